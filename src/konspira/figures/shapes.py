"""What a file of figures is made of. Words are Fluent messages, see `needs`."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

Facts: TypeAlias = dict[str, str]  # the name of a fact, and the path in the content that has it
Kind: TypeAlias = Literal["table", "strip", "scoring"]


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A numbered call-out of a picture."""

    id: str
    at: str  # a part of the table by name, as lessons name it
    rule: str


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One picture: what the seat sees after further choices."""

    id: str
    choices: tuple[str, ...] = ()  # "0:end_turn", made after the moment before
    look: tuple[str, ...] = ()  # the parts of the table that it is about
    rule: str = ""


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A picture, a strip of pictures, or the scoring of a finished game."""

    id: str
    kind: Kind
    seats: int
    seat: int = 0
    options: dict[str, str | bool | int] = {}
    seed: int = 0
    position: dict[str, Any]
    choices: tuple[str, ...] = ()  # made before the first moment
    until_over: bool = False  # a bot finishes the game, choosing for everybody
    mark: tuple[Mark, ...] = ()
    moment: tuple[Moment, ...] = ()


class Symbol(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A symbol of the game; `name` and `text` are messages that the table says too."""

    id: str
    group: str
    name: str
    text: str
    rule: str


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line of a box."""

    id: str
    rule: str = ""
    icon: str = ""
    facts: Facts = {}


class Column(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A column of a table: a number of each row, or what the row names."""

    id: str  # names its heading, and the number, if nothing else is said
    field: str = ""
    term: str = ""  # the subject of the name: a city, a card
    shape: Literal["", "round", "square"] = ""


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of numbers from the content."""

    rows: str  # a path in the content: "cities.city"
    last: int | None = None  # the number of rows that are shown, from the first on
    column: tuple[Column, ...]


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A box of a player's aid."""

    id: str
    wide: int = 3  # of six columns
    rule: str = ""
    style: Literal["lines", "steps", "signs"] = "lines"
    line: tuple[Line, ...] = ()
    table: Table | None = None


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The file of a game."""

    figure: tuple[Figure, ...] = ()
    symbol: tuple[Symbol, ...] = ()
    aid: tuple[Box, ...] = ()


class Cell(msgspec.Struct, frozen=True):
    """A cell of a table: a number, or the message of a name."""

    text: str | int
    shape: str


def needs(game: str, found: Figures) -> dict[str, frozenset[str] | None]:
    """The messages of a game's figures, and the facts that each may use."""
    nothing = frozenset[str]()
    said: dict[str, frozenset[str] | None] = {}
    for figure in found.figure:
        start = f"{game}-figure-{figure.id}"
        said |= {start: nothing}
        ids = [mark.id for mark in figure.mark] + [moment.id for moment in figure.moment]
        said |= {f"{start}-{id}": nothing for id in ids}
    for symbol in found.symbol:
        said |= {f"{game}-symbols-{symbol.group}": nothing, symbol.name: None, symbol.text: None}
    for box in found.aid:
        start = f"{game}-aid-{box.id}"
        said |= {start: nothing}
        said |= {f"{start}-{line.id}": frozenset(line.facts) for line in box.line}
        columns = box.table.column if box.table else ()
        said |= {f"{start}-{column.id}": nothing for column in columns}
    return said
