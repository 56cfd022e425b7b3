"""Drama, lead changes, decisions and gaps: on games whose numbers can be reckoned by hand."""

from __future__ import annotations

import doctest
from math import log10
from typing import Any

import pytest

from arena.conftest import make_task
from konspira.arena import course
from konspira.arena.balance import balance, gap
from konspira.arena.course import Course
from konspira.arena.playing import Diary, Watch, play_out
from konspira.arena.rows import Row, lines, read_line
from konspira.arena.stats import Estimate
from konspira.bots.desk import Bot, Desk
from konspira.catalogue import make
from konspira.games.leduc.game import LeducGame
from konspira.kernel.game import Game

EVEN = (0.5, 0.5)


class Told(LeducGame):
    """Leduc, whose estimates are told beforehand, a pair for each look."""

    def __init__(self, told: list[tuple[float, float]]) -> None:
        super().__init__(2)
        self.told = [chance for pair in told for chance in pair]

    def judge(self, state: Any, seat: int) -> float:
        return self.told.pop(0)


class Caller(Bot):
    """Calls whatever comes: four choices in a game, seat by seat, each of two options."""

    def choose(self, desk: Desk) -> int:
        call = desk.game.number("call")
        assert call in desk.options and len(desk.options) == 2
        return call


def played(game: Game[Any], seed: int) -> Row:
    row = Row(0, 0, 0, seed, [0, 0], [], [], 0, [0, 0], [0.0, 0.0])
    watch = Watch(game)
    play_out(game, seed, [Caller(1), Caller(2)], row, watch, Diary())
    row.course = watch.courses.course(row.ranks)
    return row


def seed_won_by(ranks: list[int]) -> int:
    return next(seed for seed in range(99) if played(make("leduc"), seed).ranks == ranks)


def test_a_game_that_turns_at_its_end_is_dramatic_and_decided_late() -> None:
    told = [EVEN, (0.58, 0.42), (0.68, 0.32), (0.1, 0.9)]
    row = played(Told(told), seed_won_by([2, 1]))
    # Behind by 0.16 and 0.36: roots 0.4 and 0.6. Three of four looks were before the lead.
    assert row.course == Course(round(4 * log10(2), 6), swaps=1, drama=0.5, decided=0.75)
    assert read_line(lines([row])) == row


def test_a_game_that_is_led_from_the_start_has_no_drama() -> None:
    told = [(0.6, 0.4), (0.9, 0.3), (0.8, 0.2), (0.7, 0.3)]
    row = played(Told(told), seed_won_by([1, 2]))
    assert row.course == Course(round(4 * log10(2), 6), swaps=0, drama=0.0, decided=0.0)


def test_a_drawn_game_has_lead_changes_and_no_winner_to_ask_about() -> None:
    told = [(0.6, 0.4), (0.4, 0.6), (0.6, 0.4), EVEN]
    row = played(Told(told), seed_won_by([1, 1]))
    assert row.course == Course(round(4 * log10(2), 6), swaps=2)


def test_estimates_count_by_what_they_are_of_their_sum() -> None:
    row = played(Told([(0.2, 0.3), (0.2, 0.3), (2.0, 3.0), (0.0, 0.0)]), seed_won_by([1, 2]))
    assert row.course is not None
    assert row.course.drama == pytest.approx(0.2**0.5, abs=1e-6)
    assert row.course.decided == 1.0  # level at the last look: it did not lead then


def test_a_game_without_estimates_has_its_tree_only() -> None:
    assert played(make("leduc"), 1).course == Course(round(4 * log10(2), 6))


def test_the_examples_of_the_formulas_are_true() -> None:
    assert doctest.testmod(course).failed == 0


def row(number: int, ranks: list[int], told: Course) -> Row:
    scores = [10 - rank for rank in ranks]
    return Row(number, number, 0, 0, [0, 0], scores, ranks, 9, [1, 1], [0.0, 0.0], course=told)


def test_the_report_has_the_means_over_games_and_the_farthest_seat() -> None:
    rows = [
        row(0, [1, 2], Course(2.0, 1, 0.2, 0.5)),
        row(1, [1, 2], Course(4.0, 2, 0.4, 0.0)),
        row(2, [1, 2], Course(3.0, 0, 0.0, 0.1)),
        row(3, [1, 1], Course(3.0, 3)),
    ]
    found = balance(make_task(("greedy",), "leduc").job, 0, rows, make("leduc"))
    assert found.course.tree is not None and found.course.tree.value == 3.0
    assert found.course.swaps is not None and found.course.swaps.value == 1.5
    assert found.course.drama is not None
    assert found.course.drama.value == pytest.approx(0.2) and found.course.drama.count == 3
    assert found.course.decided is not None and found.course.decided.value == pytest.approx(0.2)
    assert found.course.alone is not None and found.course.alone.value == 0.75
    assert found.gaps["seats"].value == pytest.approx(3.5 / 4 - 1 / 2)
    assert set(found.gaps) == {"seats"}


def test_a_gap_is_that_of_the_farthest_share() -> None:
    shares = [Estimate(0.5, 0.45, 0.55, 9), Estimate(0.3, 0.2, 0.4, 9), Estimate(0.2, 0.1, 0.3, 9)]
    found = gap(shares)
    assert found.value == pytest.approx(0.5 - 1 / 3)
    assert found.low == pytest.approx(0.45 - 1 / 3)
    assert found.high == pytest.approx(1 / 3 - 0.1)
    even = gap([Estimate(0.52, 0.4, 0.6, 9), Estimate(0.48, 0.4, 0.6, 9)])
    assert even.low == 0.0 and even.value == pytest.approx(0.02)
