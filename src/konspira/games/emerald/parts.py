"""Common code of the modules of actions: the course of a turn, and choices still unseen.

A choice is made of small questions; until it is declared and paid, no other seat learns anything of
it (EME-19.9). The state's `plan` holds the choices so far.
"""

from __future__ import annotations

from typing import Final

from konspira.games.emerald.state import Emerald
from konspira.kernel.step import Step

# One step for each seat, shared by all games; the modules of these steps fill them in.
TURNS: Final[list[Step[Emerald]]] = []
REVEALS: Final[list[Step[Emerald]]] = []  # the test for forced reveals
AFTER: Final[list[Step[Emerald]]] = []  # the end of an action or free action


class Part(Step[Emerald]):
    """A question inside a choice that begins with the turn's own question."""

    __slots__ = ()

    def start(self) -> Step[Emerald]:
        return TURNS[self.seat]

    def fits(self, state: Emerald) -> bool:
        return self.seat == state.active


def add(state: Emerald, option: int) -> None:
    """Note a choice that no other seat has seen yet."""
    state.plan = [*state.plan, option]


def spend(state: Emerald) -> None:
    """Declare the choice: all of it is public now, and one action is spent."""
    state.plan = []
    state.actions -= 1


def go_on(state: Emerald, step: Step[Emerald]) -> None:
    """Go on after an atomic step (EME-2.14): forced reveals first, then this step."""
    state.then(REVEALS[0], step)


def conclude(state: Emerald) -> None:
    """Close an action or free action: forced reveals, tests for the end, the rest of the turn."""
    state.then(REVEALS[0], AFTER[0])
