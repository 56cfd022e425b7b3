"""What `konspira admin` does with the database of a server, which may run meanwhile.

It lists, and leaves orders (see `orders`). It changes no table itself: servers keep in memory what
they know of their tables.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_address
from typing import Any, Literal, TypeAlias

import msgspec
from litestar.types import Scope
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from konspira.server.http.security import address_of
from konspira.server.store import database, schema
from konspira.server.store.journal import put_in_order

Kind: TypeAlias = Literal["guest", "account", "address"]
T, S, P, B = schema.tables, schema.seats, schema.people, schema.bars


class Listed(msgspec.Struct, frozen=True):
    """A table that is open or running."""

    table: str
    game: str
    status: str
    host: str | None  # the id of the person who made it ...
    name: str | None
    account: str | None  # ... and the login, if there is an account
    address: str | None
    people: int  # seats that belong to people
    bots: int
    choices: int  # entries of its log
    created: float
    started: float | None
    changed: float


class Bar(msgspec.Struct, frozen=True):
    """Somebody who is barred."""

    kind: str
    value: str
    reason: str
    since: float


@asynccontextmanager
async def _opened(url: str, write: bool = False) -> AsyncIterator[AsyncConnection]:
    """The database, as it would be if everything fresh were in its place."""
    engine = database.engine(url)
    try:
        await database.check(engine)
        async with engine.connect() as connection:
            if not write:
                await connection.run_sync(put_in_order)
            yield connection
            if write:
                await connection.commit()
            else:
                await connection.rollback()
    finally:
        await engine.dispose()


async def tables(url: str) -> list[Listed]:
    """All tables that are open or running, the oldest first."""
    persons = func.count().filter(S.c.bot.is_(None), S.c.person.is_not(None))
    seats = select(persons).where(S.c.table_id == T.c.id).scalar_subquery()
    bots = select(func.count(S.c.bot)).where(S.c.table_id == T.c.id).scalar_subquery()
    log = schema.log.c
    choices = select(func.count()).where(log.table_id == T.c.id).scalar_subquery()
    own = (T.c.id, T.c.game, T.c.status, T.c.host, P.c.name, P.c.login, T.c.address)
    times = (T.c.created, T.c.started, T.c.changed)
    query = (
        select(*own, seats, bots, choices, *times)
        .select_from(T.outerjoin(P, P.c.id == T.c.host))
        .where(T.c.status.in_(("open", "running")))
        .order_by(T.c.created)
    )
    async with _opened(url) as connection:
        return [Listed(*tuple(row)) for row in await connection.execute(query)]


async def end(url: str, table: str) -> bool:
    """Order that a table ends; False: no such table is open or running."""
    if table not in [listed.table for listed in await tables(url)]:
        return False
    await _order(url, [table])
    return True


async def _order(url: str, names: list[str]) -> None:
    rows = [{"table_id": name, "at": time.time()} for name in names]
    async with _opened(url, write=True) as connection:
        if rows:
            await connection.execute(insert(schema.orders), rows)


async def bars(url: str) -> list[Bar]:
    """Everybody who is barred."""
    query = select(B.c.kind, B.c.value, B.c.reason, B.c.since).order_by(B.c.since)
    async with _opened(url) as connection:
        return [Bar(*row) for row in await connection.execute(query)]


async def bar(url: str, kind: Kind, value: str, reason: str = "") -> list[str] | None:
    """Bar somebody; the tables that end with it. None: there is nobody of that name."""
    value = cleaned(kind, value)
    if not await _exists(url, kind, value):
        return None
    row = {"kind": kind, "value": value, "reason": reason, "since": time.time()}
    async with _opened(url, write=True) as connection:
        await connection.execute(delete(B).where(B.c.kind == kind, B.c.value == value))
        await connection.execute(insert(B).values(row))
    listed = await tables(url)
    theirs = [one for one in listed if value == _named(one, kind)]
    ending = [one.table for one in theirs if one.people <= 1]
    await _order(url, ending)
    return ending


async def unbar(url: str, kind: Kind, value: str) -> bool:
    """Somebody may come again; False: was not barred."""
    which = (B.c.kind == kind) & (B.c.value == cleaned(kind, value))
    async with _opened(url, write=True) as connection:
        return bool((await connection.execute(delete(B).where(which))).rowcount)


async def password_alone(url: str, login: str) -> bool:
    """An account that asks for both asks for the password alone; False: no such account does."""
    which = (P.c.login == cleaned("account", login)) & P.c.second
    async with _opened(url, write=True) as connection:
        return bool(
            (await connection.execute(update(P).where(which).values(second=False))).rowcount
        )


def _named(table: Listed, kind: Kind) -> str | None:
    return {"guest": table.host, "account": table.account, "address": table.address}[kind]


def cleaned(kind: Kind, value: str) -> str:
    """A name as the server compares it; of an IPv6 address the network."""
    if kind == "account":
        return value.lower()
    if kind == "guest":
        return value
    scope: Any = {"client": (value.removesuffix("/64"), 0)}
    return address_of(_scope(scope))


def _scope(scope: Any) -> Scope:
    found: Scope = scope
    return found


async def _exists(url: str, kind: Kind, value: str) -> bool:
    if kind == "address":
        try:
            ip_address(value.removesuffix("/64"))
        except ValueError:
            return False
        return True
    column = P.c.id if kind == "guest" else P.c.login
    async with _opened(url) as connection:
        return await connection.scalar(select(P.c.id).where(column == value)) is not None
