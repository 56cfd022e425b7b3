"""Passwords: changed by the person who knows the old one, guessed by nobody."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from argon2 import PasswordHasher

from konspira.server.people import accounts
from konspira.server.settings import Settings
from support.club import Browser, Club, open_club

OLD, NEW = "correct horse battery", "staple of the better sort"
ACCOUNT = {"login": "anna", "password": OLD}
CHANGE = {"old": OLD, "new": NEW}


async def account(club: Club, login: str = "anna") -> Browser:
    """Somebody with an account."""
    browser = await club.guest("Anna")
    await browser.post("/api/me/account", {**ACCOUNT, "login": login})
    return browser


async def test_a_password_is_changed_and_the_old_one_is_void(club: Club) -> None:
    anna = await account(club)

    me = await anna.post("/api/me/password", CHANGE)

    assert me["account"] == "anna"
    assert (await anna.get("/api/me"))["account"] == "anna"  # this session stays
    problem = await club.stranger().refused("POST", "/api/me/sign-in", ACCOUNT)
    assert problem["code"] == "wrong-password"
    assert (await club.stranger().post("/api/me/sign-in", {**ACCOUNT, "password": NEW})) == me


async def test_a_new_password_ends_all_other_sessions(club: Club) -> None:
    anna = await account(club)
    elsewhere = club.stranger()
    await elsewhere.post("/api/me/sign-in", ACCOUNT)
    stolen = club.stranger()
    stolen.http.cookies.update(anna.http.cookies)

    await anna.post("/api/me/password", CHANGE)

    assert await elsewhere.get("/api/me") is None
    assert await stolen.get("/api/me") is None
    assert (await anna.get("/api/me"))["name"] == "Anna"


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"old": "something else"}, 403, "wrong-old-password"),
        ({"new": OLD}, 400, "same-password"),
        ({"new": "short"}, 400, "bad-request"),
        ({"old": ""}, 400, "bad-request"),
        ({"new": "x" * 201}, 400, "bad-request"),
    ],
)
async def test_a_password_that_cannot_be_changed_so_stays(
    club: Club, wish: dict[str, str], status: int, code: str
) -> None:
    anna = await account(club)

    problem = await anna.refused("POST", "/api/me/password", {**CHANGE, **wish})

    assert (problem["status"], problem["code"]) == (status, code)
    assert (await anna.get("/api/me"))["name"] == "Anna"
    assert (await club.stranger().post("/api/me/sign-in", ACCOUNT))["name"] == "Anna"


async def test_a_guest_and_a_stranger_have_no_password(club: Club) -> None:
    guest = await club.guest("Anna")

    assert (await guest.refused("POST", "/api/me/password", CHANGE))["code"] == "no-account"
    assert (await club.stranger().refused("POST", "/api/me/password", CHANGE))["status"] == 401


async def test_guesses_of_the_old_password_are_limited(club: Club) -> None:
    anna = await account(club)
    wrong = {**CHANGE, "old": "x" * 10}

    codes = [
        (await anna.refused("POST", "/api/me/password", wrong))["code"]
        for _ in range(accounts.TRIES_HERE + 1)
    ]

    assert codes == ["wrong-old-password"] * accounts.TRIES_HERE + ["too-many-requests"]
    assert (await anna.refused("POST", "/api/me/password", CHANGE))["status"] == 429


async def test_of_two_changes_at_once_one_holds(club: Club) -> None:
    anna = await account(club)
    wishes: list[dict[str, Any]] = [CHANGE, {**CHANGE, "new": "another good password"}]

    answers = await asyncio.gather(
        *[anna.request("POST", "/api/me/password", wish) for wish in wishes]
    )

    assert sorted(answer.status_code for answer in answers) == [200, 401]
    [held] = [w for w, answer in zip(wishes, answers, strict=True) if answer.is_success]
    signed = {**ACCOUNT, "password": held["new"]}
    assert (await club.stranger().post("/api/me/sign-in", signed))["account"] == "anna"


async def test_signing_in_never_brings_back_an_old_password(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hash that is renewed at sign-in must not overwrite a password that is changed meanwhile."""
    anna = await account(club)
    real = accounts._rehash

    async def late(*about: Any) -> None:
        await anna.post("/api/me/password", CHANGE)
        await real(*about)

    class Stricter(PasswordHasher):
        def check_needs_rehash(self, hash: str | bytes) -> bool:
            return True

    monkeypatch.setattr(accounts, "HASHER", Stricter())
    monkeypatch.setattr(accounts, "_rehash", late)
    thief = club.stranger()
    await thief.request("POST", "/api/me/sign-in", ACCOUNT)
    monkeypatch.undo()

    assert await thief.get("/api/me") is None
    assert (await club.stranger().refused("POST", "/api/me/sign-in", ACCOUNT))["status"] == 401
    assert (await club.stranger().post("/api/me/sign-in", {**ACCOUNT, "password": NEW}))["name"]


# -- limits of signing in --------------------------------------------------------------------------


@pytest.mark.parametrize("victim", ["203.0.113.5", "2001:db8::"])
async def test_tries_at_a_login_do_not_lock_an_address_out(settings: Settings, victim: str) -> None:
    """Wrong tries at a login that is spelled like an address count for the login alone."""
    async with open_club(msgspec.structs.replace(settings, proxies=("127.0.0.1",))) as club:
        anna = await account(club)
        thief = club.stranger()
        for number in range(accounts.TRIES_ADDRESS + 2):
            away = {"x-forwarded-for": f"198.51.100.{number}"}
            await thief.request(
                "POST", "/api/me/sign-in", {**ACCOUNT, "login": victim}, headers=away
            )

        home = {"x-forwarded-for": victim}
        answer = await anna.request("POST", "/api/me/sign-in", ACCOUNT, headers=home)

        assert answer.status_code == 200, answer.text
