"""Drawings of states, views, games and records in notebooks, by a function from outside.

The kernel draws nothing and imports no drawing. The package registers the function that draws;
without one, notebooks print the usual line.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

Painter = Callable[[Any], str]

_painters: list[Painter] = []


def draws(painter: Painter) -> None:
    """Register the function that draws; it is given a state, a view, a game or a record."""
    _painters[:] = [painter]


def drawn(thing: Any) -> str | None:
    """Return a thing as HTML, or None if no drawing is registered."""
    return _painters[0](thing) if _painters else None


class Seen(msgspec.Struct, frozen=True):
    """The base of views: everything that a seat may see. In notebooks, views draw themselves."""

    def _repr_html_(self) -> str | None:
        return drawn(self)
