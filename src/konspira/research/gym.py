"""Gymnasium: one seat against bots, `gymnasium.make("konspira/Spiskowcy-v1", opponents="medium")`.

Import `konspira.research`, and the environments are registered; Gymnasium itself no longer looks
for entry points. `gymnasium.make("konspira.research:konspira/Spiskowcy-v1")` imports it too.

The observation is an array (see `konspira.research.layout`) and the mask is `info["action_mask"]`,
or, with `masked=True`, both are in a dict. The reward comes at the end. An illegal action loses
the game, unless `illegal` is "raise" or "replace"; `info["illegal"]` says that it was one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from konspira.bots import Bot, Desk, factory
from konspira.catalogue import GAMES
from konspira.kernel.errors import IllegalChoice, OptionError
from konspira.kernel.game import Game
from konspira.research.batch import LONGEST
from konspira.research.pettingzoo import MODES, rendered, seen_space
from konspira.research.session import LOSE, SEEDS, Session

VERSION = 1  # the version of the environments: raised when they behave in another way


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game; bots have the others."""

    metadata = {"render_modes": MODES, "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        seat: int = 0,
        opponents: str | Sequence[str] = "medium",
        seats: int | None = None,
        utility: str = "win",
        longest: int = LONGEST,
        illegal: str = LOSE,
        masked: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.session = Session(game, seats, options, utility, longest, illegal)
        self.layout = self.session.layout
        self.seat = self._checked(seat)
        others = self.session.game.seats - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise OptionError(
                "wrong-opponents",
                f"there are {others} other seats, not {len(names)}; name one bot for each",
                count=others,
                value=", ".join(names),
            )
        names.insert(seat, "random")  # never asked: this is the seat itself
        self._makers = [factory(name) for name in names]
        self._bots: list[Bot] = []
        self.masked = masked
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.session.choices)
        if masked:
            self.observation_space = seen_space(self.session, self.session.choices)
        else:
            self.observation_space = self.session.observation_space()

    def _checked(self, seat: int) -> int:
        last = self.session.game.seats - 1
        if not 0 <= seat <= last:
            raise IllegalChoice(
                "unknown-seat",
                f"{seat} is not a seat; seats are the numbers 0 to {last}",
                value=str(seat),
                last=last,
            )
        return seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.session.start(int(self.np_random.integers(SEEDS)))
        seeds = self.np_random.integers(SEEDS, size=len(self._makers)).tolist()
        self._bots = [make(one) for make, one in zip(self._makers, seeds, strict=True)]
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        session = self.session
        legal = int(action) in session.state.options(self.seat)
        session.choose(self.seat, action)
        self._let_others_play()
        worth = session.returns()[self.seat] if session.terminated else 0.0
        if self.render_mode == "human":
            self.render()
        info = self._info() | ({} if legal else {"illegal": True})
        return self._seen(), worth, session.terminated, session.truncated, info

    def _let_others_play(self) -> None:
        session = self.session
        state = session.state
        while not (session.terminated or session.truncated) and not state.options(self.seat):
            other = session.asked()
            options = state.options(other)
            forced = len(options) == 1
            bot = self._bots[other]
            session.choose(other, options[0] if forced else bot.choose(Desk(state, other)))

    def _seen(self) -> Any:
        found = self.session.observation(self.seat)
        if not self.masked:
            return found
        return {"observation": found, "action_mask": self.session.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.session.mask(self.seat)}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Return the mask; MaskablePPO asks for it by this name."""
        return self.session.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        return rendered(self.session, self.render_mode)


def register() -> None:
    """Make the environments known to Gymnasium: konspira/Leduc-v1, konspira/Spiskowcy-v1, …"""
    for name in GAMES:
        id = f"konspira/{name.capitalize()}-v{VERSION}"
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                entry_point="konspira.research.gym:SeatEnv",
                kwargs={"game": name},
                disable_env_checker=True,  # it cannot know masks; our tests run it
            )
