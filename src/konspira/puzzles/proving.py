"""The rules by which a position is a puzzle, and by which it is none.

A position is looked at cheaply first. Then the best three lines are compared in at least 2,000
imagined worlds each, until the 99 % interval of the gap between the first and each of the others
lies above five points. A second seed and a second judge must give the same answer.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from konspira.bots.comparing import interval, mean
from konspira.bots.desk import Desk
from konspira.bots.naming import factory
from konspira.kernel.state import State
from konspira.puzzles.imagining import Gap, Judge, Trials
from konspira.puzzles.lines import LEAST, Line, lines_of
from konspira.puzzles.reasons import Reason, reason_of
from konspira.puzzles.tries import made_by

Dropped: TypeAlias = Literal[
    "forced",  # fewer than three lines
    "too-wide",  # more lines than people compare
    "alike",  # another puzzle of the same game asks the same seat the same question
    "advised",  # the first look finds the choice that the game advises; only surprises are wanted
    "two-good",  # at a first look two lines are about equally good
    "not-proven",  # the interval of the gap does not stay above five points
    "other-answer",  # a longer look, another seed or the other judge finds another line
    "rest-unsure",  # a line outside the best three may be one of them
]

# The cheap look: worlds so far, the gap needed by then, the number of lines that go on.
LOOKS = ((8, 0.05, 8), (24, 0.08, 5), (80, 0.11, 4))
TELLING = 0.05  # the gap that the proof must exceed
ENOUGH = 2000  # imagined games of each of the best three, at least ...
EARLY = 400  # ... unless it shows earlier that the proof will fail
STEP, MOST = 1000, 6000
LITTLE = 100  # worlds between two looks at whether a proof can still succeed
AGAIN = 800  # worlds of the second seed
OTHERWISE = 500  # worlds of the second judge
REST = 100  # worlds of the lines outside the best three
DIGITS = 4


class Valued(msgspec.Struct, frozen=True):
    """A line by the names of its choices, and the share of imagined games that it wins."""

    line: list[str]
    share: float
    low: float  # the 95 % interval
    high: float
    games: int


class Check(msgspec.Struct, frozen=True):
    """The gap between the best two lines by one judge and one seed, with its 99 % interval."""

    judge: Judge
    seed: int
    games: int  # imagined after each line
    gap: float
    low: float
    high: float


class Proof(msgspec.Struct, frozen=True):
    """The proof of a puzzle: all lines, the gap three times over, the reason."""

    options: list[Valued]  # the best three by value, then the rest by theirs
    checks: list[Check]
    reason: Reason


def prove(state: State, seat: int, seed: int, surprising: bool = False) -> Proof | Dropped:
    """Return the proof that a position is a puzzle for this seat, or the rule by which it is none.

    If only surprises are wanted, an answer that the game's advice finds is not proven further.
    """
    lines = lines_of(state, seat)
    if not lines:
        return "too-wide"
    if len(lines) < LEAST:
        return "forced"
    desk = Desk(state, seat)
    order = look(desk, lines, seed)
    if order is None:
        return "two-good"
    if surprising and order[0] == made_by(state, seat, lines, factory("greedy")(0)):
        return "advised"
    best, rest = (
        [lines[place] for place in order[:LEAST]],
        [lines[place] for place in order[LEAST:]],
    )
    return _confirmed(desk, best, rest, seed)


def look(desk: Desk, lines: list[Line], seed: int) -> list[int] | None:
    """Return all lines, the most promising first, if one of them stands out at a first look."""
    trials = Trials(desk, lines, seed)
    order = list(range(len(lines)))
    live = order
    done = 0
    for worlds, gap, left in LOOKS:
        trials.more(worlds - done, live)
        done = worlds
        live = trials.order(live)
        if _lead(trials, live) < gap:
            return None
        order = [*live, *[place for place in order if place not in live]]
        live = live[:left]
    return order


def _lead(trials: Trials, order: list[int]) -> float:
    return mean(trials.values[order[0]]) - mean(trials.values[order[1]])


def _confirmed(desk: Desk, best: list[Line], rest: list[Line], seed: int) -> Proof | Dropped:
    """Return the whole proof; the parts that are cheap and fail often come first."""
    first = Trials(desk, best, seed + 1, watched=True)
    likely = grown(first, EARLY, TELLING)
    if not likely or min(gap.size for gap in gaps(first)) < TELLING:
        return "not-proven"
    others = Trials(desk, rest, seed + 4)
    others.more(REST)
    more = [_valued(desk, others, place) for place in others.order()]
    if any(one.high >= mean(first.values[0]) - TELLING for one in more):
        return "rest-unsure"
    careless = Trials(desk, best, seed + 3, "careless")
    again = Trials(desk, best, seed + 2)
    if not _agrees(careless, OTHERWISE) or not _agrees(again, AGAIN):
        return "other-answer"
    failed = grow(first)
    if failed is not None:
        return failed
    order = first.order()
    options = [_valued(desk, first, place) for place in order]
    checks = [
        _check(first, "advice", seed + 1),
        _check(again, "advice", seed + 2),
        _check(careless, "careless", seed + 3),
    ]
    reason = reason_of(desk, first.seen[order[0]], first.seen[order[1]])
    return Proof([*options, *more], checks, reason)


def _agrees(trials: Trials, worlds: int) -> bool:
    """Does another seed or another judge find the same line best, beyond doubt?"""
    return grown(trials, worlds, 0.0) and all(gap.low > 0 for gap in gaps(trials))


def grown(trials: Trials, worlds: int, wanted: float) -> bool:
    """Imagine `worlds` games, unless it shows earlier that the proof will fail."""
    while len(trials.values[0]) < worlds:
        trials.more(min(LITTLE, worlds - len(trials.values[0])))
        if trials.order()[0] != 0 or min(gap.high for gap in gaps(trials)) < wanted:
            return False
    return True


def grow(trials: Trials) -> Dropped | None:
    """Imagine games until the first line is proven best, or return the rule by which it is not."""
    trials.more(ENOUGH - len(trials.values[0]))
    while trials.order()[0] == 0:
        found = gaps(trials)
        if all(gap.low > TELLING for gap in found):
            return None
        if len(trials.values[0]) >= MOST or min(gap.high for gap in found) < TELLING:
            return "not-proven"
        trials.more(STEP)
    return "other-answer"


def gaps(trials: Trials) -> list[Gap]:
    """Return the advantage of the first line over each of the others."""
    return [trials.gap(0, place) for place in range(1, len(trials.lines))]


def _check(trials: Trials, judge: Judge, seed: int) -> Check:
    """Return the smallest gap, which is the one to the second best line."""
    gap = min(gaps(trials), key=lambda one: one.size)
    games = len(trials.values[0])
    return Check(judge, seed, games, *(round(one, DIGITS) for one in (gap.size, gap.low, gap.high)))


def _valued(desk: Desk, trials: Trials, place: int) -> Valued:
    values = trials.values[place]
    share = mean(values)
    low, high = (round(end, DIGITS) for end in interval(share, len(values)))
    names = [desk.game.name(option) for option in trials.lines[place]]
    return Valued(names, round(share, DIGITS), low, high, len(values))
