"""Hypothesis strategies: positions that random play reaches, in any game of the catalogue."""

from __future__ import annotations

from hypothesis import strategies as st

from konspira.kernel.game import Game
from konspira.kernel.rng import Rng
from konspira.kernel.state import State


def tables(kind: type[Game]) -> st.SearchStrategy[Game]:
    """The game with any number of seats and any options."""
    low, high = kind.seat_range

    def at(seats: int) -> st.SearchStrategy[Game]:
        values = {one.name: st.sampled_from(one.values_for(seats)) for one in kind.settings}
        return st.builds(lambda chosen: kind(seats, None, chosen), st.fixed_dictionaries(values))

    return st.integers(low, high).flatmap(at)


@st.composite
def positions(draw: st.DrawFn, kind: type[Game], most: int = 120) -> State:
    """A position after some random choices of a game with any seats and options."""
    game = draw(tables(kind))
    state = game.start(draw(st.integers(0, 10_000)))
    rng = Rng(draw(st.integers(0, 10_000)))
    for _ in range(draw(st.integers(0, most))):
        if state.over:
            break
        question = state.questions[rng.below(len(state.questions))]
        state.choose(question.seat, rng.choice(state.options(question.seat)))
    return state


def viewers(state: State) -> list[int | None]:
    """Every seat, and a spectator."""
    return [None, *range(state.game.seats)]
