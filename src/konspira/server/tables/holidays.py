"""Holidays: for some days a year, the clocks of a person's slow games stand.

A holiday is written down once for its person, then as an entry in the log of each running slow
game. If the server is stopped between the two, the driver writes the entry when the clock runs out.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from math import ceil
from secrets import token_hex
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from konspira.kernel.errors import KonspiraError
from konspira.server.errors import Refusal
from konspira.server.people.guests import Person
from konspira.server.store.entries import Entry
from konspira.server.store.journal import Conflict
from konspira.server.store.schema import holidays, people, seats, tables
from konspira.server.tables.clocks import DAY, HOUR, SLOW
from konspira.server.tables.notes import note
from konspira.server.tables.play import HOLIDAY
from konspira.server.tables.timing import LONGEST_LAG
from konspira.server.wire.people import HolidayInfo

if TYPE_CHECKING:
    from konspira.server.house import House
    from konspira.server.tables.table import Table

YEAR = 365 * DAY


async def read(house: House, person: Person) -> HolidayInfo:
    """Return the holiday of a person, and what is left of the year."""
    async with house.reader.connect() as connection:
        found = await _of_person(connection, person.id)
        games = len(await _games(connection, person.id))
    now = house.now()
    until = next((row.until for row in found if row.until > now), None)
    return HolidayInfo(until, _left(house, found), house.settings.holiday_days, games)


async def begin(house: House, person: Person, days: int) -> None:
    """Go on holiday; refused if one has begun, or if too few days are left."""
    now = house.now()
    until = ceil((now + days * DAY) / HOUR) * HOUR
    await house.journal.fold()
    async with house.database.begin() as connection:
        # Of two requests at once the second one waits here, and sees the holiday of the first.
        await connection.execute(
            update(people).where(people.c.id == person.id).values(epoch=people.c.epoch)
        )
        found = await _of_person(connection, person.id)
        if any(row.until > now for row in found):
            raise Refusal("holiday-already", "you are on holiday; come back first")
        left = _left(house, found)
        if days > left:
            raise Refusal(
                "holiday-too-long",
                f"{days} days of holiday are too many; {left} are left of this year",
                value=str(days),
                left=left,
            )
        old = holidays.c.until < now - 2 * YEAR
        await connection.execute(delete(holidays).where(holidays.c.person == person.id, old))
        row = {"id": token_hex(16), "person": person.id, "since": now, "until": until}
        await connection.execute(insert(holidays).values(row))
    await _tell(house, person, option(now, until, now))


async def end(house: House, person: Person) -> None:
    """Come back from a holiday."""
    now = house.now()
    await house.journal.fold()
    async with house.database.begin() as connection:
        mine = (holidays.c.person == person.id) & (holidays.c.until > now)
        if not (await connection.execute(update(holidays).where(mine).values(until=now))).rowcount:
            raise Refusal("not-on-holiday", "you are not on holiday; your clocks run")
    await _tell(house, person, 0)


def option(since: float, until: float, now: float) -> int:
    """The option of an entry: the hour at which a holiday ends, and how long ago it began."""
    lag = min(LONGEST_LAG - 1, int(max(0.0, now - since) // HOUR))
    return round(until / HOUR) * LONGEST_LAG + lag


async def missed(house: House, table: Table, late: Sequence[int]) -> list[Entry]:
    """Return the holidays of people who ran out of time, if the log does not know of them."""
    now = house.now()
    names = [table.seats[seat].person for seat in late]
    if table.row.pace not in SLOW or not any(names):
        return []
    rows, started = holidays.c, table.row.started or 0.0
    query = select(holidays).where(rows.person.in_(names), rows.until > now, rows.since >= started)
    async with house.reader.connect() as connection:
        found = {row.person: row for row in await connection.execute(query)}
    return [
        Entry(HOLIDAY, seat, option(found[person].since, found[person].until, now))
        for seat, person in zip(late, names, strict=True)
        if person in found
    ]


async def _tell(house: House, person: Person, option: int) -> None:
    """Write a holiday, or its end, into the log of each running slow game."""
    async with house.reader.connect() as connection:
        names = await _games(connection, person.id)
    for name in names:
        with suppress(KonspiraError):  # of other rules, or no more: the other games go on
            await _tell_table(await house.tables.get(name), person, option)


async def _tell_table(table: Table, person: Person, option: int) -> None:
    async with table.lock:
        await table.catch_up()
        while table.row.status == "running" and table.clocks is not None:
            seat = table.seat_of(person.id)
            if seat is None or table.row.pace not in SLOW:
                return
            if not option and table.clocks.resting(seat) is None:
                return  # it was begun later
            line = note(table, "holiday" if option else "holiday-over", seat)
            try:
                await table.commit([Entry(HOLIDAY, seat, option)], [line])
            except Conflict:
                continue
            return


async def _games(connection: AsyncConnection, person: str) -> list[str]:
    """Return the running slow games of a person."""
    query = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
    slow = (tables.c.status == "running") & tables.c.pace.in_(SLOW)
    query = query.where(slow, seats.c.person == person).order_by(tables.c.created)
    return list(await connection.scalars(query))


async def _of_person(connection: AsyncConnection, person: str) -> Sequence[Any]:
    query = select(holidays).where(holidays.c.person == person).order_by(holidays.c.since)
    return (await connection.execute(query)).all()


def _left(house: House, found: Sequence[Any]) -> int:
    """The days that may still be taken. A day that was begun is used."""
    year = house.now() - YEAR
    lengths = [row.until - row.since for row in found if row.since > year]
    used: int = sum(max(1, ceil((length - HOUR) / DAY)) for length in lengths)
    return max(0, house.settings.holiday_days - used)


# -- personal data ---------------------------------------------------------------------------------


async def hand_over(connection: AsyncConnection, guest: Person, account: Person) -> None:
    """The holidays of a guest become those of the account that it signs in to."""
    mine = holidays.c.person == guest.id
    await connection.execute(update(holidays).where(mine).values(person=account.id))


async def kept(connection: AsyncConnection, person: Person) -> list[dict[str, float]]:
    """Return all that is kept of a person's holidays."""
    found = await _of_person(connection, person.id)
    return [{"since": row.since, "until": row.until} for row in found]
