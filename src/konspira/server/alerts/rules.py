"""The alert rules of a person: events, channels and times, as plain data; and quiet hours."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import cache
from typing import Any, Final
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from konspira.kernel.errors import did_you_mean
from konspira.server.errors import Refusal
from konspira.server.wire.alerts import Rules

URGENT: Final = ("time",)  # kinds that wait for no digest
NEVER: Final = {  # not offered: words stay at their table, and an open tab hears only what waits
    "agree": ("tab",),
    "against": ("tab",),
    "game": ("tab",),
    "invited": ("tab",),
    "chat": ("tab", "mail", "hook"),
}
MINUTE: Final = 60.0


def wants(rules: Rules, kind: str, channel: str) -> bool:
    """Does the person want this over this channel?"""
    on = next((cell for name, cell in rules.cells.items() if name == kind), [])
    return channel in on and channel not in NEVER.get(kind, ())


def seconds_between(rules: Rules, channel: str) -> float:
    """Return the seconds between one message and the next."""
    if channel == "mail":
        return rules.mail_every * MINUTE
    return rules.every * MINUTE if rules.spaced else 0.0


USUAL: Final = Rules(  # rules that hold from the first wish; before it nothing is sent
    cells={
        "turn": ["tab", "push", "mail", "hook"],
        "time": ["tab", "push", "mail"],
        "bot": ["tab", "push", "mail"],
        "agree": ["push"],
        "reaction": ["tab", "push"],
        "against": ["push"],
        "game": ["mail", "hook"],
        "invited": ["push"],
        "chat": [],
    },
    slow_only=True,
    looking=True,
    delay=30,
    quiet=True,
    quiet_from="22:30",
    quiet_to="07:30",
    zone="UTC",
    urgent=True,
    spaced=True,
    every=30,
    mail_every=360,
    screen="question",
)


def read(data: Any) -> Rules:
    """Read saved rules; fields that an earlier version did not know get their defaults."""
    return msgspec.convert({**msgspec.to_builtins(USUAL), **data}, Rules)


def checked(rules: Rules) -> Rules:
    """Return the same rules; refuse an unknown time zone, or quiet hours that leave no time."""
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
    """Return the names of all time zones."""
    return frozenset(available_timezones())


def quiet_until(rules: Rules, now: float) -> float | None:
    """Return when the present quiet hours end; None if it is not quiet now."""
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
    if found <= here:  # tomorrow by the wall clock, also on days when the clock is changed
        found = (found.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=zone)
    return max(found.timestamp(), now + 1)  # a clock set back may show a time twice


def _minutes(clock: str) -> int:
    return int(clock[:2]) * 60 + int(clock[3:])
