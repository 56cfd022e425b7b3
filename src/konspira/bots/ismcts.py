"""The bots that search, over the worlds that their seat cannot tell apart."""

from __future__ import annotations

from typing import NamedTuple

from konspira.bots.desk import Bot, Desk
from konspira.bots.search import Search
from konspira.bots.strengths import Strength, strength
from konspira.bots.tree import Tree
from konspira.kernel.errors import OptionError

USUAL = 1000  # simulations of a plain tree search
MOST = 10_000_000  # simulations that anybody may ask for


class Judged(NamedTuple):
    """What a bot thinks of one option."""

    option: int
    value: float  # the chance to win after it, from 0 to 1, as the seat that chooses sees it
    visits: int  # how often it was tried


class SearchBot(Bot):
    """Thinks about every choice that is one, in the manner of the game's expert.

    The same seed and number of simulations make the same choices; `seconds` bound the time instead,
    and then the machine has a say.
    """

    def __init__(
        self,
        seed: int = 0,
        simulations: int | None = None,
        how: Strength | None = None,
        seconds: float = 0.0,
    ) -> None:
        super().__init__(seed)
        self.simulations = simulations  # None: as many as the expert
        self.how = how  # None: as the expert
        self.seconds = seconds

    @classmethod
    def named(cls, argument: str, seed: int) -> Bot:
        """`search:500` thinks for 500 simulations, `search:1.5s` for so many seconds."""
        if argument.endswith("s"):
            try:
                seconds = float(argument[:-1])
            except ValueError:
                seconds = 0.0
            if 0 < seconds <= 3600:
                return cls(seed, MOST, seconds=seconds)
        return cls(seed, count_of(argument))

    def choose(self, desk: Desk) -> int:
        options = desk.options
        return options[0] if len(options) == 1 else self.judge(desk)[0].option

    def judge(self, desk: Desk) -> list[Judged]:
        """All options, the best one first."""
        how = self.how or strength(desk.game.id, "expert")
        count = how.simulations if self.simulations is None else self.simulations
        search = Search(
            desk.seat, self.rng, how.horizon, how.noise, how.margin, how.doubt, how.trust
        )
        seconds = self.seconds
        if self.simulations is None:  # whoever asks for a number gets it, however long that takes
            seconds = seconds or how.seconds
        search.run(desk.sample(self.rng), desk.options, how.most, count, seconds)
        arms = sorted(search.arms, key=lambda arm: (-arm.visits, -arm.score))
        return [Judged(arm.option, arm.value, arm.visits) for arm in arms]


class TreeBot(Bot):
    """Plain information-set Monte Carlo tree search, without any game's advice."""

    def __init__(self, seed: int = 0, simulations: int = USUAL, nodes: int = 100_000) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.nodes = nodes

    @classmethod
    def named(cls, argument: str, seed: int) -> Bot:
        """`ismcts:500` thinks for 500 simulations."""
        return cls(seed, count_of(argument))

    def choose(self, desk: Desk) -> int:
        options = desk.options
        return options[0] if len(options) == 1 else self.judge(desk)[0].option

    def judge(self, desk: Desk) -> list[Judged]:
        """All options, the best one first."""
        tree = Tree(desk.seat, self.rng, self.nodes)
        tree.run(desk.sample(self.rng), self.simulations)
        nodes = [tree.root.child(desk.seat, option) for option in desk.options]
        nodes.sort(key=lambda node: (-node.visits, -node.value))
        return [Judged(node.option, node.value, node.visits) for node in nodes]


def count_of(argument: str) -> int:
    """A number of simulations, as people write it behind a colon."""
    if argument.isdecimal() and 0 < int(argument) <= MOST:
        return int(argument)
    raise OptionError(
        "bot-simulations",
        f'a search takes a number of simulations from 1 to {MOST}, not "{argument}"',
        value=argument,
        high=MOST,
    )
