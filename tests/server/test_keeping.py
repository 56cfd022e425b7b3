"""Accounts that one keeps: a confirmed address, the way back by mail, who may change what."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from konspira.server.accounts import addresses, recovery
from konspira.server.people import browsers
from konspira.server.settings import Settings
from konspira.server.store import schema
from support.chairs import Watch
from support.club import Browser, Club, open_club
from support.mailroom import Mailbox, mailbox, telling, text_of

OLD, NEW = "correct horse battery", "staple of the better sort"
ACCOUNT = {"login": "anna", "password": OLD}
HOME, WORK = "anna@example.org", "anna@work.example.org"
FOX = {"user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}


@pytest.fixture
async def mail() -> AsyncIterator[Mailbox]:
    async with mailbox() as mail:
        yield mail


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def club(settings: Settings, watch: Watch, mail: Mailbox) -> AsyncIterator[Club]:
    async with open_club(telling(settings, mail), watch) as club:
        yield club


async def account(club: Club, login: str = "anna", language: str = "en") -> Browser:
    """Somebody with an account."""
    browser = await club.guest("Anna", language)
    await browser.post("/api/me/account", {**ACCOUNT, "login": login})
    return browser


def token_in(mail: Mailbox, to: str, kind: str = "confirm") -> str:
    """Return what stands in the link of the last mail to somebody."""
    [token] = re.findall(rf"{kind}=(\S+)", text_of(mail.to(to)[-1]))
    return str(token)


async def confirmed(browser: Browser, mail: Mailbox, address: str = HOME) -> None:
    """Give an address and press the link in the mail."""
    await browser.ask("PUT", "/api/me/address", {"address": address})
    token = token_in(mail, address)
    await browser.post("/api/me/address/confirm", {"token": token})


async def recovering(club: Club, mail: Mailbox, address: str = HOME) -> str:
    """Ask for a new password; what stands in the mail."""
    await club.stranger().post("/api/me/recovery", {"address": address})
    await club.house.letters.idle()
    return token_in(mail, address, "recover")


async def rows(club: Club, name: str) -> list[Any]:
    async with club.house.reader.connect() as connection:
        return list(await connection.execute(schema.metadata.tables[name].select()))


# -- the address -----------------------------------------------------------------------------------


async def test_an_address_counts_when_its_reader_has_confirmed_it(
    club: Club, mail: Mailbox
) -> None:
    anna = await account(club)
    info = await anna.ask("PUT", "/api/me/address", {"address": HOME})
    assert (info["mail"], info["address"]["confirmed"]) == (True, False)
    [letter] = mail.letters
    assert (letter["To"], letter["Subject"]) == (HOME, "Is this your e-mail address?")

    stranger = club.stranger()  # the link works in any browser
    await stranger.post("/api/me/address/confirm", {"token": token_in(mail, HOME)})

    assert (await anna.get("/api/me/account"))["address"] == {
        "address": HOME,
        "confirmed": True,
        "bounced": False,
        "alerts": False,
        "wanted": None,
    }
    assert (await anna.get("/api/alerts"))["address"]["address"] == HOME  # one home for it
    refused = await anna.refused("POST", "/api/alerts/test", {"channel": "mail"})
    assert refused["code"] == "no-such-channel"  # alerts were not asked for


async def test_another_address_takes_its_place_only_when_it_is_confirmed_and_the_old_is_told(
    club: Club, mail: Mailbox, watch: Watch
) -> None:
    anna = await account(club, language="pl")
    await confirmed(anna, mail)
    watch.now += 61
    info = await anna.ask("PUT", "/api/me/address", {"address": WORK})
    assert (info["address"]["address"], info["address"]["wanted"]) == (HOME, WORK)
    waiting = await recovering(club, mail)  # the old address still leads back

    await anna.post("/api/me/address/confirm", {"token": token_in(mail, WORK)})
    await club.house.letters.idle()

    info = await anna.get("/api/me/account")
    assert (info["address"]["address"], info["address"]["wanted"]) == (WORK, None)
    told = mail.to(HOME)[-1]
    assert told["Subject"] == "Twoje konto w Konspirze ma inny adres"
    assert WORK not in text_of(told)
    spent = await club.stranger().refused("POST", "/api/me/recovery/look", {"token": waiting})
    assert spent["code"] == "recovery-spent"


async def test_an_address_that_is_removed_is_told_and_leads_nowhere(
    club: Club, mail: Mailbox
) -> None:
    anna = await account(club)
    await confirmed(anna, mail)

    info = await anna.delete("/api/me/address")
    await club.house.letters.idle()

    assert info["address"] is None
    assert mail.to(HOME)[-1]["Subject"] == "Your account at Konspira has no address any more"
    sent = len(mail.letters)
    await club.stranger().post("/api/me/recovery", {"address": HOME})
    await club.house.letters.idle()
    assert len(mail.letters) == sent


async def test_alerts_and_the_account_share_one_address(club: Club, mail: Mailbox) -> None:
    anna = await account(club)
    await anna.ask("PUT", "/api/alerts/address", {"address": HOME})
    await anna.post("/api/alerts/confirm", {"token": token_in(mail, HOME)})
    assert (await anna.get("/api/me/account"))["address"]["alerts"]
    assert (await anna.post("/api/alerts/test", {"channel": "mail"}))["sent"]

    await anna.delete("/api/alerts/address")  # no alerts there any more; the account keeps it

    address = (await anna.get("/api/me/account"))["address"]
    assert (address["confirmed"], address["alerts"]) == (True, False)
    assert await recovering(club, mail)


async def test_a_guest_who_signs_in_brings_no_address_to_the_account(
    club: Club, mail: Mailbox
) -> None:
    """Somebody else may have sat at this browser before: their address must not lead back."""
    await account(club)
    eve = await club.guest("Eve")
    await eve.ask("PUT", "/api/alerts/address", {"address": "eve@example.org"})
    await eve.post("/api/alerts/confirm", {"token": token_in(mail, "eve@example.org")})

    await eve.post("/api/me/sign-in", ACCOUNT)

    assert (await eve.get("/api/me/account"))["address"] is None


@pytest.mark.parametrize(
    "address",
    ["anna@example.org\nBcc: all@example.org", "a@b, c@d", "Anna <a@b>", "ä@example.org", "anna"],
)
@pytest.mark.parametrize("path", ["PUT /api/me/address", "POST /api/me/recovery"])
async def test_an_address_that_could_do_harm_is_refused(
    club: Club, mail: Mailbox, path: str, address: str
) -> None:
    anna = await account(club)
    method, _, where = path.partition(" ")
    refused = await anna.refused(method, where, {"address": address})
    assert (refused["status"], refused["code"]) == (400, "bad-mail-address")
    await club.house.letters.idle()
    assert mail.letters == []


# -- the way back ----------------------------------------------------------------------------------


async def test_a_link_in_a_mail_sets_a_new_password_once_and_ends_all_sessions(
    club: Club, mail: Mailbox
) -> None:
    anna = await account(club)
    await confirmed(anna, mail)
    token = await recovering(club, mail)
    letter = mail.to(HOME)[-1]
    assert f"https://club.example.org/account#recover={token}" in text_of(letter)
    stranger = club.stranger()
    assert await stranger.post("/api/me/recovery/look", {"token": token}) == {"account": "anna"}

    await stranger.post("/api/me/recovery/finish", {"token": token, "password": NEW})

    assert await stranger.get("/api/me") is None  # signs in with the new password, like anybody
    assert await anna.get("/api/me") is None
    refused = await stranger.refused("POST", "/api/me/sign-in", ACCOUNT)
    assert refused["code"] == "wrong-password"
    assert (await stranger.post("/api/me/sign-in", {**ACCOUNT, "password": NEW}))["name"] == "Anna"
    body = {"token": token, "password": "yet another password"}
    again = await club.stranger().refused("POST", "/api/me/recovery/finish", body)
    assert (again["status"], again["code"]) == (410, "recovery-spent")
    await club.house.letters.idle()
    assert mail.to(HOME)[-1]["Subject"] == "Your password at Konspira was changed"


async def test_of_two_who_use_one_link_at_once_one_sets_the_password(
    club: Club, mail: Mailbox
) -> None:
    await confirmed(await account(club), mail)
    token = await recovering(club, mail)
    bodies = [{"token": token, "password": f"password number {number}"} for number in range(4)]

    answers = await asyncio.gather(
        *[club.stranger().request("POST", "/api/me/recovery/finish", body) for body in bodies]
    )

    assert sorted(answer.status_code for answer in answers) == [204, 410, 410, 410]


async def test_a_link_does_not_outlive_its_hour_nor_another_password(
    club: Club, mail: Mailbox, watch: Watch
) -> None:
    anna = await account(club)
    await confirmed(anna, mail)
    old = await recovering(club, mail)
    watch.now += recovery.VALID + 1
    late = await club.stranger().refused("POST", "/api/me/recovery/look", {"token": old})
    assert late["code"] == "recovery-spent"

    fresh = await recovering(club, mail)
    await anna.post("/api/me/password", {"old": OLD, "new": NEW})
    body = {"token": fresh, "password": "yet another password"}
    spent = await club.stranger().refused("POST", "/api/me/recovery/finish", body)
    assert spent["code"] == "recovery-spent"


async def test_the_token_is_kept_only_as_a_digest_and_is_not_logged(
    club: Club, mail: Mailbox, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    anna = await account(club)
    await confirmed(anna, mail)
    token = await recovering(club, mail)
    await club.stranger().post("/api/me/recovery/look", {"token": token})

    assert token not in str(await rows(club, "recoveries"))
    theirs = ("http", "mail")  # the browser of this test, and its mail server
    ours = [vars(record) for record in caplog.records if not record.name.startswith(theirs)]
    assert "/api/me/recovery" in str(ours) and token not in str(ours)
    export = (await anna.request("GET", "/api/me/export")).text
    assert token not in export
    assert len(json.loads(export)["signing_in"]["recoveries"]) == 1


async def test_the_answer_does_not_tell_whether_there_is_an_account(
    club: Club, mail: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Same status, same body, same headers; and nothing is looked up before the answer."""
    anna = await account(club)
    await confirmed(anna, mail)
    guest = await club.guest("Bartek")  # an address of a guest is no account
    await guest.ask("PUT", "/api/alerts/address", {"address": "bartek@example.org"})
    await guest.post("/api/alerts/confirm", {"token": token_in(mail, "bartek@example.org")})
    unconfirmed = await account(club, "celina")
    await unconfirmed.ask("PUT", "/api/me/address", {"address": "celina@example.org"})
    mail.letters.clear()
    looked: list[str] = []
    gate = asyncio.Event()
    real = recovery._write

    async def held(house: Any, address: str) -> None:
        looked.append(address)
        await gate.wait()
        await real(house, address)

    monkeypatch.setattr(recovery, "_write", held)
    answers = []
    known = [HOME, "nobody@example.org", "bartek@example.org", "celina@example.org"]
    for address in known:
        response = await club.stranger().request("POST", "/api/me/recovery", {"address": address})
        kept = {
            name: value
            for name, value in response.headers.items()
            if name not in ("date", "x-request-id")
        }
        answers.append((response.status_code, response.content, kept))

    assert answers == [answers[0]] * 4 and answers[0][0] == 204
    assert mail.letters == []  # everything is answered, nothing was looked up
    gate.set()
    await club.house.letters.idle()
    assert sorted(looked) == sorted(known)
    assert [letter["To"] for letter in mail.letters] == [HOME]


async def test_a_mail_that_comes_back_leads_nobody_back(club: Club, mail: Mailbox) -> None:
    anna = await account(club)
    await confirmed(anna, mail)
    mail.refuses[HOME] = "550 no such mailbox"

    await club.stranger().post("/api/me/recovery", {"address": HOME})
    await club.house.letters.idle()

    assert [letter for letter in mail.letters if "recover=" in text_of(letter)] == []


# -- limits ----------------------------------------------------------------------------------------


def at_home(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, proxies=("127.0.0.1",))


def source(number: int) -> dict[str, str]:
    return {"x-forwarded-for": f"198.51.100.{number}"}


async def test_nobody_fills_a_mailbox_with_links(
    settings: Settings, mail: Mailbox, watch: Watch
) -> None:
    async with open_club(at_home(telling(settings, mail)), watch) as club:
        await confirmed(await account(club), mail)
        mail.letters.clear()
        for number in range(12):  # from as many networks
            eve = club.stranger()
            body = {"address": HOME.upper() if number % 2 else HOME}
            answer = await eve.request("POST", "/api/me/recovery", body, headers=source(number))
            assert answer.status_code == 204
            await club.house.letters.idle()
        assert len(mail.letters) == recovery.TO_ONE[0]

        for number in range(40):  # a whole day long
            watch.now += 1801
            eve = club.stranger()
            await eve.request("POST", "/api/me/recovery", {"address": HOME}, headers=source(number))
            await club.house.letters.idle()
        assert len(mail.letters) == recovery.TO_ONE[1]


async def test_one_client_asks_for_few_mails(club: Club, mail: Mailbox, watch: Watch) -> None:
    codes = []
    for number in range(7):
        body = {"address": f"somebody{number}@example.org"}
        codes.append((await club.stranger().request("POST", "/api/me/recovery", body)).status_code)
    assert codes == [204] * recovery.ASKED_HERE[0] + [429] * 2
    refused = await club.stranger().request("POST", "/api/me/recovery", {"address": HOME})
    assert refused.json()["code"] == "too-many-requests"
    assert 0 < int(refused.headers["retry-after"]) <= 60
    watch.now += 61
    await club.stranger().post("/api/me/recovery", {"address": HOME})


async def test_questions_to_one_mailbox_are_few_whoever_asks_and_however(
    settings: Settings, mail: Mailbox, watch: Watch
) -> None:
    async with open_club(at_home(telling(settings, mail)), watch) as club:
        eve = await club.guest("Eve")
        codes = []
        for _ in range(5):  # asks, forgets, asks again
            watch.now += 61
            answer = await eve.request("PUT", "/api/me/address", {"address": HOME})
            codes.append(answer.status_code)
            await eve.delete("/api/me/address")
        assert codes == [200] * addresses.TO_ONE[0] + [429] * 2
        other = await club.guest("Other")
        refused = await other.refused(
            "PUT", "/api/alerts/address", {"address": HOME.upper()}, headers=source(7)
        )
        assert refused["code"] == "address-asked-already"
        assert len(mail.letters) == addresses.TO_ONE[0]


async def test_limits_hold_in_every_process_and_after_a_restart(
    settings: Settings, mail: Mailbox, watch: Watch
) -> None:
    for _ in range(2):
        async with open_club(telling(settings, mail), watch) as club:
            codes = []
            for number in range(4):
                body = {"address": f"somebody{number}@example.org"}
                answer = await club.stranger().request("POST", "/api/me/recovery", body)
                codes.append(answer.status_code)
    assert codes == [204] + [429] * 3


async def test_what_limits_remember_names_nobody_and_ends_after_a_day(
    club: Club, mail: Mailbox, watch: Watch
) -> None:
    anna = await account(club)
    await anna.ask("PUT", "/api/me/address", {"address": HOME})
    kept = str(await rows(club, "mailings"))
    [me] = await rows(club, "people")
    assert "mailing" not in kept and HOME not in kept and me.id not in kept

    watch.now += 24 * 3600 + 1
    await club.stranger().post("/api/me/recovery", {"address": "other@example.org"})
    assert len(await rows(club, "mailings")) == 1


# -- who may change what ---------------------------------------------------------------------------

CHANGES = [
    ("POST", "/api/me/login", {"login": "anna2"}),
    ("PUT", "/api/me/address", {"address": HOME}),
    ("PUT", "/api/alerts/address", {"address": HOME}),
    ("DELETE", "/api/me/address", None),
    ("POST", "/api/me/password", {"new": NEW}),
]


@pytest.mark.parametrize(("method", "path", "body"), CHANGES)
async def test_what_can_give_an_account_away_asks_who_it_is(
    club: Club, watch: Watch, method: str, path: str, body: Any
) -> None:
    """A browser that was left open is not enough; signing in counts for ten minutes."""
    anna = await account(club)
    watch.now += browsers.FRESH + 1
    refused = await anna.refused(method, path, body)
    assert (refused["status"], refused["code"]) == (403, "prove-first")
    wrong = await anna.refused("POST", "/api/me/prove", {"password": "not this one"})
    assert (wrong["status"], wrong["code"]) == (403, "wrong-old-password")
    assert (await anna.refused(method, path, body))["code"] == "prove-first"

    await anna.post("/api/me/prove", {"password": OLD})

    assert (await anna.request(method, path, body)).is_success


async def test_a_proof_holds_in_the_browser_where_it_was_given_and_nowhere_else(
    club: Club, watch: Watch
) -> None:
    anna, elsewhere = await account(club), club.stranger()
    await elsewhere.post("/api/me/sign-in", ACCOUNT)
    watch.now += browsers.FRESH + 1
    await anna.post("/api/me/prove", {"password": OLD})

    await anna.post("/api/me/login", {"login": "anna2"})
    refused = await elsewhere.refused("POST", "/api/me/login", {"login": "anna3"})

    assert refused["code"] == "prove-first"


async def test_guesses_of_a_proof_are_limited(club: Club) -> None:
    anna = await account(club)
    codes = [
        (await anna.refused("POST", "/api/me/prove", {"password": "wrong one"}))["code"]
        for _ in range(7)
    ]
    assert codes == ["wrong-old-password"] * 6 + ["too-many-requests"]


async def test_a_login_is_changed_and_the_old_one_is_free(club: Club) -> None:
    anna, bartek = await account(club), await account(club, "bartek")
    taken = await anna.refused("POST", "/api/me/login", {"login": "Bartek"})
    assert (taken["status"], taken["code"]) == (409, "login-taken")

    me = await anna.post("/api/me/login", {"login": "Anna.K"})

    assert me["account"] == "anna.k"
    assert (await anna.get("/api/me"))["account"] == "anna.k"
    body = {**ACCOUNT, "login": "anna.k"}
    assert (await club.stranger().post("/api/me/sign-in", body))["name"] == "Anna"
    assert (await club.stranger().refused("POST", "/api/me/sign-in", ACCOUNT))["status"] == 401
    await bartek.post("/api/me/login", {"login": "anna"})


async def test_a_guest_has_nothing_to_prove_and_no_login_to_change(club: Club) -> None:
    guest = await club.guest()
    for path, body in (
        ("/api/me/prove", {"password": OLD}),
        ("/api/me/login", {"login": "anna"}),
    ):
        assert (await guest.refused("POST", path, body))["code"] == "no-account"
    info = await guest.get("/api/me/account")
    assert (info["account"], info["browsers"], info["address"]) == (None, [], None)
    assert await club.stranger().get("/api/me/account") == info  # what the host has set up


# -- browsers --------------------------------------------------------------------------------------


async def test_every_browser_is_in_the_list_with_its_name_and_when_it_was_here(
    club: Club, watch: Watch
) -> None:
    anna, phone = await account(club), club.stranger()
    await phone.request("POST", "/api/me/sign-in", ACCOUNT, headers=FOX)
    watch.now += browsers.NOTED + 1
    await phone.get("/api/me")

    listed = (await anna.get("/api/me/account"))["browsers"]

    assert [(one["name"], one["here"]) for one in listed] == [
        ("?", True),
        ("Firefox · Linux", False),
    ]
    assert listed[1]["seen"] == watch.now
    assert listed[1]["since"] < watch.now


async def test_one_browser_is_signed_out_and_its_cookie_is_void_for_ever(club: Club) -> None:
    anna, phone = await account(club), club.stranger()
    await phone.post("/api/me/sign-in", ACCOUNT)
    stolen = club.stranger()
    stolen.http.cookies.update(phone.http.cookies)
    [_, other] = (await anna.get("/api/me/account"))["browsers"]

    info = await anna.delete(f"/api/me/browsers/{other['id']}")

    assert [one["here"] for one in info["browsers"]] == [True]
    assert await phone.get("/api/me") is None
    assert await stolen.get("/api/me") is None
    again = await anna.refused("DELETE", f"/api/me/browsers/{other['id']}")
    assert (again["status"], again["code"]) == (404, "no-such-browser")


async def test_signing_out_here_voids_the_cookie_too(club: Club) -> None:
    anna = await account(club)
    stolen = club.stranger()
    stolen.http.cookies.update(anna.http.cookies)

    await anna.post("/api/me/sign-out", {})

    assert await stolen.get("/api/me") is None


async def test_all_other_browsers_are_signed_out_at_once(club: Club) -> None:
    anna = await account(club)
    others = [club.stranger() for _ in range(3)]
    for browser in others:
        await browser.post("/api/me/sign-in", ACCOUNT)

    info = await anna.delete("/api/me/browsers")

    assert [one["here"] for one in info["browsers"]] == [True]
    assert [await browser.get("/api/me") for browser in others] == [None] * 3
    assert (await anna.get("/api/me"))["account"] == "anna"


async def test_nobody_ends_the_session_of_somebody_else(club: Club) -> None:
    anna, eve = await account(club), await account(club, "eve")
    [here] = (await anna.get("/api/me/account"))["browsers"]

    refused = await eve.refused("DELETE", f"/api/me/browsers/{here['id']}")
    own = await anna.refused("DELETE", f"/api/me/browsers/{here['id']}")

    assert (refused["code"], own["code"]) == ("no-such-browser", "browser-is-here")
    assert (await anna.get("/api/me"))["account"] == "anna"


async def test_the_oldest_of_too_many_browsers_is_signed_out(
    club: Club, monkeypatch: pytest.MonkeyPatch, watch: Watch
) -> None:
    monkeypatch.setattr(browsers, "MOST", 2)
    first, second = await account(club), club.stranger()
    for browser in (second, club.stranger()):
        watch.now += 1
        await browser.post("/api/me/sign-in", ACCOUNT)

    assert await first.get("/api/me") is None
    assert (await second.get("/api/me"))["account"] == "anna"


# -- a host without mail; data ---------------------------------------------------------------------


async def test_without_mail_there_is_no_address_and_no_way_back(settings: Settings) -> None:
    async with open_club(settings) as club:
        anna = await account(club)
        info = await anna.get("/api/me/account")
        assert (info["mail"], info["address"], info["passkeys"]) == (False, None, None)
        for method, path in (("PUT", "/api/me/address"), ("POST", "/api/me/recovery")):
            refused = await anna.refused(method, path, {"address": HOME})
            assert (refused["code"], refused["facts"]) == ("channel-not-set-up", {"value": "mail"})
        await anna.post("/api/me/password", {"old": OLD, "new": NEW})  # tells nobody, and works


async def test_every_table_about_people_is_in_the_export_and_empty_after_deletion(
    club: Club, mail: Mailbox
) -> None:
    """A table that is added must be thought of here."""
    in_export = {
        "alerts": {"alert_rules", "addresses", "devices", "hooks", "mutes", "glances"},
        "deliveries": {"deliveries"},
        "holidays": {"holidays"},
        "signing_in": {"sessions", "passkeys", "recoveries"},
        "tables, lines, records": {"tables", "seats", "lines", "asides"},
    }
    brief = {"alerts", "challenges"}  # gone within minutes, or told by the deliveries
    about = {
        table.name
        for table in schema.metadata.sorted_tables
        if any(key.column.table.name == "people" for key in table.foreign_keys)
    }
    assert about == set().union(*in_export.values()) | brief

    anna = await account(club)
    await confirmed(anna, mail)
    await recovering(club, mail)
    [me] = await rows(club, "people")
    data = await anna.get("/api/me/export")
    assert data["alerts"]["addresses"][0]["address"] == HOME
    kept = data["signing_in"]
    assert [one["name"] for one in kept["browsers"]] == ["?"]
    assert set(kept["recoveries"][0]) == {"made", "until"}

    await anna.delete("/api/me")

    for table in schema.metadata.sorted_tables:
        assert me.id not in str(await rows(club, table.name)), table.name
        assert HOME not in str(await rows(club, table.name)), table.name
