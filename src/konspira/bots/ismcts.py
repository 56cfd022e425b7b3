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
    """Thinks for a number of simulations, or of seconds, about every choice that is one."""

    def __init__(
        self,
        seed: int = 0,
        simulations: int = 400,
        most: int = 6,
        horizon: int = 1,
        noise: int = 0,
        margin: float = 0.5,
        doubt: float = 0.03,
        trust: float = 30.0,
        seconds: float = 0.0,
    ) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.most = most
        self.horizon = horizon
        self.noise = noise
        self.margin = margin
        self.doubt = doubt
        self.trust = trust
        self.seconds = seconds

    def choose(self, desk: Desk) -> int:
        options = desk.options
        return options[0] if len(options) == 1 else self.judge(desk)[0].option

    def judge(self, desk: Desk) -> list[Judged]:
        """All options, the best one first."""
        search = Search(
            desk.seat, self.rng, self.horizon, self.noise, self.margin, self.doubt, self.trust
        )
        search.run(desk.sample(self.rng), desk.options, self.most, self.simulations, self.seconds)
        arms = sorted(search.arms, key=lambda arm: (-arm.visits, -arm.score))
        return [Judged(arm.option, arm.value, arm.visits) for arm in arms]
