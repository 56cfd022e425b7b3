"""The difficulty of a puzzle: how often bots miss it, and the value that they lose."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from konspira.bots.comparing import mean
from konspira.bots.desk import Bot, Desk
from konspira.bots.ismcts import SearchBot
from konspira.bots.naming import Factory, factory
from konspira.bots.strengths import LADDER, strength
from konspira.kernel.state import State
from konspira.puzzles.lines import Line, place_of

BOTS = {"greedy": 4, "easy": 24, "medium": 24, "hard": 24, "expert": 3}  # tries of each bot
HARDEST = 5
DIGITS = 3


class Tried(msgspec.Struct, frozen=True):
    """The tries of a bot: the share that missed, and the average loss."""

    bot: str
    tries: int
    missed: float
    lost: float  # the share of imagined games


def tries_of(
    state: State, seat: int, lines: Sequence[Line], shares: Sequence[float]
) -> list[Tried]:
    """Return the tries of the bots here; the first line is the answer."""
    found: list[Tried] = []
    for name, count in BOTS.items():
        make = _maker(state, name)
        places = [made_by(state, seat, lines, make(seed)) for seed in range(count)]
        found.append(
            Tried(
                bot=name,
                tries=count,
                missed=round(mean([float(place != 0) for place in places]), DIGITS),
                lost=round(mean([shares[0] - shares[place] for place in places]), DIGITS),
            )
        )
    return found


def difficulty(tried: Sequence[Tried]) -> int:
    """Return 1 to 5, by the share of tries that missed; every bot counts the same."""
    missed = mean([one.missed for one in tried])
    return min(HARDEST, 1 + int(missed * HARDEST))


def _maker(state: State, name: str) -> Factory:
    """Return a bot by its level; a searching one has as many simulations as it needs time for."""
    how = strength(state.game, name) if name in LADDER else None
    if how is None or not how.simulations:
        return factory(name)
    exact = how._replace(seconds=0.0)
    return lambda seed: SearchBot(seed, exact.simulations, exact)


def made_by(state: State, seat: int, lines: Sequence[Line], bot: Bot) -> int:
    """Return the line that a bot takes."""
    trial = state.quiet_copy()
    made: list[int] = []
    while (place := place_of(lines, made)) is None:
        options = trial.options(seat)
        option = options[0] if len(options) == 1 else bot.choose(Desk(trial, seat))
        made.append(option)
        trial.choose(seat, option)
    return place
