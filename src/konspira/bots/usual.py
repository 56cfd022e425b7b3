"""The levels that people are offered, and the one that plays where nobody has chosen."""

from __future__ import annotations

from konspira.bots.levels import LEVELS
from konspira.bots.strengths import LADDER

WANTED = ("medium", "greedy")  # the first one that there is

# How many of a hundred games a level wins against the one below it: game -> level -> games, two
# seats, swapped. Only what `make ladder` has measured in a hundred games or more stands here.
MEASURED: dict[str, dict[str, int]] = {
    "spiskowcy": {"easy": 90, "medium": 72, "hard": 75},
    "estoril": {"easy": 95, "medium": 78, "hard": 70},
    "emerald": {"easy": 100, "medium": 91, "hard": 84},
    "stawka": {"easy": 80, "medium": 72},  # in its first scenario
}


def offered_levels() -> list[str]:
    """The levels to choose from, weakest first: the ladder, where there is one."""
    return [level for level in LADDER if level in LEVELS] or list(LEVELS)


def usual_level() -> str:
    """A bot that is neither a pushover nor a master."""
    return next(level for level in WANTED if level in LEVELS)
