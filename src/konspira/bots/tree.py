"""Information-set Monte Carlo tree search, plain: one tree, one observer, random play below it.

Every simulation walks the tree in another world that the observer cannot tell from the real one; a
choice is compared with those that were there in the same worlds. Sealed choices of others are never
nodes: nobody may answer what nobody has seen. It knows nothing of any game: it is the yardstick for
searches that use a game's own advice (see `search`).
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from konspira.bots.playout import play_sealed, random_game
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.kernel.step import TOGETHER

EXPLORE: Final = 0.7  # how much a choice that was tried seldom is worth trying
UNTRIED: Final = 1e9
USUAL: Final = 400_000  # nodes of a tree where nobody asks for more or less
NODE: Final = 400  # bytes that a node takes with its place among its siblings, at the very most


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

    @property
    def value(self) -> float:
        """Return the mean share of the victory for the seat that chooses it."""
        return self.total / self.visits if self.visits else 0.0


class Tree:
    """A tree under one question, and the simulations that grow it."""

    __slots__ = ("decisions", "most", "nodes", "path", "rng", "root", "seat", "simulations")

    def __init__(self, seat: int, rng: Rng, most: int = USUAL) -> None:
        self.seat: int = seat
        self.rng: Rng = rng
        self.most: int = most  # nodes; a tree that is full goes on learning where it has grown
        self.root: Node = Node(seat, -1)
        self.path: list[Node] = []
        self.nodes: int = 0
        self.simulations: int = 0
        self.decisions: int = 0

    def run(self, guess: State, count: int, seconds: float = 0.0) -> None:
        """Run a number of simulations, or as many as the time allows, each in its own world."""
        until = perf_counter() + seconds
        for _ in range(count):
            self.simulate(guess.redeal(self.seat, self.rng))
            if seconds > 0.0 and perf_counter() > until:
                break

    def child(self, node: Node, seat: int, option: int) -> Node | None:
        """Return what follows when this seat chooses this option; None in a full tree."""
        key = option * 8 + seat
        found = node.children.get(key)
        if found is None and self.nodes < self.most:
            found = Node(seat, option)
            node.children[key] = found
            self.nodes += 1
        return found

    def simulate(self, state: State) -> None:
        """Walk down the tree, add a node, play on at random, and count what came of it.

        A game that does not end is a draw.
        """
        self.path.clear()
        self._descend(state)
        self.decisions += random_game(state, self.rng)
        ranks = state.ranks or [1] * state.game.seats
        first = 0
        for rank in ranks:
            if rank == 1:
                first += 1
        self.root.visits += 1
        for node in self.path:
            node.visits += 1
            if ranks[node.seat] == 1:
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
                found = self._select(node, asked, options)
                if found is None:
                    return
                state.play(found.option)
            elif asked == TOGETHER:
                options = state.lane_options[me]
                if not options:
                    play_sealed(state, self.rng)
                    self.decisions += 1
                    continue
                found = self._select(node, me, options)
                if found is None:
                    return
                state.play_sealed(me, found.option)
            else:
                return
            self.decisions += 1
            self.path.append(found)
            if found.visits == 0:
                return
            node = found

    def _select(self, node: Node, seat: int, options: list[int]) -> Node | None:
        """The most promising choice: never tried, or tried too seldom for how good it was."""
        best: Node | None = None
        most = -1.0
        fresh = 0
        for option in options:
            child = self.child(node, seat, option)
            if child is None:
                continue
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
