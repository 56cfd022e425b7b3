"""What the host of the server orders with `konspira admin`: tables that end, people who are barred.

Orders stand in the database. Every process looks there each second, so they reach all of them,
whether or not they can hear each other. What is done is written to the log.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import delete, select

from konspira.kernel.errors import KonspiraError
from konspira.server.errors import Refusal
from konspira.server.store import database, schema
from konspira.server.store.journal import Conflict
from konspira.server.tables import seating
from konspira.server.tables.stopping import stop
from konspira.server.waiting import whole

if TYPE_CHECKING:
    from konspira.server.house import House
    from konspira.server.people.guests import Person
    from konspira.server.tables.table import Table

LOG = logging.getLogger("konspira.orders")
LOOK = 1.0  # seconds between two looks
BARRED = 4403  # why a live connection is closed


class Orders:
    """Carries out what the host orders."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._bars: frozenset[tuple[str, str]] = frozenset()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin, with those who are barred already."""
        await self._look()
        self._task = asyncio.create_task(self._look_on())

    async def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def check(self, person: Person | None, address: str) -> None:
        """Refused for somebody who is barred."""
        if self._bars and self.bars(person, address):
            raise Refusal(
                "barred", "the host of this server has barred you; write to the host", 403
            )

    def bars(self, person: Person | None, address: str) -> bool:
        """Is this person, or everybody at this address, barred?"""
        names = [("address", address)]
        if person is not None:
            names += [("guest", person.id), ("account", person.login or "")]
        return any(name in self._bars for name in names)

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await whole(self._look())
            except Exception:  # the database may be away for a while
                LOG.exception("orders could not be read")

    async def _look(self) -> None:
        # Nothing here needs what is fresh, so nothing is put in its place for it.
        async with database.reading(self._house.database).connect() as connection:
            rows = await connection.execute(select(schema.bars.c.kind, schema.bars.c.value))
            bars = frozenset((kind, value) for kind, value in rows)
            orders = (await connection.execute(select(schema.orders))).all()
        if bars != self._bars:
            self._bar(bars)
        for order in orders:
            await self._end(order.table_id)
            async with self._house.database.begin() as connection:
                done = delete(schema.orders).where(schema.orders.c.id == order.id)
                await connection.execute(done)

    # -- bars --------------------------------------------------------------------------------------

    def _bar(self, bars: frozenset[tuple[str, str]]) -> None:
        for word, names in (("barred", bars - self._bars), ("unbarred", self._bars - bars)):
            for kind, value in sorted(names):
                LOG.info(word, extra={"facts": {"kind": kind, "value": value}})
        self._bars = bars
        for name in self._house.tables.names():
            table = self._house.tables.held(name)
            for listener in [] if table is None else [*table.listeners]:
                if self.bars(listener.person, listener.address):
                    listener.dismiss(BARRED, "barred")

    # -- tables that end ---------------------------------------------------------------------------

    async def _end(self, name: str) -> None:
        try:
            table = await self._house.tables.get(name)
            if table.row.status == "open":
                await seating.clear(table)
            else:
                await self._stop(table)
        except KonspiraError as error:  # it was deleted, or nobody can play it
            LOG.warning("a table cannot end", extra={"facts": {"table": name, "why": error}})
        else:
            LOG.info("the host has ended a table", extra={"facts": {"table": name}})

    async def _stop(self, table: Table) -> None:
        async with table.lock:
            await table.catch_up()
            while table.row.status == "running":
                try:
                    await stop(table, "stopped")
                except Conflict:
                    continue
