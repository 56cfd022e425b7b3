"""Every lesson: its solution reaches its goals, nothing else breaks it, and it tells no secret."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from konspira.kernel.rng import Rng
from konspira.lessons import Lesson, Sitting, course
from konspira.lessons.shapes import matches, needs
from konspira.words import LANGUAGES, Words
from lessons.conftest import TAUGHT, sit_down

MOST_WORDS = 45
TRIES = 40  # choices tried at random in each step


def test_the_solution_reaches_every_goal(lesson: Lesson) -> None:
    sitting = sit_down(lesson)
    for place, step in enumerate(lesson.step):
        assert sitting.step is step
        for choice in step.solution:
            outcome = sitting.choose(choice)
            assert outcome.stands, (step.id, choice, outcome.told)
        sitting.solve()  # a step of free play has no fixed solution: the lesson's bot plays it
        assert sitting.complete, (step.id, sitting.done)
        if place + 1 < len(lesson.step):
            sitting.next()
    assert sitting.last


def test_a_goal_is_never_reached_before_its_step(lesson: Lesson) -> None:
    for place, step in enumerate(lesson.step):
        assert sit_down(lesson, place).done == set(), step.id


def test_a_step_with_goals_asks_the_learner(lesson: Lesson) -> None:
    for place, step in enumerate(lesson.step):
        sitting = sit_down(lesson, place)
        if step.goal:
            assert sitting.state.question(sitting.seat) is not None, step.id


def test_random_choices_never_break_a_step(lesson: Lesson) -> None:
    chance = random.Random(lesson.id)
    for place in range(len(lesson.step)):
        sitting = sit_down(lesson, place)
        every = [sitting.game.name(option) for option in range(len(sitting.game.table))]
        for _ in range(TRIES):
            if sitting.complete or sitting.state.question(sitting.seat) is None:
                break
            offers = sitting.state.offers(sitting.seat)
            choice = chance.choice(offers if chance.random() < 0.7 else every)
            before, done = sitting.state.position(), set(sitting.done)
            outcome = sitting.choose(choice)
            if not outcome.stands:
                assert sitting.state.position() == before
                assert sitting.done == done
                assert outcome.told is not None
                assert outcome.told.id or outcome.told.refusal or outcome.told.goal
        assert done_or_solvable(lesson, place)


def done_or_solvable(lesson: Lesson, place: int) -> bool:
    sitting = sit_down(lesson, place)
    sitting.solve()
    return sitting.complete


def test_the_same_choices_fold_to_the_same_table(lesson: Lesson) -> None:
    sitting = sit_down(lesson)
    for place in range(len(lesson.step)):
        made = sitting.solve()
        again = sit_down(lesson, place)
        again._repeat(made)
        assert again.state.position() == sitting.state.position()
        assert again.done == sitting.done
        if not sitting.last:
            sitting.next()


def test_every_answer_can_be_given(lesson: Lesson) -> None:
    """An answer that no choice can reach is a slip of the pen."""
    for place, step in enumerate(lesson.step):
        wanted = {answer.id for answer in step.answer}
        sitting = sit_down(lesson, place)
        while wanted and not sitting.complete and sitting.state.question(sitting.seat) is not None:
            wanted -= given_here(lesson, place, sitting)
            choice = sitting.shown()
            assert choice is not None
            sitting.choose(choice)
        assert not wanted, (step.id, wanted)


def given_here(lesson: Lesson, place: int, sitting: Sitting) -> set[str]:
    """The answers to whatever could be tried now."""
    given = set()
    for option in range(len(sitting.game.table)):
        name = sitting.game.name(option)
        if any(not one.tried or matches(one.tried, name) for one in lesson.step[place].answer):
            trial = sitting if name not in sitting.state.offers(sitting.seat) else None
            if trial is None:
                trial = sit_down(lesson, place)
                trial._repeat(sitting.chosen)
            told = trial.choose(name).told
            given.add(told.id if told else "")
    return given


def test_nothing_but_the_view_of_the_seat_is_told(lesson: Lesson) -> None:
    chance = random.Random(lesson.id)
    for place, step in enumerate(lesson.step):
        sitting, other = sit_down(lesson, place), sit_down(lesson, place)
        seat = sitting.seat
        other.state = sitting.state.redeal(seat, Rng(5))
        other._start = other.state.copy()
        assert other.text_facts() == sitting.text_facts(), step.id
        if sitting.state.question(seat) is None:
            continue
        offers = set(sitting.state.offers(seat))
        every = [sitting.game.name(option) for option in range(len(sitting.game.table))]
        for name in chance.sample([one for one in every if one not in offers], TRIES):
            assert other.choose(name).told == sitting.choose(name).told, (step.id, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_has_few_words(lesson: Lesson, language: str) -> None:
    words = Words(language)
    for place, step in enumerate(lesson.step):
        facts = sit_down(lesson, place).text_facts()
        id = f"{lesson.game}-lesson-{lesson.id}-{step.id}-text"
        text = words.say(id, **facts)
        assert len(text.split()) <= MOST_WORDS, text


@pytest.mark.parametrize("kind", TAUGHT, ids=[kind.id for kind in TAUGHT])
def test_a_course_has_six_to_ten_lessons_of_a_few_minutes(kind: type) -> None:
    found = course(kind)
    assert 6 <= len(found.lessons) <= 10
    assert all(2 <= one.minutes <= 6 for one in found.lessons)
    game = kind(found.first_game.seats, None, found.first_game.options)
    assert len(found.first_game.bots) == game.seats - 1
    for language in LANGUAGES:
        words = Words(language)
        assert all(words.has(id) for id in needs(found))


def test_the_home_page_knows_which_games_have_a_course() -> None:
    page = Path(__file__).parents[2] / "web" / "src" / "lib" / "learn" / "taught.ts"
    (line,) = re.findall(r"TAUGHT.* = \[(.*)\]", page.read_text(encoding="utf-8"))
    assert re.findall(r"'(\w+)'", line) == [kind.id for kind in TAUGHT]
