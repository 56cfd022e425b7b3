"""Leduc poker: the table as data, and a step for each thing that happens (LED-1 to LED-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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

if TYPE_CHECKING:
    from konspira.games.leduc.game import View

FOLD: Final = 0
CALL: Final = 1  # also a check, when there is nothing to call (LED-3.3)
RAISE: Final = 2

# LED-1.2: two cards of each rank, the lowest rank first; a card's rank is its number // 2.
CARDS: Final = [
    f"{rank}_{suit}" for rank in ["jack", "queen", "king"] for suit in ["spades", "hearts"]
]
DECK: Final = range(len(CARDS))
# LED-2.2: every way to deal a card to seat 0, one to seat 1 and the public card.
DEALS: Final = [[a, b, c] for a in DECK for b in DECK for c in DECK if len({a, b, c}) == 3]
PUBLIC: Final = 2  # the public card's place in a deal; those of the seats are 0 and 1
PAIR: Final = 3  # a pair's strength beyond its rank: more than any rank

ANTE: Final = 1  # LED-2.1
RAISES: Final = [0, 2, 4]  # LED-3.4, by betting round
MOST_RAISES: Final = 2  # LED-3.5
# The offers after no raise, one and two, as `Bet.verdict` allows them; made once.
OFFERS: Final = [[CALL, RAISE], [FOLD, CALL, RAISE], [FOLD, CALL]]

CARD: Final = term("card", CARDS)

ANTES_PAID: Final = event("antes-paid", chips=COUNT)
CARD_DEALT: Final = event("card-dealt", card=CARD)
FOLDED: Final = event("folded", seat=SEAT)
CHECKED: Final = event("checked", seat=SEAT)
CALLED: Final = event("called", seat=SEAT, chips=COUNT)
RAISED: Final = event("raised", seat=SEAT, chips=COUNT)
CARD_TURNED: Final = event("card-turned", card=CARD)
CARD_SHOWN: Final = event("card-shown", seat=SEAT, card=CARD)
POT_WON: Final = event("pot-won", seat=SEAT, chips=COUNT)
POT_SPLIT: Final = event("pot-split", chips=COUNT)

ASK_BET: Final = question("bet", "betting", chips=COUNT)
NOTHING_TO_CALL: Final = refusal("LED-3.2", "nothing-to-call")
NO_MORE_RAISES: Final = refusal("LED-3.5", "no-more-raises", count=COUNT)


def strength(card: int, public: int) -> int:
    """Return the worth of a private card beside the public card (LED-4.2)."""
    rank = card // 2
    return rank + PAIR if rank == public // 2 else rank


class Leduc(State):
    """Cards and chips. `cards` is replaced, never changed in place, so copies share it."""

    __slots__ = ("bets", "cards", "raises", "round")

    cards: list[int]  # one of DEALS; empty before the deal
    bets: list[int]  # the chips that each seat has put into the pot
    round: int  # the betting round: 1, or 2 when the public card is turned up
    raises: int  # in this betting round

    def view(self, seat: int | None = None) -> View:
        """Return everything that this seat may see; None is a spectator."""
        seen: View = super().view(seat)
        return seen

    def copy(self) -> Leduc:
        """Return an independent state, equal in everything."""
        new = Leduc()
        self.copy_into(new)
        new.cards = self.cards
        new.bets = self.bets[:]
        new.round = self.round
        new.raises = self.raises
        return new

    def owed(self, seat: int) -> int:
        """Return the chips that a seat has to add to call (LED-3.3)."""
        return self.bets[1 - seat] - self.bets[seat]

    def is_showdown(self) -> bool:
        """Do both cards lie open? Only a fold ends the game with unequal bets (LED-5.3)."""
        return self.over and self.bets[0] == self.bets[1]


class Deal(Step[Leduc]):
    """Each seat gets a card, and one card lies face down between them (LED-2.2)."""

    def run(self, state: Leduc) -> None:
        deals = DEALS
        if state.draws:  # a position has fixed the first cards
            deals = [deal for deal in DEALS if deal[: len(state.draws)] == state.draws]
            state.draws = []
        state.cards = deals[state.below(len(deals))]
        if state.listening:
            state.tell_all(ANTES_PAID.of(ANTE))
            for seat in range(2):
                # LED-5.1: no other seat hears which card it is.
                state.tell(seat, CARD_DEALT.of(CARDS[state.cards[seat]]))


class Bet(Step[Leduc]):
    """The seat folds, calls or raises (LED-3)."""

    def candidates(self, state: Leduc) -> list[int]:
        return [FOLD, CALL, RAISE]

    def verdict(self, state: Leduc, option: int) -> Reason | None:
        if option == FOLD and not state.raises:
            return NOTHING_TO_CALL
        if option == RAISE and state.raises == MOST_RAISES:
            return NO_MORE_RAISES
        return None if FOLD <= option <= RAISE else NOT_ASKED

    def because(self, state: Leduc, option: int, why: Reason) -> dict[str, object]:
        return {"count": MOST_RAISES}

    def options(self, state: Leduc) -> list[int]:
        return OFFERS[state.raises]

    def choose(self, state: Leduc, option: int) -> None:
        seat = self.seat
        other = 1 - seat
        if state.listening:
            tell_bet(state, seat, option)
        if option == RAISE:
            state.bets[seat] = state.bets[other] + RAISES[state.round]
            state.raises += 1
            state.then(BETS[other])
        elif option == FOLD:
            settle(state, other)  # LED-4.1
        elif state.raises:
            state.bets[seat] = state.bets[other]  # LED-3.6: this ends the betting round
        elif seat == 0:
            state.then(BETS[other])  # LED-3.6: so do two checks; this was the first

    def question(self, state: Leduc) -> Question:
        return ASK_BET.of(self.seat, state.owed(self.seat))


class TurnUp(Step[Leduc]):
    """The public card is turned up, and the second betting round begins (LED-2.4)."""

    def run(self, state: Leduc) -> None:
        state.round = 2
        state.raises = 0
        if state.listening:
            state.tell_all(CARD_TURNED.of(CARDS[state.cards[PUBLIC]]))


class Showdown(Step[Leduc]):
    """Both cards are shown; the stronger one takes the pot (LED-4.2, LED-4.3)."""

    def run(self, state: Leduc) -> None:
        cards = state.cards
        if state.listening:
            for seat in range(2):
                state.tell_all(CARD_SHOWN.of(seat, CARDS[cards[seat]]))  # LED-5.2
        first = strength(cards[0], cards[PUBLIC])
        second = strength(cards[1], cards[PUBLIC])
        if first == second:
            state.finish([0, 0], [1, 1])  # LED-4.3
            if state.listening:
                state.tell_all(POT_SPLIT.of(state.bets[0]))
        else:
            settle(state, 0 if first > second else 1)


def settle(state: Leduc, winner: int) -> None:
    """Give one seat the pot: it wins the chips that the other has put in (LED-4.4)."""
    chips = state.bets[1 - winner]
    if winner == 0:
        state.finish([chips, -chips], [1, 2])
    else:
        state.finish([-chips, chips], [2, 1])
    if state.listening:
        state.tell_all(POT_WON.of(winner, sum(state.bets)))


def tell_bet(state: Leduc, seat: int, option: int) -> None:
    """Tell everybody a bet, and how many chips the seat now has in the pot (LED-5.1)."""
    chips = state.bets[1 - seat]
    if option == RAISE:
        state.tell_all(RAISED.of(seat, chips + RAISES[state.round]))
    elif option == FOLD:
        state.tell_all(FOLDED.of(seat))
    elif state.raises:
        state.tell_all(CALLED.of(seat, chips))
    else:
        state.tell_all(CHECKED.of(seat))


# A step holds only its seat, so all games share these.
BETS: Final = [Bet(0), Bet(1)]
# LED-2: the whole game, in its order.
COURSE: Final[list[Step[Leduc]]] = [Deal(), BETS[0], TurnUp(), BETS[0], Showdown()]
