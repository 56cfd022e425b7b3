"""Ratings against known values, and intervals that cover the true ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, log, log10
from random import Random

import pytest

from konspira.arena.rating import MEAN, SCALE, Result, fitted, inverse, product, ratings


def duel(deal: int, winner: int) -> Result:
    return Result(deal, (0, 1), (1.0, 0.0) if winner == 0 else (0.0, 1.0))


def test_two_bots_differ_by_elos_formula() -> None:
    """900 of 1,200 is odds of 3 : 1; the imagined draw adds half a game to each."""
    found = ratings(2, [duel(deal, int(deal % 4 == 3)) for deal in range(1200)])

    assert found[0].value - found[1].value == pytest.approx(400 * log10(900.5 / 300.5), abs=1e-6)
    assert found[0].value + found[1].value == pytest.approx(2 * MEAN)
    # The logarithm of odds has the variance 1 / (n p q).
    half = 1.96 * 400 / log(10) * (1 / (1201 * 0.7498 * 0.2502)) ** 0.5
    width = (found[0].high - found[0].low) / 2
    assert 2 * width == pytest.approx(half, rel=0.01)


def test_strengths_of_a_published_example_are_found() -> None:
    """Agresti, Categorical Data Analysis: baseball teams of 1987, relative to the last one."""
    names = ["Milwaukee", "Detroit", "Toronto", "New York", "Boston", "Cleveland", "Baltimore"]
    wins = [
        [0, 7, 9, 7, 7, 9, 11],
        [6, 0, 7, 5, 11, 9, 9],
        [4, 6, 0, 7, 7, 8, 12],
        [6, 8, 6, 0, 6, 7, 10],
        [6, 2, 6, 7, 0, 7, 12],
        [4, 4, 5, 6, 6, 0, 6],
        [2, 4, 1, 3, 1, 7, 0],
    ]
    published = [1.581, 1.436, 1.294, 1.248, 1.108, 0.684, 0.0]
    games = [
        Result(0, (one, two), (1.0, 0.0))
        for one in range(7)
        for two in range(7)
        for _ in range(40 * wins[one][two])  # so often that the imagined draws do not matter
    ]

    found = ratings(7, games)

    for place in range(len(names)):
        strength = (found[place].value - found[6].value) / SCALE
        assert strength == pytest.approx(published[place], abs=0.005)


def test_with_three_seats_chances_are_in_proportion_to_strength() -> None:
    """Wins of 4 : 2 : 1 at one table are strengths of 4 : 2 : 1."""
    shares = [(1.0, 0.0, 0.0)] * 4 + [(0.0, 1.0, 0.0)] * 2 + [(0.0, 0.0, 1.0)]
    games = [Result(deal, (0, 1, 2), shares[deal % 7]) for deal in range(7_000)]

    found = ratings(3, games)

    assert (found[0].value - found[1].value) / SCALE == pytest.approx(log(2), abs=0.002)
    assert (found[1].value - found[2].value) / SCALE == pytest.approx(log(2), abs=0.002)


def test_two_copies_of_a_bot_share_what_they_win() -> None:
    """Two of three seats and two thirds of the wins: both are equally strong."""
    shares = [(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)]
    games = [Result(deal, (0, 0, 1), shares[deal % 3]) for deal in range(300)]

    found = ratings(2, games)

    assert found[0].value == pytest.approx(found[1].value, abs=2)


def test_a_bot_that_never_loses_gets_a_number_and_a_wide_interval() -> None:
    few, many = (ratings(2, [duel(deal, 0) for deal in range(n)]) for n in (20, 2000))

    assert few[0].value == pytest.approx(MEAN + 200 * log10(20.5 / 0.5))
    assert many[0].value > few[0].value
    assert few[0].high - few[0].low > 200


def test_a_game_against_oneself_says_nothing() -> None:
    found = ratings(2, [Result(0, (0, 0), (1.0, 0.0)), Result(1, (1, 1), (0.5, 0.5))])

    assert [one.value for one in found] == [MEAN, MEAN]


def tournament(random: Random, strengths: Sequence[float], seats: int) -> Iterator[Result]:
    """Random games between bots of known strengths, four to a deal."""
    for number in range(240):
        seating = random.sample(range(len(strengths)), seats)
        weights = [exp(strengths[bot]) for bot in seating]
        winner = random.choices(range(seats), weights)[0]
        yield Result(number // 4, seating, [float(seat == winner) for seat in range(seats)])


@pytest.mark.parametrize(
    ("strengths", "seats"), [((0.6, 0.0, -0.6), 2), ((1.5, 0.5, -2.0), 2), ((1.0, 0.2, -1.2), 3)]
)
def test_intervals_cover_the_true_rating(strengths: Sequence[float], seats: int) -> None:
    random = Random(3)
    hits = tried = 0
    for _ in range(120):
        for bot, found in enumerate(ratings(3, tournament(random, strengths, seats))):
            hits += found.low <= MEAN + SCALE * strengths[bot] <= found.high
            tried += 1
    assert 0.91 <= hits / tried <= 0.99


def test_an_inverse_is_one() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]]
    found = product(matrix, inverse(matrix))
    for one in range(3):
        assert found[one] == pytest.approx([float(one == two) for two in range(3)])


def test_without_games_everybody_is_equal() -> None:
    assert fitted(3, {}) == [0.0, 0.0, 0.0]
