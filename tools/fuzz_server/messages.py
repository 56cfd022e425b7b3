"""Malformed messages, each made from its number: what strangers and attackers send."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

METHODS = ("GET", "POST", "PATCH", "DELETE", "PUT", "OPTIONS", "HEAD", "TRACE", "BREW", "get", "")
PLACES = (
    "/",
    "/api/me",
    "/api/games",
    "/api/games/stawka/check",
    "/api/lobby",
    "/api/tables",
    "/api/tables/{table}",
    "/api/tables/{table}/frame?since=0",
    "/api/tables/{table}/choose",
    "/api/tables/{table}/moments/0",
    "/api/tables/{table}/live",
    "/api/schema/openapi.json",
    "/assets/x.js",
    "/rules/spiskowcy",
)
ODD = ("%00", "%ff", "%2e%2e/", "\x00", "é", "?", "#", "//", "%", " ", "a" * 3000, ";", "\\", "{}")
HEADERS = (
    "content-length: -1",
    "content-length: 99999999",
    "content-length: x",
    "transfer-encoding: chunked",
    "transfer-encoding: x, chunked",
    "content-type: text/plain",
    "content-type: application/json; charset=utf-16",
    "accept-encoding: gzip;q=x,,,",
    "accept-language: " + "x-" * 400,
    "cookie: konspira-person=x; konspira-csrf=y; ;;=",
    "x-csrf-token: \xff",
    "if-none-match: " + '"' * 500,
    "x-forwarded-for: 1.2.3.4, ::1",
    "upgrade: websocket\r\nconnection: upgrade",
    "upgrade: h2c\r\nconnection: upgrade",
    "expect: 100-continue",
    "range: bytes=9-1",
    "no colon at all",
    ": no name",
)
BODIES = (
    b"",
    b"{",
    b"null",
    b"[]",
    b"\xff\xfe",
    b'{"name": "\\ud800"}',
    b'{"name": 1e999}',
    b'{"seats": -1, "options": {"scenario": "[scenario]\\na' + b".a" * 500 + b'=1"}}',
    b"[" * 5000,
    b"x" * 70_000,
    b"5\r\nab",
)
TEXTS: tuple[object, ...] = (
    {},
    [],
    "x",
    None,
    1e308,
    {"do": "choose"},
    {"do": "choose", "re": -1, "token": "x" * 200, "choice": "y"},
    {"do": "choose", "re": 1, "token": "0", "choice": ["a"]},
    {"do": "go", "re": 1, "table": "\x00", "since": -5},
    {"do": "say", "re": 2**70, "text": "\u202e"},
    {"do": "why", "re": 1, "choice": ""},
    {"do": "nothing", "re": 1},
    {"do": "ping", "re": "x"},
)


def http(number: int, table: str) -> bytes:
    """One request that is hardly one."""
    luck = random.Random(number)
    place = luck.choice(PLACES).format(table=table)
    if luck.random() < 0.4:
        cut = luck.randrange(len(place) + 1)
        place = place[:cut] + luck.choice(ODD) + place[cut:]
    version = luck.choice(("HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/9.9", "x"))
    head = [f"{luck.choice(METHODS)} {place} {version}", "host: x", "connection: close"]
    head += luck.sample(HEADERS, luck.randrange(4))
    body = luck.choice(BODIES)
    if luck.random() < 0.7:
        head += ["content-type: application/json", f"content-length: {len(body)}"]
    whole = "\r\n".join(head).encode("latin-1", "replace") + b"\r\n\r\n" + body
    return _changed(whole, luck) if luck.random() < 0.5 else whole


def websocket(number: int) -> bytes:
    """One frame, or something like it."""
    luck = random.Random(number)
    kind: Callable[[random.Random], bytes] = luck.choice((_text, _text, _frame, _noise))
    return kind(luck)


def _text(luck: random.Random) -> bytes:
    """A well-formed frame with a message that is none."""
    data = json.dumps(luck.choice(TEXTS)).encode()
    if luck.random() < 0.3:
        data = _changed(data, luck)
    return framed(data[:120], luck)


def _frame(luck: random.Random) -> bytes:
    """A frame of any kind, with any bits."""
    data = luck.randbytes(luck.randrange(126))
    return framed(data, luck, first=luck.randrange(256), masked=luck.random() < 0.8)


def _noise(luck: random.Random) -> bytes:
    return luck.randbytes(luck.randrange(1, 200))


def framed(data: bytes, luck: random.Random, first: int = 0x81, masked: bool = True) -> bytes:
    """A small frame of a client."""
    if not masked:
        return bytes((first, len(data))) + data
    mask = luck.randbytes(4)
    hidden = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
    return bytes((first, 0x80 | len(data))) + mask + hidden


def _changed(data: bytes, luck: random.Random) -> bytes:
    """Some bytes turned, put in, left out, or the end cut off."""
    found = bytearray(data)
    for _ in range(luck.randrange(1, 4)):
        place = luck.randrange(len(found) + 1)
        match luck.randrange(4):
            case 0 if place < len(found):
                found[place] = luck.randrange(256)
            case 1:
                found[place:place] = luck.randbytes(luck.randrange(1, 9))
            case 2:
                del found[place : place + luck.randrange(1, 9)]
            case _ if luck.random() < 0.3:
                del found[place:]
    return bytes(found)
