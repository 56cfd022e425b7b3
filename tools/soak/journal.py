"""What a slice has done so far, kept on disk while it runs: a line for each part that is done.

A slice that was stopped or killed goes on from here. The first line says what is run, on which
commit; the journal of other work, of another commit or size is of no use and is begun again.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec

PASSED, FAILED, SKIPPED = "passed", "failed", "skipped"


class Key(msgspec.Struct, frozen=True):
    """The work of a journal: one with the same key can be continued."""

    slice: str
    work: str
    commit: str
    scale: float


class Done(msgspec.Struct, omit_defaults=True):
    """A part that is done: a batch of cases, or a test."""

    name: str
    at: float  # seconds since the slice began; breaks do not count
    cases: int = 1
    failed: int = 0
    skipped: bool = False
    won: dict[str, list[float]] = {}  # shares that greedy won, by table


class Tally(NamedTuple):
    """The parts of a journal, counted. What was skipped was not run."""

    cases: int
    failed: int
    skipped: int


class Journal:
    """The journal of one slice, in a folder of its own."""

    def __init__(self, folder: Path, key: Key, resume: bool) -> None:
        self.folder = folder
        self.file = folder / "journal.jsonl"
        self.key = key
        self.done: list[Done] = []
        if not (resume and self._is_ours()):
            self._begin()
        self._cut()
        self.follow()

    def _is_ours(self) -> bool:
        """Is there a journal of the same work on the same commit?"""
        if not self.file.exists():
            return False
        first = self.file.read_bytes().partition(b"\n")[0]
        return first == msgspec.json.encode(self.key)

    def _begin(self) -> None:
        """Forget what was there, and begin with an empty journal."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for old in self.folder.iterdir():
            old.unlink()
        self.file.write_bytes(msgspec.json.encode(self.key) + b"\n")

    def _cut(self) -> None:
        """Drop a line that was being written when the last run was killed."""
        text = self.file.read_bytes()
        self.file.write_bytes(text[: text.rfind(b"\n") + 1])

    def follow(self) -> list[Done]:
        """Read what was added since, perhaps by another process; half a line waits."""
        text = self.file.read_bytes()
        lines = text[: text.rfind(b"\n") + 1].splitlines()[1 + len(self.done) :]
        found = [msgspec.json.decode(line, type=Done) for line in lines]
        self.done += found
        return found

    def add(self, done: Done) -> None:
        """Add a part."""
        self.done.append(done)
        append(self.file, done)

    @property
    def names(self) -> set[str]:
        """The parts that are done."""
        return {done.name for done in self.done}

    @property
    def seconds(self) -> float:
        """Return how long it has taken so far."""
        return max((done.at for done in self.done), default=0.0)

    def tally(self) -> Tally:
        """Count what is done."""
        ran = [one for one in self.done if not one.skipped]
        cases, failed = sum(one.cases for one in ran), sum(one.failed for one in ran)
        return Tally(cases, failed, len(self.done) - len(ran))


def append(file: Path, done: Done) -> None:
    """Add a line to a journal."""
    with file.open("ab") as out:
        out.write(msgspec.json.encode(done) + b"\n")
