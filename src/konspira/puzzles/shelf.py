"""The shipped puzzles: a file for each game, a puzzle in each line."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from konspira.kernel.errors import OptionError, did_you_mean
from konspira.puzzles.puzzle import Puzzle

FOLDER = Path(__file__).parent / "data"
SUFFIX = ".jsonl"
DAY = 24 * 60 * 60  # seconds


def games_with_puzzles() -> list[str]:
    """Return the ids of the games that have any."""
    return sorted(file.stem for file in FOLDER.glob(f"*{SUFFIX}"))


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, the easiest first; an empty list if it has none."""
    file = FOLDER / f"{game}{SUFFIX}"
    if game not in games_with_puzzles():
        return ()
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in file.read_bytes().splitlines())


def all_puzzles() -> list[Puzzle]:
    """Return the puzzles of all games."""
    return [puzzle for game in games_with_puzzles() for puzzle in puzzles_of(game)]


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in all_puzzles()}


def puzzle_named(id: str) -> Puzzle:
    """Return the puzzle with this id."""
    found = _by_id().get(id)
    if found is None:
        remedy = did_you_mean(id, _by_id())
        raise OptionError(
            "unknown-puzzle", f'no puzzle is called "{id}"; {remedy}', value=id, remedy=remedy
        )
    return found


def of_the_day(seconds: float) -> Puzzle | None:
    """Return the puzzle of the day, the same for all, at a time in seconds since 1970."""
    games = games_with_puzzles()
    if not games:
        return None
    day = int(seconds // DAY)
    puzzles = puzzles_of(games[day % len(games)])  # every day another game
    return puzzles[day // len(games) % len(puzzles)]


def as_lines(puzzles: Iterable[Puzzle]) -> bytes:
    """Return puzzles as the text of a shelf's file, the easiest first; none twice."""
    known = {puzzle.id: puzzle for puzzle in puzzles}
    order = sorted(known.values(), key=lambda one: (one.difficulty, one.id))
    return b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in order)
