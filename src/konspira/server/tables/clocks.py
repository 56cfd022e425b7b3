"""Clocks: an allowance gives each turn some time, and a reserve for the hard ones."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import msgspec

from konspira.server.errors import Refusal
from konspira.server.store.rows import Row
from konspira.server.wire.common import Allowance as Allowance
from konspira.server.wire.common import Pace

HOUR = 3600.0
DAY = 86_400.0
SLOW = ("daily", "relaxed", "slow")  # paces of games that nobody plays in one sitting
OWN = ("fast", "slow")  # paces with values of the host's own
SLOW_TURN, SLOW_RESERVE = HOUR, DAY  # own values from here on make a game a slow one
LEAST = 5.0  # seconds that each turn has, so that the game can go on after a time-out
MOST = {"turn": 30 * DAY, "reserve": 60 * DAY, "increment": 7 * DAY, "delay": HOUR}

PACES: dict[str, Allowance] = {
    "live": Allowance(45, 600),
    "daily": Allowance(DAY, 3 * DAY),
    "relaxed": Allowance(3 * DAY, 7 * DAY),
}


def allowance(row: Row) -> Allowance | None:
    """Return the times of a table: of its pace, or the host's own; None: nobody is in a hurry."""
    return PACES.get(row.pace) if row.control is None else msgspec.convert(row.control, Allowance)


def chosen(pace: Pace | None, clock: Allowance | None) -> dict[str, Any]:
    """Return what a wish for a pace or for own values writes; refused if nobody could play so."""
    if clock is None:
        if pace in OWN:
            raise Refusal(
                "clock-missing",
                f'the pace "{pace}" has no values of its own; give them as `clock`',
                status=400,
                value=str(pace),
            )
        return {} if pace is None else {"pace": pace, "control": None}
    for part, high in MOST.items():
        value = getattr(clock, part)
        if not 0 <= value <= high:
            raise Refusal(
                "clock-value",
                f"{part} cannot be {value:g} seconds; give a number from 0 to {high:g}",
                status=400,
                part=part,
                value=f"{value:g}",
                high=int(high),
            )
    each = clock.turn + clock.increment + clock.delay
    if each < LEAST:
        raise Refusal(
            "clock-too-short",
            f"each turn has only {each:g} seconds besides the reserve; "
            f"give turn, increment and delay {LEAST:g} seconds together",
            status=400,
            value=f"{each:g}",
            low=int(LEAST),
        )
    first = clock.turn + clock.delay + clock.reserve
    if first < LEAST:
        raise Refusal(
            "clock-starts-short",
            f"the first turn has only {first:g} seconds, as an increment comes after it; "
            f"give turn, delay and reserve {LEAST:g} seconds together",
            status=400,
            value=f"{first:g}",
            low=int(LEAST),
        )
    slow = each >= SLOW_TURN or clock.reserve >= SLOW_RESERVE
    return {"pace": "slow" if slow else "fast", "control": msgspec.to_builtins(clock)}


class Clocks(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clocks of one table at one moment. They never change: each choice makes new ones."""

    turn: float
    reserve: tuple[float, ...]  # what is left, per seat
    since: tuple[float | None, ...]  # since when the seat is choosing
    increment: float = 0.0
    delay: float = 0.0
    rest: tuple[tuple[float, float] | None, ...] = ()  # the holiday in which a seat's clock stands
    out: tuple[int, ...] = ()  # seats whose time is over while the others decide what to do

    def moved(
        self,
        choosing: Iterable[int],
        now: float,
        earning: Collection[int] = (),
        again: Collection[int] = (),
    ) -> Clocks:
        """The clocks after a choice: some stop and are charged, some begin to run.

        A turn that is over earns the increment. `again` are seats that have a new turn at once.
        """
        running = set(choosing)
        reserve, since = list(self.reserve), list(self.since)
        for seat, began in enumerate(self.since):
            if began is None:
                since[seat] = now if seat in running else None
            elif seat not in running or seat in again:
                over = max(0.0, self._used(seat, now) - self.delay - self.turn)
                earned = self.increment if seat in earning else 0.0
                reserve[seat] = min(max(0.0, reserve[seat] - over) + earned, MOST["reserve"])
                since[seat] = now if seat in running else None
        out = tuple(seat for seat in self.out if seat in running and seat not in again)
        return msgspec.structs.replace(self, reserve=tuple(reserve), since=tuple(since), out=out)

    def resting(self, seat: int) -> tuple[float, float] | None:
        """Return from when to when the clock of a seat stands, if it does."""
        return self.rest[seat] if self.rest else None

    def _used(self, seat: int, now: float) -> float:
        began, rest = self.since[seat], self.resting(seat)
        if began is None:
            return 0.0
        stood = 0.0 if rest is None else max(0.0, min(now, rest[1]) - max(began, rest[0]))
        return max(0.0, now - began - stood)

    def rested(self, seat: int, since: float, until: float, now: float) -> Clocks:
        """The clocks when a holiday begins for a seat: until it is over, its clock stands.

        It stands from the moment at which the time ran out, if that was before.
        """
        starts = list(self.since)
        if starts[seat] is not None:  # an earlier holiday in the same turn counts as well
            starts[seat] = now - self._used(seat, now)
        bare = msgspec.structs.replace(self, since=tuple(starts))._resting(seat, None)
        end = bare.deadline(seat)
        return bare._resting(seat, (since if end is None else min(since, end), until))

    def back(self, seat: int, now: float) -> Clocks:
        """The clocks when a holiday ends."""
        rest = self.resting(seat)
        return self if rest is None else self._resting(seat, (rest[0], min(rest[1], now)))

    def _resting(self, seat: int, rest: tuple[float, float] | None) -> Clocks:
        rests = list(self.rest or [None] * len(self.since))
        rests[seat] = rest
        return msgspec.structs.replace(self, rest=tuple(rests))

    def ran_out(self, seats: Iterable[int]) -> Clocks:
        """The clocks when the time of some seats is over and the game waits for the others."""
        return msgspec.structs.replace(self, out=tuple(sorted({*self.out, *seats})))

    def deadline(self, seat: int) -> float | None:
        """Return when this seat's time is over; None while it is not choosing, or after that."""
        began = self.since[seat]
        if began is None or seat in self.out:
            return None
        end = began + self.delay + self.turn + self.reserve[seat]
        rest = self.resting(seat)
        if rest is None or rest[1] <= began or end < rest[0]:
            return end
        return end + rest[1] - max(began, rest[0])

    def first_deadline(self) -> float | None:
        """The earliest of all deadlines."""
        found = [self.deadline(seat) for seat in range(len(self.since))]
        return min((at for at in found if at is not None), default=None)

    def late(self, now: float) -> list[int]:
        """The seats whose time is over."""
        deadlines = [(seat, self.deadline(seat)) for seat in range(len(self.since))]
        return [seat for seat, at in deadlines if at is not None and at <= now]


def fresh(time: Allowance | None, seats: int) -> Clocks | None:
    """The clocks at the start; None where nobody is in a hurry."""
    if time is None:
        return None
    nobody = (None,) * seats
    return Clocks(time.turn, (time.reserve,) * seats, nobody, time.increment, time.delay)


def load(data: Any) -> Clocks | None:
    """The clocks as they were saved."""
    return None if data is None else msgspec.convert(data, Clocks)


def save(clocks: Clocks | None) -> Any:
    """The clocks as they are saved."""
    return None if clocks is None else msgspec.to_builtins(clocks)
