"""Connections that bring nothing: half a header and never the rest. Everybody else plays on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from konspira.server.http.doors import Doors
from konspira.server.settings import Settings
from support.chairs import asked, club_table, until
from support.club import Club, open_club

alone = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)
HALF = b"GET /api/lobby HTTP/1.1\r\nhost: x\r\nx-slow: "
WHOLE = b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n"
PATIENCE = 60.0


@asynccontextmanager
async def half_open(address: str, count: int, said: bytes = HALF) -> AsyncIterator[list[bool]]:
    """Open connections that say half of something; which of them have been ended?"""
    parts = urlsplit(address)
    ended = [False] * count

    async def listen(number: int, reader: asyncio.StreamReader) -> None:
        with suppress(OSError):
            await reader.read()
        ended[number] = True

    writers, tasks = [], []
    for number in range(count):
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
        writer.write(said)
        writers.append(writer)
        tasks.append(asyncio.create_task(listen(number, reader)))
    try:
        yield ended
    finally:
        for writer in writers:
            writer.transport.abort()
        await asyncio.gather(*tasks)


async def answered(socket: ClientConnection) -> None:
    """The server still listens to a live connection."""
    await socket.send('{"do": "ping", "re": 77}')
    async with asyncio.timeout(PATIENCE):
        while '"re":77' not in str(await socket.recv()):
            pass


@asynccontextmanager
async def small(settings: Settings, **more: object) -> AsyncIterator[Club]:
    async with open_club(msgspec.structs.replace(settings, **more)) as club:
        yield club


@alone
@pytest.mark.parametrize(
    "limits",
    [
        {"connections": 40, "connections_per_address": 0},
        {"connections": 400, "connections_per_address": 40},
    ],
)
@pytest.mark.parametrize("said", [HALF, WHOLE + HALF], ids=["first", "second"])
async def test_lobby_and_game_stay_usable_while_many_bring_nothing(
    settings: Settings, limits: dict[str, int], said: bytes
) -> None:
    async with small(settings, **limits) as club:
        chairs = await club_table(club, "Anna", "Basia")
        async with chairs[0].page() as page, half_open(club.address, 120, said):
            for _ in range(5):
                assert (await club.stranger().get("/api/lobby"))["open"] == []
            await (await asked(chairs)).choose()
            await answered(page.socket)


@alone
@pytest.mark.parametrize(
    "said",
    [
        b"",
        HALF,
        b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        b'content-length: 100\r\n\r\n{"name"',
    ],
    ids=["nothing", "half a header", "half a body"],
)
async def test_a_request_has_to_come_in_time(settings: Settings, said: bytes) -> None:
    async with small(settings, request_time=0.3) as club, half_open(club.address, 3, said) as ended:
        await until(lambda: all(ended))


@alone
async def test_whoever_has_asked_may_stay(settings: Settings) -> None:
    async with small(settings, request_time=0.2) as club:
        [anna] = await club_table(club, "Anna", bots=[None, "random"])
        async with anna.page() as page:
            async with half_open(club.address, 1) as ended:
                await until(lambda: all(ended))  # more than the time has passed
            await answered(page.socket)


@alone
async def test_an_address_with_too_many_live_connections_gets_no_more(settings: Settings) -> None:
    async with small(settings, connections_per_address=6) as club:
        [anna] = await club_table(club, "Anna", bots=[None, "random"])
        await anna.browser.http.aclose()
        live = [anna.browser.live(f"/api/tables/{anna.table}/live") for _ in range(6)]
        sockets = [await one for one in live]
        with pytest.raises((httpx.TransportError, OSError)):
            await club.stranger().get("/api/lobby")
        await sockets.pop().close()
        await until(lambda: club.house.metrics.live._value.get() == 5)
        assert await club.stranger().get("/api/lobby")
        for socket in sockets:
            await socket.close()


def test_a_proxy_brings_as_many_as_it_likes() -> None:
    doors = Doors(Settings(connections_per_address=1, proxies=("10.0.0.0/8", "::1")))
    peers = ["10.1.2.3", "10.1.2.3", "::1", "::1", "192.0.2.1", "192.0.2.1"]
    entered = []
    for peer in peers:
        transport = Transport(peer)
        entered.append(doors.enter(transport))
        doors.asked(transport)

    assert entered == [True, True, True, True, True, False]


class Transport(asyncio.Transport):
    """A connection from an address."""

    def __init__(self, peer: str) -> None:
        super().__init__({"peername": (peer, 1)})
