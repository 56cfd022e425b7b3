"""Gymnasium: one seat against bots; its own checker; several at once."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import konspira.research
from konspira.kernel.errors import IllegalChoice, OptionError
from konspira.kernel.rng import Rng
from konspira.research.gym import SeatEnv
from konspira.research.session import Session

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("Leduc", {"opponents": "medium"}),
    ("Spiskowcy", {"opponents": "medium", "seats": 3}),
    ("Estoril", {"opponents": ["random", "easy"], "seats": 3, "seat": 1}),
    ("Emerald", {"opponents": "random", "turn_cap": 10}),
    ("Stawka", {"opponents": "random", "seat": 1, "scenario": "s2_first_clash"}),
]
every_game = pytest.mark.parametrize(("name", "options"), TABLES, ids=[name for name, _ in TABLES])


def make(name: str, **options: Any) -> gymnasium.Env[Any, Any]:
    assert konspira.research  # registers them
    return gymnasium.make(f"konspira/{name}-v1", **options)


@pytest.mark.parametrize("masked", [False, True])
@every_game
def test_it_passes_the_checker(name: str, options: dict[str, Any], masked: bool) -> None:
    env = make(name, masked=masked, **options)
    with warnings.catch_warnings():
        # Whole numbers are no pictures, and a text is no window.
        warnings.filterwarnings("ignore", message=".*Box observation space.*")
        check_env(env.unwrapped)
        check_env(make(name, masked=masked, illegal="replace", **options).unwrapped)


@every_game
def test_a_game_is_played_to_its_end_with_masks(name: str, options: dict[str, Any]) -> None:
    env = make(name, **options)
    seen, info = env.reset(seed=5)
    rng = Rng(1)
    for _ in range(2000):
        offered = np.flatnonzero(info["action_mask"]).tolist()
        seen, worth, over, cut, info = env.step(rng.choice(offered))
        assert env.observation_space.contains(seen)
        if over or cut:
            break
    assert over
    assert 0 <= float(worth) <= 1
    assert not info["action_mask"].any()
    again, _ = env.reset(seed=5)
    assert again.tolist() == make(name, **options).reset(seed=5)[0].tolist()


def test_an_illegal_action_loses_unless_something_else_is_asked_for() -> None:
    env = make("Spiskowcy", opponents="random")
    env.reset(seed=1)
    _, worth, over, _, info = env.step(113)
    assert (worth, over, info["illegal"]) == (0.0, True, True)
    env = make("Spiskowcy", opponents="random", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalChoice):
        env.step(113)
    env = make("Spiskowcy", opponents="random", illegal="replace")
    env.reset(seed=1)
    _, _, over, _, info = env.step(113)
    assert not over and info["illegal"]


def test_seats_and_opponents_are_checked() -> None:
    with pytest.raises(OptionError) as caught:
        make("Spiskowcy", opponents=["easy", "easy"])
    assert caught.value.code == "wrong-opponents"
    with pytest.raises(IllegalChoice) as refused:
        make("Spiskowcy", seat=2)
    assert refused.value.code == "unknown-seat"


@pytest.mark.parametrize("mode", ["sync", pytest.param("async", marks=pytest.mark.verify)])
def test_several_environments_step_together(mode: Any) -> None:
    assert konspira.research
    envs = gymnasium.make_vec(
        "konspira/Spiskowcy-v1", num_envs=3, vectorization_mode=mode, opponents="random"
    )
    seen, infos = envs.reset(seed=3)
    assert seen.shape == (3, konspira.research.layout("spiskowcy").size)
    for _ in range(30):
        masks = infos["action_mask"]
        actions = [int(np.flatnonzero(mask)[0]) if mask.any() else 0 for mask in masks]
        seen, _, _, _, infos = envs.step(np.array(actions))
    envs.close()


def test_the_checker_notices_a_lost_seed() -> None:
    class Forgetful(SeatEnv):
        def reset(self, *, seed: Any = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
            return super().reset(seed=None)

    with pytest.raises(AssertionError):
        check_env(Forgetful("spiskowcy", opponents="random"))


def test_the_checker_notices_an_observation_out_of_bounds() -> None:
    class Outside(Session):
        def observation(self, seat: int) -> Any:
            return super().observation(seat) + np.uint8(200)

    env = SeatEnv("spiskowcy", opponents="random")
    env.session = Outside("spiskowcy", 2, {}, "win", 100, "lose")
    with pytest.raises(AssertionError):
        check_env(env)
