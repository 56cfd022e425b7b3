"""Recorded games are played again and compared."""

from __future__ import annotations

import pytest
from tools.playthroughs.plans import Plan

from konspira.games.estoril.game import EstorilGame
from support.playthroughs import asked, check, plans_of, told

OURS = plans_of("estoril")
RARE = {"location-won", "location-empty"}  # only in made-up positions: a reward always lies there


@pytest.mark.parametrize("plan", OURS, ids=lambda plan: plan.name)
def test_a_recorded_game_goes_the_same_way_again(plan: Plan) -> None:
    check(plan)


def test_there_is_one_for_each_seat_count_edition_and_variant() -> None:
    assert {len(plan.levels) for plan in OURS} == {2, 3, 4}
    assert {plan.options.get("edition", "pl") for plan in OURS} == {"pl", "de"}
    variants = {name for plan in OURS for name in plan.options if name.startswith("variant")}
    assert variants == {
        setting.name for setting in EstorilGame.settings if setting.name.startswith("variant")
    }


def test_there_is_one_to_read_of_each_edition() -> None:
    assert {plan.options.get("edition", "pl") for plan in OURS if plan.story} == {"pl", "de"}


def test_the_recorded_games_show_every_event_and_every_question() -> None:
    assert told(OURS) == set(EstorilGame.event_kinds) - RARE
    assert asked(OURS) == set(EstorilGame.question_kinds)
