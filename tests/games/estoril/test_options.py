"""The rulings that a table can decide otherwise (rules file, section 6.3)."""

from __future__ import annotations

import pytest

from konspira import OptionError
from support.estoril import (
    BLUE,
    GREEN,
    LAYOUT_A,
    RED,
    YELLOW,
    arguments,
    asked,
    hand,
    heard,
    make,
    play,
    refused,
    results,
    scene,
    stop_all,
)

BEFORE_TAMARIZ = "church palacio"


@pytest.mark.rule("EST-7.4")
def test_an_assassin_may_choose_itself_where_the_table_says_so() -> None:
    table = scene(LAYOUT_A, resolved=BEFORE_TAMARIZ, assassin_may_target_self=True)
    table.put("tamariz_1", "red:su_assassin2").put("tamariz_2", "blue:start_plain")

    state = play(table.state(), RED, "activate(assassin)")

    assert arguments(state, RED) == ["tamariz_1", "tamariz_2"]
    play(state, RED, "assassin_target(tamariz_1)")
    assert "su_assassin2" in hand(state, RED)
    assert results(state)["tamariz"] == (BLUE, [0, 0, 2, 0])


@pytest.mark.rule("EST-7.2")
def test_symbols_in_printed_order_are_offered_one_by_one() -> None:
    table = scene(LAYOUT_A, resolved=BEFORE_TAMARIZ, symbol_order="printed")
    table.put("tamariz_1", "red:fr_assassin_conspirator").put("tamariz_2", "blue:start_plain")
    state = table.reward("tamariz", "it_plain").deck("es_plain").state()

    assert state.offers(RED) == ["activate(assassin)", "activate_skip"]
    assert refused(state, RED, "activate(conspirator)") == ("EST-7.2", "printed-order")
    play(state, RED, "activate_skip")
    assert state.offers(RED) == ["activate(conspirator)", "activate_skip"]
    play(state, RED, "activate(conspirator)", "conspirator_keep")
    assert asked(state) != [(RED, "activate")]


@pytest.mark.rule("EST-7.2", "EST-7.3")
def test_in_printed_order_a_useless_symbol_is_passed_over_for_good() -> None:
    table = scene(LAYOUT_A, resolved=BEFORE_TAMARIZ, symbol_order="printed")
    table.put("tamariz_1", "red:su_assassin_diplomat").put("casino_1", "green:us_diplomat")

    state = table.state()

    assert state.offers(RED) == ["activate(diplomat)", "activate_skip"]
    play(state, RED, "activate(diplomat)", "diplomat_target(tamariz_1)")
    assert asked(state) == [(GREEN, "activate")]


@pytest.mark.rule("EST-7.17", "EST-8.2", "EST-8.6")
def test_seduced_characters_may_be_denied_bonus_and_dice() -> None:
    hotel = scene(LAYOUT_A, resolved="church", seduced_gets_location_bonus=False)
    hotel.put("palacio_1", "red:start_seducer").put("tamariz_1", "blue:uk_seducer")
    state = play(hotel.state(), RED, "activate(seducer)", "seducer_target(tamariz_1)")
    play(state, RED, "seducer_space(palacio_2)")
    assert results(state)["palacio"] == (BLUE, [2, 0, 3, 0])

    before = "church palacio tamariz atlantico muchaxo"
    casino = scene(LAYOUT_A, resolved=before, seduced_gets_location_bonus=False)
    casino.put("casino_1", "red:start_seducer").put("tamariz_1", "blue:start_plain")
    state = casino.having(dice=[6, 1]).state()
    play(state, RED, "activate(seducer)", "seducer_target(tamariz_1)", "seducer_space(casino_2)")
    assert len(heard(state, None, "dice-thrown")) == 1
    assert results(state)["casino"] == (RED, [6, 0, 2, 0])


@pytest.mark.rule("EST-7.12")
@pytest.mark.parametrize(
    ("limit", "offers"),
    [("none", ["assassin", "diplomat", "activate_stop"]), (5, ["assassin", "activate_stop"])],
)
def test_white_markers_may_run_out(limit: str | int, offers: list[str]) -> None:
    table = scene(LAYOUT_A, resolved=BEFORE_TAMARIZ, white_marker_limit=limit)
    table.put("tamariz_1", "red:su_assassin_diplomat").put("tamariz_2", "yellow:it_plain")
    for space, who in [
        ("palacio_1", "blue:start_plain"),
        ("palacio_2", "blue:start_diplomat"),
        ("palacio_3", "green:start_plain"),
        ("church_1", "green:start_diplomat"),
        ("church_2", "yellow:start_plain"),
    ]:
        table.put(space, who, protected=True)

    state = table.state()

    assert arguments(state, RED) == offers
    if limit == 5:
        assert refused(state, RED, "activate(diplomat)") == ("EST-7.12", "no-white-marker")


@pytest.mark.rule("EST-7.3")
def test_every_reason_why_a_symbol_is_useless() -> None:
    def refusal(card: str, symbol: str, deck: str, **others: str) -> tuple[str, str]:
        table = scene(LAYOUT_A, resolved=BEFORE_TAMARIZ).put("tamariz_1", f"red:{card}")
        for space, who in others.items():
            table.put(space, who)
        state = table.reward("tamariz", "es_plain").deck(deck).state()
        return refused(state, RED, f"activate({symbol})")

    two, three = "blue:start_plain", "green:it_plain"
    both, deck = "fr_seducer_conspirator", "us_diplomat"
    full = refusal(
        both, "seducer", deck, tamariz_2=two, tamariz_3=three, palacio_1="red:pt_seducer"
    )
    assert full == ("EST-7.15", "no-free-space")
    assert refusal(both, "seducer", deck) == ("EST-7.3", "no-target")
    assert refusal(both, "conspirator", "", palacio_1=two) == ("EST-7.6", "no-deck")
    assert refusal("fr_assassin_conspirator", "assassin", deck) == ("EST-7.3", "no-target")


@pytest.mark.rule("EST-8.9")
def test_before_the_loss_the_reward_is_given_first() -> None:
    before = "church tamariz muchaxo casino"
    town = "boca tamariz museum church casino muchaxo"
    table = scene(town, resolved=before, boca_reward_timing="before_discard")
    table.put("boca_1", "blue:it_plain").put("boca_2", "yellow:start_plain")

    state = stop_all(table.reward("boca", "es_plain").state())

    assert asked(state) == [(YELLOW, "boca-discard")]
    assert "es_plain" in hand(state, BLUE)
    kinds = [event.kind for event in state.events(None)]
    assert "reward-won" in kinds and "character-lost" not in kinds


def test_an_option_that_does_not_exist_is_answered_with_those_that_do() -> None:
    with pytest.raises(OptionError, match="did you mean"):
        make(2, edition="dee")
    with pytest.raises(OptionError, match="boca_tie"):
        make(2, boca_ties="edition")


def test_the_edition_sets_four_options() -> None:
    polish, german = make(2).rules, make(2, edition="de").rules

    assert not polish.boca_highest and german.boca_highest
    assert not polish.round_up and german.round_up
    assert polish.agenda_starting and not german.agenda_starting
    assert not polish.agenda_flags_distinct and german.agenda_flags_distinct
    alone = make(2, edition="de", boca_tie="lowest_space_safe").rules
    assert not alone.boca_highest and alone.round_up
