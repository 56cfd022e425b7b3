"""Bots: in any seat at any level, thinking elsewhere, with nothing but what their seat may know."""

from __future__ import annotations

import asyncio
import os
from functools import partial
from multiprocessing.process import BaseProcess
from typing import Any

import msgspec
import pytest
from prometheus_client import generate_latest
from sqlalchemy import update

from konspira.kernel.state import State
from konspira.server.settings import Settings
from konspira.server.store import schema
from konspira.server.tables.seating import PLAIN
from konspira.server.thinking.driver import Driver
from konspira.server.thinking.thinkers import Thinkers
from konspira.server.thinking.worker import Task
from support.chairs import (
    Chair,
    Page,
    Watch,
    club_table,
    gather,
    held,
    new_table,
    play_of,
    salt_for,
    start,
    until,
)
from support.club import Club, open_club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)


def workers(club: Club) -> list[BaseProcess]:
    """The processes in which bots think."""
    pool = club.house.thinkers._pool
    return [] if pool is None else [*pool._processes.values()]


async def play_to_the_end(page: Page) -> None:
    """Answer everything at once until there is a result."""
    while True:
        await page.until(
            lambda page: page.frame and (page.frame["question"] or page.frame["result"])
        )
        if page.frame["result"]:
            return
        await page.choose()


# -- in any seat -----------------------------------------------------------------------------------


async def test_a_person_plays_a_whole_game_against_bots(club: Club) -> None:
    [anna] = await start(await club.guest("Anna"), bots=[None, "random", "greedy"])
    async with anna.page() as page:
        await play_to_the_end(page)
        await page.until(lambda page: page.table["status"] == "finished")

    assert page.table["ended"] == "played"
    assert {seat for seat, _ in (await play_of(club, anna)).state.history} == {0, 1, 2}


async def test_whoever_looks_again_and_again_keeps_no_bot_from_moving(club: Club) -> None:
    """With other processes every look reads what they wrote; what a bot thinks about stays."""
    [anna] = await start(await club.guest("Anna"), bots=[None, "easy"])
    async with anna.page() as page:
        looking = asyncio.create_task(_look_on(anna))
        await play_to_the_end(page)
        looking.cancel()


async def _look_on(chair: Chair) -> None:
    while True:
        await chair.frame()


@ONE_BACKEND
async def test_bots_sit_in_any_seat_at_any_level(club: Club) -> None:
    anna = await club.guest("Anna")
    known = [*PLAIN, *club.house.levels]
    for levels in zip(known, reversed(known), strict=True):
        for seat in range(3):
            bots: list[str | None] = [*levels]
            bots.insert(seat, None)
            host = await new_table(anna, seats=3, seat=seat, bots=bots)
            await host.sit()
            info = await host.post("start")
            assert [place["level"] for place in info["seats"]] == bots
            async with host.page() as page:
                await page.asked()  # the bots before it have chosen


@ONE_BACKEND
async def test_bots_play_among_themselves_for_a_host_who_watches(club: Club) -> None:
    anna = await club.guest("Anna")
    host = await new_table(anna, seat=None, seats=3, bots=["greedy", "random", "greedy"])
    async with host.page() as page:
        await host.post("start")
        await page.until(lambda page: page.frame and page.frame["result"])

    assert page.frame["view"]["seat"] is None
    assert page.frame["result"]["ended"] == "played"
    assert all(not event["private"] for event in page.events)
    assert (await host.info())["shuffle"]["salts"] == [None, None, None]


# -- elsewhere, and from what they may know --------------------------------------------------------


async def test_bots_think_in_another_process(club: Club) -> None:
    [anna] = await start(await club.guest("Anna"), bots=[None, "greedy"])
    async with anna.page() as page:
        await page.choose()
        await page.choose()
        await page.asked()

    [worker] = workers(club)
    assert worker.pid != os.getpid()
    assert 'konspira_bot_seconds_count{game="spiskowcy",level="greedy"}' in _metrics(club)


def _metrics(club: Club) -> str:
    return generate_latest(club.house.metrics.registry).decode()


@ONE_BACKEND
async def test_what_a_worker_gets_is_dealt_anew(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    state = (await play_of(club, chairs[0])).state
    seat = state.questions[0].seat
    thinkers: Thinkers = club.house.thinkers

    tasks = [thinkers._task(state, seat, "greedy") for _ in range(6)]

    guesses = [state.game.resume(msgspec.json.decode(task.position)) for task in tasks]
    assert all(guess.view(seat) == state.view(seat) for guess in guesses)
    others = {msgspec.json.encode(guess.view(1 - seat)) for guess in guesses}
    assert len(others) > 1
    play = await play_of(club, chairs[0])
    for task in tasks:
        assert play.key.hex() not in repr(task)  # nothing leads to the real deal
        assert task.position.find(b'"word"') > 0
    assert set(Task.__struct_fields__) == {
        "kind",
        "seats",
        "options",
        "pack",  # the folder of an owner's values: public, and the same for all
        "position",
        "seat",
        "level",
        "seed",
    }


@ONE_BACKEND
async def test_a_worker_that_is_killed_is_replaced_and_play_goes_on(club: Club) -> None:
    [anna] = await start(await club.guest("Anna"), bots=[None, "greedy", "greedy"])
    async with anna.page() as page:
        for _ in range(3):
            question = await page.asked()
            await page.choose(question["options"][0])
            if workers(club):
                workers(club)[0].kill()
        await play_to_the_end(page)

    assert page.frame["result"]["ended"] == "played"


@ONE_BACKEND
async def test_many_who_lose_their_worker_at_once_share_the_next(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    state = (await play_of(club, chairs[0])).state
    seat = state.questions[0].seat
    thinkers = club.house.thinkers
    await thinkers.choose(state, seat, "greedy")

    asking = [asyncio.create_task(thinkers.choose(state, seat, "greedy")) for _ in range(8)]
    await asyncio.sleep(0)
    workers(club)[0].kill()
    answers = await asyncio.gather(*asking)

    assert len(answers) == 8
    assert set(answers) <= set(state.options(seat))


@ONE_BACKEND
async def test_a_bot_that_cannot_think_is_asked_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("konspira.server.thinking.driver.RETRY", 0.01)
    choose = club.house.thinkers.choose
    failures = iter([True, True, True])

    async def sometimes(state: State, seat: int, level: str, *more: Any) -> int:
        if next(failures, False):
            raise OSError("no memory for another process")
        return await choose(state, seat, level, *more)

    monkeypatch.setattr(club.house.thinkers, "choose", sometimes)
    [anna] = await start(await club.guest("Anna"), bots=[None, "random"])
    async with anna.page() as page:
        await page.choose()
        await page.asked()
        await page.choose()
        await page.asked()
    assert next(failures, None) is None


# -- in time ---------------------------------------------------------------------------------------


@ONE_BACKEND
async def test_a_bot_moves_a_fixed_pause_after_what_was_seen_last(settings: Settings) -> None:
    watch, pause = Watch(), 900.0
    async with open_club(msgspec.structs.replace(settings, bot_pause=pause), watch) as club:
        [anna] = await gather(await club.guest("Anna"), bots=[None, "random"])
        table = await held(club, anna)
        await anna.sit(salt=salt_for(club.house, table, 0, _anna_begins))
        await anna.post("start")
        async with anna.page() as page:
            await page.choose()
            await page.asked("order-count")
            watch.now += 3
            await page.choose()
            await page.until(lambda page: page.events[-1]["kind"] == "order-laid")
            assert table.row.due == watch.now + pause
            heard = len(page.events)

            await watch.pass_time(club, anna, pause - 1)
            await page.caught_up()
            assert len(page.events) == heard
            await watch.pass_time(club, anna, 1)
            # However many small choices it makes: they are seen at one moment, as one.
            await page.until(lambda page: len(page.events) > heard)
            assert page.frame["now"] == watch.now


def _anna_begins(state: State) -> bool:
    return state.questions[0].seat == 0


@ONE_BACKEND
async def test_the_small_choices_of_a_bot_are_one_change(club: Club) -> None:
    [anna] = await start(
        await club.guest("Anna"), bots=[None, "random"], options={"order_timing": "simultaneous"}
    )
    async with anna.page() as page:
        await page.until(lambda page: "order-sealed" in [event["kind"] for event in page.events])
        assert page.frames <= 2
    play = await play_of(club, anna)
    assert [seat for seat, _ in play.state.history] == [1, 1]


# -- who takes over --------------------------------------------------------------------------------


async def test_after_a_restart_bots_play_on(settings: Settings) -> None:
    async with open_club(msgspec.structs.replace(settings, bot_pause=3600.0)) as club:
        anna = await club.guest("Anna")
        hosts = [
            await new_table(anna, game="leduc", seat=None, bots=["random", "random"])
            for _ in range(3)
        ]
        for host in hosts:
            await host.post("start")
        assert [(await host.info())["status"] for host in hosts] == ["running"] * 3
        jar = anna.http.cookies
        async with club.house.database.begin() as connection:
            await connection.execute(update(schema.tables).values(due=0.0))
    async with open_club(settings) as club:
        browser = club.stranger()
        browser.http.cookies = jar
        for host in hosts:
            again = Chair(browser, host.table)
            await until(partial(_finished, again))


async def _finished(chair: Chair) -> bool:
    return bool((await chair.info())["status"] == "finished")


@ONE_BACKEND
async def test_a_table_that_cannot_go_on_stops_no_other(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_club(msgspec.structs.replace(settings, bot_pause=3600.0)) as club:
        anna = await club.guest("Anna")
        hosts = [
            await new_table(anna, game="leduc", seat=None, bots=["random", "random"])
            for _ in range(3)
        ]
        for host in hosts:
            await host.post("start")
        jar = anna.http.cookies
        async with club.house.database.begin() as connection:
            rows = schema.tables
            await connection.execute(update(rows).values(due=0.0))
            old = update(rows).where(rows.c.id == hosts[0].table)
            await connection.execute(old.values(rules=0))  # begun by an earlier version
    async with open_club(settings) as club:
        browser = club.stranger()
        browser.http.cookies = jar
        for host in hosts[1:]:
            again = Chair(browser, host.table)
            await until(partial(_finished, again))
        problem = await Chair(browser, hosts[0].table).refused("", method="GET")
        assert (problem["status"], problem["code"]) == (410, "table-other-rules")


@pytest.mark.parametrize("backend", ["postgres+redis"], indirect=True)
async def test_another_process_takes_over_from_one_that_died(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("konspira.server.thinking.driver.SWEEP", 0.05)
    monkeypatch.setattr("konspira.server.thinking.driver.GRACE", 0.1)
    async with open_club(settings) as here, open_club(settings) as there:
        anna = await here.guest("Anna")
        for driver in (here.house.driver,):
            monkeypatch.setattr(driver, "attend", lambda table: None)  # it is as good as dead
            assert isinstance(driver, Driver)
        host = await new_table(anna, game="leduc", seat=None, bots=["random", "random"])
        await host.post("start")
        async with host.page() as page:
            await page.until(lambda page: page.frame and page.frame["result"])
        assert there.house.tables.held(host.table) is not None
