"""`kill -9` at any moment: what was promised is there, nothing is half done, every game goes on."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select

from konspira.catalogue import game_of
from konspira.kernel.game import Game
from konspira.kernel.record import read_record, verify
from konspira.server.settings import Settings
from konspira.server.store import database, schema
from support.club import SALT, Browser
from support.processes import Player, Served, served

# Games, and how often the server is killed while they go on; with every change of the code few.
SHORT = (8, 4)
LONG = {"sqlite+memory": (50, 8), "postgres+redis": (16, 8)}
CHOICES = 40  # that somebody makes in a game, or a few more
ROUNDS = 8  # in a soak: each kills at other moments


async def sit_down(browser: Browser, seed: int) -> Player:
    """A table with one person and one bot, ready to be played."""
    wish = {"game": "spiskowcy", "seats": 2, "bots": [None, "random"]}
    table = (await browser.post("/api/tables", wish))["id"]
    await browser.post(f"/api/tables/{table}/seat", {"salt": SALT})
    await browser.post(f"/api/tables/{table}/start")
    return Player(browser, table, 0, seed)


async def kill_again_and_again(
    server: Served, times: int, players: list[Player], chance: random.Random
) -> int:
    """Kill the server at random moments, as long as games go on; how often that was."""
    span = CHOICES * len(players) / times
    marks = [span * (number + chance.random()) for number in range(times)]
    for number, mark in enumerate(marks):
        while sum(len(player.promised) for player in players) < mark:
            if all(player.over for player in players):
                return number
            await asyncio.sleep(0.005)
        await asyncio.sleep(chance.uniform(0, 0.05))
        await server.kill()
        await server.start()
    return times


async def logs(url: str) -> dict[str, list[Any]]:
    """Every log, as it lies on disk."""
    engine = database.engine(url)
    found: dict[str, list[Any]] = {}
    async with database.reading(engine).connect() as connection:
        query = select(schema.log).order_by(schema.log.c.table_id, schema.log.c.ply)
        for row in await connection.execute(query):
            found.setdefault(row.table_id, []).append(row)
    await engine.dispose()
    return found


class Founder:
    """Makes tables all the time, and notes which ones it was promised."""

    def __init__(self, address: str) -> None:
        self.browser = Browser(address)
        self.made: list[str] = []
        self.started: list[str] = []

    async def work(self) -> None:
        while True:
            try:
                await self._make()
            except httpx.TransportError:
                await asyncio.sleep(0.1)

    async def _make(self) -> None:
        if "konspira-person" not in self.browser.http.cookies:
            await self.browser.post("/api/me", {"name": "Bruno"})
        wish = {"game": "spiskowcy", "seats": 3, "bots": [None, "random", "random"]}
        table = (await self.browser.post("/api/tables", wish))["id"]
        self.made.append(table)
        await self.browser.post(f"/api/tables/{table}/seat", {"salt": SALT})
        await self.browser.post(f"/api/tables/{table}/start")
        self.started.append(table)
        await asyncio.sleep(0.02)


@pytest.mark.parametrize(
    ("whole", "luck"),
    [
        pytest.param(False, 7, id="short"),
        *[pytest.param(True, 7 + n, marks=pytest.mark.soak, id=f"long-{n}") for n in range(ROUNDS)],
    ],
)
async def test_nothing_that_was_promised_is_lost_and_every_game_goes_on(
    settings: Settings, backend: str, tmp_path: Path, whole: bool, luck: int
) -> None:
    games, kills = LONG[backend] if whole else SHORT
    settings = msgspec.structs.replace(settings, thinkers=2)
    chance = random.Random(luck)
    async with served(settings, tmp_path / "log") as server:
        browser = Browser(server.address)
        await browser.post("/api/me", {"name": "Anna"})
        players = [await sit_down(browser, seed) for seed in range(games)]
        founder = Founder(server.address)
        founding = asyncio.create_task(founder.work())
        killing = asyncio.create_task(kill_again_and_again(server, kills, players, chance))
        killing.add_done_callback(lambda _: founding.cancel())
        async with asyncio.timeout(420):
            await asyncio.gather(*[player.play() for player in players])
            assert await killing >= kills // 2
        await asyncio.gather(founding, return_exceptions=True)
        records = {
            player.table: (await browser.request("GET", f"/api/tables/{player.table}/record"))
            for player in players
        }
        await browser.close()
        await founder.browser.close()

    found = await logs(settings.database_url)
    for player in players:
        record = read_record(records[player.table].content)
        game = game_of(record)
        assert verify(record, game).over  # played to the end, dealt fairly, legal throughout
        check_promises(player, found[player.table], game)
    assert sum(len(player.promised) for player in players) > 20 * games
    assert sum(player.again for player in players)  # some were killed in the middle of a choice
    await check_tables(settings.database_url, founder)


def check_promises(player: Player, entries: list[Any], game: Game) -> None:
    """All that was promised is there, in its place, exactly once; and nothing that nobody sent."""
    assert [entry.ply for entry in entries] == list(range(len(entries)))
    names = [game.name(entry.option) for entry in entries if entry.seat == player.seat]
    for token, choice in player.promised.items():
        assert names[int(token.split(".")[0])] == choice
    for place, name in enumerate(names):
        assert name in player.sent[f"{place}.0"]


async def check_tables(url: str, founder: Founder) -> None:
    """Every table that was promised is there, and none is half there."""
    engine = database.engine(url)
    rows, places = schema.tables, schema.seats
    async with database.reading(engine).connect() as connection:
        status = {row.id: row.status for row in await connection.execute(select(rows))}
        seats = Counter(row.table_id for row in await connection.execute(select(places)))
        lines = await connection.execute(
            select(schema.lines.c.table_id).where(schema.lines.c.kind == "started")
        )
        begun = Counter(table for (table,) in lines)
    await engine.dispose()
    assert founder.started
    assert all(table in status for table in founder.made)
    assert all(status[table] == "running" for table in founder.started)
    assert all(seats[table] in (2, 3) for table in status)
    assert all(begun[table] == (status[table] != "open") for table in status)


EARLY = """
import asyncio
from pathlib import Path
from konspira.server.store.journal import Journal

put = Journal.put

def put_later(self, batch, done):
    asyncio.get_running_loop().call_soon(done, None)
    if not Path({held!r}).exists():
        put(self, batch, lambda error: None)

Journal.put = put_later
"""


async def test_a_server_that_promises_too_early_is_found_out(
    settings: Settings, backend: str, tmp_path: Path
) -> None:
    if backend != "sqlite+memory":
        pytest.skip("the database makes no difference here")
    held = tmp_path / "held"  # once it is there, what was promised waits to be written
    async with served(settings, tmp_path / "log", EARLY.format(held=str(held))) as server:
        browser = Browser(server.address)
        await browser.post("/api/me", {"name": "Anna"})
        players = [await sit_down(browser, seed) for seed in range(4)]
        await asyncio.sleep(0.5)
        held.touch()
        playing = [asyncio.create_task(player.play()) for player in players]
        while sum(len(player.promised) for player in players) < 12:
            await asyncio.sleep(0.01)
        await server.kill()
        await server.start()
        ended, going = await asyncio.wait(playing, timeout=60, return_when=asyncio.FIRST_EXCEPTION)
        for task in going:
            task.cancel()
        await asyncio.gather(*going, return_exceptions=True)
        await browser.close()
    lost = [str(task.exception()) for task in ended if task.exception() is not None]
    assert any("a promised choice is lost" in text for text in lost)


async def test_bots_do_not_outlive_a_server_that_was_killed(
    settings: Settings, backend: str, tmp_path: Path
) -> None:
    if backend != "sqlite+memory":
        pytest.skip("the database makes no difference here")
    async with served(settings, tmp_path / "log") as server:
        browser = Browser(server.address)
        await browser.post("/api/me", {"name": "Anna"})
        player = await sit_down(browser, 1)
        playing = asyncio.create_task(player.play())
        while len(player.promised) < 3:
            await asyncio.sleep(0.05)
        assert server.process is not None
        workers = children(server.process.pid)
        assert workers
        playing.cancel()
        await server.kill()
        async with asyncio.timeout(30):
            while any(Path(f"/proc/{worker}").exists() for worker in workers):
                await asyncio.sleep(0.05)
        await browser.close()


def children(pid: int) -> list[int]:
    """The processes that a process has started, as Linux knows them."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]
