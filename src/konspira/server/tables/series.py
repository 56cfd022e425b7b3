"""A series of games: a table that is over, and what it leaves to the next part.

The server knows no game: `Game.sequel` says whether and how one goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from konspira.kernel.game import Game
from konspira.kernel.state import State
from konspira.server.wire.tables import PastPart, Series


def series_of(game: Game, past: Sequence[PastPart] = ()) -> Any:
    """Return where a table stands in a series, as it is kept; None: the game stands alone."""
    if game.part() == 0:
        return None
    return msgspec.to_builtins(Series(game.part(), game.parts, list(past)))


def read_series(kept: Any) -> Series | None:
    """The same, from the database."""
    return msgspec.convert(kept, Series | None)


def goes_on(state: State) -> tuple[bool, bool]:
    """Is there a next part, and does it begin with something that is hidden in this one?"""
    following = state.game.sequel(state)
    if following is None:
        return False, False
    return True, state.game.shown(following) != following
