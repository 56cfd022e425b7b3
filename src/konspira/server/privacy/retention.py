"""Guests who stay away are forgotten, and games that nobody is left of become records.

One process at a time does this, by a lease in the database, in small steps with pauses between
them: nobody waits because of it. docs/hosting.md says the rule.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from secrets import token_hex
from typing import TYPE_CHECKING

from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from konspira.kernel.record import Record, read_record
from konspira.server.errors import Refusal
from konspira.server.people.guests import DAY, Person
from konspira.server.privacy import personal_data
from konspira.server.store.rows import no_table
from konspira.server.store.schema import asides, leases, lines, people, records, seats, tables
from konspira.server.tables.behind import MINUTE
from konspira.server.tables.moments import record_of_table
from konspira.server.waiting import whole

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement

    from konspira.server.house import House

LOG = logging.getLogger("konspira.retention")
AT_ONCE = 100  # guests who never played, forgotten in one step
PLAYED_AT_ONCE = 10  # guests who did, and games that become records
PAUSE = 1.0  # seconds between two steps when there is more to do
REST = 600.0  # seconds until the next look otherwise
LEASE = 1800.0  # seconds after which another process takes over
NAME = "retention"


class Retention:
    """Forgets guests, as long as the server runs."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._me = token_hex(8)
        self._task: asyncio.Task[None] | None = None
        self._kept: set[str] = set()  # games that cannot become records: of other rules, or sealed

    def open(self) -> None:
        """Begin, if the host wants guests to be forgotten."""
        if self._house.settings.keep_guests:
            self._task = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        """Stop; the next process goes on."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_on(self) -> None:
        while True:
            more = False
            try:
                more = await whole(self.step())
            except Exception:  # the database may be away for a while
                LOG.exception("guests could not be forgotten")
            await asyncio.sleep(PAUSE if more else REST)

    async def step(self) -> bool:
        """Do a little of the work; is there more to do?"""
        if not await self._lease():
            return False
        latest = self._house.now() - self._house.settings.keep_guests * DAY
        strangers = await self._forget_strangers(latest)
        players = await self._forget_players(latest)
        games = await self._archive()
        if strangers or players or games:
            facts = {"guests": strangers + players, "games": games}
            LOG.info("guests were forgotten", extra={"facts": facts})
        return strangers == AT_ONCE or PLAYED_AT_ONCE in (players, games)

    async def _lease(self) -> bool:
        """Only one of several processes works."""
        now = self._house.now()
        mine = {"holder": self._me, "until": now + LEASE}
        free = (leases.c.holder == self._me) | (leases.c.until < now)
        try:
            async with self._house.database.begin() as connection:
                change = update(leases).where(leases.c.name == NAME, free).values(mine)
                if (await connection.execute(change)).rowcount:
                    return True
                if await connection.scalar(select(leases.c.name).where(leases.c.name == NAME)):
                    return False
                await connection.execute(insert(leases).values(name=NAME, **mine))
        except IntegrityError:  # another process was quicker
            return False
        return True

    # -- guests ------------------------------------------------------------------------------------

    async def _forget_strangers(self, latest: float) -> int:
        """Guests who never sat at a table, never made one and never said anything."""
        traces = [
            exists().where(column == people.c.id)
            for column in (seats.c.person, tables.c.host, lines.c.person, asides.c.person)
        ]
        names = await self._idle(latest, AT_ONCE, *[~trace for trace in traces])
        if names:
            async with self._house.database.begin() as connection:
                away = delete(people).where(people.c.id.in_(names), people.c.login.is_(None))
                await connection.execute(away.where(people.c.seen < latest))
            for name in names:
                self._house.sessions.shut(name, "forgotten")
        return len(names)

    async def _forget_players(self, latest: float) -> int:
        """Guests whose games are all over."""
        plays = exists().where(
            seats.c.person == people.c.id,
            seats.c.table_id == tables.c.id,
            tables.c.status == "running",
        )
        names = await self._idle(latest, PLAYED_AT_ONCE, ~plays)
        for name in names:
            if await self._recall(name, latest):
                await personal_data.forget(self._house, Person(name, ""))
        return len(names)

    async def _idle(self, latest: float, most: int, *where: ColumnElement[bool]) -> list[str]:
        query = select(people.c.id).where(people.c.login.is_(None), people.c.seen < latest, *where)
        async with self._house.reader.connect() as connection:
            found = await connection.execute(query.order_by(people.c.seen).limit(most))
            return [name for (name,) in found]

    async def _recall(self, name: str, latest: float) -> bool:
        """A guest who comes back at this very moment stays; any other's cookie is void now."""
        still = (people.c.id == name) & people.c.login.is_(None) & (people.c.seen < latest)
        async with self._house.database.begin() as connection:
            change = update(people).where(still).values(epoch=people.c.epoch + 1)
            return bool((await connection.execute(change)).rowcount)

    # -- games -------------------------------------------------------------------------------------

    async def _archive(self) -> int:
        """Finished games whose people are all forgotten: the record stays, the rest goes."""
        someone = exists().where(seats.c.table_id == tables.c.id, seats.c.person.is_not(None))
        query = select(tables.c.id).where(
            tables.c.status == "finished", tables.c.host.is_(None), ~someone
        )
        # Onlookers may not know the end yet.
        told = tables.c.finished + tables.c.delay * MINUTE <= self._house.now()
        query = query.where(told, tables.c.id.not_in(self._kept)).order_by(tables.c.finished)
        async with self._house.reader.connect() as connection:
            names = [name for (name,) in await connection.execute(query.limit(PLAYED_AT_ONCE))]
        for name in names:
            try:
                await self._archive_one(name)
            except Refusal as refused:  # begun by other rules, or the next part hides something
                self._kept.add(name)
                facts = {"table": name, "why": refused.code}
                LOG.info("a game stays as it is", extra={"facts": facts})
            await asyncio.sleep(0)
        return len(names)

    async def _archive_one(self, name: str) -> None:
        house = self._house
        table = await house.tables.get(name)
        record = await record_of_table(house, name)
        row = {
            "table_id": name,
            "game": table.row.game,
            "finished": table.row.finished or 0.0,
            "open": table.row.spectators != "none",
            "record": await asyncio.to_thread(lambda: zlib.compress(record.to_json())),
        }
        await house.journal.fold()
        async with house.database.begin() as connection:
            await connection.execute(insert(records).values(row))
            await connection.execute(delete(tables).where(tables.c.id == name))
        table.gone = True
        table.wake()
        house.tables.forget(name)
        house.changes.tell(name)


async def archived(house: House, name: str) -> Record:
    """The record of a game that nobody is left of; refused where there is none for everybody."""
    async with house.reader.connect() as connection:
        query = select(records.c.record).where(records.c.table_id == name, records.c.open)
        found = await connection.scalar(query)
    if found is None:
        raise no_table(name)
    return read_record(zlib.decompress(found))
