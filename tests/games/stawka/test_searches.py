"""Searching, items, safes, Top Secret cards, bribery (STA-7, STA-13, STA-18)."""

from __future__ import annotations

import pytest

from konspira.games.stawka.content.names import TILES
from konspira.games.stawka.state import Stawka
from support.stawka import (
    GERMAN,
    POLISH,
    agent,
    asked,
    kinds,
    markers,
    offers,
    options,
    passes,
    place,
    play,
    scene,
    seat,
    slot,
    track,
    where,
)


@pytest.mark.scenario("T-06")
@pytest.mark.rule("STA-7.1", "STA-7.5")
def test_a_marker_of_its_colour_keeps_an_agent_from_searching() -> None:
    table = scene().agent("marta_becher", "tenement").place("tenement", markers=["blue"])
    state = table.active("marta_becher").state()

    assert "search" not in offers(state)
    assert state.why_not(GERMAN, "search") == "STA-7.5"


@pytest.mark.scenario("T-07")
@pytest.mark.rule("STA-7.2", "STA-7.5")
def test_a_search_leaves_a_marker() -> None:
    state = scene().agent("marta_becher", "market").active("marta_becher").state()

    play(state, "search", "keep")

    assert markers(state, "market") == ["blue"]
    assert agent(state, "marta_becher").ap_spent == 2


@pytest.mark.scenario("T-08", "T-38")
@pytest.mark.rule("STA-7.6")
def test_a_third_marker_removes_the_other_two() -> None:
    table = scene().agent("glaubel", "cemetery").place("cemetery", markers=["yellow", "black"])
    state = table.agent("bruno_dreher", "cemetery").active("glaubel").state()

    play(state, "search", "keep", "end_activation")

    assert markers(state, "cemetery") == ["purple"]
    play(state, "activate(bruno_dreher)")
    assert "search" in offers(state)


@pytest.mark.scenario("T-39")
@pytest.mark.rule("STA-7.8")
def test_gloves_leave_everything_as_it_was() -> None:
    table = scene().agent("glaubel", "cemetery", items=["tile_tenement_1"])
    table.place("cemetery", markers=["yellow", "black"])
    state = table.active("glaubel").state()

    play(state, "search", "use_item(gloves)", "keep")

    assert markers(state, "cemetery") == ["yellow", "black"]


@pytest.mark.scenario("T-40")
@pytest.mark.rule("STA-18.2", "STA-18.1", "STA-7.3")
def test_a_fourth_item_takes_the_place_of_another() -> None:
    held = ["tile_market_2", "tile_market_3", "tile_market_4"]
    table = scene().agent("jacek", "hotel", items=held).place("hotel", stack=["tile_hotel_4"])
    state = table.active("jacek").state()

    play(state, "search", "keep")
    assert options(state, "piece") == held
    play(state, "piece(tile_market_3)")

    items = [piece.id for piece in agent(state, "jacek", POLISH).items]
    assert items == ["tile_market_2", "tile_market_4", "tile_hotel_4"]
    assert track(state, "polish", "yellow") == 0


@pytest.mark.scenario("T-41")
@pytest.mark.rule("STA-7.3", "STA-7.4")
def test_a_tile_is_evidence_against_one_colour_only() -> None:
    table = scene().agent("jacek", "courts").place("courts", stack=["tile_courts_5"])
    state = table.active("jacek").state()

    play(state, "search")
    assert options(state, "evidence") == ["yellow", "blue"]
    assert "discard" not in offers(state)
    play(state, "evidence(blue)")

    assert (track(state, "polish", "yellow"), track(state, "polish", "blue")) == (0, 2)


@pytest.mark.rule("STA-7.4")
def test_a_tile_without_an_open_colour_may_be_discarded() -> None:
    table = scene().agent("jacek", "courts").place("courts", stack=["tile_courts_3"])
    table.agent("bruno_dreher", status="dead")
    state = table.active("jacek").state()

    play(state, "search")

    assert sorted(offers(state)) == ["discard", "keep"]


@pytest.mark.scenario("T-42")
@pytest.mark.rule("STA-18.8", "STA-18.9", "STA-18.10")
def test_a_safe_resists_a_seven_and_yields_to_a_bayonet() -> None:
    table = scene().agent("jacek", "hotel").agent("georg", "hotel", items=["tile_jail_4"])
    table.place("hotel", stack=["tile_hotel_1", "tile_hotel_2"]).dice(3, 4)
    state = table.agent("bruno_dreher", "adm_a").active("jacek").state()

    play(state, "search", "roll")
    assert place(state, "hotel").safes == ["tile_hotel_1"]
    assert markers(state, "hotel") == ["yellow"]
    play(state, "end_activation", "withdraw", "activate(georg)", "search")
    assert sorted(offers(state)) == ["draw", "try_safe(tile_hotel_1)"]
    play(state, "try_safe(tile_hotel_1)", "tool(bayonet)")

    assert place(state, "hotel").safes == []
    assert [piece.top_secret for piece in agent(state, "georg").items] == [True]
    assert agent(state, "georg", GERMAN).items[0].id is None
    assert "tile_jail_4" in state.view(None).removed


@pytest.mark.rule("STA-18.11", "STA-9.4")
def test_a_top_secret_card_gives_all_its_evidence() -> None:
    state = scene().agent("jacek", "squ_a", items=["ts_02"]).active("jacek").state()

    play(state, "spend(ts_02)")

    assert seat(state, "polish").tracks == {"yellow": 1, "purple": 1, "blue": 1, "black": 1}


@pytest.mark.rule("STA-18.12", "STA-18.4")
def test_stamp_and_document_make_a_top_secret_card() -> None:
    held = ["tile_labour_office_3", "tile_courts_1"]
    state = scene().agent("jacek", "squ_a", items=held).active("jacek").state()
    german = scene().agent("glaubel", "squ_a", items=held).active("glaubel").state()

    play(state, "use_item(stamp)", "piece(tile_courts_1)")

    assert [piece.top_secret for piece in agent(state, "jacek").items] == [True]
    assert options(german, "use_item") == []


@pytest.mark.rule("STA-18.12", "STA-13.4")
def test_the_polish_player_uses_stamp_and_document_of_a_bribed_german_agent() -> None:
    held = ["tile_labour_office_3", "tile_courts_1"]
    table = scene().agent("ingrid_heizer", "adm_a").agent("glaubel", "pol_b", items=held)
    table.seat("polish", bribed="glaubel", payer="ingrid_heizer")
    state = table.active("ingrid_heizer").state()

    play(state, "step(adm_c)", "step(adm_a)", "end_activation")
    play(state, "use_item(stamp)", "piece(tile_courts_1)")

    assert [piece.top_secret for piece in agent(state, "glaubel").items] == [True]


@pytest.mark.scenario("T-90")
@pytest.mark.rule("STA-18.5", "STA-18.6")
def test_an_item_changes_hands_once_an_activation() -> None:
    table = scene().agent("jacek", "squ_a", items=["tile_market_3"]).agent("georg", "squ_a")
    state = table.active("jacek").state()

    play(state, "give(georg)", "piece(tile_market_3)")

    assert [piece.id for piece in agent(state, "georg", POLISH).items] == ["tile_market_3"]
    assert agent(state, "georg", GERMAN).items[0].home == "market"
    assert options(state, "take") == []


@pytest.mark.rule("STA-18.7", "STA-18.13", "STA-18.15")
def test_two_pairs_of_boots_count_once() -> None:
    state = scene().agent("jacek", "squ_a").active("jacek").state()
    boots = ["tile_officers_flats_2", "tile_barracks_3"]
    state.items[slot(state, "jacek")] = [TILES.index(tile) for tile in boots]

    assert agent(state, "jacek").ap_limit == 9


@pytest.mark.rule("STA-1.3", "STA-1.4", "STA-1.5")
def test_a_woman_in_uniform_stays_a_civilian() -> None:
    uniform = ["tile_officers_flats_3"]
    state = scene().agent("ingrid_heizer", "squ_a", items=uniform).state()
    man = scene().agent("jacek", "squ_a", items=uniform).state()

    assert (agent(state, "ingrid_heizer").rank, agent(state, "ingrid_heizer").uniform) == (6, False)
    assert (agent(man, "jacek").rank, agent(man, "jacek").uniform) == (5, True)


@pytest.mark.rule("STA-7.7", "STA-15.12")
def test_a_cancelled_search_leaves_nothing() -> None:
    table = scene().agent("marta_becher", "market").agent("jacek", "squ_a")
    table.seat("polish", reaction_hand=["rx_empty_drawer"])
    state = table.active("marta_becher").state()

    play(state, "search", "react(rx_empty_drawer)")
    passes(state)

    assert markers(state, "market") == []
    assert place(state, "market").tiles == 5
    assert "search" not in offers(state)


@pytest.mark.scenario("T-93")
@pytest.mark.rule("STA-18.14")
def test_barbara_looks_at_two_tiles() -> None:
    def searched() -> Stawka:
        table = scene().agent("barbara_reczko", "labour_office")
        stack = ["tile_labour_office_1", "tile_labour_office_5", "tile_labour_office_2"]
        table.place("labour_office", stack=stack)
        state = table.active("barbara_reczko").state()
        return play(state, "search", "use_trait(barbara_reczko)")

    state = searched()
    play(state, "piece(tile_labour_office_5)", "keep")
    assert place(state, "labour_office", POLISH).top == ["tile_labour_office_1", None]
    assert place(state, "labour_office", GERMAN).top == [None, None]
    state = searched()
    play(state, "piece(tile_labour_office_1)")
    assert "roll" in offers(state)


@pytest.mark.scenario("T-92")
@pytest.mark.rule("STA-19.6", "STA-17.7")
def test_a_window_is_put_by_public_knowledge() -> None:
    table = scene().agent("marta_becher", "market").agent("jacek", "squ_a")
    table.seat("polish", reaction_hand=["rx_crowd", "rx_poker_face"])
    state = table.active("marta_becher").state()

    play(state, "search")

    assert asked(state) == POLISH
    assert offers(state) == ["pass"]
    assert state.view(GERMAN).waiting[0].seat is None


# -- bribery ---------------------------------------------------------------------------------------


@pytest.mark.scenario("T-58")
@pytest.mark.rule("STA-13.1", "STA-13.2")
def test_the_price_of_a_bribe() -> None:
    def bribes(briber: str, *items: str) -> list[str]:
        table = scene().agent(briber, "squ_a", items=list(items)).agent("glaubel", "squ_a")
        return options(table.active(briber).state(), "bribe")

    assert bribes("ingrid_heizer", "tile_market_2") == []
    assert bribes("ingrid_heizer", "tile_market_2", "tile_labour_office_2") == ["glaubel"]
    assert bribes("christianson", "tile_market_2") == ["glaubel"]


@pytest.mark.scenario("T-59", "T-60")
@pytest.mark.rule("STA-13.3", "STA-13.4", "STA-13.5", "STA-13.6")
def test_a_bribed_agent_works_for_the_other_side_once() -> None:
    held = ["tile_market_2", "tile_labour_office_2"]
    table = scene().agent("ingrid_heizer", "squ_d", items=held).agent("glaubel", "squ_d")
    table.agent("marta_becher", "adm_a").place("theatre", stack=["tile_theatre_5"])
    state = table.active("ingrid_heizer").state()

    play(state, "bribe(glaubel)", "piece(tile_market_2)", "piece(tile_labour_office_2)")
    play(state, "step(squ_a)", "step(squ_b)", "end_activation")

    assert asked(state) == POLISH
    assert agent(state, "glaubel").agent == state.view(None).activation.agent
    assert options(state, "talk") == []
    play(state, "step(theatre)", "search", "evidence(blue)", "end_activation")
    assert track(state, "polish", "blue") == 3
    assert seat(state, "german").pool == 17
    assert asked(state) == POLISH
    assert "activate(ingrid_heizer)" in offers(state)
    assert where(state, "glaubel") == "theatre"
    assert "bribed-activated" in kinds(state)


def led(*items: str, **polish: object) -> Stawka:
    """Glaubel, bribed, in the hands of the Polish player: on squ_d, beside the theatre."""
    table = scene().agent("ingrid_heizer", "squ_a").agent("marta_becher", "adm_a")
    table.agent("glaubel", "squ_d", items=list(items)).place("theatre", stack=["tile_theatre_2"])
    table.seat("polish", bribed="glaubel", payer="ingrid_heizer", **polish)
    state = table.active("ingrid_heizer").state()
    play(state, "step(squ_b)", "step(squ_a)", "end_activation")
    assert asked(state) == POLISH and state.view(None).activation.agent == "glaubel"
    return state


@pytest.mark.rule("STA-13.6")
def test_a_tile_found_by_a_bribed_agent_stays_with_it_and_its_owner_sees_it() -> None:
    state = play(led(), "step(theatre)", "search")
    passes(state)
    assert options(state, "evidence") == ["yellow", "purple"]  # it is purple itself
    play(state, "keep")

    assert [piece.id for piece in agent(state, "glaubel", GERMAN).items] == ["tile_theatre_2"]
    assert [piece.id for piece in agent(state, "glaubel", None).items] == [None]
    assert "tile-kept-own" in kinds(state, GERMAN)


@pytest.mark.rule("STA-13.7", "STA-13.8")
def test_a_bribed_agent_gains_no_mission() -> None:
    typewriter, cards = "tile_gestapo_5", ["lc_pl_theatre", "lc_pl_tenement"]
    state = play(led(typewriter, location_hand=cards), "step(theatre)")

    assert options(state, "use_item") == options(state, "stash") == []
    assert options(state, "play_card") == ["lc_pl_theatre"]
    assert "convert(lc_pl_tenement)" in offers(state)
    own = scene().agent("glaubel", "squ_d", items=[typewriter]).active("glaubel").state()
    assert options(own, "use_item") == ["typewriter"]  # led by its own player it may


@pytest.mark.rule("STA-13.8")
def test_no_token_is_triggered_against_a_bribed_agent() -> None:
    table = scene().agent("ingrid_heizer", "squ_a").agent("marta_becher", "squ_c")
    table.agent("glaubel", "squ_d").seat("polish", bribed="glaubel", payer="ingrid_heizer")
    table.token("th_pl_suspicious", "squ_c").dice(6, 1, 1)
    state = play(table.active("ingrid_heizer").state(), "step(squ_b)", "step(squ_a)")
    play(state, "end_activation")

    state.choose(POLISH, "step(squ_c)")
    assert not {"trigger", "ignore"} & set(offers(state))
    state.choose(POLISH, "talk(marta_becher)")
    assert "trigger" not in offers(state)


@pytest.mark.rule("STA-13.9")
def test_a_bribe_waits_while_the_owner_is_withdrawn() -> None:
    table = scene().agent("ingrid_heizer", "squ_a").agent("glaubel", "squ_d")
    table.seat("polish", bribed="glaubel", payer="ingrid_heizer")
    table.seat("german", withdrawn=True, pool=0)
    state = play(table.active("ingrid_heizer").state(), "step(squ_b)", "step(squ_a)")
    play(state, "end_activation")

    assert (asked(state), "activate(ingrid_heizer)" in offers(state)) == (POLISH, True)
    play(state, "withdraw")
    assert state.stage == 2
    while "bribed-activated" not in kinds(state):
        assert not options(state, "activate") or asked(state) == POLISH
        state.choose(asked(state), offers(state)[0])
    assert state.view(None).activation.agent == "glaubel"


@pytest.mark.rule("STA-7.2", "STA-18.9", "STA-18.14")
@pytest.mark.parametrize(("choice", "offered"), [("draw", True), ("try_safe", False)])
def test_who_tries_a_safe_is_not_offered_another_way_to_draw(choice: str, offered: bool) -> None:
    table = scene().agent("barbara_reczko", "labour_office")
    stack = ["tile_labour_office_5", "tile_labour_office_2"]
    table.place("labour_office", stack=stack, safes=["tile_labour_office_1"])
    state = play(table.active("barbara_reczko").state(), "search")

    play(state, next(name for name in offers(state) if name.startswith(choice)))

    assert ("use_trait(barbara_reczko)" in offers(state)) == offered
