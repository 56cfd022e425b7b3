"""Betting in Leduc poker (LED-3)."""

from __future__ import annotations

import pytest

import konspira
from support.leduc import GAME, chips, deal, offers, play, view


@pytest.mark.rule("LED-3.1")
def test_seat_0_speaks_first_in_both_rounds_and_then_they_take_turns() -> None:
    state = deal("king_spades jack_hearts queen_hearts")
    speakers = []
    for bet in ["call", "raise", "raise", "call", "call", "raise", "call"]:
        speakers.append(state.asked)
        play(state, bet)

    assert speakers == [0, 1, 0, 1, 0, 1, 0]


@pytest.mark.rule("LED-3.2")
def test_a_seat_may_fold_only_when_the_other_has_put_in_more() -> None:
    state = deal("king_spades jack_hearts")
    assert offers(state) == ["call", "raise"]
    assert state.why_not(0, "fold") == "LED-3.2"
    with pytest.raises(konspira.IllegalChoice) as refused:
        state.choose(0, "fold")
    assert refused.value.rule == "LED-3.2"

    assert offers(play(state, "call")) == ["call", "raise"]
    assert offers(play(state, "raise")) == ["fold", "call", "raise"]


@pytest.mark.rule("LED-3.3")
def test_a_check_costs_nothing() -> None:
    state = play(deal("king_spades jack_hearts queen_hearts"), "call")

    assert chips(state) == [1, 1]
    assert state.events(None)[-1].kind == "checked"


@pytest.mark.rule("LED-3.3")
def test_a_call_adds_what_is_lacking() -> None:
    state = play(deal("king_spades jack_hearts queen_hearts"), "raise raise")
    assert state.questions[0].facts == {"chips": 2}

    play(state, "call")

    assert chips(state) == [5, 5]
    assert {"seat": 0, "chips": 5} in [event.facts for event in state.events(1)]


@pytest.mark.rule("LED-3.4")
def test_a_raise_is_2_chips_more_than_a_call_and_4_in_the_second_round() -> None:
    state = deal("king_spades jack_hearts queen_hearts")

    assert chips(play(state, "raise")) == [3, 1]
    assert chips(play(state, "raise")) == [3, 5]
    assert chips(play(state, "call raise")) == [9, 5]
    assert chips(play(state, "raise")) == [9, 13]


@pytest.mark.rule("LED-3.5")
@pytest.mark.parametrize("before", ["raise raise", "call raise raise"])
def test_nobody_may_raise_a_third_time_in_a_round(before: str) -> None:
    state = play(deal("king_spades jack_hearts queen_hearts"), before)

    assert offers(state) == ["fold", "call"]
    assert state.why_not(state.asked, "raise") == "LED-3.5"
    assert offers(play(state, "call")) == ["call", "raise"]  # the second round counts again


@pytest.mark.rule("LED-3.6")
@pytest.mark.parametrize(
    ("bets", "ended"),
    [
        ("call", False),  # seat 1 has not spoken yet
        ("call call", True),
        ("raise", False),
        ("raise call", True),
        ("call raise", False),
        ("call raise call", True),
        ("raise raise", False),
        ("raise raise call", True),
        ("call raise raise", False),
        ("call raise raise call", True),
    ],
)
def test_a_round_ends_with_a_called_raise_or_two_checks(bets: str, ended: bool) -> None:
    first = play(deal("king_spades jack_hearts queen_hearts"), bets)
    assert (view(first).round == 2) == ended

    second = play(deal("king_spades jack_hearts queen_hearts"), f"call call {bets}")
    assert second.over == ended


@pytest.mark.rule("LED-3.2", "LED-3.3", "LED-3.4")
def test_the_table_of_choices_is_that_of_openspiel() -> None:
    assert GAME.table.names == ["fold", "call", "raise"]
