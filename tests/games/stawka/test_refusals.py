"""Why something is not offered: the first condition that is not met, with its rule."""

from __future__ import annotations

import pytest

from konspira.games.stawka.content.names import REACTIONS, TILES
from konspira.games.stawka.game import StawkaGame
from konspira.games.stawka.procedures import reactions
from konspira.games.stawka.refusals.reasons import REASONS
from konspira.games.stawka.state import Stawka
from konspira.kernel.events import Refusal
from konspira.kernel.loading import sealed
from konspira.words import Words
from support.stawka import GERMAN, POLISH, Scene, agent, asked, play, scene, start


def reason(state: Stawka, choice: str) -> tuple[str, str]:
    """The rule and the code that the asked player is told."""
    found = state.refusal(asked(state), choice)
    assert found is not None, choice
    return found.rule, found.code


def meeting(**more: object) -> Scene:
    """Puszke meets Jacek in the square; Georg and Brunner are elsewhere."""
    table = scene().agent("puszke", "squ_a", **more).agent("jacek", "squ_a")
    return table.agent("georg", "adm_a").agent("hermann_brunner", "pol_a").active("puszke")


# -- actions ---------------------------------------------------------------------------------------


@pytest.mark.rule("STA-10.1", "STA-10.2")
def test_an_arrest_needs_a_met_pole_evidence_and_the_right_to_it() -> None:
    state = meeting().state()
    assert reason(state, "arrest(georg)") == ("STA-10.1", "not-met")
    assert reason(state, "arrest(hans_kloss)") == ("STA-10.1", "never-kloss")
    assert reason(state, "arrest(hermann_brunner)") == ("STA-10.1", "no-enemy")
    assert reason(state, "arrest(jacek)") == ("STA-10.1", "too-little-evidence")
    facts = state.refusal(GERMAN, "arrest(jacek)")
    assert facts is not None
    assert facts.facts == {"count": 0, "needed": 6}

    suspected = meeting().seat("german", tracks={"yellow": 6, "purple": 6, "blue": 6})
    assert reason(suspected.state(), "arrest(jacek)") == ("STA-10.1", "no-right-to-arrest")
    suspected.data["talked"] = [["jacek", "puszke"]]
    assert reason(suspected.state(), "arrest(jacek)") == ("STA-10.2", "talked-already")

    by_pole = scene().agent("jacek", "squ_a").agent("puszke", "squ_a").active("jacek").state()
    assert reason(by_pole, "arrest(puszke)") == ("STA-10.1", "germans-only")


@pytest.mark.rule("STA-11.1")
def test_a_kidnapping_needs_a_prisoner_a_weapon_and_one_german_alone() -> None:
    def table(items: list[str], jailed: bool = True) -> Scene:
        found = scene().agent("jacek", "squ_a", items=items).agent("puszke", "squ_a")
        if jailed:
            found.agent("georg", "jail", status="prisoner")
        return found.active("jacek")

    free = table(["tile_gestapo_4"], jailed=False).state()
    assert reason(free, "kidnap(puszke)") == ("STA-11.1", "nobody-to-exchange")
    assert reason(table([]).state(), "kidnap(puszke)") == ("STA-11.1", "no-weapon")
    armed = table(["tile_gestapo_4"])
    assert reason(armed.state(), "kidnap(marta_becher)") == ("STA-11.1", "not-met")
    assert reason(armed.state(), "kidnap(puszke)") == ("STA-11.1", "too-little-evidence")
    armed.agent("marta_becher", "squ_a")
    assert reason(armed.state(), "kidnap(puszke)") == ("STA-11.1", "not-alone")
    officer = scene().agent("jacek", "squ_a", items=["tile_gestapo_4"]).active("jacek")
    officer.agent("hermann_brunner", "squ_a").agent("georg", "jail", status="prisoner")
    assert reason(officer.state(), "kidnap(hermann_brunner)") == ("STA-11.1", "never-ss")
    assert reason(meeting().state(), "kidnap(jacek)") == ("STA-11.1", "poles-only")


@pytest.mark.rule("STA-12.1", "STA-12.12", "STA-18.7")
def test_an_assassination_needs_a_weapon_a_mission_and_a_victim() -> None:
    def table(mission: str | None, field: str = "squ_a") -> Stawka:
        found = scene().agent("jacek", field, items=["tile_jail_4"], mission=mission)
        return found.agent("marta_becher", "adm_a").active("jacek").state()

    assert reason(table(None), "attack(crowbar)") == ("STA-18.7", "not-a-weapon")
    assert reason(table(None), "attack(rifle)") == ("STA-12.1", "not-held")
    assert reason(table(None), "attack(bayonet)") == ("STA-12.1", "no-assassination")
    assert reason(table("ms_jacek_1"), "attack(bayonet)") == ("STA-12.1", "nobody-in-reach")


@pytest.mark.rule("STA-12.1")
def test_a_victim_must_be_a_free_enemy_that_the_mission_names() -> None:
    table = scene().agent("jacek", "squ_a", items=["tile_jail_4"], mission="ms_jacek_1")
    table.agent("marta_becher", "squ_a").agent("georg", "squ_a").agent("puszke", "adm_a")
    state = play(table.active("jacek").state(), "attack(bayonet)")
    assert reason(state, "agent(georg)") == ("STA-12.1", "no-enemy")
    assert reason(state, "agent(puszke)") == ("STA-12.1", "no-target")


@pytest.mark.rule("STA-14.7")
def test_a_dismissal_needs_an_enemy_token_on_the_field() -> None:
    assert reason(meeting().state(), "dismiss") == ("STA-14.7", "no-enemy-token")


@pytest.mark.rule("STA-15.1", "STA-15.2")
def test_a_mission_is_handed_over_by_the_chief_on_one_field_in_a_calm_sector() -> None:
    def table(**georg: object) -> Scene:
        found = scene().agent("hans_kloss", "squ_a").agent("georg", "squ_a", **georg)
        return found.agent("jacek", "adm_a").active("hans_kloss")

    assert reason(table().state(), "pass_mission(puszke)") == ("STA-15.2", "not-your-agent")
    assert reason(table().state(), "pass_mission(jacek)") == ("STA-15.2", "not-met")
    busy = table(mission="ms_georg_1").state()
    assert reason(busy, "pass_mission(georg)") == ("STA-15.1", "has-mission")
    watched = table().agent("puszke", "squ_a").state()
    assert reason(watched, "pass_mission(georg)") == ("STA-15.2", "enemy-in-sector")
    without = scene().agent("jacek", "squ_a").agent("georg", "squ_a").active("jacek").state()
    assert reason(without, "pass_mission(georg)") == ("STA-15.2", "no-chief")
    spent = table(missions=[]).state()
    assert reason(spent, "pass_mission(georg)") == ("STA-15.7", "no-missions-left")


@pytest.mark.rule("STA-15.2")
def test_of_two_who_may_hand_out_missions_one_gets_it() -> None:
    def table(**kania: object) -> Scene:  # his trait: like the chief
        found = scene().agent("edward_kania", "squ_a", **kania).agent("hans_kloss", "squ_a")
        return found.agent("puszke", "squ_a").active("edward_kania")

    hindered = reason(table().state(), "pass_mission(hans_kloss)")
    assert hindered == ("STA-15.2", "enemy-in-sector")
    busy = table(mission="ms_edward_kania_1").state()
    assert reason(busy, "pass_mission(hans_kloss)") == ("STA-15.1", "has-mission")


@pytest.mark.rule("STA-16.3", "STA-17.2")
def test_a_card_of_the_other_kind_is_not_asked_for() -> None:
    state = scene().seat("polish", reaction_hand=["rx_crowd", "rx_tail"]).state()
    reactions.draw(state, POLISH, 2)
    state.advance()
    assert reason(state, "drop_card(lc_pl_market)")[1] == "not-asked-now"
    other = next(card for card in REACTIONS if f"drop_reaction({card})" not in state.offers(POLISH))
    assert reason(state, f"drop_reaction({other})") == ("STA-17.2", "card-not-held")


@pytest.mark.rule("STA-1.3")
def test_what_belongs_to_a_higher_level_says_so() -> None:
    state = scene("s1_meeting").agent("puszke", "squ_a").active("puszke").state()
    for choice in ("arrest(georg)", "interrogate(georg)", "convert(lc_de_gestapo)"):
        assert reason(state, choice) == ("STA-1.3", "not-at-this-level")


# -- free activities -------------------------------------------------------------------------------


@pytest.mark.rule("STA-13.1", "STA-13.2")
def test_a_bribe_needs_an_enemy_met_money_and_no_bribe_that_waits() -> None:
    table = meeting()
    assert reason(table.state(), "bribe(hermann_brunner)") == ("STA-13.1", "no-enemy")
    assert reason(table.state(), "bribe(georg)") == ("STA-13.1", "not-met")
    assert reason(table.state(), "bribe(jacek)") == ("STA-13.1", "too-little-money")
    table.seat("german", bribed="georg", payer="puszke")
    assert reason(table.state(), "bribe(jacek)") == ("STA-13.2", "bribe-waits")


@pytest.mark.rule("STA-13.5", "STA-13.4", "STA-13.8")
def test_a_briber_is_told_what_a_bribed_agent_may_not_do() -> None:
    state = meeting().active("puszke", leader=POLISH).state()
    assert asked(state) == POLISH
    for choice in ("dismiss", "arrest(jacek)", "bribe(jacek)", "give(marta_becher)"):
        assert reason(state, choice) == ("STA-13.5", "bribed-may-not")


@pytest.mark.rule("STA-18.5", "STA-18.2")
def test_things_are_handed_to_own_agents_met_with_room_once_an_activation() -> None:
    full = ["tile_gestapo_4", "tile_jail_2", "tile_jail_4"]
    table = scene().agent("jacek", "squ_a", items=["tile_jail_5"]).agent("georg", "squ_a")
    table.agent("hans_kloss", "adm_a").agent("puszke", "squ_a").active("jacek")
    state = table.state()
    assert reason(state, "give(puszke)") == ("STA-18.5", "not-your-agent")
    assert reason(state, "give(hans_kloss)") == ("STA-18.5", "not-met")
    assert reason(state, "take(georg)") == ("STA-18.5", "nothing-held")
    table.agent("georg", "squ_a", items=full)
    assert reason(table.state(), "give(georg)") == ("STA-18.2", "no-room")
    table.agent("georg", "squ_a").active("jacek", handed=["tile_jail_5"])
    assert reason(table.state(), "give(georg)") == ("STA-18.5", "handed-already")
    asked_which = play(state, "give(georg)")
    assert reason(asked_which, "piece(tile_jail_2)") == ("STA-18.5", "not-held")


@pytest.mark.rule("STA-16.3", "STA-16.4", "STA-16.5", "STA-16.6")
def test_a_location_card_needs_its_location_and_a_conversion_comes_once_a_stage() -> None:
    table = meeting().seat("german", location_hand=["lc_de_gestapo"])
    state = table.state()
    assert reason(state, "play_card(lc_de_jail)") == ("STA-16.3", "card-not-held")
    assert reason(state, "play_card(lc_de_gestapo)") == ("STA-16.4", "not-in-its-location")
    assert reason(state, "stash(lc_de_gestapo)") == ("STA-16.6", "not-in-its-location")
    table.seat("german", converted=True)
    assert reason(table.state(), "convert(lc_de_gestapo)") == ("STA-16.5", "converted-already")
    there = scene().agent("puszke", "gestapo", mission="ms_puszke_3").active("puszke")
    there.seat("german", location_hand=["lc_de_gestapo"])
    assert reason(there.state(), "stash(lc_de_gestapo)") == ("STA-16.6", "has-mission")


@pytest.mark.rule("STA-15.6")
def test_a_claim_needs_a_mission_whose_terms_hold() -> None:
    assert reason(meeting().state(), "claim_basic") == ("STA-15.6", "no-mission")
    busy = meeting(mission="ms_puszke_3").state()
    assert reason(busy, "claim_special") == ("STA-15.6", "not-fulfilled")


@pytest.mark.rule("STA-10.9")
def test_an_interrogation_needs_a_prisoner_and_comes_once_a_stage() -> None:
    table = meeting()
    assert reason(table.state(), "interrogate(jacek)") == ("STA-10.9", "not-in-jail")
    table.agent("georg", "jail", status="prisoner").data["interrogations"] = 1
    assert reason(table.state(), "interrogate(georg)") == ("STA-10.9", "interrogated-already")
    pole = scene().agent("jacek", "squ_a").active("jacek").state()
    assert reason(pole, "interrogate(georg)") == ("STA-10.9", "germans-only")


@pytest.mark.rule("STA-18.3", "STA-18.11", "STA-19.1")
def test_items_cards_and_traits_that_are_not_there_are_not_used() -> None:
    state = meeting(items=["tile_gestapo_4"]).state()
    assert reason(state, "use_item(camera)") == ("STA-18.3", "not-held")
    assert reason(state, "use_item(pistol)") == ("STA-18.4", "another-moment")
    assert reason(state, "spend(ts_01)") == ("STA-18.11", "card-not-held")
    assert reason(state, "use_trait(jacek)") == ("STA-19.1", "other-agent")


# -- questions inside procedures -------------------------------------------------------------------


@pytest.mark.rule("STA-18.8", "STA-18.9")
def test_a_safe_is_opened_with_a_tool_and_left_only_when_just_found() -> None:
    table = scene().agent("jacek", "hotel", items=["tile_jail_5"]).active("jacek")
    state = play(table.place("hotel", safes=["tile_hotel_1"]).state(), "search")
    assert reason(state, "try_safe(tile_hotel_2)") == ("STA-18.9", "no-such-safe")
    play(state, "try_safe(tile_hotel_1)")
    while state.questions[0].kind != "open-safe":
        state.choose(asked(state), "pass")
    assert reason(state, "tool(crowbar)") == ("STA-18.8", "not-held")
    assert reason(state, "tool(first_aid_kit)") == ("STA-18.8", "opens-no-safe")
    assert reason(state, "leave") == ("STA-18.9", "safe-chosen")


@pytest.mark.rule("STA-7.3", "STA-7.4", "STA-9.9")
def test_a_tile_is_evidence_only_for_its_colours() -> None:
    table = scene().agent("jacek", "jail").active("jacek").place("jail", stack=["tile_jail_5"])
    state = play(table.state(), "search")
    assert reason(state, "evidence(black)") == ("STA-7.3", "no-evidence-of-it")
    assert reason(state, "discard") == ("STA-7.4", "is-evidence")


@pytest.mark.rule("STA-14.3", "STA-14.4")
def test_a_token_goes_where_its_side_may_lay_it() -> None:
    state = scene(phase="planning").state()
    while state.questions[0].kind != "place-token":
        state.choose(asked(state), state.offers(asked(state))[0])
        if state.questions[0].kind == "pick-token":
            seen = reason(state, "threat(th_pl_alarm)" if asked(state) else "threat(th_de_alarm)")
            assert seen == ("STA-14.3", "token-not-held")
    seat = asked(state)
    wrong = "field(squ_a)" if seat == GERMAN else "field(gestapo)"
    code = "locations-only" if seat == GERMAN else "streets-only"
    assert reason(state, wrong) == ("STA-14.4", code)


@pytest.mark.rule("STA-10.10")
def test_a_released_agent_goes_to_a_location() -> None:
    table = scene().agent("puszke", "squ_a").agent("georg", "jail", status="prisoner")
    table.seat("german", tracks={"yellow": 5, "purple": 5, "blue": 5}).dice(6, 6)
    state = play(table.active("puszke").state(), "interrogate(georg)")
    while state.questions[0].kind != "place-released":
        state.choose(asked(state), "pass")
    assert reason(state, "field(squ_a)") == ("STA-10.10", "locations-only")


@pytest.mark.rule("STA-17.3")
def test_a_reaction_card_is_held_and_of_the_class_of_the_activity() -> None:
    hand = ["rx_closed_street", "rx_empty_drawer"]
    state = play(meeting().seat("polish", reaction_hand=hand).state(), "step(squ_b)")
    assert (asked(state), state.questions[0].kind) == (POLISH, "window")
    assert reason(state, "react(rx_crowd)") == ("STA-17.3", "card-not-held")
    assert reason(state, "react(rx_empty_drawer)") == ("STA-17.3", "other-class")
    play(state, "react(rx_closed_street)")


@pytest.mark.rule("STA-17.4")
def test_a_block_is_a_card_in_hand_of_the_same_class_with_its_symbol() -> None:
    table = meeting().seat("polish", reaction_hand=["rx_closed_street"])
    rules = table.game.rules
    plain = next(card for card in range(24) if not rules.block[card])
    other = next(card for card in range(24) if rules.block[card] and rules.class_of[card])
    table.seat("german", reaction_hand=[REACTIONS[plain], REACTIONS[other]])
    state = play(table.state(), "step(squ_b)", "react(rx_closed_street)")
    assert (asked(state), state.questions[0].kind) == (GERMAN, "block")
    assert reason(state, "block(rx_closed_street)") == ("STA-17.4", "card-not-held")
    assert reason(state, f"block({REACTIONS[plain]})") == ("STA-17.4", "no-block-symbol")
    assert reason(state, f"block({REACTIONS[other]})") == ("STA-17.4", "other-class")


@pytest.mark.rule("STA-8.3", "STA-14.12")
def test_a_token_helps_where_it_is_one_near_enough_and_of_its_kind() -> None:
    table = scene().agent("jacek", "gestapo").agent("puszke", "squ_a").active("jacek")
    table.token("th_de_trap", "gestapo").token("th_pl_support", "pol_a")
    table.token("th_pl_thief", "pol_b").token("th_pl_support", "squ_b")
    state = play(table.state(), "dismiss")
    assert (asked(state), state.questions[0].kind) == (POLISH, "window")
    assert reason(state, "support(gestapo)") == ("STA-8.3", "no-own-token")
    assert reason(state, "support(pol_b)") == ("STA-8.3", "other-token")
    assert reason(state, "support(squ_b)") == ("STA-8.3", "other-sector")
    assert reason(state, "protect(pol_a)") == ("STA-14.12", "another-moment")
    state.choose(POLISH, "support(pol_a)")


@pytest.mark.rule("STA-14.8")
def test_a_token_that_does_nothing_now_is_not_triggered() -> None:
    table = scene().agent("jacek", "gestapo").agent("puszke", "squ_a").active("jacek")
    state = table.token("th_de_support", "gestapo").state()
    play(state, "search")
    assert (asked(state), state.questions[0].kind) == (GERMAN, "trigger-token")
    assert reason(state, "trigger") == ("STA-14.12", "token-does-nothing")


@pytest.mark.rule("STA-13.1")
def test_a_bribe_is_paid_in_dollars() -> None:
    dollars = [name for place, name in enumerate(TILES) if is_money(meeting(), place)]
    table = scene().agent("puszke", "squ_a", items=[*dollars[:2], "tile_jail_5"])
    state = table.agent("jacek", "squ_a").active("puszke").state()
    play(state, "bribe(jacek)")
    assert reason(state, "piece(tile_jail_5)") == ("STA-13.1", "no-dollars")
    assert reason(state, "piece(tile_jail_2)") == ("STA-13.1", "not-held")


def is_money(table: Scene, tile: int) -> bool:
    """Are these dollars, and on this board?"""
    rules = table.game.rules
    return rules.dollars[rules.item_of[tile]] > 0 and tile // 5 in rules.places


@pytest.mark.rule("STA-12.4")
def test_a_victim_strikes_back_with_a_weapon_that_reaches() -> None:
    table = scene().agent("jacek", "squ_a", items=["tile_jail_4"], mission="ms_jacek_1")
    table.agent("marta_becher", "squ_a", items=["tile_gestapo_4"]).agent("georg", "adm_a")
    state = play(table.active("jacek").state(), "attack(bayonet)", "agent(marta_becher)")
    assert (asked(state), state.questions[0].kind) == (GERMAN, "strike-back")
    assert reason(state, "weapon(rifle)") == ("STA-12.4", "not-held")
    assert reason(state, "weapon(camera)") == ("STA-18.7", "not-a-weapon")


@pytest.mark.rule("STA-11.4")
def test_an_exchange_says_where_people_may_go() -> None:
    table = scene().agent("jacek", "squ_a", items=["tile_gestapo_4"]).agent("puszke", "squ_a")
    table.agent("georg", "jail", status="prisoner").agent("hermann_brunner", "pol_a")
    table.seat("polish", tracks={"yellow": 6, "purple": 6, "blue": 6}).dice(1, 1)
    state = play(table.active("jacek").state(), "kidnap(puszke)", "weapon(pistol)")
    while state.questions[0].kind != "place-kidnapped":
        state.choose(asked(state), "pass")
    assert reason(state, "field(gestapo)") == ("STA-11.4", "streets-only")
    play(state, "field(squ_b)")
    assert reason(state, "agent(jacek)") == ("STA-11.4", "not-in-jail")
    play(state, "agent(georg)")
    assert reason(state, "field(gestapo)") == ("STA-11.4", "ss-in-sector")
    assert reason(state, "field(squ_a)") == ("STA-11.4", "locations-only")


@pytest.mark.rule("STA-3.2", "STA-3.3")
def test_a_planning_card_is_an_own_one_that_is_not_used() -> None:
    state = scene(phase="planning", stage=2).seat("polish", used_plans=["plan_pl_1"]).state()
    found = state.refusal(POLISH, "plan(plan_pl_1)")
    other = state.refusal(POLISH, "plan(plan_de_1)")
    assert found is not None
    assert other is not None
    assert (found.rule, found.code) == ("STA-3.3", "plan-used")
    assert (other.rule, other.code) == ("STA-3.2", "card-not-held")


@pytest.mark.rule("STA-15.7")
def test_a_mission_is_chosen_from_those_left_to_the_agent() -> None:
    table = scene().agent("hans_kloss", "squ_a").agent("georg", "squ_a").agent("puszke", "adm_a")
    state = play(table.active("hans_kloss").state(), "pass_mission(georg)")
    assert state.questions[0].kind == "choose-mission"
    assert reason(state, "mission(ms_jacek_1)") == ("STA-15.7", "mission-not-left")


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_every_reason_is_a_sentence_of_its_own(language: str) -> None:
    words = Words(language)
    facts = {"agent": "jacek", "field": "squ_a", "sector": "city", "location": "hotel"}
    facts |= {"letter": "a", "word": "s"}
    numbers = {"count": 1, "needed": 2}
    refusals = [Refusal("STA-1.1", code, {**facts, **numbers}) for code in REASONS]
    texts = [words.refusal(StawkaGame, refusal, []) for refusal in refusals]
    assert len(set(texts)) == len(texts)


# -- walking and searching -------------------------------------------------------------------------


def lonely(field: str = "hotel", **activation: object) -> Scene:
    """Jacek alone somewhere, in his activation."""
    return scene().agent("jacek", field).active("jacek", **activation)


@pytest.mark.rule("STA-5.1", "STA-5.3", "STA-4.6", "STA-4.3")
def test_a_step_leads_to_the_next_field_while_movement_lasts() -> None:
    fresh = lonely("squ_a").state()
    assert reason(fresh, "step(pol_a)") == ("STA-5.1", "not-beside")
    assert reason(fresh, "end_activation") == ("STA-4.6", "not-enough-done")
    assert reason(lonely("squ_a", moving=2).state(), "step(squ_b)") == ("STA-5.3", "movement-over")
    assert reason(lonely(acted=True).state(), "search") == ("STA-4.3", "action-done")


@pytest.mark.rule("STA-5.9")
def test_a_fugitive_beside_an_ss_officer_is_kept_indoors() -> None:
    table = lonely().agent("hermann_brunner", "squ_a")
    table.data["fugitives"] = ["jacek"]
    assert reason(table.state(), "step(squ_b)") == ("STA-5.9", "kept-here")


@pytest.mark.rule("STA-7.1", "STA-7.5", "STA-12.13")
def test_a_search_needs_a_location_with_tiles_where_the_colour_was_not_yet() -> None:
    assert reason(lonely("squ_a").state(), "search") == ("STA-7.1", "no-location")
    color = agent(lonely().state(), "jacek").color
    been = lonely().place("hotel", stack=["tile_hotel_1"], markers=[color])
    assert reason(been.state(), "search") == ("STA-7.5", "been-here")
    empty = lonely().place("hotel", stack=[])
    empty.data["removed"] = [f"tile_hotel_{number}" for number in range(1, 6)]
    assert reason(empty.state(), "search") == ("STA-7.1", "no-tiles")
    ruin = lonely(moving=1, paid=1).agent("jacek", "hotel", spent=1).place("hotel", destroyed=True)
    ruin.data["removed"] = empty.data["removed"]
    assert reason(ruin.state(), "search") == ("STA-12.13", "destroyed")


@pytest.mark.rule("STA-4.2")
def test_who_is_not_on_the_board_is_not_activated() -> None:
    state = scene().agent("jacek", None, status="absent").agent("georg", "adm_a").state()
    assert reason(state, "activate(jacek)") == ("STA-4.2", "not-on-board")


def own_tokens(state: Stawka) -> list[str]:
    """Return where tokens of the Polish player lie, while he places more."""
    lie = [token.field for token in state.view(None).tokens if token.side == POLISH]
    return lie if asked(state) == POLISH else []


@pytest.mark.rule("STA-14.4")
def test_a_token_needs_a_free_field_of_the_right_kind() -> None:
    state = start("s2_first_clash", 1)
    while state.questions[0].kind != "place-token" or not own_tokens(state):
        play(state, state.offers(asked(state))[0])
    assert reason(state, f"field({own_tokens(state)[0]})") == ("STA-14.4", "token-there")
    street = state.offers(POLISH)[0]
    data = state.position()
    german = next(one.agent for one in state.view(None).agents if one.side == GERMAN)
    data["agents"][german]["field"] = street.removeprefix("field(").removesuffix(")")
    moved = state.game.position(sealed(data))
    assert isinstance(moved, Stawka)
    state = moved
    assert reason(state, street) == ("STA-14.4", "enemy-there")
    assert reason(state, "field(har_a)") == ("STA-14.4", "field-not-on-board")
