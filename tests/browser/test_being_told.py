"""A slow game between two browsers: each turn arrives by push, mail and webhook, in two languages.

Real parts: the server in a process of its own, a mail server, a webhook, and a push service that
checks the signature and decrypts. A Chromium without a window has no push service of its own: what
ours decrypts is handed to its service worker (`deliverPushMessage`), which shows it. The server's
clock is moved by a file; nothing is asked of it before something has arrived.
"""

from __future__ import annotations

import asyncio
import json
import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser

from browser import host
from browser.conftest import NewGuest
from browser.guest import PATIENCE, Guest
from browser.test_app import at_home, pusher, wait
from support.club import NO_QUOTAS
from support.mailroom import (
    Mailbox,
    Phone,
    Receiver,
    check_signature,
    check_vapid,
    mailbox,
    receiver,
    text_of,
)

pytestmark = pytest.mark.verify

NOON = 1_800_014_400.0  # 15 January 2027, 12:00 in Universal Time
HOUR = 3600.0
MOVED = """
import time
from pathlib import Path
real, clock = time.time, Path({path!r})
time.time = lambda: real() + float(clock.read_text())
"""


class Room(NamedTuple):
    """What arrives, and the clock of the server."""

    mail: Mailbox
    got: Receiver
    clock: Path
    address: str

    def move_to(self, moment: float) -> None:
        """Set the server's clock; the file is never half written."""
        fresh = self.clock.with_suffix(".new")
        fresh.write_text(str(moment - time.time()), "utf-8")
        fresh.replace(self.clock)


@contextmanager
def receiving() -> Iterator[tuple[Mailbox, Receiver]]:
    """A mail server and an HTTP server in a thread of their own."""
    ready: list[tuple[Mailbox, Receiver]] = []
    begun, loop, over = threading.Event(), asyncio.new_event_loop(), asyncio.Event()

    async def stay() -> None:
        async with mailbox() as mail, receiver() as got:
            ready.append((mail, got))
            begun.set()
            await over.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(stay()), daemon=True)
    thread.start()
    assert begun.wait(PATIENCE / 1000)
    try:
        yield ready[0]
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join()
        loop.close()


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    clock = tmp_path / "clock"
    clock.write_text(str(NOON - time.time()), "utf-8")
    with receiving() as (mail, got):
        sends = {"site": "https://club.example.org", "mail_url": mail.url, "private_hooks": 1}
        sends |= {"mail_from": "Konspira <konspira@example.org>"}
        sends |= {"push_contact": "mailto:host@example.org"}
        before = MOVED.format(path=str(clock))
        quick: dict[str, Any] = {"requests_per_minute": 0, "bot_pause": 0, "thinkers": 1}
        with host.serving(tmp_path, before, **quick, **sends, **NO_QUOTAS) as address:
            yield Room(mail, got, clock, address)


def until(found: Callable[[], object]) -> None:
    """Wait until something has arrived."""
    latest = time.monotonic() + PATIENCE / 1000
    while not found():
        assert time.monotonic() < latest
        time.sleep(0.05)


class Reader:
    """Somebody who has set up every channel."""

    def __init__(self, person: Guest, room: Room, name: str) -> None:
        self.person, self.room, self.name = person, room, name
        self.mailbox = f"{name}@example.org"
        self.phone: Phone = room.got.phone(name)
        self.seen = 0
        person.ask("POST", "/alerts/devices", self.phone.wish())
        person.ask("PUT", "/alerts/address", {"address": self.mailbox})
        until(lambda: room.mail.to(self.mailbox))
        token = text_of(room.mail.to(self.mailbox)[0]).partition("confirm=")[2].split()[0]
        person.ask("POST", "/alerts/confirm", {"token": token})
        person.ask("PUT", "/alerts/hook", {"url": f"{room.got.address}/hook/{name}"})
        info = person.ask("GET", "/alerts")
        self.secret, self.key = info["hook"]["secret"], info["push"]
        quiet = {"quiet": True, "quiet_from": "22:30", "quiet_to": "07:30", "zone": "UTC"}
        often = {"delay": 0, "looking": False, "spaced": True, "every": 30, "mail_every": 60}
        cells = {"turn": ["push", "mail", "hook"]}
        person.ask("PUT", "/alerts/rules", {**info["rules"], **quiet, **often, "cells": cells})

    def counts(self) -> list[int]:
        """Count what has arrived: by push, by mail (after the first question), at the webhook."""
        got, letters = self.room.got, self.room.mail.to(self.mailbox)
        return [
            len(self.pushed()),
            len(letters) - 1,
            len(got.at(f"/hook/{self.name}")),
        ]

    def pushed(self) -> list[dict[str, Any]]:
        """Return what was pushed to be shown; the rest takes back what is shown."""
        return [one for one in self.room.got.pushed(self.phone) if "title" in one]

    def is_told(self, title: str) -> dict[str, Any]:
        """One more message by each channel, with this title; what was pushed."""
        self.seen += 1
        until(lambda: min(self.counts()) >= self.seen)
        assert self.counts() == [self.seen] * 3
        got = self.room.got
        check_vapid(got.at(f"/push/{self.name}")[-1], self.key, got.address)
        pushed = self.pushed()[-1]
        call = check_signature(got.at(f"/hook/{self.name}")[-1], self.secret)
        letter = self.room.mail.to(self.mailbox)[-1]
        assert pushed["title"] == title
        assert letter["Subject"] == title
        assert call["konspira"]["title"] == title
        return pushed

    def held(self) -> list[str]:
        """Say why what is still to be sent waits."""
        lines = self.person.ask("GET", "/alerts/sent")
        return sorted(str(line["held"]) for line in lines if line["state"] == "waiting")

    def asked(self, table: str) -> Any:
        return self.person.ask("GET", f"/tables/{table}/frame")["question"]

    def waits_at(self, table: str, other: Reader) -> str:
        """The table, once it waits for this reader."""
        if not self.asked(table):
            other.plays(table)
        return table

    def plays(self, table: str) -> None:
        """Choose until somebody else is asked."""
        while question := self.asked(table):
            answer = {"token": question["token"], "choice": question["options"][0]}
            self.person.ask("POST", f"/tables/{table}/choose", answer)


def begun(host: Guest, other: Guest) -> str:
    """A slow table of two; the one who begins the game is told nothing of it."""
    table = host.new_table(bots=0, seats=2, pace="relaxed")
    other.sit(table)
    host.ask("POST", f"/tables/{table}/start")
    return table


def test_each_turn_of_a_slow_game_arrives(guest: NewGuest, room: Room, whole: Browser) -> None:
    anna = at_home(guest, at=room.address, within=whole, permissions=["notifications"])
    speaks = {"Accept-Language": "pl"}
    bartek = guest("Bartek", language="pl", at=room.address, extra_http_headers=speaks)
    ann, bart = Reader(anna, room, "anna"), Reader(bartek, room, "bartek")
    table = bart.waits_at(begun(anna, bartek), ann)
    bart.is_told("Spiskowcy: twój ruch")
    room.move_to(NOON + HOUR)
    bart.plays(table)
    pushed = ann.is_told("The Conspirators: it is your turn")

    anna.open("/tables")  # on her phone, as an app
    wait(anna.page, "controlled")
    tools = anna.context.new_cdp_session(anna.page)
    assert tools.send("Page.getAppManifest")["errors"] == []
    errors = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in errors if one["errorId"] != "in-incognito"] == []
    pusher(anna)(pushed)
    wait(anna.page, "shown", 1)
    wait(anna.page, "marked", pushed["waiting"])

    room.move_to(NOON + 11 * HOUR)  # 23:00: quiet hours
    ann.plays(table)
    bart.waits_at(begun(anna, bartek), ann)
    until(lambda: bart.held() == ["quiet"] * 6)  # two tables, three channels
    assert bart.counts() == [bart.seen] * 3
    room.move_to(NOON + 19 * HOUR + 25 * 60)
    assert bart.counts() == [bart.seen] * 3
    room.move_to(NOON + 19.5 * HOUR + 5)  # 07:30: both in one
    assert json.dumps(bart.is_told("2 stoły czekają na ciebie")).count("/tables") == 1


def test_each_kind_of_alert_shows_what_it_will_look_like(guest: NewGuest, room: Room) -> None:
    anna = guest("Anna", at=room.address, phone=True)
    anna.ask("GET", "/alerts")
    anna.open("/alerts")
    seen = set()
    for kind in ("turn", "time", "bot", "agree", "reaction", "against", "game", "invited", "chat"):
        anna.page.get_by_label(anna.say("web-alerts-sample")).select_option(kind)
        seen.add(anna.page.locator(".choices strong").first.inner_text())
    assert len(seen) == 9
    anna.page.get_by_label(anna.say("web-alerts-sample")).select_option("against")
    game = anna.say("spiskowcy-title")
    told = anna.say("shell-alert-against", game=game, name="Anna")
    assert told in anna.text()
    tab = re.compile(f", {anna.say('web-alerts-by-tab')}, ")
    assert anna.page.get_by_role("checkbox", name=tab).count() == 0  # there is nothing to choose
