"""Those who only watch: later than the players, with all cards if these agree, and their chat."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import event, select

from konspira.server.errors import Refusal
from konspira.server.people.guests import Person
from konspira.server.settings import Settings
from konspira.server.store import rows, schema
from konspira.server.tables import behind, onlookers
from support.chairs import Chair, Gate, Watch, club_table, gather, held, new_table, play_on, until
from support.club import Club, open_club
from support.onlooking import everything

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)
DELAY = 10
LATER: dict[str, Any] = {"delay": DELAY, "visibility": "public", "pace": "live"}


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def club(settings: Settings, watch: Watch) -> AsyncIterator[Club]:
    async with open_club(settings, watch) as club:
        yield club


async def some_choices(chairs: list[Chair], number: int, seed: int = 1) -> None:
    await play_on(chairs, random.Random(seed), number)


async def pass_time(club: Club, watch: Watch, chair: Chair, minutes: float) -> None:
    watch.now += minutes * 60
    (await held(club, chair)).wake()


# -- later -----------------------------------------------------------------------------------------


async def test_what_happens_within_the_delay_is_in_no_byte(club: Club, watch: Watch) -> None:
    chairs = await club_table(club, "Anna", "Bartek", **LATER)
    cyd = await club.guest("Cyd")
    onlooker = Chair(cyd, chairs[0].table)
    for round_ in range(3):
        await some_choices(chairs, 4, round_)
        await chairs[0].post("chat", {"text": "a secret word"})
        await pass_time(club, watch, chairs[0], 4)
    async with onlooker.page() as page:
        await page.ready()
        before = await everything(cyd, onlooker.table)
        heard = len(page.raw)

        await some_choices(chairs, 5)
        await chairs[0].post("chat", {"text": "nobody hears this"})
        await chairs[1].post("proposal", {"kind": "end"})
        assert before == await everything(cyd, onlooker.table)
        await chairs[0].post("proposal/answer", {"agree": True})  # it is over
        assert before == await everything(cyd, onlooker.table)
        await chairs[0].post("rematch")

        assert before == await everything(cyd, onlooker.table)
        await page.caught_up()
        assert not [text for text in page.raw[heard:] if '"done"' not in text]
        assert (await chairs[0].info())["status"] == "finished"  # players know
        assert not any("secret word" in text for text in before)

        await pass_time(club, watch, chairs[0], DELAY)  # then everybody does
        await page.until(lambda page: page.frame["result"] is not None)
        await page.until(lambda page: page.table["status"] == "finished")
    assert before != await everything(cyd, onlooker.table)
    assert "nobody hears this" in [line["text"] for line in await onlooker.chat()]
    lobby = await cyd.get("/api/lobby")
    assert [row["id"] for row in lobby["finished"]] == [onlooker.table]
    assert len(lobby["open"]) == 1  # the rematch


async def test_an_onlooker_sees_an_earlier_moment_as_it_was(club: Club, watch: Watch) -> None:
    chairs = await club_table(club, "Anna", "Bartek", **LATER)
    onlooker = Chair(club.stranger(), chairs[0].table)
    info = await onlooker.info()
    assert info["status"] == "running" and info["shown_from"] == watch.now + DELAY * 60
    for _ in range(2):  # the second time nothing has changed
        assert (await onlooker.refused("frame", method="GET"))["code"] == "not-yet-shown"
    seen = []  # what everybody could see, and when
    for turn in range(5):
        await some_choices(chairs, 3, turn)
        table = await held(club, chairs[0])
        assert table.play is not None
        seen.append((watch.now, as_json(table.play.state.view(None)), as_json(table.row.clock)))
        await pass_time(club, watch, chairs[0], 3)
    for then, view, clock in seen:
        watch.now = max(watch.now, then + DELAY * 60)
        frame = await onlooker.frame()
        if frame["now"] == then:
            assert (frame["view"], frame["clock"]["reserve"]) == (view, clock["reserve"])
            assert max(filter(None, frame["clock"]["since"])) <= then
    assert frame["now"] == seen[-1][0]


@ONE_BACKEND
async def test_an_onlooker_is_not_told_what_is_shown_at_the_end(club: Club, watch: Watch) -> None:
    chairs = await club_table(club, "Anna", "Bartek", **LATER)
    onlooker = Chair(club.stranger(), chairs[0].table)
    await some_choices(chairs, 4)
    await pass_time(club, watch, chairs[0], DELAY)
    frame = await onlooker.frame()
    table = await held(club, chairs[0])
    assert table.play and table.behind and table.behind.play
    # As if all had been answered beforehand.
    table.play.ahead = table.behind.play.ahead = (0, 1, 2, 3)
    await chairs[0].post("proposal", {"kind": "end"})
    await chairs[1].post("proposal/answer", {"agree": True})
    at = f"{onlooker.path}/moments/{frame['moment']}"
    assert (await chairs[0].browser.get(at))["ahead"]
    assert (await onlooker.browser.get(at))["ahead"] == []


@ONE_BACKEND
async def test_a_host_who_watches_exports_what_is_shown(club: Club, watch: Watch) -> None:
    hosts = await new_table(await club.guest("Host"), **LATER, seat=None)
    chairs = [Chair(await club.guest(name), hosts.table) for name in ("Anna", "Bartek")]
    for chair in chairs:
        await chair.sit()
    await hosts.post("start")
    await chairs[0].post("resign")
    assert (await chairs[0].info())["status"] == "finished"
    data = await hosts.browser.get("/api/me/export")
    (told,) = data["tables"]
    assert (told["status"], told["result"], data["records"]) == ("running", None, {})
    assert (told["finished"], told["ended"]) == (None, None)
    await pass_time(club, watch, hosts, DELAY)
    data = await hosts.browser.get("/api/me/export")
    assert data["tables"][0]["status"] == "finished" and data["records"]


@ONE_BACKEND
async def test_the_webhook_of_a_host_who_watches_hears_all_later(
    settings: Settings, watch: Watch
) -> None:
    async with open_club(msgspec.structs.replace(settings, private_hooks=True), watch) as club:
        hosts = await new_table(await club.guest("Host"), **LATER, seat=None)
        await hosts.browser.ask("PUT", f"{hosts.path}/hook", {"url": "http://127.0.0.1:9/"})
        chairs = [Chair(await club.guest(name), hosts.table) for name in ("Anna", "Bartek")]
        for chair in chairs:
            await chair.sit()
        await hosts.post("start")
        await some_choices(chairs, 12)
        await chairs[0].post("resign")
        await club.house.alerts.step()
        async with club.house.reader.connect() as connection:
            found = (await connection.execute(select(schema.alerts))).all()
    told = [row for row in found if row.person is None]
    assert {row.kind for row in told} == {"game", "turn"}
    assert {row.state for row in told} == {"new"}  # none is sent, none was given up
    assert {row.after - row.at for row in told} == {DELAY * 60}


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


async def test_a_restart_shows_onlookers_the_same(settings: Settings, watch: Watch) -> None:
    async with open_club(settings, watch) as club:
        chairs = await club_table(club, "Anna", "Bartek", **LATER)
        for turn in range(4):
            await some_choices(chairs, 4, turn)
            await pass_time(club, watch, chairs[0], 4)
        cyd = await club.guest("Cyd")
        await Chair(cyd, chairs[0].table).post("asides", {"text": "hello"})
        await chairs[0].post("proposal", {"kind": "take-back"})
        before = await everything(cyd, chairs[0].table)
    async with open_club(settings, watch) as club:
        again = club.stranger()
        again.http.cookies.update(cyd.http.cookies)
        assert before == await everything(again, chairs[0].table)
        watch.now += DELAY * 60
        frame = await Chair(again, chairs[0].table).frame()
        table = await held(club, chairs[0])
        assert table.play is not None
        assert frame["view"] == as_json(table.play.state.view(None))


@ONE_BACKEND
async def test_onlookers_are_told_when_the_time_has_come(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(behind, "MINUTE", 0.4)
    monkeypatch.delattr(onlookers, "heard_lines")  # nothing is read that is in memory
    async with open_club(settings) as club:
        chairs = await club_table(club, "Anna", "Bartek", delay=1, overheard=True)
        async with Chair(club.stranger(), chairs[0].table).page() as page:
            await chairs[0].post("chat", {"text": "hello"})  # the bell rings for the start first
            await page.until(lambda page: "hello" in [line["text"] for line in page.lines])
            await some_choices(chairs, 3)
            count = len((await chairs[0].frame())["view"])
            await page.until(lambda page: page.frame)  # by itself
            table = await held(club, chairs[0])
            assert table.play is not None and count
            view = as_json(table.play.state.view(None))
            await page.until(lambda page: page.frame["view"] == view)


@ONE_BACKEND
async def test_a_game_that_ended_long_ago_is_read_once(club: Club, watch: Watch) -> None:
    chairs = await club_table(club, "Anna", "Bartek", **LATER)
    await some_choices(chairs, 4)
    await chairs[0].post("proposal", {"kind": "end"})
    await chairs[1].post("proposal/answer", {"agree": True})
    onlooker = Chair(await club.guest("Cyd"), chairs[0].table)

    watch.now += DELAY * 60 - 1
    club.house.tables.forget(onlooker.table)
    assert (await held(club, onlooker)).behind is not None
    assert (await onlooker.info())["status"] == "running"
    watch.now += 1
    before = await onlooker.frame()
    club.house.tables.forget(onlooker.table)

    assert (await held(club, onlooker)).behind is None
    assert (await onlooker.info())["status"] == "finished"
    assert await onlooker.frame() == before


@ONE_BACKEND
async def test_a_list_asks_twice_however_many_delayed_tables_it_has(
    club: Club, watch: Watch
) -> None:
    tables = [await club_table(club, "Anna", "Bartek", **LATER) for _ in range(4)]
    watch.now += 1
    await some_choices(tables[0], 4)
    names = [chairs[0].table for chairs in tables]
    asked: list[str] = []

    async with club.house.reader.connect() as connection:
        event.listen(connection.sync_connection, "before_cursor_execute", _noted(asked))
        found = await behind.shown_at(
            connection, dict(zip(names, (watch.now, watch.now, 0.0, 1.0), strict=True))
        )

    assert len([text for text in asked if text.startswith("SELECT")]) == 2
    assert [set(found[name]) == {"pace", "control"} for name in names] == [False] * 2 + [True] * 2
    assert [found[name]["changed"] for name in names[:2]] == [watch.now, watch.now - 1]


def _noted(asked: list[str]) -> Any:
    return lambda _connection, _cursor, statement, *_: asked.append(statement)


@ONE_BACKEND
async def test_a_delay_is_a_number_of_minutes(club: Club) -> None:
    host = await club.guest("Anna")
    for delay in (-1, 1441, "x", 1.5):
        body = {"game": "spiskowcy", "seats": 2, "delay": delay}
        assert (await host.refused("POST", "/api/tables", body))["code"] == "bad-request"
    for delay in (0, 1440):
        await host.post("/api/tables", {"game": "spiskowcy", "seats": 2, "delay": delay})


# -- all cards -------------------------------------------------------------------------------------


async def test_cards_are_open_only_if_everybody_agrees(club: Club, watch: Watch) -> None:
    wish = {"spectators": "open", "delay": 5}
    chairs = await gather(await club.guest("Anna"), await club.guest("Bartek"), **wish)
    anna, bartek = chairs
    assert [seat["agrees"] for seat in (await anna.info())["seats"]] == [True, False]
    refused = await anna.refused("start")
    assert (refused["code"], refused["facts"]["value"]) == ("not-all-agree", "Bartek")
    await bartek.post("consent", {"agree": True})
    await bartek.post("consent", {"agree": False})  # it can be taken back
    assert (await anna.refused("start"))["code"] == "not-all-agree"
    await bartek.post("consent", {"agree": True})
    await anna.browser.patch(anna.path, {"delay": 6})  # something else than was agreed to
    assert [seat["agrees"] for seat in (await anna.info())["seats"]] == [True, False]
    await bartek.browser.delete(f"{bartek.path}/seat")
    cyd = Chair(await club.guest("Cyd"), anna.table)
    await cyd.sit()
    assert (await anna.refused("start"))["code"] == "not-all-agree"
    await cyd.post("consent", {"agree": True})
    await anna.post("start")

    onlooker = Chair(club.stranger(), anna.table)
    await some_choices([anna, cyd], 6)
    watch.now += 6 * 60
    shown = await onlooker.frame()
    hands = [view["seats"][seat]["hand"] for seat, view in enumerate(shown["views"])]
    assert all(hand is not None for hand in hands)
    moment = await onlooker.browser.get(f"{onlooker.path}/moments/999", eyes="all")
    assert moment["views"] == shown["views"]
    before = await everything(onlooker.browser, anna.table)
    await some_choices([anna, cyd], 3, 7)
    assert before == await everything(onlooker.browser, anna.table)
    assert "views" not in await anna.frame()
    refused = await anna.browser.refused("GET", f"{anna.path}/moments/1?eyes=1")
    assert refused["code"] == "eyes-not-yet"
    assert (await cyd.refused("consent", {"agree": False}))["code"] == "table-started"


@ONE_BACKEND
async def test_cards_of_a_series_and_without_a_delay_stay_closed(club: Club) -> None:
    host = await club.guest("Anna")
    body = {"game": "spiskowcy", "seats": 2, "spectators": "open"}
    assert (await host.refused("POST", "/api/tables", body))["code"] == "open-needs-delay"
    part = {"game": "stawka", "seats": 2, "options": {"scenario": "s1_meeting"}}
    refused = await host.refused("POST", "/api/tables", {**part, "spectators": "open", "delay": 5})
    assert refused["code"] == "series-not-open"
    table = (await host.post("/api/tables", part))["id"]
    change = {"spectators": "open", "delay": 5}
    refused = await host.refused("PATCH", f"/api/tables/{table}", change)
    assert refused["code"] == "series-not-open"
    assert (await Chair(host, table).refused("consent", {"agree": True}))["code"] == "not-asked-for"


# -- two chats -------------------------------------------------------------------------------------


async def test_players_and_onlookers_have_a_chat_each(club: Club) -> None:
    anna, bartek = await gather(await club.guest("Anna"), await club.guest("Bartek"))
    await anna.post("chat", {"text": "welcome"})
    cyd = Chair(await club.guest("Cyd"), anna.table)
    assert (await cyd.refused("asides", {"text": "early"}))["code"] == "table-not-started"
    async with cyd.page() as page, bartek.page() as seated:
        await anna.post("start")
        await anna.post("chat", {"text": "among us"})
        said = await page.do("say", text="  she   bluffs ")
        assert said["is"] == "done"
        await page.caught_up()
        await seated.caught_up()
        assert not any("among us" in text for text in page.raw)
        assert any("she bluffs" in text for text in page.raw)
        assert not any("she bluffs" in text for text in seated.raw)
        assert (await anna.refused("asides", method="GET"))["code"] == "asides-later"
        assert (await anna.refused("asides", {"text": "x"}))["code"] == "seated"
        assert (await cyd.refused("asides", {"text": " "}))["code"] == "empty-line"
        assert [line["text"] for line in await cyd.chat() if line["text"]] == ["welcome"]
        await anna.post("resign")
        await page.until(lambda page: any("among us" in text for text in page.raw))
        while not any("she bluffs" in text for text in seated.raw):
            await seated.hear()
    for chair in (anna, cyd):
        assert [line["text"] for line in await chair.browser.get(f"{chair.path}/asides")] == [
            "she bluffs"
        ]
        assert [line["text"] for line in await chair.chat() if line["text"]] == [
            "welcome",
            "among us",
        ]


@ONE_BACKEND
async def test_onlookers_may_hear_the_players_if_the_host_wants_it(
    club: Club, watch: Watch
) -> None:
    anna, _ = await club_table(club, "Anna", "Bartek", overheard=True, delay=2)
    cyd = Chair(await club.guest("Cyd"), anna.table)
    watch.now += 180
    await anna.post("chat", {"text": "now"})
    assert "now" not in [line["text"] for line in await cyd.chat()]
    watch.now += 120
    assert "now" in [line["text"] for line in await cyd.chat()]


@ONE_BACKEND
async def test_where_nobody_watches_nobody_talks(club: Club) -> None:
    anna, _ = await club_table(club, "Anna", "Bartek", spectators="none")
    cyd = Chair(await club.guest("Cyd"), anna.table)
    assert (await cyd.refused("asides", {"text": "x"}))["code"] == "not-watched"
    assert (await cyd.refused("asides", method="GET"))["code"] == "not-watched"


@ONE_BACKEND
async def test_a_page_that_closes_cuts_off_no_query(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    [anna, _] = await club_table(club, "Anna", "Bartek")
    cyd = Chair(await club.guest("Cyd"), anna.table)
    gate, ends = Gate(), list[str]()
    asides_of = rows.asides_of

    async def slow(*which: Any) -> Any:
        try:
            await gate.pass_through()
        except BaseException as error:
            ends.append(repr(error))
            raise
        ends.append("read")
        return await asides_of(*which)

    async with cyd.page() as page:
        await page.ready()
        monkeypatch.setattr(rows, "asides_of", slow)
        await cyd.post("asides", {"text": "hello"})
        await gate.reached()
    table = await held(club, anna)
    await until(lambda: not table.listeners)
    await asyncio.sleep(0)
    gate.open()
    await until(lambda: ends)
    assert ends == ["read"]


@ONE_BACKEND
async def test_what_onlookers_said_is_theirs(club: Club) -> None:
    anna, _ = await club_table(club, "Anna", "Bartek")
    cyd = Chair(await club.guest("Cyd"), anna.table)
    await asyncio.gather(*[cyd.post("asides", {"text": str(n)}) for n in range(5)])
    data = await cyd.browser.get("/api/me/export")
    assert len([line for line in data["lines"] if line["kind"] == "aside"]) == 5
    await cyd.browser.delete("/api/me")
    lines = await Chair(club.stranger(), anna.table).browser.get(f"{anna.path}/asides")
    assert [(line["name"], line["text"]) for line in lines] == [("someone", "")] * 5
    assert [line["number"] for line in lines] == [*range(5)]


@ONE_BACKEND
async def test_a_person_who_was_deleted_says_nothing(club: Club) -> None:
    anna, _ = await club_table(club, "Anna", "Bartek")
    gone = Person("0" * 24, "Cyd")
    with pytest.raises(Refusal, match="nobody is known"):
        await asyncio.wait_for(onlookers.say_aside(await held(club, anna), gone, "hello"), 20)


@ONE_BACKEND
async def test_the_next_part_does_not_tell_how_this_one_ended(club: Club, watch: Watch) -> None:
    part = {"game": "stawka", "options": {"scenario": "s1_meeting"}, **LATER}
    [anna] = await gather(await club.guest("Anna"), bots=[None, "random"], **part)
    table = await held(club, anna)
    row = table.row
    assert row.series is not None
    past = {**row.series, "past": [{"table": "x", "winners": [0]}]}
    table.row = msgspec.structs.replace(row, series=past, veiled=watch.now + 60)
    stranger = Chair(club.stranger(), anna.table)
    for what in ("", "/frame", "/chat", "/record"):
        refused = await stranger.browser.refused("GET", stranger.path + what)
        assert refused["code"] == "not-yet-shown"
    assert (await anna.info())["series"] == past
    watch.now += 61
    assert (await stranger.info())["series"] == past
