"""The rules of the games, as pages."""

from __future__ import annotations

from asyncio import to_thread  # a long page takes a while to render
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, QueryParameter

from konspira.kernel.errors import did_you_mean
from konspira.server import files, rules_pages
from konspira.server.errors import Refusal
from konspira.server.files import File
from konspira.server.house import House
from konspira.server.problems import language_of
from konspira.server.routes.given import TheHouse
from konspira.server.wire import RulesPage
from konspira.words import Words

Language = Annotated[str | None, QueryParameter(name="lang", max_length=16)]


@cache
def _page(game: str, language: str | None) -> File:
    """A page, rendered once; without a language the numbered rules."""
    page = rules_pages.guide(game, language) if language else rules_pages.reference(game)
    return files.made(msgspec.json.encode(page), "application/json", "no-cache")


def _check(house: House, game: str) -> None:
    """There are rules of the games that are played here."""
    if game not in house.games:
        remedy = did_you_mean(game, house.games)
        raise Refusal(
            "no-such-rules",
            f'there are no rules of "{game}"; {remedy}',
            404,
            value=game[:40],
            remedy=remedy,
        )


@get("/api/games/{game:str}/rules", summary="How a game is played")
async def guide(
    request: Request[Any, Any, Any],
    house: TheHouse,
    game: FromPath[str],
    lang: Language = None,
) -> Response[RulesPage]:
    """The players' rules as HTML, with ids on its headings; `?lang=pl`, else Accept-Language."""
    _check(house, game)
    language = lang or language_of(request.headers.get("accept-language", ""))
    page = await to_thread(_page, game, Words(language).language)
    return files.sent(request, page, ", accept-language")


@get("/api/games/{game:str}/reference", summary="The numbered rules of a game")
async def reference(
    request: Request[Any, Any, Any], house: TheHouse, game: FromPath[str]
) -> Response[RulesPage]:
    """In English; each rule has its id in lower case as anchor (`#spi-6.4`)."""
    _check(house, game)
    return files.sent(request, await to_thread(_page, game, None))


ROUTES = [guide, reference]
