"""Tables that follow another: once more, and the next part of a series.

A table that is over remembers who follows it. It is made once, then everybody is led to it.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from sqlalchemy import update

from konspira.server.errors import Refusal
from konspira.server.people.guests import Person
from konspira.server.store import schema
from konspira.server.store.entries import Batch
from konspira.server.store.journal import Conflict
from konspira.server.store.rows import Row, Seat
from konspira.server.tables import behind, causes
from konspira.server.tables.frames import result
from konspira.server.tables.notes import note
from konspira.server.tables.seating import SECRET_BYTES, made, new_id
from konspira.server.tables.series import read_series, series_of
from konspira.server.tables.table import Table, line_row
from konspira.server.wire.common import Value
from konspira.server.wire.tables import PastPart

Way = Literal["rematch", "sequel"]  # also the column that remembers it


async def rematch(table: Table, person: Person, address: str = "") -> Table:
    """The next table: the same people and bots, all one seat on."""
    return await _follow(table, person, "rematch", address)


async def go_on(table: Table, person: Person, address: str = "") -> Table:
    """The table of the next part: the same people and bots on the same sides."""
    return await _follow(table, person, "sequel", address)


async def _follow(table: Table, person: Person, way: Way, address: str) -> Table:
    house = table.house
    async with table.lock:
        await table.catch_up()
        if not table.is_over(table.seat_of(person.id)):
            raise Refusal("table-running", "this game is not over yet; play it to its end")
        if way == "sequel" and not table.row.goes_on:
            raise Refusal("no-next-part", "nothing follows this game; ask for a rematch")
        known: str | None = getattr(table.row, way)
        if known is not None:
            try:
                return await house.tables.get(known)
            except Refusal:
                pass  # all have left that one again
        if table.seat_of(person.id) is None and table.row.host != person.id:
            raise Refusal("not-seated", "only who has played can ask for more", status=403)
        async with house.quotas.one_more(person, address):
            await _make(table, person, way, address)
        return await house.tables.get(str(getattr(table.row, way)))


async def _make(table: Table, person: Person, way: Way, address: str) -> None:
    old, now = table.row, table.house.now()
    options, series = _next_part(table) if way == "sequel" else (old.options, None)
    game = table.house.game(old.game, len(table.seats), options)
    new = Row(
        id=new_id(),
        game=old.game,
        rules=game.version,
        pack=game.pack.hash,
        options=game.options,
        series=series or series_of(game),
        host=person.id,
        visibility=old.visibility,
        spectators=old.spectators,
        delay=old.delay,
        overheard=old.overheard,
        veiled=None if not behind.seconds(old) else (old.finished or now) + behind.seconds(old),
        pace=old.pace,
        control=old.control,
        time_out=old.time_out,
        hints=old.hints,
        status="open",
        secret=secrets.token_bytes(SECRET_BYTES),
        created=now,
        changed=now,
        address=address,
    )
    seats = _seated(table.seats, person, 1 if way == "rematch" else 0)
    column = schema.tables.c[way]
    known = getattr(old, way)
    same = column.is_(None) if known is None else column == known
    mine = update(schema.tables).where(schema.tables.c.id == old.id, same).values({way: new.id})
    line = note(table, way, table.seat_of(person.id), name=person.name)
    batch = Batch(
        must=[(mine, {})],
        more=[*made(new, seats), *causes.of_invitation(new, seats, person.id, now)],
        lines=[line_row(table.id, line, person.id)],
    )
    try:
        await table.write(batch)
    except Conflict:
        return  # somebody else asked at the same moment: that is the table
    values: dict[str, Any] = {way: new.id}
    table.row = msgspec.structs.replace(table.row, **values)
    table.add_lines([line])
    table.spread()


def _next_part(table: Table) -> tuple[Mapping[str, Value], Any]:
    """Return how the next part is played, and where it stands in the series."""
    assert table.play is not None
    options = table.game.sequel(table.play.state)
    ended, series = result(table.play), read_series(table.row.series)
    assert options is not None and ended is not None
    past = [] if series is None else series.past
    game = table.house.game(table.row.game, len(table.seats), options)
    return options, series_of(game, [*past, PastPart(table.id, ended.winners)])


def _seated(seats: list[Seat], person: Person, turn: int) -> list[Seat]:
    """Shift everyone by `seats` places. People join when they open the page."""
    count = len(seats)
    turned: list[Seat] = []
    for place in range(count):
        old = seats[(place + turn) % count]
        came = old.bot is not None or old.person == person.id
        turned.append(Seat(place, old.person, old.name, old.bot, came, None))
    return turned
