"""Looking at a game that is over: what each choice was worth to whoever made it.

Each choice is judged from a desk of its seat at that moment, so by what the seat could know then.
What follows from hindsight is not held against anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from typing import Literal

import msgspec

from konspira.bots.desk import Desk
from konspira.bots.ismcts import Judged
from konspira.bots.weighing import Budget, added, weigh
from konspira.kernel.state import State

SHOWN = 3  # alternatives that are named
SLIP = 0.08  # a choice that gives away so much chance to win is looked at again ...
AGAIN = 4  # ... with so many times the budget
SWING = 0.2  # what happens between two choices of a seat is a turning point from here on
MOST = 8  # turning points of a game


class Weighed(msgspec.Struct, frozen=True):
    """An option and what it is worth."""

    choice: str
    value: float  # the chance to win after it, from 0 to 1, as the seat that chooses sees it
    visits: int  # how often it was tried


class Verdict(msgspec.Struct, frozen=True):
    """A choice that was made, judged."""

    ply: int  # how many choices were made before it
    seat: int
    choice: str
    before: float  # the chance to win with the best option
    after: float  # ... and with the one that was chosen
    best: list[Weighed]  # the best options, the best one first

    @property
    def lost(self) -> float:
        """The chance to win that was given away."""
        return round(max(0.0, self.before - self.after), 4)


class TurningPoint(msgspec.Struct, frozen=True):
    """Where a game turned for a seat."""

    ply: int  # of the judged choice it belongs to
    seat: int
    kind: Literal["slip", "gain", "loss"]  # its own choice; or what happened before it
    size: float  # of the change of its chance to win


def weighed(
    judged: Sequence[Judged], name: Callable[[int], str], most: int = SHOWN
) -> list[Weighed]:
    """The best options by name, without those that were never tried."""
    tried = [one for one in judged if one.visits] or list(judged)
    return [Weighed(name(one.option), round(one.value, 4), one.visits) for one in tried[:most]]


def judge(desk: Desk, ply: int, chosen: int, budget: Budget, seed: int = 0) -> Verdict:
    """What a choice was worth; one that looks like a slip is thought over once more."""
    found = weigh(desk, budget, seed)
    if _best(found) - _worth(found, chosen) >= SLIP:
        more = Budget(budget.simulations * AGAIN, budget.seconds * AGAIN)
        found = added(found, weigh(_between(desk, found[0].option, chosen), more, seed + 1000))
    name = desk.game.name
    return Verdict(
        ply=ply,
        seat=desk.seat,
        choice=name(chosen),
        before=round(_best(found), 4),
        after=round(_worth(found, chosen), 4),
        best=weighed(found, name),
    )


def _between(desk: Desk, best: int, chosen: int) -> Desk:
    """The same desk, for a comparison of two options."""
    new = copy(desk)
    new.options = [best, chosen]
    return new


def _best(found: list[Judged]) -> float:
    return found[0].value


def _worth(found: list[Judged], chosen: int) -> float:
    """The value of an option; one that no search wanted to try is worth as little as the worst."""
    for one in found:
        if one.option == chosen and one.visits:
            return one.value
    return min(one.value for one in found if one.visits)


def choices_of(start: State, history: Sequence[tuple[int, int]]) -> Iterator[tuple[int, State]]:
    """Every choice that was one: its place, and the table before it was made."""
    state = start
    for ply, (seat, option) in enumerate(history):
        if len(state.options(seat)) > 1:
            yield ply, state
        state.choose(seat, option)


def turning_points(verdicts: Sequence[Verdict]) -> list[TurningPoint]:
    """Where the game turned: slips, and what happened between two choices of a seat."""
    found: list[TurningPoint] = []
    last: dict[int, float] = {}
    for one in verdicts:
        if one.lost >= SLIP:
            found.append(TurningPoint(one.ply, one.seat, "slip", one.lost))
        change = round(one.before - last.get(one.seat, one.before), 4)
        if abs(change) >= SWING:
            kind: Literal["gain", "loss"] = "gain" if change > 0 else "loss"
            found.append(TurningPoint(one.ply, one.seat, kind, abs(change)))
        last[one.seat] = one.after
    greatest = sorted(found, key=lambda one: (-one.size, one.ply))[:MOST]
    return sorted(greatest, key=lambda one: (one.ply, one.kind))
