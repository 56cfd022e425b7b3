"""Lessons on the web: the server folds what the page sends, and keeps and tells nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from konspira.catalogue import GAMES
from konspira.lessons import Sitting
from lessons.conftest import LESSONS
from support.club import Club

SEER = "/api/learn/spiskowcy/seer"


async def at(club: Club, path: str, **asked: Any) -> Any:
    """Return what the server answers to somebody at a lesson, who need not be known to it."""
    return await club.stranger().post(path, {"step": 0, **asked})


async def test_the_courses_are_told(club: Club) -> None:
    found = await club.stranger().get("/api/learn")
    course = next(one for one in found if one["game"] == "spiskowcy")
    assert [lesson["id"] for lesson in course["lessons"]][3] == "seer"
    assert course["lessons"][3]["steps"][0]["goals"] == ["seer"]
    assert course["first_game"]["bots"] == ["easy", "easy"]


async def test_a_lesson_begins_with_the_question_of_its_step(club: Club) -> None:
    state = await at(club, SEER)
    assert state["frame"]["question"]["options"] == ["reveal(seer)"]
    assert state["shown"] == "reveal(seer)"
    assert state["facts"] == {"mine": 1, "theirs": 1}
    assert (state["done"], state["stands"], state["told"]) == ([], True, None)


async def test_a_choice_that_reaches_the_goal_ticks_it(club: Club) -> None:
    state = await at(club, SEER, choose="reveal(seer)")
    assert (state["done"], state["stands"]) == (["seer"], True)
    assert [event["kind"] for event in state["frame"]["events"]] == ["revealed"]


async def test_a_choice_that_misses_the_goal_is_answered_and_does_not_stand(club: Club) -> None:
    state = await at(club, SEER, step=1, choose="end_turn")
    assert (state["done"], state["stands"]) == ([], False)
    assert (state["told"]["id"], state["told"]["rule"]) == ("end", "SPI-4.3")
    assert state["frame"]["question"]["options"] == ["use_banker", "end_turn"]


async def test_a_choice_that_the_rules_forbid_has_its_reason(club: Club) -> None:
    state = await at(club, SEER, choose="use_bishop(raid)")
    told = state["told"]
    assert (told["id"], told["code"], told["rule"]) == ("", "no-majority", "SPI-7.6")
    assert told["why"]["card"] == "bishop"


async def test_a_try_that_was_taken_back_gives_the_question_another_token(club: Club) -> None:
    first, second = await at(club, SEER), await at(club, SEER, tries=1)
    assert first["frame"]["question"]["token"] != second["frame"]["question"]["token"]


@pytest.mark.parametrize("path", ["/api/learn/spiskowcy/sear", "/api/learn/leduc/seer"])
async def test_a_lesson_that_is_not_there_is_named(club: Club, path: str) -> None:
    answer = await club.stranger().request("POST", path, {"step": 0})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-lesson")


async def test_a_step_that_is_not_there_is_refused(club: Club) -> None:
    answer = await club.stranger().request("POST", SEER, {"step": 60})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-lesson")


async def test_choices_that_the_rules_forbid_are_no_way_to_a_table(club: Club) -> None:
    answer = await club.stranger().request("POST", SEER, {"step": 0, "path": [["end_turn"]]})
    assert (answer.status_code, answer.json()["code"]) == (400, "not-an-option")
    answer = await club.stranger().request("POST", SEER, {"step": 0, "path": [["nonsense"]]})
    assert 400 <= answer.status_code < 500


async def test_a_frame_is_what_the_seat_may_see(club: Club) -> None:
    for lesson in LESSONS:
        for step in range(len(lesson.step)):
            state = await at(club, f"/api/learn/{lesson.game}/{lesson.id}", step=step)
            game = GAMES[lesson.game](lesson.seats, None, lesson.options)
            sitting = Sitting(lesson, game, step)
            view = msgspec.json.decode(msgspec.json.encode(sitting.state.view(lesson.seat)))
            assert state["frame"]["view"] == view
            heard = [event["kind"] for event in state["frame"]["events"]]
            assert heard == [event.kind for event in sitting.state.events(lesson.seat)]
