"""How states, views, games and records draw themselves in notebooks: by whoever can draw.

The kernel draws nothing and knows nobody who does. The package says who draws; where nobody does,
notebooks print the usual line.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

Painter = Callable[[Any], str]

_painters: list[Painter] = []


def draws(painter: Painter) -> None:
    """From now on this draws; it is given a state, a view, a game or a record."""
    _painters[:] = [painter]


def drawn(thing: Any) -> str | None:
    """A thing as HTML; None where nobody draws."""
    return _painters[0](thing) if _painters else None


class Seen(msgspec.Struct, frozen=True):
    """What a seat may see. Views of games that derive from this draw themselves."""

    def _repr_html_(self) -> str | None:
        return drawn(self)
