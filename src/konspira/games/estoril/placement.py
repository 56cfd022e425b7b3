"""Placement: seats in turn put one card with one marker on a free action space (EST-4)."""

from __future__ import annotations

from typing import Final

from konspira.games.estoril import events
from konspira.games.estoril.cards import CARDS, KINDS, choices_of
from konspira.games.estoril.choices import MOST_SEATS, PLACE_CARD, PLACE_SPACE
from konspira.games.estoril.peeking import Peek
from konspira.games.estoril.rules import NO_PEEK
from konspira.games.estoril.spaces import (
    BESIDE,
    SPACE_COUNT,
    SPACES,
    SPACES_OF,
    TILE_COUNT,
    TILE_OF,
    TILES,
)
from konspira.games.estoril.state import ALL_KNOW, Character, Estoril, bit_of
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import Step


def touches_own(state: Estoril, seat: int, space: int) -> bool:
    """Does a space lie beside a character that the seat controls (EST-4.3)?"""
    for cell in BESIDE[state.cell_of[space]]:  # EST-2.6
        other = state.space_in[cell]
        if other >= 0 and state.town[other].seat == seat:
            return True
    return False


def legal_spaces(state: Estoril, seat: int, start: int) -> list[int]:
    """Return the spaces for any card of a seat now, as choices (EST-4.2 to EST-4.4)."""
    found: list[int] = []
    town = state.town
    outer = state.outer
    for tile in range(TILE_COUNT):
        if state.slot_of[tile] >= 0:
            for space in SPACES_OF[tile]:
                if town[space].seat < 0 and (outer[space] or touches_own(state, seat, space)):
                    found.append(start + space)
    if found:
        return found
    free = [space for space in range(SPACE_COUNT) if state.cell_of[space] >= 0]
    return [start + space for space in free if town[space].seat < 0]  # EST-4.4


def lay(state: Estoril, seat: int, card: int, space: int) -> None:
    """Put a card with a marker on a space, face down where it says TOP SECRET (EST-4.5)."""
    down = state.rules.top_secret[space]
    seen = bit_of(seat) if down else ALL_KNOW
    state.town[space] = Character(seat, card, down, False, False, seen)
    state.hand[seat] ^= 1 << card
    state.markers[seat] -= 1
    events.card_laid(state, seat, card, space)


class PlaceCard(Step[Estoril]):
    """The seat chooses a card to place; without a marker or a card it is skipped (EST-4.7)."""

    def options(self, state: Estoril) -> list[int]:
        if state.markers[self.seat] == 0:
            return []
        return choices_of(state.hand[self.seat], PLACE_CARD)

    def choose(self, state: Estoril, option: int) -> None:
        state.then(PLACE_SPACES[self.seat][option - PLACE_CARD])

    def question(self, state: Estoril) -> Question:
        return Question(self.seat, "place-card", "placement")

    def refusal(self, state: Estoril, option: int) -> Refusal | None:
        if PLACE_CARD <= option < PLACE_CARD + KINDS:
            return Refusal("EST-4.1", "not-in-hand", {"card": CARDS[option - PLACE_CARD]})
        return None


class PlaceSpace(Step[Estoril]):
    """The card goes to a space; then its peek icon works and the turn ends (EST-4.2 to EST-4.6)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def numbers(self) -> list[int]:
        return [self.seat, self.card]

    def fits(self, state: Estoril) -> bool:
        seated = 0 <= self.seat < state.seats and 0 <= self.card < KINDS
        return seated and state.hand[self.seat] >> self.card & 1 == 1

    def start(self) -> Step[Estoril]:
        return PLACE_CARDS[self.seat]

    def options(self, state: Estoril) -> list[int]:
        return legal_spaces(state, self.seat, PLACE_SPACE)

    def choose(self, state: Estoril, option: int) -> None:
        space = option - PLACE_SPACE
        lay(state, self.seat, self.card, space)
        if state.rules.peek[space] != NO_PEEK:
            state.then(Peek(self.seat, space))

    def question(self, state: Estoril) -> Question:
        return Question(self.seat, "place-space", "placement", {"card": CARDS[self.card]})

    def refusal(self, state: Estoril, option: int) -> Refusal | None:
        if not PLACE_SPACE <= option < PLACE_SPACE + SPACE_COUNT:
            return None
        return not_placeable(state, option - PLACE_SPACE)


def not_placeable(state: Estoril, space: int) -> Refusal:
    """Say why no card can be placed here."""
    if state.cell_of[space] < 0:
        return Refusal("EST-3.1", "not-in-town", {"tile": TILES[TILE_OF[space]]})
    if state.town[space].seat >= 0:
        return Refusal("EST-2.8", "space-taken", {"space": SPACES[space]})
    return Refusal("EST-4.3", "inner-space", {"space": SPACES[space]})


PLACE_CARDS: Final = [PlaceCard(seat) for seat in range(MOST_SEATS)]
PLACE_SPACES: Final = [
    [PlaceSpace(seat, card) for card in range(KINDS)] for seat in range(MOST_SEATS)
]
