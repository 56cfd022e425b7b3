"""The bots that search, over the worlds that their seat cannot tell apart."""

from __future__ import annotations

from typing import NamedTuple

from konspira.bots.desk import Bot, Desk
from konspira.bots.search import Search
from konspira.bots.strengths import UNADVISED, strength
from konspira.bots.tree import NODE, Tree
from konspira.bots.tree import USUAL as NODES
from konspira.kernel.errors import OptionError
from konspira.kernel.strength import Strength

USUAL = 1000  # simulations of a plain tree search
MOST = 10_000_000  # simulations that anybody may ask for ...
LONGEST = 3600.0  # ... and seconds ...
LARGEST = 65_536  # ... and megabytes


class Judged(NamedTuple):
    """What a bot thinks of one option."""

    option: int
    value: float  # the chance to win after it, from 0 to 1, as the seat that chooses sees it
    visits: int  # how often it was tried


class Judging(Bot):
    """A bot that says what it thinks of what it takes."""

    def taken(self, best: Judged) -> int:
        """The option it has decided for; its value stays behind."""
        self.value = best.value
        return best.option


class SearchBot(Judging):
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
        """`search:500` thinks for 500 simulations, `search:1.5s` for 1.5 seconds."""
        limits = limits_of(argument)
        if limits.megabytes:
            raise OptionError(
                "bot-memory",
                f'this search keeps no tree, so it takes no memory: leave out "{argument}", or '
                "name the search with a tree, ismcts",
                value=argument,
            )
        return cls(seed, limits.simulations or MOST, seconds=limits.seconds)

    def choose(self, desk: Desk) -> int:
        options = desk.options
        return options[0] if len(options) == 1 else self.taken(self.judge(desk)[0])

    def judge(self, desk: Desk) -> list[Judged]:
        """All options, the best one first; in a game without advice, by a tree."""
        if not desk.game.advises():
            count = self.simulations or UNADVISED["expert"].simulations
            return TreeBot(self.rng.below(1 << 30), count, seconds=self.seconds).judge(desk)
        how = self.how or strength(desk.game, "expert")
        count = how.simulations if self.simulations is None else self.simulations
        search = Search(
            desk.seat, self.rng, how.horizon, how.noise, how.margin, how.doubt, how.trust
        )
        seconds = self.seconds
        if self.simulations is None:  # a number that is asked for is kept, however long it takes
            seconds = seconds or how.seconds
        search.run(desk.sample(self.rng), desk.options, how.most, count, seconds)
        arms = sorted(search.arms, key=lambda arm: (-arm.visits, -arm.score))
        return [Judged(arm.option, arm.value, arm.visits) for arm in arms]


class TreeBot(Judging):
    """Plain information-set Monte Carlo tree search, without any game's advice."""

    def __init__(
        self,
        seed: int = 0,
        simulations: int = USUAL,
        nodes: int = NODES,
        seconds: float = 0.0,
    ) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.nodes = nodes
        self.seconds = seconds

    @classmethod
    def named(cls, argument: str, seed: int) -> Bot:
        """`ismcts:500`, `ismcts:1.5s` or `ismcts:64MB`; several at once as `ismcts:500:64MB`."""
        limits = limits_of(argument)
        count = limits.simulations or (MOST if limits.seconds else USUAL)
        nodes = limits.megabytes * 1_000_000 // NODE if limits.megabytes else NODES
        return cls(seed, count, nodes, limits.seconds)

    def choose(self, desk: Desk) -> int:
        options = desk.options
        return options[0] if len(options) == 1 else self.taken(self.judge(desk)[0])

    def judge(self, desk: Desk) -> list[Judged]:
        """All options, the best one first."""
        tree = Tree(desk.seat, self.rng, max(self.nodes, len(desk.options)))
        tree.run(desk.sample(self.rng), self.simulations, self.seconds)
        nodes = [tree.child(tree.root, desk.seat, option) for option in desk.options]
        found = [Judged(node.option, node.value, node.visits) for node in nodes if node]
        return sorted(found, key=lambda one: (-one.visits, -one.value))


class Limits(NamedTuple):
    """What a search may use up; 0: it is not said."""

    simulations: int = 0
    seconds: float = 0.0
    megabytes: int = 0


def limits_of(argument: str) -> Limits:
    """Simulations, seconds and memory as people write them behind a colon: `500:1.5s:64MB`."""
    limits = Limits()
    for part in argument.split(":"):
        number = part.removesuffix("MB").removesuffix("s")
        unit = part[len(number) :]
        if unit == "" and not limits.simulations and _whole(number, MOST):
            limits = limits._replace(simulations=int(number))
        elif unit == "MB" and not limits.megabytes and _whole(number, LARGEST):
            limits = limits._replace(megabytes=int(number))
        elif unit == "s" and not limits.seconds and 0 < _real(number) <= LONGEST:
            limits = limits._replace(seconds=_real(number))
        else:
            raise OptionError(
                "bot-simulations",
                f"a search takes a number of simulations from 1 to {MOST}, seconds (1.5s) or "
                f'memory (64MB), each once, with a colon between them; not "{argument}"',
                value=argument,
                high=MOST,
            )
    return limits


def _whole(text: str, high: int) -> bool:
    return text.isdecimal() and 0 < int(text) <= high


def _real(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0
