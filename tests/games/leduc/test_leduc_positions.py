"""Positions of Leduc poker, and what always holds (LED-6)."""

from __future__ import annotations

from typing import Any

import pytest

import konspira
from support.leduc import GAME, chips, deal, offers, play, position, view

KING: dict[str, Any] = {"card": "king_spades"}
JACK: dict[str, Any] = {"card": "jack_hearts"}
TABLE: dict[str, Any] = {"seats": [KING, JACK], "public": "queen_spades"}


def test_what_a_position_does_not_name_is_filled_in_by_the_rules() -> None:
    state = position(**TABLE)
    assert (state.asked, chips(state), view(state).round) == (0, [1, 1], 1)
    assert view(play(state, "call call")).public == "queen_spades"

    raised = position(seats=[{"bet": 3, **KING}, JACK], public="queen_spades")
    assert (raised.asked, offers(raised)) == (1, ["fold", "call", "raise"])

    second = position(**TABLE, round=2, turn=1)
    assert (second.asked, view(second).public) == (1, "queen_spades")
    assert play(second, "call").over


@pytest.mark.parametrize("bets", ["", "call", "raise", "call call", "raise raise call raise"])
def test_a_position_leads_back_to_where_it_was_taken(bets: str) -> None:
    state = play(deal("king_spades jack_hearts queen_spades"), bets)

    again = GAME.position(state.position())

    assert again.position() == state.position()
    assert again.view(0) == state.view(0)
    assert again.offers(again.asked) == offers(state)


@pytest.mark.parametrize("bets", ["raise fold", "raise call raise call"])
def test_the_position_of_a_finished_game_leads_back_to_its_end(bets: str) -> None:
    state = play(deal("king_spades jack_hearts queen_spades"), bets)

    again = GAME.position(state.position())

    assert again.over
    assert again.view(None) == state.view(None)


@pytest.mark.parametrize(
    ("words", "path"),
    [
        ({**TABLE, "seats": [KING]}, "seats"),
        ({**TABLE, "seats": [KING, JACK, KING]}, "seats"),
        ({"over": {"scores": [1, -1], "ranks": [1, 2]}}, "seats"),
        ({"public": "queen_spades"}, "public"),
        ({"seats": [KING, JACK]}, "public"),
        ({**TABLE, "public": "queen"}, "public"),
        ({**TABLE, "seats": [{"card": "ace"}, JACK]}, "seats[0].card"),
        ({**TABLE, "seats": [{"bet": 1}, JACK]}, "seats[0].card"),
        ({**TABLE, "seats": [KING, {"bet": 14, **JACK}]}, "seats[1].bet"),
        ({**TABLE, "seats": [KING, {"chips": 3, **JACK}]}, "seats[1].chips"),
        ({**TABLE, "round": 3}, "round"),
        ({**TABLE, "raises": 3}, "raises"),
        ({**TABLE, "turn": 2}, "turn"),
        ({**TABLE, "deck": ["king_spades"]}, "deck"),
        ({"deck": ["king"]}, "deck[0]"),
        ({"deck": ["king_spades", "king_hearts", "jack_spades", "jack_hearts"]}, "deck"),
        ({"cards": []}, "cards"),
    ],
)
def test_a_position_that_cannot_be_read_is_refused_by_its_place(
    words: dict[str, Any], path: str
) -> None:
    with pytest.raises(konspira.PositionError) as refused:
        GAME.position(words)

    assert refused.value.facts["path"] == path


@pytest.mark.rule("LED-6.1")
@pytest.mark.parametrize(
    "words",
    [
        {**TABLE, "seats": [KING, KING]},
        {**TABLE, "public": "jack_hearts"},
        {"deck": ["king_spades", "king_spades"]},
    ],
)
def test_no_card_is_in_the_game_twice(words: dict[str, Any]) -> None:
    with pytest.raises(konspira.PositionError) as refused:
        GAME.position(words)

    assert refused.value.facts["rule"] == "LED-6.1"


@pytest.mark.rule("LED-6.2")
@pytest.mark.parametrize(
    "words",
    [
        {**TABLE, "raises": 1},
        {**TABLE, "seats": [{"bet": 3, **KING}, JACK], "raises": 0},
        {**TABLE, "seats": [{"bet": 3, **KING}, JACK], "turn": 0},
        {**TABLE, "seats": [{"bet": 3, **KING}, JACK], "round": 2},  # a raise is 4 there
        {**TABLE, "seats": [{"bet": 2, **KING}, JACK]},
    ],
)
def test_the_seat_on_turn_owes_one_raise_or_nothing(words: dict[str, Any]) -> None:
    with pytest.raises(konspira.PositionError) as refused:
        GAME.position(words)

    assert refused.value.facts["rule"] == "LED-6.2"


@pytest.mark.rule("LED-6.1", "LED-6.2", "LED-6.3")
def test_a_state_that_breaks_an_invariant_is_found_out() -> None:
    state = play(deal("king_spades jack_hearts queen_spades"), "raise")
    assert GAME.broken(state) == []

    state.cards = [4, 4, 2]
    state.bets = [4, 1]
    state.scores = [1, 1]

    assert GAME.broken(state) == ["LED-6.1", "LED-6.2", "LED-6.3"]


@pytest.mark.rule("LED-6.3")
@pytest.mark.parametrize("bets", ["raise fold", "call call call call", "raise call raise call"])
def test_the_scores_add_up_to_nothing(bets: str) -> None:
    for cards in ("king_spades jack_hearts queen_spades", "king_spades king_hearts queen_spades"):
        assert sum(play(deal(cards), bets).scores) == 0
