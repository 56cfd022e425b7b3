"""The rules of the games, as pages."""

from __future__ import annotations

from asyncio import to_thread  # a long page takes a while to render
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, QueryParameter

from konspira.kernel.errors import did_you_mean
from konspira.kernel.game import Game
from konspira.server.errors import Refusal
from konspira.server.house import House
from konspira.server.http.problems import language_of
from konspira.server.routes.given import TheHouse
from konspira.server.site import figure_pages, files, rules_pages
from konspira.server.site.files import File
from konspira.server.wire.games import AidInfo, GameWords, RulesFigures, RulesPage
from konspira.words import Words, words_of

Language = Annotated[str | None, QueryParameter(name="lang", max_length=16)]


@cache
def _page(which: tuple[type[Game], Path | None] | None, rules: Path, language: str | None) -> File:
    """A page, rendered once; without a game and a language the numbered rules."""
    if which is None or language is None:
        page = rules_pages.reference(rules)
    else:
        kind, pack = which
        page = rules_pages.guide(kind(None, pack), rules, language)
    return files.made(msgspec.json.encode(page), "application/json", "no-cache")


def _words(game: type[Game], language: str) -> File:
    """The words of a game."""
    found = GameWords(words_of(game, language), game.roles())
    return files.made(msgspec.json.encode(found), "application/json", "no-cache")


def _rules(house: House, game: str) -> Path:
    """The rules of a game that is played here."""
    kind = house.games.get(game)
    file = rules_pages.rules_file(kind) if kind else None
    if file is None or not file.is_file():
        remedy = did_you_mean(game, house.games)
        raise Refusal(
            "no-such-rules",
            f'there are no rules of "{game}"; {remedy}',
            404,
            value=game[:40],
            remedy=remedy,
        )
    return file


@get("/api/games/{game:str}/rules", summary="How a game is played")
async def guide(
    request: Request[Any, Any, Any],
    house: TheHouse,
    game: FromPath[str],
    lang: Language = None,
) -> Response[RulesPage]:
    """The players' rules as HTML, with ids on its headings; `?lang=pl`, else Accept-Language."""
    rules = _rules(house, game)
    language = lang or language_of(request.headers.get("accept-language", ""))
    which = (house.game_kind(game), house.packs.get(game))
    page = await to_thread(_page, which, rules, Words(language).language)
    return files.sent(request, page, ", accept-language")


@get("/api/games/{game:str}/reference", summary="The numbered rules of a game")
async def reference(
    request: Request[Any, Any, Any], house: TheHouse, game: FromPath[str]
) -> Response[RulesPage]:
    """In English; each rule has its id in lower case as anchor (`#spi-6.4`)."""
    return files.sent(request, await to_thread(_page, None, _rules(house, game), None))


@cache
def _figures(which: tuple[type[Game]]) -> File:
    """The figures of a game, drawn once for each kind of game."""
    found = figure_pages.figures_of(which[0])
    return files.made(msgspec.json.encode(found), "application/json", "no-cache")


@get("/api/games/{game:str}/figures", summary="The pictures of a game's rules")
async def rules_figures(
    request: Request[Any, Any, Any], house: TheHouse, game: FromPath[str]
) -> Response[RulesFigures]:
    """Positions as a seat sees them, with call-outs; and the symbols of the game."""
    # Not in a thread: all frames share one paper.
    return files.sent(request, _figures((house.game_kind(game),)))


@get("/api/games/{game:str}/aid", summary="The player's aid of a game")
async def aid(house: TheHouse, game: FromPath[str]) -> AidInfo:
    """Boxes of lines and tables for one page; their numbers are those of the game played here."""
    kind = house.game_kind(game)
    return await to_thread(figure_pages.aid_of, kind(None, house.packs.get(game)))


@get("/api/games/{game:str}/words", summary="The words of a game that the page does not bring")
async def words(
    request: Request[Any, Any, Any],
    house: TheHouse,
    game: FromPath[str],
    lang: Language = None,
) -> Response[GameWords]:
    """Fluent messages, `?lang=pl`, else Accept-Language; empty where ids stand in for them."""
    kind = house.game_kind(game)
    language = Words(lang or language_of(request.headers.get("accept-language", ""))).language
    return files.sent(request, await to_thread(_words, kind, language), ", accept-language")


ROUTES = [guide, reference, rules_figures, aid, words]
