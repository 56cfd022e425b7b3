"""Who uses a database: one process alone, several that hear each other, or nobody.

A process that is alone keeps in memory what it knows; a second one beside it would never hear of
changes. So each says how it uses the database, and the claim ends with the process, however that
ends. A claim can also be lost while the process lives: PostgreSQL was restarted, somebody removed
the lock beside the SQLite file. Then nothing is written until the process has its claim again.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, event, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from konspira.server.errors import Refusal, ServerError
from konspira.server.store import locks
from konspira.server.store.database import address, unreachable
from konspira.server.waiting import whole

if TYPE_CHECKING:
    from types import ModuleType

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # not on every system; there, hosts have to take care themselves
    fcntl = None

LOG = logging.getLogger("konspira.claim")
LOOK = 2.0  # seconds between two looks whether the claim holds
RETRY = 0.5  # seconds between two tries to take it again
PATIENCE = 5.0  # seconds for an answer of PostgreSQL


class Claim:
    """The claim of this process. Alone: nobody else may use the database meanwhile."""

    def __init__(self, database: AsyncEngine, alone: bool) -> None:
        self.database = database
        self.alone = alone
        self.lost = False
        self._file: int | None = None
        self._connection: AsyncConnection | None = None
        self._watcher: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._followed = False  # has somebody else used our SQLite file since we lost it?

    async def take(self) -> None:
        """Refused when somebody else uses the database in a way that does not go with ours."""
        try:
            taken = await self._lock()
        except (SQLAlchemyError, OSError) as error:
            raise unreachable(self.database, error) from None
        if not taken:
            await self.leave()
            shown = address(self.database)
            raise ServerError(
                "database-in-use",
                f"another process uses {shown}; stop it first, "
                "or give every process the same --broker-url redis://…",
                value=shown,
            )

    async def leave(self) -> None:
        """Others may use the database."""
        if self._watcher is not None:
            self._watcher.cancel()
            await asyncio.gather(self._watcher, return_exceptions=True)
            event.remove(self.database.sync_engine, "begin", self._guard)
            self._watcher = None
        await self._drop()

    # -- while the process lives -------------------------------------------------------------------

    def watch(self, again: Callable[[], Awaitable[None]]) -> None:
        """Look after the claim. `again` is done when it was lost and is ours again."""
        event.listen(self.database.sync_engine, "begin", self._guard, insert=True)
        self._watcher = asyncio.create_task(self._watch(again))

    def check(self) -> None:
        """Refused while the claim is lost."""
        if self.lost:
            raise Refusal(
                "claim-lost",
                "this server has lost its claim on the database and changes nothing until it has "
                "it again; try again in a moment, or tell the host",
                503,
                seconds=5,
            )

    def _guard(self, connection: Connection) -> None:
        """No transaction that may write begins without the claim."""
        if not connection.get_execution_options().get("reading", False):
            self.check()

    async def _watch(self, again: Callable[[], Awaitable[None]]) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOK)
            if not self.lost and not await whole(self._holds()):
                self._lose()
            if self.lost:
                await self._take_again(again)

    def _lose(self) -> None:
        """From now on nothing is written. PostgreSQL's driver tells us at once."""
        if not self.lost and self._watcher is not None:
            self.lost = True
            self._news.set()
            shown = address(self.database)
            LOG.error("the claim on the database is lost", extra={"facts": {"database": shown}})

    async def _take_again(self, again: Callable[[], Awaitable[None]]) -> None:
        told = False
        facts = {"facts": {"database": address(self.database)}}
        while True:
            try:
                await self._drop()
                if await whole(self._lock()):
                    await again()
                    break
                if not told:
                    told = True
                    LOG.error("another server uses the database", extra=facts)
            except Exception as error:  # PostgreSQL is not back yet
                LOG.debug("the claim cannot be taken", exc_info=error)
            await asyncio.sleep(RETRY)
        self.lost = False
        self._news.clear()
        LOG.warning("the claim on the database is back", extra=facts)

    async def _holds(self) -> bool:
        if self._connection is None:
            return self._file is None or self._same_file(self._file)
        try:
            async with asyncio.timeout(PATIENCE):
                return bool(await self._connection.scalar(text("SELECT 1")))
        except (SQLAlchemyError, OSError):
            return False

    # -- the lock ----------------------------------------------------------------------------------

    async def _lock(self) -> bool:
        if self.database.dialect.name == "postgresql":
            return await self._lock_postgres()
        return self._lock_file()

    async def _drop(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with suppress(SQLAlchemyError, OSError):  # it may be gone already
                await connection.close()

    def _path(self) -> Path:
        """The lock beside the file itself, not beside a link to it."""
        file = Path(self.database.url.database or "").resolve()
        return file.with_name(f"{file.name}.lock")

    def _lock_file(self) -> bool:
        path = self.database.url.database
        if fcntl is None or not path or path == ":memory:":
            return True
        # Another server has put away what we hold in memory as well: only a new start helps.
        if self.lost and self.alone and self._path().exists():
            self._followed = True
        if self._followed:
            return False
        self._file = os.open(self._path(), os.O_RDWR | os.O_CREAT, 0o600)
        kind = fcntl.LOCK_EX if self.alone else fcntl.LOCK_SH
        try:
            fcntl.flock(self._file, kind | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _same_file(self, file: int) -> bool:
        """Is the lock that we hold still the one that others find?"""
        try:
            return os.path.samestat(os.fstat(file), self._path().stat())
        except OSError:
            return False

    async def _lock_postgres(self) -> bool:
        """The lock lives as long as the connection, which is kept for it."""
        own = create_async_engine(self.database.url, poolclass=NullPool)
        self._connection = await own.connect()
        await self._connection.execution_options(isolation_level="AUTOCOMMIT")
        kind = "pg_try_advisory_lock" if self.alone else "pg_try_advisory_lock_shared"
        taken = bool(await self._connection.scalar(text(f"SELECT {kind}({locks.CLAIM})")))
        if taken:
            raw = await self._connection.get_raw_connection()
            assert raw.driver_connection is not None
            raw.driver_connection.add_termination_listener(self._ended)
        return taken

    def _ended(self, connection: object) -> None:
        """A connection is closed; ours is the claim."""
        if self._connection is not None:
            self._lose()
