"""What a host can see of a running server: metrics, and one line of log for each request."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Iterator
from secrets import token_hex
from typing import TYPE_CHECKING, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.metrics_core import CounterMetricFamily
from prometheus_client.registry import Collector

from konspira.server.logs import LOG, REQUEST

if TYPE_CHECKING:
    from konspira.server.house import House

ASKED_ID = re.compile(r"[\w.-]{1,64}")  # an id that a proxy may have given already

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
THINKING = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)


class Metrics:
    """What one process counts, for Prometheus."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "konspira_requests",
            "Requests by route and status.",
            ("method", "route", "status"),
            registry=self.registry,
        )
        self.latency = Histogram(
            "konspira_request_seconds",
            "How long a request took.",
            ("method", "route"),
            buckets=QUICK,
            registry=self.registry,
        )
        self.live = Gauge(
            "konspira_live_connections", "Live connections that are open.", registry=self.registry
        )
        self.malformed = Counter(
            "konspira_malformed",
            "Live connections that ended with something that is no message.",
            registry=self.registry,
        )
        self.choices = Choices(self.registry)
        self.thinking = Histogram(
            "konspira_bot_seconds",
            "How long a bot thought about a choice.",
            ("game", "level"),
            buckets=THINKING,
            registry=self.registry,
        )


class Choices(Collector):
    """Choices that were written to the log, counted where there is no time for more."""

    def __init__(self, numbers: CollectorRegistry) -> None:
        self._cells: dict[tuple[str, str], list[int]] = {}
        numbers.register(self)

    def cell(self, game: str, by: str) -> list[int]:
        """Return where the choices of persons or bots in a game are counted: one number."""
        return self._cells.setdefault((game, by), [0])

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Return what Prometheus reads."""
        found = CounterMetricFamily(
            "konspira_choices", "Choices that were written to the log.", labels=("game", "by")
        )
        for labels, (count,) in self._cells.items():
            found.add_metric(labels, count)
        yield found


# -- every request ---------------------------------------------------------------------------------


class Watched:
    """The application, with everything that goes in and out noted.

    It stands outside of Litestar's own layers, so that what no route answers is seen too. Neither
    query nor cookies nor bodies are noted: a query can hold a secret, and so can the others.
    """

    def __init__(self, app: ASGIApp, house: House, headers: list[tuple[bytes, bytes]]) -> None:
        self.app = app
        self.house = house
        self.headers = headers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        id = request_id(scope)
        token = REQUEST.set(id)
        started = time.perf_counter()
        status = 0
        headers = [*self.headers, (b"x-request-id", id.encode())]
        private = scope["path"].startswith("/api/")  # made for one viewer, unless it says more
        bare = scope.get("method") == "HEAD"
        if bare:  # a HEAD is a GET of which nobody wants the body
            scope = cast("Scope", {**scope, "method": "GET"})

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = [*message.get("headers", []), *headers]
                if private and not any(name == b"cache-control" for name, _ in given):
                    given.append((b"cache-control", b"no-store"))
                message["headers"] = given
            elif message["type"] == "http.response.body" and bare:
                message["body"] = b""
            elif message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "websocket.close" and not status:
                status = message["code"]
            await send(message)

        try:
            await self.app(scope, receive, answer)
        finally:
            self.note(scope, "HEAD" if bare else "", status, time.perf_counter() - started)
            REQUEST.reset(token)

    def note(self, scope: Scope, method: str, status: int, seconds: float) -> None:
        """Count a request that has ended, and write its line."""
        live = scope["type"] == ScopeType.WEBSOCKET
        method = "LIVE" if live else method or str(scope.get("method"))
        route = str(scope.get("path_template") or "none")
        metrics = self.house.metrics
        metrics.requests.labels(method, route, str(status)).inc()
        if not live:  # a live connection lasts as long as somebody plays
            metrics.latency.labels(method, route).observe(seconds)
        LOG.log(
            logging.DEBUG if route in QUIET else logging.INFO,
            "request",
            extra={
                "facts": {
                    "method": method,
                    "path": scope["path"],
                    "status": status,
                    "ms": round(seconds * 1000, 1),
                    "address": (scope.get("client") or ("",))[0],
                }
            },
        )


QUIET = ("/api/health", "/api/ready", "/api/metrics")  # asked every few seconds by machines


def request_id(scope: Scope) -> str:
    """The id of a request: what a proxy calls it, or a new one."""
    for name, value in scope["headers"]:
        if name == b"x-request-id":
            text = value.decode("latin-1")
            if ASKED_ID.fullmatch(text):
                return text
    return token_hex(8)
