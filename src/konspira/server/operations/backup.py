"""Backups: one portable file, from either kind of database into either kind.

A backup is a gzip of JSON lines: a header with the revision of the schema, the rows of each table,
and at the end how many they were and a checksum of everything before. It is read in one
transaction while the server runs, so it shows one moment; it is restored in one transaction, or
not at all.
"""

from __future__ import annotations

import gzip
import os
import time
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import JSON, Connection, LargeBinary, MetaData, Table, func, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from konspira.kernel.errors import Remedy, file_trouble
from konspira.server.errors import ServerError
from konspira.server.store import database
from konspira.server.store.claim import Claim

FORMAT = "konspira-backup"
VERSION = 1
AT_ONCE = 500  # rows
LONGEST = 64 * 2**20  # bytes of a line; nothing of ours comes near
BOOKKEEPING = "alembic_version"


class Header(msgspec.Struct, frozen=True):
    """What a backup says first."""

    format: str
    version: int
    revision: str  # of the schema
    created: float
    binary: dict[str, list[str]]  # table -> its columns, in their order, that are bytes


class Rows(msgspec.Struct, frozen=True, array_like=True):
    """A row and the table it belongs to."""

    table: str
    row: dict[str, Any]


class End(msgspec.Struct, frozen=True):
    """What a backup says last."""

    rows: dict[str, int]
    checksum: str


# -- writing ---------------------------------------------------------------------------------------


async def write(url: str, path: Path) -> dict[str, int]:
    """Write everything to a new file; how many rows of each table there were."""
    if path.exists():
        raise ServerError(
            "backup-exists", f"{path} exists already; name a file that does not", file=str(path)
        )
    engine = _existing(url)
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        if engine.dialect.name == "postgresql":
            engine = engine.execution_options(isolation_level="REPEATABLE READ")
        with _open_private(draft) as file:
            async with database.reading(engine).connect() as connection:
                counts = await connection.run_sync(_dump, file)
            file.flush()
            os.fsync(file.fileno())
        draft.rename(path)
    except SQLAlchemyError as error:
        raise database.unreachable(engine, error) from None
    except OSError as error:
        raise _file_error(path, error) from None
    finally:
        draft.unlink(missing_ok=True)
        await engine.dispose()
    return counts


def _existing(url: str) -> AsyncEngine:
    """The database, which must be there: reading makes no new one."""
    where = make_url(str(database.read_url(url)))
    if where.get_backend_name() == "sqlite" and not Path(where.database or "").is_file():
        raise ServerError(
            "no-database",
            f"there is no database {where.database}; name another one with --database-url",
            value=str(where.database),
        )
    return database.engine(url)


def _open_private(path: Path) -> IO[bytes]:
    """A new file that only its owner can read: it holds the secrets of all tables."""
    return os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb")


def _dump(connection: Connection, file: IO[bytes]) -> dict[str, int]:
    revision = database.revision(connection)
    if revision is None:
        raise ServerError("nothing-to-back-up", "this database holds nothing of Konspira's yet")
    tables = _tables(connection)
    counts: dict[str, int] = {}
    seal = sha256()
    with gzip.GzipFile(fileobj=file, mode="wb", mtime=0) as packed:

        def put(line: object) -> None:
            text = msgspec.json.encode(line) + b"\n"
            seal.update(text)
            packed.write(text)

        binary = {str(table.name): _binary(table) for table in tables}
        put(Header(FORMAT, VERSION, revision, time.time(), binary))
        for table in tables:
            name = str(table.name)
            counts[name] = 0
            streamed = connection.execution_options(stream_results=True, yield_per=AT_ONCE)
            for row in streamed.execute(select(table).order_by(*table.primary_key)).mappings():
                put(Rows(name, _written({str(key): row[key] for key in row}, binary[name])))
                counts[name] += 1
        packed.write(msgspec.json.encode(End(counts, seal.hexdigest())) + b"\n")
    return counts


def _tables(connection: Connection) -> list[Table]:
    """Our tables as they are in this database, those that others refer to first."""
    metadata = MetaData()
    metadata.reflect(connection)
    tables = [table for table in metadata.sorted_tables if table.name != BOOKKEEPING]
    for table in tables:
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type = JSON(none_as_null=True)
    return tables


def _binary(table: Table) -> list[str]:
    return [str(column.name) for column in table.columns if isinstance(column.type, LargeBinary)]


def _written(row: dict[str, Any], binary: list[str]) -> dict[str, Any]:
    for name in binary:
        if row[name] is not None:
            row[name] = b64encode(row[name]).decode()
    return row


# -- reading ---------------------------------------------------------------------------------------


def verify(path: Path) -> Header:
    """Read all of a backup and compare it with its checksum; nothing is changed."""
    header: Header | None = None
    end: End | None = None
    counts: dict[str, int] = {}
    seal = sha256()
    for text in _lines(path):
        if end is not None:
            raise _malformed(path, Remedy("backup-after-end", "something stands after its end"))
        try:
            if header is None:
                header = _header(path, text)
                counts = dict.fromkeys(header.binary, 0)
            elif text.startswith(b"["):
                counts[msgspec.json.decode(text, type=Rows).table] += 1
            else:
                end = msgspec.json.decode(text, type=End)
                continue
        except (msgspec.MsgspecError, UnicodeError, KeyError):
            raise _malformed(path, Remedy("not-json", "a line is broken")) from None
        seal.update(text)
    if header is None or end is None:
        raise _malformed(path, Remedy("backup-cut", "its end is missing"))
    if (end.rows, end.checksum) != (counts, seal.hexdigest()):
        raise _malformed(path, Remedy("backup-changed", "its checksum does not fit"))
    if header.revision not in database.revisions():
        raise ServerError(
            "backup-newer",
            f"{path} has the schema {header.revision}, which this version of Konspira does not "
            "know; use a newer one",
            file=str(path),
            value=header.revision,
        )
    return header


def _header(path: Path, text: bytes) -> Header:
    header = msgspec.json.decode(text, type=Header)
    if (header.format, header.version) != (FORMAT, VERSION):
        kind = f"{header.format} {header.version}"
        raise _malformed(path, Remedy("backup-kind", f"it is {kind}", value=kind))
    return header


def _lines(path: Path) -> Iterator[bytes]:
    """The lines of a backup, one after another."""
    try:
        with gzip.open(path, "rb") as file:
            while text := file.readline(LONGEST):
                yield text
    except EOFError:
        raise _malformed(path, Remedy("backup-cut", "its end is missing")) from None
    except (gzip.BadGzipFile, zlib.error):
        raise _malformed(path, Remedy("backup-no-gzip", "it is no whole gzip file")) from None
    except OSError as error:
        raise _file_error(path, error) from None


def _malformed(path: Path, remedy: Remedy) -> ServerError:
    return ServerError(
        "backup-malformed",
        f"{path} is not a whole backup: {remedy}; nothing was changed, take an intact copy",
        file=str(path),
        remedy=remedy,
    )


def _file_error(path: Path, error: OSError) -> ServerError:
    trouble = file_trouble(error)
    return ServerError(
        "backup-unreadable",
        f"{path}: {trouble}; check the path and its permissions",
        file=str(path),
        trouble=trouble,
    )


# -- restoring -------------------------------------------------------------------------------------


async def restore(url: str, path: Path, replace: bool = False) -> dict[str, int]:
    """Fill a database from a backup; one that holds people or tables is spared unless told so."""
    header = verify(path)
    engine = database.engine(url)
    claim = Claim(engine, alone=True)
    try:
        await claim.take()
        async with engine.begin() as connection:
            if not replace and not await connection.run_sync(_is_empty):
                raise _in_use(engine)
            return await connection.run_sync(_load, header, path)
    except (SQLAlchemyError, OSError) as error:
        raise database.unreachable(engine, error) from None
    finally:
        await claim.leave()
        await engine.dispose()


def _in_use(engine: AsyncEngine) -> ServerError:
    shown = database.address(engine)
    return ServerError(
        "database-not-empty",
        f"there are people or tables in {shown}; to lose them for the backup, add --replace",
        value=shown,
    )


def _load(connection: Connection, header: Header, path: Path) -> dict[str, int]:
    """In one transaction: what was there goes; the old schema, its rows, the new schema come."""
    metadata = MetaData()
    metadata.reflect(connection)
    metadata.drop_all(connection)
    database.upgrade(connection, header.revision)
    tables = {table.name: table for table in _tables(connection)}
    counts = dict.fromkeys(tables, 0)
    for name, rows in _groups(path):
        read = [_read(row, header.binary[name]) for row in rows]
        connection.execute(insert(tables[name]), read)
        counts[name] += len(read)
    database.upgrade(connection)
    return counts


def _is_empty(connection: Connection) -> bool:
    """Has nobody used this database yet?"""
    if database.revision(connection) is None:
        return not _tables(connection)
    return not any(
        connection.scalar(select(func.count()).select_from(table))
        for table in _tables(connection)
        if table.name not in ("secrets", "leases")  # a server that was only started has made some
    )


def _groups(path: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a backup that has been verified, many at once."""
    name, rows = "", list[dict[str, Any]]()
    for text in _lines(path):
        if not text.startswith(b"["):
            continue
        found = msgspec.json.decode(text, type=Rows)
        if rows and (found.table != name or len(rows) >= AT_ONCE):
            yield name, rows
            rows = []
        name = found.table
        rows.append(found.row)
    if rows:
        yield name, rows


def _read(row: dict[str, Any], binary: list[str]) -> dict[str, Any]:
    for name in binary:
        if row[name] is not None:
            row[name] = b64decode(row[name])
    return row
