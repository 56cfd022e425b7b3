"""A server of its own, in a process of its own, with a bystander: loopback only."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

import httpx

SERVE = "from konspira.cli.main import main; main()"
SALT = "5a" * 16
ROOT = Path(__file__).parent.parent.parent


class Watched:
    """The server as one sees it from outside."""

    def __init__(self, process: subprocess.Popen[str], address: str, log: Path) -> None:
        self.process = process
        self.address = address
        self.log = log
        parts = urlsplit(address)
        self.host, self.port = str(parts.hostname), int(parts.port or 80)

    def memory(self) -> int:
        """The memory it uses, in kB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])

    def guest(self, name: str) -> httpx.Client:
        """A browser with somebody behind it."""
        browser = httpx.Client(base_url=self.address, trust_env=False, timeout=60)
        browser.get("/api/me")
        browser.headers["x-csrf-token"] = browser.cookies["konspira-csrf"]
        browser.post("/api/me", json={"name": name}).raise_for_status()
        return browser

    def table(self, browser: httpx.Client) -> str:
        """A running game against a bot."""
        wish = {"game": "leduc", "seats": 2, "bots": [None, "random"]}
        name = str(browser.post("/api/tables", json=wish).raise_for_status().json()["id"])
        browser.post(f"/api/tables/{name}/seat", json={"salt": SALT}).raise_for_status()
        browser.post(f"/api/tables/{name}/start").raise_for_status()
        return name


def cookies(browser: httpx.Client) -> str:
    """Return what makes somebody else this person."""
    return "; ".join(f"{name}={value}" for name, value in browser.cookies.items())


@contextmanager
def served(folder: Path, **settings: str) -> Iterator[Watched]:
    """`konspira serve` on a free port; its log is a file in the folder."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("KONSPIRA_")}
    chosen = {f"KONSPIRA_{name.upper()}": value for name, value in settings.items()}
    log = folder / "log"
    with log.open("w") as lines:
        process = subprocess.Popen(
            [sys.executable, "-c", SERVE, "serve", "--port", "0", "--log", "json"],
            stdout=subprocess.PIPE,
            stderr=lines,
            text=True,
            env={**kept, "XDG_STATE_HOME": str(folder), "KONSPIRA_LANG": "en", **chosen},
        )
    try:
        assert process.stdout
        said = process.stdout.readline()
        yield Watched(process, next(word for word in said.split() if "://" in word), log)
    finally:
        process.terminate()
        try:
            process.communicate(timeout=30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()


class Visits:
    """The visits of the bystander."""

    def __init__(self, file: Path, process: subprocess.Popen[bytes]) -> None:
        self.file = file
        self.process = process

    def rows(self) -> list[tuple[float, float, int]]:
        """Return when each visit began, how many seconds it took, its status."""
        rows = [line.split() for line in self.file.read_text().splitlines()]
        return [(float(row[0]), float(row[1]), int(row[2])) for row in rows if len(row) == 3]

    def usual(self, since: float, until: float) -> float:
        """The median time of the visits in a period."""
        return median(took for at, took, _ in self.rows() if since <= at < until)

    def wait(self, count: int) -> tuple[float, float]:
        """Wait for `count` more visits; return the period in which they were."""
        since, before = time.monotonic(), len(self.rows())
        while len(self.rows()) < before + count:
            assert self.process.poll() is None, "the bystander is gone"
            time.sleep(0.05)
        return since, time.monotonic()


@contextmanager
def bystander(server: Watched, cookie: str, folder: Path) -> Iterator[Visits]:
    """Somebody at another address of this machine, in a process of its own."""
    file = folder / "visits"
    where = [server.host, str(server.port), cookie, "127.0.0.2"]
    with file.open("w") as lines:
        process = subprocess.Popen(
            [sys.executable, "-m", "tools.fuzz_server.bystander", *where], stdout=lines, cwd=ROOT
        )
    try:
        yield Visits(file, process)
    finally:
        process.kill()
        process.wait()
