"""Clocks: a pace gives each choice some time, and a reserve for the hard ones."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

DAY = 86_400.0
SLOW = ("daily", "relaxed")  # paces with a day or more for a choice


class Allowance(msgspec.Struct, frozen=True):
    """Seconds for a choice before the reserve is touched, and the reserve of the whole game."""

    turn: float
    reserve: float


PACES: dict[str, Allowance] = {
    "live": Allowance(45, 600),
    "daily": Allowance(DAY, 3 * DAY),
    "relaxed": Allowance(3 * DAY, 7 * DAY),
}


class Clocks(msgspec.Struct, frozen=True):
    """The clocks of one table at one moment. They never change: each choice makes new ones."""

    turn: float
    reserve: tuple[float, ...]  # what is left, per seat
    since: tuple[float | None, ...]  # since when the seat is choosing

    def moved(self, choosing: Iterable[int], now: float) -> Clocks:
        """The clocks after a choice: some stop and are charged, some begin to run."""
        running = set(choosing)
        reserve, since = list(self.reserve), list(self.since)
        for seat, began in enumerate(self.since):
            if began is not None and seat not in running:
                reserve[seat] = max(0.0, reserve[seat] - max(0.0, now - began - self.turn))
                since[seat] = None
            elif began is None and seat in running:
                since[seat] = now
        return Clocks(self.turn, tuple(reserve), tuple(since))

    def deadline(self, seat: int) -> float | None:
        """Return when this seat's time is over; None while it is not choosing."""
        began = self.since[seat]
        return None if began is None else began + self.turn + self.reserve[seat]

    def first_deadline(self) -> float | None:
        """The earliest of all deadlines."""
        found = [self.deadline(seat) for seat in range(len(self.since))]
        return min((at for at in found if at is not None), default=None)

    def late(self, now: float) -> list[int]:
        """The seats whose time is over."""
        deadlines = [(seat, self.deadline(seat)) for seat in range(len(self.since))]
        return [seat for seat, at in deadlines if at is not None and at <= now]


def fresh(pace: str, seats: int) -> Clocks | None:
    """The clocks at the start; None where nobody is in a hurry."""
    allowance = PACES.get(pace)
    if allowance is None:
        return None
    return Clocks(allowance.turn, (allowance.reserve,) * seats, (None,) * seats)


def load(data: Any) -> Clocks | None:
    """The clocks as they were saved."""
    return None if data is None else msgspec.convert(data, Clocks)


def save(clocks: Clocks | None) -> Any:
    """The clocks as they are saved."""
    return None if clocks is None else msgspec.to_builtins(clocks)
