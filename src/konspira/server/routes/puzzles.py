"""Puzzles: the list, the table of one, hints, the solution, and playing on."""

from __future__ import annotations

from asyncio import to_thread  # a table is built from its record
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, Parameter

from konspira.puzzles.puzzle import Puzzle
from konspira.puzzles.shelf import DAY, of_the_day
from konspira.server.errors import too_many
from konspira.server.house import House
from konspira.server.puzzles import telling
from konspira.server.puzzles.practice import frame_of, rival, table_info
from konspira.server.puzzles.shapes import (
    PuzzleHint,
    PuzzleMade,
    Puzzles,
    PuzzleSolution,
    PuzzleTable,
)
from konspira.server.routes.given import TheHouse, ThePerson
from konspira.server.wire.live import Why

Word = Annotated[str, Parameter(max_length=80)]
MOST_PLAYED = 240  # choices a minute of one person who plays on: bots answer each


@get("/api/puzzles", summary="The puzzles, and the one of the day")
async def puzzles(house: TheHouse) -> Puzzles:
    """Of the games that are played here; the answers are not in it."""
    known = await to_thread(house.practice.puzzles)
    rows = [telling.row(one) for one in known]
    today = of_the_day(house.now())
    shown = today.id if today is not None and today.game in house.games else None
    return Puzzles(rows, shown, int(house.now() // DAY))


@post("/api/puzzles/{puzzle:str}/table", status_code=200, summary="The table of a puzzle")
async def table(house: TheHouse, puzzle: FromPath[str], data: JSONBody[PuzzleMade]) -> PuzzleTable:
    """As its seat may see it after these choices, and what they are worth if they are an option."""
    return await to_thread(_solving, house, house.practice.puzzle(puzzle), data)


def _solving(house: House, puzzle: Puzzle, data: PuzzleMade) -> PuzzleTable:
    game = house.practice.game(puzzle)
    state = house.practice.solving(puzzle, data.made)
    tried = telling.tried(puzzle, game, data.made)
    now = house.now()
    return PuzzleTable(
        table_info(puzzle, rival(game), now), frame_of(state, puzzle.seat, now), tried
    )


@get("/api/puzzles/{puzzle:str}/why", summary="Why is a choice not offered in a puzzle?")
async def why(house: TheHouse, puzzle: FromPath[str], choice: FromQuery[Word]) -> Why:
    """The rule, the code of the sentence and its facts; at the first choice of the puzzle."""
    found = house.practice.puzzle(puzzle)
    state = await to_thread(house.practice.solving, found, ())
    refusal = state.refusal(found.seat, choice)
    if refusal is None:
        return Why(choice, None, {}, None)
    return Why(choice, refusal.code, refusal.facts, refusal.rule)


@get("/api/puzzles/{puzzle:str}/hints/{step:int}", summary="A hint for a puzzle")
async def hint(house: TheHouse, puzzle: FromPath[str], step: FromPath[int]) -> PuzzleHint:
    """The first says what decides, the second what is not best, the third what to begin with."""
    return telling.hint(house.practice.puzzle(puzzle), step)


@get("/api/puzzles/{puzzle:str}/solution", summary="The solution of a puzzle")
async def solution(house: TheHouse, puzzle: FromPath[str]) -> PuzzleSolution:
    """All options with their numbers, and the reason."""
    return telling.solution(house.practice.puzzle(puzzle))


@post("/api/puzzles/{puzzle:str}/play", status_code=200, summary="Play on from a puzzle")
async def play(
    house: TheHouse, person: ThePerson, puzzle: FromPath[str], data: JSONBody[PuzzleMade]
) -> PuzzleTable:
    """Against bots; what the seat cannot know is dealt again, in every `deal` in another way."""
    if await house.limits.count(f"puzzle:{person.id}", house.now()) > MOST_PLAYED:
        raise too_many()
    found = house.practice.puzzle(puzzle)
    return await to_thread(_playing, house, found, person.id, data)


def _playing(house: House, puzzle: Puzzle, person: str, data: PuzzleMade) -> PuzzleTable:
    state = house.practice.playing(puzzle, person, data.deal, data.made)
    now = house.now()
    info = table_info(puzzle, rival(state.game), now)
    return PuzzleTable(info, frame_of(state, puzzle.seat, now), None)


ROUTES = [puzzles, table, why, hint, solution, play]
