"""A lesson on the web: each request folds the choices of the learner again, and keeps nothing.

The answer is a frame of the learner's seat, made as at any table, and the lesson's words for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import cache

import msgspec

from konspira.kernel.errors import did_you_mean
from konspira.kernel.game import Game
from konspira.lessons import Course, Lesson, Outcome, Sitting, course, has_course
from konspira.server.errors import Refusal
from konspira.server.tables.frames import Eyes
from konspira.server.tables.play import Play
from konspira.server.wire.learning import (
    AtLesson,
    CourseInfo,
    LessonAnswer,
    LessonInfo,
    LessonState,
    LessonStep,
)
from konspira.server.wire.live import FirstGameInfo, Frame

AT_ONCE = 2  # lessons that are folded at the same time; each takes milliseconds
PATIENCE = 5.0  # seconds, the wait included
_turns = asyncio.Semaphore(AT_ONCE)


def courses(games: Mapping[str, type[Game]]) -> list[CourseInfo]:
    """Return the courses of all games that have one."""
    return [course_info(course(kind)) for kind in games.values() if has_course(kind)]


def course_info(found: Course) -> CourseInfo:
    """Return a course as it travels; the page has its words."""
    table = found.first_game
    return CourseInfo(
        game=found.game,
        lessons=[_lesson_info(lesson) for lesson in found.lessons],
        first_game=FirstGameInfo(table.minutes, table.seats, list(table.bots), table.options),
    )


def _lesson_info(lesson: Lesson) -> LessonInfo:
    steps = [
        LessonStep(step.id, list(step.look), [goal.id for goal in step.goal])
        for step in lesson.step
    ]
    return LessonInfo(lesson.id, lesson.minutes, lesson.seats, lesson.seat, lesson.options, steps)


@cache
def _game(which: tuple[type[Game]], id: str) -> tuple[Lesson, Game] | None:
    (kind,) = which
    lesson = course(kind).lesson(id) if has_course(kind) else None
    return None if lesson is None else (lesson, kind(lesson.seats, None, lesson.options))


async def look(kind: type[Game], id: str, asked: AtLesson, now: float) -> LessonState:
    """Return the table of a step, after a choice if there was one."""
    found = _game((kind,), id)
    if found is None or asked.step >= len(found[0].step):
        known = [lesson.id for lesson in course(kind).lessons] if has_course(kind) else []
        remedy = did_you_mean(id, known)
        raise Refusal(
            "no-such-lesson", f'no lesson is called "{id}"; {remedy}', 404, value=id, remedy=remedy
        )
    async with asyncio.timeout(PATIENCE), _turns:
        sitting, outcome = await asyncio.to_thread(_folded, *found, asked)
    return _state(sitting, outcome, asked, now)  # not in a thread: all frames share one paper


def _folded(lesson: Lesson, game: Game, asked: AtLesson) -> tuple[Sitting, Outcome | None]:
    sitting = Sitting(lesson, game, asked.step, asked.path)
    return sitting, None if asked.choose is None else sitting.choose(asked.choose)


def _state(sitting: Sitting, outcome: Outcome | None, asked: AtLesson, now: float) -> LessonState:
    made = sum(len(part) for part in asked.path) + (outcome is not None and outcome.stands)
    return LessonState(
        frame=_frame(sitting, made, asked.tries, now),
        step=asked.step,
        done=[goal.id for goal in sitting.step.goal if goal.id in sitting.done],
        facts=sitting.text_facts(),
        shown=sitting.shown(),
        stands=outcome is None or outcome.stands,
        told=_told(outcome),
    )


def _told(outcome: Outcome | None) -> LessonAnswer | None:
    if outcome is None or outcome.told is None:
        return None
    told, refusal = outcome.told, outcome.told.refusal
    code = None if refusal is None else refusal.code
    why = {} if refusal is None else refusal.facts
    return LessonAnswer(told.id, told.facts, told.rule or None, code, why, told.goal)


def _frame(sitting: Sitting, made: int, tries: int, now: float) -> Frame:
    """Return the frame of the learner's seat, as at any table; the token is new after every try."""
    play = Play(sitting.game, b"", "alone", sitting.state)
    seat = sitting.seat
    play.made[seat], play.backs[seat] = made, tries
    eyes = Eyes(seat)
    eyes.look(play, None, None)
    frame = msgspec.json.decode(eyes.frame(0, now), type=Frame)
    return msgspec.structs.replace(frame, take_back=False)  # a lesson has its own way back
