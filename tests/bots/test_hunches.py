"""What a search reads from a state is what the seat's own view says: no more, no less."""

from __future__ import annotations

from typing import Any

import pytest

import konspira
from konspira.kernel.rng import Rng
from konspira.kernel.state import State

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("spiskowcy", 2, {}),
    ("spiskowcy", 4, {"order_timing": "simultaneous"}),
    ("estoril", 2, {}),
    ("estoril", 4, {}),
    ("emerald", 2, {}),
    ("emerald", 5, {}),
    ("stawka", 2, {"scenario": "s1_meeting"}),
    ("stawka", 2, {"scenario": "s2_first_clash"}),
    ("stawka", 2, {"scenario": "s3_chestnuts"}),
    ("leduc", 2, {}),
]


def asked(state: State) -> int:
    """The seat that is asked, or the first of those that are asked together."""
    return state.asked if state.asked >= 0 else state.questions[0].seat


@pytest.mark.verify
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_hunches_are_what_the_view_advises(name: str, seats: int, options: dict[str, Any]) -> None:
    game = konspira.make(name, seats=seats, **options)
    rng = Rng(5)
    compared = 0
    kinds: set[str] = set()
    for seed in range(3):
        state = game.start(seed, listen=False)
        while not state.over and compared < 400 * (seed + 1):
            seat = asked(state)
            offered = state.options(seat)
            option = rng.choice(offered)
            question = state.question(seat)
            assert question is not None
            if len(offered) > 1:
                values = game.advise(state.view(seat), question, offered)
                assert game.hunches(state, seat, offered) == values
                if rng.below(2):  # a sensible choice as often as a random one: both kinds of table
                    option = offered[values.index(max(values))]
                compared += 1
                kinds.add(question.kind)
            state.choose(seat, option)
    assert compared > 10
    assert len(kinds) > 1 or name == "leduc"


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_judgement_is_a_chance_for_each_seat(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    game = konspira.make(name, seats=seats, **options)
    state = game.start(3, listen=False)
    rng = Rng(3)
    before = 0
    for _ in range(200):
        if state.over:
            break
        assert all(0.0 <= game.judge(state, seat) <= 1.0 for seat in range(seats))
        assert game.clock(state) >= before
        before = game.clock(state)
        seat = asked(state)
        state.choose(seat, rng.choice(state.options(seat)))
