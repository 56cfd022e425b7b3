"""Outboxes for tests, without any game: a person with a webhook, and tables that wait."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import insert

from konspira.server.alerts import rules as wishes
from konspira.server.house import House
from konspira.server.store import database, schema

TABLES = 12
ANNA = "anna"


async def furnish(house: House, url: str) -> None:
    """One person with a webhook, and tables at which nothing is played."""
    await database.migrate(house.database)
    house.secret = await database.signing_secret(house.database)
    easy = msgspec.structs.replace(
        wishes.USUAL, quiet=False, delay=0, spaced=False, looking=False, zone="UTC"
    )
    blank: dict[str, Any] = {"game": "spiskowcy", "rules": 1, "pack": "", "options": {}}
    blank |= {"visibility": "public", "spectators": "public", "pace": "daily"}
    blank |= {"status": "running", "secret": b"", "created": 0.0, "changed": 0.0}
    async with house.database.begin() as connection:
        person = {
            "id": ANNA,
            "name": "Anna",
            "epoch": 0,
            "preferences": {},
            "created": 0,
            "seen": 0,
        }
        await connection.execute(insert(schema.people).values(person))
        tables = [{"id": f"t{number}", **blank} for number in range(TABLES)]
        await connection.execute(insert(schema.tables), tables)
        chosen = {"rules": msgspec.to_builtins(easy), "slow_only": True, "offered": True}
        await connection.execute(insert(schema.alert_rules).values(person=ANNA, **chosen))
        hook = {"id": "hook", "person": ANNA, "url": url, "secret": "s", "language": "en"}
        await connection.execute(insert(schema.hooks).values(since=0.0, failed=0, **hook))
