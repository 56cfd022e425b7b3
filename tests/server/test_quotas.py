"""How many tables one may have, who may let bots play alone, and how long they do."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from konspira.server.settings import Settings
from support.chairs import Chair, new_table, until
from support.club import Browser, open_club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)
TABLE = {"game": "spiskowcy", "seats": 2}
CREDENTIALS = {"login": "anna.example", "password": "a long password"}
FILM = {"scenario": "s5_hotel_excelsior"}  # two bots never end it by themselves


def limited(settings: Settings, **limits: Any) -> Settings:
    return msgspec.structs.replace(settings, **limits)


async def refused_table(browser: Browser) -> dict[str, Any]:
    return await browser.refused("POST", "/api/tables", TABLE)


async def bots_only(browser: Browser, level: str = "random", **wishes: Any) -> Chair:
    return await new_table(browser, seat=None, bots=[level, level], **wishes)


async def test_a_guest_has_so_many_tables_and_an_account_more(settings: Settings) -> None:
    async with open_club(limited(settings, tables_per_guest=2, tables_per_account=3)) as club:
        anna, bartek = await club.guest("Anna"), await club.guest("Bartek")
        first = await new_table(anna)
        await new_table(anna)

        problem = await refused_table(anna)

        assert (problem["status"], problem["code"]) == (429, "too-many-tables")
        assert problem["facts"] == {"value": "2", "most": 2}
        await new_table(bartek)  # somebody else is not concerned
        await anna.delete(f"{first.path}/seat")  # the remedy
        await new_table(anna)
        await anna.post("/api/me/account", CREDENTIALS)
        await new_table(anna)
        assert (await refused_table(anna))["facts"]["most"] == 3


@ONE_BACKEND
async def test_an_address_has_so_many_tables_however_many_guests_there_are(
    settings: Settings,
) -> None:
    behind = limited(settings, tables_per_address=3, proxies=("127.0.0.1",))
    async with open_club(behind) as club:

        async def make(address: str) -> int:
            guest = await club.guest("Anna")
            headers = {"x-forwarded-for": address}
            answer = await guest.request("POST", "/api/tables", TABLE, headers=headers)
            return answer.status_code

        codes = await asyncio.gather(*[make("203.0.113.5") for _ in range(10)])

        assert sorted(codes) == [201] * 3 + [429] * 7  # also when all come at once
        assert await make("203.0.113.6") == 201


@ONE_BACKEND
async def test_what_has_been_idle_for_a_week_is_not_counted(settings: Settings) -> None:
    now = 1_800_000_000.0
    async with open_club(limited(settings, tables_per_guest=1), lambda: now) as club:
        anna = await club.guest("Anna")
        await new_table(anna)
        assert (await refused_table(anna))["code"] == "too-many-tables"
        now += 8 * 86_400
        await new_table(anna)


async def test_a_guest_has_one_table_of_bots_alone(settings: Settings) -> None:
    async with open_club(limited(settings, bot_tables_per_guest=1, bot_pause=60)) as club:
        anna = await club.guest("Anna")
        first, second = await bots_only(anna), await bots_only(anna)
        await first.post("start")

        problem = await second.refused("start")

        assert (problem["status"], problem["code"]) == (429, "too-many-bot-tables")
        seated = await new_table(
            anna, bots=[None, "random"]
        )  # a table with a player is not counted
        await seated.sit()
        await seated.post("start")


@ONE_BACKEND
@pytest.mark.parametrize(
    ("setting", "guest", "account"),
    [
        ("everybody", True, True),
        ("accounts", False, True),
        ("hosts", False, True),
        ("nobody", False, False),
    ],
)
async def test_only_those_who_may_let_bots_play_alone(
    settings: Settings, setting: str, guest: bool, account: bool
) -> None:
    chosen = limited(settings, bot_tables=setting, hosts=(CREDENTIALS["login"],), bot_pause=60)
    async with open_club(chosen) as club:
        anna = await club.guest("Anna")
        for allowed in (guest, account):
            chair = await bots_only(anna)
            if allowed:
                await chair.post("start")
            else:
                problem = await chair.refused("start")
                assert (problem["status"], problem["code"]) == (403, "bot-tables-not-allowed")
            if allowed is guest and (await anna.get("/api/me"))["account"] is None:
                await anna.post("/api/me/account", CREDENTIALS)


async def test_bots_alone_do_not_play_for_ever(settings: Settings) -> None:
    async with open_club(limited(settings, choices_alone=40)) as club:
        anna = await club.guest("Anna")
        chair = await bots_only(anna, game="stawka", options=FILM)
        async with Chair(club.stranger(), chair.table).page() as page:
            await page.until(lambda page: page.table)
            await chair.post("start")
            await page.until(lambda page: page.frame and page.frame["result"])
            await page.until(lambda page: page.lines and page.lines[-1]["kind"] == "capped")
            assert page.frame["result"]["ended"] == "capped"
            assert page.frame["result"]["winners"] == []
        info = await chair.info()
        assert (info["status"], info["ended"]) == ("finished", "capped")
        record = await anna.get(f"{chair.path}/record")  # it can be read like any other
        assert 40 <= len(record["choices"]) < 80


@ONE_BACKEND
async def test_who_plays_may_play_as_long_as_they_like(settings: Settings) -> None:
    async with open_club(limited(settings, choices_alone=1)) as club:
        anna = await club.guest("Anna")
        chair = await new_table(anna, bots=[None, "random"])
        await chair.sit()
        await chair.post("start")
        for _ in range(3):
            await until(chair.question)
            await chair.choose()
        assert (await chair.info())["status"] == "running"
