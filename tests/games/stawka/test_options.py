"""Options of section 7 that change how often something may be done, and by whom."""

from __future__ import annotations

import random

import pytest

from konspira.games.stawka.state import Stawka
from support.stawka import (
    GERMAN,
    POLISH,
    Scene,
    agent,
    asked,
    kinds,
    make,
    offers,
    options,
    passes,
    play,
    scene,
    seat,
    track,
    where,
)
from support.stawka_rows import Town


@pytest.mark.rule("STA-6.2")
@pytest.mark.parametrize(("most", "again"), [("none", ["marta_becher"]), (1, [])])
def test_how_many_talks_an_agent_may_start(most: str | int, again: list[str]) -> None:
    table = scene(max_talks_per_agent=most).agent("ingrid_heizer", "squ_a")
    table.agent("glaubel", "squ_a").agent("marta_becher", "squ_a").dice(6, 1, 1, 1, 1)
    state = table.agent("georg", "adm_a").active("ingrid_heizer").state()

    play(state, "talk(glaubel)", "end_activation", "withdraw", "activate(ingrid_heizer)")
    while offers(state) == ["pass"]:
        play(state, "pass")

    assert options(state, "talk") == again
    refused = state.why_not(POLISH, "talk(marta_becher)")
    assert (refused is None) == bool(again)


@pytest.mark.rule("STA-6.2", "STA-6.4")
def test_a_talk_that_did_not_take_place_does_not_count() -> None:
    table = scene(max_talks_per_agent=1).agent("ingrid_heizer", "squ_a")
    table.agent("glaubel", "squ_a").agent("marta_becher", "squ_a").agent("georg", "adm_a").dice(1)
    state = table.active("ingrid_heizer").state()

    play(state, "talk(marta_becher)", "end_activation", "withdraw", "activate(ingrid_heizer)")
    while offers(state) == ["pass"]:
        play(state, "pass")

    assert "rank-failed" in kinds(state)
    assert sorted(options(state, "talk")) == ["glaubel", "marta_becher"]


@pytest.mark.rule("STA-8.3")
@pytest.mark.parametrize(("most", "total"), [(1, 7), (2, 8)])
def test_how_many_support_tokens_help_in_a_test(most: int, total: int) -> None:
    table = scene(support_per_test=most).agent("jacek", "hotel").agent("georg", "adm_a")
    table.agent("marta_becher", "adm_b").token("th_de_trap", "hotel").dice(3, 3)
    table.token("th_pl_support", "squ_a").token("th_pl_support", "squ_b")
    state = table.active("jacek").state()

    play(state, "dismiss", "support(squ_a)")
    assert ("support(squ_b)" in offers(state)) == (most == 2)
    if most == 2:
        play(state, "support(squ_b)")
    while state.view(None).roll is None:
        play(state, "pass")

    assert state.view(None).roll.total == total


@pytest.mark.rule("STA-14.12")
@pytest.mark.parametrize(("most", "total"), [(1, 5), (2, 3)])
def test_how_many_protection_tokens_help_against_a_roll(most: int, total: int) -> None:
    table = scene(protection_per_roll=most).agent("glaubel", "squ_a").agent("georg", "adm_a")
    table.agent("jacek", "squ_a", items=["tile_jail_4"], mission="ms_jacek_1")
    table.agent("marta_becher", "adm_b").dice(4, 3)
    table.token("th_de_agent_protection", "hotel").token("th_de_agent_protection", "theatre")
    state = table.active("jacek").state()

    play(state, "attack(bayonet)", "agent(glaubel)", "protect(hotel)")
    assert ("protect(theatre)" in offers(state)) == (most == 2)
    if most == 2:
        play(state, "protect(theatre)")
    while state.view(None).roll is None:
        play(state, "pass")

    assert state.view(None).roll.total == total


@pytest.mark.rule("STA-10.9")
@pytest.mark.parametrize(("most", "again"), [(1, []), (2, ["jacek"])])
def test_how_many_interrogations_a_stage_has(most: int, again: list[str]) -> None:
    table = scene(interrogations_per_stage=most).agent("stedtke", "squ_a")
    table.agent("jacek", "jail", status="prisoner").agent("georg", "adm_a").dice(2, 2, 2, 2)
    state = table.seat("german", tracks={"yellow": 6}).active("stedtke").state()

    play(state, "interrogate(jacek)")
    assert options(state, "interrogate") == again
    if again:
        play(state, "interrogate(jacek)")
        assert options(state, "interrogate") == []


@pytest.mark.rule("STA-2.8")
@pytest.mark.parametrize(("modifier", "entered"), [(0, True), (-1, False)])
def test_the_control_of_the_fort(
    modifier: int, entered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = make(fort_control_modifier=modifier).rules
    town = Town(jacek="mil_c").activate("jacek")
    monkeypatch.setattr(town.game.rules, "fort_control", rules.fort_control)

    town.dice(5, 4).play("step(mil_g)").settle()

    assert town.at("jacek") == ("mil_g" if entered else "mil_c")
    assert town.heard("test-rolled")[-1]["count"] == 9 + modifier
    reasons = [["gate", "fort", modifier]] if modifier else []
    assert town.state.view(None).roll.modifiers == reasons


def bribed(may_talk: bool) -> Scene:
    """Glaubel is bribed; he stands beside Marta Becher, and it is the Polish player's move."""
    table = scene(bribed_may_talk=may_talk).agent("ingrid_heizer", "adm_a").agent("georg", "pol_a")
    table.agent("glaubel", "squ_a").agent("marta_becher", "squ_a")
    table.seat("polish", bribed="glaubel", payer="ingrid_heizer", tracks={"blue": 6})
    return table.active("ingrid_heizer")


@pytest.mark.rule("STA-13.5")
def test_a_bribed_agent_may_be_made_to_talk_to_its_own_network() -> None:
    state = bribed(True).dice(6, 1, 2).state()
    play(state, "step(adm_c)", "step(adm_a)", "end_activation")

    assert (asked(state), options(state, "talk")) == (POLISH, ["marta_becher"])
    before = track(state, "polish", "blue")
    play(state, "talk(marta_becher)")
    while offers(state) == ["pass"]:
        play(state, "pass")

    roll = state.view(None).roll
    assert (roll.kind, roll.agent, roll.target) == ("talk", "glaubel", "marta_becher")
    assert ["track", "blue", 2] in roll.modifiers  # the briber's own track
    assert track(state, "polish", "blue") == before + roll.result
    assert ["glaubel", "marta_becher"] in [sorted(pair) for pair in state.view(None).talked]
    assert options(state, "talk") == []


@pytest.mark.rule("STA-13.5")
def test_a_bribed_agent_does_not_talk_without_the_option() -> None:
    state = bribed(False).state()
    play(state, "step(adm_c)", "step(adm_a)", "end_activation")

    assert (asked(state), options(state, "talk")) == (POLISH, [])
    refused = state.why_not(POLISH, "talk(marta_becher)")
    assert refused == "STA-13.5"


@pytest.mark.rule("STA-13.4", "STA-4.6")
def test_a_briber_may_end_the_activation_at_any_time() -> None:
    state = bribed(False).state()
    play(state, "step(adm_c)", "step(adm_a)", "end_activation")

    assert "end_activation" in offers(state)
    play(state, "end_activation")

    assert not seat(state, "german").withdrawn
    assert asked(state) == POLISH and "activate(ingrid_heizer)" in offers(state)


# -- who is asked says nothing of what is hidden ---------------------------------------------------


def last_ap(*held: str, mission: str | None = "ms_jacek_1") -> Scene:
    """The Polish player has one AP left, and Jacek may hold what it takes to use it."""
    table = scene().agent("jacek", "squ_a", items=list(held), mission=mission)
    table.agent("georg", "adm_north", spent=6).agent("marta_becher", "adm_b")
    table.agent("glaubel", "pol_c").seat("polish", pool=1, location_hand=[])
    table.seat("german", location_hand=[])
    return table


@pytest.mark.rule("STA-4.9", "STA-19.6")
def test_who_might_attack_is_asked_whether_he_can_or_not() -> None:
    armed = last_ap("tile_jail_2").state()
    other = last_ap("tile_jail_4").state()

    assert armed.questions[0].kind == other.questions[0].kind == "choose-activation"
    assert armed.view(GERMAN).waiting == other.view(GERMAN).waiting
    assert offers(last_ap("tile_jail_2").state()) == ["withdraw"]


@pytest.mark.rule("STA-4.9")
def test_who_cannot_do_anything_as_all_know_withdraws() -> None:
    for table in (last_ap(mission=None), last_ap("tile_jail_4", mission=None), last_ap()):
        assert asked(table.state()) == GERMAN


# -- readings of the book --------------------------------------------------------------------------


def one_step(**chosen: str) -> Stawka:
    """Jacek has made one step: too little to end the activation (STA-4.6)."""
    table = scene(**chosen).agent("jacek", "squ_a").agent("georg", "adm_a")
    state = table.agent("bruno_dreher", "pol_a").active("jacek").state()
    return play(state, "step(squ_b)")


@pytest.mark.rule("STA-4.8")
def test_a_player_may_give_up_in_the_middle_of_an_activation() -> None:
    state = one_step()
    assert "withdraw" in offers(state) and "end_activation" not in offers(state)

    passes(play(state, "withdraw"))

    assert (where(state, "jacek"), agent(state, "jacek").ap_spent) == ("squ_b", 1)
    assert seat(state, "polish").withdrawn and seat(state, "polish").pool == 0
    assert asked(state) == GERMAN and "activate(bruno_dreher)" in offers(state)
    assert kinds(state).count("withdrew") == 1


@pytest.mark.rule("STA-4.8", "STA-4.6")
def test_who_may_end_the_activation_does_not_give_up_in_it() -> None:
    state = play(one_step(), "step(squ_c)")
    assert "end_activation" in offers(state) and "withdraw" not in offers(state)
    refused = state.refusal(POLISH, "withdraw")
    assert refused is not None and (refused.rule, refused.code) == ("STA-4.8", "end-instead")


@pytest.mark.rule("STA-4.8")
def test_at_some_tables_a_player_gives_up_only_between_activations() -> None:
    state = one_step(give_up="between")
    assert "withdraw" not in offers(state)
    refused = state.refusal(POLISH, "withdraw")
    assert refused is not None and (refused.rule, refused.code) == ("STA-4.8", "give-up-between")


@pytest.mark.rule("STA-18.11")
@pytest.mark.parametrize(
    ("spender", "cards"), [("any_agent", ["ts_02", "ts_07"]), ("holder", ["ts_02"])]
)
def test_who_spends_a_top_secret_card(spender: str, cards: list[str]) -> None:
    table = scene(top_secret_spender=spender).agent("jacek", "squ_a", items=["ts_02"])
    table.agent("georg", "adm_a", items=["ts_07"]).agent("bruno_dreher", "pol_a", items=["ts_05"])
    state = table.agent("marta_becher", "pol_a").active("jacek").state()

    assert options(state, "spend") == cards
    if spender == "holder":
        refused = state.refusal(POLISH, "spend(ts_07)")
        assert refused is not None and (refused.rule, refused.code) == ("STA-18.11", "other-agent")
        return
    play(state, "spend(ts_07)")
    assert agent(state, "georg").items == [] and len(agent(state, "jacek", POLISH).items) == 1
    assert sum(state.track[:4]) > 0


@pytest.mark.rule("STA-18.11", "STA-13.4")
def test_a_briber_spends_only_what_the_bribed_agent_holds() -> None:
    table = bribed(True).agent("glaubel", "squ_a", items=["ts_03"])
    table.agent("georg", "pol_a", items=["ts_04"]).agent("marta_becher", "squ_a", items=["ts_05"])
    state = play(table.state(), "step(adm_c)", "step(adm_a)", "end_activation")
    assert asked(state) == POLISH and options(state, "spend") == ["ts_03"]


@pytest.mark.rule("STA-21.5")
@pytest.mark.parametrize(("cap", "over"), [({}, True), ({"stage_cap": "none"}, False)])
def test_a_film_without_an_end_is_drawn_after_thirty_stages(
    cap: dict[str, str], over: bool
) -> None:
    state = scene("s5_hotel_excelsior", stage=30, **cap).state()
    while state.stage == 30 and not state.over:
        play(state, "withdraw")
    assert (state.over, state.winners) == ((True, [0, 1]) if over else (False, []))


@pytest.mark.rule("STA-1.2")
@pytest.mark.parametrize(("cards", "hand"), [("advanced", 0), ("extended", 2)])
def test_the_free_scenario_may_have_cards_from_the_extended_level_on(cards: str, hand: int) -> None:
    game = make("free", free_level="extended", free_cards=cards)
    state = game.start(4)
    assert isinstance(state, Stawka)
    rng = random.Random(1)
    while state.stage < 1 or state.questions[0].kind in (
        "choose-plan",
        "pick-token",
        "place-token",
    ):
        who = state.questions[0].seat
        state.choose(who, rng.choice(state.options(who)))

    assert [len(one) for one in state.lc_hand] == [hand, hand]
    assert (len(state.rx_deck) > 0) == (hand > 0) and len(state.sets[0]) == 3
