"""How often somebody may ask: a signed person for itself, all others of an address together.

Those who ask faster than the rest are answered later, not at once and refused afterwards: ten
greedy programs get what ten patient ones get, and nobody else waits for them.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from konspira.server.errors import MINUTE, too_many
from konspira.server.http.security import address_of
from konspira.server.people import guests

if TYPE_CHECKING:
    from konspira.server.house import House

AT_ONCE = 6  # seconds' worth of requests that may come at once: a page asks for several things
FEW = 10  # requests that may always come at once
NEW_GUESTS = 10  # one request of an address in ten may bring a new guest
LONGEST = 5.0  # seconds that a request waits for its turn
FILES = 10  # as many files as requests: they cost little
FREE = ("/api/health",)  # asked by machines all the time
MOST = 10_000  # callers that are remembered


class Pace:
    """When the next request of each caller is due, in this process."""

    def __init__(self) -> None:
        self.due: dict[str, float] = {}

    def wait(self, caller: str, per_minute: int) -> float:
        """Count one more request; the seconds that it has to wait."""
        now = time.monotonic()
        if len(self.due) > MOST:
            self.due = {name: due for name, due in self.due.items() if due > now}
        step = MINUTE / per_minute
        due = max(self.due.get(caller, 0.0), now - max(AT_ONCE, FEW * step)) + step
        self.due[caller] = min(due, now + LONGEST + step)
        return max(0.0, due - now)


def caller_of(house: House, scope: Scope) -> str:
    """Return who is counted: a person by a cookie that we signed, else the address.

    A cookie that was recalled is somebody of its own: it can use up nobody else's requests.
    """
    cookies: dict[str, str] = ASGIConnection(scope).cookies
    found = guests.read_cookie(house, cookies.get(guests.COOKIE, ""))
    return f"address:{address_of(scope)}" if found is None else f"person:{found[0]}:{found[1]}"


async def asks_too_often(house: House, scope: Scope) -> bool:
    """Count a request; were there too many in the last minute? A hurried one waits for its turn."""
    most = house.settings.requests_per_minute
    if not most:
        return False
    caller = caller_of(house, scope)
    wait = house.pace.wait(caller, most)
    if wait:
        await asyncio.sleep(min(wait, LONGEST))
    return wait > LONGEST or await house.limits.count(caller, house.now()) > most


async def too_many_guests(house: House, scope: Scope) -> bool:
    """Count a new guest of an address: each may ask for itself, so there must not be too many."""
    most = house.settings.requests_per_minute / NEW_GUESTS
    if not most:
        return False
    return await house.limits.count(f"guests:{address_of(scope)}", house.now()) > max(1, most)


class Paced:
    """Every request waits for its turn, also for what is not there; files come ten times as fast.

    It stands outside of Litestar's own layers, which answer for themselves what no route answers.
    """

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and self.house.settings.requests_per_minute:
            if scope["path"].startswith("/api/") and scope["path"] not in FREE:
                scope["too_often"] = await asks_too_often(self.house, scope)  # type: ignore[typeddict-unknown-key]
            else:
                most = FILES * self.house.settings.requests_per_minute
                wait = self.house.pace.wait(f"files:{address_of(scope)}", most)
                await asyncio.sleep(wait)
        await self.app(scope, receive, send)


class RateLimit:
    """Refuses those who asked too often."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("too_often"):
            raise too_many()
        await self.app(scope, receive, send)
