"""Sessions end at once and everywhere: no live connection acts on after its cookie is void."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from konspira.server.people import guests, sessions
from konspira.server.settings import Settings
from konspira.server.store import schema
from support.club import SALT, Browser, Club, hear, open_club

ACCOUNT = {"login": "anna", "password": "correct horse battery"}
PATIENCE = 60.0


async def signed_in(club: Club) -> tuple[Browser, Browser, str]:
    """Anna in two browsers, and a table where she sits with Bartek."""
    anna, bartek, elsewhere = await club.guest("Anna"), await club.guest("Bartek"), club.stranger()
    await anna.post("/api/me/account", ACCOUNT)
    await elsewhere.post("/api/me/sign-in", ACCOUNT)
    table = str((await anna.post("/api/tables", {"game": "spiskowcy", "seats": 2}))["id"])
    for browser in (anna, bartek):
        await browser.post(f"/api/tables/{table}/seat", {"salt": SALT})
    await anna.post(f"/api/tables/{table}/start")
    return anna, elsewhere, table


async def closed(socket: ClientConnection) -> tuple[int, str]:
    """Return how the server closes a connection."""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                await socket.recv()
    except ConnectionClosed as end:
        assert end.rcvd is not None
        return end.rcvd.code, end.rcvd.reason


async def said(club: Club, table: str) -> list[str]:
    """Return what was said at a table."""
    lines = await (await club.guest("Watcher")).get(f"/api/tables/{table}/chat")
    return [line["text"] for line in lines if line["kind"] == "said"]


WAYS: dict[str, Callable[[Browser], Awaitable[Any]]] = {
    "signed-out": lambda anna: anna.post("/api/me/sign-out", {"everywhere": True}),
    "password-changed": lambda anna: anna.post(
        "/api/me/password", {"old": ACCOUNT["password"], "new": "another good password"}
    ),
    "forgotten": lambda anna: anna.delete("/api/me"),
}


@pytest.mark.parametrize("reason", WAYS)
async def test_a_session_that_ends_closes_its_live_connections(club: Club, reason: str) -> None:
    anna, elsewhere, table = await signed_in(club)
    async with elsewhere.live(f"/api/tables/{table}/live") as socket:
        await hear(socket, "frame", PATIENCE)

        await WAYS[reason](anna)
        with suppress(ConnectionClosed):
            await socket.send(json.dumps({"do": "say", "text": "still here", "re": 1}))

        assert await closed(socket) == (sessions.SIGNED_OUT, reason)
    assert await said(club, table) == []


async def test_what_is_sent_while_a_session_ends_changes_nothing(club: Club) -> None:
    """Messages that wait in the socket when the session ends are nobody's."""
    anna, elsewhere, table = await signed_in(club)
    async with elsewhere.live(f"/api/tables/{table}/live") as socket:
        await hear(socket, "frame", PATIENCE)
        ends = asyncio.create_task(anna.post("/api/me/sign-out", {"everywhere": True}))
        sent = 0
        try:
            while not ends.done():
                await socket.send(json.dumps({"do": "say", "text": f"{sent}", "re": 1}))
                sent += 1
                await asyncio.sleep(0.001)
            before = len(await said(club, table))
            for _ in range(50):
                await socket.send(json.dumps({"do": "say", "text": "late", "re": 1}))
        except ConnectionClosed:
            before = len(await said(club, table))
        assert (await closed(socket))[0] == sessions.SIGNED_OUT

    assert len(await said(club, table)) == before


async def test_the_session_that_changes_the_password_stays_connected(club: Club) -> None:
    anna, _, table = await signed_in(club)
    async with anna.live(f"/api/tables/{table}/live") as socket:
        await hear(socket, "frame", PATIENCE)

        await WAYS["password-changed"](anna)
        await socket.send(json.dumps({"do": "say", "text": "still here", "re": 7}))

        assert (await hear(socket, "done", PATIENCE))["re"] == 7


async def test_signing_out_here_closes_what_this_browser_has_open_and_nothing_else(
    club: Club,
) -> None:
    anna, elsewhere, table = await signed_in(club)
    path = f"/api/tables/{table}/live"
    async with anna.live(path) as here, elsewhere.live(path) as there:
        await hear(here, "frame", PATIENCE)
        await hear(there, "frame", PATIENCE)

        await anna.post("/api/me/sign-out", {})

        assert await closed(here) == (sessions.SIGNED_OUT, "signed-out")
        await there.send(json.dumps({"do": "ping", "re": 3}))
        assert (await hear(there, "done", PATIENCE))["re"] == 3


async def test_a_guest_who_signs_in_connects_again_as_the_account(club: Club) -> None:
    anna, _, _ = await signed_in(club)
    phone = await club.guest("Phone")
    table = (await phone.post("/api/tables", {"game": "leduc", "seats": 2}))["id"]
    async with phone.live(f"/api/tables/{table}/live") as socket:
        await hear(socket, "table", PATIENCE)

        await phone.post("/api/me/sign-in", ACCOUNT)

        assert await closed(socket) == (sessions.AGAIN, "handed-over")
    async with phone.live(f"/api/tables/{table}/live") as socket:
        assert (await hear(socket, "table", PATIENCE))["table"]["you"] == 0
    assert (await anna.get(f"/api/tables/{table}"))["you"] == 0


async def test_one_call_ends_everything_of_a_person(club: Club) -> None:
    """For other parts of the server: a host who bars somebody."""
    anna, elsewhere, table = await signed_in(club)
    cookie = guests.read_cookie(club.house, anna.http.cookies[guests.COOKIE])
    assert cookie is not None
    async with elsewhere.live(f"/api/tables/{table}/live") as socket:
        await hear(socket, "frame", PATIENCE)

        await sessions.end_all(club.house, cookie[0], "barred")

        assert await closed(socket) == (sessions.SIGNED_OUT, "barred")
    assert await anna.get("/api/me") is None


async def test_a_request_on_its_way_gets_no_fresh_cookie_from_a_void_one(club: Club) -> None:
    """A request while the session ends must not be handed a cookie of the next epoch."""
    anna, elsewhere, _ = await signed_in(club)
    person = await guests.find(club.house, elsewhere.http.cookies[guests.COOKIE])
    assert person is not None

    await anna.post("/api/me/sign-out", {"everywhere": True})
    stranger = club.stranger()
    stranger.http.cookies.set(guests.COOKIE, str(guests.cookie(club.house, person).value))

    assert await stranger.get("/api/me") is None


async def test_a_cookie_that_is_read_while_it_is_recalled_is_not_remembered(club: Club) -> None:
    anna, _, _ = await signed_in(club)
    text = anna.http.cookies[guests.COOKIE]
    house = club.house
    house.known.clear()
    number = house.known.number
    person = await guests.find(house, text)
    assert person is not None

    await sessions.end_all(house, person.id)
    house.known.keep(text, person, number)  # what a slow reader does

    assert await guests.find(house, text) is None


async def test_a_cookie_of_an_older_version_still_works(club: Club) -> None:
    anna = await club.guest("Anna")
    known = guests.read_cookie(club.house, anna.http.cookies[guests.COOKIE])
    assert known is not None
    old = guests._signer(club.house).dumps(list(known[:2]))
    browser = club.stranger()
    browser.http.cookies.set(guests.COOKIE, str(old))

    assert (await browser.get("/api/me"))["name"] == "Anna"
    response = await browser.request("GET", "/api/me")
    renewed = guests.read_cookie(club.house, response.cookies[guests.COOKIE])
    assert renewed is not None and renewed[2]


# -- several processes -----------------------------------------------------------------------------


@pytest.mark.parametrize("reason", WAYS)
async def test_live_connections_close_in_every_process(
    settings: Settings, backend: str, reason: str
) -> None:
    if backend != "postgres+redis":
        pytest.skip("two processes hear each other through Redis")
    async with open_club(settings) as one, open_club(settings) as two:
        anna, elsewhere, table = await signed_in(one)
        there = two.stranger()
        there.http.cookies.update(elsewhere.http.cookies)
        async with there.live(f"/api/tables/{table}/live") as socket:
            await hear(socket, "frame", PATIENCE)

            await WAYS[reason](anna)

            assert await closed(socket) == (sessions.SIGNED_OUT, reason)


async def test_what_ended_while_the_broker_was_away_closes_when_it_is_back(
    settings: Settings, backend: str
) -> None:
    if backend != "postgres+redis":
        pytest.skip("two processes hear each other through Redis")
    async with open_club(settings) as club:
        anna, elsewhere, table = await signed_in(club)
        async with (
            elsewhere.live(f"/api/tables/{table}/live") as socket,
            (await club.guest("Celina")).live(f"/api/tables/{table}/live") as other,
        ):
            await hear(socket, "frame", PATIENCE)
            await hear(other, "frame", PATIENCE)
            async with club.house.database.begin() as connection:  # as another process does it
                mine = schema.people.c.login == "anna"
                raised = schema.people.update().where(mine).values(epoch=schema.people.c.epoch + 1)
                await connection.execute(raised)

            await club.house.changes.catch_up()

            assert await closed(socket) == (sessions.SIGNED_OUT, "signed-out")
            await other.send(json.dumps({"do": "ping", "re": 3}))
            assert (await hear(other, "done", PATIENCE))["re"] == 3
    assert anna is not None
