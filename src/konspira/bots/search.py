"""Information-set Monte Carlo tree search: the hot part, for any game of the kernel.

One tree for one observer. Every simulation walks it in another world that the observer cannot tell
from the real one; a choice is compared with those that were there in the same worlds. Sealed
choices of others are never nodes: nobody may answer what nobody has seen.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any, Final

from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.kernel.step import TOGETHER

EXPLORE: Final = 0.7  # how much a choice that was tried seldom is worth trying
TRUST: Final = 0.5  # how much the game's own advice counts before anything was tried
MARGIN: Final = 0.5  # how much of a value is by how much one wins
ADVISED: Final = 12  # visits after which a node asks for advice; the first one asks at once


class Node:
    """A choice in the tree: how often it was there, how often it was tried, what came of it."""

    __slots__ = ("advised", "children", "option", "prior", "seat", "seen", "total", "visits")

    def __init__(self, seat: int, option: int) -> None:
        self.seat: int = seat  # who chooses it
        self.option: int = option
        self.visits: int = 0
        self.seen: int = 0
        self.total: float = 0.0  # of the values for `seat`
        self.prior: float = 0.0
        self.advised: bool = False
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
        """The mean value for whoever chooses it."""
        return self.total / self.visits if self.visits else 0.0


class Search:
    """A tree under one question, and the simulations that grow it."""

    __slots__ = ("decisions", "horizon", "nodes", "path", "rng", "root", "seat", "simulations", "spread", "sensible", "trust", "first", "sharp", "greed", "sums", "counts", "choices", "trail")

    def __init__(self, seat: int, rng: Rng, horizon: int = 0) -> None:
        self.seat: int = seat
        self.rng: Rng = rng
        self.horizon: int = horizon  # choices at random before the table is judged; 0: to the end
        self.root: Node = Node(seat, -1)
        self.path: list[Node] = []
        self.nodes: int = 0
        self.simulations: int = 0
        self.decisions: int = 0
        self.sensible: bool = horizon < 0
        self.trust: float = 1.0
        self.first: float = 0.5
        self.sharp: float = 4.0
        self.greed: int = 60
        self.sums: list[float] = []
        self.counts: list[float] = []
        self.choices: int = 0
        self.trail: list[int] = []
        self.spread: float = 5.0  # how far scores lie apart, as a rule

    def run(self, guess: State, count: int) -> None:
        """So many simulations, each in a world of its own."""
        if not self.sums:
            self.choices = len(guess.game.table)
            self.sums = [0.0] * (self.choices * guess.game.seats)
            self.counts = [0.0] * (self.choices * guess.game.seats)
        for _ in range(count):
            self.simulate(guess.redeal(self.seat, self.rng))

    def simulate(self, state: State) -> None:
        """Walk down the tree, add a node, play on at random, and count what came of it."""
        path = self.path
        path.clear()
        self._descend(state)
        self._play_on(state)
        values = self._values(state)
        self.root.visits += 1
        for node in path:
            node.visits += 1
            node.total += values[node.seat]
        if self.greed:
            sums = self.sums
            counts = self.counts
            for node in path:
                at = node.seat * self.choices + node.option
                sums[at] += values[node.seat]
                counts[at] += 1.0
            for at in self.trail:
                sums[at] += values[at // self.choices]
                counts[at] += 1.0
        self.simulations += 1

    def _values(self, state: State) -> list[float]:
        """What the end is worth to each seat: mostly the victory, and a little by how much."""
        values = state.outlook()
        if not state.over:
            return values
        scores = state.scores
        for seat in range(len(scores)):
            other = -1_000_000
            for rival in range(len(scores)):
                if rival != seat and scores[rival] > other:
                    other = scores[rival]
            margin = float(scores[seat] - other)
            size = margin if margin > 0.0 else -margin
            self.spread += (size - self.spread) * 0.01
            values[seat] = (1.0 - MARGIN) * values[seat] + MARGIN * (
                0.5 + 0.5 * margin / (size + self.spread)
            )
        return values

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
                node = self._select(node, state, asked, options)
                state.play(node.option)
            elif asked == TOGETHER:
                options = state.lane_options[me]
                if not options:
                    self._play_sealed(state)
                    continue
                node = self._select(node, state, me, options)
                state.play_sealed(me, node.option)
            else:
                return
            self.decisions += 1
            self.path.append(node)
            if node.visits == 0:
                self.nodes += 1
                return

    def _select(self, node: Node, state: State, seat: int, options: list[int]) -> Node:
        """The most promising choice: never tried, or tried too seldom for how good it was."""
        if not node.advised and (node is self.root or node.visits >= ADVISED):
            self._ask_for_advice(node, state, seat, options)
        rng = self.rng
        best = node
        most = -1.0
        root = sqrt(1.0 + node.visits)
        fresh = 0
        for option in options:
            child = node.child(seat, option)
            child.seen += 1
            visits = child.visits
            if visits == 0:
                # All untried ones are equal but for advice; one of them is drawn.
                worth = self.first + self.trust * child.prior * root if node.advised else 100.0
                if worth > most:
                    most = worth
                    best = child
                    fresh = 1
                elif worth == most:
                    fresh += 1
                    if rng.below(fresh) == 0:
                        best = child
                continue
            worth = child.total / visits + EXPLORE * sqrt(log(child.seen) / visits)
            worth += self.trust * child.prior * root / (1.0 + visits)
            if worth > most:
                most = worth
                best = child
        return best

    def _ask_for_advice(self, node: Node, state: State, seat: int, options: list[int]) -> None:
        """What the game's own player thinks of the options, from what that seat sees here."""
        node.advised = True
        game: Any = state.game
        values = game.advise(state.view(seat), state.question(seat), options)
        low = min(values)
        width = max(values) - low
        if width > 0.0:
            weights: list[float] = []
            total = 0.0
            for value in values:
                weight = exp(self.sharp * (value - low) / width)
                weights.append(weight)
                total += weight
            for place in range(len(options)):
                node.child(seat, options[place]).prior = weights[place] / total

    def _play_on(self, state: State) -> None:
        """Choices at random, to the end or to the horizon."""
        if self.sensible:
            self._play_sensibly(state)
            return
        rng = self.rng
        self.trail.clear()
        left = self.horizon if self.horizon else 1_000_000
        count = 0
        while left:
            options = state.offered
            if options:
                if len(options) == 1:
                    state.play(options[0])
                else:
                    state.play(self._habit(state.asked, options))
            elif state.asked == TOGETHER:
                self._play_sealed(state)
                continue
            else:
                break
            left -= 1
            count += 1
        self.decisions += count

    def _habit(self, seat: int, options: list[int]) -> int:
        """What has been good for this seat in other simulations, or anything."""
        rng = self.rng
        option = options[rng.below(len(options))]
        base = seat * self.choices
        if self.greed and rng.below(100) < self.greed:
            most = -1.0
            for one in options:
                at = base + one
                count = self.counts[at]
                worth = self.sums[at] / count if count > 0.0 else 0.6
                if worth > most:
                    most = worth
                    option = one
        self.trail.append(base + option)
        return option

    def _play_sensibly(self, state: State) -> None:
        """Choices by the game's own advice, now and then one at random."""
        rng = self.rng
        game: Any = state.game
        while not state.over:
            seat = state.asked
            if seat >= 0:
                options = state.offered
            else:
                seat = 0
                while not state.lane_options[seat]:
                    seat += 1
                options = state.lane_options[seat]
            option = options[0]
            if len(options) > 1:
                if rng.below(100) < 10:
                    option = options[rng.below(len(options))]
                else:
                    values = game.advise(state.view(seat), state.question(seat), options)
                    best = max(values)
                    option = options[values.index(best)]
            if state.asked >= 0:
                state.play(option)
            else:
                state.play_sealed(seat, option)
            self.decisions += 1

    def _play_sealed(self, state: State) -> None:
        """A random choice of the first seat that has not sealed its own yet."""
        lanes = state.lane_options
        for seat in range(len(lanes)):
            options = lanes[seat]
            if options:
                state.play_sealed(seat, options[self.rng.below(len(options))])
                self.decisions += 1
                return

    def best(self, options: list[int]) -> int:
        """The option that was tried most; the tree trusts it most."""
        found = options[0]
        most = -1
        for option in options:
            visits = self.root.child(self.seat, option).visits
            if visits > most:
                most = visits
                found = option
        return found
