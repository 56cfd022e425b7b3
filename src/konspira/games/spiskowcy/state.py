"""The table of Spiskowcy as data: fields, queries, copy()."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from konspira.games.spiskowcy.cards import CARDS, CHARACTERS, GUARD, KINDS, SEER, SPY
from konspira.kernel.state import State
from konspira.kernel.step import NOBODY

if TYPE_CHECKING:
    from konspira.games.spiskowcy.shapes import View

DEAL_PHASE: Final = 0
ORDER_PHASE: Final = 1
ACTION_PHASE: Final = 2
END_PHASE: Final = 3
PHASES: Final = ["deal", "orders", "actions", "end"]

CHOOSING: Final = 0
PLACED: Final = 1
DONE: Final = 2
STAGES: Final = ["choosing", "placed", "done"]

NOTHING: Final = [0] * KINDS  # an empty row; shared, never changed


class Rules:
    """Numbers of the content pack and options of the table; the same for the whole game."""

    __slots__ = (
        "copies",
        "counts_visible",
        "deal",
        "empty_orders",
        "hands_shown",
        "influence",
        "keep",
        "may_skip_events",
        "most_characters_win_ties",
        "points",
        "prince_bonus",
        "prince_stops_early",
        "rounds",
        "simultaneous",
        "total",
        "two_seat_protection",
    )

    copies: list[int]  # by card type
    influence: list[int]  # by card type
    total: int  # the number of all cards
    deal: list[int]  # by round, from 1
    keep: list[int]  # by round, from 1
    rounds: int
    points: int  # Victory Point cards
    prince_bonus: int
    simultaneous: bool
    counts_visible: bool
    empty_orders: bool
    may_skip_events: bool
    two_seat_protection: bool
    prince_stops_early: bool
    most_characters_win_ties: bool
    hands_shown: bool


class Order:
    """Cards laid face down: some of one type, or one each of two types (SPI-6.2, SPI-6.4).

    An order never changes, so copies share it. In a pair, `kind` is the type that comes first in
    canonical order: which of the two was chosen first means nothing (D3).
    """

    __slots__ = ("count", "kind", "second")

    def __init__(self, kind: int, count: int, second: int = NOBODY) -> None:
        self.kind = min(kind, second) if second >= 0 else kind
        self.count = count
        self.second = max(kind, second) if second >= 0 else NOBODY

    def size(self) -> int:
        """Count its cards."""
        return self.count if self.second < 0 else self.count + 1

    def copies(self, kind: int) -> int:
        """Count its cards of this type."""
        if kind == self.kind:
            return self.count
        return 1 if kind == self.second else 0

    def without(self, kind: int, count: int) -> Order:
        """Return the rest of the order after `count` cards of a type have been turned up."""
        if self.second < 0:
            return Order(kind, self.count - count) if self.count > count else NO_ORDER
        return Order(self.kind if kind == self.second else self.second, 1)

    def row(self) -> list[int]:
        """Return its cards, counted by type."""
        row = [0] * KINDS
        row[self.kind] = self.count
        if self.second >= 0:
            row[self.second] = 1
        return row

    def named(self) -> dict[str, int]:
        """Return its cards, counted by card id."""
        found: dict[str, int] = {}
        if self.count:
            found[CARDS[self.kind]] = self.count
        if self.second >= 0:
            found[CARDS[self.second]] = 1
        return found


NO_ORDER: Final = Order(0, 0)


class Spiskowcy(State):
    """All that lies on the table, and the cards seen this round.

    Rows count cards by type. The deck is not stored: it is the part of the stock that lies in no
    hand and no order (SPI-10.1), and it has no order before the next deal (SPI-10.2). Only `stage`,
    `stock` and the rows of `tableau` change in place; every other row and list is replaced as a
    whole, so copies share it.
    """

    __slots__ = (
        "bank",
        "dealt",
        "first",
        "hand",
        "innkeeper",
        "orders",
        "phase",
        "points",
        "released",
        "returned",
        "round",
        "rules",
        "seats",
        "shown",
        "shown_count",
        "shown_pair",
        "stage",
        "stock",
        "tableau",
        "used",
    )

    rules: Rules
    seats: int
    round: int  # 1, 2, …; 0 before the first
    phase: int
    first: int  # the seat with the First Player token
    hand: list[list[int]]
    orders: list[Order]  # face down (SPI-6)
    tableau: list[list[int]]
    returned: list[list[int]]  # unplayed cards each seat put back this round (SPI-13)
    released: list[int]  # cards that left tableaux for the deck since the deal, seen by all
    dealt: list[int]  # how many cards each seat got this round
    stage: list[int]  # of each seat this round: CHOOSING its order, PLACED it, or DONE acting
    innkeeper: int  # the seat that may lay pairs this round (SPI-6.4), or NOBODY
    points: list[int]  # Victory Point cards
    bank: int
    used: int  # powers used this turn, as bits
    stock: list[int]  # cards in no tableau: the deck, the hands and the orders together
    shown: int  # the first card type the active seat turned up this turn, or NOBODY …
    shown_count: int  # … how many of that type …
    shown_pair: bool  # … and whether a second type followed

    def view(self, seat: int | None = None) -> View:
        """Return everything that this seat may see; None is a spectator."""
        seen: View = super().view(seat)
        return seen

    def copy(self) -> Spiskowcy:
        """Return an independent state, equal in everything."""
        new = Spiskowcy()
        self.copy_into(new)
        new.rules = self.rules
        new.seats = self.seats
        new.round = self.round
        new.phase = self.phase
        new.first = self.first
        new.hand = self.hand[:]
        new.orders = self.orders[:]
        new.tableau = [row[:] for row in self.tableau]
        new.stock = self.stock[:]
        new.returned = self.returned[:]
        new.released = self.released
        new.dealt = self.dealt
        new.stage = self.stage[:]
        new.innkeeper = self.innkeeper
        new.points = self.points
        new.bank = self.bank
        new.used = self.used
        new.shown = self.shown
        new.shown_count = self.shown_count
        new.shown_pair = self.shown_pair
        return new

    # -- queries -------------------------------------------------------------------------------

    def seats_from(self, start: int) -> list[int]:
        """Return all seats clockwise from one of them."""
        seats = self.seats
        return [(start + step) % seats for step in range(seats)]

    def leads(self, seat: int, kind: int) -> bool:
        """Has this seat the majority in a character (SPI-4)?"""
        tableau = self.tableau
        row = tableau[seat]
        mine = row[kind]
        if mine == 0:
            return False  # SPI-4.4
        if row[SEER]:
            mine += 1  # SPI-4.3: wins ties
        for other in range(self.seats):
            if other != seat and tableau[other][kind] >= mine:
                return False  # SPI-4.2
        return True

    def leader(self, kind: int) -> int:
        """Return the seat with the majority in a character, or NOBODY."""
        for seat in range(self.seats):
            if self.leads(seat, kind):
                return seat
        return NOBODY

    def has_character(self, seat: int) -> bool:
        """Has the seat a face-up character that an event could hit?"""
        row = self.tableau[seat]
        for kind in range(CHARACTERS):
            if row[kind]:
                return True
        return False

    def is_raid_target(self, seat: int, victim: int) -> bool:
        """May a Raid of this seat hit the other (SPI-9.4)?"""
        return victim != seat and self.has_character(victim) and not self.leads(victim, GUARD)

    def is_plot_protected(self, seat: int) -> bool:
        """Does the Spy keep Plots away from this seat (SPI-8.9)?"""
        if self.tableau[seat][GUARD]:
            return False  # SPI-8.10
        if self.seats == 2 and not self.rules.two_seat_protection:
            return False
        return self.leads(seat, SPY)

    def plot_players(self, active: int) -> list[int]:
        """Return the seats that may be in a Plot, clockwise from the active seat (SPI-9.6)."""
        found: list[int] = []
        for seat in self.seats_from(active):
            if self.has_character(seat) and not self.is_plot_protected(seat):
                found.append(seat)
        return found

    def deck(self) -> list[int]:
        """Count the cards of each type that lie nowhere else (SPI-10.1)."""
        row = self.stock[:]
        for seat in range(self.seats):
            hand = self.hand[seat]
            order = self.orders[seat]
            for kind in range(KINDS):
                row[kind] -= hand[kind] + order.copies(kind)
        return row

    def active(self) -> int:
        """Return the seat whose action turn it is (SPI-7.1), or NOBODY."""
        if self.phase == ACTION_PHASE:
            for seat in self.seats_from(self.first):
                if self.stage[seat] != DONE:
                    return seat
        return NOBODY

    def counts_known(self) -> bool:
        """Do the others see how many cards lie face down before each seat (SPI-6.8, SPI-13.4)?"""
        return self.rules.counts_visible and not self.lanes

    def holds_hand(self, seat: int) -> bool:
        """Has this seat cards that it has not laid or put back yet?"""
        return self.stage[seat] == CHOOSING or len(self.lanes) > 0

    # -- changes that several steps share ------------------------------------------------------

    def release(self, seat: int, kind: int) -> None:
        """Put a card from a tableau into the deck; everybody sees it go (SPI-10.1, SPI-13)."""
        self.tableau[seat][kind] -= 1
        self.stock[kind] += 1
        released = self.released[:]
        released[kind] += 1
        self.released = released

    def pay(self, taker: int, giver: int) -> None:
        """Move a Victory Point card to a seat from another one, or from the bank (NOBODY)."""
        points = self.points[:]
        points[taker] += 1
        if giver == NOBODY:
            self.bank -= 1
        else:
            points[giver] -= 1
        self.points = points
