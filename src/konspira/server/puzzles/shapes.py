"""What travels of a puzzle."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from konspira.server.wire.common import Strict, Value
from konspira.server.wire.live import Frame
from konspira.server.wire.tables import TableInfo

MOST_MADE = 400  # choices of one person, from a puzzle to the end of its game
Choice = Annotated[str, Meta(max_length=80)]


class PuzzleRow(msgspec.Struct, frozen=True):
    """A puzzle in a list. Its title is made of the question and the chapter."""

    id: str
    game: str
    seat: int
    seats: int
    kind: str
    facts: dict[str, Any]
    chapter: int
    difficulty: int  # from 1 to 5
    options: dict[str, Value]


class Puzzles(msgspec.Struct, frozen=True):
    """All puzzles, and the one of the day."""

    puzzles: list[PuzzleRow]
    today: str | None
    day: int  # since 1970


class PuzzleOption(msgspec.Struct, frozen=True):
    """An option of a puzzle: the share of imagined games won after it, with its 95 % interval."""

    line: list[str]
    share: float
    low: float
    high: float
    games: int


class PuzzleTry(msgspec.Struct, frozen=True):
    """What the option is worth that somebody has tried."""

    right: bool
    option: PuzzleOption


class PuzzleTable(msgspec.Struct, frozen=True):
    """The table of a puzzle with the eyes of its seat."""

    table: TableInfo
    frame: Frame
    tried: PuzzleTry | None  # None: the choices so far are no whole option


class PuzzleHint(msgspec.Struct, frozen=True):
    """A hint: the first says what decides, the second what is not best, the third how to begin."""

    step: int
    about: str | None  # a source of points or a way to end
    not_this: list[str] | None
    choice: str | None


class PuzzleDifference(msgspec.Struct, frozen=True):
    """A number after the best option and after the second best."""

    name: str
    best: float
    second: float


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """What the first of the others usually does next."""

    choice: str
    share: float


class PuzzleReason(msgspec.Struct, frozen=True):
    """What differs most between the imagined games after the best and the second best option."""

    games: int
    score: PuzzleDifference
    others: PuzzleDifference
    mine: list[PuzzleDifference]  # points of the seat
    theirs: list[PuzzleDifference]  # points of the others
    ends: list[PuzzleDifference]
    answers: list[PuzzleAnswer | None]


class PuzzleSolution(msgspec.Struct, frozen=True):
    """The answer of a puzzle with the numbers of all its options, the best one first."""

    answer: list[str]
    second: PuzzleOption
    options: list[PuzzleOption]
    reason: PuzzleReason
    players: list[str]  # the bots of the game that it comes from
    seed: str


class PuzzleMade(Strict, frozen=True):
    """The choices that somebody has made in a puzzle; `deal` counts the times of playing on."""

    made: Annotated[list[Choice], Meta(max_length=MOST_MADE)] = []
    deal: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
