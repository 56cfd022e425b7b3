"""Bots against bots, fairly: every deal is played once from each side of the table."""

from __future__ import annotations

from collections.abc import Sequence

from konspira.bots.desk import Bot, Desk
from konspira.bots.naming import factory
from konspira.kernel.game import Game
from konspira.kernel.rng import Rng
from konspira.kernel.state import State


def play_out(state: State, bots: Sequence[Bot]) -> None:
    """Let one bot per seat finish a game."""
    while not state.over:
        seat = state.questions[0].seat  # sealed questions too are answered one by one
        options = state.options(seat)
        forced = len(options) == 1  # nobody has to think about that
        state.choose(seat, options[0] if forced else bots[seat].choose(Desk(state, seat)))


def match(game: Game, levels: Sequence[str], deals: int, seed: int = 0) -> list[float]:
    """The share of all games that each level wins; a shared victory counts as its part of one.

    There is one level per seat. Each deal is played once for every rotation of the levels around
    the table, with the same seeds, so no level is lucky in its seats.
    """
    seats = len(levels)
    wins = [0.0] * seats
    makers = [factory(level) for level in levels]
    chance = Rng(seed)
    for _ in range(deals):
        deal = chance.below(1 << 30)
        for shift in range(seats):
            state = game.start(deal, listen=False)
            order = [(seat + shift) % seats for seat in range(seats)]  # the level in each seat
            play_out(state, [makers[place](deal + place) for place in order])
            for seat in state.winners:
                wins[order[seat]] += 1 / len(state.winners)
    return [won / (deals * seats) for won in wins]
