"""Connections, counted before anything is asked: nobody keeps the door open for nothing.

A connection has a time limit to bring a whole request. When there is no room, for an address or for
all, the oldest one that has not brought its request yet makes room for the next.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Any, cast

import httptools
import uvicorn

from konspira.server.http.security import address_of
from konspira.server.logs import LOG

if TYPE_CHECKING:
    from uvicorn.server import ServerState

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
        """Return where somebody comes from; empty for a proxy, behind which there are many."""
        scope: Any = {"client": transport.get_extra_info("peername") or ("",)}
        host = str(scope["client"][0])
        return "" if any(_within(host, proxy) for proxy in self.proxies) else address_of(scope)


def _within(host: str, network: str) -> bool:
    try:
        return network == "*" or ip_address(host) in ip_network(network, strict=False)
    except ValueError:
        return host == network


class ServerConfig(uvicorn.Config):
    """How uvicorn runs, and who counts its connections."""

    inner: type[asyncio.Protocol]  # reads and answers requests

    def __init__(self, application: Any, doors: Doors, **options: Any) -> None:
        super().__init__(application, http="httptools", **options)
        self.doors = doors

    def load(self) -> None:
        """Put a door before each connection."""
        super().load()
        self.inner, self.http_protocol_class = self.http_protocol_class, Door


class Door(asyncio.Protocol):
    """One connection: hands everything to uvicorn's protocol, and watches for whole requests."""

    _limit: asyncio.TimerHandle | None = None

    def __init__(
        self,
        config: ServerConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        **more: Any,
    ) -> None:
        made: Any = config.inner  # uvicorn gives every protocol the same arguments
        self._inner: asyncio.Protocol = made(
            config=config, server_state=server_state, app_state=app_state, **more
        )
        self._doors = config.doors
        self._requests = httptools.HttpRequestParser(self)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let somebody in who has to say what for, or nobody if there is no room."""
        self._transport = cast("asyncio.Transport", transport)
        self._inner.connection_made(transport)
        if self._doors.enter(self._transport):
            self._start()
        else:
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for others."""
        self._stop()
        self._doors.leave(self._transport)
        self._inner.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Note where requests begin and end, and hand the bytes on."""
        with suppress(httptools.HttpParserError, httptools.HttpParserUpgrade):
            self._requests.feed_data(data)
        self._inner.data_received(data)

    def eof_received(self) -> bool | None:
        """Hand it on."""
        return self._inner.eof_received()

    def pause_writing(self) -> None:
        """Hand it on."""
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        """Hand it on."""
        self._inner.resume_writing()

    def on_message_begin(self) -> None:
        """Expect the rest of a request, perhaps not the first one."""
        self._start()
        self._doors.asks(self._transport)

    def on_message_complete(self) -> None:
        """Stop the clock: from here on the server takes its time."""
        self._stop()
        self._doors.asked(self._transport)

    def _start(self) -> None:
        if self._limit is None and self._doors.time:
            self._limit = asyncio.get_running_loop().call_later(
                self._doors.time, self._transport.abort
            )

    def _stop(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None
