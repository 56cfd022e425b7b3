"""Reads facts for goals and texts from the view of the learner's seat, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from konspira.kernel.events import Event
from konspira.lessons.shapes import Facts, Goal, matches


def seen(view: Any) -> Any:
    """Return a view as plain dicts and lists."""
    return msgspec.to_builtins(view)


def at(view: Any, path: str) -> Any:
    """Return the value at a path such as `seats.0.tableau.banker`; a missing count is 0.

    `#` at the end counts: the members of a list, or the sum of a dict of counts.
    """
    found = view
    for part in path.split("."):
        if part == "#":
            return sum(found.values()) if isinstance(found, dict) else len(found)
        if isinstance(found, list):
            found = found[int(part)]
        elif isinstance(found, dict):
            found = found.get(part, 0)
        else:
            raise KeyError(path)
    return found


def filled(facts: Facts, view: Any) -> dict[str, Any]:
    """Return the facts of a text, from the view."""
    return {name: at(view, path) for name, path in facts.items()}


def reached(
    goal: Goal, view: Any, over: bool, chosen: Sequence[str], heard: Sequence[Event]
) -> bool:
    """Does everything hold that the goal needs?"""
    if goal.over and not over:
        return False
    if goal.choice and not any(matches(goal.choice, one) for one in chosen):
        return False
    if goal.event and not any(_is(goal.event, event) for event in heard):
        return False
    return not goal.view or _compares(goal, at(view, goal.view))


def _is(wanted: dict[str, Any], event: Event) -> bool:
    facts = {"kind": event.kind, **event.facts}
    return all(name in facts and facts[name] == value for name, value in wanted.items())


def _compares(goal: Goal, value: Any) -> bool:
    if goal.equals is not None:
        return bool(value == goal.equals)
    if goal.least is not None and not value >= goal.least:
        return False
    return goal.most is None or bool(value <= goal.most)
