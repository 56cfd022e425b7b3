"""Stages, planning, activations and movement (STA-3 to STA-5)."""

from __future__ import annotations

import pytest

from support.stawka import (
    GERMAN,
    POLISH,
    agent,
    asked,
    kinds,
    offers,
    options,
    passes,
    place,
    play,
    scene,
    seat,
    start,
    where,
)


@pytest.mark.scenario("T-01")
@pytest.mark.rule("STA-4.4", "STA-4.5", "STA-5.1", "STA-5.3")
def test_kloss_walks_to_the_courts_and_searches() -> None:
    state = scene("s1_meeting").agent("hans_kloss", "officers_flats").active("hans_kloss").state()

    play(state, "step(adm_c)", "step(adm_a)", "step(courts)", "search")

    assert agent(state, "hans_kloss").ap_spent == 5
    assert seat(state, "polish").pool == 15
    play(state, "keep")
    assert options(state, "step") == []
    assert "end_activation" in offers(state)


@pytest.mark.scenario("T-22")
@pytest.mark.rule("STA-3.4", "STA-3.5", "STA-3.7", "STA-14.3")
def test_equal_precedence_in_stage_1_is_rolled_for() -> None:
    state = scene("s2_first_clash", phase="planning", stage=1).dice(4, 4, 2, 5).state()

    state.choose(POLISH, "plan(plan_pl_3)")
    state.choose(GERMAN, "plan(plan_de_3)")

    assert state.first == POLISH
    assert (asked(state), state.questions[0].kind) == (GERMAN, "pick-token")
    assert [seat(state, side).tokens_in_hand for side in ("polish", "german")] == [1, 2]


@pytest.mark.scenario("T-23")
@pytest.mark.rule("STA-3.5")
def test_equal_precedence_later_leaves_the_order_as_it_was() -> None:
    state = scene("s1_meeting", phase="planning", stage=3, first=GERMAN).state()

    state.choose(POLISH, "plan(plan_pl_2)")
    state.choose(GERMAN, "plan(plan_de_2)")

    assert state.first == GERMAN
    assert "precedence-rolled" not in kinds(state)


@pytest.mark.scenario("T-24")
@pytest.mark.rule("STA-3.3", "STA-3.6", "STA-3.11", "STA-4.8")
def test_after_four_stages_all_planning_cards_return() -> None:
    state = start("s1_meeting", 1)
    for stage in range(1, 5):
        state.choose(POLISH, f"plan(plan_pl_{stage})")
        state.choose(GERMAN, f"plan(plan_de_{stage})")
        if stage < 4:
            play(state, "withdraw", "withdraw")
            assert f"plan(plan_pl_{stage})" not in state.offers(POLISH)

    play(state, "withdraw", "withdraw")

    assert len(state.offers(POLISH)) == len(state.offers(GERMAN)) == 5


@pytest.mark.rule("STA-3.2", "STA-20")
def test_a_sealed_plan_is_seen_by_nobody_else() -> None:
    state = start("s1_meeting", 1)

    state.choose(POLISH, "plan(plan_pl_1)")

    assert state.view(GERMAN).seats[0].plan is None
    assert state.view(GERMAN).seats[0].ready
    assert state.view(POLISH).seats[0].plan == "plan_pl_1"


@pytest.mark.scenario("T-25")
@pytest.mark.rule("STA-4.2", "STA-4.7")
def test_an_agent_with_one_ap_left_acts_where_it_stands() -> None:
    met = scene().agent("jacek", "squ_a", spent=6).agent("bruno_dreher", "squ_a").state()
    alone = scene().agent("jacek", "squ_a", spent=6).agent("bruno_dreher", "squ_b").state()

    assert options(met, "activate") == ["jacek"]
    play(met, "activate(jacek)")
    assert options(met, "step") == []
    assert options(met, "talk") == ["bruno_dreher"]
    assert asked(alone) == GERMAN  # the Polish player is withdrawn (STA-4.9)


@pytest.mark.scenario("T-26")
@pytest.mark.rule("STA-4.3")
def test_an_action_then_one_step_is_an_activation() -> None:
    setting = scene().agent("ingrid_heizer", "squ_a").agent("bruno_dreher", "squ_a")
    state = setting.active("ingrid_heizer").dice(1, 1).state()

    play(state, "talk(bruno_dreher)", "step(squ_b)", "end_activation")

    assert where(state, "ingrid_heizer") == "squ_b"


@pytest.mark.scenario("T-27")
@pytest.mark.rule("STA-4.3", "STA-5.3")
def test_no_movement_on_both_sides_of_an_action() -> None:
    setting = scene().agent("ingrid_heizer", "squ_west").agent("bruno_dreher", "squ_b")
    state = setting.active("ingrid_heizer").dice(1, 1).state()

    play(state, "step(squ_a)", "step(squ_b)", "talk(bruno_dreher)")

    passes(state)
    assert options(state, "step") == []
    assert state.why_not(POLISH, "step(squ_a)") == "STA-5.3"


@pytest.mark.scenario("T-28")
@pytest.mark.rule("STA-4.5")
def test_a_cost_must_be_in_the_pool_too() -> None:
    setting = scene().agent("jacek", "hotel", spent=2).agent("bruno_dreher", "hotel")
    state = setting.seat("polish", pool=1).active("jacek").state()

    assert "search" not in offers(state)
    assert options(state, "talk") == ["bruno_dreher"]


@pytest.mark.scenario("T-30")
@pytest.mark.rule("STA-4.8", "STA-4.10", "STA-4.1")
def test_when_one_player_is_withdrawn_the_other_goes_on() -> None:
    setting = scene().agent("jacek", "squ_a").agent("bruno_dreher", "adm_a")
    state = setting.seat("german", withdrawn=True, pool=0).seat("polish", pool=7).state()

    for field in ("squ_b", "squ_a"):
        play(state, "activate(jacek)", f"step({field})", "step(squ_north)", "end_activation")
        assert asked(state) == POLISH
    assert seat(state, "polish").pool == 3
    play(state, "withdraw")
    assert state.stage == 2


@pytest.mark.rule("STA-4.6")
def test_one_step_alone_is_no_activation() -> None:
    state = scene().agent("jacek", "squ_a").active("jacek").state()

    play(state, "step(squ_b)")

    assert "end_activation" not in offers(state)
    assert state.why_not(POLISH, "end_activation") == "STA-4.6"
    play(state, "step(hotel)")
    assert "end_activation" in offers(state)


@pytest.mark.rule("STA-4.9", "STA-4.12")
def test_a_player_without_agents_to_activate_is_withdrawn() -> None:
    state = scene().agent("jacek", "squ_a", spent=7).agent("bruno_dreher", "adm_a").state()

    assert asked(state) == GERMAN
    assert seat(state, "polish").withdrawn


@pytest.mark.rule("STA-2.2", "STA-2.3", "STA-2.4", "STA-2.5", "STA-2.6", "STA-5.2")
def test_paths_join_sectors_and_dashed_ones_are_for_one_side() -> None:
    state = scene().agent("jacek", "pol_a").agent("bruno_dreher", "pol_a").active("jacek").state()

    assert "pol_c" not in options(state, "step")
    play(state, "step(pol_west)", "step(pol_a)", "end_activation", "activate(bruno_dreher)")
    assert "pol_c" in options(state, "step")
    city = scene().agent("jacek", "cit_a").agent("bruno_dreher", "cit_a").active("jacek").state()
    assert "cit_c" in options(city, "step")
    joined = scene().agent("jacek", "squ_west").active("jacek").state()
    assert sorted(options(joined, "step")) == ["adm_east", "squ_a", "squ_d"]


@pytest.mark.scenario("T-46")
@pytest.mark.rule("STA-14.9")
def test_standing_on_a_token_or_leaving_it_triggers_nothing() -> None:
    setting = scene().agent("jacek", "theatre").token("th_de_alarm", "theatre").active("jacek")
    table = setting.state()

    play(table, "step(squ_d)")

    assert "token-triggered" not in kinds(table)
    assert asked(table) == POLISH


@pytest.mark.scenario("T-84")
@pytest.mark.rule("STA-5.4", "STA-17.3", "STA-17.5")
def test_a_closed_street_ends_a_movement() -> None:
    setting = scene().agent("marta_becher", "squ_a").agent("jacek", "adm_a")
    setting.seat("polish", reaction_hand=["rx_closed_street"]).active("marta_becher")
    table = setting.state()

    play(table, "step(squ_b)", "react(rx_closed_street)")
    passes(table)

    assert where(table, "marta_becher") == "squ_a"
    assert agent(table, "marta_becher").ap_spent == 1
    assert options(table, "step") == []
    assert "end_activation" in offers(table)


@pytest.mark.rule("STA-5.5")
def test_quick_legs_are_movement_without_ap() -> None:
    state = scene().agent("kazik", "squ_a").agent("bruno_dreher", "adm_a").state()

    play(state, "activate(kazik)", "use_trait(kazik)", "field(squ_b)", "field(hotel)")

    assert where(state, "kazik") == "hotel"
    assert agent(state, "kazik").ap_spent == 0
    assert "search" in offers(state)
    play(state, "search", "keep")
    assert options(state, "step") == []


@pytest.mark.scenario("T-74")
@pytest.mark.rule("STA-5.5", "STA-5.6", "STA-14.11")
def test_a_city_map_passes_by_controls() -> None:
    setting = scene().agent("ingrid_heizer", "squ_d", items=["tile_hotel_5"])
    state = setting.token("th_de_control_2", "hotel", face_up=True).active("ingrid_heizer").state()

    play(state, "use_item(city_map)")
    assert "field(theatre)" in offers(state)
    play(state, "field(hotel)")

    assert where(state, "ingrid_heizer") == "hotel"
    assert [token.field for token in state.view(None).tokens] == ["hotel"]
    assert "tile_hotel_5" in state.view(None).removed


@pytest.mark.scenario("T-75")
@pytest.mark.rule("STA-5.7")
def test_boots_that_are_walked_in_stay_on() -> None:
    boots = ["tile_officers_flats_2"]
    setting = scene().agent("jacek", "squ_a", spent=8, items=boots).agent("georg", "squ_a")
    table = setting.agent("bruno_dreher", "squ_a").active("jacek").state()

    assert agent(table, "jacek").ap_limit == 9
    assert options(table, "give") == []
    assert options(table, "talk") == ["bruno_dreher"]
    fresh = scene().agent("jacek", "squ_a", spent=7, items=boots).agent("georg", "squ_a")
    assert options(fresh.active("jacek").state(), "give") == ["georg"]


@pytest.mark.rule("STA-3.1", "STA-3.8", "STA-3.9", "STA-3.10", "STA-1.1", "STA-1.2")
def test_a_stage_of_the_advanced_rules_has_all_its_phases() -> None:
    state = start("s3_chestnuts", 3)
    while state.phase < 5:
        state.choose(asked(state), offers(state)[0])
        assert not state.over

    heard = kinds(state)
    order = ["plan-shown", "precedence-fixed", "tokens-drawn", "token-placed", "cards-drawn"]
    assert [heard.index(kind) for kind in order] == sorted(heard.index(kind) for kind in order)
    assert seat(state, "polish").location_hand == 2
    assert place(state, "hotel").tiles == 5


@pytest.mark.rule("STA-2.4", "STA-2.2")
def test_nobody_leaves_over_an_outer_edge() -> None:
    state = scene().agent("marta_becher", "squ_a").agent("jacek", "adm_a").active("marta_becher")
    table = state.seat("polish", reaction_hand=["rx_crowd"]).state()

    play(table, "step(squ_north)")  # the square lies in the top row of this board
    play(table, "react(rx_crowd)")
    passes(table)

    assert options(table, "field") == ["squ_a", "squ_b"]
    assert {name for near in table.rules.near for fields in near for name in fields} <= set(
        table.rules.fields
    )
