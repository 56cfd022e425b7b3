"""The levels that people are offered, what is known of them, and the one where nobody chooses."""

from __future__ import annotations

from typing import Any

import msgspec

from konspira.bots.levels import LEVELS
from konspira.bots.strengths import LADDER
from konspira.kernel.game import Game

WANTED = ("medium", "greedy")  # the first one that there is
LADDER_FILE = "ladder.json"
ENOUGH = 100  # games; a shorter measurement is nothing to tell people of


def offered_levels() -> list[str]:
    """The levels to choose from, weakest first: the ladder, where there is one."""
    return [level for level in LADDER if level in LEVELS] or list(LEVELS)


def usual_level() -> str:
    """A bot that is neither a pushover nor a master."""
    return next(level for level in WANTED if level in LEVELS)


def measured(game: type[Game]) -> dict[str, dict[str, dict[str, Any]]]:
    """What `make ladder` has found: scenario -> level -> its row against the level below it.

    It lies beside the game. A game without scenarios has the one table "".
    """
    file = game.folder / LADDER_FILE
    found: dict[str, dict[str, dict[str, Any]]] = {}
    if file.exists():
        found = msgspec.json.decode(file.read_bytes())
    return found


def strengths_of(game: type[Game]) -> dict[str, int]:
    """How many of a hundred games each level wins against the one below it: two seats, swapped."""
    rows = measured(game).get(game.measured_in, {})
    return {
        level: round(100 * rows[level]["share"])
        for level in LADDER
        if level in rows and rows[level]["games"] >= ENOUGH
    }
