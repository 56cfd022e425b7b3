"""Why a text cannot name an object: its kind, its filter, its conditions, its effects."""

from __future__ import annotations

import pytest

from konspira.games.stawka.abilities import words
from konspira.games.stawka.content.names import LOCATIONS, MISSIONS, TILES
from konspira.games.stawka.procedures import looking
from konspira.games.stawka.rules import SAFE
from konspira.games.stawka.state import Stawka
from konspira.games.stawka.town import figures, items
from konspira.kernel.step import Step
from support.stawka import asked, scene
from support.stawka_rows import Town

Reason = tuple[str, str, dict[str, object]]
CARD = "STA-16.4"


def reason(town: Town, choice: str) -> Reason:
    """Return what the asked player is told, of the table as it is now: rule, code and facts."""
    town.state.asked = -1
    town.state.advance()
    return told(town.state, choice)


def told(state: Stawka, choice: str) -> Reason:
    found = state.refusal(asked(state), choice)
    assert found is not None, choice
    return found.rule, found.code, found.facts


def plays(town: Town, agent: str, card: str) -> Town:
    """An agent in its place plays this card and is asked for an object."""
    town.card(card).activate(agent).play(f"play_card({card})")
    while town.asks() == "pay-item":
        town.play(town.offers()[0])
    assert town.asks() == "choose-object", town.asks()
    return town


def put(town: Town, step: Step[Stawka]) -> Town:
    """A question in the middle of an activation."""
    town.state.agenda.append(step)
    town.state.asked = -1
    town.state.advance()
    return town


# -- agents ----------------------------------------------------------------------------------------


@pytest.mark.rule("STA-16.4")
def test_own_agents_but_not_the_user() -> None:
    town = Town(jacek="theatre", georg="squ_a", ingrid_heizer="rai_north", glaubel="squ_b")
    plays(town, "jacek", "lc_pl_theatre")
    assert reason(town, "agent(jacek)") == (CARD, "not-itself", {})
    assert reason(town, "agent(glaubel)") == (CARD, "not-your-agent", {})


@pytest.mark.rule("STA-16.4", "STA-6.2")
def test_an_enemy_in_uniform_in_the_sector_who_has_not_talked() -> None:
    town = Town(
        kloss_doc_1="officers_flats",
        glaubel="adm_a",
        hermann_brunner="adm_b",
        bruno_dreher="adm_c",
        erik_kopf="squ_a",
        jacek="squ_b",
    )
    town.state.pairs = 0
    plays(town, "hans_kloss", "lc_pl_officers_flats")
    assert reason(town, "agent(jacek)") == (CARD, "enemies-only", {})
    assert reason(town, "agent(glaubel)") == (CARD, "not-in-uniform", {})
    facts: dict[str, object] = {"sector": "administrative"}
    assert reason(town, "agent(erik_kopf)") == (CARD, "not-in-sector", facts)
    town.state.pairs = 1 << figures.pair(town.slot("hans_kloss"), town.slot("hermann_brunner"))
    assert reason(town, "agent(hermann_brunner)") == ("STA-6.2", "talked-already", {})


@pytest.mark.rule("STA-16.4", "STA-15.1", "STA-15.7")
def test_a_mission_by_telephone_for_somebody_without_one() -> None:
    town = Town(kloss_doc_1="phone_booth", jacek="gestapo", georg="hotel", ingrid_heizer="hotel")
    plays(town, "hans_kloss", "lc_pl_phone_booth")
    assert reason(town, "agent(hans_kloss)") == (CARD, "never-chief", {})
    slot = town.slot("jacek")
    town.move("jacek", "squ_a")
    assert reason(town, "agent(jacek)") == (CARD, "no-phone", {})
    town.move("jacek", "jail").mission("jacek", "ms_jacek_1")
    assert reason(town, "agent(jacek)") == ("STA-15.1", "has-mission", {})
    town.state.mission[slot], town.state.sets[slot] = -1, []
    assert reason(town, "agent(jacek)") == ("STA-15.7", "no-missions-left", {})


@pytest.mark.rule("STA-16.4", "STA-6.2")
def test_an_arrest_by_a_card_names_an_officer_and_a_suspect_of_his() -> None:
    town = Town(
        hermann_brunner="courts",
        erik_kopf="adm_a",
        glaubel="squ_a",
        jacek="courts",
        georg="adm_a",
        kloss_doc_1="courts",
    ).evidence("german", yellow=4, blue=4)
    plays(town, "hermann_brunner", "lc_de_courts")
    assert town.offers() == ["agent(hermann_brunner)", "agent(erik_kopf)"]
    assert reason(town, "agent(glaubel)") == (CARD, "ss-only", {})
    town.evidence("german", blue=3)
    assert reason(town, "agent(erik_kopf)") == (CARD, "no-partner", {})
    town.evidence("german", blue=4).move("georg", "courts")
    town.play("agent(hermann_brunner)")
    assert reason(town, "agent(hans_kloss)") == (CARD, "never-chief", {})
    facts: dict[str, object] = {"count": 3, "needed": 4}
    town.evidence("german", blue=3)
    assert reason(town, "agent(georg)") == (CARD, "too-little-evidence", facts)
    town.move("georg", "adm_a")
    assert reason(town, "agent(georg)") == (CARD, "not-met", {})


# -- what would come of it -------------------------------------------------------------------------


@pytest.mark.rule("STA-16.4", "STA-9.4", "STA-9.9")
def test_evidence_needs_an_open_track_with_room() -> None:
    town = Town(glaubel="cafe", jacek="har_a", georg="har_b", kloss_doc_1="har_c")
    plays(town, "glaubel", "lc_de_cafe")
    town.evidence("german", yellow=10)
    assert reason(town, "agent(jacek)") == ("STA-9.4", "track-full", {"count": 10})
    town.state.open &= ~(1 << 4)
    assert reason(town, "agent(jacek)") == ("STA-9.9", "track-closed", {})


@pytest.mark.rule("STA-16.4")
def test_evidence_that_disappears_must_be_there() -> None:
    town = Town(jacek="courts", georg="squ_a", ingrid_heizer="squ_b", kloss_doc_1="adm_a")
    town.evidence("german", yellow=1, blue=1, purple=1, black=1)
    plays(town, "jacek", "lc_pl_courts")
    assert reason(town, "agent(hans_kloss)") == (CARD, "never-chief", {})
    town.evidence("german", blue=0)
    assert reason(town, "agent(georg)") == (CARD, "track-empty", {})


@pytest.mark.rule("STA-16.4")
def test_black_and_colours_that_the_card_does_not_name() -> None:
    town = Town(glaubel="hospital", jacek="squ_a", georg="squ_b", kloss_doc_1="adm_a")
    plays(town, "glaubel", "lc_de_hospital")
    assert reason(town, "color(black)") == (CARD, "never-black", {})
    town = Town(glaubel="labour_office", jacek="squ_a", georg="squ_b", ingrid_heizer="adm_a")
    plays(town, "glaubel", "lc_de_labour_office")
    assert reason(town, "color(blue)") == (CARD, "color-not-named", {})
    assert reason(town, "color(black)")[1] in ("color-not-named", "track-closed")


@pytest.mark.rule("STA-16.4")
def test_a_peek_needs_a_mission_that_is_not_known() -> None:
    town = Town(glaubel="abwehr", jacek="cit_a", georg="cit_b", ingrid_heizer="adm_a")
    for name in ("jacek", "georg", "ingrid_heizer"):
        town.mission(name, next(one for one in MISSIONS if one.startswith(f"ms_{name}_")))
    plays(town, "glaubel", "lc_de_abwehr")
    town.state.peeked = 1 << town.slot("jacek")
    assert reason(town, "agent(jacek)") == (CARD, "mission-known", {})
    town.state.mission[town.slot("jacek")] = -1
    assert reason(town, "agent(jacek)") == (CARD, "no-mission", {})


@pytest.mark.rule("STA-16.4")
def test_a_loss_needs_somebody_who_holds_something() -> None:
    town = Town(jacek="forester_lodge", glaubel="sub_a", bruno_dreher="sub_b", marta_becher="sub_c")
    town.give("glaubel", "torch").give("bruno_dreher", "camera")
    plays(town, "jacek", "lc_pl_forester_lodge")
    facts: dict[str, object] = {"agent": "marta_becher"}
    assert reason(town, "agent(marta_becher)") == (CARD, "holds-nothing", facts)


@pytest.mark.rule("STA-16.4")
def test_a_walk_and_a_journey_lead_somewhere_else() -> None:
    town = Town(jacek="park", georg="squ_a", ingrid_heizer="rai_north")
    town.state.boons = [town.slot("georg"), words.LEAVE_FIELD, 0, words.THIS_STAGE]
    plays(town, "jacek", "lc_pl_park")
    assert reason(town, "agent(georg)") == (CARD, "cannot-walk", {"agent": "georg"})
    town = Town(jacek="hotel").give("jacek", "city_map").activate("jacek")
    town.play("use_item(city_map)")
    assert reason(town, "field(hotel)") == ("STA-18.4", "there-already", {"agent": "jacek"})
    facts: dict[str, object] = {"sector": "main_square"}
    assert reason(town, "field(market)") == ("STA-18.4", "not-in-sector", facts)
    town.state.destroyed = 1 << LOCATIONS.index("theatre")
    assert reason(town, "field(theatre)") == ("STA-12.13", "destroyed", {})
    town = plays(Town(["abwehr"], jacek="station"), "jacek", "lc_pl_station")
    facts = {"sector": "military"}
    assert reason(town, "field(abwehr)") == (CARD, "not-this-sector", facts)


@pytest.mark.rule("STA-18.4")
def test_binoculars_show_tokens_near_by_that_are_not_known() -> None:
    town = Town(jacek="adm_a").give("jacek", "binoculars").token("courts", "th_de_trap")
    town.token("labour_office", "th_de_alarm").token("cafe", "th_de_alarm")
    town.token("officers_flats", "th_de_trap", up=True)
    town.activate("jacek").play("use_item(binoculars)")
    assert reason(town, "field(officers_flats)") == ("STA-18.4", "token-known", {})
    assert reason(town, "field(adm_a)") == ("STA-18.4", "no-enemy-token", {})
    rule, code, facts = reason(town, "field(cafe)")
    assert (rule, code, facts["needed"]) == ("STA-18.4", "too-far", 3)
    assert isinstance(facts["count"], int) and facts["count"] > 3


# -- tiles and exchanges ---------------------------------------------------------------------------


def safe_of(town: Town) -> tuple[int, str]:
    """A safe, and the location on the board that it belongs to."""
    rules = town.game.rules
    tiles = [tile for place in rules.places for tile in range(place * 5, place * 5 + 5)]
    safe = next(tile for tile in tiles if rules.tags[rules.item_of[tile]] & SAFE)
    return safe, LOCATIONS[safe // 5]


@pytest.mark.rule("STA-18.14")
def test_tiles_are_drawn_where_some_lie_that_one_can_take() -> None:
    town = Town(jacek="market").give("jacek", "torch", "camera")
    safe, place = safe_of(town)
    plays(town, "jacek", "lc_pl_market")
    town.stack("courts")
    assert reason(town, "field(courts)") == ("STA-18.14", "no-tiles", {})
    town.stack(place, TILES[safe])
    town.state.known[safe] |= 1
    assert reason(town, f"field({place})") == ("STA-18.14", "only-safes", {})


@pytest.mark.rule("STA-18.14", "STA-19.4")
def test_a_tile_is_taken_or_ordered_from_those_looked_at() -> None:
    town = Town(jacek="squ_a").activate("jacek")
    safe, place = safe_of(town)
    other = safe // 5 * 5 + (safe % 5 + 1) % 5
    town.stack(place, TILES[other], TILES[safe])
    put(town, looking.ChooseTile(0, town.slot("jacek"), safe // 5, 3))
    facts: dict[str, object] = {"agent": "jacek", "location": place}
    assert reason(town, f"piece({TILES[safe]})") == ("STA-18.14", "safe-stays", facts)
    away = reason(town, "piece(tile_hotel_1)")
    assert away == ("STA-18.14", "not-looked-at", {"count": 2})
    assert reason(town, "pass") == ("STA-18.14", "must-take", {})

    town = Town(jacek="squ_a").activate("jacek")
    town.stack("hotel", "tile_hotel_1", "tile_hotel_2", "tile_hotel_3")
    put(town, looking.OrderTile(0, LOCATIONS.index("hotel"), 0, 3))
    assert reason(town, "piece(tile_hotel_4)") == ("STA-19.4", "not-looked-at", {"count": 3})
    town.play("piece(tile_hotel_3)")
    placed = reason(town, "piece(tile_hotel_3)")
    assert placed == ("STA-19.4", "ordered-already", {"count": 1})


@pytest.mark.rule("STA-18.5", "STA-18.2")
def test_an_exchange_needs_a_thing_held_and_room_for_it() -> None:
    town = Town(jacek="squ_a", georg="squ_a").give("jacek", "torch", "camera", "crowbar")
    town.give("georg", "binoculars").activate("jacek")
    torch = TILES[town.state.items[town.slot("jacek")][0]]
    glass = TILES[town.state.items[town.slot("georg")][0]]
    put(town, items.Exchange(0, town.slot("jacek"), town.slot("georg")))
    assert reason(town, "piece(tile_hotel_1)")[:2] == ("STA-18.5", "not-held")
    assert reason(town, f"piece({glass})") == ("STA-18.2", "no-room", {})
    town.play(f"piece({torch})")
    assert reason(town, f"piece({torch})") == ("STA-18.5", "handed-already", {})


@pytest.mark.rule("STA-16.4")
def test_an_exchange_with_somebody_is_for_nothing_where_both_have_nothing() -> None:
    town = Town(jacek="cemetery", georg="squ_a", ingrid_heizer="squ_b", kloss_doc_1="adm_a")
    town.give("georg", "torch").give("ingrid_heizer", "camera")
    plays(town, "jacek", "lc_pl_cemetery")
    assert reason(town, "agent(hans_kloss)") == (CARD, "nothing-to-exchange", {})


@pytest.mark.rule("STA-S5.2")
def test_the_card_of_the_closed_hotel_is_used_in_no_way() -> None:
    table = scene("s5_hotel_excelsior").agent("georg", "hotel")
    table.seat("polish", location_hand=["lc_pl_hotel"], converted=True)
    state = table.active("georg").state()
    for verb in ("play_card", "convert", "stash"):
        assert told(state, f"{verb}(lc_pl_hotel)") == ("STA-S5.2", "hotel-closed", {"count": 15})
