"""A table that waits is put off: the same question is told again later, if it still waits then.

The alert itself becomes new, no copy of it: so it ends with its reason like any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from konspira.server.alerts import links
from konspira.server.errors import Refusal, too_many
from konspira.server.people.guests import Person
from konspira.server.store.schema import alerts, deliveries, seats, tables
from konspira.server.tables import causes
from konspira.server.tables.clocks import SLOW
from konspira.server.tables.lobby import PUT_OFF

if TYPE_CHECKING:
    from konspira.server.house import House

OPEN: Final = ("new", "planned")
HOUR: Final = 3600.0
MOST: Final = 12  # a minute, for one person


async def put_off(house: House, token: str) -> None:
    """Tell the person of a notification again in an hour; refuse what waits no more."""
    person, table = links.read_later(house, token)
    await _count(house, person)
    async with house.database.begin() as connection:
        if not await _move(connection, person, table, house.now(), HOUR):
            raise links.spent()


async def put_off_table(house: House, person: Person, table: str, hours: int) -> None:
    """Tell a person of a table again in some hours; 0: it is not put off any more."""
    await _count(house, person.id)
    now = house.now()
    if not hours:
        await _revoke(house, person.id, table, now)
        return
    await check_waits(house, person, table)
    async with house.database.begin() as connection:
        # A choice changes this row first: either it is seen here, or it ends the alert afterwards.
        row = await _asked(connection, person.id, table, lock=True)
        if row is None:
            raise _waits_not(table)
        if not await _move(connection, person.id, table, now, hours * HOUR):
            # There is none for a player who was looking, as in the middle of a turn.
            again = now + hours * HOUR
            new = causes.reminder(table, person.id, row.seat, row.chapter or 0, now, again)
            await connection.execute(insert(alerts).values(new))


async def check_waits(house: House, person: Person, table: str) -> None:
    """Refuse a table that does not wait for this person, or whose game is not slow."""
    async with house.reader.connect() as connection:
        row = await _asked(connection, person.id, table)
    if row is None:
        raise _waits_not(table)
    if row.pace not in SLOW:
        raise Refusal(
            "too-quick-to-wait",
            "only a slow game can wait; mute a quick one in its menu",
            value=table,
        )


async def _asked(connection: AsyncConnection, person: str, table: str, lock: bool = False) -> Any:
    """Return the seat, pace and chapter of a table that asks this person; None if it does not."""
    query = (
        select(seats.c.seat, tables.c.asked, tables.c.pace, tables.c.chapter)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.person == person, tables.c.id == table, tables.c.status == "running")
    )
    if lock:
        query = query.with_for_update(of=tables)
    row = (await connection.execute(query)).first()
    return row if row is not None and row.seat in row.asked else None


async def _move(
    connection: AsyncConnection, person: str, table: str, now: float, after: float
) -> bool:
    """Tell what is open at a table `after` seconds from now; return whether there was anything."""
    theirs = (alerts.c.person == person) & (alerts.c.table_id == table)
    asked = theirs & alerts.c.kind.in_(PUT_OFF) & alerts.c.state.in_(OPEN)
    names = list(await connection.scalars(select(alerts.c.id).where(asked)))
    again = update(alerts).where(alerts.c.id.in_(names), asked)
    done = await connection.execute(again.values(state="new", after=now + after))
    before = update(deliveries).where(
        deliveries.c.alert_id.in_(names), deliveries.c.state == "waiting"
    )
    await connection.execute(before.values(state="kept", result="later", at=now))
    return bool(done.rowcount)


async def _revoke(house: House, person: str, table: str, now: float) -> None:
    """Show a table among those that wait again. Its person looks at it: nothing is sent."""
    put_off = (alerts.c.person == person) & (alerts.c.table_id == table)
    put_off &= alerts.c.kind.in_(PUT_OFF) & (alerts.c.state == "new") & (alerts.c.after > now)
    async with house.database.begin() as connection:
        done = update(alerts).where(put_off)
        await connection.execute(done.values(state="planned", after=now))


async def _count(house: House, person: str) -> None:
    if await house.limits.count(f"alert-later:{person}", house.now()) > MOST:
        raise too_many()


def _waits_not(table: str) -> Refusal:
    return Refusal(
        "waits-not", f"table {table} does not wait for you now; load the page again", value=table
    )
