"""The observation of Spiskowcy, straight from the state (SPI-13); `observed` reads views."""

from __future__ import annotations

from typing import Final

from konspira.games.spiskowcy.cards import CHARACTERS, KINDS
from konspira.games.spiskowcy.state import (
    ACTION_PHASE,
    CHOOSING,
    NOTHING,
    ORDER_PHASE,
    PLACED,
    Spiskowcy,
)
from konspira.kernel.observing import Observer

OVER: Final = 4  # comes after the phases


class SpiskowcyObserver(Observer):
    """The table as one seat may know it."""

    __slots__ = ()

    def write(self, state: Spiskowcy, seat: int, out: list[bytes]) -> None:
        row: list[int] = []
        row.append(seat + 1)
        self.asked(state, seat, row)
        row.append(state.round)
        row.append((OVER if state.over else state.phase) + 1)
        row.append(state.first + 1)
        row.append(state.active() + 1)
        row.append(state.bank)
        row.append(deck_size(state))
        used = state.used
        row.append(used & 1)
        row.append(used >> 1 & 1)
        row.append(used >> 2 & 1)
        if seat >= 0:
            row.extend(state.hand[seat])
            row.extend(state.orders[seat].row())
        else:
            row.extend(NOTHING)
            row.extend(NOTHING)
        for tableau in state.tableau:
            row.extend(tableau)
        for kind in range(CHARACTERS):
            row.append(state.leader(kind) + 1)
        self.seats(state, seat, row)
        out.append(bytes(row))

    def seats(self, state: Spiskowcy, seat: int, out: list[int]) -> None:
        """Append what the viewer knows of each seat besides its tableau."""
        lanes = len(state.lanes) > 0
        counts = state.counts_known()
        out.extend(state.points)
        for other in range(state.seats):
            if other == seat or state.stage[other] == CHOOSING or not lanes:
                out.append(size(state.hand[other]))
            else:
                out.append(state.dealt[other])  # SPI-13.4
        for other in range(state.seats):
            out.append(0 if state.stage[other] == CHOOSING else 1)
        for other in range(state.seats):
            laid = state.orders[other].size()
            if other != seat and not counts and state.stage[other] == PLACED:
                laid = 0 if lanes else -1  # SPI-13.4, SPI-13.5
            out.append(laid + 1)
        shown = state.rules.hands_shown
        for other in range(state.seats):
            if other == seat or (shown and not state.holds_hand(other)):
                out.extend(state.returned[other])
            else:
                out.extend(NOTHING)

    def secrets(self, state: Spiskowcy, out: list[bytes]) -> None:
        out.append(bytes(state.deck()))


def size(row: list[int]) -> int:
    """Return the number of cards in a row."""
    found = 0
    for kind in range(KINDS):
        found += row[kind]
    return found


def deck_size(state: Spiskowcy) -> int:
    """Return one more than the cards in the deck; 0 if nobody may know them (SPI-13.5)."""
    if not state.rules.counts_visible and not state.over:
        if state.phase == ORDER_PHASE or state.phase == ACTION_PHASE:
            return 0
    found = 1
    if state.lanes:  # SPI-13.4: the deck as it was after the deal
        found += state.rules.total
        for other in range(state.seats):
            found -= size(state.tableau[other]) + state.dealt[other]
        return found
    found += size(state.stock)
    for other in range(state.seats):
        found -= size(state.hand[other]) + state.orders[other].size()
    return found
