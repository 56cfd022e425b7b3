"""What a sensible player does in Estoril, one situation at a time, and how often it wins."""

from __future__ import annotations

import pytest

import konspira
from konspira.bots.match import match
from konspira.games.estoril.state import Estoril
from support.estoril import LAYOUT_A, RED, final, play, scene


def choice(state: Estoril, seat: int = 0) -> str:
    """The choice that the game's advice values most."""
    question = state.question(seat)
    assert question is not None
    values = state.game.advise(state.view(seat), question, state.options(seat))
    return state.offers(seat)[values.index(max(values))]


@pytest.mark.verify
def test_it_wins_nearly_always_against_random() -> None:
    """The soak plays many more deals; here are a few of them."""
    assert match(konspira.make("estoril", seats=2), ["greedy", "random"], 25, 3)[0] >= 0.75


def test_an_assassin_hits_the_one_who_would_win() -> None:
    table = scene(LAYOUT_A, resolved="church palacio").put("tamariz_1", "red:pt_assassin")
    table.put("tamariz_2", "green:it_plain").put("tamariz_3", "red:start_plain")
    state = table.reward("tamariz", "es_plain").state()

    assert choice(state) == "activate(assassin)"
    play(state, RED, "activate(assassin)")
    assert choice(state) == "assassin_target(tamariz_2)"


def test_a_conspirator_gives_a_rival_the_worse_card() -> None:
    table = scene(LAYOUT_A, resolved="church palacio").put("tamariz_2", "red:start_conspirator")
    table.put("tamariz_1", "blue:it_plain").reward("tamariz", "es_plain")
    state = table.deck("su_assassin2 us_diplomat").state()

    play(state, RED, "activate(conspirator)")

    assert choice(state) == "conspirator_replace"


def test_a_conspirator_keeps_what_it_will_win() -> None:
    table = scene(LAYOUT_A, resolved="church palacio").put("tamariz_1", "red:pt_conspirator")
    state = table.reward("tamariz", "es_plain").deck("su_assassin2 us_diplomat").state()

    play(state, RED, "activate(conspirator)")

    assert choice(state) == "conspirator_keep"


def test_it_discards_and_gives_up_what_is_worth_least() -> None:
    cards = "es_plain us_diplomat uk_conspirator de_seducer pt_nationalist us_seducer start_plain"
    state = final(seats=2).hand(RED, cards).state()

    assert choice(state) == "hand_discard(start_plain)"


def test_it_takes_an_empty_location_with_a_good_reward() -> None:
    table = scene(LAYOUT_A, phase="placement").reward("tamariz", "es_plain")
    table.reward("casino", "su_assassin2").reward("church", "pt_nationalist2")
    state = table.markers(1, 0, 0, 0).state()

    play(state, RED, choice(state))

    assert "tamariz" in choice(state)
