"""What a person wants to be told, where and when: plain data, and the arithmetic of quiet hours."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import cache
from typing import Annotated, Any, Final, Literal, TypeAlias
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from msgspec import Meta

from konspira.kernel.errors import did_you_mean
from konspira.server.errors import Refusal

Kind: TypeAlias = Literal["turn", "time", "bot", "agree", "reaction", "game", "invited", "chat"]
Channel: TypeAlias = Literal["tab", "push", "mail", "hook"]
Screen: TypeAlias = Literal["question", "waits", "nothing"]  # what a lock screen may show

KINDS: Final[tuple[Kind, ...]] = (
    *("turn", "time", "bot", "agree", "reaction"),
    *("game", "invited", "chat"),
)
ALWAYS: Final = ("turn", "time", "bot")  # the open tab always tells of these
URGENT: Final = ("time",)  # waits for no digest
NEVER: Final = {"chat": ("mail", "hook")}  # not offered: chat stays at its table
DEFAULTS: Final[dict[Kind, tuple[Channel, ...]]] = {
    "turn": ("tab", "push", "mail", "hook"),
    "time": ("tab", "push", "mail"),
    "bot": ("tab", "push", "mail"),
    "agree": ("tab", "push"),
    "reaction": ("tab", "push"),
    "game": ("tab", "mail", "hook"),
    "invited": ("tab", "push"),
    "chat": ("tab",),
}
SLOW: Final = ("daily", "relaxed")  # paces with a day or more for a choice
MINUTE: Final = 60.0

Clock = Annotated[str, Meta(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")]


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of one person. The defaults hold from the first wish to be told."""

    cells: dict[Kind, list[Channel]] = msgspec.field(
        default_factory=lambda: {kind: list(on) for kind, on in DEFAULTS.items()}
    )
    slow_only: bool = True
    looking: bool = True  # say nothing about a table that the person looks at
    delay: Literal[0, 30, 120] = 30  # seconds in which moving cancels the message
    quiet: bool = True
    quiet_from: Clock = "22:30"
    quiet_to: Clock = "07:30"
    zone: Annotated[str, Meta(min_length=1, max_length=64)] = "UTC"
    urgent: bool = True  # even then, when the time would run out before the end of quiet hours
    spaced: bool = True
    every: Literal[10, 30, 60, 180] = 30  # minutes between two messages of a channel
    mail_every: Literal[60, 180, 360, 720, 1440] = 360
    screen: Screen = "question"

    def wants(self, kind: str, channel: str) -> bool:
        """Is this to be told over this channel?"""
        on = next((cell for name, cell in self.cells.items() if name == kind), [])
        return channel in on and channel not in NEVER.get(kind, ())

    def seconds_between(self, channel: str) -> float:
        """How long after one message the next may follow."""
        if channel == "mail":
            return self.mail_every * MINUTE
        return self.every * MINUTE if self.spaced else 0.0


def read(data: Any) -> Rules:
    """Rules as they were saved; what an earlier version did not know has its default."""
    return msgspec.convert(data, Rules)


def checked(rules: Rules) -> Rules:
    """The same rules; refused where a time zone does not exist or nothing is left of the day."""
    if rules.zone not in zones():
        remedy = did_you_mean(rules.zone, sorted(zones()))
        raise Refusal(
            "unknown-zone",
            f'there is no time zone "{rules.zone}"; {remedy}',
            400,
            value=rules.zone,
            remedy=remedy,
        )
    if rules.quiet and rules.quiet_from == rules.quiet_to:
        raise Refusal(
            "quiet-all-day",
            f"quiet hours from {rules.quiet_from} to {rules.quiet_to} never end; change one",
            400,
            value=rules.quiet_from,
        )
    return rules


@cache
def zones() -> frozenset[str]:
    """The names of all time zones."""
    return frozenset(available_timezones())


def quiet_until(rules: Rules, now: float) -> float | None:
    """When the quiet hours end that hold now; None: it is not quiet."""
    if not rules.quiet:
        return None
    zone = ZoneInfo(rules.zone)
    here = datetime.fromtimestamp(now, zone)
    minute, begin, end = (
        here.hour * 60 + here.minute,
        _minutes(rules.quiet_from),
        _minutes(rules.quiet_to),
    )
    inside = begin <= minute < end if begin < end else minute >= begin or minute < end
    if not inside:
        return None
    found = here.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0, fold=0)
    if found <= here:  # tomorrow by the wall clock, also where summer time begins or ends
        found = (found.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=zone)
    return max(found.timestamp(), now + 1)  # a clock set back may show a time twice


def _minutes(clock: str) -> int:
    return int(clock[:2]) * 60 + int(clock[3:])
