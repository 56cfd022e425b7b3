"""Tables of one's own as files: what a game says of such a file's text."""

from __future__ import annotations

from typing import NamedTuple

from konspira.kernel.errors import Remedy


class Mistake(NamedTuple):
    """Something wrong in a file: where, and what to do about it."""

    line: int
    path: str
    remedy: Remedy


class Design(NamedTuple):
    """What a file holds: an option of the game and its value, or all mistakes in their order."""

    option: str
    value: str = ""
    title: str = ""
    level: str = ""  # how much of the rules it plays, by a word of the game: `level-basic`
    mistakes: tuple[Mistake, ...] = ()
