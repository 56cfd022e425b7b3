"""The view of each seat (SPI-13). A field that is not written here is hidden."""

from __future__ import annotations

from konspira.games.spiskowcy import score
from konspira.games.spiskowcy.actions import POWERS
from konspira.games.spiskowcy.cards import CARDS, CHARACTERS, GUARD, KINDS, named
from konspira.games.spiskowcy.shapes import ScoreView, SeatView, View
from konspira.games.spiskowcy.state import (
    ACTION_PHASE,
    CHOOSING,
    ORDER_PHASE,
    PHASES,
    PLACED,
    Spiskowcy,
)
from konspira.kernel.game import Waiting
from konspira.kernel.step import NOBODY


def view(state: Spiskowcy, seat: int | None, waiting: list[Waiting]) -> View:
    """Return everything that this seat (None: a spectator) may see now."""
    rules = state.rules
    return View(
        game="spiskowcy",
        seat=seat,
        round=state.round,
        rounds=rules.rounds,
        deal=rules.deal[state.round],
        keep=rules.keep[state.round],
        phase="over" if state.over else PHASES[state.phase],
        first=state.first,
        active=_seat_or_none(state.active()),
        bank=state.bank,
        deck_size=_deck_size(state),
        used=[power for bit, power in enumerate(POWERS) if state.used >> bit & 1],
        leaders={CARDS[kind]: _seat_or_none(state.leader(kind)) for kind in range(CHARACTERS)},
        seats=[_seat_view(state, other, other == seat) for other in range(state.seats)],
        waiting=waiting,
        scores=[score_view(state, other) for other in range(state.seats)] if state.over else None,
    )


def _seat_view(state: Spiskowcy, seat: int, own: bool) -> SeatView:
    tableau = state.tableau[seat]
    hands_public = state.rules.hands_shown and not state.holds_hand(seat)
    return SeatView(
        tableau=named(tableau),
        points=state.points[seat],
        hand_size=_hand_size(state, seat, own),
        ready=state.stage[seat] != CHOOSING,
        orders_size=_orders_size(state, seat, own),
        hand=named(state.hand[seat]) if own else None,
        orders=state.orders[seat].named() if own else None,
        returned=named(state.returned[seat]) if own or hands_public else None,
        raid_protected=state.leads(seat, GUARD),
        plot_protected=state.is_plot_protected(seat),
        total=score.total(state, seat),
    )


def _hand_size(state: Spiskowcy, seat: int, own: bool) -> int:
    if own or state.stage[seat] == CHOOSING or not state.lanes:
        return _size(state.hand[seat])
    return state.dealt[seat]  # SPI-13.4: as after the deal, until all orders are in


def _orders_size(state: Spiskowcy, seat: int, own: bool) -> int | None:
    count = state.orders[seat].size()
    if own or state.counts_known() or state.stage[seat] != PLACED:
        return count
    return None if not state.lanes else 0  # SPI-13.5; SPI-13.4: no cards lie there yet


def _deck_size(state: Spiskowcy) -> int | None:
    rules = state.rules
    busy = state.phase in (ORDER_PHASE, ACTION_PHASE) and not state.over
    if busy and not rules.counts_visible:
        return None  # SPI-13.5
    if state.lanes:  # SPI-13.4: as it was after the deal
        return rules.total - sum([sum(row) for row in state.tableau]) - sum(state.dealt)
    size = _size(state.stock)
    for seat in range(state.seats):
        size -= _size(state.hand[seat]) + state.orders[seat].size()
    return size


def _size(row: list[int]) -> int:
    size = 0
    for count in row:
        size += count
    return size


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def score_view(state: Spiskowcy, seat: int) -> ScoreView:
    """Return the parts of one seat's total, from the cards that lie open on the table."""
    influence = state.rules.influence
    row = state.tableau[seat]
    return ScoreView(
        characters={
            CARDS[kind]: influence[kind]
            for kind in range(CHARACTERS)
            if score.sole_leader(state, kind) == seat
        },
        events=sum(influence[kind] * row[kind] for kind in range(CHARACTERS, KINDS)),
        points=state.points[seat],
        total=score.total(state, seat),
        rank=state.ranks[seat],
    )
