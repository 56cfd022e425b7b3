"""The mistakes of a scenario file: where each is, and what to do about it."""

from __future__ import annotations

from konspira.kernel.designs import Mistake
from konspira.kernel.errors import Remedy

MOST = 50  # mistakes that are looked for: nobody reads more, and each takes its time


class Enough(Exception):
    """So much is wrong that nobody looks further."""


class Mistakes:
    """All that were found so far."""

    def __init__(self) -> None:
        self.lines: dict[str, int] = {}  # by path
        self.rows: list[Mistake] = []

    def add(self, path: str, remedy: Remedy) -> None:
        """One more, unless there are enough.

        A path that does not stand in the file is what it would belong to.
        """
        if len(self.rows) >= MOST:
            raise Enough
        known = path
        while known and known not in self.lines:
            known = known[: max(known.rfind("."), known.rfind("["), 0)]
        self.rows.append(Mistake(self.lines.get(known, 1), path, remedy))

    def sorted(self) -> list[Mistake]:
        """In the order of the file."""
        return sorted(self.rows, key=lambda mistake: mistake.line)

    def under(self, path: str) -> bool:
        """Is something wrong there or below?"""
        below = (f"{path}.", f"{path}[")
        return any(row.path == path or row.path.startswith(below) for row in self.rows)
