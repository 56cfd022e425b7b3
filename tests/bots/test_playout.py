"""Random games to their end, as fast as the rules allow."""

from __future__ import annotations

from typing import Any

import pytest

import konspira
from konspira import Rng
from konspira.bots.playout import LONGEST, random_game
from konspira.catalogue import GAMES

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    (name, seats, {})
    for name, kind in GAMES.items()
    for seats in range(kind.seat_range[0], kind.seat_range[1] + 1)
]
TABLES += [("spiskowcy", seats, {"order_timing": "simultaneous"}) for seats in (2, 3, 4)]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=str)
def test_a_random_game_ends_with_a_result(name: str, seats: int, options: dict[str, Any]) -> None:
    game = konspira.make(name, seats, **options)
    for seed in range(20):
        state = game.start(seed, listen=False)

        assert random_game(state, Rng(seed)) > 0

        assert state.over
        assert state.winners
        assert not game.broken(state)


@pytest.mark.parametrize("timing", ["sequential", "simultaneous"])
def test_a_random_game_makes_the_choices_that_it_counts(timing: str) -> None:
    game = konspira.make("spiskowcy", 3, order_timing=timing)
    quick = game.start(5, listen=False)
    slow = game.start(5)
    rng = Rng(9)
    while not slow.over:
        seat = slow.questions[0].seat
        slow.choose(seat, rng.choice(slow.options(seat)))

    assert random_game(quick, Rng(9)) == len(slow.history)
    assert game.checksum(quick) == game.checksum(slow)


def test_a_game_that_is_over_has_no_choices_left() -> None:
    state = konspira.make("spiskowcy", 2).start(5, listen=False)
    random_game(state, Rng(1))

    assert random_game(state, Rng(1)) == 0


def test_a_game_that_random_players_never_end_is_left_without_a_result() -> None:
    game = konspira.make("stawka", scenario="s5_hotel_excelsior", stage_cap="none")
    state = game.start(1, listen=False)

    assert random_game(state, Rng(1)) == LONGEST

    assert not state.over
    assert not state.winners


def test_the_result_depends_on_the_chance_that_is_given() -> None:
    game = konspira.make("spiskowcy", 2)
    winners = set()
    for seed in range(60):
        state = game.start(1, listen=False)
        random_game(state, Rng(seed))
        winners.add(tuple(state.winners))

    assert {(0,), (1,)} <= winners
