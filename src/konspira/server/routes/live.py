"""The WebSocket of a table."""

from __future__ import annotations

import logging
import re
from contextlib import suppress
from typing import TYPE_CHECKING

from litestar.enums import ScopeType
from litestar.exceptions import WebSocketDisconnect
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from konspira.kernel.errors import KonspiraError
from konspira.server.http import security
from konspira.server.http.pacing import asks_too_often
from konspira.server.live.connection import (
    NO_TABLE,
    NOT_A_MESSAGE,
    NOT_WATCHED,
    TOO_MANY,
    Connection,
    Socket,
)
from konspira.server.live.sockets import MALFORMED, quick
from konspira.server.people import guests
from konspira.server.tables.onlookers import check_veil
from konspira.words import LANGUAGES, Words

if TYPE_CHECKING:
    from konspira.server.house import House

LOG = logging.getLogger("konspira.live")
ADDRESS = re.compile(r"/api/tables/([^/]+)/live/?")
BROKE = 4500


class Live:
    """Live connections, in front of the layers that all requests go through.

    A page opens one for each table, and these layers have nothing to do for it.
    """

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        live = scope["type"] == ScopeType.WEBSOCKET
        asked = ADDRESS.fullmatch(scope["path"]) if live else None
        if asked is None:
            await self.app(scope, receive, send)
            return
        scope["path_template"] = "/api/tables/{table_id}/live"
        socket = Socket(scope, receive, _until_gone(send))
        try:
            await serve(self.house, socket, asked[1][:64])
        except WebSocketDisconnect:  # it did not wait for an answer
            pass
        except Exception:  # it is ours, and the client can come again
            LOG.exception("a live connection broke")
            with suppress(Exception):
                await socket.close(BROKE, "server-broke")
        self._look_back(scope)

    def _look_back(self, scope: Scope) -> None:
        """Count a connection that ended with something malformed, and say so once."""
        socket = quick(scope)
        if socket is not None and socket.code in (MALFORMED, NOT_A_MESSAGE):
            self.house.metrics.malformed.inc()
            LOG.info("a live connection sent no message", extra={"facts": {"code": socket.code}})


def _until_gone(send: Send) -> Send:
    """Send as long as somebody listens. A client that leaves meanwhile is normal life."""

    async def say(message: Message) -> None:
        try:
            await send(message)
        except OSError:
            raise WebSocketDisconnect(detail="the client is gone") from None

    return say


async def serve(house: House, socket: Socket, name: str) -> None:
    """Live updates of a table, and the viewer's choices."""
    if await asks_too_often(house, socket.scope):
        await socket.close(TOO_MANY, "too many requests")
        return
    if not security.origin_allowed(socket, house.settings):
        await socket.close(NOT_WATCHED, "another site")
        return
    known = house.known.number
    guest = await guests.find(
        house, socket.cookies.get(guests.COOKIE, ""), socket.headers.get("user-agent", "")
    )
    if house.orders.bars(guest, security.address_of(socket.scope)):
        await socket.close(NOT_WATCHED, "barred")
        return
    await socket.accept()
    try:
        table = await house.tables.get(name)
        async with table.lock:
            await table.catch_up()
        check_veil(table, guest)
    except KonspiraError as error:
        await socket.close(NO_TABLE, error.code)
        return
    asked = socket.query_params
    language = asked.get("lang", "en")
    words = Words(language if language in LANGUAGES else "en")
    connection = Connection(house, socket, table, guest, words)
    house.sessions.enter(connection)
    try:
        if guest is not None and house.known.number != known:  # signed out meanwhile?
            await house.sessions.check([guest.id])
        await connection.run(
            _number(asked.get("since")),
            asked.get("mark", ""),
            _number(asked.get("chat")),
            _number(asked.get("asides")),
        )
    finally:
        if guest is not None:
            house.sessions.leave(guest.id, connection)


def _number(text: str | None) -> int:
    return int(text) if text is not None and text.isdecimal() and len(text) < 9 else 0
