"""Film 3: Dr Pulkowski and the Black Audi (STA-S6.1 to STA-S6.13)."""

from __future__ import annotations

import pytest

import konspira
from konspira.games.stawka.abilities import offering
from konspira.games.stawka.abilities.naming import Me, pseudo
from konspira.games.stawka.abilities.texts import Pick
from konspira.games.stawka.abilities.words import ENEMY_THREAT, OWN_THREAT
from konspira.games.stawka.content.names import FIELDS, SCENARIOS
from konspira.games.stawka.films import audi, car
from konspira.games.stawka.procedures import missions, placing, talk, threats
from konspira.games.stawka.saving import invariants
from konspira.games.stawka.state import (
    AUDI,
    UP_DEFENCE,
    UP_DISMISS,
    USED,
    Stawka,
    put,
)
from konspira.games.stawka.town import evidence, figures
from support.stawka import (
    GERMAN,
    POLISH,
    Scene,
    asked,
    kinds,
    make,
    offers,
    options,
    passes,
    play,
    scene,
    start,
    track,
    where,
)

FILM = "s6_top_secret"
PISTOL = "tile_police_post_1"
GRENADE = "tile_tenement_5"
DYNAMITE = "tile_factory_1"
RIFLE = "tile_bunker_3"
LOADED = {"broken": 1, "loaded": 1}  # since stage 1


def film(field: str = "barracks", stage: int = 2, **audi: object) -> Scene:
    """The Audi somewhere, everybody where the scenario puts him."""
    return scene(FILM, stage=stage, audi={"field": field, **audi})


def at(state: Stawka) -> str:
    """Return where the Audi stands."""
    return FIELDS[state.where[AUDI]]


def stage_over(state: Stawka) -> Stawka:
    """Both give up the rest of the stage."""
    before = state.stage
    while state.stage == before and not state.over:
        play(state, "withdraw")
    return state


# -- Pulkowski -------------------------------------------------------------------------------------


@pytest.mark.scenario("T-19")
@pytest.mark.rule("STA-S6.1", "STA-3.11")
def test_three_poles_in_the_factory_make_him_hold_out() -> None:
    table = film(stage=4, entered=["yellow", "purple", "blue"]).dice(6, 6)
    state = stage_over(table.state())

    found = state.view(None).audi
    assert (found.roll, found.broken) == ([6, 6, 6], False)
    assert state.view(None).roll.modifiers == [
        ["film", "stage", 3],
        ["film", "factory_entries", -9],
    ]


@pytest.mark.scenario("T-20")
@pytest.mark.rule("STA-S6.1")
@pytest.mark.parametrize(("stage", "adds"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_every_stage_makes_it_harder_for_him(stage: int, adds: int) -> None:
    for dice, broken in (((4, 5), adds == 3), ((6, 6), True)):
        state = stage_over(film(stage=stage).dice(*dice).state())
        assert state.view(None).audi.roll[2] == sum(dice) + adds
        assert state.view(None).audi.broken == broken
        assert ("pulkowski-broken" in kinds(state)) == broken


@pytest.mark.rule("STA-S6.1")
def test_he_is_not_questioned_again_once_he_is_broken() -> None:
    state = stage_over(film(broken=1).state())
    assert "pulkowski-rolled" not in kinds(state)


@pytest.mark.rule("STA-S6.1")
@pytest.mark.parametrize(
    ("card", "place", "who", "counter", "amount"),
    [
        ("lc_pl_factory", "factory", "kazik", "pulkowski_modifier", -1),
        ("lc_de_reil_office", "reil_office", "erwin_reil", "pulkowski_modifier", 1),
        ("lc_de_factory", "factory", "puszke", "audi_defence", 1),
    ],
)
def test_location_cards_change_the_counters(
    card: str, place: str, who: str, counter: str, amount: int
) -> None:
    side = "polish" if "_pl_" in card else "german"
    table = film().agent(who, place).seat(side, location_hand=[card]).active(who)
    state = table.state()

    play(state, f"play_card({card})")
    for _ in range(9):  # a token to be placed, cards to be dropped
        if "end_activation" in offers(state) or options(state, "step"):
            break
        play(state, offers(state)[0])

    assert state.view(None).audi.counters[counter] == amount
    assert "counter-changed" in kinds(state)


@pytest.mark.rule("STA-S6.1")
def test_a_card_counts_in_the_roll() -> None:
    counters = {"pulkowski_modifier": -1}
    state = stage_over(film(stage=4, counters=counters).dice(4, 5).state())
    assert (state.view(None).audi.roll, state.view(None).audi.broken) == ([4, 5, 11], False)


# -- the factory -----------------------------------------------------------------------------------


@pytest.mark.scenario("T-81")
@pytest.mark.rule("STA-S6.2", "STA-S6.3", "STA-14.11")
def test_each_pole_needs_a_test_of_his_own_and_counts_once() -> None:
    table = film().agent("edward_kania", "ind_c").agent("kazik", "ind_c").dice(5, 5)
    state = table.active("edward_kania").state()
    play(state, "step(factory)")
    passes(state)
    assert where(state, "edward_kania") == "ind_c" and "end_activation" in offers(state)

    state = table.dice(5, 6).state()
    play(state, "step(factory)")
    passes(state)
    assert where(state, "edward_kania") == "factory"
    assert [token.field for token in state.view(None).tokens if token.face_up] == ["factory"]
    assert "dismiss" not in offers(state)
    assert state.view(None).audi.entered == ["edward_kania"]
    play(state, "step(ind_c)", "end_activation")
    assert bin(state.car.entered).count("1") == 1


@pytest.mark.rule("STA-S6.2")
def test_a_pole_led_by_the_germans_does_not_count() -> None:
    state = film().agent("kazik", "ind_c").active("kazik", leader=1).state()

    play(state, "step(factory)")

    assert where(state, "kazik") == "factory"
    assert state.view(None).audi.entered == []


@pytest.mark.rule("STA-S6.2")
def test_who_was_there_counts_after_death() -> None:
    table = film(stage=2, entered=["yellow"]).agent("kazik", None, status="dead").dice(6, 6)
    state = stage_over(table.state())
    assert state.view(None).audi.roll[2] == 12 + 1 - 3


@pytest.mark.rule("STA-S6.3", "STA-14.4")
def test_the_factory_token_lies_there_from_the_start_and_nothing_moves_it() -> None:
    state = start(FILM, 5)
    [token] = state.view(POLISH).tokens
    assert (token.field, token.threat, token.face_up) == ("factory", "th_de_control_3", True)

    number = figures.token_on(state, FIELDS.index("factory"))
    threats.remove(state, number)
    threats.move(state, number, FIELDS.index("gestapo"))
    assert state.token_at[number] == FIELDS.index("factory")
    assert FIELDS.index("factory") not in placing.legal_fields(state, GERMAN)
    for seat, domain in ((POLISH, ENEMY_THREAT), (GERMAN, OWN_THREAT)):
        assert offering.domain(state, pseudo(0, seat), Pick(5, domain, [], False, Me())) == []
    assert audi.movable(state, GERMAN, -1) == []


@pytest.mark.rule("STA-S6.3")
def test_an_option_makes_it_an_ordinary_token() -> None:
    table = scene(FILM, factory_control_persistent=False).agent("edward_kania", "ind_c").dice(6, 6)
    state = table.active("edward_kania").state()
    state.own()
    state.token_at = put(state.token_at, state.rules.guard_token, FIELDS.index("factory"))
    state.token_up |= 1 << state.rules.guard_token

    play(state, "step(factory)")
    passes(state)

    assert state.view(None).tokens == []


# -- the car ---------------------------------------------------------------------------------------


@pytest.mark.rule("STA-S6.4")
def test_the_audi_is_activated_like_an_agent_and_keeps_to_the_streets() -> None:
    state = play(film().seat("german", pool=9).state(), "withdraw", "activate(black_audi)")

    # No free activity, no action, no end yet; but the German player may give up (STA-4.8).
    assert offers(state) == ["withdraw", "step(mil_g)"]
    play(state, "step(mil_g)")
    assert sorted(options(state, "step")) == ["barracks", "mil_c", "mil_f"]
    assert "end_activation" not in offers(state)
    play(state, "step(mil_f)")
    assert options(state, "step") == ["mil_g"]  # neither Abwehr nor bunker
    assert "end_activation" in offers(state)
    refused = state.refusal(GERMAN, "step(bunker)")
    assert refused is not None and refused.code == "audi-streets"
    for choice in ("search", "talk(kazik)", "use_item(pistol)", "convert(lc_de_market)"):
        never = state.refusal(GERMAN, choice)
        assert never is not None and (never.rule, never.code) == ("STA-S6.4", "audi-only-drives")
    assert (state.pool[GERMAN], state.view(None).audi.ap_spent) == (7, 2)


@pytest.mark.rule("STA-S6.3", "STA-S6.5")
def test_who_cannot_dismiss_a_token_is_told_why() -> None:
    empty = film("mil_g").token("th_pl_thief", "mil_g").active("black_audi").state()
    assert refusal(empty, "dismiss") == ("STA-S6.5", "audi-ignores-tokens")
    guarded = film().agent("kazik", "factory").active("kazik").state()
    assert refusal(guarded, "dismiss") == ("STA-S6.3", "token-stays")


def refusal(state: Stawka, choice: str) -> tuple[str, str]:
    found = state.refusal(asked(state), choice)
    assert found is not None
    return found.rule, found.code


@pytest.mark.rule("STA-S6.4", "STA-4.7")
def test_five_ap_are_its_limit() -> None:
    table = film("cit_a", spent=4).seat("german", pool=9)
    state = play(table.state(), "withdraw")
    assert "activate(black_audi)" not in offers(state)  # one AP is no movement of two
    state = play(film("cit_a", spent=3).state(), "withdraw", "activate(black_audi)")
    play(state, "step(cit_b)", "step(cit_north)")
    assert not options(state, "step")


@pytest.mark.rule("STA-S6.4", "STA-2.8", "STA-17.3")
def test_it_passes_the_fort_and_no_reaction_card_is_played_on_it() -> None:
    table = film("mil_c").seat("polish", reaction_hand=["rx_closed_street", "rx_crowd"])
    state = play(table.state(), "withdraw", "activate(black_audi)")

    play(state, "step(mil_g)")

    assert at(state) == "mil_g" and asked(state) == GERMAN


@pytest.mark.rule("STA-S6.5", "STA-14.8")
def test_an_empty_audi_ignores_tokens() -> None:
    table = film("cit_a").token("th_pl_alarm", "cit_b")
    state = play(table.state(), "withdraw", "activate(black_audi)", "step(cit_b)")
    assert at(state) == "cit_b" and "step(cit_east)" in offers(state)
    assert "dismiss" not in offers(state)


@pytest.mark.rule("STA-S6.5", "STA-S6.7")
def test_an_empty_audi_cannot_be_attacked() -> None:
    table = film("cit_a").agent("kazik", "cit_a", items=[PISTOL]).active("kazik")
    assert options(table.state(), "attack") == []


@pytest.mark.scenario("T-71")
@pytest.mark.rule("STA-S6.6", "STA-S6.7")
def test_loaded_at_the_end_of_a_stage_it_drives_in_the_next() -> None:
    table = film("factory", stage=5).agent("kazik", "ind_c", items=[PISTOL]).dice(6, 6)
    state = stage_over(table.state())
    assert "pulkowski-loaded" in kinds(state)
    assert (state.view(None).audi.loaded, state.stage) == (True, 6)
    assert car.may_move(state) and car.is_loaded(state)


@pytest.mark.rule("STA-S6.6")
def test_it_loads_on_arrival_and_then_waits_for_the_next_stage() -> None:
    table = film("ind_c", stage=3, broken=2).agent("kazik", "ind_c", items=[PISTOL])
    table.seat("german", location_hand=[])
    state = play(table.state(), "withdraw")
    while "activate(black_audi)" not in offers(state):
        play(state, "withdraw")
    play(state, "activate(black_audi)", "step(factory)")
    passes(state)

    found = state.view(None).audi
    assert (found.loaded, found.waits) == (True, True)
    assert options(state, "step") == [] and "end_activation" in offers(state)
    play(state, "end_activation")
    refused = state.refusal(GERMAN, "activate(black_audi)")
    assert refused is not None and refused.code == "audi-waits"
    assert not car.may_strike(state, 0)


@pytest.mark.rule("STA-S6.6", "STA-14.7")
def test_a_loaded_audi_meets_polish_tokens_and_may_dismiss_them() -> None:
    table = film("cit_a", stage=3, **LOADED).token("th_pl_alarm", "cit_b").dice(6, 2)
    state = play(table.state(), "withdraw", "activate(black_audi)", "step(cit_b)")

    assert set(offers(state)) == {"dismiss", "ignore"}
    play(state, "dismiss")
    passes(state)

    roll = state.view(None).roll
    assert (roll.agent, roll.total, roll.needed, roll.result) == ("black_audi", 8, 8, 1)
    assert "token-dismissed" in kinds(state) and options(state, "step") == []


@pytest.mark.rule("STA-S6.6")
@pytest.mark.parametrize(
    ("token", "moves", "stays"),
    [
        ("th_pl_alarm", False, True),
        ("th_pl_commotion", False, False),
        ("th_pl_dangerous_ground", True, True),
    ],
)
def test_what_polish_tokens_do_to_a_loaded_audi(token: str, moves: bool, stays: bool) -> None:
    table = film("cit_b", stage=3, **LOADED).token(token, "cit_a")
    state = play(
        table.state(), "withdraw", "activate(black_audi)", "step(cit_a)", "ignore", "trigger"
    )
    while asked(state) == POLISH:
        play(state, offers(state)[0])

    assert bool(options(state, "step")) == moves
    assert (at(state) == "cit_a") == stays
    assert state.track == [0] * 8
    spent = 2 if token == "th_pl_dangerous_ground" else 1
    assert state.view(None).audi.ap_spent == spent


@pytest.mark.rule("STA-S6.6", "STA-14.14")
@pytest.mark.parametrize("token", ["th_pl_suspicious", "th_pl_thief"])
def test_polish_tokens_that_need_evidence_or_items_do_nothing_to_it(token: str) -> None:
    table = film("cit_b", stage=3, **LOADED).token(token, "cit_a")
    state = play(table.state(), "withdraw", "activate(black_audi)", "step(cit_a)", "ignore")

    assert (asked(state), offers(state)) == (POLISH, ["pass"])


@pytest.mark.rule("STA-S6.4")
def test_a_commotion_never_pushes_it_into_the_barracks() -> None:
    table = film("mil_c", stage=3, **LOADED).token("th_pl_commotion", "mil_g")
    state = play(
        table.state(), "withdraw", "activate(black_audi)", "step(mil_g)", "ignore", "trigger"
    )
    assert sorted(options(state, "field")) == ["mil_c", "mil_f"]


@pytest.mark.rule("STA-S6.6", "STA-8.3")
def test_support_tokens_work_in_the_audis_tests() -> None:
    table = film("cit_a", stage=3, **LOADED).token("th_pl_alarm", "cit_b").dice(6, 2)
    table.token("th_pl_support", "cit_d").token("th_de_support", "market")
    state = play(table.state(), "withdraw", "activate(black_audi)", "step(cit_b)", "dismiss")

    assert asked(state) == GERMAN
    play(state, "support(market)", "support(cit_d)")
    passes(state)

    assert state.view(None).roll.total == 8


@pytest.mark.rule("STA-S6.4")
def test_coming_back_with_its_passenger_wins() -> None:
    state = play(film("mil_c", stage=15, **LOADED).state(), "withdraw", "activate(black_audi)")
    play(state, "step(mil_g)", "step(barracks)")
    assert (state.view(None).ending, state.view(None).winners) == ("barracks", [GERMAN])


@pytest.mark.rule("STA-21.3", "STA-S6.1")
def test_the_poles_win_when_the_last_stage_is_over() -> None:
    state = stage_over(film("mil_g", stage=15, **LOADED).state())
    assert (state.view(None).ending, state.view(None).winners) == ("time", [POLISH])


# -- attacks ---------------------------------------------------------------------------------------


def attack(dice: tuple[int, int], weapon: str = "pistol", **more: object) -> Stawka:
    """Kazik on the Audi's field."""
    item = {"pistol": PISTOL, "rifle": RIFLE, "grenade": GRENADE}[weapon]
    table = film("cit_a", stage=3, **{**LOADED, **more}).agent("kazik", "cit_a", items=[item])
    return table.active("kazik").dice(*dice).state()


@pytest.mark.rule("STA-S6.7")
@pytest.mark.parametrize(("dice", "wins"), [((2, 3), True), ((2, 2), False)])
def test_any_pole_but_kloss_attacks_without_a_mission(dice: tuple[int, int], wins: bool) -> None:
    state = play(attack(dice), "attack(pistol)", "agent(black_audi)")
    passes(state)

    assert state.over == wins  # 2d6 + 2 against 6
    if wins:
        assert (state.view(None).ending, state.view(None).winners) == ("audi_stopped", [POLISH])


@pytest.mark.rule("STA-S6.7")
def test_kloss_does_not_attack_it() -> None:
    table = film("cit_a", stage=3, **LOADED).agent("hans_kloss", "cit_a", items=[PISTOL])
    assert options(table.active("hans_kloss").state(), "attack") == []


@pytest.mark.rule("STA-S6.7", "STA-12.1")
def test_a_weapon_reaches_it_as_far_as_any_victim() -> None:
    for field, offered in (("cit_north", ["rifle"]), ("cit_south", [])):
        table = film("cit_a", stage=3, **LOADED).agent("kazik", field, items=[RIFLE])
        assert options(table.active("kazik").state(), "attack") == offered


@pytest.mark.rule("STA-S6.7", "STA-S6.8", "STA-S6.10")
def test_bonuses_and_defence_count_in_the_attack() -> None:
    counters = {"audi_defence": 4, "audi_attack": 1}
    state = attack((3, 3), counters=counters, bonuses={"yellow": 2})
    play(state, "attack(pistol)", "agent(black_audi)")
    passes(state)

    assert state.over  # 6 + 2 + 2 + 1 = 11 against 10
    roll = state.view(None).roll
    assert (roll.total, roll.needed) == (11, 11)
    assert ["film", "audi_bonus", 2] in roll.modifiers
    assert ["film", "audi_attack", 1] in roll.modifiers


@pytest.mark.rule("STA-S6.12", "STA-12.4", "STA-12.7")
def test_it_does_not_strike_back_and_a_failure_on_its_field_gives_evidence() -> None:
    state = play(attack((1, 1)), "attack(pistol)", "agent(black_audi)")
    passes(state)

    assert track(state, "german", "yellow") == 3
    assert "struck-back" not in kinds(state) and PISTOL in state.view(None).removed


@pytest.mark.rule("STA-S6.12", "STA-14.12")
def test_protection_tokens_work_for_the_loaded_audi() -> None:
    table = film("cit_a", stage=3, **LOADED).agent("kazik", "cit_a", items=[PISTOL])
    table.token("th_de_agent_protection", "market").dice(3, 3)
    state = play(table.active("kazik").state(), "attack(pistol)", "agent(black_audi)")

    play(state, "protect(market)")
    passes(state)

    assert not state.over and state.view(None).roll.total == 6


@pytest.mark.rule("STA-S6.12", "STA-12.9", "STA-12.14")
@pytest.mark.parametrize(("die", "wins"), [(2, True), (3, False)])
def test_a_grenade_on_its_field(die: int, wins: bool) -> None:
    state = attack((4, die), "grenade")

    play(state, "attack(grenade)")
    passes(state)
    play(state, "end_activation")

    assert state.over == wins
    assert "mission-shown" not in kinds(state)


@pytest.mark.rule("STA-S6.12")
def test_a_grenade_elsewhere_still_needs_a_mission() -> None:
    table = film("cit_a", stage=3, **LOADED).agent("kazik", "cit_b", items=[GRENADE])
    assert options(table.active("kazik").state(), "attack") == []


@pytest.mark.scenario("T-96")
@pytest.mark.rule("STA-S6.13", "STA-S6.12", "STA-12.12")
@pytest.mark.parametrize(("die", "wins"), [(4, True), (5, False)])
def test_dynamite_in_the_factory_is_for_poles_beside_the_loaded_audi(die: int, wins: bool) -> None:
    loaded = {"field": "factory", "broken": 2, "loaded": 2}
    for who, audi_at in (("puszke", loaded), ("kazik", {"field": "factory"})):
        mission = {"mission": "ms_puszke_3"} if who == "puszke" else {}
        table = scene(FILM, stage=3, audi=audi_at)
        table.agent(who, "factory", items=[DYNAMITE], **mission)
        assert options(table.active(who).state(), "attack") == []

    table = scene(FILM, stage=3, audi=loaded).agent("kazik", "factory", items=[DYNAMITE])
    state = table.active("kazik").dice(die).state()
    play(state, "attack(dynamite)", "step(ind_c)", "end_activation")
    stage_over(state)

    assert "exploded" in kinds(state) and state.over == wins
    if wins:
        assert (state.view(None).ending, state.view(None).winners) == ("audi_stopped", [POLISH])


@pytest.mark.rule("STA-S6.13")
def test_dynamite_in_the_factory_waits_for_a_later_stage_than_the_loading() -> None:
    table = scene(FILM, stage=3, audi={"field": "factory", "broken": 2, "loaded": 3})
    table.agent("kazik", "factory", items=[DYNAMITE])
    assert options(table.active("kazik").state(), "attack") == []


# -- rewards ---------------------------------------------------------------------------------------


@pytest.mark.rule("STA-S6.8", "STA-15.9")
def test_missions_strengthen_the_car_or_the_attacks_on_it() -> None:
    state = film().state()
    for part in (0, 1):
        missions.reward(state, GERMAN, 4, part)
        missions.reward(state, POLISH, 1, part)

    view = state.view(None).audi
    assert (view.defence, view.bonuses) == (6 + 1 + 3, {"barbara_reczko": 2 + 4})
    assert state.vp == state.secrets == [0, 0]


@pytest.mark.rule("STA-S6.8", "STA-13.7")
def test_a_mission_of_a_bribed_agent_rewards_the_briber() -> None:
    state = film().seat("polish", payer="kazik").state()
    missions.reward(state, POLISH, 6, 0)  # a German held it
    missions.reward(state, GERMAN, 2, 1)  # a Pole held it

    assert state.car.bonuses == [2, 0, 0, 0]
    assert state.car.counters[UP_DEFENCE] == 3


def secret(side: str, tokens: list[tuple[str, str]]) -> Stawka:
    """A talk that brings a secret."""
    table = film()
    pair = ("kazik", "puszke") if side == "polish" else ("puszke", "kazik")
    for name in pair:
        table.agent(name, "cit_a")
    for token, field in tokens:
        table.token(token, field)
    table.seat(side, tracks={"yellow": 4}).dice(6, 5)
    return passes_to(play(table.active(pair[0]).state(), f"talk({pair[1]})"), "secret-reward")


def passes_to(state: Stawka, kind: str) -> Stawka:
    while state.questions[0].kind != kind:
        play(state, "pass")
    return state


@pytest.mark.rule("STA-S6.9", "STA-6.9")
def test_a_secret_moves_two_tokens_and_clears_nothing() -> None:
    state = secret("polish", [("th_pl_alarm", "rai_a"), ("th_pl_thief", "rai_b")])
    assert track(state, "polish", "yellow") == 4
    assert offers(state) == ["pass", "move_tokens", "place_chosen"]

    play(state, "move_tokens", "field(rai_a)", "field(cit_b)")
    assert options(state, "field") == ["rai_b"] and "pass" in offers(state)
    play(state, "field(rai_b)", "field(cit_c)")

    fields = {token.field for token in state.view(None).tokens if token.side == POLISH}
    assert fields == {"cit_b", "cit_c"}
    assert all(not t.face_up for t in state.view(None).tokens if t.side == POLISH)


@pytest.mark.rule("STA-S6.9")
def test_or_places_a_token_of_the_own_choice() -> None:
    state = secret("german", [])
    assert offers(state) == ["pass", "place_chosen"]  # the factory token cannot be moved

    play(state, "place_chosen", "threat(th_de_trap)", "field(hospital)")

    seen = [t.threat for t in state.view(GERMAN).tokens if t.field == "hospital"]
    assert seen == ["th_de_trap"]
    assert [t.threat for t in state.view(POLISH).tokens if t.field == "hospital"] == [None]


@pytest.mark.rule("STA-S6.9", "STA-10.10")
def test_a_secret_of_an_interrogation_gives_the_same_and_leaves_two() -> None:
    table = film().agent("kazik", "jail", status="prisoner").seat("german", tracks={"yellow": 6})
    state = table.active("hermann_brunner").dice(6, 6).state()

    passes_to(play(state, "interrogate(kazik)"), "secret-reward")
    play(state, "pass")

    assert track(state, "german", "yellow") == 2
    assert state.questions[0].kind == "place-released"


@pytest.mark.rule("STA-S6.10", "STA-9.4", "STA-9.5")
def test_surplus_evidence_gives_no_points() -> None:
    state = film().seat("polish", tracks={"yellow": 9}).seat("german", tracks={"blue": 9}).state()
    evidence.gain(state, POLISH, 0, 3, evidence.FROM_TILE)
    evidence.gain(state, GERMAN, 2, 2, evidence.FROM_TALK)

    counters = state.view(None).audi.counters
    assert (counters["audi_attack"], counters["dismiss_bonus"]) == (2, 1)
    assert (state.vp, track(state, "german", "blue")) == ([0, 0], 0)


@pytest.mark.rule("STA-S6.10")
def test_the_german_bonus_counts_in_every_dismissal() -> None:
    table = film(counters={"dismiss_bonus": 2}).agent("glaubel", "cit_a")
    table.token("th_pl_alarm", "cit_b").dice(2, 3)
    state = play(table.active("glaubel").state(), "step(cit_b)", "dismiss")
    passes(state)

    roll = state.view(None).roll
    assert (roll.total, roll.result) == (7, 1)
    assert ["film", "dismiss_bonus", 2] in roll.modifiers and state.car.counters[UP_DISMISS] == 2


@pytest.mark.rule("STA-S6.11", "STA-18.11")
def test_a_top_secret_card_moves_the_audi_two_fields() -> None:
    table = film("cit_a").agent("kazik", "rai_a", items=["ts_01"]).token("th_de_trap", "market")
    state = play(table.active("kazik").state(), "spend(ts_01)")
    assert state.questions[0].kind == "drive" and "stop" not in offers(state)

    play(state, "field(cit_north)")
    assert "stop" not in offers(state) and "field(cit_a)" not in offers(state)
    play(state, "field(mil_south)")

    assert at(state) == "mil_south" and state.questions[0].kind == "activation-menu"
    assert state.track == [0] * 8 and state.pool[GERMAN] == 20


@pytest.mark.rule("STA-S6.11")
def test_at_some_tables_it_moves_up_to_two_fields() -> None:
    table = scene(FILM, stage=2, audi={"field": "cit_a"}, audi_by_card="up_to")
    state = table.agent("kazik", "rai_a", items=["ts_01"]).active("kazik").state()
    play(state, "spend(ts_01)")
    assert "stop" in offers(state)

    play(state, "field(cit_north)")
    assert "stop" in offers(state) and "field(cit_a)" in offers(state)
    play(state, "stop")

    assert at(state) == "cit_north"


@pytest.mark.rule("STA-S6.11", "STA-S6.6")
def test_a_card_may_bring_it_to_the_factory_where_it_has_to_wait() -> None:
    beside = "ind_c"
    for broken, near in ((0, False), (1, True)):
        table = film(beside, broken=broken).agent("puszke", "rai_a", items=["ts_01"])
        state = play(table.active("puszke").state(), "spend(ts_01)")
        assert ("factory" in options(state, "field")) == near
        if near:
            play(state, "field(factory)")
            assert state.questions[0].kind == "activation-menu" and state.view(None).audi.loaded


@pytest.mark.rule("STA-S6.11")
def test_only_the_holder_spends_a_top_secret_card_in_film_3() -> None:
    table = film("cit_a").agent("kazik", "rai_a").agent("edward_kania", "rai_b", items=["ts_01"])
    assert options(table.active("kazik").state(), "spend") == []


@pytest.mark.rule("STA-S6.11")
def test_a_german_card_may_bring_it_home_a_polish_one_never() -> None:
    for who, wins in (("puszke", True), ("kazik", False)):
        table = film("mil_g", stage=3, **LOADED).agent(who, "rai_a", items=["ts_01"])
        state = play(table.active(who).state(), "spend(ts_01)")
        assert ("barracks" in options(state, "field")) == wins
        if wins:
            play(state, "field(barracks)")
            assert state.view(None).ending == "barracks"


@pytest.mark.rule("STA-S6.11", "STA-S6.6")
def test_no_card_moves_it_while_it_waits() -> None:
    table = film("factory", stage=3, broken=2, loaded=3).agent("kazik", "rai_a", items=["ts_01"])
    assert options(table.active("kazik").state(), "spend") == []


@pytest.mark.rule("STA-S6.11", "STA-S6.6")
def test_a_card_that_brings_it_to_him_loads_it() -> None:
    table = film("ind_a", stage=3, broken=2).agent("puszke", "rai_a", items=["ts_01"])
    state = play(table.active("puszke").state(), "spend(ts_01)", "field(ind_c)", "field(factory)")
    assert state.view(None).audi.waits and state.questions[0].kind == "activation-menu"


@pytest.mark.rule("STA-13.2")
def test_the_audi_is_not_among_those_whom_anybody_meets() -> None:
    table = film("cit_a").agent("kazik", "cit_a", items=["tile_market_2"]).active("kazik")
    state = table.state()
    assert options(state, "bribe") == options(state, "talk") == []


@pytest.mark.rule("STA-S6.6")
def test_a_position_keeps_the_car_and_refuses_nonsense() -> None:
    table = film("cit_a", stage=3, **LOADED).token("th_pl_alarm", "cit_b")
    state = play(table.state(), "withdraw", "activate(black_audi)", "step(cit_b)")
    saved = state.position()
    again = state.game.position(saved)

    assert isinstance(again, Stawka)
    assert (again.position(), again.active) == (saved, AUDI)
    assert again.view(None) == state.view(None)
    for wrong in ({"field": "market"}, {"broken": 0}, {"roll": [1]}, {"counters": {"vp": 1}}):
        with pytest.raises(konspira.PositionError):
            state.game.position({**saved, "audi": {**saved["audi"], **wrong}})


@pytest.mark.rule("STA-6.10", "STA-S6.9")
@pytest.mark.parametrize("side", ["polish", "german"])
def test_a_secret_is_counted_and_announced_where_it_brings_no_points(side: str) -> None:
    state = secret(side, [])

    seats = state.view(None).seats
    assert [one.secrets for one in seats] == ([1, 0] if side == "polish" else [0, 1])
    assert "secret-gained" in kinds(state) and state.vp == [0, 0]


@pytest.mark.rule("STA-6.10")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_secret_told_is_counted(scenario: str) -> None:
    game = make(scenario)
    state = game.start(1)
    assert isinstance(state, Stawka)
    talk.tell_secret(state, GERMAN, 0, 3, 0)

    assert state.secrets[GERMAN] == 1


@pytest.mark.rule("STA-S6.3", "STA-S6.4", "STA-S6.6")
def test_a_film_that_does_not_hold_names_its_own_rule() -> None:
    state = film().state()
    moved = state.copy()
    moved.where[AUDI] = FIELDS.index("gestapo")
    unguarded = state.copy()
    unguarded.token_at = put(unguarded.token_at, unguarded.rules.fixed_token, USED)
    early = state.copy()
    early.car.loaded = 1

    assert [invariants.broken(one) for one in (state, moved, unguarded, early)] == [
        [],
        ["STA-S6.4"],
        ["STA-S6.3"],
        ["STA-S6.6"],
    ]
