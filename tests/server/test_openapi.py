"""The API as it describes itself: requests are thought up from the description and must fit it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks as fitting

from konspira.catalogue import GAMES
from konspira.server.app import create_app
from konspira.server.http.problems import described
from konspira.server.settings import Settings
from support.club import NO_QUOTAS, SALT, Club, open_club

CHECKS = (
    not_a_server_error,
    fitting.status_code_conformance,
    fitting.content_type_conformance,
    fitting.response_headers_conformance,
    fitting.response_schema_conformance,
    fitting.negative_data_rejection,
)
bounded = settings(
    max_examples=3,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


class Visitor:
    """A person at a table of each state, made again when a request has made it forgotten."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, trust_env=False)
        self.tables: list[str] = []

    def prepare(self) -> None:
        """Be somebody, and sit at an open and at a running table."""
        if self.http.get("/api/me").json() is not None:
            return
        self._post("/api/me", {"name": "Anna"})
        self.tables = []
        for bots in ([None, None], [None, "random"]):
            table = self._post("/api/tables", {"game": "leduc", "seats": 2, "bots": bots})["id"]
            self._post(f"/api/tables/{table}/seat", {"salt": SALT})
            self.tables.append(table)
        self._post(f"/api/tables/{self.tables[1]}/start", None)

    def _post(self, path: str, body: object) -> Any:
        response = self.http.post(path, json=body, headers=self.headers)
        assert response.is_success, response.text
        return response.json()

    @property
    def headers(self) -> dict[str, str]:
        return {"x-csrf-token": self.http.cookies.get("konspira-csrf") or ""}

    @property
    def cookies(self) -> dict[str, str]:
        return {name: value or "" for name, value in self.http.cookies.items()}


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """Somebody at a server that runs in a thread of its own."""
    folder = tmp_path_factory.mktemp("openapi")
    started: Future[Club] = Future()
    stop = threading.Event()
    thread = threading.Thread(target=asyncio.run, args=[_serve(folder, started, stop)])
    thread.start()
    try:
        found = Visitor(started.result(timeout=30).address)
        yield found
        found.http.close()
    finally:
        stop.set()
        thread.join(timeout=30)


async def _serve(folder: Path, started: Future[Club], stop: threading.Event) -> None:
    chosen = Settings(
        database_url=f"sqlite:///{folder / 'club.db'}",
        bot_pause=0.0,
        thinkers=1,
        requests_per_minute=0,
        **NO_QUOTAS,
        messages_per_second=0,
    )
    async with open_club(chosen) as club:
        started.set_result(club)
        await asyncio.to_thread(stop.wait)


# Known before any server runs, so that each route is a test of its own.
api = schemathesis.openapi.from_dict(described(create_app(GAMES, Settings())))


@api.parametrize()
@bounded
def test_whatever_is_asked_is_answered_as_described(case: Case[Any], visitor: Visitor) -> None:
    visitor.prepare()
    if "table_id" in case.path_parameters and len(str(case.body)) % 3:
        case.path_parameters["table_id"] = visitor.tables[len(str(case.body)) % 2]

    case.call_and_validate(
        base_url=visitor.address,
        headers=visitor.headers,
        cookies=visitor.cookies,
        checks=list(CHECKS),
        timeout=30,
    )


def test_every_route_is_described_and_says_how_it_refuses(visitor: Visitor) -> None:
    response = visitor.http.get("/api/schema/openapi.json")
    data = response.json()

    assert response.headers["content-type"] == "application/vnd.oai.openapi+json"
    assert data["info"]["title"] == "Konspira"
    assert len(data["paths"]) > 25
    for path, item in data["paths"].items():
        assert path.startswith("/api/"), path
        for method, operation in item.items():
            assert operation["summary"] and operation["description"], (method, path)
            refused = operation["responses"]["4XX"]["content"]["application/json"]["schema"]
            assert refused == {"$ref": "#/components/schemas/Problem"}
