"""What a person wants to be told, where and when: plain data, and the arithmetic of quiet hours."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import cache
from typing import Any, Final
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from konspira.kernel.errors import did_you_mean
from konspira.server.errors import Refusal
from konspira.server.wire import Rules

URGENT: Final = ("time",)  # waits for no digest
NEVER: Final = {"chat": ("mail", "hook")}  # not offered: chat stays at its table
MINUTE: Final = 60.0


def wants(rules: Rules, kind: str, channel: str) -> bool:
    """Is this to be told over this channel?"""
    on = next((cell for name, cell in rules.cells.items() if name == kind), [])
    return channel in on and channel not in NEVER.get(kind, ())


def seconds_between(rules: Rules, channel: str) -> float:
    """How long after one message the next may follow."""
    if channel == "mail":
        return rules.mail_every * MINUTE
    return rules.every * MINUTE if rules.spaced else 0.0


USUAL: Final = Rules(  # hold from the first wish to be told; nothing is told before
    cells={
        "turn": ["tab", "push", "mail", "hook"],
        "time": ["tab", "push", "mail"],
        "bot": ["tab", "push", "mail"],
        "agree": ["tab", "push"],
        "reaction": ["tab", "push"],
        "game": ["tab", "mail", "hook"],
        "invited": ["tab", "push"],
        "chat": ["tab"],
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
    """Rules as they were saved; what an earlier version did not know has its default."""
    return msgspec.convert({**msgspec.to_builtins(USUAL), **data}, Rules)


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
