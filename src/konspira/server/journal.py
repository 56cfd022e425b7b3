"""Writing down what happens: durable before anybody hears of it.

Everything that arrives while a transaction is being written shares the next one, so many tables
cost little more than one. Each batch is still all or nothing: if one of a group cannot be written,
each is written alone. SQLite is written by one thread of its own, so that writers of one process
never wait for each other; PostgreSQL by the event loop.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from operator import itemgetter
from typing import Any

import msgspec
from sqlalchemy import Connection, Dialect, bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql import Executable

from konspira.server.store import database, schema

_LOG = insert(schema.log)
_LINES = insert(schema.lines)
_ROW = update(schema.tables).where(schema.tables.c.id == bindparam("this"))
_ROW = _ROW.values(
    {name: bindparam(name) for name in ("asked", "waiting", "clock", "due", "changed")}
)
_json = msgspec.json.Encoder().encode


Statement = tuple[Executable, Any]  # with its values: one row, or a list of them


class Conflict(Exception):
    """Somebody else has written this ply, this line or this row already. Nothing was written."""


class Batch(msgspec.Struct):
    """What one change of one table writes."""

    log: Sequence[dict[str, Any]] = ()
    row: dict[str, Any] | None = None  # what follows from the log
    lines: Sequence[dict[str, Any]] = ()
    must: Sequence[Statement] = ()  # each changes exactly one row, or there is a conflict
    more: Sequence[Statement] = ()


Group = list[tuple[Batch, asyncio.Future[None]]]


class Journal:
    """The one writer of a process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = database.writer(engine)
        self._thread = ThreadPoolExecutor(1, "journal") if self._writer is not None else None
        self._waiting: Group = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, batch: Batch) -> None:
        """Write a batch; it is on disk when this returns. Raises Conflict if it came too late."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, done))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        await done  # whoever waits may go away; the batch is written all the same

    async def close(self) -> None:
        """Wait until everything is written."""
        while self._task is not None:
            await asyncio.wait([self._task])
        if self._thread is not None and self._writer is not None:
            self._thread.submit(self._writer.dispose).result()
            self._thread.shutdown()

    async def _work(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                try:
                    await self._run([batch for batch, _ in group])
                except Exception:  # whichever it was: each finds out alone
                    for batch, done in group:
                        _settle(done, await self._alone(batch))
                else:
                    for _, done in group:
                        _settle(done, None)
        finally:
            self._task = None

    async def _alone(self, batch: Batch) -> Exception | None:
        try:
            await self._run([batch])
        except (IntegrityError, sqlite3.IntegrityError, Conflict):
            return Conflict()
        except Exception as error:  # the database is away: whoever waits must hear of it
            return error
        return None

    async def _run(self, batches: list[Batch]) -> None:
        """One transaction."""
        if self._thread is None:
            async with self._engine.begin() as connection:
                await connection.run_sync(_write, batches)
        else:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._run_here, batches)

    def _run_here(self, batches: list[Batch]) -> None:
        assert self._writer is not None
        if any(batch.must or batch.more for batch in batches):
            with self._writer.begin() as connection:
                _write(connection, batches)
            return
        # Nearly always there are only rows: straight to the driver, which is all that they need.
        held = self._writer.raw_connection()
        try:
            sqlite = held.driver_connection
            assert isinstance(sqlite, sqlite3.Connection)
            sqlite.execute("BEGIN IMMEDIATE")
            try:
                for statement, rows in _rows(batches):
                    sqlite.executemany(*_with_values(statement, rows, self._writer.dialect))
                sqlite.execute("COMMIT")
            except BaseException:
                sqlite.execute("ROLLBACK")
                raise
        finally:
            held.close()


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


# -- in a transaction ------------------------------------------------------------------------------


def _write(connection: Connection, batches: list[Batch]) -> None:
    for batch in batches:
        for statement, values in batch.must:
            if connection.execute(statement, values).rowcount != 1:
                raise Conflict
    for table, rows in _rows(batches):
        connection.exec_driver_sql(*_with_values(table, rows, connection.dialect))
    for batch in batches:
        for statement, values in batch.more:
            connection.execute(statement, values)


def _rows(batches: list[Batch]) -> Iterator[tuple[Any, list[dict[str, Any]]]]:
    """One statement for all rows of a kind."""
    log = [row for batch in batches for row in batch.log]
    if log:
        yield _LOG, log
    changed = [_plain(batch.row) for batch in batches if batch.row is not None]
    if changed:
        yield _ROW, changed
    lines = [line for batch in batches for line in batch.lines]
    if lines:
        yield _LINES, lines


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    """A row with its JSON encoded."""
    found = dict(row)
    for name in ("asked", "waiting", "clock"):
        if found[name] is not None:
            found[name] = _json(found[name]).decode()
    return found


def _with_values(
    statement: Any, rows: list[dict[str, Any]], dialect: Dialect
) -> tuple[str, list[tuple[Any, ...]]]:
    """SQL and its values, as the driver takes them; SQLAlchemy writes the SQL once."""
    text, names = _sql(statement, dialect)
    return text, list(map(itemgetter(*names), rows))


_known: dict[tuple[int, str], tuple[str, tuple[str, ...]]] = {}


def _sql(statement: Any, dialect: Dialect) -> tuple[str, tuple[str, ...]]:
    which = (id(statement), dialect.name)
    if which not in _known:
        compiled = statement.compile(dialect=dialect)
        _known[which] = (str(compiled), tuple(compiled.positiontup))
    return _known[which]
