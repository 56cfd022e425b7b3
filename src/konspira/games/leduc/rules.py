"""Leduc poker: the table as data, and one step for each thing that happens (LED-1 to LED-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from konspira.kernel.events import Event, Question, Refusal
from konspira.kernel.state import State, Step

if TYPE_CHECKING:
    from konspira.kernel.game import Game

FOLD: Final = 0
CALL: Final = 1  # with nothing to call: a check (LED-3.3)
RAISE: Final = 2

# LED-1.2: two cards of each rank, the lowest rank first.
CARDS: Final = ["jack_spades", "jack_hearts", "queen_spades", "queen_hearts"]
CARDS.extend(["king_spades", "king_hearts"])
DECK: Final = [0, 1, 2, 3, 4, 5]
NO_CARD: Final = -1
NO_CARDS: Final[list[int]] = []  # shared, never changed

ANTE: Final = 1  # LED-2.1
SMALL_RAISE: Final = 2  # LED-3.4
BIG_RAISE: Final = 4  # LED-3.4
MOST_RAISES: Final = 2  # LED-3.5


class Leduc(State):
    """The cards and the chips. `hands` is replaced, never changed in place, so copies share it."""

    __slots__ = ("bets", "hands", "public", "raises")

    hands: list[int]  # the private card of each seat; empty before the deal
    public: int  # NO_CARD in the first betting round
    bets: list[int]  # chips that each seat has put into the pot
    raises: int  # in this betting round

    def copy(self) -> Leduc:
        """An independent state, equal in everything."""
        new = Leduc()
        self.copy_into(new)
        new.hands = self.hands
        new.public = self.public
        new.bets = self.bets[:]
        new.raises = self.raises
        return new

    def deck(self) -> list[int]:
        """Every card that lies nowhere else."""
        cards = DECK[:]
        for card in self.hands:
            cards.remove(card)
        if self.public != NO_CARD:
            cards.remove(self.public)
        return cards

    def raise_size(self) -> int:
        """By how much a raise goes beyond the other seat's chips (LED-3.4)."""
        return SMALL_RAISE if self.public == NO_CARD else BIG_RAISE

    def strength(self, seat: int) -> int:
        """What a seat's card is worth beside the public card (LED-4.2)."""
        rank = self.hands[seat] // 2
        return rank + len(DECK) if rank == self.public // 2 else rank

    def is_showdown(self) -> bool:
        """Did the game end with both cards on the table? A fold leaves unequal bets (LED-5.3)."""
        return self.over and self.bets[0] == self.bets[1]


class Deal(Step[Leduc]):
    """Each seat gets one private card (LED-2.2)."""

    def run(self, state: Leduc) -> None:
        deck = DECK[:]
        state.hands = [state.draw(deck), state.draw(deck)]
        if state.listening:
            state.tell_all(Event("antes-paid", {"chips": ANTE}))
            for seat, card in enumerate(state.hands):
                state.tell(seat, Event("card-dealt", {"card": CARDS[card]}))  # LED-5.1


class PublicCard(Step[Leduc]):
    """One card is turned up for both seats, and the betting starts anew (LED-2.4)."""

    def run(self, state: Leduc) -> None:
        state.public = state.draw(state.deck())
        state.raises = 0
        if state.listening:
            state.tell_all(Event("card-turned", {"card": CARDS[state.public]}))


class Bet(Step[Leduc]):
    """One seat folds, calls or raises (LED-3)."""

    def options(self, state: Leduc) -> list[int]:
        return OFFERS[state.raises]

    def choose(self, state: Leduc, option: int) -> None:
        seat = self.seat
        other = 1 - seat
        raises = state.raises
        if option == RAISE:
            state.bets[seat] = state.bets[other] + state.raise_size()
            state.raises = raises + 1
            state.agenda.append(BETS[other])
        elif option == FOLD:
            settle(state, other)  # LED-4.1
        elif raises:
            state.bets[seat] = state.bets[other]
        elif seat == 0:
            state.agenda.append(BETS[other])  # LED-3.6: the other seat has not spoken yet
        if state.listening:
            tell_bet(state, seat, option, raises)

    def question(self, state: Leduc) -> Question:
        chips = state.bets[1 - self.seat] - state.bets[self.seat]
        return Question(self.seat, "bet", "betting", {"chips": chips})

    def refusal(self, state: Leduc, option: int) -> Refusal | None:
        if option == FOLD:
            return Refusal("LED-3.2", "nothing-to-call")
        return Refusal("LED-3.5", "no-more-raises", {"count": MOST_RAISES})


class Showdown(Step[Leduc]):
    """Both cards are shown and the stronger one takes the pot (LED-4.2 to LED-4.4)."""

    def run(self, state: Leduc) -> None:
        first = state.strength(0)
        second = state.strength(1)
        if first == second:
            state.finish([0, 0], TIED)
        else:
            settle(state, 0 if first > second else 1)


def settle(state: Leduc, winner: int) -> None:
    """The winner's score is what the loser put in (LED-4.5)."""
    chips = state.bets[1 - winner]
    if winner == 0:
        state.finish([chips, -chips], FIRST_WON)
    else:
        state.finish([-chips, chips], SECOND_WON)


# What is offered after so many raises: fold only to a raise (LED-3.2), raise below the limit (LED-3.5).
OFFERS: Final = [[CALL, RAISE], [FOLD, CALL, RAISE], [FOLD, CALL]]

FIRST_WON: Final = [1, 2]
SECOND_WON: Final = [2, 1]
TIED: Final = [1, 1]
BETS: Final = [Bet(0), Bet(1)]
# LED-2, from the end to the beginning, as an agenda is read. Steps hold no state: all games share them.
COURSE: Final[list[Step[Leduc]]] = [Showdown(), BETS[0], PublicCard(), BETS[0], Deal()]


def tell_bet(state: Leduc, seat: int, option: int, raises: int) -> None:
    pass


def opening(game: Game) -> Leduc:
    """LED-2.1: the antes are in the pot, nothing is dealt."""
    state = Leduc()
    state.blank(game)
    state.agenda = COURSE[:]
    state.hands = NO_CARDS
    state.public = NO_CARD
    state.bets = [ANTE, ANTE]
    state.raises = 0
    return state
