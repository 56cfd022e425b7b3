"""How processes hear of each other: one channel for tables that changed and sessions that ended."""

from __future__ import annotations

import asyncio
import logging
from secrets import token_hex
from typing import TYPE_CHECKING

import msgspec

from konspira.server.people.sessions import Reason
from konspira.server.store.broker import MISSED
from konspira.server.tables import pace
from konspira.server.waiting import whole

if TYPE_CHECKING:
    from konspira.server.house import House

LOG = logging.getLogger("konspira.changes")


class Changed(msgspec.Struct, frozen=True, array_like=True, tag="changed"):
    """A table has changed, says a process."""

    process: str
    table: str


class Hurried(msgspec.Struct, frozen=True, array_like=True, tag="hurried"):
    """Skip the pauses of bots at a table, because a player in another process does."""

    process: str
    table: str


class Ended(msgspec.Struct, frozen=True, array_like=True, tag="ended"):
    """Sessions of a person have ended, says a process: one of them, or all but one."""

    process: str
    person: str
    reason: Reason
    only: str
    keep: str


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Changed | Hurried | Ended).decode


class Changes:
    """What this process tells the others and hears from them. No secret goes this way."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._me = token_hex(8)
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to listen."""
        self._task = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def tell(self, table: str) -> None:
        """Say that a table has changed, if there is anybody who could hear it."""
        self._tell(Changed(self._me, table))

    def tell_hurry(self, table: str) -> None:
        """Say that pauses are skipped. Where nobody hears it they are made, and that is all."""
        self._tell(Hurried(self._me, table))

    def tell_ended(self, person: str, reason: Reason, only: str, keep: str) -> None:
        """Say that sessions of a person have ended."""
        self._tell(Ended(self._me, person, reason, only, keep))

    def _tell(self, news: Changed | Hurried | Ended) -> None:
        if not self._house.alone:
            self._house.channels.publish(_encode(news), self._house.broker.channel)

    async def _listen(self) -> None:
        channel = self._house.broker.channel
        async with self._house.channels.start_subscription(channel) as subscriber:
            async for message in subscriber.iter_events():
                if message == MISSED:
                    await whole(self.catch_up())
                    continue
                news = _decode(message)
                if news.process == self._me:
                    continue
                if isinstance(news, Ended):
                    self._house.sessions.shut_here(news.person, news.reason, news.only, news.keep)
                elif isinstance(news, Hurried):
                    table = self._house.tables.held(news.table)
                    if table is not None and self._house.driver.attends(news.table):
                        pace.hurry(table)
                else:
                    await whole(self._read(news.table))

    async def catch_up(self) -> None:
        """Look at everything again: anything may have changed while we heard nothing."""
        self._house.known.clear()
        try:
            await self._house.sessions.check_all()
        except Exception:  # the tables are looked at all the same
            LOG.exception("sessions could not be checked")
        for name in self._house.tables.names():
            await self._read(name)

    async def _read(self, name: str) -> None:
        table = self._house.tables.held(name)
        if table is None:
            return
        try:
            async with table.lock:
                await table.refresh()
        except Exception:  # this table is read again when somebody asks for it
            LOG.exception("a table could not be read", extra={"facts": {"table": name}})
            self._house.tables.forget(name)
