"""Webhooks: signed JSON for programs, in a form that Discord and Slack take."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import msgspec

from konspira.server.alerts import reach

if TYPE_CHECKING:
    from konspira.server.alerts.outbox import Item
    from konspira.server.alerts.wording import Told

GONE: Final = (404, 410)
MOST_FAILURES: Final = 20  # failures in a row; then the address is dropped


def body_of(told: Told, url: str, items: Sequence[Item], number: str) -> bytes:
    """Return one body for all: Discord reads `content`, Slack `text`, other programs the rest."""
    text = "\n".join([told.title, *told.lines, url])
    safe = text.replace("@", "@\u200b").replace("<", "‹").replace(">", "›")  # nobody is paged
    message: dict[str, Any] = {
        "content": safe,
        "text": safe,
        "allowed_mentions": {"parse": []},
        "konspira": {
            "id": number,
            "kinds": [item.kind for item in items],
            "tables": [item.table for item in items],
            "title": told.title,
            "lines": told.lines,
            "url": url,
        },
    }
    return msgspec.json.encode(message)


def signature(secret: str, number: str, stamp: int, body: bytes) -> str:
    """Return the signature that proves sender and time: HMAC-SHA256 of id, time and body."""
    signed = f"{number}.{stamp}.".encode() + body
    return hmac.digest(secret.encode(), signed, sha256).hex()


async def send(
    url: str, secret: str, number: str, stamp: int, body: bytes, private: bool
) -> reach.Answer:
    """POST a message; redirects are not followed."""
    headers = {
        "content-type": "application/json",
        "konspira-id": number,
        "konspira-time": str(stamp),
        "konspira-signature": f"sha256={signature(secret, number, stamp, body)}",
    }
    return await reach.send(url, body, headers, private)
