"""The example of docs/bots.md is a bot that works, in every game."""

from __future__ import annotations

from pathlib import Path

import pytest

import konspira
from konspira.bots import Bot, Desk, example, make, play_out
from konspira.bots.example import PatientBot
from konspira.bots.ismcts import TreeBot
from konspira.catalogue import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_it_answers_with_one_of_the_options(name: str) -> None:
    state = konspira.make(name).start(2)
    desk = Desk(state, state.questions[0].seat)

    assert PatientBot(1).choose(desk) in desk.options


@pytest.mark.parametrize("bot", [PatientBot(1), TreeBot(1, simulations=3)], ids=["patient", "tree"])
def test_bots_that_play_at_random_answer_where_random_games_never_end(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(example, "WORLDS", 1)
    state = konspira.make("stawka", scenario="s5_hotel_excelsior").start(2)
    seat = state.questions[0].seat

    assert bot.choose(Desk(state, seat)) in state.options(seat)


def test_it_plays_a_game_to_its_end() -> None:
    state = konspira.make("spiskowcy", 2).start(2)

    play_out(state, [PatientBot(1), make("random", 1)])

    assert state.over


def test_the_page_shows_it_as_it_is() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    code = Path(example.__file__).read_text(encoding="utf-8")

    assert code.partition("from __future__")[2] in page
    assert len(code.splitlines()) <= 36
