"""Chance: unbiased, the same everywhere, unforeseeable at live tables."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt
from typing import Any

import pytest

import konspira
from konspira import Rng
from konspira.kernel.rng import stream_bits, word_of
from konspira.testing import fingerprint
from support.ambush import AmbushGame

KEY = bytes(range(32))


def chi_square(counts: Counter[object], cells: int) -> float:
    """Return how far counts are from equally likely cells, in units of their spread (~0 ± 1)."""
    expected = counts.total() / cells
    square = sum((count - expected) ** 2 / expected for count in counts.values())
    square += (cells - len(counts)) * expected
    return (square - (cells - 1)) / sqrt(2 * (cells - 1))


@pytest.mark.parametrize("bound", [2, 3, 7, 11, 52, 1000])
def test_numbers_below_a_bound_are_equally_likely(bound: int) -> None:
    rng = Rng(bound)
    counts: Counter[object] = Counter(int(rng.below(bound)) for _ in range(bound * 400))
    assert abs(chi_square(counts, bound)) < 8


def test_a_shuffle_makes_every_order_equally_likely() -> None:
    rng = Rng(5)
    counts: Counter[object] = Counter()
    for _ in range(24 * 500):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert abs(chi_square(counts, 24)) < 5


@pytest.mark.parametrize("key", [b"", KEY], ids=["word", "stream"])
def test_a_state_shuffles_a_pile_into_every_order_equally_often(key: bytes) -> None:
    state = AmbushGame().start(4)
    state.key = key
    counts: Counter[object] = Counter()
    for _ in range(24 * 300):
        pile = [0, 1, 2, 3]
        state.shuffle(pile)
        counts[tuple(pile)] += 1
    assert abs(chi_square(counts, 24)) < 5


@pytest.mark.parametrize("key", [b"", KEY], ids=["word", "stream"])
def test_a_state_draws_every_order_of_a_pile_equally_often(key: bytes) -> None:
    state = AmbushGame().start(3)
    state.key = key
    counts: Counter[object] = Counter()
    for _ in range(24 * 300):
        pile = [0, 1, 2, 3]
        counts[tuple(state.draw(pile) for _ in range(4))] += 1
    assert abs(chi_square(counts, 24)) < 5


@pytest.mark.parametrize("key", [b"", KEY], ids=["word", "stream"])
def test_a_deal_gives_every_hand_as_often_as_the_cards_allow(key: bytes) -> None:
    """Two cards each from two red, one blue, one green: the 4 * 3 * 2 * 1 orders of the cards."""
    state = AmbushGame().start(9)
    state.key = key
    counts: Counter[object] = Counter()
    for _ in range(12_000):
        rows = [[0, 0, 0], [0, 0, 0]]
        state.deal([2, 1, 1], rows, 4)
        counts[tuple(rows[0])] += 1
    # Pairs of 4 physical cards: red-red 1 of 6, red-blue 2, red-green 2, blue-green 1.
    expected = {(2, 0, 0): 2000, (1, 1, 0): 4000, (1, 0, 1): 4000, (0, 1, 1): 2000}
    assert set(counts) == set(expected)
    assert all(abs(counts[row] - number) < 250 for row, number in expected.items())


def test_neighbouring_seeds_start_unrelated_games() -> None:
    counts: Counter[object] = Counter()
    for seed in range(8000):
        rng = Rng(seed)
        counts[(int(rng.below(4)), int(rng.below(4)), int(rng.below(4)))] += 1
    assert abs(chi_square(counts, 64)) < 5
    words = [int(word_of(seed)) for seed in range(2000)]
    assert len(set(words)) == 2000
    assert all(0 < word < 2**62 for word in words)


def test_a_die_is_fair_and_can_be_fixed() -> None:
    state = AmbushGame().start(3)
    counts: Counter[object] = Counter(state.roll(6) for _ in range(6000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert abs(chi_square(counts, 6)) < 5
    state.dice = [6, 1]
    assert [state.roll(6), state.roll(6)] == [6, 1]


def test_the_stream_is_the_same_on_every_machine() -> None:
    assert [stream_bits(KEY, place) for place in (0, 1, 15, 16, 1000)] == STREAM
    assert [stream_bits(KEY[::-1], 0)] != STREAM[:1]


def test_the_word_is_the_same_on_every_machine() -> None:
    rng = Rng(7)
    assert [int(rng.below(1000)) for _ in range(5)] == WORD
    assert 0 <= rng.real() < 1


def test_one_key_is_one_game() -> None:
    game = konspira.make("spiskowcy", seats=3)
    one, two = game.start(key=KEY), game.start(key=KEY)
    other = game.start(key=KEY[::-1])
    assert one.position() == two.position()
    assert one.position()["seats"] != other.position()["seats"]
    assert one.position()["chance"]["key"] == KEY.hex()


SEEDS = [-1, 2**62, pytest.param(10**5000, id="endless"), 1.0, "7", True, None]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seed_is_a_whole_number_that_the_word_can_hold(seed: Any) -> None:
    with pytest.raises(konspira.OptionError) as error:
        konspira.make("spiskowcy").start(seed)
    assert error.value.code == "bad-seed"
    assert str(2**62 - 1) in str(error.value)


@pytest.mark.parametrize("key", [b"", bytes(65), "a key", bytearray(b"a key"), 7])
def test_a_key_has_1_to_64_bytes(key: Any) -> None:
    with pytest.raises(konspira.OptionError) as error:
        konspira.make("spiskowcy").start(key=key)
    assert error.value.code == "bad-key"


def test_the_first_and_the_last_seed_and_the_longest_key_start_a_game() -> None:
    game = konspira.make("spiskowcy")
    for state in (game.start(0), game.start(2**62 - 1), game.start(key=bytes(64))):
        record = konspira.read_record(konspira.record_of(state).to_json())
        assert konspira.replay(record).position() == state.position()
        assert game.position(state.position()).position() == state.position()


def test_a_game_from_a_key_replays_exactly() -> None:
    game = konspira.make("spiskowcy")
    state = game.start(key=KEY)
    rng = Rng(1)
    while not state.over:
        seat = state.questions[0].seat
        state.choose(seat, rng.choice(state.options(seat)))
    record = konspira.read_record(konspira.record_of(state).to_json())
    assert record.seed is None
    assert game.checksum(konspira.replay(record)) == game.checksum(state)


def test_a_redeal_puts_the_fast_word_in_place_of_the_key() -> None:
    state = konspira.make("spiskowcy").start(key=KEY)
    other = state.redeal(0, Rng(1))
    assert other.key == b""
    assert "key" not in other.position()["chance"]
    assert state.key == KEY


def test_a_redeal_forgets_cards_that_a_position_has_fixed() -> None:
    game = konspira.make("spiskowcy", seats=2)
    state = game.position({"round": 1, "phase": "end", "deck": ["seer"]})
    assert state.redeal(0, Rng(1)).draws == []


def test_different_seeds_are_different_games() -> None:
    game = konspira.make("spiskowcy")
    assert fingerprint(game, games=3, seed=0) != fingerprint(game, games=3, seed=3)


STREAM = [2545685138, 4132857109, 626896806, 454011320, 1277718506]
WORD = [233, 810, 68, 922, 481]


@pytest.mark.parametrize("bound", [0, -1, 2**31, 2**33])
def test_a_bound_that_makes_no_sense_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="bound"):
        Rng(1).below(bound)
