"""A built board becomes a scenario file that checks clean and plays."""

from __future__ import annotations

import itertools

import pytest

from konspira import Rng
from konspira.games.stawka.building import designs
from konspira.games.stawka.building.export import written
from konspira.games.stawka.game import StawkaGame
from konspira.games.stawka.state import Stawka
from support.stawka_free import begin, until

LEVELS = ("basic", "extended", "advanced")
DIFFICULTIES = ("basic", "advanced")
NAME = 'Our "town" \\ Łódź'


def design(state: Stawka, title: str = NAME) -> str | None:
    return state.game.design(state, title)


@pytest.mark.parametrize(
    ("level", "difficulty", "size"), [*itertools.product(LEVELS, DIFFICULTIES, (4, 7))]
)
def test_a_built_board_is_played_again_from_its_file(
    level: str, difficulty: str, size: int
) -> None:
    more = {"free_level": level, "free_difficulty": difficulty, "free_sectors": size}
    state = until(begin(size, allow_rotation=True, **more), "choose-plan", seed=size)
    text = design(state)
    assert text is not None
    row, mistakes = designs.read(text)
    assert mistakes == []
    assert row is not None

    again = StawkaGame(2, None, {"scenario": text, "stage_cap": 12}).start(1)
    assert isinstance(again, Stawka)
    again = until(again, "choose-plan")
    one, other = state.view(None), again.view(None)

    assert other.title == NAME
    assert other.layout == one.layout
    assert (other.level, other.stages, other.victory_vp) == (one.level, one.stages, one.victory_vp)
    assert {(a.agent, a.field) for a in other.agents} == {(a.agent, a.field) for a in one.agents}
    missing = {"prisoners"} if level == "basic" else set()  # nobody is arrested there
    assert set(other.victory) == set(one.victory) - missing
    rng = Rng(2)
    while not again.over:
        question = again.questions[rng.below(len(again.questions))]
        again.choose(question.seat, rng.choice(again.options(question.seat)))


@pytest.mark.parametrize(
    ("wish", "title"),
    [
        ("Anna\x7f\n and \u202eBo", "Anna and Bo"),
        ("x" * 99, "x" * 80),
        (" \t\u2028 ", "free"),
        ("", "free"),
    ],
)
def test_a_board_gets_a_title_that_a_file_can_have(wish: str, title: str) -> None:
    text = design(until(begin(3), "choose-plan"), wish)
    assert text is not None

    row, mistakes = designs.read(text)

    assert mistakes == []
    assert row is not None and row.title == title


def test_a_file_tells_where_agents_began_not_where_they_are() -> None:
    state = until(begin(3), "choose-plan")
    before = design(state)
    rng = Rng(5)
    while state.stage < 3 and not state.over:
        question = state.questions[0]
        state.choose(question.seat, rng.choice(state.options(question.seat)))

    assert design(state) == before


@pytest.mark.parametrize("kind", ["lay-sector", "lay-cell", "choose-document", "draft-figure"])
def test_an_unfinished_board_is_no_scenario(kind: str) -> None:
    assert design(until(begin(1), kind)) is None


def test_a_scenario_of_the_box_is_not_written() -> None:
    state = StawkaGame(2, None, {"scenario": "s3_chestnuts"}).start(1)
    assert isinstance(state, Stawka)

    assert design(state) is None


def test_a_file_of_ones_own_comes_out_as_it_went_in() -> None:
    text = design(until(begin(9), "choose-plan"))
    assert text is not None
    row, _ = designs.read(text)
    assert row is not None

    assert written(row) == text
    state = StawkaGame(2, None, {"scenario": text}).start(1)
    assert state.game.design(state, "another title") == text
