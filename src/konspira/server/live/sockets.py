"""The WebSocket of a live connection: uvicorn hands it over, the application talks through it.

uvicorn takes the class of a protocol (`Config(ws=...)`), and this is one. Handshake, fragments,
control frames and errors are left to `ServerProtocol`, which websockets offers to programs that
move the bytes themselves. Nearly everything a player sends is one small text frame, and everything
a table sends is one text: `framing` reads and writes these. An application finds this class in its
scope, by `quick`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import unquote

from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from konspira.server.http.doors import ServerConfig
from konspira.server.live.framing import ends_with_a_frame, framed, small_text

if TYPE_CHECKING:
    from uvicorn.server import ServerState

LOG = logging.getLogger("konspira.live")
MOST_WAITING = 16  # messages that wait to be answered; then no more are read
CLOSING_TIME = 10.0  # seconds for the client to answer that we close
MALFORMED, NO_TEXT, BROKE, UNHEARD, RESTART = 1002, 1007, 500, 1011, 1012
NAME = "konspira.quick"


def quick(scope: Any) -> LiveSocket | None:
    """The socket of a connection; None: another server runs us."""
    return cast("LiveSocket | None", (scope.get("extensions") or {}).get(NAME))


class LiveSocket(asyncio.Protocol):
    """One connection."""

    take: Callable[[bytes], bool] | None = None  # may deal with a text at once
    code = 0  # with which we have closed it; MALFORMED: for what is no WebSocket, no text, too much

    def __init__(
        self,
        config: ServerConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._config = config
        self._server = server_state
        self._app_state = app_state
        self._loop = _loop or asyncio.get_running_loop()
        self._wire = ServerProtocol(max_size=config.ws_max_size)
        self._response: Response | None = None  # to the handshake
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._parts: list[bytes] = []  # of a message that is not whole yet
        self._kind = Opcode.TEXT  # of that message
        self._between = True  # did everything that was read end where a frame ends?
        self._paused = False  # do we read no more until the application has caught up?
        self._opened = self._closed = self._lost = False
        self._writable = asyncio.Event()
        self._writable.set()
        self._timer: asyncio.TimerHandle | None = None  # of the next ping, or of the end
        self._unanswered = False  # does the client owe an answer to a ping?

    # -- the transport -----------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over the connection of a request."""
        self.transport = cast("asyncio.Transport", transport)
        self._server.connections.add(cast(Any, self))

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the application that the client is gone."""
        self._stop_timer()
        self._config.doors.leave(self.transport)
        self._server.connections.discard(cast(Any, self))
        self._lost = True
        self._writable.set()  # a lost transport never says that it takes more
        self._disconnect(1005 if self._opened else 1006)

    def pause_writing(self) -> None:
        """Wait: the other side does not read as fast as we write."""
        self._writable.clear()

    def resume_writing(self) -> None:
        """Go on writing."""
        self._writable.set()

    def data_received(self, data: bytes) -> None:
        """Read a frame, or parts, or several of them."""
        if not self._opened:
            self._between = self._between and self._response is None  # nobody may talk yet
        elif self._between:
            if self.take is not None and not self._parts:
                payload = small_text(data)
                if payload is not None and self._taken(payload):
                    return
            self._between = ends_with_a_frame(data)
        self._read(data)

    def shutdown(self) -> None:
        """Close the connection, because the server stops."""
        if not self._closed and self._opened:
            self._disconnect(RESTART)
            self._wire.send_close(RESTART)
            self._closed = True
        elif not self._opened:
            self._reject(BROKE)
        self._end()

    # -- reading -----------------------------------------------------------------------------------

    def _read(self, data: bytes) -> None:
        self._wire.receive_data(data)
        for event in self._wire.events_received():
            if isinstance(event, Request):
                self._connect(event)
            elif isinstance(event, Frame):
                self._take_frame(event)
        self._flush()
        if self._opened and not self._closed and self._wire.state is not State.OPEN:
            self._closed, self.code = True, MALFORMED
            self._disconnect(MALFORMED)
            self._end()

    def _take_frame(self, frame: Frame) -> None:
        if frame.opcode is Opcode.CLOSE:
            self._close_received(Close.parse(bytes(frame.data)))
        elif frame.opcode is Opcode.PONG:
            self._unanswered = False
        elif frame.opcode is not Opcode.PING:  # the wire has answered that
            self._take_part(frame)

    def _take_part(self, frame: Frame) -> None:
        if frame.opcode is not Opcode.CONT:
            self._kind = frame.opcode
        self._parts.append(bytes(frame.data))
        if not frame.fin:
            return
        data, self._parts = b"".join(self._parts), []
        if self._closed:
            return
        if self._kind is Opcode.BINARY:
            self._heard.put_nowait({"type": "websocket.receive", "bytes": data})
            return
        try:
            self.put(data)
        except UnicodeDecodeError:
            self._wire.fail(NO_TEXT)

    def _taken(self, payload: bytes) -> bool:
        """Give a text to `take`, or to the application; False: it is no text."""
        assert self.take is not None
        if self._heard.empty() and self.take(payload):
            return True
        try:
            self.put(payload)
        except UnicodeDecodeError:  # the wire refuses this and closes the connection
            return False
        return True

    def put(self, text: bytes) -> None:
        """Let the application receive this."""
        self._heard.put_nowait({"type": "websocket.receive", "text": text.decode()})
        if self._heard.qsize() > MOST_WAITING and not self._paused:
            self._paused = True
            self.transport.pause_reading()

    def _close_received(self, close: Close) -> None:
        if not self._closed:
            self._disconnect(close.code, close.reason)
        self._closed = True
        self._end()

    # -- writing -----------------------------------------------------------------------------------

    def ready(self) -> bool:
        """Can something be sent now? Ask only before the application has closed its side."""
        return self._writable.is_set() and not self.transport.is_closing()

    def write(self, texts: list[bytes]) -> None:
        """Send texts at once, where we are ready."""
        self.transport.write(framed(texts))

    def _flush(self) -> None:
        output = b"".join(self._wire.data_to_send())
        if output:
            self.transport.write(output)

    def _end(self) -> None:
        """Send what is left and close the connection."""
        self._stop_timer()
        self._flush()
        self.transport.close()

    def _disconnect(self, code: int, reason: str = "") -> None:
        self._heard.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})

    def _reject(self, status: int) -> None:
        if not self._opened and not self._closed:
            self._closed = True
            self._wire.send_response(self._wire.reject(status, ""))

    # -- pings -------------------------------------------------------------------------------------

    def _ping_later(self) -> None:
        if self._config.ws_ping_interval:
            self._timer = self._loop.call_later(self._config.ws_ping_interval, self._ping)

    def _ping(self) -> None:
        """Ask whether the client is there; close where the last ping was not answered."""
        self._timer = None
        if self._closed or self.transport.is_closing():
            return
        if self._unanswered:
            self._closed = True
            self._wire.fail(UNHEARD, "keepalive ping timeout")
            self._end()
            return
        self._unanswered = True
        self._wire.send_ping(b"?")
        self._flush()
        self._ping_later()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # -- the application ---------------------------------------------------------------------------

    def _connect(self, request: Request) -> None:
        """Answer what is no handshake; else let the application decide."""
        self._response = self._wire.accept(request)
        if self._response.status_code != 101:
            self._closed = True
            self._wire.send_response(self._response)
            self._end()
            return
        task = self._loop.create_task(self._run(self._scope_of(request)))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def _scope_of(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        root = self._config.root_path
        peer, here = (self.transport.get_extra_info(name) for name in ("peername", "sockname"))
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if self.transport.get_extra_info("sslcontext") else "ws",
            "server": tuple(here[:2]) if isinstance(here, tuple) else None,
            "client": tuple(peer[:2]) if isinstance(peer, tuple) else None,
            "root_path": root,
            "path": root + unquote(path),
            "raw_path": (root + path).encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [
                (name.lower().encode("ascii"), value.encode("latin-1"))
                for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {NAME: self},
        }

    async def _run(self, scope: dict[str, Any]) -> None:
        self._heard.put_nowait({"type": "websocket.connect"})
        try:
            await self._config.loaded_app(cast(Any, scope), cast(Any, self.receive), self.send)
        except ConnectionError:  # the client has left
            pass
        except Exception:
            LOG.exception("a live connection broke")
        finally:
            self._reject(BROKE)
            if not self._closed or not self._opened:
                self._end()

    async def receive(self) -> dict[str, Any]:
        """Return the next message of ASGI."""
        message = await self._heard.get()
        if self._paused and self._heard.empty() and not self._lost:
            self._paused = False
            self.transport.resume_reading()
        return message

    async def send(self, message: Any) -> None:
        """Carry out a message of ASGI."""
        await self._writable.wait()
        if self._lost or self._closed or self.transport.is_closing():
            raise ConnectionResetError("this connection is closed")
        match message["type"]:
            case "websocket.accept":
                self._accept(message.get("headers", ()))
            case "websocket.close":
                self._close(message.get("code", 1000), message.get("reason") or "")
            case "websocket.send" if message.get("text") is not None:
                self.write([message["text"].encode()])
            case other:
                raise ValueError(f"{other}: a live connection sends text, accepts and closes")

    def _accept(self, headers: Any) -> None:
        assert self._response is not None
        for name, value in [*self._server.default_headers, *headers]:
            self._response.headers[name.decode("latin-1")] = value.decode("latin-1")
        self._opened = True
        self._wire.send_response(self._response)
        self._flush()
        self._ping_later()

    def _close(self, code: int, reason: str) -> None:
        if not self._opened:
            self._reject(403)
            self._disconnect(1006)
            self._end()
            return
        self._closed, self.code = True, code
        self._disconnect(code, reason)
        self._wire.send_close(code, reason)
        self._flush()
        self._stop_timer()
        self._timer = self._loop.call_later(CLOSING_TIME, self.transport.close)
        if self._paused:
            self._paused = False
            self.transport.resume_reading()
