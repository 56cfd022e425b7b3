"""Tries an installed Konspira as a stranger would: plays, prints a rule, serves the web app.

Everything happens in an empty environment and in a folder of its own, so nothing of the checkout
can help. A `Broken` says what did not work.
"""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import time
import venv
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from urllib.request import Request, urlopen

MOST_PACKAGES = 15  # that a plain installation may have
PATIENCE = 120.0  # seconds for a server to say its address
TOOLS = {"pip", "setuptools"}  # what every new environment has
RULE = "SPI-6.4"


class Broken(Exception):
    """Something that a package must do, and this one does not."""


class Place:
    """An environment with nothing in it, and an empty folder to work in."""

    def __init__(self, folder: Path, path: str = os.environ["PATH"]) -> None:
        self.path = path  # where commands find other programs
        self.home = folder / "home"
        self.home.mkdir(parents=True)
        self.log = folder / "serve.log"
        venv.create(folder / "env", with_pip=True)
        self.programs = folder / "env" / ("Scripts" if os.name == "nt" else "bin")

    def environment(self, more: Mapping[str, str] | None = None) -> dict[str, str]:
        """The variables of a command: nothing that would lead it back to a checkout."""
        kept = {
            name: text
            for name, text in os.environ.items()
            if not name.startswith(("PYTHON", "KONSPIRA_", "VIRTUAL_ENV"))
        }
        own = {"XDG_STATE_HOME": str(self.home), "KONSPIRA_LANG": "en", "COLUMNS": "100"}
        path = f"{self.programs}{os.pathsep}{self.path}"
        return {**kept, **own, "PATH": path, **(more or {})}

    def run(
        self, *words: str | Path, answers: str = "", fails: bool = False, **settings: str
    ) -> str:
        """Return what a program of this environment says; it has to succeed, or to fail."""
        command = [str(self.programs / words[0]), *map(str, words[1:])]
        result = subprocess.run(
            command,
            input=answers,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=self.home,
            env=self.environment({"PYTHONUTF8": "1", **settings}),
        )
        if (result.returncode != 0) != fails:
            shown = " ".join(map(str, words))
            raise Broken(f"`{shown}` ended with {result.returncode}: {result.stderr[-2000:]}")
        return result.stderr if fails else result.stdout

    def install(self, *requirements: str) -> None:
        """Install with pip; what has to be built is not compiled, which would take minutes."""
        self.run("pip", "install", "-q", *requirements, KONSPIRA_COMPILE="0")

    def packages(self) -> list[str]:
        """Return what is installed, apart from the tools that install."""
        found = json.loads(self.run("python", "-m", "pip", "list", "--format", "json"))
        return sorted(row["name"] for row in found if row["name"].lower() not in TOOLS)

    @contextmanager
    def serving(self, *command: str, **settings: str) -> Iterator[str]:
        """A server of this environment, from its first answer to its end: its address."""
        port = free_port()
        address = f"http://127.0.0.1:{port}"
        words = command or ("konspira", "serve")
        environment = self.environment({**settings, "KONSPIRA_PORT": str(port)})
        with self.log.open("w", encoding="utf-8") as log:
            process = subprocess.Popen(
                [str(self.programs / words[0]), *words[1:]],
                stdout=log,
                stderr=log,
                cwd=self.home,
                env=environment,
            )
        try:
            self._await_answer(process, address)
            yield address
        finally:
            process.terminate()
            process.wait(PATIENCE)

    def _await_answer(self, process: subprocess.Popen[bytes], address: str) -> None:
        latest = time.monotonic() + PATIENCE
        while time.monotonic() < latest and process.poll() is None:
            try:
                fetch(address, "/api/ready")
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise Broken(f"the server does not start: {self.log.read_text(encoding='utf-8')[-2000:]}")


def free_port() -> int:
    """A port that nobody uses at this moment."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


# -- what a package must do ------------------------------------------------------------------------


def check_plain(place: Place) -> list[str]:
    """A plain installation: few packages, the engine, a game, a rule; no server. Its packages."""
    found = place.packages()
    if len(found) > MOST_PACKAGES:
        raise Broken(f"a plain installation has {len(found)} packages: {', '.join(found)}")
    place.run("python", "-c", "import konspira; konspira.make('stawka').start(seed=1)")
    check_game(place)
    expect("innkeeper" in place.run("konspira", "rules", "spiskowcy", RULE).lower(), "rules")
    for language in ("en", "pl", "de"):
        guide = place.run("konspira", "rules", "stawka", "--lang", language)
        expect(len(guide) > 2000, f"the guide in {language}")
    said = place.run("konspira", "serve", fails=True)
    expect("pip install 'konspira[server]'" in said.replace('"', "'"), f"the remedy in {said!r}")
    return found


def check_game(place: Place) -> None:
    """A game in the terminal, to its end, and the record that it leaves."""
    record = place.home / "game.json"
    words = ("play", "spiskowcy", "--seats", "3", "--bots", "greedy,random", "--seed", "7")
    place.run("konspira", *words, "--record", record, answers="1\n" * 400)
    place.run("konspira", "verify", record)


def check_arena(place: Place) -> None:
    """A tournament, without and with files of it."""
    words = ("arena", "leduc", "--bots", "random,greedy", "--games", "4", "--workers", "1")
    place.run("konspira", *words)
    said = place.run("konspira", *words, "--out", "cup", fails=True)
    expect("pip install 'konspira[arena]'" in said.replace('"', "'"), f"the remedy in {said!r}")


def check_server(place: Place) -> None:
    """The web app."""
    with place.serving() as address:
        check_address(address)


def check_address(address: str) -> None:
    """A server that runs somewhere gives everything that a browser asks for first."""
    page = fetch(address, "/")
    assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    expect(bool(assets), f"the files of the page in {page!r}")
    for asset in assets:
        expect(len(fetch(address, asset)) > 100, asset)
    rules = json.loads(fetch(address, "/api/games/spiskowcy/reference"))
    expect(f'id="{RULE.lower()}"' in rules["html"], "the rules as a page")
    expect(len(json.loads(fetch(address, "/api/games"))) >= 4, "the list of games")


def fetch(address: str, path: str) -> str:
    """Return what a server answers; anything but 200 is an error."""
    with urlopen(Request(address + path, headers={"accept-language": "en"}), timeout=60) as answer:
        return str(answer.read().decode())


def expect(holds: bool, what: str) -> None:
    """Complain where something is missing."""
    if not holds:
        raise Broken(f"missing: {what}")
