"""The WebSocket of a table."""

from __future__ import annotations

from litestar import websocket
from litestar.params import FromPath

from konspira.kernel.errors import KonspiraError
from konspira.server.live import NO_TABLE, NOT_WATCHED, Connection, Socket
from konspira.server.routes.given import TheGuest, TheHouse
from konspira.server.security import origin_allowed
from konspira.words import LANGUAGES, Words


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, house: TheHouse, guest: TheGuest, table_id: FromPath[str]) -> None:
    """Live updates of a table, and the viewer's choices."""
    if not origin_allowed(socket, house.settings):
        await socket.close(NOT_WATCHED, "another site")
        return
    await socket.accept()
    try:
        table = await house.tables.get(table_id[:64])
        async with table.lock:
            await table.catch_up()
    except KonspiraError as error:
        await socket.close(NO_TABLE, error.code)
        return
    asked = socket.query_params
    language = asked.get("lang", "en")
    words = Words(language if language in LANGUAGES else "en")
    connection = Connection(house, socket, table, guest, words)
    await connection.run(
        _number(asked.get("since")), asked.get("mark", ""), _number(asked.get("chat"))
    )


def _number(text: str | None) -> int:
    return int(text) if text is not None and text.isdecimal() and len(text) < 9 else 0


ROUTES = [live]
