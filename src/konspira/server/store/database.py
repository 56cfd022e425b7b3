"""Opening the database: one URL, SQLite or PostgreSQL, brought up to date before it is used."""

from __future__ import annotations

import secrets as chance
import time
from functools import cache
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from konspira.extras import require
from konspira.kernel.errors import file_trouble
from konspira.server.errors import ServerError
from konspira.server.store import locks, schema

MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
BUSY = 15.0  # seconds that SQLite waits for another process to finish writing


def read_url(text: str) -> URL:
    """The address of a database; only the two kinds we test are accepted."""
    try:
        url = make_url(text)
    except ArgumentError:
        url = None
    kind = "" if url is None else url.get_backend_name()
    if url is None or kind not in DRIVERS:
        shown = text if url is None else url.render_as_string(hide_password=True)
        raise ServerError(
            "bad-database-url",
            f'"{shown}" is no database for Konspira; '
            "write sqlite:///konspira.db or postgresql://user:password@host/name",
            value=shown,
        )
    return url.set(drivername=DRIVERS[kind])


def engine(text: str, pool: int = 10) -> AsyncEngine:
    """An engine with the settings that we rely on."""
    url = read_url(text)
    if url.get_backend_name() == "postgresql":
        require("postgres")
        return create_async_engine(url, pool_size=pool, max_overflow=pool, pool_pre_ping=True)
    made = create_async_engine(url, connect_args={"timeout": BUSY, "isolation_level": None})
    event.listen(made.sync_engine, "connect", _prepare_sqlite)
    event.listen(made.sync_engine, "begin", _begin_sqlite)
    return made


def writer(made: AsyncEngine) -> Engine | None:
    """The same SQLite file for one thread that does all the writing; None for PostgreSQL."""
    if made.dialect.name != "sqlite":
        return None
    url = made.url.set(drivername="sqlite")
    settings = {"timeout": BUSY, "isolation_level": None, "check_same_thread": False}
    found = create_engine(url, connect_args=settings, poolclass=StaticPool)
    event.listen(found, "connect", _prepare_sqlite)
    event.listen(found, "begin", _begin_sqlite)
    return found


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Durable, and readers do not wait for the writer."""
    cursor = connection.cursor()
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes its place in the line at once; a reader never stands in it."""
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


async def migrate(database: AsyncEngine) -> None:
    """Bring the schema up to date; what cannot be opened is said in words."""
    try:
        async with database.begin() as connection:
            await connection.run_sync(upgrade)
    except (SQLAlchemyError, OSError) as error:
        raise unreachable(database, error) from None


async def check(database: AsyncEngine) -> None:
    """Does the database answer, is it up to date, and is there room to write?"""
    turned = update(schema.secrets).values(created=-schema.secrets.c.created)
    try:
        async with reading(database).connect() as connection:
            found = await connection.run_sync(revision)
        async with database.begin() as connection:  # a full disk shows only when something is kept
            await connection.execute(turned)
            await connection.execute(turned)  # as it was; what does not change is not written
    except (SQLAlchemyError, OSError) as error:
        raise unreachable(database, error) from None
    if found != newest():
        raise other_schema(found)


def address(database: AsyncEngine) -> str:
    """The address of a database as people write it, without its password."""
    url = database.url.set(drivername=database.url.get_backend_name())
    return url.render_as_string(hide_password=True)


def unreachable(database: AsyncEngine, error: SQLAlchemyError | OSError) -> ServerError:
    """Return why a database cannot be used, in words."""
    shown = address(database)
    reason = file_trouble(error) if isinstance(error, OSError) else _said(error)
    return ServerError(
        "database-unreachable",
        f"{shown}: {reason}; check the address, the folder and whether the database runs",
        value=shown,
        reason=reason,
    )


def other_schema(found: str | None) -> ServerError:
    """This database was made by another version of Konspira."""
    return ServerError(
        "database-other-version",
        f"the database has the schema {found}, this version of Konspira knows {newest()}; "
        "use the version that made it, or a newer one",
        value=str(found),
        known=newest(),
    )


def _said(error: SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the schema up to a revision; a schema from the future is refused."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({locks.SCHEMA})")
    found = revision(connection)
    if found is not None and found not in revisions():
        raise other_schema(found)
    if found is None or found != newest():  # Alembic takes its time to find nothing to do
        command.upgrade(_config(connection), to)


def revision(connection: Connection) -> str | None:
    """The revision of the schema; None: there is no schema of ours."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def revisions() -> tuple[str, ...]:
    """Every revision that this version knows, the newest first."""
    return tuple(
        script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()
    )


def newest() -> str:
    """The revision that this version works with."""
    return revisions()[0]


async def signing_secret(database: AsyncEngine) -> bytes:
    """Return what signs the cookies: made once, then the same in every process."""
    query = select(schema.secrets.c.value).where(schema.secrets.c.name == "cookies")
    fresh = chance.token_bytes(32)
    row = {"name": "cookies", "value": fresh, "created": int(time.time())}
    try:
        async with database.begin() as connection:
            found = await connection.scalar(query)
            if found is None:
                await connection.execute(insert(schema.secrets).values(row))
                return fresh
            return bytes(found)
    except IntegrityError:  # another process was quicker
        async with database.connect() as connection:
            return bytes(await connection.scalar(query) or b"")


def reading(database: AsyncEngine) -> AsyncEngine:
    """The same database for those who only read."""
    return database.execution_options(reading=True)


__all__ = ["AsyncConnection", "AsyncEngine", "engine", "migrate", "read_url", "reading"]
