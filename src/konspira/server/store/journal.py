"""Writing down what happens: durable before anybody hears of it.

Everything that arrives while a transaction is being written shares the next one, so fifty tables
cost little more than one. Each batch is still all or nothing: if one of a group cannot be written,
each is written alone. SQLite is written by one thread of its own, so that writers of one process
never wait for each other; PostgreSQL by the event loop.

A process that has SQLite for itself first writes a whole group of choices as one row of `fresh`,
which is all that durability needs: the rows of a log lie apart, and to write each where it belongs
costs ten times as much. There they are put later, many at once: now and then, before anybody reads
them, and when a server starts after a crash.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Dialect, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from konspira.server.errors import Refusal
from konspira.server.store import database, schema
from konspira.server.store.entries import Batch, Values

Result = TypeVar("Result")

_LOG = insert(schema.log)
_SNAPSHOTS = insert(schema.snapshots)
_LINES = insert(schema.lines)
# What of a table follows from its log; the values of a row come in this order.
ROW = (
    *("status", "finished", "ended", "goes_on", "sealed"),
    *("asked", "waiting", "clock", "due", "changed", "result"),
    *("held", "stirred", "address", "chapter"),
)
_ROW = update(schema.tables).where(schema.tables.c.id == bindparam("this"))
_ROW = _ROW.ordered_values(*[(schema.tables.c[name], bindparam(name)) for name in ROW])
_FRESH = "INSERT INTO fresh (batches) VALUES (?)"
FOLD_AFTER = 1000  # batches that are fresh

_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(list[Batch]).decode

Done = Callable[[Exception | None], None]  # told how it went
Group = list[tuple[Batch, Done]]


class Conflict(Exception):
    """Somebody else has written this ply, this line or this row already. Nothing was written."""


class Journal:
    """The one writer of a process. Alone: nobody else writes this database meanwhile."""

    def __init__(
        self, engine: AsyncEngine, alone: bool = False, check: Callable[[], None] = lambda: None
    ) -> None:
        self._engine = engine
        self._check = check  # refuses to write what is not ours to write
        self._writer = database.writer(engine)
        self._thread = None if self._writer is None else WritingThread(self._run_here)
        self._sqlite: Any = None  # what the driver calls its connection
        self._most_fresh = FOLD_AFTER if alone and self._writer is not None else 0
        self._fresh: list[Batch] = []  # what is not where it belongs yet
        self._waiting: Group = []
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Put in order what a process left that did not come to its end."""
        async with self._engine.begin() as connection:
            await connection.run_sync(put_in_order)

    def put(self, batch: Batch, done: Done) -> None:
        """Write a batch. When it is on disk, `done` is told None; or why it was not written."""
        self._waiting.append((batch, done))
        if self._task is None:
            self._task = asyncio.create_task(self._work())

    async def write(self, batch: Batch) -> None:
        """Write a batch; it is on disk when this returns. Raises Conflict if it came too late."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        self.put(batch, partial(_settle, written))
        await written

    async def fold(self) -> None:
        """Put everything where readers look for it."""
        if self._fresh:
            await self._run([])

    async def close(self) -> None:
        """Wait until everything is written and where it belongs."""
        while self._task is not None:
            await asyncio.wait([self._task])
        with suppress(Refusal):  # without the claim, what is fresh stays where it is safe
            await self.fold()
        if self._thread is not None and self._writer is not None:
            self._thread.rest()
            self._writer.dispose()

    async def _work(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                try:
                    await self._run([batch for batch, _ in group])
                except Exception:  # whichever it was: each finds out alone
                    for batch, done in group:
                        done(await self._alone(batch))
                else:
                    for _, done in group:
                        done(None)
        finally:
            self._task = None

    async def _alone(self, batch: Batch) -> Exception | None:
        try:
            await self._run([batch])
        except (IntegrityError, sqlite3.IntegrityError, Conflict):
            return Conflict()
        except Exception as error:  # the database is away: the caller must hear of it
            return error
        return None

    async def _run(self, batches: list[Batch]) -> None:
        """One transaction."""
        self._check()
        if self._thread is None:
            async with self._engine.begin() as connection:
                await connection.run_sync(_write, batches)
        else:
            await self._thread.write(batches)

    def _run_here(self, batches: list[Batch]) -> None:
        assert self._writer is not None
        if batches and len(self._fresh) < self._most_fresh and all(map(_can_wait, batches)):
            if self._sqlite is None:  # there is only one connection, and it stays
                with self._writer.connect() as connection:
                    self._sqlite = connection.connection.driver_connection
            assert isinstance(self._sqlite, sqlite3.Connection)
            self._sqlite.execute(_FRESH, [_pack(batches)])  # a transaction by itself
            self._fresh += batches
            return
        with self._writer.begin() as connection:
            if self._fresh:
                _put_in_place(connection, self._fresh)
            _write(connection, batches)
        self._fresh = []


class WritingThread:
    """The thread that writes SQLite: one group after another, and the event loop goes on."""

    def __init__(self, work: Callable[[list[Batch]], None]) -> None:
        self._work = work
        self._jobs: SimpleQueue[tuple[list[Batch], asyncio.Future[None]] | None] = SimpleQueue()
        self._thread: Thread | None = None

    async def write(self, batches: list[Batch]) -> None:
        """Wait until a group is written."""
        if self._thread is None:
            self._thread = Thread(target=self._write_on, name="journal", daemon=True)
            self._thread.start()
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((batches, written))
        await written

    def rest(self) -> None:
        """No more is to be written."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()

    def _write_on(self) -> None:
        while (job := self._jobs.get()) is not None:
            batches, written = job
            error: Exception | None = None
            try:
                self._work(batches)
            except Exception as trouble:
                error = trouble
            with suppress(RuntimeError):  # the loop is closed: nobody waits
                written.get_loop().call_soon_threadsafe(_settle, written, error)


def _settle(written: asyncio.Future[None], error: Exception | None) -> None:
    """Tell the coroutine that waits for a group how it went."""
    if written.done():
        return  # nobody waits any longer
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)


class Reader:
    """The database for those who only read: what was written is where they look for it."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        self._engine = database.reading(engine)
        self._journal = journal

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """A connection, for a while."""
        await self._journal.fold()
        async with self._engine.connect() as connection:
            yield connection

    async def read(self, work: Callable[[AsyncConnection], Awaitable[Result]]) -> Result:
        """Read something over one connection: for compiled modules.

        Those cannot wait for it to close while an error is on its way through them
        (docs/adr/0005-compiled-with-mypyc.md).
        """
        async with self.connect() as connection:
            return await work(connection)


def _can_wait(batch: Batch) -> bool:
    """Is this nothing but what follows from a choice? That cannot fail later."""
    return bool(batch.log) and not (batch.lines or batch.must or batch.more)


# -- in a transaction ------------------------------------------------------------------------------


def put_in_order(connection: Connection) -> None:
    """Put everything where it belongs that a process has left fresh."""
    packed = connection.scalars(select(schema.fresh.c.batches).order_by(schema.fresh.c.id))
    batches = [batch for group in packed for batch in _unpack(group)]
    for batch in batches:
        if batch.row is not None:  # an earlier version may have written fewer columns
            missing = len(ROW) + 1 - len(batch.row)
            batch.row = (*batch.row[:-1], *[None] * missing, batch.row[-1])
    if batches:
        _put_in_place(connection, batches)


def _put_in_place(connection: Connection, batches: list[Batch]) -> None:
    """Put all that is fresh where it belongs."""
    try:
        _write(connection, batches)
    except IntegrityError as error:  # nobody who asks now has come too late
        raise RuntimeError("what was written down does not fit the database") from error
    connection.execute(delete(schema.fresh))


def _write(connection: Connection, batches: list[Batch]) -> None:
    for batch in batches:
        for statement, values in batch.must:
            if connection.execute(statement, values).rowcount != 1:
                raise Conflict
    for statement, rows in _rows(batches):
        connection.exec_driver_sql(_sql(statement, connection.dialect), rows)
    for batch in batches:
        for statement, values in batch.more:
            connection.execute(statement, values)


def _rows(batches: list[Batch]) -> Iterator[tuple[Any, list[Values]]]:
    """One statement for all rows of a kind; of a table's own row only the last one counts."""
    log = [row for batch in batches for row in batch.log]
    if log:
        yield _LOG, log
    changed = {batch.row[-1]: batch.row for batch in batches if batch.row is not None}
    if changed:
        yield _ROW, list(changed.values())
    snapshots = [row for batch in batches for row in batch.snapshots]
    if snapshots:
        yield _SNAPSHOTS, snapshots
    lines = [line for batch in batches for line in batch.lines]
    if lines:
        yield _LINES, lines


_known: dict[tuple[int, str], str] = {}


def _sql(statement: Any, dialect: Dialect) -> str:
    """A statement as the driver takes it; SQLAlchemy writes it once."""
    which = (id(statement), dialect.name)
    if which not in _known:
        _known[which] = str(statement.compile(dialect=dialect))
    return _known[which]
