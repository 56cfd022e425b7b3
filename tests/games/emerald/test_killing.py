"""Assassinate agents and royalty (EME-9)."""

from __future__ import annotations

import pytest

from konspira.games.emerald.score import kept_kills
from konspira.games.emerald.state import Emerald
from support.emerald import (
    CALM,
    MAD,
    MONDAY,
    THURSDAY,
    TUESDAY,
    WEDNESDAY,
    asked,
    city,
    do,
    heard,
    kept,
    offers,
    pieces,
    scene,
    seat_of,
)


def missing(state: Emerald) -> object:
    """Return how many bombs the question for support says are missing."""
    return state.questions[0].facts["count"]


@pytest.mark.scenario("T08")
@pytest.mark.rule("EME-9.4", "EME-9.5", "EME-9.11", "EME-9.12", "EME-9.13", "EME-9.14", "EME-13.3")
def test_a_royal_dies_and_madness_costs_an_agent() -> None:
    hand = "hired_assassin start_dynamite start_dynamite johann_most"
    state = (
        scene(dice=[MAD])
        .at("paris", "2a+1c", "", "", "1a+1c", royal=True)
        .seat(MONDAY, hand)
        .state()
    )
    before = seat_of(state, MONDAY)
    supply = seat_of(state, THURSDAY).supply
    do(state, "assassinate", "kill_card(hired_assassin)", "city(paris)", "kill_royal")
    assert missing(state) == 3
    do(state, "bombs(start_dynamite)", "bombs(start_dynamite)", "bombs(johann_most)")
    own = seat_of(state, MONDAY)
    assert own.total == before.total + 4 and own.restorationist == before.restorationist + 4
    assert own.tokens == 2 and pieces(state, "paris", MONDAY) == "1a"
    assert own.limbo == before.limbo + 1 and seat_of(state, THURSDAY).supply == supply + 1
    assert kept(state, MONDAY) == ["spinner_in_darkness", "hired_assassin"]
    assert sorted(own.discard or []) == ["johann_most", "start_dynamite", "start_dynamite"]
    assert city(state, "paris").royal_place == "taken"

    other = scene().at("paris", "2a+1c", "", "", "1a+1c", royal=True).seat(MONDAY, hand).state()
    do(other, "assassinate", "kill_card(hired_assassin)", "city(paris)", "kill_agent(3)")
    assert missing(other) == 2
    do(other, "bombs(start_dynamite)", "bombs(start_dynamite)")
    assert seat_of(other, MONDAY).kills == 2


@pytest.mark.rule("EME-9.12")
def test_a_calm_roll_costs_nothing() -> None:
    state = scene(dice=[CALM]).at("cairo", "5a", royal=True).seat(MONDAY, "hired_assassin").state()
    do(state, "assassinate", "kill_card(hired_assassin)", "city(cairo)", "kill_royal")
    assert pieces(state, "cairo", MONDAY) == "5a" and seat_of(state, MONDAY).tokens == 3


@pytest.mark.scenario("T09")
@pytest.mark.rule("EME-9.2")
def test_without_a_lead_nothing_is_attacked() -> None:
    state = (
        scene()
        .at("london", "1a+1c", "2c", royal=True)
        .seat(MONDAY, "hired_assassin infernal_machine infernal_machine start_recruiter")
        .state()
    )
    assert "assassinate" not in offers(state) and "claim" not in offers(state)
    assert state.why_not(MONDAY, "assassinate") == "EME-9.2"


@pytest.mark.rule("EME-9.2", "EME-9.3")
def test_an_own_agent_must_be_there_and_a_target() -> None:
    state = scene().at("rome", "3c", "1a").seat(MONDAY, "sebastian_moran infernal_machine").state()
    assert "assassinate" not in offers(state)  # cubes alone
    state = scene().at("rome", "4a", "1a").at("paris", "4a").seat(MONDAY, "sebastian_moran").state()
    do(state, "assassinate", "kill_card(sebastian_moran)")
    assert offers(state) == ["city(rome)"]
    assert state.why_not(MONDAY, "city(paris)") == "EME-9.3"
    assert state.why_not(MONDAY, "city(madrid)") == "EME-9.2"


@pytest.mark.scenario("T36")
@pytest.mark.rule("EME-9.7", "EME-18.6", "EME-18.10", "EME-2.4")
def test_exactly_two_ways_to_support() -> None:
    def table() -> Emerald:
        state = (
            scene(dice=[CALM])
            .at("rome", "2a", royal=True)
            .seat(MONDAY, "hired_assassin fenians start_dynamite infernal_machine")
            .state()
        )
        return do(state, "assassinate", "kill_card(hired_assassin)", "city(rome)", "kill_royal")

    state = table()
    assert offers(state) == [
        "support(fenians)",
        "support(infernal_machine)",
        "bombs(start_dynamite)",
    ]
    assert state.why_not(MONDAY, "bombs(fenians)") == "EME-9.7"
    do(state, "bombs(start_dynamite)")
    assert offers(state) == ["support(fenians)"]
    do(state, "support(fenians)")
    assert "fenians" in state.view(None).removed
    other = do(table(), "support(infernal_machine)")
    assert seat_of(other, MONDAY).restorationist == 4
    assert "infernal_machine" in other.view(None).removed


@pytest.mark.scenario("T37")
@pytest.mark.rule("EME-18.6")
def test_one_text_of_fenians_and_the_bomb_of_another() -> None:
    state = (
        scene(dice=[CALM])
        .at("rome", "2a", royal=True)
        .seat(MONDAY, "hired_assassin fenians fenians")
        .state()
    )
    do(state, "assassinate", "kill_card(hired_assassin)", "city(rome)", "kill_royal")
    do(state, "support(fenians)")
    assert offers(state) == ["bombs(fenians)"]
    assert state.why_not(MONDAY, "support(fenians)") == "EME-18.6"
    do(state, "bombs(fenians)")
    assert state.view(None).removed.count("fenians") == 1
    assert seat_of(state, MONDAY).discard == ["fenians"]


@pytest.mark.scenario("T38")
@pytest.mark.rule("EME-2.8", "EME-11.3")
def test_a_one_use_card_played_for_a_symbol_is_discarded() -> None:
    state = scene().at("rome", "1a").seat(MONDAY, "infernal_machine").state()
    do(state, "move", "pay(infernal_machine)", "from_city(rome)", "city(paris)")
    assert seat_of(state, MONDAY).discard == ["infernal_machine"]
    assert state.view(None).removed == []


@pytest.mark.scenario("T39")
@pytest.mark.rule("EME-9.6")
def test_bombs_on_the_attacking_card_do_not_count() -> None:
    state = scene().at("rome", "1a+2c", "1a").seat(MONDAY, "ravachol").state()
    assert "assassinate" not in offers(state)  # 3 needed, 1 agent, and its own bombs are lost
    state = scene().at("rome", "1a+2c", "1a").seat(MONDAY, "ravachol hired_assassin").state()
    do(state, "assassinate")
    assert offers(state) == ["kill_card(hired_assassin)"]
    do(state, "kill_card(hired_assassin)", "city(rome)", "kill_agent(1)", "bombs(ravachol)")
    assert seat_of(state, MONDAY).kills == 2 and seat_of(state, MONDAY).discard == ["ravachol"]


@pytest.mark.scenario("T40")
@pytest.mark.rule("EME-9.1", "EME-9.13", "EME-9.15")
def test_two_kills_in_one_city() -> None:
    hand = "hired_assassin georgy_sudeykin start_dynamite start_dynamite"
    state = scene().at("madrid", "2a+3c", "2a+2c").seat(MONDAY, hand).state()
    limbo, supply = seat_of(state, MONDAY).limbo, seat_of(state, TUESDAY).supply
    do(state, "assassinate", "kill_card(hired_assassin)", "city(madrid)", "kill_agent(1)")
    assert missing(state) == 1
    do(state, "bombs(start_dynamite)")
    assert seat_of(state, MONDAY).kills == 2 and seat_of(state, MONDAY).limbo == limbo + 3
    assert seat_of(state, TUESDAY).supply == supply + 2
    assert asked(state) == (MONDAY, "kill-card") and "done" in offers(state)
    do(state, "kill_card(georgy_sudeykin)", "city(madrid)", "kill_agent(1)")
    do(state, "bombs(start_dynamite)")
    assert seat_of(state, MONDAY).kills == 5 and state.actions == 1


@pytest.mark.scenario("T41")
@pytest.mark.rule("EME-9.9", "EME-2.6")
def test_without_a_box_the_pawn_goes_home() -> None:
    state = (
        scene()
        .at("cairo", "2a", "", "", "1a")
        .at("rome", "", "", "", "1a")
        .seat(MONDAY, "vera_figner")
        .state()
    )
    before, points = seat_of(state, THURSDAY).agents, seat_of(state, MONDAY).total
    do(state, "assassinate", "kill_card(vera_figner)", "city(cairo)", "kill_agent(3)")
    assert seat_of(state, THURSDAY).agents == before + 1
    assert seat_of(state, MONDAY).total == points and kept(state, MONDAY) == ["vera_figner"]


@pytest.mark.rule("EME-9.9", "EME-9.10", "EME-2.17", "EME-15.4")
def test_a_pawn_on_a_card_never_comes_back() -> None:
    state = (
        scene()
        .at("cairo", "2a", "", "", "1a")
        .at("rome", "", "", "", "1a")
        .seat(MONDAY, "hired_assassin")
        .state()
    )
    before = seat_of(state, THURSDAY)
    do(state, "assassinate", "kill_card(hired_assassin)", "city(cairo)", "kill_agent(3)")
    after = seat_of(state, THURSDAY)
    assert (after.agents, after.on_board) == (before.agents, before.on_board - 1)
    entry = seat_of(state, MONDAY).tableau[0]
    assert (entry.card, entry.victim) == ("hired_assassin", THURSDAY)
    assert seat_of(state, MONDAY).kills == 2 and seat_of(state, THURSDAY).kills == 0


@pytest.mark.scenario("T42")
@pytest.mark.rule("EME-9.16", "EME-9.7", "EME-14.6", "EME-17.2")
def test_the_last_agent_of_a_loyalist() -> None:
    state = (
        scene()
        .at("cairo", "2a", "1a")
        .seat(MONDAY, "sebastian_moran infernal_machine", identity="loyalist")
        .seat(TUESDAY, identity="loyalist")
        .state()
    )
    total = seat_of(state, MONDAY).total
    do(state, "assassinate", "kill_card(sebastian_moran)", "city(cairo)", "kill_agent(1)")
    # No bombs were missing, so no support was asked for (EME-9.7).
    assert seat_of(state, MONDAY).total == total + 4
    assert "infernal_machine" in (seat_of(state, MONDAY).hand or [])
    assert asked(state) == (TUESDAY, "reveal-agent")
    do(state, "city(rome)", "city(rome)", "city(paris)")
    assert seat_of(state, TUESDAY).on_board == 3 and asked(state)[0] == MONDAY
    assert kept_kills(state, MONDAY) == 0  # a Loyalist's pawn counts nothing at the end


@pytest.mark.scenario("T67")
@pytest.mark.rule("EME-9.1", "EME-14.2")
@pytest.mark.parametrize("in_vienna", [3, 2, 0])
def test_a_reveal_between_two_kills(in_vienna: int) -> None:
    state = (
        scene()
        .at("vienna", "3a", "1a")
        .seat(MONDAY, "hired_assassin wilhelm_stieber")
        .seat(TUESDAY, identity="loyalist")
        .state()
    )
    do(state, "assassinate", "kill_card(hired_assassin)", "city(vienna)", "kill_agent(1)")
    assert seat_of(state, MONDAY).kills == 2 and asked(state) == (TUESDAY, "reveal-agent")
    do(state, *["city(vienna)"] * in_vienna, *["city(rome)"] * (3 - in_vienna))
    more = asked(state) == (MONDAY, "kill-card") and len(offers(state)) > 1
    assert more == (in_vienna == 2)
    if more:
        do(state, "kill_card(wilhelm_stieber)", "city(vienna)", "kill_agent(1)")
        assert seat_of(state, MONDAY).kills == 5


@pytest.mark.rule("EME-9.8", "EME-9.3")
def test_the_target_is_chosen_among_rivals_and_the_royal() -> None:
    state = (
        scene()
        .at("cairo", "5a", "1a", "", "2a", royal=True)
        .seat(MONDAY, "hired_assassin")
        .seat(TUESDAY, "sherlock_holmes")
        .state()
    )
    do(state, "assassinate", "kill_card(hired_assassin)", "city(cairo)")
    assert offers(state) == ["kill_royal", "kill_agent(1)", "kill_agent(3)"]
    assert state.why_not(MONDAY, "kill_agent(2)") == "EME-9.3"
    assert state.why_not(MONDAY, "kill_agent(0)") == "EME-9.3"
    do(state, "kill_agent(1)")
    assert asked(state) == (TUESDAY, "block")
    assert heard(state, WEDNESDAY, "attacked-agent")


@pytest.mark.rule("EME-9.11")
def test_points_of_a_royal_before_or_after_the_roll() -> None:
    for first in (True, False):
        state = (
            scene(dice=[MAD], options={"royal_points_first": first})
            .at("cairo", "5a", royal=True)
            .seat(MONDAY, "hired_assassin", tokens=1, identity="restorationist")
            .state()
        )
        do(state, "assassinate", "kill_card(hired_assassin)", "city(cairo)", "kill_royal")
        assert state.over and state.view(None).ends == ["reveal"]
        assert seat_of(state, MONDAY).restorationist == (4 if first else 0)


@pytest.mark.rule("EME-9.16")
def test_the_assassin_may_lose_the_last_agent_too() -> None:
    state = (
        scene(dice=[MAD])
        .at("madrid", "1a+1c", royal=True)
        .seat(MONDAY, "hired_assassin infernal_machine", identity="loyalist")
        .state()
    )
    do(state, "assassinate", "kill_card(hired_assassin)", "city(madrid)", "kill_royal")
    do(state, "support(infernal_machine)")
    assert asked(state) == (MONDAY, "reveal-agent")
    assert heard(state, None, "reveal-forced")[0].facts == {"seat": 0, "reason": "agents"}
