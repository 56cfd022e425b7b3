"""The end of a round: retrieval, sealed discards, the first player (EST-9)."""

from __future__ import annotations

import pytest

from konspira import Rng
from support.estoril import (
    BLUE,
    GREEN,
    LAYOUT_A,
    RED,
    asked,
    choose_any,
    final,
    hand,
    heard,
    play,
    refused,
    scene,
    start,
    view,
)

SIX = "start_plain start_diplomat start_seducer start_conspirator start_nationalist start_assassin"


@pytest.mark.rule("EST-9.1")
def test_everybody_takes_characters_and_markers_back() -> None:
    table = scene(LAYOUT_A).put("church_1", "red:start_plain").put("casino_1", "blue:it_plain")

    state = table.put("church_2", "blue:start_plain", protected=True).state()

    assert hand(state, RED) == hand(state, GREEN)
    assert [seat.markers for seat in view(state).seats] == [3] * 4
    assert all(space.character is None for tile in view(state).town for space in tile.spaces)


@pytest.mark.rule("EST-9.2", "EST-9.3")
@pytest.mark.scenario("E32")
def test_surplus_is_discarded_in_secret_and_shown_together() -> None:
    table = final(seats=3).hand(RED, f"{SIX} it_plain es_plain us_diplomat")
    state = table.hand(BLUE - 1, SIX).hand(2, f"{SIX} uk_seducer").state()
    red, green = 0, 2

    assert sorted(asked(state)) == [(red, "hand-discard"), (green, "hand-discard")]
    play(state, red, "hand_discard(start_plain)", "hand_discard(start_assassin)")
    assert refused(state, red, "hand_discard(start_plain)") == ("EST-9.2", "picked-already")
    assert refused(state, red, "hand_discard(pt_seducer)") == ("EST-9.2", "not-in-hand")
    play(state, red, "hand_discard(es_plain)")
    assert state.options(red) == []
    assert view(state, green).seats[red].discards == []
    assert view(state, green).seats[red].picks is None
    assert view(state, red).seats[red].picks == ["es_plain", "start_assassin", "start_plain"]
    assert heard(state, None, "discards-sealed") == [{"seat": red}]
    play(state, green, "hand_discard(start_seducer)")
    assert view(state).seats[red].discards == ["es_plain", "start_assassin", "start_plain"]
    assert view(state).seats[green].discards == ["start_seducer"]
    assert view(state).seats[1].discards == []
    assert state.over


@pytest.mark.rule("EST-9.2")
def test_nobody_may_discard_voluntarily() -> None:
    assert final(seats=2).hand(RED, "it_plain").state().over


@pytest.mark.rule("EST-9.3")
def test_discards_lie_open_and_never_come_back() -> None:
    state = start(2, 3)
    rng = Rng(2)
    gone: list[list[str]] = [[], [], []]
    while not state.over:
        choose_any(state, rng)
        for seat, place in enumerate(view(state).seats):
            assert set(gone[seat]) <= set(place.discards)
            gone[seat] = place.discards
    assert any(gone)


@pytest.mark.rule("EST-9.4")
@pytest.mark.scenario("E33")
def test_the_first_player_card_passes_to_the_left() -> None:
    seed = next(seed for seed in range(99) if view(start(seed, 3)).first == 2)
    state = start(seed, 3)
    rng = Rng(3)
    while not state.over:
        choose_any(state, rng)

    assert [facts["seat"] for facts in heard(state, None, "round-began")] == [2, 0, 1, 2]
    assert len(heard(state, None, "first-player-passed")) == 3
