"""A server and a browser for tests and pictures: real processes, ended when they are not needed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright

from konspira.books import INDEX, PAGES

STARTING = 60.0  # seconds for a server to say its address
STOPPING = 30.0  # seconds for it to end
LIFETIME = 7200.0  # seconds that no server outlives, whatever happens; a soak needs most of them
PROGRAMS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--force-color-profile=srgb",
]

# The server ends when the process that started it is gone, or after a long time.
PROGRAM = f"""
import os, signal, threading, time
parent, end = os.getppid(), time.monotonic() + {LIFETIME}
def watch():
    while os.getppid() == parent and time.monotonic() < end:
        time.sleep(0.5)
    os.kill(os.getpid(), signal.SIGTERM)
threading.Thread(target=watch, daemon=True).start()
%s
from konspira.cli.main import main
main()
"""


def find_chromium(whole: bool = False) -> str | None:
    """The browser that is installed here; a whole one can show notifications, if there is one."""
    programs = [*PROGRAMS[1:], PROGRAMS[0]] if whole else PROGRAMS
    return next((path for path in map(shutil.which, programs) if path), None)


def missing() -> str | None:
    """Return why nothing can be seen in a browser here."""
    if find_chromium() is None:
        return f"no browser is installed: none of {', '.join(PROGRAMS)}"
    if not (PAGES / INDEX).exists():
        return "the web client is not built: run `make web`"
    return None


def open_browser(playwright: Playwright) -> Browser:
    """The installed Chromium, without a window."""
    return playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)


@contextmanager
def serving(folder: Path, before: str = "", **settings: object) -> Iterator[str]:
    """A server of its own with an empty database; yields its address.

    `before` is run in its process before it starts.
    """
    log, said = folder / "server.log", folder / "server.out"
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("KONSPIRA_")},
        **{f"KONSPIRA_{name.upper()}": str(value) for name, value in settings.items()},
        "KONSPIRA_DATABASE_URL": f"sqlite:///{folder / 'konspira.db'}",
        "PYTHONUNBUFFERED": "1",
    }
    command = [sys.executable, "-c", PROGRAM % before, "serve", "--port", "0", "--lang", "en"]
    with log.open("wb") as errors, said.open("wb") as words:
        process = subprocess.Popen(command, stdout=words, stderr=errors, env=environment)
    try:
        yield _address(process, said, log)
    finally:
        process.terminate()
        try:
            process.wait(STOPPING)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise


def _address(process: subprocess.Popen[bytes], said: Path, log: Path) -> str:
    """The address that the server says once it is ready."""
    latest = time.monotonic() + STARTING
    while time.monotonic() < latest and process.poll() is None:
        found = re.search(r"http://[\d.]+:\d+", said.read_text(encoding="utf-8"))
        if found:
            return found.group()
        time.sleep(0.02)
    raise RuntimeError(f"the server does not start: {log.read_text(errors='replace')}")
