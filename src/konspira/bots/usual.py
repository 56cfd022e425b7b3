"""The level that plays where nobody has chosen one."""

from __future__ import annotations

from konspira.bots.levels import LEVELS

WANTED = ("medium", "greedy")  # the first one that there is


def usual_level() -> str:
    """A bot that is neither a pushover nor a master."""
    return next(level for level in WANTED if level in LEVELS)
