"""The mistakes of a scenario file: the line of each, and its remedy."""

from __future__ import annotations

from konspira.kernel.designs import Mistake
from konspira.kernel.errors import Remedy

MOST = 50  # the search for mistakes stops here: nobody reads more, and each takes time


class Enough(Exception):
    """The file has too many mistakes: the search stops."""


class Mistakes:
    """All mistakes found so far."""

    def __init__(self) -> None:
        self.lines: dict[str, int] = {}  # by path
        self.rows: list[Mistake] = []

    def add(self, path: str, remedy: Remedy) -> None:
        """Add a mistake, unless there are enough.

        If its path is not in the file, the mistake gets the line of the nearest part that is.
        """
        if len(self.rows) >= MOST:
            raise Enough
        known = path
        while known and known not in self.lines:
            known = known[: max(known.rfind("."), known.rfind("["), 0)]
        self.rows.append(Mistake(self.lines.get(known, 1), path, remedy))

    def sorted(self) -> list[Mistake]:
        """Return the mistakes in the order of the file."""
        return sorted(self.rows, key=lambda mistake: mistake.line)

    def under(self, path: str) -> bool:
        """Is there a mistake at this path or below?"""
        below = (f"{path}.", f"{path}[")
        return any(row.path == path or row.path.startswith(below) for row in self.rows)
