"""Placing cards in turn (EST-4)."""

from __future__ import annotations

import pytest

from support.estoril import (
    BLUE,
    GREEN,
    LAYOUT_A,
    LAYOUT_B,
    LAYOUT_F,
    RED,
    YELLOW,
    arguments,
    asked,
    character,
    hand,
    play,
    refused,
    scene,
    shown,
    view,
)


@pytest.mark.rule("EST-4.1", "EST-1.2")
def test_every_card_in_hand_may_be_placed_and_passing_is_not_allowed() -> None:
    state = scene(phase="placement").state()

    assert arguments(state, RED) == hand(state, RED)
    assert len(hand(state, RED)) == 6


@pytest.mark.rule("EST-4.1", "EST-1.1")
def test_turns_pass_clockwise_from_the_first_player() -> None:
    state = scene(phase="placement", seats=3, first=1).state()

    for seat, space in [(1, "church_1"), (2, "church_2"), (0, "palacio_1"), (1, "tamariz_1")]:
        assert asked(state) == [(seat, "place-card")]
        play(state, seat, state.offers(seat)[0], f"place_space({space})")


@pytest.mark.rule("EST-4.2", "EST-4.5", "EST-12.1")
@pytest.mark.scenario("T02")
def test_an_outer_top_secret_space_takes_a_face_down_card() -> None:
    state = scene(phase="placement").state()

    play(state, RED, "place_card(start_plain)", "place_space(church_2)")

    lying = shown(state, "church_2", GREEN)
    assert (lying.seat, lying.card, lying.face_down) == (RED, None, True)
    assert shown(state, "church_2", RED).card == "start_plain"
    assert view(state).seats[RED].markers == 2


@pytest.mark.rule("EST-4.3")
@pytest.mark.scenario("T03")
def test_an_inner_space_needs_an_own_character_beside_it() -> None:
    alone = play(scene(phase="placement").state(), RED, "place_card(start_plain)")
    beside = scene(phase="placement").put("palacio_1", "red:start_diplomat")
    state = play(beside.having(turn=RED).state(), RED, "place_card(start_plain)")

    assert refused(alone, RED, "place_space(palacio_2)") == ("EST-4.3", "inner-space")
    play(state, RED, "place_space(palacio_2)")
    assert shown(state, "palacio_2", GREEN).face_down


@pytest.mark.rule("EST-4.3")
def test_another_players_character_opens_no_inner_space() -> None:
    table = scene(phase="placement").put("palacio_1", "green:start_diplomat")

    state = play(table.having(turn=RED).state(), RED, "place_card(start_plain)")

    assert "palacio_2" not in arguments(state, RED)


@pytest.mark.rule("EST-4.3")
def test_a_face_down_character_opens_inner_spaces_too() -> None:
    table = scene("palacio church tamariz atlantico muchaxo casino", phase="placement")
    table.put("church_1", "red:start_plain").having(turn=RED)

    state = play(table.state(), RED, "place_card(start_diplomat)")

    assert "church_2" in arguments(state, RED)


@pytest.mark.rule("EST-4.4")
@pytest.mark.scenario("E24")
def test_without_any_legal_space_every_free_one_is_legal() -> None:
    table = scene(LAYOUT_F, phase="placement", first=YELLOW).hand(YELLOW, "start_plain")
    for space, who in [
        ("church_1", "red:start_plain"),
        ("church_2", "red:start_diplomat"),
        ("palacio_1", "red:start_seducer"),
        ("tamariz_2", "green:start_plain"),
        ("atlantico_2", "green:start_diplomat"),
        ("atlantico_3", "green:start_seducer"),
        ("casino_3", "blue:start_plain"),
        ("boca_2", "blue:start_diplomat"),
        ("church_3", "blue:start_seducer"),
        ("tamariz_1", "yellow:start_diplomat"),
        ("boca_3", "yellow:start_seducer"),
    ]:
        table.put(space, who)

    state = play(table.state(), YELLOW, "place_card(start_plain)")

    free = "palacio_2 palacio_3 tamariz_3 atlantico_1 casino_1 casino_2 boca_1"
    assert arguments(state, YELLOW) == free.split()


@pytest.mark.rule("EST-4.5", "EST-8.3")
@pytest.mark.scenario("E39")
def test_everything_at_tamariz_lies_face_up() -> None:
    state = scene(LAYOUT_A, phase="placement").reward("tamariz", "it_plain").state()

    found = next(tile for tile in view(state).town if tile.id == "tamariz")
    assert found.reward is not None and not found.reward.face_down
    assert not any(space.top_secret for space in found.spaces)
    play(state, RED, "place_card(start_plain)", "place_space(tamariz_1)")
    assert shown(state, "tamariz_1").card == "start_plain"


@pytest.mark.rule("EST-4.5")
def test_an_open_space_takes_a_face_up_card() -> None:
    state = scene(phase="placement").state()

    play(state, RED, "place_card(start_plain)", "place_space(palacio_1)")

    assert shown(state, "palacio_1").card == "start_plain"


@pytest.mark.rule("EST-4.2", "EST-8.5")
@pytest.mark.scenario("T11")
def test_muchaxo_can_be_entered_from_nowhere() -> None:
    state = scene("church palacio tamariz atlantico muchaxo@1 casino", phase="placement").state()

    play(state, RED, "place_card(start_plain)", "place_space(muchaxo_2)")

    assert character(state, "muchaxo_2") is not None


@pytest.mark.rule("EST-8.5")
def test_muchaxo_changes_nothing_about_adjacency() -> None:
    table = scene("church palacio tamariz atlantico muchaxo@1 casino", phase="placement")

    state = play(
        table.put("muchaxo_2", "red:start_seducer").state(), GREEN, "place_card(start_plain)"
    )

    assert "palacio_2" not in arguments(state, GREEN)
    blue = scene("church palacio tamariz atlantico muchaxo@1 casino", phase="placement")
    own = blue.put("muchaxo_2", "green:start_seducer").having(turn=GREEN)
    assert "palacio_2" in arguments(play(own.state(), GREEN, "place_card(start_plain)"), GREEN)


@pytest.mark.rule("EST-4.6", "EST-5.2", "EST-8.10")
@pytest.mark.scenario("T14")
def test_the_fourth_space_of_the_museum_lets_one_look_anywhere() -> None:
    table = scene(LAYOUT_B, phase="placement").reward("boca", "it_plain")
    table.put("muchaxo_1", "green:start_plain").put("church_2", "blue:start_plain")

    state = play(table.having(turn=RED).state(), RED, "place_card(start_plain)")
    play(state, RED, "place_space(museum_4)")

    assert shown(state, "museum_4", GREEN).card is None
    assert state.offers(RED) == [
        "peek(church_2)",
        "peek(muchaxo_1)",
        "peek_reward(boca)",
        "peek_decline",
    ]
    icons = [(space.id, space.peek) for tile in view(state).town for space in tile.spaces]
    assert [space for space, icon in icons if icon == "any"] == ["museum_4"]


@pytest.mark.rule("EST-4.6")
def test_the_turn_ends_after_the_peek() -> None:
    table = scene(LAYOUT_B, phase="placement").reward("boca", "it_plain")
    state = play(table.state(), RED, "place_card(start_plain)", "place_space(museum_4)")

    assert asked(state) == [(RED, "peek")]
    play(state, RED, "peek_decline")
    assert asked(state) == [(GREEN, "place-card")]


@pytest.mark.rule("EST-4.7", "EST-4.8")
@pytest.mark.scenario("E23")
def test_a_player_with_few_cards_uses_fewer_markers() -> None:
    table = scene(LAYOUT_A, phase="placement", seats=2)
    red = "start_plain start_diplomat start_seducer start_conspirator start_nationalist"
    state = table.hand(RED, red).state()

    turns: list[int] = []
    while state.position()["phase"] == "placement":
        seat = state.asked
        if state.questions[0].kind == "place-card":
            turns.append(seat)
        offers = state.offers(seat)
        state.choose(seat, offers[-1])

    assert turns == [0, 1] * 5 + [1]


@pytest.mark.rule("EST-4.8", "EST-3.3")
def test_cards_that_stay_in_hand_are_not_used_this_round() -> None:
    state = scene(phase="placement", seats=4).markers(0, 0, 0, 1).having(turn=YELLOW).state()

    play(state, YELLOW, "place_card(start_plain)", "place_space(palacio_1)")

    assert state.position()["phase"] == "discard" or state.over
    assert all(len(hand(state, seat)) == 6 for seat in range(4))


@pytest.mark.rule("EST-2.8")
def test_a_taken_space_and_a_tile_that_sits_out_are_refused() -> None:
    table = scene(phase="placement").put("palacio_1", "green:start_plain")
    state = play(table.having(turn=RED).state(), RED, "place_card(start_plain)")

    assert refused(state, RED, "place_space(palacio_1)") == ("EST-2.8", "space-taken")
    assert refused(state, RED, "place_space(museum_1)") == ("EST-3.1", "not-in-town")


@pytest.mark.rule("EST-4.1")
def test_a_card_that_is_not_in_hand_is_refused() -> None:
    state = scene(phase="placement").state()

    assert refused(state, RED, "place_card(it_plain)") == ("EST-4.1", "not-in-hand")
    assert refused(state, BLUE, "place_card(start_plain)")[1] == "not-your-turn"
