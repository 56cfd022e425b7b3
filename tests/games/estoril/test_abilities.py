"""Assassin, conspirator, nationalist, diplomat and seducer (EST-7)."""

from __future__ import annotations

from typing import Any

import pytest

from support.estoril import (
    BLUE,
    GREEN,
    LAYOUT_A,
    LAYOUT_B,
    RED,
    YELLOW,
    Scene,
    arguments,
    asked,
    character,
    deck,
    hand,
    heard,
    play,
    refused,
    results,
    reward,
    scene,
    shown,
    stop_all,
    view,
)

BEFORE_TAMARIZ = "church palacio"


def at_tamariz(**options: Any) -> Scene:
    return scene(LAYOUT_A, resolved=BEFORE_TAMARIZ, **options)


# -- general ---------------------------------------------------------------------------------------


@pytest.mark.rule("EST-7.1", "EST-7.2")
def test_the_controller_chooses_the_order_of_two_symbols_and_may_stop() -> None:
    table = at_tamariz().put("tamariz_1", "red:fr_assassin_conspirator")
    table.put("tamariz_2", "blue:start_plain").reward("tamariz", "it_plain").deck("es_plain")

    state = table.state()

    assert arguments(state, RED) == ["assassin", "conspirator", "activate_stop"]
    play(state, RED, "activate(conspirator)", "conspirator_keep")
    assert arguments(state, RED) == ["assassin", "activate_stop"]
    assert refused(state, RED, "activate(conspirator)") == ("EST-7.1", "symbol-used")
    assert refused(state, RED, "activate(diplomat)") == ("EST-7.1", "no-such-symbol")
    play(state, RED, "activate_stop")
    assert results(state)["tamariz"][0] == BLUE


@pytest.mark.rule("EST-7.1")
def test_two_equal_symbols_may_be_used_one_after_the_other() -> None:
    table = at_tamariz().put("tamariz_1", "red:su_assassin2").put("tamariz_2", "blue:it_plain")

    state = table.put("tamariz_3", "green:start_plain").state()
    play(state, RED, "activate(assassin)", "assassin_target(tamariz_2)")
    play(state, RED, "activate(assassin)", "assassin_target(tamariz_3)")

    assert results(state)["tamariz"] == (RED, [1, 0, 0, 0])


@pytest.mark.rule("EST-7.3")
def test_a_symbol_that_can_do_nothing_is_not_offered() -> None:
    table = at_tamariz().put("tamariz_1", "red:fr_assassin_conspirator").deck("")

    state = table.reward("tamariz", "it_plain").put("atlantico_1", "blue:start_diplomat").state()

    assert asked(state) == [(BLUE, "activate")]


# -- assassin --------------------------------------------------------------------------------------


def t06() -> Scene:
    table = at_tamariz().put("tamariz_1", "red:us_assassin")
    table.put("tamariz_2", "green:start_conspirator").put("tamariz_3", "yellow:it_plain")
    return table.reward("tamariz", "es_plain").deck(
        "fr_assassin_conspirator us_diplomat uk_seducer"
    )


@pytest.mark.rule("EST-7.4", "EST-7.5", "EST-12.3")
@pytest.mark.scenario("T06")
def test_an_assassin_sends_a_character_home() -> None:
    state = play(t06().state(), RED, "activate(assassin)", "assassin_target(tamariz_3)")

    assert "it_plain" in hand(state, YELLOW)
    assert view(state, BLUE).seats[YELLOW].known_hand == ["it_plain"]
    assert character(state, "tamariz_3") is None
    assert view(state).totals == [1, 1, None, None]
    assert view(state).seats[YELLOW].markers == 3


@pytest.mark.rule("EST-7.6", "EST-7.7")
@pytest.mark.scenario("T07")
def test_a_conspirator_replaces_the_reward() -> None:
    state = play(t06().state(), RED, "activate(assassin)", "assassin_target(tamariz_3)")

    play(state, GREEN, "activate(conspirator)", "conspirator_replace")

    assert results(state)["tamariz"] == (RED, [1, 1, 0, 0])
    assert "fr_assassin_conspirator" in hand(state, RED)
    assert deck(state) == ["us_diplomat", "uk_seducer", "es_plain"]


@pytest.mark.rule("EST-7.4")
@pytest.mark.scenario("E41")
def test_an_assassin_may_choose_its_owners_cards_but_not_itself() -> None:
    table = at_tamariz().put("tamariz_1", "red:us_assassin").put("tamariz_2", "red:start_plain")

    state = play(table.put("tamariz_3", "blue:it_plain").state(), RED, "activate(assassin)")

    assert arguments(state, RED) == ["tamariz_2", "tamariz_3"]
    assert refused(state, RED, "assassin_target(tamariz_1)") == ("EST-7.4", "not-itself")
    assert refused(state, RED, "assassin_target(casino_1)") == ("EST-7.4", "other-location")


# -- conspirator -----------------------------------------------------------------------------------


@pytest.mark.rule("EST-7.6", "EST-7.1")
@pytest.mark.scenario("E18")
def test_two_conspirator_symbols_first_keep_then_replace() -> None:
    table = at_tamariz().put("tamariz_1", "green:yu_conspirator2").reward("tamariz", "it_plain")
    state = table.deck("pt_seducer es_plain us_diplomat").state()

    play(state, GREEN, "activate(conspirator)", "conspirator_keep")
    play(state, GREEN, "activate(conspirator)", "conspirator_replace")

    assert "es_plain" in hand(state, GREEN)
    assert deck(state) == ["us_diplomat", "pt_seducer", "it_plain"]


@pytest.mark.rule("EST-7.7")
def test_having_looked_a_conspirator_must_choose() -> None:
    table = at_tamariz().put("tamariz_1", "green:start_conspirator").reward("tamariz", "it_plain")

    state = play(table.deck("es_plain").state(), GREEN, "activate(conspirator)")

    assert state.offers(GREEN) == ["conspirator_keep", "conspirator_replace"]
    assert state.takeable == []
    assert heard(state, GREEN, "top-card-seen") == [{"card": "es_plain"}]
    assert heard(state, RED, "top-card-seen") == []
    question = state.question(GREEN)
    assert question is not None
    assert question.facts == {"card": "es_plain", "card_reward": "it_plain"}


@pytest.mark.rule("EST-7.7")
@pytest.mark.scenario("E19")
def test_a_replaced_secret_reward_lies_face_up_and_counts() -> None:
    table = scene(LAYOUT_A, resolved="church").put("palacio_1", "green:start_conspirator")
    table.put("palacio_2", "blue:start_nationalist").reward("palacio", "it_plain")
    state = table.deck("pt_seducer").state()

    play(state, GREEN, "activate(conspirator)", "conspirator_replace")

    found = reward(state, "palacio")
    assert found is not None and found.card == "pt_seducer" and not found.face_down
    play(state, BLUE, "activate(nationalist)")
    assert heard(state, None, "nationalist-counted")[0]["count"] == 1


@pytest.mark.rule("EST-12.2", "EST-7.6")
@pytest.mark.scenario("E38")
def test_what_a_conspirator_keeps_out_only_he_knows() -> None:
    table = at_tamariz().put("tamariz_1", "green:yu_conspirator2").reward("tamariz", "it_plain")
    state = table.deck("pt_seducer es_plain").having(known={"pt_seducer": [BLUE]}).state()

    play(state, GREEN, "activate(conspirator)", "conspirator_keep")

    assert view(state, GREEN).deck == [None, "pt_seducer"]
    assert view(state, BLUE).deck == [None, "pt_seducer"]
    assert view(state, RED).deck == view(state).deck == [None, None]
    play(state, GREEN, "activate(conspirator)", "conspirator_replace")
    assert view(state).deck == [None, "it_plain"]
    assert view(state, GREEN).deck == ["pt_seducer", "it_plain"]


# -- nationalist -----------------------------------------------------------------------------------


@pytest.mark.rule("EST-7.8", "EST-7.9")
@pytest.mark.scenario("T08")
def test_a_nationalist_counts_flags_on_resolved_locations() -> None:
    table = scene("church tamariz palacio atlantico muchaxo casino", resolved="church palacio")
    table.put("church_1", "red:uk_diplomat").put("palacio_1", "green:start_seducer")
    table.put("tamariz_1", "yellow:start_plain").put("tamariz_2", "yellow:uk_nationalist")
    state = table.put("tamariz_3", "blue:it_plain").reward("tamariz", "es_plain").state()

    play(state, YELLOW, "activate(nationalist)")

    assert results(state)["tamariz"] == (YELLOW, [0, 0, 5, 6])


@pytest.mark.rule("EST-7.8", "EST-7.9")
@pytest.mark.scenario("E15")
def test_face_up_rewards_count_and_face_down_cards_do_not() -> None:
    table = scene(LAYOUT_A, resolved="church").put("church_1", "red:pt_diplomat")
    table.put("church_2", "red:start_plain").put("palacio_1", "blue:start_nationalist")
    table.reward("palacio", "pt_assassin").reward("tamariz", "pt_nationalist2")
    table.reward("muchaxo", "pt_seducer").put("tamariz_1", "red:pt_conspirator")
    state = table.put("muchaxo_2", "red:start_diplomat").state()

    play(state, BLUE, "activate(nationalist)")

    assert heard(state, None, "nationalist-counted")[0]["count"] == 6
    assert results(state)["palacio"] == (BLUE, [0, 0, 6, 0])


@pytest.mark.rule("EST-7.11")
@pytest.mark.scenario("E16")
@pytest.mark.parametrize(("uses", "strength"), [(1, 5), (2, 8)])
def test_two_nationalist_symbols_count_twice(uses: int, strength: int) -> None:
    table = at_tamariz().put("tamariz_2", "blue:pt_nationalist2")
    table.put("tamariz_1", "red:start_plain").put("palacio_1", "red:start_diplomat")
    state = table.reward("casino", "pt_diplomat").state()

    play(state, BLUE, *["activate(nationalist)"] * uses)

    stop_all(state)

    assert results(state)["tamariz"][1][BLUE] == strength


@pytest.mark.rule("EST-7.10")
@pytest.mark.scenario("E17")
@pytest.mark.parametrize(
    ("timing", "winner", "totals"),
    [("snapshot", BLUE, [1, 0, 1, 0]), ("final", RED, [1, 0, 0, 0])],
)
def test_a_bonus_is_fixed_when_the_symbol_is_used(
    timing: str, winner: int, totals: list[int]
) -> None:
    table = at_tamariz(nationalist_timing=timing).put("tamariz_1", "blue:start_nationalist")
    table.put("tamariz_2", "red:us_assassin").put("tamariz_3", "blue:start_diplomat")
    state = table.reward("tamariz", "it_plain").state()

    play(state, BLUE, "activate(nationalist)")
    play(state, RED, "activate(assassin)", "assassin_target(tamariz_3)")

    assert results(state)["tamariz"] == (winner, totals)


@pytest.mark.rule("EST-7.10", "EST-7.3")
@pytest.mark.scenario("E46")
def test_with_final_counting_a_late_flag_helps() -> None:
    def table(timing: str) -> Scene:
        found = at_tamariz(nationalist_timing=timing).put("tamariz_1", "blue:uk_nationalist")
        found.put("tamariz_2", "red:us_seducer").put("casino_2", "green:start_seducer")
        return found.reward("tamariz", "it_plain")

    state = play(table("final").state(), BLUE, "activate(nationalist)")
    play(state, RED, "activate(seducer)", "seducer_target(casino_2)", "seducer_space(tamariz_3)")
    assert results(state)["tamariz"] == (BLUE, [2, 1, 3, 0])
    state = table("snapshot").state()
    assert asked(state) == [(RED, "activate")]
    play(state, RED, "activate(seducer)", "seducer_target(casino_2)", "seducer_space(tamariz_3)")
    assert results(state)["tamariz"] == (BLUE, [2, 1, 2, 0])


# -- diplomat --------------------------------------------------------------------------------------


@pytest.mark.rule("EST-7.12", "EST-7.13", "EST-7.14")
@pytest.mark.scenario("T10")
def test_a_protected_character_cannot_be_assassinated() -> None:
    table = scene(LAYOUT_B, resolved="church").put("tamariz_1", "yellow:start_diplomat")
    table.put("museum_1", "yellow:pt_seducer").put("museum_2", "red:su_assassin2")
    state = table.put("museum_3", "blue:start_plain").state()

    play(state, YELLOW, "activate(diplomat)", "diplomat_target(museum_1)")
    play(state, YELLOW, "activate_stop")  # the seducer at the museum
    play(state, RED, "activate(assassin)")

    assert arguments(state, RED) == ["museum_3"]
    assert refused(state, RED, "assassin_target(museum_1)") == ("EST-7.13", "protected")
    assert shown(state, "museum_1").protected


@pytest.mark.rule("EST-7.13")
@pytest.mark.scenario("E09")
def test_protection_binds_the_owner_too() -> None:
    table = scene(LAYOUT_A).put("church_1", "red:start_diplomat")
    table.put("atlantico_2", "red:it_plain").put("muchaxo_1", "red:start_seducer")
    state = table.put("casino_1", "blue:start_plain").state()

    play(state, RED, "activate(diplomat)", "diplomat_target(atlantico_2)")
    play(state, RED, "activate(seducer)")

    assert arguments(state, RED) == ["casino_1"]
    assert refused(state, RED, "seducer_target(atlantico_2)") == ("EST-7.13", "protected")


@pytest.mark.rule("EST-7.12", "EST-7.14")
@pytest.mark.scenario("E36")
def test_a_diplomat_reaches_this_and_adjacent_locations() -> None:
    table = scene(LAYOUT_A, resolved="church palacio tamariz").put("church_1", "green:start_plain")
    table.put("palacio_1", "blue:start_plain").put("atlantico_1", "red:start_diplomat")
    table.put("atlantico_2", "blue:it_plain").put("muchaxo_1", "yellow:start_plain")
    state = play(table.reward("muchaxo", "es_plain").state(), RED, "activate(diplomat)")

    assert arguments(state, RED) == ["church_1", "atlantico_1", "atlantico_2", "muchaxo_1"]
    assert refused(state, RED, "diplomat_target(palacio_1)") == ("EST-7.12", "too-far")
    assert refused(state, RED, "diplomat_target(casino_1)") == ("EST-7.3", "nobody-there")
    play(state, RED, "diplomat_target(muchaxo_1)")
    assert heard(state, None, "diplomat-protected") == [{"seat": RED, "space": "muchaxo_1"}]


@pytest.mark.rule("EST-7.12")
@pytest.mark.scenario("E42")
def test_a_double_diplomat_protects_two_different_characters() -> None:
    table = at_tamariz().put("tamariz_1", "red:es_diplomat2").put("tamariz_2", "red:start_plain")

    state = play(table.state(), RED, "activate(diplomat)", "diplomat_target(tamariz_1)")
    play(state, RED, "activate(diplomat)")

    assert arguments(state, RED) == ["tamariz_2"]
    assert refused(state, RED, "diplomat_target(tamariz_1)") == ("EST-7.12", "safe-already")


@pytest.mark.rule("EST-7.14")
def test_a_protected_face_down_card_stays_face_down() -> None:
    table = at_tamariz().put("tamariz_1", "red:start_diplomat").put("casino_1", "blue:it_plain")
    state = table.put("casino_2", "green:su_assassin2").put("atlantico_1", "red:us_diplomat")

    found = play(state.state(), RED, "activate(diplomat)", "diplomat_target(casino_1)")

    assert shown(found, "casino_1", RED).card is None
    assert shown(found, "casino_1").protected


# -- seducer ---------------------------------------------------------------------------------------


@pytest.mark.rule("EST-7.15", "EST-7.16", "EST-7.17", "EST-7.18", "EST-6.9")
@pytest.mark.scenario("T09")
def test_two_seducer_symbols_move_two_characters() -> None:
    table = scene(LAYOUT_A, resolved="church").put("palacio_2", "yellow:hu_seducer2")
    table.put("tamariz_1", "yellow:pt_conspirator").put("muchaxo_2", "red:it_plain")
    table.reward("palacio", "es_plain").reward("tamariz", "us_diplomat")
    state = table.reward("muchaxo", "uk_seducer").deck("pt_diplomat").state()

    play(state, YELLOW, "activate(seducer)", "seducer_target(tamariz_1)")
    play(state, YELLOW, "seducer_space(palacio_1)", "activate(seducer)")
    play(state, YELLOW, "seducer_target(muchaxo_2)", "seducer_space(palacio_3)")

    assert heard(state, None, "seduced")[1]["card"] == "it_plain"
    assert results(state)["palacio"] == (YELLOW, [5, 0, 0, 5])
    assert not heard(state, None, "conspirator-looked")
    assert deck(state) == ["pt_diplomat", "us_diplomat", "uk_seducer"]


@pytest.mark.rule("EST-7.3", "EST-7.15")
@pytest.mark.scenario("E10")
def test_without_a_free_space_a_seducer_is_not_offered() -> None:
    table = scene(LAYOUT_A, resolved="church").put("palacio_1", "red:start_seducer")
    table.put("palacio_2", "blue:start_plain").put("palacio_3", "green:start_diplomat")

    state = table.put("tamariz_1", "yellow:start_plain").state()

    assert asked(state) == [(GREEN, "activate")]


@pytest.mark.rule("EST-7.5", "EST-7.15")
@pytest.mark.scenario("E11")
def test_an_assassinated_characters_space_is_free() -> None:
    table = at_tamariz().put("tamariz_1", "red:us_assassin").put("tamariz_2", "blue:start_plain")
    table.put("tamariz_3", "red:us_seducer").put("casino_2", "green:start_plain")
    state = play(table.state(), RED, "activate(assassin)", "assassin_target(tamariz_2)")

    play(state, RED, "activate(seducer)", "seducer_target(casino_2)")

    assert arguments(state, RED) == ["tamariz_2"]
    assert refused(state, RED, "seducer_space(tamariz_1)") == ("EST-2.8", "space-taken")
    assert refused(state, RED, "seducer_space(casino_1)") == ("EST-7.15", "other-location")
    play(state, RED, "seducer_space(tamariz_2)")
    assert results(state)["tamariz"] == (RED, [3, 2, 0, 0])


@pytest.mark.rule("EST-7.17", "EST-7.19")
@pytest.mark.scenario("E12")
def test_a_moved_card_is_silent() -> None:
    table = at_tamariz().put("tamariz_1", "red:start_seducer").put("palacio_1", "blue:pt_assassin")
    state = play(table.state(), RED, "activate(seducer)", "seducer_target(palacio_1)")

    play(state, RED, "seducer_space(tamariz_3)")

    assert results(state)["tamariz"] == (BLUE, [1, 0, 2, 0])
    assert not heard(state, None, "symbols-passed")


@pytest.mark.rule("EST-7.18", "EST-6.10")
@pytest.mark.scenario("E13")
def test_a_character_may_come_from_a_resolved_location() -> None:
    table = scene(LAYOUT_A, resolved="church").put("palacio_1", "blue:uk_diplomat")
    table.reward("palacio", "it_plain").put("muchaxo_1", "green:start_seducer")
    state = play(table.state(), BLUE, "activate_stop")

    play(state, GREEN, "activate(seducer)", "seducer_target(palacio_1)")
    play(state, GREEN, "seducer_space(muchaxo_3)")

    assert "it_plain" in hand(state, BLUE)
    assert results(state)["muchaxo"] == (BLUE, [0, 1, 4, 0])


@pytest.mark.rule("EST-7.17", "EST-7.18")
@pytest.mark.scenario("E14")
def test_there_and_back_a_card_stays_silent() -> None:
    table = scene(LAYOUT_A, resolved="church").put("palacio_1", "red:start_seducer")
    table.put("muchaxo_1", "green:uk_conspirator").put("muchaxo_2", "blue:us_seducer")
    state = table.reward("muchaxo", "it_plain").deck("es_plain").state()

    play(state, RED, "activate(seducer)", "seducer_target(muchaxo_1)", "seducer_space(palacio_2)")
    play(state, BLUE, "activate(seducer)", "seducer_target(palacio_2)", "seducer_space(muchaxo_1)")

    assert results(state)["muchaxo"] == (BLUE, [0, 1, 2, 0])
    assert not heard(state, None, "conspirator-looked")


@pytest.mark.rule("EST-7.16", "EST-8.2")
@pytest.mark.scenario("E45")
def test_a_face_up_card_stays_face_up_on_top_secret() -> None:
    table = scene(LAYOUT_A, resolved="church").put("palacio_1", "red:start_seducer")
    state = table.put("tamariz_1", "blue:start_plain").put("tamariz_2", "red:start_diplomat")
    state.put("casino_1", "green:us_diplomat")

    found = play(state.state(), RED, "activate(seducer)", "seducer_target(tamariz_1)")
    play(found, RED, "seducer_space(palacio_2)")

    assert results(found)["palacio"] == (RED, [2, 0, 2, 0])
    moved = shown(found, "palacio_2")
    assert (moved.card, moved.face_down, moved.moved) == ("start_plain", False, True)


@pytest.mark.rule("EST-7.15")
def test_a_seducer_reaches_adjacent_locations_only() -> None:
    table = at_tamariz().put("tamariz_1", "red:start_seducer").put("tamariz_2", "blue:start_plain")
    table.put("church_1", "green:start_plain").put("palacio_1", "yellow:start_plain")

    state = play(table.state(), RED, "activate(seducer)")

    assert arguments(state, RED) == ["palacio_1"]
    assert refused(state, RED, "seducer_target(tamariz_2)") == ("EST-7.15", "not-adjacent")
    assert refused(state, RED, "seducer_target(church_1)") == ("EST-7.15", "not-adjacent")


@pytest.mark.rule("EST-7.19")
def test_the_woman_symbol_does_nothing_in_play() -> None:
    table = at_tamariz().put("tamariz_1", "red:pt_seducer")

    state = table.put("casino_1", "blue:start_diplomat").state()

    assert arguments(state, RED) == ["seducer", "activate_stop"]
