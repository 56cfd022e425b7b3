"""Accounts: a login and a password with which a guest finds its games again elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from secrets import token_hex
from typing import TYPE_CHECKING, TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from konspira.server.errors import Refusal, too_many
from konspira.server.people.guests import Person, new_session, nobody
from konspira.server.people.names import clean_login, new_login
from konspira.server.store.schema import people
from konspira.server.wire import ChangePassword, Credentials

if TYPE_CHECKING:
    from konspira.server.house import House

T = TypeVar("T")

# Tries in a minute. Wrong tries at one login from many addresses are slowed down, not locked out.
TRIES_HERE = 6  # at one login from one address, or at one's own old password
TRIES_ALL = 60  # at one login
TRIES_ADDRESS = 20  # from one address

HASHER = PasswordHasher()
HASHING = ThreadPoolExecutor(2, "hashing")  # each hash takes 64 MB and a good part of a second


async def make_account(
    house: House, person: Person, credentials: Credentials, address: str
) -> Person:
    """The guest keeps everything and can sign in elsewhere from now on."""
    await _slow_down(house, f"account:{address}", TRIES_ADDRESS)
    login = new_login(credentials.login)
    if person.login is not None:
        raise Refusal(
            "has-account", f'you have an account already, "{person.login}"', value=person.login
        )
    password = await _hashing(lambda: HASHER.hash(credentials.password))
    try:
        async with house.database.begin() as connection:
            this = update(people).where(people.c.id == person.id)
            await connection.execute(this.values(login=login, password=password))
    except IntegrityError:
        raise Refusal(
            "login-taken",
            f'the login "{login}" is taken; choose another one, or sign in',
            value=login,
        ) from None
    house.known.clear()
    return msgspec.structs.replace(person, login=login)


async def sign_in(house: House, credentials: Credentials, address: str) -> Person:
    """The person with this login and password. A wrong login takes as long as a wrong password."""
    login = clean_login(credentials.login)
    # Keys of different kinds never meet: no login may count as an address.
    await _slow_down(house, f"sign-in-address:{address}", TRIES_ADDRESS)
    await _slow_down(house, f"sign-in-login:{login}", TRIES_ALL)
    await _slow_down(house, f"sign-in-both:{address} {login}", TRIES_HERE)
    query = select(people).where(people.c.login == login)
    async with house.reader.connect() as connection:
        row = (await connection.execute(query)).first()
    known = row.password if row is not None else None
    right = await _hashing(lambda: _matches(known or _nobody(), credentials.password))
    if row is None or known is None or not right:
        raise Refusal("wrong-password", "login and password do not belong together; try again", 401)
    if HASHER.check_needs_rehash(known):
        await _rehash(house, row.id, known, credentials.password)
    return Person(row.id, row.name, row.login, row.epoch, new_session())


async def _rehash(house: House, id: str, known: str, password: str) -> None:
    """Hash a password as we do now, unless it was changed meanwhile."""
    fresh = await _hashing(lambda: HASHER.hash(password))
    async with house.database.begin() as connection:
        this = update(people).where(people.c.id == id, people.c.password == known)
        await connection.execute(this.values(password=fresh))


async def change_password(
    house: House, person: Person, wish: ChangePassword, address: str
) -> Person:
    """Another password, for the person who knows the old one. All other sessions end."""
    if person.login is None:
        raise Refusal("no-account", "a guest has no password; make an account first")
    await _slow_down(house, f"password-address:{address}", TRIES_ADDRESS)
    await _slow_down(house, f"password-person:{person.id}", TRIES_HERE)
    async with house.reader.connect() as connection:
        query = select(people.c.password).where(people.c.id == person.id)
        known = await connection.scalar(query)
    if not await _hashing(lambda: _matches(known or _nobody(), wish.old)):
        raise Refusal("wrong-old-password", "this is not your password now; try again", 403)
    if wish.new == wish.old:
        raise Refusal("same-password", "this is your password already; choose another one", 400)
    fresh = await _hashing(lambda: HASHER.hash(wish.new))
    async with house.database.begin() as connection:
        # Only in a session that nobody has ended while we were hashing.
        this = update(people).where(people.c.id == person.id, people.c.epoch == person.epoch)
        change = this.values(password=fresh, epoch=person.epoch + 1)
        if (await connection.execute(change)).rowcount != 1:
            raise nobody()
    house.sessions.shut(person.id, "password-changed", keep=person.session)
    return msgspec.structs.replace(person, epoch=person.epoch + 1)


async def _slow_down(house: House, key: str, most: int) -> None:
    if await house.limits.count(key, house.now()) > most:
        raise too_many()


async def _hashing(work: Callable[[], T]) -> T:
    """Hashing takes long on purpose: in a thread of its own."""
    return await asyncio.get_running_loop().run_in_executor(HASHING, work)


def _matches(known: str, password: str) -> bool:
    try:
        return HASHER.verify(known, password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobody() -> str:
    """The hash of a password that nobody has."""
    return HASHER.hash(token_hex(16))
