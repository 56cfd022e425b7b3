"""A live connection that goes on to another table, as a new one would; nothing gets mixed up."""

from __future__ import annotations

import asyncio
import json
import random

import msgspec
import pytest

from konspira.server.settings import Settings
from support.chairs import (
    MOMENT,
    Chair,
    Page,
    club_table,
    held,
    play_on,
    slow_disk,
    start,
    until,
)
from support.club import Club, open_club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)


@pytest.fixture
def club(standing: Club) -> Club:
    """One for all: nobody minds here what others did."""
    return standing


def kinds(texts: list[str]) -> list[str]:
    return [json.loads(text)["is"] for text in texts]


async def two_tables(club: Club) -> tuple[list[Chair], list[Chair]]:
    """The same two people at two tables."""
    one = await club_table(club, "Anna", "Bartek")
    browsers = [chair.browser for chair in one]
    return one, await start(*browsers)


async def go(page: Page, chair: Chair, **fields: object) -> int:
    """Go on to another table, with nothing of it; how many messages came before the answer."""
    page.events, page.lines, page.frame, page.table = [], [], {}, {}
    assert (await page.do("go", table=chair.table, **fields))["is"] == "done"
    return len(page.raw)


async def test_the_next_table_is_told_as_to_a_new_page(club: Club) -> None:
    (anna, _), (then, _) = await two_tables(club)
    async with anna.page() as page, then.page() as fresh:
        await page.ready()
        await fresh.ready()
        place = await go(page, then)
        await page.ready()

        assert kinds(page.raw[place:]) == kinds(fresh.raw) == ["table", "frame", "line", "line"]
        assert page.table == fresh.table
        assert {**page.frame, "now": 0} == {**fresh.frame, "now": 0}
        assert page.lines == fresh.lines


async def test_choices_are_made_and_heard_at_the_next_table_only(club: Club) -> None:
    one, other = await two_tables(club)
    anna, bartek = one
    async with anna.page() as mine, bartek.page() as theirs:
        await mine.ready()
        await theirs.ready()
        await go(mine, other[0])
        await go(theirs, other[1])
        await play_on(one, random.Random(1), 6)  # nobody listens to that one any more
        for _ in range(12):
            await mine.ready()
            await theirs.ready()
            page = mine if mine.frame["question"] else theirs
            assert (await page.choose())["is"] == "done"
            await mine.caught_up()
            await theirs.caught_up()

        for page, chair in ((mine, other[0]), (theirs, other[1])):
            frame = await chair.frame()
            assert page.events == frame["events"]
            assert page.frame["mark"] == frame["mark"]
    assert len((await one[0].frame())["events"]) < len(frame["events"])
    for chair in (anna, other[0]):
        table = await held(club, chair)
        await until(lambda table=table: not table.listeners)


async def test_what_is_known_of_the_next_table_is_not_told_again(club: Club) -> None:
    (anna, _), (then, _) = await two_tables(club)
    async with then.page() as before:
        await before.ready()
    events, mark = before.events, before.frame["mark"]
    async with anna.page() as page:
        await page.ready()
        await go(page, then, since=len(events), mark=mark, chat=2)
        page.events = events[:]
        await page.until(lambda page: page.frame)
        await page.caught_up()

        assert page.frame["start"] == len(events) and page.frame["events"] == []
        assert not page.lines


@ONE_BACKEND
async def test_a_choice_on_its_way_is_answered_before(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await two_tables(club)
    pages = []
    async with one[0].page() as mine, one[1].page() as theirs:
        for page in (mine, theirs):
            await page.ready()
            pages.append(page)
        page = mine if mine.frame["question"] else theirs
        chair = other[pages.index(page)]
        question = page.frame["question"]
        gate = slow_disk(club, monkeypatch)
        answer = {"token": question["token"], "choice": question["options"][0]}
        await page.socket.send(json.dumps({"do": "choose", **answer, "re": 50}))
        await gate.reached()
        await page.socket.send(json.dumps({"do": "go", "table": chair.table, "re": 51}))
        # Meant for the next table, though it could be made here: it waits until we are there.
        await page.socket.send(
            json.dumps({"do": "choose", "token": "9.9", "choice": "x", "re": 52})
        )
        await asyncio.sleep(MOMENT)
        gate.open()
        place = len(page.raw)
        await page.until(lambda page: any('"re":52' in text for text in page.raw))

        told = [json.loads(text) for text in page.raw[place:]]
        assert [message["re"] for message in told if "re" in message] == [50, 51, 52]
        gone = next(place for place, message in enumerate(told) if message.get("re") == 51)
        tables = [message["table"]["id"] for message in told[gone:] if message["is"] == "table"]
        assert tables == [chair.table]
        assert told[-1]["problem"]["code"] in ("unknown-choice", "stale-choice")
    table = await held(club, one[0])
    assert table.plies == 1 and not table.lock.locked()


@ONE_BACKEND
async def test_where_nobody_can_go(club: Club) -> None:
    anna, bartek = await club_table(club, "Anna", "Bartek")
    secret, _ = await start(await club.guest("Cyd"), await club.guest("Dana"), spectators="none")
    async with anna.page() as page:
        await page.ready()
        refused = await page.do("go", table="no-such-table-22222222")
        assert refused["problem"]["code"] == "no-such-table"
        await bartek.post("chat", {"text": "still here?"})
        await page.until(lambda page: page.lines[-1]["text"] == "still here?")
        before = len(page.raw)
        await page.socket.send(json.dumps({"do": "go", "table": secret.table}))

        assert await page.closed() == (4403, "this table is not watched")
        assert set(kinds(page.raw[before:])) <= {"done", "table"}


@ONE_BACKEND
async def test_going_from_table_to_table_counts_as_asking(settings: Settings) -> None:
    async with open_club(msgspec.structs.replace(settings, requests_per_minute=60)) as club:
        anna, _ = await club_table(club, "Anna", "Bartek")
        async with anna.page() as page:
            await page.ready()
            before = max(club.house.pace.due.values())
            answers = [await page.do("go", table=anna.table) for _ in range(3)]
            after = max(club.house.pace.due.values())

    assert [answer["is"] for answer in answers] == ["done"] * 3
    assert after > before + 1  # a request a second: a hasty client has to wait
