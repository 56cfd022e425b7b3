"""The bot that takes any option: the measure of all others."""

from __future__ import annotations

from konspira.bots.desk import Bot, Desk


class RandomBot(Bot):
    """Every option is as good as the next."""

    def choose(self, desk: Desk) -> int:
        return self.rng.choice(desk.options)
