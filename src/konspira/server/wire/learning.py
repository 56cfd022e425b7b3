"""What travels of lessons."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from konspira.server.wire.common import Strict, Value
from konspira.server.wire.live import FirstGameInfo, Frame


class LessonStep(msgspec.Struct, frozen=True):
    """A step of a lesson: its parts of the table, and its goals. Words are Fluent messages."""

    id: str
    look: list[str]
    goals: list[str]


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson."""

    id: str
    minutes: int
    seats: int
    seat: int  # the learner's
    options: dict[str, Value]
    steps: list[LessonStep]


class CourseInfo(msgspec.Struct, frozen=True):
    """The lessons of a game, in their order."""

    game: str
    lessons: list[LessonInfo]
    first_game: FirstGameInfo


class AtLesson(Strict, frozen=True):
    """The learner's place in a lesson: the choices of each step up to this one, and a new one."""

    step: Annotated[int, Meta(ge=0, le=99)]
    path: Annotated[
        list[Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=200)]],
        Meta(max_length=100),
    ] = []
    choose: Annotated[str, Meta(max_length=80)] | None = None
    tries: Annotated[int, Meta(ge=0, le=1_000_000)] = 0  # choices that were taken back


class LessonAnswer(msgspec.Struct, frozen=True):
    """The lesson's answer to a choice that missed the goal, or that the rules forbid."""

    id: str  # the id of one of the step's answers; empty: the reason, or the open goal
    facts: dict[str, Any]
    rule: str | None
    code: str | None  # of the reason against it
    why: dict[str, Any]  # the facts of that reason
    goal: str


class LessonState(msgspec.Struct, frozen=True):
    """The table of a lesson as the learner sees it, and the lesson's words."""

    frame: Frame
    step: int
    done: list[str]  # the ticked goals
    facts: dict[str, Any]  # of the step's text
    shown: str | None  # the choice that leads on
    stands: bool  # did the choice stand?
    told: LessonAnswer | None
