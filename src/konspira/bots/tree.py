"""Information-set Monte Carlo tree search, plain: one tree, one observer, random play below it.

Every simulation walks the tree in another world that the observer cannot tell from the real one; a
choice is compared with those that were there in the same worlds. Sealed choices of others are never
nodes: nobody may answer what nobody has seen. It knows nothing of any game: it is the yardstick for
searches that use a game's own advice (see `search`).
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from konspira.bots.playout import play_sealed, random_game
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.kernel.step import TOGETHER

EXPLORE: Final = 0.7  # how much a choice that was tried seldom is worth trying
UNTRIED: Final = 1e9


class Node:
    """A choice in the tree: how often it was there, how often it was tried, what came of it."""

    __slots__ = ("children", "option", "seat", "seen", "total", "visits")

    def __init__(self, seat: int, option: int) -> None:
        self.seat: int = seat  # who chooses it
        self.option: int = option
        self.visits: int = 0
        self.seen: int = 0
        self.total: float = 0.0  # of the shares of the victory, for `seat`
        self.children: dict[int, Node] = {}

    def child(self, seat: int, option: int) -> Node:
        """What follows when this seat chooses this option."""
        key = option * 8 + seat
        found = self.children.get(key)
        if found is None:
            found = Node(seat, option)
            self.children[key] = found
        return found

    @property
    def value(self) -> float:
        """The mean share of the victory for whoever chooses it."""
        return self.total / self.visits if self.visits else 0.0


class Tree:
    """A tree under one question, and the simulations that grow it."""

    __slots__ = ("decisions", "most", "nodes", "path", "rng", "root", "seat", "simulations")

    def __init__(self, seat: int, rng: Rng, most: int = 100_000) -> None:
        self.seat: int = seat
        self.rng: Rng = rng
        self.most: int = most  # nodes; then the tree grows no more, and goes on learning
        self.root: Node = Node(seat, -1)
        self.path: list[Node] = []
        self.nodes: int = 0
        self.simulations: int = 0
        self.decisions: int = 0

    def run(self, guess: State, count: int) -> None:
        """So many simulations, each in a world of its own."""
        for _ in range(count):
            self.simulate(guess.redeal(self.seat, self.rng))

    def simulate(self, state: State) -> None:
        """Walk down the tree, add a node, play on at random, and count what came of it."""
        self.path.clear()
        self._descend(state)
        self.decisions += random_game(state, self.rng)
        first = 0
        for rank in state.ranks:
            if rank == 1:
                first += 1
        self.root.visits += 1
        for node in self.path:
            node.visits += 1
            if state.ranks[node.seat] == 1:
                node.total += 1.0 / first
        self.simulations += 1

    def _descend(self, state: State) -> None:
        node = self.root
        me = self.seat
        while True:
            asked = state.asked
            if asked >= 0:
                options = state.offered
                if len(options) == 1:
                    state.play(options[0])
                    self.decisions += 1
                    continue
                node = self._select(node, asked, options)
                state.play(node.option)
            elif asked == TOGETHER:
                options = state.lane_options[me]
                if not options:
                    play_sealed(state, self.rng)
                    self.decisions += 1
                    continue
                node = self._select(node, me, options)
                state.play_sealed(me, node.option)
            else:
                return
            self.decisions += 1
            self.path.append(node)
            if node.visits == 0:
                self.nodes += 1
                return
            if self.nodes >= self.most:
                return

    def _select(self, node: Node, seat: int, options: list[int]) -> Node:
        """The most promising choice: never tried, or tried too seldom for how good it was."""
        best = node
        most = -1.0
        fresh = 0
        for option in options:
            child = node.child(seat, option)
            child.seen += 1
            visits = child.visits
            if visits == 0:  # all untried ones are equal; one of them is drawn
                fresh += 1
                if fresh == 1 or self.rng.below(fresh) == 0:
                    best = child
                most = UNTRIED
                continue
            worth = child.total / visits + EXPLORE * sqrt(log(child.seen) / visits)
            if worth > most:
                most = worth
                best = child
        return best
