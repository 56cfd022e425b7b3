"""Computes why the best line is best: the greatest differences from the second best one.

All numbers are averages over the imagined games of the proof: the scores, the sources of points,
the endings, and the next choice of the first of the others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from konspira.bots.comparing import mean
from konspira.bots.desk import Desk
from konspira.puzzles.imagining import Seen

SHOWN = 3  # sources of points, and ends
LEAST = 0.05  # points on average, or a share of games: smaller differences are not named
DIGITS = 3

Pair: TypeAlias = tuple[Seen, Seen]  # after the best line, and after the second best


class Both(msgspec.Struct, frozen=True):
    """A number after the best line, and after the second best."""

    best: float
    second: float

    @property
    def more(self) -> float:
        """Return how much greater it is after the best line."""
        return self.best - self.second


class Source(msgspec.Struct, frozen=True):
    """A source of points: those of the seat, and those of the others on average."""

    name: str  # a word of the game without its name, as in `Summary`
    mine: Both
    others: Both


class End(msgspec.Struct, frozen=True):
    """A way a game ends, and its share of the games."""

    name: str
    games: Both


class Answer(msgspec.Struct, frozen=True):
    """The usual next choice of the first of the others, and its share of the games."""

    choice: str
    share: float


class Reason(msgspec.Struct, frozen=True):
    """The differences between the games after the best line and after the second best."""

    games: int
    score: Both
    others: Both
    turns: Both
    sources: list[Source]
    ends: list[End]
    answers: list[Answer | None]  # to the best line, and to the second best


def reason_of(desk: Desk, best: Seen, second: Seen) -> Reason:
    """Return the reason, from the games imagined after two lines."""
    seat = desk.seat
    pair = (best, second)
    return Reason(
        games=len(best.ends),
        score=_both(pair, lambda one: [row[seat] for row in one.scores]),
        others=_both(pair, lambda one: [_others(row, seat) for row in one.scores]),
        turns=_both(pair, lambda one: [end.turns or 0.0 for end in one.ends]),
        sources=_sources(pair, seat),
        ends=_ends(pair),
        answers=[_answer(desk, one) for one in pair],
    )


def _both(pair: Pair, numbers: Callable[[Seen], Sequence[float]]) -> Both:
    best, second = (round(mean(numbers(one)), DIGITS) for one in pair)
    return Both(best, second)


def _others(row: Sequence[int], seat: int) -> float:
    return mean([one for place, one in enumerate(row) if place != seat])


def _sources(pair: Pair, seat: int) -> list[Source]:
    names = {name for one in pair for end in one.ends for name in end.sources}
    found = [_source(pair, seat, name) for name in sorted(names)]
    found.sort(key=lambda one: -_size(one))
    return [one for one in found if _size(one) >= LEAST][:SHOWN]


def _source(pair: Pair, seat: int, name: str) -> Source:
    def rows(one: Seen) -> list[list[int]]:
        return [end.sources.get(name, [0] * len(one.scores[0])) for end in one.ends]

    mine = _both(pair, lambda one: [row[seat] for row in rows(one)])
    return Source(name, mine, _both(pair, lambda one: [_others(row, seat) for row in rows(one)]))


def _size(source: Source) -> float:
    return max(abs(source.mine.more), abs(source.others.more))


def _ends(pair: Pair) -> list[End]:
    names = {name for one in pair for end in one.ends for name in end.ends}
    found = [_end(pair, name) for name in sorted(names)]
    found.sort(key=lambda one: -abs(one.games.more))
    return [one for one in found if abs(one.games.more) >= LEAST][:SHOWN]


def _end(pair: Pair, name: str) -> End:
    return End(name, _both(pair, lambda one: [float(name in end.ends) for end in one.ends]))


def _answer(desk: Desk, seen: Seen) -> Answer | None:
    """Return the most frequent answer; None if the others mostly have no choice any more."""
    total = seen.answers.total() + seen.unanswered
    if not seen.answers or seen.unanswered > total / 2:
        return None
    option, count = min(seen.answers.items(), key=lambda pair: (-pair[1], pair[0]))
    return Answer(desk.game.name(option), round(count / total, DIGITS))
