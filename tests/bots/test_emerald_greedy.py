"""What a sensible player does in Emerald, one situation at a time, and how often it wins."""

from __future__ import annotations

import pytest

import konspira
from konspira.bots.match import match
from konspira.games.emerald.state import Emerald
from support.emerald import CALM, MONDAY, TUESDAY, asked, do, pieces, scene

HIDDEN = ["gloriana", "azathoth", "hastur", "tsathoggua", "yig"]  # 23 Loyalist points


def choice(state: Emerald) -> str:
    """The choice that the game's advice values most."""
    question = state.questions[0]
    seat = question.seat
    values = state.game.advise(state.view(seat), question, state.options(seat))
    return state.offers(seat)[values.index(max(values))]


def test_it_wins_nearly_always_against_random() -> None:
    """The soak plays many more deals; here are a few of them."""
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


def test_a_restorationist_calls_the_agents_that_a_royal_needs() -> None:
    """Nyarlathotep needs five bombs: three agents are there, two more come from Rome."""
    state = (
        scene(seats=2)
        .at("cairo", "3a", royal=True, stack=[])
        .at("rome", "2a", stack=["city_rome"])
        .seat(MONDAY, "hired_assassin start_rail_ticket", identity="restorationist")
        .state()
    )
    assert choice(state) == "move"
    do(state, "move")
    while asked(state)[1].startswith("move-"):
        do(state, choice(state))

    assert pieces(state, "cairo", MONDAY) == "5a"
    assert choice(state) == "assassinate"


def test_a_loyalist_claims_the_card_that_hides_a_royal_sooner_than_a_restorationist() -> None:
    for identity in ("loyalist", "restorationist"):
        state = (
            scene(seats=2)
            .at("london", royal=True, stack=[])
            .at("rome", "1c", stack=["hide_royalty"])
            .at("paris", "1c", stack=["henri_rochefort"])
            .seat(MONDAY, "start_recruiter", identity=identity)
            .state()
        )
        do(state, "claim")
        assert (choice(state) == "city(rome)") == (identity == "loyalist")


def test_a_loyalist_leads_where_an_enemys_agent_can_be_killed() -> None:
    state = (
        scene(actions=2, seats=2)
        .at("cairo", "2a", "2a", stack=[])
        .at("rome", stack=["inspector_lestrade"])
        .seat(MONDAY, "sebastian_moran start_informant", identity="loyalist")
        .seat(TUESDAY, identity="restorationist", looked_by=[MONDAY])
        .state()
    )
    do(state, "place")
    assert choice(state) == "city(cairo)"


@pytest.mark.parametrize(("rival", "wanted"), [("", True), ("city_london city_paris", False)])
def test_it_ends_the_game_only_as_the_winner(rival: str, wanted: bool) -> None:
    """Most of what Monday has got are Loyalist points, which will not count."""
    state = end_within_reach(rival, turns=40)
    assert (choice(state) == "claim") == wanted


def test_it_does_not_put_off_the_end_for_ever() -> None:
    assert choice(end_within_reach("city_london city_paris", turns=80)) == "claim"


def end_within_reach(rival: str, turns: int) -> Emerald:
    """Monday's next claim ends the game; the rival has these cards."""
    state = (
        scene(seats=2, turns=turns)
        .at("madrid", "1c", stack=["city_madrid"])
        .seat(MONDAY, "start_recruiter", identity="restorationist", discard="city_cairo")
        .seat(TUESDAY, discard=rival)
        .tableau(MONDAY, *[{"card": royal, "hidden": True} for royal in HIDDEN])
        .state()
    )
    assert state.total(MONDAY) < state.rules.target <= state.total(MONDAY) + 3
    return state
