"""OpenSpiel's own kit and its algorithms, on our games; and mistakes that they must notice."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel")  # there is none for Windows
import pyspiel
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts, tabular_qlearner

from konspira.kernel.errors import IllegalChoice
from konspira.kernel.observation import observe
from konspira.kernel.rng import Rng
from konspira.research import openspiel

openspiel.register()

TABLES = [
    "konspira_leduc",
    "konspira_spiskowcy(seats=2)",
    "konspira_spiskowcy(seats=4,order_timing=simultaneous,utility=rank)",
    "konspira_estoril(seats=3,edition=de,utility=score)",
    "konspira_emerald(seats=2,turn_cap=10)",
    "konspira_emerald(seats=5,turn_cap=10,discard_public=False,longest=300)",
    "konspira_stawka(scenario=s2_first_clash)",
    "konspira_stawka(scenario=s3_chestnuts,stage_cap=is_12,longest=300)",
]
FOUR = [TABLES[1], "konspira_estoril", TABLES[4], TABLES[6]]
LATER = [
    table
    if "leduc" in table or table == TABLES[1]
    else pytest.param(table, marks=pytest.mark.verify)
    for table in TABLES
]


@pytest.mark.parametrize("table", LATER)
def test_random_games_pass_the_kit_with_serialisation_and_masks(table: str) -> None:
    game = pyspiel.load_game(table)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_registering_twice_is_no_harm() -> None:
    openspiel.register()
    names = [name for name in pyspiel.registered_names() if name.startswith("konspira_")]
    assert len(names) == 5


def walk(game: Any, choices: int, seed: int = 1) -> Any:
    """A state after some random choices."""
    rng = Rng(seed)
    state = game.new_initial_state()
    state.apply_action(seed)
    for _ in range(choices):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("table", FOUR)
def test_a_resampled_state_is_the_same_to_its_player(table: str) -> None:
    game = pyspiel.load_game(table)
    state = walk(game, 25)
    player = state.current_player()
    other = state.resample_from_infostate(player, lambda: 0.37)
    for form in ("information_state_string", "observation_string", "observation_tensor"):
        assert getattr(other, form)(player) == getattr(state, form)(player)
    assert other.legal_actions() == state.legal_actions()
    copied = game.deserialize_state(other.serialize())
    assert copied.information_state_string(player) == state.information_state_string(player)
    assert str(copied) == str(other)


@pytest.mark.parametrize("table", FOUR)
def test_a_clone_goes_its_own_way(table: str) -> None:
    game = pyspiel.load_game(table)
    state = walk(game, 10)
    player = state.current_player()
    before = state.information_state_string(player)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert state.information_state_string(player) == before
    assert clone.information_state_string(player) != before


def test_an_illegal_action_raises() -> None:
    state = walk(pyspiel.load_game("konspira_leduc"), 0)
    with pytest.raises((IllegalChoice, pyspiel.SpielError)):
        state.apply_action(0)  # nothing to fold to


def test_a_tensor_is_the_expanded_observation() -> None:
    game = pyspiel.load_game("konspira_spiskowcy(seats=3)")
    state = walk(game, 12)
    numbers = np.array(observe(state.state, 1), dtype=np.uint8)
    assert state.observation_tensor(1) == pytest.approx(game.grow(numbers).tolist())


def test_a_game_that_is_cut_off_is_worth_nothing() -> None:
    state = walk(pyspiel.load_game("konspira_emerald(longest=9)"), 50)
    assert state.is_terminal() and state.move_number() == 10
    assert state.returns() == [0.0, 0.0]


# -- its algorithms ----------------------------------------------------------------------------


def test_leduc_is_the_game_that_everybody_knows() -> None:
    """The uniform policy loses as much to best responses as in OpenSpiel's own Leduc."""
    ours, theirs = (pyspiel.load_game(name) for name in ("konspira_leduc", "leduc_poker"))
    found = exploitability.nash_conv(ours, policy.UniformRandomPolicy(ours))
    known = exploitability.nash_conv(theirs, policy.UniformRandomPolicy(theirs))
    assert found == pytest.approx(known, abs=1e-9)
    assert known == pytest.approx(4.7472, abs=1e-3)


@pytest.mark.verify
def test_regret_minimisation_goes_the_same_way_as_on_their_leduc() -> None:
    found: list[list[float]] = []
    for name in ("konspira_leduc", "leduc_poker"):
        game = pyspiel.load_game(name)
        solver = cfr.CFRPlusSolver(game)
        curve: list[float] = []
        for step in range(12):
            solver.evaluate_and_update_policy()
            if step % 4 == 3:
                curve.append(exploitability.nash_conv(game, solver.average_policy()))
        found.append(curve)
    assert found[0] == pytest.approx(found[1], abs=1e-6)
    assert found[0][-1] < found[0][0] / 2


@pytest.mark.verify
@pytest.mark.parametrize("table", FOUR)
def test_search_over_information_sets_plays_our_games(table: str) -> None:
    game = pyspiel.load_game(table)
    state = walk(game, 12, seed=2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=1.0,
        max_simulations=6,
        random_state=np.random.RandomState(2),
    )
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.verify
def test_their_learner_learns_our_leduc() -> None:
    env = rl_environment.Environment(pyspiel.load_game("konspira_leduc"))
    actions = env.action_spec()["num_actions"]
    agents = [
        tabular_qlearner.QLearner(player_id=player, num_actions=actions) for player in range(2)
    ]
    for _ in range(200):
        step = env.reset()
        while not step.last():
            player = step.observations["current_player"]
            step = env.step([agents[player].step(step).action])
        for agent in agents:
            agent.step(step)
    assert env.observation_spec()["info_state"]


# -- planted mistakes --------------------------------------------------------------------------


class WrongMask(openspiel.SpielState):
    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.of.game.table)))


def test_the_kit_notices_a_wrong_mask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel, "SpielState", WrongMask)
    game = pyspiel.load_game("konspira_spiskowcy(seats=2)")
    with pytest.raises((IllegalChoice, pyspiel.SpielError)):
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, mask_test=True)
