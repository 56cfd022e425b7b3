"""What the tests of every game ask of its recorded games."""

from __future__ import annotations

import pytest
from tools.playthroughs.checking import outcome
from tools.playthroughs.plans import PLANS, Plan
from tools.playthroughs.records import read


def plans_of(game: str) -> list[Plan]:
    """The recorded games of one kind."""
    return [plan for plan in PLANS if plan.game == game]


def check(plan: Plan) -> None:
    """Fail where a game is not as recorded, and say where and how to see it."""
    found = outcome(plan.id).difference
    if found:
        pytest.fail(found, pytrace=False)


def told(plans: list[Plan]) -> set[str]:
    """The kinds of events in these games."""
    return set().union(*[outcome(plan.id).told for plan in plans])


def asked(plans: list[Plan]) -> set[str]:
    """The kinds of questions in these games."""
    return set().union(*[outcome(plan.id).asked for plan in plans])


def ends(plans: list[Plan]) -> set[str]:
    """Return how these games ended; that they end so when played again, `check` proves."""
    return {end for plan in plans for end in read(plan).ends}
