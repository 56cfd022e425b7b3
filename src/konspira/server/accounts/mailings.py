"""Limits of mails that anybody can cause by asking.

They are counted in the database, for all processes: no restart forgets them, nor does anybody who
deletes an address and asks again. Who asked, and for which mailbox, is kept for a day and only as
a keyed digest, which leads nowhere without the secret of this server.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256
from math import ceil
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import delete, func, insert, select, text

from konspira.server.store import locks
from konspira.server.store.schema import mailings

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from konspira.server.house import House

MINUTE: Final = 60.0
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR


class Limit(NamedTuple):
    """At most `high` mails about one thing in `seconds`."""

    kind: str
    value: str
    high: int
    seconds: float
    apart: str = ""  # a person whose own mails do not count


class Reached(NamedTuple):
    """A limit that is reached, and when there is room again."""

    kind: str
    seconds: int


async def count(house: House, limits: Sequence[Limit]) -> Reached | None:
    """Count one more mail; or say which limit is reached, and count nothing."""
    now = house.now()
    async with house.database.begin() as connection:
        if connection.dialect.name == "postgresql":  # one at a time, as SQLite writes anyway
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({locks.MAILINGS})"))
        await connection.execute(delete(mailings).where(mailings.c.at < now - DAY))
        for limit in limits:
            since = now - limit.seconds
            number, first = await _since(connection, _key(house, limit.kind, limit.value), since)
            if limit.apart:
                own = _key(house, limit.kind, limit.value, limit.apart)
                number -= (await _since(connection, own, since))[0]
            if number >= limit.high:
                return Reached(limit.kind, max(1, ceil(first + limit.seconds - now)))
        keys = {_key(house, limit.kind, limit.value) for limit in limits}
        keys |= {_key(house, one.kind, one.value, one.apart) for one in limits if one.apart}
        rows = [{"key": key, "at": now} for key in sorted(keys)]
        await connection.execute(insert(mailings), rows)
    return None


async def forgive(house: House, connection: AsyncConnection, kind: str, value: str) -> None:
    """The reader of a mailbox has said yes: what was asked before was no abuse."""
    await connection.execute(delete(mailings).where(mailings.c.key == _key(house, kind, value)))


async def _since(connection: AsyncConnection, key: str, since: float) -> tuple[int, float]:
    about = mailings.c.at
    query = select(func.count(), func.min(about)).where(mailings.c.key == key, about > since)
    number, first = (await connection.execute(query)).one()
    return int(number), float(first or 0.0)


def _key(house: House, *about: str) -> str:
    return hmac.digest(house.secret, "\0".join(("mailing", *about)).encode(), sha256).hex()
