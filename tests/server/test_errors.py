"""Whatever goes wrong leaves the server as a problem: a code, a sentence, facts, no details."""

from __future__ import annotations

import json
import logging
import re
from typing import Any

import httpx
import msgspec
import pytest
from litestar import get

from konspira.kernel.errors import KernelBug, OptionError, Remedy
from konspira.server import app as application
from konspira.server.errors import Refusal
from konspira.server.http.problems import language_of, problem
from konspira.server.settings import Settings
from support.club import Browser, Club, open_club


@pytest.fixture
def club(standing: Club) -> Club:
    """One for all: nobody minds here what others did."""
    return standing


def check_problem(response: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """An answer that is a problem and nothing else."""
    assert response.status_code == status, response.text
    assert response.headers["content-type"] == "application/json"
    assert response.headers["cache-control"] == "no-store"
    data: dict[str, Any] = response.json()
    assert set(data) == {"code", "message", "facts"}
    assert data["code"] == code
    assert data["message"] and "{" not in data["message"]
    return data


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/api/tables/no-such-table-1/nothing", 404, "not-found"),
        ("GET", "/api/schema/redoc", 404, "not-found"),
        ("POST", "/api/nothing", 404, "not-found"),
        ("PUT", "/api/me", 405, "method-not-allowed"),
        ("POST", "/api/lobby", 405, "method-not-allowed"),
        ("GET", "/assets/nothing-1234.js", 404, "not-found"),
        ("GET", "/api/games/chess/rules", 404, "no-such-rules"),
        ("GET", "/api/games/spiskowcy/rules?lang=fr", 400, "unknown-language"),
        ("GET", "/api/me/export", 401, "no-person"),
        ("GET", "/api/metrics", 404, "not-found"),
    ],
)
async def test_what_is_not_there_is_a_problem(
    club: Club, method: str, path: str, status: int, code: str
) -> None:
    response = await club.stranger().request(method, path)

    if path.startswith("/assets") and response.status_code == 503:
        pytest.skip("the client is not built")
    check_problem(response, status, code)


async def test_what_may_be_asked_is_named(club: Club) -> None:
    response = await club.stranger().request("PUT", "/api/me")

    assert {"GET", "POST", "PATCH", "DELETE"} <= set(response.headers["allow"].split(", "))


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({"name": "x" * 25}, "name: at most 24 characters fit here"),
        ({"name": ""}, "name: at least 1 character is needed"),
        ({"name": 7}, "name: expected str, found int"),
        ({"name": None}, "name: expected str, found null"),
        ({"nam": "x"}, "the key nam is not known"),
        ({}, "the key name is missing"),
        ([], "expected object, found array"),
        ("x", "expected object, found str"),
    ],
)
async def test_a_body_that_does_not_fit_says_where_and_what(
    club: Club, body: object, words: str
) -> None:
    response = await club.stranger().request("POST", "/api/me", body)

    data = check_problem(response, 400, "bad-request")
    assert data["message"] == f"The request does not fit: {words}."


@pytest.mark.parametrize(
    "body", [b"", b"{", b"\xff\xfe", b'{"name": "\xff"}', b"nonsense", b'{"name": "x"']
)
async def test_a_body_that_is_not_json_is_a_problem(club: Club, body: bytes) -> None:
    browser = club.stranger()
    headers = {"content-type": "application/json"}

    response = await browser.request("POST", "/api/me", content=body, headers=headers)

    data = check_problem(response, 400, "bad-request")
    assert re.search(r"not whole JSON|not UTF-8|no body", data["message"])


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("/api/tables/{table}/frame?since=x", "since: expected int, found str"),
        ("/api/tables/{table}/frame?since=1.5", "since: expected int, found str"),
        ("/api/tables/{table}/frame?since=-1", "since: the number must be 0 at least"),
        ("/api/tables/{table}/frame?since=0&since=-1", "since: the number must be 0 at least"),
        ("/api/tables/{table}/chat?since=2000000", "since: the number may be 1000000 at most"),
        (f"/api/games/leduc/rules?lang={'x' * 17}", "lang: at most 16 characters fit here"),
        ("/api/tables/{table}/why", "this value does not fit here"),
    ],
)
async def test_an_address_that_does_not_fit_says_where_and_what(
    club: Club, address: str, words: str
) -> None:
    anna = await club.guest("Anna")
    table = (await anna.request("POST", "/api/tables", {"game": "leduc", "seats": 2})).json()

    response = await anna.request("GET", address.format(table=table["id"]))

    data = check_problem(response, 400, "bad-request")
    assert data["message"] == f"The request does not fit: {words}."


async def test_values_are_not_guessed(club: Club) -> None:
    anna = await club.guest("Anna")

    problem = await anna.refused("POST", "/api/me/sign-out", {"everywhere": 0})
    other = await anna.refused("POST", "/api/tables", {"game": "leduc", "seats": "2"})

    assert problem["message"] == "The request does not fit: everywhere: expected bool, found int."
    assert other["facts"]["remedy"] == {
        "code": "other-type",
        "path": "seats",
        "known": "int",
        "value": "str",
    }


async def test_a_wrong_key_is_told_with_its_place(club: Club) -> None:
    anna = await club.guest("Anna")

    refused = await anna.refused("PUT", "/api/alerts/rules", {"cells": {"pigeon": []}})

    remedy = {"code": "no-such-value", "path": "cells", "value": "pigeon"}
    assert refused["facts"]["remedy"] == remedy


@pytest.mark.parametrize(
    "type", ["text/plain", "application/x-www-form-urlencoded", "application/xml"]
)
async def test_a_body_of_another_kind_is_a_problem(club: Club, type: str) -> None:
    browser = club.stranger()

    response = await browser.request(
        "POST", "/api/me", content=b'{"name": "Anna"}', headers={"content-type": type}
    )

    check_problem(response, 415, "not-json-body")


@pytest.mark.parametrize("chunked", [False, True])
async def test_a_body_that_is_too_large_is_refused(club: Club, chunked: bool) -> None:
    browser = await club.guest()
    body = json.dumps({"name": "x" * 70_000}).encode()

    async def pieces() -> Any:
        for place in range(0, len(body), 4096):
            yield body[place : place + 4096]

    response = await browser.request(
        "PATCH",
        "/api/me",
        content=pieces() if chunked else body,
        headers={"content-type": "application/json"},
    )

    assert check_problem(response, 413, "too-large")["facts"] == {"high": 64}


SENTENCES = {
    "en": "Nobody knows you here yet. Say your name first.",
    "pl": "Nikt cię tu jeszcze nie zna. Najpierw podaj swoje imię.",
    "de": "Hier kennt dich noch niemand. Nenne zuerst deinen Namen.",
}


@pytest.mark.parametrize("language", SENTENCES)
async def test_problems_speak_the_language_asked_for(club: Club, language: str) -> None:
    response = await club.stranger(language).request("DELETE", "/api/me")

    assert check_problem(response, 401, "no-person")["message"] == SENTENCES[language]
    assert response.headers["content-language"] == language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("fr-FR,fr;q=0.9,de;q=0.5,en;q=0.4", "de"),
        ("en;q=0.1, de;q=0.2", "de"),
        ("de;q=0, pl;q=0.1", "pl"),
        ("DE_at", "de"),
        ("*", "en"),
        ("fr", "en"),
        (";;;,,,q=,pl;q=abc", "en"),
        ("x" * 5000 + ",pl", "en"),
    ],
)
def test_the_language_is_the_one_that_is_wanted_most(header: str, language: str) -> None:
    assert language_of(header) == language


class Odd:
    """Something that is no JSON."""


def test_facts_are_always_json() -> None:
    near = Remedy("near", "did you mean that?", near="that")
    facts = {"value": Odd(), "other": (1, [Odd()], {2: None}), "long": "x" * 5000, "remedy": near}
    error = Refusal("bad-name", "?", 400, **facts)

    data = msgspec.json.decode(msgspec.json.encode(problem(error, "en")))

    assert data["facts"]["other"][0] == 1
    assert data["facts"]["other"][2] == {"2": None}
    assert len(data["facts"]["long"]) < 500
    assert data["facts"]["remedy"] == {"code": "near", "near": "that"}


# -- what breaks -----------------------------------------------------------------------------------


@pytest.fixture
async def broken(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A server with routes that break."""

    @get("/api/broken/{how:str}")
    async def break_down(how: str) -> None:
        secret = "the queen of hearts"
        if how == "bug":
            raise KernelBug("agenda-empty", f"no step left; {secret}", value=secret)
        if how == "option":
            raise OptionError("exact-seats", "?", game="leduc", value="3", low=2, high=2)
        raise RuntimeError(secret)

    class Module:
        ROUTES = [break_down]

    monkeypatch.setattr(application, "ROUTES", (Module, *application.ROUTES))
    async with open_club(settings) as club:
        yield club


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
@pytest.mark.parametrize("how", ["bug", "error"])
async def test_what_nobody_expected_is_logged_and_not_told(
    broken: Club, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    response = await broken.stranger().request("GET", f"/api/broken/{how}")

    data = check_problem(response, 500, "server-broke")
    number = data["facts"]["request"]
    assert number == response.headers["x-request-id"]
    assert number in data["message"]
    assert "queen" not in response.text
    [record] = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert record.exc_info and "queen" in str(record.exc_info[1])


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
async def test_an_error_of_the_engine_is_told_in_words(broken: Club) -> None:
    response = await broken.stranger("pl").request("GET", "/api/broken/option")

    data = check_problem(response, 400, "exact-seats")
    assert data["message"] == "Poker Leduc: liczba miejsc musi wynosić 2, a nie 3."


async def test_a_browser_with_an_old_token_gets_a_new_one(club: Club) -> None:
    anna = Browser(club.address)
    try:
        anna.http.cookies.set("konspira-csrf", "of another server")
        assert (await anna.refused("POST", "/api/me", {"name": "Anna"}))["code"] == "bad-csrf-token"
        tokens = [
            cookie.value or "" for cookie in anna.http.cookies.jar if cookie.name == "konspira-csrf"
        ]
        headers = {"x-csrf-token": tokens[-1], "cookie": f"konspira-csrf={tokens[-1]}"}
        made = await club.stranger().http.post("/api/me", json={"name": "Anna"}, headers=headers)
    finally:
        await anna.close()

    assert made.json()["name"] == "Anna"
