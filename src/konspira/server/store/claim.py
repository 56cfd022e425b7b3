"""Who uses a database: one process alone, several that hear each other, or nobody.

A process that is alone keeps in memory what it knows; a second one beside it would never hear of
changes. So each says how it uses the database, and the claim ends with the process, however that
ends.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from konspira.server.errors import ServerError
from konspira.server.store.database import address, unreachable

if TYPE_CHECKING:
    from types import ModuleType

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # not on every system; there, hosts have to take care themselves
    fcntl = None

NUMBER = 7402  # of the lock in PostgreSQL


class Claim:
    """The claim of this process. Alone: nobody else may use the database meanwhile."""

    def __init__(self, database: AsyncEngine, alone: bool) -> None:
        self.database = database
        self.alone = alone
        self._file: int | None = None
        self._connection: AsyncConnection | None = None

    async def take(self) -> None:
        """Refused when somebody else uses the database in a way that does not go with ours."""
        try:
            if self.database.dialect.name == "postgresql":
                taken = await self._lock_postgres()
            else:
                taken = self._lock_file()
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
        if self._file is not None:
            os.close(self._file)
            self._file = None
        if self._connection is not None:
            await self._connection.close()
            self._connection = None

    def _lock_file(self) -> bool:
        path = self.database.url.database
        if fcntl is None or not path or path == ":memory:":
            return True
        self._file = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        kind = fcntl.LOCK_EX if self.alone else fcntl.LOCK_SH
        try:
            fcntl.flock(self._file, kind | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    async def _lock_postgres(self) -> bool:
        """The lock lives as long as the connection, which is kept for it."""
        own = create_async_engine(self.database.url, poolclass=NullPool)
        self._connection = await own.connect()
        await self._connection.execution_options(isolation_level="AUTOCOMMIT")
        kind = "pg_try_advisory_lock" if self.alone else "pg_try_advisory_lock_shared"
        return bool(await self._connection.scalar(text(f"SELECT {kind}({NUMBER})")))
