"""OpenSpiel: after `openspiel.register()`, `pyspiel.load_game("konspira_spiskowcy(seats=3)")`.

Parameters: `seats`, the options of the game, `utility` ("win", "score" or "rank"), `longest` (after
this many choices the game is over and worth nothing), and `deals`, `seed`: if a game cannot list
its chance, the first node draws one of `deals` seeds, each as likely as the others, and all chance
follows from it. Leduc lists every deal with its probability. Seats that are asked at once answer
one after another; none sees the others' choices. An illegal action raises `IllegalChoice`. If an
option takes words and numbers, a number is written `stage_cap=is_12`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from konspira.catalogue import GAMES, make
from konspira.kernel.game import Game, Setting
from konspira.kernel.observation import layout, observe
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.kernel.step import TOGETHER
from konspira.research.batch import LONGEST
from konspira.research.layouts import Expansion
from konspira.research.texts import information_text, observation_text
from konspira.research.utilities import bounds, kind_of, returns, total

DEALS = 1024
SEEDS = 1 << 30


def register() -> None:
    """Make our games known to pyspiel, as konspira_leduc, konspira_spiskowcy, …"""
    for name, kind in GAMES.items():
        if f"konspira_{name}" not in pyspiel.registered_names():
            # A class of its own for each game: pyspiel keeps it until after Python has ended, when
            # a function would already be gone.
            made = type(f"Konspira{name.capitalize()}", (SpielGame,), {"kind": kind})
            pyspiel.register_game(type_of(kind, bool(make(name).deals())), made)


def type_of(kind: type[Game], listed: bool) -> pyspiel.GameType:
    """Return the description of a game that OpenSpiel needs."""
    low, high = kind.seat_range
    utility = "score" if kind.zero_sum else "win"
    given = {setting.name: parameter(setting) for setting in kind.settings}
    sums = pyspiel.GameType.Utility.ZERO_SUM if kind.zero_sum else None
    return pyspiel.GameType(
        short_name=f"konspira_{kind.id}",
        long_name=f"Konspira: {kind.id.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=sums or pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": low,
            "utility": utility,
            "longest": LONGEST,
            "seed": 0,
            **({} if listed else {"deals": DEALS}),
            **given,
        },
    )


def parameter(setting: Setting) -> str | int | bool:
    """Return the default of an option, as `written`."""
    alike = len({type(value) for value in setting.values}) == 1
    return setting.default if alike else written(setting.default)


def written(value: str | bool | int) -> str:
    """Write a value of an option that takes words and others; OpenSpiel reads 30 as a number."""
    return value if isinstance(value, str) else f"is_{str(value).lower()}"


def read(value: Any) -> Any:
    """Return the value of an option, from a parameter."""
    return value.removeprefix("is_") if isinstance(value, str) else value


def load(text: str) -> SpielGame:
    """A game from its name and parameters."""
    register()
    return pyspiel.load_game(text)  # type: ignore[no-any-return]


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of our games, as OpenSpiel sees it."""

    kind: type[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = self.kind
        params = params or {}
        known = {setting.name for setting in kind.settings}
        options = {name: read(value) for name, value in params.items() if name in known}
        low = kind.seat_range[0]
        self.game = kind(int(params.get("seats", low)), None, options)
        self.utility = str(params.get("utility", "score" if kind.zero_sum else "win"))
        kind_of(self.utility)
        self.longest = int(params.get("longest", LONGEST))
        self.first_seed = int(params.get("seed", 0))
        self.listed = self.game.deals()
        self.deals = len(self.listed) or int(params.get("deals", DEALS))
        self.layout = layout(self.game)
        self.grow = Expansion(self.layout)
        least, most = bounds(self.game, self.utility)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.table),
            max_chance_outcomes=self.deals,
            num_players=self.game.seats,
            min_utility=min(0.0, least),  # a game that is cut off is worth nothing
            max_utility=most,
            utility_sum=total(self.game, self.utility) if self.game.zero_sum else None,
            max_game_length=self.longest,
        )
        super().__init__(type_of(kind, bool(self.listed)), info, params)

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielGame:
        return self  # a game never changes; `clone` copies what a state refers to

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def new_initial_state(self) -> SpielState:
        """Return the state before the deal."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> SpielObserver:
        """Return an object that writes observations."""
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self, wanted.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of the engine, after a node of chance."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.of = game
        self.state: State | None = None  # None: not dealt yet
        self.made = 0

    # -- seats that move -----------------------------------------------------------------------

    def current_player(self) -> int:
        """Return the seat that is asked; of several, the first that has not answered."""
        state = self.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if state.asked == TOGETHER:
            return next(seat for seat, options in enumerate(state.lane_options) if options)
        return state.asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals with their probabilities."""
        if self.of.listed:
            return [(place, chance) for place, (chance, _) in enumerate(self.of.listed)]
        return [(place, 1 / self.of.deals) for place in range(self.of.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.state is None else sorted(self.state.options(player))

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            self.state = self._dealt(action)
        else:
            self.state.choose(self.current_player(), action)
            self.made += 1

    def _dealt(self, action: int) -> State:
        game = self.of.game
        state = game.opening()
        if self.of.listed:
            state.draws = self.of.listed[action][1][:]
        state.begin(self.of.first_seed + action, b"", True)
        return state

    def is_terminal(self) -> bool:
        """Is it over, or cut off?"""
        return self.state is not None and (self.state.over or self.made >= self.of.longest)

    def returns(self) -> list[float]:
        """Return the value of the game for each seat."""
        if self.state is None:
            return [0.0] * self.of.game.seats
        return returns(self.state, self.of.utility)

    # -- words ---------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal({action})" if player < 0 else self.of.game.name(action)

    def __str__(self) -> str:
        return "before the deal" if self.state is None else observation_text(self.state, None)

    # -- worlds that a seat cannot tell apart --------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a random state that this player cannot tell from the real one."""
        new = self.clone()
        if self.state is not None:
            new.state = retold(self.state, player, Rng(int(sampler() * SEEDS)))
        return new  # type: ignore[no-any-return]


def retold(state: State, seat: int, rng: Rng) -> State:
    """Deal a state again for one seat, with the past as that seat knows it."""
    new = state.redeal(seat, rng)
    new.listen()
    new.log = [told for told in state.log if told.audience in (-1, seat)]
    new.history = [*state.history]
    return new


class SpielObserver:
    """Writes what a player may know as a tensor, in parts, and as text."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self.of = game
        self.recall = recall
        self.tensor = np.zeros(game.grow.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a player may know; nothing before the deal."""
        if state.state is None:
            self.tensor.fill(0)
        else:
            numbers = np.array(observe(state.state, player), dtype=np.uint8)
            self.tensor[:] = self.of.grow(numbers)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the same as text; with perfect recall all that the player did and heard."""
        if state.state is None:
            return f"seat {player} before the deal"
        if self.recall:
            return information_text(state.state, player)
        return observation_text(state.state, player)
