"""Gather the declarations of a game from its modules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Any, NamedTuple, TypeVar

from konspira.kernel.declared import SEAT, Declared, EventKind, Fact, QuestionKind, Reason
from konspira.kernel.errors import KernelBug
from konspira.kernel.step import Step

D = TypeVar("D", bound=Declared)


class Declarations(NamedTuple):
    """Everything that a game declares, by name, in the order of its modules."""

    steps: dict[str, type[Step[Any]]]
    events: dict[str, EventKind]
    questions: dict[str, QuestionKind]
    refusals: dict[str, list[Reason]]  # by code: one code may belong to several rules
    facts: dict[str, Fact]  # each name means one thing in the whole game
    terms: dict[str, tuple[str, ...]]  # the ids of each subject


def gathered(modules: Iterable[ModuleType]) -> Declarations:
    """Return the declarations of these modules; what they import belongs to other modules."""
    found = Declarations({}, {}, {}, {}, {"seat": SEAT}, {})
    for module in modules:
        for thing in vars(module).values():
            _add(found, thing, module.__name__)
    return found


def _add(found: Declarations, thing: object, module: str) -> None:
    if isinstance(thing, type) and issubclass(thing, Step):
        if thing.__module__ == module:
            found.steps[snake(thing.__name__)] = thing
    elif isinstance(thing, EventKind):
        _once(found.events, thing)
    elif isinstance(thing, QuestionKind):
        _once(found.questions, thing)
    elif isinstance(thing, Reason) and thing.rule:
        reasons = found.refusals.setdefault(thing.kind, [])
        if thing not in reasons:
            reasons.append(thing)
        if thing.names != reasons[0].names:
            raise _twice(thing, reasons[0])
    elif isinstance(thing, Fact) and thing.role == "term":
        found.terms[thing.subject] = tuple(thing.ids)
    if isinstance(thing, Declared):
        for name, fact in thing.facts.items():
            if repr(found.facts.setdefault(name, fact)) != repr(fact):
                raise _twice(thing, f"where ${name} is {found.facts[name]}")


def _once(known: dict[str, D], thing: D) -> None:
    if known.setdefault(thing.kind, thing) is not thing:
        raise _twice(thing, known[thing.kind])


def _twice(thing: Declared, before: object) -> KernelBug:
    text = f"{thing} is declared twice; before it stands {before}"
    return KernelBug("declared-twice", text, value=thing.kind)


def role(fact: Fact) -> str:
    """Say in a word what a fact is: `seat`, `count`, `term:card`."""
    return f"{fact.role}:{fact.subject}" if fact.subject else fact.role


# The role of a fact in a game that declares none: a guess by its name.
USUAL = {
    "seat": "seat",
    "victim": "seat",
    "a": "seat",
    "b": "seat",
    "winners": "seats",
    "scores": "counts",
    "counts": "counts",
    "cards": "counted:card",
    "card": "term:card",
    "phase": "term:phase",
}


def snake(name: str) -> str:
    """Return the name of a step in positions: `OrderType` is `order_type`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def names_of(declared: Mapping[str, Declared]) -> dict[str, tuple[str, ...]]:
    """Return the names of the facts of each kind."""
    return {kind: tuple(one.names) for kind, one in declared.items()}
