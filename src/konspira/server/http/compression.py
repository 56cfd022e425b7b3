"""Long answers in JSON are compressed.

Not where a secret stands beside words of somebody else: the length of a compressed answer tells
whether the two are alike (BREACH). Such routes say `opt=MIXED`, and frames of live connections are
never compressed.
"""

from __future__ import annotations

import gzip
from asyncio import to_thread
from typing import Any

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

SHORTEST = 1024  # bytes of an answer that is worth it
LONG = 64 * 1024  # bytes of an answer that others shall not wait for
LEVEL = 5  # of 9: nearly as small as can be, in a third of the time
MIXED: dict[str, Any] = {"mixed": True}


class Pressing:
    """Compresses what a client can read compressed."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        mixed = scope["route_handler"].opt.get("mixed", False)
        if mixed or "gzip" not in Headers.from_scope(scope).get("accept-encoding", ""):
            await self.app(scope, receive, send)
            return
        held: list[Message] = []  # the beginning waits until the length is known

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                held.append(message)
                return
            if held and message["type"] == "http.response.body":
                start = held.pop()
                if _worth_it(start, message):
                    await _press(start, message)
                await send(start)
            await send(message)

        await self.app(scope, receive, answer)


def _worth_it(start: Any, body: Any) -> bool:
    """Is this a long answer in JSON, in one piece, and not compressed yet?"""
    headers = MutableScopeHeaders(start)
    return (
        not body.get("more_body", False)
        and len(body.get("body", b"")) >= SHORTEST
        and "json" in headers.get("content-type", "")
        and "content-encoding" not in headers
    )


async def _press(start: Any, body: Any) -> None:
    content: bytes = body["body"]
    if len(content) < LONG:
        pressed = gzip.compress(content, LEVEL, mtime=0)
    else:
        pressed = await to_thread(gzip.compress, content, LEVEL, mtime=0)
    body["body"] = pressed
    headers = MutableScopeHeaders(start)
    headers["content-encoding"] = "gzip"
    headers["content-length"] = str(len(pressed))
    headers.extend_header_value("vary", "accept-encoding")
