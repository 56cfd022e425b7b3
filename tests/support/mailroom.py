"""Where alerts arrive in tests: a real SMTP server, a push service and a webhook that check all.

The push service decrypts what it gets by RFC 8188 and 8291 and checks the VAPID signature itself,
with nothing but the primitives of `cryptography`: what the server's own library does is not asked.
"""

from __future__ import annotations

import asyncio
import base64
import hmac
import json
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from hashlib import sha256
from typing import Any

import msgspec
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from konspira.server.settings import Settings

POINT = (Encoding.X962, PublicFormat.UncompressedPoint)


class Request(msgspec.Struct):
    """A request as it arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


def unbase64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def to_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


# -- a browser's subscription ----------------------------------------------------------------------


class Phone:
    """A browser that has subscribed: only it can read what is pushed to it."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        self.public = self.key.public_key().public_bytes(*POINT)

    def wish(self, name: str = "Firefox on Linux", zone: str = "Europe/Warsaw") -> dict[str, Any]:
        """Return what the page sends to the server."""
        keys = {"p256dh": to_base64(self.public), "auth": to_base64(self.secret)}
        return {"endpoint": self.endpoint, "keys": keys, "name": name, "zone": zone}

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt one record (RFC 8188) with keys agreed on as RFC 8291 says."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), point)
        info = b"WebPush: info\0" + self.public + sender
        material = HKDF(SHA256(), 32, self.secret, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        text, _, padding = plain.rpartition(b"\x02")
        assert not padding.strip(b"\0")
        found: dict[str, Any] = json.loads(text)
        return found


def check_vapid(request: Request, public: str, audience: str) -> dict[str, Any]:
    """Is this signed by the key that browsers were told, for this push service?"""
    scheme, _, rest = request.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"] == public
    head, claims, signed = parts["t"].split(".")
    raw = unbase64(signed)
    der = utils.encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unbase64(public))
    point.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(unbase64(head))["alg"] == "ES256"
    found: dict[str, Any] = json.loads(unbase64(claims))
    assert found["aud"] == audience
    return found


# -- the receivers ---------------------------------------------------------------------------------


class Receiver:
    """An HTTP server for push and webhooks: keeps what it gets, answers as a test wants it."""

    def __init__(self) -> None:
        self.got: list[Request] = []
        self.answer: Callable[[Request], tuple[int, dict[str, str]]] = lambda request: (201, {})
        self.address = ""
        self.phones: dict[str, Phone] = {}

    def phone(self, name: str) -> Phone:
        """A new browser whose push service this is."""
        path = f"/push/{name}"
        self.phones[path] = Phone(f"{self.address}{path}")
        return self.phones[path]

    def at(self, path: str) -> list[Request]:
        return [request for request in self.got if request.path == path]

    def pushed(self, phone: Phone) -> list[dict[str, Any]]:
        """Return what a browser was pushed, decrypted."""
        path = phone.endpoint.removeprefix(self.address)
        return [phone.read(request.body) for request in self.at(path)]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            first, *lines = head.strip().split("\r\n")
            headers = {
                name.lower(): value.strip()
                for name, _, value in (line.partition(":") for line in lines)
            }
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            request = Request(first.split()[1], headers, body)
            status, more = self.answer(request)
            if status:
                self.got.append(request)
            told = "".join(f"{name}: {value}\r\n" for name, value in more.items())
            answer = f"HTTP/1.1 {status} X\r\n{told}content-length: 0\r\nconnection: close\r\n\r\n"
            writer.write(answer.encode())
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    """A receiver on a free port."""
    made = Receiver()
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield made


class Mailbox:
    """A mail server that takes every letter, or refuses an address for good."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuses: dict[str, str] = {}  # address -> what it is told
        self.url = ""

    async def handle_RCPT(  # noqa: N802
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if address in self.refuses:
            return self.refuses[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 Message accepted"

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for letter in self.letters if letter["To"] == address]


@asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    """A mail server on a free port."""
    made = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(made, enable_SMTPUTF8=True), "127.0.0.1", 0)
    made.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield made


def text_of(letter: EmailMessage) -> str:
    part = letter.get_body(("plain",))
    assert part is not None
    return str(part.get_content())


def check_signature(request: Request, secret: str) -> dict[str, Any]:
    """Return what a webhook got, if it is signed as docs/wire.md says."""
    number, stamp = request.headers["konspira-id"], request.headers["konspira-time"]
    signed = f"{number}.{stamp}.".encode() + request.body
    wanted = hmac.new(secret.encode(), signed, sha256).hexdigest()
    assert request.headers["konspira-signature"] == f"sha256={wanted}"
    found: dict[str, Any] = json.loads(request.body)
    return found


def telling(settings: Settings, mail: Mailbox | None = None, **more: Any) -> Settings:
    """A server that can send everything, to this machine too; steps are taken by the test."""
    chosen: dict[str, Any] = {
        "site": "https://club.example.org",
        "mail_url": "" if mail is None else mail.url,
        "mail_from": "" if mail is None else "Konspira <konspira@example.org>",
        "push_contact": "mailto:host@example.org",
        "private_hooks": True,
        "alerts": False,
    }
    return msgspec.structs.replace(settings, **{**chosen, **more})
