"""An observation of Emerald, straight from the state (EME-19); `observed` reads it from views."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald.cards import CITY_COUNT, FIRST_CITY, FIRST_ROYAL, HAND_KINDS, KINDS
from konspira.games.emerald.choices import MOST_SEATS
from konspira.games.emerald.redeal import knows_identity, seen
from konspira.games.emerald.state import (
    ATTACK_CITY,
    ATTACK_KIND,
    ATTACK_VICTIM,
    EXTRA,
    TEXT_USE,
    WIDTH,
    Emerald,
)
from konspira.kernel.observing import Observer, capped, counted
from konspira.kernel.step import NOBODY

OVER: Final = 2
NO_HAND: Final = [0] * HAND_KINDS
# Where a city's own cards are.
IN_STACK: Final = 1
IN_SLOT: Final = 2
TAKEN: Final = 3
GONE: Final = 4


class EmeraldObserver(Observer[Emerald]):
    """Europe as one seat may know it."""

    __slots__ = ()

    def write(self, state: Emerald, seat: int, out: list[int]) -> None:
        out.append(seat + 1)
        self.asked(state, seat, out)
        out.append((OVER if state.over else state.phase) + 1)
        out.append(capped(state.turns // state.seats + state.phase))
        out.append(state.first + 1)
        out.append(state.active + 1)
        out.append(capped(state.actions))
        out.append(capped(state.free))
        out.extend(state.markers)
        out.append(capped(state.zombies_left()))
        out.append(1 if state.purged else 0)
        self.attack(state, out)
        in_play: list[int] = []
        for use in state.in_play:
            in_play.append(use % TEXT_USE)
        counted(in_play, HAND_KINDS, out)
        counted(state.gone, KINDS, out)
        self.cities(state, out)
        self.seats(state, seat, out)
        if seat >= 0:
            counted(state.hand[seat], HAND_KINDS, out)
        else:
            out.extend(NO_HAND)

    def attack(self, state: Emerald, out: list[int]) -> None:
        """What may be blocked now."""
        attack = state.attack
        if attack and state.in_play:
            out.append(attack[ATTACK_KIND] + 1)
            out.append(attack[ATTACK_CITY] + 1)
            out.append(attack[ATTACK_VICTIM] + 1)
        else:
            out.append(0)
            out.append(0)
            out.append(0)

    def cities(self, state: Emerald, out: list[int]) -> None:
        """The face-up card, the stack, what became of the city's own cards, the pieces."""
        known = seen(state)
        seats = state.seats
        for city in range(CITY_COUNT):
            left = state.left[city]
            top = state.face_up(city) if left else NOBODY
            out.append(top + 1)
            out.append(left)
            out.append(place_of(state, city, FIRST_CITY + city, known, top))
            out.append(place_of(state, city, FIRST_ROYAL + city, known, top))
            out.append(state.lost[city])
            first = city * MOST_SEATS
            for place in range(first, first + seats):
                out.append(state.cubes[place])
            for place in range(first, first + seats):
                out.append(state.agents[place])
            for place in range(first, first + seats):
                out.append(state.zombies[place])

    def seats(self, state: Emerald, seat: int, out: list[int]) -> None:
        """Each seat: its numbers, its faction as far as it is known, its cards."""
        public = state.rules.discard_public  # AMB-27
        for other in range(state.seats):
            out.append(len(state.hand[other]))
            out.append(len(state.deck[other]))
            out.append(len(state.discard[other]))
            out.append(state.supply[other])
            out.append(state.limbo[other])
            out.append(state.pool[other])
            out.append(state.on_board(other))
            out.append(state.tokens[other])
            for place in range(other * 4, other * 4 + 4):
                out.append(capped(state.points[place]))
            if knows_identity(state, seat, other):
                out.append(state.identity[other] + 1)
                out.append(state.faction(other) + 1)
            else:
                out.append(0)
                out.append(0)
            out.append(1 if state.is_revealed(other) else 0)
            out.append(state.hearts[other])
            for looker in range(state.seats):
                out.append(state.looks[other] >> looker & 1)
        for other in range(state.seats):
            if public or other == seat:
                row = [0] * HAND_KINDS
                for card in state.hand[other]:
                    row[card] += 1
                for card in state.deck[other]:
                    row[card] += 1
                out.extend(row)
                counted(state.open_hand[other], HAND_KINDS, out)
                counted(state.discard[other], HAND_KINDS, out)
            else:
                out.extend(NO_HAND)
                out.extend(NO_HAND)
                out.extend(NO_HAND)
            row = [0] * KINDS
            for entry in state.tableau[other]:
                row[entry % EXTRA] = max(row[entry % EXTRA], entry // EXTRA + 1)
            out.extend(row)

    def secrets(self, state: Emerald, out: list[int]) -> None:
        for city in range(CITY_COUNT):
            left = state.left[city]
            for place in range(WIDTH):
                out.append(state.stacks[city * WIDTH + place] + 1 if place < left else 0)
        for other in range(state.seats):
            out.append(state.identity[other] + 1)


def place_of(state: Emerald, city: int, card: int, known: list[int], top: int) -> int:
    """Where a city's own card is, as everybody knows (EME-19.4, EME-19.10)."""
    if card >= FIRST_ROYAL and state.slots >> city & 1:
        return IN_SLOT
    if not known[card]:
        return IN_STACK if state.left[city] else GONE
    if card in state.gone:
        return GONE
    return IN_STACK if top == card else TAKEN
