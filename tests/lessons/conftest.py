"""Every lesson of every game, one after another."""

from __future__ import annotations

import pytest

from konspira.catalogue import GAMES
from konspira.lessons import Lesson, Sitting, course, has_course

TAUGHT = [kind for kind in GAMES.values() if has_course(kind)]
LESSONS = [lesson for kind in TAUGHT for lesson in course(kind).lessons]


@pytest.fixture(params=LESSONS, ids=[f"{one.game}-{one.id}" for one in LESSONS])
def lesson(request: pytest.FixtureRequest) -> Lesson:
    """One lesson of a course."""
    found: Lesson = request.param
    return found


def sit_down(lesson: Lesson, step: int = 0) -> Sitting:
    """Somebody at a step of a lesson."""
    game = GAMES[lesson.game](lesson.seats, None, lesson.options)
    return Sitting(lesson, game, step)
