"""The state that a film adds to the table: the radio station (film 1), the Black Audi (film 3)."""

from __future__ import annotations

from konspira.kernel.step import NOBODY


class Radio:
    """The hidden station (STA-S4.1 to STA-S4.5)."""

    __slots__ = ("located", "place", "public", "sectors", "sending_since")

    def __init__(self) -> None:
        self.place = NOBODY  # its location
        self.public = False  # do all know it?
        self.sending_since = 0  # the stage in which the running transmission began; 0: none runs
        self.located = False  # have the Germans located it (STA-S4.5)?
        self.sectors = 0  # sectors that the Polish player has named, as bits

    def copy(self) -> Radio:
        """Return a copy that can be changed by itself."""
        new = Radio()
        new.place = self.place
        new.public = self.public
        new.sending_since = self.sending_since
        new.located = self.located
        new.sectors = self.sectors
        return new


class Car:
    """The Black Audi and its passenger, Dr Pulkowski (STA-S6.1 to STA-S6.10)."""

    __slots__ = ("bonuses", "broken", "counters", "entered", "loaded", "roll")

    def __init__(self) -> None:
        self.broken = 0  # the stage in which Pulkowski was broken; 0: not yet
        self.loaded = 0  # the stage in which he was loaded; 0: not yet
        self.entered = 0  # Polish agents that have stood in the factory, as bits
        self.counters = [0, 0, 0, 0]  # of 6.10, in the order of COUNTERS
        self.bonuses = [0, 0, 0, 0]  # by Polish slot: on attacks on the Audi (STA-S6.8)
        self.roll = [0, 0, 0]  # the last roll against Pulkowski: two dice, and its total

    def copy(self) -> Car:
        """Return a copy that can be changed by itself."""
        new = Car()
        new.broken = self.broken
        new.loaded = self.loaded
        new.entered = self.entered
        new.counters = self.counters[:]
        new.bonuses = self.bonuses[:]
        new.roll = self.roll
        return new
