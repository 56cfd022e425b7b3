"""What a change writes beside its entries: the row of its table, a snapshot now and then."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete

from konspira.server.store import schema
from konspira.server.store.entries import Entry, Values
from konspira.server.store.rows import Row
from konspira.server.tables import ahead, clocks, delay, play, timing, visibility
from konspira.server.tables.frames import result
from konspira.server.tables.play import Play
from konspira.server.tables.series import goes_on

if TYPE_CHECKING:
    from konspira.server.tables.table import Change, Table

SNAPSHOT_EVERY = 50  # choices

_json = msgspec.json.Encoder().encode


def row_after(
    table: Table,
    before: Play,
    after: Play,
    now: float,
    entries: Sequence[Entry],
    began: float | None,
) -> Row:
    """Return what the log leads to for lists and clocks; the same row if nothing is seen."""
    row = table.row
    if after.pace is not None and after.pace != before.pace:
        row = msgspec.structs.replace(row, pace=after.pace, control=None)
    seen = visibility.is_seen(before, after)
    running = timing.clocks_after(table, after, now, entries)
    stirred = now if seen else row.stirred or row.changed
    due = timing.due_after(table, after, running, stirred, now, before, began)
    asked = ahead.unanswered(table, after, visibility.asked_seats(after))
    waiting = visibility.public_waiting(after)
    chapter = visibility.chapter(after)
    held = delay.held_after(table, before, after, entries)
    if held is not None and held == row.held:  # spectators see nothing of it
        if (asked, due, running, stirred) == (row.asked, row.due, table.clocks, row.stirred):
            return row
        return msgspec.structs.replace(
            row, asked=asked, clock=clocks.save(running), due=due, stirred=stirred
        )
    changed = now if seen or row.held is not None else row.changed
    if held != row.held:
        row = msgspec.structs.replace(row, held=held, stirred=None)
    if after.over and not before.over:
        found = result(after)
        assert found is not None
        following, sealed = goes_on(after.state) if after.state.over else (False, False)
        row = msgspec.structs.replace(
            row,
            status="finished",
            finished=now,
            ended=found.ended,
            result=found,
            goes_on=following,
            sealed=sealed,
            address=None,
        )
    elif (asked, waiting, due, running) == (row.asked, row.waiting, row.due, table.clocks):
        if (changed, chapter) == (row.changed, row.chapter):
            return row
        return msgspec.structs.replace(row, changed=changed, chapter=chapter)
    return msgspec.structs.replace(
        row,
        asked=asked,
        waiting=waiting,
        clock=clocks.save(running),
        due=due,
        changed=changed,
        chapter=chapter,
    )


def snapshot(table: Table, change: Change) -> None:
    """A snapshot now and then; those that a rewind goes behind are dropped."""
    state, taken = change.after.state, table.snapshots
    made = len(state.history)
    change.snapshots = taken
    for entry in change.entries:
        if entry.kind == play.REWIND:
            at = schema.snapshots.c
            behind = delete(schema.snapshots).where(at.table_id == table.id, at.made > made)
            change.batch.more = [(behind, {})]
            change.snapshots = [place for place in taken if place <= made]
            return
    last = taken[-1] if taken else -1
    if made < max(last, 0) + SNAPSHOT_EVERY or state is not change.after.settled:
        return
    since = bisect_right(state.log, last, key=lambda told: told.ply)
    new = play.take_snapshot(state, since)
    change.batch.snapshots = [(table.id, new.made, new.position, new.told, new.learned)]
    change.snapshots = [*taken, made]


def row_values(row: Row) -> Values:
    """Return what follows from the log, as it is written down (see journal.ROW)."""
    clock = None if row.clock is None else _json(row.clock).decode()
    result = None if row.result is None else _json(row.result).decode()
    asked, waiting = _json(row.asked).decode(), _json(row.waiting).decode()
    how = (row.status, row.finished, row.ended, row.goes_on, row.sealed)
    more = (row.held, row.stirred, row.address, row.chapter)
    return (*how, asked, waiting, clock, row.due, row.changed, result, *more, row.id)
