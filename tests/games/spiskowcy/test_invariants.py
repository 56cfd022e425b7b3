"""What must hold after every step (SPI-14): a damaged state is reported."""

from __future__ import annotations

import pytest

from konspira import Rng
from konspira.games.spiskowcy.cards import BANKER, KINDS, MERCHANT, SPY
from konspira.games.spiskowcy.state import ACTION_PHASE, DEAL_PHASE, END_PHASE, Spiskowcy
from support.scenes import choose_any, final, make, scene


def row(kind: int, count: int) -> list[int]:
    return [count if place == kind else 0 for place in range(KINDS)]


def broken(state: Spiskowcy) -> list[str]:
    return sorted(set(state.game.broken(state)))


def acting() -> Spiskowcy:
    """In the middle of phase III: everything that may be there is there."""
    table = scene(round=3).tableau(0, "banker*2 prince").orders(0, "merchant").returned(0, "spy")
    return table.tableau(1, "guard").orders(1, "raid*2").points(1, 2).state()


@pytest.mark.rule("SPI-14.1", "SPI-14.2", "SPI-14.3", "SPI-14.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_play_breaks_nothing(seats: int) -> None:
    rng = Rng(seats)
    for seed in range(5):
        state = make(seats).start(seed)
        assert isinstance(state, Spiskowcy)
        while not state.over:
            assert broken(state) == []
            choose_any(state, rng)
        assert broken(state) == []


@pytest.mark.rule("SPI-14.1")
def test_too_many_cards_of_a_type_are_reported() -> None:
    state = acting()
    assert broken(state) == []

    state.tableau[1] = row(BANKER, 5)  # two more lie before seat 0

    assert broken(state) == ["SPI-14.1"]


@pytest.mark.rule("SPI-14.1")
def test_a_negative_count_is_reported() -> None:
    state = acting()

    state.tableau[0][SPY] = -1

    assert broken(state) == ["SPI-14.1"]


@pytest.mark.rule("SPI-14.1")
def test_cards_that_went_back_must_lie_in_the_deck() -> None:
    for damage in ("returned", "released"):
        state = acting()
        if damage == "returned":
            state.returned[1] = row(BANKER, 5)
        else:
            state.released = row(BANKER, 5)
        assert broken(state) == ["SPI-14.1"], damage


@pytest.mark.rule("SPI-14.2")
@pytest.mark.parametrize("bank, first", [(4, 1), (6, 1), (-1, 7), (7, -1)])
def test_lost_doubled_and_negative_points_are_reported(bank: int, first: int) -> None:
    state = acting()  # seat 1 holds two

    state.bank = bank
    state.points[0] = first

    assert broken(state) == ["SPI-14.2"]


@pytest.mark.rule("SPI-14.3")
@pytest.mark.parametrize("phase", [DEAL_PHASE, ACTION_PHASE, END_PHASE])
def test_a_hand_outside_the_order_phase_is_reported(phase: int) -> None:
    state = scene(phase="orders").hand(0, "spy").state()
    assert broken(state) == []

    state.phase = phase

    assert broken(state) == ["SPI-14.3"]


@pytest.mark.rule("SPI-14.3")
@pytest.mark.parametrize("phase", [DEAL_PHASE, END_PHASE])
def test_orders_outside_phases_two_and_three_are_reported(phase: int) -> None:
    state = acting()

    state.phase = phase

    assert broken(state) == ["SPI-14.3"]


@pytest.mark.rule("SPI-14.4")
@pytest.mark.parametrize(
    "merchants, events, reported",
    [(9, 1, False), (9, 3, False), (9, 4, True), (0, 6, False), (1, 6, False)],
)
def test_a_tableau_above_the_limit_is_reported_at_the_end(
    merchants: int, events: int, reported: bool
) -> None:
    state = final().state()  # limit 10, and 12 with the Prince

    state.tableau[0] = [merchants, 0, 0, 0, 0, 0, 0, 0, 0, events, 0]

    assert ("SPI-14.4" in broken(state)) == reported


@pytest.mark.rule("SPI-14.4")
def test_events_alone_may_exceed_the_limit() -> None:
    state = scene(phase="end", round=1).tableau(0, "raid*6 plot*4").state()

    assert (state.round, broken(state)) == (2, [])


@pytest.mark.rule("SPI-14.4")
def test_a_tableau_above_the_limit_is_reported_in_the_next_round() -> None:
    state = scene(phase="end", round=1).tableau(0, "merchant*3").state()
    assert (state.round, broken(state)) == (2, [])

    state.tableau[0] = row(MERCHANT, 6)  # limit 3 in round 1, and 5 with the Prince

    assert "SPI-14.4" in broken(state)
