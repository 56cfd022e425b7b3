"""Rules and worked cases that need sectors or agents outside the training campaign."""

from __future__ import annotations

import pytest

from konspira.games.stawka.content.names import TILES
from support.stawka import asked, kinds, offers, play, scene, seat, start
from support.stawka_rows import Town


@pytest.mark.scenario("T-73")
@pytest.mark.rule("STA-2.1", "STA-2.7", "STA-2.8")
def test_the_fort_gate_lets_kloss_pass_and_tests_everybody_else() -> None:
    town = Town(georg="mil_c", kloss_doc_1="mil_c", erwin_reil="mil_c", hermann_brunner="mil_c")

    town.activate("georg").dice(3, 3).play("step(mil_g)").settle()
    assert (town.at("georg"), town.spent("georg")) == ("mil_c", 1)
    town.play("end_activation", "activate(erwin_reil)").dice(1, 1).play("step(mil_g)").settle()
    assert town.at("erwin_reil") == "mil_c"
    town.play("end_activation", "activate(hans_kloss)", "step(mil_g)", "step(mil_f)")
    assert town.at("hans_kloss") == "mil_f"
    assert len(town.heard("test-rolled")) == 2


@pytest.mark.scenario("T-82")
@pytest.mark.rule("STA-5.5", "STA-14.11")
def test_a_walk_does_not_enter_a_field_with_an_enemy_control() -> None:
    town = Town(kazik="ind_b").token("factory", "th_de_control_3", up=True)

    town.activate("kazik").play("use_trait(kazik)", "field(ind_c)")

    assert "field(factory)" not in town.offers()
    town.play("stop")
    assert town.spent("kazik") == 0
    assert "step(ind_a)" in town.offers()


@pytest.mark.scenario("T-86")
@pytest.mark.rule("STA-6.11", "STA-16.4")
def test_regulars_at_a_table_in_the_cafe() -> None:
    town = Town(ingrid_heizer="cafe", gendarmerie_sergeant="har_c").card("lc_pl_cafe")
    town.evidence("polish", yellow=3).dice(4, 5)

    town.activate("ingrid_heizer").play("play_card(lc_pl_cafe)").settle()

    assert (town.state.secrets[0], town.state.vp[0], town.track("polish", "yellow")) == (1, 3, 0)
    assert town.spent("ingrid_heizer") == 0
    assert "search" in town.offers()
    assert "talk(gendarmerie_sergeant)" not in town.offers()


@pytest.mark.rule("STA-1.8", "STA-1.9", "STA-20")
def test_five_shuffled_tiles_lie_face_down_in_each_location() -> None:
    state, again, other = (start("s1_meeting", seed) for seed in (1, 1, 2))

    for place in state.view(0).places:
        assert (place.tiles, place.top) == (5, [None] * 5)
    hotel = TILES.index("tile_hotel_1") // 5
    assert sorted(state.stacks[hotel]) == [*range(hotel * 5, hotel * 5 + 5)]
    assert state.stacks == again.stacks  # one seeded source
    assert state.stacks != other.stacks


@pytest.mark.rule("STA-4.14")
def test_what_a_dead_agent_has_spent_stays_spent() -> None:
    table = scene().agent("jacek", "squ_a", items=["tile_jail_4"], mission="ms_jacek_1")
    table.agent("marta_becher", "squ_a", items=["tile_gestapo_4"]).agent("georg", "adm_a")
    state = table.active("jacek").dice(1, 1, 6, 6).state()

    play(state, "attack(bayonet)", "agent(marta_becher)", "weapon(pistol)")
    while "pass" in offers(state):
        play(state, "pass")

    assert "eliminated" in kinds(state)
    assert seat(state, "polish").pool == 19


@pytest.mark.rule("STA-13.7", "STA-13.5", "STA-13.4")
def test_a_bribed_agent_fulfils_its_mission_for_the_briber() -> None:
    table = scene().agent("ingrid_heizer", "adm_a").agent("georg", "pol_a")
    table.agent("glaubel", "pol_b", mission="ms_glaubel_3", items=["tile_market_3"])
    table.agent("marta_becher", "adm_b").seat("polish", bribed="glaubel", payer="ingrid_heizer")
    state = table.active("ingrid_heizer").state()

    play(state, "step(adm_c)", "step(adm_a)", "end_activation")
    assert asked(state) == 0
    play(state, "step(gestapo)", "claim_basic", "piece(tile_market_3)")

    assert (seat(state, "polish").vp, seat(state, "german").vp) == (2, 0)
