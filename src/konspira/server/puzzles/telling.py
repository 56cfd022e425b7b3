"""What is told of a puzzle: first its position, then what a try is worth, the answer when asked."""

from __future__ import annotations

from collections.abc import Sequence

from konspira.kernel.game import Game
from konspira.puzzles.lines import place_of
from konspira.puzzles.proving import Valued
from konspira.puzzles.puzzle import Puzzle, lines_named
from konspira.puzzles.reasons import Both
from konspira.server.errors import Refusal
from konspira.server.puzzles.shapes import (
    PuzzleAnswer,
    PuzzleDifference,
    PuzzleHint,
    PuzzleOption,
    PuzzleReason,
    PuzzleRow,
    PuzzleSolution,
    PuzzleTry,
)

HINTS = 3


def row(puzzle: Puzzle) -> PuzzleRow:
    """A puzzle in the list: what it is about, and nothing of its answer."""
    return PuzzleRow(
        id=puzzle.id,
        game=puzzle.game,
        seat=puzzle.seat,
        seats=puzzle.record.seats,
        kind=puzzle.kind,
        facts=puzzle.facts,
        chapter=puzzle.chapter,
        difficulty=puzzle.difficulty,
        options=dict(puzzle.record.options),
    )


def tried(puzzle: Puzzle, game: Game, made: Sequence[str]) -> PuzzleTry | None:
    """Judge the choices; None as long as they are no whole option."""
    place = place_of(lines_named(puzzle, game), [game.number(name) for name in made])
    if place is None:
        return None
    return PuzzleTry(right=place == 0, option=option(puzzle.options[place]))


def option(one: Valued) -> PuzzleOption:
    """An option with its numbers."""
    return PuzzleOption(one.line, one.share, one.low, one.high, one.games)


def hint(puzzle: Puzzle, step: int) -> PuzzleHint:
    """From what decides, by what is not best, to the first choice of the answer."""
    if not 1 <= step <= HINTS:
        raise Refusal(
            "no-such-hint", f"there are {HINTS} hints; ask for 1 to {HINTS}", 400, value=str(step)
        )
    found = puzzle.reason
    names = [one.name for one in found.sources] + [one.name for one in found.ends]
    worst = min(puzzle.options, key=lambda one: one.share)
    return PuzzleHint(
        step=step,
        about=names[0] if step == 1 and names else None,
        not_this=worst.line if step == 2 else None,
        choice=puzzle.options[0].line[0] if step == HINTS else None,
    )


def solution(puzzle: Puzzle) -> PuzzleSolution:
    """All that is known of the options, the best one first."""
    order = sorted(puzzle.options, key=lambda one: -one.share)
    return PuzzleSolution(
        answer=puzzle.options[0].line,
        second=option(puzzle.options[1]),
        options=[option(one) for one in order],
        reason=reason(puzzle),
        players=puzzle.record.players,
        seed=str(puzzle.record.seed),
    )


def reason(puzzle: Puzzle) -> PuzzleReason:
    """The numbers that the reason is made of."""
    found = puzzle.reason
    return PuzzleReason(
        games=found.games,
        score=_difference("", found.score),
        others=_difference("", found.others),
        mine=[
            _difference(one.name, one.mine)
            for one in found.sources
            if abs(one.mine.more) >= abs(one.others.more)
        ],
        theirs=[
            _difference(one.name, one.others)
            for one in found.sources
            if abs(one.mine.more) < abs(one.others.more)
        ],
        ends=[_difference(one.name, one.games) for one in found.ends],
        answers=[
            None if one is None else PuzzleAnswer(one.choice, one.share) for one in found.answers
        ],
    )


def _difference(name: str, numbers: Both) -> PuzzleDifference:
    return PuzzleDifference(name, numbers.best, numbers.second)
