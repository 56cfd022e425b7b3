"""Looking at a game that is over: what each choice was worth to the seat that made it.

Each choice is judged from a desk of its seat at that moment, so by what the seat could know then.
What follows from hindsight is not held against anybody. All numbers are shares of imagined games
won (see `comparing`), with their intervals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import hypot
from typing import Any, Literal

import msgspec

from konspira.bots.comparing import Budget, Compared, Sureness, compare, deed, sure_of, sureness
from konspira.bots.desk import Desk
from konspira.bots.weighing import weigh
from konspira.kernel.state import State

AGAIN = 4  # times the budget goes to a choice that looks like a slip
SLIP = 0.05  # a choice that gives away less of the victory turns no game
SWING = 0.2  # what happens between two choices of a seat is a turning point from here on
MOST = 8  # turning points of a game
DIGITS = 4


class Weighed(msgspec.Struct, frozen=True):
    """An option and what it is worth: shares of imagined games won, from 0 to 1."""

    choice: str
    deed: list[str]  # this choice and the small ones that belong to it
    share: float
    low: float
    high: float
    games: int  # that were imagined after it
    behind: float  # how much less than the first option, in the same worlds ...
    behind_low: float  # ... and the interval of that difference
    behind_high: float


class Advice(msgspec.Struct, frozen=True):
    """What a strong bot says to an open question, from what the seat that asks may know."""

    options: list[Weighed]  # the best three, the best one first
    sureness: Sureness  # that the first is better than the others


class Verdict(msgspec.Struct, frozen=True):
    """A choice that was made, judged."""

    ply: int  # how many choices were made before it
    seat: int
    choice: str
    deed: list[str]  # the whole deed that it was a part of
    chapter: int  # the round, turn or stage; 0: the game has none
    kind: str  # of the question ...
    facts: dict[str, Any]  # ... and what belonged to it
    before: float  # the share of imagined games won with the best option
    after: float  # ... and with the one that was chosen
    low: float  # the interval of that
    high: float
    lost_low: float  # the interval of what the choice gave away
    lost_high: float
    sureness: Sureness  # that the best option was better
    best: list[Weighed]  # the best options, the best one first

    @property
    def lost(self) -> float:
        """The share of victory that was given away."""
        return round(max(0.0, self.before - self.after), DIGITS)


class TurningPoint(msgspec.Struct, frozen=True):
    """Where a game turned for a seat."""

    ply: int  # of the judged choice it belongs to
    seat: int
    kind: Literal["slip", "gain", "loss"]  # its own choice; or what happened before it
    size: float  # of the change of its share of imagined games won ...
    low: float  # ... and the interval of that
    high: float


def advise(
    desk: Desk, budget: Budget, seed: int = 0, stopped: Callable[[], bool] = lambda: False
) -> Advice:
    """Return what a strong bot says to an open question."""
    found = weigh(desk, budget, seed, stopped)
    return Advice([weighed(desk, one) for one in found], sureness(found))


def weighed(desk: Desk, one: Compared) -> Weighed:
    """An option with its name, and the names of the small choices that belong to it."""
    name = desk.game.name
    return Weighed(
        choice=name(one.option),
        deed=[name(small) for small in deed(desk, one.option)],
        share=round(one.share, DIGITS),
        low=round(one.low, DIGITS),
        high=round(one.high, DIGITS),
        games=one.games,
        behind=round(one.behind, DIGITS),
        behind_low=round(one.behind_low, DIGITS),
        behind_high=round(one.behind_high, DIGITS),
    )


# -- a whole game ----------------------------------------------------------------------------------


class Made(msgspec.Struct, frozen=True):
    """A choice of a game, where there was one: what judging it needs besides the desk."""

    ply: int
    seat: int
    option: int
    deed: list[str]
    chapter: int = 0


def choices_of(start: State, history: Sequence[tuple[int, int]]) -> Iterator[tuple[Made, State]]:
    """Every choice that was one, and the table before it was made. The state is played on."""
    state = start
    deeds = deeds_of(start.copy(), history)
    for ply, (seat, option) in enumerate(history):
        if len(state.options(seat)) > 1:
            yield Made(ply, seat, option, deeds[ply], state.game.chapter(state)), state
        state.choose(seat, option)


def deeds_of(state: State, history: Sequence[tuple[int, int]]) -> list[list[str]]:
    """For each choice of a game, the names of all small ones of the deed that it was a part of."""
    found: list[list[str]] = []
    open_deeds: dict[int, list[str]] = {}  # of each seat: several may choose at once
    for seat, option in history:
        if not state.midway(seat):
            open_deeds[seat] = []
        deed = open_deeds.setdefault(seat, [])
        deed.append(state.game.name(option))
        found.append(deed)
        state.choose(seat, option)
    return found


def suspicion(state: State, seat: int, option: int) -> float:
    """Return how far a choice was from the game's advice. No search, no chance."""
    options = state.options(seat)
    values = state.game.hunches(state, seat, options)
    return max(values) - values[options.index(option)]


def judge(desk: Desk, made: Made, budget: Budget, seed: int = 0) -> Verdict:
    """Return what a choice was worth.

    Where it looks like a slip, the options are compared once more, in many other worlds, and only
    these count: among many choices some look bad by chance.
    """
    found = weigh(desk, budget, seed, must=[made.option])
    if _chosen(found, made).behind >= SLIP:
        more = Budget(budget.simulations * AGAIN, budget.seconds * AGAIN)
        found = compare(desk, [one.option for one in found], more, seed + 1000)
    best, chosen = found[0], _chosen(found, made)
    return Verdict(
        ply=made.ply,
        seat=desk.seat,
        choice=desk.game.name(made.option),
        deed=made.deed,
        chapter=made.chapter,
        kind=desk.question.kind,
        facts=desk.question.facts,
        before=round(best.share, DIGITS),
        after=round(chosen.share, DIGITS),
        low=round(chosen.low, DIGITS),
        high=round(chosen.high, DIGITS),
        lost_low=round(chosen.behind_low, DIGITS),
        lost_high=round(chosen.behind_high, DIGITS),
        sureness="none" if chosen is best else sure_of(chosen),
        best=[weighed(desk, one) for one in found],
    )


def _chosen(found: Sequence[Compared], made: Made) -> Compared:
    return next(one for one in found if one.option == made.option)


def turning_points(verdicts: Sequence[Verdict], complete: bool = True) -> list[TurningPoint]:
    """Return where the game turned: slips, and what happened between two choices of a seat.

    Only what the intervals make certain. The greatest are kept, in the order of the game. As long
    as some choices are not judged (not `complete`), only slips: between two choices that are judged
    there may be others.
    """
    found: list[TurningPoint] = []
    last: dict[int, Verdict] = {}
    for one in sorted(verdicts, key=lambda verdict: verdict.ply):
        if one.lost >= SLIP and one.lost_low > 0:
            found.append(
                TurningPoint(one.ply, one.seat, "slip", one.lost, one.lost_low, one.lost_high)
            )
        if complete and one.seat in last:
            found += _swing(last[one.seat], one)
        last[one.seat] = one
    greatest = sorted(found, key=lambda turn: (-turn.size, turn.ply))[:MOST]
    return sorted(greatest, key=lambda turn: (turn.ply, turn.kind))


def _swing(last: Verdict, now: Verdict) -> list[TurningPoint]:
    """Return what happened to a seat between two of its choices, if it was much, and is certain."""
    old = (last.low, last.after, last.high)
    best = now.best[0] if now.best else None
    new = (best.low, now.before, best.high) if best else (now.low, now.before, now.high)
    kind: Literal["gain", "loss"] = "gain" if new[1] > old[1] else "loss"
    low, size, high = difference(new, old) if kind == "gain" else difference(old, new)
    if size < SWING or low < SLIP:
        return []
    return [TurningPoint(now.ply, now.seat, kind, size, low, high)]


def difference(
    more: tuple[float, float, float], less: tuple[float, float, float]
) -> tuple[float, float, float]:
    """Return how much greater a share is than one of other games, by Newcombe's method.

    Shares are given in their intervals too.
    """
    size = more[1] - less[1]
    low = size - hypot(more[1] - more[0], less[2] - less[1])
    high = size + hypot(more[2] - more[1], less[1] - less[0])
    return round(low, DIGITS), round(size, DIGITS), round(high, DIGITS)
