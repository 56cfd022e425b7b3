"""Alerts from the choice to the mailbox: when, over which channel, in which words, and when not."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Any

import pytest

from konspira.server.settings import Settings
from support.chairs import Chair, Watch, asked, start
from support.club import Browser, Club, open_club
from support.mailroom import (
    Mailbox,
    Phone,
    Receiver,
    check_signature,
    check_vapid,
    mailbox,
    receiver,
    telling,
    text_of,
)

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)
HOUR = 3600.0
LINK = re.compile(r"https://club\.example\.org(\S+)")
EASY = {"quiet": False, "delay": 0, "spaced": False, "mail_every": 60}


@pytest.fixture
async def room() -> AsyncIterator[tuple[Mailbox, Receiver]]:
    async with mailbox() as mail, receiver() as got:
        yield mail, got


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def club(
    settings: Settings, watch: Watch, room: tuple[Mailbox, Receiver]
) -> AsyncIterator[Club]:
    async with open_club(telling(settings, room[0]), watch) as club:
        yield club


async def wish(browser: Browser, **changes: Any) -> None:
    """Change rules as the page does."""
    rules = (await browser.get("/api/alerts"))["rules"]
    await browser.ask("PUT", "/api/alerts/rules", {**rules, **changes})


async def confirmed(browser: Browser, mail: Mailbox, address: str) -> None:
    """Give an address and press the link in the mail."""
    await browser.ask("PUT", "/api/alerts/address", {"address": address})
    token = LINK.findall(text_of(mail.to(address)[-1]))[0].partition("confirm=")[2]
    await browser.post("/api/alerts/confirm", {"token": token})


async def all_channels(browser: Browser, room: tuple[Mailbox, Receiver], name: str) -> Phone:
    """Push, mail and a webhook for one person."""
    mail, got = room
    phone = got.phone(name)
    await browser.post("/api/alerts/devices", phone.wish())
    await confirmed(browser, mail, f"{name}@example.org")
    await browser.ask("PUT", "/api/alerts/hook", {"url": f"{got.address}/hook/{name}"})
    mail.letters.clear()
    return phone


async def two(club: Club, **wishes: Any) -> tuple[Chair, Chair]:
    """A slow table of two: who is asked first, and the other one."""
    anna, bartek = await club.guest("Anna"), await club.guest("Bartek", "pl")
    chairs = await start(anna, bartek, pace="daily", **wishes)
    first = await asked(chairs)
    await club.house.alerts.step()  # that it began is told to nobody yet
    return first, next(chair for chair in chairs if chair is not first)


async def turn_over(first: Chair, other: Chair) -> None:
    """The first plays on until the other is asked."""
    while await first.question() is not None:
        await first.choose()
    assert await other.question() is not None


async def test_a_turn_is_told_over_every_channel_in_the_readers_words(
    club: Club, room: tuple[Mailbox, Receiver]
) -> None:
    mail, got = room
    first, other = await two(club)
    phone = await all_channels(other.browser, room, "other")
    await wish(other.browser, **EASY)
    english = (await other.browser.get("/api/me"))["name"] == "Anna"

    await turn_over(first, other)
    await club.house.alerts.step()
    await club.house.alerts.step()

    [pushed] = got.pushed(phone)
    info = await other.browser.get("/api/alerts")
    check_vapid(got.at("/push/other")[0], info["push"], got.address)
    title = "The Conspirators: it is your turn" if english else "Spiskowcy: twój ruch"
    assert pushed["title"] == title
    assert pushed["path"] == f"/t/{other.table}"
    [letter] = mail.to("other@example.org")
    assert letter["Subject"] == title
    assert f"https://club.example.org/t/{other.table}" in text_of(letter)
    html = letter.get_body(("html",))
    assert html is not None and title in html.get_content()
    [call] = got.at("/hook/other")
    said = check_signature(call, info["hook"]["secret"])
    assert said["text"] == said["content"]
    assert said["konspira"]["kinds"] == ["turn"]
    lines = await other.browser.get("/api/alerts/sent")
    assert sorted(line["channel"] for line in lines if line["state"] == "sent") == [
        "hook",
        "mail",
        "push",
    ]


async def test_nothing_is_told_before_it_was_asked_for(
    club: Club, room: tuple[Mailbox, Receiver]
) -> None:
    first, other = await two(club)
    await turn_over(first, other)
    assert await club.house.alerts.step() >= 1  # planned: there is nobody to tell
    assert room[0].letters == [] and room[1].got == []
    assert not (await other.browser.get("/api/alerts"))["asked"]


async def test_a_turn_that_was_taken_is_not_announced(
    club: Club, watch: Watch, room: tuple[Mailbox, Receiver]
) -> None:
    first, other = await two(club)
    phone = await all_channels(other.browser, room, "other")
    await wish(other.browser, **{**EASY, "delay": 120})
    await turn_over(first, other)
    await club.house.alerts.step()
    await other.choose()

    watch.now += 121
    await club.house.alerts.step()

    assert room[1].pushed(phone) == [] and room[0].letters == []
    states = {line["result"] for line in await other.browser.get("/api/alerts/sent")}
    assert states == {"answered"}


@ONE_BACKEND
async def test_a_notification_that_is_put_off_comes_again_if_the_table_still_waits(
    club: Club, watch: Watch, room: tuple[Mailbox, Receiver]
) -> None:
    first, other = await two(club)
    phone = room[1].phone("other")
    await other.browser.post("/api/alerts/devices", phone.wish())
    await wish(other.browser, **EASY)
    await turn_over(first, other)
    await club.house.alerts.step()
    [pushed] = room[1].pushed(phone)
    assert pushed["later"] in ("In an hour", "Za godzinę")
    device = club.stranger().http  # as a service worker asks: without cookie and token of the page

    assert (await device.post(pushed["put_off"])).status_code == 204
    watch.now += HOUR - 1
    await club.house.alerts.step()
    assert len(room[1].pushed(phone)) == 1
    watch.now += 1
    await club.house.alerts.step()
    assert [one["title"] for one in room[1].pushed(phone)] == [pushed["title"]] * 2

    assert (await device.post(pushed["put_off"])).status_code == 204
    await other.choose()
    while await other.question():
        await other.choose()
    watch.now += HOUR
    await club.house.alerts.step()
    assert len([one for one in room[1].pushed(phone) if "title" in one]) == 2
    over = await device.post(pushed["put_off"])
    assert (over.status_code, over.json()["code"]) == (410, "link-spent")
    false = await device.post(pushed["put_off"][:-3] + "abc")
    assert (false.status_code, false.json()["code"]) == (400, "bad-link")


async def waits(browser: Browser, table: str) -> Any:
    """The row of a table that waits for somebody."""
    return next((row for row in await browser.get("/api/waiting") if row["id"] == table), None)


async def test_a_table_that_waits_is_put_off_for_hours_and_told_again_then(
    club: Club, watch: Watch, room: tuple[Mailbox, Receiver]
) -> None:
    first, other = await two(club)
    phone = room[1].phone("first")
    await first.browser.post("/api/alerts/devices", phone.wish())
    await wish(first.browser, **EASY)
    wanted = {"table": first.table, "hours": 4}
    # The game began with this player, who was looking: nothing was told yet.
    await first.browser.ask("PUT", "/api/alerts/later", wanted)
    assert (await waits(first.browser, first.table))["later"] == watch.now + 4 * HOUR
    refused = await other.browser.refused("PUT", "/api/alerts/later", wanted)
    assert (refused["code"], refused["facts"]) == ("waits-not", {"value": first.table})
    lists = await other.browser.get("/api/lobby")
    assert {row["later"] for rows in lists.values() for row in rows} == {None}

    watch.now += 4 * HOUR - 1
    await club.house.alerts.step()
    assert room[1].pushed(phone) == []
    watch.now += 1
    await club.house.alerts.step()
    [pushed] = room[1].pushed(phone)
    assert pushed["title"] in ("The Conspirators: it is your turn", "Spiskowcy: twój ruch")
    assert (await waits(first.browser, first.table))["later"] is None

    await first.browser.ask("PUT", "/api/alerts/later", {**wanted, "hours": 12})
    await first.browser.ask("PUT", "/api/alerts/later", {**wanted, "hours": 0})  # after all not
    assert (await waits(first.browser, first.table))["later"] is None
    await first.browser.ask("PUT", "/api/alerts/later", {**wanted, "hours": 1})
    await turn_over(first, other)
    watch.now += 12 * HOUR
    await club.house.alerts.step()
    assert [one["title"] for one in room[1].pushed(phone) if "title" in one] == [pushed["title"]]


async def test_a_table_is_muted_until_the_next_choice_there(club: Club) -> None:
    first, other = await two(club)
    wanted = {"table": first.table, "until_choice": True}
    await first.browser.ask("PUT", "/api/alerts/mute", wanted)
    await other.browser.ask("PUT", "/api/alerts/mute", {"table": first.table})  # for good
    assert (await waits(first.browser, first.table))["muted"] == "choice"
    await turn_over(first, other)
    assert (await first.browser.get("/api/alerts"))["muted"] == []
    assert (await waits(other.browser, first.table))["muted"] == "always"
    await other.choose()
    assert (await other.browser.get("/api/alerts"))["muted"] == [first.table]


@ONE_BACKEND
async def test_only_slow_tables_can_wait(club: Club) -> None:
    anna, bartek = await club.guest("Anna"), await club.guest("Bartek")
    first = await asked(await start(anna, bartek, pace="live"))
    for path, more in (("later", {"hours": 1}), ("mute", {"until_choice": True})):
        body = {"table": first.table, **more}
        refused = await first.browser.refused("PUT", f"/api/alerts/{path}", body)
        assert (refused["code"], refused["facts"]) == ("too-quick-to-wait", {"value": first.table})


async def test_who_looks_at_the_table_is_told_nothing(
    club: Club, room: tuple[Mailbox, Receiver]
) -> None:
    first, other = await two(club)
    phone = await all_channels(other.browser, room, "other")
    await wish(other.browser, **EASY)
    await other.browser.post("/api/alerts/here", {"table": other.table})
    await turn_over(first, other)
    await club.house.alerts.step()
    assert room[1].pushed(phone) == []
    assert {line["result"] for line in await other.browser.get("/api/alerts/sent")} == {"looking"}


async def test_a_muted_table_says_nothing(club: Club, room: tuple[Mailbox, Receiver]) -> None:
    first, other = await two(club)
    phone = await all_channels(other.browser, room, "other")
    await wish(other.browser, **EASY)
    await other.browser.ask("PUT", "/api/alerts/mute", {"table": other.table, "on": True})
    await turn_over(first, other)
    await club.house.alerts.step()
    assert room[1].pushed(phone) == []
    assert {line["result"] for line in await other.browser.get("/api/alerts/sent")} == {"muted"}


@ONE_BACKEND
async def test_quiet_hours_hold_messages_and_bring_them_together(
    club: Club, watch: Watch, room: tuple[Mailbox, Receiver]
) -> None:
    anna, bartek = await club.guest("Anna"), await club.guest("Bartek")
    phone = room[1].phone("bartek")
    await bartek.post("/api/alerts/devices", phone.wish())
    # 1 800 000 000 is 15 January 2027, 08:00 in Universal Time.
    await wish(
        bartek, **{**EASY, "quiet": True, "quiet_from": "07:00", "quiet_to": "10:15", "zone": "UTC"}
    )
    for _ in range(2):
        chairs = await start(anna, bartek, pace="daily")
        first = await asked(chairs)
        if first.browser is anna:
            await turn_over(*chairs)
    await club.house.alerts.step()
    assert room[1].pushed(phone) == []

    watch.now += 2 * HOUR + 14 * 60
    await club.house.alerts.step()
    assert room[1].pushed(phone) == []
    watch.now += 61
    await club.house.alerts.step()

    [pushed] = room[1].pushed(phone)
    assert pushed["title"] == "2 tables wait for you"


@ONE_BACKEND
async def test_the_first_message_goes_at_once_and_later_ones_in_a_digest(
    club: Club, watch: Watch, room: tuple[Mailbox, Receiver]
) -> None:
    anna, bartek = await club.guest("Anna"), await club.guest("Bartek")
    phone = room[1].phone("bartek")
    await bartek.post("/api/alerts/devices", phone.wish())
    await wish(bartek, **{**EASY, "spaced": True, "every": 30})
    for number in range(3):
        chairs = await start(anna, bartek, pace="daily")
        first = await asked(chairs)
        if first.browser is anna:
            await turn_over(*chairs)
        await club.house.alerts.step()
        assert len(room[1].pushed(phone)) == 1, number

    watch.now += 30 * 60
    await club.house.alerts.step()

    assert [one["title"] for one in room[1].pushed(phone)] == [
        "The Conspirators: it is your turn",
        "2 tables wait for you",
    ]


async def test_the_time_that_runs_short_is_told_though_nothing_happens(
    club: Club, watch: Watch, room: tuple[Mailbox, Receiver]
) -> None:
    first, other = await two(club)
    phone = await all_channels(other.browser, room, "other")
    await wish(other.browser, **EASY)
    await turn_over(first, other)
    await club.house.alerts.step()
    room[1].got.clear()

    watch.now += 4 * 24 * HOUR - 6 * HOUR - 60  # a day for the choice, and three of reserve
    await club.house.alerts.step()
    assert room[1].pushed(phone) == []
    watch.now += 61
    await club.house.alerts.step()

    [pushed] = room[1].pushed(phone)
    english = (await other.browser.get("/api/me"))["name"] == "Anna"
    assert pushed["title"].endswith("your time runs low" if english else "kończy ci się czas")


@pytest.mark.parametrize(
    ("screen", "title"),
    [("question", "The Conspirators: it is your turn"), ("waits", "A table waits for you")],
)
@ONE_BACKEND
async def test_a_lock_screen_shows_what_its_owner_lets_it(
    club: Club, room: tuple[Mailbox, Receiver], screen: str, title: str
) -> None:
    anna, bartek = await club.guest("Anna"), await club.guest("Bartek")
    chairs = await start(anna, bartek, pace="daily")
    first = await asked(chairs)
    other = next(chair for chair in chairs if chair is not first)
    await club.house.alerts.step()
    phone = await all_channels(other.browser, room, "other")
    await wish(other.browser, **{**EASY, "screen": screen})
    await turn_over(first, other)
    await club.house.alerts.step()
    [pushed] = room[1].pushed(phone)
    assert pushed["title"] == title == room[0].letters[0]["Subject"]
    assert ("Conspirators" in str(pushed)) == (screen == "question")
