"""A random table that one seat cannot tell from the real one (SPI-13).

Every arrangement of the physical cards that fits the seat's knowledge is equally likely. The seat
knows its own cards, all tableaux, how many cards each other seat got, the cards turned up, and that
every order is a legal one. Cards that left a tableau this round were seen going into the deck, so
they cannot lie in a hand or an order. If another seat is in the middle of a choice, it starts again
at the first question.
"""

from __future__ import annotations

from math import comb, factorial

from konspira.games.spiskowcy.cards import CHARACTERS, KINDS
from konspira.games.spiskowcy.state import PLACED, Order, Spiskowcy
from konspira.kernel.rng import Rng
from konspira.kernel.step import NOBODY


def ways(order: Order, pool: list[int]) -> int:
    """Count the ways in which the cards of a pool can make an order."""
    if order.count > pool[order.kind]:
        return 0
    found = comb(pool[order.kind], order.count)
    return found if order.second == NOBODY else found * pool[order.second]


def redeal(state: Spiskowcy, viewer: int, rng: Rng) -> Spiskowcy:
    """Deal the cards again that the viewer (NOBODY: a spectator) cannot see."""
    new = state.copy()
    new.forget(rng)
    new.rewind(viewer)
    pool = unseen(state, viewer)
    others = [seat for seat in range(state.seats) if seat != viewer]
    deal_orders(state, new, others, pool, rng)
    cards: list[int] = []
    for kind in range(KINDS):
        cards.extend([kind] * pool[kind])
    for seat in others:
        deal_rest(state, new, seat, cards, rng)
    new.ask_again(viewer)
    return new


def unseen(state: Spiskowcy, viewer: int) -> list[int]:
    """Count the cards of each type whose place the viewer does not know."""
    pool = state.stock[:]
    for kind in range(KINDS):
        pool[kind] -= state.released[kind]
        for seat in range(state.seats):
            if seat == viewer:
                pool[kind] -= state.hand[seat][kind] + state.orders[seat].copies(kind)
            if seat == viewer or state.rules.hands_shown:
                pool[kind] -= state.returned[seat][kind]
    return pool


def hidden_cards(state: Spiskowcy, seat: int) -> int:
    """Count the cards of this round's deal that others have not seen; the number is public."""
    unshown = sum(state.hand[seat]) + state.orders[seat].size()
    return unshown if state.rules.hands_shown else unshown + sum(state.returned[seat])


# -- orders ------------------------------------------------------------------------------------


def lawful_orders(state: Spiskowcy, seat: int, pool: list[int]) -> list[Order]:
    """Return the orders that may still lie before a seat, given the cards that it turned up."""
    shown = state.shown if state.active() == seat else NOBODY
    found: list[Order] = []
    if shown == NOBODY:
        found.extend(unopened_orders(state, seat, pool))
    elif state.shown_pair:
        found.append(Order(shown, 0))  # both cards of a pair are already turned up
    else:
        more = 0 if shown < CHARACTERS else pool[shown]  # SPI-7.3, SPI-7.4
        found.extend([Order(shown, count) for count in range(more + 1)])
        if state.innkeeper == seat and state.shown_count == 1:
            found.extend([Order(kind, 1) for kind in range(KINDS) if kind != shown])
    return found


def possible_orders(state: Spiskowcy, seat: int, pool: list[int]) -> list[Order]:
    """Return the lawful orders that the pool can make, of the size that the others see."""
    found = lawful_orders(state, seat, pool)
    most = hidden_cards(state, seat)
    if state.counts_known():
        most = state.orders[seat].size()
        found = [order for order in found if order.size() == most]
    return [order for order in found if order.size() <= most and ways(order, pool)]


def unopened_orders(state: Spiskowcy, seat: int, pool: list[int]) -> list[Order]:
    """Return every order that a seat may have placed, before any card is turned up (SPI-6)."""
    found: list[Order] = []
    if state.rules.empty_orders:
        found.append(Order(0, 0))
    for kind in range(KINDS):
        found.extend([Order(kind, count) for count in range(1, pool[kind] + 1)])
        if state.innkeeper == seat:
            found.extend([Order(kind, 1, second) for second in range(kind + 1, KINDS)])
    return found


def deal_orders(
    state: Spiskowcy, new: Spiskowcy, others: list[int], pool: list[int], rng: Rng
) -> None:
    """Put orders face down before the others and take their cards out of the pool.

    Each seat's order is drawn as if it were alone, and the draw counts only if the physical cards
    of the orders do not overlap: that makes every possible arrangement equally likely.
    """
    seats = [seat for seat in others if state.stage[seat] == PLACED]
    if not seats:
        return
    possible = [possible_orders(state, seat, pool) for seat in seats]
    while True:
        sizes = draw_sizes(state, seats, possible, pool, rng)
        chosen = [
            draw_order([order for order in possible[i] if order.size() == sizes[i]], pool, rng)
            for i in range(len(seats))
        ]
        left = disjoint(chosen, pool, rng)
        if left:
            break
    for i in range(len(seats)):
        new.orders[seats[i]] = chosen[i]
    for kind in range(KINDS):
        pool[kind] = left[kind]


def draw_sizes(
    state: Spiskowcy, seats: list[int], possible: list[list[Order]], pool: list[int], rng: Rng
) -> list[int]:
    """Choose how many cards lie before each seat: known, or weighted by the deals that allow it."""
    if state.counts_known():
        return [state.orders[seat].size() for seat in seats]
    combined: list[list[int]] = [[]]
    weights: list[float] = [1.0]
    for i in range(len(seats)):
        counts = [0] * (hidden_cards(state, seats[i]) + 1)
        for order in possible[i]:
            counts[order.size()] += ways(order, pool)
        sizes = [size for size in range(len(counts)) if counts[size]]
        # The orders of that size, times the ways to pick the cards that went back.
        each = [counts[size] / factorial(len(counts) - 1 - size) for size in sizes]
        combined = [[*before, size] for before in combined for size in sizes]
        weights = [weight * more for weight in weights for more in each]
    left = sum(pool)
    for i in range(len(combined)):
        weights[i] *= factorial(left - sum(combined[i]))
    mark = rng.real() * sum(weights)
    for i in range(len(combined)):
        mark -= weights[i]
        if mark < 0:
            return combined[i]
    return combined[-1]


def draw_order(orders: list[Order], pool: list[int], rng: Rng) -> Order:
    """Choose one of the orders, each as likely as the pool has ways to make it."""
    mark = rng.below(sum([ways(order, pool) for order in orders]))
    for order in orders:
        mark -= ways(order, pool)
        if mark < 0:
            return order
    return orders[-1]


def disjoint(orders: list[Order], pool: list[int], rng: Rng) -> list[int]:
    """Return the pool without these orders; empty if their physical cards overlap."""
    left = pool[:]
    for order in orders:
        # A random set of cards avoids the cards taken before it in the same share of cases.
        if rng.below(ways(order, pool)) >= ways(order, left):
            return []
        left[order.kind] -= order.count
        if order.second != NOBODY:
            left[order.second] -= 1
    return left


# -- the rest ----------------------------------------------------------------------------------


def deal_rest(state: Spiskowcy, new: Spiskowcy, seat: int, cards: list[int], rng: Rng) -> None:
    """Deal the cards that a seat holds or has put back, from the rest of the pool."""
    row = [0] * KINDS
    size = hidden_cards(state, seat)
    if state.stage[seat] == PLACED:
        size -= new.orders[seat].size()
    for _ in range(size):
        place = rng.below(len(cards))
        card = cards[place]
        last = cards.pop()
        if place < len(cards):
            cards[place] = last
        row[card] += 1
    if state.holds_hand(seat):
        new.hand[seat] = row
    elif not state.rules.hands_shown:
        new.returned[seat] = row
