"""A batch: the same games as one by one, deterministic, in one process or several."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from konspira.catalogue import make
from konspira.kernel.errors import IllegalChoice, OptionError
from konspira.kernel.game import Game
from konspira.kernel.observation import observe
from konspira.kernel.rng import Rng
from konspira.research import (
    Batch,
    Expansion,
    ParallelBatch,
    bounds,
    choice_features,
    layout,
    returns,
)

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("leduc", {}),
    ("spiskowcy", {"seats": 3, "order_timing": "simultaneous"}),
    ("estoril", {"seats": 2}),
    ("emerald", {"seats": 3, "turn_cap": 10}),
    ("stawka", {"scenario": "s2_first_clash"}),
]
every_game = pytest.mark.parametrize(("name", "options"), TABLES, ids=[name for name, _ in TABLES])


@every_game
def test_a_batch_plays_the_same_games_as_one_state_after_another(
    name: str, options: dict[str, Any]
) -> None:
    games = 3
    batch = Batch(name, games, seed=40, **options)
    game = batch.game
    seeds = [40 + number for number in range(games)]
    states = [game.start(seed, listen=False) for seed in seeds]
    for _ in range(300):
        choices = batch.sample()
        for number, state in enumerate(states):
            seat = state.questions[0].seat
            assert batch.seats[number] == seat
            assert batch.observations[number].tolist() == observe(state, seat)
            assert np.flatnonzero(batch.masks[number]).tolist() == sorted(state.options(seat))
            state.choose(seat, int(choices[number]))
        batch.step(choices)
        for number, state in enumerate(states):
            assert bool(batch.done[number]) == state.over
            assert batch.rewards[number].tolist() == pytest.approx(returns(state))
            if state.over:
                seeds[number] += games
                states[number] = game.start(seeds[number], listen=False)


@every_game
def test_the_same_seed_and_choices_are_the_same_batch(name: str, options: dict[str, Any]) -> None:
    one, two = Batch(name, 4, seed=5, **options), Batch(name, 4, seed=5, **options)
    other = Batch(name, 4, seed=6, **options)
    for _ in range(60):
        choices = one.sample()
        assert choices.tolist() == two.sample().tolist()
        one.step(choices)
        two.step(choices)
    assert one.observations.tobytes() == two.observations.tobytes()
    one.reset(6)
    assert one.observations.tobytes() == other.observations.tobytes()
    for _ in range(60):
        other.step(other.sample())
    assert other.observations.tobytes() != two.observations.tobytes()


def test_several_processes_play_the_same_games() -> None:
    alone = Batch("spiskowcy", 5, seats=2, seed=9)
    with ParallelBatch("spiskowcy", 5, seats=2, seed=9, processes=2) as together:
        for _ in range(150):
            choices = alone.sample()
            alone.step(choices)
            together.step(choices)
            for name in ("observations", "masks", "seats", "rewards", "done", "truncated"):
                assert getattr(alone, name).tobytes() == getattr(together, name).tobytes(), name
        bad = together.sample()
        bad[3] = int(np.flatnonzero(~together.masks[3])[0])
        before = together.observations.tobytes()
        with pytest.raises(IllegalChoice):
            together.step(bad)
        assert together.observations.tobytes() == before


def test_an_illegal_choice_names_its_game_and_changes_nothing() -> None:
    batch = Batch("spiskowcy", 3, seats=2)
    choices = batch.sample()
    choices[2] = 113
    before = batch.observations.tobytes()
    with pytest.raises(IllegalChoice) as caught:
        batch.step(choices)
    assert "in game 2 of the batch; no game was changed" in caught.value.__notes__
    assert batch.observations.tobytes() == before


def test_a_batch_refuses_what_is_not_a_choice_for_each_game() -> None:
    batch = Batch("leduc", 3)
    for wrong in ([1, 1], [[1, 1, 1]], [1.0, 1.0, 1.0]):
        with pytest.raises(OptionError) as caught:
            batch.step(np.array(wrong))
        assert caught.value.code == "batch-shape"
    with pytest.raises(OptionError) as caught:
        Batch("leduc", 3, utility="wins")
    assert caught.value.code == "unknown-utility"


def test_a_game_that_is_too_long_is_cut_off_without_a_reward() -> None:
    batch = Batch("emerald", 2, seats=2, longest=7)
    for step in range(1, 22):
        batch.step(batch.sample())
        assert batch.truncated.tolist() == batch.done.tolist() == [step % 7 == 0] * 2
        assert not batch.rewards.any()


@pytest.mark.parametrize("utility", ["win", "score", "rank"])
@every_game
def test_utilities_lie_within_their_bounds(
    name: str, options: dict[str, Any], utility: str
) -> None:
    batch = Batch(name, 8, utility=utility, **options)
    low, high = bounds(batch.game, utility)
    ended = 0
    for _ in range(400):
        batch.step(batch.sample())
        for row in batch.rewards[batch.done & ~batch.truncated]:
            ended += 1
            assert low <= row.min() and row.max() <= high
            if utility == "win":
                assert row.sum() == pytest.approx(1)
            if utility == "rank":
                assert row.max() == 1
    assert ended or name == "emerald"


@every_game
def test_an_expanded_observation_is_one_hot_where_there_are_codes(
    name: str, options: dict[str, Any]
) -> None:
    batch = Batch(name, 5, **options)
    grow = Expansion(batch.layout)
    for _ in range(30):
        batch.step(batch.sample())
    rows = grow(batch.observations)
    assert rows.shape == (5, grow.width) and rows.dtype == np.float32
    assert rows.min() >= 0 and rows.max() <= 1
    codes = (batch.observations[:, grow.codes] > 0).sum(axis=1)
    assert rows[:, len(grow.counts) :].sum(axis=1).tolist() == codes.tolist()
    assert (grow(batch.observations[0]) == rows[0]).all()
    assert len({row.tobytes() for row in rows}) == len({r.tobytes() for r in batch.observations})


def test_a_compact_mask_lists_the_offers_and_their_features() -> None:
    batch = Batch("emerald", 4, seats=2)
    features = choice_features(batch.game)
    assert features.shape == (len(batch.game.table), 3)
    assert len({tuple(row) for row in features.tolist()}) == len(features)
    for row, mask in zip(batch.offers(), batch.masks, strict=True):
        assert sorted(one for one in row.tolist() if one >= 0) == np.flatnonzero(mask).tolist()


def test_a_game_without_observations_says_what_is_missing() -> None:
    from kuhn import GAME

    with pytest.raises(OptionError) as caught:
        layout(GAME())
    assert caught.value.code == "no-layout"


def test_the_layout_of_a_game_depends_on_its_seats() -> None:
    assert layout("spiskowcy", seats=2).size < layout("spiskowcy", seats=4).size
    assert layout("spiskowcy").name == "konspira/spiskowcy-v1"
    game: Game = make("leduc")
    named = layout(game).described(observe(game.start(1), 0))
    assert named["question"] == "bet" and named["seat"] == "0"
    assert Rng(1)
