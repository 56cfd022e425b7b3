"""Shares, means and differences with their 95 % intervals.

Games of one deal are related: they have the same cards, and swapped seats make luck cancel out. So
deals are what is counted as independent, not games. An interval gets narrower where pairing has
helped, and wider where games repeat each other.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt

import msgspec

CERTAINTY = 1.959964  # standard deviations of a 95 % interval
FEW = (0.0, 12.706, 4.303, 3.182)  # the same for one, two, three degrees of freedom
PSEUDO = 2.0  # imagined wins and losses: they keep an interval honest where all games agree


def certainty(count: int) -> float:
    """Standard deviations of a 95 % interval whose spread comes from so few values (Student)."""
    freedom = max(1, count - 1)
    if freedom < len(FEW):
        return FEW[freedom]
    z = CERTAINTY
    near = z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    return near + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)


class Estimate(msgspec.Struct, frozen=True):
    """A value, where the true one lies with 95 % certainty, and how much was counted."""

    value: float
    low: float
    high: float
    count: float

    def is_apart_from(self, other: float) -> bool:
        """Is it certain that the true value is not this one?"""
        return not self.low <= other <= self.high


NOTHING = Estimate(0.0, 0.0, 1.0, 0)


class Tally:
    """Wins and games, deal by deal."""

    def __init__(self) -> None:
        self.deals: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0])

    def add(self, deal: int, won: float, games: float = 1.0) -> None:
        """Add one result to the count."""
        count = self.deals[deal]
        count[0] += won
        count[1] += games

    def share(self) -> Estimate:
        """The share that was won."""
        return share(list(self.deals.values()))


def wilson(value: float, games: float) -> tuple[float, float]:
    """Return where the true share lies, by Wilson."""
    square = CERTAINTY**2
    middle = (value + square / (2 * games)) / (1 + square / games)
    half = sqrt(value * (1 - value) / games + square / (4 * games**2))
    half *= CERTAINTY / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def share(deals: Sequence[Sequence[float]]) -> Estimate:
    """The share of wins, from (wins, games) of each deal: Wilson's interval for as many
    independent games as these are worth."""
    games = sum(deal[1] for deal in deals)
    if not games:
        return NOTHING
    value = sum(deal[0] for deal in deals) / games
    near = (value * games + PSEUDO) / (games + 2 * PSEUDO)
    spread = sum((won - near * played) ** 2 for won, played in deals)
    if len(deals) > 1:
        spread *= len(deals) / (len(deals) - 1)
    imagined = PSEUDO * (near**2 + (1 - near) ** 2)
    expected = (games + 2 * PSEUDO) * near * (1 - near)
    worth = games * expected / (spread + imagined) * (CERTAINTY / certainty(len(deals))) ** 2
    low, high = wilson(value, worth)
    return Estimate(value, low, high, games)


def mean(values: Iterable[float]) -> Estimate:
    """The mean of independent values."""
    found = list(values)
    count = len(found)
    if not count:
        return NOTHING
    middle = sum(found) / count
    if count == 1:
        return Estimate(middle, middle, middle, 1)
    variance = sum((value - middle) ** 2 for value in found) / (count - 1)
    half = certainty(count) * sqrt(variance / count)
    return Estimate(middle, middle - half, middle + half, count)


def difference(one: Mapping[int, float], other: Mapping[int, float]) -> Estimate:
    """Return how much more the second has than the first, deal by deal: the same deals in both."""
    return mean(other[deal] - one[deal] for deal in one if deal in other)


def quartiles(values: Sequence[float]) -> tuple[float, float, float]:
    """A quarter, a half, three quarters of the values are not above these."""
    ordered = sorted(values)

    def at(part: float) -> float:
        place = part * (len(ordered) - 1)
        low = int(place)
        high = min(low + 1, len(ordered) - 1)
        return ordered[low] + (ordered[high] - ordered[low]) * (place - low)

    return at(0.25), at(0.5), at(0.75)
