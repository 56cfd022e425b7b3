"""Learning by playing, in the browser: courses by mouse and by key, answers, progress, barriers."""

from __future__ import annotations

import pytest

from browser.conftest import NewGuest
from browser.learner import Learner
from browser.looks import AXE, barriers
from konspira.catalogue import GAMES
from konspira.lessons import course
from konspira.words import LANGUAGES
from lessons.conftest import TAUGHT

NAMES = [kind.id for kind in TAUGHT]


@pytest.mark.parametrize("game", NAMES)
def test_a_course_is_played_by_mouse(guest: NewGuest, game: str) -> None:
    anna = guest("Anna", by_itself=True)
    learner = Learner(anna)
    found = course(GAMES[game])
    for lesson in found.lessons:
        learner.open(lesson)
        anna.button("web-tool-list").click()
        learner.play(lesson)
    anna.page.locator(".call .pri").click()
    anna.page.wait_for_url("**/learn?game=*")
    done = anna.say("web-learn-done", done=len(found.lessons), lessons=len(found.lessons))
    anna.page.get_by_role("progressbar", name=done, exact=True).wait_for(state="attached")


def test_a_course_is_played_by_key_on_a_phone(guest: NewGuest) -> None:
    anna = guest("Anna", phone=True, by_itself=True)
    learner = Learner(anna)
    for lesson in course(GAMES["spiskowcy"]).lessons:
        learner.open(lesson)
        anna.button("web-tool-list").click()
        learner.play(lesson, by_key=True)


def test_a_miss_is_answered_and_taken_back(guest: NewGuest) -> None:
    anna = guest("Anna", by_itself=True)
    learner = Learner(anna)
    lesson = course(GAMES["spiskowcy"]).lesson("seer")
    assert lesson is not None
    learner.open(lesson)
    learner.choose("reveal(seer)", by_key=False)
    with anna.page.expect_response(lambda answer: "/api/learn/" in answer.url):
        anna.page.locator(".call .pri").click()
    learner.settle()
    learner.choose("end_turn", by_key=False)
    said = anna.say("spiskowcy-lesson-seer-tie-if-end")
    assert anna.page.locator(".told").inner_text().startswith(said)
    assert anna.page.locator('[data-choice="use_banker"]').count() > 0
    assert anna.page.get_by_role("checkbox", checked=False).count() == 1


def test_what_was_learned_is_kept_by_the_server(guest: NewGuest) -> None:
    anna = guest("Anna", by_itself=True)
    learner = Learner(anna)
    lesson = course(GAMES["spiskowcy"]).lessons[0]
    with anna.page.expect_response(lambda one: one.request.method == "PATCH"):
        learner.open(lesson)
        learner.choose("reveal(merchant)", by_key=False)
    kept = anna.page.evaluate("fetch('/api/me').then((answer) => answer.json())")
    assert kept["preferences"]["learned-spiskowcy"].startswith("most-cards-lead:")


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: run `make web`")
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_no_barrier(guest: NewGuest, phone: bool) -> None:
    anna = guest("Anna", phone=phone).open("/learn")
    anna.page.get_by_role("heading", level=2).first.wait_for()
    assert barriers(anna) == []
    learner = Learner(anna)
    for game in NAMES:
        learner.open(course(GAMES[game]).lessons[1])
        assert barriers(anna) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_call_out_covers_nothing_that_it_is_about(guest: NewGuest, language: str) -> None:
    anna = guest("Anna", language=language)
    learner = Learner(anna)
    lesson = course(GAMES["spiskowcy"]).lessons[3]
    learner.open(lesson)
    anna.page.locator(".veil .first").wait_for(state="attached")
    anna.page.wait_for_timeout(400)
    call = anna.page.locator(".call").bounding_box()
    lit = anna.page.locator(".veil .first").bounding_box()
    assert call is not None and lit is not None
    assert call["x"] >= lit["x"] + lit["width"] or call["x"] + call["width"] <= lit["x"]
