"""Positions as plain dicts: what is filled in, what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from konspira import PositionError
from konspira.games.estoril.cards import CARDS, RECRUITS
from konspira.games.estoril.state import Estoril
from support.estoril import LAYOUT_A, RED, asked, deck, hand, layout, make, play, scene, view


def refused(data: dict[str, Any], **options: Any) -> str:
    with pytest.raises(PositionError) as caught:
        make(2, **options).position(data)
    return str(caught.value)


def test_an_empty_position_is_the_start_of_a_round() -> None:
    state = make(3).position({})
    assert isinstance(state, Estoril)

    assert asked(state) == [(0, "place-card")]
    assert len(deck(state)) == 21 and len(view(state).missions) == 4
    assert hand(state, RED) == CARDS[RECRUITS:]


def test_starting_characters_named_nowhere_are_in_their_owners_hands() -> None:
    state = scene(LAYOUT_A, phase="placement").put("church_1", "red:start_plain").state()

    assert "start_plain" not in hand(state, RED)
    assert len(hand(state, RED)) == 5
    written = scene(LAYOUT_A, phase="placement").hand(RED, "it_plain").state()
    assert hand(written, RED) == ["it_plain"]


def test_recruits_named_nowhere_are_in_the_box_if_a_deck_is_written() -> None:
    state = scene(LAYOUT_A, phase="placement").deck("it_plain es_plain").state()

    assert deck(state) == ["it_plain", "es_plain"]
    assert len(view(state).box) == RECRUITS - 2


def test_cards_lie_face_down_by_their_space_and_open_where_resolved() -> None:
    table = scene(LAYOUT_A, resolved="church").put("church_1", "red:start_plain")
    table.put("palacio_1", "blue:us_diplomat").put("muchaxo_1", "green:it_plain")

    saved = table.state().position()["characters"]

    assert [saved[space]["face_down"] for space in saved] == [False, False, True]


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"round": 5}, "from 1 to 4"),
        ({"phase": "dawn"}, "known: placement"),
        ({"town": [{"tile": "church"}]}, "6 different tiles"),
        ({"town": [{"tile": "chuch"}]}, "did you mean"),
        ({"deck": ["it_plain", "it_plain"]}, "two places"),
        ({"deck": ["it_plain"], "seats": [{"hand": ["it_plain"]}]}, "two places"),
        ({"seats": [{"hand": ["it_plain"]}, {"hand": ["it_plain"]}]}, "two places"),
        ({"seats": [{}, {}, {}]}, "2 seats"),
        ({"characters": {"museum_1": {"card": "it_plain"}}}, "not in this town"),
        ({"characters": {"church_1": {"card": "it_plain", "seat": 7}}}, "from 0 to 1"),
        (
            {"characters": {"church_1": {"seat": 0, "card": "it_plain", "moved": True}}},
            "do not lead",
        ),
        ({"characters": {"church_9": {}}}, "did you mean"),
        ({"known": {"it_plain": [9]}}, "2 seats"),
        (
            {"missions": ["mission_us", "mission_us"]},
            'missions[1] is "mission_us": mission_us lies in two',
        ),
        ({"hidden_missions": ["mission_us"]}, 'hidden_missions is ["mission_us"]: missions that'),
        ({"set_aside": True}, "set_aside is true: mission_strength"),
        ({"seats": [{"agenda": "mission_us"}]}, 'seats[0].agenda is "mission_us": missions that'),
        ({"characters": {"church_1": {"card": "it_plain"}}}, "church_1.seat is null"),
        ({"characters": {"tamariz_II": {}}}, "one of these: tamariz_1, tamariz_2, tamariz_3"),
        ({"phase": "resolve", "resolving": "church"}, 'resolving is "church"'),
        ({"phase": "resolve", "turn": 1}, "turn is 1"),
        ({"dice": [3]}, "each throw is 2 dice"),
        ({"dice": [3, 7]}, "dice[1] is 7: expected a whole number from 1 to 6"),
        ({"resolved": ["church"], "phase": "placement"}, "do not lead"),
        ({"phase": "discard", "seats": [{"picks": ["start_plain"]}]}, "fingerprint"),
        ({"counted": [1, 2, 3]}, "do not lead"),
        ({"bonus": [1]}, "4 whole numbers"),
        ({"agenda": ["place_card(0)"]}, "agenda is"),
        ({"nonsense": 1}, "known"),
    ],
)
def test_what_cannot_be_is_refused(data: dict[str, Any], problem: str) -> None:
    assert problem in refused(data)


def test_only_the_program_writes_that_a_game_is_over() -> None:
    over = {"round": 4, "phase": "discard", "missions": []}
    over |= {"over": {"scores": [6, 6], "ranks": [1, 1]}}

    assert "fingerprint" in refused(over)


def test_the_next_town_can_be_fixed() -> None:
    town = layout("museum boca casino muchaxo@2 atlantico tamariz")
    data = {"round": 1, "phase": "discard", "next_town": town, "town": layout(LAYOUT_A)}

    state = make(2).position(data)

    assert isinstance(state, Estoril)
    assert [tile.id for tile in view(state).town] == [row["tile"] for row in town]
    assert view(state).town[3].rotation == 2


def test_a_position_in_the_middle_of_a_choice_comes_back() -> None:
    table = scene(LAYOUT_A, resolved="church").put("palacio_1", "red:start_seducer")
    state = table.put("tamariz_1", "blue:start_plain").state()
    play(state, RED, "activate(seducer)", "seducer_target(tamariz_1)")

    again = state.game.position(state.position())

    assert again.position() == state.position()
    assert again.offers(RED) == ["seducer_space(palacio_2)", "seducer_space(palacio_3)"]
