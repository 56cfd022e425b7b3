"""The levels that people are offered, what is known of them, and the one where nobody chooses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from konspira.bots.levels import LEVELS
from konspira.bots.strengths import LADDER

WANTED = ("medium", "greedy")  # the first one that there is
ENOUGH = 100  # games; a shorter measurement is nothing to tell people of
# The scenario whose numbers are told, where a game has several.
MEASURED_IN: dict[str, str] = {"stawka": "s3_chestnuts"}


def offered_levels() -> list[str]:
    """The levels to choose from, weakest first: the ladder, where there is one."""
    return [level for level in LADDER if level in LEVELS] or list(LEVELS)


def usual_level() -> str:
    """A bot that is neither a pushover nor a master."""
    return next(level for level in WANTED if level in LEVELS)


def measured() -> dict[str, dict[str, dict[str, Any]]]:
    """What `make ladder` has found: table -> level -> its row against the level below it."""
    found: dict[str, dict[str, dict[str, Any]]] = msgspec.json.decode(
        Path(__file__).with_name("ladder.json").read_bytes()
    )
    return found


def strengths_of(game: str) -> dict[str, int]:
    """How many of a hundred games each level wins against the one below it: two seats, swapped."""
    table = f"{game}:{MEASURED_IN[game]}" if game in MEASURED_IN else game
    rows = measured().get(table, {})
    return {
        level: round(100 * rows[level]["share"])
        for level in LADDER
        if level in rows and rows[level]["games"] >= ENOUGH
    }
