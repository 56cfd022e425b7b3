"""No request keeps the loop busy for long: every route of the app, also one that is added later.

What counts is the processor time of each single turn of the loop, so that a busy machine does not
matter, and it is compared with a computation that is timed in the same run.
"""

from __future__ import annotations

import asyncio
import gc
import random
import shutil
import time
from asyncio import events
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from konspira.catalogue import GAMES
from konspira.server.app import create_app
from konspira.server.settings import Settings
from konspira.server.store.entries import Batch
from konspira.server.store.rows import Row, Seat
from konspira.server.store.schema import people
from konspira.server.tables.seating import made
from support.chairs import Chair, club_table, play_on, start
from support.club import SALT, Club, open_club

TABLES = 1_000  # of one person
REFERENCE = 2_000_000  # steps, which take about 50 ms on an idle machine of 2026
PAGES = ("/", "/{path:path}")  # 503 where nobody has built them
UNCOUNTED = ("/api/schema",)  # for programmers, made at the first visit


def reference() -> float:
    """The processor time of a computation that always takes the same steps."""
    started = time.thread_time()
    total = 0
    for number in range(REFERENCE):
        total ^= number * 7
    return time.thread_time() - started


@contextmanager
def turns(loop: asyncio.AbstractEventLoop) -> Iterator[list[float]]:
    """The processor time of each turn of a loop, as it runs."""
    found: list[float] = []
    run: Callable[[Any], None] = events.Handle._run

    def timed(handle: Any) -> None:
        started = time.thread_time()
        run(handle)
        if handle._loop is loop:
            found.append(time.thread_time() - started)

    events.Handle._run = timed  # type: ignore[method-assign,assignment]
    try:
        yield found
    finally:
        events.Handle._run = run  # type: ignore[method-assign,assignment]


def routes() -> list[tuple[str, str]]:
    """Every method and address of the app."""
    app = create_app(GAMES, Settings())
    return sorted(
        (method, route.path)
        for route in app.routes
        for method in getattr(route, "methods", ())
        if method in ("GET", "POST", "PATCH", "DELETE") and not route.path.startswith(UNCOUNTED)
    )


BODIES: dict[str, object] = {
    "/api/me": {"name": "Anna"},
    "/api/me/account": {"login": "anna", "password": "long enough"},
    "/api/me/sign-in": {"login": "anna", "password": "long enough"},
    "/api/me/password": {"old": "long enough", "new": "even longer"},
    "/api/me/sign-out": {"everywhere": False},
    "/api/games/{game:str}/check": {
        "seats": 2,
        "options": {"scenario": "[scenario]\na" + ".a" * 9900 + "=1"},
    },
    "/api/tables": {"game": "stawka", "seats": 2},
    "/api/tables/{table_id:str}": {"options": {}},
    "/api/tables/{table_id:str}/seat": {"salt": SALT},
    "/api/tables/{table_id:str}/bot": {"seat": 1, "level": "random"},
    "/api/tables/{table_id:str}/choose": {"token": "x", "choice": "x"},
    "/api/tables/{table_id:str}/hint": {"token": "x"},
    "/api/tables/{table_id:str}/proposal": {"kind": "end"},
    "/api/tables/{table_id:str}/proposal/answer": {"agree": True},
    "/api/tables/{table_id:str}/chat": {"text": "x"},
}


async def furnish(club: Club, host: str) -> None:
    """A person with a thousand tables; three thousand others."""
    now = club.house.now()
    game = club.house.game("leduc", 2, {})
    for number in range(TABLES):
        row = Row(
            id=f"oak-gate-{number}",
            game=game.id,
            rules=game.version,
            pack=game.pack.hash,
            options=game.options,
            series=None,
            host=host,
            visibility="public",
            spectators="public",
            pace="none",
            hints=False,
            status="open",
            secret=bytes(32),
            created=now,
            changed=now,
        )
        seats = [Seat(0, host, "Anna", None, True, None), Seat(1, None, "", None, False, None)]
        await club.house.journal.write(Batch(more=made(row, seats)))
    others = [
        {"id": f"{n:032x}", "name": "x", "epoch": 0, "preferences": {}, "created": now}
        for n in range(3 * TABLES)
    ]
    async with club.house.database.begin() as connection:
        await connection.execute(insert(people), others)


async def measured(settings: Settings) -> dict[str, float]:
    """The longest turn of the loop that each route took."""
    found: dict[str, float] = {}
    async with open_club(settings) as club:
        chairs = await club_table(club, "Anna", "Basia", game="emerald")
        await play_on(chairs, random.Random(1), 150)
        [over, *_] = ended = await start(*[chair.browser for chair in chairs], seats=2)
        await play_on(ended, random.Random(2))
        host = (await club.house.tables.get(chairs[0].table)).seats[0].person
        assert host is not None
        await furnish(club, host)
        await chairs[0].browser.get("/api/lobby")
        gc.collect()
        gc.freeze()  # as `konspira serve` does: what the tests have piled up is none of its garbage
        with turns(asyncio.get_running_loop()) as live:
            async with chairs[0].page() as page:
                await page.ready()
        found["live"] = max(live)
        gone = ("DELETE", "/api/me")  # nobody can ask for anything afterwards
        for method, path in [*(one for one in routes() if one != gone), gone]:
            who = chairs["sign-out" in path]
            found[f"{method} {path}"] = await longest(who, method, path)
            if "{table_id:str}" in path:  # a table that is over has other things to tell
                found[f"{method} {path}, over"] = await longest(over, method, path)
    return found


async def longest(anna: Chair, method: str, path: str) -> float:
    place = path.replace("{table_id:str}", anna.table).replace("{game:str}", "stawka")
    place = place.replace("{number:int}", "100").replace("{version:str}", "x")
    place = place.replace("{path:path}", "t/x")
    body = BODIES.get(path) if method in ("POST", "PATCH") else None
    with turns(asyncio.get_running_loop()) as found:
        response = await anna.browser.request(method, place, body)
    assert response.status_code < 500 or path in PAGES, (method, path, response.text)
    return max(found)


@pytest.fixture
def settings(sqlite: Path, tmp_path: Path) -> Settings:
    file = shutil.copy(sqlite, tmp_path / "club.db")
    return Settings(
        database_url=f"sqlite:///{file}",
        thinkers=1,
        requests_per_minute=0,
        hints_per_minute=0,
    )


@pytest.mark.verify  # a thousand tables take half a minute
def test_no_route_keeps_the_loop_busy(settings: Settings) -> None:
    """GET /api/games took 125 ms, a scenario text two seconds, an export 2.6 s."""
    found = asyncio.run(measured(settings))
    most = min(reference() for _ in range(3))

    assert len(found) > 40
    slow = {route: f"{taken / most:.1f}" for route, taken in found.items() if taken > most}
    assert slow == {}
