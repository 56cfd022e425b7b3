"""The verifiable shuffle: the server and the seats make the key of the deal together.

Before anybody sits down, the server publishes the hash of its secret. Each seat adds random bytes
of its own. The key comes from all of them, so neither side can choose the deal. At the end the
server opens its secret, and everybody can compute the same key. Only SHA-256 is used, because
browsers have it too.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

import msgspec

from konspira.kernel.errors import RecordError


class FairDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is needed to check the deal of a finished game."""

    table: str
    commitment: str
    secret: str
    salts: list[str | None]


def commitment(secret: bytes) -> str:
    """Return the hash that the server publishes first; it can no longer change its secret."""
    return sha256(secret).hexdigest()


def key(secret: bytes, table: str, salts: Sequence[bytes | None]) -> bytes:
    """Return the key of the deal: SHA-256 of lines: a title, the table, the secret, each salt."""
    lines = ["konspira shuffle 1", table, secret.hex()]
    lines += ["" if salt is None else salt.hex() for salt in salts]
    return sha256("\n".join(lines).encode()).digest()


def check(deal: FairDeal, found: str | None) -> None:
    """Refuse a deal whose secret does not fit its commitment, or whose key is another one."""
    secret = _bytes(deal.secret)
    salts = [None if salt is None else _bytes(salt) for salt in deal.salts]
    if commitment(secret) != deal.commitment:
        raise RecordError(
            "shuffle-commitment",
            f"the secret opened at the end has the hash {commitment(secret)}, but "
            f"{deal.commitment} was published before the game; the deal was not fair",
            value=commitment(secret),
            known=deal.commitment,
        )
    made = key(secret, deal.table, salts).hex()
    if made != found:
        raise RecordError(
            "shuffle-key",
            f"secret and salts make the key {made}, but the game was dealt with {found}; "
            "the deal was not fair",
            value=str(found),
            known=made,
        )


def _bytes(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise RecordError(
            "shuffle-malformed",
            f'"{text}" is not made of hexadecimal digits; the record was changed after the game',
            value=text,
        ) from None
