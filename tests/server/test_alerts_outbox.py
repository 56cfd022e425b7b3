"""The outbox as a machine: whatever happens in between, each alert arrives once or not at all.

A model of what people did stands beside a real outbox in a real database, and a real webhook takes
what is sent. Senders die with a message in their hands, the other side is away for a while, people
move before they are told, time passes. Nothing may be lost or doubled, and nothing may arrive that
was over before anybody began to send it.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from sqlalchemy import insert, select, update

from konspira.catalogue import GAMES
from konspira.server.house import House
from konspira.server.settings import Settings
from konspira.server.store import schema
from support.chairs import Watch
from support.mailroom import Receiver, Request, telling
from support.outboxes import ANNA, TABLES, furnish


class OutboxMachine(RuleBasedStateMachine):
    """One process after another works at the same outbox."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = TemporaryDirectory()
        self.watch, self.got, self.up = Watch(), Receiver(), True
        self.cause: dict[str, str] = {}  # table -> its alert that is open
        self.wanted: set[str] = set()  # alerts that must arrive in the end
        self.over: set[str] = set()  # alerts that ended before anybody took them
        self.there: set[str] = set()  # messages that have arrived, by number
        self.number = 0
        self.run(self._open())

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    async def _open(self) -> None:
        self.server = await asyncio.start_server(self.got.serve, "127.0.0.1", 0)
        self.got.address = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        self.got.answer = self._answer
        url = f"sqlite:///{Path(self.folder.name) / 'club.db'}"
        self.house = House(GAMES, telling(Settings(database_url=url)), self.watch)
        await furnish(self.house, f"{self.got.address}/hook")

    def teardown(self) -> None:
        try:
            self.up = True
            for _ in range(12):  # long enough for every pause between two tries
                self.watch.now += 3700
                self.run(self.house.alerts.step())
            self.nothing_is_doubled()
            assert self.arrived() >= self.wanted, self.wanted - self.arrived()
            assert not self.arrived() & self.over
        finally:
            self.run(self._close())
            self.loop.close()
            self.folder.cleanup()

    async def _close(self) -> None:
        self.server.close()
        await self.house.database.dispose()
        self.house.thinkers.close()

    def _answer(self, request: Request) -> tuple[int, dict[str, str]]:
        """A message that comes twice is one: its number says so."""
        if self.up:
            self.there.add(json.loads(request.body)["konspira"]["id"])
        return (204 if self.up else 503), {}

    def arrived(self) -> set[str]:
        return {name for names in self.run(self._sent()).values() for name in names}

    async def _sent(self) -> dict[str, list[str]]:
        """Message -> the alerts that its deliveries stand for, of messages that did arrive."""
        rows = schema.deliveries
        query = select(rows.c.message, rows.c.alert_id).where(rows.c.message.is_not(None))
        found: dict[str, list[str]] = {}
        async with self.house.database.connect() as connection:
            for message, alert in await connection.execute(query):
                if message in self.there:
                    found.setdefault(message, []).append(alert)
        return found

    # -- what can happen ---------------------------------------------------------------------------

    @rule(table=st.integers(0, TABLES - 1))
    def a_table_waits(self, table: int) -> None:
        name = f"t{table}"
        if name in self.cause:
            return
        self.number += 1
        alert = f"alert{self.number}"
        row = {"id": alert, "person": ANNA, "table_id": name, "seat": 0, "kind": "turn"}
        row |= {"facts": {"activity": "orders"}, "at": self.watch.now, "after": self.watch.now}
        self.run(self._write(insert(schema.alerts).values(state="new", **row)))
        self.cause[name] = alert
        self.wanted.add(alert)

    @rule(table=st.integers(0, TABLES - 1))
    def somebody_moves(self, table: int) -> None:
        alert = self.cause.pop(f"t{table}", None)
        if alert is None:
            return
        taken = alert in self.run(self._taken())
        self.run(
            self._write(
                update(schema.alerts).where(schema.alerts.c.id == alert).values(state="gone")
            )
        )
        self.wanted.discard(alert)
        if not taken:
            self.over.add(alert)

    async def _taken(self) -> set[str]:
        rows = schema.deliveries
        query = select(rows.c.alert_id).where(rows.c.message.is_not(None))
        async with self.house.database.connect() as connection:
            return set(await connection.scalars(query))

    async def _write(self, statement: Any) -> None:
        async with self.house.database.begin() as connection:
            await connection.execute(statement)

    @rule()
    def somebody_sends(self) -> None:
        self.run(self.house.alerts.step())

    @rule()
    def a_sender_dies_before_it_sends(self) -> None:
        self.run(self._plan_and_take())

    async def _plan_and_take(self) -> list[Any]:
        await self.house.alerts.outbox.plan()
        return await self.house.alerts.outbox.take()

    @rule()
    def a_sender_dies_after_it_has_sent(self) -> None:
        self.run(self._send_and_die())

    async def _send_and_die(self) -> None:
        for parcel in await self._plan_and_take():
            left = await self.house.alerts.outbox.still(parcel)
            if left is not None:
                await self.house.alerts._send(left)

    @rule(seconds=st.sampled_from([1, 40, 61, 700, 4000]))
    def time_passes(self, seconds: int) -> None:
        self.watch.now += seconds

    @precondition(lambda self: self.up)
    @rule()
    def the_other_side_goes_away(self) -> None:
        self.up = False

    @precondition(lambda self: not self.up)
    @rule()
    def the_other_side_is_back(self) -> None:
        self.up = True

    @invariant()
    def nothing_is_doubled(self) -> None:
        counted = Counter(alert for names in self.run(self._sent()).values() for alert in names)
        assert not [alert for alert, count in counted.items() if count > 1], counted
        assert not set(counted) & self.over


OutboxMachine.TestCase.settings = settings(
    max_examples=25,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestOutbox = OutboxMachine.TestCase
