"""Observations: the same from state and view, within bounds, blind to what a seat cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from konspira.catalogue import GAMES
from konspira.games.spiskowcy.observing import SpiskowcyObserver
from konspira.games.spiskowcy.state import Spiskowcy
from konspira.kernel.game import Game
from konspira.kernel.observation import (
    layout,
    observe,
    observe_all,
    observing,
    perfect_layout,
    read_view,
)
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.research.texts import information_text, observation_text, story

LONGEST = 400  # choices of one walk
SEALED = {"order_timing": "simultaneous", "order_counts_visible": False}
SHOWN = {"unplayed_hand_revealed": True, "allow_empty_order": True}
SECRET = {"variant_secret_missions": True, "variant_recruitment_agenda": True}
FILMS = ("s4_i_know_who_you_are", "s5_hotel_excelsior", "s6_top_secret")
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("leduc", 2, {}),
    ("spiskowcy", 2, {}),
    ("spiskowcy", 3, SEALED),
    ("spiskowcy", 4, SHOWN),
    ("spiskowcy", 2, {**SEALED, **SHOWN}),
    ("estoril", 2, {}),
    ("estoril", 3, {**SECRET, "edition": "de"}),
    ("estoril", 4, {"show_owned_cards": False, "symbol_order": "printed"}),
    ("emerald", 2, {}),
    ("emerald", 3, {"discard_public": False}),
    ("emerald", 5, {"zombies_are_pieces": True, "cthulhu_shows_stack": True}),
    ("stawka", 2, {}),
    ("stawka", 2, {"scenario": "s2_first_clash"}),
    ("stawka", 2, {"scenario": "s3_chestnuts"}),
    *[("stawka", 2, {"scenario": film}) for film in FILMS],
    ("stawka", 2, {"scenario": "free", "free_difficulty": "advanced"}),
]
IDS = [f"{name}-{seats}-{'-'.join(map(str, options.values()))}" for name, seats, options in TABLES]
every_table = pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=IDS)


def positions(game: Game, games: int, every: int) -> Iterator[tuple[State, Rng]]:
    """Positions of random games, and the end of each."""
    rng = Rng(11)
    for seed in range(games):
        state = game.start(seed, listen=False)
        made = 0
        while not state.over and made < LONGEST:
            if made % every == 0:
                yield state, rng
            question = state.questions[rng.below(len(state.questions))]
            state.choose(question.seat, rng.choice(state.options(question.seat)))
            made += 1
        yield state, rng


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.seats)]


@every_table
def test_state_and_view_give_the_same_observation(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    game = GAMES[name](seats, None, options)
    known = layout(game)
    kinds: set[str] = set()
    for state, _ in positions(game, 3, 3):
        kinds.update(question.kind for question in state.questions)
        for viewer in viewers(game):
            found = observe(state, viewer)
            question = None if viewer is None else state.question(viewer)
            shown = read_view(game, state.view(viewer), question)
            assert known.named(found) == known.named(shown)
            assert len(found) == known.size == len(shown)
            assert all(0 <= one <= high for one, high in zip(found, known.high, strict=True)), {
                part.name: found[known.slices[part.name]]
                for part in known.parts
                if max(found[known.slices[part.name]]) > part.high
            }
    assert kinds


@every_table
def test_an_observation_is_blind_to_what_its_seat_cannot_see(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    game = GAMES[name](seats, None, options)
    known = layout(game)
    for state, rng in positions(game, 2, 7):
        for viewer in viewers(game):
            other = state.redeal(viewer, Rng(rng.below(1 << 30)))
            assert known.named(observe(other, viewer)) == known.named(observe(state, viewer))


@every_table
def test_perfect_information_tells_redealt_states_apart(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    game = GAMES[name](seats, None, options)
    known = perfect_layout(game)
    assert "perfect-information" in known.name
    apart = 0
    for state, rng in positions(game, 2, 10):
        found = observe_all(state)
        assert len(found) == known.size
        assert all(0 <= one <= high for one, high in zip(found, known.high, strict=True))
        apart += observe_all(state.redeal(None, Rng(rng.below(1 << 30)))) != found
    assert apart


@pytest.mark.patches
def test_a_leaking_observation_is_noticed() -> None:
    class Leaking(SpiskowcyObserver):
        """Shows how many bankers are in some hand, besides."""

        def write(self, state: Spiskowcy, seat: int, out: list[bytes]) -> None:
            super().write(state, seat, out)
            out.append(bytes([max(hand[3] for hand in state.hand)]))

    game = GAMES["spiskowcy"](3)
    leaking = Leaking(observing(game).facts)
    seen: list[bool] = []
    for state, rng in positions(game, 2, 7):
        other = state.redeal(0, Rng(rng.below(1 << 30)))
        assert isinstance(state, Spiskowcy) and isinstance(other, Spiskowcy)
        found: list[list[bytes]] = [[], []]
        leaking.write(state, 0, found[0])
        leaking.write(other, 0, found[1])
        seen.append(found[0] == found[1])
    assert not all(seen)


def test_texts_are_blind_and_recall_everything() -> None:
    for name, seats in (("leduc", 2), ("spiskowcy", 3), ("estoril", 2)):
        game = GAMES[name](seats)
        state = game.start(4)
        rng = Rng(4)
        texts: list[str] = []
        while not state.over and len(state.history) < 60:
            question = state.questions[0]
            texts.append(information_text(state, 0))
            other = state.redeal(0, Rng(rng.below(1 << 30)))
            assert observation_text(other, 0) == observation_text(state, 0)
            state.choose(question.seat, rng.choice(state.options(question.seat)))
            if question.seat == 0:
                assert f"> {game.name(state.history[-1][1])}" in information_text(state, 0)
        assert len(set(texts)) > len(texts) // 2
        assert story(state, 0)
