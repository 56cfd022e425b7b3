"""Kuhn poker: choices, the table as data, and a step for each thing that happens."""

from __future__ import annotations

from typing import Final

from konspira.kernel.declared import (
    COUNT,
    NOT_ASKED,
    SEAT,
    Reason,
    event,
    question,
    refusal,
    term,
)
from konspira.kernel.events import Question
from konspira.kernel.state import State
from konspira.kernel.step import Step

CHECK: Final = 0
BET: Final = 1
FOLD: Final = 2
CALL: Final = 3

CARDS: Final = ["jack", "queen", "king"]  # KUH-1.1: the lowest first
DEALS: Final = [[a, b] for a in range(3) for b in range(3) if a != b]  # KUH-2.2
ANTE: Final = 1  # KUH-2.1

CARD: Final = term("card", CARDS)

CARD_DEALT: Final = event("card-dealt", card=CARD)
CHECKED: Final = event("checked", seat=SEAT)
BETTED: Final = event("bet", seat=SEAT)
FOLDED: Final = event("folded", seat=SEAT)
CALLED: Final = event("called", seat=SEAT)
CARD_SHOWN: Final = event("card-shown", seat=SEAT, card=CARD)
POT_WON: Final = event("pot-won", seat=SEAT, chips=COUNT)

ASK_SPEAK: Final = question("speak", "betting")
ASK_ANSWER: Final = question("answer", "betting")

THERE_IS_A_BET: Final = refusal("KUH-3.3", "there-is-a-bet")
NO_BET_YET: Final = refusal("KUH-3.2", "no-bet-yet")


class Kuhn(State):
    """Two cards and the chips in the pot. `cards` is replaced, never changed in place."""

    __slots__ = ("cards", "chips")

    cards: list[int]  # of each seat; empty before the deal
    chips: list[int]  # that each seat has paid

    def copy(self) -> Kuhn:
        """Return an independent state, equal in everything."""
        new = Kuhn()
        self.copy_into(new)
        new.cards = self.cards
        new.chips = self.chips[:]
        return new

    def owes(self, seat: int) -> bool:
        """Has the other seat bet, and this one not answered yet (KUH-3.3)?"""
        return self.chips[seat] < self.chips[1 - seat]

    def is_shown(self) -> bool:
        """Do the cards lie open? After a fold they do not, and the chips differ (KUH-5.2)."""
        return self.over and self.chips[0] == self.chips[1]


class Deal(Step[Kuhn]):
    """Deal a card to each seat (KUH-2.2)."""

    def run(self, state: Kuhn) -> None:
        state.cards = DEALS[state.below(len(DEALS))]
        for seat in range(2):
            # KUH-5.1: the other seat does not hear which card it is.
            state.tell(seat, CARD_DEALT.of(CARDS[state.cards[seat]]))


class Speak(Step[Kuhn]):
    """Ask a seat to check or bet; after a bet to fold or call (KUH-3)."""

    def candidates(self, state: Kuhn) -> list[int]:
        return [CHECK, BET, FOLD, CALL]

    def verdict(self, state: Kuhn, option: int) -> Reason | None:
        if not CHECK <= option <= CALL:
            return NOT_ASKED
        if state.owes(self.seat):
            return None if option in (FOLD, CALL) else THERE_IS_A_BET
        return None if option in (CHECK, BET) else NO_BET_YET

    def choose(self, state: Kuhn, option: int) -> None:
        seat = self.seat
        other = 1 - seat
        state.tell_all(TOLD[option].of(seat))
        if option in (BET, CALL):
            state.chips[seat] += 1
        if option == FOLD:
            settle(state, other)  # KUH-4.1
        elif option == BET or (option == CHECK and seat == 0):
            state.then(Speak(other))  # KUH-3.4: everything else ends the betting

    def question(self, state: Kuhn) -> Question:
        return (ASK_ANSWER if state.owes(self.seat) else ASK_SPEAK).of(self.seat)


TOLD: Final = {CHECK: CHECKED, BET: BETTED, FOLD: FOLDED, CALL: CALLED}


class Showdown(Step[Kuhn]):
    """Show both cards; the higher one takes the pot (KUH-4.2)."""

    def run(self, state: Kuhn) -> None:
        for seat in range(2):
            state.tell_all(CARD_SHOWN.of(seat, CARDS[state.cards[seat]]))
        settle(state, 0 if state.cards[0] > state.cards[1] else 1)


def settle(state: Kuhn, winner: int) -> None:
    """Give one seat the pot and end the game (KUH-4.3)."""
    won = state.chips[1 - winner]
    state.finish([won, -won] if winner == 0 else [-won, won], [1, 2] if winner == 0 else [2, 1])
    state.tell_all(POT_WON.of(winner, won))
