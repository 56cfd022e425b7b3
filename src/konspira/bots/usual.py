"""The levels that people are offered, what is known of them, and the one where nobody chooses."""

from __future__ import annotations

from typing import Any

import msgspec

from konspira.bots.levels import LEVELS
from konspira.bots.strengths import LADDER
from konspira.kernel.game import Game

BOT_NAMES = ("Ada", "Borys", "Cora", "Dario", "Edda", "Fabio")  # where nobody gives them any
WANTED = ("medium", "greedy")  # the first one that there is
LADDER_FILE = "ladder.json"
BALANCE_FILE = "balance.json"
ENOUGH = 100  # games; a shorter measurement is nothing to tell people of


def offered_levels() -> list[str]:
    """The levels to choose from, weakest first: the ladder, where there is one."""
    return [level for level in LADDER if level in LEVELS] or list(LEVELS)


def usual_level() -> str:
    """A bot that is neither a pushover nor a master."""
    return next(level for level in WANTED if level in LEVELS)


def measured(game: type[Game]) -> dict[str, dict[str, dict[str, Any]]]:
    """Return what `make ladder` has found: scenario -> level -> its row against the level below it.

    It lies beside the game. A game without scenarios has the one table "".
    """
    file = game.folder / LADDER_FILE
    found: dict[str, dict[str, dict[str, Any]]] = {}
    if file.exists():
        found = msgspec.json.decode(file.read_bytes())
    return found


def strengths_of(game: type[Game]) -> dict[str, int]:
    """Return how many of 100 games each level wins against the one below: two seats, swapped."""
    rows = measured(game).get(game.measured_in, {})
    return {
        level: round(100 * rows[level]["share"])
        for level in LADDER
        if level in rows and rows[level]["games"] >= ENOUGH
    }


class Balance(msgspec.Struct, frozen=True):
    """How equal bots fared in a scenario; drawn games count for nobody."""

    games: int
    shares: list[float]  # of the games that somebody won, for each seat
    drawn: int | None = None  # None: not kept


def balance(game: type[Game]) -> dict[str, Balance]:
    """Return what docs/balance.md tells of a game whose seats are sides, by scenario."""
    file = game.folder / BALANCE_FILE
    if not file.exists():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Balance])


def balance_of(game: type[Game]) -> dict[str, list[int]]:
    """Of a hundred games between equal bots, how many each seat wins, for each scenario."""
    return {
        scenario: [round(100 * share) for share in row.shares]
        for scenario, row in balance(game).items()
        if row.games >= ENOUGH
    }
