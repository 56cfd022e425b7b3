"""The options of a puzzle: a choice, or a line of small choices up to the end of a deed."""

from __future__ import annotations

from collections.abc import Sequence

from konspira.kernel.rng import Rng
from konspira.kernel.state import State

Line = tuple[int, ...]  # choices of one seat, one after the other

LEAST = 3  # lines of one puzzle: of two, one is right by luck ...
MOST = 30  # ... and more than this nobody compares


def lines_of(state: State, seat: int, least: int = LEAST, most: int = MOST) -> list[Line]:
    """Return the options of a seat: its next choices, or whole lines of them if those are too few.

    A line grows as long as there are fewer than `least`. It ends with its deed, or before a choice
    that depends on things the seat learns on the way; the game's advice makes the rest of the deed.
    No line at all means that there are more than `most`.
    """
    start = state.redeal(seat, Rng())
    start.listen()
    found = _longer((), start, seat)
    while len(found) < least and any(_open(after, line, seat) for line, after in found):
        found = [
            more
            for line, after in found
            for more in (
                _longer(line, after, seat) if _open(after, line, seat) else [(line, after)]
            )
        ]
    return [line for line, _ in found] if len(found) <= most else []


def _longer(line: Line, state: State, seat: int) -> list[tuple[Line, State]]:
    found: list[tuple[Line, State]] = []
    for option in state.options(seat):
        after = state.copy()
        after.choose(seat, option)
        found.append(((*line, option), after))
    return found


def _open(state: State, line: Line, seat: int) -> bool:
    """Does the seat choose on in the same deed, and has nobody learned anything by its line?"""
    return state.midway(seat) and len(state.takeable) >= len(line)


def place_of(lines: Sequence[Line], made: Sequence[int]) -> int | None:
    """Return the line that was made, if enough of it was; None while that is open."""
    for place, line in enumerate(lines):
        if tuple(made[: len(line)]) == line:
            return place
    return None


def take(state: State, seat: int, option: int) -> None:
    """Make a choice that is known to be legal, at once or sealed."""
    if state.asked >= 0:
        state.play(option)
    else:
        state.play_sealed(seat, option)
