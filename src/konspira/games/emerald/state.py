"""The table of Emerald as data: fields, queries, copy()."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from konspira.games.emerald.cards import FIRST_ROYAL
from konspira.games.emerald.choices import MOST_SEATS
from konspira.games.emerald.rules import Rules
from konspira.kernel.state import State

if TYPE_CHECKING:
    from konspira.games.emerald.shapes import View

WIDTH: Final = 9  # the most cards that a stack can have
EXTRA: Final = 128  # a card in a tableau is its number plus EXTRA times a code of what lies on it
FRESH: Final = 64  # on a Mi-Go that was played this turn (EME-18.14)
TEXT_USE: Final = 128  # a card in play for its text, not for its bombs

SETUP: Final = 0
TURN: Final = 1

NEUTRAL: Final = 0
RESTORATIONIST_POINTS: Final = 1
LOYALIST_POINTS: Final = 2
KILL_POINTS: Final = 3

# The fields of an attack that may still be blocked (EME-12).
ATTACK_KIND: Final = 0
ATTACK_CITY: Final = 1
ATTACK_VICTIM: Final = 2
ATTACK_BLOCKED: Final = 3


def put(numbers: list[int], place: int, number: int) -> list[int]:
    """Return the same numbers with one changed: copies share lists that seldom change."""
    new = numbers[:]
    new[place] = number
    return new


class Emerald(State):
    """All that lies on the table, and the seats' knowledge of it.

    Pieces in cities are counted in flat lists, `city * MOST_SEATS + seat`. The cards of a seat are
    rows that are replaced, never changed in place, so copies share them; hands are sorted, decks
    have no order (no seat knows it, EME-19.2). Lists that seldom change are replaced as a whole,
    too. Stacks are never changed at all: `left` says how many cards of a stack are left, and the
    last of these is the face-up one.
    """

    __slots__ = (
        "actions",
        "active",
        "agents",
        "attack",
        "claims",
        "cubes",
        "deck",
        "discard",
        "ends",
        "first",
        "free",
        "gone",
        "hand",
        "hearts",
        "identity",
        "in_play",
        "left",
        "limbo",
        "looks",
        "lost",
        "markers",
        "open_hand",
        "out",
        "phase",
        "plan",
        "points",
        "pool",
        "purged",
        "revealed",
        "rules",
        "seats",
        "sheltered",
        "slots",
        "stacks",
        "strikes",
        "supply",
        "tableau",
        "tokens",
        "turns",
        "zombies",
    )

    rules: Rules
    seats: int
    phase: int  # SETUP or TURN
    first: int  # the seat that began
    active: int
    turns: int  # how many have been completed, by all seats together
    actions: int  # left to the active seat
    free: int  # free actions it has taken this turn
    claims: int  # symbols left of a CL card already played (EME-5.12)
    stacks: list[int]  # city * WIDTH + place
    left: list[int]  # by city: cards in its stack; replaced
    lost: list[int]  # by city: face-down cards that Cthulhu has removed unseen; replaced
    slots: int  # cities with a royal in the slot, as bits
    gone: list[int]  # cards removed while all saw it; replaced
    cubes: list[int]
    agents: list[int]
    zombies: list[int]  # replaced
    supply: list[int]  # by seat: cubes
    limbo: list[int]
    pool: list[int]  # by seat: agents in supply
    out: list[int]  # by seat: agents in cities
    sheltered: list[int]  # by seat: agents on Mi-Go; replaced
    tokens: list[int]  # replaced
    hand: list[list[int]]
    open_hand: list[list[int]]  # cards that all know to be in the hand (EME-19.8)
    deck: list[list[int]]
    discard: list[list[int]]
    tableau: list[list[int]]
    identity: list[int]  # by seat: the faction on the card; replaced
    hearts: list[int]  # by seat: Change of Heart cards on it; replaced
    revealed: int  # seats, as bits
    looks: list[int]  # by seat: the seats that have looked at its identity, as bits; replaced
    markers: list[int]  # by faction; replaced
    points: list[int]  # seat * 4 + kind; replaced
    ends: int  # the conditions that ended the game, as bits (EME-16.8)
    purged: bool  # Society of Leopold has been played (EME-18.21)
    in_play: list[int]  # cards of the active seat on the table; replaced
    attack: list[int]  # the attack that may be blocked now; replaced
    strikes: list[int]  # of this Zombies action (EME-18.27a); replaced
    plan: list[int]  # the choices of the asked seat that no other seat has seen; replaced

    def view(self, seat: int | None = None) -> View:
        """Return everything that this seat may see; None is a spectator."""
        seen: View = super().view(seat)
        return seen

    def copy(self) -> Emerald:
        """Return an independent state, equal in everything."""
        new = Emerald()
        self.copy_into(new)
        new.rules = self.rules
        new.seats = self.seats
        new.phase = self.phase
        new.first = self.first
        new.active = self.active
        new.turns = self.turns
        new.actions = self.actions
        new.free = self.free
        new.claims = self.claims
        new.stacks = self.stacks
        new.left = self.left
        new.lost = self.lost
        new.slots = self.slots
        new.gone = self.gone
        new.cubes = self.cubes[:]
        new.agents = self.agents[:]
        new.zombies = self.zombies
        new.supply = self.supply[:]
        new.limbo = self.limbo[:]
        new.pool = self.pool[:]
        new.out = self.out[:]
        new.sheltered = self.sheltered
        new.tokens = self.tokens
        new.hand = self.hand[:]
        new.open_hand = self.open_hand[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.tableau = self.tableau[:]
        new.identity = self.identity
        new.hearts = self.hearts
        new.revealed = self.revealed
        new.looks = self.looks
        new.markers = self.markers
        new.points = self.points
        new.ends = self.ends
        new.purged = self.purged
        new.in_play = self.in_play
        new.attack = self.attack
        new.strikes = self.strikes
        new.plan = self.plan
        return new

    # -- cities --------------------------------------------------------------------------------

    def face_up(self, city: int) -> int:
        """Return the card that can be claimed there; the stack must not be empty."""
        return self.stacks[city * WIDTH + self.left[city] - 1]

    def pieces(self, city: int, seat: int) -> int:
        """Count a seat's pieces there for a majority (EME-2.1)."""
        place = city * MOST_SEATS + seat
        count = self.cubes[place] + self.agents[place]
        if self.rules.zombie_pieces:  # AMB-1
            count += self.zombies[place]
        return count

    def leads(self, city: int, seat: int) -> bool:
        """Does the seat have strictly more pieces there than each other (EME-2.2)?"""
        own = self.pieces(city, seat)
        if own == 0:
            return False
        for other in range(self.seats):
            if other != seat and self.pieces(city, other) >= own:
                return False
        return True

    def zombies_left(self) -> int:
        """Count the zombies in the common supply (EME-1.14)."""
        if self.purged:
            return 0
        count = self.rules.zombies
        for here in self.zombies:
            count -= here
        return count

    def cubes_out(self, seat: int) -> int:
        """Count the own cubes that can be retrieved: in Limbo and in cities (EME-6.1)."""
        return self.rules.cubes - self.supply[seat]

    # -- seats ---------------------------------------------------------------------------------

    def on_board(self, seat: int) -> int:
        """Count the agents in cities and on Mi-Go (EME-2.11)."""
        return self.out[seat] + self.sheltered[seat]

    def faction(self, seat: int) -> int:
        """Return the effective faction (EME-14.4)."""
        return (self.identity[seat] + self.hearts[seat]) % 2

    def is_revealed(self, seat: int) -> bool:
        """Do all know this identity?"""
        return self.revealed >> seat & 1 == 1

    def distance(self) -> int:
        """Return the distance between the two markers (EME-8.4)."""
        return abs(self.markers[0] - self.markers[1])

    def card_points(self, seat: int) -> int:
        """Return all points of a seat without those of the tracks."""
        place = seat * 4
        points = self.points
        return points[place] + points[place + 1] + points[place + 2] + points[place + 3]

    def total(self, seat: int) -> int:
        """Return the live total (EME-15.2)."""
        return self.card_points(seat) + self.distance()

    def order(self) -> list[int]:
        """Return all seats, the active one first (EME-2.12)."""
        return [(self.active + place) % self.seats for place in range(self.seats)]

    # -- cards ---------------------------------------------------------------------------------

    def could_hold(self, seat: int, card: int) -> bool:
        """Is the card in hand or deck, and the hand not empty, by public knowledge?"""
        hand = self.hand[seat]
        return len(hand) > 0 and (card in hand or card in self.deck[seat])

    def royals(self, seat: int) -> int:
        """Count the royalty cards in a tableau (EME-18.1)."""
        count = 0
        for entry in self.tableau[seat]:
            if entry % EXTRA >= FIRST_ROYAL:
                count += 1
        return count
