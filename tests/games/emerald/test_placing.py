"""Place cubes (EME-4), retrieve them (EME-6), minimal payment (EME-2.4)."""

from __future__ import annotations

import pytest

from support.emerald import (
    MONDAY,
    TUESDAY,
    asked,
    city,
    do,
    heard,
    offers,
    pieces,
    scene,
    seat_of,
)


@pytest.mark.scenario("T02")
@pytest.mark.rule("EME-4.1", "EME-2.5")
def test_cubes_go_to_one_city_as_many_as_symbols() -> None:
    state = scene().seat(MONDAY, "start_courier start_informant start_recruiter", limbo=5).state()
    assert seat_of(state, MONDAY).supply == 5
    do(state, "place", "city(rome)", "pay(start_courier)", "pay(start_informant)")
    do(state, "pay(start_recruiter)", "done")
    own = seat_of(state, MONDAY)
    assert own.supply == 1 and pieces(state, "rome", MONDAY) == "4c"
    assert sorted(own.discard or []) == ["start_courier", "start_informant", "start_recruiter"]
    assert state.actions == 1


@pytest.mark.scenario("T12")
@pytest.mark.rule("EME-4.2", "EME-2.4")
def test_one_cube_left_takes_one_card_even_with_two_symbols() -> None:
    state = scene().seat(MONDAY, "start_courier start_informant", supply=1).state()
    do(state, "place", "city(rome)")
    assert offers(state) == ["pay(start_informant)", "pay(start_courier)"]
    do(state, "pay(start_courier)")  # the supply is reached: that is all
    assert asked(state)[1] == "turn" and pieces(state, "rome", MONDAY) == "1c"
    assert "start_informant" in (seat_of(state, MONDAY).hand or [])


@pytest.mark.scenario("T13")
@pytest.mark.rule("EME-2.4", "EME-4.2")
def test_no_card_of_a_payment_may_be_superfluous() -> None:
    state = scene().seat(MONDAY, "start_courier start_courier", supply=3).state()
    do(state, "place", "city(rome)", "pay(start_courier)", "pay(start_courier)")
    assert pieces(state, "rome", MONDAY) == "3c"
    state = scene().seat(MONDAY, "start_courier start_informant", supply=2).state()
    do(state, "place", "city(rome)", "pay(start_informant)")
    assert offers(state) == ["done"]
    assert state.why_not(MONDAY, "pay(start_courier)") == "EME-2.4"


@pytest.mark.rule("EME-4.2")
def test_placing_needs_a_cube_in_supply() -> None:
    state = scene().seat(MONDAY, "start_courier", supply=0, limbo=10).state()
    assert "place" not in offers(state)
    assert state.why_not(MONDAY, "place") == "EME-4.2"
    state = scene().seat(MONDAY, "start_dynamite").state()
    assert "place" not in offers(state)


@pytest.mark.rule("EME-4.3")
def test_any_city_takes_cubes_of_any_colours_without_limit() -> None:
    state = (
        scene()
        .at("rome", "6c", "3c", stack=[])
        .seat(MONDAY, "start_courier", supply=4, limbo=0)
        .state()
    )
    do(state, "place")
    assert len(offers(state)) == 9
    do(state, "city(rome)", "pay(start_courier)", "done")
    assert pieces(state, "rome", MONDAY) == "8c" and pieces(state, "rome", TUESDAY) == "3c"


@pytest.mark.rule("EME-19.9")
def test_nobody_sees_a_half_made_choice() -> None:
    state = scene().seat(MONDAY, "start_courier start_informant").state()
    before = [state.view(viewer) for viewer in (None, TUESDAY)]
    do(state, "place", "city(rome)", "pay(start_courier)")
    assert [state.view(viewer) for viewer in (None, TUESDAY)] == before
    assert state.view(MONDAY).plan == ["place", "city(rome)", "pay(start_courier)"]
    assert not state.events(None)
    do(state, "done")
    assert heard(state, TUESDAY, "cubes-placed")[0].facts["cards"] == {"start_courier": 1}
    assert state.view(MONDAY).plan == []


@pytest.mark.scenario("T05")
@pytest.mark.rule("EME-6.1")
def test_cubes_come_back_from_limbo() -> None:
    cards = "start_informant start_informant start_safe_house"
    state = (
        scene(active=TUESDAY).seat(TUESDAY, cards, limbo=5, supply=2).at("rome", "", "3c").state()
    )
    do(state, "retrieve", "pay(start_informant)", "pay(start_informant)", "pay(start_safe_house)")
    do(state, "done", "from_limbo", "from_limbo", "from_limbo")
    own = seat_of(state, TUESDAY)
    assert (own.limbo, own.supply) == (2, 5)

    cards = "start_informant start_courier start_safe_house"
    state = scene(active=TUESDAY).seat(TUESDAY, cards, limbo=5, supply=5).state()
    do(state, "retrieve", "pay(start_informant)", "pay(start_courier)", "pay(start_safe_house)")
    do(state, "done")  # Limbo is the only place: nothing to choose
    own = seat_of(state, TUESDAY)
    assert (own.limbo, own.supply) == (1, 9)


@pytest.mark.rule("EME-6.2")
def test_cubes_come_from_any_mix_of_limbo_and_cities() -> None:
    state = (
        scene()
        .at("rome", "2c")
        .at("paris", "1c")
        .seat(MONDAY, "start_courier start_informant", limbo=3)
        .state()
    )
    do(state, "retrieve", "pay(start_courier)", "pay(start_informant)", "done")
    assert offers(state) == ["from_limbo", "from_city(paris)", "from_city(rome)"]
    do(state, "from_city(paris)")
    assert offers(state) == ["from_limbo", "from_city(rome)"]
    do(state, "from_city(rome)", "from_limbo")
    own = seat_of(state, MONDAY)
    assert (own.limbo, own.supply) == (2, 7)
    assert pieces(state, "rome", MONDAY) == "1c" and pieces(state, "paris", MONDAY) == ""


@pytest.mark.rule("EME-6.1", "EME-6.2")
def test_all_cubes_come_back_without_a_question() -> None:
    state = scene().at("rome", "1c").seat(MONDAY, "start_courier", limbo=1).state()
    do(state, "retrieve", "pay(start_courier)")
    own = seat_of(state, MONDAY)
    assert (own.limbo, own.supply) == (0, 10) and city(state, "rome").cubes[MONDAY] == 0


@pytest.mark.rule("EME-6.2")
def test_at_least_one_cube_must_be_out_and_payment_is_minimal() -> None:
    state = scene().seat(MONDAY, "start_courier", supply=10, limbo=0).state()
    assert "retrieve" not in offers(state)
    assert state.why_not(MONDAY, "retrieve") == "EME-6.2"
    state = scene().seat(MONDAY, "start_informant start_safe_house", supply=9, limbo=1).state()
    do(state, "retrieve", "pay(start_informant)")  # that is all: no second card
    assert seat_of(state, MONDAY).supply == 10 and asked(state)[1] == "turn"


@pytest.mark.rule("EME-6.1", "EME-6.2")
def test_as_many_cubes_come_back_as_symbols_are_played() -> None:
    last = scene().seat(MONDAY, "start_courier start_informant", supply=9, limbo=1).state()
    do(last, "retrieve")
    assert offers(last) == ["pay(start_informant)"]  # one cube is out, a courier has two symbols
    refused = last.refusal(MONDAY, "pay(start_courier)")
    assert refused is not None and (refused.rule, refused.code) == ("EME-6.1", "too-many-symbols")
    assert refused.facts == {"count": 2, "left": 1}


@pytest.mark.rule("EME-6.1", "EME-6.2")
def test_without_a_card_that_fits_nothing_is_retrieved() -> None:
    state = scene().seat(MONDAY, "start_courier", supply=9, limbo=1).state()
    assert "retrieve" not in offers(state)
    refused = state.refusal(MONDAY, "retrieve")
    assert refused is not None and (refused.rule, refused.code) == ("EME-6.1", "too-many-symbols")
    two = scene().seat(MONDAY, "start_courier start_informant", supply=8, limbo=2).state()
    do(two, "retrieve", "pay(start_informant)")
    assert offers(two) == ["done"]  # a courier more would be three symbols for two cubes


@pytest.mark.rule("EME-6.1")
def test_at_some_tables_fewer_cubes_than_symbols_come_back() -> None:
    table = scene(options={"retrieve": "short"})
    state = table.seat(MONDAY, "start_courier start_informant", supply=9, limbo=1).state()
    do(state, "retrieve")
    assert offers(state) == ["pay(start_informant)", "pay(start_courier)"]
    do(state, "pay(start_courier)")
    assert seat_of(state, MONDAY).supply == 10 and asked(state)[1] == "turn"


@pytest.mark.rule("EME-6.1", "EME-2.4")
def test_where_overpaying_is_free_symbols_may_be_wasted() -> None:
    table = scene(options={"payment": "free"})
    state = table.seat(MONDAY, "start_courier", supply=9, limbo=1).state()
    do(state, "retrieve", "pay(start_courier)", "done")
    assert seat_of(state, MONDAY).supply == 10
