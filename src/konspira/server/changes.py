"""How processes hear of each other: one channel, on which each says which table has changed."""

from __future__ import annotations

import asyncio
import logging
from secrets import token_hex
from typing import TYPE_CHECKING

import msgspec

from konspira.server.broker import MISSED
from konspira.server.waiting import whole

if TYPE_CHECKING:
    from konspira.server.house import House

LOG = logging.getLogger("konspira.changes")


class Changed(msgspec.Struct, frozen=True, array_like=True):
    """A table has changed, says a process."""

    process: str
    table: str


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
        if self._house.alone:
            return
        message = msgspec.json.encode(Changed(self._me, table))
        self._house.channels.publish(message, self._house.broker.channel)

    async def _listen(self) -> None:
        channel = self._house.broker.channel
        async with self._house.channels.start_subscription(channel) as subscriber:
            async for message in subscriber.iter_events():
                if message == MISSED:
                    for name in self._house.tables.names():
                        await whole(self._catch_up(name))
                    continue
                changed = msgspec.json.decode(message, type=Changed)
                if changed.process != self._me:
                    await whole(self._catch_up(changed.table))

    async def _catch_up(self, name: str) -> None:
        table = self._house.tables.held(name)
        if table is None:
            return
        try:
            async with table.lock:
                await table.refresh()
        except Exception:  # this table is read again when somebody asks for it
            LOG.exception("a table could not be read", extra={"facts": {"table": name}})
            self._house.tables.forget(name)
