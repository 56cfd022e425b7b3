"""The prospects of evidence on an agent in talks still to come (STA-6.6 to STA-6.9, STA-9)."""

from __future__ import annotations

from typing import Final

from konspira.games.stawka.rules import BANDS, Rules

SECRET: Final = 8.0  # the value of a secret: all values of the advice are in these units
MOST: Final = 10  # pieces of evidence
NEEDED: Final = 3  # of them for a secret
TALKS: Final = 12  # talks ahead that are reckoned with
PATIENCE: Final = 0.9  # the weight of a talk still to come: the enemy too comes nearer
AGREES: Final = 0.85  # the usual share of agents who are ready to talk
WAYS: Final = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]  # ways of 36 to roll each sum of two dice


class Prospects:
    """One agent as a partner of talks: its thresholds, and the value of a track on it."""

    __slots__ = ("double", "ends", "future", "point", "secret", "single", "win")

    def __init__(
        self, single: int, double: int, secret: int, ends: bool, point: float, win: float
    ) -> None:
        self.single: int = single
        self.double: int = double
        self.secret: int = secret
        self.ends: bool = ends  # does full evidence on it win the game (STA-9.8)?
        self.point: float = point  # a victory point
        self.win: float = win
        self.future: list[list[float]] = [[0.0] * (MOST + 1)]  # by talks left, by evidence
        if ends:
            self.future[0] = [0.1 * have for have in range(MOST + 1)]
        for talks in range(TALKS):
            before = self.future[talks]
            row: list[float] = []
            for have in range(MOST + 1):
                gain = AGREES * self.talk(talks, have, 0)
                row.append(PATIENCE * (before[have] + (gain if gain > 0.0 else 0.0)))
            self.future.append(row)

    def result(self, have: int, total: int) -> int:
        """Return the result of a roll: 0 to 3 (STA-6.13)."""
        if total >= self.secret:
            return 3 if have >= NEEDED else 2
        if total >= self.double:
            return 2
        return 1 if total >= self.single else 0

    def after(self, talks: int, have: int, result: int) -> float:
        """Return the gain of a result with `talks` still to come."""
        future = self.future[talks]
        if result == 0:
            return 0.0
        if result == 3:
            return SECRET + future[0] - future[have]
        total = have + result
        if self.ends and total >= MOST:
            return self.win
        if total > MOST:  # STA-9.5: it clears the track
            return self.point * (total - MOST) + future[0] - future[have]
        return future[total] - future[have]

    def talk(self, talks: int, have: int, bonus: int) -> float:
        """Return the average gain of a talk, with a bonus on its roll besides that of the track."""
        found = 0.0
        plus = BANDS[have] + bonus
        for dice in range(2, 13):
            result = self.result(have, dice + plus)
            if result:
                found += WAYS[dice] * self.after(talks, have, result)
        return found / 36.0

    def evidence(self, talks: int, have: int, more: int) -> float:
        """Return the value of `more` pieces of evidence."""
        total = have + more
        if self.ends and total >= MOST:
            return self.win
        future = self.future[talks]
        if total > MOST:
            return self.point * (total - MOST) + future[MOST] - future[have]
        return future[total] - future[have]


KEPT: Final[dict[int, Prospects]] = {}


def prospects(rules: Rules, single: int, double: int, secret: int, chief: bool) -> Prospects:
    """Return the prospects of talks with an agent that has these thresholds; made once."""
    ends = chief and rules.exposure
    worth = rules.secret_vp
    key = ((single * 32 + double) * 32 + secret) * 2 + int(ends)
    key = (key * 64 + worth) * 64 + rules.victory_vp
    found = KEPT.get(key)
    if found is None:
        point = SECRET / worth if worth > 0 else 0.2
        win = point * rules.victory_vp if worth > 0 and rules.victory_vp else 3.0 * SECRET
        found = Prospects(single, double, secret, ends, point, win)
        KEPT[key] = found
    return found
