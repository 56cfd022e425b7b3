"""What a sensible player does in Emerald, one situation at a time, and how often it wins."""

from __future__ import annotations

import pytest

import konspira
from konspira.bots.match import match
from konspira.games.emerald.state import Emerald
from support.emerald import CALM, MONDAY, TUESDAY, asked, do, scene


def choice(state: Emerald) -> str:
    """The choice that the game's advice values most."""
    question = state.questions[0]
    seat = question.seat
    values = state.game.advise(state.view(seat), question, state.options(seat))
    return state.offers(seat)[values.index(max(values))]


def test_it_wins_nearly_always_against_random() -> None:
    """The 1,000 pairs of the issue are played by the soak; here are a few of them."""
    assert match(konspira.make("emerald", seats=2), ["greedy", "random"], 8, 3)[0] >= 0.75


def test_it_claims_the_richest_city_it_leads() -> None:
    state = (
        scene().at("rome", "1c").at("london", "1c").seat(MONDAY, "start_recruiter okhrana").state()
    )
    assert choice(state) == "claim"
    do(state, "claim")
    assert choice(state) == "city(london)"


def test_it_places_where_a_prize_can_be_won() -> None:
    state = (
        scene(actions=1)
        .at("london", "", "6c")
        .at("rome", "1a", "1a", stack=["city_rome"])
        .seat(MONDAY, "start_courier start_dynamite")
        .state()
    )
    assert choice(state) == "place"
    do(state, "place")
    assert choice(state) != "city(london)"


@pytest.mark.parametrize(
    ("identity", "wanted"), [("loyalist", "pay_loyalist"), ("restorationist", "pay_restorationist")]
)
def test_it_pushes_the_marker_of_its_faction(identity: str, wanted: str) -> None:
    state = (
        scene(actions=1, seats=2)
        .seat(MONDAY, "peter_kropotkin otto_von_bismarck", identity=identity, supply=0, limbo=10)
        .state()
    )
    assert choice(state) == "track"
    do(state, "track")
    assert choice(state).startswith(wanted)


def test_a_loyalist_hides_a_royal_and_a_restorationist_does_not() -> None:
    for identity in ("loyalist", "restorationist"):
        state = (
            scene(dice=[CALM], seats=2)
            .at("london", "3c", royal=True, stack=[])
            .seat(MONDAY, "hide_royalty start_dynamite", identity=identity)
            .state()
        )
        assert (choice(state) == "card_action(hide_royalty)") == (identity == "loyalist")


def test_a_restorationist_kills_a_royal_and_a_loyalist_does_not() -> None:
    for identity in ("loyalist", "restorationist"):
        state = (
            scene(dice=[CALM], seats=2)
            .at("cairo", "5a", royal=True, stack=[])
            .seat(MONDAY, "hired_assassin", identity=identity)
            .state()
        )
        assert (choice(state) == "assassinate") == (identity == "restorationist")


def test_it_blocks() -> None:
    state = (
        scene()
        .at("cairo", "2a", "1a")
        .seat(MONDAY, "hired_assassin")
        .seat(TUESDAY, "sherlock_holmes")
        .state()
    )
    do(state, "assassinate", "kill_card(hired_assassin)", "city(cairo)", "kill_agent(1)")
    assert asked(state) == (TUESDAY, "block") and choice(state) == "block(sherlock_holmes)"


def test_it_takes_its_cubes_back_from_limbo() -> None:
    state = (
        scene(actions=1, seats=2)
        .at("rome", "1c", "4c")
        .seat(MONDAY, "start_courier start_informant", supply=0, limbo=9)
        .state()
    )
    assert choice(state) == "retrieve"


def test_it_never_ends_a_game_it_is_losing_by_a_kill() -> None:
    """Tuesday's last agent: if she is a Restorationist her reveal ends the game."""
    state = (
        scene(seats=2)
        .at("cairo", "3a", "1a", stack=[])
        .seat(MONDAY, "hired_assassin", identity="loyalist")
        .seat(TUESDAY, identity="restorationist", looked_by=[MONDAY], discard="city_london")
        .state()
    )
    assert choice(state) != "assassinate"
    ahead = (
        scene(seats=2)
        .at("cairo", "3a", "1a", stack=[])
        .seat(MONDAY, "hired_assassin", identity="loyalist", discard="city_london city_paris")
        .seat(TUESDAY, identity="restorationist", looked_by=[MONDAY])
        .state()
    )
    assert choice(ahead) == "assassinate"
