"""What a strong bot thinks of a question, within a budget of simulations and of time.

A search finds the options that are worth a closer look; then these are compared by imagined games
(see `comparing`). Its favourites are thus measured in other games than those that made them so.
Long thoughts are cut into slices: between two of them the thinker looks whether anybody still
waits.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from konspira.bots.comparing import SLICE, Budget, Compared, Stopped, compare
from konspira.bots.desk import Desk
from konspira.bots.ismcts import Judged, SearchBot

PROBE = 16  # simulations that show how fast this game is searched here
SHOWN = 3  # options that are compared
SEARCH = 3  # one third of the budget goes to finding them


def weigh(
    desk: Desk,
    budget: Budget,
    seed: int = 0,
    stopped: Callable[[], bool] = lambda: False,
    must: Sequence[int] = (),
) -> list[Compared]:
    """The best options, the best one first, and those that must be among them.

    The same seed gives the same, as long as time suffices.
    """
    if stopped():
        raise Stopped
    began = time.perf_counter()
    options = desk.options
    if len(options) > SHOWN:
        part = Budget(max(1, budget.simulations // SEARCH), budget.seconds / SEARCH)
        best = [one.option for one in searched(desk, part, seed, stopped)[:SHOWN]]
        options = [*best, *[one for one in must if one not in best]]
    left = max(0.0, budget.seconds - (time.perf_counter() - began))
    return compare(desk, options, Budget(budget.simulations, left), seed + 1, stopped)


def searched(
    desk: Desk, budget: Budget, seed: int = 0, stopped: Callable[[], bool] = lambda: False
) -> list[Judged]:
    """All options as an expert values them, the most looked at first."""
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
    """Return how many simulations a judgement comes from."""
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
