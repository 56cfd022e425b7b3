"""Imagined games after each line: the share that the seat wins, and their course.

There are two judges. The first is that of hints and reviews (see `konspira.bots.comparing`): after
the line all seats play on to the end by the game's advice, and a victory counts one. The second is
built in another way: one time in four a seat overlooks the best advice, and half of the value is
the margin of the victory.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

import msgspec

from konspira.bots.comparing import AT_RANDOM, TO_THE_END, mean, spread
from konspira.bots.desk import Desk
from konspira.bots.search import LONGEST, Search
from konspira.kernel.game import Summary
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.puzzles.lines import Line, take

Judge: TypeAlias = Literal["advice", "careless"]

SURE = 2.576  # standard errors on either side: 99 %
OVERLOOKED = 25  # in a hundred: choices for which the second judge's seats take the second best
MARGIN = 0.5  # the share of its values that the margin has


class Gap(msgspec.Struct, frozen=True):
    """The advantage of one line over another in the same worlds, and its 99 % interval."""

    size: float
    low: float
    high: float


class Seen(msgspec.Struct):
    """Sums over the imagined games after one line."""

    ends: list[Summary] = []
    scores: list[list[int]] = []
    answers: Counter[int] = msgspec.field(default_factory=Counter)
    unanswered: int = 0


class Trials:
    """Some lines, tried in the same worlds with the same chance."""

    def __init__(
        self,
        desk: Desk,
        lines: Sequence[Line],
        seed: int,
        judge: Judge = "advice",
        watched: bool = False,
    ) -> None:
        self.seat = desk.seat
        self.lines = list(lines)
        self.rng = Rng(seed)
        self.careless = judge == "careless"
        noise = 0 if desk.game.advises() else AT_RANDOM
        margin = MARGIN if self.careless else 0.0
        self.search = Search(desk.seat, self.rng, TO_THE_END, noise, margin)
        self.guess = desk.sample(self.rng)
        self.search.ready(self.guess, [])
        self.values: list[list[float]] = [[] for _ in lines]
        self.seen = [Seen() for _ in lines] if watched else []

    def more(self, worlds: int, live: Iterable[int] | None = None) -> None:
        """Try all lines, or some of them, in `worlds` more worlds."""
        places = list(range(len(self.lines)) if live is None else live)
        for _ in range(worlds):
            world = self.guess.redeal(self.seat, self.rng)
            seed = self.rng.below(1 << 30)
            for place in places:
                self.values[place].append(self._game(world.copy(), place, Rng(seed)))

    def _game(self, state: State, place: int, rng: Rng) -> float:
        for option in self.lines[place]:
            take(state, self.seat, option)
        if self.seen:
            self._watch(state, self.seen[place], rng)
        elif self.careless:
            self._stumble(state, rng)
        else:
            self.search.play_on(state, rng)
        return self.search.value(state)

    def _watch(self, state: State, seen: Seen, rng: Rng) -> None:
        """Play on, and note the first choice of another seat, and the end."""
        answer = self._first_answer(state, rng)
        if answer is None:
            seen.unanswered += 1
        else:
            seen.answers[answer] += 1
        self.search.play_on(state, rng)
        if state.over:
            seen.ends.append(state.game.summary(state))
            seen.scores.append(list(state.scores))

    def _first_answer(self, state: State, rng: Rng) -> int | None:
        """Return the first real choice of another seat, made by the advice."""
        while not state.over:
            seat, options = asked(state)
            option = options[0]
            if len(options) > 1:
                option = self.search.sensible(state, seat, options, rng)
            take(state, seat, option)
            if seat != self.seat and len(options) > 1:
                return option
        return None

    def _stumble(self, state: State, rng: Rng) -> None:
        """Play to the end by the advice; now and then each seat takes the second best."""
        count = 0
        while not state.over and count < LONGEST:
            seat, options = asked(state)
            take(state, seat, overlooking(state, seat, options, rng))
            count += 1

    def order(self, places: Iterable[int] | None = None) -> list[int]:
        """Return the lines by value, the best one first."""
        chosen = range(len(self.lines)) if places is None else places
        return sorted(chosen, key=lambda place: -mean(self.values[place]))

    def gap(self, one: int, two: int) -> Gap:
        """Return the advantage of a line over another in the same worlds."""
        pairs = zip(self.values[one], self.values[two], strict=True)
        size, error = spread([mine - other for mine, other in pairs])
        return Gap(size, size - SURE * error, size + SURE * error)


def asked(state: State) -> tuple[int, list[int]]:
    """Return the seat whose turn it is and its options; of those who choose together, the first."""
    if state.asked >= 0:
        return state.asked, state.offered
    for seat, options in enumerate(state.lane_options):
        if options:
            return seat, options
    raise IndexError("nobody is asked anything")


def overlooking(state: State, seat: int, options: list[int], rng: Rng) -> int:
    """Return the choice that the game advises, or sometimes the second best."""
    if len(options) == 1:
        return options[0]
    values = state.game.hunches(state, seat, options)
    order = sorted(range(len(options)), key=lambda place: -values[place])
    return options[order[1 if rng.below(100) < OVERLOOKED else 0]]
