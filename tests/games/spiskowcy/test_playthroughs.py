"""Recorded games are played again and compared."""

from __future__ import annotations

import pytest
from tools.playthroughs.plans import Plan

from konspira.games.spiskowcy.game import SpiskowcyGame
from support.playthroughs import asked, check, plans_of, told

OURS = plans_of("spiskowcy")


@pytest.mark.parametrize("plan", OURS, ids=lambda plan: plan.name)
def test_a_recorded_game_goes_the_same_way_again(plan: Plan) -> None:
    check(plan)


def test_there_is_one_for_each_seat_count_and_one_to_read() -> None:
    assert {len(plan.levels) for plan in OURS} == {2, 3, 4}
    assert any(plan.story for plan in OURS)


def test_the_recorded_games_show_every_event_and_every_question() -> None:
    assert told(OURS) == set(SpiskowcyGame.event_kinds)
    assert asked(OURS) == set(SpiskowcyGame.question_kinds)
