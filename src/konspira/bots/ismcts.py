"""The bot that searches: information-set Monte Carlo over the worlds its seat cannot tell apart."""

from __future__ import annotations

from typing import NamedTuple

from konspira.bots.desk import Bot, Desk
from konspira.bots.search import Search


class Judged(NamedTuple):
    """What a bot thinks of one option."""

    option: int
    value: float  # the chance to win after it, from 0 to 1, as the seat that chooses sees it
    visits: int  # how often it was tried


class SearchBot(Bot):
    """Thinks for a number of simulations about every choice that is one."""

    def __init__(
        self,
        seed: int = 0,
        simulations: int = 200,
        most: int = 8,
        horizon: int = 1000,
        noise: int = 5,
        margin: float = 0.5,
        caution: float = 0.5,
        seconds: float = 0.0,
    ) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.most = most
        self.horizon = horizon
        self.noise = noise
        self.margin = margin
        self.caution = caution
        self.seconds = seconds

    def choose(self, desk: Desk) -> int:
        options = desk.options
        return options[0] if len(options) == 1 else self.judge(desk)[0].option

    def judge(self, desk: Desk) -> list[Judged]:
        """All options, the best one first."""
        search = Search(desk.seat, self.rng, self.horizon, self.noise, self.margin, self.caution)
        search.run(desk.sample(self.rng), desk.options, self.most, self.simulations, self.seconds)
        found = [Judged(arm.option, arm.value, arm.visits) for arm in search.arms]
        return sorted(found, key=lambda one: (-one.visits, -one.value, one.option))
