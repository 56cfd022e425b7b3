"""Puzzles on the web: the position, the tries, the answer when it is asked for, and playing on."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from konspira import catalogue
from konspira.kernel.game import Game
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.puzzles import shelf
from konspira.puzzles.puzzle import Puzzle, table_of
from konspira.server.puzzles import practice
from support.club import Club

PUZZLES = [shelf.puzzles_of(game)[0] for game in shelf.games_with_puzzles()]
every_game = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda one: one.game)
TOLD = ("share", "behind", "seed", "players", "missed", "reason")  # what tells of the answer


def real(puzzle: Puzzle) -> State:
    return table_of(puzzle, catalogue.game_of)


def keys(data: object) -> set[str]:
    """All names of fields in some JSON."""
    if isinstance(data, dict):
        return set(data).union(*[keys(value) for value in data.values()])
    return set().union(*[keys(value) for value in data]) if isinstance(data, list) else set()


async def test_the_list_tells_nothing_of_the_answers(club: Club) -> None:
    found = await club.stranger().get("/api/puzzles")
    assert {one["id"] for one in found["puzzles"]} == {one.id for one in shelf.all_puzzles()}
    assert found["today"] in {one["id"] for one in found["puzzles"]}
    assert not keys(found) & {*TOLD, "line", "answer"}


@every_game
async def test_a_puzzle_shows_the_view_of_its_seat_and_no_number(
    club: Club, puzzle: Puzzle
) -> None:
    found = await club.stranger().post(f"/api/puzzles/{puzzle.id}/table", {})
    state = real(puzzle)
    view = msgspec.json.decode(msgspec.json.encode(state.view(puzzle.seat)))
    assert found["frame"]["view"] == view
    assert found["frame"]["question"]["options"] == state.offers(puzzle.seat)
    assert found["frame"]["events"] == [] and found["tried"] is None
    assert found["table"]["you"] == puzzle.seat
    assert not keys(found) & set(TOLD)


@every_game
async def test_what_travels_does_not_depend_on_hidden_cards(
    club: Club, puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The real table is replaced by others that the seat cannot tell from it: same bytes."""
    club.house.now = lambda: 1_000_000.0
    heard: set[bytes] = set()
    for seed in range(4):

        def twin(puzzle: Puzzle, games: Any, seed: int = seed) -> State:
            return table_of(puzzle, games).redeal(puzzle.seat, Rng(seed))

        monkeypatch.setattr(practice, "table_of", twin)
        club.house.practice = practice.Practice(club.house)
        told = b""
        for option in puzzle.options:
            for count in range(len(option.line) + 1):
                path = f"/api/puzzles/{puzzle.id}/table"
                answer = await club.stranger().request(
                    "POST", path, json={"made": option.line[:count]}
                )
                told += answer.content if count < len(option.line) else _tried(answer.content)
        heard.add(told)
    assert len(heard) == 1


def _tried(content: bytes) -> bytes:
    """After a whole option others may be about to choose; what it is worth is the same."""
    return msgspec.json.encode(msgspec.json.decode(content)["tried"])


@every_game
async def test_tries_are_judged_and_the_answer_comes_when_it_is_asked_for(
    club: Club, puzzle: Puzzle
) -> None:
    person = club.stranger()
    for place in (1, 0):
        made = {"made": puzzle.options[place].line}
        found = await person.post(f"/api/puzzles/{puzzle.id}/table", made)
        assert found["tried"]["right"] == (place == 0)
        assert found["tried"]["option"]["share"] == puzzle.options[place].share
    hints = [await person.get(f"/api/puzzles/{puzzle.id}/hints/{step}") for step in (1, 2, 3)]
    assert hints[2]["choice"] == puzzle.options[0].line[0]
    assert hints[1]["not_this"] != puzzle.options[0].line and hints[0]["choice"] is None
    solution = await person.get(f"/api/puzzles/{puzzle.id}/solution")
    assert solution["answer"] == puzzle.options[0].line
    assert len(solution["options"]) == len(puzzle.options)
    shares = [one["share"] for one in solution["options"]]
    assert shares == sorted(shares, reverse=True)


@every_game
async def test_a_small_choice_of_no_option_yet_is_not_judged(club: Club, puzzle: Puzzle) -> None:
    found = await club.stranger().post(f"/api/puzzles/{puzzle.id}/table", {"made": []})
    assert found["tried"] is None


@every_game
async def test_playing_on_goes_to_the_end_with_cards_dealt_anew(club: Club, puzzle: Puzzle) -> None:
    anna = await club.guest("Anna")
    path = f"/api/puzzles/{puzzle.id}/play"
    made: list[str] = []
    for _ in range(400):
        found = await anna.post(path, {"made": made, "deal": 1})
        if found["frame"]["result"]:
            break
        made.append(found["frame"]["question"]["options"][0])
    assert found["frame"]["result"] is not None
    club.house.practice = practice.Practice(club.house)  # nothing is remembered: built again
    again = await anna.post(path, {"made": made, "deal": 1})
    assert again["frame"]["events"] == found["frame"]["events"]


async def test_another_person_and_another_deal_get_other_cards(club: Club) -> None:
    puzzle = PUZZLES[0]
    house = club.house
    worlds = {
        house.practice.game(puzzle).checksum(house.practice.playing(puzzle, person, deal, ()))
        for person in ("a", "b")
        for deal in range(6)
    }
    assert len(worlds) > 2


async def test_what_is_not_offered_is_refused_with_its_reason(club: Club) -> None:
    puzzle = next(one for one in PUZZLES if one.game == "spiskowcy")
    person = club.stranger()
    answer = await person.request(
        "POST", f"/api/puzzles/{puzzle.id}/table", json={"made": ["use_banker"]}
    )
    offered = puzzle.options[0].line[0]
    assert answer.status_code in (400, 409) or "use_banker" in real(puzzle).offers(puzzle.seat)
    why = await person.get(f"/api/puzzles/{puzzle.id}/why", choice=offered)
    assert why["code"] is None


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "solution"), ("GET", "hints/1"), ("POST", "table")]
)
async def test_an_unknown_puzzle_is_not_found(club: Club, method: str, path: str) -> None:
    body: dict[str, Any] = {"json": {}} if method == "POST" else {}
    answer = await club.stranger().request(method, f"/api/puzzles/zzzzzz/{path}", **body)
    assert answer.status_code == 404 and answer.json()["code"] == "unknown-puzzle"


async def test_there_are_three_hints(club: Club) -> None:
    answer = await club.stranger().request("GET", f"/api/puzzles/{PUZZLES[0].id}/hints/4")
    assert answer.status_code == 400 and answer.json()["code"] == "no-such-hint"


async def test_the_results_of_puzzles_are_kept_exported_and_forgotten(club: Club) -> None:
    anna = await club.guest("Anna")
    kept = {"puzzles": "0a1b2cs" * 220, "puzzleDays": "20775,3,5"}
    await anna.request("PATCH", "/api/me", json={"preferences": kept})
    assert {**(await anna.get("/api/me"))["preferences"], **kept} == (await anna.get("/api/me"))[
        "preferences"
    ]
    assert (await anna.get("/api/me/export"))["preferences"]["puzzles"] == kept["puzzles"]
    await anna.request("DELETE", "/api/me")
    assert await anna.get("/api/me") is None


def test_rivals_answer_at_once() -> None:
    for puzzle in PUZZLES:
        game: Game = catalogue.game_of(puzzle.record)
        assert practice.rival(game) in ("hard", "medium")
