"""The application: routes, errors and limits around a house."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, Router
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.types import Scope

from konspira.kernel.game import Game
from konspira.server.house import House
from konspira.server.http import problems, security
from konspira.server.http.compression import Pressing
from konspira.server.http.pacing import Paced, RateLimit
from konspira.server.http.strict_bodies import StrictRequest
from konspira.server.operations import observe
from konspira.server.people import guests
from konspira.server.people.guests import Person
from konspira.server.routes import (
    accounts,
    alerts,
    games,
    learning,
    live,
    manifest,
    operations,
    pages,
    puzzles,
    rules,
    tables,
)
from konspira.server.routes import people as visitors
from konspira.server.routes.given import TheGuest, TheHouse
from konspira.server.settings import Settings
from konspira.version import VERSION

ROUTES = (
    visitors,
    accounts,
    alerts,
    games,
    rules,
    tables,
    learning,
    puzzles,
    operations,
    manifest,
    pages,
)


def create_app(
    games: Mapping[str, type[Game]],
    settings: Settings,
    now: Callable[[], float] = time.time,
) -> Litestar:
    """A server for these games."""
    house = House(games, settings, now)
    csrf = security.csrf(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(house):
            csrf.secret = security.csrf_key(house.secret)
            yield

    app = Litestar(
        [handler for module in ROUTES for handler in module.ROUTES],
        lifespan=[lifespan],
        state=State({"house": house}),
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "guest": Provide(provide_guest),
            "person": Provide(provide_person),
        },
        exception_handlers={Exception: problems.answer},
        middleware=[RateLimit, Pressing],
        csrf_config=csrf,
        request_class=StrictRequest,
        request_max_body_size=security.MOST_BYTES,
        openapi_config=OpenAPIConfig(
            title="Konspira",
            version=VERSION,
            openapi_router=Router(
                "/api/schema", route_handlers=[], include_in_schema=False, after_request=found
            ),
            render_plugins=[problems.Description()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
        pdb_on_exception=False,
    )
    layers = live.Live(Paced(app.asgi_handler, house), house)
    app.asgi_handler = observe.Watched(layers, house, security.headers(settings))
    return app


@asynccontextmanager
async def running(house: House) -> AsyncIterator[None]:
    """The house, from its first request to its last."""
    try:
        await house.claim.take()
        await house.broker.open()
        await house.open()
        yield
    finally:
        await house.close()
        await house.broker.close()
        await house.claim.leave()


async def found(response: Response[bytes]) -> Response[bytes]:
    """Answer unknown routes with the same problem document as all other errors."""
    if response.status_code == 404:
        raise NotFoundException
    return response


async def provide_guest(scope: Scope, house: TheHouse) -> Person | None:
    """The person behind the browser, or nobody."""
    asks: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    agent = asks.headers.get("user-agent", "")
    guest = await guests.find(house, asks.cookies.get(guests.COOKIE, ""), agent)
    mine = scope["path"].startswith("/api/me") and scope.get("method") in ("GET", "DELETE")
    if not mine:  # even somebody who is barred may read what is kept, and be forgotten
        house.orders.check(guest, security.address_of(scope))
    return guest


async def provide_person(guest: TheGuest) -> Person:
    """The person behind the browser; a stranger has to say a name first."""
    if guest is None:
        raise guests.nobody()
    return guest
