"""The bot that takes what looks best now, by the game's own advice."""

from __future__ import annotations

from konspira.bots.desk import Bot, Desk
from konspira.bots.ismcts import TreeBot
from konspira.bots.strengths import UNADVISED


class GreedyBot(Bot):
    """Follows `Game.advise`, which knows no more than the seat's view.

    Where a game brings no advice, it looks a little ahead instead.
    """

    def choose(self, desk: Desk) -> int:
        options = desk.options
        if len(options) == 1:
            return options[0]
        if not desk.game.advises():
            return TreeBot(self.rng.below(1 << 30), UNADVISED["medium"].simulations).choose(desk)
        values = desk.game.advise(desk.view, desk.question, options)
        best = max(values)
        return self.rng.choice([options[i] for i in range(len(options)) if values[i] == best])
