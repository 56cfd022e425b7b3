"""Peeking at a face-down card, right after placing (EST-5)."""

from __future__ import annotations

from konspira.games.estoril import events
from konspira.games.estoril.choices import PEEK, PEEK_DECLINE, PEEK_REWARD
from konspira.games.estoril.rules import NO_PEEK, PEEK_ANY, PEEK_TILE
from konspira.games.estoril.spaces import (
    SPACE_COUNT,
    SPACES,
    SPACES_OF,
    TILE_COUNT,
    TILE_OF,
    TILES,
)
from konspira.games.estoril.state import Estoril, bit_of
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import Step


def in_reach(state: Estoril, space: int, tile: int) -> bool:
    """Does the icon of a space reach a tile (EST-5.2)?"""
    if state.slot_of[tile] < 0:
        return False
    if tile == TILE_OF[space]:
        return True
    reach = state.rules.peek[space]
    return reach == PEEK_ANY or (reach != PEEK_TILE and state.are_near(TILE_OF[space], tile))


def peek_targets(state: Estoril, seat: int, space: int) -> list[int]:
    """Return others' face-down characters and face-down rewards in reach, as choices (EST-5.3)."""
    found: list[int] = []
    for tile in range(TILE_COUNT):
        if in_reach(state, space, tile):
            for other in SPACES_OF[tile]:
                if state.town[other].down and state.town[other].seat != seat:
                    found.append(PEEK + other)
    for tile in range(TILE_COUNT):
        if state.reward_down >> tile & 1 and in_reach(state, space, tile):
            found.append(PEEK_REWARD + tile)
    return found


class Peek(Step[Estoril]):
    """The seat may look at one face-down card in reach (EST-5.1), if there is one (EST-5.4)."""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def numbers(self) -> list[int]:
        return [self.seat, self.space]

    def fits(self, state: Estoril) -> bool:
        seated = 0 <= self.seat < state.seats and 0 <= self.space < SPACE_COUNT
        return (
            seated
            and state.town[self.space].seat == self.seat
            and state.rules.peek[self.space] != NO_PEEK
        )

    def options(self, state: Estoril) -> list[int]:
        found = peek_targets(state, self.seat, self.space)
        if found and not state.rules.must_peek:  # EST-Q15
            found.append(PEEK_DECLINE)
        return found

    def choose(self, state: Estoril, option: int) -> None:
        bit = bit_of(self.seat)
        if option == PEEK_DECLINE:
            events.happened(state, "peek-declined", self.seat)
        elif option >= PEEK_REWARD:
            tile = option - PEEK_REWARD
            state.known[state.rewards[tile]] |= bit
            events.reward_peeked(state, self.seat, tile)
        else:
            space = option - PEEK
            state.town[space] = state.town[space].seen_by(bit)
            events.peeked(state, self.seat, space)

    def question(self, state: Estoril) -> Question:
        return Question(self.seat, "peek", "peek", {"space": SPACES[self.space]})

    def refusal(self, state: Estoril, option: int) -> Refusal | None:
        if option == PEEK_DECLINE:
            return Refusal("EST-5.1", "peek-needed")
        if PEEK <= option < PEEK_REWARD:
            space = option - PEEK
            found = self.out_of_reach(state, TILE_OF[space])
            if found is None and state.town[space].seat == self.seat:
                found = Refusal("EST-5.3", "own-card")
            return Refusal("EST-5.3", "not-face-down") if found is None else found
        if PEEK_REWARD <= option < PEEK_DECLINE:
            found = self.out_of_reach(state, option - PEEK_REWARD)
            return Refusal("EST-5.3", "not-face-down") if found is None else found
        return None

    def out_of_reach(self, state: Estoril, tile: int) -> Refusal | None:
        """Say why the icon does not reach a tile; None if it does."""
        if state.slot_of[tile] < 0:
            return Refusal("EST-3.1", "not-in-town", {"tile": TILES[tile]})
        if not in_reach(state, self.space, tile):
            return Refusal("EST-5.2", "out-of-reach", {"tile": TILES[tile]})
        return None
