"""Recorded games are played again and compared."""

from __future__ import annotations

import pytest
from tools.playthroughs.plans import Plan

from konspira.games.emerald.game import EmeraldGame
from konspira.games.emerald.vocabulary import ENDS
from support.playthroughs import asked, check, ends, plans_of, told

OURS = plans_of("emerald")
RARE = {"zombies-home"}  # bots do not come to it; test_zombies does


@pytest.mark.parametrize("plan", OURS, ids=lambda plan: plan.name)
def test_a_recorded_game_goes_the_same_way_again(plan: Plan) -> None:
    check(plan)


def test_there_is_one_for_each_seat_count() -> None:
    assert {len(plan.levels) for plan in OURS} == {2, 3, 4, 5}


def test_there_is_one_to_read_for_each_way_to_end() -> None:
    assert ends([plan for plan in OURS if plan.story]) == {f"end-{name}" for name in ENDS}


def test_the_recorded_games_show_nearly_every_event_and_every_question() -> None:
    assert set(EmeraldGame.event_kinds) - told(OURS) <= RARE
    assert asked(OURS) == set(EmeraldGame.question_kinds)
