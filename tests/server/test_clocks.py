"""Clocks: each choice has its time and each seat a reserve; who runs out of it gets a stand-in."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator

import pytest

from konspira.bots.usual import usual_level
from konspira.server.settings import Settings
from konspira.server.tables import clocks
from konspira.server.tables.clocks import DAY, PACES, Clocks
from support.chairs import Chair, Watch, asked, held, play_of, play_on, start, until
from support.club import Club, open_club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)
NOON = Watch().now


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def club(settings: Settings, watch: Watch) -> AsyncIterator[Club]:
    """A server that goes by the watch."""
    async with open_club(settings, watch) as club:
        yield club


async def two(club: Club, pace: str, **wishes: object) -> tuple[Chair, Chair]:
    """A table of two with a pace: who has to choose first, and the other one."""
    anna, bartek = await club.guest("Anna"), await club.guest("Bartek")
    chairs = await start(anna, bartek, pace=pace, **wishes)
    first = await asked(chairs)
    return first, next(chair for chair in chairs if chair is not first)


# -- the clocks themselves -------------------------------------------------------------------------


def test_time_for_a_choice_comes_before_the_reserve() -> None:
    clock = Clocks(10, (60, 60), (None, None)).moved([0], NOON)
    assert clock.deadline(0) == NOON + 70
    assert clock.deadline(1) is None

    quick, slow = clock.moved([1], NOON + 9), clock.moved([1], NOON + 25)

    assert quick.reserve == (60, 60)
    assert slow.reserve == (45, 60)
    assert slow.since == (None, NOON + 25)


def test_a_clock_that_runs_on_is_not_charged_yet() -> None:
    clock = Clocks(10, (60,), (None,)).moved([0], NOON).moved([0], NOON + 25)

    assert (clock.reserve, clock.since) == ((60,), (NOON,))


def test_several_clocks_run_at_once_and_the_first_deadline_counts() -> None:
    clock = Clocks(10, (60, 5, 60), (None, None, None))
    assert clock.first_deadline() is None

    clock = clock.moved([0, 1], NOON)

    assert clock.first_deadline() == NOON + 15
    assert clock.late(NOON + 14.9) == []
    assert clock.late(NOON + 15) == [1]
    assert clock.late(NOON + 99) == [0, 1]
    assert clock.moved([0], NOON + 99).reserve == (60, 0, 60)  # never less than nothing


def test_clocks_are_saved_and_loaded() -> None:
    clock = Clocks(10, (60, 5.5), (None, NOON))

    assert clocks.load(clocks.save(clock)) == clock
    assert clocks.load(clocks.save(None)) is None


@pytest.mark.parametrize("pace", PACES)
def test_every_pace_gives_the_same_to_each_seat(pace: str) -> None:
    clock = clocks.fresh(PACES[pace], 3)

    assert clock is not None
    assert clock.turn == PACES[pace].turn
    assert clock.reserve == (PACES[pace].reserve,) * 3
    assert clocks.fresh(None, 3) is None


# -- at a table ------------------------------------------------------------------------------------


@ONE_BACKEND
async def test_everybody_sees_whose_clock_runs(club: Club, watch: Watch) -> None:
    first, other = await two(club, "live")
    you = (await first.info())["you"]
    await first.choose()
    watch.now += 50
    await first.choose()

    frame = await other.frame()

    assert frame["now"] == NOON + 50
    assert frame["clock"]["turn"] == 45
    assert frame["clock"]["reserve"][you] == 595
    assert frame["clock"]["reserve"][1 - you] == 600
    assert frame["clock"]["since"][you] is None
    assert frame["clock"]["since"][1 - you] == NOON + 50
    watcher = Chair(club.stranger(), first.table)
    assert (await watcher.frame())["clock"] == frame["clock"]


@ONE_BACKEND
async def test_a_half_made_choice_does_not_stop_a_clock(club: Club, watch: Watch) -> None:
    first, other = await two(club, "live")
    before = await other.frame()

    watch.now += 50
    await first.choose()

    assert (await other.frame())["clock"] == before["clock"]


@ONE_BACKEND
async def test_without_a_pace_nobody_is_in_a_hurry(club: Club, watch: Watch) -> None:
    first, other = await two(club, "none")
    await watch.pass_time(club, first, 1000 * DAY)

    assert (await first.frame())["clock"] is None
    assert (await held(club, first)).row.due is None
    assert not club.house.driver.attends(first.table)
    await first.choose()
    await first.choose()
    assert await other.question()


@ONE_BACKEND
async def test_the_list_says_until_when(club: Club, watch: Watch) -> None:
    first, other = await two(club, "daily")

    [row] = (await first.browser.get("/api/lobby"))["yours"]
    assert (row["your_turn"], row["pace"], row["until"]) == (True, "daily", NOON + 4 * DAY)
    [row] = (await other.browser.get("/api/lobby"))["yours"]
    assert (row["your_turn"], row["until"]) == (False, None)


# -- running out of it -----------------------------------------------------------------------------


async def test_on_time_out_a_bot_sits_in_until_the_player_returns(club: Club, watch: Watch) -> None:
    first, other = await two(club, "live")
    you = (await first.info())["you"]
    token = (await first.question())["token"]
    await watch.pass_time(club, first, 644)
    await watch.pass_time(club, first, 0)
    assert not (await first.info())["seats"][you]["sits_in"]

    async with other.page() as page:
        await page.ready()
        await watch.pass_time(club, first, 1)
        await page.until(lambda page: page.table["seats"][you]["sits_in"])
        await page.asked()  # the bot has chosen
        kinds = [line["kind"] for line in page.lines]
    info = await first.info()
    assert info["seats"][you] == {
        "kind": "person",
        "name": info["seats"][you]["name"],
        "level": usual_level(),
        "sits_in": True,
        "resigned": False,
        "salted": True,
        "hints": 0,
        "holiday": None,
        "agrees": False,
    }
    assert kinds[-1] == "sat-in"
    for what, body in [
        ("choose", {"token": token, "choice": "order_none"}),
        ("take-back", None),
        ("proposal", {"kind": "end"}),
        ("proposal/answer", {"agree": True}),
    ]:
        assert (await first.refused(what, body))["code"] == "bot-sits-in"

    info = await first.post("return")

    assert not info["seats"][you]["sits_in"] and info["seats"][you]["level"] is None
    assert (await first.notes())[-1] == "returned"
    assert (await first.refused("return"))["code"] == "not-away"
    await play_on([first, other], random.Random(1), 9)
    table = await held(club, first)
    assert table.clocks is not None and table.clocks.reserve[you] == 0


@ONE_BACKEND
async def test_who_is_back_has_the_time_of_a_choice_again(club: Club, watch: Watch) -> None:
    first, other = await two(club, "live")
    you = (await first.info())["you"]
    await watch.pass_time(club, first, 700)
    async with other.page() as page:
        await page.asked()
    await first.post("return")
    watch.now += 10

    await other.choose()
    await other.choose()
    assert await first.question()

    table = await held(club, first)
    assert table.clocks is not None and table.clocks.reserve[you] == 0
    assert table.clocks.deadline(you) == watch.now + 45 == table.row.due


@ONE_BACKEND
async def test_while_a_bot_sits_in_there_is_no_question_and_no_turn(
    club: Club, watch: Watch
) -> None:
    first, other = await two(club, "live")
    await watch.pass_time(club, first, 700)

    async with other.page() as page:
        await page.asked()
    await other.choose()
    await other.choose()
    frame = await first.frame()

    assert frame["question"] is None and not frame["take_back"]
    [row] = (await first.browser.get("/api/lobby"))["yours"]
    assert not row["your_turn"]


@ONE_BACKEND
async def test_nobody_waits_for_the_word_of_somebody_who_is_away(club: Club, watch: Watch) -> None:
    first, other = await two(club, "live")
    await watch.pass_time(club, first, 700)
    async with other.page() as page:
        await page.asked()

    info = await other.propose("end")

    assert info["ended"] == "agreed"


async def test_who_is_away_may_still_resign_and_of_three_the_game_waits_for_the_others(
    club: Club, watch: Watch
) -> None:
    names = ("Anna", "Bartek", "Cyd")
    chairs = await start(*[await club.guest(name) for name in names], pace="live")
    first = await asked(chairs)
    others = [chair for chair in chairs if chair is not first]
    you = (await first.info())["you"]
    await watch.pass_time(club, first, 700)
    await until(lambda: _asked(others))

    info = await first.post("resign")
    assert (info["status"], info["seats"][you]["resigned"]) == ("running", True)
    assert (await others[0].post("resign"))["status"] == "running"
    assert (await others[1].post("resign"))["ended"] == "resigned"


async def _asked(chairs: list[Chair]) -> bool:
    return any([await chair.question() for chair in chairs])


@ONE_BACKEND
async def test_a_person_who_is_away_is_still_a_person_of_the_game(club: Club, watch: Watch) -> None:
    anna, bartek = await club.guest("Anna"), await club.guest("Bartek")
    chairs = await start(anna, bartek, pace="live", bots=[None, None, "random"])
    await until(lambda: _asked(chairs))
    first = await asked(chairs)
    [other] = [chair for chair in chairs if chair is not first]
    await watch.pass_time(club, first, 700)
    await until(lambda: _away(club, first))

    await other.post("resign")

    assert (await first.info())["status"] == "running"  # who is away may come back
    await first.post("return")


async def _away(club: Club, chair: Chair) -> bool:
    return bool((await play_of(club, chair)).absent)


# -- restarts --------------------------------------------------------------------------------------


async def test_a_clock_runs_on_while_the_server_is_away(settings: Settings, watch: Watch) -> None:
    async with open_club(settings, watch) as club:
        first, other = await two(club, "daily")
        before = (await other.frame())["clock"]
        jars = [chair.browser.http.cookies for chair in (first, other)]
    watch.now += 2 * DAY
    async with open_club(settings, watch) as club:
        for chair, jar in zip((first, other), jars, strict=True):
            chair.browser = club.stranger()
            chair.browser.http.cookies = jar
        assert (await other.frame())["clock"] == before
        await first.choose()
        await first.choose()
        reserve = (await other.frame())["clock"]["reserve"]
    assert sorted(reserve) == [2 * DAY, 3 * DAY]


async def test_who_ran_out_of_time_meanwhile_is_away_after_a_restart(
    settings: Settings, watch: Watch
) -> None:
    async with open_club(settings, watch) as club:
        _, other = await two(club, "daily")
        jar = other.browser.http.cookies
    watch.now += 5 * DAY
    async with open_club(settings, watch) as club:
        other.browser = club.stranger()
        other.browser.http.cookies = jar
        async with other.page() as page:
            await page.asked()
            assert [seat["sits_in"] for seat in page.table["seats"]].count(True) == 1
