"""What other networks show beside a link to us: title, sentence and picture (Open Graph).

A link is read by anybody's robot, so it says no more than an invitation does: the game, its
scenario, and whether it waits, runs or is over. It names nobody, and of texts that people wrote
nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Request
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from konspira.server.errors import Refusal
from konspira.server.settings import Settings
from konspira.server.store import schema
from konspira.server.tables import behind
from konspira.server.wire.common import Status
from konspira.words import Words

if TYPE_CHECKING:
    from konspira.server.house import House

FOLDER = "og"  # of the built client: its pictures, made by tools/invitations.py
HOUSE = "konspira"
SIZE = (1200, 630)
TABLE = re.compile(r"t/([a-z0-9-]{1,64})")
RULES = re.compile(r"rules/([a-z0-9_-]{1,40})(/reference)?")
PLAIN = re.compile(r"[a-z0-9_]+")  # a value of an option that is a word of the game
HOST = re.compile(r"[A-Za-z0-9.-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")
LOCALES = {"en": "en_GB", "pl": "pl_PL", "de": "de_DE"}


class Invitation(msgspec.Struct, frozen=True):
    """What a link to a table leads to, as anybody may know it."""

    game: str
    status: Status
    scenario: str  # a word of the game; empty where it has none, or it is somebody's own


class Preview(msgspec.Struct, frozen=True):
    """What is shown beside a link."""

    title: str
    about: str
    path: str  # the address of the page at our site
    pictures: list[str]  # names, the best one first


async def preview(house: House, name: str, game: str, words: Words) -> Preview:
    """Of a page: a table, a game (its rules, or the home page with it), or the house."""
    table = TABLE.fullmatch(name)
    if table is not None:
        found = await _invitation(house, table[1])
        if found is not None and found.game in house.games:
            return _of_table(found, f"/{name}", words)
    rules = RULES.fullmatch(name)
    wanted = rules[1] if rules is not None else game if name == "" else ""
    if wanted in house.games and words.has(f"{wanted}-title"):
        path = f"/?game={wanted}" if rules is None else f"/rules/{wanted}"
        about = words.say(f"{wanted}-blurb")
        return Preview(_titled(wanted, words), about, path, [wanted, HOUSE])
    return Preview("Konspira", words.say("preview-about"), "/", [HOUSE])


def _titled(game: str, words: Words) -> str:
    return words.say(f"{game}-title") if words.has(f"{game}-title") else game


def _of_table(found: Invitation, path: str, words: Words) -> Preview:
    title, pictures = _titled(found.game, words), [found.game, HOUSE]
    if found.scenario:
        ending = found.scenario.replace("_", "-")
        pictures = [f"{found.game}-{ending}", *pictures]
        if words.has(f"{found.game}-scenario-{ending}"):
            title = f"{title} · {words.say(f'{found.game}-scenario-{ending}')}"
    return Preview(title, words.say(f"preview-table-{found.status}"), path, pictures)


async def _invitation(house: House, table: str) -> Invitation | None:
    """The table behind a link; None: there is none, or nobody can say so now."""
    known = house.tables.held(table) if house.alone else None
    if known is not None:
        return _told(known.row, house.now())
    query = select(schema.tables).where(schema.tables.c.id == table)
    try:
        async with house.reader.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
    except (SQLAlchemyError, OSError, Refusal):  # the page itself needs no database
        return None
    return None if row is None else _told(row, house.now())


def _told(row: Any, now: float) -> Invitation | None:
    """Return what a row of a table tells anybody; None: nothing yet."""
    if behind.is_veiled(row, now):
        return None
    scenario = str(row.options.get("scenario", ""))
    status = behind.status(row, now)
    return Invitation(row.game, status, scenario if PLAIN.fullmatch(scenario) else "")


def tags(shown: Preview, site: str, language: str, has: Callable[[str], bool]) -> bytes:
    """The tags of a page; `has` says which pictures there are."""
    picture = next((name for name in shown.pictures if has(f"{FOLDER}/{name}.jpg")), None)
    told = {
        "og:site_name": "Konspira",
        "og:type": "website",
        "og:locale": LOCALES[language],
        "og:title": shown.title,
        "og:description": shown.about,
        "og:url": f"{site}{shown.path}",
    }
    if picture is not None:
        told["og:image"] = f"{site}/{FOLDER}/{picture}.jpg"
        told["og:image:type"] = "image/jpeg"
        told["og:image:width"], told["og:image:height"] = map(str, SIZE)
        told["og:image:alt"] = shown.title
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()]
    card = "summary_large_image" if picture is not None else "summary"
    return "".join([*lines, f'<meta name="twitter:card" content="{card}" />']).encode()


def site_of(request: Request[Any, Any, Any], settings: Settings) -> str:
    """Return the address of this site as the client wrote it; empty if that is no address."""
    name = request.headers.get("host", "")
    if HOST.fullmatch(name) is None:
        return ""
    secure = settings.secure_cookies or request.url.scheme == "https"
    return f"{'https' if secure else 'http'}://{name}"
