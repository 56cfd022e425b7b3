"""Which choices tell nobody anything yet: tried in a world that the seat may imagine."""

from __future__ import annotations

import pytest

import konspira
from konspira.kernel.privacy import private_options
from konspira.kernel.rng import Rng
from konspira.kernel.state import State


def names(state: State, seat: int) -> set[str]:
    return {state.game.name(option).split("(")[0] for option in private_options(state, seat)}


def asked(state: State, kinds: set[str], seed: int = 3) -> State:
    """Play at random until one of these questions is put."""
    rng = Rng(seed)
    while not state.over:
        question = state.questions[rng.below(len(state.questions))]
        if question.kind in kinds:
            return state
        state.choose(question.seat, rng.choice(state.options(question.seat)))
    pytest.fail(f"{kinds} were never asked")


def test_the_card_of_an_order_is_private_and_how_many_is_not() -> None:
    state = konspira.make("spiskowcy", seats=3).start(1)
    (question,) = state.questions[:1]
    assert question.kind == "order-type" and names(state, question.seat) == {"order_type"}
    state.choose(question.seat, state.options(question.seat)[0])
    assert state.question(question.seat).kind == "order-count"  # type: ignore[union-attr]
    assert "order_count" not in names(state, question.seat)


def test_the_token_of_stawka_is_private_until_it_lies_somewhere() -> None:
    game = konspira.make("stawka", scenario="s3_chestnuts")
    state = asked(game.start(1), {"pick-token"})
    seat = next(one.seat for one in state.questions if one.kind == "pick-token")
    assert names(state, seat) == {"threat"}


def test_in_a_window_no_answer_is_private() -> None:
    state = konspira.make("stawka", scenario="s3_chestnuts").start(1)
    rng = Rng(5)
    seen = 0
    while not state.over and seen < 20:
        question = state.questions[rng.below(len(state.questions))]
        if question.window:
            seen += 1
            assert private_options(state, question.seat) == []
        state.choose(question.seat, rng.choice(state.options(question.seat)))
    assert seen == 20


def test_a_seat_that_is_not_asked_has_no_private_option() -> None:
    state = konspira.make("spiskowcy", seats=3).start(1)
    asked_now = {one.seat for one in state.questions}
    others = set(range(3)) - asked_now
    assert others and all(private_options(state, seat) == [] for seat in others)
