"""A device with passkeys, in software: real ES256 signatures, made as WebAuthn says.

It can lie in every way that a test wants to see refused.
"""

from __future__ import annotations

import base64
import json
import os
from hashlib import sha256
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import encode_cbor

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey, and what its device says; change an attribute to make it lie."""

    def __init__(self, origin: str = "https://club.example.org") -> None:
        self.origin = origin
        self.site = origin.partition("://")[2].partition(":")[0]
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.credential = os.urandom(32)
        self.count = 0
        self.step = 1  # by which the counter grows; 0: this device does not count
        self.flags = PRESENT | VERIFIED

    @property
    def id(self) -> str:
        return to_text(self.credential)

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps({**said, "crossOrigin": False}).encode()

    def _data(self, more: int = 0) -> bytes:
        self.count += self.step
        flags = bytes([self.flags | more])
        return sha256(self.site.encode()).digest() + flags + self.count.to_bytes(4, "big")

    def make(self, options: dict[str, Any], name: str = "My phone") -> dict[str, Any]:
        """Answer `navigator.credentials.create`."""
        numbers = self.key.public_key().public_numbers()
        public = encode_cbor(
            {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        )
        held = bytes(16) + len(self.credential).to_bytes(2, "big") + self.credential + public
        stated = {"fmt": "none", "attStmt": {}, "authData": self._data(ATTESTED) + held}
        return {
            "name": name,
            "id": self.id,
            "client_data": to_text(self._client("webauthn.create", options)),
            "attestation": to_text(encode_cbor(stated)),
        }

    def answer(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer `navigator.credentials.get`."""
        client, data = self._client("webauthn.get", options), self._data()
        signed = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "id": self.id,
            "client_data": to_text(client),
            "authenticator_data": to_text(data),
            "signature": to_text(signed),
        }
