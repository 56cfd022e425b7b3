"""How many tables one person, or one address, may have at a time; and who may let bots play alone.

Counted where everybody writes: in the database. What has been idle for a week costs nothing and is
not counted, but a table of bots alone always is.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from sqlalchemy import exists, func, select

from konspira.server.errors import Refusal
from konspira.server.store import schema

if TYPE_CHECKING:
    from konspira.server.house import House
    from konspira.server.people.guests import Person
    from konspira.server.tables.table import Table

WEEK = 7 * 86_400.0
T, S = schema.tables, schema.seats
ALONE = ~exists().where(S.c.table_id == T.c.id, S.c.bot.is_(None))  # no seat is a person's


class Quotas:
    """Counts tables before there is one more."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def one_more(self, person: Person, address: str) -> AsyncIterator[None]:
        """Make a table inside of this; refused if there are too many."""
        settings = self._house.settings
        most = settings.tables_per_guest if person.login is None else settings.tables_per_account
        here = settings.tables_per_address
        lately = T.c.status.in_(("open", "running")) & (T.c.changed > self._house.now() - WEEK)
        async with self._lock(address):
            if count := await self._surplus(lately & (T.c.host == person.id), most):
                raise Refusal(
                    "too-many-tables", _said(count, most), 429, value=str(count), most=most
                )
            if count := await self._surplus(lately & (T.c.address == address), here):
                raise Refusal(
                    "too-many-tables-here", _said(count, here), 429, value=str(count), most=here
                )
            yield

    @asynccontextmanager
    async def one_more_running(self, table: Table, person: Person) -> AsyncIterator[None]:
        """Start a table inside of this; refused if bots alone may not play it."""
        if any(seat.bot is None for seat in table.seats):
            yield
            return
        self._check_allowed(person)
        settings = self._house.settings
        guest = person.login is None
        most = settings.bot_tables_per_guest if guest else settings.bot_tables_per_account
        here = settings.bot_tables_per_address
        address = table.row.address or ""
        runs = (T.c.status == "running") & ALONE
        async with self._lock(address):
            if count := await self._surplus(runs & (T.c.host == person.id), most):
                raise Refusal(
                    "too-many-bot-tables", _said(count, most), 429, value=str(count), most=most
                )
            if count := await self._surplus(runs & (T.c.address == address), here):
                raise Refusal(
                    "too-many-bot-tables-here", _said(count, here), 429, value=str(count), most=here
                )
            yield

    def _lock(self, address: str) -> asyncio.Lock:
        """Two that come at once from one address are counted one after the other."""
        return self._locks.setdefault(address, asyncio.Lock())

    def _check_allowed(self, person: Person) -> None:
        settings = self._house.settings
        allowed = {
            "everybody": True,
            "accounts": person.login is not None,
            "hosts": person.login in settings.hosts,
            "nobody": False,
        }
        if not allowed[settings.bot_tables]:
            raise Refusal(
                "bot-tables-not-allowed",
                f"here {settings.bot_tables} may let bots play without people; take a seat",
                403,
                allowed=settings.bot_tables,
            )

    async def _surplus(self, which: Any, most: int) -> int:
        """Return how many such tables there are, if there may be no more of them; else 0."""
        if not most:
            return 0
        query = select(func.count()).select_from(T).where(which)
        async with self._house.reader.connect() as connection:
            count = int(await connection.scalar(query) or 0)
        return count if count >= most else 0


def _said(count: int, most: int) -> str:
    return f"there are {count} tables already, and {most} are allowed; end or leave one first"
