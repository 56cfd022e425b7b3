"""Random games to their end: the hot loop of simulation."""

from __future__ import annotations

from typing import Final

from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.kernel.step import TOGETHER

# Choices after which a game is left without a result: there are scenarios that random players never
# end. Those that end by themselves have at most half as many.
LONGEST: Final = 10_000


def random_game(state: State, rng: Rng) -> int:
    """Play a quiet state on with uniform choices, to its end as a rule; how many were made."""
    count = 0
    while count < LONGEST:
        options = state.offered
        if options:
            state.play(options[rng.below(len(options))])
        elif state.asked == TOGETHER:
            play_sealed(state, rng)
        else:
            return count
        count += 1
    return count


def random_games(opening: State, seed: int, games: int, rng: Rng) -> int:
    """Play `count` games from their opening, with seeds from the given one on."""
    count = 0
    for number in range(games):
        state = opening.copy()
        state.begin(seed + number, b"", False)
        count += random_game(state, rng)
    return count


def play_sealed(state: State, rng: Rng) -> None:
    """One choice of the first seat that has not sealed its own yet."""
    for seat in range(len(state.lane_options)):
        options = state.lane_options[seat]
        if options:
            state.play_sealed(seat, options[rng.below(len(options))])
            return
