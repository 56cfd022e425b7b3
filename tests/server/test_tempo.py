"""How fast bots move: whose wish holds, shorter and shorter pauses, skipping, failing thoughts."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from konspira.kernel.events import Event
from konspira.kernel.state import State
from konspira.server.people import bot_speed
from konspira.server.people.bot_speed import SPEEDS, Speed
from konspira.server.settings import Settings
from konspira.server.tables import pace
from konspira.server.tables.table import Table
from support.ambush import SHIELD, STRIKE, Ambush, AmbushGame, Block, Deal, Discards, Reveal, Turn
from support.chairs import Chair, Page, Watch, gather, held, new_table, play_of, salt_for, until
from support.club import Browser, Club, open_club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)
FIRST = 0.9  # seconds: the first pause of a run
DEEDS = 40  # that everybody sees, of one bot in a row
LONGEST = 5.0  # seconds: the pauses of a run, all together


class Walk(Turn):
    """A deed that everybody sees, and about which nobody has to think."""

    def options(self, state: Ambush) -> list[int]:
        return [STRIKE + (self.seat + 1) % 3]

    def choose(self, state: Ambush, option: int) -> None:
        state.tell_all(Event("struck", {"seat": self.seat, "victim": option}))


class March(AmbushGame):
    """Seat 0 does something, then seat 1 does a great deal, twice; then everybody discards."""

    id = "ambush"
    steps = {**AmbushGame.steps, "walk": Walk}

    def opening(self) -> Ambush:
        state = super().opening()
        state.agenda.clear()
        run = [*[Walk(1) for _ in range(DEEDS)], Walk(0)]
        again = [*[Walk(1) for _ in range(3)], Walk(0)]
        state.then(Deal(), Walk(0), *run, *again, Discards(), Reveal())
        return state


class Choosy(Walk):
    """The same with something to think about."""

    def options(self, state: Ambush) -> list[int]:
        return [STRIKE + seat for seat in range(3) if seat != self.seat]


class Thoughtful(March):
    """A bot that has to think five times."""

    steps = {**AmbushGame.steps, "walk": Walk, "choosy": Choosy}

    def opening(self) -> Ambush:
        state = super().opening()
        state.agenda.clear()
        run = [Choosy(1) for _ in range(5)]
        state.then(Deal(), Walk(0), *run, Walk(0), Discards(), Reveal())
        return state


class Strikes(AmbushGame):
    """Seat 0 strikes seat 1, which may react; before that, seat 2 has done so much."""

    id = "ambush"
    steps = {**AmbushGame.steps, "walk": Walk}
    before = 0

    def opening(self) -> Ambush:
        state = super().opening()
        state.agenda.clear()
        runs = [Walk(2) for _ in range(self.before)]
        state.then(Deal(), Walk(0), *runs, Block(1, 0), Walk(0), Discards(), Reveal())
        return state


class LateStrikes(Strikes):
    before = 6


@asynccontextmanager
async def marching(
    settings: Settings, watch: Watch, kind: type[AmbushGame] = March
) -> AsyncIterator[Club]:
    settings = msgspec.structs.replace(settings, bot_pause=FIRST)
    async with open_club(settings, watch, {"ambush": kind}) as club:
        yield club


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def club(settings: Settings, watch: Watch) -> AsyncIterator[Club]:
    async with marching(settings, watch) as club:
        yield club


async def prefer(browser: Browser, speed: str) -> Any:
    return await browser.patch("/api/me", {"preferences": {"botSpeed": speed}})


async def somebody(club: Club, name: str, speed: str | None = None) -> Browser:
    browser = await club.guest(name)
    if speed is not None:
        await prefer(browser, speed)
    return browser


async def begun(host: Browser, *others: Browser, **wishes: Any) -> list[Chair]:
    """A running table of people; bots have the other seats."""
    bots: list[str | None] = [None, "greedy", "greedy"]
    if others:
        bots = [None, "greedy", None]
    chairs = await gather(host, *others, game="ambush", seats=3, bots=bots, **wishes)
    await chairs[0].post("start")
    return chairs


async def next_pause(page: Page, table: Table, watch: Watch, deeds: int) -> float:
    """After a number of deeds: how long the next one is waited for."""
    await page.until(lambda page: _deeds(page) >= deeds)
    await until(lambda: not table.lock.locked())
    return 0.0 if table.row.due is None else table.row.due - watch.now


def _deeds(page: Page) -> int:
    return sum(event["kind"] == "struck" for event in page.events)


async def pauses(page: Page, chair: Chair, club: Club, watch: Watch, first: int) -> list[float]:
    """Let a bot do everything that it has to; how long each deed was waited for."""
    table, found = await held(club, chair), list[float]()
    while True:
        pause = await next_pause(page, table, watch, first + len(found))
        if page.frame["question"]:
            return found
        found.append(pause)
        await watch.pass_time(club, chair, pause)


# -- the rule --------------------------------------------------------------------------------------


def test_the_slowest_wish_holds() -> None:
    assert SPEEDS == ("natural", "brisk", "instant")
    assert bot_speed.slowest(["instant", "brisk", "instant"]) == "brisk"
    assert bot_speed.slowest(["instant", "natural", "brisk"]) == "natural"
    assert bot_speed.slowest([]) == "natural"
    assert bot_speed.speed_of({"botSpeed": "brisk"}) == "brisk"
    for unknown in ({"botSpeed": 7}, {}, None):
        assert bot_speed.speed_of(unknown) == "natural"


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_chance_to_react_always_leaves_a_bot_time_to_think(speed: Speed) -> None:
    for gone in (0.0, 1.0, 4.9, 5.0, 100.0):
        assert bot_speed.window(FIRST, speed, gone) >= 0.15
    assert bot_speed.window(0.0, speed, 3.0) == 0.0  # a server that makes no pauses at all


def test_thoughts_of_a_run_share_its_time() -> None:
    gone = 0.0
    for _ in range(DEEDS):
        gone += bot_speed.thought(gone) * 0.7  # the part of it in which a bot thinks
    assert bot_speed.thought(0.0) == 2.0
    assert gone < 6.0 + DEEDS * bot_speed.THOUGHT * 0.7


# -- a run -----------------------------------------------------------------------------------------


@ONE_BACKEND
@pytest.mark.parametrize(("speed", "part"), [(None, 1.0), ("natural", 1.0), ("brisk", 1 / 3)])
async def test_forty_deeds_in_a_row_are_waited_for_a_few_seconds(
    club: Club, watch: Watch, speed: str | None, part: float
) -> None:
    [anna] = await begun(await somebody(club, "Anna", speed))
    async with anna.page() as page:
        await page.choose()
        found = await pauses(page, anna, club, watch, 1)

    assert len(found) == DEEDS
    assert found[0] == pytest.approx(FIRST * part)
    assert found == sorted(found, reverse=True)
    assert found[4] > FIRST * part / 3  # slow enough to follow where it begins
    assert 0.8 * LONGEST * part < sum(found) < LONGEST * part


@ONE_BACKEND
async def test_at_once_means_that_no_time_passes(club: Club, watch: Watch) -> None:
    [anna] = await begun(await somebody(club, "Anna", "instant"))
    async with anna.page() as page:
        await page.choose()
        await page.until(lambda page: _deeds(page) == 1 + DEEDS)  # and the watch stands still
        assert (await page.asked())["kind"] == "strike"


@ONE_BACKEND
async def test_a_new_run_begins_when_somebody_was_asked(club: Club, watch: Watch) -> None:
    [anna] = await begun(await somebody(club, "Anna"))
    async with anna.page() as page:
        await page.choose()
        await pauses(page, anna, club, watch, 1)
        watch.now += 1000  # Anna thinks
        await page.choose()
        again = await pauses(page, anna, club, watch, 2 + DEEDS)
    assert again[0] == pytest.approx(FIRST)


@ONE_BACKEND
async def test_time_that_a_bot_has_thought_counts(club: Club, watch: Watch) -> None:
    [anna] = await begun(await somebody(club, "Anna"))
    table = await held(club, anna)
    async with anna.page() as page:
        await page.choose()
        pause = await next_pause(page, table, watch, 1)
        await watch.pass_time(club, anna, pause + 3.0)
        late = await next_pause(page, table, watch, 2)
    assert late == pytest.approx(bot_speed.pause(FIRST, "natural", FIRST + 3.0))
    assert late < FIRST / 4


@ONE_BACKEND
async def test_bots_alone_go_on_as_they_began(settings: Settings, watch: Watch) -> None:
    async with marching(settings, watch) as club:
        anna = await somebody(club, "Anna", "instant")  # she only looks on
        host = await new_table(anna, "ambush", 3, seat=None, bots=["greedy"] * 3)
        await host.post("start")
        table = await held(club, host)
        async with host.page() as page:
            await page.ready()
            for deeds in range(8):
                pause = await next_pause(page, table, watch, deeds)
                assert pause == pytest.approx(FIRST)
                await watch.pass_time(club, host, pause)


# -- whose wish ------------------------------------------------------------------------------------


@ONE_BACKEND
async def test_the_slowest_of_those_who_are_there_decides(club: Club, watch: Watch) -> None:
    anna, cyd = await somebody(club, "Anna", "instant"), await somebody(club, "Cyd", "brisk")
    chairs = await begun(anna, cyd)
    table = await held(club, chairs[0])
    async with chairs[0].page() as page:
        await page.choose()
        assert await next_pause(page, table, watch, 1) == pytest.approx(FIRST / 3)
        await chairs[1].post("resign")  # a bot plays on for Cyd, who waits for nothing any more
        await page.until(lambda page: _deeds(page) == 1 + DEEDS or _passes(table, watch, page))
        assert pace.speed(table) == "instant"


def _passes(table: Table, watch: Watch, page: Page) -> bool:
    """An onlooker lets the first pause pass, which was the wish of both."""
    watch.now = max(watch.now, table.row.due or 0.0)
    table.house.driver.attend(table)
    return False


@ONE_BACKEND
async def test_another_wish_holds_from_the_next_move_on(club: Club, watch: Watch) -> None:
    anna = await somebody(club, "Anna")
    [chair] = await begun(anna)
    table = await held(club, chair)
    async with chair.page() as page:
        await page.choose()
        await next_pause(page, table, watch, 1)
        me = await prefer(anna, "brisk")
        assert me["preferences"]["botSpeed"] == "brisk"
        assert table.row.due == watch.now + FIRST  # this pause has begun
        await watch.pass_time(club, chair, FIRST)
        pause = await next_pause(page, table, watch, 2)
        assert pause == pytest.approx(bot_speed.pause(FIRST, "brisk", FIRST))
        await prefer(anna, "instant")
        await watch.pass_time(club, chair, pause)
        await page.until(lambda page: _deeds(page) == 1 + DEEDS)


@ONE_BACKEND
async def test_a_speed_that_does_not_exist_is_refused(club: Club) -> None:
    anna = await club.guest("Anna")
    body = {"preferences": {"botSpeed": "brusk", "theme": "dark"}}
    problem = await anna.refused("PATCH", "/api/me", body)
    assert problem["code"] == "unknown-bot-speed"
    assert problem["facts"]["value"] == "brusk"
    assert "brisk" in problem["message"]
    assert (await anna.get("/api/me"))["preferences"] == {}


async def test_a_wish_survives_a_restart(settings: Settings, watch: Watch) -> None:
    async with marching(settings, watch) as club:
        anna = await somebody(club, "Anna", "brisk")
        [chair] = await begun(anna)
    async with marching(settings, watch) as club:
        browser = club.stranger()
        browser.http.cookies = anna.http.cookies
        again = Chair(browser, chair.table)
        async with again.page() as page:
            await page.choose()
            pause = await next_pause(page, await held(club, again), watch, 1)
    assert pause == pytest.approx(FIRST / 3)


@pytest.mark.parametrize("backend", ["postgres+redis"], indirect=True)
async def test_a_wish_is_known_to_every_process(settings: Settings, watch: Watch) -> None:
    async with marching(settings, watch) as here, marching(settings, watch) as there:
        anna = await here.guest("Anna")
        [chair] = await begun(anna)
        table = await held(here, chair)
        elsewhere = there.stranger()
        elsewhere.http.cookies.update(anna.http.cookies)
        async with chair.page() as page:
            await page.choose()  # this process looks after the table from now on
            await next_pause(page, table, watch, 1)
            await prefer(elsewhere, "brisk")
            await until(lambda: pace.speed(table) == "brisk")
            await watch.pass_time(here, chair, FIRST)
            pause = await next_pause(page, table, watch, 2)
            assert pause == pytest.approx(bot_speed.pause(FIRST, "brisk", FIRST))


# -- skipping --------------------------------------------------------------------------------------


async def by_line(chair: Chair, page: Page) -> None:
    assert (await page.do("skip"))["is"] == "done"


async def by_request(chair: Chair, page: Page) -> None:
    frame = await chair.post("skip")
    assert frame["view"]["seat"] == 0


@ONE_BACKEND
@pytest.mark.parametrize("skip", [by_line, by_request])
async def test_whoever_plays_alone_skips_to_the_next_question(
    club: Club, watch: Watch, skip: Callable[[Chair, Page], Any]
) -> None:
    [anna] = await begun(await somebody(club, "Anna"))
    table = await held(club, anna)
    async with anna.page() as page:
        await page.choose()
        await next_pause(page, table, watch, 1)
        await skip(anna, page)
        await page.until(lambda page: _deeds(page) == 1 + DEEDS)  # and the watch stands still
        await page.asked()
        assert not table.hurried
        await skip(anna, page)  # there is nothing to skip, and nothing is kept
        await page.choose()
        pause = await next_pause(page, table, watch, 2 + DEEDS)
        assert pause == pytest.approx(FIRST)


@ONE_BACKEND
async def test_nobody_skips_what_others_want_to_see(club: Club, watch: Watch) -> None:
    chairs = await begun(await somebody(club, "Anna"), await somebody(club, "Cyd"))
    table = await held(club, chairs[0])
    async with chairs[0].page() as page:
        await page.choose()
        await next_pause(page, table, watch, 1)
        answer = await page.do("skip")
        assert answer["problem"]["code"] == "others-watch-bots"
        assert answer["problem"]["facts"]["value"] == "Cyd"
    for chair, code in (
        (chairs[1], "others-watch-bots"),
        (Chair(await club.guest("Ewa"), chairs[0].table), "not-seated"),
    ):
        assert (await chair.refused("skip"))["code"] == code
    assert table.row.due == watch.now + FIRST and not table.hurried


@pytest.mark.parametrize("backend", ["postgres+redis"], indirect=True)
async def test_what_is_skipped_at_one_process_is_skipped_at_the_other(
    settings: Settings, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with marching(settings, watch) as here, marching(settings, watch) as there:
        anna = await here.guest("Anna")
        [chair] = await begun(anna)
        table = await held(here, chair)
        elsewhere = there.stranger()
        elsewhere.http.cookies.update(anna.http.cookies)
        # The other process looks after nothing: all of it is done by the one that hears of it.
        monkeypatch.setattr(there.house.driver, "attend", lambda table: None)
        async with chair.page() as page:
            await page.choose()
            await next_pause(page, table, watch, 1)
            await Chair(elsewhere, chair.table).post("skip")
            await page.until(lambda page: _deeds(page) == 1 + DEEDS)


# -- chances to react ------------------------------------------------------------------------------


def holds(seat: int, able: bool = True) -> Callable[[State], bool]:
    """A deal in which a seat can block, or cannot."""
    return lambda state: (state.hands[seat][SHIELD] > 0) is able  # type: ignore[attr-defined]


@ONE_BACKEND
@pytest.mark.parametrize("kind", [Strikes, LateStrikes])
@pytest.mark.parametrize("speed", [*SPEEDS, "skip"])
async def test_a_bots_chance_to_react_has_a_time_of_its_own_at_every_speed(
    settings: Settings, watch: Watch, speed: str, kind: type[Strikes]
) -> None:
    found: list[float] = []
    for able in (False, True):
        async with marching(settings, watch, kind) as club:
            anna = await somebody(club, "Anna", None if speed == "skip" else speed)
            [chair] = await gather(anna, game="ambush", seats=3, bots=[None, "greedy", "greedy"])
            table = await held(club, chair)
            await chair.sit(salt=salt_for(club.house, table, 0, holds(1, able)))
            await chair.post("start")
            async with chair.page() as page:
                await page.choose()
                if speed == "skip":
                    await page.do("skip")
                for deeds in range(kind.before):
                    pause = await next_pause(page, table, watch, 1 + deeds)
                    await watch.pass_time(club, chair, pause)
                await page.until(lambda page: page.frame["window"])
                window = page.frame["window"]
                found.append(window["until"] - watch.now)
                assert window["since"] <= watch.now
                await watch.pass_time(club, chair, found[-1] - 0.01)
                await page.caught_up()
                assert page.frame["window"]  # not a moment earlier
                await watch.pass_time(club, chair, 0.01)
                await page.until(lambda page: not page.frame["window"])
    assert found[0] == pytest.approx(found[1]) and found[0] >= 0.15
    assert found[0] == pytest.approx(0.45) or kind is LateStrikes or speed != "natural"


# -- bots that cannot think ------------------------------------------------------------------------


@ONE_BACKEND
async def test_a_bot_that_can_never_think_does_something_and_play_goes_on(
    settings: Settings,
    watch: Watch,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("konspira.server.thinking.driver.RETRY", 0.01)
    tried = 0

    async def never(state: State, seat: int, level: str, *more: Any) -> int:
        nonlocal tried
        tried += 1
        raise OSError("no memory for another process")

    settings = msgspec.structs.replace(settings, bot_pause=0.0)
    async with open_club(settings, watch, {"ambush": Thoughtful}) as club:
        monkeypatch.setattr(club.house.thinkers, "choose", never)
        [anna] = await begun(await club.guest("Anna"))
        with caplog.at_level(logging.ERROR, "konspira.driver"):
            async with anna.page() as page:
                await page.choose()
                await page.until(lambda page: _deeds(page) == 6 and page.frame["question"])
        history = (await play_of(club, anna)).state.history
    assert [seat for seat, _ in history] == [0, 1, 1, 1, 1, 1]
    said = [record.message for record in caplog.records if record.name == "konspira.driver"]
    assert said.count("a bot cannot think; any choice will do") == 1  # and not for every choice
    assert said.count("a table is stuck") == 2
    assert tried == 3 + 4  # it is asked each time: perhaps it can again


@ONE_BACKEND
async def test_a_bot_that_fails_in_a_window_does_nothing_and_takes_no_longer(
    settings: Settings, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(state: State, seat: int, level: str, *more: Any) -> int:
        if len(state.options(seat)) > 1:
            raise OSError("no memory for another process")
        return state.options(seat)[0]

    async with marching(settings, watch, Strikes) as club:
        monkeypatch.setattr(club.house.thinkers, "choose", never)
        bots = [None, "greedy", "greedy"]
        [anna] = await gather(await club.guest("Anna"), game="ambush", seats=3, bots=bots)
        await anna.sit(salt=salt_for(club.house, await held(club, anna), 0, holds(1)))
        await anna.post("start")
        async with anna.page() as page:
            await page.choose()
            await page.until(lambda page: page.frame["window"])
            await watch.pass_time(club, anna, page.frame["window"]["until"] - watch.now)
            await page.until(lambda page: page.events[-1]["kind"] == "nobody-reacted")
