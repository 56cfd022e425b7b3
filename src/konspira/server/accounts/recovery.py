"""The way back to an account by mail: a link that sets a new password, once and soon.

A visitor who asks learns nothing: the answer is given before anything is looked up.
"""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, func, insert, select, update

from konspira.server.accounts import addresses, mailings
from konspira.server.accounts.letters import written
from konspira.server.accounts.mailings import DAY, HOUR, MINUTE, Limit
from konspira.server.alerts import mail
from konspira.server.alerts.places import missing
from konspira.server.errors import Refusal, too_many
from konspira.server.people import accounts, browsers
from konspira.server.store import schema
from konspira.server.store.schema import people, recoveries

if TYPE_CHECKING:
    from konspira.server.house import House

VALID: Final = HOUR  # seconds for which a link holds
ASKED_HERE: Final = (5, 60)  # by one client: in a minute, in a day
TO_ONE: Final = (3, 10)  # letters about one account: in an hour, in a day
TO_MAILBOX: Final = (6, 20)  # letters to one mailbox, which several accounts may share
SHARED: Final = 3  # accounts with one address that are written to at once
TRIES: Final = 20  # of one client with links, in a minute


async def ask(house: House, text: str, source: str) -> None:
    """Write to the accounts with this address, if there are any. Nobody hears whether there are."""
    if not house.alerts.able("mail"):
        raise missing("mail")
    address = mail.check_address(text.strip())
    reached = await mailings.count(
        house,
        [
            Limit("recover-source", source, ASKED_HERE[0], MINUTE),
            Limit("recover-source", source, ASKED_HERE[1], DAY),
        ],
    )
    if reached is not None:
        raise too_many(reached.seconds)
    house.letters.begin(_write(house, address))


async def _write(house: House, address: str) -> None:
    known = schema.addresses
    query = (
        select(people.c.id, people.c.login, known.c.address, known.c.language)
        .select_from(known.join(people, people.c.id == known.c.person))
        .where(func.lower(known.c.address) == address.lower(), people.c.login.is_not(None))
        .where(known.c.confirmed.is_not(None), known.c.bounced.is_(None))
        .order_by(people.c.created)
        .limit(SHARED)
    )
    async with house.reader.connect() as connection:
        rows = (await connection.execute(query)).all()
    for row in rows:
        if await _room(house, row.id, address) is None:
            token = await _token(house, row.id)
            path = f"/account#recover={token}"  # what follows # is never sent to a server
            letter = written(house, "recover", row.address, row.language, path, login=row.login)
            await house.letters.send(letter)


async def _room(house: House, person: str, address: str) -> Any:
    return await mailings.count(
        house,
        [
            Limit("recover-person", person, TO_ONE[0], HOUR),
            Limit("recover-person", person, TO_ONE[1], DAY),
            Limit("recover-mailbox", address.lower(), TO_MAILBOX[0], HOUR),
            Limit("recover-mailbox", address.lower(), TO_MAILBOX[1], DAY),
        ],
    )


async def _token(house: House, person: str) -> str:
    token, now = token_urlsafe(32), house.now()
    row = {"digest": _digest(token), "person": person, "made": now, "until": now + VALID}
    async with house.database.begin() as connection:
        await connection.execute(delete(recoveries).where(recoveries.c.until < now))
        await connection.execute(insert(recoveries).values(row))
    return token


async def look(house: House, token: str, source: str) -> str:
    """The login that a link is about."""
    await _slow_down(house, source)
    query = (
        select(people.c.login)
        .select_from(recoveries.join(people, people.c.id == recoveries.c.person))
        .where(recoveries.c.digest == _digest(token), recoveries.c.until >= house.now())
    )
    async with house.reader.connect() as connection:
        login = await connection.scalar(query)
    if login is None:
        raise _spent()
    return str(login)


async def finish(house: House, token: str, password: str, source: str) -> None:
    """A new password: the link is used up, and every session of the person ends."""
    await look(house, token, source)  # before the work of hashing
    fresh = await accounts.hashed(password)
    async with house.database.begin() as connection:
        right = recoveries.c.digest == _digest(token)
        right &= recoveries.c.until >= house.now()
        person = await connection.scalar(select(recoveries.c.person).where(right))
        if not (await connection.execute(delete(recoveries).where(right))).rowcount:
            raise _spent()  # somebody with the same link was quicker
        change = update(people).where(people.c.id == person)
        await connection.execute(change.values(password=fresh, epoch=people.c.epoch + 1))
        await connection.execute(delete(recoveries).where(recoveries.c.person == person))
        await browsers.forget(connection, str(person))
    house.sessions.shut(str(person), "password-changed")
    await addresses.password_changed(house, str(person))


async def _slow_down(house: House, source: str) -> None:
    if await house.limits.count(f"recover:{source}", house.now()) > TRIES:
        raise too_many()


def _digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def _spent() -> Refusal:
    return Refusal(
        "recovery-spent", "this link has done its work or is too old; ask for another one", 410
    )


async def kept(connection: Any, person: str) -> list[dict[str, Any]]:
    """Return the ways back that somebody has asked for; never what would open one."""
    query = select(recoveries.c.made, recoveries.c.until).where(recoveries.c.person == person)
    rows = await connection.execute(query)
    return [dict(row) for row in rows.mappings()]
