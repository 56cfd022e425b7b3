"""Writing down what happens: durable before anybody hears of it.

Everything that arrives while a transaction is being written shares the next one, so many tables
cost little more than one. Each batch is still all or nothing: if one of a group cannot be written,
each is written alone.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import Executable

from konspira.server.store import schema

_SET_ROW = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("this"))
    .values(
        plies=bindparam("plies"),
        asked=bindparam("asked"),
        waiting=bindparam("waiting"),
        clock=bindparam("clock"),
        due=bindparam("due"),
        changed=bindparam("changed"),
    )
)


class Conflict(Exception):
    """Somebody else has written this ply or this line already. Nothing was written."""


class Batch(msgspec.Struct):
    """What one change of one table writes."""

    log: list[dict[str, Any]] = []
    row: dict[str, Any] | None = None
    lines: list[dict[str, Any]] = []
    more: list[Executable] = []  # what is seldom: snapshots, the end of a game


class Journal:
    """The one writer of a process."""

    def __init__(self, database: AsyncEngine) -> None:
        self._database = database
        self._waiting: list[tuple[Batch, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, batch: Batch) -> None:
        """Write a batch; it is on disk when this returns. Raises Conflict if it came too late."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, done))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        await asyncio.shield(done)  # whoever waits may go away; the batch is written all the same

    async def close(self) -> None:
        """Wait until everything is written."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                if not await self._write_group(group):
                    for batch, done in group:
                        await self._write_alone(batch, done)
        finally:
            self._task = None

    async def _write_group(self, group: list[tuple[Batch, asyncio.Future[None]]]) -> bool:
        """All in one transaction; False if any of them is in the way."""
        try:
            async with self._database.begin() as connection:
                await _write(connection, [batch for batch, _ in group])
        except Exception:  # whichever it was: each finds out alone
            return False
        for _, done in group:
            _settle(done, None)
        return True

    async def _write_alone(self, batch: Batch, done: asyncio.Future[None]) -> None:
        try:
            async with self._database.begin() as connection:
                await _write(connection, [batch])
        except IntegrityError:
            _settle(done, Conflict())
        except Exception as error:  # the database is away: whoever waits must hear of it
            _settle(done, error)
        else:
            _settle(done, None)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


async def _write(connection: AsyncConnection, batches: list[Batch]) -> None:
    log = [row for batch in batches for row in batch.log]
    if log:
        await connection.execute(insert(schema.log), log)
    rows = [batch.row for batch in batches if batch.row is not None]
    if rows:
        await connection.execute(_SET_ROW, rows)
    lines = [line for batch in batches for line in batch.lines]
    if lines:
        await connection.execute(insert(schema.lines), lines)
    for batch in batches:
        for statement in batch.more:
            await connection.execute(statement)
