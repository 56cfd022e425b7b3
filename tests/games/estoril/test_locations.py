"""What each location does by itself (EST-8)."""

from __future__ import annotations

from typing import Any

import pytest

from konspira import Rng
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
    choose_any,
    hand,
    heard,
    make,
    play,
    refused,
    results,
    scene,
    stop_all,
    view,
)

BEFORE_CASINO = "church palacio tamariz atlantico muchaxo"


@pytest.mark.rule("EST-8.1")
@pytest.mark.scenario("E04")
def test_assassins_cannot_be_used_in_the_church() -> None:
    table = scene(LAYOUT_A).put("church_1", "red:su_assassin_diplomat")

    state = table.put("church_2", "blue:start_plain").state()

    assert state.offers(RED) == ["activate(diplomat)", "activate_stop"]
    assert refused(state, RED, "activate(assassin)") == ("EST-8.1", "no-assassins-here")


@pytest.mark.rule("EST-8.2")
@pytest.mark.scenario("E05")
def test_british_characters_are_stronger_at_the_palacio() -> None:
    table = scene(LAYOUT_A).put("palacio_1", "blue:pt_seducer").reward("palacio", "it_plain")

    state = stop_all(table.put("palacio_2", "red:uk_seducer").state())

    assert results(state)["palacio"] == (BLUE, [4, 0, 4, 0])


@pytest.mark.rule("EST-8.4")
@pytest.mark.scenario("E06")
def test_german_characters_are_stronger_at_the_atlantico() -> None:
    table = scene(LAYOUT_A).put("atlantico_1", "blue:start_conspirator")
    table.put("atlantico_2", "red:de_conspirator").put("atlantico_3", "blue:start_diplomat")

    state = stop_all(table.reward("atlantico", "it_plain").state())

    assert results(state)["atlantico"] == (BLUE, [3, 0, 3, 0])


@pytest.mark.rule("EST-8.3")
def test_at_tamariz_nothing_is_secret() -> None:
    rules = make().rules

    assert not rules.reward_secret[2]
    assert not any(rules.top_secret[6:9])


@pytest.mark.rule("EST-8.6")
@pytest.mark.scenario("T12")
def test_dice_decide_at_the_casino() -> None:
    table = scene(LAYOUT_A).put("casino_1", "blue:it_plain").reward("casino", "es_plain")
    table.put("casino_2", "yellow:start_diplomat").put("casino_3", "yellow:start_seducer")

    state = stop_all(table.having(dice=[3, 3, 5, 4, 6, 2]).state())

    assert [facts["count"] for facts in heard(state, None, "dice-thrown")] == [0, 1, 4]
    assert results(state)["casino"] == (YELLOW, [0, 0, 5, 7])


@pytest.mark.rule("EST-8.6")
@pytest.mark.scenario("E35")
def test_dice_are_thrown_for_seduced_characters_too() -> None:
    table = scene(LAYOUT_A, resolved=BEFORE_CASINO).put("casino_1", "green:start_seducer")
    table.put("muchaxo_3", "blue:start_plain").reward("casino", "it_plain")
    state = table.having(dice=[6, 3, 2, 2]).state()

    play(state, GREEN, "activate(seducer)", "seducer_target(muchaxo_3)", "seducer_space(casino_2)")

    assert results(state)["casino"] == (GREEN, [0, 4, 2, 0])


# -- Boca do Inferno -------------------------------------------------------------------------------


def boca(**options: Any) -> Scene:
    return scene(LAYOUT_B, resolved="church tamariz muchaxo casino", **options)


@pytest.mark.rule("EST-8.7", "EST-8.9")
@pytest.mark.scenario("T13")
def test_the_weakest_loses_a_character_for_good() -> None:
    table = boca().put("boca_1", "blue:it_plain").put("boca_2", "yellow:uk_conspirator")
    state = stop_all(table.put("boca_3", "yellow:de_assassin").reward("boca", "es_plain").state())

    assert asked(state) == [(YELLOW, "boca-discard")]
    assert arguments(state, YELLOW) == ["boca_2", "boca_3"]
    assert refused(state, YELLOW, "boca_discard(boca_1)") == ("EST-8.7", "not-your-character")
    assert refused(state, YELLOW, "boca_discard(museum_1)") == ("EST-8.7", "not-at-boca")
    play(state, YELLOW, "boca_discard(boca_3)")
    assert results(state)["boca"] == (BLUE, [0, 0, 5, 1])
    assert "de_assassin" in view(state).box


@pytest.mark.rule("EST-8.7")
@pytest.mark.scenario("E20")
def test_alone_nobody_loses_anything() -> None:
    table = boca().put("boca_1", "red:start_plain").put("boca_2", "red:it_plain")

    state = table.reward("boca", "es_plain").state()

    assert not heard(state, None, "character-lost")
    assert "es_plain" in hand(state, RED)


def e21(**options: Any) -> Scene:
    table = boca(**options).put("boca_1", "red:start_diplomat").reward("boca", "es_plain")
    return table.put("boca_2", "blue:start_plain").put("boca_3", "red:start_seducer")


@pytest.mark.rule("EST-8.8", "EST-8.9")
@pytest.mark.scenario("E21")
@pytest.mark.parametrize(
    ("options", "loser", "winner", "totals"),
    [
        ({}, BLUE, RED, [2, 0, 0, 0]),
        ({"edition": "de"}, RED, BLUE, [1, 0, 2, 0]),
        ({"boca_tie": "highest_space_loses"}, RED, BLUE, [1, 0, 2, 0]),
        ({"edition": "de", "boca_tie": "lowest_space_safe"}, BLUE, RED, [2, 0, 0, 0]),
        (
            {"edition": "de", "boca_reward_timing": "before_discard"},
            RED,
            RED,
            [2, 0, 2, 0],
        ),
    ],
)
def test_a_tie_at_boca_by_edition(
    options: dict[str, str], loser: int, winner: int, totals: list[int]
) -> None:
    state = stop_all(e21(**options).state())

    assert asked(state) == [(loser, "boca-discard")]
    state.choose(loser, state.options(loser)[0])

    assert results(state)["boca"] == (winner, totals)
    assert heard(state, None, "character-lost")[0]["seat"] == loser


@pytest.mark.rule("EST-8.9", "EST-10.2")
@pytest.mark.scenario("E22")
def test_a_lost_card_scores_nothing() -> None:
    state = stop_all(e21(seats=3).state())

    play(state, BLUE, "boca_discard(boca_2)")

    assert "start_plain" not in hand(state, BLUE)
    assert len(hand(state, BLUE)) == 5
    choose_any(state, Rng(1))
    assert state.over
    scores = view(state).scores
    assert scores is not None
    assert (scores[BLUE].hand, scores[BLUE].discards) == (5, 0)


@pytest.mark.rule("EST-8.7")
def test_boca_does_not_respect_white_markers() -> None:
    table = boca().put("boca_1", "blue:it_plain").put("boca_2", "yellow:start_diplomat")
    state = play(table.state(), YELLOW, "activate(diplomat)", "diplomat_target(boca_2)")

    assert arguments(state, YELLOW) == ["boca_2"]
    assert asked(state) == [(YELLOW, "boca-discard")]
    play(state, YELLOW, "boca_discard(boca_2)")
    assert view(state).seats[YELLOW].markers == 3
    assert results(state)["boca"][0] == BLUE


@pytest.mark.rule("EST-8.10")
def test_the_reward_of_the_museum_lies_in_no_cell() -> None:
    state = scene(LAYOUT_B, phase="placement").reward("museum", "it_plain").state()

    tile = next(tile for tile in view(state).town if tile.id == "museum")

    assert (tile.reward_row, tile.reward_column) == (None, None)
    assert tile.reward is not None and tile.reward.face_down
