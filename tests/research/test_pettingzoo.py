"""PettingZoo's own kit, on all games; and mistakes that it must notice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils import parallel_to_aec

from konspira.kernel.errors import IllegalChoice, OptionError
from konspira.kernel.rng import Rng
from konspira.research import pettingzoo
from konspira.research.session import Session
from support import petting

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("leduc", {}),
    ("spiskowcy", {"seats": 2}),
    ("spiskowcy", {"seats": 4, "order_timing": "simultaneous"}),
    ("estoril", {"seats": 3}),
    ("emerald", {"seats": 2, "turn_cap": 10}),
    ("emerald", {"seats": 5, "turn_cap": 10}),
    ("stawka", {"scenario": "s1_meeting"}),
    ("stawka", {"scenario": "s3_chestnuts"}),
]
IDS = [f"{name}-{'-'.join(map(str, options.values()))}" for name, options in TABLES]
# The kit knows observations with a mask only by the names of its own environments.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)
every_table = pytest.mark.parametrize(("name", "options"), TABLES, ids=IDS)


@pytest.mark.verify
@every_table
def test_it_passes_the_kit_for_turns(name: str, options: dict[str, Any]) -> None:
    make = partial(pettingzoo.env, name, **options)
    petting.api_test(make(), num_cycles=200)
    petting.seed_test(make, num_cycles=200)
    petting.render_test(make)
    petting.save_obs(make())
    petting.state_test(make(illegal="replace"), anything_goes(name, options))


def anything_goes(name: str, options: dict[str, Any]) -> pettingzoo.TogetherEnv:
    return pettingzoo.parallel_env(name, illegal="replace", max_cycles=50, **options)


@pytest.mark.verify
@every_table
def test_it_passes_the_kit_for_all_at_once(name: str, options: dict[str, Any]) -> None:
    make = partial(pettingzoo.parallel_env, name, **options)
    petting.parallel_api_test(make(), num_cycles=200)
    anything = partial(make, illegal="replace")
    petting.parallel_seed_test(anything, num_cycles=200)
    if name != "leduc":  # a whole game of it is shorter than the test
        both = SimpleNamespace(
            parallel_env=anything, env=lambda **more: parallel_to_aec(anything(**more))
        )
        petting.max_cycles_test(both)


@pytest.mark.verify
def test_it_runs_the_benchmark_of_the_kit(capsys: pytest.CaptureFixture[str]) -> None:
    petting.performance_benchmark(pettingzoo.env("spiskowcy", seats=2))
    assert "turns per second" in capsys.readouterr().out


# -- what every run of the tests checks --------------------------------------------------------


@every_table
def test_turns_end_with_the_utilities_of_the_game(name: str, options: dict[str, Any]) -> None:
    env = pettingzoo.env(name, longest=600, **options)
    env.reset(seed=3)
    rng = Rng(3)
    total = 0.0
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        if over or cut:
            total += reward
            assert not seen["action_mask"].any()
            env.step(None)
            continue
        offered = np.flatnonzero(seen["action_mask"]).tolist()
        assert env.observation_space(agent).contains(seen)
        env.step(rng.choice(offered))
    state = env.session.state
    assert total == pytest.approx(1.0 if state.over else 0.0)


def test_the_seed_of_an_environment_is_the_seed_of_its_game() -> None:
    env = pettingzoo.env("spiskowcy", seats=2)
    env.reset(seed=7)
    first = env.observe("seat_0")["observation"].tolist()
    env.reset()
    following = env.observe("seat_0")["observation"].tolist()
    env.reset(seed=8)
    assert env.observe("seat_0")["observation"].tolist() == following != first
    game = env.session.game
    assert game.checksum(game.start(8)) == game.checksum(env.session.state)


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = pettingzoo.env("spiskowcy", seats=2)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)["observation"].tobytes()
    with pytest.raises(IllegalChoice) as caught:
        env.step(113)
    assert caught.value.code
    assert env.observe(env.agent_selection)["observation"].tobytes() == before


def test_an_illegal_action_may_lose_the_game() -> None:
    env = pettingzoo.env("spiskowcy", seats=3, illegal="lose")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(113)
    assert all(env.terminations.values())
    expected = {name: 0.0 if name == loser else 0.5 for name in env.possible_agents}
    assert env.rewards == expected


def test_an_illegal_action_may_be_replaced() -> None:
    env = pettingzoo.env("spiskowcy", seats=2, illegal="replace")
    env.reset(seed=1)
    env.step(113)
    assert env.session.made == 1
    with pytest.raises(OptionError) as caught:
        pettingzoo.env("spiskowcy", illegal="ignore")
    assert caught.value.code == "unknown-illegal"


def test_a_step_before_a_reset_is_refused() -> None:
    with pytest.raises(RuntimeError, match="call reset first"):
        pettingzoo.env("leduc").step(1)


def test_sealed_choices_are_made_at_once() -> None:
    env = pettingzoo.parallel_env("spiskowcy", seats=3, order_timing="simultaneous")
    seen, _ = env.reset(seed=2)
    assert all(not one["action_mask"][env.passing] for one in seen.values())  # all are asked
    actions = {name: int(np.flatnonzero(one["action_mask"])[0]) for name, one in seen.items()}
    env.step(actions)
    assert env.session.made == 3


# -- planted mistakes --------------------------------------------------------------------------


class WrongMask(Session):
    def mask(self, seat: int) -> Any:
        found = super().mask(seat)
        found[:] = 1
        return found


class LostSeed(Session):
    def start(self, seed: int | None) -> None:
        super().start(None)


class Outside(Session):
    def observation(self, seat: int) -> Any:
        return super().observation(seat) + np.uint8(200)


def planted(kind: type[Session]) -> Callable[[], pettingzoo.TurnEnv]:
    return lambda: pettingzoo.TurnEnv(
        kind("spiskowcy", 2, {}, "win", 10_000, "raise"), render_mode=None
    )


def test_the_kit_notices_a_wrong_mask() -> None:
    with pytest.raises(IllegalChoice):
        petting.api_test(planted(WrongMask)(), num_cycles=100)


def test_the_kit_notices_a_lost_seed() -> None:
    with pytest.raises(AssertionError):
        petting.seed_test(planted(LostSeed), num_cycles=100)


def test_the_kit_notices_an_observation_out_of_bounds() -> None:
    with pytest.raises(AssertionError):
        petting.api_test(planted(Outside)(), num_cycles=100)
