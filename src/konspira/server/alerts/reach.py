"""Requests to addresses that people have given us: guarded, small and impatient.

The name is looked up once, every address of it is checked, and the connection goes to a checked
address: a name that changes its addresses in between gains nothing. Redirects are answers like any
other; they are not followed.
"""

from __future__ import annotations

import asyncio
import http.client
import socket
import ssl
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from ipaddress import ip_address
from threading import Lock
from urllib.parse import SplitResult, urlsplit

import msgspec

from konspira.server.errors import Refusal

LONGEST = 1024  # letters of an address
PATIENCE = 10.0  # seconds for the whole exchange
MOST_BYTES = 4096  # bytes of an answer; the rest is not read
THREADS = ThreadPoolExecutor(16, "alerts")


class Answer(msgspec.Struct, frozen=True):
    """The answer of the other side."""

    status: int
    text: str
    wait: float | None = None  # seconds that it asks us to wait


class Unreachable(Exception):
    """There was no answer. `later`: a later attempt may get one."""

    def __init__(self, reason: str, later: bool = True) -> None:
        super().__init__(reason)
        self.reason = reason
        self.later = later


def check_url(url: str, private: bool) -> str:
    """Check an address that we may send to, as far as possible without looking up its name."""
    parts = _split(url)
    schemes = ("https", "http") if private else ("https",)
    if parts is None or parts.scheme not in schemes or not parts.hostname:
        raise _bad(url)
    if parts.username is not None or parts.password is not None or parts.fragment:
        raise _bad(url)
    try:
        numeric = ip_address(parts.hostname)
    except ValueError:
        return url
    if not private and not numeric.is_global:
        raise forbidden(url)
    return url


def _split(url: str) -> SplitResult | None:
    if len(url) > LONGEST or any(ord(letter) <= 32 or ord(letter) > 126 for letter in url):
        return None
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return None
    return parts


def _bad(url: str) -> Refusal:
    shown = url[:200].encode("unicode_escape").decode()
    return Refusal(
        "bad-hook-url",
        f'nothing can be sent to "{shown}"; write an address like https://example.org/hook, '
        "without user, password and #",
        400,
        value=shown,
    )


def forbidden(url: str) -> Refusal:
    """Return the refusal of an address that leads into a private network."""
    return Refusal(
        "private-hook-url",
        f'"{url[:200]}" leads into a private network; take a public address, or ask the host of '
        "this server to allow private ones",
        400,
        value=url[:200],
    )


async def send(url: str, body: bytes, headers: Mapping[str, str], private: bool) -> Answer:
    """POST something; raises Unreachable, or Refusal if nothing may be sent."""
    check_url(url, private)
    line = _Line()
    work = partial(_send, line, url, body, dict(headers), private)
    try:
        async with asyncio.timeout(PATIENCE):
            return await asyncio.get_running_loop().run_in_executor(THREADS, work)
    except TimeoutError:
        raise Unreachable("no answer in time") from None
    finally:
        line.cut()  # an answer that comes in drops must not keep its thread


def addresses_of(url: str, private: bool) -> list[tuple[str, int]]:
    """Return the addresses of a URL; refuse it if any of them is not public."""
    parts = urlsplit(url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    try:
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unreachable(f"{parts.hostname} is not known") from None
    places = list(dict.fromkeys((str(one[4][0]), int(one[4][1])) for one in found))
    if not private and not all(_is_public(host) for host, _ in places):
        raise forbidden(url)
    return places


def _is_public(host: str) -> bool:
    address = ip_address(host.partition("%")[0])
    mapped = getattr(address, "ipv4_mapped", None) or getattr(address, "sixtofour", None)
    return (mapped or address).is_global and not address.is_multicast


class _Line:
    """The socket of one request, which is cut when nobody waits for the answer any more."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._socket: socket.socket | None = None
        self._over = False

    def hold(self, found: socket.socket) -> None:
        """Note the open socket; refuse it if nobody waits any more."""
        with self._lock:
            if self._over:
                found.close()
                raise TimeoutError
            self._socket = found

    def cut(self) -> None:
        """End the request, wherever it is."""
        with self._lock:
            self._over = True
            if self._socket is not None:
                with suppress(OSError):  # it is closed already
                    self._socket.shutdown(socket.SHUT_RDWR)


class _Pinned(http.client.HTTPConnection):
    """A connection to the checked address, with the name that was asked for."""

    def __init__(
        self, line: _Line, host: str, place: tuple[str, int], tls: bool, seconds: float
    ) -> None:
        super().__init__(host, place[1], timeout=seconds)
        self._line = line
        self._place = place
        self._tls = ssl.create_default_context() if tls else None

    def connect(self) -> None:
        self.sock = socket.create_connection(self._place, self.timeout)
        self._line.hold(self.sock)
        if self._tls is not None:
            self.sock = self._tls.wrap_socket(self.sock, server_hostname=self.host)


def _send(line: _Line, url: str, body: bytes, headers: dict[str, str], private: bool) -> Answer:
    latest = time.monotonic() + PATIENCE
    parts = urlsplit(url)
    place = addresses_of(url, private)[0]
    seconds = max(0.1, latest - time.monotonic())
    connection = _Pinned(line, parts.hostname or "", place, parts.scheme == "https", seconds)
    path = parts._replace(scheme="", netloc="", fragment="").geturl() or "/"
    try:
        connection.request("POST", path, body, {"user-agent": "Konspira", **headers})
        answer = connection.getresponse()
        text = answer.read(MOST_BYTES).decode("utf-8", "replace")
        return Answer(answer.status, " ".join(text.split())[:200], _wait(answer))
    except (OSError, http.client.HTTPException) as error:
        raise Unreachable(_said(error)) from None
    finally:
        connection.close()


def _wait(answer: http.client.HTTPResponse) -> float | None:
    text = answer.getheader("retry-after", "")
    return float(text) if text.isdigit() and len(text) < 6 else None


def _said(error: Exception) -> str:
    if isinstance(error, TimeoutError):
        return "no answer in time"
    if isinstance(error, ssl.SSLError):
        return f"TLS: {error.reason or 'failed'}"
    return str(getattr(error, "strerror", None) or type(error).__name__)[:120]
