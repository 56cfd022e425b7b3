"""uvicorn's WebSocket with a short way for what a table hears and says all the time.

Nearly everything a player sends is one small text frame, and everything a table sends is one text.
These go past the general machinery of frames, fragments and extensions; whatever is out of the
ordinary goes through it as ever. An application finds the short way in its scope, by `quick`.
"""

from __future__ import annotations

from asyncio import BaseTransport
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from konspira.server.http.doors import Doors
from konspira.server.live.framing import ends_with_a_frame, framed, small_text

MALFORMED = (1002, 1003, 1007, 1009)  # what the protocol calls it: RFC 6455, 7.4.1
MOST_WAITING = 16  # messages that wait to be answered; then no more are read
NAME = "konspira.quick"


def quick(scope: Any) -> QuickSocket | None:
    """The short way of a connection; None: another server runs us, which has none."""
    return cast("QuickSocket | None", (scope.get("extensions") or {}).get(NAME))


class QuickSocket(WebSocketsSansIOProtocol):
    """One connection."""

    _between = True  # did everything that was read end where a frame ends?
    _flows = True  # does the other side read as fast as we write?
    take: Callable[[bytes], bool] | None = None  # whoever may deal with a text at once

    def handle_connect(self, event: Request) -> None:
        """The application is asked; it can find us."""
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[NAME] = self

    def connection_made(self, transport: BaseTransport) -> None:
        """The connection of a request, which goes on as a WebSocket."""
        super().connection_made(transport)
        self.doors: Doors = self.config.doors  # type: ignore[attr-defined]

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    @property
    def gone(self) -> bool:
        """Has one of the two ended it? Then nothing can be sent any more."""
        return self.close_sent or self.disconnected or self.transport.is_closing()

    @property
    def malformed(self) -> bool:
        """Did the client send what is no WebSocket, or no text, or too much?"""
        sent = self.conn.close_sent
        return sent is not None and sent.code in MALFORMED

    def data_received(self, data: bytes) -> None:
        """Read a frame, or parts, or several of them."""
        if not self.handshake_complete:
            self._between = self._between and not self.handshake_initiated  # nobody may talk yet
        elif self._between:
            if self.take is not None and self.conn.current_size is None:
                payload = small_text(data)
                if payload is not None and self._taken(payload):
                    return
            self._between = ends_with_a_frame(data)
        super().data_received(data)

    def _taken(self, payload: bytes) -> bool:
        """Give a text to those who wait for it; False: the general machinery has to look at it."""
        assert self.take is not None
        if self.queue.empty() and self.take(payload):
            return True
        try:
            self.put(payload)
        except UnicodeDecodeError:  # it refuses this and closes the connection
            return False
        return True

    def put(self, text: bytes) -> None:
        """Whoever receives shall have this."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def pause_writing(self) -> None:
        """The other side does not read as fast as we write."""
        super().pause_writing()
        self._flows = False

    def resume_writing(self) -> None:
        """Now it does."""
        super().resume_writing()
        self._flows = True

    def ready(self) -> bool:
        """Can something be sent now? Ask only before the application has closed its side."""
        return self._flows and not self.transport.is_closing()

    def write(self, texts: list[bytes]) -> None:
        """Send texts at once, where we are ready."""
        self.transport.write(framed(texts))
