"""The observation of Emerald, straight from the state (EME-19); `observed` reads it from views."""

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
from konspira.kernel.observing import KEPT, Observer, Rows, capped
from konspira.kernel.step import NOBODY

OVER: Final = 2
HANDS: Final = Rows(HAND_KINDS)
PILES: Final = Rows(KINDS)
TABLEAUS: Final[dict[tuple[int, ...], bytes]] = {}
# Codes for the place of a city's own cards.
IN_STACK: Final = 1
IN_SLOT: Final = 2
TAKEN: Final = 3
GONE: Final = 4


class EmeraldObserver(Observer):
    """Europe as one seat may know it."""

    __slots__ = ()

    def write(self, state: Emerald, seat: int, out: list[bytes]) -> None:
        row = [seat + 1]
        self.asked(state, seat, row)
        row.append((OVER if state.over else state.phase) + 1)
        row.append(capped(state.turns // state.seats + state.phase))
        row.append(state.first + 1)
        row.append(state.active + 1)
        row.append(capped(state.actions))
        row.append(capped(state.free))
        row.extend(state.markers)
        row.append(capped(state.zombies_left()))
        row.append(1 if state.purged else 0)
        self.attack(state, row)
        out.append(bytes(row))
        in_play: list[int] = []
        for use in state.in_play:
            in_play.append(use % TEXT_USE)
        out.append(HANDS.of(in_play))
        out.append(PILES.of(state.gone))
        row = []
        self.cities(state, row)
        self.seats(state, seat, row)
        out.append(bytes(row))
        self.cards(state, seat, out)
        out.append(HANDS.of(state.hand[seat] if seat >= 0 else []))

    def attack(self, state: Emerald, out: list[int]) -> None:
        """Append the attack that may be blocked now."""
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
        """Append the face-up card, the stack, the places of the city's own cards, the pieces."""
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
        """Append the numbers of each seat, and its faction as far as it is known."""
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

    def cards(self, state: Emerald, seat: int, out: list[bytes]) -> None:
        """Append the cards of each seat, as far as they are known."""
        public = state.rules.discard_public  # AMB-27
        for other in range(state.seats):
            if public or other == seat:
                out.append(HANDS.of(state.hand[other] + state.deck[other]))
                out.append(HANDS.of(state.open_hand[other]))
                out.append(HANDS.of(state.discard[other]))
            else:
                out.append(HANDS.zeros)
                out.append(HANDS.zeros)
                out.append(HANDS.zeros)
            out.append(tableau_row(state.tableau[other]))

    def secrets(self, state: Emerald, out: list[bytes]) -> None:
        row: list[int] = []
        for city in range(CITY_COUNT):
            left = state.left[city]
            for place in range(WIDTH):
                row.append(state.stacks[city * WIDTH + place] + 1 if place < left else 0)
        for other in range(state.seats):
            row.append(state.identity[other] + 1)
        out.append(bytes(row))


def place_of(state: Emerald, city: int, card: int, known: list[int], top: int) -> int:
    """Return the place of a city's own card, as all know it (EME-19.4, EME-19.10)."""
    if card >= FIRST_ROYAL and state.slots >> city & 1:
        return IN_SLOT
    if not known[card]:
        return IN_STACK if state.left[city] else GONE
    if card in state.gone:
        return GONE
    return IN_STACK if top == card else TAKEN


def tableau_row(entries: list[int]) -> bytes:
    """Return the cards beside an identity, each with the pieces on it; rows are remembered."""
    if not entries:
        return PILES.zeros
    key = tuple(entries)
    found = TABLEAUS.get(key)
    if found is None:
        row = [0] * KINDS
        for entry in entries:
            row[entry % EXTRA] = max(row[entry % EXTRA], entry // EXTRA + 1)
        found = bytes(row)
        if len(TABLEAUS) >= KEPT:
            TABLEAUS.clear()
        TABLEAUS[key] = found
    return found
