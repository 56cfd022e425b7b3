"""The words of a message: in the reader's language, and no more than a lock screen may show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from konspira.kernel.events import Event
from konspira.kernel.game import Game
from konspira.words import Words

if TYPE_CHECKING:
    from konspira.server.alerts.outbox import Item
    from konspira.server.house import House
    from konspira.server.wire.alerts import Screen

HOUR: Final = 3600.0
WAITS: Final = ("turn", "time", "agree", "reaction")  # kinds that mean: the table waits for you
TITLES: Final = {
    "turn": "shell-alert-turn",
    "time": "shell-alert-time",
    "bot": "shell-alert-bot",
    "reaction": "shell-alert-reaction",
    "began": "shell-alert-began",
    "ended": "shell-alert-ended",
    "against": "shell-alert-against",
    "invited": "shell-alert-invited",
    "chat": "shell-alert-chat",
    "take-back": "shell-alert-agree-take-back",
    "end": "shell-alert-agree-end",
    "hints": "shell-alert-agree-hints",
    "stand-in": "shell-alert-agree-stand-in",
    "pace": "shell-alert-agree-pace",
    "expired": "shell-alert-agree-expired",
    "over": "shell-alert-time-over",
}
TOLD_APART: Final = ("agree", "game", "time")  # kinds whose facts may say more: `what`
MOST_LINES: Final = 12


class Told(msgspec.Struct, frozen=True):
    """A message in words."""

    title: str
    lines: list[str]
    path: str  # its link
    tag: str  # a later one of the same tag replaces it on a device


class Writer:
    """Writes messages in one language."""

    def __init__(self, house: House, language: str, now: float) -> None:
        self._house = house
        self._words = Words(language)
        self._now = now

    async def write(self, items: Sequence[Item], screen: Screen, to_person: bool = True) -> Told:
        """Write one message for one alert or for several."""
        say = self._words.say
        if items[0].kind == "test":
            return Told(say("shell-alert-test"), [say("shell-alert-test-about")], "/alerts", "test")
        tables = list(dict.fromkeys(item.table for item in items if item.table))
        path, tag = (f"/t/{tables[0]}", tables[0]) if len(tables) == 1 else ("/tables", "digest")
        if screen == "nothing":
            return Told("Konspira", [say("shell-alert-open")], path, tag)
        waiting = [item for item in items if item.kind in WAITS]
        if screen == "waits":
            title = self._counted(items, waiting) if len(items) > 1 else self._plain(items[0])
            return Told(title, self._left(waiting), path, tag)
        told = [await self._one(item, to_person) for item in items]
        if len(told) == 1:
            return Told(told[0][0], told[0][1], path, tag)
        if len(tables) == 1 and len(waiting) == 1:  # its question, after what happened there
            title, lines = told.pop(items.index(waiting[0]))
            before = [line for other, more in told for line in more or [other]][:MOST_LINES]
            return Told(title, [*before, *lines], path, tag)
        titles = [title for title, _ in told][:MOST_LINES]
        return Told(self._counted(items, waiting), [*titles, *self._left(waiting)], path, tag)

    def _counted(self, items: Sequence[Item], waiting: Sequence[Item]) -> str:
        tables = len({item.table for item in waiting})
        if tables:
            return self._words.say("shell-alert-tables", count=tables)
        return self._words.say("shell-alert-several", count=len(items))

    def _plain(self, item: Item) -> str:
        waits = item.kind in WAITS
        return self._words.say("shell-alert-waits" if waits else "shell-alert-news")

    def _left(self, items: Sequence[Item]) -> list[str]:
        """Return the time left at the most urgent table."""
        dues = [float(item.facts["due"]) for item in items if item.facts.get("due")]
        left = min(dues) - self._now if dues else 0.0
        if left <= 0:
            return []
        if left < 1.5 * HOUR:
            return [self._words.say("shell-alert-left-minutes", count=max(1, round(left / 60)))]
        if left < 48 * HOUR:
            return [self._words.say("shell-alert-left-hours", count=round(left / HOUR))]
        return [self._words.say("shell-alert-left-days", count=round(left / (24 * HOUR)))]

    async def _one(self, item: Item, to_person: bool) -> tuple[str, list[str]]:
        """Return title and lines of one alert."""
        row, names = await self._house.alerts.outbox.names_at(item.table or "")
        kind = None if row is None else self._house.games.get(row.game)
        game = self._words.game(kind) if kind is not None else "Konspira"
        facts: Mapping[str, Any] = item.facts
        name = _name(names, facts.get("by"))
        what = facts.get("what", item.kind) if item.kind in TOLD_APART else item.kind
        if item.kind == "turn" and not to_person:
            title = self._words.say("shell-alert-turn-of", game=game, name=name)
        else:
            title = self._words.say(TITLES[what], game=game, name=name)
        lines = [] if kind is None else self._happened(kind, facts, names)
        if item.kind == "turn" and kind is not None and facts.get("activity"):
            asked = name if not to_person else _name(names, facts.get("seat"))
            lines.append(self._words.activity(kind, facts["activity"], asked or None))
        if kind is not None and facts.get("chapter"):
            lines.append(self._words.chapter(kind, facts["chapter"]))
        if what == "ended" and facts.get("winners"):
            winners = ", ".join(_name(names, seat) for seat in facts["winners"])
            lines.append(self._words.say("shell-alert-winners", names=winners))
        return title, [line for line in lines if line] + self._left([item])

    def _happened(
        self, game: type[Game], facts: Mapping[str, Any], names: Sequence[str]
    ) -> list[str]:
        """Return what somebody did to the reader, as the log of the table tells it."""
        told = facts.get("told", ())
        return [self._words.event(game, Event(kind, about), names) for kind, about in told]


def _name(names: Sequence[str], seat: Any) -> str:
    return names[seat] if isinstance(seat, int) and seat < len(names) else ""
