"""The value of a finished game for each seat, and its bounds."""

from __future__ import annotations

from konspira.kernel.errors import OptionError, did_you_mean
from konspira.kernel.flock import UTILITIES, utility
from konspira.kernel.game import Game
from konspira.kernel.state import State


def kind_of(name: str) -> int:
    """Return the number of a utility, from its name: win, score or rank."""
    if name not in UTILITIES:
        remedy = did_you_mean(name, UTILITIES)
        raise OptionError(
            "unknown-utility",
            f'no utility is called "{name}"; {remedy}',
            value=name,
            remedy=remedy,
        )
    return UTILITIES.index(name)


def returns(state: State, name: str = "win") -> list[float]:
    """Return the value of a game for each seat; zeros while it goes on.

    `win` is 1 for a victory, shared by all who win; `score` is the score; `rank` goes from 1 for
    the first to 0 for the last.
    """
    kind = kind_of(name)
    if not state.over:
        return [0.0] * state.game.seats
    return [utility(state, seat, kind) for seat in range(state.game.seats)]


def bounds(game: Game, name: str = "win") -> tuple[float, float]:
    """Return the lowest and the highest that `returns` can give."""
    return game.score_bounds() if UTILITIES[kind_of(name)] == "score" else (0.0, 1.0)


def total(game: Game, name: str = "win") -> float | None:
    """Return the sum of the returns of all seats; None if it differs from game to game."""
    if name == "win":
        return 1.0
    return 0.0 if name == "score" and game.zero_sum else None
