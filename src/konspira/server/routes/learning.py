"""Routes of lessons: the courses, and the table of a lesson. The server keeps neither."""

from __future__ import annotations

from asyncio import to_thread

from litestar import get, post
from litestar.params import FromPath, JSONBody

from konspira.server.house import House
from konspira.server.learning import lessons
from konspira.server.routes.given import TheHouse
from konspira.server.wire.learning import AtLesson, CourseInfo, LessonState


@get("/api/learn", summary="The courses of the games")
async def courses(house: TheHouse) -> list[CourseInfo]:
    """Return lessons with their steps, and the table of the first whole game."""
    return await to_thread(lessons.courses, house.games)


@post(
    "/api/learn/{game:str}/{lesson:str}", status_code=200, summary="A lesson, at one of its steps"
)
async def at_lesson(
    house: TheHouse, game: FromPath[str], lesson: FromPath[str], data: JSONBody[AtLesson]
) -> LessonState:
    """Play the choices again, try another one, and return the lesson's answer to it."""
    return await _look(house, game, lesson, data)


async def _look(house: House, game: str, lesson: str, asked: AtLesson) -> LessonState:
    return await lessons.look(house.game_kind(game), lesson, asked, house.now())


ROUTES = [courses, at_lesson]
