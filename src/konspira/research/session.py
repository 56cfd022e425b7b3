"""One game as environments play it: seeds, observations and masks as arrays, illegal actions."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from konspira.kernel.errors import OptionError, did_you_mean
from konspira.kernel.game import Game
from konspira.kernel.observation import layout, observe_all, observing, perfect_layout
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.kernel.step import NOBODY, TOGETHER
from konspira.research.layouts import game_of
from konspira.research.utilities import bounds, kind_of, returns

RAISE = "raise"  # raise IllegalChoice, which says why; nothing is changed
LOSE = "lose"  # the game ends: the seat gets the lowest utility, the others share the rest
REPLACE = "replace"  # a random legal choice is made instead
ILLEGAL = (RAISE, LOSE, REPLACE)
SEEDS = 1 << 31


class Session:
    """A game that is played repeatedly."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None,
        options: dict[str, Any],
        utility: str,
        longest: int,
        illegal: str,
    ) -> None:
        if illegal not in ILLEGAL:
            remedy = did_you_mean(illegal, ILLEGAL)
            raise OptionError(
                "unknown-illegal",
                f'nothing that happens to an illegal action is called "{illegal}"; {remedy}',
                value=illegal,
                remedy=remedy,
            )
        kind_of(utility)
        self.game = game_of(game, seats, **options)
        self.layout = layout(self.game)
        self.choices = len(self.game.table)
        self.utility = utility
        self.longest = longest
        self.illegal = illegal
        self.state: State = self.game.opening()
        self.made = 0  # choices of this game
        self.forfeit = NOBODY  # the seat that has lost by an illegal action
        self._opening = self.state
        self._observer = observing(self.game).observer
        self._write = self._observer.write
        self._next: int | None = None
        self._rng = Rng(0)

    # -- spaces --------------------------------------------------------------------------------

    def observation_space(self) -> spaces.Box:
        """Return whole numbers within the bounds of the layout."""
        high = np.array(self.layout.high, dtype=np.uint8)
        return spaces.Box(np.zeros_like(high), high, dtype=np.uint8)

    def state_space(self) -> spaces.Box:
        """Return the same for perfect information."""
        high = np.array(perfect_layout(self.game).high, dtype=np.uint8)
        return spaces.Box(np.zeros_like(high), high, dtype=np.uint8)

    # -- playing -------------------------------------------------------------------------------

    def start(self, seed: int | None) -> None:
        """Start a new game. Without a seed it is the next one: seeds are counted up."""
        if seed is None:
            seed = secrets.randbelow(SEEDS) if self._next is None else self._next
        self._next = seed + 1
        self._rng = Rng(seed)
        self.state = self._opening.copy()
        self.state.begin(seed, b"", False)
        self.made = 0
        self.forfeit = NOBODY

    def asked(self) -> int:
        """Return the seat that is asked; of several, the first that has not answered."""
        seat = self.state.asked
        if seat == TOGETHER:
            lanes = self.state.lane_options
            return next(place for place, options in enumerate(lanes) if options)
        return seat

    def choose(self, seat: int, action: Any) -> None:
        """Make a choice; `illegal` decides about one that is not offered."""
        state = self.state
        option = int(action)
        offered = state.offered if state.asked == seat else state.options(seat)
        if option not in offered:
            if self.illegal == LOSE:
                self.forfeit = seat
                return
            if self.illegal == RAISE:
                state.choose(seat, option)  # raises, with the reason
            option = offered[self._rng.below(len(offered))]
        if state.asked == seat:
            state.play(option)
        else:
            state.play_sealed(seat, option)
        self.made += 1

    @property
    def terminated(self) -> bool:
        """Is the game over?"""
        return self.state.over or self.forfeit != NOBODY

    @property
    def truncated(self) -> bool:
        """Was it cut off?"""
        return self.made >= self.longest and not self.terminated

    def returns(self) -> list[float]:
        """Return the value of the game for each seat; zeros before its end."""
        if self.forfeit == NOBODY:
            return returns(self.state, self.utility)
        low, high = bounds(self.game, self.utility)
        others = self.game.seats - 1
        best = 1 / others if self.utility == "win" else high if self.utility == "rank" else 0.0
        return [low if seat == self.forfeit else best for seat in range(self.game.seats)]

    # -- seeing --------------------------------------------------------------------------------

    def observation(self, seat: int) -> NDArray[np.uint8]:
        """Return the observation of a seat now."""
        out: list[bytes] = []
        self._write(self.state, seat, out)
        return np.frombuffer(bytearray().join(out), dtype=np.uint8)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 for each choice that the seat may make now, 0 for the others."""
        found = bytearray(self.choices)
        state = self.state
        for option in state.offered if state.asked == seat else state.options(seat):
            found[option] = 1
        return np.frombuffer(found, dtype=np.int8)

    def everything(self) -> NDArray[np.uint8]:
        """Return perfect information."""
        return np.frombuffer(bytearray(observe_all(self.state)), dtype=np.uint8)
