"""People at a table, for tests: what a person can do there, and a page that hears everything."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from konspira.kernel import shuffle
from konspira.kernel.state import State
from konspira.server.house import House
from konspira.server.store.entries import Batch
from konspira.server.tables.play import Play
from konspira.server.tables.table import Table
from support.club import SALT, Browser, Club

PATIENCE = 120.0  # seconds; long, because a machine may be busy with other things
MOMENT = 0.15  # seconds in which something that must not happen would have happened

Message: TypeAlias = dict[str, Any]


async def until(found: Callable[[], object] | Callable[[], Awaitable[object]]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = found()
            if (await answer) if isinstance(answer, Awaitable) else answer:
                return
            await asyncio.sleep(0.01)


class Watch:
    """A clock for the server that moves only when a test says so."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    async def pass_time(self, club: Club, chair: Chair, seconds: float) -> None:
        """Let time pass; the driver of the table looks at the clock again."""
        self.now += seconds
        club.house.driver.attend(await held(club, chair))


class Gate:
    """Something slow: who comes to it waits there until it is opened."""

    def __init__(self) -> None:
        self._reached, self._opened = asyncio.Event(), asyncio.Event()

    async def pass_through(self) -> None:
        self._reached.set()
        await self._opened.wait()

    async def reached(self) -> None:
        """Wait until somebody stands there."""
        async with asyncio.timeout(PATIENCE):
            await self._reached.wait()

    def open(self) -> None:
        self._opened.set()


def slow_disk(club: Club, monkeypatch: pytest.MonkeyPatch) -> Gate:
    """From now on nothing is written before the gate is opened."""
    gate, journal = Gate(), club.house.journal
    run = journal._run

    async def slow(batches: list[Batch]) -> None:
        if batches:
            await gate.pass_through()
        await run(batches)

    monkeypatch.setattr(journal, "_run", slow)
    return gate


class Chair:
    """A browser at one table. A guest without a seat there watches."""

    def __init__(self, browser: Browser, table: str) -> None:
        self.browser = browser
        self.table = table
        self.path = f"/api/tables/{table}"

    async def info(self) -> Any:
        return await self.browser.get(self.path)

    async def frame(self, since: int = 0) -> Any:
        return await self.browser.get(f"{self.path}/frame", since=since)

    async def question(self) -> Any:
        return (await self.frame())["question"]

    async def chat(self, since: int = 0) -> Any:
        return await self.browser.get(f"{self.path}/chat", since=since)

    async def notes(self) -> list[str]:
        """The kinds of all lines of the chat."""
        return [line["kind"] for line in await self.chat()]

    async def post(self, what: str, body: object = None) -> Any:
        return await self.browser.post(f"{self.path}/{what}", body)

    async def refused(self, what: str, body: object = None, method: str = "POST") -> Message:
        return await self.browser.refused(method, f"{self.path}/{what}", body)

    async def sit(self, seat: int | None = None, salt: str = SALT) -> Any:
        return await self.post("seat", {"salt": salt, "seat": seat})

    async def choose(self, choice: str | None = None) -> Any:
        """Answer the question that is open; without a choice, with its first option."""
        question = await self.question()
        assert question is not None, "nothing is asked"
        answer = {"token": question["token"], "choice": choice or question["options"][0]}
        return await self.post("choose", answer)

    async def propose(self, kind: str) -> Any:
        return await self.post("proposal", {"kind": kind})

    async def answer(self, agree: bool) -> Any:
        return await self.post("proposal/answer", {"agree": agree})

    @asynccontextmanager
    async def page(self, **query: object) -> AsyncIterator[Page]:
        """A live connection; `since`, `mark`, `chat` and `lang` as a client sends them."""
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        async with self.browser.live(f"{self.path}/live?{asked}") as socket:
            yield Page(socket, int(str(query.get("chat", 0))))


class Page:
    """An open page: it keeps what it hears as the client does."""

    def __init__(self, socket: ClientConnection, chat: int = 0) -> None:
        self.socket = socket
        self._chat = chat  # lines that it has already
        self.raw: list[str] = []  # every message, as it came
        self.table: Message = {}
        self.frame: Message = {}
        self.events: list[Message] = []
        self.lines: list[Message] = []
        self.frames = 0
        self._number = 0

    async def hear(self) -> Message:
        """The next message."""
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        if message["is"] == "table":
            self.table = message["table"]
        elif message["is"] == "line":
            self.lines.append(message)
        elif message["is"] == "frame":
            assert message["start"] <= len(self.events), "events are missing"
            self.events[message["start"] :] = message["events"]
            self.frame = message
            self.frames += 1
        return message

    async def until(self, found: Callable[[Page], object]) -> Page:
        """Listen until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not found(self):
                await self.hear()
        return self

    async def ready(self) -> Page:
        """Listen until the game and the chat are there."""
        await self.until(
            lambda page: page.frame and len(page.lines) >= page.table["chat"] - self._chat
        )
        if self.table["you"] is None:
            await self.caught_up()  # an onlooker is not told how many lines there are
        return self

    async def asked(self, kind: str | None = None) -> Message:
        """Listen until there is a question (of this kind): the question."""

        def found(page: Page) -> object:
            question = page.frame and page.frame["question"]
            return question and kind in (None, question["kind"])

        await self.until(found)
        question: Message = self.frame["question"]
        return question

    async def do(self, what: str, **fields: object) -> Message:
        """Say something and hear the answer to it."""
        self._number += 1
        await self.socket.send(json.dumps({"do": what, "re": self._number, **fields}))
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.hear()
                if message.get("re") == self._number:
                    return message

    async def choose(self, choice: str | None = None) -> Message:
        """Answer the question on the page."""
        question = await self.asked()
        self.frame = {**self.frame, "question": None}  # answered: the next one comes in a frame
        choice = choice or question["options"][0]
        return await self.do("choose", token=question["token"], choice=choice)

    async def caught_up(self) -> Page:
        """Everything that was on its way is here: the answer to a ping comes after it."""
        await asyncio.sleep(MOMENT)
        await self.do("ping")
        return self

    async def closed(self) -> tuple[int, str]:
        """Listen until the server hangs up: why it did."""
        async with asyncio.timeout(PATIENCE):
            try:
                while True:
                    await self.hear()
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                return closed.rcvd.code, closed.rcvd.reason


async def next_asked(*pages: Page) -> Page:
    """Listen on all pages until one has a question."""
    tasks = {asyncio.create_task(page.asked()): page for page in pages}
    done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for task in done:
        task.result()
    return tasks[done.pop()]


# -- tables ----------------------------------------------------------------------------------------


async def new_table(host: Browser, game: str = "spiskowcy", seats: int = 2, **wishes: Any) -> Chair:
    """A table that is open; the host sits in seat 0, if not told otherwise."""
    info = await host.post("/api/tables", {"game": game, "seats": seats, **wishes})
    return Chair(host, info["id"])


async def gather(host: Browser, *others: Browser, **wishes: Any) -> list[Chair]:
    """A table that is open, with these people in its first seats, salted."""
    wishes.setdefault("seats", max(1 + len(others), len(wishes.get("bots", []))))
    first = await new_table(host, **wishes)
    chairs = [first, *[Chair(browser, first.table) for browser in others]]
    for chair in chairs:
        await chair.sit()
    return chairs


async def start(host: Browser, *others: Browser, **wishes: Any) -> list[Chair]:
    """A running table with these people; `bots` fill the rest."""
    chairs = await gather(host, *others, **wishes)
    await chairs[0].post("start")
    return chairs


async def club_table(club: Club, *names: str, **wishes: Any) -> list[Chair]:
    """The same, with guests of these names."""
    return await start(*[await club.guest(name) for name in names], **wishes)


async def held(club: Club, chair: Chair) -> Table:
    """The table, inside the server."""
    return await club.house.tables.get(chair.table)


async def play_of(club: Club, chair: Chair) -> Play:
    """The game at a table, inside the server."""
    play = (await held(club, chair)).play
    assert play is not None
    return play


async def asked(chairs: Sequence[Chair]) -> Chair:
    """Somebody who has to choose."""
    for chair in chairs:
        if await chair.question():
            return chair
    raise AssertionError("nobody has to choose")


async def play_on(chairs: Sequence[Chair], luck: random.Random, choices: int = 10_000) -> None:
    """People choose at random, to the end or a number of choices."""
    frames = [await chair.frame() for chair in chairs]
    while choices and not frames[0]["result"]:
        ready = [place for place, frame in enumerate(frames) if frame["question"]]
        if ready:
            place = luck.choice(ready)
            question = frames[place]["question"]
            answer = {"token": question["token"], "choice": luck.choice(question["options"])}
            frames[place] = await chairs[place].post("choose", answer)
            choices -= 1
        if not frames[luck.choice(ready) if ready else 0]["question"]:
            frames = [await chair.frame() for chair in chairs]
            if not ready:
                await asyncio.sleep(0.01)


def salt_for(house: House, table: Table, seat: int, wanted: Callable[[State], bool]) -> str:
    """Random bytes for the last seat without any that make a wanted deal.

    Only somebody inside the server can do this: it takes the secret (docs/fair-shuffle.md).
    """
    game = house.game(table.row.game, len(table.seats), table.row.options)
    salts = [place.salt for place in table.seats]
    for number in range(100_000):
        salts[seat] = number.to_bytes(16, "big")
        key = shuffle.key(table.row.secret, table.id, salts)
        if wanted(game.start(key=key)):
            return number.to_bytes(16, "big").hex()
    raise AssertionError("no such deal")
