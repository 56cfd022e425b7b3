"""What a choice tells the other players: by being made, and by the time that it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from konspira.kernel.rng import Rng
from konspira.kernel.step import TOGETHER

if TYPE_CHECKING:
    from konspira.kernel.state import State

WORLD = 1942  # always the same guess, so that asking twice gives the same answer
WORLDS = 8  # how many worlds each of the others may imagine


def private_options(state: State, seat: int) -> list[int]:
    """Return the options after which this seat chooses again before anybody has learned anything.

    They are tried in a world that the seat cannot tell from the real one, so the answer follows
    from what the seat knows. In a window there are none: every answer completes the choice.
    """
    question = state.question(seat)
    if question is None or question.window:
        return []
    guess = state.redeal(seat, Rng(WORLD))
    return [option for option in state.options(seat) if _is_private(guess, seat, option)]


def _is_private(guess: State, seat: int, option: int) -> bool:
    trial = guess.copy()
    trial.listening = True  # notes each seat that learns something
    trial.history = []
    trial.choose(seat, option)
    return trial.takeable != [] and trial.question(seat) is not None


def is_sealed(state: State) -> bool:
    """Do several seats choose at once, and does none see an answer before all have chosen?"""
    return state.asked == TOGETHER


def is_forced(state: State, seat: int) -> bool:
    """Has this seat only one option, and does everybody know it?

    Then nobody learns anything from how fast it answers. In the middle of an action that takes
    several choices, a seat takes as long as it likes. In a window and among sealed choices the time
    may always tell something. The check starts from a world that the seat cannot tell from the real
    one, so what the others hide does not matter.
    """
    question = state.question(seat)
    if question is None or question.window or is_sealed(state) or len(state.options(seat)) != 1:
        return False
    if state.midway(seat):
        return True
    guess = state.redeal(seat, Rng(WORLD))
    others = [None, *[other for other in range(state.game.seats) if other != seat]]
    return all(_has_one(guess, seat, other) for other in others)


def _has_one(guess: State, seat: int, other: int | None) -> bool:
    """Has the seat one option in every world that another seat may imagine?"""
    for number in range(WORLDS):
        if len(guess.redeal(other, Rng(WORLD + number)).options(seat)) != 1:
            return False
    return True
