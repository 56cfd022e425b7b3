"""Runs a slice of tests: pytest works, and its plugin keeps the journal."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
from tools.soak.house import House
from tools.soak.journal import Journal
from tools.soak.orders import SuiteOrder
from tools.soak.progress import Clock, Progress
from tools.soak.slices import Selection, SoakError

GLANCE = 0.5  # seconds between two looks at the journal
PATIENCE = 60.0  # seconds for pytest to end what it has started
FINE = (0, 1, 5)  # all passed; some failed; nothing was left to do


def files(root: Path, paths: Sequence[str]) -> list[str]:
    """The files and folders that these paths, or beginnings of paths, stand for."""
    found: list[str] = []
    for path in paths:
        here = [root / path] if (root / path).exists() else sorted(root.glob(f"{path}*"))
        if not here:
            raise SoakError(f"{path} is not there: mend the slice in tools/soak/slices.py")
        found += [one.relative_to(root).as_posix() for one in here]
    return found


class Suite:
    """One run of pytest for one slice."""

    def __init__(self, house: House, work: Selection, journal: Journal, scale: float) -> None:
        self.house = house
        self.work = work
        self.journal = journal
        self.order = SuiteOrder(
            work=work,
            form=work.form,
            scale=scale,
            done=sorted(journal.names),
            seconds=journal.seconds,
            journal=str(journal.file),
            failures=str(journal.folder / "failures.txt"),
            total=str(journal.folder / "total.txt"),
        )
        self.log = journal.folder / "pytest.log"

    def command(self, jobs: int) -> list[str]:
        """The command line of pytest."""
        file = self.journal.folder / "order.json"
        file.write_bytes(msgspec.json.encode(self.order))
        python = str(self.house.pythons[self.work.form])
        shared = ["--numprocesses", str(jobs), "--dist", "worksteal"]
        ours = ["-p", "tools.soak.plugin", "--soak-orders", str(file), "-m", ""]
        return [python, "-m", "pytest", *shared, *ours, *files(self.house.root, self.work.paths)]

    def run(self, jobs: int, clock: Clock, progress: Progress) -> None:
        """Run until all is done or it is time to stop."""
        with self.log.open("ab") as log:
            process = subprocess.Popen(
                self.command(jobs),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.house.root,
                env=self.house.environment(),
                start_new_session=True,  # Ctrl-C is for the soak, which passes it on
            )
        try:
            while process.poll() is None and not clock.is_over():
                time.sleep(GLANCE)
                self.follow(progress)
            stopped = process.poll() is None
        finally:
            end(process)
            self.follow(progress)
        if not stopped and (process.returncode not in FINE or progress.done < progress.total):
            raise SoakError(f"pytest cannot run these tests: {self.last_words()}")

    def follow(self, progress: Progress) -> None:
        """Tell what pytest has done since."""
        total = Path(self.order.total)
        if total.exists():
            progress.total = int(total.read_text(encoding="ascii") or 0)
        for done in self.journal.follow():
            progress.add(done.cases, done.failed)
            if done.failed:
                progress.tell(f"failed: {done.name}\nagain: {self.again(done.name)}")
        progress.tick()

    def again(self, test: str) -> str:
        """The command that runs one test."""
        python = self.house.named(self.work.form)
        return f"{python} -m pytest -m '' '{test}'"

    def last_words(self) -> str:
        """The end of pytest's log."""
        text = self.log.read_text(encoding="utf-8", errors="replace")
        return "\n" + "\n".join(text.splitlines()[-30:])


def end(process: subprocess.Popen[bytes]) -> None:
    """End pytest and all it has started: politely, then not."""
    for sign, seconds in ((signal.SIGINT, PATIENCE), (signal.SIGKILL, PATIENCE)):
        if process.poll() is not None:
            return
        os.killpg(process.pid, sign)
        try:
            process.wait(seconds)
        except subprocess.TimeoutExpired:
            continue
