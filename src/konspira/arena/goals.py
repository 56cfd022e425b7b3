"""What a search shall reach: a measure of the designer's report, and a number, low or high."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

import msgspec

from konspira.arena import balance
from konspira.arena.rows import Row
from konspira.arena.stats import Estimate, difference

LOW, HIGH = "low", "high"
GAPS = ("seats", "order", "sides")  # distances from an even share: low is what one wants
SHARES = ("share", "seat", "first", "alone", "decided")  # between 0 and 1
MEANS: dict[str, balance.Measure] = {
    "turns": lambda row: row.turns,
    "plies": lambda row: row.plies,
    "options": balance.options_offered,
    "margin": balance.margin,
    "drama": balance.drama,
    "swaps": balance.swaps,
    "tree": balance.tree,
}
PARTS: dict[str, balance.Measure] = {
    "first": balance.first_share,
    "alone": balance.won_alone,
    "decided": balance.decided,
}
NAMED = ("share", "seat")  # of whom: share(german), seat(1)
WATCHED = ("options", "drama", "swaps", "decided", "tree")  # these cost time while games are played
MEASURES = (*NAMED, *PARTS, *MEANS, *GAPS)

_FORM = re.compile(r"([a-z]+)(?:\(([\w-]+)\))?(?:=([\w.+-]+))?", re.ASCII)


class Goal(msgspec.Struct, frozen=True):
    """A measure, and what it shall be."""

    measure: str
    of: str = ""  # a side, or the number of a seat from one
    aim: str = ""  # low, high, or "": the target
    target: float = 0.0

    def __str__(self) -> str:
        name = f"{self.measure}({self.of})" if self.of else self.measure
        return f"{name}={self.aim or format(self.target, 'g')}"

    @property
    def is_share(self) -> bool:
        """Is it a part of one?"""
        return self.measure in SHARES or self.measure in GAPS

    @property
    def is_watched(self) -> bool:
        """Must the games be watched for it?"""
        return self.measure in WATCHED

    def distance(self, value: float) -> float:
        """Return the distance of a value from the goal; less is better, and can be negative."""
        if self.aim == LOW:
            return value
        return -value if self.aim == HIGH else abs(value - self.target)

    def farthest(self, found: Estimate) -> float:
        """The distance that is certain to be kept: that of the worse end of the interval."""
        return max(self.distance(found.low), self.distance(found.high))

    def nearest(self, found: Estimate) -> float:
        """The smallest distance that the interval leaves room for."""
        if not self.aim and not found.is_apart_from(self.target):
            return 0.0
        return min(self.distance(found.low), self.distance(found.high))

    def estimate(self, rows: Sequence[Row]) -> Estimate | None:
        """The measure in these games; None where they say nothing of it."""
        if self.measure in GAPS:
            shares = _divided(self.measure, rows)
            return balance.gap(shares) if len(shares) > 1 else None
        measure = self.of_game()
        if measure is None or not rows:
            return None
        mean = balance.mean_share if self.measure in SHARES else balance.mean_of
        return mean(rows, measure)

    def change(self, before: Sequence[Row], after: Sequence[Row]) -> Estimate | None:
        """Compare deal by deal; None for a measure that no single game has."""
        measure = self.of_game()
        if measure is None:
            return None
        one, two = (balance.by_deal(rows, measure) for rows in (before, after))
        found = difference(one, two)
        return found if found.count else None

    def of_game(self) -> balance.Measure | None:
        """The measure of one game."""
        if self.measure == "share":
            return self._side_share
        if self.measure == "seat":
            return balance.seat_share(int(self.of) - 1)
        return PARTS.get(self.measure) or MEANS.get(self.measure)

    def _side_share(self, row: Row) -> float | None:
        """Return what the side wins, where there is another."""
        if len(set(row.sides)) < 2:
            return None
        side = self.side(row.sides)
        return None if side is None else balance.side_share(row, side)

    def side(self, sides: Iterable[str]) -> str | None:
        """The side that is meant: `german` is enough for `side-german`."""
        return next((one for one in sides if self.of in (one, one.partition("-")[2])), None)


def _divided(id: str, rows: Sequence[Row]) -> list[Estimate]:
    """Divide the victories between seats, places in the order of play, or sides."""
    if id == "sides":
        return list(balance.side_shares([row for row in rows if len(set(row.sides)) > 1]).values())
    seats = len(rows[0].ranks) if rows else 0
    share_of: Callable[[int], balance.Measure] = balance.seat_share
    if id == "order":
        share_of = _place_share
    found = [balance.mean_share(rows, share_of(place)) for place in range(seats)]
    return [one for one in found if one is not None]


def _place_share(place: int) -> balance.Measure:
    """Return what the seat wins that plays in this place of the order."""

    def share(row: Row) -> float | None:
        return None if row.first is None else row.shares[(row.first + place) % len(row.shares)]

    return share


def read_goal(text: str, seats: int) -> Goal | None:
    """`share(german)=0.5`, `turns=12`, `drama=high`, `sides`; None for what is no goal.

    >>> read_goal("share(german)=0.5", 2)
    Goal(measure='share', of='german', aim='', target=0.5)
    >>> read_goal("sides", 2)
    Goal(measure='sides', of='', aim='low', target=0.0)
    >>> read_goal("seat(3)=0.5", 2), read_goal("share(german)=50", 2), read_goal("fun=high", 2)
    (None, None, None)
    """
    found = _FORM.fullmatch(text.replace(" ", ""))
    if found is None:
        return None
    measure, of, wish = found[1], found[2] or "", found[3] or ""
    if measure not in MEASURES or bool(of) != (measure in NAMED):
        return None
    if measure == "seat" and not (of.isdecimal() and 1 <= int(of) <= seats):
        return None
    if not wish and measure in GAPS:
        wish = LOW
    if wish in (LOW, HIGH):
        return Goal(measure, of, wish)
    try:
        target = float(wish)
    except ValueError:
        return None
    goal = Goal(measure, of, "", target)
    highest = 1.0 if goal.is_share else float("1e9")
    return goal if 0 <= target <= highest else None
