"""A table that one seat cannot tell from the real one, and that sensible players would have made.

A seat that has laid an order has chosen it from its hand. So the hand is dealt, the order is what
the advice would choose from it, and a deal from which it would have laid another number of cards
than all see is dealt again, some times.
"""

from __future__ import annotations

from typing import Final

from konspira.games.spiskowcy import greedy, outlook
from konspira.games.spiskowcy.cards import KINDS
from konspira.games.spiskowcy.choices import ORDER_COUNT, ORDER_PAIR, ORDER_TYPE
from konspira.games.spiskowcy.redeal import redeal
from konspira.games.spiskowcy.state import PLACED, Order, Spiskowcy
from konspira.kernel.rng import Rng
from konspira.kernel.step import NOBODY

TRIES: Final = 4


def likely(state: Spiskowcy, viewer: int, rng: Rng) -> Spiskowcy:
    """What the viewer cannot see, dealt anew as sensible players would have left it."""
    guess = redeal(state, viewer, rng)
    if state.rules.hands_shown or state.lanes:
        return guess
    seats = [seat for seat in range(state.seats) if seat != viewer and is_laid(state, seat)]
    if not seats:
        return guess
    for _ in range(TRIES):
        fitting = True
        for seat in seats:
            fitting = fitting and lay_sensibly(guess, seat)
        if fitting:
            break
        guess = redeal(state, viewer, rng)
    return guess


def is_laid(state: Spiskowcy, seat: int) -> bool:
    """Lies its whole order face down?"""
    return state.stage[seat] == PLACED and (state.shown == NOBODY or state.active() != seat)


def lay_sensibly(guess: Spiskowcy, seat: int) -> bool:
    """Change the order to the advised one, if it has as many cards as all see."""
    laid = guess.orders[seat].row()
    back = guess.returned[seat]
    hand = [laid[kind] + back[kind] for kind in range(KINDS)]
    order = advised(guess, seat, hand)
    if guess.counts_known() and order.size() != guess.orders[seat].size():
        return False
    row = order.row()
    guess.orders[seat] = order
    guess.returned[seat] = [hand[kind] - row[kind] for kind in range(KINDS)]
    return True


def advised(guess: Spiskowcy, seat: int, hand: list[int]) -> Order:
    """The order that the advice would choose from a hand."""
    look = outlook.of_state(guess, seat)
    look.hand = hand
    look.pairs = guess.innkeeper == seat
    kinds = [kind for kind in range(KINDS) if hand[kind]]
    if not kinds:
        return guess.orders[seat]
    first = kinds[best(greedy.type_values(look, [ORDER_TYPE + kind for kind in kinds]))]
    counts = [ORDER_COUNT + count for count in range(1, hand[first] + 1)]
    others = [kind for kind in kinds if kind != first]
    if look.pairs and others:
        counts.append(ORDER_PAIR)
    count = counts[best([greedy.order_value(look, first, option) for option in counts])]
    if count != ORDER_PAIR:
        return Order(first, count - ORDER_COUNT)
    return Order(first, 1, others[best([greedy.pair_value(look, first, k) for k in others])])


def best(values: list[float]) -> int:
    """Where the greatest value stands."""
    found = 0
    for place in range(1, len(values)):
        if values[place] > values[found]:
            found = place
    return found
