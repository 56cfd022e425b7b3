"""Learning by playing: lessons are positions with steps, and the engine checks their goals.

`course(kind)` reads the lessons of a game; a `Sitting` plays one. Page and terminal use the same.
"""

from konspira.lessons.reading import course, has_course
from konspira.lessons.shapes import Answer, Course, Goal, Lesson, Step
from konspira.lessons.sitting import Outcome, Sitting, Told

__all__ = [
    "Answer",
    "Course",
    "Goal",
    "Lesson",
    "Outcome",
    "Sitting",
    "Step",
    "Told",
    "course",
    "has_course",
]
