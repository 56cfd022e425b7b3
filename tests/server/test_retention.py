"""Guests who stay away are forgotten; the others keep their games."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from konspira.catalogue import game_of
from konspira.kernel.record import read_record, verify
from konspira.server.people.guests import COOKIE, DAY
from konspira.server.privacy import retention
from konspira.server.privacy.retention import Retention
from konspira.server.settings import Settings
from konspira.server.store import schema
from support.club import SALT, Browser, Club, open_club

ACCOUNT = {"login": "anna", "password": "correct horse battery"}


class Calendar:
    """A clock whose days the test turns."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def later(self, days: float) -> None:
        self.now += days * DAY


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
async def kept(settings: Settings, calendar: Calendar) -> AsyncIterator[Club]:
    """A club that keeps guests for 30 days, and forgets them only when the test says so."""
    async with open_club(settings, calendar) as club:
        house = club.house
        house.settings = msgspec.structs.replace(house.settings, keep_guests=30)
        await house.retention.close()
        yield club


async def sweep(club: Club) -> None:
    """Do all there is to do."""
    while await club.house.retention.step():
        pass


async def count(club: Club, table: Any) -> int:
    async with club.house.reader.connect() as connection:
        return int(await connection.scalar(select(func.count()).select_from(table)) or 0)


async def played(*browsers: Browser, **wishes: Any) -> str:
    """A game that these people have ended by agreement."""
    body = {"game": "spiskowcy", "seats": len(browsers), **wishes}
    table = str((await browsers[0].post("/api/tables", body))["id"])
    for browser in browsers:
        await browser.post(f"/api/tables/{table}/seat", {"salt": SALT})
    await browsers[0].post(f"/api/tables/{table}/start")
    await browsers[0].post(f"/api/tables/{table}/chat", {"text": "good luck"})
    return table


async def end(table: str, host: Browser, *others: Browser) -> None:
    await host.post(f"/api/tables/{table}/proposal", {"kind": "end"})
    for other in others:
        await other.post(f"/api/tables/{table}/proposal/answer", {"agree": True})


async def test_a_guest_who_never_sat_down_is_forgotten_after_a_while(
    kept: Club, calendar: Calendar
) -> None:
    gone, came = await kept.guest("Gone"), await kept.guest("Came")
    calendar.later(20)
    await came.get("/api/me")
    await sweep(kept)
    assert await count(kept, schema.people) == 2

    calendar.later(11)
    await sweep(kept)

    assert await gone.get("/api/me") is None
    assert (await came.get("/api/me"))["name"] == "Came"


async def test_an_account_is_never_forgotten_by_itself(kept: Club, calendar: Calendar) -> None:
    anna = await kept.guest("Anna")
    await anna.post("/api/me/account", ACCOUNT)

    calendar.later(4000)
    await sweep(kept)

    assert (await kept.stranger().post("/api/me/sign-in", ACCOUNT))["name"] == "Anna"


async def test_a_guest_stays_as_long_as_a_game_runs(kept: Club, calendar: Calendar) -> None:
    anna, bartek = await kept.guest("Anna"), await kept.guest("Bartek")
    await played(anna, bartek)

    calendar.later(40)
    await sweep(kept)

    assert await count(kept, schema.people) == 2


async def test_the_other_players_keep_their_game_without_the_name(
    kept: Club, calendar: Calendar
) -> None:
    anna, bartek = await kept.guest("Anna"), await kept.guest("Bartek")
    table = await played(anna, bartek)
    await end(table, anna, bartek)
    calendar.later(25)
    await bartek.get("/api/me")

    calendar.later(10)
    await sweep(kept)

    assert await anna.get("/api/me") is None
    found = await bartek.get(f"/api/tables/{table}")
    assert [seat["name"] for seat in found["seats"]] == ["someone", "Bartek"]
    assert table in [row["id"] for row in (await bartek.get("/api/lobby"))["yours"]]
    for path in ("", "/chat", "/record", "/moments/1"):
        text = (await bartek.request("GET", f"/api/tables/{table}{path}")).text
        assert "Anna" not in text and "good luck" not in text, path
    assert await count(kept, schema.records) == 0


async def test_a_game_that_nobody_is_left_of_becomes_a_record(
    kept: Club, calendar: Calendar
) -> None:
    anna, bartek = await kept.guest("Anna"), await kept.guest("Bartek")
    table, closed = await played(anna, bartek), await played(anna, bartek, spectators="none")
    for one in (table, closed):
        await end(one, anna, bartek)

    calendar.later(31)
    await sweep(kept)

    for rows in (schema.people, schema.tables, schema.seats, schema.log, schema.lines):
        assert await count(kept, rows) == 0, rows.name
    stranger = kept.stranger()
    assert (await stranger.refused("GET", f"/api/tables/{table}"))["code"] == "no-such-table"
    answer = await stranger.request("GET", f"/api/tables/{table}/record")
    record = read_record(answer.content)
    assert record.players == ["someone", "someone"]
    verify(record, game_of(record))
    assert record.shuffle is not None and record.shuffle.table == table
    problem = await stranger.refused("GET", f"/api/tables/{closed}/record")
    assert problem["code"] == "no-such-table"  # it was played without spectators


async def test_a_game_by_other_rules_stays_and_stops_nobody(kept: Club, calendar: Calendar) -> None:
    anna, bartek = await kept.guest("Anna"), await kept.guest("Bartek")
    old, new = await played(anna, bartek), await played(anna, bartek)
    for one in (old, new):
        await end(one, anna, bartek)
    change = schema.tables.update().where(schema.tables.c.id == old).values(rules=999)
    async with kept.house.database.begin() as connection:
        await connection.execute(change)
    kept.house.tables.forget(old)

    calendar.later(31)
    await sweep(kept)

    assert (await count(kept, schema.tables), await count(kept, schema.records)) == (1, 1)


async def test_a_guest_who_comes_back_at_the_last_moment_stays(
    kept: Club, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bartek = await kept.guest("Anna"), await kept.guest("Bartek")
    await end(await played(anna, bartek), anna, bartek)
    calendar.later(31)
    keeper = kept.house.retention
    real = keeper._idle

    async def returning(*about: Any) -> list[str]:
        found = await real(*about)
        await anna.get("/api/me")  # after the guests were looked up
        return found

    monkeypatch.setattr(keeper, "_idle", returning)
    await keeper.step()

    assert (await anna.get("/api/me"))["name"] == "Anna"
    assert await bartek.get("/api/me") is None


async def strangers(club: Club, seen: float, *names: str) -> None:
    """Guests who never sat down, seen for the last time at this moment."""
    row = {"epoch": 0, "preferences": {}, "created": 0.0, "seen": seen}
    rows = [{**row, "id": f"{name:>032}", "name": name} for name in names]
    async with club.house.database.begin() as connection:
        await connection.execute(schema.people.insert(), rows)


async def names_left(club: Club) -> set[str]:
    async with club.house.reader.connect() as connection:
        return set(await connection.scalars(select(schema.people.c.name)))


async def test_a_step_is_small_however_much_there_is_to_do(
    kept: Club, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "AT_ONCE", 4)
    monkeypatch.setattr(retention, "PLAYED_AT_ONCE", 1)
    await strangers(kept, calendar.now, *[str(number) for number in range(12)])
    calendar.later(31)

    left = []
    more = True
    while more:
        more = await kept.house.retention.step()
        left.append(await count(kept, schema.people))

    # Four who never played, and one by one any guest whose games are all over.
    assert left == [7, 2, 0]


async def test_a_step_archives_few_games(
    kept: Club, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "PLAYED_AT_ONCE", 2)
    anna, bartek = await kept.guest("Anna"), await kept.guest("Bartek")
    for _ in range(3):
        await end(await played(anna, bartek), anna, bartek)
    calendar.later(31)

    archived = []
    while await kept.house.retention.step():
        archived.append(await count(kept, schema.records))

    assert archived == [2] and await count(kept, schema.records) == 3


async def test_one_of_several_processes_does_the_work(kept: Club, calendar: Calendar) -> None:
    first, other = kept.house.retention, Retention(kept.house)
    long_ago = calendar.now - 31 * DAY
    await strangers(kept, long_ago, "one")
    await first.step()
    assert await names_left(kept) == set()  # the first did it, and has the lease

    await strangers(kept, long_ago, "two")
    assert await other.step() is False
    assert await names_left(kept) == {"two"}  # the other one leaves it to the first

    calendar.now += retention.LEASE + 1  # the first process has died
    await other.step()
    assert await names_left(kept) == set()

    await strangers(kept, long_ago, "three")
    assert await first.step() is False  # it is back, and the other one has the lease
    assert await names_left(kept) == {"three"}
    await other.step()
    assert await names_left(kept) == set()


async def test_guests_are_seen_once_a_day(kept: Club, calendar: Calendar) -> None:
    anna = await kept.guest("Anna")
    start = calendar.now

    async def seen() -> float:
        async with kept.house.reader.connect() as connection:
            return float(await connection.scalar(select(schema.people.c.seen)) or 0)

    calendar.later(0.5)
    await anna.get("/api/lobby")
    assert await seen() == start
    calendar.later(1)
    await anna.get("/api/lobby")
    assert await seen() == calendar.now
    assert anna.http.cookies[COOKIE]


async def test_without_the_setting_nobody_is_forgotten(
    settings: Settings, calendar: Calendar
) -> None:
    forever = msgspec.structs.replace(settings, keep_guests=0)
    async with open_club(forever, calendar) as club:
        assert club.house.retention._task is None
