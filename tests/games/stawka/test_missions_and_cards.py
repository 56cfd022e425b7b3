"""Missions, location cards, reaction cards (STA-15 to STA-17)."""

from __future__ import annotations

import pytest

from konspira.games.stawka.procedures import reactions
from support.stawka import (
    GERMAN,
    POLISH,
    agent,
    asked,
    kinds,
    offers,
    options,
    passes,
    play,
    scene,
    seat,
    start,
    track,
)


@pytest.mark.scenario("T-17")
@pytest.mark.rule("STA-15.1", "STA-15.2", "STA-15.5")
def test_kloss_hands_jacek_a_mission() -> None:
    table = scene().agent("hans_kloss", "squ_b").agent("jacek", "squ_a")
    state = table.agent("bruno_dreher", "adm_a").active("hans_kloss").state()

    play(state, "step(squ_a)", "pass_mission(jacek)")
    assert options(state, "mission") == ["ms_jacek_1", "ms_jacek_2", "ms_jacek_3"]
    play(state, "mission(ms_jacek_2)")

    assert agent(state, "hans_kloss").ap_spent == 2
    assert agent(state, "jacek", POLISH).mission == "ms_jacek_2"
    assert agent(state, "jacek", GERMAN).mission is None
    assert agent(state, "jacek", GERMAN).has_mission


@pytest.mark.rule("STA-15.2")
def test_enemies_in_the_sector_prevent_it() -> None:
    table = scene().agent("hans_kloss", "squ_a").agent("jacek", "squ_a")
    state = table.agent("bruno_dreher", "squ_d").active("hans_kloss").state()

    assert options(state, "pass_mission") == []
    holiday = scene().agent("hans_kloss", "squ_a", document="kloss_doc_3").agent("jacek", "squ_a")
    holiday.agent("bruno_dreher", "squ_d")
    assert options(holiday.active("hans_kloss").state(), "pass_mission") == ["jacek"]


@pytest.mark.scenario("T-91")
@pytest.mark.rule("STA-15.2")
def test_irena_takes_a_mission_from_afar() -> None:
    irena = scene().agent("hans_kloss", "squ_a").agent("irena", "squ_d").active("irena").state()
    jacek = scene().agent("hans_kloss", "squ_a").agent("jacek", "squ_d").active("jacek").state()

    assert options(irena, "pass_mission") == ["hans_kloss"]
    assert options(jacek, "pass_mission") == []


@pytest.mark.rule("STA-15.3", "STA-15.4", "STA-15.10")
def test_a_typewriter_gives_a_random_mission() -> None:
    table = scene().agent("jacek", "squ_a", items=["tile_gestapo_5"])
    state = table.active("jacek").state()

    play(state, "use_item(typewriter)")

    assert agent(state, "jacek").has_mission
    assert agent(state, "jacek").missions_left == 2
    kopf = scene().agent("fritz_kopf", "squ_a").agent("glaubel", "squ_a").active("fritz_kopf")
    assert options(kopf.state(), "pass_mission") == ["glaubel"]


@pytest.mark.rule("STA-15.6", "STA-15.7", "STA-15.9", "STA-15.8")
def test_a_fulfilled_part_is_claimed_and_the_card_is_used_up() -> None:
    table = scene().agent("jacek", "squ_a", items=["tile_jail_4"], mission="ms_jacek_1")
    state = table.agent("hans_kloss", "squ_a").active("jacek").state()

    assert "claim_basic" in offers(state) and "claim_special" not in offers(state)
    play(state, "claim_basic")

    assert seat(state, "polish").vp == 2
    assert not agent(state, "jacek").has_mission
    assert agent(state, "jacek").missions_left == 2


@pytest.mark.scenario("T-94")
@pytest.mark.rule("STA-15.11", "STA-15.4")
def test_a_missing_location_means_its_substitute() -> None:
    table = scene().agent("fritz_kopf", "gestapo", mission="ms_fritz_kopf_3")
    table.agent("fritz_kopf", "gestapo", mission="ms_fritz_kopf_3", items=["tile_market_3"])
    assert "claim_basic" in offers(table.active("fritz_kopf").state())
    brothers = scene().agent("fritz_kopf", "gestapo", mission="ms_fritz_kopf_2")
    assert "claim_basic" not in offers(brothers.active("fritz_kopf").state())


@pytest.mark.rule("STA-15.12")
def test_only_what_came_after_the_card_counts() -> None:
    table = scene().agent("bruno_dreher", "market", mission="ms_bruno_dreher_1")
    state = table.agent("jacek", "squ_a").active("bruno_dreher").state()

    assert "claim_basic" not in offers(state)
    play(state, "step(cit_d)", "step(market)")
    assert len(state.deeds[4]) == 1


# -- location cards --------------------------------------------------------------------------------


@pytest.mark.scenario("T-63")
@pytest.mark.rule("STA-16.3", "STA-16.5", "STA-4.11")
def test_a_card_becomes_two_ap_once_a_stage() -> None:
    table = scene().agent("jacek", "squ_a").agent("bruno_dreher", "adm_a")
    table.seat("polish", pool=1, location_hand=["lc_pl_hotel", "lc_pl_market"])
    state = table.state()

    play(state, "activate(jacek)", "convert(lc_pl_market)")

    assert seat(state, "polish").pool == 3
    assert options(state, "convert") == []
    assert seat(state, "polish").location_discards == ["lc_pl_market"]


@pytest.mark.scenario("T-64")
@pytest.mark.rule("STA-16.6", "STA-16.4")
def test_the_stash_is_for_agents_without_a_mission() -> None:
    table = scene().agent("jacek", "courts", mission="ms_jacek_1")
    table.seat("polish", location_hand=["lc_pl_courts"]).seat("german", tracks={"yellow": 2})
    state = table.active("jacek").state()
    without = scene().agent("jacek", "courts").seat("polish", location_hand=["lc_pl_courts"])

    assert (options(state, "stash"), options(state, "play_card")) == ([], ["lc_pl_courts"])
    free = without.active("jacek").state()
    play(free, "stash(lc_pl_courts)")
    assert agent(free, "jacek").has_mission


@pytest.mark.rule("STA-16.1", "STA-16.2", "STA-16.7")
def test_hands_are_refilled_from_the_own_deck() -> None:
    state = start("s3_chestnuts", 2)
    while state.stage < 2:
        state.choose(asked(state), "withdraw" if "withdraw" in offers(state) else offers(state)[0])

    assert len(state.lc_deck[0]) + len(state.lc_hand[0]) == 12
    assert len(state.lc_hand[0]) == 2


# -- reaction cards --------------------------------------------------------------------------------


@pytest.mark.scenario("T-61")
@pytest.mark.rule("STA-17.1", "STA-17.3", "STA-17.4", "STA-19.3")
def test_a_block_stops_a_reaction() -> None:
    table = scene().agent("marta_becher", "squ_a").agent("jacek", "adm_a")
    table.seat("polish", reaction_hand=["rx_breakdown", "rx_crowd"])
    table.seat("german", reaction_hand=["rx_curfew", "rx_crowd", "rx_alibi"])
    state = table.active("marta_becher").state()

    play(state, "step(squ_b)", "react(rx_breakdown)")
    assert offers(state) == ["pass", "block(rx_curfew)"]
    play(state, "block(rx_curfew)")

    assert agent(state, "marta_becher").ap_spent == 1
    assert state.view(None).reaction_discards == ["rx_breakdown", "rx_curfew"]
    assert asked(state) == GERMAN  # no further card on this movement


@pytest.mark.scenario("T-21")
@pytest.mark.rule("STA-17.3", "STA-19.1")
def test_one_card_on_the_movement_and_one_on_the_talk() -> None:
    table = scene().agent("marta_becher", "squ_b").agent("jacek", "squ_a")
    table.seat("polish", reaction_hand=["rx_breakdown", "rx_breakdown", "rx_poker_face"])
    state = table.active("marta_becher").dice(6, 6).state()

    play(state, "step(squ_a)", "react(rx_breakdown)")
    assert asked(state) == GERMAN
    play(state, "talk(jacek)", "react(rx_poker_face)")
    passes(state)

    assert seat(state, "polish").reaction_hand == 1
    assert track(state, "german", "yellow") == 2


@pytest.mark.scenario("T-62")
@pytest.mark.rule("STA-17.2", "STA-3.8")
def test_a_hand_of_four_is_cut_to_three() -> None:
    state = scene().seat("polish", reaction_hand=["rx_crowd", "rx_tail"]).state()

    reactions.draw(state, POLISH, 2)
    state.advance()

    assert (asked(state), len(state.rx_hand[POLISH])) == (POLISH, 4)
    play(state, "drop_reaction(rx_crowd)")
    assert seat(state, "polish").reaction_hand == 3
    assert state.view(None).reaction_discards == ["rx_crowd"]


@pytest.mark.scenario("T-78")
@pytest.mark.rule("STA-17.6")
def test_an_empty_reaction_deck_is_made_of_the_discards() -> None:
    state = scene().state()
    state.rx_deck, state.rx_gone = [], [0, 1, 2, 3, 4, 5]

    reactions.draw(state, GERMAN, 2)

    assert (len(state.rx_deck), state.rx_gone, len(state.rx_hand[GERMAN])) == (4, [], 2)


@pytest.mark.rule("STA-16.8", "STA-17.7")
def test_location_cards_are_not_answered() -> None:
    table = scene().agent("hermann_brunner", "courts").agent("jacek", "adm_a")
    table.seat("german", location_hand=["lc_de_officers_flats"]).agent("glaubel", "officers_flats")
    table.seat("polish", reaction_hand=["rx_crowd"], tracks={"purple": 2})
    state = table.active("glaubel").state()

    play(state, "play_card(lc_de_officers_flats)")

    assert "window-passed" not in kinds(state)


@pytest.mark.rule("STA-16.2", "STA-3.9")
def test_who_holds_more_location_cards_than_the_limit_keeps_them() -> None:
    hand = ["lc_pl_hotel", "lc_pl_market", "lc_pl_theatre"]
    table = scene().agent("jacek", "squ_a").agent("bruno_dreher", "adm_a")
    state = table.seat("polish", location_hand=hand).seat("german", location_hand=[]).state()

    play(state, "withdraw", "withdraw")
    while not options(state, "activate"):
        state.choose(asked(state), offers(state)[0])

    assert (state.stage, state.view(None).seats[0].location_hand) == (2, 3)
    assert seat(state, "german").location_hand == 2
