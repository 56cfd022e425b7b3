"""Servers in processes of their own, that can be killed and started again; and tireless players."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from konspira.server.settings import Settings, environment_of
from support.club import Browser
from support.services import free_port

LIFETIME = 600.0  # seconds that no server outlives, whatever happens to the test
PATIENCE = 180.0  # seconds for a server to start, and for a game to go on

PROGRAM = f"""
import os, signal, threading
end = threading.Timer({LIFETIME}, os.kill, [os.getpid(), signal.SIGKILL])
end.daemon = True
end.start()
from konspira.cli.main import main
main()
"""


class Served:
    """A server process."""

    def __init__(self, settings: Settings, log: Path, plant: str = "") -> None:
        self.plant = plant  # Python that runs before the server: something to be found out
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.settings = settings
        self.log = log
        self.process: Process | None = None

    async def start(self) -> None:
        """Start the server; it answers when this returns."""
        environment = {**os.environ, **environment_of(self.settings)}
        environment["KONSPIRA_PORT"] = str(self.port)
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", self.plant + PROGRAM, "serve"),
                env=environment,
                stdout=log,
                stderr=log,
            )
        latest = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(trust_env=False) as http:
            while time.monotonic() < latest and self.process.returncode is None:
                try:
                    if (await http.get(f"{self.address}/api/ready")).is_success:
                        return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        raise RuntimeError(f"the server does not start: {self.log.read_text()[-2000:]}")

    async def kill(self) -> None:
        """`kill -9`: no time for anything."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> None:
        """As on Ctrl-C."""
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(signal.SIGINT)
            try:
                await asyncio.wait_for(self.process.wait(), PATIENCE)
            except TimeoutError:
                await self.kill()


@asynccontextmanager
async def served(settings: Settings, log: Path, plant: str = "") -> AsyncIterator[Served]:
    """A server process, from its first answer to its end."""
    server = Served(settings, log, plant)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


class Player:
    """Somebody who plays on whatever happens, and remembers what was sent and what was promised.

    A choice that was not answered when the connection broke is sent again, with the same token,
    before the new connection has told what became of it.
    """

    def __init__(self, browser: Browser, table: str, seat: int, seed: int) -> None:
        self.browser = browser
        self.table = table
        self.seat = seat
        self.chance = random.Random(seed)
        self.sent: dict[str, list[str]] = {}  # by the token of the question
        self.promised: dict[str, str] = {}  # answered with `done`: on disk
        self.question: dict[str, Any] | None = None
        self.open: tuple[str, str] | None = None  # sent, and not answered yet
        self.again = 0  # how often something was sent twice,
        self.stale = 0  # and how often it had been written the first time
        self.events: list[Any] = []
        self.mark = ""
        self.over = False

    async def play(self) -> None:
        """Play to the end; when the connection breaks, come back and go on."""
        while not self.over:
            try:
                await self._play()
            except (TimeoutError, OSError, WebSocketException):
                await asyncio.sleep(0.1)

    async def _play(self) -> None:
        path = f"/api/tables/{self.table}/live?since={len(self.events)}&mark={self.mark}"
        async with self.browser.live(path, open_timeout=5) as socket:
            if self.open is not None:
                self.again += 1
                await self._send(socket, *self.open)
            self.question = None
            first = True
            while not self.over:
                message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                self._take(message)
                question = self.question
                if first and question is not None:
                    assert question["token"] not in self.promised, "a promised choice is lost"
                    first = False
                if question is None or self.open is not None or question["token"] in self.promised:
                    continue
                await self._send(socket, question["token"], self.chance.choice(question["options"]))

    def _take(self, message: dict[str, Any]) -> None:
        if message["is"] == "frame":
            self.hear(message)
            self.question = message["question"]
        elif message["is"] == "done":
            assert self.open is not None
            self.promised[self.open[0]] = self.open[1]
            self.open = None
        elif message["is"] == "refused":
            assert message["problem"]["code"] == "stale-choice", message
            self.open = self.question = None  # the current view follows
            self.stale += 1

    async def _send(self, socket: ClientConnection, token: str, choice: str) -> None:
        self.open = (token, choice)
        self.sent.setdefault(token, []).append(choice)
        await socket.send(json.dumps({"do": "choose", "token": token, "choice": choice}))

    def hear(self, frame: dict[str, Any]) -> None:
        """Return what a page does with a frame."""
        assert frame["start"] <= len(self.events), "an event is missing"
        self.events[frame["start"] :] = frame["events"]
        self.mark = frame["mark"]
        self.over = frame["result"] is not None
