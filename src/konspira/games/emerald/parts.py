"""What the modules of the actions share: where a turn goes on, and choices nobody has seen yet.

A choice is made of small questions; until it is declared and paid, nobody else learns anything of
it (EME-19.9). What has been chosen so far is the state's `plan`.
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
    """Note a choice that nobody has seen yet."""
    state.plan = [*state.plan, option]


def spend(state: Emerald) -> None:
    """The choice is declared: nothing of it is a secret any more, and one action is spent."""
    state.plan = []
    state.actions -= 1


def go_on(state: Emerald, step: Step[Emerald]) -> None:
    """After an atomic step (EME-2.14): forced reveals first, then this."""
    state.then(REVEALS[0], step)


def conclude(state: Emerald) -> None:
    """After an action or free action: forced reveals, the tests for the end, the turn goes on."""
    state.then(REVEALS[0], AFTER[0])
