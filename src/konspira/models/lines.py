"""A program that answers questions: one JSON object on each line, each answer within its time.

One program runs for each command in this process and serves all callers. It is started with the
first question, and started again after it has died. Threads read and write, so that a program that
hangs delays nobody beyond the limit.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing.util import Finalize
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import Any

from konspira.version import VERSION

PROTOCOL = 1
PATIENCE = 3  # late answers in a row after which a program is started again
MOST_FAULTS = 10  # faults in a row after which a program is not asked any more
WAIT = 5.0  # seconds for its threads to end; a child of the program may hold its output
LONGEST_LINE = 1_000_000  # characters of an answer

LATE = "late"  # no answer in time
DEAD = "dead"  # it has ended, or cannot be started
NONSENSE = "nonsense"  # its output is no answer to the question
GIVEN_UP = "given-up"  # it has failed too often in a row


class Fault(Exception):
    """A program has not answered as it should: the reason, and its output."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(f"{code}: {reason}")
        self.code = code
        self.reason = reason


class Run:
    """One process of a program."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self.process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise Fault(DEAD, f"it cannot be started: {error.strerror or error}") from None
        self.said: SimpleQueue[str | None] = SimpleQueue()
        self.to_say: SimpleQueue[str | None] = SimpleQueue()
        self.greeted = False
        self.threads = [Thread(target=work, daemon=True) for work in (self._read, self._write)]
        for thread in self.threads:
            thread.start()

    def _read(self) -> None:
        stream = self.process.stdout
        assert stream is not None
        with stream:
            while line := stream.readline(LONGEST_LINE):
                self.said.put(line)
        self.said.put(None)

    def _write(self) -> None:
        stream = self.process.stdin
        assert stream is not None
        with suppress(OSError), stream:  # nobody reads any more: the other thread notices it too
            while (line := self.to_say.get()) is not None:
                stream.write(line)
                stream.flush()

    def say(self, message: Mapping[str, Any]) -> None:
        """Send a line; a program that does not read it delays nobody."""
        self.to_say.put(json.dumps(message, ensure_ascii=False) + "\n")

    def hear(self, until: float) -> dict[str, Any]:
        """Return the next line of the program, as an object."""
        try:
            line = self.said.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise Fault(LATE, "no line in time") from None
        if line is None:
            raise Fault(DEAD, f"it has ended ({self.process.wait()})")
        try:
            found = json.loads(line)
        except ValueError:
            raise Fault(NONSENSE, f"not JSON: {line.strip()[:200]}") from None
        if not isinstance(found, dict):
            raise Fault(NONSENSE, f"not an object: {line.strip()[:200]}")
        return found

    def end(self) -> None:
        """End the process, and wait a little for children that still hold its output."""
        self.to_say.put(None)
        self.process.kill()
        self.process.wait()
        for thread in self.threads:
            thread.join(WAIT)


class Program:
    """A command that answers questions, one at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = tuple(command)
        self.lock = Lock()
        self.run: Run | None = None
        self.asked = 0
        self.late = 0  # answers in a row that came too late
        self.faults = 0  # faults in a row
        self.left = False  # was it logged that the program is not asked any more?

    def ask(self, question: Mapping[str, Any], seconds: float, start: float) -> dict[str, Any]:
        """Return the answer, or raise a Fault. A new program has `start` seconds more."""
        with self.lock:
            if self.faults >= MOST_FAULTS:
                raise Fault(GIVEN_UP, f"{self.faults} faults in a row")
            self.asked += 1
            try:
                run = self._ready(start)
                run.say({"type": "question", "id": self.asked, **question, "seconds": seconds})
                found = self._answer(run, monotonic() + seconds)
            except Fault as fault:
                self._note(fault)
                raise
            return found

    def accept(self, right: bool) -> None:
        """Count an answer that is no option; a program that keeps answering so is given up."""
        self.faults = 0 if right else self.faults + 1

    def _ready(self, start: float) -> Run:
        if self.run is None:
            self.run = Run(self.command)
        if not self.run.greeted:
            self.run.say({"type": "hello", "protocol": PROTOCOL, "konspira": VERSION})
            found = self.run.hear(monotonic() + start)
            if found.get("type") != "hello" or found.get("protocol") != PROTOCOL:
                raise Fault(NONSENSE, f"no greeting of protocol {PROTOCOL}: {str(found)[:200]}")
            self.run.greeted = True
        return self.run

    def _answer(self, run: Run, until: float) -> dict[str, Any]:
        while True:
            found = run.hear(until)
            # An answer to an older question has come too late; it does not answer this one.
            late = found.get("type") == "answer" and found.get("id") in range(1, self.asked)
            if not late:
                break
        if found.get("type") != "answer" or found.get("id") != self.asked:
            raise Fault(NONSENSE, f"no answer to question {self.asked}: {str(found)[:200]}")
        self.late = 0
        return found

    def _note(self, fault: Fault) -> None:
        self.faults += 1
        self.late = self.late + 1 if fault.code == LATE else 0
        greeted = self.run is not None and self.run.greeted
        if fault.code != LATE or self.late >= PATIENCE or not greeted:
            self.close()

    def close(self) -> None:
        """End the process; the next question starts another one."""
        self.late = 0
        if self.run is not None:
            self.run.end()
            self.run = None


_programs: dict[tuple[str, ...], Program] = {}


def program_of(command: Sequence[str]) -> Program:
    """Return the program of a command, shared by all callers in this process."""
    return _programs.setdefault(tuple(command), Program(command))


def close_all() -> None:
    """End all programs."""
    while _programs:
        _programs.popitem()[1].close()


Finalize(None, close_all, exitpriority=10)  # in this process, and in workers, which know no atexit
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_programs.clear)  # those belong to the parent
