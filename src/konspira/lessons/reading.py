"""Reads the lessons of a game and checks them; an error names the file, the row and the remedy."""

from __future__ import annotations

import re
from functools import cache, partial
from typing import Any

import msgspec

from konspira.kernel.content import Pack
from konspira.kernel.data_check import misfit
from konspira.kernel.errors import ContentError, KonspiraError, Remedy, did_you_mean
from konspira.kernel.game import Game
from konspira.kernel.state import State
from konspira.lessons.shapes import Course, Goal, Lesson, Plan, Step

PLAN = "course.toml"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
REPLY = re.compile(r"(\d):(.+)")


def has_course(kind: type[Game]) -> bool:
    """Does the game bring lessons?"""
    return (kind.folder / "lessons" / PLAN).is_file()


def course(kind: type[Game]) -> Course:
    """Return the course of a game, read once."""
    return _course((kind,))


@cache
def _course(which: tuple[type[Game]]) -> Course:
    (kind,) = which  # in a tuple: a class of games cannot be a key by itself
    folder = kind.folder / "lessons"
    names = sorted(path.name for path in folder.glob("*.toml") if path.name != PLAN)
    pack = Pack(folder, (PLAN, *names))
    plan: Plan = _shaped(pack, PLAN, "course", Plan)
    files = {name.removesuffix(".toml") for name in names}
    for id in plan.lessons:
        if id not in files:
            raise pack.wrong(PLAN, f"lesson {id}", did_you_mean(id, sorted(files)))
    for id in sorted(files - {*plan.lessons}):
        problem = Remedy("lesson-unlisted", "no course has this lesson; add it to course.toml")
        raise pack.wrong(f"{id}.toml", f"lesson {id}", problem)
    lessons = tuple(_lesson(kind, pack, id) for id in plan.lessons)
    return Course(kind.id, lessons, plan.game)


def _shaped(pack: Pack, file: str, row: str, shape: type[Any]) -> Any:
    table = pack.table(file)
    try:
        return msgspec.convert(table, shape, strict=True)
    except msgspec.ValidationError as error:
        raise pack.wrong(file, row, misfit(table, shape, str(error))) from None


def _lesson(kind: type[Game], pack: Pack, id: str) -> Lesson:
    file = f"{id}.toml"
    read: Lesson = _shaped(pack, file, f"lesson {id}", Lesson)
    lesson = msgspec.structs.replace(read, id=id, game=kind.id)
    _check_ids(pack, file, lesson)
    game = _checked(pack, file, f"lesson {id}", lambda: kind(lesson.seats, None, lesson.options))
    for place, step in enumerate(lesson.step):
        if place == 0 and step.position is None:
            problem = Remedy("lesson-no-position", "the first step needs a position")
            raise pack.wrong(file, f"step {step.id}", problem)
        if step.position is not None:
            _checked(pack, file, f"step {step.id}", partial(start_of, game, lesson, step))
        _check_step(pack, file, game, step)
    return lesson


def start_of(game: Game, lesson: Lesson, step: Step) -> State:
    """Return the position that a step begins with."""
    return game.position({"seed": lesson.seed, **(step.position or {})})


def _checked(pack: Pack, file: str, row: str, work: Any) -> Any:
    """Return the result of `work`; its errors become errors of this row."""
    try:
        return work()
    except ContentError:
        raise
    except KonspiraError as error:
        text = str(error).removeprefix(f"{error.code}: ")
        raise pack.wrong(file, row, Remedy("lesson-refused", text, reason=text)) from None


def _check_ids(pack: Pack, file: str, lesson: Lesson) -> None:
    """Check names, which become parts of messages: each is a word of its own, and stands once."""
    groups = [("step", [step.id for step in lesson.step])]
    for step in lesson.step:
        groups.append((f"step {step.id}, goal", [goal.id for goal in step.goal]))
        groups.append((f"step {step.id}, answer", [one.id for one in step.answer]))
    for what, ids in groups:
        for id in ids:
            if not NAME.fullmatch(id) or ids.count(id) > 1:
                text = f'"{id}" cannot be a name here; use small letters and dashes, each name once'
                raise pack.wrong(file, f"{what} {id}", Remedy("lesson-name", text, value=id))


def _check_step(pack: Pack, file: str, game: Game, step: Step) -> None:
    """Check that choices exist, and that goals ask for something."""
    for goal in step.goal:
        if not _asks(goal):
            text = "it asks for nothing; give it a choice, an event, a path in the view, or over"
            raise pack.wrong(
                file, f"step {step.id}, goal {goal.id}", Remedy("lesson-goal-empty", text)
            )
        if goal.event and goal.event.get("kind") not in game.event_kinds:
            remedy = did_you_mean(str(goal.event.get("kind")), game.event_kinds)
            raise pack.wrong(file, f"step {step.id}, goal {goal.id}", remedy)
    families = [family.name for family in game.table.families]
    names = {game.name(option) for option in range(len(game.table))}
    named = [goal.choice for goal in step.goal] + [one.tried for one in step.answer]
    for name in [*named, *step.allow, *step.solution]:
        if name and name != "*" and name not in names and name not in families:
            raise pack.wrong(
                file, f"step {step.id}", did_you_mean(name, [*families, *sorted(names)])
            )
    for reply in step.replies:
        found = REPLY.fullmatch(reply)
        if not found or found[2] not in names or int(found[1]) >= game.seats:
            text = f'"{reply}" is not a reply; write the seat and its choice, as in 1:end_turn'
            raise pack.wrong(file, f"step {step.id}", Remedy("lesson-reply", text, value=reply))
    for one in step.answer:
        if not one.tried and not one.code:
            text = "it answers nothing; say what was tried, or the code of the refusal"
            raise pack.wrong(
                file, f"step {step.id}, answer {one.id}", Remedy("lesson-answer-empty", text)
            )


def _asks(goal: Goal) -> bool:
    compared = goal.equals is not None or goal.least is not None or goal.most is not None
    return bool(goal.choice or goal.event or goal.over or (goal.view and compared))
