"""Every item does what its text says (content file, 4.1)."""

from __future__ import annotations

import pytest

from konspira.games.stawka.content import names
from support.stawka_rows import Town

pytestmark = pytest.mark.rule("STA-18.3", "STA-18.4")


def talk_total(item: str, target: str) -> int:
    """Return what dice of 4 and 3 come to with this item; the tile is then gone."""
    town = Town(ingrid_heizer="squ_a", glaubel="squ_a", marta_becher="squ_a")
    town.give("ingrid_heizer", item).activate("ingrid_heizer")
    town.dice(*([6] if target == "marta_becher" else []), 4, 3)
    town.play(f"talk({target})", f"use_item({item})").settle()
    assert town.holds("ingrid_heizer") == []
    single = {"glaubel": 8, "marta_becher": 8}[target]
    result = int(str(town.heard("talk-ended")[-1]["count"]))
    changes = [int(str(fact["count"])) for fact in town.heard("roll-changed")]
    assert (result > 0) == (7 + sum(changes) >= single)
    return 7 + sum(changes)


def test_officer_boots_raise_the_limit_by_two() -> None:
    town = Town(jacek="squ_a").give("jacek", "officer_boots")
    assert town.stat("jacek", "ap_limit") == 9


def test_officer_boots_count_once() -> None:
    town = Town(jacek="squ_a").give("jacek", "officer_boots", "officer_boots")  # STA-18.15
    assert town.stat("jacek", "ap_limit") == 9


def test_city_map_goes_to_any_location_of_the_sector() -> None:
    town = Town(jacek="squ_a").give("jacek", "city_map")
    town.token("hotel", "th_de_control_3", up=True).activate("jacek")
    town.play("use_item(city_map)")
    assert town.offers() == ["field(hotel)", "field(theatre)", "field(phone_booth)"]
    town.play("field(hotel)")
    assert town.at("jacek") == "hotel" and town.holds("jacek") == [] and town.spent("jacek") == 0
    assert not town.heard("test-rolled")  # past tokens and controls


def test_gloves_leave_no_marker() -> None:
    town = Town(jacek="courts").give("jacek", "gloves").stack("courts", "tile_courts_4")
    town.activate("jacek").play("search", "use_item(gloves)", "keep").settle()
    assert town.state.marks == [0] * 26 and "gloves" not in town.holds("jacek")


def test_typewriter_draws_a_mission_at_random() -> None:
    town = Town(jacek="squ_a").give("jacek", "typewriter").activate("jacek")
    town.play("use_item(typewriter)")
    assert town.has_mission("jacek") and town.holds("jacek") == []


def test_typewriter_is_not_offered_to_a_holder_of_a_mission() -> None:
    town = Town(jacek="squ_a").give("jacek", "typewriter").mission("jacek", "ms_jacek_1")
    assert "use_item(typewriter)" not in town.activate("jacek").offers()


def test_flowers_add_one_or_two_to_a_woman() -> None:
    assert talk_total("flowers", "glaubel") == 8
    assert talk_total("flowers", "marta_becher") == 9


def test_cognac_adds_two() -> None:
    assert talk_total("cognac", "glaubel") == 9


def test_chocolate_adds_one_or_two_to_a_woman_after_the_roll() -> None:
    assert talk_total("chocolate", "glaubel") == 8
    assert talk_total("chocolate", "marta_becher") == 9


def test_cigarettes_add_one_after_the_roll() -> None:
    assert talk_total("cigarettes", "glaubel") == 8


def test_compromising_photos_add_two_after_the_roll() -> None:
    assert talk_total("compromising_photos", "glaubel") == 9


def test_jewellery_adds_two() -> None:
    assert talk_total("jewellery", "glaubel") == 9


@pytest.mark.parametrize("item", ["flowers", "cognac", "jewellery"])
def test_items_for_before_the_roll_are_declared_before_the_dice(item: str) -> None:
    town = Town(ingrid_heizer="squ_a", glaubel="squ_a").give("ingrid_heizer", item)
    town.activate("ingrid_heizer").play("talk(glaubel)")
    assert town.until(f"use_item({item})") and not town.heard("talk-rolled")


@pytest.mark.parametrize("item", ["chocolate", "cigarettes", "compromising_photos"])
def test_items_for_after_the_roll_wait_for_the_dice(item: str) -> None:
    town = Town(ingrid_heizer="squ_a", glaubel="squ_a").give("ingrid_heizer", item)
    town.activate("ingrid_heizer").play("talk(glaubel)")
    assert town.until(f"use_item({item})") and town.heard("talk-rolled")


def test_uniform_raises_rank_and_appearance() -> None:
    town = Town(jacek="squ_a", kloss_doc_1="squ_b").give("jacek", "uniform")
    assert town.stat("jacek", "rank") == 5
    town = Town(kloss_doc_1="squ_a", glaubel="squ_a").give("glaubel", "uniform")
    town.activate("hans_kloss").dice(4, 3).play("talk(glaubel)").settle()
    assert town.heard("talk-rolled")[-1]["count"] == 8  # Kloss gains 1 against uniforms


def test_uniform_leaves_a_woman_a_civilian() -> None:
    town = Town(kloss_doc_1="squ_a", marta_becher="squ_a").give("marta_becher", "uniform")
    assert town.stat("marta_becher", "rank") == 8
    town.activate("hans_kloss").dice(6, 4, 3).play("talk(marta_becher)").settle()
    assert town.heard("talk-rolled")[-1]["count"] == 7


def test_iron_cross_raises_rank_by_one() -> None:
    assert Town(jacek="squ_a").give("jacek", "iron_cross").stat("jacek", "rank") == 4


def test_travel_pass_adds_two_in_document_controls() -> None:
    town = Town(jacek="squ_b").give("jacek", "travel_pass").activate("jacek")
    town.token("hotel", "th_de_control_1", up=True).dice(4, 4)
    town.play("step(hotel)", "use_item(travel_pass)").settle()
    assert town.heard("test-rolled")[-1]["count"] == 9 and town.at("jacek") == "hotel"
    assert town.holds("jacek") == ["travel_pass"]


def test_false_papers_pass_a_control_without_a_roll() -> None:
    town = Town(jacek="squ_b").give("jacek", "false_papers").activate("jacek")
    town.token("hotel", "th_de_control_3", up=True)
    town.play("step(hotel)", "use_item(false_papers)").settle()
    assert town.at("jacek") == "hotel" and not town.heard("test-rolled")
    assert town.holds("jacek") == [] and town.tokens() == {}


def test_binoculars_look_at_a_token_three_fields_away() -> None:
    town = Town(jacek="squ_a").give("jacek", "binoculars").token("hotel", "th_de_trap")
    town.activate("jacek").play("use_item(binoculars)")
    assert town.heard("token-seen") == [{"threat": "th_de_trap", "field": "hotel"}]
    assert town.holds("jacek") == ["binoculars"] and "use_item(binoculars)" not in town.offers()


def test_binoculars_do_not_reach_further() -> None:
    town = Town(jacek="adm_east").give("jacek", "binoculars").token("hotel", "th_de_trap")
    assert "use_item(binoculars)" not in town.activate("jacek").offers()


def test_torch_adds_one_to_a_dismissal() -> None:
    town = Town(jacek="hotel").give("jacek", "torch").token("hotel", "th_de_trap").activate("jacek")
    town.dice(4, 4).play("dismiss", "use_item(torch)").settle()
    assert town.heard("test-rolled")[-1]["count"] == 9 and town.tokens() == {}
    assert town.holds("jacek") == ["torch"]


def test_camera_brings_two_evidence_on_an_enemy_met() -> None:
    town = Town(jacek="squ_a", glaubel="squ_a").give("jacek", "camera").activate("jacek")
    town.play("use_item(camera)")
    assert town.track("polish", "purple") == 2 and town.holds("jacek") == []


def test_bicycle_rides_two_fields_from_a_street() -> None:
    town = Town(jacek="squ_a").give("jacek", "bicycle").activate("jacek")
    town.play("use_item(bicycle)", "field(squ_b)", "field(squ_c)")
    assert town.at("jacek") == "squ_c" and town.spent("jacek") == 0
    town = Town(jacek="hotel").give("jacek", "bicycle").activate("jacek")
    assert not town.until("use_item(bicycle)")


def test_ration_cards_add_two_ap() -> None:
    town = Town(jacek="squ_a").give("jacek", "ration_cards").pool(5, 5).activate("jacek")
    assert town.play("use_item(ration_cards)").state.pool == [7, 5]


def test_newspaper_draws_a_reaction_card() -> None:
    town = Town(jacek="squ_a").give("jacek", "newspaper").activate("jacek")
    assert len(town.play("use_item(newspaper)").state.rx_hand[0]) == 1


def test_intercepted_letter_brings_one_evidence_of_any_colour() -> None:
    town = Town(jacek="squ_a", glaubel="park", marta_becher="park")
    town.give("jacek", "intercepted_letter").activate("jacek")
    town.play("use_item(intercepted_letter)", "color(blue)")
    assert town.track("polish", "blue") == 1


def test_code_book_draws_two_location_cards() -> None:
    town = Town(jacek="squ_a").give("jacek", "code_book").activate("jacek")
    assert len(town.play("use_item(code_book)").state.lc_hand[0]) == 2


@pytest.mark.parametrize(
    ("item", "total"), [("pistol", 9), ("pistol_vis", 8), ("rifle", 8), ("bayonet", 7)]
)
def test_weapons_add_their_modifier_and_leave_the_game(item: str, total: int) -> None:
    town = Town(jacek="squ_a", glaubel="squ_a").mission("jacek", "ms_jacek_1").give("jacek", item)
    town.activate("jacek").dice(4, 3).play(f"attack({item})", "agent(glaubel)").settle()
    assert town.heard("attack-rolled")[-1]["count"] == total and town.holds("jacek") == []


def test_pistol_breaks_a_lock() -> None:
    breaks_a_lock("pistol")


def test_pistol_vis_breaks_a_lock() -> None:
    breaks_a_lock("pistol_vis")


def test_bayonet_breaks_a_lock() -> None:
    breaks_a_lock("bayonet")


def test_crowbar_breaks_a_lock() -> None:
    breaks_a_lock("crowbar")


def breaks_a_lock(item: str) -> None:
    town = Town(jacek="hotel").give("jacek", item).stack("hotel", "tile_hotel_1").activate("jacek")
    town.play("search", f"tool({item})").settle()
    [held] = town.holds("jacek")
    assert held.startswith("ts_") and not town.heard("safe-rolled")


def test_rifle_reaches_a_neighbouring_field() -> None:
    town = Town(jacek="squ_a", glaubel="squ_b").mission("jacek", "ms_jacek_1")
    town.give("jacek", "rifle").activate("jacek").dice(6, 6)
    town.play("attack(rifle)", "agent(glaubel)").settle()
    assert town.status("glaubel") == "dead"
    town = Town(jacek="squ_a", glaubel="squ_b").mission("jacek", "ms_jacek_1")
    assert "attack(pistol)" not in town.give("jacek", "pistol").activate("jacek").offers()


def test_grenade_explodes_after_the_activation() -> None:
    town = Town(jacek="squ_a", glaubel="squ_a", marta_becher="squ_a").give("jacek", "grenade")
    town.mission("jacek", "ms_jacek_1").activate("jacek").play("attack(grenade)", "step(squ_b)")
    town.settle()
    assert town.status("glaubel") == "free"
    town.dice(2, 6).play("end_activation").settle()  # purple before blue
    assert [town.status(agent) for agent in ("glaubel", "marta_becher")] == ["dead", "free"]
    assert town.status("jacek") == "free"  # he is not there any more


def test_dynamite_destroys_a_location_at_the_end_of_the_stage() -> None:
    town = Town(jacek="hotel", glaubel="hotel", georg="squ_b").give("jacek", "dynamite")
    town.mission("jacek", "ms_jacek_1").activate("jacek").play("attack(dynamite)", "step(squ_b)")
    town.settle().play("step(squ_a)").settle()
    town.play("end_activation").settle()
    town.state.agenda.clear()
    town.dice(1, 5).end_stage()
    assert town.status("glaubel") == "dead" and town.status("georg") == "free"
    assert town.state.destroyed == 1 << names.LOCATIONS.index("hotel")


def test_dynamite_is_for_locations_only() -> None:
    town = Town(jacek="squ_a").give("jacek", "dynamite").mission("jacek", "ms_jacek_1")
    assert "attack(dynamite)" not in town.activate("jacek").offers()


@pytest.mark.rule("STA-13.1")
def test_dollars_1000_bribe_up_to_rank_three() -> None:
    assert bribed("dollars_1000") == ["bruno_dreher"]


@pytest.mark.rule("STA-13.1")
def test_dollars_2000_bribe_up_to_rank_six() -> None:
    assert bribed("dollars_2000") == ["glaubel", "marta_becher", "bruno_dreher"]


@pytest.mark.rule("STA-13.1")
def test_dollars_3000_bribe_anybody() -> None:
    expected = ["hermann_brunner", "glaubel", "marta_becher", "bruno_dreher"]
    assert sorted(bribed("dollars_3000")) == sorted(expected)


def bribed(item: str) -> list[str]:
    """Return who could be bribed, of Dreher (3), Glaubel (4), Becher (6) and Brunner (8)."""
    town = Town(
        jacek="squ_a",
        glaubel="squ_a",
        marta_becher="squ_a",
        bruno_dreher="squ_a",
        hermann_brunner="squ_a",
    )
    offers = town.give("jacek", item).activate("jacek").offers()
    found = [offer[6:-1] for offer in offers if offer.startswith("bribe")]
    order = ["hermann_brunner", "glaubel", "marta_becher", "bruno_dreher"]
    return [agent for agent in order if agent in found]


def test_safe_opens_above_its_lock_and_holds_a_top_secret_card() -> None:
    for dice, opened in (((4, 3), False), ((4, 4), True)):
        town = Town(jacek="hotel").stack("hotel", "tile_hotel_1").activate("jacek").dice(*dice)
        town.play("search", "roll").settle()
        assert len(town.holds("jacek")) == opened
        assert town.heard("safe-found")


def test_stamp_and_document_make_a_top_secret_card() -> None:
    town = Town(jacek="squ_a").give("jacek", "stamp", "document").activate("jacek")
    town.play("use_item(stamp)", "piece(tile_courts_1)")
    [held] = town.holds("jacek")
    assert held.startswith("ts_")


def test_document_and_stamp_make_a_top_secret_card() -> None:
    town = Town(jacek="squ_a").give("jacek", "stamp", "document").activate("jacek")
    town.play("use_item(document)", "piece(tile_labour_office_3)")
    [held] = town.holds("jacek")
    assert held.startswith("ts_")
    town = Town(glaubel="squ_a").give("glaubel", "stamp", "document").activate("glaubel")
    assert not [offer for offer in town.offers() if offer.startswith("use_item")]  # Poles only


def test_first_aid_kit_saves_from_an_attack() -> None:
    town = Town(jacek="squ_a", glaubel="squ_a").mission("jacek", "ms_jacek_1")
    town.give("jacek", "pistol").give("glaubel", "first_aid_kit").activate("jacek").dice(6, 6)
    town.play("attack(pistol)", "agent(glaubel)", "use_item(first_aid_kit)").settle()
    assert town.status("glaubel") == "free" and town.holds("glaubel") == []
    assert town.track("german", "yellow") == 3  # STA-12.7: the attack counts as failed


def test_first_aid_kit_does_not_help_against_a_grenade() -> None:
    town = Town(jacek="squ_a", glaubel="squ_a").mission("jacek", "ms_jacek_1")
    town.give("jacek", "grenade").give("glaubel", "first_aid_kit").activate("jacek")
    town.play("attack(grenade)", "step(squ_b)").settle().dice(1).play("end_activation")
    assert town.status("glaubel") == "dead"


def test_handcuffs_lower_the_test_of_an_arrest() -> None:
    town = Town(hermann_brunner="squ_a", jacek="squ_a").evidence("german", yellow=6)
    town.give("hermann_brunner", "handcuffs").activate("hermann_brunner").dice(5, 5)
    town.play("arrest(jacek)", "use_item(handcuffs)").settle()
    assert town.heard("test-rolled")[-1]["count"] == 8 and town.status("jacek") == "prisoner"


def test_every_item_has_a_test() -> None:
    tests = [name for name in globals() if name.startswith("test_")]
    for id in names.ITEMS:
        assert any(name.startswith(f"test_{id}_") for name in tests), id
