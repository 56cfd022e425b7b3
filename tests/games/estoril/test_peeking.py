"""Looking at a face-down card when placing (EST-5)."""

from __future__ import annotations

from typing import Any

import pytest

from support.estoril import (
    BLUE,
    GREEN,
    LAYOUT_A,
    RED,
    YELLOW,
    Scene,
    arguments,
    asked,
    heard,
    play,
    refused,
    reward,
    scene,
    shown,
)


def e25(**options: Any) -> Scene:
    table = scene(LAYOUT_A, phase="placement", first=BLUE, **options)
    table.put("church_1", "red:start_plain").put("muchaxo_2", "red:start_diplomat")
    table.put("casino_2", "green:start_plain").put("atlantico_2", "blue:start_plain")
    table.reward("palacio", "it_plain").reward("atlantico", "es_plain")
    return table.having(turn=BLUE)


@pytest.mark.rule("EST-5.1", "EST-5.2", "EST-5.3")
@pytest.mark.scenario("E25")
def test_this_and_adjacent_tiles_but_no_own_cards() -> None:
    state = play(e25().state(), BLUE, "place_card(start_diplomat)", "place_space(atlantico_3)")

    assert state.offers(BLUE) == [
        "peek(church_1)",
        "peek(muchaxo_2)",
        "peek_reward(atlantico)",
        "peek_decline",
    ]
    assert refused(state, BLUE, "peek(atlantico_2)") == ("EST-5.3", "own-card")
    assert refused(state, BLUE, "peek(casino_2)") == ("EST-5.2", "out-of-reach")
    assert refused(state, BLUE, "peek_reward(palacio)") == ("EST-5.2", "out-of-reach")
    assert refused(state, BLUE, "peek(church_2)") == ("EST-5.3", "not-face-down")
    assert refused(state, BLUE, "peek(museum_1)") == ("EST-3.1", "not-in-town")


@pytest.mark.rule("EST-5.2")
def test_the_smallest_icon_reaches_its_own_tile_only() -> None:
    table = scene(LAYOUT_A, phase="placement").put("church_1", "green:start_plain")
    table.put("church_2", "red:start_diplomat").put("atlantico_2", "green:start_diplomat")
    table.reward("palacio", "it_plain").having(turn=RED)

    state = play(table.state(), RED, "place_card(start_plain)", "place_space(church_3)")

    assert arguments(state, RED) == ["church_1", "peek_decline"]


@pytest.mark.rule("EST-5.4")
def test_without_a_target_the_icon_does_nothing() -> None:
    table = scene(LAYOUT_A, phase="placement").put("tamariz_2", "red:start_plain")

    state = play(table.having(turn=RED).state(), RED, "place_card(start_diplomat)")
    play(state, RED, "place_space(tamariz_3)")

    assert asked(state) == [(GREEN, "place-card")]


@pytest.mark.rule("EST-5.5", "EST-12.2")
@pytest.mark.scenario("E37")
def test_only_the_peeker_learns_the_card_and_all_see_him_look() -> None:
    state = play(e25().state(), BLUE, "place_card(start_diplomat)", "place_space(atlantico_3)")

    play(state, BLUE, "peek(church_1)")

    seen = [shown(state, "church_1", seat).card for seat in (RED, GREEN, BLUE, YELLOW, None)]
    assert seen == ["start_plain", None, "start_plain", None, None]
    assert shown(state, "church_1").face_down
    assert shown(state, "church_1").known_to == [RED, BLUE]
    assert heard(state, YELLOW, "peeked") == [{"seat": BLUE, "space": "church_1"}]
    assert heard(state, BLUE, "card-seen") == [{"card": "start_plain", "space": "church_1"}]
    assert heard(state, GREEN, "card-seen") == []


@pytest.mark.rule("EST-5.3", "EST-5.5")
def test_a_reward_is_looked_at_in_the_same_way() -> None:
    state = play(e25().state(), BLUE, "place_card(start_diplomat)", "place_space(atlantico_3)")

    play(state, BLUE, "peek_reward(atlantico)")

    mine, theirs = reward(state, "atlantico", BLUE), reward(state, "atlantico", RED)
    assert mine is not None and mine.card == "es_plain" and mine.face_down
    assert theirs is not None and theirs.card is None


@pytest.mark.rule("EST-5.1")
def test_a_peek_may_be_declined_unless_the_table_says_otherwise() -> None:
    table = e25(peek_mandatory=True)
    state = play(table.state(), BLUE, "place_card(start_diplomat)", "place_space(atlantico_3)")

    assert "peek_decline" not in state.offers(BLUE)
    assert refused(state, BLUE, "peek_decline") == ("EST-5.1", "peek-needed")
    free = play(e25().state(), BLUE, "place_card(start_diplomat)", "place_space(atlantico_3)")
    play(free, BLUE, "peek_decline")
    assert heard(free, None, "peek-declined") == [{"seat": BLUE}]


@pytest.mark.rule("EST-5.6")
def test_a_seduced_character_does_not_peek() -> None:
    table = scene(LAYOUT_A, resolved="church").put("palacio_1", "red:start_seducer")
    table.put("tamariz_1", "red:start_plain").put("muchaxo_1", "blue:it_plain")

    state = play(table.state(), RED, "activate(seducer)", "seducer_target(tamariz_1)")
    play(state, RED, "seducer_space(palacio_3)")

    assert ("peek", RED) not in [(kind, seat) for seat, kind in asked(state)]
