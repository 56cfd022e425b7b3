"""The bots by name."""

from __future__ import annotations

from collections.abc import Iterable

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


def unknown(name: object, known: Iterable[str] = LEVELS) -> OptionError:
    """The error for a name that no bot has; what stands behind a colon is an argument."""
    remedy = did_you_mean(str(name).partition(":")[0], known)
    return OptionError(
        "unknown-bot", f'no bot is called "{name}"; {remedy}', value=str(name), remedy=remedy
    )
