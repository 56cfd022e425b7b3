"""Runs a slice of numbered cases: shares them out, and notes what came of them."""

from __future__ import annotations

import queue
import time
from collections import defaultdict
from collections.abc import Iterator

from tools.soak.house import House
from tools.soak.journal import Done, Journal
from tools.soak.orders import Answer
from tools.soak.progress import Clock, Progress
from tools.soak.slices import PLAIN, Cases
from tools.soak.staff import Batch, Played, Player

GLANCE = 0.2  # seconds between two looks at the clock
SHOWN = 20  # failures of a run that are told and kept in full; the others are counted


def batches(work: Cases, scale: float) -> list[Batch]:
    """All cases, cut into parts."""
    count = max(1, round(work.cases * scale))
    starts = range(0, count, work.batch)
    return [Batch(start, min(start + work.batch, count)) for start in starts]


class Crew:
    """All who play the cases of one slice."""

    def __init__(self, house: House, work: Cases, journal: Journal, scale: float) -> None:
        self.house = house
        self.work = work
        self.journal = journal
        parts = batches(work, scale)
        self.total = parts[-1].stop
        self.todo: queue.SimpleQueue[Batch] = queue.SimpleQueue()
        for batch in parts:
            if batch.name not in journal.names:
                self.todo.put(batch)

    def run(self, jobs: int, clock: Clock, progress: Progress) -> None:
        """Play until all is done or it is time to stop."""
        began = time.monotonic() - self.journal.seconds
        progress.total = self.total
        players = [Player(self.house, self.work, self.todo) for _ in range(jobs)]
        for player in players:
            player.start()
        try:
            while any(player.is_alive() for player in players) and not clock.is_over():
                time.sleep(GLANCE)
                self.collect(players, began, progress)
        finally:
            for player in players:
                player.stop()
            for player in players:
                player.join()
            self.collect(players, began, progress)

    def collect(self, players: list[Player], began: float, progress: Progress) -> None:
        """Note what was played since."""
        for player in players:
            while not player.results.empty():
                found = player.results.get()
                if isinstance(found, Exception):
                    raise found
                if found is not None:
                    self.note(found, time.monotonic() - began, progress)
        progress.tick()

    def note(self, played: Played, at: float, progress: Progress) -> None:
        """Write one batch into the journal, and tell what failed in it."""
        failed = 0
        won: dict[str, list[float]] = defaultdict(list)
        for number, answers in played.answers.items():
            wrong = list(problems(answers))
            if wrong:
                failed += 1
                if progress.failed + failed <= SHOWN:
                    self.report(number, wrong, answers, progress)
            for label, share in next(iter(answers.values())).won.items():
                won[label].append(share)
        cases = len(played.answers)
        self.journal.add(Done(played.batch.name, round(at, 1), cases, failed, won=dict(won)))
        progress.add(cases, failed)

    def report(
        self, number: int, wrong: list[str], answers: dict[str, Answer], progress: Progress
    ) -> None:
        """Say what went wrong, and how to see it again; keep the record that leads there."""
        name, folder = self.journal.key.slice, self.journal.folder
        text = "\n".join(wrong)
        for form, answer in answers.items():
            if answer.record:
                file = folder / f"case-{number}-{form}.json"
                file.write_text(answer.record, encoding="utf-8")
                text += f"\nits record: {file.relative_to(self.house.root)}"
        form = next((form for form, answer in answers.items() if answer.failure), PLAIN)
        text += f"\nagain: {self.house.named(form)} -m tools.soak case {name} {number}"
        progress.tell(f"{name}: case {number} failed\n{text}")
        with (folder / "failures.txt").open("a", encoding="utf-8") as out:
            out.write(f"{'=' * 80}\ncase {number}\n{text}\n")


def problems(answers: dict[str, Answer]) -> Iterator[str]:
    """Yield what is wrong with a case: failures, or forms that do not agree."""
    for form, answer in answers.items():
        if answer.failure:
            yield f"{form} form: {answer.failure.rstrip()}"
    found = {answer.checksum for answer in answers.values()}
    if len(found) > 1 and all(found):
        ends = ", ".join(f"{form} at {answer.checksum}" for form, answer in answers.items())
        yield f"the forms end differently: {ends}"


def misses(work: Cases, done: list[Done]) -> Iterator[str]:
    """The tables at which greedy won less than it must."""
    won: dict[str, list[float]] = defaultdict(list)
    for part in done:
        for label, shares in part.won.items():
            won[label] += shares
    for label, shares in won.items():
        share = sum(shares) / len(shares)
        if share < work.bound:
            yield f"{label}: greedy wins {share:.1%} of its games, not {work.bound:.0%}"
