"""Reading lessons: an error names the file, the row and the remedy."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from konspira.games.spiskowcy import GAME
from konspira.kernel.errors import ContentError
from konspira.lessons import course
from konspira.lessons.reading import has_course


def reading(tmp_path: Path, file: str, old: str, new: str) -> str:
    """Return what is said when a line of a lesson is another."""
    for name in ("lessons", "data"):
        shutil.copytree(GAME.folder / name, tmp_path / name)
    path = tmp_path / "lessons" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    kind = type("Copy", (GAME,), {"folder": tmp_path})
    with pytest.raises(ContentError) as problem:
        course(kind)
    return str(problem.value).replace(str(tmp_path / "lessons") + "/", "")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("banker = 1 }, orders", "bankers = 1 }, orders", "seer.toml: step reveal: "),
        ('id = "seer"\nchoice', 'id = "Seer!"\nchoice', '"Seer!" cannot be a name here'),
        ('choice = "reveal(seer)"', 'choice = "reveal(sear)"', 'did you mean "reveal(seer)"?'),
        ('choice = "reveal(seer)"', "", "it asks for nothing"),
        ('kind = "point-taken"', 'kind = "points-taken"', 'did you mean "point-taken"?'),
        ('tried = "end_turn"\n', "", "it answers nothing"),
        ("minutes = 3", 'minutes = "3"', "lesson seer: Expected `int`"),
        ("minutes = 3", "minutes = 3\ncolour = 1", "unknown field `colour`"),
        ('id = "tie"', 'id = "tie"\nreplies = ["7:end_turn"]', '"7:end_turn" is not a reply'),
        ("[step.position]\nround = 4", "[step.facts2]\nround = 4", "facts2"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    error = reading(tmp_path, "seer.toml", old, new)
    assert error.startswith("content-bad-row: seer.toml: ")
    assert said in error


def test_a_lesson_that_is_not_listed_is_named(tmp_path: Path) -> None:
    error = reading(tmp_path, "course.toml", '  "seer",\n', "")
    assert "seer.toml: lesson seer: no course has this lesson" in error


def test_a_listed_lesson_that_is_not_there_is_named(tmp_path: Path) -> None:
    error = reading(tmp_path, "course.toml", '"seer"', '"seers"')
    assert 'course.toml: lesson seers: did you mean "seer"?' in error


def test_a_first_step_without_a_position_is_refused(tmp_path: Path) -> None:
    error = reading(tmp_path, "seer.toml", "[[step]]", '[[step]]\nid = "early"\n\n[[step]]')
    assert "seer.toml: step early: the first step needs a position" in error


def test_a_game_may_have_no_course(tmp_path: Path) -> None:
    assert not has_course(type("Bare", (GAME,), {"folder": tmp_path}))
