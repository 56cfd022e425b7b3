"""The Zombies text: strikes, then new zombies (EME-18.27)."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald import effects, events, pieces, reasons
from konspira.games.emerald.aiming import STRUCK, is_strike_possible, strike_victims
from konspira.games.emerald.blocks import open_window
from konspira.games.emerald.cards import CITIES, CITY_COUNT
from konspira.games.emerald.choices import CITY, DONE, MOST_SEATS, SEAT
from konspira.games.emerald.discarding import text_card
from konspira.games.emerald.drawing import put_away
from konspira.games.emerald.parts import TURNS, Part, add, conclude, go_on
from konspira.games.emerald.reveals import EVERY_CITY
from konspira.games.emerald.rules import ZOMBIES
from konspira.games.emerald.state import (
    ATTACK_BLOCKED,
    ATTACK_CITY,
    ATTACK_VICTIM,
    TEXT_USE,
    Emerald,
    put,
)
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import Step


def raise_dead(state: Emerald, seat: int) -> None:
    """Ask for a strike of the chosen card, unseen so far, or go on where none is possible."""
    if is_strike_possible(state, seat):
        state.then(STRIKES[seat * 2])
    else:
        declare(state, seat)
        place_zombies(state, seat)


def declare(state: Emerald, seat: int) -> None:
    """Put the card on the table for the rest of its text (EME-2.9)."""
    option = state.plan[0]
    card = text_card(option)
    effects.declare(state, seat, option, card)
    state.in_play = [card + TEXT_USE]
    state.strikes = []


class ZombieStrike(Part):
    """The seat names the city of the next strike, or is done (EME-18.27)."""

    __slots__ = ("more",)

    def __init__(self, seat: int, more: int) -> None:
        super().__init__(seat)
        self.more = more

    def numbers(self) -> list[int]:
        return [self.seat, self.more]

    def fits(self, state: Emerald) -> bool:
        return self.seat == state.active and 0 <= self.more <= 1

    def start(self) -> Step[Emerald]:
        return STRIKES[self.seat * 2 + 1] if self.more else TURNS[self.seat]

    def options(self, state: Emerald) -> list[int]:
        found = [DONE]
        for city in range(CITY_COUNT):
            if strike_victims(state, self.seat, city):
                found.append(CITY + city)
        return found

    def choose(self, state: Emerald, option: int) -> None:
        if option == DONE:
            if not self.more:
                declare(state, self.seat)
            place_zombies(state, self.seat)
            return
        city = option - CITY
        found = strike_victims(state, self.seat, city)
        if len(found) > 1:
            add(state, option)
            state.then(STRIKE_VICTIMS[self.seat * 2 + self.more])
        else:
            strike(state, self.seat, self.more, city, found[0])

    def question(self, state: Emerald) -> Question:
        return Question(self.seat, "zombie-strike", "turn")

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if not CITY <= option < CITY + CITY_COUNT:
            return None
        city = option - CITY
        if not state.zombies[city * MOST_SEATS + self.seat]:
            return reasons.in_city("EME-18.27", "no-own-zombie", city)
        if STRUCK + city in state.strikes:
            return reasons.in_city("EME-18.27", "strike-used", city)
        if any(place // MOST_SEATS == city for place in state.strikes if place < STRUCK):
            return reasons.in_city("EME-18.27a", "saved-pawn", city)
        return reasons.in_city("EME-18.27", "no-rival-there", city)


class StrikeVictim(ZombieStrike):
    """The seat names the rival whose agent is struck, where several have one (DEC-38)."""

    __slots__ = ()

    def options(self, state: Emerald) -> list[int]:
        city = state.plan[-1] - CITY
        return [SEAT + other for other in strike_victims(state, self.seat, city)]

    def choose(self, state: Emerald, option: int) -> None:
        city = state.plan[-1] - CITY
        strike(state, self.seat, self.more, city, option - SEAT)

    def question(self, state: Emerald) -> Question:
        card = "zombies"
        city = CITIES[state.plan[-1] - CITY]
        return Question(self.seat, "text-victim", "turn", {"card": card, "city": city})

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if not SEAT <= option < SEAT + MOST_SEATS:
            return None
        other, city = option - SEAT, state.plan[-1] - CITY
        if other >= state.seats:
            return Refusal("EME-20.1", "nobody-there")
        if other == self.seat:
            return Refusal("EME-18.27", "not-yourself")
        return reasons.in_city("EME-18.27", "no-agent-of-theirs", city, seat=other)


def strike(state: Emerald, seat: int, more: int, city: int, victim: int) -> None:
    """Declare one strike: an atomic step of its own (EME-2.14)."""
    if not more:
        state.plan = state.plan[:1]
        declare(state, seat)
    state.plan = []
    card = state.in_play[0] - TEXT_USE
    events.targeted_agent(state, seat, card, victim, city)
    open_window(state, ZOMBIES, city, victim, RESOLVE_STRIKES[0])


class ResolveStrike(Step[Emerald]):
    """The agent goes home, or a block has saved it for this action (EME-18.27a)."""

    def run(self, state: Emerald) -> None:
        city = state.attack[ATTACK_CITY]
        victim = state.attack[ATTACK_VICTIM]
        if state.attack[ATTACK_BLOCKED]:
            state.strikes = [*state.strikes, city * MOST_SEATS + victim]
        else:
            pieces.to_supply(state, city, victim)
            events.victim_at(state, "struck", state.active, victim, city)
            state.strikes = [*state.strikes, STRUCK + city]
        state.attack = []
        go_on(state, MORE_STRIKES[0])


class MoreStrikes(Step[Emerald]):
    """The seat may strike again only where a strike is possible."""

    def run(self, state: Emerald) -> None:
        if is_strike_possible(state, state.active):
            state.then(STRIKES[state.active * 2 + 1])
        else:
            place_zombies(state, state.active)


def to_place(state: Emerald) -> int:
    """Return how many zombies the text brings: its number, or all that are left (EME-18.27)."""
    card = state.in_play[0] - TEXT_USE
    return min(state.rules.amount[card], state.zombies_left())


def place_zombies(state: Emerald, seat: int) -> None:
    """Ask for the cities of the new zombies; then the text is over."""
    if len(state.plan) < to_place(state):
        state.then(ZOMBIE_CITIES[seat])
        return
    cities = sorted([option - CITY for option in state.plan])
    state.plan = []
    for city in cities:
        place = city * MOST_SEATS + seat
        state.zombies = put(state.zombies, place, state.zombies[place] + 1)
        events.at_city(state, "zombie-placed", seat, city)
    card = state.in_play[0] - TEXT_USE
    state.in_play = []
    state.strikes = []
    put_away(state, seat, card, 0, False)
    if not state.rules.one_use[card]:
        events.with_card(state, "card-discarded", seat, card)
    conclude(state)


class ZombieCity(Part):
    """The seat names the city of a new zombie (EME-18.27)."""

    __slots__ = ()

    def start(self) -> Step[Emerald]:
        return self  # the card is known already

    def options(self, state: Emerald) -> list[int]:
        return EVERY_CITY

    def choose(self, state: Emerald, option: int) -> None:
        add(state, option)
        place_zombies(state, self.seat)

    def question(self, state: Emerald) -> Question:
        count = to_place(state) - len(state.plan)
        return Question(self.seat, "zombie-city", "turn", {"count": count})


STRIKES: Final = [ZombieStrike(seat, more) for seat in range(MOST_SEATS) for more in range(2)]
STRIKE_VICTIMS: Final = [
    StrikeVictim(seat, more) for seat in range(MOST_SEATS) for more in range(2)
]
ZOMBIE_CITIES: Final = [ZombieCity(seat) for seat in range(MOST_SEATS)]
RESOLVE_STRIKES: Final = [ResolveStrike()]
MORE_STRIKES: Final = [MoreStrikes()]
