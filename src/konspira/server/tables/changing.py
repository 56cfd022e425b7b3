"""Changing a table that has not started: written down at once, or looked at again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, update

from konspira.server.errors import Refusal
from konspira.server.people.guests import Person
from konspira.server.store import schema
from konspira.server.store.entries import Batch, Statement
from konspira.server.store.journal import Conflict
from konspira.server.store.rows import Row, Seat
from konspira.server.tables import behind, clocks
from konspira.server.tables.notes import note
from konspira.server.tables.play import Play
from konspira.server.tables.table import Table, line_row
from konspira.server.wire.live import Line

# -- what may be changed, and by whom --------------------------------------------------------------


def check_open(table: Table) -> None:
    if table.row.status != "open":
        raise Refusal("table-started", "this game has started; sit down at another table")


def check_host(table: Table, person: Person) -> None:
    check_open(table)
    if table.row.host != person.id:
        raise Refusal("not-the-host", "only the host can do this; ask the host", status=403)


def check_seat(seats: list[Seat], place: int) -> None:
    if not 0 <= place < len(seats):
        raise Refusal(
            "no-such-seat",
            f"there is no seat {place}; seats are the numbers 0 to {len(seats) - 1}",
            status=400,
            value=str(place),
            last=len(seats) - 1,
        )


def taken(place: int) -> Refusal:
    return Refusal("seat-taken", f"seat {place} is taken; choose another seat", value=str(place))


# -- writing it down -------------------------------------------------------------------------------


class Note(msgspec.Struct, frozen=True):
    """A line of the chat about one who sits down, moves or leaves."""

    kind: str
    seat: int | None
    name: str
    person: str | None  # None: a bot


def by_person(person: Person, kind: str, seat: int | None) -> Note:
    return Note(kind, seat, person.name, person.id)


class Change(msgspec.Struct):
    """What changes at a table that has not started yet.

    Nothing is changed unless the seats named here are as we know them.
    """

    row: dict[str, Any] = {}
    seats: list[Seat] = []
    notes: list[Note] = []
    remove: bool = False
    play: Play | None = None
    told: list[Statement] = []  # for the outbox of alerts


async def act(table: Table, change: Callable[[], Change]) -> None:
    """Write a change down, then let everybody know; if somebody was quicker, look again."""
    async with table.lock:
        await table.catch_up()
        while True:
            made = change()
            lines = _lines(table, made)
            try:
                await table.write(_batch(table, made, lines))
            except Conflict:
                continue
            break
        table.row = msgspec.structs.replace(table.row, **made.row)
        table.clocks = clocks.load(table.row.clock)
        for seat in made.seats:
            table.seats[seat.seat] = seat
        table.add_lines(lines)
        if "options" in made.row:
            table.game = table.house.game(table.row.game, len(table.seats), table.row.options)
        if made.play is not None:
            table.play = made.play
            table.shown = None if table.row.held is None else made.play
            table.behind = behind.begun(table, made.play)
        if made.remove:
            table.gone = True
            table.house.tables.forget(table.id)
        table.spread()


# A table is changed only as long as it is open, and a seat only if it is as we know it.
_THIS = (schema.tables.c.id == bindparam("this")) & (schema.tables.c.status == "open")
_REMOVE = delete(schema.tables).where(_THIS)
_CHANGE = update(schema.tables).where(_THIS)
_CHANGE = _CHANGE.values({name: bindparam(name) for name in Row.__struct_fields__ if name != "id"})
_PLACE = (
    (schema.seats.c.table_id == bindparam("this"))
    & (schema.seats.c.seat == bindparam("place"))
    & schema.seats.c.person.is_not_distinct_from(bindparam("old_person"))
    & schema.seats.c.bot.is_not_distinct_from(bindparam("old_bot"))
    & schema.seats.c.salt.is_not_distinct_from(bindparam("old_salt"))
    & (schema.seats.c.came == bindparam("old_came"))
    & (schema.seats.c.agrees == bindparam("old_agrees"))
)
_SIT = update(schema.seats).where(_PLACE)
_SIT = _SIT.values(
    {name: bindparam(name) for name in ("person", "name", "bot", "came", "salt", "agrees")}
)


def _lines(table: Table, made: Change) -> list[Line]:
    return [
        note(table, one.kind, one.seat, after, name=one.name)
        for after, one in enumerate(made.notes)
    ]


def _batch(table: Table, made: Change, lines: list[Line]) -> Batch:
    if made.remove:
        return Batch(must=[(_REMOVE, {"this": table.id})])
    row = msgspec.structs.asdict(msgspec.structs.replace(table.row, **made.row))
    must: list[Statement] = [(_CHANGE, {"this": row.pop("id"), **row})]
    for seat in made.seats:
        old = table.seats[seat.seat]
        values = msgspec.structs.asdict(seat)
        which = {"this": table.id, "place": values.pop("seat")}
        who = {"old_person": old.person, "old_bot": old.bot}
        how = {"old_salt": old.salt, "old_came": old.came, "old_agrees": old.agrees}
        must.append((_SIT, {**which, **who, **how, **values}))
    told = zip(lines, made.notes, strict=True)
    spoken = [line_row(table.id, line, one.person) for line, one in told]
    return Batch(must=must, lines=spoken, more=made.told)
