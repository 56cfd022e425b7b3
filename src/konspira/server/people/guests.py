"""People: guests by signed cookie. What an account adds is in accounts.py."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer
from litestar.datastructures import Cookie
from sqlalchemy import insert, select, update

from konspira.server.errors import Refusal
from konspira.server.people import bot_speed, browsers
from konspira.server.people.names import clean_name
from konspira.server.store.schema import people, sessions
from konspira.server.wire.common import Value
from konspira.server.wire.people import Me

if TYPE_CHECKING:
    from konspira.server.house import House

MOST_KNOWN = 10_000  # people who need not be looked up again
COOKIE = "konspira-person"
DAY = 24 * 3600
YEAR = 365 * DAY
MOST_PREFERENCES = 64
MOST_LETTERS = 4096  # of all preferences together


class Person(msgspec.Struct, frozen=True):
    """Somebody behind a browser."""

    id: str
    name: str
    login: str | None = None
    epoch: int = 0  # as in the cookie: cookies of an earlier one are void
    session: str = ""  # of this browser, from one sign-in to the next; empty: of an older version
    seen: float = 0.0  # when a guest was last here, to the day; an account in this browser


class Known:
    """People by their cookies, as long as nobody changes."""

    def __init__(self) -> None:
        self.number = 0  # raised when somebody changes: what was read before may be wrong
        self._found: dict[str, Person] = {}

    def get(self, text: str) -> Person | None:
        """The person of a cookie, if it was looked up since the last change."""
        return self._found.get(text)

    def keep(self, text: str, person: Person, number: int) -> None:
        """Remember somebody, unless somebody has changed since this was looked up."""
        if number == self.number and len(self._found) < MOST_KNOWN:
            self._found[text] = person

    def clear(self) -> None:
        """Somebody has changed."""
        self.number += 1
        self._found.clear()


# -- the cookie ------------------------------------------------------------------------------------


def _signer(house: House) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(house.secret, salt="konspira-person")


def cookie(house: House, person: Person) -> Cookie:
    """Make a browser this person, for a year from now. A void epoch stays void."""
    return Cookie(
        key=COOKIE,
        value=_signer(house).dumps([person.id, person.epoch, person.session or new_session()]),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookies,
        path="/",
    )


def no_cookie() -> Cookie:
    """Return the cookie that signs a browser out."""
    return Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax", path="/")


def new_session() -> str:
    """The name of a session, which only the server reads."""
    return token_hex(8)


def read_cookie(house: House, text: str) -> tuple[str, int, str] | None:
    """The id, the epoch and the session in a cookie, if it is one of ours and not too old."""
    try:
        found = _signer(house).loads(text, max_age=YEAR) if text else None
    except BadData:
        return None
    match found:
        case [str(id), int(epoch), str(session)]:
            return id, epoch, session
        case [str(id), int(epoch)]:  # of a version that had no sessions
            return id, epoch, ""
    return None


async def find(house: House, text: str, agent: str = "") -> Person | None:
    """The person that a cookie stands for; a false, old or recalled one stands for nobody."""
    number = house.known.number
    person = house.known.get(text) or await _look_up(house, text)
    if person is None:
        return None
    if house.now() - person.seen > (DAY if person.login is None else browsers.NOTED):
        person = await _see(house, person, agent)
    if house.alone:
        house.known.keep(text, person, number)
    return person


async def _look_up(house: House, text: str) -> Person | None:
    found = read_cookie(house, text)
    if found is None:
        return None
    id, epoch, session = found
    this = (sessions.c.id == session) & (sessions.c.person == people.c.id)
    query = select(
        *(people.c.name, people.c.login, people.c.epoch, people.c.seen),
        *(sessions.c.seen.label("here"), sessions.c.ended),
    ).select_from(people.outerjoin(sessions, this))
    async with house.reader.connect() as connection:
        row = (await connection.execute(query.where(people.c.id == id))).first()
    if row is None or row.epoch != epoch or row.ended is not None:
        return None
    seen = row.seen if row.login is None else row.here or 0.0
    return Person(id, row.name, row.login, epoch, session, seen)


async def _see(house: House, person: Person, agent: str) -> Person:
    """Note that somebody is here: a guest once a day, because guests who stay away are forgotten;
    a browser of an account every few minutes, for the list of browsers."""
    seen = msgspec.structs.replace(person, seen=house.now())
    if person.login is not None:
        await browsers.note(house, person, agent)
        return seen
    async with house.database.begin() as connection:
        where = people.c.id == person.id
        await connection.execute(update(people).where(where).values(seen=seen.seen))
    return seen


# -- guests ----------------------------------------------------------------------------------------


async def new_guest(house: House, name: str) -> Person:
    """A guest, with nothing but a name."""
    now = house.now()
    person = Person(token_hex(16), clean_name(name), session=new_session(), seen=now)
    row = {
        "id": person.id,
        "name": person.name,
        "epoch": 0,
        "preferences": {},
        "created": now,
        "seen": now,
    }
    async with house.database.begin() as connection:
        await connection.execute(insert(people).values(row))
    return person


async def me(house: House, person: Person) -> Me:
    """A person as this person sees it."""
    query = select(people.c.name, people.c.login, people.c.preferences)
    async with house.reader.connect() as connection:
        row = (await connection.execute(query.where(people.c.id == person.id))).first()
    if row is None:
        raise nobody()
    return Me(row.name, row.login, row.preferences)


def nobody() -> Refusal:
    """Refuse a visitor whom this server does not know, or no longer knows."""
    return Refusal("no-person", "nobody is known here yet; say your name first (POST /api/me)", 401)


async def rename(house: House, person: Person, name: str) -> Person:
    """Another name for somebody."""
    renamed = msgspec.structs.replace(person, name=clean_name(name))
    async with house.database.begin() as connection:
        change = update(people).where(people.c.id == person.id).values(name=renamed.name)
        await connection.execute(change)
    house.known.clear()
    return renamed


async def prefer(house: House, person: Person, wishes: dict[str, Value]) -> None:
    """Keep how somebody likes it; preferences that are not named stay as they are."""
    bot_speed.check(wishes)
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
    if bot_speed.speed_of(known) != bot_speed.speed_of(wanted):
        await bot_speed.change(house, person.id, bot_speed.speed_of(wanted))
