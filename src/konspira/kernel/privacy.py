"""Choices that tell nobody anything yet: small steps that their seat can still take back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from konspira.kernel.rng import Rng

if TYPE_CHECKING:
    from konspira.kernel.state import State

WORLD = 1942  # always the same guess: who asks twice hears the same


def private_options(state: State, seat: int) -> list[int]:
    """The options after which this seat chooses on and nobody has learned anything.

    They are tried in a world that the seat cannot tell from the real one, so the answer follows
    from what the seat knows. In a window there are none: every answer ends the deed.
    """
    question = state.question(seat)
    if question is None or question.window:
        return []
    guess = state.redeal(seat, Rng(WORLD))
    return [option for option in state.options(seat) if _is_private(guess, seat, option)]


def _is_private(guess: State, seat: int, option: int) -> bool:
    trial = guess.copy()
    trial.listening = True  # whoever learns something is noted
    trial.history = []
    trial.choose(seat, option)
    return trial.takeable != [] and trial.question(seat) is not None
