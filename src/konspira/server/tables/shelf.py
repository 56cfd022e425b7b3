"""The tables that a process has in memory."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

from konspira.server.people import bot_speed
from konspira.server.store import rows
from konspira.server.tables import reading
from konspira.server.tables.table import Table

if TYPE_CHECKING:
    from konspira.server.house import House


async def load_table(house: House, table: str) -> Table:
    """A table from the database."""
    async with house.reader.connect() as connection:
        row = await rows.row_of(connection, table)
        seats = await rows.seats_of(connection, table)
        found = Table(house, row, seats)
        found.speeds = await bot_speed.speeds_at(connection, table)
        found.lines, found.asides = await rows.count_lines(connection, table)
        if row.status != "open":
            await reading.read_log(found, connection, row, seats)
    return found


class Tables:
    """The tables that this process has in memory; those nobody listens to make room for others."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._kept: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Table]] = {}

    def names(self) -> list[str]:
        """The tables in memory."""
        return list(self._kept)

    def held(self, table: str) -> Table | None:
        """A table, if it is in memory."""
        return self._kept.get(table)

    async def get(self, table: str) -> Table:
        """A table, from memory or from the database."""
        found = self._kept.get(table)
        if found is not None:
            self._kept.move_to_end(table)
            return found
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(load_table(self._house, table))
        try:
            found = await asyncio.shield(self._loading[table])
        finally:
            self._loading.pop(table, None)
        found = self._kept.setdefault(table, found)
        self._make_room()
        return found

    def _make_room(self) -> None:
        surplus = len(self._kept) - self._house.settings.cached_tables
        if surplus <= 0:
            return
        driver = self._house.driver
        idle = [name for name, table in self._kept.items() if not table.listeners][:surplus]
        for name in idle:
            # What somebody works with stays: there must never be a second one of it.
            if not self._kept[name].lock.locked() and not driver.attends(name):
                del self._kept[name]

    def keep(self, table: Table) -> None:
        """A table that was just made."""
        self._kept[table.id] = table
        self._make_room()

    def forget(self, table: str) -> None:
        """Forget a table that was deleted."""
        self._kept.pop(table, None)
