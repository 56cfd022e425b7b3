"""Answers beforehand at two processes of a server: given once, and not after they are revoked."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from sqlalchemy import select

from konspira.server.settings import Settings
from konspira.server.store import schema
from konspira.server.store.entries import Batch
from konspira.server.store.journal import Conflict
from konspira.server.thinking.driver import GRACE
from support.ambush import SHIELD, SPEAR
from support.ambushed import ambush_club, both, dealt, holds, lacks
from support.chairs import Chair, Watch, held, until
from support.club import Club

pytestmark = pytest.mark.parametrize("backend", ["postgres+redis"], indirect=True)

LONGEST = 120.0  # seconds that an answer takes, as the settings have it
BLOCK = {"question": "blocked", "deeds": [["block"]], "always": True}


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def clubs(settings: Settings, watch: Watch) -> AsyncIterator[list[Club]]:
    """Two processes of one server."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(ambush_club(settings, watch)) for _ in range(2)]


def elsewhere(club: Club, chair: Chair) -> Chair:
    """The same person, by way of another process."""
    browser = club.stranger()
    browser.http.cookies = chair.browser.http.cookies
    return Chair(browser, chair.table)


async def struck(clubs: list[Club]) -> tuple[Chair, Chair]:
    """A strike at the first process; its victim, who has answered beforehand at the second."""
    striker, victim, _ = await dealt(
        clubs[0], both(holds(1, SHIELD), lacks(0, SPEAR)), pace="daily"
    )
    there = elsewhere(clubs[1], victim)
    await there.post("plans", BLOCK)
    await striker.choose("strike(1)")
    one, two = await held(clubs[0], victim), await held(clubs[1], there)
    await until(lambda: one.plies == two.plies and len(one.plans) == len(two.plans) == 1)
    return striker, there


async def log_of(club: Club, chair: Chair) -> list[tuple[str, int]]:
    rows = schema.log.c
    query = select(rows.kind, rows.seat).where(rows.table_id == chair.table).order_by(rows.ply)
    async with club.house.reader.connect() as connection:
        return [(row.kind, row.seat) for row in await connection.execute(query)]


async def heard(chair: Chair, kind: str) -> bool:
    return kind in [event["kind"] for event in (await chair.frame())["events"]]


@pytest.mark.parametrize("drive", [(0,), (1,), (0, 1)], ids=["first", "second", "both"])
async def test_an_answer_is_given_once_whoever_looks_after_the_table(
    clubs: list[Club], watch: Watch, drive: tuple[int, ...]
) -> None:
    striker, victim = await struck(clubs)
    tables = [await held(club, victim) for club in clubs]

    watch.now += LONGEST
    for place in drive:
        clubs[place].house.driver.attend(tables[place])

    await until(lambda: heard(striker, "blocked"))
    log = await log_of(clubs[0], striker)
    assert log.count(("ahead", 1)) == log.count(("hold", 1)) == 1
    assert not await heard(victim, "hit")


async def test_a_process_that_did_not_hear_of_it_gives_no_answer_that_was_revoked(
    clubs: list[Club], watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    striker, victim = await struck(clubs)
    stale = await held(clubs[0], striker)
    journal = clubs[0].house.journal
    write, refused = journal.write, list[Batch]()

    async def writing(batch: Batch) -> Any:
        try:
            return await write(batch)
        except Conflict:
            refused.append(batch)
            raise

    monkeypatch.setattr(journal, "write", writing)
    async with stale.lock:  # it is busy and hears nothing
        watch.now += LONGEST
        clubs[0].house.driver.attend(stale)
        await until(lambda: stale.lock._line)  # the answer waits to be given
        (plan,) = await victim.browser.get(f"{victim.path}/plans")
        assert plan["at"] <= watch.now
        await victim.browser.ask("DELETE", f"{victim.path}/plans/{plan['number']}")
        assert len(stale.plans) == 1

    await until(lambda: not stale.plans)
    assert len(refused) == 1
    assert "ahead" not in [kind for kind, _ in await log_of(clubs[0], striker)]
    assert (await victim.question())["options"] == ["pass", "block"]


async def test_the_other_process_gives_the_answer_if_the_first_one_stops(
    clubs: list[Club], watch: Watch
) -> None:
    """The second process has looked after the table before: it waits for an older time."""
    _, victim = await struck(clubs)
    assert clubs[1].house.driver.attends(victim.table)
    await clubs[0].house.driver.close()

    watch.now += LONGEST + 2 * GRACE

    await until(lambda: heard(victim, "blocked"))  # the sweep finds it
    log = await log_of(clubs[1], victim)
    assert log.count(("ahead", 1)) == log.count(("hold", 1)) == 1
