"""Phase III: the action turn with its reveals and powers (SPI-7, SPI-8)."""

from __future__ import annotations

from typing import Final

from konspira.games.spiskowcy import events, plot, raid
from konspira.games.spiskowcy.cards import BANKER, BISHOP, CARDS, CHARACTERS, PLOT, RAID, SPY
from konspira.games.spiskowcy.choices import (
    END_TURN,
    REVEAL,
    USE_BANKER,
    USE_BISHOP,
    USE_SPY,
)
from konspira.games.spiskowcy.state import DONE, Spiskowcy
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import NOBODY, Step

# Powers used this turn, as bits of `state.used` (SPI-7.6: each at most once).
BANKER_USED: Final = 1
BISHOP_USED: Final = 2
SPY_USED: Final = 4
POWERS: Final = ["banker", "bishop", "spy"]  # the same, by bit


def no_majority(state: Spiskowcy, seat: int, kind: int) -> Refusal:
    """How many of a character a seat has, and how many would be the majority (SPI-4.1)."""
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, state.tableau[other][kind])
    card, own = CARDS[kind], state.tableau[seat][kind]
    return Refusal("SPI-7.6", "no-majority", {"card": card, "count": own, "needed": most + 1})


class ActionTurn(Step[Spiskowcy]):
    """Reveal the orders and use powers, in any order (SPI-7.1, SPI-7.2)."""

    def options(self, state: Spiskowcy) -> list[int]:
        seat = self.seat
        found: list[int] = []
        order = state.orders[seat]
        if order.count:
            found.append(REVEAL + order.kind)
            if order.second >= 0:  # SPI-7.5
                found.append(REVEAL + order.second)
        may_end = not found  # SPI-7.9: only after all orders are revealed
        used = state.used
        row = state.tableau[seat]
        if row[BANKER] and not used & BANKER_USED and state.bank and state.leads(seat, BANKER):
            found.append(USE_BANKER)
        if row[BISHOP] and not used & BISHOP_USED and (row[RAID] or row[PLOT]):  # SPI-8.6
            if state.leads(seat, BISHOP):
                if row[RAID]:
                    found.append(USE_BISHOP + RAID)
                if row[PLOT]:
                    found.append(USE_BISHOP + PLOT)
        if row[SPY] and not used & SPY_USED and state.leads(seat, SPY):
            for victim in range(state.seats):
                if victim != seat and state.points[victim]:  # SPI-8.8
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
            events.happened(state, "turn-ended", self.seat)
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
            events.card_gone(state, "event-removed", self.seat, option - USE_BISHOP)
        else:
            state.used |= SPY_USED
            state.pay(self.seat, option - USE_SPY)
            events.point_stolen(state, self.seat, option - USE_SPY)

    def reveal(self, state: Spiskowcy, kind: int) -> None:
        """All cards of a character (SPI-7.3), or one event, which acts at once (SPI-7.4)."""
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
        return Question(self.seat, "action", "actions")

    def refusal(self, state: Spiskowcy, option: int) -> Refusal | None:
        if REVEAL <= option < USE_BANKER:
            return Refusal("SPI-7.1", "no-such-order", {"card": CARDS[option - REVEAL]})
        if option == END_TURN:
            return Refusal("SPI-7.9", "orders-left", {"count": state.orders[self.seat].size()})
        if option == USE_BANKER:
            found = self.powerless(state, BANKER, BANKER_USED)
            return Refusal("SPI-8.4", "bank-empty") if found is None else found
        if USE_BISHOP + RAID <= option <= USE_BISHOP + PLOT:
            found = self.powerless(state, BISHOP, BISHOP_USED)
            card = CARDS[option - USE_BISHOP]
            return Refusal("SPI-8.6", "not-in-tableau", {"card": card}) if found is None else found
        if USE_SPY <= option < END_TURN:
            found = self.powerless(state, SPY, SPY_USED)
            return self.not_robbed(state, option - USE_SPY) if found is None else found
        return None

    def powerless(self, state: Spiskowcy, kind: int, bit: int) -> Refusal | None:
        """Why a power cannot be used at all: spent, or no majority (SPI-7.6)."""
        if state.used & bit:
            return Refusal("SPI-7.6", "power-used", {"card": CARDS[kind]})
        if not state.leads(self.seat, kind):
            return no_majority(state, self.seat, kind)
        return None

    def not_robbed(self, state: Spiskowcy, victim: int) -> Refusal:
        """Why the Spy cannot rob this seat (SPI-8.8)."""
        if victim >= state.seats:
            return Refusal("SPI-8.8", "no-such-seat")
        if victim == self.seat:
            return Refusal("SPI-8.8", "not-an-opponent")
        return Refusal("SPI-8.8", "nothing-to-steal", {"seat": victim})
