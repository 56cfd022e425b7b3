"""Intervals cover what they promise to cover."""

from __future__ import annotations

from random import Random

import pytest

from konspira.arena.stats import Tally, certainty, difference, mean, quartiles, share, wilson


def test_the_interval_of_independent_games_is_wilsons() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    coin = share([(game % 2, 1) for game in range(400)])
    assert (coin.low, coin.high) == pytest.approx(wilson(0.5, 400), abs=2e-3)
    assert coin.value == 0.5 and coin.count == 400


def test_all_victories_do_not_make_certain() -> None:
    found = share([(1, 1)] * 20)

    assert found.value == 1.0 and found.high == pytest.approx(1.0)
    assert found.low == pytest.approx(wilson(1.0, 20)[0], abs=0.05)


def test_swapped_seats_make_the_interval_narrower() -> None:
    luck = share([(1, 2)] * 50)  # the cards decide: each wins once
    coin = share([(game % 2, 1) for game in range(100)])

    assert luck.value == coin.value == 0.5
    assert luck.high - luck.low < 0.5 * (coin.high - coin.low)


def test_games_that_repeat_each_other_make_it_wider() -> None:
    repeated = share([(10 * (deal % 2), 10) for deal in range(40)])
    single = share([(deal % 2, 1) for deal in range(40)])

    assert repeated.high - repeated.low == pytest.approx(single.high - single.low, abs=0.03)


@pytest.mark.parametrize("chance", [0.5, 0.8, 0.97])
@pytest.mark.parametrize("related", [False, True])
def test_the_interval_covers_the_true_share(chance: float, related: bool) -> None:
    random = Random(7)
    hits = 0
    for _ in range(400):
        tally = Tally()
        for deal in range(60):
            luck = random.random()
            for _ in range(2):
                tally.add(deal, float((luck if related else random.random()) < chance))
        found = tally.share()
        hits += found.low <= chance <= found.high
    assert hits >= 0.92 * 400


def test_a_mean_and_a_difference_have_their_intervals() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(3.182 * (5 / 3 / 4) ** 0.5)
    same = difference({1: 4.0, 2: 9.0, 3: 1.0}, {1: 5.0, 2: 10.0, 3: 2.0, 4: 7.0})
    assert (same.value, same.low, same.high, same.count) == (1.0, 1.0, 1.0, 3)
    assert same.is_apart_from(0.0) and not found.is_apart_from(2.0)


@pytest.mark.parametrize(
    ("count", "wanted"), [(2, 12.706), (4, 3.182), (5, 2.776), (11, 2.228), (31, 2.042)]
)
def test_few_values_make_less_certain(count: int, wanted: float) -> None:
    """Student's table."""
    assert certainty(count) == pytest.approx(wanted, abs=0.01)


def test_nothing_counted_is_nothing_known() -> None:
    assert (share([]).low, share([]).high) == (0.0, 1.0)
    assert mean([]).count == 0


def test_quartiles() -> None:
    assert quartiles([1, 2, 3, 4, 5]) == (2, 3, 4)
    assert quartiles([7.0]) == (7, 7, 7)
