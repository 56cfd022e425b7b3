"""All cards for onlookers, with a delay: only where every person who plays agrees to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from konspira.server.errors import Refusal
from konspira.server.store.rows import Row, Seat

if TYPE_CHECKING:
    from konspira.server.tables.table import Table


def check(row: Row) -> None:
    """Refused where cards may not be shown during the game."""
    if row.spectators != "open":
        return
    if row.delay == 0:
        raise Refusal(
            "open-needs-delay",
            "onlookers may see all cards only with a delay; choose 1 to 1440 minutes",
            status=400,
            value="0",
        )
    if row.series is not None:
        raise Refusal(
            "series-not-open",
            "what lies hidden in one part of a series goes on in the next; "
            "choose what everybody may see",
            status=400,
        )


def asked_again(table: Table, row: Row) -> list[Seat]:
    """Return the seats whose consent ends, because it was given to something else.

    The host, who chooses it, agrees.
    """
    old = table.row
    same = (old.spectators, old.delay, old.options) == (row.spectators, row.delay, row.options)
    if same or (row.spectators != "open" and old.spectators != "open"):
        return []
    return [
        msgspec.structs.replace(
            seat, agrees=row.spectators == "open" and seat.person == row.host and seat.came
        )
        for seat in table.seats
        if seat.person is not None
    ]


def check_agreed(table: Table) -> None:
    """Refused as long as somebody who plays has not agreed."""
    if table.row.spectators != "open":
        return
    missing = [seat.name for seat in table.seats if seat.person is not None and not seat.agrees]
    if missing:
        raise Refusal(
            "not-all-agree",
            f"{missing[0]} has not agreed that onlookers see all cards; wait for it, "
            "or choose something else for onlookers",
            value=missing[0],
        )
