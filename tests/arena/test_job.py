"""Who plays whom: every deal by all lineups in all seats, with the same chance."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

import konspira
from konspira.arena.job import Job, fixture, games_per_deal, lineups, new_job, rotations, seed_of


def job(bots: int, seats: int, seed: int = 1) -> Job:
    names = [f"support.homemade:First:{place}" for place in range(bots)]
    return new_job("spiskowcy", [konspira.make("spiskowcy", seats)], names, seed)


@pytest.mark.parametrize(
    ("bots", "seats", "wanted"),
    [
        (1, 3, [(0, 0, 0)]),
        (2, 2, [(0, 1)]),
        (3, 2, [(0, 1), (0, 2), (1, 2)]),
        (2, 3, [(0, 0, 1), (0, 1, 1)]),
        (2, 4, [(0, 0, 1, 1)]),
        (4, 3, [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]),
    ],
)
def test_lineups_fill_the_table_evenly(
    bots: int, seats: int, wanted: list[tuple[int, ...]]
) -> None:
    assert sorted(lineups(bots, seats)) == wanted


def test_equal_bots_need_not_change_places() -> None:
    assert rotations((0, 0, 0)) == [0]
    assert rotations((0, 1, 0, 1)) == [0, 1]
    assert rotations((0, 1, 2)) == [0, 1, 2]


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (4, 2), (3, 3), (2, 3), (4, 4), (5, 3)])
def test_every_bot_has_every_seat_equally_often_in_every_deal(bots: int, seats: int) -> None:
    plan = job(bots, seats)
    size = games_per_deal(plan)
    for deal in range(7):
        found = [fixture(plan, number) for number in range(deal * size, (deal + 1) * size)]
        assert {one.deal for one in found} == {deal}
        sat = Counter((seat, bot) for one in found for seat, bot in enumerate(one.seating))
        for bot in range(bots):
            assert len({sat[seat, bot] for seat in range(seats)}) == 1


def test_neighbours_change_from_deal_to_deal() -> None:
    plan = job(4, 4)
    size = games_per_deal(plan)

    after: defaultdict[int, Counter[int]] = defaultdict(Counter)
    for number in range(6 * size):
        seating = fixture(plan, number).seating
        for seat, bot in enumerate(seating):
            after[bot][seating[(seat + 1) % 4]] += 1

    assert all(len(set(after[bot].values())) == 1 and len(after[bot]) == 3 for bot in range(4))


def test_a_deal_and_the_chance_of_a_bot_are_the_same_in_every_rotation() -> None:
    plan = job(3, 3)

    chances = defaultdict(set)
    for number in range(games_per_deal(plan)):
        one = fixture(plan, number)
        for bot, place in zip(one.seating, one.places, strict=True):
            chances[bot].add(seed_of(plan, one.deal, f"bot {place}"))

    assert all(len(seeds) == 1 for seeds in chances.values())


def test_seeds_are_unrelated() -> None:
    plan, other = job(2, 2), job(2, 2, seed=2)

    seeds = [seed_of(plan, deal, who) for deal in range(50) for who in ("deal", "bot 0", "bot 1")]

    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**62 for seed in seeds)
    assert seed_of(plan, 0) != seed_of(other, 0)


def test_more_games_leave_the_first_ones_as_they_were() -> None:
    one = new_job("spiskowcy", [konspira.make("spiskowcy", 2)], ["random", "greedy"], 1)

    assert [fixture(one, n) for n in range(4)] == [fixture(one, n) for n in range(100)][:4]
