"""The bot that follows the game's advice, and overlooks things as people do."""

from __future__ import annotations

from konspira.bots.desk import Bot, Desk


class SoftBot(Bot):
    """Goes through the options from the best advised one on, and overlooks each with a chance.

    So it often takes the second best, seldom nonsense: what is advised against comes last.
    """

    def __init__(self, seed: int = 0, slip: int = 0) -> None:
        super().__init__(seed)
        self.slip = slip  # in a hundred

    def choose(self, desk: Desk) -> int:
        options = desk.options
        if len(options) == 1:
            return options[0]
        values = desk.game.advise(desk.view, desk.question, options)
        places: list[int] = list(range(len(options)))
        self.rng.shuffle(places)  # equals come in any order
        places.sort(key=lambda place: -values[place])
        for place in places:
            if self.rng.below(100) >= self.slip:
                return options[place]
        return options[places[0]]  # a player who has overlooked everything looks again
