"""What is shipped: every puzzle keeps the rules by which it is one, and its claim is reproduced.

The claim of the cheapest puzzle of each game is reproduced with every change, those of all in the
soak, where the reason has to come out to the last digit.
"""

from __future__ import annotations

from collections import Counter
from math import sqrt

import msgspec
import pytest

from konspira import catalogue
from konspira.bots.comparing import mean
from konspira.bots.desk import Desk
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.puzzles import proving, shelf
from konspira.puzzles.imagining import Judge, Trials
from konspira.puzzles.lines import LEAST, MOST, lines_of
from konspira.puzzles.puzzle import Puzzle, id_of, lines_named, table_of
from konspira.puzzles.reasons import Both, reason_of
from konspira.puzzles.telling import reason, title
from konspira.puzzles.tries import BOTS, difficulty
from konspira.words import LANGUAGES, Words

PUZZLES = shelf.all_puzzles()
COMPARED = 3  # lines with a proof of their own
WORLDS = 60  # of a sample
FAR = 4.5  # standard errors: a sample that is farther away belongs to another share

every_puzzle = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda one: f"{one.game}-{one.id}")


def cheapest() -> list[Puzzle]:
    """Of each game the puzzle with least left to play."""
    found: dict[str, Puzzle] = {}
    for puzzle in PUZZLES:
        best = found.setdefault(puzzle.game, puzzle)
        if puzzle.reason.turns.best and len(puzzle.record.choices) > len(best.record.choices):
            found[puzzle.game] = puzzle
    return list(found.values())


def table(puzzle: Puzzle) -> State:
    return table_of(puzzle, catalogue.game_of)


def compared(puzzle: Puzzle, seed: int, watched: bool = False, judge: Judge = "advice") -> Trials:
    state = table(puzzle)
    lines = lines_named(puzzle, state.game)[:COMPARED]
    return Trials(Desk(state, puzzle.seat), lines, seed, judge, watched)


def test_games_with_puzzles_have_a_choice_of_them_and_none_twice() -> None:
    counts = Counter(puzzle.game for puzzle in PUZZLES)
    assert counts and set(counts) <= set(catalogue.GAMES)
    assert len({puzzle.id for puzzle in PUZZLES}) == len(PUZZLES)


@every_puzzle
def test_a_puzzle_keeps_the_rules_of_proof(puzzle: Puzzle) -> None:
    best, *others = puzzle.options
    first, again, careless = puzzle.checks

    assert LEAST <= len(puzzle.options) <= MOST
    assert all(one.games >= proving.ENOUGH for one in puzzle.options[:COMPARED])
    assert all(one.games >= proving.REST for one in puzzle.options[COMPARED:])
    assert first.games == best.games and first.low > proving.TELLING
    assert abs(best.share - others[0].share - first.gap) < 0.002  # `spread` adds two worlds
    assert again.low > 0 and again.seed != first.seed
    assert careless.low > 0 and careless.judge == "careless"
    assert all(one.low <= one.share <= one.high for one in puzzle.options)
    assert all(one.high < best.share - proving.TELLING for one in others[COMPARED - 1 :])
    assert [one.bot for one in puzzle.tried] == list(BOTS)
    assert puzzle.difficulty == difficulty(puzzle.tried)


@every_puzzle
def test_a_puzzle_is_a_position_of_its_record(puzzle: Puzzle) -> None:
    state = table(puzzle)
    question = state.question(puzzle.seat)

    assert question is not None
    assert (question.kind, question.facts) == (puzzle.kind, puzzle.facts)
    assert puzzle.chapter == state.game.chapter(state)
    assert puzzle.id == id_of(puzzle.record, puzzle.seat)
    assert len(puzzle.record.players) == state.game.seats
    named = lines_named(puzzle, state.game)
    assert sorted(named) == sorted(lines_of(state, puzzle.seat))


@every_puzzle
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_can_be_told(puzzle: Puzzle, language: str) -> None:
    words, game = Words(language), catalogue.game_of(puzzle.record)
    names = [f"P{seat}" for seat in range(game.seats)]

    told = [title(words, game, puzzle, names), *reason(words, game, puzzle, names)]

    assert len(told) >= 2 and all(told)
    assert not any("puzzle-" in sentence or "{" in sentence for sentence in told)


@pytest.mark.parametrize("puzzle", cheapest(), ids=lambda one: f"{one.game}-{one.id}")
def test_a_claim_is_reproduced_in_other_worlds(puzzle: Puzzle) -> None:
    trials = compared(puzzle, seed=2026, watched=True)

    trials.more(WORLDS)

    assert trials.order()[0] == 0
    for values, claimed in zip(trials.values, puzzle.options, strict=False):
        error = sqrt(max(claimed.share * (1 - claimed.share), 0.01) / WORLDS)
        assert abs(mean(values) - claimed.share) <= FAR * error
    found = reason_of(Desk(table(puzzle), puzzle.seat), *trials.seen[:2])
    scores = [row[puzzle.seat] for row in trials.seen[0].scores]
    spare = sqrt(sum((one - mean(scores)) ** 2 for one in scores) / len(scores) / WORLDS)
    assert abs(found.score.best - puzzle.reason.score.best) <= FAR * max(spare, 0.05)


@pytest.mark.soak
@every_puzzle
def test_every_number_of_a_puzzle_is_recomputed(puzzle: Puzzle) -> None:
    for check in puzzle.checks:
        trials = compared(puzzle, check.seed, check is puzzle.checks[0], check.judge)
        trials.more(check.games)
        gap = min((trials.gap(0, place) for place in (1, 2)), key=lambda one: one.size)
        assert [round(one, 4) for one in (gap.size, gap.low, gap.high)] == [
            check.gap,
            check.low,
            check.high,
        ]
        if check is puzzle.checks[0]:
            shares = [round(mean(values), 4) for values in trials.values]
            assert shares == [one.share for one in puzzle.options[:COMPARED]]
            found = reason_of(Desk(table(puzzle), puzzle.seat), *trials.seen[:2])
            assert found == puzzle.reason


def test_the_numbers_of_a_reason_are_differences_of_averages() -> None:
    assert Both(3.5, 1.25).more == 2.25


def test_what_a_puzzle_shows_does_not_depend_on_what_its_seat_cannot_know() -> None:
    for puzzle in cheapest():
        real = table(puzzle)
        seen = {
            msgspec.json.encode(world.view(puzzle.seat))
            for world in (real, *[real.redeal(puzzle.seat, Rng(seed)) for seed in range(8)])
        }
        assert len(seen) == 1
        options = {tuple(real.redeal(puzzle.seat, Rng(s)).options(puzzle.seat)) for s in range(8)}
        assert options == {tuple(real.options(puzzle.seat))}


def test_the_puzzle_of_the_day_is_one_for_all_and_another_tomorrow() -> None:
    noon = 20_000 * shelf.DAY + shelf.DAY / 2
    today = shelf.of_the_day(noon)
    assert today is not None
    assert today == shelf.of_the_day(noon + shelf.DAY / 3)
    tomorrow = shelf.of_the_day(noon + shelf.DAY)
    assert tomorrow is not None and tomorrow.game != today.game
