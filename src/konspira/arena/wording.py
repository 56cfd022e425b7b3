"""Numbers and names as a reader of one language expects them."""

from __future__ import annotations

from collections.abc import Mapping

from konspira.arena.stats import Estimate
from konspira.kernel.errors import KernelBug
from konspira.kernel.game import Game
from konspira.words import Words

MINUS = "\N{MINUS SIGN}"
THIN = "\N{NARROW NO-BREAK SPACE}"
HARD = "\N{NO-BREAK SPACE}"


class Wording:
    """One language, and one game."""

    def __init__(self, words: Words, game: type[Game]) -> None:
        self.words = words
        self.game = game

    def say(self, id: str, /, **facts: object) -> str:
        """A message of `arena.ftl`."""
        return self.words.say(id, **facts)

    # -- numbers -----------------------------------------------------------------------------------

    def number(self, value: float, digits: int = 0) -> str:
        """A number with the decimal sign of the language: 1,234.5 or 1 234,5."""
        text = f"{abs(value):,.{digits}f}"
        if self.words.language == "en":
            text = text if abs(value) >= 10_000 else text.replace(",", "")
        else:
            group = THIN if abs(value) >= 10_000 else ""
            text = text.replace(",", group).replace(".", ",")
        return f"{MINUS}{text}" if round(value, digits) < 0 else text

    def percent(self, value: float, digits: int = 1) -> str:
        """A share: 43.2 %."""
        return f"{self.number(value * 100, digits)}{HARD}%"

    def share(self, found: Estimate) -> str:
        """A share and its interval: 43.2 % (40.1–46.3)."""
        low, high = (self.number(end * 100, 1) for end in (found.low, found.high))
        return f"{self.percent(found.value)} ({low}–{high})"

    def points(self, found: Estimate) -> str:
        """A distance between shares, in percentage points: 6.8 (3.1–10.4)."""
        low, high = (self.number(end * 100, 1) for end in (found.low, found.high))
        return f"{self.number(found.value * 100, 1)} ({low}–{high})"

    def mean(self, found: Estimate, digits: int = 1) -> str:
        """A mean and its interval: 12.3 (12.0–12.6)."""
        low, high = (self.number(end, digits) for end in (found.low, found.high))
        return f"{self.number(found.value, digits)} ({low}–{high})"

    def change(self, found: Estimate, digits: int = 1, factor: float = 1.0) -> str:
        """A difference with its sign and its interval: +1.2 (0.3 to 2.1)."""
        value = self.number(found.value * factor, digits)
        sign = "" if value.startswith(MINUS) else "+"
        low, high = (self.number(end * factor, digits) for end in (found.low, found.high))
        return f"{sign}{value} ({low} … {high})"

    # -- names -------------------------------------------------------------------------------------

    def term(self, id: str) -> str:
        """A word of the game, by its id without the game's name: `faction-loyalist`."""
        subject, _, rest = id.partition("-")
        try:
            text = self.words.term(self.game, subject, rest)
        except KernelBug:  # a game from outside may bring no words
            return rest
        return text[:1].upper() + text[1:]

    def choice(self, game: Game, option: int) -> str:
        """A choice in words; seats are counted from one, as everywhere in a report."""
        seats = [self.say("arena-seat", number=seat + 1) for seat in range(game.seats)]
        return self.words.choice(game, option, seats)

    def options(self, options: Mapping[str, str | bool | int]) -> str:
        """Options that are not the usual ones, in words; "" when all are usual."""
        usual = {setting.name: setting.default for setting in self.game.settings}
        return "; ".join(
            self.option(name, value)
            for name, value in options.items()
            if value != usual.get(name, value)
        )

    def option(self, name: str, value: str | bool | int) -> str:
        """One option and its value."""
        words = self.words
        return f"{words.setting(self.game, name)}: {words.value(self.game, name, value)}"
