"""Clocks with values of the host's own, what happens at a time-out, another pace by agreement."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from konspira.server.settings import Settings
from konspira.server.store import schema
from konspira.server.store.entries import Entry
from konspira.server.tables import clocks
from konspira.server.tables.clocks import DAY, HOUR, Allowance, Clocks
from konspira.server.tables.play import CHOICE, LATE
from support.ambush import SHIELD
from support.ambushed import Wanted, ambush_club, dealt, holds, lacks
from support.chairs import Chair, Watch, asked, held, new_table, play_of, start, until
from support.club import Club, open_club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)
NOON = Watch().now
RAPID = {"turn": 0, "reserve": 600, "increment": 5, "delay": 10}
SLOW = {"turn": 6 * HOUR, "reserve": DAY, "increment": 0, "delay": 0}


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def club(settings: Settings, watch: Watch) -> AsyncIterator[Club]:
    """A server that goes by the watch."""
    async with open_club(settings, watch) as club:
        yield club


async def two(club: Club, *more: str, **wishes: Any) -> list[Chair]:
    """A running table of people: who has to choose first, and the others."""
    people = [await club.guest(name) for name in ("Anna", "Bartek", *more)]
    chairs = await start(*people, **wishes)
    first = await asked(chairs)
    return [first, *[chair for chair in chairs if chair is not first]]


async def clocks_of(club: Club, chair: Chair) -> Clocks:
    running = (await held(club, chair)).clocks
    assert running is not None
    return running


# -- the clocks themselves -------------------------------------------------------------------------


def test_a_turn_earns_its_increment_after_a_delay_that_costs_nothing() -> None:
    clock = clocks.fresh(Allowance(10, 60, 5, 3), 2)
    assert clock is not None
    clock = clock.moved([0], NOON)
    assert clock.deadline(0) == NOON + 73

    assert clock.moved([1], NOON + 13, [0]).reserve == (65, 60)
    assert clock.moved([1], NOON + 20, [0]).reserve == (58, 60)
    assert clock.moved([1], NOON + 20).reserve == (53, 60)  # an answer in a window earns nothing
    assert clocks.load(clocks.save(clock)) == clock


def test_the_reserve_does_not_grow_for_ever() -> None:
    clock = Clocks(10, (clocks.MOST["reserve"],), (NOON,), increment=9)

    assert clock.moved([], NOON + 1, [0]).reserve == (clocks.MOST["reserve"],)


def test_a_clock_stands_during_a_holiday() -> None:
    clock = Clocks(100, (50,), (NOON,)).rested(0, NOON + 30, NOON + 1000, NOON + 30)

    assert clock.deadline(0) == NOON + 1000 + 120
    assert clock.moved([], NOON + 500).reserve == (50,)
    assert clock.moved([], NOON + 1090).reserve == (30,)
    back = clock.back(0, NOON + 60)
    assert back.deadline(0) == NOON + 180
    again = back.rested(0, NOON + 80, NOON + 200, NOON + 80)  # 30 + 20 seconds are used by now
    assert again.deadline(0) == NOON + 300
    assert clocks.load(clocks.save(again)) == again


def test_a_holiday_that_is_noted_late_counts_from_its_beginning() -> None:
    clock = Clocks(100, (50,), (NOON,))

    late = clock.rested(0, NOON + 30, NOON + 1000, NOON + 200)
    too_late = clock.rested(0, NOON + 190, NOON + 1000, NOON + 200)

    assert late.deadline(0) == NOON + 1120
    assert too_late.deadline(0) == NOON + 1000
    assert not too_late.late(NOON + 200)


@pytest.mark.parametrize(
    ("wish", "code", "part"),
    [
        ({**RAPID, "turn": 30 * DAY + 1}, "clock-value", "turn"),
        ({**RAPID, "reserve": -1}, "clock-value", "reserve"),
        ({**RAPID, "increment": 8 * DAY}, "clock-value", "increment"),
        ({**RAPID, "delay": 2 * HOUR}, "clock-value", "delay"),
        ({"turn": 0, "reserve": 600, "increment": 2, "delay": 2.9}, "clock-too-short", None),
        ({"turn": 0, "reserve": 4, "increment": 5, "delay": 0}, "clock-starts-short", None),
    ],
)
@ONE_BACKEND
async def test_values_that_nobody_could_play_with_are_refused(
    club: Club, wish: dict[str, Any], code: str, part: str | None
) -> None:
    anna = await club.guest("Anna", "pl")
    table = {"game": "spiskowcy", "seats": 2, "clock": wish}

    problem = await anna.refused("POST", "/api/tables", table)

    assert (problem["status"], problem["code"]) == (400, code)
    assert problem["facts"].get("part") == part
    assert "Podaj" in problem["message"] or "muszą dać razem" in problem["message"]


# -- at a table ------------------------------------------------------------------------------------


@ONE_BACKEND
async def test_own_values_settle_whether_a_game_is_slow(club: Club) -> None:
    anna = await club.guest("Anna")
    chair = await new_table(anna, clock=RAPID, time_out="end")

    async def change(wish: dict[str, Any]) -> Any:
        return await anna.patch(chair.path, wish)

    info = await chair.info()
    assert (info["pace"], info["clock"], info["time_out"]) == ("fast", RAPID, "end")
    info = await change({"clock": SLOW})
    assert (info["pace"], info["clock"], info["time_out"]) == ("slow", SLOW, "end")
    info = await change({"pace": "daily", "time_out": "choice"})
    assert (info["pace"], info["clock"]["turn"], info["time_out"]) == ("daily", DAY, "choice")
    assert (await change({"pace": "none"}))["clock"] is None
    problem = await chair.refused("", {"pace": "fast"}, "PATCH")
    assert problem["code"] == "clock-missing"


@ONE_BACKEND
async def test_own_values_are_played_by_and_kept_for_a_rematch(club: Club, watch: Watch) -> None:
    first, other = await two(club, clock=RAPID)
    you = (await first.info())["you"]
    assert (await clocks_of(club, first)).deadline(you) == NOON + 610
    watch.now += 30
    await first.choose()
    await first.choose()

    clock = (await other.frame())["clock"]

    assert (clock["turn"], clock["delay"], clock["reserve"][you]) == (0, 10, 585)
    await first.propose("end")
    await other.answer(True)
    assert (await first.post("rematch"))["clock"] == RAPID


# -- what happens when time is over ----------------------------------------------------------------


async def test_a_choice_is_made_for_who_is_late_and_the_game_goes_on(
    club: Club, watch: Watch
) -> None:
    first, other = await two(club, clock={**RAPID, "increment": 30}, time_out="choice")
    you = (await first.info())["you"]

    async with other.page() as page:
        await watch.pass_time(club, first, 610)
        await page.asked()
        info = page.table
    assert not info["seats"][you]["sits_in"]
    assert (await first.notes())[-1] == "chosen-for"
    clock = await clocks_of(club, first)
    assert (clock.reserve[you], clock.since[you]) == (30, None)
    assert await other.question()


@ONE_BACKEND
async def test_who_is_asked_again_after_a_choice_made_for_them_is_told_again(club: Club) -> None:
    first, _ = await two(club, pace="daily", time_out="choice")
    you, table = (await first.info())["you"], await held(club, first)
    assert table.play is not None
    option = table.play.state.options(you)[0]

    async with table.lock:
        await table.commit([Entry(LATE, you), Entry(CHOICE, you, option)])

    assert await first.question()
    kinds = [kind for kind, _ in await alerts_of(club, you)]
    assert [kind for kind in kinds if kind != "game"] == ["time", "time", "turn"]


async def alerts_of(club: Club, seat: int) -> list[tuple[str, Any]]:
    """Return the alerts of a seat that have not ended: kinds and facts."""
    rows = schema.alerts.c
    query = select(rows.kind, rows.facts).where(rows.seat == seat, rows.state == "new")
    async with club.house.reader.connect() as connection:
        found = await connection.execute(query.order_by(rows.kind))
        return [(kind, facts) for kind, facts in found]


async def test_the_others_may_end_the_game_of_somebody_who_is_late(
    club: Club, watch: Watch
) -> None:
    first, other = await two(club, clock=RAPID, time_out="end")
    you = (await first.info())["you"]
    assert (await other.refused("claim"))["code"] == "time-not-over"

    async with other.page() as page:
        await watch.pass_time(club, first, 610)
        await page.until(lambda page: page.frame and page.frame["clock"]["out"] == [you])
    assert (await held(club, first)).row.due is None  # the game waits
    assert (await first.refused("claim"))["code"] == "own-time-over"
    info = await other.post("claim")

    assert (info["status"], info["ended"]) == ("finished", "expired")
    result = (await first.frame())["result"]
    assert result["winners"] == [1 - you] and result["ranks"][you] == 2
    assert (await first.notes())[-2:] == ["time-over", "ran-out"]


@ONE_BACKEND
async def test_who_is_late_may_still_choose_while_nobody_has_ended_it(
    club: Club, watch: Watch
) -> None:
    first, *others = await two(club, "Cyd", clock=RAPID, time_out="end")
    await watch.pass_time(club, first, 610)
    await until(lambda: _out(club, first))

    await first.choose()
    assert (await clocks_of(club, first)).out  # a small choice ends no turn
    await first.choose()

    assert not (await clocks_of(club, first)).out
    assert (await others[0].refused("claim"))["code"] == "time-not-over"


@ONE_BACKEND
async def test_both_sides_are_told_that_time_is_over_until_who_is_late_chooses(
    club: Club, watch: Watch
) -> None:
    first, other = await two(club, pace="daily", time_out="end")
    you = (await first.info())["you"]
    await watch.pass_time(club, first, 5 * DAY)
    await until(lambda: _out(club, first))

    assert ("time", {"what": "over"}) in await alerts_of(club, you)
    asked_to_end = ("agree", {"what": "expired", "by": you})
    assert asked_to_end in await alerts_of(club, 1 - you)
    await first.choose()
    await first.choose()
    assert ("time", {"what": "over"}) not in await alerts_of(club, you)
    assert asked_to_end not in await alerts_of(club, 1 - you)
    assert await other.question()


@ONE_BACKEND
async def test_of_three_nobody_wins_a_game_that_ends_for_somebody_late(
    club: Club, watch: Watch
) -> None:
    first, *others = await two(club, "Cyd", clock=RAPID, time_out="end")
    await watch.pass_time(club, first, 610)
    await until(lambda: _out(club, first))

    await others[0].post("claim")

    assert (await first.frame())["result"]["winners"] == []


async def _out(club: Club, chair: Chair) -> bool:
    return bool((await clocks_of(club, chair)).out)


# -- another pace ----------------------------------------------------------------------------------


async def test_all_agree_to_go_on_at_another_pace_and_the_clocks_follow(
    settings: Settings, watch: Watch
) -> None:
    async with open_club(settings, watch) as club:
        first, other = await two(club, clock=RAPID)
        you = (await first.info())["you"]
        watch.now += 300
        info = await first.post("proposal", {"kind": "pace", "pace": "daily"})
        assert (info["pace"], info["proposal"]["pace"]) == ("fast", "daily")
        assert (await first.answer(False))["proposal"] is None  # withdrawn
        await first.post("proposal", {"kind": "pace", "pace": "daily"})

        info = await other.answer(True)

        assert (info["pace"], info["clock"]["turn"]) == ("daily", DAY)
        assert (await play_of(club, first)).windows == "polled"
        assert (await clocks_of(club, first)).deadline(you) == watch.now + 4 * DAY
        assert (await first.notes())[-1] == "pace-changed"
        [row] = (await first.browser.get("/api/lobby"))["yours"]
        assert (row["pace"], row["until"]) == ("daily", watch.now + 4 * DAY)
        before = (await other.frame())["clock"]
        jar = first.browser.http.cookies
    async with open_club(settings, watch) as club:  # the log tells the same again
        first.browser = club.stranger()
        first.browser.http.cookies = jar
        assert (await first.frame())["clock"] == before
        assert (await play_of(club, first)).windows == "polled"
        assert (await play_of(club, first)).pace == "daily"


@ONE_BACKEND
async def test_a_slow_game_becomes_a_live_one_or_one_without_a_clock(
    club: Club, watch: Watch
) -> None:
    first, other = await two(club, pace="relaxed")
    for pace, windows in (("live", "timed"), ("none", "timed")):
        await first.post("proposal", {"kind": "pace", "pace": pace})
        await other.answer(True)
        assert (await play_of(club, first)).windows == windows
        assert ((await other.frame())["clock"] is None) == (pace == "none")
    assert (await held(club, first)).row.due is None


@ONE_BACKEND
async def test_a_pace_that_cannot_be_proposed_is_refused(club: Club) -> None:
    first, _ = await two(club, pace="daily")
    for pace, code in ((None, "pace-needed"), ("fast", "pace-needed"), ("daily", "pace-already")):
        problem = await first.refused("proposal", {"kind": "pace", "pace": pace})
        assert problem["code"] == code


# -- holidays --------------------------------------------------------------------------------------


async def go(chair: Chair, days: int) -> Any:
    return await chair.browser.post("/api/me/holiday", {"days": days})


async def test_on_holiday_the_clocks_of_slow_games_stand(settings: Settings, watch: Watch) -> None:
    async with open_club(settings, watch) as club:
        first, other = await two(club, pace="daily")
        you = (await first.info())["you"]
        live = await start(first.browser, other.browser, pace="live")
        watch.now += DAY / 2

        info = await go(first, 10)

        assert (info["left"], info["year"], info["games"]) == (18, 28, 1)
        seen = await other.info()
        assert seen["seats"][you]["holiday"] == info["until"] >= watch.now + 10 * DAY
        assert seen["seats"][1 - you]["holiday"] is None
        assert "holiday" not in await live[0].notes()
        assert (await first.notes())[-1] == "holiday"
        assert (await clocks_of(club, first)).deadline(you) == info["until"] + 3.5 * DAY
        assert (await held(club, first)).row.due == info["until"] + 3.5 * DAY
        wish = {"kind": "stand-in", "seat": you}
        assert (await other.refused("proposal", wish))["code"] == "on-holiday"
        jar = first.browser.http.cookies
    watch.now += 5 * DAY
    async with open_club(settings, watch) as club:
        first.browser = club.stranger()
        first.browser.http.cookies = jar
        assert not (await first.info())["seats"][you]["sits_in"]

        info = await first.browser.delete("/api/me/holiday")

        assert (info["until"], info["left"]) == (None, 23)
        assert (await clocks_of(club, first)).deadline(you) == watch.now + 3.5 * DAY
        assert (await first.notes())[-1] == "holiday-over"
        assert (await first.info())["seats"][you]["holiday"] is None


@ONE_BACKEND
async def test_a_holiday_goes_on_at_another_slow_pace(club: Club) -> None:
    first, other = await two(club, pace="daily")
    you = (await first.info())["you"]
    back = (await go(first, 10))["until"]

    await first.post("proposal", {"kind": "pace", "pace": "relaxed"})
    await other.answer(True)

    assert (await clocks_of(club, first)).deadline(you) == back + 10 * DAY
    assert (await other.info())["seats"][you]["holiday"] == back
    await first.browser.delete("/api/me/holiday")
    assert (await other.info())["seats"][you]["holiday"] is None


@ONE_BACKEND
async def test_holidays_have_an_end_each_year(club: Club, watch: Watch) -> None:
    first, _ = await two(club, pace="daily")

    async def refused(days: int) -> str:
        problem = await first.browser.refused("POST", "/api/me/holiday", {"days": days})
        return str(problem["code"])

    assert await refused(29) == "holiday-too-long"
    await go(first, 1)
    assert await refused(1) == "holiday-already"
    assert (await first.browser.delete("/api/me/holiday"))["left"] == 27  # a day begun is used
    problem = await first.browser.refused("DELETE", "/api/me/holiday")
    assert problem["code"] == "not-on-holiday"
    await go(first, 27)
    watch.now += 30 * DAY
    assert await refused(1) == "holiday-too-long"
    watch.now += 340 * DAY
    assert (await first.browser.get("/api/me/holiday"))["left"] == 28


@ONE_BACKEND
async def test_a_server_may_have_no_holidays(settings: Settings, watch: Watch) -> None:
    none = msgspec.structs.replace(settings, holiday_days=0)
    async with open_club(none, watch) as club:
        anna = await club.guest("Anna")
        assert (await anna.get("/api/me/holiday"))["year"] == 0
        problem = await anna.refused("POST", "/api/me/holiday", {"days": 1})
    assert problem["code"] == "holiday-too-long"


async def test_a_holiday_that_the_log_missed_is_noted_when_the_time_is_over(
    club: Club, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = await two(club, pace="daily")
    you = (await first.info())["you"]
    with monkeypatch.context() as stopped:  # the server dies before it has told the tables
        stopped.setattr("konspira.server.tables.holidays._tell", _die)
        problem = await first.browser.refused("POST", "/api/me/holiday", {"days": 10})
        assert problem["status"] == 500

    await watch.pass_time(club, first, 4 * DAY)
    await until(lambda: _resting(club, first, you))

    info = await first.info()
    assert not info["seats"][you]["sits_in"]
    assert (await clocks_of(club, first)).deadline(you) == info["seats"][you]["holiday"] + 4 * DAY


async def _die(*_: object) -> None:
    raise RuntimeError("gone")


async def _resting(club: Club, chair: Chair, seat: int) -> bool:
    return (await clocks_of(club, chair)).resting(seat) is not None


@ONE_BACKEND
async def test_holidays_are_exported_handed_over_and_forgotten(club: Club) -> None:
    anna = await club.guest("Anna")
    info = await anna.post("/api/me/holiday", {"days": 3})
    exported = await anna.get("/api/me/export")
    assert [one["until"] for one in exported["holidays"]] == [info["until"]]

    other = await club.guest("Ada")
    account = {"login": "ada", "password": "correct horse battery"}
    await other.post("/api/me/account", account)
    await anna.post("/api/me/sign-in", account)

    assert (await other.get("/api/me/holiday"))["until"] == info["until"]
    await other.delete("/api/me")
    async with club.house.reader.connect() as connection:
        assert (await connection.exec_driver_sql("select * from holidays")).all() == []


# -- secrets ---------------------------------------------------------------------------------------


@ONE_BACKEND
async def test_only_tables_of_slow_games_tell_of_a_holiday(club: Club) -> None:
    first, other = await two(club, pace="live")
    quick = [await other.info(), await other.frame()]
    until = (await go(first, 5))["until"]

    assert [await other.info(), {**await other.frame(), "now": quick[1]["now"]}] == quick
    assert str(until) not in str(await other.browser.get("/api/lobby"))
    assert (await club.stranger().refused("GET", "/api/me/holiday"))["status"] == 401
    assert (await other.browser.get("/api/me/holiday"))["until"] is None


@ONE_BACKEND
@pytest.mark.parametrize("wanted", [holds(1, SHIELD), lacks(1, SHIELD)])
async def test_an_answer_in_a_window_moves_no_clock_that_others_see(
    settings: Settings, watch: Watch, wanted: Wanted
) -> None:
    slow = {**SLOW, "increment": HOUR}
    async with ambush_club(settings, watch) as club:
        striker, victim, third = await dealt(club, wanted, clock=slow)
        await striker.choose("strike(1)")
        reserve = (await third.frame())["clock"]["reserve"]
        assert reserve == [DAY + HOUR, DAY, DAY]  # a turn of its own earns
        watch.now += 60

        await victim.choose("pass")

        clock = (await third.frame())["clock"]
        assert (clock["reserve"], clock["out"], clock["rest"]) == (reserve, [], [])


@ONE_BACKEND
@pytest.mark.parametrize("wanted", [holds(1, SHIELD), lacks(1, SHIELD)])
async def test_who_is_late_in_a_window_lets_it_pass_whatever_is_held(
    settings: Settings, watch: Watch, wanted: Wanted
) -> None:
    async with ambush_club(settings, watch) as club:
        striker, victim, third = await dealt(club, wanted, clock=SLOW, time_out="choice")
        async with third.page() as page:
            await page.ready()
            await striker.choose("strike(1)")
            await watch.pass_time(club, striker, 2 * DAY)
            await page.until(lambda page: page.events and page.events[-1]["kind"] == "hit")
        assert not (await victim.info())["seats"][1]["sits_in"]
        assert (await victim.notes())[-1] == "chosen-for"
