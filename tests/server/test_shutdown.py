"""A server that is stopped loses nothing, and the next one goes on where it was."""

from __future__ import annotations

import asyncio
import json
import random

import httpx
import msgspec
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from konspira.server.settings import Settings
from konspira.server.store import schema
from support.chairs import Chair, asked, club_table, new_table, play_of, slow_disk, start
from support.club import Club, open_club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)


def again(club: Club, chair: Chair) -> Chair:
    """The same browser, at the server as it was started again."""
    browser = club.stranger()
    browser.http.cookies = chair.browser.http.cookies
    return Chair(browser, chair.table)


async def history(club: Club, chair: Chair) -> list[tuple[int, int]]:
    return (await play_of(club, chair)).state.history


async def test_what_was_acknowledged_before_the_stop_is_there_after_it(settings: Settings) -> None:
    async with open_club(settings) as club:
        chairs = await club_table(club, "Anna", "Bartek")
        luck = random.Random(1)
        acknowledged: list[tuple[int, str]] = []

        async def play() -> None:
            """Play on until the server is gone."""
            while True:
                for place, chair in enumerate(chairs):
                    question = await chair.question()
                    if question is not None:
                        choice = luck.choice(question["options"])
                        await chair.post("choose", {"token": question["token"], "choice": choice})
                        acknowledged.append((place, choice))

        club.browsers.clear()  # nobody leaves before the server does
        playing = asyncio.create_task(play())
        while len(acknowledged) < 10:
            await asyncio.sleep(0.01)
    with pytest.raises(httpx.HTTPError):
        await playing
    for chair in chairs:
        await chair.browser.close()
    async with open_club(settings) as club:
        first = again(club, chairs[0])
        await first.frame()
        play_now = await play_of(club, first)
        made = [(seat, play_now.game.name(option)) for seat, option in play_now.state.history]

    assert made[: len(acknowledged)] == acknowledged
    assert len(made) <= len(acknowledged) + 1  # the last one may be there without its answer


async def test_a_choice_that_is_being_written_is_finished(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_club(settings) as club:
        chairs = await club_table(club, "Anna", "Bartek")
        first = await asked(chairs)
        context = first.page()
        page = await context.__aenter__()
        question = await page.asked()
        gate = slow_disk(club, monkeypatch)
        choice = {"do": "choose", "token": question["token"], "choice": question["options"][0]}
        await page.socket.send(json.dumps({**choice, "re": 1}))
        await gate.reached()
        asyncio.get_running_loop().call_later(0.3, gate.open)  # while it is stopping
    monkeypatch.undo()
    with pytest.raises(ConnectionClosed):
        while True:
            await page.hear()
    await context.__aexit__(None, None, None)

    async with open_club(settings) as club:
        frame = await again(club, first).frame()
        assert frame["question"]["kind"] == "order-count"


async def test_many_tables_that_are_being_written_are_all_written(settings: Settings) -> None:
    async with open_club(settings) as club:
        tables = [await club_table(club, "Anna", "Bartek", game="leduc") for _ in range(6)]
        firsts = [await asked(chairs) for chairs in tables]
        questions = [await first.question() for first in firsts]
        posting = [
            asyncio.create_task(
                first.browser.request(
                    "POST",
                    f"{first.path}/choose",
                    {"token": question["token"], "choice": question["options"][-1]},
                )
            )
            for first, question in zip(firsts, questions, strict=True)
        ]
        await asyncio.sleep(0.02)
        answers = await asyncio.gather(*posting)
    async with open_club(settings) as club:
        for first, answer in zip(firsts, answers, strict=True):
            assert answer.status_code == 200
            now = again(club, first)
            await now.frame()
            assert len(await history(club, now)) == 1


async def test_bots_that_were_thinking_go_on_thinking_after_the_restart(settings: Settings) -> None:
    async with open_club(settings) as club:
        host = await new_table(
            await club.guest("Anna"), seat=None, seats=3, bots=["greedy", "random", "greedy"]
        )
        await host.post("start")
        async with host.page() as page:
            await page.until(lambda page: page.frame and page.frame["moment"] > 4)
    async with open_club(settings) as club:
        watcher = again(club, host)
        async with watcher.page() as page:
            await page.until(lambda page: page.frame and page.frame["result"])
        assert page.frame["result"]["ended"] == "played"


@ONE_BACKEND
async def test_what_is_due_stands_in_the_database(settings: Settings) -> None:
    async with open_club(msgspec.structs.replace(settings, bot_pause=3600.0)) as club:
        [anna] = await start(await club.guest("Anna"), bots=[None, "random"])
        while await anna.question():
            await anna.choose()
        async with club.house.reader.connect() as connection:
            due = await connection.scalar(
                select(schema.tables.c.due).where(schema.tables.c.id == anna.table)
            )
        assert due is not None and due > club.house.now() + 3000
        await anna.post("resign")
        async with club.house.reader.connect() as connection:
            rows = schema.tables
            row = (await connection.execute(select(rows.c.due, rows.c.status))).one()
        assert tuple(row) == (None, "finished")


@ONE_BACKEND
async def test_a_server_stops_in_time_though_people_are_there(settings: Settings) -> None:
    loop = asyncio.get_running_loop()
    async with open_club(settings) as club:
        chairs = await club_table(club, "Anna", "Bartek")
        contexts = [chair.page() for chair in chairs for _ in range(3)]
        pages = [await context.__aenter__() for context in contexts]
        for page in pages:
            await page.ready()
        began = loop.time()
    took = loop.time() - began
    for page, context in zip(pages, contexts, strict=True):
        assert (await page.closed())[0] == 1012
        await context.__aexit__(None, None, None)

    assert took < 3  # the time that is given to requests which hang
