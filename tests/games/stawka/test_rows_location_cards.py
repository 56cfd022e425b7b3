"""Every location card does what its text says (content file, 8)."""

from __future__ import annotations

import pytest

from konspira.games.stawka.content import names
from support.stawka_rows import Town

pytestmark = pytest.mark.rule("STA-16.3", "STA-16.4")


def played(
    card: str, *choices: str, agent: str = "", town: Town | None = None, **more: str
) -> Town:
    """The card played by an agent of its side who stands in its location."""
    location = card[6:]
    who = agent or ("jacek" if card.startswith("lc_pl") else "glaubel")
    town = town or Town(**{who: location}, **more)
    town.card(card).activate(who).play(f"play_card({card})", *choices)
    seat = 0 if card.startswith("lc_pl") else 1
    assert names.LOCATION_CARDS.index(card) in town.state.lc_gone[seat]
    return town


def setting(card: str, **more: str) -> Town:
    """A town with the usual agent in the card's location."""
    who = "jacek" if card.startswith("lc_pl") else "glaubel"
    return Town(**{who: card[6:]}, **more)


def offered(card: str, town: Town) -> bool:
    who = "jacek" if card.startswith("lc_pl") else "glaubel"
    return f"play_card({card})" in town.card(card).activate(who).offers()


# -- Polish cards ----------------------------------------------------------------------------------


def test_lc_pl_gestapo_frees_a_prisoner() -> None:
    town = setting("lc_pl_gestapo", georg="park", ingrid_heizer="squ_a").jailed("georg")
    played("lc_pl_gestapo", "field(hotel)", town=town)
    assert (town.status("georg"), town.at("georg")) == ("free", "hotel")


def test_lc_pl_gestapo_without_a_prisoner_removes_one_evidence() -> None:
    town = setting("lc_pl_gestapo", georg="park").evidence("german", blue=4, yellow=1)
    played("lc_pl_gestapo", "agent(georg)", town=town)
    assert town.track("german", "blue") == 3


def test_lc_pl_jail_frees_a_prisoner_in_the_jail() -> None:
    town = setting("lc_pl_jail", georg="park", ingrid_heizer="squ_a").jailed("georg")
    played("lc_pl_jail", town=town)
    assert (town.status("georg"), town.at("georg")) == ("free", "jail")


def test_lc_pl_jail_without_a_prisoner_takes_the_top_tile() -> None:
    town = setting("lc_pl_jail").stack("jail", "tile_jail_3", "tile_jail_1")
    played("lc_pl_jail", "piece(tile_jail_3)", "keep", town=town)
    assert town.holds("jacek") == ["intercepted_letter"] and town.state.marks == [0] * 26


def test_lc_pl_police_post_removes_a_german_token() -> None:
    town = setting("lc_pl_police_post").token("hotel", "th_de_trap")
    assert played("lc_pl_police_post", town=town).tokens() == {}


def test_lc_pl_labour_office_removes_two_evidence_on_the_agent_here() -> None:
    town = setting("lc_pl_labour_office").evidence("german", yellow=5)
    assert played("lc_pl_labour_office", town=town).track("german", "yellow") == 3


def test_lc_pl_courts_removes_two_evidence_but_not_from_kloss() -> None:
    removes_two("lc_pl_courts")


def test_lc_pl_church_removes_two_evidence_but_not_from_kloss() -> None:
    removes_two("lc_pl_church")


def removes_two(card: str) -> None:
    town = setting(card, georg="adm_a", kloss_doc_1="adm_a")
    town.evidence("german", blue=5, black=5, yellow=1)
    town.card(card).activate("jacek").play(f"play_card({card})")
    assert "agent(hans_kloss)" not in town.offers()
    assert town.play("agent(georg)").track("german", "blue") == 3


def test_lc_pl_officers_flats_talks_to_a_uniform_in_the_sector_without_a_rank_check() -> None:
    town = setting("lc_pl_officers_flats", hermann_brunner="adm_east", glaubel="adm_east")
    town.dice(5, 5)
    played("lc_pl_officers_flats", town=town).settle()
    assert town.heard("talk-ended")[-1] == {
        "agent": "jacek",
        "agent_target": "hermann_brunner",
        "count": 2,
    }
    assert not town.heard("rank-rolled") and town.spent("jacek") == 0
    assert "search" in town.offers()  # it was no action


def test_lc_pl_station_travels_anywhere_but_to_the_military_sector() -> None:
    town = setting("lc_pl_station").card("lc_pl_station").activate("jacek")
    town.play("play_card(lc_pl_station)", "field(market)")
    assert town.at("jacek") == "market"
    town = Town(jacek="station", georg="bunker").card("lc_pl_station").activate("jacek")
    town.play("play_card(lc_pl_station)")
    assert "field(factory)" in town.offers() and "field(bunker)" not in town.offers()


def test_lc_pl_hospital_removes_one_evidence_and_raises_defence() -> None:
    town = setting("lc_pl_hospital").evidence("german", yellow=5)
    played("lc_pl_hospital", town=town)
    assert town.track("german", "yellow") == 4 and town.stat("jacek", "defence") == 11


def test_lc_pl_tenement_takes_a_mission_of_choice() -> None:
    town = played("lc_pl_tenement", "mission(ms_jacek_2)", town=setting("lc_pl_tenement"))
    assert town.has_mission("jacek")
    assert not offered("lc_pl_tenement", setting("lc_pl_tenement").mission("jacek", "ms_jacek_1"))


def test_lc_pl_market_drops_an_item_and_takes_one_of_three_tiles() -> None:
    town = setting("lc_pl_market").give("jacek", "flowers")
    town.stack("courts", "tile_courts_1", "tile_courts_2", "tile_courts_3", "tile_courts_4")
    town.card("lc_pl_market").activate("jacek").play("play_card(lc_pl_market)")
    if town.asks() == "pay-item":
        town.play(town.offers()[0])
    town.play("field(courts)")
    assert len(town.offers()) == 3
    town.play("piece(tile_courts_3)", "keep")
    assert town.holds("jacek") == ["false_papers"]
    assert not offered("lc_pl_market", setting("lc_pl_market"))  # nothing to drop


def test_lc_pl_cemetery_exchanges_items_with_an_agent_anywhere() -> None:
    town = setting("lc_pl_cemetery", georg="park").give("jacek", "tile_jail_1")
    town.give("georg", "tile_jail_4")
    town.card("lc_pl_cemetery").activate("jacek").play("play_card(lc_pl_cemetery)")
    if "agent(georg)" in town.offers():
        town.play("agent(georg)")
    town.play("piece(tile_jail_1)", "piece(tile_jail_4)", "pass")
    assert (town.holds("jacek"), town.holds("georg")) == (["bayonet"], ["cigarettes"])


def test_lc_pl_hotel_talks_without_a_rank_check() -> None:
    town = setting("lc_pl_hotel", hermann_brunner="squ_c").dice(5, 5)
    played("lc_pl_hotel", town=town).settle()
    assert town.track("polish", "black") == 2 and not town.heard("rank-rolled")


def test_lc_de_hotel_talks_without_a_rank_check() -> None:
    town = setting("lc_de_hotel", georg="squ_c").dice(5, 5)
    played("lc_de_hotel", town=town).settle()
    assert town.track("german", "blue") == 2 and not town.heard("rank-rolled")


def test_lc_pl_theatre_brings_an_agent() -> None:
    town = setting("lc_pl_theatre", georg="park", ingrid_heizer="park")
    played("lc_pl_theatre", "agent(georg)", town=town)
    assert town.at("georg") == "theatre"


def test_lc_pl_phone_booth_gives_a_mission_to_an_agent_at_a_telephone() -> None:
    town = setting("lc_pl_phone_booth", georg="hotel", ingrid_heizer="park")
    town.card("lc_pl_phone_booth").activate("jacek").play("play_card(lc_pl_phone_booth)")
    assert "agent(ingrid_heizer)" not in town.offers()
    town.play("agent(georg)", "mission(ms_georg_1)")
    assert town.has_mission("georg")


def test_lc_pl_abwehr_brings_two_evidence_on_an_enemy_who_is_not_black() -> None:
    town = setting("lc_pl_abwehr", glaubel="adm_a", marta_becher="adm_a", stedtke="adm_a")
    town.card("lc_pl_abwehr").activate("jacek").play("play_card(lc_pl_abwehr)")
    assert "color(black)" not in town.offers()
    assert town.play("color(blue)").track("polish", "blue") == 2


def test_lc_pl_barracks_takes_one_of_three_tiles() -> None:
    takes_one_of_three("lc_pl_barracks", "jacek")


def test_lc_de_quay_takes_one_of_three_tiles() -> None:
    takes_one_of_three("lc_de_quay", "glaubel")


def takes_one_of_three(card: str, agent: str) -> None:
    place = card[6:]
    town = setting(card).stack(place, *[f"tile_{place}_{n}" for n in (1, 2, 3, 4)])
    town.card(card).activate(agent).play(f"play_card({card})")
    assert town.offers() == [f"piece(tile_{place}_{n})" for n in (1, 2, 3)]
    town.play(f"piece(tile_{place}_2)", "keep")
    assert town.holds(agent) == ["grenade"] and town.state.marks == [0] * 26
    assert town.tile_ids(place) == [f"tile_{place}_{n}" for n in (1, 3, 4)]


def test_lc_pl_bunker_scores_and_costs_the_germans_a_card() -> None:
    town = setting("lc_pl_bunker").card("lc_de_bunker")
    played("lc_pl_bunker", town=town)
    assert town.state.vp == [1, 0] and town.state.lc_hand[1] == []


def test_lc_pl_quay_sends_an_item_away_for_two_points() -> None:
    town = setting("lc_pl_quay").give("jacek", "tile_jail_1")
    town.card("lc_pl_quay").activate("jacek").play("play_card(lc_pl_quay)", "piece(tile_jail_1)")
    assert town.state.vp == [2, 0] and town.holds("jacek") == []
    assert not offered("lc_pl_quay", setting("lc_pl_quay"))


def test_lc_pl_cafe_talks_with_one_more() -> None:
    town = setting("lc_pl_cafe", glaubel="har_a").dice(3, 4)
    played("lc_pl_cafe", town=town).settle()
    assert town.heard("talk-rolled")[-1]["count"] == 8 and not town.heard("rank-rolled")


def test_lc_pl_factory_scores_but_leaves_a_trace() -> None:
    town = played("lc_pl_factory", town=setting("lc_pl_factory"))
    assert town.state.vp == [2, 0] and town.track("german", "yellow") == 1


def test_lc_pl_design_office_turns_an_item_into_a_top_secret_card() -> None:
    town = setting("lc_pl_design_office").give("jacek", "tile_jail_1").card("lc_pl_design_office")
    town.activate("jacek").play("play_card(lc_pl_design_office)", "piece(tile_jail_1)")
    [held] = town.holds("jacek")
    assert held.startswith("ts_")


def test_lc_pl_reil_office_discards_a_german_location_card_of_choice() -> None:
    town = (
        setting("lc_pl_reil_office").card("lc_de_bunker", "lc_de_market").card("lc_pl_reil_office")
    )
    town.activate("jacek").play("play_card(lc_pl_reil_office)", "drop_card(lc_de_bunker)")
    assert town.heard("hand-seen") == [{"cards": {"lc_de_bunker": 1, "lc_de_market": 1}}]
    assert town.state.lc_hand[1] == [names.LOCATION_CARDS.index("lc_de_market")]


def test_lc_pl_ss_villa_tests_the_guest() -> None:
    for dice, held, evidence in (((5, 4), 1, 0), ((4, 4), 0, 1)):
        town = setting("lc_pl_ss_villa").dice(*dice)
        played("lc_pl_ss_villa", town=town).settle()
        assert len(town.holds("jacek")) == held and town.track("german", "yellow") == evidence


def test_lc_pl_park_lets_an_agent_walk_five_fields() -> None:
    walks_five("lc_pl_park", "georg")


def test_lc_de_barracks_lets_an_agent_walk_five_fields() -> None:
    walks_five("lc_de_barracks", "marta_becher")


def walks_five(card: str, agent: str) -> None:
    town = setting(card, **{agent: "cit_a"})
    played(card, f"agent({agent})", town=town)
    way = ["cit_b", "cit_east", "cit_c", "cit_d", "market"]
    town.play(*[f"field({field})" for field in way])
    assert town.at(agent) == "market" and town.spent(agent) == 0
    assert town.asks() == "activation-menu"


def test_lc_pl_forester_lodge_clears_the_sector_and_robs_a_german() -> None:
    town = setting("lc_pl_forester_lodge", glaubel="sub_a").give("glaubel", "flowers")
    town.token("church", "th_de_trap").token("market", "th_de_alarm")
    played("lc_pl_forester_lodge", town=town)
    assert town.tokens() == {"market": "th_de_alarm"} and town.holds("glaubel") == []


# -- German cards ----------------------------------------------------------------------------------


def test_lc_de_gestapo_interrogates_with_two_more() -> None:
    town = setting("lc_de_gestapo", jacek="park", georg="park", ingrid_heizer="squ_a")
    town.jailed("jacek").evidence("german", yellow=3).dice(3, 3)
    played("lc_de_gestapo", town=town)
    assert town.heard("interrogated")[-1]["count"] == 9  # dice 6, track 1, card 2
    assert "interrogate(jacek)" in town.offers()  # STA-10.9: outside the limit


def test_lc_de_gestapo_without_a_prisoner_brings_one_evidence() -> None:
    town = setting("lc_de_gestapo", jacek="park", georg="park", kloss_doc_1="park")
    town.card("lc_de_gestapo").activate("glaubel").play("play_card(lc_de_gestapo)")
    assert "color(black)" not in town.offers()
    assert town.play("color(blue)").track("german", "blue") == 1


def test_lc_de_jail_brings_two_evidence_on_a_prisoner() -> None:
    town = setting("lc_de_jail", jacek="park", georg="park", ingrid_heizer="squ_a")
    played("lc_de_jail", town=town.jailed("jacek"))
    assert town.track("german", "yellow") == 2


def test_lc_de_jail_without_a_prisoner_places_a_random_token() -> None:
    town = setting("lc_de_jail").card("lc_de_jail").activate("glaubel")
    town.play("play_card(lc_de_jail)", "field(hotel)")
    assert list(town.tokens()) == ["hotel"]


def test_lc_de_police_post_brings_evidence_on_all_poles_but_kloss() -> None:
    town = setting("lc_de_police_post", jacek="pol_a", georg="pol_b", kloss_doc_1="pol_c")
    played("lc_de_police_post", town=town)
    assert [town.track("german", color) for color in ("yellow", "blue", "black")] == [1, 1, 0]


def test_lc_de_labour_office_burdens_yellow_or_purple() -> None:
    burdens("lc_de_labour_office", ["yellow", "purple"])


def test_lc_de_design_office_burdens_purple_or_blue() -> None:
    burdens("lc_de_design_office", ["purple", "blue"])


def burdens(card: str, colors: list[str]) -> None:
    town = setting(card, jacek="adm_a", ingrid_heizer="adm_a", georg="adm_a", kloss_doc_1="adm_a")
    town.card(card).activate("glaubel").play(f"play_card({card})")
    assert town.offers() == [f"color({color})" for color in colors]
    assert town.play(f"color({colors[1]})").track("german", colors[1]) == 2


def test_lc_de_courts_tries_an_arrest_with_four_evidence() -> None:
    town = setting("lc_de_courts", hermann_brunner="squ_a", jacek="squ_a").evidence(
        "german", yellow=4
    )
    town.dice(4, 4)
    played("lc_de_courts", town=town).settle()
    assert town.status("jacek") == "prisoner" and town.spent("hermann_brunner") == 0
    town = setting("lc_de_courts", hermann_brunner="squ_a", jacek="squ_b")
    assert not offered("lc_de_courts", town.evidence("german", yellow=9))


def test_lc_de_officers_flats_removes_two_evidence_on_a_german() -> None:
    town = setting("lc_de_officers_flats", marta_becher="park")
    town.evidence("polish", blue=5, purple=2)
    played("lc_de_officers_flats", "agent(marta_becher)", town=town)
    assert town.track("polish", "blue") == 3


def test_lc_de_station_keeps_poles_in_the_sector_but_not_kloss() -> None:
    town = setting("lc_de_station", jacek="rai_south", kloss_doc_1="rai_south", georg="park")
    played("lc_de_station", town=town)
    exits = {}
    for agent in ("jacek", "hans_kloss"):
        other = town.activate(agent)
        exits[agent] = [o for o in other.offers() if o.startswith("step") and "rai" not in o]
    assert exits["jacek"] == [] and exits["hans_kloss"]


def test_lc_de_hospital_burdens_a_pole_and_clears_the_agent_here() -> None:
    town = setting("lc_de_hospital", jacek="park", georg="park", kloss_doc_1="park")
    town.evidence("polish", purple=4).card("lc_de_hospital").activate("glaubel")
    town.play("play_card(lc_de_hospital)")
    assert "color(black)" not in town.offers()
    town.play("color(yellow)")
    assert town.track("german", "yellow") == 1 and town.track("polish", "purple") == 3


def test_lc_de_tenement_reads_the_markers() -> None:
    town = setting("lc_de_tenement", jacek="park", georg="park")
    town.state.marks[names.LOCATIONS.index("tenement")] = 0b0101  # yellow and blue
    played("lc_de_tenement", town=town)
    assert [town.track("german", color) for color in ("yellow", "purple", "blue")] == [1, 0, 1]


def test_lc_de_market_robs_every_pole_in_the_sector() -> None:
    town = setting("lc_de_market", jacek="cit_a", georg="cit_b", kloss_doc_1="park")
    town.give("jacek", "flowers").give("georg", "torch").give("hans_kloss", "cognac")
    played("lc_de_market", town=town)
    assert [town.holds(a) for a in ("jacek", "georg", "hans_kloss")] == [[], [], ["cognac"]]


def test_lc_de_cemetery_places_a_token_of_choice() -> None:
    town = setting("lc_de_cemetery").card("lc_de_cemetery").activate("glaubel")
    town.play("play_card(lc_de_cemetery)", "threat(th_de_trap)", "field(hotel)")
    assert town.tokens() == {"hotel": "th_de_trap"}


def test_lc_de_theatre_talks_without_a_rank_check() -> None:
    town = setting("lc_de_theatre", georg="squ_c").dice(5, 5)
    played("lc_de_theatre", town=town).settle()
    assert town.track("german", "blue") == 2 and not town.heard("rank-rolled")


def test_lc_de_phone_booth_discards_a_polish_reaction_card_of_choice() -> None:
    town = setting("lc_de_phone_booth").reaction("polish", "rx_tail", "rx_alibi")
    played("lc_de_phone_booth", "drop_reaction(rx_alibi)", town=town)
    assert town.state.rx_hand[0] == [names.REACTIONS.index("rx_tail")]
    assert town.heard("hand-seen") == [{"cards": {"rx_tail": 1, "rx_alibi": 1}}]


def test_lc_de_abwehr_scores_and_looks_at_a_mission() -> None:
    town = setting("lc_de_abwehr", jacek="adm_a", georg="adm_a").mission("jacek", "ms_jacek_2")
    played("lc_de_abwehr", town=town)  # Georg has none
    assert town.state.vp == [0, 1]
    assert town.heard("mission-seen")[-1] == {"agent": "jacek", "card": "ms_jacek_2"}


def test_lc_de_bunker_adds_four_ap() -> None:
    assert played("lc_de_bunker", town=setting("lc_de_bunker").pool(9, 9)).state.pool == [9, 13]


def test_lc_de_cafe_brings_two_evidence_but_one_on_kloss() -> None:
    town = setting("lc_de_cafe", jacek="har_a", kloss_doc_1="har_b")
    assert played("lc_de_cafe", "agent(jacek)", town=town).track("german", "yellow") == 2
    town = setting("lc_de_cafe", jacek="har_a", kloss_doc_1="har_b")
    assert played("lc_de_cafe", "agent(hans_kloss)", town=town).track("german", "black") == 1


def test_lc_de_factory_places_a_token_of_choice() -> None:
    town = setting("lc_de_factory").card("lc_de_factory").activate("glaubel")
    town.play("play_card(lc_de_factory)", "threat(th_de_control_3)", "field(market)")
    assert town.tokens() == {"market": "th_de_control_3"}


def test_lc_de_reil_office_scores_and_draws_a_reaction_card() -> None:
    town = played("lc_de_reil_office", town=setting("lc_de_reil_office"))
    assert town.state.vp == [0, 1] and len(town.state.rx_hand[1]) == 1


def test_lc_de_ss_villa_scores_two_points() -> None:
    assert played("lc_de_ss_villa", town=setting("lc_de_ss_villa")).state.vp == [0, 2]


def test_lc_de_park_burdens_a_pole_and_keeps_him_in_the_sector() -> None:
    town = setting("lc_de_park", jacek="res_south", kloss_doc_1="res_south", georg="adm_a")
    town = played("lc_de_park", town=town)
    assert town.track("german", "yellow") == 1
    steps = [o for o in town.activate("jacek").offers() if o.startswith("step")]
    assert steps and all("res" in step for step in steps)


def test_lc_de_church_burdens_every_pole_in_the_sector() -> None:
    town = setting("lc_de_church", jacek="sub_a", kloss_doc_1="sub_b", georg="adm_a")
    played("lc_de_church", town=town)
    assert [town.track("german", color) for color in ("yellow", "black", "blue")] == [1, 1, 0]


def test_lc_de_forester_lodge_puts_an_ss_officer_beside_a_pole() -> None:
    town = setting("lc_de_forester_lodge", jacek="sub_a", hermann_brunner="adm_a")
    played("lc_de_forester_lodge", town=town)
    assert town.at("hermann_brunner") == "sub_a"


def test_every_location_card_has_a_test() -> None:
    tests = [name for name in globals() if name.startswith("test_")]
    for id in names.LOCATION_CARDS:
        assert any(name.startswith(f"test_{id}_") for name in tests), id
