"""The table of Estoril as data: fields, queries, copy()."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from konspira.games.estoril.cards import RECRUITS
from konspira.games.estoril.rules import OUTER, Rules
from konspira.games.estoril.spaces import (
    CELL_OF,
    CELLS,
    EDGE,
    PLACE_OF,
    SLOTS,
    SLOTS_BESIDE,
    SPACE_COUNT,
    SPACES_OF,
    TILE_COUNT,
    TILE_OF,
)
from konspira.kernel.state import State
from konspira.kernel.step import NOBODY

if TYPE_CHECKING:
    from konspira.games.estoril.shapes import View

PLACEMENT: Final = 0
RESOLVE: Final = 1
DISCARD: Final = 2
PHASES: Final = ["placement", "resolve", "discard"]

# A set of bits says which seats know a card: one bit for each seat, one for all and spectators.
PUBLIC: Final = 16
ALL_KNOW: Final = 31


class Character:
    """A character on an action space. It never changes, so copies share it."""

    __slots__ = ("card", "down", "moved", "safe", "seat", "seen")

    def __init__(self, seat: int, card: int, down: bool, moved: bool, safe: bool, seen: int):
        self.seat = seat  # the seat that controls it: the owner of the marker on it
        self.card = card
        self.down = down  # face down
        self.moved = moved  # moved by a seducer: its symbols are silent (EST-7.17)
        self.safe = safe  # protected by a white marker (EST-7.13)
        self.seen = seen  # the seats that know it, as bits

    def turned_up(self) -> Character:
        """Return the same character face up."""
        return Character(self.seat, self.card, False, self.moved, self.safe, ALL_KNOW)

    def protected(self) -> Character:
        """Return the same character with a white marker."""
        return Character(self.seat, self.card, self.down, self.moved, True, self.seen)

    def seduced(self) -> Character:
        """Return the character as a seducer moved it: face up and silent (EST-7.16, EST-7.17)."""
        return Character(self.seat, self.card, False, True, self.safe, ALL_KNOW)

    def seen_by(self, bit: int) -> Character:
        """Return the same character, known to one more seat."""
        return Character(self.seat, self.card, self.down, self.moved, self.safe, self.seen | bit)

    def being(self, card: int) -> Character:
        """Return the character with another card, for a redeal."""
        return Character(self.seat, card, self.down, self.moved, self.safe, self.seen)


EMPTY: Final = Character(NOBODY, NOBODY, False, False, False, ALL_KNOW)
EMPTY_TOWN: Final = [EMPTY] * SPACE_COUNT
NOTHING_NEAR: Final[list[list[int]]] = [[]] * TILE_COUNT
NO_BONUS: Final = [0, 0, 0, 0]
NO_THROWS: Final = [0, 0, 0, 0, 0, 0, 0, 0]


class Estoril(State):
    """All that lies on the table, and the seats' knowledge of it.

    Hands, discards and picks are sets of cards as bits, by seat. `bonus`, `uses` and `throws`
    belong to the location that is being resolved, by numeral. The box is not stored: it holds the
    cards that lie nowhere else. Lists that describe the layout, the missions and the location being
    resolved are replaced as a whole, so copies share them.
    """

    __slots__ = (
        "agendas",
        "aside",
        "bonus",
        "cell_of",
        "counted",
        "deck",
        "discards",
        "first",
        "hand",
        "hidden",
        "known",
        "markers",
        "missions",
        "near",
        "open_hand",
        "outer",
        "phase",
        "picks",
        "resolved",
        "resolving",
        "reward_down",
        "rewards",
        "rotations",
        "round",
        "rules",
        "seats",
        "slot_of",
        "slots",
        "space_in",
        "throws",
        "town",
        "uses",
    )

    rules: Rules
    seats: int
    round: int  # 1, 2, …; 0 before the first
    phase: int
    first: int  # the seat with the first player card
    slots: list[int]  # the tile in each slot (EST-2.1)
    rotations: list[int]  # their clockwise quarter turns
    slot_of: list[int]  # by tile; NOBODY: sits out
    cell_of: list[int]  # by space; NOBODY: its tile sits out
    space_in: list[int]  # by cell; NOBODY: a reward cell, which is never an action space (EST-2.5)
    outer: list[bool]  # by space (EST-2.5)
    near: list[list[int]]  # by tile: the adjacent locations (EST-2.7)
    town: list[Character]  # by space
    rewards: list[int]  # the card on each tile's reward space, or NOBODY
    reward_down: int  # which of them lie face down, as bits by tile
    deck: list[int]  # its last card is the top
    known: list[int]  # by recruit in the deck or as a reward: which seats know it
    hand: list[int]
    open_hand: list[int]  # cards that all saw coming into the hand since the placement
    discards: list[int]
    picks: list[int]  # cards that a seat has chosen to discard, not yet shown
    markers: list[int]  # in front of each seat
    resolved: int  # tiles whose reward has been given, as bits
    resolving: int  # the tile that is being resolved, or NOBODY
    bonus: list[int]  # the strength that nationalists gained here
    uses: list[int]  # how often each nationalist was used (EST-Q1)
    throws: list[int]  # two dice for each character (EST-8.6); 0: not thrown
    counted: list[int]  # EST-Q2: flag, spaces as bits and number, three by three
    missions: list[int]  # shown to all
    hidden: list[int]  # EST-11.1: mission i lies between seat i and the next
    agendas: list[int]  # by seat (EST-11.4)
    aside: bool  # has the strength mission been set aside (EST-11.4)?

    def view(self, seat: int | None = None) -> View:
        """Return everything that this seat may see; None is a spectator."""
        seen: View = super().view(seat)
        return seen

    def copy(self) -> Estoril:
        """Return an independent state, equal in everything."""
        new = Estoril()
        self.copy_into(new)
        new.rules = self.rules
        new.seats = self.seats
        new.round = self.round
        new.phase = self.phase
        new.first = self.first
        new.slots = self.slots
        new.rotations = self.rotations
        new.slot_of = self.slot_of
        new.cell_of = self.cell_of
        new.space_in = self.space_in
        new.outer = self.outer
        new.near = self.near
        new.town = self.town[:]
        new.rewards = self.rewards[:]
        new.reward_down = self.reward_down
        new.deck = self.deck[:]
        new.known = self.known[:]
        new.hand = self.hand[:]
        new.open_hand = self.open_hand[:]
        new.discards = self.discards[:]
        new.picks = self.picks[:]
        new.markers = self.markers[:]
        new.resolved = self.resolved
        new.resolving = self.resolving
        new.bonus = self.bonus
        new.uses = self.uses
        new.throws = self.throws
        new.counted = self.counted
        new.missions = self.missions
        new.hidden = self.hidden
        new.agendas = self.agendas
        new.aside = self.aside
        return new

    # -- the layout ----------------------------------------------------------------------------

    def lay_out(self, slots: list[int], rotations: list[int]) -> None:
        """Put tiles into the slots and compute their places and neighbours (EST-2)."""
        local = self.rules.local
        slot_of = [NOBODY] * TILE_COUNT
        cell_of = [NOBODY] * SPACE_COUNT
        space_in = [NOBODY] * CELLS
        outer = [False] * SPACE_COUNT
        near = NOTHING_NEAR[:]
        for slot in range(SLOTS):
            tile = slots[slot]
            slot_of[tile] = slot
            near[tile] = [slots[other] for other in SLOTS_BESIDE[slot]]
            cells = CELL_OF[slot][rotations[slot]]
            always = self.rules.special[tile] == OUTER  # EST-8.5
            for space in SPACES_OF[tile]:
                cell = cells[local[space]]
                cell_of[space] = cell
                space_in[cell] = space
                outer[space] = always or EDGE[cell]
        self.slots = slots
        self.rotations = rotations
        self.slot_of = slot_of
        self.cell_of = cell_of
        self.space_in = space_in
        self.outer = outer
        self.near = near

    def are_near(self, tile: int, other: int) -> bool:
        """Are these two locations in play and adjacent (EST-2.7)?"""
        return other in self.near[tile]

    def tiles_in_order(self) -> list[int]:
        """Return the locations of this round in ascending number (EST-6.1)."""
        return [tile for tile in range(TILE_COUNT) if self.slot_of[tile] >= 0]

    # -- cards and characters in the town ------------------------------------------------------

    def hidden_rewards(self) -> list[int]:
        """Return the rewards that lie face down."""
        return [self.rewards[tile] for tile in range(TILE_COUNT) if self.reward_down >> tile & 1]

    def has_free_space(self, tile: int) -> bool:
        """Is an action space of this location free?"""
        for space in SPACES_OF[tile]:
            if self.town[space].seat < 0:
                return True
        return False

    def white_markers_out(self) -> int:
        """Count the white markers on characters (EST-Q13)."""
        count = 0
        for character in self.town:
            if character.safe:
                count += 1
        return count

    def luck(self, space: int) -> int:
        """Return the bonus of a character from the casino's dice (EST-8.6)."""
        if TILE_OF[space] != self.resolving:
            return 0
        place = PLACE_OF[space] * 2
        return abs(self.throws[place] - self.throws[place + 1])

    def hotel_bonus(self, space: int) -> int:
        """Return the bonus of a character whose flag its hotel prefers (EST-8.2, EST-8.4)."""
        character = self.town[space]
        if character.moved and not self.rules.seduced_bonus:
            return 0  # EST-Q6
        return 1 if self.rules.flag[character.card] == self.rules.hotel_flag[TILE_OF[space]] else 0

    def strength(self, space: int) -> int:
        """Return the strength of a character in the location being resolved (EST-6.7)."""
        printed = self.rules.strength[self.town[space].card]
        bonus = self.bonus[PLACE_OF[space]]
        return printed + bonus + self.hotel_bonus(space) + self.luck(space)

    def totals(self, tile: int) -> list[int]:
        """Return each seat's strength on a location; NOBODY (-1) without a character (EST-6.7)."""
        found = [NOBODY] * self.seats
        for space in SPACES_OF[tile]:
            seat = self.town[space].seat
            if seat >= 0:
                found[seat] = max(found[seat], 0) + self.strength(space)
        return found

    def owned(self, seat: int) -> int:
        """Return all cards of a seat, in hand and in the town: all can deduce them (EST-12.1)."""
        bits = self.hand[seat]
        for character in self.town:
            if character.seat == seat:
                bits |= 1 << character.card
        return bits

    def in_box(self) -> list[int]:
        """Return the recruits that lie nowhere else (EST-8.7)."""
        found = [True] * RECRUITS
        for card in [*self.deck, *self.rewards]:
            if card >= 0:
                found[card] = False
        for seat in range(self.seats):
            held = self.owned(seat) | self.discards[seat]
            for card in range(RECRUITS):
                if held >> card & 1:
                    found[card] = False
        return [card for card in range(RECRUITS) if found[card]]


def bit_of(viewer: int) -> int:
    """Return the bit of a seat, or of a spectator (NOBODY)."""
    return PUBLIC if viewer < 0 else 1 << viewer
