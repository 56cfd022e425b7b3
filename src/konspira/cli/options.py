"""The options that several commands share, and how their values are read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer

from konspira import catalogue
from konspira.bots.naming import own_paths
from konspira.cli.shell import ShellError
from konspira.kernel.game import Game
from konspira.kernel.record import Record

MOST_DIGITS = 6

Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="en|pl|de", help="Language; else KONSPIRA_LANG or the locale."),
]
Pack = Annotated[
    Path | None,
    typer.Option("--pack", metavar="DIR", help="A content pack to lay over the game's own."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
As = Annotated[
    str | None,
    typer.Option("--as", metavar="SEAT", help="Whose eyes: a seat (from 0), a name, spectator."),
]


def read_settings(texts: Sequence[str]) -> dict[str, str]:
    """`--option order_timing=simultaneous`, as names and words."""
    found: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise ShellError("bad-setting", value=text)
        found[name.strip().replace("-", "_")] = value.strip()
    return found


def find_game(name: str) -> type[Game]:
    """A game by name; one of your own, `module:GAME`, is looked for in this folder too."""
    own_paths([name])
    return catalogue.kind_of(name)


def game_of(record: Record, pack: Path | None = None) -> Game:
    """The game a record was played with; one of your own is looked for in this folder too."""
    own_paths([record.place or ""])
    return catalogue.game_of(record, pack)


def make_game(name: str, seats: object, pack: Path | None, options: Mapping[str, object]) -> Game:
    """A game from what people wrote: on the command line, in a position."""
    return find_game(name)(seats, pack, options)  # type: ignore[arg-type]  # checked there


def read_number(text: str) -> int | None:
    """A number as people type one; nothing at a table needs more digits than these."""
    word = text.strip()
    return int(word) if word.isdecimal() and len(word) <= MOST_DIGITS else None


def read_viewer(text: str, names: Sequence[str]) -> int | None:
    """A seat by its number or by the name of its player; None is a spectator."""
    word = text.strip()
    if word == "spectator":
        return None
    number = read_number(word)
    if number is not None and number < len(names):
        return number
    for seat, name in enumerate(names):
        if name.casefold() == word.casefold():
            return seat
    raise ShellError("unknown-viewer", value=text, names=", ".join(names), last=len(names) - 1)
