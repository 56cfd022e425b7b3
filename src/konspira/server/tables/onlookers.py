"""Those who only watch: what they read of the players' chat, and their own.

The players' words are not for onlookers while the game runs, unless the host wants it so; facts
about the table are. What onlookers say to each other could be a tip, so the players read it when
the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from konspira.server.errors import Refusal
from konspira.server.people.guests import Person, nobody
from konspira.server.store import rows, schema
from konspira.server.store.entries import Batch
from konspira.server.store.journal import Conflict
from konspira.server.store.rows import LINES_AT_ONCE
from konspira.server.tables import behind
from konspira.server.wire.live import Aside, Line

if TYPE_CHECKING:
    from konspira.server.tables.table import Table

Heard: TypeAlias = tuple[list[Line], float | None]  # lines, and when there are more

STARTED = "started"  # the line that says so
_NEW = insert(schema.asides)


def check_watched(table: Table, seat: int | None) -> None:
    """Refused where this viewer may not watch."""
    if not table.may_watch(seat):
        raise Refusal("not-watched", "this table is played without spectators", status=403)


def check_veil(table: Table, person: Person | None) -> None:
    """Refused to strangers as long as they may not know how the part before has ended."""
    row, now = table.row, table.house.now()
    if not behind.is_veiled(row, now) or row.veiled is None:
        return
    me = None if person is None else person.id
    if me is None or (table.seat_of(me) is None and row.host != me):
        raise behind.not_yet(row, row.veiled - now)


def shows(table: Table, seat: int | None) -> bool:
    """Is there a game that this viewer may see by now?"""
    late = table.late(seat)
    return table.play is not None and (late is None or late.play is not None)


def time_of(table: Table, seat: int | None) -> float:
    """The time that this viewer sees."""
    late = table.late(seat)
    return table.house.now() - (0.0 if late is None else late.delay)


def hears_all(table: Table, seat: int | None) -> bool:
    """Does this viewer read every line of the players' chat?"""
    if seat is not None or table.row.status == "open":
        return True
    return table.late(seat) is None and (table.row.overheard or table.row.status == "finished")


def hears_asides(table: Table, seat: int | None) -> bool:
    """Does this viewer read the onlookers' chat? The players do when the game is over."""
    if table.row.status == "open":
        return False
    return table.may_watch(seat) if seat is None else table.row.status == "finished"


def heard_in_memory(table: Table, since: int) -> Heard | None:
    """Return what onlookers read of the players' chat, if all of it is in memory."""
    if len(table.tail) < table.lines:
        return None
    start = next((line.number for line in table.tail if line.kind == STARTED), 0)
    every = table.row.overheard
    heard = [one for one in table.tail if every or one.kind != "said" or one.number < start]
    return _told(table, heard[since:], since, start)


async def heard_lines(table: Table, since: int) -> Heard:
    """Return what onlookers read of the players' chat, from a line on."""
    at = schema.lines.c
    began = select(func.min(at.number)).where(at.table_id == table.id, at.kind == STARTED)
    query = select(schema.lines).where(at.table_id == table.id).order_by(at.number)

    async def read(connection: AsyncConnection) -> tuple[int, list[Line]]:
        start = int(await connection.scalar(began) or 0)
        heard = query if table.row.overheard else query.where(_open(start))
        found = await connection.execute(heard.offset(since).limit(LINES_AT_ONCE))
        return start, [
            Line(row.number, row.kind, row.seat, row.name, row.text, row.at) for row in found
        ]

    start, lines = await table.house.reader.read(read)
    return _told(table, lines, since, start)


def _open(start: int) -> ColumnElement[bool]:
    return (schema.lines.c.kind != "said") | (schema.lines.c.number < start)


def _told(table: Table, lines: Sequence[Line], since: int, start: int) -> Heard:
    """Return those that are old enough. Onlookers count what they read: it tells nothing else.

    What was said before the start was open to everybody at that time.
    """
    late, latest = table.late(None), time_of(table, None)
    told: list[Line] = []
    for number, line in enumerate(lines, since):
        if late is not None and line.number > start and line.at > latest:
            return told, line.at + late.delay
        told.append(msgspec.structs.replace(line, number=number))
    return told, None


async def read_asides(table: Table, seat: int | None, since: int) -> Sequence[Aside]:
    """The onlookers' chat, from a line on."""
    check_watched(table, seat)
    if not hears_asides(table, seat):
        raise Refusal(
            "asides-later",
            "the players read the onlookers' chat when the game is over; play it to its end",
            status=403,
        )
    return await table.house.reader.read(
        lambda connection: rows.asides_of(connection, table.id, since)
    )


async def say_aside(table: Table, person: Person, text: str) -> Aside:
    """A line of an onlooker, for the onlookers."""
    check_watched(table, None)
    if table.row.status == "open":
        raise Refusal("table-not-started", "nobody has started this table; wait for the host")
    text = " ".join(text.split())
    if not text:
        raise Refusal("empty-line", "there is nothing in this line; write something", status=400)
    async with table.lock:
        while True:
            line = Aside(table.asides, person.name, text, table.house.now())
            values = {"table_id": table.id, "number": line.number, "person": person.id}
            values |= {"name": line.name, "text": line.text, "at": line.at}
            try:
                await table.write(Batch(must=[(_NEW, values)]))
            except Conflict:
                if table.asides == line.number:  # nobody was quicker: the person was deleted
                    raise nobody() from None
                continue
            table.asides += 1
            table.wake()
            table.house.changes.tell(table.id)
            return line
