"""What a bot works with: a desk with everything its seat may know, and no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from konspira.kernel.errors import KernelBug, OptionError
from konspira.kernel.events import Question
from konspira.kernel.game import Game
from konspira.kernel.rng import Rng
from konspira.kernel.state import State


class Desk:
    """One seat's place at the table, while it is asked something.

    `sample` gives a random state that the seat cannot tell from the real one. It deals from a state
    that was itself dealt again for this seat: nothing on the desk leads back to the real one.
    """

    __slots__ = ("game", "names", "options", "question", "sample", "seat", "view")

    def __init__(self, state: State, seat: int) -> None:
        question = state.question(seat)
        if question is None:
            raise KernelBug("bot-not-asked", f"seat {seat} is not asked anything now")
        self.game: Game = state.game
        self.seat = seat
        self.question: Question = question
        self.options: list[int] = state.options(seat)
        self.names: list[str] = state.offers(seat)
        self.view: Any = state.view(seat)
        self.sample: Callable[[Rng], State] = Sampler(state.redeal(seat, Rng()), seat)

    def __repr__(self) -> str:
        asked = f"{self.question.kind}, {len(self.options)} options"
        return f"<Desk of seat {self.seat} in {self.game.id}: {asked}>"

    def legal(self, option: int) -> int:
        """Check the choice of a third-party bot: give it back if it is offered, else raise."""
        if option not in self.options:
            raise ValueError(f"{option!r} is none of the options {self.options}")
        return option


class Sampler:
    """Deals the seat's unknown cards again and again, starting from a first guess at them."""

    __slots__ = ("_guess", "_seat")

    def __init__(self, guess: State, seat: int) -> None:
        self._guess = guess
        self._seat = seat

    def __call__(self, rng: Rng) -> State:
        return self._guess.redeal(self._seat, rng)


class Bot:
    """A player that reads a desk and names one of its options. Its chance is its own."""

    # After a choice: the chance to win that it gives itself, from 0 to 1; None: it does not say.
    value: float | None = None

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    @classmethod
    def named(cls, argument: str, seed: int) -> Bot:
        """Make a bot from the argument in its name (`ismcts:500`); most bots take none."""
        raise OptionError(
            "bot-argument",
            f'{cls.__name__} takes no argument, not "{argument}"; leave out the colon and it',
            value=argument,
            bot=cls.__name__,
        )

    def choose(self, desk: Desk) -> int:
        """Choose one of `desk.options`."""
        raise NotImplementedError
