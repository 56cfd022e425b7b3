"""Live connections: nothing is lost, nothing is sent twice, nobody can keep the others waiting."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from konspira.server.live.connection import MOST_BYTES, Connection
from konspira.server.live.sockets import quick
from konspira.server.settings import Settings
from support.chairs import (
    Chair,
    Page,
    asked,
    club_table,
    gather,
    held,
    new_table,
    next_asked,
    play_on,
    start,
    until,
)
from support.club import Club, open_club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)


@pytest.fixture
def club(standing: Club) -> Club:
    """One for all: nobody minds here what others did."""
    return standing


def kinds(page: Page) -> list[str]:
    return [json.loads(text)["is"] for text in page.raw]


# -- from the first message on ---------------------------------------------------------------------


async def test_a_page_gets_the_table_then_the_game_then_the_chat(club: Club) -> None:
    anna, _ = await club_table(club, "Anna", "Bartek")

    async with anna.page() as page:
        await page.ready()

    assert kinds(page) == ["table", "frame", "line", "line"]
    assert page.table == await anna.info()
    assert {**page.frame, "now": 0} == {**await anna.frame(), "now": 0}
    assert page.lines == await anna.chat()


@ONE_BACKEND
async def test_a_page_opened_before_the_start_sees_the_game_begin(club: Club) -> None:
    anna, bartek = await gather(await club.guest("Anna"), await club.guest("Bartek"))
    async with bartek.page() as page:
        await page.until(lambda page: page.lines)
        assert kinds(page) == ["table", "line"]
        await anna.post("start")
        await page.until(lambda page: page.frame)
        await page.until(lambda page: page.lines[-1]["kind"] == "started")

    assert page.table["status"] == "running"
    assert page.frame["start"] == 0


async def test_a_game_is_followed_to_its_end_event_by_event(club: Club) -> None:
    anna, bartek = await club_table(club, "Anna", "Bartek", game="leduc")
    watcher = Chair(club.stranger(), anna.table)
    luck = random.Random(3)
    async with anna.page() as one, bartek.page() as other, watcher.page() as third:
        while True:
            page = await next_asked(one, other)
            await page.choose(luck.choice(page.frame["question"]["options"]))
            await page.caught_up()
            if page.frame["result"]:
                break
        for page in (one, other, third):
            await page.until(lambda page: page.frame.get("result"))
            await page.until(lambda page: page.table["status"] == "finished")

    for page, chair in ((one, anna), (other, bartek), (third, watcher)):
        frame = await chair.frame()
        assert page.events == frame["events"]
        assert page.frame["mark"] == frame["mark"]
        assert page.frame["result"] == frame["result"]


# -- again, with what is there already -------------------------------------------------------------


async def test_who_connects_again_gets_only_what_is_new(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    anna = chairs[0]
    async with anna.page() as page:
        await page.ready()
    count, mark, chat = len(page.events), page.frame["mark"], len(page.lines)
    await play_on(chairs, random.Random(1), 12)
    await anna.post("chat", {"text": "still there?"})

    async with anna.page(since=count, mark=mark, chat=chat) as again:
        again.events = page.events[:]
        await again.ready()

    assert again.frame["start"] == count
    assert again.events == (await anna.frame())["events"]
    assert len(again.events) > count
    assert [line["text"] for line in again.lines] == ["still there?"]


@ONE_BACKEND
async def test_nothing_new_is_said_in_a_few_words(club: Club) -> None:
    anna, _ = await club_table(club, "Anna", "Bartek")
    async with anna.page() as page:
        await page.ready()
    async with anna.page(since=len(page.events), mark=page.frame["mark"], chat=2) as again:
        again.events = page.events[:]
        await again.ready()
        await again.caught_up()

    assert kinds(again) == ["table", "frame", "done"]
    assert again.frame["events"] == []


@ONE_BACKEND
async def test_what_does_not_fit_is_told_from_the_start(club: Club) -> None:
    anna, _ = await club_table(club, "Anna", "Bartek")
    async with anna.page() as page:
        await page.ready()
    count, mark = len(page.events), page.frame["mark"]

    for asked_for in (
        {"since": count, "mark": "0" * 12},  # something else was heard
        {"since": count},
        {"since": count - 1, "mark": mark},
        {"since": count + 100, "mark": mark},
        {"since": "many", "mark": mark},
        {"since": -1, "mark": mark},
        {"since": "9" * 400, "mark": mark, "chat": "x"},
    ):
        asked_for.setdefault("chat", 0)
        chat = asked_for.pop("chat")
        path = "&".join(f"{name}={value}" for name, value in asked_for.items())
        async with anna.browser.live(f"{anna.path}/live?{path}&chat={chat}") as socket:
            again = await Page(socket).ready()
        assert again.frame["start"] == 0
        assert again.events == page.events


async def test_a_connection_that_breaks_in_mid_choice_loses_nothing(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    luck = random.Random(5)
    pages: list[Page | None] = [None, None]
    known: list[tuple[list[Any], str]] = [([], ""), ([], "")]
    for _ in range(20):
        chair = await asked(chairs)
        place = chairs.index(chair)
        events, mark = known[place]
        async with chair.page(since=len(events), mark=mark) as page:
            page.events = events
            question = await page.asked()
            answer = {"token": question["token"], "choice": luck.choice(question["options"])}
            await page.socket.send(json.dumps({"do": "choose", **answer}))
            if luck.random() < 0.5:
                page.socket.transport.abort()  # without a word
            known[place] = (page.events, page.frame["mark"])
            pages[place] = page
        # Made or not, the same token can be sent again, and is made once.
        response = await chair.browser.request("POST", f"{chair.path}/choose", answer)
        assert response.status_code in (200, 409)
    play = (await held(club, chairs[0])).play
    assert play is not None and len(play.state.history) == 20
    for place, chair in enumerate(chairs):
        frame = await chair.frame()
        events = known[place][0]
        assert frame["events"][: len(events)] == events


@ONE_BACKEND
async def test_one_person_may_have_many_pages(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    anna = await asked(chairs)
    async with anna.page() as one, anna.page() as other:
        await one.ready()
        await other.ready()
        await one.choose()
        await one.asked("order-count")
        await other.asked("order-count")
        await other.choose()
        await one.until(lambda page: page.events[-1]["kind"] == "order-laid")
        await other.until(lambda page: page.events[-1]["kind"] == "order-laid")

    assert one.events == other.events
    table = await held(club, anna)
    await until(lambda: not table.listeners)


# -- who may listen --------------------------------------------------------------------------------


@ONE_BACKEND
async def test_spectators_see_what_everybody_may_see(club: Club) -> None:
    anna, bartek = await club_table(club, "Anna", "Bartek")
    for browser in (club.stranger(), await club.guest("Cyd")):
        async with Chair(browser, anna.table).page() as page:
            await page.ready()
            assert page.frame["view"]["seat"] is None
            assert [seat["hand"] for seat in page.frame["view"]["seats"]] == [None, None]
            assert page.frame["question"] is None and not page.frame["take_back"]
            assert not any(event["private"] for event in page.events)
            refused = await page.do("choose", token="0.0", choice="order_none")
            assert refused["problem"]["code"] == "not-seated"
            said = await page.do(
                "say", text="hi"
            )  # to the other onlookers, by somebody with a name
            assert said["is"] == "done" or said["problem"]["code"] == "not-seated"
            assert (await page.do("take-back"))["problem"]["code"] == "not-seated"
            assert (await page.do("ping"))["is"] == "done"
    assert len(await bartek.chat()) == 2


async def test_a_table_that_may_be_watched_later_opens_when_it_is_over(club: Club) -> None:
    anna, _ = await start(
        await club.guest("Anna"),
        await club.guest("Bartek"),
        spectators="later",
        visibility="public",
    )
    cyd = Chair(await club.guest("Cyd"), anna.table)
    assert (await cyd.refused("frame", method="GET"))["code"] == "not-watched"
    assert not (await cyd.browser.get("/api/lobby"))["running"]
    await anna.post("resign")

    assert (await cyd.frame())["result"]
    assert (await cyd.browser.get(f"{cyd.path}/moments/1"))["views"]
    assert [row["id"] for row in (await cyd.browser.get("/api/lobby"))["finished"]] == [anna.table]


async def test_a_table_without_spectators_is_closed_to_them(club: Club) -> None:
    anna, bartek = await gather(
        await club.guest("Anna"), await club.guest("Bartek"), spectators="none"
    )
    cyd = Chair(await club.guest("Cyd"), anna.table)
    async with cyd.page() as page:
        await page.until(lambda page: page.table)  # who follows the link may see who sits there
        await anna.post("start")
        assert await page.closed() == (4403, "this table is not watched")
    assert not page.frame
    async with cyd.page() as page:
        assert (await page.closed())[0] == 4403
    assert not page.frame and not page.lines
    for what in ("frame", "moments/1", "record", "chat"):
        problem = await cyd.refused(what, method="GET")
        assert (problem["status"], problem["code"]) == (403, "not-watched")
    async with bartek.page() as page:
        await page.ready()


@ONE_BACKEND
async def test_a_table_that_is_not_there_is_said_to_be_so(club: Club) -> None:
    async with Chair(await club.guest("Anna"), "no-such-table-22222222").page() as page:
        assert await page.closed() == (4404, "no-such-table")


@ONE_BACKEND
async def test_pages_of_other_sites_are_turned_away(club: Club) -> None:
    anna, _ = await club_table(club, "Anna", "Bartek")

    for origin in ("https://evil.example", "null", f"{club.address}.evil.example"):
        with pytest.raises(InvalidStatus) as caught:
            async with anna.browser.live(f"{anna.path}/live", headers={"origin": origin}):
                pass
        assert caught.value.response.status_code == 403


# -- what may be said ------------------------------------------------------------------------------


@ONE_BACKEND
@pytest.mark.parametrize("lang", ["en", "pl", "de", "fr"])
async def test_a_refusal_is_in_the_language_of_the_page(club: Club, lang: str) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    first = await asked(chairs)
    expected = {
        "pl": "To pytanie nie jest już aktualne.",
        "de": "Diese Frage ist nicht mehr offen.",
    }
    async with first.page(lang=lang) as page:
        await page.ready()
        refused = await page.do("choose", token="9.9", choice="order_none")
        assert refused["problem"]["message"].startswith(
            expected.get(lang, "This question is no longer open.")
        )
        refused = await page.do("choose", token="0.0", choice="order_none")
        assert refused["problem"]["code"] == "not-an-option"
        assert refused["problem"]["facts"]["reason"] == "order-needed"


@ONE_BACKEND
async def test_what_is_not_a_message_closes_the_connection(club: Club) -> None:
    anna, _ = await club_table(club, "Anna", "Bartek")
    nonsense: list[str | bytes] = [
        "",
        "hello",
        "{}",
        "[]",
        "null",
        '{"do": "win"}',
        '{"do": "choose"}',
        '{"do": "choose", "token": "0.0", "choice": 7}',
        '{"do": "ping", "more": 1}',
        '{"do": "ping", "re": -1}',
        '{"do": "say", "text": ""}',
        json.dumps({"do": "say", "text": "x" * 501}),
        json.dumps({"do": "choose", "token": "0.0", "choice": "x" * 81}),
        b"\x00\xff",
        json.dumps({"do": "ping", "re": 1}) + " " * MOST_BYTES,
    ]
    for text in nonsense:
        async with anna.page() as page:
            await page.ready()
            await page.socket.send(text)
            code, reason = await page.closed()
            assert code == 4400, text
            assert reason in ("not a message", "too large")
    assert await anna.frame()


@ONE_BACKEND
async def test_a_message_larger_than_all_others_is_not_even_read(club: Club) -> None:
    anna, _ = await club_table(club, "Anna", "Bartek")

    async with anna.page() as page:
        await page.ready()
        await page.socket.send('"' + "x" * 100_000 + '"')
        assert (await page.closed())[0] == 1009


@ONE_BACKEND
async def test_who_says_too_much_at_once_is_cut_off(settings: Settings) -> None:
    async with open_club(msgspec.structs.replace(settings, messages_per_second=5)) as club:
        anna, _ = await club_table(club, "Anna", "Bartek")
        async with anna.page() as page:
            await page.ready()
            for _ in range(10):  # as a person would
                assert (await page.do("ping"))["is"] == "done"
            for _ in range(30):
                await page.socket.send('{"do": "ping"}')
            assert await page.closed() == (4429, "too many messages")
        async with anna.page() as page:
            await page.ready()


@ONE_BACKEND
async def test_who_does_not_read_keeps_nobody_waiting_and_misses_nothing(
    club: Club,
) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    table = await held(club, chairs[0])
    async with chairs[0].page() as slow:
        await slow.ready()
        [connection] = table.listeners
        assert isinstance(connection, Connection)
        socket = quick(connection.socket.scope)
        assert socket is not None
        socket.pause_writing()  # the wire takes nothing more
        await play_on(chairs, random.Random(1), 40)
        for _ in range(3):
            await chairs[1].post("chat", {"text": "hello?"})
        frames, frame = slow.frames, await chairs[0].frame()
        socket.resume_writing()
        await slow.until(lambda page: page.frame["mark"] == frame["mark"])
        await slow.until(lambda page: len(page.lines) == 5)

    assert slow.events == frame["events"]
    assert slow.frames <= frames + 2  # the one that was stuck, and one for all the rest


# -- the end of a server ---------------------------------------------------------------------------


async def test_a_server_that_stops_says_so_and_the_page_goes_on_at_the_next(
    settings: Settings,
) -> None:
    async with open_club(settings) as club:
        chairs = await club_table(club, "Anna", "Bartek")
        first = await asked(chairs)
        context = first.page()
        page = await context.__aenter__()
        await page.ready()
        await page.choose()
        await page.asked("order-count")
        jar = first.browser.http.cookies
    code, _ = await page.closed()
    await context.__aexit__(None, None, None)
    assert code == 1012

    async with open_club(settings) as club:
        browser = club.stranger()
        browser.http.cookies = jar
        again = Chair(browser, first.table)
        async with again.page(since=len(page.events), mark=page.frame["mark"]) as next_page:
            next_page.events = page.events
            await next_page.ready()
            assert next_page.frame["start"] == len(page.events)
            assert next_page.frame["question"] == page.frame["question"]
            assert (await next_page.choose())["is"] == "done"


@ONE_BACKEND
async def test_a_host_who_watches_bots_has_a_page_too(club: Club) -> None:
    host = await new_table(
        await club.guest("Anna"), game="leduc", seat=None, bots=["random", "random"]
    )
    async with host.page() as page:
        await page.until(lambda page: page.table)
        await host.post("start")
        await page.until(lambda page: page.frame and page.frame["result"])
    assert page.table["host"] and page.table["you"] is None
