"""Which games there are, and whether options make one."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from konspira.bots.usual import strengths_of
from konspira.kernel.game import Game
from konspira.server.routes.given import TheHouse
from konspira.server.wire import CheckOptions, GameInfo, NoteInfo, SettingInfo


@get("/api/games", summary="The games that can be played here")
async def games(house: TheHouse) -> list[GameInfo]:
    """The games that can be played here."""
    return [_info(kind, house.levels) for kind in house.games.values()]


def _info(kind: type[Game], levels: list[str]) -> GameInfo:
    low, high = kind.seat_range
    seats = list(range(low, high + 1))
    game = kind(low)
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
        parts=kind.parts,
        notes=[
            NoteInfo(one.id, list(one.kinds), list(one.offers), list(one.parts))
            for one in kind.notes
        ],
        content={name.removesuffix(".toml"): game.pack.table(name) for name in kind.content_files},
        outside=bool(kind.place()),
    )


@post("/api/games/{game:str}/check", status_code=204, summary="Would these options make a game?")
async def check(house: TheHouse, game: FromPath[str], data: JSONBody[CheckOptions]) -> None:
    """Refused with the reason if not."""
    house.game(game, data.seats, data.options)


ROUTES = [games, check]
