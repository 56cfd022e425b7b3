"""Phase II: secret orders (SPI-6)."""

from __future__ import annotations

from typing import Final

from konspira.games.spiskowcy import events
from konspira.games.spiskowcy.cards import CARD, CARDS, KINDS
from konspira.games.spiskowcy.choices import (
    MOST_SEATS,
    ORDER_COUNT,
    ORDER_NONE,
    ORDER_PAIR,
    ORDER_SECOND,
    ORDER_TYPE,
)
from konspira.games.spiskowcy.state import CHOOSING, NOTHING, PLACED, Order, Spiskowcy
from konspira.kernel.declared import COUNT, NOT_ASKED, Reason, question, refusal
from konspira.kernel.events import Question
from konspira.kernel.step import NOBODY, Step, Together

ASK_TYPE: Final = question("order-type", "orders")
ASK_COUNT: Final = question("order-count", "orders", card=CARD)
ASK_SECOND: Final = question("order-second", "orders", card=CARD)

ORDER_NEEDED: Final = refusal("SPI-6.3", "order-needed")
NOT_IN_HAND: Final = refusal("SPI-6.1", "not-in-hand", card=CARD)
NO_SECOND_IN_HAND: Final = refusal("SPI-6.4", "not-in-hand", card=CARD)
PAIR_NEEDS_TWO_TYPES: Final = refusal("SPI-6.4", "pair-needs-two-types", card=CARD)
PAIR_NEEDS_INNKEEPER: Final = refusal("SPI-6.4", "pair-needs-innkeeper")
TOO_FEW_IN_HAND: Final = refusal("SPI-6.5", "too-few-in-hand", card=CARD, count=COUNT)
ONE_TYPE_ONLY: Final = refusal("SPI-6.2", "one-type-only")
PAIR_SAME_TYPE: Final = refusal("SPI-6.4", "pair-same-type", card=CARD)
PAIR_IS_ONE_EACH: Final = refusal("SPI-6.4", "pair-is-one-each")

TYPES: Final = [*range(ORDER_TYPE, ORDER_TYPE + KINDS), ORDER_NONE]
COUNTS_AND_PAIR: Final = list(range(ORDER_COUNT + 1, ORDER_PAIR + 1))
SECONDS: Final = list(range(ORDER_SECOND, ORDER_SECOND + KINDS))


def lay(state: Spiskowcy, seat: int, kind: int, count: int, second: int = NOBODY) -> None:
    """Lay the order face down; the rest of the hand goes back into the deck (SPI-6.6)."""
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
    """Put unplayed cards back into the deck; their owner remembers them (SPI-6.6, SPI-13)."""
    state.returned[seat] = state.hand[seat]
    state.hand[seat] = NOTHING
    events.hand_returned(state, seat)


class OrderType(Step[Spiskowcy]):
    """The seat chooses the card type of its order from its hand (SPI-6.1 to SPI-6.3)."""

    def candidates(self, state: Spiskowcy) -> list[int]:
        return TYPES

    def verdict(self, state: Spiskowcy, option: int) -> Reason | None:
        if option == ORDER_NONE:
            return None if state.rules.empty_orders else ORDER_NEEDED
        if option < ORDER_NONE:
            return None if state.hand[self.seat][option - ORDER_TYPE] else NOT_IN_HAND
        return NOT_ASKED

    def because(self, state: Spiskowcy, option: int, why: Reason) -> dict[str, object]:
        return {"card": CARDS[option - ORDER_TYPE]}

    def options(self, state: Spiskowcy) -> list[int]:
        hand = state.hand[self.seat]
        found: list[int] = []
        for kind in range(KINDS):
            if hand[kind]:
                found.append(ORDER_TYPE + kind)
        if found and state.rules.empty_orders:  # a seat with an empty hand is not asked
            found.append(ORDER_NONE)
        return found

    def choose(self, state: Spiskowcy, option: int) -> None:
        if option == ORDER_NONE:
            lay(state, self.seat, 0, 0)
        else:
            state.then(ORDER_COUNTS[self.seat][option - ORDER_TYPE])

    def question(self, state: Spiskowcy) -> Question:
        return ASK_TYPE.of(self.seat)


class OrderCount(Step[Spiskowcy]):
    """Some cards of the type go face down (SPI-6.2), or one each of two types (SPI-6.4)."""

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

    def candidates(self, state: Spiskowcy) -> list[int]:
        return COUNTS_AND_PAIR

    def verdict(self, state: Spiskowcy, option: int) -> Reason | None:
        hand = state.hand[self.seat]
        if option == ORDER_PAIR:
            if state.innkeeper != self.seat:
                return PAIR_NEEDS_INNKEEPER
            return None if sum(hand) > hand[self.kind] else PAIR_NEEDS_TWO_TYPES
        if ORDER_COUNT < option < ORDER_PAIR:
            # SPI-6.3: at least one; SPI-6.5: at most all copies in hand.
            return None if option - ORDER_COUNT <= hand[self.kind] else TOO_FEW_IN_HAND
        if ORDER_SECOND <= option < ORDER_SECOND + KINDS:
            return ONE_TYPE_ONLY
        return NOT_ASKED

    def because(self, state: Spiskowcy, option: int, why: Reason) -> dict[str, object]:
        return {"card": CARDS[self.kind], "count": state.hand[self.seat][self.kind]}

    def options(self, state: Spiskowcy) -> list[int]:
        found = list(range(ORDER_COUNT + 1, ORDER_COUNT + 1 + state.hand[self.seat][self.kind]))
        if state.innkeeper == self.seat and self.verdict(state, ORDER_PAIR) is None:
            found.append(ORDER_PAIR)
        return found

    def choose(self, state: Spiskowcy, option: int) -> None:
        if option == ORDER_PAIR:
            state.then(OrderSecond(self.seat, self.kind))
        else:
            lay(state, self.seat, self.kind, option - ORDER_COUNT)

    def question(self, state: Spiskowcy) -> Question:
        return ASK_COUNT.of(self.seat, CARDS[self.kind])


class OrderSecond(OrderCount):
    """The other card of a pair: exactly one of another type (SPI-6.4)."""

    __slots__ = ()

    def fits(self, state: Spiskowcy) -> bool:
        return state.innkeeper == self.seat and super().fits(state)

    def candidates(self, state: Spiskowcy) -> list[int]:
        return SECONDS

    def verdict(self, state: Spiskowcy, option: int) -> Reason | None:
        if option == ORDER_SECOND + self.kind:
            return PAIR_SAME_TYPE
        if ORDER_SECOND <= option < ORDER_SECOND + KINDS:
            return None if state.hand[self.seat][option - ORDER_SECOND] else NO_SECOND_IN_HAND
        if ORDER_COUNT < option < ORDER_PAIR:
            return PAIR_IS_ONE_EACH
        return NOT_ASKED

    def because(self, state: Spiskowcy, option: int, why: Reason) -> dict[str, object]:
        return {"card": CARDS[option - ORDER_SECOND]}

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
        return ASK_SECOND.of(self.seat, CARDS[self.kind])


class SealedOrders(Together[Spiskowcy]):
    """All seats choose at once, and no seat sees anything until all are done (Q-01, SPI-13.4)."""

    __slots__ = ()

    def lanes(self, state: Spiskowcy) -> list[Step[Spiskowcy]]:
        return [OrderType(seat) for seat in range(state.seats) if state.stage[seat] == CHOOSING]


class ReturnHands(Step[Spiskowcy]):
    """All unplayed cards go back together, and the counts become public (SPI-13.4, SPI-6.8)."""

    def run(self, state: Spiskowcy) -> None:
        for seat in state.seats_from(state.first):
            if state.rules.counts_visible and state.stage[seat] == PLACED:
                events.order_counted(state, seat)
            return_hand(state, seat)


ORDER_COUNTS: Final = [
    [OrderCount(seat, kind) for kind in range(KINDS)] for seat in range(MOST_SEATS)
]
