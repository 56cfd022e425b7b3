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

    def __init__(self, seed: int = 0, simulations: int = 1000) -> None:
        super().__init__(seed)
        self.simulations = simulations

    def choose(self, desk: Desk) -> int:
        options = desk.options
        return options[0] if len(options) == 1 else self.judge(desk)[0].option

    def judge(self, desk: Desk) -> list[Judged]:
        """All options, the best one first."""
        search = Search(desk.seat, self.rng)
        search.run(desk.sample(self.rng), self.simulations)
        children = [search.root.child(desk.seat, option) for option in desk.options]
        found = [Judged(child.option, child.value, child.visits) for child in children]
        return sorted(found, key=lambda one: (-one.visits, -one.value, one.option))
