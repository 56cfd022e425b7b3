"""`kill -9` while alerts are sent: a thousand of them, three processes, both kinds of databases.

The processes are killed again and again, also with a message in their hands, and people answer
meanwhile. None is lost; what was sent twice has the same number, by which a receiver drops it; what
was over before it was due, or before anybody had taken it to send, never arrives.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from asyncio.subprocess import Process
from collections import Counter
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update

from konspira.catalogue import GAMES
from konspira.server.house import House
from konspira.server.settings import Settings, environment_of
from konspira.server.store import schema
from support.mailroom import Request, receiver, telling
from support.outboxes import TABLES, furnish

pytestmark = pytest.mark.verify
ALERTS = 1000
OVER = 200  # of them are answered before they are due
ANSWERED = 40  # of the others, each time that somebody looks, until ANSWERERS have
ANSWERERS = 5
PEOPLE = 200
PROCESSES = 3
KILLS = 8
FASTER = 6  # by the clock of the story: a lease ends after ten seconds
LIFETIME = 500.0  # seconds that no process outlives
SENDER = f"""
import asyncio, os, signal, threading, time
end = threading.Timer({LIFETIME}, os.kill, [os.getpid(), signal.SIGKILL])
end.daemon = True
end.start()
from konspira.catalogue import GAMES
from konspira.server.house import House
from konspira.server.settings import read_settings
from konspira.server.store import database

async def main():
    house = House(GAMES, read_settings(os.environ), lambda: time.time() * {FASTER})
    house.secret = await database.signing_secret(house.database)
    while True:
        await house.alerts.step()
        await asyncio.sleep(0.05)

asyncio.run(main())
"""


async def send(settings: Settings) -> Process:
    environment = {**os.environ, **environment_of(settings)}
    return await asyncio.create_subprocess_exec(sys.executable, "-c", SENDER, env=environment)


async def count(house: House, *states: str) -> int:
    rows = schema.deliveries.c
    query = select(func.count()).where(rows.state.in_(states))
    async with house.database.connect() as connection:
        return int(await connection.scalar(query) or 0)


async def answer(house: House, names: list[str]) -> set[str]:
    """Some alerts lose their reason now; those of them that nobody had taken to send by then.

    The second look begins after the first change holds: what is taken later is looked at again
    before it is sent, and is over by then, however fast or slow each process is.
    """
    gone = update(schema.alerts).where(schema.alerts.c.id.in_(names)).values(state="gone")
    async with house.database.begin() as connection:
        await connection.execute(gone)
    rows = schema.deliveries.c
    query = select(rows.alert_id).where(rows.alert_id.in_(names), rows.message.is_not(None))
    async with house.database.connect() as connection:
        return set(names) - set(await connection.scalars(query))


async def unsettled(house: House) -> int:
    """Return how many alerts are still to be planned or sent."""
    new = select(func.count()).where(schema.alerts.c.state == "new")
    async with house.database.connect() as connection:
        planned = int(await connection.scalar(new) or 0)
    return planned + await count(house, "waiting", "sending")


async def people(house: House, url: str) -> None:
    """Many people with a webhook each: so there are many messages."""
    async with house.database.begin() as connection:
        rules = (await connection.execute(select(schema.alert_rules))).mappings().one()
        blank = {"epoch": 0, "preferences": {}, "created": 0.0, "seen": 0.0}
        names = [f"person{number}" for number in range(PEOPLE)]
        guests = [{"id": name, "name": name, **blank} for name in names]
        await connection.execute(insert(schema.people), guests)
        wishes = [{**rules, "person": name} for name in names]
        await connection.execute(insert(schema.alert_rules), wishes)
        own = {"secret": "s", "language": "en", "since": 0.0, "failed": 0, "url": url}
        hooks = [{"id": f"hook-{name}", "person": name, **own} for name in names]
        await connection.execute(insert(schema.hooks), hooks)


async def cause(house: House, now: float) -> tuple[list[str], list[str]]:
    """A thousand alerts, of which some are over before they are due."""
    names = [f"alert{number:04}" for number in range(ALERTS)]
    over = names[:: ALERTS // OVER]
    rows: list[dict[str, Any]] = []
    for number, name in enumerate(names):
        later = 60.0 * FASTER if name in over else 0.0
        row = {"id": name, "person": f"person{number % PEOPLE}", "seat": 0}
        row |= {
            "table_id": f"t{number % TABLES}",
            "kind": "turn",
            "facts": {"activity": "orders"},
            "at": now,
            "after": now + later,
        }
        rows.append({**row, "state": "new"})
    async with house.database.begin() as connection:
        await connection.execute(insert(schema.alerts), rows)
    async with house.database.begin() as connection:
        gone = update(schema.alerts).where(schema.alerts.c.id.in_(over))
        await connection.execute(gone.values(state="gone", after=now))
    return names, over


async def test_a_thousand_alerts_survive_processes_that_are_killed(settings: Settings) -> None:
    luck, arrived = random.Random(7), Counter[str]()
    async with receiver() as got:

        def take(request: Request) -> tuple[int, dict[str, str]]:
            arrived[json.loads(request.body)["konspira"]["id"]] += 1
            return 204, {}

        got.answer = take
        chosen = telling(settings)
        loop = asyncio.get_running_loop()
        house = House(GAMES, chosen, lambda: 0.0)
        await furnish(house, f"{got.address}/hook")
        await people(house, f"{got.address}/hook")
        names, over = await cause(house, time.time() * FASTER)
        senders = [await send(chosen) for _ in range(PROCESSES)]
        kills, answers, latest = 0, 0, loop.time() + LIFETIME
        ended, spared = set[str](), set[str]()
        try:
            while await unsettled(house) or answers < ANSWERERS or kills < KILLS // 2:
                assert loop.time() < latest, await unsettled(house)
                await asyncio.sleep(luck.uniform(0.1, 0.8))
                if answers < ANSWERERS:
                    some = sorted(luck.sample(sorted(set(names) - set(over) - ended), ANSWERED))
                    ended |= set(some)
                    spared |= await answer(house, some)
                    answers += 1
                if kills < KILLS and arrived:
                    place = luck.randrange(PROCESSES)
                    senders[place].kill()
                    await senders[place].wait()
                    senders[place] = await send(chosen)
                    kills += 1
        finally:
            for sender in senders:
                sender.kill()
                await sender.wait()
        rows = schema.deliveries.c
        async with house.database.connect() as connection:
            query = select(rows.alert_id, rows.message, rows.state)
            found = (await connection.execute(query)).all()
        await house.database.dispose()
        house.thinkers.close()
    told = Counter(row.alert_id for row in found if row.message in arrived)
    assert set(told) >= set(names) - set(over) - ended  # none lost
    assert not set(told) & (set(over) | spared)  # none that was over before anybody took it
    assert set(told.values()) == {1}  # none in two messages
    twice = sum(times - 1 for times in arrived.values())
    assert twice <= kills * 16, (twice, kills)  # only what a dead sender had in its hands
