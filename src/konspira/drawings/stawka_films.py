"""What the table of Stawka says of a film: the briefing, the radio, the Black Audi."""

from __future__ import annotations

from collections.abc import Sequence

from konspira.games.stawka.sight.shapes import View
from konspira.games.stawka.sight.view_films import AudiView, RadioView
from konspira.kernel.game import Game
from konspira.words import Words

PLAIN = ("vp", "secrets", "exposure")  # ways to win that every scenario shows in its own row
FILMS = ("room_217", "dispatch", "barracks")  # ways to win that only films have


class Film:
    """One view of a film, in words."""

    def __init__(self, view: View, game: Game, names: Sequence[str], words: Words) -> None:
        self.view = view
        self.game = game
        self.names = names
        self.words = words

    def say(self, message: str, **facts: object) -> str:
        """A word of this table."""
        return self.words.say(f"shell-stawka-{message}", **facts)

    def term(self, subject: str, id: str) -> str:
        """The name of a thing in the game."""
        return self.words.term(self.game, subject, id)

    def is_one(self) -> bool:
        """Is it one of the films, or a scenario built of their rules?"""
        return any(row.victory in FILMS for row in self.view.standing)

    def standing(self) -> str:
        """Return how far each side is with each way to win."""
        sides = []
        for seat, name in enumerate(self.names):
            rows = [row for row in self.view.standing if row.seat == seat]
            found = [f"{self.term('standing', row.victory)} {row.have}/{row.need}" for row in rows]
            sides += [f"{name}: {', '.join(found)}"] if found else []
        return "; ".join(sides)

    def ways(self) -> list[tuple[str, list[str]]]:
        """For the end: the ways to win that are no points, secrets or evidence, by side."""
        found: dict[str, list[str]] = {}
        for row in self.view.standing:
            if row.victory not in PLAIN:
                found.setdefault(row.victory, ["", ""])[row.seat] = f"{row.have}/{row.need}"
        return [(upper(self.term("standing", way)), cells) for way, cells in found.items()]

    def lines(self) -> list[str]:
        """Return what it is about, until the first stage is under way; the radio or the car."""
        view = self.view
        early = view.stage <= 1 and view.phase in ("setup", "planning")
        known = view.scenario in self.game.vocabulary["briefing"]
        found = [self.term("briefing", view.scenario)] if early and known else []
        if view.radio is not None:
            found += self.radio(view.radio)
        if view.audi is not None:
            found += self.audi(view.audi)
        return found

    def radio(self, radio: RadioView) -> list[str]:
        """Return where it is, or may be; since when it sends."""
        found: list[str] = []
        if radio.place is not None:
            word = self.say("radio-public") if radio.public else self.say("radio-yours")
            found.append(f"{word}: {self.term('location', radio.place)}")
        if not radio.public:
            places = ", ".join(self.term("location", place) for place in radio.possible)
            found.append(f"{self.say('radio-possible')}: {places}")
        if radio.sending_since is not None:
            found.append(self.say("radio-sending", stage=radio.sending_since))
        return found

    def audi(self, audi: AudiView) -> list[str]:
        """Return where it stands, what it is worth, how its passenger holds out."""
        parts = [
            f"{self.term('agent', 'black_audi')}: {self.term('field', audi.field)}",
            self.say("audi-loaded") if audi.loaded else self.say("audi-empty"),
            self.say("audi-values", defence=audi.defence, vigilance=audi.vigilance),
            self.say("spent", spent=audi.ap_spent, limit=audi.ap_limit),
        ]
        found = [", ".join(parts)]
        if not audi.broken:
            changes = [(str(row[1]), int(row[2])) for row in audi.modifiers]
            listed = f" ({self.counts(changes)})" if changes else ""
            found.append(self.say("pulkowski", need=audi.breaks_at) + listed)
        for who, more in audi.bonuses.items():
            found.append(f"{self.term('agent', who)}, {self.counts([('audi_bonus', more)])}")
        counts = [(name, more) for name, more in audi.counters.items() if more]
        return [*found, self.counts(counts)] if counts else found

    def counts(self, rows: Sequence[tuple[str, int]]) -> str:
        """Counters with what they add."""
        return ", ".join(f"{self.term('counter', name)} {more:+}" for name, more in rows)


def upper(text: str) -> str:
    """The same at the beginning of a line."""
    return text[:1].upper() + text[1:]
