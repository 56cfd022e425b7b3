"""The course of a game of Leduc poker (LED-1, LED-2)."""

from __future__ import annotations

from collections import Counter

import pytest

import konspira
from support.leduc import GAME, cards, chips, deal, play, view


@pytest.mark.rule("LED-1.1")
def test_two_seats_play() -> None:
    assert GAME.seats == 2
    with pytest.raises(konspira.OptionError):
        konspira.make("leduc", seats=3)


@pytest.mark.rule("LED-1.1")
def test_the_most_one_can_lose_is_13_chips() -> None:
    state = play(deal("king_spades jack_spades queen_spades"), "raise raise call raise raise call")

    assert state.scores == [13, -13]


@pytest.mark.rule("LED-1.2")
def test_each_of_the_six_cards_is_dealt_as_often_as_the_others() -> None:
    dealt = Counter(GAME.start(seed).view(0).seats[0].card for seed in range(1200))

    ranks = ("jack", "queen", "king")
    assert set(dealt) == {f"{rank}_{suit}" for rank in ranks for suit in ("spades", "hearts")}
    assert all(abs(count - 200) < 60 for count in dealt.values())  # 4.6 standard deviations


@pytest.mark.rule("LED-2.1")
def test_both_seats_pay_an_ante_before_the_first_bet() -> None:
    state = deal("")  # nothing fixed: any cards

    assert chips(state) == [1, 1]
    assert view(state).pot == 2


@pytest.mark.rule("LED-2.2")
def test_each_seat_gets_one_card_seat_0_first_and_a_third_lies_face_down() -> None:
    state = deal("king_spades jack_hearts queen_hearts")

    assert cards(state, 0)[0] == "king_spades"
    assert cards(state, 1)[1] == "jack_hearts"
    assert view(play(state, "call call")).public == "queen_hearts"


@pytest.mark.rule("LED-2.3")
def test_the_first_betting_round_has_no_public_card() -> None:
    state = deal("king_spades jack_hearts")

    assert (view(state).round, view(state).public) == (1, None)
    assert state.questions[0].kind == "bet"


@pytest.mark.rule("LED-2.4")
def test_the_public_card_is_turned_up_after_the_first_betting_round() -> None:
    state = play(deal("king_spades jack_hearts queen_hearts"), "call call")

    for seat in (None, 0, 1):
        assert (view(state, seat).round, view(state, seat).public) == (2, "queen_hearts")


@pytest.mark.rule("LED-2.2", "LED-2.4")
def test_the_public_card_is_one_of_the_four_that_no_seat_has() -> None:
    games = [GAME.position({"deck": ["king_spades", "jack_hearts"], "seed": n}) for n in range(60)]
    for state in games:
        state.choose(0, "call")
        state.choose(1, "call")

    assert {state.view(None).public for state in games} == {
        "jack_spades",
        "queen_spades",
        "queen_hearts",
        "king_hearts",
    }


@pytest.mark.rule("LED-2.5")
def test_the_second_betting_round_is_the_last() -> None:
    state = play(deal("king_spades jack_hearts queen_hearts"), "call call call")
    assert not state.over

    play(state, "call")

    assert state.over
    assert state.questions == []
