"""Choices: written down before anybody hears of them, each only once, in any order they come."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from sqlalchemy import func, select, text

from konspira.kernel.record import read_record
from konspira.server.settings import Settings
from konspira.server.store import schema
from konspira.server.store.journal import Done
from support.chairs import (
    Chair,
    Page,
    asked,
    club_table,
    held,
    next_asked,
    play_on,
    slow_disk,
    start,
    until,
)
from support.club import Browser, Club, open_club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)
TWO_PROCESSES = pytest.mark.parametrize("backend", ["postgres+redis"], indirect=True)


async def log_of(club: Club, chair: Chair) -> list[tuple[int, str, int]]:
    """Return what is on disk: ply, kind and seat of every entry."""
    rows = schema.log
    query = select(rows.c.ply, rows.c.kind, rows.c.seat)
    query = query.where(rows.c.table_id == chair.table).order_by(rows.c.ply)
    async with club.house.reader.connect() as connection:
        return [(row.ply, row.kind, row.seat) for row in await connection.execute(query)]


async def seats_by_turn(chairs: list[Chair]) -> tuple[Chair, Chair]:
    """Return who has to choose, and the other one."""
    first = await asked(chairs)
    return first, next(chair for chair in chairs if chair is not first)


@ONE_BACKEND
async def test_a_choice_is_answered_with_the_game_as_it_is_now(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    first, _ = await seats_by_turn(chairs)
    before = await first.frame()
    question = before["question"]

    after = await first.post(
        "choose", {"token": question["token"], "choice": question["options"][0]}
    )

    assert question["kind"] == "order-type"
    assert after["question"]["kind"] == "order-count"
    assert after["question"]["token"] != question["token"]
    assert after["events"] == before["events"]  # nobody has learned anything yet
    assert after["take_back"]
    # The server says which options nobody learns of: the card, but not how many.
    cards = [option for option in question["options"] if option.startswith("order_type(")]
    assert question["private"] == cards and after["question"]["private"] == []
    assert {**await first.frame(), "now": 0} == {**after, "now": 0}


async def test_a_whole_game_is_played_and_recorded(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    assert (await chairs[0].refused("record", method="GET"))["code"] == "record-not-yet"

    await play_on(chairs, random.Random(1))

    info, frame = await chairs[1].info(), await chairs[1].frame()
    assert (info["status"], info["ended"]) == ("finished", "played")
    assert frame["result"]["ended"] == "played"
    assert frame["question"] is None and frame["waiting"] == [] and not frame["take_back"]
    response = await chairs[0].browser.request("GET", f"{chairs[0].path}/record")
    assert f'filename="{chairs[0].table}.json"' in response.headers["content-disposition"]
    record = read_record(response.content)
    assert record.players == ["Anna", "Bartek"]
    assert record.result is not None and record.result.scores == frame["result"]["scores"]
    assert len(record.choices) == len(await log_of(club, chairs[0]))
    for what, body in [
        ("choose", {"token": "1.0", "choice": "end_turn"}),
        ("take-back", None),
        ("resign", None),
        ("return", None),
        ("proposal", {"kind": "end"}),
        ("proposal/answer", {"agree": True}),
    ]:
        assert (await chairs[0].refused(what, body))["code"] == "table-finished"


async def test_nobody_hears_of_a_choice_that_is_not_on_disk(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    first, other = await seats_by_turn(chairs)
    async with first.page() as mine, other.page() as theirs:
        await mine.ready()
        await theirs.ready()
        await mine.choose()  # the card; the count is what the others hear of
        gate = slow_disk(club, monkeypatch)
        choosing = asyncio.create_task(mine.choose())
        await gate.reached()
        heard = len(theirs.raw)
        await theirs.caught_up()
        assert [json.loads(text)["is"] for text in theirs.raw[heard:]] == ["done"]  # the ping
        assert len(await log_of(club, first)) == 1

        gate.open()
        assert (await choosing)["is"] == "done"
        assert len(await log_of(club, first)) == 2
        await theirs.until(lambda page: page.events[-1]["kind"] == "order-laid")


async def test_a_choice_that_cannot_be_written_has_not_been_made(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    first = await asked(chairs)
    before = await first.frame()

    def broken(batch: Any, done: Done) -> None:
        done(OSError("the disk is full"))

    monkeypatch.setattr(club.house.journal, "put", broken)
    question = before["question"]
    answer = {"token": question["token"], "choice": question["options"][0]}
    problem = await first.refused("choose", answer)
    monkeypatch.undo()

    assert (problem["status"], problem["code"]) == (500, "server-broke")
    assert {**await first.frame(), "now": 0} == {**before, "now": 0}
    await first.post("choose", answer)  # with the same token, once it works again


# -- late, doubled, wrong --------------------------------------------------------------------------


async def test_a_doubled_choice_is_made_once(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    first = await asked(chairs)
    question = await first.question()
    answer = {"token": question["token"], "choice": question["options"][0]}

    answers = await asyncio.gather(
        *[first.browser.request("POST", f"{first.path}/choose", answer) for _ in range(5)]
    )

    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]
    codes = {answer.json()["code"] for answer in answers if answer.status_code == 409}
    assert codes == {"stale-choice"}
    assert len(await log_of(club, first)) == 1


async def test_a_late_choice_is_stale_and_the_current_view_follows(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    first = await asked(chairs)
    async with first.page() as page:
        await page.ready()
        old = page.frame["question"]
        await page.choose()
        await page.asked("order-count")
        frames, now = page.frames, page.frame

        answer = await page.do("choose", token=old["token"], choice=old["options"][0])
        assert (answer["is"], answer["problem"]["code"]) == ("refused", "stale-choice")
        assert answer["problem"]["facts"] == {"token": old["token"]}
        assert page.frames == frames
        await page.until(lambda page: page.frames == frames + 1)

        assert {**page.frame, "now": 0} == {**now, "now": 0, "start": 4, "events": []}
        assert page.frame["start"] == len(page.events)


async def test_choices_that_come_in_any_order_leave_one_game(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", options={"order_timing": "simultaneous"})
    luck = random.Random(4)
    sent: list[tuple[int, dict[str, Any]]] = []
    accepted: list[tuple[int, str]] = []
    while len(accepted) < 24:
        place = luck.randrange(2)
        question = await chairs[place].question()
        if question is not None:
            body = {"token": question["token"], "choice": luck.choice(question["options"])}
            sent.append((place, body))
        again = luck.sample(sent, min(2, len(sent)))  # old ones, made or not
        for who, body in luck.sample([*sent[-1:], *again], 1 + len(again)):
            response = await chairs[who].browser.request("POST", f"{chairs[who].path}/choose", body)
            if response.status_code == 200:
                accepted.append((who, body["choice"]))
            else:
                assert response.json()["code"] == "stale-choice"
    play = (await held(club, chairs[0])).play
    assert play is not None
    made = [(seat, play.game.name(option)) for seat, option in play.state.history]
    assert made == accepted
    assert len({(who, body["token"]) for who, body in sent}) >= len(accepted)


@ONE_BACKEND
async def test_what_is_not_offered_is_refused_with_its_reason(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    first, other = await seats_by_turn(chairs)
    question = await first.question()
    token = question["token"]

    async def refused(choice: str) -> dict[str, Any]:
        return await first.refused("choose", {"token": token, "choice": choice})

    problem = await refused("order_none")
    assert (problem["status"], problem["code"]) == (400, "not-an-option")
    assert problem["facts"]["reason"] == "order-needed"
    assert "SPI-6.3" in problem["message"]
    assert (await refused("order_typ(spy)"))["code"] == "unknown-choice"
    assert (await refused("x" * 81))["code"] == "bad-request"
    token = "7.7"
    assert (await refused("order_none"))["code"] == "stale-choice"
    waiting = {"token": "0.0", "choice": "order_none"}
    assert (await other.refused("choose", waiting))["code"] == "not-your-turn"
    assert await first.question() == question
    assert await log_of(club, first) == []


@ONE_BACKEND
async def test_why_something_is_not_offered_can_be_asked(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    first, other = await seats_by_turn(chairs)
    offered = (await first.question())["options"][0]

    async def why(chair: Chair, choice: str) -> Any:
        return await chair.browser.get(f"{chair.path}/why", choice=choice)

    told = await why(first, "order_none")
    assert [told[name] for name in ("choice", "code", "rule")] == [
        "order_none",
        "order-needed",
        "SPI-6.3",
    ]
    assert (await why(first, offered))["code"] is None
    assert (await why(other, offered))["code"] == "not-your-turn"
    problem = await first.refused("why?choice=order_nine", method="GET")
    assert problem["code"] == "unknown-choice"
    async with first.page() as page:
        assert (await page.do("why", choice="order_none"))["code"] == "order-needed"


async def test_half_made_choices_send_nothing_to_the_others(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    first, other = await seats_by_turn(chairs)
    watcher = Chair(club.stranger(), first.table)
    async with first.page() as mine, other.page() as theirs, watcher.page() as watching:
        for page in (mine, theirs, watching):
            await page.ready()
        for _ in range(3):  # choose a card, take it back
            await mine.asked("order-type")
            await mine.choose()
            await mine.asked("order-count")
            await mine.do("take-back")
        await mine.asked("order-type")
        await mine.choose()
        await mine.asked("order-count")
        for page in (theirs, watching):
            heard = len(page.raw)
            await page.caught_up()
            assert len(page.raw) == heard + 1  # the answer to the ping

        await mine.choose()
        for page in (theirs, watching):
            await page.until(lambda page: page.events[-1]["kind"] == "order-laid")
            assert page.frames == 2


async def test_a_player_who_hangs_up_in_mid_choice_has_chosen(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    first, other = await seats_by_turn(chairs)
    await first.choose()
    async with other.page() as theirs:
        await theirs.ready()
        async with first.page() as mine:
            await mine.ready()
            gate = slow_disk(club, monkeypatch)
            question = mine.frame["question"]
            message = {
                "do": "choose",
                "token": question["token"],
                "choice": question["options"][0],
            }
            await mine.socket.send(json.dumps(message))
            await gate.reached()
            mine.socket.transport.abort()
        table = await held(club, first)
        table.wake()  # the server notices when it has something to say
        await asyncio.sleep(0.05)
        gate.open()
        await theirs.until(lambda page: page.events[-1]["kind"] == "order-laid")

    assert len(await log_of(club, first)) == 2
    assert (await other.frame())["question"] is not None


@ONE_BACKEND
async def test_a_connection_that_is_closed_in_mid_choice_finishes_it(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    first = await asked(chairs)
    table = await held(club, first)
    gate = slow_disk(club, monkeypatch)
    async with first.page() as page:
        await page.ready()
        question = page.frame["question"]
        choice = {"do": "choose", "token": question["token"], "choice": question["options"][0]}
        await page.socket.send(json.dumps(choice))
        await gate.reached()
        table.gone = True  # something that closes every connection at once
        table.wake()
        assert (await page.closed())[0] == 4404
        table.gone = False
        gate.open()
        await until(lambda: table.plies == 1)

    assert len(await log_of(club, first)) == 1
    assert (await first.question())["kind"] == "order-count"


# -- several processes -----------------------------------------------------------------------------


def elsewhere(club: Club, chair: Chair) -> Chair:
    """The same person, by way of another process."""
    browser: Browser = club.stranger()
    browser.http.cookies = chair.browser.http.cookies
    return Chair(browser, chair.table)


def public(page: Page) -> list[str]:
    """The kinds of events that everybody has seen."""
    return [event["kind"] for event in page.events if not event["private"]]


@TWO_PROCESSES
async def test_two_processes_serve_one_table(settings: Settings) -> None:
    async with open_club(settings) as here, open_club(settings) as there:
        anna, bartek = await here.guest("Anna"), await there.guest("Bartek")
        mine, guest = await start(anna, bartek)
        async with mine.page() as page, guest.page() as other:
            await page.ready()
            await other.ready()
            luck = random.Random(0)
            for number in range(24):
                chooser = await next_asked(page, other)
                answer = await chooser.choose(luck.choice(chooser.frame["question"]["options"]))
                assert answer["is"] == "done"
                assert len(await log_of(here, mine)) == number + 1
            # The last choices may be news to nobody: pages can agree while a process still lags.
            one, two = await held(here, mine), await held(there, guest)
            async with asyncio.timeout(30):  # news from another process come when they come
                while one.plies < 24 or two.plies < 24 or public(page) != public(other):
                    await page.caught_up()
                    await other.caught_up()
        assert len(public(page)) > 24
        assert one.play is not None and two.play is not None
        assert one.play.state.position() == two.play.state.position()


@TWO_PROCESSES
async def test_of_two_processes_one_writes_a_choice(settings: Settings) -> None:
    async with open_club(settings) as here, open_club(settings) as there:
        chairs = await club_table(here, "Anna", "Bartek")
        first = await asked(chairs)
        second = elsewhere(there, first)
        for _ in range(6):
            question = await first.question()
            if question is None:
                break
            body = {"token": question["token"], "choice": question["options"][-1]}
            answers = await asyncio.gather(
                first.browser.request("POST", f"{first.path}/choose", body),
                second.browser.request("POST", f"{second.path}/choose", body),
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            assert {**await first.frame(), "now": 0} == {**await second.frame(), "now": 0}
        log = await log_of(here, first)
        assert [ply for ply, _, _ in log] == list(range(len(log)))


@TWO_PROCESSES
async def test_a_process_that_missed_the_news_looks_again(settings: Settings) -> None:
    async with open_club(settings) as here, open_club(settings) as there:
        chairs = await club_table(here, "Anna", "Bartek")
        first = await asked(chairs)
        second = elsewhere(there, first)
        await second.frame()
        stale = await held(there, second)
        number = len(await log_of(here, first))
        async with stale.lock:  # it is busy and hears nothing
            await first.choose()
            question = await first.question()
            assert stale.plies == number
        await second.post("choose", {"token": question["token"], "choice": question["options"][0]})

        assert [ply for ply, _, _ in await log_of(here, first)] == [0, 1]


# -- what is kept ----------------------------------------------------------------------------------


@ONE_BACKEND
async def test_after_a_restart_the_game_is_as_it_was(settings: Settings) -> None:
    async with open_club(settings) as club:
        chairs = await club_table(club, "Anna", "Bartek")
        await play_on(chairs, random.Random(7), 25)
        frames = [await chair.frame() for chair in chairs]
        cookies = [chair.browser.http.cookies for chair in chairs]
    async with open_club(settings) as club:
        for chair, jar, frame in zip(chairs, cookies, frames, strict=True):
            browser = club.stranger()
            browser.http.cookies = jar
            again = Chair(browser, chair.table)
            assert {**await again.frame(), "now": 0} == {**frame, "now": 0}


async def test_each_ply_stands_in_the_log_once(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    await play_on(chairs, random.Random(3), 10)

    async with club.house.reader.connect() as connection:
        rows = schema.log
        count = await connection.scalar(select(func.count()).select_from(rows))
        plies = await connection.scalar(select(func.count(func.distinct(rows.c.ply))))
    assert count == plies == 10
    with pytest.raises(Exception, match=r"(?i)unique|duplicate"):
        async with club.house.database.begin() as connection:
            await connection.execute(
                text(
                    "INSERT INTO log (table_id, ply, kind, seat, option, at)"
                    " SELECT table_id, ply, kind, seat, option, at FROM log"
                )
            )
