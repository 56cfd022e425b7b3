"""Runs slices one after another, and writes what came of each into the ledger."""

from __future__ import annotations

import fcntl
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import NamedTuple

from tools.soak import ledger
from tools.soak.crew import Crew, misses
from tools.soak.house import House, Tree
from tools.soak.journal import Journal, Key
from tools.soak.progress import Clock, Progress, minutes, say
from tools.soak.slices import FORMS, Cases, Slice, SoakError
from tools.soak.suite import Suite

INTERRUPTED = 130


class Wish(NamedTuple):
    """The wishes of a run."""

    resume: bool = False
    dirty: bool = False
    scale: float = 1.0
    jobs: int = 2

    @property
    def counts(self) -> bool:
        """Only whole slices go into the ledger."""
        return self.scale >= 1.0


def run(
    house: House, chosen: Sequence[Slice], wish: Wish, clock: Clock, slices: Sequence[Slice]
) -> int:
    """Run these slices; 0 if all of them ran to their end and nothing failed."""
    with alone(house):
        check_tree(house.tree(), wish)
        for form in {form for one in chosen for form in FORMS[one.work.form]}:
            house.check_form(form)
        good = [attempt(house, one, wish, clock, slices) for one in chosen]
    if clock.interrupted:
        return INTERRUPTED
    return 0 if all(good) else 1


def attempt(house: House, one: Slice, wish: Wish, clock: Clock, slices: Sequence[Slice]) -> bool:
    """Run a slice; if it cannot run at all, the others still can."""
    limit = clock.allow(60 * one.minutes)
    if clock.is_over():
        say(f"{one.name}: not begun")
        return False
    try:
        return Run(house, one, wish, slices).go(clock, limit)
    except SoakError as error:
        say(f"{one.name}: {error}")
        return False


@contextmanager
def alone(house: House) -> Iterator[None]:
    """One soak at a time: two would write over each other's journals, and share the cores."""
    folder = house.root / house.folder
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise SoakError("another soak is running in this clone: wait for its end") from None
        yield


def check_tree(tree: Tree, wish: Wish) -> None:
    """The ledger names a commit, so the sources must be that commit, or somebody must say so."""
    if not tree.dirty:
        return
    if wish.resume:
        raise SoakError(
            "there are changes, and nobody knows whether they are those of the last run: "
            "commit them, or run without --resume"
        )
    if wish.counts and not wish.dirty:
        raise SoakError("there are changes: commit them, or say --dirty (the ledger will say it)")


class Run:
    """One slice, from its beginning or from where it was stopped."""

    def __init__(self, house: House, one: Slice, wish: Wish, slices: Sequence[Slice]) -> None:
        self.house = house
        self.slice = one
        self.wish = wish
        self.slices = slices
        self.tree = house.tree()
        kind = "" if wish.counts else "tried-"
        key = Key(one.name, repr(one.work), self.tree.commit, wish.scale)
        folder = house.root / house.folder / f"{kind}{one.name}"
        self.journal = Journal(folder, key, wish.resume)
        self.finished = folder / "finished.txt"  # the row of a slice that ran to its end

    def go(self, clock: Clock, limit: float) -> bool:
        """Run it for at most `limit` seconds; True if it ends and nothing failed."""
        if self.finished.exists():
            return self.tell_again()
        before = self.journal.tally()
        done = before.cases + before.skipped
        progress = Progress(self.slice.name, ledger.unit(self.slice.work), done, limit)
        begun = f", {done:,} {progress.unit} are done" if done else ""
        say(f"{self.slice.name} at {self.tree.name}: at most {minutes(limit)}{begun}")
        began = time.monotonic() - self.journal.seconds
        self.work().run(self.wish.jobs, clock, progress)
        return self.close(time.monotonic() - began, progress)

    def tell_again(self) -> bool:
        """A slice that ran to its end on this commit is not run again."""
        row = ledger.Row(*self.finished.read_text(encoding="utf-8").splitlines())
        say(f"{self.slice.name} at {self.tree.name}: is finished; {row.result}, {row.run}")
        self.write(row)
        return row.result.startswith("passed")

    def work(self) -> Crew | Suite:
        """Return who does the work of this slice."""
        work = self.slice.work
        if isinstance(work, Cases):
            return Crew(self.house, work, self.journal, self.wish.scale)
        return Suite(self.house, work, self.journal, self.wish.scale)

    def close(self, seconds: float, progress: Progress) -> bool:
        """Say what came of it, and write it into the ledger; True if it ended and all is well."""
        cases, failed, skipped = self.journal.tally()
        whole = cases + skipped == progress.total
        if whole and isinstance(self.slice.work, Cases):
            for miss in misses(self.slice.work, self.journal.done):
                progress.tell(miss)
                failed += 1
        result = in_words(cases, failed, skipped, 0 if whole else progress.total)
        ran = f"{cases:,} {progress.unit}"
        progress.tell(f"{self.slice.name}: {result}; {ran} in {minutes(seconds)}")
        if failed:
            say(f"{self.slice.name}: see {self.journal.folder.relative_to(self.house.root)}")
        if not self.may_be_written(cases):
            return False
        day = datetime.now(UTC).date().isoformat()
        form, name = self.slice.work.form, self.tree.name
        row = ledger.Row(self.slice.name, form, name, day, ran, f"{seconds:,.0f}", result)
        if whole:
            self.finished.write_text("\n".join(row), encoding="utf-8")
        self.write(row)
        return whole and not failed

    def write(self, row: ledger.Row) -> None:
        """Write a row; only whole slices go into the ledger."""
        if self.wish.counts:
            ledger.write(self.house.root / self.house.page, row, self.slices)
        else:
            say(f"{self.slice.name}: a part was tried; the ledger stays as it is")

    def may_be_written(self, cases: int) -> bool:
        """Only what ran, on sources that stayed as they are, goes into the ledger."""
        if not cases:
            say(f"{self.slice.name}: nothing was run; the ledger stays as it is")
        elif self.house.tree() != self.tree:
            say(f"{self.slice.name}: the sources changed meanwhile; the ledger stays as it is")
        else:
            return True
        return False


def in_words(cases: int, failed: int, skipped: int, total: int) -> str:
    """The result of a run; `total` if it was stopped before that."""
    words = [f"failed: {failed}"] if failed else []
    if total:
        words.insert(0, f"stopped at {cases + skipped:,} of {total:,}")
    if skipped:
        words.append(f"{skipped:,} skipped")
    return ", ".join(words) if total or failed else ", ".join(["passed", *words])
