"""Passkeys: real signatures of a device in software, and everything that must not pass."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from konspira.server.operations import admin
from konspira.server.people import browsers, passkeys
from konspira.server.settings import Settings
from konspira.server.store import schema
from support.authenticator import PRESENT, Authenticator, to_bytes, to_text
from support.chairs import Watch
from support.club import Browser, Club, open_club

SITE = "https://club.example.org"
PASSWORD = "correct horse battery"
ACCOUNT = {"login": "anna", "password": PASSWORD}
CHALLENGE = "/api/me/passkeys/challenge"


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def club(settings: Settings, watch: Watch) -> AsyncIterator[Club]:
    async with open_club(msgspec.structs.replace(settings, site=SITE), watch) as club:
        yield club


async def account(club: Club, login: str = "anna") -> Browser:
    browser = await club.guest("Anna")
    await browser.post("/api/me/account", {**ACCOUNT, "login": login})
    return browser


async def asked(browser: Browser, purpose: str) -> dict[str, Any]:
    """Ask what a passkey shall sign."""
    found: dict[str, Any] = await browser.post(CHALLENGE, {"purpose": purpose})
    return found


async def added(browser: Browser, device: Authenticator | None = None) -> Authenticator:
    """A passkey for somebody with an account."""
    device = device or Authenticator(SITE)
    await browser.post("/api/me/passkeys", device.make(await asked(browser, "register")))
    return device


async def sign_in(browser: Browser, device: Authenticator) -> Any:
    answer = device.answer(await asked(browser, "sign-in"))
    return await browser.request("POST", "/api/me/passkeys/sign-in", {"passkey": answer})


def code(response: Any) -> Any:
    return (response.status_code, response.json().get("code"))


# -- making and keeping ----------------------------------------------------------------------------


async def test_a_passkey_is_made_for_this_site_and_for_this_person(club: Club) -> None:
    anna = await account(club)
    options = await asked(anna, "register")
    assert options["rp"] == {"id": "club.example.org", "name": "Konspira"}
    assert options["user"]["name"] == "anna"
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["authenticatorSelection"]["userVerification"] == "required"
    device = Authenticator(SITE)

    info = await anna.post("/api/me/passkeys", device.make(options, "  My \n phone "))

    [kept] = info["passkeys"]
    assert (kept["name"], kept["used"]) == ("My phone", None)
    again = await asked(anna, "register")
    assert [one["id"] for one in again["excludeCredentials"]] == [device.id]


async def test_passkeys_are_named_and_removed(club: Club) -> None:
    anna = await account(club)
    first, second = await added(anna), await added(anna)
    ids = [one["id"] for one in (await anna.get("/api/me/account"))["passkeys"]]

    info = await anna.patch(f"/api/me/passkeys/{ids[0]}", {"name": "Old key"})
    assert [one["name"] for one in info["passkeys"]] == ["Old key", "My phone"]
    info = await anna.delete(f"/api/me/passkeys/{ids[0]}")
    assert [one["id"] for one in info["passkeys"]] == ids[1:]

    assert code(await sign_in(club.stranger(), first)) == (401, "passkey-refused")
    assert (await sign_in(club.stranger(), second)).status_code == 200


async def test_nobody_touches_the_passkeys_of_somebody_else(club: Club) -> None:
    anna, eve = await account(club), await account(club, "eve")
    await added(anna)
    [kept] = (await anna.get("/api/me/account"))["passkeys"]
    for method, body in (("PATCH", {"name": "mine"}), ("DELETE", None)):
        refused = await eve.refused(method, f"/api/me/passkeys/{kept['id']}", body)
        assert (refused["status"], refused["code"]) == (404, "no-such-passkey")
    assert [one["name"] for one in (await anna.get("/api/me/account"))["passkeys"]] == ["My phone"]


async def test_one_credential_belongs_to_one_person(club: Club) -> None:
    anna, eve = await account(club), await account(club, "eve")
    device = await added(anna)

    made = device.make(await asked(eve, "register"))
    refused = await eve.refused("POST", "/api/me/passkeys", made)

    assert refused["code"] == "passkey-refused"
    assert (await sign_in(club.stranger(), device)).json()["account"] == "anna"


async def test_there_is_room_for_some_passkeys(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "MOST", 2)
    anna = await account(club)
    await added(anna)
    await added(anna)
    made = Authenticator(SITE).make(await asked(anna, "register"))
    refused = await anna.refused("POST", "/api/me/passkeys", made)
    assert (refused["code"], refused["facts"]) == ("too-many-passkeys", {"high": 2})


async def test_a_browser_that_was_left_open_adds_and_removes_no_passkey(
    club: Club, watch: Watch
) -> None:
    anna = await account(club)
    device = await added(anna)
    [kept] = (await anna.get("/api/me/account"))["passkeys"]
    watch.now += browsers.FRESH + 1
    for method, path, body in (
        ("POST", CHALLENGE, {"purpose": "register"}),
        ("DELETE", f"/api/me/passkeys/{kept['id']}", None),
        ("PUT", "/api/me/second", {"on": True}),
    ):
        refused = await anna.refused(method, path, body)
        assert (refused["status"], refused["code"]) == (403, "prove-first")

    answer = device.answer(await asked(anna, "prove"))  # a passkey proves it as well
    await anna.post("/api/me/prove", {"passkey": answer})

    await anna.ask("PUT", "/api/me/second", {"on": True})


# -- signing in ------------------------------------------------------------------------------------


async def test_a_passkey_signs_in_without_login_and_password(club: Club, watch: Watch) -> None:
    anna = await account(club)
    device = await added(anna)
    elsewhere = await club.guest("Phone")
    table = (await elsewhere.post("/api/tables", {"game": "leduc", "seats": 2}))["id"]
    options = await asked(elsewhere, "sign-in")
    assert options["allowCredentials"] == [] and options["userVerification"] == "required"
    watch.now += 5

    response = await sign_in(elsewhere, device)

    assert (response.status_code, response.json()["account"]) == (200, "anna")
    assert (await elsewhere.get("/api/me"))["name"] == "Anna"
    assert (await elsewhere.get(f"/api/tables/{table}"))["host"]  # what the guest had goes over
    [kept] = (await anna.get("/api/me/account"))["passkeys"]
    assert kept["used"] == watch.now


async def test_both_are_asked_for_where_the_person_wants_it(club: Club) -> None:
    anna = await account(club)
    device = await added(anna)
    assert (await anna.ask("PUT", "/api/me/second", {"on": True}))["second"]
    stranger = club.stranger()

    wrong = await stranger.refused("POST", "/api/me/sign-in", {**ACCOUNT, "password": "x" * 10})
    alone = await stranger.refused("POST", "/api/me/sign-in", ACCOUNT)
    assert (wrong["code"], alone["code"]) == ("wrong-password", "passkey-needed")
    assert await stranger.get("/api/me") is None

    device.flags = PRESENT  # the password says who it is; the key need only be there
    answer = device.answer(await asked(stranger, "second"))
    me = await stranger.post("/api/me/sign-in", {**ACCOUNT, "passkey": answer})
    assert me["account"] == "anna"
    without = club.stranger()
    answer = device.answer(await asked(without, "sign-in"))
    refused = await without.refused("POST", "/api/me/passkeys/sign-in", {"passkey": answer})
    assert refused["code"] == "passkey-refused"  # without a password the device must know me


async def test_the_passkey_of_somebody_else_is_no_second_one(club: Club) -> None:
    anna, eve = await account(club), await account(club, "eve")
    await added(anna)
    hers = await added(eve)
    await anna.ask("PUT", "/api/me/second", {"on": True})
    stranger = club.stranger()

    answer = hers.answer(await asked(stranger, "second"))
    refused = await stranger.refused("POST", "/api/me/sign-in", {**ACCOUNT, "passkey": answer})

    assert refused["code"] == "passkey-refused"
    assert await stranger.get("/api/me") is None


async def test_both_need_a_passkey_and_end_with_the_last_one(club: Club) -> None:
    anna = await account(club)
    refused = await anna.refused("PUT", "/api/me/second", {"on": True})
    assert refused["code"] == "no-passkey"
    await added(anna)
    [kept] = (await anna.ask("PUT", "/api/me/second", {"on": True}))["passkeys"]

    info = await anna.delete(f"/api/me/passkeys/{kept['id']}")

    assert info["second"] is False
    assert (await club.stranger().post("/api/me/sign-in", ACCOUNT))["account"] == "anna"


# -- what must not pass ----------------------------------------------------------------------------


async def test_a_challenge_is_answered_once(club: Club) -> None:
    device = await added(await account(club))
    stranger = club.stranger()
    options = await asked(stranger, "sign-in")
    first, second = device.answer(options), device.answer(options)

    assert (await stranger.post("/api/me/passkeys/sign-in", {"passkey": first}))["name"] == "Anna"
    for replayed in (first, second):
        refused = await stranger.refused("POST", "/api/me/passkeys/sign-in", {"passkey": replayed})
        assert refused["code"] == "passkey-refused"


async def test_of_two_who_answer_one_challenge_at_once_one_signs_in(club: Club) -> None:
    device = await added(await account(club))
    stranger = club.stranger()
    options = await asked(stranger, "sign-in")
    answers = [{"passkey": device.answer(options)} for _ in range(4)]

    responses = await asyncio.gather(
        *[stranger.request("POST", "/api/me/passkeys/sign-in", body) for body in answers]
    )

    assert sorted(response.status_code for response in responses) == [200, 401, 401, 401]


async def test_a_challenge_is_answered_in_the_browser_that_asked(club: Club) -> None:
    device = await added(await account(club))
    mine, theirs = club.stranger(), club.stranger()
    await asked(theirs, "sign-in")

    answer = device.answer(await asked(mine, "sign-in"))
    refused = await theirs.refused("POST", "/api/me/passkeys/sign-in", {"passkey": answer})

    assert refused["code"] == "passkey-refused"
    assert (await mine.post("/api/me/passkeys/sign-in", {"passkey": answer}))["account"] == "anna"


@pytest.mark.parametrize("purpose", ["second", "prove", "register"])
async def test_a_challenge_is_good_for_its_purpose_alone(club: Club, purpose: str) -> None:
    anna = await account(club)
    device = await added(anna)

    answer = device.answer(await asked(anna, purpose))
    refused = await anna.refused("POST", "/api/me/passkeys/sign-in", {"passkey": answer})

    assert refused["code"] == "passkey-refused"


async def test_a_challenge_of_another_person_in_the_same_browser_proves_nothing(
    club: Club,
) -> None:
    anna, eve = await account(club), await account(club, "eve")
    hers = await added(eve)
    options = await asked(anna, "prove")
    anna.http.cookies.update(eve.http.cookies.jar)  # somebody else signs in here meanwhile
    refused = await anna.refused("POST", "/api/me/prove", {"passkey": hers.answer(options)})
    assert refused["code"] == "passkey-refused"


async def test_a_challenge_waits_for_five_minutes(club: Club, watch: Watch) -> None:
    device = await added(await account(club))
    stranger = club.stranger()
    answer = device.answer(await asked(stranger, "sign-in"))
    watch.now += passkeys.VALID + 1
    refused = await stranger.refused("POST", "/api/me/passkeys/sign-in", {"passkey": answer})
    assert refused["code"] == "passkey-refused"
    async with club.house.reader.connect() as connection:
        await asked(stranger, "sign-in")
    async with club.house.reader.connect() as connection:
        kept = (await connection.execute(schema.challenges.select())).all()
    assert len(kept) == 1  # old ones are gone


async def test_a_counter_that_does_not_grow_shows_a_copy(club: Club) -> None:
    device = await added(await account(club))
    assert (await sign_in(club.stranger(), device)).status_code == 200
    device.count -= 1  # the copy counts from where it was made
    assert code(await sign_in(club.stranger(), device)) == (401, "passkey-refused")
    assert (await sign_in(club.stranger(), device)).status_code == 200


async def test_a_device_that_does_not_count_is_fine(club: Club) -> None:
    device = Authenticator(SITE)
    device.step = 0
    await added(await account(club), device)
    for _ in range(2):
        assert (await sign_in(club.stranger(), device)).status_code == 200


def lie(device: Authenticator, what: str) -> None:
    if what == "origin":
        device.origin = "https://club.example.org.evil.example"
    elif what == "scheme":
        device.origin = "http://club.example.org"
    elif what == "site":
        device.site = "evil.example"
    elif what == "flags":
        device.flags = 0
    elif what == "unverified":
        device.flags = PRESENT
    elif what == "key":
        device.key = Authenticator(SITE).key


@pytest.mark.parametrize("what", ["origin", "scheme", "site", "flags", "unverified", "key"])
async def test_a_device_that_lies_is_refused(club: Club, what: str) -> None:
    anna = await account(club)
    device = await added(anna)
    lie(device, what)

    assert code(await sign_in(club.stranger(), device)) == (401, "passkey-refused")
    if what != "key":
        made = Authenticator(SITE)
        lie(made, what)
        wish = made.make(await asked(anna, "register"))
        refused = await anna.refused("POST", "/api/me/passkeys", wish)
        assert refused["code"] == "passkey-refused"


@pytest.mark.parametrize("field", ["id", "client_data", "authenticator_data", "signature"])
@pytest.mark.parametrize("how", ["empty", "noise", "no-base64", "flipped", "cut"])
async def test_an_answer_that_is_bent_is_refused(club: Club, field: str, how: str) -> None:
    device = await added(await account(club))
    stranger = club.stranger()
    answer = device.answer(await asked(stranger, "sign-in"))
    whole = to_bytes(answer[field])
    answer[field] = {
        "empty": "",
        "noise": to_text(bytes(range(200, 256))),
        "no-base64": "%%é",
        "flipped": to_text(whole[:-1] + bytes([whole[-1] ^ 1])),
        "cut": to_text(whole[: len(whole) // 2]),
    }[how]

    response = await stranger.request("POST", "/api/me/passkeys/sign-in", {"passkey": answer})

    assert code(response) in ((401, "passkey-refused"), (400, "bad-request"))
    assert await stranger.get("/api/me") is None


@pytest.mark.parametrize(
    "data", [b"", b"\xff" * 300, b"\xa1\x63fmt\x64none", b"\x9b" + b"\xff" * 8]
)
async def test_an_attestation_of_noise_is_refused(club: Club, data: bytes) -> None:
    anna = await account(club)
    wish = Authenticator(SITE).make(await asked(anna, "register"))
    wish["attestation"] = to_text(data)
    refused = await anna.refused("POST", "/api/me/passkeys", wish)
    assert refused["code"] == "passkey-refused"


async def test_nothing_tells_which_accounts_have_passkeys(club: Club) -> None:
    """The challenge is the same for everybody, and what is refused is refused in the same words."""
    device = await added(await account(club))
    stranger = club.stranger()
    options = await asked(stranger, "second")
    assert set(options) == {"challenge", "timeout", "rpId", "allowCredentials", "userVerification"}
    assert options["allowCredentials"] == []
    unknown, known = Authenticator(SITE), device
    known.key = unknown.key
    told = []
    for one in (unknown, known):
        response = await sign_in(club.stranger(), one)
        told.append((response.status_code, response.json()))
    assert told[0] == told[1]


async def test_challenges_are_limited(club: Club) -> None:
    stranger = club.stranger()
    answers = [
        (await stranger.request("POST", CHALLENGE, {"purpose": "sign-in"})).status_code
        for _ in range(32)
    ]
    assert answers == [200] * 30 + [429] * 2


async def test_guests_and_strangers_make_no_passkeys(club: Club) -> None:
    guest, stranger = await club.guest(), club.stranger()
    for purpose in ("register", "prove"):
        refused = await guest.refused("POST", CHALLENGE, {"purpose": purpose})
        assert refused["code"] == "no-account"
        refused = await stranger.refused("POST", CHALLENGE, {"purpose": purpose})
        assert refused["code"] == "no-person"


async def test_what_is_kept_of_passkeys_is_in_the_export_and_goes_with_the_person(
    club: Club,
) -> None:
    anna = await account(club)
    device = await added(anna)
    await asked(anna, "prove")
    [kept] = (await anna.get("/api/me/export"))["signing_in"]["passkeys"]
    assert kept["credential"] == device.id and "public_key" not in kept

    await anna.delete("/api/me")

    async with club.house.reader.connect() as connection:
        for table in (schema.passkeys, schema.sessions):
            assert (await connection.execute(table.select())).all() == []
        left = await connection.execute(schema.challenges.select())
        assert [row for row in left if row.person is not None] == []
    assert code(await sign_in(club.stranger(), device)) == (401, "passkey-refused")


# -- settings --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("site", "origins", "wanted"),
    [
        (SITE, (), ("club.example.org", [SITE])),
        (f"{SITE}/", (), ("club.example.org", [SITE])),
        ("https://Club.example.org:443/", (), ("club.example.org", [SITE])),
        ("https://example.org:8443", (), ("example.org", ["https://example.org:8443"])),
        (
            "https://example.org",
            ("https://www.example.org", "https://example.com", "https://notexample.org"),
            ("example.org", ["https://example.org", "https://www.example.org"]),
        ),
        ("http://localhost:8000", (), ("localhost", ["http://localhost:8000"])),
        ("http://club.example.org", (), None),  # browsers make no passkeys without TLS
        ("https://192.0.2.7", (), None),  # nor for a number
        ("https://[2001:db8::1]", (), None),
        ("", (), None),
        ("https://example.org:what", (), None),
    ],
)
def test_the_site_of_the_settings_is_what_passkeys_belong_to(
    site: str, origins: tuple[str, ...], wanted: Any
) -> None:
    assert passkeys.site(Settings(site=site, origins=origins)) == wanted


async def test_a_host_without_a_site_has_no_passkeys(settings: Settings) -> None:
    async with open_club(settings) as club:
        anna = await account(club)
        assert (await anna.get("/api/me/account"))["passkeys"] is None
        refused = await anna.refused("POST", CHALLENGE, {"purpose": "register"})
        assert refused["code"] == "passkeys-not-set-up"


async def test_who_has_lost_every_passkey_comes_back_by_the_host(club: Club) -> None:
    anna = await account(club)
    await added(anna)
    await anna.ask("PUT", "/api/me/second", {"on": True})
    url = club.house.settings.database_url

    assert await admin.password_alone(url, "Anna")
    assert not await admin.password_alone(url, "anna")

    assert (await club.stranger().post("/api/me/sign-in", ACCOUNT))["account"] == "anna"
