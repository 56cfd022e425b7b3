"""Every trait does what its text says (content file, 2.2)."""

from __future__ import annotations

import pytest

from konspira.games.stawka.content import names
from support.stawka_rows import Town

pytestmark = pytest.mark.rule("STA-1.4", "STA-1.5")


def test_kloss_doc_1_adds_one_against_a_uniform() -> None:
    town = Town(kloss_doc_1="squ_a", bruno_dreher="squ_a", glaubel="squ_a").activate("hans_kloss")
    town.dice(4, 3).play("talk(bruno_dreher)").settle()
    assert town.heard("talk-rolled")[-1]["count"] == 8

    town = Town(kloss_doc_1="squ_a", bruno_dreher="squ_a", glaubel="squ_a").activate("hans_kloss")
    town.dice(4, 3).play("talk(glaubel)").settle()
    assert town.heard("talk-rolled")[-1]["count"] == 7


def test_kloss_doc_2_loses_one_evidence_at_the_end_of_a_stage_without_germans() -> None:
    town = Town(kloss_doc_2="squ_a").evidence("german", black=3)
    town.end_stage().play("use_trait(kloss_doc_2)")
    assert town.track("german", "black") == 2

    town = Town(kloss_doc_2="squ_a", glaubel="hotel").evidence("german", black=3).end_stage()
    assert not town.until("use_trait(kloss_doc_2)")


def test_kloss_doc_3_hands_over_missions_despite_enemies() -> None:
    for document, offered in (("kloss_doc_3", True), ("kloss_doc_1", False)):
        town = Town(**{document: "squ_a"}, jacek="squ_a", glaubel="hotel").activate("hans_kloss")
        assert ("pass_mission(jacek)" in town.offers()) == offered


def test_ingrid_heizer_adds_two_to_a_talk_once_a_stage() -> None:
    town = Town(ingrid_heizer="squ_a", glaubel="squ_a", bruno_dreher="squ_a")
    town.activate("ingrid_heizer").dice(3, 2).play("talk(glaubel)", "use_trait(ingrid_heizer)")
    town.settle()
    assert town.heard("talk-rolled")[-1]["count"] == 7
    town.play("end_activation", "withdraw", "activate(ingrid_heizer)", "talk(bruno_dreher)")
    assert "use_trait(ingrid_heizer)" not in town.offers()


def test_jacek_protects_other_poles_beside_him() -> None:
    for where, total in (("squ_a", 8), ("squ_b", 10)):
        town = Town(puszke="squ_a", georg="squ_a", jacek=where).mission("puszke", "ms_puszke_3")
        town.give("puszke", "pistol").activate("puszke").dice(3, 4)
        town.play("attack(pistol)", "agent(georg)").settle()
        assert town.heard("attack-rolled")[-1]["count"] == total


def test_georg_removes_one_evidence_from_an_agent_he_meets() -> None:
    town = Town(georg="squ_a", jacek="squ_a").evidence("german", yellow=3).activate("georg")
    town.play("use_trait(georg)")
    assert town.track("german", "yellow") == 2
    assert "use_trait(georg)" not in town.offers()


def test_irena_takes_a_mission_in_the_sector_of_her_chief() -> None:
    town = Town(irena="squ_a", kloss_doc_1="hotel").activate("irena")
    assert "pass_mission(hans_kloss)" in town.offers()
    town = Town(jacek="squ_a", kloss_doc_1="hotel").activate("jacek")
    assert "pass_mission(hans_kloss)" not in town.offers()


def test_old_lady_walks_past_every_control() -> None:
    town = Town(old_lady="squ_b").token("hotel", "th_de_control_3", up=True).activate("old_lady")
    town.play("step(hotel)")
    town.settle()
    assert town.at("old_lady") == "hotel" and not town.heard("test-rolled")
    assert town.tokens() == {"hotel": "th_de_control_3"}


def test_old_lady_passes_the_fort_gate() -> None:
    town = Town(old_lady="mil_c").activate("old_lady").play("step(mil_g)")
    assert town.at("old_lady") == "mil_g" and not town.heard("test-rolled")


def test_emma_schmidt_carries_five_items() -> None:
    town = Town(emma_schmidt="courts").give("emma_schmidt", "gloves", "torch", "cognac", "flowers")
    town.stack("courts", "tile_courts_4").activate("emma_schmidt").play("search", "keep")
    assert len(town.holds("emma_schmidt")) == 5 and town.asks() == "activation-menu"


def test_barbara_reczko_looks_at_two_tiles_and_takes_one() -> None:
    town = Town(barbara_reczko="courts").stack("courts", "tile_courts_1", "tile_courts_2")
    town.activate("barbara_reczko").play("search", "use_trait(barbara_reczko)")
    assert town.offers() == ["piece(tile_courts_1)", "piece(tile_courts_2)"]
    town.play("piece(tile_courts_2)", "keep").settle()
    assert town.holds("barbara_reczko") == ["intercepted_letter"]
    assert town.tile_ids("courts") == ["tile_courts_1"]


def test_edward_kania_hands_out_missions_like_a_chief() -> None:
    town = Town(edward_kania="squ_a", jacek="squ_a").activate("edward_kania")
    assert "pass_mission(jacek)" in town.offers()
    town = Town(georg="squ_a", jacek="squ_a").activate("georg")
    assert "pass_mission(jacek)" not in town.offers()


def test_kazik_walks_two_fields_for_nothing() -> None:
    town = Town(kazik="squ_a").activate("kazik").play("use_trait(kazik)")
    town.play("field(squ_b)", "field(hotel)")
    assert town.at("kazik") == "hotel" and town.spent("kazik") == 0


def test_christianson_bribes_three_ranks_higher() -> None:
    for agent, offered in (("christianson", True), ("ingrid_heizer", False)):
        town = Town(**{agent: "squ_a"}, glaubel="squ_a").give(agent, "dollars_1000")
        assert ("bribe(glaubel)" in town.activate(agent).offers()) == offered


def test_ernst_pfeiffer_raises_a_rank_by_two() -> None:
    town = Town(ernst_pfeiffer="squ_a", jacek="squ_a").activate("ernst_pfeiffer")
    town.play("use_trait(ernst_pfeiffer)", "agent(jacek)")
    assert (town.stat("jacek", "rank"), town.stat("ernst_pfeiffer", "rank")) == (5, 4)


def test_hans_diederlich_adds_two_to_avoid_arrest() -> None:
    town = Town(hans_diederlich="squ_a", hermann_brunner="squ_a").evidence("german", yellow=6)
    town.activate("hermann_brunner").dice(3, 3).play("arrest(hans_diederlich)").settle()
    assert town.heard("test-rolled")[-1]["count"] == 8
    assert town.status("hans_diederlich") == "free"


def test_hermann_brunner_interrogates_with_one_more() -> None:
    town = Town(hermann_brunner="squ_a", jacek="squ_a", georg="park").jailed("jacek")
    town.evidence("german", yellow=6).activate("hermann_brunner").dice(3, 3)
    town.play("interrogate(jacek)")
    assert town.heard("interrogated")[-1]["count"] == 9  # dice 6, track 2, trait 1


def test_stedtke_shifts_a_token_in_his_sector() -> None:
    town = Town(stedtke="squ_a").token("hotel", "th_de_trap").activate("stedtke")
    town.play("use_trait(stedtke)", "field(theatre)")
    assert town.tokens() == {"theatre": "th_de_trap"}


def test_fritz_kopf_talks_better_beside_his_brother() -> None:
    for where, total in (("hotel", 8), ("park", 7)):
        town = Town(fritz_kopf="squ_a", erik_kopf=where, jacek="squ_a").activate("fritz_kopf")
        town.dice(4, 3).play("talk(jacek)").settle()
        assert town.heard("talk-rolled")[-1]["count"] == total


def test_erik_kopf_gains_evidence_on_who_escapes_him() -> None:
    town = Town(erik_kopf="squ_a", jacek="squ_a").evidence("german", yellow=6)
    town.activate("erik_kopf").dice(5, 4).play("arrest(jacek)").until("field(hotel)")
    assert town.status("jacek") == "free"
    town.play("field(hotel)").settle()
    assert town.track("german", "yellow") == 7


def test_marta_becher_stops_poles_on_her_field() -> None:
    town = Town(jacek="squ_a", marta_becher="squ_b").activate("jacek").play("step(squ_b)")
    town.settle()
    assert not [offer for offer in town.offers() if offer.startswith("step")]
    assert "end_activation" in town.offers()


def test_glaubel_needs_no_rank_roll_against_civilians() -> None:
    for target, rolled in (("georg", 0), ("hans_kloss", 1)):
        town = Town(glaubel="squ_a", georg="squ_a", kloss_doc_1="squ_a").activate("glaubel")
        town.dice(6, 1, 1).play(f"talk({target})").settle()
        assert len(town.heard("rank-rolled")) == rolled


def test_bruno_dreher_adds_one_when_he_dismisses() -> None:
    town = Town(bruno_dreher="squ_a").token("squ_a", "th_pl_thief").activate("bruno_dreher")
    town.dice(4, 3).play("dismiss").settle()
    assert town.heard("test-rolled")[-1]["count"] == 8 and town.tokens() == {}


def test_heinrich_vogel_turns_a_tile_against_any_colour() -> None:
    town = Town(heinrich_vogel="courts", jacek="park", georg="park")
    town.stack("courts", "tile_courts_3").activate("heinrich_vogel")
    town.play("search", "use_trait(heinrich_vogel)", "color(blue)", "evidence(blue)")
    assert town.track("german", "blue") == 3


def test_gendarmerie_sergeant_makes_leaving_his_field_dearer() -> None:
    town = Town(gendarmerie_sergeant="squ_a", jacek="squ_a").activate("jacek")
    town.play("step(squ_b)").settle()
    assert town.spent("jacek") == 2
    town.play("step(squ_c)").settle()
    assert town.spent("jacek") == 3


def test_johannes_lemner_listens_where_there_is_a_telephone() -> None:
    for where, total in (("hotel", 8), ("theatre", 7)):
        town = Town(johannes_lemner=where, jacek=where).activate("johannes_lemner")
        town.dice(4, 3).play("talk(jacek)").settle()
        assert town.heard("talk-rolled")[-1]["count"] == total


def test_erwin_reil_adds_to_the_pool_at_a_telephone() -> None:
    for where, pool in (("hotel", 17), ("theatre", 16)):
        town = Town(erwin_reil=where).next_stage("plan_pl_1", "plan_de_3").settle()
        assert town.state.pool[1] == pool


def test_puszke_adds_one_to_his_attacks() -> None:
    town = Town(puszke="squ_a", georg="squ_a").mission("puszke", "ms_puszke_3")
    town.give("puszke", "bayonet").activate("puszke").dice(3, 4)
    town.play("attack(bayonet)", "agent(georg)").settle()
    assert town.heard("attack-rolled")[-1]["count"] == 8


def test_every_trait_has_a_test() -> None:
    tests = [name for name in globals() if name.startswith("test_")]
    for id in names.DOCUMENTS:
        assert any(name.startswith(f"test_{id}_") for name in tests), id
