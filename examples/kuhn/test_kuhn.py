"""Kuhn poker: its rules, and the tests for any game."""

from __future__ import annotations

import konspira
from konspira.kernel.state import State
from konspira.testing import check
from kuhn import GAME


def deal(first: str, second: str) -> State:
    """Return a game that begins with these cards."""
    return GAME().position({"seats": [{"card": first}, {"card": second}]})


def play(state: State, choices: str) -> State:
    """Make some choices, each by the seat that is asked."""
    for choice in choices.split():
        state.choose(state.questions[0].seat, choice)
    return state


def test_a_seat_answers_a_bet_and_bets_only_once() -> None:
    state = play(deal("king", "jack"), "bet")

    assert state.offers(1) == ["fold", "call"]
    assert state.why_not(1, "bet") == "KUH-3.3"
    assert play(state, "call").scores == [2, -2]


def test_after_two_checks_the_higher_card_wins_a_chip() -> None:
    assert play(deal("jack", "queen"), "check check").scores == [-1, 1]


def test_after_a_fold_no_card_is_shown() -> None:
    state = play(deal("jack", "king"), "bet fold")

    assert state.scores == [1, -1]
    assert state.view(None).seats[0].card is None


def test_kuhn_has_every_property_of_a_game() -> None:
    check(GAME(), games=30)


def test_the_game_is_found_by_its_place() -> None:
    state = konspira.make("kuhn:GAME").start(seed=1)
    play(state, "check bet fold")

    assert konspira.replay(konspira.record_of(state)) == state
