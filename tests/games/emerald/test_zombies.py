"""The Zombies text (EME-18.27)."""

from __future__ import annotations

import pytest

from support.emerald import (
    MONDAY,
    TUESDAY,
    WEDNESDAY,
    asked,
    do,
    heard,
    offers,
    pieces,
    scene,
    seat_of,
)


@pytest.mark.rule("EME-18.27", "EME-18.27b")
def test_strikes_first_then_two_zombies() -> None:
    state = scene().at("rome", "1z", "2a").at("paris", "", "1z+1a").seat(MONDAY, "zombies").state()
    home = seat_of(state, TUESDAY).agents
    do(state, "card_action(zombies)")
    assert offers(state) == ["done", "city(rome)"]  # the zombie in Paris is not Monday's
    do(state, "city(rome)")
    assert seat_of(state, TUESDAY).agents == home + 1 and seat_of(state, MONDAY).kills == 0
    assert asked(state)[1] == "zombie-city"  # one agent per city
    do(state, "city(cairo)", "city(cairo)")
    assert pieces(state, "cairo", MONDAY) == "2z" and pieces(state, "rome", MONDAY) == "1z"
    assert seat_of(state, MONDAY).discard == ["zombies"] and state.actions == 1


@pytest.mark.rule("EME-18.27")
def test_a_strike_need_not_be_made() -> None:
    state = scene().at("rome", "1z", "2a").seat(MONDAY, "zombies").state()
    do(state, "card_action(zombies)", "done", "city(rome)", "city(paris)")
    assert pieces(state, "rome", TUESDAY) == "2a" and pieces(state, "rome", MONDAY) == "2z"


@pytest.mark.scenario("T27")
@pytest.mark.rule("EME-18.27a", "EME-18.18")
@pytest.mark.parametrize("zombies", [2, 1])
def test_sherlock_saves_one_pawn_for_the_whole_action(zombies: int) -> None:
    state = (
        scene()
        .at("berlin", f"{zombies}z", "1a", "1a")
        .seat(MONDAY, "zombies")
        .seat(TUESDAY, "sherlock_holmes")
        .state()
    )
    do(state, "card_action(zombies)", "city(berlin)", "player(1)", "block(sherlock_holmes)")
    assert pieces(state, "berlin", TUESDAY) == "1a"
    if zombies == 1:
        assert asked(state)[1] == "zombie-city"
        return
    assert asked(state) == (MONDAY, "zombie-strike") and offers(state) == ["done", "city(berlin)"]
    do(state, "city(berlin)")  # Wednesday is the only one left to strike
    assert heard(state, None, "struck")[0].facts["victim"] == WEDNESDAY
    assert pieces(state, "berlin", TUESDAY) == "1a"


@pytest.mark.scenario("T28")
@pytest.mark.rule("EME-14.5", "EME-16.5")
def test_a_strike_may_end_the_game_at_once() -> None:
    state = (
        scene()
        .at("rome", "1z", "1a")
        .at("paris", "1z", "", "2a")
        .seat(MONDAY, "zombies")
        .seat(TUESDAY, identity="restorationist")
        .state()
    )
    do(state, "card_action(zombies)", "city(rome)")
    assert state.over and pieces(state, "paris", WEDNESDAY) == "2a"
    assert not heard(state, None, "zombie-placed")


@pytest.mark.scenario("T64")
@pytest.mark.rule("EME-15.2", "EME-2.9")
def test_a_card_in_play_keeps_its_points() -> None:
    state = (
        scene()
        .at("rome", "1z", "1a")
        .seat(MONDAY, "zombies", identity="loyalist")
        .seat(TUESDAY, identity="restorationist")
        .state()
    )
    do(state, "card_action(zombies)", "city(rome)")
    assert state.over and state.view(None).in_play == ["zombies"]
    assert state.view(None).scores[MONDAY].own == 1


@pytest.mark.scenario("T63")
@pytest.mark.rule("EME-18.27", "EME-2.13", "EME-2.15")
def test_few_zombies_are_left() -> None:
    state = scene().at("rome", "", "5z").seat(MONDAY, "zombies").state()
    do(state, "card_action(zombies)", "city(cairo)")
    assert asked(state)[1] == "turn" and pieces(state, "cairo", MONDAY) == "1z"
    none = scene().at("rome", "", "6z").seat(MONDAY, "zombies").state()
    assert "card_action(zombies)" not in offers(none)
    assert none.why_not(MONDAY, "card_action(zombies)") == "EME-18.27"


@pytest.mark.rule("EME-18.27b", "EME-2.1")
def test_zombies_stay_where_they_are() -> None:
    state = scene().at("rome", "1z+1a", "1a").seat(MONDAY, "start_dynamite").state()
    do(state, "move", "pay(start_dynamite)", "from_city(rome)", "city(paris)")
    assert pieces(state, "rome", MONDAY) == "1z"
