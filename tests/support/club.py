"""A running server and the people who use it, for tests: real HTTP, real WebSockets."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from konspira.catalogue import GAMES
from konspira.cli.serving import configured
from konspira.kernel.game import Game
from konspira.server.app import create_app
from konspira.server.house import House
from konspira.server.settings import Settings

SALT = "5a" * 16
NO_QUOTAS: dict[str, Any] = {  # settings of a server where one guest may have any number of tables
    f"{kind}_per_{who}": 0
    for kind in ("tables", "bot_tables")
    for who in ("guest", "account", "address")
}


class Browser:
    """A cookie jar and the CSRF token, as a browser has them. Answers are decoded JSON."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.address = address
        headers = {"accept-language": language}
        self.http = httpx.AsyncClient(
            base_url=address,
            headers=headers,
            trust_env=False,
            verify=False,
            timeout=30.0,  # the machine may be busy with other things
            limits=httpx.Limits(keepalive_expiry=2.0),  # the server hangs up after five seconds
        )

    async def request(
        self, method: str, path: str, body: object = None, **more: Any
    ) -> httpx.Response:
        """Any request; one that changes something brings its token."""
        if method != "GET" and "konspira-csrf" not in self.http.cookies:
            await self.http.get("/api/me")
        headers = {
            "x-csrf-token": self.http.cookies.get("konspira-csrf", ""),
            **more.pop("headers", {}),
        }
        if body is not None:
            more["content"] = json.dumps(body)
            headers.setdefault("content-type", "application/json")
        return await self.http.request(method, path, headers=headers, **more)

    async def ask(self, method: str, path: str, body: object = None, **more: Any) -> Any:
        """A request that is granted: what it answers."""
        response = await self.request(method, path, body, **more)
        assert response.is_success, f"{method} {path}: {response.status_code} {response.text}"
        return response.json() if response.content else None

    async def get(self, path: str, **query: Any) -> Any:
        return await self.ask("GET", path, params=query)

    async def post(self, path: str, body: object = None) -> Any:
        return await self.ask("POST", path, body)

    async def patch(self, path: str, body: object = None) -> Any:
        return await self.ask("PATCH", path, body)

    async def delete(self, path: str) -> Any:
        return await self.ask("DELETE", path)

    async def refused(
        self, method: str, path: str, body: object = None, **more: Any
    ) -> dict[str, Any]:
        """A request that is not granted: the problem, with its status."""
        response = await self.request(method, path, body, **more)
        assert response.is_error, f"{method} {path}: {response.status_code} {response.text}"
        return {"status": response.status_code, **response.json()}

    def live(self, path: str, **more: Any) -> connect:
        """A live connection, `async with guest.live(...) as socket`."""
        headers = {"origin": self.address, **more.pop("headers", {})}
        jar = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        if jar:
            headers["cookie"] = jar
        address = self.address.replace("http", "ws", 1)
        return connect(f"{address}{path}", additional_headers=headers, proxy=None, **more)

    async def close(self) -> None:
        await self.http.aclose()


async def hear(socket: ClientConnection, kind: str, patience: float = 5.0) -> dict[str, Any]:
    """The next message of a kind; others are passed over."""
    async with asyncio.timeout(patience):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["is"] == kind:
                return message


class Club:
    """One process of a server, and the browsers that visit it."""

    def __init__(self, app: Litestar, address: str) -> None:
        self.app = app
        self.house: House = app.state.house
        self.address = address
        self.browsers: list[Browser] = []

    def stranger(self, language: str = "en") -> Browser:
        """A browser that nobody is known by."""
        self.browsers.append(Browser(self.address, language))
        return self.browsers[-1]

    async def guest(self, name: str = "Anna", language: str = "en") -> Browser:
        """A browser with a guest behind it."""
        browser = self.stranger(language)
        await browser.post("/api/me", {"name": name})
        return browser


@asynccontextmanager
async def open_club(
    settings: Settings,
    now: Callable[[], float] = time.time,
    games: Mapping[str, type[Game]] = GAMES,
) -> AsyncIterator[Club]:
    """A server on a free port, in this very loop; it stops as it does on Ctrl-C."""
    app = create_app(games, settings, now)
    config = configured(msgspec.structs.replace(settings, shutdown_time=3), app)
    server = Server(config)
    with socket.socket() as port:
        port.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{port.getsockname()[1]}"
        serving = asyncio.create_task(server.serve(sockets=[port]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.005)
        if serving.done():
            await serving
            raise RuntimeError("the server did not start")
        club = Club(app, address)
        try:
            yield club
        finally:
            for browser in club.browsers:
                await browser.close()
            server.should_exit = True
            await serving


class Server(uvicorn.Server):
    """A server that leaves the signals to pytest."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield
