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
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError

from konspira.server.errors import Refusal, too_many
from konspira.server.people import browsers, passkeys
from konspira.server.people.guests import Person, new_session, nobody
from konspira.server.people.names import clean_login, new_login
from konspira.server.people.sessions import Reason
from konspira.server.store.schema import people, recoveries
from konspira.server.wire.people import ChangePassword, Credentials, PasskeyAnswer, Proof

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
    house: House, person: Person, credentials: Credentials, address: str, agent: str = ""
) -> Person:
    """The guest keeps everything and can sign in elsewhere from now on."""
    await _slow_down(house, f"account:{address}", TRIES_ADDRESS)
    login = new_login(credentials.login)
    if person.login is not None:
        raise Refusal(
            "has-account", f'you have an account already, "{person.login}"', value=person.login
        )
    password = await _hashing(lambda: HASHER.hash(credentials.password))
    person = await _call(house, person, login, password=password)
    await browsers.begin(house, person, agent)
    return person


async def change_login(house: House, person: Person, text: str, address: str) -> Person:
    """Another login, for the person who has just shown who they are."""
    await _slow_down(house, f"account:{address}", TRIES_ADDRESS)
    if person.login is None:
        raise _no_account()
    login = new_login(text)
    await browsers.need_proof(house, person)
    return await _call(house, person, login)


async def _call(house: House, person: Person, login: str, **more: str) -> Person:
    try:
        async with house.database.begin() as connection:
            this = update(people).where(people.c.id == person.id)
            await connection.execute(this.values(login=login, **more))
    except IntegrityError:
        raise Refusal(
            "login-taken",
            f'the login "{login}" is taken; choose another one, or sign in',
            value=login,
        ) from None
    house.known.clear()
    return msgspec.structs.replace(person, login=login)


async def sign_in(
    house: House, credentials: Credentials, address: str, holder: str = "", agent: str = ""
) -> Person:
    """The person with this login and password. A wrong login takes as long as a wrong password.

    Who wants both has to bring an answer of a passkey too; only the right password tells so.
    """
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
    if row.second:
        await _second(house, row.id, credentials, holder)
    if HASHER.check_needs_rehash(known):
        await _rehash(house, row.id, known, credentials.password)
    person = Person(row.id, row.name, row.login, row.epoch, new_session(), house.now())
    await browsers.begin(house, person, agent)
    return person


async def _second(house: House, id: str, credentials: Credentials, holder: str) -> None:
    if credentials.passkey is None:
        raise Refusal("passkey-needed", "this account asks for a passkey too; use one of them", 401)
    if await passkeys.use(house, credentials.passkey, "second", holder) != id:
        raise passkeys.refused("the passkey of somebody else")


async def sign_in_by_passkey(
    house: House, answer: PasskeyAnswer, address: str, holder: str, agent: str = ""
) -> Person:
    """The person whose passkey this is."""
    await _slow_down(house, f"sign-in-address:{address}", TRIES_ADDRESS)
    return await passkeys.sign_in(house, answer, holder, agent)


async def _rehash(house: House, id: str, known: str, password: str) -> None:
    """Hash a password as we do now, unless it was changed meanwhile."""
    fresh = await _hashing(lambda: HASHER.hash(password))
    async with house.database.begin() as connection:
        this = update(people).where(people.c.id == id, people.c.password == known)
        await connection.execute(this.values(password=fresh))


async def change_password(
    house: House, person: Person, wish: ChangePassword, address: str
) -> Person:
    """Another password, for the person who knows the old one or has just shown who they are.

    All other sessions end, and links in mails that would set another one are void.
    """
    if person.login is None:
        raise _no_account()
    await _slow_down(house, f"password-address:{address}", TRIES_ADDRESS)
    await _slow_down(house, f"password-person:{person.id}", TRIES_HERE)
    if wish.old is None:
        await browsers.need_proof(house, person)
    else:
        await _check_password(house, person, wish.old)
    if wish.new == wish.old:
        raise Refusal("same-password", "this is your password already; choose another one", 400)
    fresh = await _hashing(lambda: HASHER.hash(wish.new))
    return await _renew(house, person, "password-changed", password=fresh)


async def prove(house: House, person: Person, proof: Proof, address: str, holder: str) -> None:
    """The person shows who they are, for some minutes in this session."""
    if person.login is None:
        raise _no_account()
    await _slow_down(house, f"password-address:{address}", TRIES_ADDRESS)
    await _slow_down(house, f"password-person:{person.id}", TRIES_HERE)
    if proof.passkey is not None:
        await passkeys.use(house, proof.passkey, "prove", holder, person)
    else:
        await _check_password(house, person, proof.password or "")
    await browsers.note(house, person, "", proven=True)


async def end_others(house: House, person: Person) -> Person:
    """All other sessions end; this one stays."""
    return await _renew(house, person, "signed-out")


async def _renew(house: House, person: Person, reason: Reason, **values: str) -> Person:
    """Void all cookies but this browser's, unless somebody has voided that one meanwhile."""
    async with house.database.begin() as connection:
        this = update(people).where(people.c.id == person.id, people.c.epoch == person.epoch)
        change = this.values(epoch=person.epoch + 1, **values)
        if (await connection.execute(change)).rowcount != 1:
            raise nobody()
        await browsers.forget(connection, person.id, keep=person.session)
        if values:
            await connection.execute(delete(recoveries).where(recoveries.c.person == person.id))
    house.sessions.shut(person.id, reason, keep=person.session)
    return msgspec.structs.replace(person, epoch=person.epoch + 1)


async def hashed(password: str) -> str:
    """A password as it is kept."""
    return await _hashing(lambda: HASHER.hash(password))


async def _check_password(house: House, person: Person, password: str) -> None:
    async with house.reader.connect() as connection:
        query = select(people.c.password).where(people.c.id == person.id)
        known = await connection.scalar(query)
    if not await _hashing(lambda: _matches(known or _nobody(), password)):
        raise Refusal("wrong-old-password", "this is not your password now; try again", 403)


def _no_account() -> Refusal:
    return Refusal("no-account", "a guest has no password; make an account first")


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
