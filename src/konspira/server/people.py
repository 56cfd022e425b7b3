"""People: guests by signed cookie, and accounts that keep a guest's games."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from secrets import token_hex
from typing import TYPE_CHECKING, TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadData, URLSafeTimedSerializer
from litestar.datastructures import Cookie
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from konspira.server.errors import Refusal
from konspira.server.security import too_many
from konspira.server.store.schema import people
from konspira.server.wire import Credentials, Me, Value

if TYPE_CHECKING:
    from konspira.server.house import House

T = TypeVar("T")

MOST_KNOWN = 10_000  # people who need not be looked up again
COOKIE = "konspira-person"
YEAR = 365 * 24 * 3600
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # kinds of signs that nobody can see or type
LONGEST_LOGIN = 32
MOST_PREFERENCES = 64
MOST_LETTERS = 4096  # of all preferences together

# Tries in a minute. Wrong tries at one login from many addresses are slowed down, not locked out.
TRIES_HERE = 6  # at one login from one address
TRIES_ALL = 60  # at one login
TRIES_ADDRESS = 20  # from one address

HASHER = PasswordHasher()
HASHING = ThreadPoolExecutor(2, "hashing")  # each hash takes 64 MB and a good part of a second


class Person(msgspec.Struct, frozen=True):
    """Somebody behind a browser."""

    id: str
    name: str
    login: str | None = None


# -- the cookie ------------------------------------------------------------------------------------


def _signer(house: House) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(house.secret, salt="konspira-person")


def cookie(house: House, id: str, epoch: int) -> Cookie:
    """What makes a browser this person."""
    return Cookie(
        key=COOKIE,
        value=_signer(house).dumps([id, epoch]),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookies,
        path="/",
    )


def no_cookie() -> Cookie:
    """What makes a browser nobody again."""
    return Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax", path="/")


def read_cookie(house: House, text: str) -> tuple[str, int] | None:
    """The id and the epoch in a cookie, if it is one of ours and not too old."""
    try:
        id, epoch = _signer(house).loads(text, max_age=YEAR) if text else (None, None)
    except (BadData, TypeError, ValueError):
        return None
    return (id, epoch) if isinstance(id, str) and isinstance(epoch, int) else None


async def find(house: House, text: str) -> Person | None:
    """The person that a cookie stands for; a false, old or recalled one stands for nobody."""
    if text in house.known:
        return house.known[text]
    found = read_cookie(house, text)
    if found is None:
        return None
    id, epoch = found
    query = select(people.c.name, people.c.login, people.c.epoch).where(people.c.id == id)
    async with house.reader.connect() as connection:
        row = (await connection.execute(query)).first()
    if row is None or row.epoch != epoch:
        return None
    person = Person(id, row.name, row.login)
    if house.alone and len(house.known) < MOST_KNOWN:
        house.known[text] = person
    return person


async def new_cookie(house: House, person: Person) -> Cookie:
    """A cookie for this person, valid for a year from now."""
    async with house.reader.connect() as connection:
        epoch = await connection.scalar(select(people.c.epoch).where(people.c.id == person.id))
    return cookie(house, person.id, int(epoch or 0))


# -- guests ----------------------------------------------------------------------------------------


def clean_name(text: str) -> str:
    """A name as it is shown: single spaces, none around it, nothing that cannot be seen."""
    name = " ".join(part for part in unicodedata.normalize("NFC", text).split(" ") if part)
    if not 1 <= len(name) <= 24 or any(unicodedata.category(sign) in UNSEEN for sign in name):
        raise Refusal(
            "bad-name",
            f"{text!r} cannot be a name; it needs 1 to 24 signs, and all of them must be visible",
            400,
            value=text,
        )
    return name


async def new_guest(house: House, name: str) -> Person:
    """A guest, with nothing but a name."""
    person = Person(token_hex(16), clean_name(name))
    row = {
        "id": person.id,
        "name": person.name,
        "epoch": 0,
        "preferences": {},
        "created": house.now(),
    }
    async with house.database.begin() as connection:
        await connection.execute(insert(people).values(row))
    return person


async def me(house: House, person: Person) -> Me:
    """A person as this person sees it."""
    query = select(people.c.name, people.c.login, people.c.preferences)
    async with house.reader.connect() as connection:
        row = (await connection.execute(query.where(people.c.id == person.id))).one()
    return Me(row.name, row.login, row.preferences)


async def rename(house: House, person: Person, name: str) -> Person:
    """Another name for somebody."""
    renamed = msgspec.structs.replace(person, name=clean_name(name))
    await _update(house, person, name=renamed.name)
    return renamed


async def prefer(house: House, person: Person, wishes: dict[str, Value]) -> None:
    """Keep how somebody likes it; preferences that are not named stay as they are."""
    async with house.database.begin() as connection:
        where = people.c.id == person.id
        known = await connection.scalar(select(people.c.preferences).where(where))
        wanted = {**(known or {}), **wishes}
        if len(wanted) > MOST_PREFERENCES or len(msgspec.json.encode(wanted)) > MOST_LETTERS:
            raise Refusal(
                "too-many-preferences",
                f"there is room for {MOST_PREFERENCES} short preferences; keep fewer",
                400,
                high=MOST_PREFERENCES,
            )
        await connection.execute(update(people).where(where).values(preferences=wanted))


async def _update(house: House, person: Person, **values: object) -> None:
    async with house.database.begin() as connection:
        await connection.execute(update(people).where(people.c.id == person.id).values(values))
    house.known.clear()


# -- accounts --------------------------------------------------------------------------------------


def clean_login(text: str) -> str:
    """A login as it is compared: it does not matter how it is capitalised."""
    login = unicodedata.normalize("NFKC", text).lower()
    if len(login) > LONGEST_LOGIN:
        raise Refusal(
            "bad-login",
            f'"{text}" cannot be a login: in small letters it is too long; choose a shorter one',
            400,
            value=text,
        )
    return login


async def make_account(
    house: House, person: Person, credentials: Credentials, address: str
) -> Person:
    """The guest keeps everything and can sign in elsewhere from now on."""
    await _slow_down(house, f"account:{address}", TRIES_ADDRESS)
    login = clean_login(credentials.login)
    if person.login is not None:
        raise Refusal(
            "has-account", f'you have an account already, "{person.login}"', value=person.login
        )
    password = await _hashing(lambda: HASHER.hash(credentials.password))
    try:
        await _update(house, person, login=login, password=password)
    except IntegrityError:
        raise Refusal(
            "login-taken",
            f'the login "{login}" is taken; choose another one, or sign in',
            value=login,
        ) from None
    return msgspec.structs.replace(person, login=login)


async def sign_in(house: House, credentials: Credentials, address: str) -> Person:
    """The person with this login and password. A wrong login takes as long as a wrong password."""
    login = clean_login(credentials.login)
    await _slow_down(house, f"sign-in:{address}", TRIES_ADDRESS)
    await _slow_down(house, f"sign-in:{login}", TRIES_ALL)
    await _slow_down(house, f"sign-in:{login}:{address}", TRIES_HERE)
    query = select(people).where(people.c.login == login)
    async with house.reader.connect() as connection:
        row = (await connection.execute(query)).first()
    known = row.password if row is not None else None
    right = await _hashing(lambda: _matches(known or _nobody(), credentials.password))
    if row is None or known is None or not right:
        raise Refusal("wrong-password", "login and password do not belong together; try again", 401)
    person = Person(row.id, row.name, row.login)
    if HASHER.check_needs_rehash(known):
        fresh = await _hashing(lambda: HASHER.hash(credentials.password))
        await _update(house, person, password=fresh)
    return person


async def sign_out_everywhere(house: House, person: Person) -> None:
    """Every cookie of this person is void from now on."""
    await _update(house, person, epoch=people.c.epoch + 1)


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
