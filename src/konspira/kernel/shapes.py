"""Shapes that compiled modules fill in. Not compiled: a compiled Struct loses its options."""

from __future__ import annotations

import msgspec


class Waiting(msgspec.Struct, frozen=True, gc=False):
    """A seat that the game waits for, as one viewer may know it."""

    activity: str
    seat: int | None  # None: no viewer may know which seat
