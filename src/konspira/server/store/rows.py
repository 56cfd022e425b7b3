"""Reading tables from the database: rows as typed structs, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from konspira.server.errors import Refusal
from konspira.server.store import schema
from konspira.server.store.entries import Entry, Plan, Snapshot
from konspira.server.wire.common import Ended, Pace, Spectators, Status, TimeOut, Value, Visibility
from konspira.server.wire.live import Aside, Line

LINES_AT_ONCE = 500


class Row(msgspec.Struct, frozen=True, gc=False):
    """A table, as the database knows it."""

    id: str
    game: str
    rules: int
    pack: str
    options: dict[str, Value]
    host: str | None
    visibility: Visibility
    spectators: Spectators
    pace: Pace
    status: Status
    secret: bytes
    created: float
    changed: float
    started: float | None = None
    finished: float | None = None
    ended: Ended | None = None
    rematch: str | None = None
    asked: list[int] = []
    waiting: list[int] = []
    clock: Any = None
    due: float | None = None
    result: Any = None
    series: Any = None
    goes_on: bool = False
    sequel: str | None = None
    sealed: bool = False
    hints: bool = False
    held: int | None = None
    stirred: float | None = None
    address: str | None = None
    chapter: int | None = None
    control: Any = None
    time_out: TimeOut = "bot"
    delay: int = 0
    overheard: bool = False
    veiled: float | None = None


class Seat(msgspec.Struct, frozen=True):
    """A seat, as the database knows it."""

    seat: int
    person: str | None
    name: str
    bot: str | None
    came: bool
    salt: bytes | None
    agrees: bool = False


async def row_of(connection: AsyncConnection, table: str) -> Row:
    query = select(schema.tables).where(schema.tables.c.id == table)
    found = (await connection.execute(query)).mappings().one_or_none()
    if found is None:
        raise no_table(table)
    return Row(**found)


async def seats_of(connection: AsyncConnection, table: str) -> list[Seat]:
    rows = schema.seats
    query = select(rows).where(rows.c.table_id == table).order_by(rows.c.seat)
    return [
        Seat(row.seat, row.person, row.name, row.bot, row.came, row.salt, row.agrees)
        for row in await connection.execute(query)
    ]


async def count_lines(connection: AsyncConnection, table: str) -> tuple[int, int]:
    """Return how many lines the chats of a table have: the players', the onlookers'."""
    counts = [
        select(func.count()).where(chat.c.table_id == table).scalar_subquery()
        for chat in (schema.lines, schema.asides)
    ]
    said, aside = (await connection.execute(select(*counts))).one()
    return said, aside


async def lines_of(connection: AsyncConnection, table: str, since: int) -> list[Line]:
    """The chat from a line on, but not more than can be sent at once."""
    rows = schema.lines
    query = (
        select(rows)
        .where(rows.c.table_id == table, rows.c.number >= since)
        .order_by(rows.c.number)
        .limit(LINES_AT_ONCE)
    )
    return [
        Line(row.number, row.kind, row.seat, row.name, row.text, row.at)
        for row in await connection.execute(query)
    ]


async def asides_of(connection: AsyncConnection, table: str, since: int) -> list[Aside]:
    """The onlookers' chat from a line on, but not more than can be sent at once."""
    rows = schema.asides
    query = (
        select(rows)
        .where(rows.c.table_id == table, rows.c.number >= since)
        .order_by(rows.c.number)
        .limit(LINES_AT_ONCE)
    )
    found = await connection.execute(query)
    return [Aside(row.number, row.name, row.text, row.at) for row in found]


async def entries_of(connection: AsyncConnection, table: str, since: int) -> list[Entry]:
    rows = schema.log
    query = (
        select(rows.c.kind, rows.c.seat, rows.c.option, rows.c.at)
        .where(rows.c.table_id == table, rows.c.ply >= since)
        .order_by(rows.c.ply)
    )
    return [
        Entry(row.kind, row.seat, row.option, row.at) for row in await connection.execute(query)
    ]


async def plans_of(connection: AsyncConnection, table: str) -> list[Plan]:
    rows = schema.plans
    query = select(rows.c.plan).where(rows.c.table_id == table).order_by(rows.c.number)
    return [msgspec.convert(plan, Plan) for plan in await connection.scalars(query)]


async def snapshots_of(connection: AsyncConnection, table: str) -> list[Snapshot]:
    rows = schema.snapshots
    query = select(rows).where(rows.c.table_id == table).order_by(rows.c.made)
    return [
        Snapshot(row.made, bytes(row.position), bytes(row.told), row.learned)
        for row in await connection.execute(query)
    ]


async def snapshot_places(connection: AsyncConnection, table: str) -> list[int]:
    rows = schema.snapshots
    query = select(rows.c.made).where(rows.c.table_id == table).order_by(rows.c.made)
    return [made for (made,) in await connection.execute(query)]


def no_table(table: str) -> Refusal:
    """There is no such table, or not any more."""
    return Refusal(
        "no-such-table",
        f'there is no table "{table}"; check the link',
        status=404,
        value=table[:64],
    )
