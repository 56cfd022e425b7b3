"""Connections, counted before anything is asked: nobody keeps the door open for nothing.

A connection has a time limit to bring a whole request. When there is no room, for an address or for
all, the oldest one that has not brought its request yet makes room for the next.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from konspira.server.http.security import address_of
from konspira.server.logs import LOG

if TYPE_CHECKING:
    from konspira.server.settings import Settings

RESERVED = 96  # files that are no connections: the database, pipes to bots, the log
USUAL = 1024  # files, where the system does not say
ENOUGH = 512  # connections; with fewer the host is warned


def open_files() -> int:
    """Raise the limit of open files as far as we may; how many may be open then."""
    if sys.platform == "win32":
        return USUAL
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError):  # some systems promise more than they keep
            return soft
    return hard if hard != resource.RLIM_INFINITY else 1 << 20


def warn_of_few_files() -> None:
    """Tell the host when many people could not connect at once."""
    if open_files() - RESERVED < ENOUGH:
        LOG.warning("few connections are possible")


class Doors:
    """The connections of one process."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.connections or max(RESERVED, open_files() - RESERVED)
        self.each = settings.connections_per_address
        self.time = settings.request_time
        self.proxies = settings.proxies
        self._inside: dict[Any, str] = {}  # transports, and where they come from
        self._from: Counter[str] = Counter()
        self._waiting: dict[Any, None] = {}  # those without a whole request, oldest first

    def enter(self, transport: asyncio.Transport) -> bool:
        """Somebody comes; False: there is no room."""
        if transport in self._inside:
            return True
        address = self._address(transport)
        if self.each and address and self._from[address] >= self.each and not self._room(address):
            return False
        if len(self._inside) >= self.most and not self._room(None):
            return False
        self._inside[transport] = address
        self._from[address] += 1
        self._waiting[transport] = None
        return True

    def asks(self, transport: asyncio.Transport) -> None:
        """A request begins; until it is whole, its connection may have to make room."""
        if transport in self._inside:
            self._waiting[transport] = None

    def asked(self, transport: asyncio.Transport) -> None:
        """A whole request has come."""
        self._waiting.pop(transport, None)

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection has ended."""
        self._waiting.pop(transport, None)
        address = self._inside.pop(transport, None)
        if address is not None:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    def _room(self, address: str | None) -> bool:
        """Send away the oldest that has no whole request, of an address or of all."""
        for one in self._waiting:
            if address is None or self._inside[one] == address:
                self.leave(one)
                one.abort()
                return True
        return False

    def _address(self, transport: asyncio.Transport) -> str:
        """Where somebody comes from; empty for a proxy, behind which there are many."""
        scope: Any = {"client": transport.get_extra_info("peername") or ("",)}
        host = str(scope["client"][0])
        return "" if any(_within(host, proxy) for proxy in self.proxies) else address_of(scope)


def _within(host: str, network: str) -> bool:
    try:
        return network == "*" or ip_address(host) in ip_network(network, strict=False)
    except ValueError:
        return host == network


class Door(HttpToolsProtocol):
    """One connection; `config.doors` counts it."""

    _limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come, and has to say what for."""
        super().connection_made(transport)
        self.doors: Doors = self.config.doors  # type: ignore[attr-defined]
        if self.doors.enter(transport):
            self._start()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._stop()
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """A request begins, perhaps not the first one."""
        self._start()
        self.doors.asks(self.transport)
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """It is whole: from here on the server takes its time."""
        self._stop()
        self.doors.asked(self.transport)
        super().on_message_complete()

    def _start(self) -> None:
        if self._limit is None and self.doors.time:
            self._limit = self.loop.call_later(self.doors.time, self.transport.abort)

    def _stop(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None
