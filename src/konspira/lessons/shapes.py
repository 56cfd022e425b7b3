"""The parts of a course, as its TOML files have them. Words are Fluent messages, see `needs`."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

Facts: TypeAlias = dict[str, str]  # the name of a fact, and the path in the view that has its value


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A task, ticked by the engine: a choice, an event, or a fact of the view.

    If several are given, all must hold.
    """

    id: str
    choice: str = ""  # a choice of the learner in this step, or a family of choices
    event: dict[str, Any] = {}  # heard in this step: its `kind`, and the facts it must have
    view: str = ""  # a path in the view, compared with one of these:
    equals: bool | int | str | None = None
    least: int | None = None
    most: int | None = None
    over: bool = False  # the game has ended


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The answer to a likely mistake: to a choice, or to the code of the reason against it."""

    id: str
    tried: str = ""  # a choice, or a family of choices
    code: str = ""  # of the refusal
    rule: str = ""  # where to read more
    facts: Facts = {}


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One step: a text, parts of the table to look at, goals, and a way to reach them."""

    id: str
    look: tuple[str, ...] = ()  # parts of the table by name; the most important first
    facts: Facts = {}  # numbers for the text
    goal: tuple[Goal, ...] = ()
    answer: tuple[Answer, ...] = ()
    solution: tuple[str, ...] = ()  # choices of the learner
    allow: tuple[str, ...] = ()  # choices that stand too; "*": all of them
    replies: tuple[str, ...] = ()  # choices of others, "1:order_type(guard)"; then the bot
    position: dict[str, Any] | None = None  # None: continues where the step before ended


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One lesson of a few minutes."""

    id: str = ""  # the name of its file
    game: str = ""
    minutes: int
    seats: int
    seat: int = 0  # the learner's
    options: dict[str, str | bool | int] = {}
    others: str = "greedy"  # the bot of the other seats, if no reply is fixed
    seed: int = 0
    step: tuple[Step, ...]


class FirstGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table of the first whole game."""

    minutes: int
    bots: tuple[str, ...]
    seats: int
    options: dict[str, str | bool | int] = {}


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The file `course.toml`: the lessons in their order, and the game at the end."""

    lessons: tuple[str, ...]
    game: FirstGame


class Course(msgspec.Struct, frozen=True):
    """All lessons of a game."""

    game: str
    lessons: tuple[Lesson, ...]
    first_game: FirstGame

    def lesson(self, id: str) -> Lesson | None:
        """Return a lesson by its id."""
        return next((one for one in self.lessons if one.id == id), None)


def matches(pattern: str, choice: str) -> bool:
    """Is it this choice, or one of this family?"""
    return pattern in ("*", choice) or pattern == choice.partition("(")[0]


def needs(course: Course) -> dict[str, frozenset[str]]:
    """Return the messages of a course, and the facts that each may use."""
    game, nothing = course.game, frozenset[str]()
    found = {f"{game}-goal": nothing, f"{game}-lesson-first-game": nothing}
    for lesson in course.lessons:
        start = f"{game}-lesson-{lesson.id}"
        found |= {start: nothing, f"{start}-about": nothing}
        for step in lesson.step:
            said = f"{start}-{step.id}"
            found |= {said: nothing, f"{said}-text": frozenset(step.facts)}
            found |= {f"{said}-goal-{goal.id}": nothing for goal in step.goal}
            found |= {f"{said}-if-{one.id}": frozenset(one.facts) for one in step.answer}
    return found
