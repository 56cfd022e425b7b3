"""Phase III: the action turn with its reveals and powers (SPI-7, SPI-8)."""

from __future__ import annotations

from typing import Final

from konspira.games.spiskowcy import events, plot, raid
from konspira.games.spiskowcy.cards import (
    BANKER,
    BISHOP,
    CARD,
    CARDS,
    CHARACTERS,
    KINDS,
    PLOT,
    RAID,
    SPY,
)
from konspira.games.spiskowcy.choices import (
    END_TURN,
    MOST_SEATS,
    REVEAL,
    USE_BANKER,
    USE_BISHOP,
    USE_SPY,
)
from konspira.games.spiskowcy.state import DONE, Spiskowcy
from konspira.kernel.declared import COUNT, NOT_ASKED, SEAT, Reason, question, refusal
from konspira.kernel.events import Question
from konspira.kernel.step import NOBODY, Step

ASK_ACTION: Final = question("action", "actions")

NO_SUCH_ORDER: Final = refusal("SPI-7.1", "no-such-order", card=CARD)
ORDERS_LEFT: Final = refusal("SPI-7.9", "orders-left", count=COUNT)
BANK_EMPTY: Final = refusal("SPI-8.4", "bank-empty")
NO_EVENT_TO_REMOVE: Final = refusal("SPI-8.6", "not-in-tableau", card=CARD)
POWER_USED: Final = refusal("SPI-7.6", "power-used", card=CARD)
NO_MAJORITY: Final = refusal("SPI-7.6", "no-majority", card=CARD, count=COUNT, needed=COUNT)
NOT_ROBBING_ONESELF: Final = refusal("SPI-8.8", "not-an-opponent")
NOTHING_TO_STEAL: Final = refusal("SPI-8.8", "nothing-to-steal", seat=SEAT)
NO_SEAT_TO_ROB: Final = refusal("SPI-8.8", "no-such-seat")

EVERY_ACTION: Final = [
    *range(REVEAL, REVEAL + KINDS),
    USE_BANKER,
    USE_BISHOP + RAID,
    USE_BISHOP + PLOT,
    *range(USE_SPY, USE_SPY + MOST_SEATS),
    END_TURN,
]

# Powers used this turn, as bits of `state.used` (SPI-7.6: each at most once).
BANKER_USED: Final = 1
BISHOP_USED: Final = 2
SPY_USED: Final = 4
POWERS: Final = ["banker", "bishop", "spy"]  # their names, by bit


def majority(state: Spiskowcy, seat: int, kind: int) -> int:
    """Return how many cards of a character would give this seat the majority (SPI-4.1)."""
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, state.tableau[other][kind])
    return most + 1


def power_of(option: int) -> int:
    """Return the character whose power a choice uses (SPI-7.7)."""
    if option == USE_BANKER:
        return BANKER
    return BISHOP if option < USE_SPY else SPY


class ActionTurn(Step[Spiskowcy]):
    """The seat reveals its order and uses powers, in any order (SPI-7.1, SPI-7.2)."""

    def candidates(self, state: Spiskowcy) -> list[int]:
        return EVERY_ACTION

    def verdict(self, state: Spiskowcy, option: int) -> Reason | None:
        seat = self.seat
        order = state.orders[seat]
        if REVEAL <= option < USE_BANKER:
            return None if order.copies(option - REVEAL) else NO_SUCH_ORDER  # SPI-7.5: pairs too
        if option == END_TURN:
            return ORDERS_LEFT if order.count else None  # SPI-7.9: first reveal all of them
        if option == USE_BANKER:
            why = self.powerless(state, BANKER, BANKER_USED)
            return why if why is not None or state.bank else BANK_EMPTY
        if USE_BISHOP + RAID <= option <= USE_BISHOP + PLOT:
            why = self.powerless(state, BISHOP, BISHOP_USED)
            there = state.tableau[seat][option - USE_BISHOP] > 0
            return why if why is not None or there else NO_EVENT_TO_REMOVE
        if USE_SPY <= option < END_TURN:
            why = self.powerless(state, SPY, SPY_USED)
            return self.unrobbed(state, option - USE_SPY) if why is None else why
        return NOT_ASKED

    def powerless(self, state: Spiskowcy, kind: int, bit: int) -> Reason | None:
        """Say why a power cannot be used at all: spent, or without the majority (SPI-7.6)."""
        if state.used & bit:
            return POWER_USED
        return None if state.leads(self.seat, kind) else NO_MAJORITY

    def unrobbed(self, state: Spiskowcy, victim: int) -> Reason | None:
        """Say why the Spy cannot rob this seat (SPI-8.8)."""
        if victim >= state.seats:
            return NO_SEAT_TO_ROB
        if victim == self.seat:
            return NOT_ROBBING_ONESELF
        return None if state.points[victim] else NOTHING_TO_STEAL

    def because(self, state: Spiskowcy, option: int, why: Reason) -> dict[str, object]:
        if option < USE_BANKER:
            return {"card": CARDS[option - REVEAL]}
        if option == END_TURN:
            return {"count": state.orders[self.seat].size()}
        if why is NO_EVENT_TO_REMOVE:
            return {"card": CARDS[option - USE_BISHOP]}
        kind = power_of(option)
        return {
            "card": CARDS[kind],
            "count": state.tableau[self.seat][kind],
            "needed": majority(state, self.seat, kind),
            "seat": option - USE_SPY,
        }

    def options(self, state: Spiskowcy) -> list[int]:
        seat = self.seat
        found: list[int] = []
        order = state.orders[seat]
        if order.count:
            found.append(REVEAL + order.kind)
            if order.second >= 0:
                found.append(REVEAL + order.second)
        may_end = not found
        used = state.used
        row = state.tableau[seat]
        if row[BANKER] and not used & BANKER_USED and state.bank and state.leads(seat, BANKER):
            found.append(USE_BANKER)
        if row[BISHOP] and not used & BISHOP_USED and (row[RAID] or row[PLOT]):
            if state.leads(seat, BISHOP):
                if row[RAID]:
                    found.append(USE_BISHOP + RAID)
                if row[PLOT]:
                    found.append(USE_BISHOP + PLOT)
        if row[SPY] and not used & SPY_USED and state.leads(seat, SPY):
            for victim in range(state.seats):
                if victim != seat and state.points[victim]:
                    found.append(USE_SPY + victim)
        if may_end:
            found.append(END_TURN)
        return found

    def choose(self, state: Spiskowcy, option: int) -> None:
        if option == END_TURN:
            state.used = 0
            state.shown = NOBODY
            state.shown_count = 0
            state.shown_pair = False
            state.stage[self.seat] = DONE
            events.happened(state, events.TURN_ENDED, self.seat)
            return
        state.then(self)
        if option < USE_BANKER:
            self.reveal(state, option - REVEAL)
        elif option == USE_BANKER:
            state.used |= BANKER_USED
            state.pay(self.seat, NOBODY)
            events.point_taken(state, self.seat)
        elif option < USE_SPY:
            state.used |= BISHOP_USED
            state.release(self.seat, option - USE_BISHOP)
            events.card_gone(state, events.EVENT_REMOVED, self.seat, option - USE_BISHOP)
        else:
            state.used |= SPY_USED
            state.pay(self.seat, option - USE_SPY)
            events.point_stolen(state, self.seat, option - USE_SPY)

    def reveal(self, state: Spiskowcy, kind: int) -> None:
        """Turn up all cards of a character (SPI-7.3), or one event that acts at once (SPI-7.4)."""
        seat = self.seat
        order = state.orders[seat]
        count = order.copies(kind) if kind < CHARACTERS else 1
        state.orders[seat] = order.without(kind, count)
        tableau = state.tableau[seat]
        tableau[kind] = tableau[kind] + count
        state.stock[kind] = state.stock[kind] - count
        if state.shown == NOBODY:
            state.shown = kind
        elif state.shown != kind:
            state.shown_pair = True
        if state.shown == kind:
            state.shown_count += count
        events.revealed(state, seat, kind, count)
        if kind == RAID:
            raid.begin(state, seat)
        elif kind == PLOT:
            plot.begin(state, seat)

    def question(self, state: Spiskowcy) -> Question:
        return ASK_ACTION.of(self.seat)
