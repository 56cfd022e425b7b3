"""The table as numbers, as one seat sees it, read from a state: the same as its view, but faster.

It reads nothing that the seat may not know. `sight_view` reads the same from a view.
"""

from __future__ import annotations

from typing import Final

from konspira.games.stawka.abilities.words import AP_LIMIT, RANK
from konspira.games.stawka.content.names import LOCATIONS, TILES_EACH
from konspira.games.stawka.rules import Rules
from konspira.games.stawka.running import Talk
from konspira.games.stawka.state import ABSENT, PUBLIC, SLOTS, TS, Stawka
from konspira.games.stawka.town import figures
from konspira.kernel.step import NOBODY

CLOSED: Final = 10  # the value of a closed track: nothing more can be learned


class Agent:
    """A figure as a seat sees it."""

    __slots__ = (
        "chief",
        "color",
        "doc",
        "double",
        "field",
        "items",
        "limit",
        "missions",
        "person",
        "rank",
        "secret",
        "side",
        "single",
        "slot",
        "spent",
        "status",
        "uniform",
    )

    slot: int
    doc: int
    person: int
    side: int
    color: int
    status: int
    field: int  # or NOBODY
    chief: bool
    uniform: bool
    rank: int
    limit: int  # of AP
    spent: int
    single: int
    double: int
    secret: int
    missions: int  # 1 if it could still be given a mission; 0 also while it holds one
    items: list[int]  # those of them that the viewer knows


class Sight:
    """The table, as one seat sees it."""

    __slots__ = (
        "acted",
        "active",
        "agents",
        "by_slot",
        "dice",
        "drawn",
        "goals",
        "listener",
        "lures",
        "marks",
        "me",
        "modifier",
        "places",
        "pool",
        "rules",
        "safes",
        "secrets",
        "seen",
        "speaker",
        "stage",
        "talked",
        "tracks",
        "vp",
        "withdrawn",
    )

    def __init__(self, rules: Rules, me: int) -> None:
        self.rules: Rules = rules
        self.me: int = me
        self.stage: int = 0
        self.agents: list[Agent] = []
        self.by_slot: list[int] = [NOBODY] * SLOTS  # places in `agents`
        self.places: list[int] = []  # locations with something to find
        self.marks: list[int] = []  # their been-here markers, as bits by colour
        self.safes: list[int] = []  # their face-up safes
        self.seen: list[int] = [0] * len(LOCATIONS)  # tiles that no longer lie there, as bits
        self.tracks: list[int] = []  # player * 4 + colour
        self.talked: list[bool] = [False] * (SLOTS * SLOTS)  # this stage
        self.secrets: list[int] = []
        self.vp: list[int] = []
        self.pool: list[int] = []
        self.withdrawn: int = 0  # as bits by seat
        self.active: int = NOBODY  # the slot whose activation it is
        self.acted: bool = False
        self.drawn: int = NOBODY  # the tile in hand
        # The running talk.
        self.speaker: int = NOBODY
        self.listener: int = NOBODY
        self.dice: int = 0  # 0: not rolled yet
        self.modifier: int = 0
        # Of a film: fields to go to, by slot, and places to search, by slot and location.
        self.goals: list[int] = []
        self.lures: list[list[float]] = []

    def add(self, agent: Agent) -> None:
        """Add one more figure."""
        self.by_slot[agent.slot] = len(self.agents)
        self.agents.append(agent)

    def talk(self, one: int, two: int) -> None:
        """Note that these two have talked in this stage."""
        self.talked[one * SLOTS + two] = True
        self.talked[two * SLOTS + one] = True

    def turn_up(self, tile: int) -> None:
        """Note that this tile is not to be found any more."""
        self.seen[tile // TILES_EACH] |= 1 << tile % TILES_EACH


def of_state(state: Stawka, me: int) -> Sight:
    """Return what a seat can see of a state."""
    rules = state.rules
    sight = Sight(rules, me)
    sight.stage = state.stage
    known = state.known
    for slot in range(SLOTS):
        doc = state.doc[slot]
        if doc < 0:
            continue
        agent = Agent()
        agent.slot = slot
        agent.doc = doc
        agent.side = slot >> 2
        agent.color = slot & 3
        agent.person = rules.person[doc]
        agent.status = state.status[slot]
        agent.field = state.where[slot] if agent.status != ABSENT else NOBODY
        agent.chief = rules.chief[doc]
        agent.uniform = figures.in_uniform(state, slot)
        agent.rank = figures.stat(state, slot, RANK)
        agent.limit = figures.stat(state, slot, AP_LIMIT)
        agent.spent = state.spent[slot]
        agent.single = figures.threshold(state, slot, 0)
        agent.double = figures.threshold(state, slot, 1)
        agent.secret = figures.threshold(state, slot, 2)
        agent.missions = 0 if state.mission[slot] >= 0 else len(state.sets[slot])
        agent.items = []
        for piece in state.items[slot]:
            if piece < TS and known[piece] >> me & 1:
                agent.items.append(rules.item_of[piece])
                sight.turn_up(piece)
        sight.add(agent)
    for place in rules.places:
        for tile in state.safes[place]:
            sight.turn_up(tile)
        found = len(state.stacks[place]) + len(state.safes[place])
        if found and not state.destroyed >> place & 1:
            sight.places.append(place)
            sight.marks.append(state.marks[place])
            sight.safes.append(len(state.safes[place]))
    for tile in state.gone:
        if known[tile] & PUBLIC:
            sight.turn_up(tile)
    for place in range(SLOTS):
        sight.tracks.append(state.track[place] if state.open >> place & 1 else CLOSED)
    sight.secrets = state.secrets
    sight.vp = state.vp
    sight.pool = state.pool
    sight.withdrawn = state.withdrawn
    if state.pairs:
        for one in range(SLOTS):
            for two in range(one + 1, SLOTS):
                if figures.has_talked(state, one, two):
                    sight.talk(one, two)
    if 0 <= state.active < SLOTS:
        sight.active = state.active
        if 0 <= state.drawn < TS and known[state.drawn] >> me & 1:
            sight.drawn = state.drawn
            sight.turn_up(sight.drawn)
    sight.acted = state.active >= 0 and state.acted
    for talk in state.running:
        if isinstance(talk, Talk):
            sight.speaker = talk.actor
            sight.listener = talk.target
            sight.dice = talk.die_1 + talk.die_2
            sight.modifier = talk.modifier
    return sight
