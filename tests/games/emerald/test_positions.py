"""Positions: what is not named is filled in, what cannot be is refused with its place."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import konspira
from konspira import Rng
from support.emerald import (
    MONDAY,
    TUESDAY,
    asked,
    crowded,
    do,
    emerald,
    make,
    offers,
    scene,
    seat_of,
)
from test_position_fuzz import changed, play_on


def test_an_empty_position_is_the_first_turn_of_a_game() -> None:
    state = make(3).position({"cities": {"rome": {"agents": [1, 1, 1]}}})
    assert asked(emerald(state)) == (0, "turn")
    for row in state.view(None).seats:
        assert (row.hand_size, row.deck_size, row.supply, row.limbo) == (5, 5, 5, 5)
        assert (row.agents, row.tokens) == (9, 3)
    for city in state.view(None).cities:
        assert city.card == f"city_{city.id}" and city.stack == 5
        assert city.royal_place == "stack"


def test_the_setup_is_a_position_too() -> None:
    state = emerald(make(2).position({"phase": "setup", "first": 1}))
    assert asked(state) == (1, "setup-agent")
    do(state, "city(rome)")
    again = emerald(make(2).position(state.position()))
    assert asked(again) == (0, "setup-agent") and again.position() == state.position()


def test_draws_and_dice_can_be_fixed() -> None:
    state = (
        scene(draws=["start_dynamite", "start_courier"], dice=[1])
        .seat(MONDAY, "diogenes_club", deck="start_courier start_dynamite start_informant")
        .state()
    )
    do(state, "free_action(diogenes_club)")
    assert seat_of(state, MONDAY).hand == ["start_courier", "start_dynamite"]


def test_a_half_made_choice_is_saved_as_its_choices() -> None:
    state = scene().at("rome", "2c").seat(MONDAY, "start_courier start_informant").state()
    do(state, "retrieve", "pay(start_courier)", "done", "from_city(rome)")
    data = state.position()
    assert data["plan"] == ["retrieve", "pay(start_courier)", "done", "from_city(rome)"]
    assert data["agenda"] == ["turn(0)"]
    again = emerald(make(4).position(data))
    assert offers(again) == offers(state) and again.position() == data


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"seats": [{"hand": ["start_curier"]}]}, "seats[0].hand[0]"),
    ({"seats": [{"hand": ["cthulhu", "cthulhu"]}]}, "seats[0].hand"),
    ({"seats": [{"hand": ["gloriana"]}]}, "seats[0].hand[0]"),
    ({"seats": [{}, {}, {}]}, "seats"),
    ({"seats": [{"identity": "royalist"}]}, "seats[0].identity"),
    ({"seats": [{"tokens": 4}]}, "seats[0].tokens"),
    ({"seats": [{"looked_by": [0]}]}, "seats[0].looked_by[0]"),
    ({"seats": [{"supply": 9, "limbo": 5}]}, "seats[0].supply"),
    ({"seats": [{"agents": 10}], "cities": {"rome": {"agents": [1, 1]}}}, "seats[0].agents"),
    ({"seats": [{"tableau": [{"card": "shoggoth", "victim": 0}]}]}, "seats[0].tableau[0].victim"),
    ({"cities": {"roma": {}}}, "cities.roma"),
    ({"cities": {"rome": {"cubes": [1]}}}, "cities.rome.cubes"),
    ({"cities": {"rome": {"cubes": [-1, 0]}}}, "cities.rome.cubes"),
    ({"cities": {"rome": {"stack": ["fenians"] * 10}}}, "cities.rome.stack"),
    ({"markers": {"loyalist": 11}}, "markers.loyalist"),
    ({"phase": "over"}, "phase"),
    ({"plan": ["plase"]}, "plan[0]"),
    ({"plan": ["claim"]}, "plan"),
    ({"plan": ["pass"]}, "plan"),
    ({"attack": {"kind": "cthulhu", "city": "rome"}}, "attack"),
    ({"in_play": [{"card": "zombies", "text": True}]}, "in_play"),
    ({"strikes": [3]}, "strikes"),
    ({"agenda": ["block(1)"]}, "agenda"),
    ({"agenda": ["turn(0)"]}, "agenda"),
    ({"turns": 1}, "turns"),
    ({"claims": 2}, "claims"),
    ({"removed": ["start_courier"]}, "removed"),
    ({"purged": True, "cities": {"rome": {"zombies": [1, 0]}}}, "cities.rome.zombies"),
    ({"cities": {"rome": {"zombies": [9, 9]}}}, "cities.rome.zombies"),
    ({"cities": {"rome": {"stack": ["fenians"]}}}, "cities.rome.stack"),
    ({"seats": [{"known_hand": ["fenians"]}]}, "seats[0].known_hand"),
    ({"seats": [{"tableau": [{"card": "fenians", "victim": 1}]}]}, "seats[0].tableau[0].victim"),
    ({"seats": [{"tableau": [{"card": "start_courier"}]}]}, "seats[0].tableau[0]"),
    ({"ends": ["track"]}, "ends"),
    ({"over": {"scores": [1, 2], "ranks": [2, 1]}}, "over"),
]


@pytest.mark.parametrize(("data", "path"), REFUSED, ids=str)
def test_what_cannot_be_is_refused_with_its_place(data: dict[str, Any], path: str) -> None:
    table = copy.deepcopy(data)
    rome = table.setdefault("cities", {}).setdefault("rome", {})
    if table["cities"].keys() == {"rome"} and "agents" not in rome:
        rome["agents"] = [1, 1]
    with pytest.raises(konspira.PositionError) as caught:
        make(2).position(table)
    assert caught.value.facts["path"] == path


def test_three_loyalists_are_all_there_are() -> None:
    data = {"seats": [{"identity": "loyalist"}] * 4}
    with pytest.raises(konspira.PositionError, match="identity cards"):
        make(4).position(data)


def test_a_game_that_is_over_is_a_position() -> None:
    state = scene(seats=2, markers={"loyalist": 9}).seat(MONDAY, "matvei_golovinski").state()
    do(state, "card_action(matvei_golovinski)")
    again = make(2).position(state.position())
    assert (
        again.over and again.scores == state.scores and again.view(TUESDAY) == state.view(TUESDAY)
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_changed_crowded_position_is_refused_or_can_be_played(seats: int) -> None:
    rng = Rng(seats)
    accepted = 0
    for seed in range(8):
        state = crowded(seed, seats)
        for _ in range(rng.below(60)):
            if state.over:
                break
            question = state.questions[0]
            options = state.options(question.seat)
            texts = [option for option in options if "action(" in state.game.name(option)]
            state.choose(question.seat, rng.choice(texts if texts and rng.below(3) else options))
        saved = state.position()
        assert play_on(state.game, copy.deepcopy(saved), rng)
        for _ in range(10):
            data = copy.deepcopy(saved)
            for _ in range(1 + rng.below(2)):
                data = changed(data, rng)
            accepted += play_on(state.game, data, rng)
    assert 0 < accepted < 80
