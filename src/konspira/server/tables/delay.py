"""What spectators learn later: time must not tell them what a person can do in a window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from konspira.server.store.entries import Entry
from konspira.server.tables import play as plays
from konspira.server.tables import visibility
from konspira.server.tables.play import Play

if TYPE_CHECKING:
    from konspira.server.tables.table import Table


def held_after(table: Table, before: Play, after: Play, entries: Sequence[Entry]) -> int | None:
    """Return how much of the log spectators know after these entries; None: all of it."""
    if after.windows != "alone" or table.row.spectators != "public" or after.over:
        return None
    if all(seat.bot is not None or after.is_away(seat.seat) for seat in table.seats):
        return None  # bots alone: their windows last as long whatever they could do
    if table.row.held is not None and not _tells(table, before, after, entries):
        return table.row.held
    waits = any(question.window for question in after.questions())
    return table.plies + len(entries) if waits else None


def _tells(table: Table, before: Play, after: Play, entries: Sequence[Entry]) -> bool:
    """Is this what a person does for everybody to see, and no answer in a window?"""
    entry = entries[0]
    if entry.kind != plays.CHOICE:
        return entry.kind == plays.RETURN or (
            entry.kind not in (plays.HOLD, plays.HINT) and visibility.is_seen(before, after)
        )
    question = before.question(entry.seat)
    own = table.bot_in(entry.seat) is None and question is not None and not question.window
    return own and visibility.is_seen(before, after)
