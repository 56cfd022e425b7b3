"""For those who run the server: does it live, is it ready, what does it count?"""

from __future__ import annotations

from hmac import compare_digest
from typing import Any

import msgspec
from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from konspira.server.errors import Refusal, ServerError
from konspira.server.routes.given import TheHouse
from konspira.server.store import database
from konspira.version import VERSION


class Health(msgspec.Struct, frozen=True):
    """The process lives."""

    status: str
    version: str


@get("/api/health", summary="Does the process live?")
async def health() -> Health:
    """It answers, so it does."""
    return Health("alive", VERSION)


@get("/api/ready", summary="Can the server do its work?")
async def ready(house: TheHouse) -> Health:
    """The database is ours, up to date and answers, and so does the broker."""
    house.claim.check()
    try:
        await database.check(house.database)
        await house.broker.check()
    except ServerError as error:
        raise Refusal(
            "not-ready", "the server cannot work now; try again in a moment", 503, seconds=5
        ) from error
    return Health("ready", VERSION)


@get("/api/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], house: TheHouse) -> Response[bytes]:
    """Return what this process counts, to clients that bring the token.

    Not for everybody: a client that counts all choices learns how many each seat has made.
    """
    token = house.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not token or not compare_digest(given.encode(), token.encode()):
        raise Refusal("not-found", "there is nothing at this address; check it", 404)
    headers = {"cache-control": "no-store"}
    content = generate_latest(house.metrics.registry)
    return Response(content, headers=headers, media_type=CONTENT_TYPE_LATEST)


ROUTES = [health, ready, metrics]
