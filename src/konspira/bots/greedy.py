"""The bot that takes what looks best now, by the game's own advice."""

from __future__ import annotations

from konspira.bots.desk import Bot, Desk


class GreedyBot(Bot):
    """Follows `Game.advise`, which knows no more than the seat's view."""

    def choose(self, desk: Desk) -> int:
        options = desk.options
        if len(options) == 1:
            return options[0]
        values = desk.game.advise(desk.view, desk.question, options)
        best = max(values)
        return self.rng.choice([options[i] for i in range(len(options)) if values[i] == best])
