"""Looking back: every moment as its viewer saw it, and after the end with any eyes."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from konspira.server.tables import moments
from support.chairs import Chair, Page, asked, club_table, new_table, next_asked, play_on, start
from support.club import Club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)


@pytest.fixture
def club(standing: Club) -> Club:
    """One for all: nobody minds here what others did."""
    return standing


async def moment(chair: Chair, number: int, eyes: str = "own") -> Any:
    return await chair.browser.get(f"{chair.path}/moments/{number}", eyes=eyes)


async def test_every_moment_is_as_it_was_seen_then(club: Club) -> None:
    anna, bartek = await club_table(club, "Anna", "Bartek")
    seen: dict[int, dict[int, dict[str, Any]]] = {0: {}, 1: {}}
    luck = random.Random(1)

    async with anna.page() as one, bartek.page() as other:

        def remember(place: int, page: Page) -> None:
            seen[place].setdefault(page.frame["moment"], page.frame)

        await one.ready()
        await other.ready()
        for _ in range(14):
            page = await next_asked(one, other)
            for place, each in enumerate((one, other)):
                remember(place, each)
            await page.choose(luck.choice(page.frame["question"]["options"]))
    for place, chair in enumerate((anna, bartek)):
        last = (await chair.frame())["moment"]
        for number, frame in seen[place].items():
            then = await moment(chair, number)
            assert (then["moment"], then["last"]) == (number, last)
            assert then["views"] == [frame["view"]]
            assert then["events"][-1]["moment"] == number
            assert then["waiting"] == frame["waiting"]
    assert len(seen[0]) > 4


@ONE_BACKEND
async def test_the_newest_moment_is_now_and_there_is_none_after_it(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    await play_on(chairs, random.Random(2), 9)
    while (await (await asked(chairs)).frame())["take_back"]:  # until somebody learns something
        await (await asked(chairs)).choose()

    for chair in chairs:
        frame = await chair.frame()
        for number in (frame["moment"], frame["moment"] + 1, 10**9):
            now = await moment(chair, number)
            assert now["moment"] == now["last"] == frame["moment"]
            assert now["views"] == [frame["view"]]
            assert now["events"] == frame["events"]
            assert now["waiting"] == frame["waiting"]


@ONE_BACKEND
async def test_before_the_first_moment_there_is_the_first(club: Club) -> None:
    anna, _ = await club_table(club, "Anna", "Bartek")

    for number in (0, 1, -5):
        then = await moment(anna, number)
        assert then["events"] == (await anna.frame())["events"]
        assert then["moment"] in (0, 1)
    assert (await anna.refused("moments/soon", method="GET"))["status"] == 404


@ONE_BACKEND
async def test_while_a_game_runs_everybody_has_only_their_own_eyes(club: Club) -> None:
    anna, bartek = await club_table(club, "Anna", "Bartek")
    watcher = Chair(club.stranger(), anna.table)

    for chair in (anna, bartek, watcher):
        for eyes in ("0", "1", "all", "spectator", "x"):
            problem = await chair.refused(f"moments/1?eyes={eyes}", method="GET")
            assert (problem["status"], problem["code"]) == (403, "eyes-not-yet")
    assert (await moment(watcher, 1))["views"][0]["seat"] is None
    assert (await moment(bartek, 1))["views"][0]["seat"] == 1
    hands = [seat["hand"] for seat in (await moment(bartek, 1))["views"][0]["seats"]]
    assert hands[0] is None and hands[1] is not None


async def test_after_the_end_all_eyes_are_open(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", game="leduc")
    own = [await moment(chair, 1) for chair in chairs]
    await play_on(chairs, random.Random(4))
    watcher = Chair(club.stranger(), chairs[0].table)
    watched = await moment(watcher, 1)

    for chair in (*chairs, watcher):
        assert await moment(chair, 1, "spectator") == watched
        for seat in (0, 1):
            then = await moment(chair, 1, str(seat))
            assert then["views"] == own[seat]["views"]
            assert then["events"] == own[seat]["events"]
        together = await moment(chair, 1, "all")
        assert [view["seat"] for view in together["views"]] == [0, 1]
        assert together["views"] == [own[0]["views"][0], own[1]["views"][0]]
        final = await moment(chair, together["last"], "all")
        assert final["waiting"] == []
    for eyes in ("2", "-1", "x", "", "¹"):
        problem = await chairs[0].refused(f"moments/1?eyes={eyes}", method="GET")
        assert (problem["status"], problem["code"]) == (400, "bad-eyes")


@ONE_BACKEND
async def test_a_game_that_was_ended_stands_still_at_its_last_moment(club: Club) -> None:
    [anna] = await start(await club.guest("Anna"), bots=[None, "random"])
    await anna.post("resign")

    last = (await moment(anna, 0))["last"]

    assert (await moment(anna, last))["waiting"] == []
    assert len((await moment(anna, last, "all"))["views"]) == 2


@ONE_BACKEND
async def test_what_was_taken_back_has_no_moment(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    first = await asked(chairs)
    other = next(chair for chair in chairs if chair is not first)
    await first.choose()
    await first.choose()
    before = await moment(other, 10**6)
    assert before["events"][-1]["kind"] == "order-laid"
    await first.propose("take-back")
    await other.answer(True)

    after = await moment(other, 10**6)

    assert after["last"] == before["last"] - 1
    assert after["events"] == before["events"][: len(after["events"])]
    assert "order-laid" not in [event["kind"] for event in after["events"]]


@ONE_BACKEND
async def test_a_table_that_has_not_started_has_no_moments(club: Club) -> None:
    host = await new_table(await club.guest("Anna"))

    assert (await host.refused("moments/1", method="GET"))["code"] == "table-not-started"


@ONE_BACKEND
@pytest.mark.patches
async def test_while_a_long_game_is_played_again_others_have_their_turn(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moments, "AT_ONCE", 2)
    chairs = await club_table(club, "Anna", "Bartek")
    await play_on(chairs, random.Random(3), 30)
    table = await club.house.tables.get(chairs[0].table)
    asked_for = asyncio.create_task(moments.moment(table, 0, 1000, "own"))
    turns = 0
    while not asked_for.done():
        await asyncio.sleep(0)
        turns += 1

    assert turns >= 15
