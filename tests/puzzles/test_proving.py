"""Positions that are none are dropped by the rule that says so; those that are one are proven."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import konspira
from konspira.arena.mining import LOG, Found, Mine, Shaft, alike, chosen, mine_chunk, mine_game
from konspira.bots.desk import Desk
from konspira.kernel.errors import RecordError
from konspira.kernel.record import record_of
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.puzzles import proving, shelf
from konspira.puzzles.imagining import OVERLOOKED, Trials, overlooking
from konspira.puzzles.lines import lines_of, place_of
from konspira.puzzles.puzzle import Puzzle

MINE = Mine("leduc", 2, {}, ["greedy", "greedy"], seed=1, looked_at=2, late=0.0)


def asked(game: str, seed: int, least: int) -> State:
    """The first question of a random game with at least `least` options."""
    rng = Rng(seed)
    state: State = konspira.make(game, 2).start(seed)
    while len(state.options(state.questions[0].seat)) < least:
        seat = state.questions[0].seat
        state.choose(seat, rng.choice(state.options(seat)))
    return state


def test_lines_grow_where_there_are_too_few_and_end_with_the_deed() -> None:
    state = asked("spiskowcy", 3, 3)
    seat = state.questions[0].seat
    first = [(option,) for option in state.options(seat)]

    assert lines_of(state, seat) == first
    longer = lines_of(state, seat, least=len(first) + 1, most=200)
    assert {line[:1] for line in longer} == set(first)
    assert max(len(line) for line in longer) > 1
    assert lines_of(state, seat, most=len(first) - 1) == []


def test_a_line_is_made_when_all_of_it_is() -> None:
    lines = [(1,), (2, 5), (2, 6)]
    assert place_of(lines, [1]) == 0
    assert place_of(lines, [2]) is None
    assert place_of(lines, [2, 6, 9]) == 2


def test_a_forced_move_is_no_puzzle() -> None:
    state = konspira.make("leduc").start(seed=1)
    while len(state.options(state.asked)) > 2:
        state.choose(state.asked, state.options(state.asked)[-1])
    assert proving.prove(state, state.asked, 1) == "forced"


def test_two_good_answers_are_no_puzzle() -> None:
    state = asked("spiskowcy", 3, 3)  # the first order of a game decides little
    assert proving.prove(state, state.questions[0].seat, 1) == "two-good"


def test_the_same_seed_imagines_the_same_games_and_each_line_for_itself() -> None:
    state = asked("spiskowcy", 3, 3)
    seat = state.questions[0].seat
    lines = lines_of(state, seat)
    one, two = Trials(Desk(state, seat), lines, 5), Trials(Desk(state, seat), lines[::-1], 5)
    one.more(6)
    two.more(3)
    two.more(3)
    assert one.values == two.values[::-1]
    assert Trials(Desk(state, seat), lines, 5, "careless").search.margin != one.search.margin


def test_the_second_judge_overlooks_as_often_as_it_says() -> None:
    state = asked("spiskowcy", 3, 3)
    seat = state.questions[0].seat
    options, rng = state.options(seat), Rng(1)
    values = state.game.hunches(state, seat, options)
    best = options[values.index(max(values))]
    made = [overlooking(state, seat, options, rng) for _ in range(4000)]
    assert abs(sum(option != best for option in made) / 40 - OVERLOOKED) < 4


def test_a_shipped_puzzle_is_proven_again_in_small(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in {
        "ENOUGH": 60,
        "EARLY": 30,
        "AGAIN": 30,
        "OTHERWISE": 30,
        "REST": 20,
    }.items():
        monkeypatch.setattr(proving, name, number)
    puzzle = max(shelf.puzzles_of("spiskowcy"), key=lambda one: one.checks[0].low)
    game = konspira.catalogue.game_of(puzzle.record)
    state = konspira.replay(puzzle.record)

    proof = proving.prove(state, puzzle.seat, 99)

    assert isinstance(proof, proving.Proof), proof
    assert proof.options[0].line == puzzle.options[0].line
    assert len(proof.options) == len(puzzle.options) and game.seats == 2
    assert proof.reason.games == proof.checks[0].games == 60


def test_late_moments_with_a_choice_are_looked_at() -> None:
    game = konspira.make("leduc")
    state = game.start(4)
    while not state.over:
        state.choose(state.asked, state.options(state.asked)[0])
    record = record_of(state)
    assert {ply for ply, _ in chosen(record, game, 0.5, 1)} <= set(
        range(len(record.choices) // 2, len(record.choices))
    )


def test_a_proof_that_cannot_succeed_any_more_stops_early() -> None:
    puzzle = max(shelf.puzzles_of("spiskowcy"), key=lambda one: one.checks[0].low)
    state = konspira.replay(puzzle.record)
    best, *others = [tuple(state.game.number(name) for name in one.line) for one in puzzle.options]
    desk = Desk(state, puzzle.seat)
    wrong = Trials(desk, [others[0], best], 7)

    assert not proving.grown(wrong, 400, proving.TELLING)
    assert len(wrong.values[0]) == proving.LITTLE
    right = Trials(desk, [best, others[0]], 7)
    assert proving.grown(right, 130, proving.TELLING) and len(right.values[0]) == 130


def test_an_answer_that_the_advice_finds_is_no_surprise() -> None:
    easy = min(shelf.puzzles_of("spiskowcy"), key=lambda one: one.tried[0].missed)
    assert easy.tried[0].bot == "greedy" and easy.tried[0].missed == 0

    assert proving.prove(konspira.replay(easy.record), easy.seat, 99, surprising=True) == "advised"


def test_one_game_gives_no_two_puzzles_that_ask_a_seat_the_same() -> None:
    puzzle = shelf.puzzles_of("spiskowcy")[0]
    state = konspira.replay(puzzle.record)

    assert alike(state, puzzle.seat, [puzzle])
    assert not alike(state, puzzle.seat, [])
    assert not alike(state, puzzle.seat, [msgspec.structs.replace(puzzle, kind="other")])


def test_mining_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    task = msgspec.json.encode(MINE)
    lines = mine_chunk(task, [0, 1])
    assert isinstance(lines, bytes)
    shaft = Shaft(tmp_path / "mine", MINE)
    shaft.append(lines)
    with (tmp_path / "mine" / LOG).open("ab") as file:
        file.write(b'{"number":2,"puz')  # the plug was pulled

    again = Shaft(tmp_path / "mine", MINE)

    assert sorted(again.found) == [0, 1] and again.found == shaft.found
    assert again.found[1] == mine_game(MINE, 1)
    assert again.dropped.total() > 0
    with pytest.raises(RecordError, match="seed"):
        Shaft(tmp_path / "mine", msgspec.structs.replace(MINE, seed=2))


def test_a_shelf_holds_a_puzzle_once_the_easiest_first() -> None:
    some = [*shelf.puzzles_of("spiskowcy"), *shelf.puzzles_of("spiskowcy")]
    lines = shelf.as_lines(reversed(some)).splitlines()
    found = [msgspec.json.decode(line, type=Puzzle) for line in lines]
    assert found == list(shelf.puzzles_of("spiskowcy"))
    assert isinstance(Found(1, found, {}).puzzles[0], Puzzle)
