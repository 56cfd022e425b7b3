"""Arrest, jail, interrogation, kidnapping (STA-10, STA-11)."""

from __future__ import annotations

import pytest

from konspira.games.stawka.procedures import death, interrogation
from konspira.kernel.errors import PositionError
from konspira.kernel.step import NOBODY
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
    slot,
    track,
    where,
)


@pytest.mark.scenario("T-10")
@pytest.mark.rule("STA-10.1", "STA-10.3", "STA-10.5")
def test_stedtke_arrests_jacek_and_not_kloss() -> None:
    table = scene().agent("stedtke", "squ_a").agent("hans_kloss", "squ_a")
    table.agent("jacek", "squ_a", items=["tile_market_3"], mission="ms_jacek_1")
    table.agent("georg", "adm_a").seat("german", tracks={"yellow": 6, "black": 8}).dice(3, 4)
    state = table.active("stedtke").state()

    assert options(state, "arrest") == ["jacek"]
    play(state, "arrest(jacek)")
    passes(state)

    jacek = agent(state, "jacek", POLISH)
    assert (jacek.status, jacek.field, jacek.items) == ("prisoner", "jail", [])
    assert jacek.mission == "ms_jacek_1"
    assert agent(state, "stedtke").ap_spent == 2


@pytest.mark.scenario("T-11")
@pytest.mark.rule("STA-10.9")
def test_one_interrogation_a_stage() -> None:
    table = scene().agent("stedtke", "squ_a").agent("jacek", "jail", status="prisoner")
    table.agent("georg", "adm_a").seat("german", tracks={"yellow": 6}).dice(2, 2)
    state = table.active("stedtke").state()

    play(state, "interrogate(jacek)")

    assert track(state, "german", "yellow") == 6
    assert agent(state, "stedtke").ap_spent == 0
    assert options(state, "interrogate") == []


@pytest.mark.scenario("T-12")
@pytest.mark.rule("STA-10.10", "STA-10.11")
def test_a_secret_from_a_prisoner_sets_him_free() -> None:
    table = scene().agent("stedtke", "squ_a").agent("jacek", "jail", status="prisoner", spent=2)
    table.agent("georg", "adm_a").seat("german", tracks={"yellow": 6}).dice(5, 5)
    state = table.active("stedtke").state()

    play(state, "interrogate(jacek)")
    assert asked(state) == GERMAN
    play(state, "field(market)")

    assert (seat(state, "german").secrets, track(state, "german", "yellow")) == (1, 2)
    assert (where(state, "jacek"), agent(state, "jacek").ap_spent) == ("market", 2)


@pytest.mark.scenario("T-89")
@pytest.mark.rule("STA-10.9")
def test_brunner_makes_interrogations_harder() -> None:
    table = scene().agent("hermann_brunner", "squ_a").agent("jacek", "jail", status="prisoner")
    table.agent("georg", "adm_a").seat("german", tracks={"yellow": 6}).dice(4, 5)
    state = table.active("hermann_brunner").state()

    play(state, "interrogate(jacek)")

    assert seat(state, "german").secrets == 1


@pytest.mark.scenario("T-47")
@pytest.mark.rule("STA-10.4")
def test_an_arrest_in_the_police_sector_never_fails() -> None:
    table = scene().agent("hermann_brunner", "pol_a").agent("jacek", "pol_a")
    table.agent("georg", "adm_a").seat("german", tracks={"yellow": 6})
    state = table.active("hermann_brunner").state()

    play(state, "arrest(jacek)")

    assert agent(state, "jacek").status == "prisoner"
    assert "test-rolled" not in kinds(state)


@pytest.mark.scenario("T-48")
@pytest.mark.rule("STA-10.2", "STA-10.8")
def test_who_has_talked_cannot_be_arrested_by_the_same_officer() -> None:
    table = scene(talked=[["jacek", "hermann_brunner"]]).agent("hermann_brunner", "squ_a")
    table.agent("jacek", "squ_a").agent("erik_kopf", "squ_a").agent("georg", "adm_a")
    table.seat("german", tracks={"yellow": 6})
    state = table.active("hermann_brunner").state()

    assert options(state, "arrest") == []
    play(state, "step(squ_b)", "step(squ_a)", "end_activation", "withdraw")
    play(state, "activate(erik_kopf)")
    assert options(state, "arrest") == ["jacek"]


@pytest.mark.scenario("T-49")
@pytest.mark.rule("STA-10.6", "STA-10.7", "STA-5.9")
def test_who_avoids_arrest_hides_in_the_nearest_location() -> None:
    table = scene().agent("hermann_brunner", "squ_a").agent("jacek", "squ_a")
    table.agent("georg", "adm_a").seat("german", tracks={"yellow": 6}).dice(4, 5)
    state = table.active("hermann_brunner").state()

    play(state, "arrest(jacek)")
    assert (asked(state), options(state, "field")) == (POLISH, ["hotel", "theatre"])
    play(state, "field(hotel)", "end_activation", "activate(jacek)")

    assert where(state, "jacek") == "hotel"
    assert options(state, "step") == []
    assert state.why_not(POLISH, "step(squ_b)") == "STA-5.9"


@pytest.mark.scenario("T-50")
@pytest.mark.rule("STA-10.1", "STA-9.3")
def test_five_pieces_of_evidence_are_not_enough_and_civilians_arrest_nobody() -> None:
    low = scene().agent("hermann_brunner", "squ_a").agent("jacek", "squ_a")
    low.seat("german", tracks={"yellow": 5})
    civil = scene().agent("glaubel", "squ_a").agent("jacek", "squ_a")
    civil.seat("german", tracks={"yellow": 8})
    warrant = scene().agent("glaubel", "squ_a", mission="ms_glaubel_1").agent("jacek", "squ_a")
    warrant.seat("german", tracks={"yellow": 8})

    assert options(low.active("hermann_brunner").state(), "arrest") == []
    assert options(civil.active("glaubel").state(), "arrest") == []
    assert options(warrant.active("glaubel").state(), "arrest") == ["jacek"]


@pytest.mark.scenario("T-51")
@pytest.mark.rule("STA-10.12", "STA-21.1", "STA-21.4")
def test_a_broken_network_has_lost() -> None:
    table = scene().agent("hans_kloss", "squ_b").agent("jacek", "pol_a")
    table.agent("georg", "jail", status="prisoner").agent("ingrid_heizer", status="dead")
    table.agent("hermann_brunner", "pol_a").seat("german", tracks={"yellow": 6})
    state = table.active("hermann_brunner").state()

    play(state, "arrest(jacek)")

    assert (state.over, state.winners) == (True, [GERMAN])
    assert state.view(None).ending == "network_broken"


@pytest.mark.scenario("T-52")
@pytest.mark.rule("STA-11.1", "STA-11.2", "STA-11.4")
def test_a_kidnapped_german_is_exchanged() -> None:
    table = scene().agent("georg", "squ_b", items=["tile_gestapo_4"])
    table.agent("bruno_dreher", "squ_b").agent("jacek", "jail", status="prisoner")
    table.agent("hermann_brunner", "pol_a").agent("hans_kloss", "adm_a")
    table.seat("polish", tracks={"yellow": 6}).dice(3, 4)
    state = table.active("georg").state()

    play(state, "kidnap(bruno_dreher)", "weapon(pistol)", "field(adm_north)", "agent(jacek)")
    assert asked(state) == GERMAN
    assert "field(gestapo)" not in offers(state)
    play(state, "field(hotel)")

    assert (where(state, "bruno_dreher"), where(state, "jacek")) == ("adm_north", "hotel")
    assert [piece.item for piece in agent(state, "georg", POLISH).items] == ["pistol"]
    assert agent(state, "georg").ap_spent == 2


@pytest.mark.scenario("T-53", "T-37")
@pytest.mark.rule("STA-11.3", "STA-9.4")
def test_a_failed_kidnapping_leaves_three_pieces_of_evidence() -> None:
    table = scene().agent("georg", "squ_b", items=["tile_gestapo_4"])
    table.agent("bruno_dreher", "squ_b").agent("jacek", "jail", status="prisoner")
    table.agent("hans_kloss", "adm_a").seat("polish", tracks={"yellow": 6}).dice(4, 4)
    state = table.seat("german", tracks={"blue": 9}).active("georg").state()

    play(state, "kidnap(bruno_dreher)", "weapon(pistol)")
    passes(state)

    assert (track(state, "german", "blue"), seat(state, "german").vp) == (10, 0)
    assert where(state, "bruno_dreher") == "squ_b"
    assert state.view(None).talked == [["georg", "bruno_dreher"]]


@pytest.mark.rule("STA-11.5", "STA-16.4")
def test_a_bribed_warder_lets_a_prisoner_go() -> None:
    table = scene().agent("georg", "jail").agent("jacek", "jail", status="prisoner")
    table.seat("polish", location_hand=["lc_pl_jail"])
    state = table.active("georg").state()

    play(state, "play_card(lc_pl_jail)")

    assert where(state, "jacek") == "jail"


@pytest.mark.rule("STA-13.3", "STA-10.5")
def test_a_bribe_lapses_when_the_bribed_agent_is_arrested() -> None:
    table = scene().agent("stedtke", "pol_a").agent("jacek", "pol_a").agent("georg", "squ_a")
    table.agent("ingrid_heizer", "squ_b").agent("bruno_dreher", "squ_c")
    table.seat("german", bribed="jacek", payer="bruno_dreher", tracks={"yellow": 6})
    state = table.active("stedtke").state()

    passes(play(state, "arrest(jacek)"))

    assert agent(state, "jacek").status == "prisoner"
    assert state.bribed == [NOBODY, NOBODY] and "bribe-lapsed" in kinds(state)
    interrogation.set_free(state, slot(state, "jacek"), state.where[slot(state, "georg")])
    assert state.bribed == [NOBODY, NOBODY]  # freedom does not bring it back


@pytest.mark.rule("STA-13.3", "STA-12.8")
def test_a_bribe_lapses_when_the_bribed_agent_dies() -> None:
    table = scene().agent("jacek", "squ_a").agent("bruno_dreher", "squ_a")
    table.seat("german", bribed="jacek", payer="bruno_dreher")
    state = table.active("bruno_dreher").state()

    death.eliminate(state, slot(state, "jacek"))

    assert state.bribed == [NOBODY, NOBODY] and "bribe-lapsed" in kinds(state)


@pytest.mark.rule("STA-13.3")
def test_no_position_has_a_bribed_prisoner() -> None:
    table = scene().agent("jacek", "jail", status="prisoner").agent("bruno_dreher", "squ_a")
    table.seat("german", bribed="jacek", payer="bruno_dreher")

    with pytest.raises(PositionError, match=r"STA-13\.3"):
        table.state()


@pytest.mark.rule("STA-10.8")
def test_support_helps_against_an_arrest_and_reaction_cards_do_not() -> None:
    table = scene().agent("hermann_brunner", "squ_a").agent("jacek", "squ_a")
    table.agent("georg", "adm_a").token("th_pl_support", "squ_c").dice(4, 5)
    table.seat("german", tracks={"yellow": 6})
    table.seat("polish", reaction_hand=["rx_interruption", "rx_poker_face", "rx_crowd"])
    state = play(table.active("hermann_brunner").state(), "arrest(jacek)")

    assert (asked(state), offers(state)) == (POLISH, ["pass", "support(squ_c)"])
    play(state, "support(squ_c)")
    while "pass" in offers(state):
        assert options(state, "react") == []
        state.choose(asked(state), "pass")
    assert "arrest-avoided" in kinds(state)
