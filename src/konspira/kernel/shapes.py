"""Shapes that compiled modules fill. Not compiled: a compiled Struct loses its options."""

from __future__ import annotations

import msgspec


class Waiting(msgspec.Struct, frozen=True, gc=False):
    """Whom the game waits for, as one viewer may know it."""

    activity: str
    seat: int | None  # None: somebody, and nobody may know who
