"""Runs the examples: a program behind a bot, and TextArena if it is installed."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import konspira
from konspira.bots import factory, play_out
from konspira.models import lines

GAMES = [("leduc", 2), ("spiskowcy", 3), ("estoril", 2), ("stawka", 2)]
HERE = Path(__file__).parent


def test_the_example_program_plays_a_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(HERE))
    state = konspira.make("spiskowcy", seats=2).start(seed=7)
    anna = factory("my_models:Anna:60s", classes=True)(1)

    play_out(state, [anna, factory("random")(2)])

    lines.close_all()
    assert state.over
    assert not anna.faults  # type: ignore[attr-defined]  # a ProgramBot has them


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_textarena_plays_a_whole_game(
    monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    ta = pytest.importorskip("textarena")
    monkeypatch.syspath_prepend(str(HERE))
    import textarena_env

    textarena_env.register()
    env = ta.make(f"Konspira-{game.capitalize()}-v0")
    env.reset(num_players=seats, seed=7)
    chance, done, prompted = random.Random(7), False, set()
    while not done:
        player, seen = env.get_observation()
        text = "\n".join(message for _, message, _ in seen)
        if player not in prompted:
            prompted.add(player)
            assert f"You are Player {player}." in text
        assert all(sender == -1 for sender, _, _ in seen)  # no player reads another's answer
        done, _ = env.step(f"I take [{chance.choice(re.findall(r'^([0-9]+)[.]', text, re.M))}].")
    rewards, info = env.close()

    assert sorted(rewards) == list(range(seats))
    assert all(info[player]["reason"] for player in range(seats))


def test_textarena_is_told_why_a_choice_is_illegal(monkeypatch: pytest.MonkeyPatch) -> None:
    ta = pytest.importorskip("textarena")
    monkeypatch.syspath_prepend(str(HERE))
    import textarena_env

    textarena_env.register()
    env = ta.make("Konspira-Leduc-v0")
    env.reset(num_players=2, seed=7)
    first, _ = env.get_observation()
    before = env.play.position()

    for _ in range(2):
        done, _ = env.step("[fold]")
        player, seen = env.get_observation()
        assert (done, player) == (False, first)
        assert "fold" in seen[-1][1]
        assert env.play.position() == before
    done, _ = env.step("I give up")

    assert done
    assert env.close()[0] == {first: -1, 1 - first: 1}
