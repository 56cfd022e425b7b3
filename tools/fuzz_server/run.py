"""The fuzzer: many messages, a few at a time, and a report of what the server made of them."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from tools.fuzz_server import messages
from tools.fuzz_server.watched import Visits, Watched, bystander, cookies, served

HANDS = 2  # connections at a time
PATIENCE = 0.05  # seconds to wait for an answer; many messages get none
TALK = 8  # messages on one live connection, unless the server ends it
VISITS = 60  # of the bystander, undisturbed
WARM = 2_000  # messages before memory is measured: caches fill
MOST_GROWTH = 1.10
MOST_DELAY = 3.0
NO_LIMITS = {
    "requests_per_minute": "0",
    "messages_per_second": "0",
    "connections_per_address": "0",
    "request_time": "5",
}


class Report(NamedTuple):
    """The result of a run."""

    sent: int
    seconds: float
    tracebacks: list[str]
    errors: list[str]
    memory: tuple[int, int]  # kB, warm and at the end
    delay: tuple[float, float]  # seconds of a bystander's visit, undisturbed and meanwhile
    refused: int  # visits of the bystander that were not answered with 200

    def wrong(self) -> list[str]:
        """Return what must not be."""
        found = [f"a traceback: {text}" for text in self.tracebacks[:3]]
        found += [f"an error in the log: {text}" for text in self.errors[:3]]
        if self.memory[1] > MOST_GROWTH * self.memory[0]:
            found.append(f"memory has grown from {self.memory[0]} to {self.memory[1]} kB")
        if self.delay[1] > MOST_DELAY * self.delay[0]:
            found.append(f"a bystander waited {self.delay[1]:.4f} s instead of {self.delay[0]:.4f}")
        if self.refused:
            found.append(f"a bystander was refused {self.refused} times")
        return found

    def told(self) -> str:
        """The report in lines."""
        growth = self.memory[1] / self.memory[0] - 1
        lines = [
            f"messages: {self.sent} in {self.seconds:.0f} s",
            f"tracebacks: {len(self.tracebacks)}, errors: {len(self.errors)}",
            f"memory: {self.memory[0]} kB to {self.memory[1]} kB ({growth:+.1%})",
            f"a bystander's visit: {self.delay[0] * 1000:.1f} ms undisturbed, "
            f"{self.delay[1] * 1000:.1f} ms meanwhile",
        ]
        return "\n".join([*lines, *(f"WRONG: {text}" for text in self.wrong())])


def fuzz(count: int, folder: Path) -> Report:
    """Send malformed messages to a server of our own."""
    with served(folder, **NO_LIMITS) as server:
        with closing(server.guest("Anna")) as anna, closing(server.guest("Basia")) as basia:
            target = Target(server, server.table(anna), cookies(anna))
            known = cookies(basia)
        with bystander(server, known, folder) as visits:
            return _measured(server, visits, count, target)


def _measured(server: Watched, visits: Visits, count: int, target: Target) -> Report:
    visits.wait(VISITS // 2)  # everything that is made once is made
    quiet = visits.wait(VISITS)
    started = time.monotonic()
    warm = min(WARM, count // 2)
    asyncio.run(target.send(range(warm)))
    before = server.memory()
    asyncio.run(target.send(range(warm, count)))
    ended = time.monotonic()
    after = server.memory()
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line[:1] == "{"]
    return Report(
        sent=count,
        seconds=ended - started,
        tracebacks=[line["traceback"][-600:] for line in lines if "traceback" in line],
        errors=[str(line)[:300] for line in lines if line["level"] in ("error", "critical")],
        memory=(before, after),
        delay=(visits.usual(*quiet), visits.usual(started, ended)),
        refused=sum(status != 200 for _, _, status in visits.rows()),
    )


class Target:
    """The target of the messages."""

    def __init__(self, server: Watched, table: str, cookie: str) -> None:
        self.server = server
        self.table = table
        self.cookie = cookie

    async def send(self, numbers: range) -> None:
        """Send the messages of these numbers: half of them requests, half on live connections."""
        rest = iter(numbers)
        await asyncio.gather(*(self._hand(rest) for _ in range(HANDS)))

    async def _hand(self, rest: Iterator[int]) -> None:
        for number in rest:
            try:
                reader, writer = await asyncio.open_connection(self.server.host, self.server.port)
            except OSError:
                await asyncio.sleep(PATIENCE)
                continue
            try:
                if number % 2:
                    await self._request(number, reader, writer)
                else:
                    await self._talk(number, rest, reader, writer)
            except (OSError, EOFError):
                pass  # it hung up, as it may
            finally:
                writer.transport.abort() if number % 3 else writer.close()

    async def _request(
        self, number: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        writer.write(messages.http(number, self.table))
        if number % 7:  # one in seven does not wait for an answer
            await _heard(reader)

    async def _talk(
        self,
        number: int,
        rest: Iterator[int],
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> None:
        """A live connection, and some messages on it."""
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/tables/{self.table}/live?lang=en&since=0 HTTP/1.1\r\nhost: x\r\n"
            f"cookie: {self.cookie}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode()
        )
        async with asyncio.timeout(30):
            await reader.readuntil(b"\r\n\r\n")
        writer.write(messages.websocket(number))
        for _ in range(TALK - 1):
            if not await _heard(reader):
                return
            following = next(rest, None)
            if following is None:
                return
            writer.write(messages.websocket(following))


async def _heard(reader: asyncio.StreamReader) -> bool:
    """Listen for a moment; False: the server has hung up."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await reader.read(65536) != b""
    except TimeoutError:
        return True
