"""The course of a game: who was ahead when, and how much there was to choose from.

The formulas and where they come from: docs/arena.md, "Measures". Who is ahead is what the game's
own estimate says (`Game.judge`), which searches use too. It knows every card.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log10, sqrt
from typing import Any

import msgspec

from konspira.kernel.game import Game

LEVEL = 1e-9  # estimates that differ by less are equal


class Course(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one game was like."""

    tree: float = 0.0  # the logarithm of the product of all numbers of options
    swaps: int | None = None  # how often the lead changed hands; None: the game does not estimate
    drama: float | None = None  # how far its one winner was behind; None: there is no one winner
    decided: float | None = None  # the part of the game before its one winner led for good


class Courses:
    """Follows one game. A look is taken each time that another seat has something to choose."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.estimates = type(game).judge is not Game.judge
        self.seat = -1
        self.tree = 0.0
        self.looks: list[list[float]] = []

    def note(self, state: Any, seat: int, options: int) -> None:
        """Note that a seat has this number of options, more than one."""
        self.tree += log10(options)
        if self.estimates and seat != self.seat:
            self.seat = seat
            self.looks.append([self.game.judge(state, one) for one in range(self.game.seats)])

    def course(self, ranks: Sequence[int]) -> Course:
        """Return what the game was like, now that it is over."""
        tree = round(self.tree, 6)
        if not self.looks:
            return Course(tree)
        looks = [even_sum(look) for look in self.looks]
        swaps = lead_changes(looks)
        if ranks.count(1) != 1:
            return Course(tree, swaps)
        winner = ranks.index(1)
        return Course(tree, swaps, round(drama(looks, winner), 6), round(decided(looks, winner), 6))


def even_sum(look: Sequence[float]) -> list[float]:
    """Chances that add up to 1.

    >>> even_sum([0.2, 0.6])
    [0.25, 0.75]
    """
    total = sum(look)
    if total <= 0:
        return [1 / len(look)] * len(look)
    return [round(one / total, 9) for one in look]


def drama(looks: Sequence[Sequence[float]], winner: int) -> float:
    """Return the mean distance of the winner from the lead, where another seat had it.

    >>> drama([[0.5, 0.5], [0.82, 0.18], [0.58, 0.42], [0.1, 0.9]], winner=1)
    0.6
    """
    behind = [max(look) - look[winner] for look in looks if max(look) > look[winner] + LEVEL]
    return round(sum(sqrt(gap) for gap in behind) / max(1, len(behind)), 9)


def lead_changes(looks: Sequence[Sequence[float]]) -> int:
    """Count how often another seat took the lead; a seat that is caught up with still has it.

    >>> lead_changes([[0.5, 0.5], [0.6, 0.4], [0.5, 0.5], [0.3, 0.7], [0.8, 0.2]])
    2
    """
    leader, changes = -1, 0
    for look in looks:
        best = max(look)
        ahead = [seat for seat, chance in enumerate(look) if chance > best - LEVEL]
        if leader in ahead or (leader < 0 and len(ahead) > 1):
            continue
        changes += leader >= 0
        leader = ahead[0]
    return changes


def decided(looks: Sequence[Sequence[float]], winner: int) -> float:
    """The part of the game that had passed when its winner led alone, and never lost the lead.

    >>> decided([[0.5, 0.5], [0.6, 0.4], [0.4, 0.6], [0.3, 0.7]], winner=1)
    0.5
    """
    open_until = 0
    for place, look in enumerate(looks, start=1):
        others = max(chance for seat, chance in enumerate(look) if seat != winner)
        if others > look[winner] - LEVEL:
            open_until = place
    return open_until / len(looks)
