"""The bots by name."""

from __future__ import annotations

from konspira.bots.desk import Bot
from konspira.bots.greedy import GreedyBot
from konspira.bots.ismcts import SearchBot, TreeBot
from konspira.bots.ladder import EasyBot, ExpertBot, HardBot, MediumBot
from konspira.bots.random import RandomBot
from konspira.kernel.errors import OptionError, did_you_mean

LEVELS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    # The ladder, weakest first.
    "easy": EasyBot,
    "medium": MediumBot,
    "hard": HardBot,
    "expert": ExpertBot,
    # For study: as strong as they are given simulations.
    "ismcts": TreeBot,
    "search": SearchBot,
}


def make(level: str, seed: int = 0) -> Bot:
    """A bot of this level; the same seed makes the same choices."""
    kind = LEVELS.get(level)
    if kind is None:
        remedy = did_you_mean(str(level), LEVELS)
        raise OptionError(
            "unknown-bot", f'no bot is called "{level}"; {remedy}', value=str(level), remedy=remedy
        )
    return kind(seed)
