"""Web push: messages that a browser receives although no page is open.

The keys by which push services know this server (VAPID) are made once and kept in the database. The
text of a message is encrypted for the one browser; the push service sees only its time and its
size.
"""

from __future__ import annotations

import base64
import re
import time
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from konspira.extras import missing_package, require
from konspira.server.alerts import reach
from konspira.server.errors import Refusal, ServerError
from konspira.server.store.schema import secrets

if TYPE_CHECKING:
    from konspira.server.store.database import AsyncEngine

NAME: Final = "vapid"
VALID: Final = 12 * 3600  # seconds that a signature holds
ALIVE: Final = 24 * 3600  # seconds that a push service keeps a message for a browser that is off
MOST: Final = 3000  # bytes of a message; push services take 4096 with the envelope
CONTACT: Final = re.compile(r"(mailto:[^\s@]+@[^\s@]+|https://\S+)")
GONE: Final = (404, 410)
BASE64: Final = re.compile(r"[A-Za-z0-9_-]+={0,2}")


def check_contact(contact: str) -> None:
    """Check that push can be set up: it needs the extra, and a contact for push services."""
    if not contact:
        return
    require("push")
    if not CONTACT.fullmatch(contact):
        raise ServerError(
            "bad-push-contact",
            f'KONSPIRA_PUSH_CONTACT cannot be "{contact}"; write mailto:you@example.org',
            value=contact,
        )


def available(contact: str) -> bool:
    """Has the host set up push?"""
    return bool(contact) and missing_package("push") is None


def check_subscription(endpoint: str, p256dh: str, auth: str, private: bool) -> None:
    """Check a browser's description of itself; a forged one must not choose where we send."""
    try:
        reach.check_url(endpoint, private)
    except Refusal as refused:
        if refused.code == "private-hook-url":
            raise
        raise _bad("the endpoint is no https address") from None
    key, secret = _decoded(p256dh), _decoded(auth)
    if len(key) != 65 or key[0] != 4:
        raise _bad("p256dh is no public key")
    if len(secret) != 16:
        raise _bad("auth has not 16 bytes")
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    except ValueError:
        raise _bad("p256dh is no point of P-256") from None


def _decoded(text: str) -> bytes:
    if not BASE64.fullmatch(text):
        return b""
    bare = text.rstrip("=")
    try:
        return base64.urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
    except ValueError:
        return b""


def _bad(why: str) -> Refusal:
    return Refusal(
        "bad-push-subscription",
        f"this is no subscription of a browser ({why}); subscribe again",
        400,
        reason=why,
    )


class Keys:
    """The keys of this server, the same in every process."""

    def __init__(self, private: bytes) -> None:
        from cryptography.hazmat.primitives import serialization
        from cryptography.hazmat.primitives.asymmetric import ec

        self._key = ec.derive_private_key(int.from_bytes(private), ec.SECP256R1())
        form = serialization.PublicFormat.UncompressedPoint
        point = self._key.public_key().public_bytes(serialization.Encoding.X962, form)
        self.public = base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def headers(self, endpoint: str, contact: str) -> dict[str, str]:
        """Return signed headers that name the sender, for one push service."""
        from py_vapid import Vapid02

        parts = urlsplit(endpoint)
        claims: dict[str, Any] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID,  # of the push service's clock, not of a test's
            "sub": contact,
        }
        return dict(Vapid02(self._key).sign(claims))


async def keys(database: AsyncEngine) -> Keys:
    """Return the keys from the database; make them the first time."""
    query = select(secrets.c.value).where(secrets.c.name == NAME)
    async with database.connect() as connection:
        found = await connection.scalar(query)
    if found is None:
        row = {"name": NAME, "value": _fresh(), "created": int(time.time())}
        try:
            async with database.begin() as connection:
                await connection.execute(insert(secrets).values(row))
        except IntegrityError:
            pass  # another process was quicker: its keys hold
        async with database.connect() as connection:
            found = await connection.scalar(query)
    assert found is not None
    return Keys(bytes(found))


def _fresh() -> bytes:
    from cryptography.hazmat.primitives.asymmetric import ec

    value = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return value.to_bytes(32)


class Device(msgspec.Struct, frozen=True):
    """A browser that takes push."""

    endpoint: str
    p256dh: str
    auth: str


async def send(
    keys: Keys, contact: str, device: Device, message: dict[str, Any], private: bool
) -> reach.Answer:
    """Hand a message to the push service of a browser."""
    from pywebpush import WebPusher

    body = msgspec.json.encode(message)
    if len(body) > MOST:  # names of others make it long: only the title is important
        body = msgspec.json.encode({**message, "body": ""})
    info = {"endpoint": device.endpoint, "keys": {"p256dh": device.p256dh, "auth": device.auth}}
    sealed = WebPusher(info).encode(body, content_encoding="aes128gcm")["body"]
    headers = {
        **keys.headers(device.endpoint, contact),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(ALIVE),
        "urgency": "normal",
        "topic": str(message["topic"]),  # a later one replaces it while the browser is off
    }
    return await reach.send(device.endpoint, sealed, headers, private)
