"""Personal data: seats, tables and lines are handed over, given out, forgotten."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from konspira.server.accounts import recovery
from konspira.server.alerts import mine
from konspira.server.errors import Refusal
from konspira.server.people import browsers, passkeys
from konspira.server.people.guests import Person
from konspira.server.store.entries import Entry
from konspira.server.store.journal import Conflict
from konspira.server.store.schema import asides, lines, people, plans, seats, tables
from konspira.server.tables import behind, holidays, seating
from konspira.server.tables.moments import record_of_table
from konspira.server.tables.notes import note
from konspira.server.tables.onlookers import check_watched
from konspira.server.tables.play import SIT
from konspira.server.tables.table import Table

if TYPE_CHECKING:
    from konspira.server.house import House

FORGOTTEN = "someone"  # stands in place of a deleted name


async def _tables_of(connection: AsyncConnection, person: str, *status: str) -> list[str]:
    """Return the tables where a person sits, or that a person hosts."""
    sits = select(seats.c.table_id).where(seats.c.person == person)
    mine = tables.c.id.in_(sits) | (tables.c.host == person)
    query = select(tables.c.id).where(mine, tables.c.status.in_(status)).order_by(tables.c.created)
    return [name for (name,) in await connection.execute(query)]


async def refresh(house: House, names: Iterable[str]) -> None:
    """Let everybody at these tables see what has changed, in every process."""
    house.known.clear()
    for name in names:
        table = house.tables.held(name)
        if table is not None:
            with suppress(Refusal):  # it was deleted
                async with table.lock:
                    await table.refresh()
        house.changes.tell(name)


async def rename(house: House, person: Person) -> None:
    """Write the new name at the tables that are not over, too."""
    await house.journal.fold()
    async with house.database.begin() as connection:
        names = await _tables_of(connection, person.id, "open", "running")
        where = (seats.c.person == person.id) & seats.c.table_id.in_(names)
        await connection.execute(update(seats).where(where).values(name=person.name))
    await refresh(house, names)


async def hand_over(house: House, guest: Person, account: Person) -> None:
    """Give a guest's tables to the account that it signs in to, and delete the guest."""
    await house.journal.fold()
    async with house.database.begin() as connection:
        names = await _tables_of(connection, guest.id, "open", "running", "finished")
        both = select(seats.c.table_id).where(seats.c.person == account.id)
        twice = select(seats.c.table_id).where(
            seats.c.person == guest.id,
            seats.c.table_id.in_(both),
            seats.c.table_id.in_(select(tables.c.id).where(tables.c.status != "finished")),
        )
        found = await connection.scalar(twice)
        if found is not None:
            raise Refusal(
                "sits-twice",
                f"guest and account sit at one table ({found}); play it to its end or leave it",
                value=found,
            )
        for column in (seats.c.person, lines.c.person, asides.c.person, tables.c.host):
            change = update(column.table).where(column == guest.id)
            await connection.execute(change.values({column.name: account.id}))
        await mine.hand_over(connection, guest, account)
        await holidays.hand_over(connection, guest, account)
        await connection.execute(delete(people).where(people.c.id == guest.id))
    house.sessions.shut(guest.id, "handed-over")
    await refresh(house, names)


# -- forgetting ------------------------------------------------------------------------------------


async def forget(house: House, person: Person) -> None:
    """Delete all that leads to this person; the games of the others go on."""
    async with house.reader.connect() as connection:
        opened = await _tables_of(connection, person.id, "open")
        running = await _tables_of(connection, person.id, "running")
        finished = await _tables_of(connection, person.id, "finished")
        others = [
            name
            for chat in (lines, asides)
            for (name,) in await connection.execute(
                select(chat.c.table_id).where(chat.c.person == person.id).distinct()
            )
        ]
    for name in opened:
        try:
            await seating.leave(await house.tables.get(name), person)
        except Refusal:  # it has started by now, or was deleted
            running.append(name)
    for name in running:
        with suppress(Refusal):  # it was begun by other rules: nobody can play it anyway
            await _stand_in(await house.tables.get(name), person)
    await house.journal.fold()
    async with house.database.begin() as connection:
        own = seats.c.person == person.id
        ongoing = select(tables.c.id).where(tables.c.status == "running")
        plays = update(seats).where(own, seats.c.table_id.in_(ongoing), seats.c.bot.is_(None))
        await connection.execute(plays.values(bot=house.stand_in))
        sat = exists().where(
            own, seats.c.table_id == plans.c.table_id, seats.c.seat == plans.c.seat
        )
        await connection.execute(delete(plans).where(sat))
        await connection.execute(update(seats).where(own).values(person=None, name=FORGOTTEN))
        for chat in (lines, asides):
            said = update(chat).where(chat.c.person == person.id)
            await connection.execute(said.values(person=None, name=FORGOTTEN, text=""))
        await connection.execute(delete(people).where(people.c.id == person.id))
    house.sessions.shut(person.id, "forgotten")
    await refresh(house, dict.fromkeys([*opened, *running, *finished, *others]))


async def _stand_in(table: Table, person: Person) -> None:
    """Let a bot sit in for good, so that nobody waits for a person who will not come."""
    async with table.lock:
        await table.refresh()
        while table.row.status == "running" and table.play is not None:
            seat = table.seat_of(person.id)
            if seat is None or table.bot_in(seat) is not None:
                return
            try:
                await table.commit([Entry(SIT, seat)], [note(table, "sat-in", seat)])
            except Conflict:
                continue


# -- giving out ------------------------------------------------------------------------------------


async def export(house: House, person: Person) -> dict[str, Any]:
    """Return all data about a person. Of a game that is not over, tell only that it is played."""
    async with house.reader.connect() as connection:
        row = (await connection.execute(select(people).where(people.c.id == person.id))).one()
        names = await _tables_of(connection, person.id, "open", "running", "finished")
        played = [await _table(house, connection, name, person) for name in names]
        said = select(lines).where(lines.c.person == person.id).order_by(lines.c.at)
        spoken = [
            {"table": line.table_id, "kind": line.kind, "text": line.text, "at": line.at}
            for line in await connection.execute(said)
        ]
        aside = select(asides).where(asides.c.person == person.id).order_by(asides.c.at)
        spoken += [
            {"table": line.table_id, "kind": "aside", "text": line.text, "at": line.at}
            for line in await connection.execute(aside)
        ]
        told = await mine.kept(connection, person)
        away = await holidays.kept(connection, person)
        account = {
            "second": bool(row.second),
            "browsers": await browsers.kept(connection, person.id),
            "passkeys": await passkeys.kept(connection, person.id),
            "recoveries": await recovery.kept(connection, person.id),
        }
    records = {
        table["id"]: await _record(house, table["id"], bool(table["seats"]))
        for table in played
        if table["status"] == "finished"
    }
    return {
        "format": "konspira-person",
        "version": 1,
        "name": row.name,
        "account": row.login,
        "created": row.created,
        "seen": row.seen,
        "preferences": row.preferences,
        "tables": played,
        "lines": spoken,
        "alerts": told,
        "holidays": away,
        "signing_in": account,
        "records": records,
    }


async def _table(
    house: House, connection: AsyncConnection, name: str, person: Person
) -> dict[str, Any]:
    row = (await connection.execute(select(tables).where(tables.c.id == name))).one()
    places = select(seats).where(seats.c.table_id == name).order_by(seats.c.seat)
    found = (await connection.execute(places)).all()
    own = [seat for seat in found if seat.person == person.id]
    made = select(plans.c.plan).where(
        plans.c.table_id == name, plans.c.seat.in_([seat.seat for seat in own])
    )
    status = row.status if own else behind.status(row, house.now())
    known = status == row.status
    return {
        "id": row.id,
        "game": row.game,
        "options": house.games[row.game].shown(row.options) if row.game in house.games else {},
        "status": status,
        "host": row.host == person.id,
        "seats": [seat.seat for seat in own],
        "salts": [seat.salt.hex() for seat in own if seat.salt is not None],
        "plans": list(await connection.scalars(made.order_by(plans.c.number))),
        "names": [seat.name for seat in found],
        "created": row.created,
        "started": row.started,
        "finished": row.finished if known else None,
        "ended": row.ended if known else None,
        "result": row.result if status == "finished" else None,
    }


async def _record(house: House, name: str, sits: bool) -> Any:
    """The record of a finished game, if the person may see it and this version can read it."""
    try:
        if not sits:
            check_watched(await house.tables.get(name), None)
        return msgspec.to_builtins(await record_of_table(house, name))
    except Refusal as refused:
        return {"missing": refused.code}
