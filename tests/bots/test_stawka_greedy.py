"""What a sensible player does in Stawka, and how often it wins."""

from __future__ import annotations

import pytest

import konspira
from konspira.bots.match import match
from konspira.games.stawka.content.names import SCENARIOS
from konspira.games.stawka.state import Stawka
from support.stawka import asked, offers, scene


def choice(state: Stawka) -> str:
    """The choice that the game's advice values most."""
    question = state.questions[0]
    values = state.game.advise(state.view(question.seat), question, state.options(question.seat))
    return offers(state)[values.index(max(values))]


@pytest.mark.verify
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_wins_most_games_against_random(scenario: str) -> None:
    """The soak plays many more deals; here are a few of them."""
    game = konspira.make("stawka", seats=2, scenario=scenario, stage_cap=60)
    assert match(game, ["greedy", "random"], 6, 3)[0] >= 0.75


def test_it_talks_to_whom_it_can_get_a_secret_from() -> None:
    table = (
        scene().agent("ingrid_heizer", "squ_a").agent("glaubel", "squ_a").agent("georg", "adm_a")
    )
    state = table.seat("polish", tracks={"purple": 9}).active("ingrid_heizer").state()

    assert asked(state) == 0
    assert choice(state) == "talk(glaubel)"


def test_it_arrests_whom_it_can() -> None:
    table = scene().agent("stedtke", "squ_a").agent("jacek", "squ_a").agent("georg", "adm_a")
    state = table.seat("german", tracks={"yellow": 7}).active("stedtke").state()

    assert choice(state) == "arrest(jacek)"


def test_it_searches_a_fresh_location() -> None:
    table = scene().agent("jacek", "hotel").agent("georg", "adm_a").agent("glaubel", "adm_b")

    assert choice(table.active("jacek").state()) == "search"
