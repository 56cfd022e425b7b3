"""Hints: what a strong bot would do, for the one who asks, where it is allowed, and nobody else."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import msgspec
import pytest

from konspira.catalogue import GAMES
from konspira.server.settings import Settings
from support.ambush import AmbushGame
from support.chairs import (
    PATIENCE,
    Chair,
    Page,
    asked,
    club_table,
    held,
    play_of,
    start,
    until,
)
from support.club import Club, open_club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)
ALL = {**GAMES, AmbushGame.id: AmbushGame}


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, hint_simulations=8, hint_seconds=3.0)


@pytest.fixture
async def club(settings: Settings) -> AsyncIterator[Club]:
    async with open_club(settings, games=ALL) as club:
        yield club


async def choosing(page: Page) -> dict[str, object]:
    """A question with a choice; what has none is answered."""
    while True:
        question = await page.asked()
        if len(question["options"]) > 1:
            return question
        await page.choose()


async def hint(chair: Chair) -> dict[str, object]:
    question = await chair.question()
    answer: dict[str, object] = await chair.post("hint", {"token": question["token"]})
    return answer


async def real(chairs: list[Chair]) -> Chair:
    """Wait for somebody who has something to choose between."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for chair in chairs:
                question = await chair.question()
                if question and len(question["options"]) > 1:
                    return chair
                if question:
                    await chair.choose()
            await asyncio.sleep(0.01)


async def turn_of(chair: Chair, other: Chair) -> None:
    """Both play on until this one has something to choose between again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            question = await chair.question()
            if question and len(question["options"]) > 1:
                return
            await (chair if question else other).choose()


# -- what is told ----------------------------------------------------------------------------------


@ONE_BACKEND
@pytest.mark.parametrize("game", ["spiskowcy", "estoril", "emerald", "stawka"])
async def test_a_hint_names_the_best_options_with_their_share_of_imagined_games(
    club: Club, game: str
) -> None:
    [anna] = await start(await club.guest("Anna"), game=game, bots=[None, "greedy"])
    async with anna.page() as page:
        question = await choosing(page)
        found = await anna.post("hint", {"token": question["token"]})

    assert found["token"] == question["token"]
    options = found["options"]
    assert 1 <= len(options) <= 3
    assert {one["choice"] for one in options} <= set(question["options"])  # type: ignore[call-overload]
    assert all(0 <= one["low"] <= one["share"] <= one["high"] <= 1 for one in options)
    assert all(one["games"] > 0 and one["deed"][0] == one["choice"] for one in options)
    assert [one["share"] for one in options] == sorted(
        (one["share"] for one in options), reverse=True
    )
    assert found["sureness"] in ("clear", "little", "none")
    [worker] = club.house.thinkers._pool._processes.values()  # type: ignore[union-attr]
    assert worker.pid != os.getpid()


async def test_who_asks_again_gets_the_same_answer_and_it_is_noted_once(club: Club) -> None:
    [anna] = await start(await club.guest("Anna"), bots=[None, "random"])
    await real([anna])

    first = await hint(anna)
    again = await hint(anna)

    assert first == again
    assert (await play_of(club, anna)).hinted == [1, 0]
    assert (await anna.notes()).count("hinted") == 1


@ONE_BACKEND
async def test_a_question_with_one_option_needs_no_hint(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", hints=True)
    luck = random.Random(1)
    for _ in range(100):
        chair = await asked(chairs)
        question = await chair.question()
        if len(question["options"]) == 1:
            refused = await chair.refused("hint", {"token": question["token"]})
            assert (refused["status"], refused["code"]) == (409, "nothing-to-weigh")
            return
        choice = luck.choice(question["options"])
        await chair.post("choose", {"token": question["token"], "choice": choice})
    raise AssertionError("every question had a choice")


# -- where it is allowed ---------------------------------------------------------------------------


async def test_against_people_hints_need_the_word_of_all(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", "Cyd")
    anna, bartek, cyd = chairs
    chair = await real(chairs)
    question = await chair.question()

    refused = await chair.refused("hint", {"token": question["token"]})
    assert (refused["status"], refused["code"]) == (403, "hints-not-agreed")
    info = await anna.propose("hints")
    assert info["proposal"] == {
        "kind": "hints",
        "seat": 0,
        "agreed": [],
        "about": None,
        "pace": None,
    }
    assert not (await bartek.answer(True))["hints"]
    assert (await cyd.answer(True))["hints"]

    assert (await hint(chair))["options"]
    assert (await anna.notes())[-3:] == ["proposed-hints", "hints-agreed", "hinted"]
    assert (await bartek.refused("proposal", {"kind": "hints"}))["code"] == "hints-already"


@ONE_BACKEND
async def test_who_declines_hints_has_none_at_the_table(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    await chairs[0].propose("hints")

    info = await chairs[1].answer(False)

    assert (info["hints"], info["proposal"]) == (False, None)
    chair = await real(chairs)
    token = (await chair.question())["token"]
    assert (await chair.refused("hint", {"token": token}))["code"] == "hints-not-agreed"


@ONE_BACKEND
async def test_a_table_can_be_made_with_hints_and_a_rematch_keeps_them(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", hints=True)
    assert (await chairs[1].info())["hints"]

    assert (await hint(await real(chairs)))["options"]
    await chairs[0].propose("end")
    await chairs[1].answer(True)
    assert (await chairs[0].post("rematch"))["hints"]


@ONE_BACKEND
async def test_the_host_decides_about_hints_until_the_start(club: Club) -> None:
    anna = await club.guest("Anna")
    info = await anna.post("/api/tables", {"game": "spiskowcy", "seats": 2})
    assert not info["hints"]

    changed = await anna.patch(f"/api/tables/{info['id']}", {"hints": True})

    assert changed["hints"]
    assert not (await anna.patch(f"/api/tables/{info['id']}", {"hints": False}))["hints"]


@ONE_BACKEND
async def test_somebody_who_is_away_is_still_somebody(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    table = await held(club, chairs[0])
    async with table.lock:
        from konspira.server.store.entries import Entry
        from konspira.server.tables.play import SIT

        await table.commit([Entry(SIT, 1)])

    assert not (await chairs[0].info())["hints"]  # Bartek may come back to this game


@ONE_BACKEND
async def test_only_whoever_plays_is_told(club: Club) -> None:
    [anna] = await start(await club.guest("Anna"), bots=[None, "random"])
    token = (await (await real([anna])).question())["token"]

    other = Chair(await club.guest("Bartek"), anna.table)
    assert (await other.refused("hint", {"token": token}))["code"] == "not-seated"
    nobody = Chair(club.stranger(), anna.table)
    assert (await nobody.refused("hint", {"token": token}))["code"] == "no-person"
    assert (await anna.refused("hint", {"token": "99.0"}))["code"] == "stale-choice"
    assert (await anna.refused("hint", {"token": 5}))["status"] == 400
    assert (await play_of(club, anna)).hinted == [0, 0]


@ONE_BACKEND
async def test_there_are_so_many_hints_a_minute(settings: Settings) -> None:
    async with open_club(msgspec.structs.replace(settings, hints_per_minute=2)) as club:
        [anna] = await start(await club.guest("Anna"), bots=[None, "random"])
        codes = []
        async with anna.page() as page:
            for _ in range(3):
                question = await choosing(page)
                answer = await anna.browser.request(
                    "POST", f"{anna.path}/hint", {"token": question["token"]}
                )
                codes.append(answer.status_code)
                await page.choose()

    assert codes == [200, 200, 429]
    assert answer.json()["code"] == "too-many-hints"
    assert answer.json()["facts"] == {"most": 2}


# -- while the game goes on ------------------------------------------------------------------------


@ONE_BACKEND
async def test_playing_on_calls_a_hint_off_and_frees_its_worker(settings: Settings) -> None:
    endless = msgspec.structs.replace(settings, hint_simulations=10_000_000, hint_seconds=60.0)
    async with open_club(endless) as club:
        [anna] = await start(await club.guest("Anna"), bots=[None, "greedy"])
        async with anna.page() as page:
            question = await choosing(page)
            asking = asyncio.create_task(anna.refused("hint", {"token": question["token"]}))
            await until(lambda: club.house.hints._thoughts)
            await asyncio.sleep(0.3)
            assert not asking.done()

            began = time.monotonic()
            await page.choose()
            refused = await asking
            assert (refused["status"], refused["code"]) == (409, "stale-choice")
            assert time.monotonic() - began < 30  # half of what it could have thought for
            # The only worker is free again: the bot can move, and so can we.
            for _ in range(3):
                await choosing(page)
                await page.choose()
        assert club.house.hints._thoughts == {}
        await until(lambda: len(club.house.thinkers._free) == 64)


@ONE_BACKEND
async def test_who_asks_once_more_does_not_think_twice(settings: Settings) -> None:
    endless = msgspec.structs.replace(settings, hint_simulations=10_000_000, hint_seconds=60.0)
    async with open_club(endless) as club:
        [anna] = await start(await club.guest("Anna"), bots=[None, "greedy"])
        token = (await (await real([anna])).question())["token"]
        first = asyncio.create_task(anna.refused("hint", {"token": token}))
        await until(lambda: club.house.hints._thoughts)
        second = asyncio.create_task(anna.refused("hint", {"token": token}))

        assert (await first)["code"] == "stale-choice"
        assert not second.done()
        await anna.propose("end")
        assert (await second)["code"] == "table-finished"


@ONE_BACKEND
async def test_a_hint_takes_no_longer_than_it_may(settings: Settings) -> None:
    brief = msgspec.structs.replace(settings, hint_simulations=10_000_000, hint_seconds=0.5)
    async with open_club(brief) as club:
        [anna] = await start(await club.guest("Anna"), bots=[None, "greedy"])
        await real([anna])
        await club.house.thinkers.choose((await play_of(club, anna)).state, 0, "greedy")
        began = time.monotonic()

        found = await hint(anna)

        assert found["options"]
        assert time.monotonic() - began < 30  # all of them would take hours


# -- what others learn -----------------------------------------------------------------------------


@ONE_BACKEND
async def test_others_read_once_that_somebody_uses_hints(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", hints=True)
    chair = await real(chairs)
    other = chairs[1] if chair is chairs[0] else chairs[0]
    async with other.page() as page:
        await page.ready()
        before = len(page.raw)
        await hint(chair)
        await page.caught_up()
        new = [msgspec.json.decode(text) for text in page.raw[before:]]

        assert [one["is"] for one in new if one["is"] != "done"] == ["table", "line"]
        [line] = [one for one in new if one["is"] == "line"]
        assert line["kind"] == "hinted"
        assert "order" not in str(line)
        await chair.choose()
        await turn_of(chair, other)
        before = len(page.raw)
        await hint(chair)
        await page.caught_up()
        told = [msgspec.json.decode(text)["is"] for text in page.raw[before:]]
        assert "line" not in told


@ONE_BACKEND
async def test_a_hint_in_a_window_is_nobodys_business_until_the_end(settings: Settings) -> None:
    slow = msgspec.structs.replace(settings, reaction_time=30.0)
    async with open_club(slow, games=ALL) as club:
        chairs, seat = await _in_a_window(club)
        others = [chair for place, chair in enumerate(chairs) if place != seat]
        watching = Chair(club.stranger(), chairs[0].table)
        viewers = [*others, watching]
        async with AsyncExitStack() as stack:
            pages = [await stack.enter_async_context(chair.page()) for chair in viewers]
            for page in pages:
                await page.ready()
            before = [len(page.raw) for page in pages]
            frames = [await chair.frame() for chair in viewers]

            assert (await hint(chairs[seat]))["options"]

            for page, known, chair, frame in zip(pages, before, viewers, frames, strict=True):
                await page.caught_up()
                assert [msgspec.json.decode(text)["is"] for text in page.raw[known:]] == ["done"]
                assert {**await chair.frame(), "now": 0} == {**frame, "now": 0}
                assert all(one["hints"] == 0 for one in (await chair.info())["seats"])
            assert "hinted" not in await watching.notes()
        # When the game is over everybody may know it.
        await chairs[0].propose("end")
        await chairs[1].answer(True)
        info = await chairs[2].answer(True)
        assert [one["hints"] for one in info["seats"]] == [int(place == seat) for place in range(3)]


@ONE_BACKEND
async def test_where_several_choose_at_once_a_hint_tells_nobody_who_still_does(club: Club) -> None:
    options = {"order_timing": "simultaneous"}
    chairs = await club_table(club, "Anna", "Bartek", hints=True, options=options)
    chair = await real(chairs)
    other = chairs[1] if chair is chairs[0] else chairs[0]
    async with other.page() as page:
        await page.ready()
        before = len(page.raw)
        await hint(chair)
        await page.caught_up()

        assert [msgspec.json.decode(text)["is"] for text in page.raw[before:]] == ["done"]
    assert "hinted" not in await other.notes()


async def _in_a_window(club: Club) -> tuple[list[Chair], int]:
    """A table at which somebody has something to react with: not every deal has such a moment."""
    for _ in range(40):
        chairs = await club_table(club, "Anna", "Bartek", "Cyd", game="ambush", hints=True)
        questions = [await chair.question() for chair in chairs]
        [seat] = [place for place, question in enumerate(questions) if question]
        await chairs[seat].choose()
        for place, chair in enumerate(chairs):
            question = await chair.question()
            if question and question["window"] and len(question["options"]) > 1:
                return chairs, place
    raise AssertionError("in forty deals nobody could react to anything")


@ONE_BACKEND
async def test_hints_are_known_after_a_restart(settings: Settings) -> None:
    async with open_club(settings) as club:
        [anna] = await start(await club.guest("Anna"), bots=[None, "random"])
        await real([anna])
        await hint(anna)
        jar = anna.browser.http.cookies
        table = anna.table
    async with open_club(settings) as club:
        browser = club.stranger()
        browser.http.cookies.update(jar)
        play = (await club.house.tables.get(table)).play
        assert play is not None
        assert (play.hinted, play.known_hinted) == ([1, 0], frozenset({0}))
