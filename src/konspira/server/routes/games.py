"""Which games there are, and whether options make one."""

from __future__ import annotations

from asyncio import to_thread  # describing all games takes a while
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from konspira.bots.usual import balance_of, strengths_of
from konspira.kernel.game import Game
from konspira.kernel.sources import sources
from konspira.server.errors import Refusal
from konspira.server.house import House
from konspira.server.routes.given import TheHouse
from konspira.server.site import files
from konspira.server.site.files import File
from konspira.server.wire.games import (
    CheckOptions,
    FieldSources,
    GameInfo,
    GameSources,
    KindSources,
    NoteInfo,
    OriginCount,
    SettingInfo,
)

AnyRequest = Request[Any, Any, Any]


class Games(msgspec.Struct, frozen=True):
    """The description of all games: it does not change while the server runs."""

    file: File
    place: str  # an address that names its content, so that a browser asks for it once


@cache
def _described(kinds: tuple[tuple[type[Game], Path | None], ...], levels: tuple[str, ...]) -> Games:
    content = msgspec.json.encode([_info(kind, pack, list(levels)) for kind, pack in kinds])
    file = files.made(content, "application/json", "no-cache")
    return Games(file, f"/api/games/at/{file.tag.strip(chr(34))}")


async def games_file(house: House) -> Games:
    """The description of the games of this server, made once."""
    if house.described is None:
        kinds = tuple((kind, house.packs.get(name)) for name, kind in house.games.items())
        house.described = await to_thread(_described, kinds, tuple(house.levels))
    found: Games = house.described
    return found


@get("/api/games", summary="The games that can be played here")
async def games(request: AnyRequest, house: TheHouse) -> Response[list[GameInfo]]:
    """The same for everybody, until the server is started again."""
    return files.sent(request, (await games_file(house)).file)


@get("/api/games/at/{version:str}", summary="The games, at an address to be kept for ever")
async def games_at(
    request: AnyRequest, house: TheHouse, version: FromPath[str]
) -> Response[list[GameInfo]]:
    """Send an asset by the address that the page names; other versions' are gone."""
    found = await games_file(house)
    if found.place != f"/api/games/at/{version}":
        raise Refusal("not-found", "there is nothing at this address; check it", 404)
    return files.sent(request, found.file, caching=files.FOREVER)


def _info(kind: type[Game], pack: Path | None, levels: list[str]) -> GameInfo:
    low, high = kind.seat_range
    seats = list(range(low, high + 1))
    game = kind(low, pack)
    return GameInfo(
        id=kind.id,
        seats=seats,
        settings=[
            SettingInfo(
                *(one.name, one.values, one.rule),
                seats=[count for count in seats if len(one.values_for(count)) > 1],
                when=one.when,
                of_texts=one.of_texts,
                free=one.free,
            )
            for one in kind.settings
        ],
        levels=levels,
        strengths=strengths_of(kind),
        strengths_of=kind.measured_in or None,
        balance=balance_of(kind),
        parts=kind.parts,
        notes=[
            NoteInfo(one.id, list(one.kinds), list(one.offers), list(one.parts))
            for one in kind.notes
        ],
        content={name.removesuffix(".toml"): game.pack.table(name) for name in kind.content_files},
        outside=bool(kind.place()),
    )


@cache
def _sources(which: tuple[type[Game], Path | None]) -> File:
    kind, pack = which
    game = kind(None, pack)
    found, origin = sources(game.pack, kind.origin), kind.origin
    told = GameSources(
        tally=OriginCount(*msgspec.structs.astuple(found.tally)),
        kinds=[
            KindSources(
                *(one.file, one.kind, one.rows),
                tally=OriginCount(*msgspec.structs.astuple(one.tally)),
                fields=[
                    FieldSources(name, OriginCount(*msgspec.structs.astuple(tally)))
                    for name, tally in one.fields.items()
                ],
            )
            for one in found.kinds
        ],
        rulebooks=list(origin.rulebooks),
        sites=list(origin.public),
        own_pack=pack is not None,
    )
    return files.made(msgspec.json.encode(told), "application/json", "no-cache")


@get("/api/games/{game:str}/sources", summary="What of a game is printed, and what is ours")
async def game_sources(
    request: AnyRequest, house: TheHouse, game: FromPath[str]
) -> Response[GameSources]:
    """Return where the values of its content come from: in all, by kind of rows, by field."""
    kind = house.game_kind(game)
    return files.sent(request, await to_thread(_sources, (kind, house.packs.get(game))))


@post("/api/games/{game:str}/check", status_code=204, summary="Would these options make a game?")
async def check(house: TheHouse, game: FromPath[str], data: JSONBody[CheckOptions]) -> None:
    """Refused with the reason if not."""
    await house.try_game(game, data.seats, data.options)


ROUTES = [games, games_at, game_sources, check]
