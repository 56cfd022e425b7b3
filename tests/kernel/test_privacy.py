"""Which choices tell nobody anything yet: tried in a world that the seat may imagine."""

from __future__ import annotations

import pytest

import konspira
from konspira.kernel.privacy import is_forced, is_sealed, private_options
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


# -- the time that an answer takes -----------------------------------------------------------------


def forced(state: State, kinds: set[str], seed: int) -> set[bool]:
    """Return what is said of questions of these kinds with a single option, in a random game."""
    rng, found = Rng(seed), set[bool]()
    while not state.over and len(state.history) < 1500:
        question = state.questions[rng.below(len(state.questions))]
        options = state.options(question.seat)
        if question.kind in kinds and len(options) == 1:
            found.add(is_forced(state, question.seat))
        state.choose(question.seat, rng.choice(options))
    return found


def test_the_end_of_a_turn_with_nothing_left_is_forced() -> None:
    game = konspira.make("emerald", seats=3, turn_cap=10)
    state = game.start(1)
    rng = Rng(1)
    while state.offers(state.questions[0].seat) != ["end_turn"]:
        seat = state.questions[0].seat
        state.choose(seat, rng.choice(state.options(seat)))
    assert is_forced(state, state.questions[0].seat)


def test_what_a_hand_leaves_open_is_not_forced() -> None:
    """Stawka: a player with a card that can be played may do more than end the activation."""
    game = konspira.make("stawka", scenario="s3_chestnuts")
    found = set[bool]()
    for seed in range(4):
        found |= forced(game.start(seed), {"activation-menu"}, seed)
    assert found == {False, True}


def test_which_token_is_placed_is_never_forced() -> None:
    game = konspira.make("stawka", scenario="s3_chestnuts")
    assert forced(game.start(2), {"pick-token"}, 2) == {False}


def test_a_choice_between_several_is_not_forced() -> None:
    state = konspira.make("spiskowcy", seats=3).start(1)
    assert not is_forced(state, state.questions[0].seat)
    assert not any(is_forced(state, seat) for seat in range(3) if state.question(seat) is None)


def test_sealed_choices_are_known_and_never_forced() -> None:
    state = konspira.make("spiskowcy", seats=3, order_timing="simultaneous").start(1)
    assert len(state.questions) == 3 and is_sealed(state)
    rng = Rng(1)
    while is_sealed(state):
        assert not any(is_forced(state, question.seat) for question in state.questions)
        seat = state.questions[0].seat
        state.choose(seat, rng.choice(state.options(seat)))
    assert not is_sealed(konspira.make("spiskowcy", seats=3).start(1))
