"""Deeds of one seat against another, as everybody at the table has learned of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from konspira.kernel.events import EVERYONE, Event
from konspira.server.tables.play import Play

DOER: Final = "seat"  # the fact that names the seat that acts
PLAIN: Final = ("seat", "seats", "count", "flag")  # roles that any lock screen may show
MOST_SHOWN: Final = 3


class Deed(msgspec.Struct, frozen=True):
    """What one seat did to another in one change: who, and events that hold no cards."""

    by: int
    told: list[tuple[str, dict[str, Any]]]

    def facts(self) -> dict[str, Any]:
        """Return the facts of an alert."""
        return {"by": self.by, "told": self.told}


def against(before: Play, after: Play) -> dict[int, Deed]:
    """Return, by seat, what others did to it in public; nothing while choices are undone."""
    if after.versions != before.versions:
        return {}
    found: dict[int, Deed] = {}
    roles: dict[str, str] = {}
    for told in after.state.told_since(before.state.told):
        doer = told.event.facts.get(DOER)
        if told.audience != EVERYONE or not isinstance(doer, int) or len(told.event.facts) < 2:
            continue
        roles = roles or after.game.roles()
        for seat in _aims(told.event, roles) - {doer}:
            deed = found.setdefault(seat, Deed(doer, []))
            if _is_plain(told.event, roles) and len(deed.told) < MOST_SHOWN:
                deed.told.append((told.event.kind, told.event.facts))
    return found


def _aims(event: Event, roles: Mapping[str, str]) -> set[int]:
    """Return the seats that an event names beside the one that acts."""
    named = [name for name in event.facts if name != DOER and roles.get(name) == "seat"]
    return {seat for name in named if isinstance(seat := event.facts[name], int)}


def _is_plain(event: Event, roles: Mapping[str, str]) -> bool:
    """Does an event hold names and numbers only? Cards and identities stay at the table."""
    return all(roles.get(name) in PLAIN for name in event.facts)
