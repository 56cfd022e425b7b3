"""The setup of the game (EME-1)."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald import events, pieces
from konspira.games.emerald.cards import (
    CITY_COUNT,
    FIRST_CITY,
    FIRST_ROYAL,
    FIRST_START,
    GAME_CARDS,
    LOYALIST,
    RESTORATIONIST,
)
from konspira.games.emerald.choices import CITY, MOST_SEATS
from konspira.games.emerald.drawing import draw
from konspira.games.emerald.reveals import EVERY_CITY
from konspira.games.emerald.state import WIDTH, Emerald
from konspira.games.emerald.turn import BEGIN_TURNS
from konspira.kernel.events import Question
from konspira.kernel.step import NOBODY, Step


def game_cards(state: Emerald) -> list[int]:
    """Return all game cards of the box."""
    found: list[int] = []
    for card in range(GAME_CARDS):
        for _ in range(state.rules.copies[card]):
            found.append(card)
    return found


def starting_cards(state: Emerald) -> list[int]:
    """Return the starting cards of one player (EME-1.8)."""
    found: list[int] = []
    for card in range(FIRST_START, FIRST_CITY):
        for _ in range(state.rules.copies[card]):
            found.append(card)
    return found


class LayStacks(Step[Emerald]):
    """Each city's card, its royal and some game cards make its stack (EME-1.2 to EME-1.5)."""

    def run(self, state: Emerald) -> None:
        pile = game_cards(state)
        stacks = [NOBODY] * (CITY_COUNT * WIDTH)
        size = state.rules.stack + 2
        for city in range(CITY_COUNT):
            cards = [FIRST_CITY + city, FIRST_ROYAL + city]
            for _ in range(state.rules.stack):
                cards.append(state.draw(pile))
            state.shuffle(cards)
            for place in range(size):
                stacks[city * WIDTH + place] = cards[place]
        state.stacks = stacks
        state.left = [size] * CITY_COUNT
        for city in range(CITY_COUNT):
            pieces.turn_up(state, city)


class DealHands(Step[Emerald]):
    """Each seat gets a deck, a hand and a secret identity (EME-1.8, EME-1.9)."""

    def run(self, state: Emerald) -> None:
        rules = state.rules
        cards = [LOYALIST] * rules.loyalists + [RESTORATIONIST] * rules.restorationists
        state.identity = [state.draw(cards) for _ in range(state.seats)]
        for seat in range(state.seats):
            events.identity_dealt(state, seat)
        for seat in range(state.seats):
            state.deck[seat] = starting_cards(state)
            draw(state, seat, rules.hand)


class FirstPlayer(Step[Emerald]):
    """The first player is random; agents are placed in laps from there (EME-1.11, EME-1.12)."""

    def run(self, state: Emerald) -> None:
        state.first = state.below(state.seats)
        state.active = state.first
        events.by(state, "first-player", state.first)
        laps: list[Step[Emerald]] = []
        for _ in range(state.rules.starting_agents):
            laps.extend([SETUP_AGENTS[seat] for seat in state.order()])
        state.then(BEGIN_TURNS[state.first])
        state.then_all(laps)


class SetupAgent(Step[Emerald]):
    """The seat puts an agent in any city, shared or not (EME-1.12, EME-1.13)."""

    def options(self, state: Emerald) -> list[int]:
        return EVERY_CITY

    def choose(self, state: Emerald, option: int) -> None:
        pieces.from_supply(state, option - CITY, self.seat)
        events.at_city(state, "agent-placed", self.seat, option - CITY)

    def question(self, state: Emerald) -> Question:
        return Question(self.seat, "setup-agent", "setup")


SETUP_AGENTS: Final = [SetupAgent(seat) for seat in range(MOST_SEATS)]
