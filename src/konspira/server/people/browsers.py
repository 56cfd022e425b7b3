"""Browsers: where somebody with an account is signed in, and has just shown who they are.

A guest has one browser and no row here. The row of a session that is ended stays, because its
cookie could come back; all rows go when the person's epoch is raised, which voids every cookie.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from konspira.server.errors import Refusal
from konspira.server.store.schema import sessions
from konspira.server.wire.people import BrowserInfo

if TYPE_CHECKING:
    from konspira.server.house import House
    from konspira.server.people.guests import Person

NOTED: Final = 600.0  # seconds after which it is noted again that somebody was here
FRESH: Final = 600.0  # seconds for which a password or a passkey that was given is enough
MOST: Final = 100  # browsers of one person
YEAR: Final = 366 * 24 * 3600.0  # longer than any cookie lasts

BROWSERS: Final = (
    ("Edge", r"Edg/"),
    ("Opera", r"OPR/"),
    ("Firefox", r"Firefox/|FxiOS/"),
    ("Chrome", r"Chrome/|CriOS/"),
    ("Safari", r"Safari/"),
)
SYSTEMS: Final = (
    ("Android", r"Android"),
    ("iPhone", r"iPhone"),
    ("iPad", r"iPad"),
    ("Windows", r"Windows"),
    ("macOS", r"Mac OS"),
    ("Linux", r"Linux"),
)


def name_of(agent: str) -> str:
    """Name a browser for the list: enough to tell one's devices apart, and no more."""
    parts = [
        next((name for name, sign in kinds if re.search(sign, agent)), "")
        for kinds in (BROWSERS, SYSTEMS)
    ]
    return " · ".join(part for part in parts if part) or "?"


async def note(house: House, person: Person, agent: str, proven: bool = False) -> None:
    """Somebody with an account is here; `proven`: and has just shown who they are."""
    if not person.session:  # a cookie of an older version, which is renewed soon
        return
    now = house.now()
    values = {"seen": now, **({"proven": now} if proven else {})}
    this = (sessions.c.id == person.session) & (sessions.c.person == person.id)
    row = {"id": person.session, "person": person.id, "name": name_of(agent), "since": now}
    try:
        async with house.database.begin() as connection:
            known = await connection.execute(
                update(sessions).where(this, sessions.c.ended.is_(None)).values(values)
            )
            if not known.rowcount and await connection.scalar(select(sessions).where(this)) is None:
                await connection.execute(insert(sessions).values({**row, **values}))
    except IntegrityError:
        pass  # another request of this browser was quicker, or the person is gone


async def begin(house: House, person: Person, agent: str) -> None:
    """Somebody has signed in here, with a password or a passkey."""
    await note(house, person, agent, proven=True)
    mine = sessions.c.person == person.id
    open_ones = select(sessions.c.id).where(mine, sessions.c.ended.is_(None))
    async with house.database.begin() as connection:
        await connection.execute(delete(sessions).where(mine, sessions.c.seen < house.now() - YEAR))
        many = open_ones.order_by(sessions.c.seen.desc(), sessions.c.id).offset(MOST)
        old = list(await connection.scalars(many))
        if old:
            gone = update(sessions).where(sessions.c.id.in_(old))
            await connection.execute(gone.values(ended=house.now()))
    for id in old:
        house.sessions.shut(person.id, "signed-out", only=id)


async def need_proof(house: House, person: Person) -> None:
    """Go on only in a session where the password or a passkey was given a short while ago."""
    if person.login is None or await is_proven(house, person):
        return
    raise Refusal(
        "prove-first", "this needs your password or a passkey first; give it and try again", 403
    )


async def is_proven(house: House, person: Person) -> bool:
    """Was the password or a passkey given here a short while ago?"""
    query = select(sessions.c.proven).where(
        sessions.c.id == person.session, sessions.c.person == person.id
    )
    async with house.reader.connect() as connection:
        proven = await connection.scalar(query)
    return proven is not None and proven > house.now() - FRESH


async def listed(connection: AsyncConnection, person: Person) -> list[BrowserInfo]:
    """List where somebody is signed in: this browser first, then the one that was here last."""
    query = select(sessions).where(sessions.c.person == person.id, sessions.c.ended.is_(None))
    rows = (await connection.execute(query.order_by(sessions.c.seen.desc()))).all()
    here = [row for row in rows if row.id == person.session]
    return [
        BrowserInfo(row.id, row.name, row.since, row.seen, row.id == person.session)
        for row in [*here, *(row for row in rows if row.id != person.session)]
    ]


async def end(house: House, person: Person, session: str) -> bool:
    """End one session: its cookie is void, its live connections close. False: there is none."""
    this = (sessions.c.id == session) & (sessions.c.person == person.id)
    change = update(sessions).where(this, sessions.c.ended.is_(None))
    async with house.database.begin() as connection:
        done = (await connection.execute(change.values(ended=house.now()))).rowcount
    house.sessions.shut(person.id, "signed-out", only=session)
    return bool(done)


async def forget(connection: AsyncConnection, person: str, keep: str = "") -> None:
    """All cookies of a person are void, but for that of one session."""
    mine = (sessions.c.person == person) & (sessions.c.id != keep)
    await connection.execute(delete(sessions).where(mine))


async def kept(connection: AsyncConnection, person: str) -> list[dict[str, Any]]:
    """Return what is kept about the browsers of somebody, for the person."""
    query = select(sessions.c.name, sessions.c.since, sessions.c.seen, sessions.c.ended)
    rows = await connection.execute(query.where(sessions.c.person == person))
    return [dict(row) for row in rows.mappings()]
