"""The steps of a position one by one: their numbers fit the table and their procedure."""

from __future__ import annotations

from typing import Any

from konspira.games.stawka import plausible_force, plausible_more, plausible_moves, plausible_things
from konspira.games.stawka.plausible_place import Checks, Place
from konspira.kernel.step import Step

CHECKS: Checks = {
    **plausible_moves.CHECKS,
    **plausible_things.CHECKS,
    **plausible_force.CHECKS,
    **plausible_more.CHECKS,
}


def fits(here: Place, step: Step[Any]) -> bool:
    """Do the numbers of this step fit where it lies?"""
    found = CHECKS.get(type(step))
    return found is None or found[1](here, step)


def rule_of(step: Step[Any]) -> str:
    """The rule that a step belongs to."""
    found = CHECKS.get(type(step))
    return "STA-19.4" if found is None else found[0]
