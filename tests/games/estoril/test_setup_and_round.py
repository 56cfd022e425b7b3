"""Setup, the start of a round and the course of the game (EST-1, EST-3)."""

from __future__ import annotations

from collections import Counter

import pytest

from konspira import OptionError, Rng
from konspira.games.estoril.cards import CARDS, MISSIONS, RECRUITS
from support.estoril import asked, choose_any, deck, hand, heard, make, start, view


@pytest.mark.rule("EST-1.1")
def test_two_to_four_players_take_part() -> None:
    assert make(2).seats == 2
    for seats in (1, 5):
        with pytest.raises(OptionError):
            make(seats)


@pytest.mark.rule("EST-1.2")
def test_everybody_starts_with_the_same_six_characters() -> None:
    state = start(1, 4)

    assert all(hand(state, seat) == CARDS[RECRUITS:] for seat in range(4))


@pytest.mark.rule("EST-1.3", "EST-3.3")
@pytest.mark.parametrize(("seats", "markers"), [(2, 6), (3, 4), (4, 3)])
def test_markers_depend_on_the_number_of_players(seats: int, markers: int) -> None:
    state = start(1, seats)

    assert [seat.markers for seat in view(state).seats] == [markers] * seats


@pytest.mark.rule("EST-1.4", "EST-13.1")
def test_four_of_the_twelve_missions_are_shown() -> None:
    seen: Counter[str | None] = Counter()
    for seed in range(60):
        found = [mission.id for mission in view(start(seed, 2)).missions]
        assert len(set(found)) == 4
        seen.update(found)

    assert set(seen) == set(MISSIONS)


@pytest.mark.rule("EST-1.5", "EST-3.2")
def test_six_of_27_recruits_are_laid_out_and_the_rest_is_the_deck() -> None:
    state = start(1, 2)

    assert len(deck(state)) == 21
    laid = [tile["reward"] for tile in state.position()["town"]]
    assert sorted([*deck(state), *laid]) == sorted(CARDS[:RECRUITS])


@pytest.mark.rule("EST-1.6", "EST-13.1")
def test_anybody_may_be_the_first_player() -> None:
    assert {view(start(seed, 3)).first for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("EST-1.7", "EST-9.4")
def test_there_are_exactly_four_rounds() -> None:
    state = start(5, 2)
    rng = Rng(5)
    while not state.over:
        choose_any(state, rng)

    assert [facts["round"] for facts in heard(state, None, "round-began")] == [1, 2, 3, 4]


@pytest.mark.verify
@pytest.mark.rule("EST-3.1", "EST-13.1")
def test_every_tile_comes_to_every_slot_in_every_rotation() -> None:
    seen = {
        (tile.id, tile.slot, tile.rotation)
        for seed in range(400)
        for tile in view(start(seed, 2)).town
    }

    assert len(seen) == 8 * 6 * 4


@pytest.mark.rule("EST-3.2")
def test_a_reward_lies_face_down_where_its_space_says_so() -> None:
    for seed in range(10):
        for tile in view(start(seed, 2)).town:
            assert tile.reward is not None
            assert tile.reward.face_down == tile.reward_secret == (tile.reward.card is None)


@pytest.mark.rule("EST-3.2")
def test_rewards_are_dealt_from_the_top_in_slot_order() -> None:
    state = make(2).position(
        {"phase": "placement", "round": 2, "deck": CARDS[:8], "missions": [], "seed": 4}
    )

    assert [tile["reward"] for tile in state.position()["town"]] == CARDS[:6]
    assert state.position()["deck"] == CARDS[6:8]


@pytest.mark.rule("EST-3.3")
def test_the_first_player_begins() -> None:
    for seed in range(6):
        state = start(seed, 3)
        assert asked(state) == [(view(state).first, "place-card")]
