"""Ten thousand subscriptions: as many as the limits let 500 people have.

A game of some of them begins. They are told once, a few at a time; the others are told nothing, and
the server answers meanwhile.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, insert, select

from konspira.server.alerts import postman
from konspira.server.alerts import rules as wishes
from konspira.server.alerts.places import MOST_DEVICES
from konspira.server.settings import Settings
from konspira.server.store import schema
from support.club import Club, open_club
from support.mailroom import Phone, Receiver, telling, to_base64

pytestmark = pytest.mark.verify
PEOPLE = 500
TOLD = 25  # of them have an alert now
TABLE = "t"


class Counting(Receiver):
    """A push service that notes how many speak to it at the same time."""

    now = most = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.now += 1
        self.most = max(self.most, self.now)
        try:
            await super().serve(reader, writer)
        finally:
            self.now -= 1


async def crowd(club: Club, got: Receiver) -> None:
    """Many people, each with as many devices as one may have, and an alert for some."""
    blank: dict[str, Any] = {"epoch": 0, "preferences": {}, "created": 0.0, "seen": 0.0}
    names = [f"p{number}" for number in range(PEOPLE)]
    phone = Phone("")
    keys = {"p256dh": to_base64(phone.public), "auth": to_base64(phone.secret)}
    easy = {"quiet": False, "delay": 0, "spaced": False, "looking": False}
    rules = msgspec.to_builtins(msgspec.structs.replace(wishes.USUAL, **easy))
    devices = [
        {"id": f"{name}-{number}", "person": name, "endpoint": f"{got.address}/{name}/{number}"}
        for name in names
        for number in range(MOST_DEVICES)
    ]
    row = {"game": "spiskowcy", "rules": 1, "pack": "", "options": {}, "visibility": "public"}
    row |= {"spectators": "public", "pace": "daily", "status": "running", "secret": b""}
    alert: dict[str, Any] = {
        "table_id": TABLE,
        "kind": "game",
        "facts": {"what": "began"},
        "state": "new",
    }
    alert |= {"at": club.house.now(), "after": club.house.now()}
    more = {"name": "x", "language": "en", "since": 0.0}
    async with club.house.database.begin() as connection:
        for table, rows in (
            (schema.people, [{"id": name, "name": name, **blank} for name in names]),
            (schema.tables, [{"id": TABLE, "created": 0.0, "changed": 0.0, **row}]),
            (schema.alert_rules, [_rules(name, rules) for name in names]),
            (schema.devices, [{**device, **keys, **more} for device in devices]),
            (
                schema.alerts,
                [{"id": name, "person": name, "seat": 0, **alert} for name in names[:TOLD]],
            ),
        ):
            await connection.execute(insert(table), rows)


def _rules(name: str, rules: dict[str, Any]) -> dict[str, Any]:
    chosen = {**rules, "cells": {"game": ["push"]}}
    return {"person": name, "rules": chosen, "slow_only": True, "offered": True}


async def test_of_ten_thousand_subscriptions_some_are_told_once_and_a_few_at_a_time(
    settings: Settings,
) -> None:
    got = Counting()
    server = await asyncio.start_server(got.serve, "127.0.0.1", 0)
    got.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server, open_club(telling(settings)) as club:
        await crowd(club, got)
        async with club.house.reader.connect() as connection:
            held = await connection.scalar(select(func.count()).select_from(schema.devices))
        anna = await club.guest("Anna")
        sending = asyncio.create_task(club.house.alerts.step())
        asked = 0
        while not sending.done():  # the server answers others meanwhile
            assert (await anna.get("/api/me"))["name"] == "Anna"
            asked += 1
            await asyncio.sleep(0.05)
        await sending
    arrived = Counter(request.path for request in got.got)
    assert held == PEOPLE * MOST_DEVICES == 10_000
    assert len(arrived) == TOLD * MOST_DEVICES
    assert set(arrived.values()) == {1}
    assert got.most <= postman.AT_ONCE
    assert asked
