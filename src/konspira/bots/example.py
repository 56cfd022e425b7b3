"""A bot of one's own in thirty lines: tries the best advised options in worlds it believes in.

On the command line it goes by its place: `konspira.bots.example:PatientBot`.
"""

from __future__ import annotations

from konspira.bots.desk import Bot, Desk
from konspira.bots.playout import random_game

OPTIONS = 3
WORLDS = 10


class PatientBot(Bot):
    """Plays the three best advised options out at random, ten times each."""

    def choose(self, desk: Desk) -> int:
        advice = desk.game.advise(desk.view, desk.question, desk.options)
        ranked = sorted(zip(desk.options, advice, strict=True), key=lambda pair: -pair[1])
        return max([option for option, _ in ranked[:OPTIONS]], key=lambda one: self.wins(desk, one))

    def wins(self, desk: Desk, option: int) -> float:
        """The victories that follow an option, in worlds that this seat cannot tell apart."""
        won = 0.0
        for _ in range(WORLDS):
            state = desk.sample(self.rng)
            state.choose(desk.seat, option)
            random_game(state, self.rng)
            if desk.seat in state.winners:
                won += 1 / len(state.winners)
        return won
