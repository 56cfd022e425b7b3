"""Where a step of a position lies, and the error for one that could not lie there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from konspira.games.stawka.abilities import abilities, ops
from konspira.games.stawka.grammar import Kind
from konspira.games.stawka.plausible_rows import KIND, ME, NUMBER
from konspira.games.stawka.running import ABILITY, Use
from konspira.games.stawka.saving.procedures import numbers as row_of
from konspira.games.stawka.state import Stawka, side_of
from konspira.games.stawka.steps import STEPS
from konspira.kernel.errors import PositionError, Remedy
from konspira.kernel.position import step_text, wrong
from konspira.kernel.step import NOBODY, Step

NAMES = {kind: name for name, kind in STEPS.items()}


def refused(path: str, value: object, rule: str) -> PositionError:
    """The error for a claim that the rules cannot have led to."""
    return wrong(path, value, Remedy("not-by-rules", "the rules do not lead there"), rule)


def named(step: Step[Any]) -> str:
    """A step as the position writes it."""
    return step_text(step, NAMES)


class Place:
    """Where a step lies: what is below and above it, and the procedure it belongs to."""

    def __init__(self, state: Stawka, at: int, depth: int) -> None:
        self.state = state
        self.below: Step[Any] | None = state.agenda[at - 1] if at else None
        self.above: Step[Any] | None = None
        if at + 1 < len(state.agenda):
            self.above = state.agenda[at + 1]
        self.frame: list[int] = row_of(state.running[depth - 1]) if depth else []
        self.outer: list[int] = row_of(state.running[depth - 2]) if depth > 1 else []
        self.running = state.running[:depth]
        self.top = state.running[depth - 1] if depth else None
        self.kind = self.frame[KIND] if self.frame else NOBODY

    def op(self) -> ops.Op | None:
        """The effect that has put this step on the rest of its ability."""
        if not isinstance(self.below, abilities.Do) or self.below.at == 0:
            return None
        return self.state.rules.abilities[self.frame[NUMBER]].do[self.below.at - 1]

    def use(self) -> Use:
        """The text in use that it belongs to."""
        assert isinstance(self.top, Use)
        return self.top

    def me(self) -> int:
        """The player who decides: the user of the ability this came from, or the leader."""
        return self.frame[ME] if self.kind == ABILITY else self.state.leader


def led_by_owner(state: Stawka) -> bool:
    """Is no briber deciding for the active agent (STA-13.4)?"""
    return state.leader == side_of(state.active)


Checks = dict[Kind, tuple[str, Callable[[Place, Any], bool]]]  # the rule, and does it fit?
