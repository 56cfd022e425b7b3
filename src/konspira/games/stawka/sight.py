"""What a seat can see of the table, as numbers: from its view, or from a state, which is quicker.

The two say the same. From a state nothing is read that the seat may not know.
"""

from __future__ import annotations

from typing import Final

from konspira.games.stawka import figures
from konspira.games.stawka.names import COLORS, FIELDS, FIGURES, LOCATIONS, TILES
from konspira.games.stawka.ops import AP_LIMIT, RANK
from konspira.games.stawka.rules import Rules
from konspira.games.stawka.state import ABSENT, SLOTS, STATUSES, TS, Stawka
from konspira.games.stawka.view import View
from konspira.kernel.step import NOBODY

CLOSED: Final = 10  # what a closed track counts as: nothing more can be learned


class Agent:
    """A figure as all see it."""

    __slots__ = (
        "ap_limit",
        "ap_spent",
        "chief",
        "color",
        "double",
        "field",
        "person",
        "rank",
        "secret",
        "side",
        "single",
        "slot",
        "status",
        "uniform",
    )

    slot: int
    person: int
    side: int
    color: int
    status: int
    field: int  # or NOBODY
    chief: bool
    uniform: bool
    rank: int
    ap_limit: int
    ap_spent: int
    single: int
    double: int
    secret: int


class Sight:
    """The table, as one seat sees it."""

    __slots__ = (
        "acted",
        "active",
        "agents",
        "by_slot",
        "closed",
        "drawn",
        "exposure",
        "marks",
        "me",
        "pairs",
        "places",
        "pool",
        "rules",
        "tracks",
    )

    def __init__(self, rules: Rules, me: int) -> None:
        self.rules: Rules = rules
        self.me: int = me
        self.agents: list[Agent] = []
        self.by_slot: list[int] = [NOBODY] * SLOTS  # places in `agents`
        self.places: list[int] = []  # locations with something to find
        self.marks: list[int] = []  # their been-here markers, as bits by colour
        self.tracks: list[int] = [CLOSED] * 4
        self.closed: int = 15  # tracks that are, as bits
        self.pairs: list[int] = []  # that have talked: slot * SLOTS + slot, both ways
        self.pool: list[int] = []
        self.active: int = NOBODY  # the slot whose activation it is
        self.acted: bool = False
        self.drawn: int = NOBODY  # the tile in hand
        self.exposure: bool = rules.exposure

    def add(self, agent: Agent) -> None:
        """One more figure."""
        self.by_slot[agent.slot] = len(self.agents)
        self.agents.append(agent)

    def talked(self, one: int, two: int) -> None:
        """These two have talked this stage."""
        self.pairs.append(one * SLOTS + two)
        self.pairs.append(two * SLOTS + one)


def of_view(view: View, rules: Rules) -> Sight:
    """What a view shows."""
    sight = Sight(rules, 0 if view.seat is None else view.seat)
    slots: dict[str, int] = {}
    for shown in view.agents:
        agent = Agent()
        agent.side = shown.side
        agent.color = COLORS.index(shown.color)
        agent.slot = agent.side * 4 + agent.color
        agent.person = FIGURES.index(shown.agent)
        agent.status = STATUSES.index(shown.status)
        agent.field = NOBODY if shown.field is None else FIELDS.index(shown.field)
        agent.chief = shown.chief
        agent.uniform = shown.uniform
        agent.rank = shown.rank
        agent.ap_limit = shown.ap_limit
        agent.ap_spent = shown.ap_spent
        agent.single = shown.single
        agent.double = shown.double
        agent.secret = shown.secret
        slots[shown.agent] = agent.slot
        sight.add(agent)
    for place in view.places:
        if not place.destroyed and place.tiles + len(place.safes) > 0:
            sight.places.append(LOCATIONS.index(place.id))
            sight.marks.append(sum([1 << COLORS.index(color) for color in place.markers]))
    for color, number in view.seats[sight.me].tracks.items():
        sight.tracks[COLORS.index(color)] = number
        sight.closed &= ~(1 << COLORS.index(color))
    for pair in view.talked:
        sight.talked(slots[pair[0]], slots[pair[1]])
    sight.pool = [seat.pool for seat in view.seats]
    if view.activation is not None:
        sight.active = slots[view.activation.agent]
        sight.acted = view.activation.acted
        if view.activation.drawn is not None:
            sight.drawn = TILES.index(view.activation.drawn)
    return sight


def of_state(state: Stawka, me: int) -> Sight:
    """The same from a state."""
    rules = state.rules
    sight = Sight(rules, me)
    for slot in range(SLOTS):
        doc = state.doc[slot]
        if doc < 0:
            continue
        agent = Agent()
        agent.slot = slot
        agent.side = slot >> 2
        agent.color = slot & 3
        agent.person = rules.person[doc]
        agent.status = state.status[slot]
        agent.field = state.where[slot] if agent.status != ABSENT else NOBODY
        agent.chief = rules.chief[doc]
        agent.uniform = figures.in_uniform(state, slot)
        agent.rank = figures.stat(state, slot, RANK)
        agent.ap_limit = figures.stat(state, slot, AP_LIMIT)
        agent.ap_spent = state.spent[slot]
        agent.single = figures.threshold(state, slot, 0)
        agent.double = figures.threshold(state, slot, 1)
        agent.secret = figures.threshold(state, slot, 2)
        sight.add(agent)
    for place in rules.places:
        found = len(state.stacks[place]) + len(state.safes[place])
        if found and not state.destroyed >> place & 1:
            sight.places.append(place)
            sight.marks.append(state.marks[place])
    for color in range(4):
        if state.open >> (me * 4 + color) & 1:
            sight.tracks[color] = state.track[me * 4 + color]
            sight.closed &= ~(1 << color)
    if state.pairs:
        for one in range(SLOTS):
            for two in range(one + 1, SLOTS):
                if figures.has_talked(state, one, two):
                    sight.talked(one, two)
    sight.pool = state.pool
    sight.active = state.active
    sight.acted = state.active >= 0 and state.acted
    if state.active >= 0 and 0 <= state.drawn < TS and state.known[state.drawn] >> me & 1:
        sight.drawn = state.drawn
    return sight


SPREAD: Final = 0.3  # how much of the way to victory a lead may be off


def judge(state: Stawka, seat: int) -> float:
    """A seat's chance to win, by how far both are on their way."""
    lead = way(state, seat) - way(state, 1 - seat)
    size = lead if lead > 0.0 else -lead
    return 0.5 + 0.5 * lead / (size + SPREAD)


def way(state: Stawka, seat: int) -> float:
    """How far a seat is: points or secrets of those it needs, and the evidence it has."""
    rules = state.rules
    found = 0.0
    if rules.victory_vp:
        found = state.vp[seat] / rules.victory_vp
    if rules.victory_secrets:
        share = state.secrets[seat] / rules.victory_secrets
        found = max(found, share)
    for color in range(4):
        if state.open >> (seat * 4 + color) & 1:
            have = state.track[seat * 4 + color]
            found += 0.012 * have + (0.02 if have >= 3 else 0.0)
            if rules.exposure and color == 3:
                found += 0.03 * have
    return found
