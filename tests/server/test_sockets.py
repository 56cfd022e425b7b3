"""The short way of WebSockets: messages in pieces of any size are understood."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import pytest

from konspira.server.live.framing import ends_with_a_frame
from support.chairs import club_table
from support.club import Club

pytestmark = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
PATIENCE = 120.0


def frame(payload: bytes, opcode: int = TEXT, final: bool = True, masked: bool = True) -> bytes:
    """A frame as a client writes it."""
    size = len(payload)
    length = bytes([size]) if size < 126 else b"\x7e" + size.to_bytes(2, "big")
    head = bytes([opcode | (0x80 if final else 0), length[0] | (0x80 if masked else 0)])
    if not masked:
        return head + length[1:] + payload
    mask = os.urandom(4)
    hidden = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
    return head + length[1:] + mask + hidden


def ping(number: int, spaces: int = 0) -> bytes:
    return json.dumps({"do": "ping", "re": number}).encode() + b" " * spaces


class Raw:
    """A client that writes its bytes itself."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            await asyncio.sleep(0.01 if len(pieces) > 1 else 0)  # a packet each

    async def hear(self) -> tuple[int, bytes]:
        """The next frame: its kind and what is in it."""
        async with asyncio.timeout(PATIENCE):
            head, size = await self.reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await self.reader.readexactly(2), "big")
            elif size == 127:
                size = int.from_bytes(await self.reader.readexactly(8), "big")
            return head & 0x0F, await self.reader.readexactly(size)

    async def answer(self, opcode: int = TEXT) -> bytes:
        """The next frame of this kind that is no news of the table."""
        while True:
            found, payload = await self.hear()
            if found == opcode and (opcode != TEXT or b'"re":' in payload):
                return payload

    async def answers(self) -> int:
        """The number of the next message that is answered."""
        found = json.loads(await self.answer())
        assert found["is"] == "done"
        return int(found["re"])


@asynccontextmanager
async def raw(club: Club) -> AsyncIterator[Raw]:
    """Somebody who watches a table."""
    anna, _ = await club_table(club, "Anna", "Bartek")
    host = urlsplit(club.address).netloc
    reader, writer = await asyncio.open_connection(*host.split(":"))
    lines = [
        f"GET {anna.path}/live HTTP/1.1",
        *(f"Host: {host}", f"Origin: http://{host}", "Upgrade: websocket", "Connection: Upgrade"),
        *("Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""),
    ]
    writer.write("\r\n".join(lines).encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()


async def test_messages_are_answered_one_by_one(club: Club) -> None:
    async with raw(club) as client:
        for number in range(1, 4):
            await client.send(frame(ping(number)))
            assert await client.answers() == number


async def test_several_messages_in_one_packet(club: Club) -> None:
    async with raw(club) as client:
        await client.send(frame(ping(1)) + frame(ping(2)) + frame(ping(3, spaces=200)))
        assert [await client.answers() for _ in range(3)] == [1, 2, 3]
        await client.send(frame(ping(4)))
        assert await client.answers() == 4


async def test_more_messages_than_may_wait(club: Club) -> None:
    async with raw(club) as client:
        for number in range(1, 61):
            await client.send(frame(ping(number)))
        assert [await client.answers() for _ in range(60)] == list(range(1, 61))


async def test_a_message_in_many_packets(club: Club) -> None:
    async with raw(club) as client:
        whole = frame(ping(1))
        await client.send(*[whole[place : place + 1] for place in range(len(whole))])
        assert await client.answers() == 1
        whole = frame(ping(2)) + frame(ping(3))
        await client.send(whole[:-7], whole[-7:])  # a packet that ends in the middle of a frame
        assert [await client.answers() for _ in range(2)] == [2, 3]
        await client.send(frame(ping(4)))
        assert await client.answers() == 4


async def test_a_message_in_fragments_with_a_ping_between_them(club: Club) -> None:
    async with raw(club) as client:
        text = ping(1)
        await client.send(
            frame(text[:5], final=False),
            frame(b"still there?", PING),
            frame(text[5:9], CONTINUED, final=False),
            frame(text[9:], CONTINUED),
        )
        assert await client.answer(PONG) == b"still there?"
        assert await client.answers() == 1
        await client.send(frame(ping(2)))
        assert await client.answers() == 2


@pytest.mark.parametrize(
    ("nonsense", "code"),
    [
        (frame(b"\xff\xfe"), 1007),
        (frame(ping(1), masked=False), 1002),
        (frame(ping(1), CONTINUED), 1002),
        (frame(b"{}", final=False) + frame(ping(1)), 1002),
        (frame(ping(1), BINARY), 4400),
        (frame(b"\x03\xe8", CLOSE), 1000),
    ],
    ids=["no-text", "not-masked", "goes-on-from-nothing", "in-a-fragment", "binary", "close"],
)
async def test_what_is_out_of_order_closes_the_connection(
    club: Club, nonsense: bytes, code: int
) -> None:
    async with raw(club) as client:
        await client.send(nonsense)
        closing = await client.answer(CLOSE)
        assert int.from_bytes(closing[:2], "big") == code


def test_where_a_frame_ends(backend: str) -> None:
    small, large = frame(b"hello"), frame(b"x" * 300)
    for whole in (small, large, small + large, large + small + small):
        assert ends_with_a_frame(whole)
        assert not any(ends_with_a_frame(whole[:-cut]) for cut in (1, 2, 5))
    assert ends_with_a_frame(b"")
    assert not ends_with_a_frame(frame(b"hello", masked=False))
    assert not ends_with_a_frame(b"\x81\xff" + bytes(12))  # eight bytes of length: too large
