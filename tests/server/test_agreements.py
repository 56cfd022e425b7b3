"""Ending together, resigning, and talking about it."""

from __future__ import annotations

import asyncio
import random

import pytest
from sqlalchemy import insert

from konspira.bots.usual import usual_level
from konspira.server.store import schema
from konspira.server.store.rows import LINES_AT_ONCE
from konspira.server.tables.notes import note
from konspira.server.tables.table import line_row
from konspira.server.wire.live import Line
from support.chairs import (
    Chair,
    club_table,
    gather,
    held,
    new_table,
    play_of,
    play_on,
    start,
    until,
)
from support.club import Club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)


# -- to agree to end -------------------------------------------------------------------------------


@pytest.fixture
def club(standing: Club) -> Club:
    """One for all: nobody minds here what others did."""
    return standing


async def test_a_game_ends_when_all_agree_and_nobody_has_won(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", "Cyd")
    await play_on(chairs, random.Random(1), 5)
    anna, bartek, cyd = chairs

    await anna.propose("end")
    assert (await bartek.answer(True))["status"] == "running"
    info = await cyd.answer(True)

    assert (info["status"], info["ended"], info["proposal"]) == ("finished", "agreed", None)
    assert info["finished"] is not None and info["shuffle"]["secret"] is not None
    assert (await anna.notes())[-2:] == ["proposed-end", "ended"]
    for chair in (*chairs, Chair(club.stranger(), anna.table)):
        frame = await chair.frame()
        assert frame["result"] == {"ended": "agreed", "scores": [], "ranks": [], "winners": []}
        assert frame["question"] is None and frame["waiting"] == []


async def test_alone_with_bots_one_word_ends_the_game(club: Club) -> None:
    [chair] = await start(await club.guest("Anna"), bots=[None, "random"])

    info = await chair.propose("end")

    assert (info["status"], info["ended"]) == ("finished", "agreed")


@ONE_BACKEND
async def test_choices_do_not_answer_a_proposal_to_end(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    await chairs[0].propose("end")

    await play_on(chairs, random.Random(1), 9)
    assert (await chairs[0].info())["proposal"] == {
        "kind": "end",
        "seat": 0,
        "agreed": [],
        "about": None,
        "pace": None,
    }
    info = await chairs[1].answer(False)

    assert (info["status"], info["proposal"]) == ("running", None)


@ONE_BACKEND
async def test_the_end_of_the_game_answers_every_proposal(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", game="leduc")
    await chairs[0].propose("end")

    await play_on(chairs, random.Random(1))

    info = await chairs[1].info()
    assert (info["ended"], info["proposal"]) == ("played", None)
    assert (await chairs[1].refused("proposal/answer", {"agree": True}))["code"] == "table-finished"


@ONE_BACKEND
async def test_before_the_start_there_is_nothing_to_agree_to(club: Club) -> None:
    host = await new_table(await club.guest("Anna"))

    for what, body in [
        ("proposal", {"kind": "end"}),
        ("proposal/answer", {"agree": True}),
        ("resign", None),
        ("return", None),
        ("take-back", None),
        ("choose", {"token": "0.0", "choice": "order_none"}),
    ]:
        problem = await host.refused(what, body)
        assert (problem["status"], problem["code"]) == (409, "table-not-started")
    assert (await host.refused("proposal", {"kind": "pause"}))["code"] == "bad-request"


# -- to resign -------------------------------------------------------------------------------------


async def test_of_two_the_other_wins(club: Club) -> None:
    anna, bartek = await club_table(club, "Anna", "Bartek")

    info = await anna.post("resign")

    assert (info["status"], info["ended"]) == ("finished", "resigned")
    assert info["seats"][0]["resigned"] and not info["seats"][1]["resigned"]
    result = (await bartek.frame())["result"]
    assert (result["ended"], result["winners"], result["ranks"]) == ("resigned", [1], [2, 1])
    assert (await bartek.notes())[-1] == "resigned"
    [row] = (await bartek.browser.get("/api/lobby"))["yours"]
    assert (row["status"], row["winners"], row["your_turn"]) == ("finished", [1], False)


@ONE_BACKEND
async def test_a_bot_wins_against_one_who_resigns(club: Club) -> None:
    [anna] = await start(await club.guest("Anna"), bots=[None, "random"])

    await anna.post("resign")

    assert (await anna.frame())["result"]["winners"] == [1]


async def test_of_more_a_bot_plays_on_for_the_one_who_left(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", "Cyd")
    anna, bartek, cyd = chairs

    info = await anna.post("resign")

    assert info["status"] == "running"
    assert (info["seats"][0]["resigned"], info["seats"][0]["level"]) == (True, usual_level())
    assert (await anna.refused("resign"))["code"] == "resigned-already"
    await play_on([bartek, cyd], random.Random(1), 12)
    assert 0 in [seat for seat, _ in (await play_of(club, anna)).state.history]


@ONE_BACKEND
async def test_who_has_resigned_watches_and_has_no_say(club: Club) -> None:
    chairs = await club_table(
        club, "Anna", "Bartek", "Cyd", options={"order_timing": "simultaneous"}
    )
    anna, bartek, cyd = chairs
    await anna.choose()
    await anna.post("resign")

    frame = await anna.frame()
    assert frame["question"] is None and not frame["take_back"]
    assert frame["view"]["seats"][0]["hand"] is not None  # what was known stays known
    for what, body in [
        ("choose", {"token": "1.0", "choice": "order_count(1)"}),
        ("take-back", None),
        ("proposal", {"kind": "end"}),
        ("proposal/answer", {"agree": False}),
        ("return", None),
    ]:
        assert (await anna.refused(what, body))["code"] == "resigned-already"
    [row] = (await anna.browser.get("/api/lobby"))["yours"]
    assert not row["your_turn"]
    await bartek.propose("end")
    assert (await cyd.answer(True))["ended"] == "agreed"  # nobody waits for Anna


async def test_when_the_last_person_resigns_the_game_is_over(club: Club) -> None:
    anna, bartek = await start(
        await club.guest("Anna"), await club.guest("Bartek"), bots=[None, None, "random"]
    )

    assert (await bartek.post("resign"))["status"] == "running"
    info = await anna.post("resign")

    assert (info["status"], info["ended"]) == ("finished", "resigned")
    assert (await anna.frame())["result"]["winners"] == [2]


@ONE_BACKEND
async def test_who_resigns_takes_a_proposal_along(club: Club) -> None:
    anna, bartek, _ = await club_table(club, "Anna", "Bartek", "Cyd")
    await anna.propose("end")

    await bartek.post("resign")

    assert (await anna.info())["proposal"] is None


# -- chat ------------------------------------------------------------------------------------------


async def test_what_is_said_at_a_table_is_heard_by_all_who_are_there(club: Club) -> None:
    anna, bartek = await gather(await club.guest("Anna"), await club.guest("Bartek"))
    watcher = Chair(club.stranger(), anna.table)

    async with bartek.page() as page, watcher.page() as watching:
        line = await anna.post("chat", {"text": "  Dzień   dobry  "})
        for one in (page, watching):
            await one.until(lambda one: one.lines and one.lines[-1]["kind"] == "said")
            assert one.lines[-1] == {"is": "line", **line}
        assert (await page.do("say", text="Cześć"))["is"] == "done"
        await watching.until(lambda page: page.lines[-1]["text"] == "Cześć")

    assert (line["name"], line["seat"], line["text"]) == ("Anna", 0, "Dzień dobry")
    assert [said["text"] for said in await watcher.chat()] == ["", "Dzień dobry", "Cześć"]
    assert [said["number"] for said in await watcher.chat(since=1)] == [1, 2]
    assert (await anna.info())["chat"] == 3


@ONE_BACKEND
async def test_a_line_has_something_in_it_and_an_end(club: Club) -> None:
    host = await new_table(await club.guest("Anna"))

    assert (await host.refused("chat", {"text": " \n "}))["code"] == "empty-line"
    assert (await host.refused("chat", {"text": ""}))["code"] == "bad-request"
    assert (await host.refused("chat", {"text": "x" * 501}))["code"] == "bad-request"
    assert (await host.post("chat", {"text": "x" * 500}))["number"] == 0


async def test_lines_that_come_at_once_get_a_number_each(club: Club) -> None:
    anna, bartek = await gather(await club.guest("Anna"), await club.guest("Bartek"))

    await asyncio.gather(
        *[chair.post("chat", {"text": str(n)}) for n in range(5) for chair in (anna, bartek)]
    )

    assert [line["number"] for line in await anna.chat()] == list(range(11))


@ONE_BACKEND
async def test_a_table_without_spectators_keeps_its_words_to_itself(club: Club) -> None:
    anna, bartek = await club_table(club, "Anna", "Bartek", spectators="none")
    await anna.post("chat", {"text": "hush"})

    for browser in (club.stranger(), await club.guest("Cyd")):
        problem = await Chair(browser, anna.table).refused("chat", method="GET")
        assert (problem["status"], problem["code"]) == (403, "not-watched")
    assert (await bartek.chat())[-1]["text"] == "hush"


@ONE_BACKEND
async def test_a_long_chat_is_read_to_its_end(club: Club) -> None:
    host = await new_table(await club.guest("Anna"))
    table = await held(club, host)
    count = LINES_AT_ONCE + 20
    lines = [Line(n, "said", 0, "Anna", str(n), 0.0) for n in range(count)]
    async with club.house.database.begin() as connection:
        rows = [line_row(table.id, line, None) for line in lines]
        await connection.execute(insert(schema.lines).values(rows))
    await table.refresh()

    async with host.page() as page:
        await page.until(lambda page: len(page.lines) == count)
        assert [line["number"] for line in page.lines] == list(range(count))
    async with host.page(chat=count - 2) as page:
        await page.until(lambda page: len(page.lines) == 2)
    assert note(table, "said", 0).number == count
    await until(lambda: not table.listeners)
