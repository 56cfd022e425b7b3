"""The levels that people choose from; what each does depends on the game (see `strengths`)."""

from __future__ import annotations

from typing import ClassVar

from konspira.bots.desk import Bot, Desk
from konspira.bots.ismcts import SearchBot, TreeBot
from konspira.bots.soft import SoftBot
from konspira.bots.strengths import strength
from konspira.kernel.strength import LONGEST, Strength

LEAST = 0.2  # seconds: in less time there are too few worlds to tell options apart


class LevelBot(Bot):
    """A level: it becomes the bot that has this strength in the game it is asked in."""

    level: ClassVar[str]

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.seed = seed
        self.players: dict[Strength, Bot] = {}
        self.seconds = 0.0  # for one choice, where there is less time than the level takes; in very
        # little it only follows the game's advice

    def choose(self, desk: Desk) -> int:
        how = strength(desk.game, self.level)
        if 0.0 < self.seconds < (how.seconds or LONGEST):
            how = how._replace(seconds=self.seconds)
            if self.seconds < LEAST and desk.game.advises():
                how = how._replace(simulations=0)
        bot = self.players.get(how)
        if bot is None:
            bot = self.players[how] = player(how, self.seed, desk.game.advises())
        option = bot.choose(desk)
        self.value = bot.value
        return option


def player(how: Strength, seed: int, advised: bool = True) -> Bot:
    """The bot that has this strength."""
    if not advised:
        return UnadvisedBot(seed, how)
    return SearchBot(seed, how=how) if how.simulations else SoftBot(seed, how.slip)


class UnadvisedBot(TreeBot):
    """A level in a game without advice: a plain tree search, and now and then any option."""

    def __init__(self, seed: int, how: Strength) -> None:
        super().__init__(seed, how.simulations, seconds=how.seconds)
        self.slip = how.slip  # in a hundred

    def choose(self, desk: Desk) -> int:
        if self.rng.below(100) < self.slip:
            self.value = None
            return self.rng.choice(desk.options)
        return super().choose(desk)


class EasyBot(LevelBot):
    """For a first game."""

    level = "easy"


class MediumBot(LevelBot):
    """Knows what is good, and overlooks some of it."""

    level = "medium"


class HardBot(LevelBot):
    """Overlooks little."""

    level = "hard"


class ExpertBot(LevelBot):
    """Looks ahead."""

    level = "expert"
