"""What a host sees: health, readiness, metrics, logs."""

from __future__ import annotations

import io
import json
import logging
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from konspira.server import logs
from konspira.server.settings import Settings
from konspira.version import VERSION
from support.club import Club, open_club


async def test_a_living_server_says_so(club: Club) -> None:
    assert await club.stranger().get("/api/health") == {"status": "alive", "version": VERSION}


async def test_a_server_is_ready_when_database_and_broker_answer(club: Club) -> None:
    assert (await club.stranger().get("/api/ready"))["status"] == "ready"


async def test_a_server_without_its_schema_is_not_ready(club: Club) -> None:
    async with club.house.database.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    problem = await club.stranger("de").refused("GET", "/api/ready")

    assert (problem["status"], problem["code"]) == (503, "not-ready")
    assert (
        problem["message"]
        == "Der Server kann gerade nicht arbeiten. Versuche es gleich noch einmal."
    )


async def test_the_answer_to_head_is_that_to_get_without_a_body(club: Club) -> None:
    browser = club.stranger()

    got, headed = [await browser.request(method, "/api/health") for method in ("GET", "HEAD")]

    assert headed.status_code == 200
    assert headed.headers["content-length"] == got.headers["content-length"]
    assert headed.content == b""


# -- metrics ---------------------------------------------------------------------------------------


async def read_metrics(club: Club, token: str) -> str:
    headers = {"authorization": f"Bearer {token}"}
    response = await club.stranger().request("GET", "/api/metrics", headers=headers)
    assert response.status_code == 200, response.text
    assert response.headers["content-type"].startswith("text/plain")
    return response.text


async def test_metrics_are_for_whoever_brings_the_token(settings: Settings) -> None:
    async with open_club(msgspec.structs.replace(settings, metrics_token="let me in")) as club:
        for token in ("x", "let me", "let me in please"):
            headers = {"authorization": f"Bearer {token}"}
            problem = await club.stranger().refused("GET", "/api/metrics", headers=headers)
            assert problem["status"] == 404
        assert "konspira_requests_total" in await read_metrics(club, "let me in")


async def test_requests_are_counted_by_route_and_status_and_not_by_address(
    settings: Settings,
) -> None:
    async with open_club(msgspec.structs.replace(settings, metrics_token="x")) as club:
        anna = await club.guest("Anna")
        table = (await anna.post("/api/tables", {"game": "leduc", "seats": 2}))["id"]
        for name in (table, "no-such-1", "no-such-2"):
            await anna.request("GET", f"/api/tables/{name}")
        async with anna.live(f"/api/tables/{table}/live") as socket:
            await socket.recv()
            inside = await read_metrics(club, "x")
        lines = (await read_metrics(club, "x")).splitlines()

    route = 'method="GET",route="/api/tables/{table_id}"'
    counted = {
        line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if line[0] != "#"
    }
    assert counted[f'konspira_requests_total{{{route},status="200"}}'] == 1
    assert counted[f'konspira_requests_total{{{route},status="404"}}'] == 2
    assert counted[f"konspira_request_seconds_count{{{route}}}"] == 3
    assert "konspira_live_connections 1.0" in inside
    assert table not in inside and "no-such-1" not in inside


# -- logs ------------------------------------------------------------------------------------------


@pytest.fixture
def log() -> Any:
    """The lines that our logs write."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Lines())
    logger = logging.getLogger("konspira")
    logger.addHandler(handler)
    before = logger.level
    logger.setLevel(logging.INFO)
    yield lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    logger.removeHandler(handler)
    logger.setLevel(before)


async def test_each_request_is_one_line_of_json_without_secrets(club: Club, log: Any) -> None:
    response = await club.stranger().request(
        "GET", "/api/lobby?token=very-secret", headers={"x-request-id": "of-the-proxy"}
    )

    [line] = [line for line in log() if line["message"] == "request"]
    assert response.headers["x-request-id"] == line["request"] == "of-the-proxy"
    assert (line["method"], line["path"], line["status"]) == ("GET", "/api/lobby", 200)
    assert line["level"] == "info" and line["ms"] >= 0 and line["address"] == "127.0.0.1"
    assert "very-secret" not in str(line)


async def test_an_odd_request_id_is_not_taken_over(club: Club, log: Any) -> None:
    headers = {"x-request-id": 'x" evil=1 ' + "y" * 500}
    response = await club.stranger().request("GET", "/api/lobby", headers=headers)

    assert response.headers["x-request-id"].isalnum()


async def test_what_machines_ask_every_few_seconds_is_not_logged(club: Club, log: Any) -> None:
    await club.stranger().get("/api/health")
    await club.stranger().get("/api/ready")

    assert [line for line in log() if line["message"] == "request"] == []


def test_a_traceback_is_one_line_too(log: Any) -> None:
    try:
        raise ValueError("first\nsecond")
    except ValueError:
        logging.getLogger("konspira.test").exception("it broke")

    [line] = log()
    assert line["message"] == "it broke" and line["from"] == "konspira.test"
    assert "ValueError: first\nsecond" in line["traceback"]
