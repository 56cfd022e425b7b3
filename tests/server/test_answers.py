"""How answers travel: made once where that can be, compressed where it is safe, kept by nobody."""

from __future__ import annotations

import gzip
import json
from typing import Any

import httpx
import msgspec
import pytest

from konspira.server.http.compression import SHORTEST
from konspira.server.http.problems import described
from konspira.server.routes import games
from konspira.server.settings import Settings
from konspira.server.wire.common import Strict
from support.chairs import club_table, gather
from support.club import Club, open_club

pytestmark = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)


@pytest.fixture
def club(standing: Club) -> Club:
    """One for all: nobody minds here what others did."""
    return standing


# -- the games -------------------------------------------------------------------------------------


async def test_the_games_are_described_once(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = club.stranger()
    first = await browser.get("/api/games")
    monkeypatch.setattr(games, "_info", None)  # nobody may describe them again

    assert await browser.get("/api/games") == first
    assert [one["id"] for one in first] == list(club.house.games)


async def test_the_games_are_not_sent_twice(club: Club) -> None:
    browser = club.stranger()
    first = await browser.request("GET", "/api/games")
    again = await browser.request(
        "GET", "/api/games", headers={"if-none-match": first.headers["etag"]}
    )

    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "no-cache"
    assert (again.status_code, again.content) == (304, b"")


async def test_the_games_have_an_address_for_each_version(club: Club) -> None:
    browser = club.stranger()
    place = (await games.games_file(club.house)).place
    response = await browser.request("GET", place)
    other = await browser.refused("GET", "/api/games/at/0123456789")

    assert response.json() == await browser.get("/api/games")
    assert "immutable" in response.headers["cache-control"]
    assert (other["status"], other["code"]) == (404, "not-found")


# -- compressed ------------------------------------------------------------------------------------


async def raw(club: Club, path: str, cookies: httpx.Cookies) -> tuple[httpx.Response, bytes]:
    """An answer as it travelled."""
    headers = {"accept-encoding": "gzip"}
    async with (
        httpx.AsyncClient(
            base_url=club.address, cookies=cookies, trust_env=False, timeout=30
        ) as http,
        http.stream("GET", path, headers=headers) as response,
    ):
        return response, b"".join([part async for part in response.aiter_raw()])


async def test_long_answers_are_compressed_and_short_ones_are_not(club: Club) -> None:
    anna = await club.guest()
    long, pressed = await raw(club, "/api/schema/openapi.json", anna.http.cookies)
    short, plain = await raw(club, "/api/me", anna.http.cookies)

    assert long.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in long.headers["vary"]
    assert int(long.headers["content-length"]) == len(pressed)
    assert len(gzip.decompress(pressed)) > 3 * len(pressed)
    assert "content-encoding" not in short.headers and len(plain) < SHORTEST


async def test_who_cannot_read_compressed_answers_gets_none(club: Club) -> None:
    browser = club.stranger()
    for path in ("/api/games", "/api/schema/openapi.json"):
        response = await browser.request("GET", path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in response.headers
        assert response.json()


async def test_secrets_are_not_compressed_beside_the_words_of_others(club: Club) -> None:
    anna, _ = await club_table(club, "Anna", "Basia")
    await anna.browser.patch("/api/me", {"preferences": {f"key{n}": "x" * 99 for n in range(20)}})
    for _ in range(5):
        await gather(anna.browser, seats=3)
    here = f"/api/tables/{anna.table}"
    for path in ("/api/lobby", "/api/me/export", f"{here}/frame", f"{here}/moments/0"):
        response, content = await raw(club, path, anna.browser.http.cookies)
        assert "content-encoding" not in response.headers, path
        assert json.loads(content) and len(content) > SHORTEST, path


# -- kept by nobody, read strictly -----------------------------------------------------------------


async def test_answers_for_one_viewer_are_kept_by_nobody(club: Club) -> None:
    anna = await club.guest()
    for path in ("/api/me", "/api/lobby", "/api/nothing", "/api/health"):
        response = await anna.request("GET", path)
        assert response.headers["cache-control"] == "no-store", path


@pytest.mark.parametrize("type", ["text/plain", "application/x-www-form-urlencoded", ""])
async def test_a_body_that_does_not_call_itself_json_is_not_read(club: Club, type: str) -> None:
    problem = await club.stranger().refused(
        "POST", "/api/me", content=b'{"name": "Anna"}', headers={"content-type": type}
    )

    assert (problem["status"], problem["code"]) == (415, "not-json-body")


async def test_json_may_name_its_letters(club: Club) -> None:
    headers = {"content-type": "application/json; charset=utf-8"}
    response = await club.stranger().request(
        "POST", "/api/me", content='{"name": "Łucja"}'.encode(), headers=headers
    )

    assert response.json()["name"] == "Łucja"


def strict(kind: type[Any]) -> set[str]:
    kinds: list[type[Any]] = kind.__subclasses__()
    return {kind.__name__}.union(*(strict(one) for one in kinds))


def test_the_description_says_that_unknown_fields_are_refused(club: Club) -> None:
    data = described(club.app)
    bodies = {
        operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].split("/")[-1]
        for item in data["paths"].values()
        for operation in item.values()
        if "requestBody" in operation
    }

    assert len(bodies) > 10 and bodies <= strict(Strict)
    for name in bodies:
        assert data["components"]["schemas"][name]["additionalProperties"] is False, name


# -- signed guests are counted apart ---------------------------------------------------------------


async def test_a_greedy_guest_uses_up_nobody_elses_requests(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    limited = msgspec.structs.replace(settings, requests_per_minute=30)
    async with open_club(limited, lambda: 6e7) as club:
        # What is counted is tested here; that she would wait for a minute is tested elsewhere.
        monkeypatch.setattr(club.house.pace, "wait", lambda caller, per_minute: 0.0)
        anna, basia = await club.guest("Anna"), await club.guest("Basia")
        asked = [(await anna.request("GET", "/api/nothing")).status_code for _ in range(31)]
        anna_now = await anna.request("GET", "/api/me")
        others = [await who.request("GET", "/api/me") for who in (basia, club.stranger())]

    assert asked[-1] == 404 and anna_now.status_code == 429
    assert [answer.status_code for answer in others] == [200, 200]


async def test_an_address_brings_only_so_many_new_guests(settings: Settings) -> None:
    limited = msgspec.structs.replace(settings, requests_per_minute=40)
    async with open_club(limited, lambda: 6e7) as club:
        names = [club.stranger() for _ in range(5)]
        codes = [(await one.request("POST", "/api/me", {"name": "A"})).status_code for one in names]

    assert codes == [200, 200, 200, 200, 429]
