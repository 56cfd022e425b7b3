"""Strangers, other sites and machines that ask too often."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest
from litestar.connection import ASGIConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from konspira.server.errors import MINUTE
from konspira.server.http.security import HEADERS, address_of, origin_allowed
from konspira.server.settings import Settings
from support.club import Club, open_club


@pytest.fixture
def club(standing: Club) -> Club:
    """One for all: nobody minds here what others did."""
    return standing


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/amber-anchor-1",
        "/api/me",
        "/api/nothing",
        "/api/me/export",
        "/api/schema/openapi.json",
    ],
)
async def test_every_answer_carries_the_headers_that_keep_strangers_out(
    club: Club, path: str
) -> None:
    response = await club.stranger().request("GET", path)

    for name, value in HEADERS.items():
        assert response.headers[name] == value, name
    assert "default-src 'self'" in response.headers["content-security-policy"]
    assert "server" not in response.headers
    assert len(response.headers["x-request-id"]) == 16


# -- requests from other sites ---------------------------------------------------------------------


@pytest.mark.parametrize("token", ["", "x", "0" * 128])
async def test_a_change_without_the_right_token_is_refused(club: Club, token: str) -> None:
    anna = await club.guest()
    for method, path in [("POST", "/api/me/sign-out"), ("DELETE", "/api/me"), ("PATCH", "/api/me")]:
        problem = await anna.refused(method, path, {}, headers={"x-csrf-token": token})
        assert (problem["status"], problem["code"]) == (403, "bad-csrf-token")

    assert (await anna.get("/api/me"))["name"] == "Anna"


async def test_a_token_without_its_cookie_is_refused(club: Club) -> None:
    anna = await club.guest()
    headers = {"x-csrf-token": anna.http.cookies["konspira-csrf"]}
    async with httpx.AsyncClient(base_url=club.address, trust_env=False) as http:
        response = await http.post("/api/me", json={"name": "Eve"}, headers=headers)

    assert response.status_code == 403


async def test_the_token_can_be_read_by_the_client_and_the_person_cannot(club: Club) -> None:
    response = await club.stranger().http.get("/api/me")

    [cookie] = response.headers.get_list("set-cookie")
    assert cookie.startswith("konspira-csrf=") and "SameSite=lax" in cookie
    assert "HttpOnly" not in cookie


@pytest.mark.parametrize("backend", ["postgres+redis"], indirect=True)
async def test_processes_of_one_server_know_each_others_cookies(settings: Settings) -> None:
    async with open_club(settings) as one, open_club(settings) as two:
        anna = await one.guest("Anna")
        anna.http.base_url = httpx.URL(two.address)

        assert (await anna.patch("/api/me", {"name": "Ania"}))["name"] == "Ania"


def connection(**headers: str) -> ASGIConnection[Any, Any, Any, Any]:
    pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
    return ASGIConnection({"type": "websocket", "headers": pairs})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("host", "origin", "allowed"),
    [
        ("club.example", "https://club.example", True),
        ("club.example:8000", "http://club.example:8000", True),
        ("club.example", "https://evil.example", False),
        ("club.example", "https://club.example.evil.example", False),
        ("club.example", "https://club.example:444", False),
        ("club.example", "https://other.example", True),  # named in the settings
        ("club.example", "https://other.example/", True),
        ("club.example", "null", False),
        ("club.example", "file://club.example", False),
        ("club.example", "", False),
        ("", "http://", False),
    ],
)
def test_only_pages_of_this_site_may_open_live_connections(
    host: str, origin: str, allowed: bool
) -> None:
    settings = Settings(origins=("https://other.example",))

    assert origin_allowed(connection(host=host, origin=origin), settings) is allowed


def test_a_program_names_no_origin_and_brings_no_cookies_of_others() -> None:
    assert origin_allowed(connection(host="club.example"), Settings())


async def test_a_page_of_another_site_gets_no_live_connection(club: Club) -> None:
    anna = await club.guest()
    table = (await anna.post("/api/tables", {"game": "leduc", "seats": 2}))["id"]

    with pytest.raises((InvalidStatus, ConnectionClosed)):
        async with anna.live(
            f"/api/tables/{table}/live", headers={"origin": "https://evil.example"}
        ) as socket:
            await socket.recv()
    async with anna.live(f"/api/tables/{table}/live") as socket:
        assert await socket.recv()


async def test_a_message_that_is_too_large_ends_the_connection(club: Club) -> None:
    anna = await club.guest()
    table = (await anna.post("/api/tables", {"game": "leduc", "seats": 2}))["id"]

    with pytest.raises(ConnectionClosed) as closed:
        async with anna.live(f"/api/tables/{table}/live") as socket:
            await socket.send("x" * 20_000)
            while True:
                await socket.recv()

    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


# -- limits ----------------------------------------------------------------------------------------


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.time = 1_000_000 * float(MINUTE)

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def test_an_address_that_asks_too_often_has_to_wait(settings: Settings, clock: Clock) -> None:
    limited = msgspec.structs.replace(settings, requests_per_minute=5)
    async with open_club(limited, clock) as club:
        anna = club.stranger()
        for _ in range(5):
            await anna.get("/api/lobby")
        response = await anna.request("GET", "/api/lobby")
        assert response.status_code == 429
        assert response.headers["retry-after"] == "60"
        assert response.json()["code"] == "too-many-requests"
        assert (await anna.request("GET", "/api/health")).status_code == 200  # for machines
        assert (await anna.request("GET", "/t/amber")).status_code != 429  # files are free

        clock.time += 1.9 * MINUTE  # what is left of the minute before counts by its share
        await anna.get("/api/lobby")


async def test_live_connections_count_too(settings: Settings, clock: Clock) -> None:
    limited = msgspec.structs.replace(settings, requests_per_minute=1)
    async with open_club(limited, clock) as club:
        anna = club.stranger()
        await anna.get("/api/lobby")
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with anna.live("/api/tables/amber-anchor-1/live") as socket:
                await socket.recv()


@pytest.mark.parametrize("backend", ["postgres+redis"], indirect=True)
async def test_processes_with_a_common_broker_count_together(
    settings: Settings, clock: Clock
) -> None:
    limited = msgspec.structs.replace(settings, requests_per_minute=3)
    async with open_club(limited, clock) as one, open_club(limited, clock) as two:
        codes = [
            (await club.stranger().request("GET", "/api/lobby")).status_code
            for club in (one, two, one, two)
        ]

    assert codes == [200, 200, 200, 429]


@pytest.mark.parametrize("trusted", [False, True])
async def test_a_proxy_is_believed_only_if_it_is_named(
    settings: Settings, clock: Clock, trusted: bool
) -> None:
    proxies = ("127.0.0.1",) if trusted else ()
    limited = msgspec.structs.replace(settings, requests_per_minute=1, proxies=proxies)
    async with open_club(limited, clock) as club:
        codes = []
        for address in ("192.0.2.1", "192.0.2.2", "192.0.2.1"):
            response = await club.stranger().request(
                "GET", "/api/lobby", headers={"x-forwarded-for": address}
            )
            codes.append(response.status_code)

    assert codes == ([200, 200, 429] if trusted else [200, 429, 429])


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_of_ipv6_the_network_is_counted(host: str, address: str) -> None:
    assert address_of({"client": (host, 1)}) == address  # type: ignore[arg-type]


def test_without_an_address_there_is_one_for_all() -> None:
    assert address_of({"client": None}) == ""  # type: ignore[arg-type]
