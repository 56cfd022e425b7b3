"""The course of the game and of one round (SPI-2, SPI-3), and phase I, the deal (SPI-5)."""

from __future__ import annotations

from typing import Final

from konspira.games.spiskowcy import events, score
from konspira.games.spiskowcy.actions import ActionTurn
from konspira.games.spiskowcy.cards import INNKEEPER, JUGGLER, KINDS
from konspira.games.spiskowcy.choices import MOST_SEATS
from konspira.games.spiskowcy.ending import Trim
from konspira.games.spiskowcy.orders import OrderType, ReturnHands, SealedOrders
from konspira.games.spiskowcy.state import (
    ACTION_PHASE,
    CHOOSING,
    DEAL_PHASE,
    END_PHASE,
    NO_ORDER,
    NOTHING,
    ORDER_PHASE,
    Spiskowcy,
)
from konspira.kernel.step import NOBODY, Step


class FirstPlayer(Step[Spiskowcy]):
    """The First Player token goes to a random seat (SPI-2.4)."""

    def run(self, state: Spiskowcy) -> None:
        state.first = state.below(state.seats)


class Round(Step[Spiskowcy]):
    """One round: four phases, each in seat order from the first player (SPI-3.1, SPI-3.2)."""

    def run(self, state: Spiskowcy) -> None:
        state.round += 1
        state.phase = DEAL_PHASE
        events.round_began(state)
        # The steps of a round are made once and shared by all games, because they hold only seats.
        rounds = SEALED_ROUNDS if state.rules.simultaneous else ROUNDS
        state.then_all(rounds[state.seats][state.first])


class Deal(Step[Spiskowcy]):
    """Each seat gets a new hand from the shuffled deck (SPI-5.1 to SPI-5.4)."""

    def run(self, state: Spiskowcy) -> None:
        seats = state.seats
        state.returned = [NOTHING] * seats
        state.orders = [NO_ORDER] * seats
        state.released = NOTHING
        state.stage = [CHOOSING] * seats
        state.innkeeper = state.leader(INNKEEPER)
        # Drawing at random from a stock without order is the shuffle of SPI-5.1.
        stock = state.stock[:]
        total = 0
        for count in stock:
            total += count
        number = min(state.rules.deal[state.round] * seats, total)  # SPI-5.4: at most all cards
        order = state.seats_from(state.first)
        hands = [[0] * KINDS for _ in range(seats)]
        state.deal(stock, [hands[seat] for seat in order], number)  # SPI-5.2: one at a time
        dealt = [0] * seats
        for place in range(seats):
            dealt[order[place]] = (number + seats - 1 - place) // seats
        juggler = state.leader(JUGGLER)
        if juggler != NOBODY and number < total:  # SPI-5.3
            state.deal(stock, [hands[juggler]], 1)
            dealt[juggler] += 1
        state.dealt = dealt
        state.hand = hands
        state.draws = []  # a position fixes one deal, not the next shuffle
        events.cards_dealt(state)


class Phase(Step[Spiskowcy]):
    """A phase starts when every seat has finished the one before (SPI-1.5)."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        super().__init__()
        self.phase = phase

    def numbers(self) -> list[int]:
        return [self.phase]

    def fits(self, state: Spiskowcy) -> bool:
        return DEAL_PHASE <= self.phase <= END_PHASE

    def run(self, state: Spiskowcy) -> None:
        state.phase = self.phase
        events.phase_began(state)


class EndRound(Step[Spiskowcy]):
    """The token moves to the left (SPI-3.3); after the last round comes scoring (SPI-3.4)."""

    def run(self, state: Spiskowcy) -> None:
        if state.round == state.rules.rounds:
            score.finish(state)
            return
        state.first = (state.first + 1) % state.seats
        events.happened(state, events.TOKEN_PASSED, state.first)
        state.then(ROUND)


def round_steps(seats: int, first: int, sealed: bool) -> list[Step[Spiskowcy]]:
    """Return the steps of one round, in their order (SPI-3.1)."""
    order = [(first + step) % seats for step in range(seats)]
    steps: list[Step[Spiskowcy]] = [Deal(), Phase(ORDER_PHASE)]
    if sealed:
        steps.append(SealedOrders())
        steps.append(ReturnHands())
    else:
        steps.extend([OrderType(seat) for seat in order])
    steps.append(Phase(ACTION_PHASE))
    steps.extend([ActionTurn(seat) for seat in order])
    steps.append(Phase(END_PHASE))
    steps.extend([Trim(seat) for seat in order])
    steps.append(EndRound())
    return steps


def all_rounds(sealed: bool) -> list[list[list[Step[Spiskowcy]]]]:
    """Return the steps of a round for every number of seats and every first player."""
    return [
        [round_steps(seats, first, sealed) for first in range(seats)]
        for seats in range(MOST_SEATS + 1)
    ]


ROUND: Final = Round()
ROUNDS: Final = all_rounds(False)
SEALED_ROUNDS: Final = all_rounds(True)
