"""A puzzle as data, and the table that it leads to."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec

from konspira.kernel.game import Game
from konspira.kernel.record import Record, replay
from konspira.kernel.state import State
from konspira.puzzles.lines import Line
from konspira.puzzles.proving import Check, Valued
from konspira.puzzles.reasons import Reason
from konspira.puzzles.tries import Tried

BYTES = 3  # of an id


class Puzzle(msgspec.Struct, frozen=True):
    """A position, the seat that chooses there, and all that is known of its options."""

    id: str
    record: Record  # of a game between bots, up to this moment
    seat: int
    kind: str  # of the question ...
    facts: dict[str, Any]  # ... and its facts
    chapter: int  # the round, turn or stage; 0: the game has none
    difficulty: int  # from 1 to 5
    options: list[Valued]  # the answer first, then the two lines compared with it, then the rest
    checks: list[Check]
    tried: list[Tried]
    reason: Reason

    @property
    def game(self) -> str:
        """Return the id of the game."""
        return self.record.game

    @property
    def answer(self) -> Valued:
        """Return the best line."""
        return self.options[0]


def id_of(record: Record, seat: int) -> str:
    """Return the id of a puzzle: a short fingerprint of the moment and the seat."""
    options = sorted(record.options.items())
    moment = f"{record.game} {record.seats} {options} {record.seed} {record.choices} {seat}"
    return blake2b(moment.encode(), digest_size=BYTES).hexdigest()


def table_of(puzzle: Puzzle, games: Callable[[Record], Game]) -> State:
    """Return the table at the moment of the puzzle, as the bots played it: no player may see it."""
    return replay(puzzle.record, games(puzzle.record))


def lines_named(puzzle: Puzzle, game: Game) -> list[Line]:
    """Return the lines of a puzzle as numbers, the answer first."""
    return [tuple(game.number(name) for name in one.line) for one in puzzle.options]
