"""uvicorn's WebSocket with a short way for what a table hears and says all the time.

Nearly everything a player sends is one small text frame, and everything a table sends is one text.
These go past the general machinery of frames, fragments and extensions; whatever is out of the
ordinary goes through it as ever. An application finds the short way in its scope, by `quick`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

MOST_WAITING = 16  # messages that wait to be answered; then no more are read
SMALL = 126  # bytes: a frame below has its length in its second byte
LARGE = 65536  # from here on it has eight bytes for it
FINAL_TEXT = 0x81
MASKED = 0x80
NAME = "konspira.quick"


def quick(scope: Any) -> QuickSocket | None:
    """The short way of a connection; None: another server runs us, which has none."""
    return cast("QuickSocket | None", (scope.get("extensions") or {}).get(NAME))


class QuickSocket(WebSocketsSansIOProtocol):
    """One connection."""

    _between = True  # did everything that was read end where a frame ends?
    take: Callable[[str], bool] | None = None  # whoever may deal with a text at once

    def handle_connect(self, event: Request) -> None:
        """The application is asked; it can find us."""
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[NAME] = self

    def data_received(self, data: bytes) -> None:
        """Read a frame, or parts, or several of them."""
        if not self.handshake_complete:
            self._between = self._between and not self.handshake_initiated  # nobody may talk yet
        elif self._between:
            size = len(data) - 6
            if (
                0 <= size < SMALL
                and data[0] == FINAL_TEXT
                and data[1] == size | MASKED
                and self.is_open
                and self.conn.current_size is None
            ):
                try:
                    text = apply_mask(data[6:], data[2:6]).decode()
                except UnicodeDecodeError:
                    pass  # how that is answered is known elsewhere
                else:
                    if self.take is not None and self.queue.empty() and self.take(text):
                        return
                    self.queue.put_nowait({"type": "websocket.receive", "text": text})
                    if self.queue.qsize() > MOST_WAITING and not self.read_paused:
                        self.read_paused = True
                        self.transport.pause_reading()
                    return
            self._between = ends_with_a_frame(data)
        super().data_received(data)

    @property
    def is_open(self) -> bool:
        """May something be sent and received?"""
        return self.conn.state is OPEN and not (self.close_sent or self.disconnected)

    @property
    def is_ready(self) -> bool:
        """Does the other side read as fast as we write?"""
        return self.is_open and self.writable.is_set()

    def write(self, text: bytes) -> None:
        """Send a text at once, if anybody is still there."""
        if not self.is_open:
            return
        size = len(text)
        if size < SMALL:
            head = bytes((FINAL_TEXT, size))
        elif size < LARGE:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + text)


def ends_with_a_frame(data: bytes) -> bool:
    """Are these whole frames, from the first byte to the last?"""
    place, end = 0, len(data)
    while place < end:
        if place + 2 > end or not data[place + 1] & MASKED:
            return False
        size, head = data[place + 1] & 0x7F, 6
        if size == SMALL:
            size, head = int.from_bytes(data[place + 2 : place + 4], "big"), 8
        elif size > SMALL:
            return False  # larger than anything we take
        place += head + size
    return place == end
