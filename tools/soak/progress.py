"""How a slice gets on, for people at a terminal and for readers of a log."""

from __future__ import annotations

import sys
import time

OFTEN, SELDOM = 1.0, 30.0  # seconds between two lines on a terminal, where each replaces the last


def say(text: str) -> None:
    """Print a line at once."""
    print(text, flush=True)


def minutes(seconds: float) -> str:
    """A span of time in words."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    if seconds < 5400:
        return f"{seconds / 60:.0f} min"
    return f"{seconds / 3600:.1f} h"


class Clock:
    """A clock that says when to stop: the time is up, or somebody asked for it."""

    def __init__(self, budget: float = float("inf")) -> None:
        self.until = time.monotonic() + budget
        self.deadline = self.until
        self.interrupted = False

    def allow(self, seconds: float) -> float:
        """Begin a slice that may take so long; how long it may take, seeing what is left."""
        now = time.monotonic()
        self.deadline = min(now + seconds, self.until)
        return max(0.0, self.deadline - now)

    def interrupt(self, *_: object) -> None:
        """Return what Ctrl-C and `kill` do."""
        self.interrupted = True

    def is_over(self) -> bool:
        """Is it time to stop?"""
        return self.interrupted or time.monotonic() >= self.deadline


class Progress:
    """Says now and then how far a slice is, how quick, and when it will end."""

    def __init__(self, name: str, unit: str, done: int, limit: float) -> None:
        self.name = name
        self.unit = unit
        self.total = 0  # who does the work knows it
        self.done = self.before = done
        self.failed = 0
        self.limit = limit
        self.began = self.told = time.monotonic()
        self.live = sys.stdout.isatty()

    def line(self) -> str:
        """The state of things in one line."""
        if not self.total:
            return f"{self.name}: looking for its {self.unit}"
        spent = time.monotonic() - self.began
        rate = (self.done - self.before) / spent if spent else 0.0
        share = self.done / self.total
        text = f"{self.name}: {self.done:,} of {self.total:,} {self.unit} ({share:.0%})"
        if rate:
            rest = (self.total - self.done) / rate
            text += f", {rate * 60:,.0f} a minute, about {minutes(rest)} left"
            if rest > self.limit - spent:
                text += f" (its time ends in {minutes(max(0.0, self.limit - spent))})"
        return text + (f", {self.failed} FAILED" if self.failed else "")

    def add(self, done: int, failed: int) -> None:
        """Count something that is done."""
        self.done += done
        self.failed += failed

    def tick(self) -> None:
        """Say it, if the last time is long enough ago."""
        now = time.monotonic()
        if now - self.told < (OFTEN if self.live else SELDOM):
            return
        self.told = now
        if self.live:
            print(f"\r\033[K{self.line()}", end="", flush=True)
        else:
            say(self.line())

    def tell(self, text: str) -> None:
        """Say something else in between."""
        say(f"\r\033[K{text}" if self.live else text)
