"""Resolving locations one by one (EST-6)."""

from __future__ import annotations

import pytest

from support.estoril import (
    BLUE,
    GREEN,
    LAYOUT_A,
    LAYOUT_B,
    RED,
    asked,
    deck,
    hand,
    heard,
    play,
    results,
    reward,
    scene,
    shown,
    stop_all,
    view,
)


@pytest.mark.rule("EST-6.1")
@pytest.mark.scenario("E07")
def test_locations_are_resolved_in_ascending_number() -> None:
    state = scene("museum tamariz casino church boca atlantico").state()

    order = [facts["tile"] for facts in heard(state, None, "location-began")]

    assert order == ["church", "tamariz", "atlantico", "casino", "boca", "museum"]


@pytest.mark.rule("EST-6.2")
def test_only_the_cards_of_this_location_are_turned_up() -> None:
    table = scene(LAYOUT_A).put("church_1", "red:start_diplomat").put("church_2", "blue:it_plain")
    table.put("muchaxo_1", "green:start_plain").reward("palacio", "es_plain")

    state = table.state()

    assert asked(state) == [(RED, "activate")]
    assert shown(state, "church_1").card == "start_diplomat"
    assert shown(state, "church_2").card == "it_plain"
    assert shown(state, "muchaxo_1").card is None
    found = reward(state, "palacio")
    assert found is not None and found.card is None


@pytest.mark.rule("EST-6.3")
def test_spaces_are_activated_in_order_by_whoever_controls_them() -> None:
    table = scene(LAYOUT_A, resolved="church palacio").put("tamariz_1", "red:start_diplomat")
    state = table.put("tamariz_2", "green:us_diplomat").put("tamariz_3", "blue:uk_diplomat").state()

    for seat in (RED, GREEN, BLUE):
        assert asked(state) == [(seat, "activate")]
        play(state, seat, "activate_stop")


@pytest.mark.rule("EST-6.4")
def test_using_a_symbol_is_voluntary() -> None:
    table = scene(LAYOUT_A, resolved="church palacio").put("tamariz_1", "red:us_assassin")
    state = table.put("tamariz_2", "green:start_plain").state()

    assert state.offers(RED) == ["activate(assassin)", "activate_stop"]
    play(state, RED, "activate_stop")
    assert results(state)["tamariz"] == (GREEN, [1, 2, 0, 0])


@pytest.mark.rule("EST-6.5", "EST-7.5")
@pytest.mark.scenario("E08")
def test_a_character_removed_before_its_turn_does_not_act() -> None:
    table = scene(LAYOUT_A, resolved="church palacio").put("tamariz_1", "red:us_assassin")
    table.put("tamariz_2", "blue:start_conspirator").reward("tamariz", "it_plain")
    state = table.deck("es_plain us_diplomat").state()

    play(state, RED, "activate(assassin)", "assassin_target(tamariz_2)")

    assert not heard(state, None, "conspirator-looked")
    assert deck(state)[:2] == ["es_plain", "us_diplomat"]
    assert "start_conspirator" in hand(state, BLUE)


@pytest.mark.rule("EST-6.7", "EST-6.8", "EST-6.10")
@pytest.mark.scenario("T04")
def test_equal_strengths_go_to_the_lowest_space() -> None:
    table = scene(LAYOUT_A).put("church_1", "green:start_plain").reward("church", "it_plain")
    table.put("church_2", "red:start_diplomat").put("church_3", "red:start_conspirator")
    state = table.put("palacio_1", "blue:start_diplomat").state()

    play(state, RED, "activate_stop", "activate_stop")

    assert results(state)["church"] == (GREEN, [2, 2, 0, 0])
    assert "it_plain" in hand(state, GREEN)
    assert [shown(state, f"church_{n}").seat for n in (1, 2, 3)] == [GREEN, RED, RED]


@pytest.mark.rule("EST-6.6")
def test_the_effect_of_a_location_follows_all_symbols() -> None:
    table = scene(LAYOUT_A, resolved="church palacio tamariz atlantico muchaxo")
    table.put("casino_1", "red:start_diplomat").put("casino_2", "blue:start_plain")

    state = table.having(dice=[6, 1, 2, 2]).state()

    assert not heard(state, None, "dice-thrown")
    play(state, RED, "activate_stop")
    assert [facts["count"] for facts in heard(state, None, "dice-thrown")] == [5, 0]


@pytest.mark.rule("EST-6.7", "EST-7.3")
@pytest.mark.scenario("E01")
def test_a_lone_character_of_strength_zero_takes_the_reward() -> None:
    table = scene(LAYOUT_A).put("church_2", "blue:start_assassin").reward("church", "it_plain")

    state = table.state()

    assert not heard(state, None, "symbols-passed")
    assert results(state)["church"] == (BLUE, [0, 0, 0, 0])
    assert "it_plain" in hand(state, BLUE)


@pytest.mark.rule("EST-6.8")
@pytest.mark.scenario("E02")
def test_a_tie_at_zero_goes_to_the_lower_space() -> None:
    table = scene(LAYOUT_A).put("church_1", "red:start_nationalist").reward("church", "it_plain")

    state = table.put("church_2", "blue:start_assassin").state()

    assert results(state)["church"][0] == RED


@pytest.mark.rule("EST-6.9", "EST-6.2")
@pytest.mark.scenario("E03")
def test_the_reward_of_an_empty_location_is_shown_and_goes_under_the_deck() -> None:
    table = scene(LAYOUT_A).reward("atlantico", "it_plain").put("casino_1", "red:start_diplomat")

    state = table.deck("es_plain us_diplomat pt_seducer").state()

    assert asked(state) == [(RED, "activate")]
    assert deck(state) == ["es_plain", "us_diplomat", "pt_seducer", "it_plain"]
    assert heard(state, None, "reward-revealed") == [{"tile": "atlantico", "card": "it_plain"}]
    assert view(state).deck == [None, None, None, "it_plain"]


@pytest.mark.rule("EST-6.10")
def test_a_past_award_is_never_changed() -> None:
    table = scene(LAYOUT_A).put("church_1", "green:start_plain").reward("church", "it_plain")
    table.put("palacio_1", "red:start_seducer").put("palacio_2", "red:start_plain")

    state = play(table.state(), RED, "activate(seducer)", "seducer_target(church_1)")
    play(state, RED, "seducer_space(palacio_3)")

    assert "it_plain" in hand(state, GREEN)


@pytest.mark.rule("EST-8.10", "EST-6.8")
@pytest.mark.scenario("E40")
def test_four_players_at_the_museum() -> None:
    table = scene(LAYOUT_B).put("museum_1", "red:start_diplomat")
    table.put("museum_2", "blue:start_plain").put("museum_3", "green:start_seducer")
    state = table.put("museum_4", "yellow:start_plain").reward("museum", "it_plain").state()

    stop_all(state)

    assert results(state)["museum"] == (BLUE, [1, 1, 2, 2])
