"""Move agents (EME-7) and track markers (EME-8)."""

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


@pytest.mark.scenario("T06")
@pytest.mark.rule("EME-7.1", "EME-7.3")
def test_three_symbols_move_three_agents_and_no_fewer() -> None:
    state = (
        scene()
        .at("berlin", "1a")
        .at("vienna", "2a")
        .seat(MONDAY, "start_rail_ticket start_dynamite")
        .state()
    )
    do(state, "move", "pay(start_rail_ticket)", "pay(start_dynamite)")
    do(state, "from_city(berlin)", "city(st_petersburg)")
    assert "done" not in offers(state)
    do(state, "from_city(vienna)", "city(st_petersburg)")
    assert "done" not in offers(state) and state.why_not(MONDAY, "done") == "EME-7.3"
    do(state, "from_city(vienna)", "city(st_petersburg)")
    assert pieces(state, "st_petersburg", MONDAY) == "3a" and state.actions == 1


@pytest.mark.rule("EME-7.3")
def test_fewer_agents_than_symbols_may_move() -> None:
    state = scene().at("berlin", "2a").seat(MONDAY, "start_rail_ticket").state()
    do(state, "move", "pay(start_rail_ticket)", "from_city(berlin)", "city(rome)")
    assert "done" in offers(state)
    do(state, "done")
    assert pieces(state, "rome", MONDAY) == "1a" and pieces(state, "berlin", MONDAY) == "1a"


@pytest.mark.rule("EME-7.3", "EME-2.4")
def test_a_card_more_than_agents_is_not_offered() -> None:
    state = scene().at("berlin", "1a").seat(MONDAY, "start_dynamite start_dynamite").state()
    do(state, "move", "pay(start_dynamite)")
    assert asked(state)[1] == "move-from"  # one agent, one symbol: nothing more to pay


@pytest.mark.rule("EME-7.2")
def test_a_pawn_moves_once_in_an_action() -> None:
    state = scene().at("berlin", "1a").at("rome", "1a").seat(MONDAY, "start_rail_ticket").state()
    do(state, "move", "pay(start_rail_ticket)", "from_city(berlin)", "city(rome)")
    do(state, "from_city(rome)")  # the other one, which stood there before
    do(state, "city(paris)")
    assert pieces(state, "rome", MONDAY) == "1a" and pieces(state, "paris", MONDAY) == "1a"

    state = scene().at("berlin", "2a").seat(MONDAY, "start_rail_ticket").state()
    do(state, "move", "pay(start_rail_ticket)", "from_city(berlin)", "city(rome)")
    assert "from_city(rome)" not in offers(state)
    assert state.why_not(MONDAY, "from_city(rome)") == "EME-7.2"


@pytest.mark.rule("EME-7.2")
def test_with_an_option_a_pawn_may_move_again() -> None:
    options = {"move_once": False}
    state = scene(options=options).at("berlin", "1a").seat(MONDAY, "start_rail_ticket").state()
    do(state, "move", "pay(start_rail_ticket)", "done", "from_city(berlin)", "city(rome)")
    do(state, "from_city(rome)", "city(cairo)")
    assert pieces(state, "cairo", MONDAY) == "1a"


@pytest.mark.rule("EME-7.1")
def test_an_agent_goes_to_any_other_city() -> None:
    state = scene().at("berlin", "1a").seat(MONDAY, "start_dynamite").state()
    do(state, "move", "pay(start_dynamite)", "from_city(berlin)")
    assert len(offers(state)) == 8 and "city(berlin)" not in offers(state)
    assert state.why_not(MONDAY, "city(berlin)") == "EME-7.1"


@pytest.mark.rule("EME-7.4")
def test_there_is_no_limit_on_agents_in_a_city() -> None:
    state = scene().at("rome", "8a", "5a").at("berlin", "1a").seat(MONDAY, "start_dynamite").state()
    do(state, "move", "pay(start_dynamite)", "done", "from_city(berlin)", "city(rome)")
    assert pieces(state, "rome", MONDAY) == "9a"


@pytest.mark.rule("EME-7.2", "EME-18.14a")
def test_only_agents_in_cities_move() -> None:
    state = (
        scene()
        .seat(MONDAY, "start_dynamite")
        .tableau(MONDAY, {"card": "mi_go", "agents": 2})
        .state()
    )
    assert "move" not in offers(state) and state.why_not(MONDAY, "move") == "EME-7.2"


# -- tracks ----------------------------------------------------------------------------------------


@pytest.mark.scenario("T07")
@pytest.mark.rule("EME-8.1", "EME-8.4", "EME-8.5")
def test_a_marker_moves_and_every_total_with_it() -> None:
    state = scene(active=WEDNESDAY).seat(WEDNESDAY, "peter_kropotkin louise_michel").state()
    before = [row.total for row in state.view(None).seats]
    do(state, "track", "pay_restorationist(peter_kropotkin)", "pay_restorationist(louise_michel)")
    do(state, "done")
    assert state.view(None).markers == {"loyalist": 0, "restorationist": 3}
    assert [row.total for row in state.view(None).seats] == [total + 3 for total in before]

    state = (
        scene(active=TUESDAY, markers={"restorationist": 3, "loyalist": 1})
        .seat(TUESDAY, "otto_von_bismarck")
        .state()
    )
    totals = [row.total for row in state.view(None).seats]
    do(state, "track", "pay_loyalist(otto_von_bismarck)", "done")
    assert [row.total for row in state.view(None).seats] == [total - 2 for total in totals]


@pytest.mark.scenario("T20")
@pytest.mark.rule("EME-8.3", "EME-16.2", "EME-17.2", "EME-17.3")
def test_a_marker_stops_at_ten_and_the_game_ends() -> None:
    state = (
        scene(active=TUESDAY, markers={"restorationist": 4, "loyalist": 9})
        .seat(TUESDAY, "otto_von_bismarck", identity="loyalist")
        .seat(MONDAY, identity="restorationist")
        .state()
    )
    do(state, "track", "pay_loyalist(otto_von_bismarck)", "done")
    view = state.view(None)
    assert state.over and view.ends == ["track"] and view.markers["loyalist"] == 10
    assert [row.track for row in view.scores] == [
        6 if row.faction == "loyalist" else 0 for row in view.scores
    ]


@pytest.mark.scenario("T21")
@pytest.mark.rule("EME-8.2", "EME-8.4", "EME-16.4")
def test_both_markers_in_one_action() -> None:
    state = (
        scene(markers={"restorationist": 8, "loyalist": 5})
        .seat(MONDAY, "peter_kropotkin okhrana")
        .state()
    )
    do(state, "track", "pay_restorationist(peter_kropotkin)")
    assert not state.over  # the action is finished first
    do(state, "pay_loyalist(okhrana)", "done")
    assert state.over and state.view(None).markers == {"loyalist": 6, "restorationist": 10}
    assert state.distance() == 4 and "track" in state.view(None).ends


@pytest.mark.rule("EME-8.3", "EME-2.4")
def test_no_superfluous_card_for_a_track() -> None:
    state = (
        scene(markers={"restorationist": 9}).seat(MONDAY, "louise_michel peter_kropotkin").state()
    )
    do(state, "track", "pay_restorationist(louise_michel)")
    assert offers(state) == ["done"]  # one space was left

    hand = "louise_michel peter_kropotkin"
    table = scene(markers={"restorationist": 8}).seat(MONDAY, hand).state()
    do(table, "track", "pay_restorationist(louise_michel)")
    assert table.why_not(MONDAY, "pay_restorationist(peter_kropotkin)") == "EME-2.4"


@pytest.mark.rule("EME-8.1", "EME-2.3")
def test_a_card_counts_for_one_kind_of_symbol_only() -> None:
    state = scene().seat(MONDAY, "johann_most").state()
    do(state, "track", "pay_restorationist(johann_most)", "done")
    assert heard(state, None, "tracks-pushed")[0].facts["cards"] == {"johann_most": 1}
    assert seat_of(state, MONDAY).supply == 5 and state.markers == [0, 1]
