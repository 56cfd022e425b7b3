"""People: guests, accounts, signing in and out."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import msgspec
import pytest
from itsdangerous import TimestampSigner

from konspira.bots.usual import usual_level
from konspira.server.people import accounts, guests
from konspira.server.settings import Settings
from konspira.server.store import schema
from support.club import SALT, Browser, Club, open_club

ACCOUNT = {"login": "Anna.K", "password": "correct horse battery"}


async def sit_together(*browsers: Browser, game: str = "spiskowcy", **wishes: Any) -> str:
    """A table of these people, started; the first one is the host."""
    body = {"game": game, "seats": len(browsers), **wishes}
    table = str((await browsers[0].post("/api/tables", body))["id"])
    for browser in browsers:
        await browser.post(f"/api/tables/{table}/seat", {"salt": SALT})
    await browsers[0].post(f"/api/tables/{table}/start")
    return table


# -- guests ----------------------------------------------------------------------------------------


async def test_somebody_new_is_nobody_until_there_is_a_name(club: Club) -> None:
    stranger = club.stranger()
    assert await stranger.get("/api/me") is None

    me = await stranger.post("/api/me", {"name": "  Anna   Maria "})

    assert me == {"name": "Anna Maria", "account": None, "preferences": {}}
    assert await stranger.get("/api/me") == me


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(club: Club) -> None:
    stranger = club.stranger()
    response = await stranger.request("POST", "/api/me", {"name": "Anna"})

    [cookie] = [
        text for text in response.headers.get_list("set-cookie") if text.startswith(guests.COOKIE)
    ]
    parts = {part.strip().lower() for part in cookie.split(";")}
    assert {"httponly", "samesite=lax", "path=/", f"max-age={guests.YEAR}"} <= parts
    assert "secure" not in parts


async def test_behind_tls_every_cookie_is_for_https_only(settings: Settings) -> None:
    async with open_club(msgspec.structs.replace(settings, secure_cookies=True)) as club:
        response = await club.stranger().http.get("/api/me")
        token = response.headers["set-cookie"].split(";")[0]
        headers = {"cookie": token, "x-csrf-token": token.partition("=")[2]}
        made = await club.stranger().http.post("/api/me", json={"name": "Anna"}, headers=headers)

    assert made.status_code == 200
    for cookie in [*response.headers.get_list("set-cookie"), *made.headers.get_list("set-cookie")]:
        assert "; Secure" in cookie
    assert made.headers["strict-transport-security"].startswith("max-age=")


@pytest.mark.parametrize(
    "name", ["", " ", "   ", "a\nb", "a\x00", "\u202eanna", "a\u200bb", "x" * 25]
)
async def test_a_name_that_cannot_be_shown_is_refused(standing: Club, name: str) -> None:
    problem = await standing.stranger().refused("POST", "/api/me", {"name": name})

    assert problem["status"] == 400
    assert problem["code"] in ("bad-name", "bad-request", "unseen-character")


@pytest.mark.parametrize("name", ["Łukasz", "Jürgen", "王芳", "O'Neill", "🦊", "x" * 24])
async def test_names_of_all_kinds_are_fine(standing: Club, name: str) -> None:
    assert (await (await standing.guest(name)).get("/api/me"))["name"] == name


async def test_a_forged_a_foreign_and_an_old_cookie_stand_for_nobody(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await club.guest("Anna")
    real = anna.http.cookies[guests.COOKIE]
    id, epoch, session = guests.read_cookie(club.house, real) or ("", 0, "")
    known = guests.Person(id, "Anna", None, epoch, session)
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: 1_000_000_000)
    old = str(guests.cookie(club.house, known).value)
    monkeypatch.undo()
    forged = ["", "x", real[:-2], real[:-9] + ("A" if real[-9] != "A" else "B") + real[-8:], old]
    for change in ({"epoch": epoch + 1}, {"id": "0" * 32}):  # recalled, and of nobody
        forged += [str(guests.cookie(club.house, msgspec.structs.replace(known, **change)).value)]

    for text in forged:
        stranger = club.stranger()
        stranger.http.cookies.set(guests.COOKIE, text)
        assert await stranger.get("/api/me") is None, text
    assert (await anna.get("/api/me"))["name"] == "Anna"


async def test_what_needs_a_person_says_so_to_a_stranger(club: Club) -> None:
    for method, path in [
        ("PATCH", "/api/me"),
        ("POST", "/api/me/account"),
        ("GET", "/api/me/export"),
        ("DELETE", "/api/me"),
    ]:
        body = ACCOUNT if path.endswith("account") else {} if method == "PATCH" else None
        problem = await club.stranger().refused(method, path, body)
        assert (problem["status"], problem["code"]) == (401, "no-person")


async def test_preferences_are_kept_and_only_the_named_ones_change(club: Club) -> None:
    anna = await club.guest("Anna")

    await anna.patch("/api/me", {"preferences": {"theme": "dark", "sounds": True}})
    me = await anna.patch("/api/me", {"preferences": {"theme": "light", "size": 3}})

    assert me["preferences"] == {"theme": "light", "sounds": True, "size": 3}
    many = {f"{place}": "x" * 100 for place in range(60)}
    problem = await anna.refused("PATCH", "/api/me", {"preferences": many})
    assert problem["code"] == "too-many-preferences"
    assert await anna.get("/api/me") == me


async def test_a_new_name_stands_at_the_tables_that_are_not_over(club: Club) -> None:
    anna, bartek = await club.guest("Anna"), await club.guest("Bartek")
    table = await sit_together(anna, bartek)

    await anna.patch("/api/me", {"name": "Ania"})

    seats = (await bartek.get(f"/api/tables/{table}"))["seats"]
    assert [seat["name"] for seat in seats] == ["Ania", "Bartek"]


# -- accounts --------------------------------------------------------------------------------------


async def test_an_account_keeps_the_guest_and_can_be_used_elsewhere(club: Club) -> None:
    anna = await club.guest("Anna")
    await anna.patch("/api/me", {"preferences": {"theme": "dark"}})

    me = await anna.post("/api/me/account", ACCOUNT)

    assert me["account"] == "anna.k"
    elsewhere = club.stranger()
    assert await elsewhere.post("/api/me/sign-in", {**ACCOUNT, "login": "ANNA.k"}) == me
    assert await elsewhere.get("/api/me") == me


async def test_a_login_can_be_had_once_and_a_guest_has_one(club: Club) -> None:
    anna, bartek = await club.guest("Anna"), await club.guest("Bartek")
    await anna.post("/api/me/account", ACCOUNT)

    taken = await bartek.refused("POST", "/api/me/account", {**ACCOUNT, "login": "anna.K"})
    again = await anna.refused("POST", "/api/me/account", {**ACCOUNT, "login": "other"})

    assert (taken["status"], taken["code"]) == (409, "login-taken")
    assert (again["status"], again["code"]) == (409, "has-account")


@pytest.mark.parametrize(
    "wrong",
    [
        {"password": "something else"},
        {"login": "nobody"},
        {"login": "nobody", "password": "x" * 10},
    ],
)
async def test_a_wrong_login_and_a_wrong_password_look_the_same(
    club: Club, wrong: dict[str, str]
) -> None:
    anna = await club.guest("Anna")
    await anna.post("/api/me/account", ACCOUNT)

    problem = await club.stranger().refused("POST", "/api/me/sign-in", {**ACCOUNT, **wrong})

    assert problem == {
        "status": 401,
        "code": "wrong-password",
        "message": "This user name and this password do not belong together. Try again.",
        "facts": {},
    }


async def test_a_password_is_hashed_also_for_a_login_that_nobody_has(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[str] = []
    real = accounts._matches

    def matches(known: str, password: str) -> bool:
        checked.append(known)
        return real(known, password)

    monkeypatch.setattr(accounts, "_matches", matches)

    await club.stranger().refused("POST", "/api/me/sign-in", {**ACCOUNT, "login": "nobody"})

    assert len(checked) == 1
    assert checked[0].startswith("$argon2id$")


async def test_tries_are_limited_for_a_login_and_an_address(club: Club) -> None:
    anna = await club.guest("Anna")
    await anna.post("/api/me/account", ACCOUNT)
    thief = club.stranger()

    codes = [
        (await thief.refused("POST", "/api/me/sign-in", {**ACCOUNT, "password": "x" * 10}))["code"]
        for _ in range(accounts.TRIES_HERE + 2)
    ]

    assert codes == ["wrong-password"] * accounts.TRIES_HERE + ["too-many-requests"] * 2
    response = await thief.request("POST", "/api/me/sign-in", ACCOUNT)
    assert response.status_code == 429
    assert 0 < int(response.headers["retry-after"]) <= 60


async def test_passwords_are_neither_kept_nor_logged(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    anna = await club.guest("Anna")
    await anna.post("/api/me/account", ACCOUNT)
    await club.stranger().refused("POST", "/api/me/sign-in", {**ACCOUNT, "password": "x" * 500})
    await club.stranger().post("/api/me/sign-in", ACCOUNT)

    async with club.house.reader.connect() as connection:
        rows = (await connection.execute(schema.people.select())).all()
    ours = [vars(record) for record in caplog.records if not record.name.startswith("http")]
    text = f"{rows}{ours}"
    assert "/api/me/sign-in" in text and "$argon2id$" in text
    assert ACCOUNT["password"] not in text and "x" * 500 not in text
    assert anna.http.cookies[guests.COOKIE] not in text
    assert anna.http.cookies["konspira-csrf"] not in text


async def test_signing_out_forgets_this_browser_and_everywhere_all_of_them(club: Club) -> None:
    anna = await club.guest("Anna")
    await anna.post("/api/me/account", ACCOUNT)
    first, second = club.stranger(), club.stranger()
    for browser in (first, second):
        await browser.post("/api/me/sign-in", ACCOUNT)

    await first.post("/api/me/sign-out", {})
    assert await first.get("/api/me") is None
    assert await second.get("/api/me") is not None

    await second.post("/api/me/sign-out", {"everywhere": True})
    assert await second.get("/api/me") is None
    assert await anna.get("/api/me") is None
    assert (await first.post("/api/me/sign-in", ACCOUNT))["name"] == "Anna"


async def test_the_tables_of_a_guest_go_over_to_the_account(club: Club) -> None:
    anna, bartek = await club.guest("Anna"), await club.guest("Bartek")
    await anna.post("/api/me/account", ACCOUNT)
    phone = await club.guest("Anna on the phone")
    table = await sit_together(phone, bartek)
    hosted = (await phone.post("/api/tables", {"game": "leduc", "seats": 2}))["id"]
    assert (await anna.get(f"/api/tables/{table}"))["you"] is None

    await phone.post("/api/me/sign-in", ACCOUNT)

    for browser in (phone, anna):
        assert (await browser.get(f"/api/tables/{table}"))["you"] == 0
        assert (await browser.get(f"/api/tables/{hosted}"))["host"] is True
    assert (await bartek.get(f"/api/tables/{table}"))["you"] == 1


async def test_nobody_sits_at_one_table_twice_by_signing_in(club: Club) -> None:
    anna = await club.guest("Anna")
    await anna.post("/api/me/account", ACCOUNT)
    phone = await club.guest("Phone")
    table = await sit_together(anna, phone)

    problem = await phone.refused("POST", "/api/me/sign-in", ACCOUNT)

    assert (problem["code"], problem["facts"]) == ("sits-twice", {"value": table})
    assert (await phone.get(f"/api/tables/{table}"))["you"] == 1
    assert (await phone.get("/api/me"))["name"] == "Phone"


async def test_who_signs_in_with_another_account_keeps_both_apart(club: Club) -> None:
    anna, bartek = await club.guest("Anna"), await club.guest("Bartek")
    await anna.post("/api/me/account", ACCOUNT)
    await bartek.post("/api/me/account", {**ACCOUNT, "login": "bartek"})
    table = (await bartek.post("/api/tables", {"game": "leduc", "seats": 2}))["id"]

    await bartek.post("/api/me/sign-in", ACCOUNT)

    assert (await bartek.get("/api/me"))["account"] == "anna.k"
    assert (await bartek.get(f"/api/tables/{table}"))["you"] is None
    await bartek.post("/api/me/sign-in", {**ACCOUNT, "login": "bartek"})
    assert (await bartek.get(f"/api/tables/{table}"))["you"] == 0


# -- my data ---------------------------------------------------------------------------------------


async def finish(table: str, host: Browser, *others: Browser) -> None:
    """End a game by agreement."""
    await host.post(f"/api/tables/{table}/proposal", {"kind": "end"})
    for other in others:
        await other.post(f"/api/tables/{table}/proposal/answer", {"agree": True})


async def test_an_export_has_everything_of_one_person_and_no_open_secret(club: Club) -> None:
    anna, bartek = await club.guest("Anna"), await club.guest("Bartek")
    over, going = await sit_together(anna, bartek), await sit_together(bartek, anna)
    for browser, text in ((anna, "good luck"), (bartek, "you too")):
        await browser.post(f"/api/tables/{over}/chat", {"text": text})
    await finish(over, anna, bartek)

    response = await anna.request("GET", "/api/me/export")
    data = response.json()

    assert re.search(
        r'attachment; filename="konspira-[\d-]+\.json"', response.headers["content-disposition"]
    )
    assert (data["name"], data["account"]) == ("Anna", None)
    assert {table["id"]: table["status"] for table in data["tables"]} == {
        over: "finished",
        going: "running",
    }
    assert [line["text"] for line in data["lines"] if line["kind"] == "said"] == ["good luck"]
    assert list(data["records"]) == [over]
    assert data["records"][over]["players"] == ["Anna", "Bartek"]
    secret = (await club.house.tables.get(going)).row.secret.hex()
    assert len(secret) == 64 and secret not in response.text


async def test_to_be_forgotten_leaves_no_trace_and_the_others_play_on(club: Club) -> None:
    anna, bartek = await club.guest("Anna"), await club.guest("Bartek")
    await anna.post("/api/me/account", ACCOUNT)
    over, going = await sit_together(anna, bartek), await sit_together(anna, bartek)
    await anna.post(f"/api/tables/{over}/chat", {"text": "my secret recipe"})
    await bartek.post(f"/api/tables/{over}/chat", {"text": "delicious"})
    await finish(over, anna, bartek)
    alone = (await anna.post("/api/tables", {"game": "leduc", "seats": 2}))["id"]
    shared = (await anna.post("/api/tables", {"game": "leduc", "seats": 2}))["id"]
    await bartek.post(f"/api/tables/{shared}/seat", {"salt": SALT})

    await anna.delete("/api/me")

    assert await anna.get("/api/me") is None
    assert (await club.stranger().refused("POST", "/api/me/sign-in", ACCOUNT))[
        "code"
    ] == "wrong-password"
    assert (await bartek.refused("GET", f"/api/tables/{alone}"))["status"] == 404
    given = await bartek.get(f"/api/tables/{shared}")
    assert given["host"] is True and given["seats"][0]["kind"] == "empty"
    seats = (await bartek.get(f"/api/tables/{going}"))["seats"]
    found = (seats[0]["kind"], seats[0]["level"], seats[0]["name"])
    assert found == ("bot", usual_level(), "someone")
    assert (await bartek.get(f"/api/tables/{over}"))["seats"][0]["name"] == "someone"
    lines = await bartek.get(f"/api/tables/{over}/chat")
    assert [line["text"] for line in lines if line["kind"] == "said"] == ["", "delicious"]
    for path in (
        f"{over}",
        f"{over}/chat",
        f"{going}",
        f"{going}/chat",
        f"{over}/record",
        f"{shared}/chat",
    ):
        assert "Anna" not in (await bartek.request("GET", f"/api/tables/{path}")).text, path


async def test_lines_are_forgotten_at_tables_that_somebody_has_left(club: Club) -> None:
    anna, bartek = await club.guest("Anna"), await club.guest("Bartek")
    table = (await bartek.post("/api/tables", {"game": "leduc", "seats": 2}))["id"]
    await anna.post(f"/api/tables/{table}/seat", {"salt": SALT})
    await anna.post(f"/api/tables/{table}/chat", {"text": "see you later"})
    await anna.delete(f"/api/tables/{table}/seat")

    await anna.delete("/api/me")

    lines = await bartek.get(f"/api/tables/{table}/chat")
    assert lines and "Anna" not in str(lines) and "see you later" not in str(lines)


async def test_a_game_by_other_rules_does_not_keep_anybody(settings: Settings) -> None:
    async with open_club(settings) as club:
        anna, bartek = await club.guest("Anna"), await club.guest("Bartek")
        table = await sit_together(anna, bartek)
        change = schema.tables.update().where(schema.tables.c.id == table).values(rules=999)
        async with club.house.database.begin() as connection:
            await connection.execute(change)
        cookies = [dict(browser.http.cookies) for browser in (anna, bartek)]
    async with open_club(settings) as club:
        anna, bartek = club.stranger(), club.stranger()
        for browser, jar in zip((anna, bartek), cookies, strict=True):
            browser.http.cookies.update(jar)
        assert (await anna.get("/api/me/export"))["tables"][0]["status"] == "running"

        await anna.delete("/api/me")

        assert await anna.get("/api/me") is None
        assert (await bartek.refused("GET", f"/api/tables/{table}"))["code"] == "table-other-rules"


async def test_the_game_of_somebody_forgotten_goes_on_to_its_end(club: Club) -> None:
    anna, bartek = await club.guest("Anna"), await club.guest("Bartek")
    table = await sit_together(anna, bartek, game="leduc")

    await anna.delete("/api/me")

    for _ in range(400):
        await asyncio.sleep(0.02)  # the bot thinks in a process that has to start first
        frame = await bartek.get(f"/api/tables/{table}/frame")
        if frame["result"] is not None:
            return
        if frame["question"] is not None:
            choice = {
                "token": frame["question"]["token"],
                "choice": frame["question"]["options"][0],
            }
            await bartek.post(f"/api/tables/{table}/choose", choice)
    raise AssertionError("the game stands still")
