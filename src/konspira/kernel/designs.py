"""Tables that people design and keep as files: the result of reading such a file."""

from __future__ import annotations

from typing import NamedTuple

from konspira.kernel.errors import Remedy


class Mistake(NamedTuple):
    """A mistake in a file: where it is, and what to do about it."""

    line: int
    path: str
    remedy: Remedy


class Design(NamedTuple):
    """The content of a file: an option of the game with its value, or all mistakes in order."""

    option: str
    value: str = ""
    title: str = ""
    level: str = ""  # how much of the rules the table uses, as a word of the game: `level-basic`
    mistakes: tuple[Mistake, ...] = ()
