"""What the host orders with `konspira admin`: it holds at once, in every process."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from konspira.cli.commands import app
from konspira.server.settings import Settings
from support.chairs import Chair, asked, new_table, start, until
from support.club import Club, open_club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)
CREDENTIALS = {"login": "bartek.example", "password": "a long password"}


async def admin(settings: Settings, *words: str, code: int = 0) -> str:
    """`konspira admin …` beside the server that runs."""
    line = ["admin", *words, "--database-url", settings.database_url, "--lang", "en"]
    result = await asyncio.to_thread(CliRunner().invoke, app, line)
    assert result.exit_code == code, result.output
    return result.output


async def listed(settings: Settings) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(await admin(settings, "tables", "--json"))
    return found


async def bots_only(club: Club, name: str) -> Chair:
    chair = await new_table(await club.guest(name), seat=None, bots=["random", "random"])
    await chair.post("start")
    return chair


@pytest.fixture
def slow(settings: Settings) -> Settings:
    """Bots that leave time to look."""
    return msgspec.structs.replace(settings, bot_pause=3000)


async def test_the_host_sees_tables_and_ends_them(
    slow: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "konspira.orders")
    async with open_club(slow) as club:
        chairs = await start(await club.guest("Anna"), await club.guest("Cyd"))
        anna = chairs[0]
        await (await asked(chairs)).choose()
        waiting = await new_table(await club.guest("Bartek"))
        rows = {row["table"]: row for row in await listed(slow)}
        row = rows[anna.table]
        assert (row["name"], row["people"], row["bots"], row["choices"]) == ("Anna", 2, 0, 1)
        assert (row["address"], row["status"]) == ("127.0.0.1", "running")
        assert waiting.table in await admin(slow, "tables")
        async with anna.page() as page, waiting.page() as other:
            await page.ready()
            await admin(slow, "end", anna.table)
            await admin(slow, "end", waiting.table)
            await page.until(lambda page: page.frame["result"])
            assert page.frame["result"]["ended"] == "stopped"
            await page.until(lambda page: page.lines[-1]["kind"] == "stopped")
            assert await other.closed() == (4404, "the table is no more")
        assert await listed(slow) == []
        ended = [r for r in caplog.records if r.message == "the host has ended a table"]
        assert {r.facts["table"] for r in ended} == {  # type: ignore[attr-defined]
            anna.table,
            waiting.table,
        }
    assert "admin-no-table" in await admin(slow, "end", "nowhere", code=2)


@pytest.mark.parametrize("kind", ["guest", "account", "address"])
async def test_who_is_barred_is_out_at_once_and_may_come_again(
    slow: Settings, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "konspira.orders")
    async with open_club(slow) as club:
        bad = await bots_only(club, "Bartek")
        await bad.browser.post("/api/me/account", CREDENTIALS)
        row = (await listed(slow))[0]
        value = {"guest": row["host"], "account": row["account"], "address": row["address"]}[kind]
        async with bad.page() as page:
            await page.ready()
            await admin(slow, "bar", kind, value, "--reason", "a flood")
            code, reason = await page.closed()
        assert (code, reason) == (4403, "barred")
        body = {"game": "spiskowcy", "seats": 2}
        problem = await bad.browser.refused("POST", "/api/tables", body)
        assert (problem["status"], problem["code"]) == (403, "barred")
        await bad.browser.get("/api/me")  # may still see what is kept, and be forgotten
        if kind == "address":
            assert (await club.stranger().refused("POST", "/api/me", {"name": "Eve"}))["status"]
        else:
            await new_table(await club.guest("Anna"))  # others are not concerned

        async def ended() -> bool:
            return bad.table not in [row["table"] for row in await listed(slow)]

        await until(ended)
        bars = json.loads(await admin(slow, "bars", "--json"))
        assert [(bar["kind"], bar["value"], bar["reason"]) for bar in bars] == [
            (kind, value, "a flood")
        ]
        await admin(slow, "unbar", kind, value)

        async def may_come() -> bool:
            return (await bad.browser.request("POST", "/api/tables", body)).is_success

        await until(may_come)
    said = [record.message for record in caplog.records]
    assert "barred" in said and "unbarred" in said
    assert "admin-not-barred" in await admin(slow, "unbar", kind, value, code=2)


@ONE_BACKEND
async def test_a_bar_holds_from_the_first_request_of_a_server(slow: Settings) -> None:
    async with open_club(slow) as club:
        bad = await bots_only(club, "Bartek")
        host = (await listed(slow))[0]["host"]
    await admin(slow, "bar", "guest", host)
    async with open_club(slow) as club:
        browser = club.stranger()
        browser.http.cookies = bad.browser.http.cookies
        problem = await browser.refused("POST", "/api/tables", {"game": "spiskowcy", "seats": 2})
        assert problem["code"] == "barred"


@ONE_BACKEND
async def test_what_cannot_be_barred_is_said(slow: Settings) -> None:
    async with open_club(slow):
        assert "admin-nobody" in await admin(slow, "bar", "guest", "nobody", code=2)
        assert "admin-nobody" in await admin(slow, "bar", "address", "not-an-address", code=2)
        assert "admin-kind" in await admin(slow, "bar", "cat", "Tom", code=2)
        assert "Nobody is barred" in await admin(slow, "bars")
