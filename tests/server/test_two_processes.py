"""Several processes, one server: players of one table are connected to different ones."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from konspira.catalogue import game_of
from konspira.kernel.record import read_record, verify
from konspira.server.settings import Settings
from support.club import SALT, Browser, hear
from support.processes import Player, Served, served


class Pair:
    """Two server processes on one database and one broker, and who visits them."""

    def __init__(self, first: Served, second: Served) -> None:
        self.servers = (first, second)
        self.browsers: list[Browser] = []

    async def guest(self, server: int, name: str) -> Browser:
        """Somebody new at one of the processes."""
        browser = self._browser(server)
        await browser.post("/api/me", {"name": name})
        return browser

    def same(self, person: Browser, server: int) -> Browser:
        """The same person at another process."""
        browser = self._browser(server)
        browser.http.cookies.update(person.http.cookies)
        return browser

    def _browser(self, server: int) -> Browser:
        self.browsers.append(Browser(self.servers[server].address))
        return self.browsers[-1]


@pytest.fixture
async def pair(settings: Settings, backend: str, tmp_path: Path) -> AsyncIterator[Pair]:
    if backend != "postgres+redis":
        pytest.skip("two processes hear each other through Redis")
    settings = msgspec.structs.replace(settings, thinkers=1)
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(served(settings, tmp_path / "one.log"))
        second = await stack.enter_async_context(served(settings, tmp_path / "two.log"))
        both = Pair(first, second)
        yield both
        for browser in both.browsers:
            await browser.close()


async def started(anna: Browser, jan: Browser, bots: tuple[str | None, ...] = ()) -> str:
    """A table of Anna's, where Jan has sat down too."""
    seats = 2 + len(bots)
    wish = {"game": "spiskowcy", "seats": seats, "bots": [None, None, *bots]}
    table: str = (await anna.post("/api/tables", wish))["id"]
    await anna.post(f"/api/tables/{table}/seat", {"salt": SALT})
    await jan.post(f"/api/tables/{table}/seat", {"salt": SALT})
    await anna.post(f"/api/tables/{table}/start")
    return table


async def test_players_at_different_processes_play_whole_games(pair: Pair) -> None:
    anna, jan = await pair.guest(0, "Anna"), await pair.guest(1, "Jan")
    tables = [await started(anna, jan, ("greedy",)) for _ in range(3)]
    players = [
        Player(browser, table, seat, seed=seat)
        for table in tables
        for seat, browser in enumerate((anna, jan))
    ]
    async with asyncio.timeout(240):
        await asyncio.gather(*[player.play() for player in players])
    for table in tables:
        record = read_record((await jan.request("GET", f"/api/tables/{table}/record")).content)
        assert verify(record, game_of(record)).over
    heard = [[e for e in player.events if not e["private"]] for player in players[:2]]
    public = [[(e["kind"], e["facts"]) for e in events] for events in heard]
    assert public[0] == public[1]


async def test_of_two_answers_to_one_question_exactly_one_is_taken(pair: Pair) -> None:
    anna, jan = await pair.guest(0, "Anna"), await pair.guest(1, "Jan")
    table = await started(anna, jan)
    here = {0: anna, 1: jan}
    there = {0: pair.same(anna, 1), 1: pair.same(jan, 0)}
    taken = stale = 0
    for _ in range(25):
        frames = {s: await b.get(f"/api/tables/{table}/frame") for s, b in here.items()}
        seat = next(s for s, frame in frames.items() if frame["question"])
        question = frames[seat]["question"]
        answers = [
            {"token": question["token"], "choice": choice}
            for choice in (question["options"][0], question["options"][-1])
        ]
        path = f"/api/tables/{table}/choose"
        both = await asyncio.gather(
            here[seat].request("POST", path, answers[0]),
            there[seat].request("POST", path, answers[1]),
        )
        assert sorted(answer.status_code for answer in both) == [200, 409]
        refused = next(answer.json() for answer in both if answer.status_code == 409)
        assert refused["code"] == "stale-choice"
        taken, stale = taken + 1, stale + 1
    assert taken == stale == 25


async def test_what_one_process_takes_back_the_other_forgets(pair: Pair) -> None:
    anna, jan = await pair.guest(0, "Anna"), await pair.guest(1, "Jan")
    table = await started(anna, jan)
    frames = {b: await b.get(f"/api/tables/{table}/frame") for b in (anna, jan)}
    asked = next(browser for browser, frame in frames.items() if frame["question"])
    question = frames[asked]["question"]
    answer = {"token": question["token"], "choice": question["options"][0]}
    chosen = await asked.post(f"/api/tables/{table}/choose", answer)
    assert chosen["question"]["kind"] != "order-type" and chosen["take_back"]
    other = pair.same(asked, 1 if asked is anna else 0)
    back = await other.post(f"/api/tables/{table}/take-back")
    assert back["question"]["kind"] == "order-type"
    again = await asked.get(f"/api/tables/{table}/frame")
    assert again["question"] == back["question"]


async def test_chat_has_one_order_for_everybody(pair: Pair) -> None:
    anna, jan = await pair.guest(0, "Anna"), await pair.guest(1, "Jan")
    table = await started(anna, jan)
    path = f"/api/tables/{table}/chat"
    await asyncio.gather(
        *[anna.post(path, {"text": f"a{number}"}) for number in range(8)],
        *[jan.post(path, {"text": f"j{number}"}) for number in range(8)],
    )
    lines = [await browser.get(path) for browser in (anna, jan)]
    assert lines[0] == lines[1]
    said = [line["text"] for line in lines[0] if line["kind"] == "said"]
    assert len(said) == 16
    assert [line["number"] for line in lines[0]] == list(range(len(lines[0])))


async def test_a_line_of_chat_reaches_the_other_process_at_once(pair: Pair) -> None:
    anna, jan = await pair.guest(0, "Anna"), await pair.guest(1, "Jan")
    table = await started(anna, jan)
    async with jan.live(f"/api/tables/{table}/live") as socket:
        while (await hear(socket, "line", 20))["kind"] != "started":
            pass
        await anna.post(f"/api/tables/{table}/chat", {"text": "hello"})
        while (line := await hear(socket, "line", 20))["kind"] != "said":
            pass
        assert line["text"] == "hello"
        await socket.send(json.dumps({"do": "ping", "re": 3}))
        assert (await hear(socket, "done", 20))["re"] == 3


async def test_bots_go_on_when_the_process_that_looked_after_them_is_killed(pair: Pair) -> None:
    anna, jan = await pair.guest(0, "Anna"), await pair.guest(1, "Jan")
    table = await started(anna, jan, ("random", "greedy"))
    at_second = pair.same(anna, 1)  # Anna changes over when her process is gone
    player, other = Player(anna, table, 0, seed=1), Player(jan, table, 1, seed=2)
    first = asyncio.create_task(player.play())
    second = asyncio.create_task(other.play())
    while len(player.promised) < 6:
        await asyncio.sleep(0.05)
    await pair.servers[0].kill()
    player.browser = at_second
    async with asyncio.timeout(240):
        await asyncio.gather(first, second)
    record = read_record((await jan.request("GET", f"/api/tables/{table}/record")).content)
    assert verify(record, game_of(record)).over
