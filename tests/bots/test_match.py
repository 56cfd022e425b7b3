"""Matches are fair, and greedy wins them."""

from __future__ import annotations

import pytest

import konspira
from konspira.bots import Bot
from konspira.bots.match import match
from konspira.kernel.state import State


@pytest.mark.verify
def test_greedy_wins_most_of_a_thousand_paired_games_with_two_seats() -> None:
    game = konspira.make("spiskowcy", seats=2)

    greedy, random = match(game, ["greedy", "random"], deals=500, seed=1)

    assert greedy >= 0.8
    assert greedy + random == pytest.approx(1)


@pytest.mark.verify
@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_is_far_ahead_of_random_with_more_seats(seats: int) -> None:
    game = konspira.make("spiskowcy", seats)

    shares = match(game, ["greedy"] + ["random"] * (seats - 1), deals=20, seed=1)

    assert shares[0] >= 0.7


@pytest.mark.verify
@pytest.mark.parametrize("levels", [["random"] * 2, ["greedy"] * 2, ["random"] * 3])
def test_equals_win_their_share(levels: list[str]) -> None:
    game = konspira.make("spiskowcy", len(levels))

    shares = match(game, levels, deals=60, seed=2)

    assert sum(shares) == pytest.approx(1)
    for share in shares:
        assert share == pytest.approx(1 / len(levels), abs=0.15)


def test_the_same_seed_is_the_same_match() -> None:
    game = konspira.make("spiskowcy", 3)
    levels = ["greedy", "random", "random"]

    assert match(game, levels, deals=2, seed=3) == match(game, levels, deals=2, seed=3)


def test_each_deal_is_played_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    game = konspira.make("spiskowcy", 3)
    seen: list[tuple[int, list[str]]] = []

    def play_out(state: State, bots: list[Bot]) -> None:
        seen.append((state.seed, [type(bot).__name__ for bot in bots]))
        state.finish([0, 0, 0], [1, 1, 1])

    monkeypatch.setattr("konspira.bots.match.play_out", play_out)
    shares = match(game, ["greedy", "random", "random"], deals=2, seed=1)

    assert shares == [pytest.approx(1 / 3)] * 3  # a victory that all share
    for deal in (seen[:3], seen[3:]):
        assert len({seed for seed, _ in deal}) == 1
        assert sorted(names.index("GreedyBot") for _, names in deal) == [0, 1, 2]
    assert seen[0][0] != seen[3][0]
