"""Hostile input for alerts: clear codes, limits, and nothing sent where it must not go."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from konspira.server.alerts import reach
from konspira.server.alerts.places import MOST_DEVICES
from konspira.server.errors import Refusal
from konspira.server.settings import Settings
from konspira.server.store import schema
from support.chairs import PATIENCE, Watch, club_table
from support.club import Club, open_club
from support.mailroom import (
    Mailbox,
    Phone,
    Receiver,
    mailbox,
    receiver,
    telling,
    text_of,
    to_base64,
)

PUBLIC = "https://hooks.example.org/x"


@pytest.fixture(scope="module")
def backend() -> str:
    """Input is checked before it reaches a database: one kind is enough."""
    return "sqlite+memory"


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def room() -> AsyncIterator[tuple[Mailbox, Receiver]]:
    async with mailbox() as mail, receiver() as got:
        yield mail, got


@pytest.fixture
async def club(
    settings: Settings, watch: Watch, room: tuple[Mailbox, Receiver]
) -> AsyncIterator[Club]:
    """A server that sends to this machine."""
    async with open_club(telling(settings, room[0]), watch) as club:
        yield club


@pytest.fixture
async def strict(settings: Settings, watch: Watch) -> AsyncIterator[Club]:
    """A server that sends to public addresses only."""
    async with open_club(telling(settings, private_hooks=False), watch) as club:
        yield club


@pytest.mark.parametrize(
    "address",
    [
        "anna@example.org\nBcc: all@example.org",
        "anna@example.org\r\n\r\nhello",
        "anna@example.org, bartek@example.org",
        "Anna <anna@example.org>",
        "anna@[127.0.0.1]",
        "anna",
        "@example.org",
        "a" * 65 + "@example.org",
        "anna@" + "x." * 130 + "org",
        "änna@example.org",
        "anna@example.org\0",
    ],
)
async def test_an_address_that_could_do_harm_is_refused(
    club: Club, room: tuple[Mailbox, Receiver], address: str
) -> None:
    anna = await club.guest()
    refused = await anna.refused("PUT", "/api/alerts/address", {"address": address})
    assert (refused["status"], refused["code"]) == (400, "bad-mail-address")
    assert "\n" not in refused["facts"]["value"]
    assert room[0].letters == []


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("https://127.0.0.1/x", "private-hook-url"),
        ("https://[::1]/x", "private-hook-url"),
        ("https://169.254.169.254/latest/meta-data", "private-hook-url"),
        ("https://10.1.2.3/x", "private-hook-url"),
        ("https://192.168.0.1/x", "private-hook-url"),
        ("https://[fd00::1]/x", "private-hook-url"),
        ("https://[::ffff:127.0.0.1]/x", "private-hook-url"),
        ("https://0.0.0.0/x", "private-hook-url"),
        ("http://hooks.example.org/x", "bad-hook-url"),
        ("file:///etc/passwd", "bad-hook-url"),
        ("gopher://hooks.example.org/", "bad-hook-url"),
        ("https://user:secret@hooks.example.org/", "bad-hook-url"),
        ("https://hooks.example.org/a b", "bad-hook-url"),
        ("https://hooks.example.org/\r\nX: 1", "bad-hook-url"),
        ("https://hooks.example.org:99999/", "bad-hook-url"),
        ("https://hooks.example.org/" + "x" * 1100, "bad-hook-url"),
        ("https://", "bad-hook-url"),
    ],
)
async def test_a_webhook_leads_nowhere_that_is_not_public(
    strict: Club, url: str, code: str
) -> None:
    anna = await strict.guest()
    refused = await anna.refused("PUT", "/api/alerts/hook", {"url": url})
    assert (refused["status"], refused["code"]) == (400, code)


@pytest.mark.parametrize(
    "places",
    [["127.0.0.1"], ["10.0.0.7"], ["169.254.1.1"], ["93.184.216.34", "192.168.1.1"], ["::1"]],
)
async def test_a_name_that_leads_into_a_private_network_is_refused_when_it_is_used(
    strict: Club, monkeypatch: pytest.MonkeyPatch, places: list[str]
) -> None:
    anna = await strict.guest()
    await anna.ask("PUT", "/api/alerts/hook", {"url": PUBLIC})  # its name is looked up later

    def looked_up(host: str, port: int, **_: Any) -> list[Any]:
        assert host == "hooks.example.org"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (place, port)) for place in places]

    def connected(*_: Any) -> None:
        raise AssertionError("a connection was made")

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)
    monkeypatch.setattr(socket, "create_connection", connected)
    tested = await anna.post("/api/alerts/test", {"channel": "hook"})
    assert tested == {"sent": False, "result": "private-hook-url", "seconds": None}


async def test_a_connection_goes_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers = iter([["93.184.216.34"], ["127.0.0.1"]])  # a name that changes its mind
    asked: list[Any] = []

    def looked_up(host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(answers)[0], port))]

    def connected(place: Any, timeout: float) -> None:
        asked.append(place)
        raise OSError(111, "refused")

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)
    monkeypatch.setattr(socket, "create_connection", connected)
    with pytest.raises(reach.Unreachable):
        await reach.send(PUBLIC, b"{}", {}, private=False)
    assert asked == [("93.184.216.34", 443)]


async def test_redirects_are_not_followed(club: Club, room: tuple[Mailbox, Receiver]) -> None:
    got = room[1]
    anna = await club.guest()
    await anna.ask("PUT", "/api/alerts/hook", {"url": f"{got.address}/first"})
    got.answer = lambda request: (302, {"location": f"{got.address}/second"})
    tested = await anna.post("/api/alerts/test", {"channel": "hook"})
    assert not tested["sent"] and tested["result"].startswith("302")
    assert [request.path for request in got.got] == ["/first"]


def bend(phone: Phone, **changes: Any) -> dict[str, Any]:
    wish = phone.wish()
    for name, value in changes.items():
        (wish if name in wish else wish["keys"])[name] = value
    return wish


async def test_a_forged_subscription_is_refused(strict: Club) -> None:
    anna = await strict.guest()
    phone = Phone("https://push.example.org/1")
    point = phone.public[:-1] + bytes([phone.public[-1] ^ 1])
    for changes, code in (
        ({"endpoint": "http://push.example.org/1"}, "bad-push-subscription"),
        ({"endpoint": "https://127.0.0.1/1"}, "private-hook-url"),
        ({"endpoint": "javascript:alert(1)"}, "bad-push-subscription"),
        ({"p256dh": "AAAA"}, "bad-push-subscription"),
        ({"p256dh": to_base64(point)}, "bad-push-subscription"),
        ({"p256dh": "%%%"}, "bad-push-subscription"),
        ({"auth": "AAAA"}, "bad-push-subscription"),
    ):
        refused = await anna.refused("POST", "/api/alerts/devices", bend(phone, **changes))
        assert (refused["status"], refused["code"]) == (400, code), changes
    assert (await anna.get("/api/alerts"))["devices"] == []


async def test_nobody_takes_over_the_device_of_another(strict: Club) -> None:
    anna, eve = await strict.guest("Anna"), await strict.guest("Eve")
    phone = Phone("https://push.example.org/1")
    await anna.post("/api/alerts/devices", phone.wish())
    forged = Phone(phone.endpoint).wish()
    refused = await eve.refused("POST", "/api/alerts/devices", forged)
    assert (refused["status"], refused["code"]) == (403, "device-of-another")
    await eve.post("/api/alerts/devices", phone.wish())  # the same browser, another person now
    assert (await anna.get("/api/alerts"))["devices"] == []


async def test_nobody_subscribes_ten_thousand_browsers(strict: Club) -> None:
    anna = await strict.guest()
    codes = set()
    phone = Phone("https://push.example.org/0")
    for number in range(MOST_DEVICES + 100):
        wish = {**phone.wish(), "endpoint": f"https://push.example.org/{number}"}
        response = await anna.request("POST", "/api/alerts/devices", wish)
        if response.is_error:
            codes.add((response.status_code, response.json()["code"]))
    assert codes == {(409, "too-many-devices")}
    assert len((await anna.get("/api/alerts"))["devices"]) == MOST_DEVICES


async def test_a_link_that_ends_mails_works_once(
    club: Club, watch: Watch, room: tuple[Mailbox, Receiver]
) -> None:
    mail = room[0]
    anna, stranger = await club.guest(), club.stranger()

    async def confirm() -> None:
        watch.now += 61
        await anna.ask("PUT", "/api/alerts/address", {"address": "anna@example.org"})
        [token] = re.findall(r"confirm=(\S+)", text_of(mail.letters[-1]))
        await stranger.post("/api/alerts/confirm", {"token": token})

    await confirm()
    await anna.post("/api/alerts/test", {"channel": "mail"})
    letter = mail.letters[-1]
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    path = letter["List-Unsubscribe"].strip("<>").removeprefix("https://club.example.org")
    form = {"content-type": "application/x-www-form-urlencoded"}
    # As a mail program does it: no cookie, no token of the page, a form.
    once = await club.stranger().http.post(path, content="List-Unsubscribe=One-Click", headers=form)
    assert once.status_code == 204
    address = (await anna.get("/api/alerts"))["address"]
    assert (address["confirmed"], address["alerts"]) == (True, False)
    again = await stranger.refused("POST", path)
    assert (again["status"], again["code"]) == (410, "link-spent")

    await confirm()  # the person wants mails again; the old link must not end them
    again = await stranger.refused("POST", path)
    assert again["code"] == "link-spent"
    assert (await anna.get("/api/alerts"))["address"]["alerts"]
    false = await stranger.refused("POST", path[:-3] + "abc")
    assert (false["status"], false["code"]) == (400, "bad-link")


async def test_nothing_is_sent_to_an_address_that_nobody_has_confirmed(
    club: Club, room: tuple[Mailbox, Receiver]
) -> None:
    eve = await club.guest("Eve")
    await eve.ask("PUT", "/api/alerts/address", {"address": "anna@example.org"})
    assert len(room[0].letters) == 1
    refused = await eve.refused("POST", "/api/alerts/test", {"channel": "mail"})
    assert refused["code"] == "no-such-channel"
    assert len(room[0].letters) == 1


async def test_a_mailbox_cannot_be_filled_by_strangers(
    club: Club, room: tuple[Mailbox, Receiver]
) -> None:
    codes = []
    for number in range(8):
        eve = await club.guest(f"Eve{number}")
        response = await eve.request("PUT", "/api/alerts/address", {"address": "Anna@example.org"})
        codes.append(response.status_code)
    assert codes == [200, *[429] * 7]
    assert len(room[0].letters) == 1


async def test_an_address_that_bounces_gets_nothing_more(
    club: Club, room: tuple[Mailbox, Receiver]
) -> None:
    mail = room[0]
    anna = await club.guest()
    await anna.ask("PUT", "/api/alerts/address", {"address": "anna@example.org"})
    [token] = re.findall(r"confirm=(\S+)", text_of(mail.letters[-1]))
    await anna.post("/api/alerts/confirm", {"token": token})
    mail.refuses["anna@example.org"] = "550 no such mailbox"
    tested = await anna.post("/api/alerts/test", {"channel": "mail"})
    assert tested["result"] == "550 no such mailbox"
    assert (await anna.get("/api/alerts"))["address"]["bounced"]
    refused = await anna.refused("POST", "/api/alerts/test", {"channel": "mail"})
    assert refused["code"] == "no-such-channel"


async def test_a_dead_device_is_marked_and_forgotten_after_two_weeks(
    club: Club, watch: Watch, room: tuple[Mailbox, Receiver]
) -> None:
    got = room[1]
    anna = await club.guest()
    await anna.post("/api/alerts/devices", got.phone("anna").wish())
    got.answer = lambda request: (410, {})
    tested = await anna.post("/api/alerts/test", {"channel": "push"})
    assert tested["result"].startswith("410")
    [device] = (await anna.get("/api/alerts"))["devices"]
    assert device["silent"] == watch.now
    watch.now += 15 * 24 * 3600
    await club.house.alerts.step()
    assert (await anna.get("/api/alerts"))["devices"] == []


async def test_an_answer_that_does_not_come_does_not_hold_a_sender(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "PATIENCE", 0.3)
    anna = await club.guest()
    silent = socket.socket()
    silent.bind(("127.0.0.1", 0))
    silent.listen()
    url = f"http://127.0.0.1:{silent.getsockname()[1]}/"
    await anna.ask("PUT", "/api/alerts/hook", {"url": url})
    tested = await anna.post("/api/alerts/test", {"channel": "hook"})
    assert tested["result"] == "no answer in time"
    silent.close()


async def test_an_answer_that_comes_in_drops_does_not_keep_a_thread(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "PATIENCE", 0.3)
    cut = asyncio.Event()

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while not reader.at_eof():
                writer.write(b"H")  # never a whole line, and never a long silence
                await writer.drain()
                with suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(65536), 0.05)
        cut.set()
        writer.close()

    server = await asyncio.start_server(drip, "127.0.0.1", 0)
    async with server:
        anna = await club.guest()
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
        await anna.ask("PUT", "/api/alerts/hook", {"url": url})
        tested = await anna.post("/api/alerts/test", {"channel": "hook"})
        assert tested["result"] == "no answer in time"
        async with asyncio.timeout(PATIENCE):
            await cut.wait()  # the connection is closed, although its own time has not run out


async def test_only_the_host_of_a_table_sets_its_webhook(club: Club) -> None:
    anna, bartek = await club_table(club, "Anna", "Bartek", pace="daily")
    refused = await bartek.refused("hook", {"url": "http://127.0.0.1:9/"}, method="PUT")
    assert (refused["status"], refused["code"]) == (403, "not-the-host")
    await anna.browser.ask("PUT", f"{anna.path}/hook", {"url": "http://127.0.0.1:9/"})


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"zone": "Mars/Olympus"}, "unknown-zone"),
        ({"quiet_from": "07:30"}, "quiet-all-day"),
        ({"quiet_from": "25:00"}, "bad-request"),
        ({"delay": 7}, "bad-request"),
        ({"cells": {"turn": ["pigeon"]}}, "bad-request"),
        ({"unknown": 1}, "bad-request"),
    ],
)
async def test_rules_that_make_no_sense_are_refused(
    club: Club, change: dict[str, Any], code: str
) -> None:
    anna = await club.guest()
    rules = (await anna.get("/api/alerts"))["rules"]
    refused = await anna.refused("PUT", "/api/alerts/rules", {**rules, **change})
    assert (refused["status"], refused["code"]) == (400, code)


async def test_everything_is_in_the_download_and_goes_with_the_person(
    club: Club, room: tuple[Mailbox, Receiver]
) -> None:
    anna = await club.guest()
    await anna.post("/api/alerts/devices", room[1].phone("anna").wish())
    await anna.ask("PUT", "/api/alerts/address", {"address": "anna@example.org"})
    await anna.ask("PUT", "/api/alerts/hook", {"url": f"{room[1].address}/h"})
    await anna.post("/api/alerts/test", {"channel": "hook"})
    kept = (await anna.get("/api/me/export"))["alerts"]
    assert {name for name, rows in kept.items() if rows} == {
        *("alert_rules", "addresses", "devices", "hooks", "deliveries"),
    }
    await anna.delete("/api/me")
    async with club.house.reader.connect() as connection:
        for name in kept:
            rows = await connection.execute(schema.metadata.tables[name].select())
            assert rows.all() == [], name


async def test_a_host_who_has_set_up_nothing_is_told_so(settings: Settings) -> None:
    bare = msgspec.structs.replace(settings, alerts=False)
    async with open_club(bare) as club:
        anna = await club.guest()
        info = await anna.get("/api/alerts")
        assert (info["push"], info["mail"]) == (None, False)
        phone = Phone("https://push.example.org/1")
        for method, path, body in (
            ("POST", "/api/alerts/devices", phone.wish()),
            ("PUT", "/api/alerts/address", {"address": "anna@example.org"}),
        ):
            refused = await anna.refused(method, path, body)
            assert refused["code"] == "channel-not-set-up"


def test_private_addresses_are_known_in_every_form() -> None:
    for url in ("https://2130706433/", "https://0x7f000001/", "https://127.1/"):
        with pytest.raises((Refusal, reach.Unreachable)):
            reach.addresses_of(url, private=False)
