"""What travels of games: options, rules, figures, sources."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from konspira.server.wire.common import Options, SeatNumber, Strict, Value
from konspira.server.wire.live import Ask


class SettingInfo(msgspec.Struct, frozen=True):
    """An option of a game; its words are Fluent messages."""

    name: str
    values: list[Value]  # the default first
    rule: str
    seats: list[int]  # numbers of seats with which a value other than the default can be chosen
    when: dict[str, Value]  # without these values of other options it changes nothing ...
    of_texts: bool  # ... but may where such an option is a text
    free: bool  # takes texts too: a player's own scenario


class NoteInfo(msgspec.Struct, frozen=True):
    """A hint for newcomers and the questions it belongs to; an empty list asks for nothing."""

    id: str
    kinds: list[str]  # of the question
    offers: list[str]  # families of choices: the note needs one of them on offer
    parts: list[int]  # of a series of games


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    seats: list[int]  # how many there can be
    settings: list[SettingInfo]
    levels: list[str]  # of bots, weakest first
    strengths: dict[str, int]  # games of a hundred that it wins against the level below ...
    strengths_of: str | None  # ... in this scenario; None if the game has none
    balance: dict[str, list[int]]  # scenario -> games of 100 between equal bots that each seat wins
    parts: int  # of a series that goes from table to table; 0: each game stands alone
    notes: list[NoteInfo]  # in the order they are given
    content: dict[str, Any]  # the content pack: file -> rows
    outside: bool = False  # is it a host's own game? Then its words are fetched (`/words`)


class GameWords(msgspec.Struct, frozen=True):
    """The words of a game that the page does not have, in one language."""

    ftl: str  # Fluent messages; ids stand in for missing ones
    roles: dict[str, str]  # the kind of each fact: `seat`, `count`, `term:card`


class RulePlace(msgspec.Struct, frozen=True):
    """A section of a printed rulebook in which a rule stands."""

    book: int  # the number of the book in the list of the page
    section: str
    page: int | None  # None: the book, as we have it, has no page numbers


class RulesPage(msgspec.Struct, frozen=True):
    """A page of rules as our HTML; `<div data-figure="table">` is the place of a figure."""

    title: str
    html: str
    books: list[str]  # the printed rulebooks, by their titles
    places: dict[str, list[RulePlace]]  # rule -> where it is printed; without a place: ours


class FigureMark(msgspec.Struct, frozen=True):
    """A numbered call-out: what it points at, and the rule behind it."""

    id: str
    at: str  # a part of the table by name, as in lessons
    rule: str


class FigureMoment(msgspec.Struct, frozen=True):
    """One picture of a figure: what a seat sees after some choices."""

    id: str  # empty where the figure has only one
    look: list[str]  # parts of the table that the picture is about; empty: the whole table
    rule: str
    view: Any  # the game's own view, drawn by the game's own board
    question: Ask | None


class FigureInfo(msgspec.Struct, frozen=True):
    """A picture of the rules, made of a position that the engine accepts."""

    id: str
    kind: Literal["table", "strip", "scoring"]
    seats: int
    seat: int
    options: dict[str, Value]
    marks: list[FigureMark]
    moments: list[FigureMoment]


class SymbolInfo(msgspec.Struct, frozen=True):
    """A symbol of a game: its name and meaning are messages that the table uses too."""

    id: str
    group: str
    name: str
    text: str
    rule: str


class RulesFigures(msgspec.Struct, frozen=True):
    """The pictures of a game's rules, and its symbols, each of them once."""

    figures: list[FigureInfo]
    symbols: list[SymbolInfo]


class AidLine(msgspec.Struct, frozen=True):
    """A line of a player's aid, with numbers from the game's data."""

    id: str
    rule: str
    icon: str
    facts: dict[str, int | str]


class AidCell(msgspec.Struct, frozen=True):
    """A cell of a table: a number, or the message of a name."""

    text: str | int
    shape: str


class AidBox(msgspec.Struct, frozen=True):
    """A box of a player's aid."""

    id: str
    wide: int  # of six columns
    rule: str
    style: str
    lines: list[AidLine]
    columns: list[str]
    rows: list[list[AidCell]]


class AidInfo(msgspec.Struct, frozen=True):
    """A player's aid: one page, the most important rules and numbers of a game."""

    boxes: list[AidBox]


class OriginCount(msgspec.Struct, frozen=True):
    """The number of values of each origin."""

    printed: int  # stated in a rulebook
    public: int  # found in a public source
    ours: int  # reconstructed


class FieldSources(msgspec.Struct, frozen=True):
    """The origins of the values of one field."""

    name: str  # its name in the file
    tally: OriginCount


class KindSources(msgspec.Struct, frozen=True):
    """The rows `[[kind]]` of a file of content; their name is `<game>-rows-<kind>`."""

    file: str
    kind: str
    rows: int
    tally: OriginCount
    fields: list[FieldSources]


class GameSources(msgspec.Struct, frozen=True):
    """The origins of a game's content: printed, public, or ours."""

    tally: OriginCount
    kinds: list[KindSources]
    rulebooks: list[str]
    sites: list[str]  # public sources
    own_pack: bool  # are these the values of a pack of the host's?


class CheckOptions(Strict, frozen=True):
    """Would these options make a game? Asked while the host chooses them."""

    seats: SeatNumber
    options: Options = {}
