"""The invariants that hold after every step (SPI-14)."""

from __future__ import annotations

from konspira.games.spiskowcy.cards import CHARACTERS, KINDS
from konspira.games.spiskowcy.state import ACTION_PHASE, DEAL_PHASE, ORDER_PHASE, Spiskowcy

ORDERS_LIE = (ORDER_PHASE, ACTION_PHASE)


def broken(state: Spiskowcy) -> list[str]:
    """Return the ids of the violated invariants."""
    found: list[str] = []
    if not _cards_complete(state):
        found.append("SPI-14.1")
    if (
        state.bank < 0
        or min(state.points) < 0
        or state.bank + sum(state.points) != state.rules.points
    ):
        found.append("SPI-14.2")
    hands = sum(map(sum, state.hand))
    orders = sum(order.size() for order in state.orders)
    if (hands and state.phase != ORDER_PHASE) or (orders and state.phase not in ORDERS_LIE):
        found.append("SPI-14.3")
    last = state.round if state.over else state.round - 1  # tableaux are as that round left them
    if last > 0 and (state.over or state.phase in (DEAL_PHASE, ORDER_PHASE)):
        keep = state.rules.keep[last] + state.rules.prince_bonus
        if any(sum(row) > keep and any(row[:CHARACTERS]) for row in state.tableau):
            found.append("SPI-14.4")
    return found


def _cards_complete(state: Spiskowcy) -> bool:
    """Does each card lie in one place? No count is negative, and returned cards are in the deck."""
    deck = state.deck()
    for kind in range(KINDS):
        on_tables = sum(state.tableau[seat][kind] for seat in range(state.seats))
        if state.stock[kind] + on_tables != state.rules.copies[kind]:
            return False
        piles = [state.hand, [order.row() for order in state.orders], state.tableau, state.returned]
        if min(pile[seat][kind] for pile in piles for seat in range(state.seats)) < 0:
            return False
        back = sum(state.returned[seat][kind] for seat in range(state.seats))
        if deck[kind] < back + state.released[kind]:
            return False
    return True
