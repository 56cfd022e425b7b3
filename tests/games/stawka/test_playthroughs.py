"""Recorded games are played again and compared."""

from __future__ import annotations

import pytest
from tools.playthroughs.plans import Plan

from konspira.games.stawka.abilities.texts import Ability, Always
from konspira.games.stawka.game import StawkaGame
from konspira.games.stawka.state import ENDINGS
from support.playthroughs import asked, check, ends, plans_of, told

OURS = plans_of("stawka")

# The ways to end of each scenario; `no_agents` of part 3 from a position, for bots do not get
# there by themselves.
ENDS = {
    "s1_meeting": {"secrets", "time"},
    "s2_first_clash": {"vp", "compromise", "exposure", "network_broken", "time"},
    "s3_chestnuts": {"vp", "secrets", "network_broken", "no_agents", "time"},
    "free": {
        *{"secrets", "exposure", "compromise", "prisoners", "time"},
        *{"password", "vp", "network_broken", "no_agents"},
    },
    "s4_i_know_who_you_are": {"dispatch", "located", "network_broken", "no_agents", "time"},
    "s5_hotel_excelsior": {"room_217", "network_broken", "time"},
    "s6_top_secret": {"barracks", "audi_stopped", "network_broken", "time"},
}

# What bots do not come to, or only in the next part of a series; tests of their phase do.
RARE_EVENTS = {
    *{"bribe-lapsed", "item-lost-hidden", "kidnapped", "no-marker", "saved"},
    *{"secret-card-left", "struck-back", "tile-discarded"},
    *{"item-kept", "item-kept-seen", "track-kept"},
}
RARE_QUESTIONS = {
    *{"drop-item", "make-room", "move-token", "move-token-to", "name-prisoner"},
    *{"place-kidnapped", "keep-holder", "keep-item", "keep-track"},
}


@pytest.mark.parametrize("plan", OURS, ids=lambda plan: plan.name)
def test_a_recorded_game_goes_the_same_way_again(plan: Plan) -> None:
    check(plan)


@pytest.mark.parametrize("scenario", ENDS)
def test_there_is_one_for_each_way_to_end_of_a_scenario(scenario: str) -> None:
    found = ends([plan for plan in OURS if plan.options["scenario"] == scenario])

    assert found == {f"ending-{name}" for name in ENDS[scenario]}


def test_there_is_one_to_read_for_each_way_to_end() -> None:
    known = {f"ending-{name}" for name in ENDINGS if name != "not_yet"}

    assert ends([plan for plan in OURS if plan.story]) == known


def test_the_recorded_games_show_most_events_and_questions() -> None:
    assert set(StawkaGame.event_kinds) - told(OURS) <= RARE_EVENTS
    assert set(StawkaGame.question_kinds) - asked(OURS) <= RARE_QUESTIONS


@pytest.mark.parametrize("scenario", ENDS)
def test_a_card_wins_the_game_in_the_hotel_alone(scenario: str) -> None:
    rules = StawkaGame(2, None, {"scenario": scenario}).rules

    wins = any(can_win(ability) for ability in rules.abilities)
    assert wins == (scenario == "s5_hotel_excelsior")


def can_win(ability: Ability) -> bool:
    """Does its text win the game, and not in another scenario only?"""
    wins = any(effect.name == "win" for effect in ability.do)
    return wins and all(
        not isinstance(condition, Always) or condition.answer for condition in ability.when
    )
