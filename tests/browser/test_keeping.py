"""The page of an account: address, way back by mail, passkeys of a virtual device, browsers."""

from __future__ import annotations

import re
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import expect

from browser import host, looks
from browser.conftest import NewGuest
from browser.guest import PATIENCE, Guest
from support.club import NO_QUOTAS
from support.mailroom import Mailbox, text_of

PASSWORD, OTHER = "correct horse battery", "staple of the better sort"
HOME = "anna@example.org"


class Place(NamedTuple):
    """A server with everything set up, and what it writes to."""

    address: str
    mail: Mailbox
    database: Path

    def link(self, to: str, count: int) -> str:
        """The path in the newest mail to somebody, once that many have come."""
        latest = time.monotonic() + PATIENCE / 1000
        while len(self.mail.to(to)) < count:
            assert time.monotonic() < latest, "the mail does not come"
            time.sleep(0.05)
        [path] = re.findall(rf"{self.address}(\S+)", text_of(self.mail.to(to)[-1]))
        return str(path)

    def forget_proofs(self) -> None:
        """Let ten minutes pass."""
        with sqlite3.connect(self.database, timeout=30) as connection:
            connection.execute("UPDATE sessions SET proven = NULL")


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    ports = []
    for _ in range(2):
        with socket.socket() as one:
            one.bind(("127.0.0.1", 0))
            ports.append(one.getsockname()[1])
    mail = Mailbox()
    post = Controller(mail, hostname="127.0.0.1", port=ports[0])
    post.start()
    address = f"http://localhost:{ports[1]}"  # browsers make no passkeys for a number
    try:
        with host.serving(
            tmp_path,
            f"import sys; sys.argv[sys.argv.index('--port') + 1] = '{ports[1]}'",
            site=address,
            mail_url=f"smtp://127.0.0.1:{ports[0]}",
            mail_from="Konspira <konspira@example.org>",
            requests_per_minute=0,
            thinkers=1,
            **NO_QUOTAS,
        ):
            yield Place(address, mail, tmp_path / "konspira.db")
    finally:
        post.stop()


def with_device(guest: Guest) -> Guest:
    """A device with passkeys for this page: it knows its person, and says yes to everything."""
    devtools = guest.context.new_cdp_session(guest.page)
    devtools.send("WebAuthn.enable")
    device = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": device})
    return guest


def make_account(anna: Guest) -> None:
    anna.open("/account")
    anna.named("textbox", "web-login").fill("anna")
    anna.page.get_by_label(anna.say("web-password-new")).fill(PASSWORD)
    anna.page.keyboard.press("Enter")
    anna.sees(anna.say("web-account-yours", login="anna"))


def sign_out(anna: Guest) -> None:
    anna.button("web-sign-out").click()
    anna.page.wait_for_url("**/")
    anna.open("/account")
    anna.page.get_by_text(anna.say("web-account-sign-in"), exact=True).first.click()


def sign_in(anna: Guest, password: str = PASSWORD) -> None:
    anna.named("textbox", "web-login").fill("anna")
    anna.page.get_by_label(anna.say("web-password"), exact=True).fill(password)
    anna.page.keyboard.press("Enter")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_forgotten_password_is_renewed_by_mail(
    guest: NewGuest, place: Place, language: str
) -> None:
    anna = guest("Anna", language, at=place.address)
    make_account(anna)
    mail = anna.named("region", "web-account-mail")
    anna.named("textbox", "web-account-mail-field", mail).fill(HOME)
    anna.button("web-account-mail-add", mail).click()
    anna.sees(anna.say("web-account-mail-asked", address=HOME))
    anna.sees(anna.say("web-account-mail-open"))
    anna.open(place.link(HOME, 1))
    anna.sees(anna.say("web-account-mail-confirmed"))
    anna.sees(anna.say("web-account-mail-yours"))
    assert "confirm" not in anna.page.url
    assert looks.untranslated(anna) == [] and looks.too_wide(anna) == ""

    sign_out(anna)
    anna.button("web-account-forgotten").click()
    anna.named("textbox", "web-account-mail-field").fill(HOME)
    anna.button("web-account-recover-send").click()
    anna.sees(anna.say("web-account-recover-sent", address=HOME))
    assert looks.untranslated(anna) == []
    path = place.link(HOME, 2)
    anna.open("/tables")  # the link is opened afresh, as from a mail program
    anna.open(path)
    anna.sees(anna.say("web-account-recover-for", login="anna"))
    assert "recover" not in anna.page.url
    for label in ("web-password-fresh", "web-password-again"):
        anna.page.get_by_label(anna.say(label), exact=True).fill(OTHER)
    anna.button("web-account-recover-set").click()

    anna.sees(anna.say("web-account-yours", login="anna"))
    anna.forgiven.append("/api/me/(recovery|sign-in)")  # the browser notes what is refused
    sign_out(anna)
    sign_in(anna)
    anna.sees(anna.say("error-wrong-password"))
    sign_in(anna, OTHER)
    anna.sees(anna.say("web-account-yours", login="anna"))
    anna.button("web-sign-out").click()
    anna.page.wait_for_url("**/")
    anna.open(path)
    anna.sees(anna.say("error-recovery-spent"))


def test_a_passkey_signs_in_and_is_asked_for_beside_the_password(
    guest: NewGuest, place: Place
) -> None:
    anna = with_device(guest("Anna", at=place.address))
    make_account(anna)
    keys = anna.named("region", "web-account-passkeys")
    anna.button("web-account-passkey-add", keys).click()
    anna.sees(anna.say("web-account-passkey-added"))
    assert anna.ask("GET", "/me/account")["passkeys"][0]["name"] == "Chrome · Linux"

    sign_out(anna)
    anna.button("web-account-with-passkey").click()
    anna.sees(anna.say("web-account-yours", login="anna"))

    keys.get_by_role("checkbox", name=anna.say("web-account-second")).click()
    anna.sees(anna.say("web-account-second-on"))
    expect(keys.get_by_role("checkbox")).to_be_checked()
    sign_out(anna)
    anna.forgiven.append("/api/me/sign-in")  # the browser notes that the password is not enough
    sign_in(anna)
    anna.sees(anna.say("web-account-yours", login="anna"))

    stranger = guest(at=place.address)  # with the password, and without the device
    stranger.forgiven.append("/api/me/sign-in")
    stranger.open("/account?sign-in")
    sign_in(stranger)
    stranger.until("heard.fetching === 0")
    assert stranger.ask("GET", "/me") is None

    keys.get_by_role("button", name=re.compile(anna.say("web-account-passkey-rename"))).click()
    anna.named("textbox", "web-account-passkey-name", keys).fill("Laptop")
    anna.button("web-account-passkey-save", keys).click()
    anna.sees("Laptop", keys)
    keys.get_by_role("button", name=re.compile(anna.say("web-account-passkey-remove"))).click()
    anna.sees(anna.say("web-account-passkey-removed"))
    info = anna.ask("GET", "/me/account")
    assert (info["passkeys"], info["second"]) == ([], False)


def test_a_browser_that_was_left_open_asks_who_it_is(guest: NewGuest, place: Place) -> None:
    anna = with_device(guest("Anna", at=place.address))
    anna.forgiven.append("403")  # the browser notes what is refused
    make_account(anna)
    keys = anna.named("region", "web-account-passkeys")
    place.forget_proofs()
    anna.button("web-account-passkey-add", keys).click()
    asks = anna.named("dialog", "web-account-prove")
    asks.wait_for()
    assert looks.barriers_everywhere(anna) == []
    anna.page.keyboard.press("Escape")
    anna.sees(anna.say("error-prove-first"))
    expect(asks).to_have_count(0)

    anna.button("web-account-passkey-add", keys).click()
    field = asks.get_by_label(anna.say("web-password"), exact=True)
    field.fill("something else")
    anna.button("web-account-prove-go", asks).click()
    anna.sees(anna.say("error-wrong-old-password"))
    field.fill(PASSWORD)
    anna.page.keyboard.press("Enter")
    anna.sees(anna.say("web-account-passkey-added"))

    place.forget_proofs()
    anna.page.locator("input[autocomplete=username]").first.fill("anna.k")
    anna.button("web-account-login-change").click()
    anna.button("web-account-prove-with", asks).click()
    anna.sees(anna.say("web-account-login-changed", login="anna.k"))
    anna.sees(anna.say("web-account-yours", login="anna.k"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_another_browser_is_signed_out_from_here(
    guest: NewGuest, place: Place, language: str
) -> None:
    anna, phone = guest("Anna", language, at=place.address), guest(at=place.address, phone=True)
    make_account(anna)
    phone.open("/account?sign-in")
    sign_in(phone)
    phone.sees(phone.say("web-account-yours", login="anna"))
    anna.open("/account")
    here = anna.named("region", "web-account-browsers")
    anna.sees(anna.say("web-account-browser-here"))
    anna.sees(anna.say("web-account-browser-lately"))
    assert looks.untranslated(anna) == []
    assert looks.barriers_everywhere(anna) == []
    assert looks.too_wide(phone) == ""

    here.get_by_role("button", name=re.compile(anna.say("web-account-browser-end") + ":")).click()
    anna.sees(anna.say("web-account-browser-ended"))

    assert phone.ask("GET", "/me") is None
    assert [one["here"] for one in anna.ask("GET", "/me/account")["browsers"]] == [True]


def test_what_the_host_has_not_set_up_is_said_and_is_no_control(guest: NewGuest) -> None:
    anna = guest("Anna").open("/account")
    anna.page.get_by_text(anna.say("web-account-sign-in"), exact=True).first.click()
    anna.sees(anna.say("web-account-recover-none"))
    expect(anna.button("web-account-forgotten")).to_have_count(0)
    expect(anna.button("web-account-with-passkey")).to_have_count(0)
    anna.page.get_by_text(anna.say("web-account-make"), exact=True).first.click()
    make = anna.named("textbox", "web-login")
    make.fill(f"anna{time.monotonic_ns()}")
    anna.page.get_by_label(anna.say("web-password-new")).fill(PASSWORD)
    anna.page.keyboard.press("Enter")
    anna.sees(anna.say("web-account-mail-none-host"))
    anna.sees(anna.say("web-account-passkeys-none-host"))
    expect(anna.named("region", "web-account-mail").get_by_role("textbox")).to_have_count(0)
    expect(anna.named("region", "web-account-passkeys").get_by_role("button")).to_have_count(0)
