"""Once more: the same people and bots, everybody one seat on."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from support.chairs import Chair, club_table, play_on, start
from support.club import SALT, Club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)


@pytest.fixture
def club(standing: Club) -> Club:
    """One for all: nobody minds here what others did."""
    return standing


def names(info: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in info["seats"]]


async def over(club: Club, *people: str, **wishes: Any) -> list[Chair]:
    """A table that was played, and is over."""
    chairs = await club_table(club, *people, **wishes)
    await chairs[0].post("resign")
    for chair in chairs[1:]:
        if (await chair.info())["status"] == "running":
            await chair.post("resign")
    return chairs


async def test_everybody_moves_one_seat_on(club: Club) -> None:
    chairs = await over(
        club, "Anna", "Bartek", "Cyd", options={"prince_bonus": "auto"}, pace="daily"
    )

    info = await chairs[1].post("rematch")

    assert names(info) == ["Bartek", "Cyd", "Anna"]
    assert (info["status"], info["host"], info["you"]) == ("open", True, 0)
    assert [seat["kind"] for seat in info["seats"]] == ["person", "reserved", "reserved"]
    assert not any(seat["salted"] for seat in info["seats"])
    old = await chairs[0].info()
    assert old["rematch"] == info["id"]
    for field in ("game", "options", "pace", "visibility", "spectators"):
        assert info[field] == old[field]
    assert info["shuffle"]["commitment"] != old["shuffle"]["commitment"]
    assert (await chairs[0].notes())[-1] == "rematch"


async def test_the_others_hear_of_it_and_come(club: Club) -> None:
    chairs = await over(club, "Anna", "Bartek", game="leduc")
    async with chairs[1].page() as page:
        await page.ready()
        info = await chairs[0].post("rematch")
        await page.until(lambda page: page.table["rematch"] == info["id"])
    anna, bartek = [Chair(chair.browser, info["id"]) for chair in chairs]
    cyd = Chair(await club.guest("Cyd"), info["id"])

    assert (await bartek.info())["you"] == 0  # the seat is kept
    assert (await cyd.refused("seat", {"salt": SALT}))["code"] == "table-full"
    assert (await cyd.refused("seat", {"salt": SALT, "seat": 0}))["code"] == "seat-taken"
    assert (await anna.refused("start"))["code"] == "seats-empty"
    await bartek.sit()
    assert (await anna.refused("start"))["code"] == "shuffle-incomplete"
    await anna.sit()
    await anna.post("start")

    await play_on([anna, bartek], random.Random(1))
    assert (await anna.info())["status"] == "finished"
    assert await bartek.notes() == ["joined", "started"]


async def test_whoever_asks_second_is_led_to_the_same_table(club: Club) -> None:
    chairs = await over(club, "Anna", "Bartek", game="leduc")

    answers = await asyncio.gather(*[chair.post("rematch") for chair in chairs for _ in range(2)])

    assert len({info["id"] for info in answers}) == 1
    assert [info["host"] for info in answers].count(True) == 2  # one of them, asked twice
    assert (await chairs[0].notes()).count("rematch") == 1


@ONE_BACKEND
async def test_bots_move_along_and_start_at_once(club: Club) -> None:
    [anna] = await start(await club.guest("Anna"), game="leduc", bots=[None, "greedy"])
    await anna.post("resign")

    info = await anna.post("rematch")

    assert [seat["kind"] for seat in info["seats"]] == ["bot", "person"]
    assert info["seats"][0]["level"] == "greedy" and info["you"] == 1
    again = Chair(anna.browser, info["id"])
    await again.sit()
    await again.post("start")
    async with again.page() as page:
        await page.ready()
        await page.until(lambda page: page.frame["question"] or page.frame["result"])


async def test_a_seat_that_waits_for_somebody_who_does_not_come_can_go_to_a_bot(
    club: Club,
) -> None:
    chairs = await over(club, "Anna", "Bartek", game="leduc")
    anna = Chair(chairs[0].browser, (await chairs[0].post("rematch"))["id"])

    info = await anna.post("bot", {"seat": 0, "level": "random"})

    assert [seat["kind"] for seat in info["seats"]] == ["bot", "person"]
    bartek = Chair(chairs[1].browser, anna.table)
    assert (await bartek.info())["you"] is None
    assert (await bartek.refused("seat", {"salt": SALT}))["code"] == "table-full"
    await anna.sit()
    assert (await anna.post("start"))["status"] == "running"


@ONE_BACKEND
async def test_who_does_not_want_to_gives_the_seat_back(club: Club) -> None:
    chairs = await over(club, "Anna", "Bartek", game="leduc")
    anna = Chair(chairs[0].browser, (await chairs[0].post("rematch"))["id"])
    bartek = Chair(chairs[1].browser, anna.table)

    await bartek.browser.delete(f"{bartek.path}/seat")

    assert [seat["kind"] for seat in (await anna.info())["seats"]] == ["empty", "person"]
    assert (await Chair(await club.guest("Cyd"), anna.table).sit())["you"] == 0


async def test_a_rematch_that_all_have_left_can_be_asked_for_again(club: Club) -> None:
    chairs = await over(club, "Anna", "Bartek", game="leduc")
    first = await chairs[0].post("rematch")
    await chairs[0].browser.delete(f"/api/tables/{first['id']}/seat")

    second = await chairs[1].post("rematch")

    assert second["id"] != first["id"]
    assert (await chairs[0].info())["rematch"] == second["id"]
    assert (await chairs[0].post("rematch"))["id"] == second["id"]


@ONE_BACKEND
async def test_only_who_has_played_may_ask_and_only_at_the_end(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", game="leduc")
    cyd = Chair(await club.guest("Cyd"), chairs[0].table)
    assert (await chairs[0].refused("rematch"))["code"] == "table-running"
    await chairs[0].post("resign")

    problem = await cyd.refused("rematch")

    assert (problem["status"], problem["code"]) == (403, "not-seated")
    assert (await chairs[0].info())["rematch"] is None


@ONE_BACKEND
async def test_after_as_many_games_as_seats_everybody_is_back(club: Club) -> None:
    chairs = await over(club, "Anna", "Bartek", "Cyd")
    first = names(await chairs[0].info())
    for _ in range(3):
        info = await chairs[0].post("rematch")
        chairs = [Chair(chair.browser, info["id"]) for chair in chairs]
        for chair in chairs:
            await chair.sit()
        await chairs[0].post("start")
        for chair in chairs:
            await chair.post("resign")

    assert names(await chairs[0].info()) == first
