"""Phase II: secret orders (SPI-6)."""

from __future__ import annotations

from typing import Final

from konspira.games.spiskowcy import events
from konspira.games.spiskowcy.cards import CARDS, KINDS
from konspira.games.spiskowcy.choices import (
    MOST_SEATS,
    ORDER_COUNT,
    ORDER_NONE,
    ORDER_PAIR,
    ORDER_SECOND,
    ORDER_TYPE,
)
from konspira.games.spiskowcy.state import CHOOSING, NOTHING, PLACED, Order, Spiskowcy
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import NOBODY, Step, Together


def lay(state: Spiskowcy, seat: int, kind: int, count: int, second: int = NOBODY) -> None:
    """Put the order face down; the rest of the hand goes back into the deck (SPI-6.6)."""
    hand = state.hand[seat][:]
    hand[kind] = hand[kind] - count
    if second >= 0:
        hand[second] = hand[second] - 1
    state.orders[seat] = Order(kind, count, second)
    state.hand[seat] = hand
    state.stage[seat] = PLACED
    events.order_placed(state, seat)
    if not state.rules.simultaneous:
        return_hand(state, seat)


def return_hand(state: Spiskowcy, seat: int) -> None:
    """Unplayed cards go back into the deck; their owner remembers them (SPI-6.6, SPI-13)."""
    state.returned[seat] = state.hand[seat]
    state.hand[seat] = NOTHING
    events.hand_returned(state, seat)


class OrderType(Step[Spiskowcy]):
    """Choose the card type of the order from the hand (SPI-6.1 to SPI-6.3)."""

    def options(self, state: Spiskowcy) -> list[int]:
        hand = state.hand[self.seat]
        found: list[int] = []
        for kind in range(KINDS):
            if hand[kind]:
                found.append(ORDER_TYPE + kind)
        if found and state.rules.empty_orders:
            found.append(ORDER_NONE)
        return found

    def choose(self, state: Spiskowcy, option: int) -> None:
        if option == ORDER_NONE:
            lay(state, self.seat, 0, 0)
        else:
            state.then(ORDER_COUNTS[self.seat][option - ORDER_TYPE])

    def question(self, state: Spiskowcy) -> Question:
        return Question(self.seat, "order-type", "orders")

    def refusal(self, state: Spiskowcy, option: int) -> Refusal | None:
        if option == ORDER_NONE:
            return Refusal("SPI-6.3", "order-needed")
        if ORDER_TYPE <= option < ORDER_TYPE + KINDS:
            return Refusal("SPI-6.1", "not-in-hand", {"card": CARDS[option - ORDER_TYPE]})
        return None


class OrderCount(Step[Spiskowcy]):
    """How many cards of the type go face down (SPI-6.2), or one each of two types (SPI-6.4)."""

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def numbers(self) -> list[int]:
        return [self.seat, self.kind]

    def fits(self, state: Spiskowcy) -> bool:
        seated = 0 <= self.seat < state.seats and 0 <= self.kind < KINDS
        return seated and state.hand[self.seat][self.kind] > 0

    def start(self) -> Step[Spiskowcy]:
        return OrderType(self.seat)

    def options(self, state: Spiskowcy) -> list[int]:
        hand = state.hand[self.seat]
        copies = hand[self.kind]
        # SPI-6.3: at least one; SPI-6.5: no upper bound but the copies in hand.
        found = [ORDER_COUNT + count for count in range(1, copies + 1)]
        if state.innkeeper == self.seat and sum(hand) > copies:
            found.append(ORDER_PAIR)
        return found

    def choose(self, state: Spiskowcy, option: int) -> None:
        if option == ORDER_PAIR:
            state.then(OrderSecond(self.seat, self.kind))
        else:
            lay(state, self.seat, self.kind, option - ORDER_COUNT)

    def question(self, state: Spiskowcy) -> Question:
        return Question(self.seat, "order-count", "orders", {"card": CARDS[self.kind]})

    def refusal(self, state: Spiskowcy, option: int) -> Refusal | None:
        card = CARDS[self.kind]
        if option == ORDER_PAIR:
            if state.innkeeper == self.seat:
                return Refusal("SPI-6.4", "pair-needs-two-types", {"card": card})
            return Refusal("SPI-6.4", "pair-needs-innkeeper")
        if ORDER_COUNT < option < ORDER_PAIR:
            copies = state.hand[self.seat][self.kind]
            return Refusal("SPI-6.5", "too-few-in-hand", {"card": card, "count": copies})
        if ORDER_SECOND <= option < ORDER_SECOND + KINDS:
            return Refusal("SPI-6.2", "one-type-only")
        return None


class OrderSecond(OrderCount):
    """The other card of a pair: exactly one of another type (SPI-6.4)."""

    __slots__ = ()

    def fits(self, state: Spiskowcy) -> bool:
        return state.innkeeper == self.seat and super().fits(state)

    def options(self, state: Spiskowcy) -> list[int]:
        hand = state.hand[self.seat]
        found: list[int] = []
        for kind in range(KINDS):
            if kind != self.kind and hand[kind]:
                found.append(ORDER_SECOND + kind)
        return found

    def choose(self, state: Spiskowcy, option: int) -> None:
        lay(state, self.seat, self.kind, 1, option - ORDER_SECOND)

    def question(self, state: Spiskowcy) -> Question:
        return Question(self.seat, "order-second", "orders", {"card": CARDS[self.kind]})

    def refusal(self, state: Spiskowcy, option: int) -> Refusal | None:
        if option == ORDER_SECOND + self.kind:
            return Refusal("SPI-6.4", "pair-same-type", {"card": CARDS[self.kind]})
        if ORDER_SECOND <= option < ORDER_SECOND + KINDS:
            return Refusal("SPI-6.4", "not-in-hand", {"card": CARDS[option - ORDER_SECOND]})
        if ORDER_COUNT < option < ORDER_PAIR:
            return Refusal("SPI-6.4", "pair-is-one-each")
        return None


class SealedOrders(Together[Spiskowcy]):
    """Q-01, SPI-13.4: all seats choose at once, and nobody sees anything until all are in."""

    __slots__ = ()

    def lanes(self, state: Spiskowcy) -> list[Step[Spiskowcy]]:
        return [OrderType(seat) for seat in range(state.seats) if state.stage[seat] == CHOOSING]


class ReturnHands(Step[Spiskowcy]):
    """SPI-13.4: all unplayed cards go back together, and the counts become public (SPI-6.8)."""

    def run(self, state: Spiskowcy) -> None:
        for seat in state.seats_from(state.first):
            if state.rules.counts_visible and state.stage[seat] == PLACED:
                events.order_counted(state, seat)
            return_hand(state, seat)


ORDER_COUNTS: Final = [
    [OrderCount(seat, kind) for kind in range(KINDS)] for seat in range(MOST_SEATS)
]
