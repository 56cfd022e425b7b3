"""What a strong bot thinks of each option, within a budget of simulations and of time.

Long thoughts are cut into slices, each a search of its own: between two of them the thinker looks
whether anybody still waits. Searches of the same question are added up by how often they tried.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from konspira.bots.desk import Desk
from konspira.bots.ismcts import Judged, SearchBot

PROBE = 16  # simulations that show how fast this game is searched here
SLICE = 0.8  # seconds; whoever waits for a worker waits no longer than that for a thought in vain


class Budget(msgspec.Struct, frozen=True):
    """How much may be thought about one question."""

    simulations: int
    seconds: float = 60.0


class Stopped(Exception):
    """Nobody waits for this thought any more."""


def weigh(
    desk: Desk, budget: Budget, seed: int = 0, stopped: Callable[[], bool] = lambda: False
) -> list[Judged]:
    """All options, the best one first. The same seed gives the same, as long as time suffices."""
    if stopped():
        raise Stopped
    began = time.perf_counter()
    found = SearchBot(seed, min(PROBE, budget.simulations), seconds=budget.seconds).judge(desk)
    made = tried(found)  # a search may try more than it was asked to, to be fair to all options
    speed = made / max(time.perf_counter() - began, 1e-6)
    slice = max(PROBE, int(speed * SLICE))
    while made < budget.simulations:
        if stopped():
            raise Stopped
        left = budget.seconds - (time.perf_counter() - began)
        count = min(budget.simulations - made, slice, int(speed * left))
        if count < min(PROBE, budget.simulations - made):
            break  # no time for more
        seed += 1
        found = added(found, SearchBot(seed, count, seconds=left).judge(desk))
        made = tried(found)
    return found


def tried(judged: list[Judged]) -> int:
    """How many simulations a judgement comes from."""
    return sum(one.visits for one in judged)


def added(one: list[Judged], other: list[Judged]) -> list[Judged]:
    """Two searches of the same question as one."""
    totals: dict[int, float] = {}
    visits: dict[int, int] = {}
    for judged in (*one, *other):  # a search may leave out what it finds hopeless
        option = judged.option
        totals[option] = totals.get(option, 0.0) + judged.value * judged.visits
        visits[option] = visits.get(option, 0) + judged.visits
    found = [
        Judged(option, totals[option] / count if count else 0.0, count)
        for option, count in visits.items()
    ]
    return sorted(found, key=lambda judged: (-judged.visits, -judged.value, judged.option))
