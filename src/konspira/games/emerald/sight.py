"""What a seat sees of the table, as numbers: from its view or, more quickly, from a state.

Both give the same numbers. The reader of a state uses nothing that the seat may not know.
"""

from __future__ import annotations

from konspira.games.emerald.cards import CARDS, CITY_COUNT, FACTIONS, FIRST_ROYAL, HAND_KINDS
from konspira.games.emerald.choices import FROM_CITY, MOST_SEATS, PAY, TABLE
from konspira.games.emerald.redeal import knows_identity
from konspira.games.emerald.rules import Rules
from konspira.games.emerald.shapes import View
from konspira.games.emerald.state import (
    EXTRA,
    KILL_POINTS,
    LOYALIST_POINTS,
    NEUTRAL,
    RESTORATIONIST_POINTS,
    Emerald,
)
from konspira.kernel.step import NOBODY


class City:
    """A city: its face-up card (NOBODY: none), its royal and the pieces of each seat."""

    __slots__ = (
        "agents",
        "bombs",
        "card",
        "cubes",
        "leader",
        "number",
        "royal_bombs",
        "royal_points",
        "slot",
        "stack",
    )

    def __init__(self, number: int, rules: Rules) -> None:
        self.number: int = number
        self.bombs: int = rules.city_bombs[number]
        self.royal_bombs: int = rules.royal_bombs[number]
        self.royal_points: int = rules.royal_points[number]
        self.stack: int = 0
        self.card: int = NOBODY
        self.slot: bool = False  # is its royal in the slot?
        self.cubes: list[int] = []
        self.agents: list[int] = []
        self.leader: int = NOBODY


class Seat:
    """A seat: points by kind, pieces, and its faction (NOBODY: not known)."""

    __slots__ = (
        "agents",
        "faction",
        "kills",
        "limbo",
        "loyalist",
        "neutral",
        "on_board",
        "restorationist",
        "revealed",
        "royals",
        "supply",
        "tokens",
        "total",
    )

    faction: int
    neutral: int
    restorationist: int
    loyalist: int
    kills: int
    total: int
    supply: int
    limbo: int
    agents: int
    on_board: int
    tokens: int
    revealed: bool
    royals: int


class Sight:
    """The table, as one seat sees it."""

    __slots__ = (
        "actions",
        "cities",
        "hand",
        "markers",
        "me",
        "moved",
        "paid",
        "rules",
        "seats",
        "turn",
    )

    def __init__(self, rules: Rules, me: int, plan: list[int]) -> None:
        self.rules: Rules = rules
        self.me: int = me
        self.cities: list[City] = []
        self.seats: list[Seat] = []
        self.hand: list[int] = []
        self.markers: list[int] = []  # by faction
        self.actions: int = 0
        self.turn: int = 0
        self.paid: list[int] = []  # cards of an unfinished choice
        self.moved: int = 0  # agents of an unfinished choice
        for option in plan:
            if PAY <= option < PAY + HAND_KINDS:
                self.paid.append(option - PAY)
            elif FROM_CITY <= option < FROM_CITY + CITY_COUNT:
                self.moved += 1


def of_view(view: View, rules: Rules) -> Sight:
    """Return the sight from a view."""
    assert view.seat is not None
    sight = Sight(rules, view.seat, [TABLE.number(name) for name in view.plan])
    sight.actions = view.actions
    sight.turn = view.turn
    sight.markers = [view.markers[name] for name in FACTIONS]
    for number, shown in enumerate(view.cities):
        city = City(number, rules)
        city.stack = shown.stack
        city.card = NOBODY if shown.card is None else CARDS.index(shown.card)
        city.slot = shown.royal_place == "slot"
        city.cubes = shown.cubes
        city.agents = shown.agents
        city.leader = NOBODY if shown.leader is None else shown.leader
        sight.cities.append(city)
    for row in view.seats:
        seat = Seat()
        seat.faction = NOBODY if row.faction is None else FACTIONS.index(row.faction)
        seat.neutral = row.neutral
        seat.restorationist = row.restorationist
        seat.loyalist = row.loyalist
        seat.kills = row.kills
        seat.total = row.total
        seat.supply = row.supply
        seat.limbo = row.limbo
        seat.agents = row.agents
        seat.on_board = row.on_board
        seat.tokens = row.tokens
        seat.revealed = row.revealed
        seat.royals = len([one for one in row.tableau if CARDS.index(one.card) >= FIRST_ROYAL])
        sight.seats.append(seat)
    sight.hand = [CARDS.index(card) for card in view.seats[view.seat].hand or []]
    return sight


def of_state(state: Emerald, me: int) -> Sight:
    """Return the same sight from a state."""
    sight = Sight(state.rules, me, state.plan if state.asked == me else [])
    sight.actions = state.actions
    sight.turn = state.turns // state.seats + state.phase
    sight.markers = state.markers
    seats = state.seats
    for number in range(CITY_COUNT):
        city = City(number, state.rules)
        first = number * MOST_SEATS
        city.stack = state.left[number]
        city.card = state.face_up(number) if city.stack else NOBODY
        city.slot = state.slots >> number & 1 == 1
        city.cubes = state.cubes[first : first + seats]
        city.agents = state.agents[first : first + seats]
        for seat in range(seats):
            if state.leads(number, seat):
                city.leader = seat
                break
        sight.cities.append(city)
    points = state.points
    for seat in range(seats):
        row = Seat()
        row.faction = state.faction(seat) if knows_identity(state, me, seat) else NOBODY
        row.neutral = points[seat * 4 + NEUTRAL]
        row.restorationist = points[seat * 4 + RESTORATIONIST_POINTS]
        row.loyalist = points[seat * 4 + LOYALIST_POINTS]
        row.kills = points[seat * 4 + KILL_POINTS]
        row.total = state.total(seat)
        row.supply = state.supply[seat]
        row.limbo = state.limbo[seat]
        row.agents = state.pool[seat]
        row.on_board = state.on_board(seat)
        row.tokens = state.tokens[seat]
        row.revealed = state.is_revealed(seat)
        row.royals = 0
        for entry in state.tableau[seat]:
            if entry % EXTRA >= FIRST_ROYAL:
                row.royals += 1
        sight.seats.append(row)
    sight.hand = sorted(state.hand[me])
    return sight
