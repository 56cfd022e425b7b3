"""What keeps strangers out: headers, limits, the CSRF token, the origin of live connections."""

from __future__ import annotations

import asyncio
import hmac
import time
from hashlib import sha256
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.middleware.csrf import generate_csrf_token
from litestar.types import Scope

from konspira.server.errors import MINUTE
from konspira.server.settings import Settings
from konspira.server.store.broker import redis_error

if TYPE_CHECKING:
    from redis.asyncio import Redis

    from konspira.server.store.broker import Broker

MOST_BYTES = 64 * 1024  # of a request's body
CSRF_COOKIE = "konspira-csrf"
SOON = 0.5  # seconds that counting may take
AWAY = 5.0  # seconds before a Redis that did not answer is asked again

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; "
    "object-src 'none'"
)
FEATURES = (
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), "
    "hid=(), midi=(), magnetometer=(), gyroscope=(), accelerometer=(), display-capture=()"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": FEATURES,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def headers(settings: Settings) -> list[tuple[bytes, bytes]]:
    """Return what every answer carries."""
    chosen = dict(HEADERS)
    if settings.secure_cookies:  # the host has said that this site is reached over HTTPS only
        chosen["strict-transport-security"] = "max-age=31536000"
    return [(name.encode(), value.encode()) for name, value in chosen.items()]


# -- requests from other sites ---------------------------------------------------------------------


def csrf(settings: Settings) -> CSRFConfig:
    """The token that a request which changes something repeats; the house brings its key."""
    return CSRFConfig(
        secret="",
        cookie_name=CSRF_COOKIE,
        header_name="x-csrf-token",
        cookie_secure=settings.secure_cookies,
        cookie_httponly=False,  # the client has to read it
        cookie_samesite="lax",
    )


def csrf_key(secret: bytes) -> str:
    """Return the key of CSRF tokens: made from the house's secret, not the secret itself."""
    return hmac.digest(secret, b"csrf", sha256).hex()


def csrf_cookie(config: CSRFConfig) -> str:
    """A new token, for a client whose own one is missing or was signed with another key."""
    secure = "; Secure" if config.cookie_secure else ""
    token = generate_csrf_token(config.secret)
    return f"{CSRF_COOKIE}={token}; Path=/; SameSite=lax{secure}"


def origin_allowed(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Does a live connection come from a page of this site? A browser always names the origin."""
    origin = connection.headers.get("origin")
    if origin is None:  # no browser, so nobody whose cookies could be abused
        return True
    if origin.rstrip("/") in [known.rstrip("/") for known in settings.origins]:
        return True
    parts = urlsplit(origin)
    host = connection.headers.get("host", "")
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc == host


# -- limits ----------------------------------------------------------------------------------------


class Limits:
    """How often somebody did something in the last minute: counted here, or in Redis by all.

    Two neighbouring windows are weighed, so that a limit slides instead of starting again.
    """

    def __init__(self, broker: Broker) -> None:
        self.broker = broker
        self.alone = 0.0  # until then Redis is not asked
        self.window = 0
        self.counts: dict[str, int] = {}
        self.before: dict[str, int] = {}

    async def count(self, key: str, now: float) -> float:
        """Note that it happened once more; how often that makes in the last minute."""
        window, share = int(now // MINUTE), 1 - now % MINUTE / MINUTE
        if self.broker.redis is not None and time.monotonic() >= self.alone:
            try:
                async with asyncio.timeout(SOON):
                    return await self._count_together(self.broker.redis, key, window, share)
            except (TimeoutError, OSError, redis_error()):
                self.alone = time.monotonic() + AWAY  # better alone than turn everybody away
        if window != self.window:
            self.before = self.counts if window == self.window + 1 else {}
            self.counts = {}
            self.window = window
        self.counts[key] = self.counts.get(key, 0) + 1
        return self.counts[key] + self.before.get(key, 0) * share

    async def _count_together(self, redis: Redis, key: str, window: int, share: float) -> float:
        name = f"konspira:count:{key}:"
        async with redis.pipeline(transaction=False) as pipe:
            pipe.incr(f"{name}{window}")
            pipe.expire(f"{name}{window}", 2 * MINUTE)
            pipe.get(f"{name}{window - 1}")
            count, _, before = await pipe.execute()
        return int(count) + int(before or 0) * share


def address_of(scope: Scope) -> str:
    """Return who asks: an address; of IPv6 the network, since one machine has many there."""
    host = str((scope.get("client") or ("",))[0])
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return host
