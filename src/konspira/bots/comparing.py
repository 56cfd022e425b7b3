"""Options compared by imagined games: what share of them is won after each, and how sure that is.

Every option is taken in the same worlds, which the seat cannot tell from the real one, with the
same chance; then all seats play on to the end by the game's own advice, each from what it may know
there. A shared victory counts as its part. What is shown to people comes from here: a search may
value by how much one wins, and is bold about its favourites.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Literal, TypeAlias

import msgspec

from konspira.bots.desk import Desk
from konspira.bots.search import Search
from konspira.kernel.rng import Rng
from konspira.kernel.state import State

SURE = 1.96  # standard errors on either side: 95 %
TO_THE_END = 1_000_000  # rounds or turns: no game has as many
LEAST = 4  # worlds, even where there is no time
SLICE = 0.8  # seconds; nobody waits longer than that for a worker that thinks in vain
AT_RANDOM = 100  # in a hundred: how a game without advice is played on

Sureness: TypeAlias = Literal["clear", "little", "none"]


class Budget(msgspec.Struct, frozen=True):
    """How much may be thought about one question."""

    simulations: int
    seconds: float = 60.0


class Stopped(Exception):
    """Nobody waits for this thought any more."""


class Compared(msgspec.Struct, frozen=True):
    """An option: the share of imagined games won after it, and how far it is behind the best."""

    option: int
    share: float  # from 0 to 1, as the seat that chooses sees it
    low: float  # its interval
    high: float
    games: int  # imagined games, each in another world
    behind: float = 0.0  # how much less than the best one, in the same worlds
    behind_low: float = 0.0  # the interval of that difference
    behind_high: float = 0.0


def compare(
    desk: Desk,
    options: Sequence[int],
    budget: Budget,
    seed: int = 0,
    stopped: Callable[[], bool] = lambda: False,
) -> list[Compared]:
    """The options with what came of them, the best one first. The budget is for all games together.

    The same seed gives the same, as long as time suffices.
    """
    game = desk.game
    rng = Rng(seed)
    noise = 0 if game.advises() else AT_RANDOM
    search = Search(desk.seat, rng, TO_THE_END, noise, margin=0.0)
    guess = desk.sample(rng)
    search.ready(guess, list(options))
    worlds = max(LEAST, budget.simulations // max(1, len(options)))
    began = looked = time.perf_counter()
    for world in range(worlds):
        search.try_all(guess, search.arms)
        now = time.perf_counter()
        if now - began > budget.seconds and world + 1 >= LEAST:
            break
        if now - looked > SLICE / 4:
            looked = now
            if stopped():
                raise Stopped
    return ranked({arm.option: arm.values for arm in search.arms})


def ranked(values: Mapping[int, Sequence[float]]) -> list[Compared]:
    """Options by what came of them, world by world; the best first, equals as they were given."""
    order = sorted(values, key=lambda option: -mean(values[option]))
    best = values[order[0]]
    found: list[Compared] = []
    for option in order:
        mine = values[option]
        share = mean(mine)
        low, high = interval(share, len(mine))
        lost = [one - two for one, two in zip(best, mine, strict=True)]
        behind, error = spread(lost)
        row = Compared(option, share, low, high, len(mine))
        if option != order[0]:
            row = msgspec.structs.replace(
                row,
                behind=mean(lost),
                behind_low=max(-1.0, behind - SURE * error),
                behind_high=min(1.0, behind + SURE * error),
            )
        found.append(row)
    return found


def mean(values: Sequence[float]) -> float:
    """The average; of nothing, 0."""
    return sum(values) / len(values) if values else 0.0


def interval(share: float, games: int) -> tuple[float, float]:
    """Return where the true share lies, by Wilson's score: never empty, never outside 0 to 1."""
    if games == 0:
        return 0.0, 1.0
    square = SURE * SURE / games
    middle = (share + square / 2) / (1 + square)
    half = SURE / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def spread(differences: Sequence[float]) -> tuple[float, float]:
    """The mean of differences and its standard error, as if there were one more of +1 and of -1.

    A handful of worlds that all say the same would otherwise be certain.
    """
    count = len(differences) + 2
    middle = sum(differences) / count
    squares = sum((one - middle) ** 2 for one in (*differences, 1.0, -1.0))
    return middle, sqrt(squares / (count - 1) / count)


def sureness(found: Sequence[Compared]) -> Sureness:
    """Return how sure it is that the first option is better than each of the others."""
    words = [sure_of(one) for one in found[1:]]
    return next((word for word in ("none", "little") if word in words), "clear")


def sure_of(one: Compared) -> Sureness:
    """Return how sure it is that an option is behind the best: by the difference alone.

    "clear": all of it says so; "little": what lies within one standard error does; "none": no
    difference is seen.
    """
    if one.behind_low > 0:
        return "clear"
    middle = (one.behind_low + one.behind_high) / 2
    half = (one.behind_high - one.behind_low) / 2
    return "little" if middle - half / SURE > 0 else "none"


# -- the whole deed --------------------------------------------------------------------------------


def deed(desk: Desk, option: int, worlds: int = 3) -> list[int]:
    """A choice with the small ones that belong to it, as the game's advice goes on after it.

    What depends on something that the seat cannot know is left out.
    """
    found: list[int] | None = None
    if not desk.game.advises():
        return [option]
    for seed in range(worlds):
        here = _finished(desk.sample(Rng(seed)), desk.seat, option)
        found = here if found is None else _common(found, here)
    return found or [option]


def _finished(state: State, seat: int, option: int) -> list[int]:
    found = [option]
    _take(state, seat, option)
    while state.options(seat) and state.midway(seat):
        options = state.options(seat)
        values = state.game.hunches(state, seat, options)
        best = options[values.index(max(values))]
        found.append(best)
        _take(state, seat, best)
    return found


def _take(state: State, seat: int, option: int) -> None:
    if state.asked >= 0:
        state.play(option)
    else:
        state.play_sealed(seat, option)


def _common(one: Sequence[int], two: Sequence[int]) -> list[int]:
    """Return what two lists begin with."""
    count = 0
    while count < min(len(one), len(two)) and one[count] == two[count]:
        count += 1
    return list(one[:count])
