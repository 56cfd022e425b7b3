"""Threads that play batches of cases, each in worker processes of its own: one for each form."""

from __future__ import annotations

import queue
import subprocess
import threading
from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

import msgspec
from tools.soak.house import House
from tools.soak.orders import Answer, Order
from tools.soak.slices import FORMS, Cases, SoakError


class Batch(NamedTuple):
    """Some successive cases; they are remembered together."""

    start: int
    stop: int

    @property
    def name(self) -> str:
        """Return what the journal calls it."""
        return f"{self.start}-{self.stop}"


class Played(NamedTuple):
    """A batch, and for each of its cases the answers of all forms."""

    batch: Batch
    answers: dict[int, dict[str, Answer]]


class Died(Exception):
    """A worker ended in the middle of its work."""


class Worker:
    """A process of one form that plays cases."""

    def __init__(self, house: House, form: str) -> None:
        self.process = subprocess.Popen(
            [str(house.pythons[form]), "-m", "tools.soak.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=house.root,
            env=house.environment(),
            start_new_session=True,  # Ctrl-C is for the soak, which ends its workers itself
        )
        assert self.process.stdin and self.process.stdout
        self.orders, self.answers = self.process.stdin, self.process.stdout
        hello = self.answers.readline().decode().strip()
        if hello != form:
            self.end()
            raise SoakError(f"{house.pythons[form]} has the {hello or 'broken'} form, not {form}")

    def play(self, work: Cases, batch: Batch) -> Iterator[Answer]:
        """The answers to all cases of a batch; `Died` if they do not come."""
        try:
            self.orders.write(msgspec.json.encode(Order(work, *batch)) + b"\n")
            self.orders.flush()
        except BrokenPipeError:
            raise Died from None
        for _ in range(*batch):
            line = self.answers.readline()
            if not line.endswith(b"\n"):
                raise Died
            yield msgspec.json.decode(line, type=Answer)

    def end(self) -> int:
        """End the process; the code it ends with."""
        self.process.kill()
        self.answers.close()
        with suppress(BrokenPipeError):  # an order that it did not read
            self.orders.close()
        return self.process.wait()


class Player(threading.Thread):
    """Takes batches and plays each of them in all forms, until there are none or it is stopped.

    It puts into `results` what it has played, an error if it cannot go on, and at its end None.
    """

    def __init__(self, house: House, work: Cases, todo: queue.SimpleQueue[Batch]) -> None:
        super().__init__(daemon=True)
        self.house = house
        self.work = work
        self.todo = todo
        self.results: queue.SimpleQueue[Played | Exception | None] = queue.SimpleQueue()
        self.stopped = False
        self.workers: dict[str, Worker] = {}

    def stop(self) -> None:
        """Make it end at once; the batch in its hands is lost."""
        self.stopped = True
        for worker in list(self.workers.values()):
            worker.process.kill()

    def run(self) -> None:
        try:
            while not self.stopped:
                self.results.put(self.play(self.todo.get_nowait()))
        except (queue.Empty, Died):
            pass
        except Exception as error:
            self.results.put(error)
        for worker in self.workers.values():
            worker.end()
        self.results.put(None)

    def play(self, batch: Batch) -> Played:
        """Play one batch in all forms."""
        found: dict[int, dict[str, Answer]] = {number: {} for number in range(*batch)}
        for form in FORMS[self.work.form]:
            for answer in self.answers(form, batch):
                found[answer.number][form] = answer
        return Played(batch, found)

    def answers(self, form: str, batch: Batch) -> Iterator[Answer]:
        """Answers of a worker. One that dies is replaced: the case that killed it has failed."""
        start = batch.start
        while start < batch.stop:
            worker = self.workers.get(form) or Worker(self.house, form)
            self.workers[form] = worker
            try:
                if self.stopped:
                    raise Died
                for answer in worker.play(self.work, Batch(start, batch.stop)):
                    start = answer.number + 1
                    yield answer
            except Died:
                if self.stopped:
                    raise
                code = self.workers.pop(form).end()
                yield Answer(start, failure=f"the process ended with code {code}\n")
                start += 1
