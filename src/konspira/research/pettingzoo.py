"""PettingZoo: `env` (one agent after another) and `parallel_env` (all who are asked, at once).

    from konspira.research import pettingzoo
    env = pettingzoo.env("spiskowcy", seats=3)

Observations are dicts of `observation` (see `konspira.research.layout`) and `action_mask`. Rewards
come at the end. An illegal action raises `IllegalChoice` and changes nothing, unless `illegal` is
"lose" (the game ends, the agent gets the lowest utility) or "replace" (a random legal choice is
made instead). A game of more than `longest` choices is truncated.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from konspira.kernel.game import Game
from konspira.research.batch import LONGEST
from konspira.research.session import RAISE, Session
from konspira.research.texts import observation_text

MODES = ["ansi", "human"]
Observation = dict[str, NDArray[Any]]


class TurnEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo has no types
    """A game as PettingZoo's agent-environment cycle. Seats asked together answer one by one."""

    def __init__(self, session: Session, render_mode: str | None) -> None:
        super().__init__()
        self.session = session
        self.layout = session.layout
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": MODES,
            "name": session.layout.name,
            "is_parallelizable": False,
        }
        self.possible_agents = agents_of(session.game)
        self.agents: list[str] = []
        self._seats = {name: seat for seat, name in enumerate(self.possible_agents)}
        seen = seen_space(session, session.choices)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            name: spaces.Discrete(session.choices) for name in self.possible_agents
        }
        self.state_space = session.state_space()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.session.start(seed)
        names = self.possible_agents
        self.agents = names[:]
        self.rewards = dict.fromkeys(names, 0.0)
        self._cumulative_rewards = dict.fromkeys(names, 0.0)
        self.terminations = dict.fromkeys(names, False)
        self.truncations = dict.fromkeys(names, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in names}
        self._skip_agent_selection = None
        self._ended = False
        self.agent_selection = names[self.session.asked()]

    def step(self, action: Any) -> None:
        if not self.agents:
            raise RuntimeError("the game is over or has not begun; call reset first")
        if self._ended:
            self._was_dead_step(action)
            return
        session = self.session
        session.choose(self._seats[self.agent_selection], action)
        if session.terminated or session.truncated:
            self._end()
            return
        self.agent_selection = self.possible_agents[session.asked()]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        self._ended = True
        for name, worth in zip(self.possible_agents, self.session.returns(), strict=True):
            self.rewards[name] = worth
            self._cumulative_rewards[name] = worth
            self.terminations[name] = self.session.terminated
            self.truncations[name] = self.session.truncated
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        return {
            "observation": self.session.observation(seat),
            "action_mask": self.session.mask(seat),
        }

    def state(self) -> NDArray[np.uint8]:
        """Return perfect information, for critics that may know more than the agents."""
        return self.session.everything()

    def render(self) -> str | None:
        return rendered(self.session, self.render_mode)

    def close(self) -> None:
        """Close nothing: the table is text."""


class TogetherEnv(ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """A game where all who are asked answer at once; the others pass, with the last action."""

    def __init__(self, session: Session, max_cycles: int, render_mode: str | None) -> None:
        self.session = session
        self.layout = session.layout
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {"render_modes": MODES, "name": session.layout.name}
        self.possible_agents = agents_of(session.game)
        self.agents: list[str] = []
        self.passing = session.choices
        seen = seen_space(session, session.choices + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            name: spaces.Discrete(session.choices + 1) for name in self.possible_agents
        }
        self.state_space = session.state_space()
        self.cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.session.start(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._seen(), {name: {} for name in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        session = self.session
        asked = [question.seat for question in session.state.questions]
        for seat in asked:
            if not session.terminated:
                session.choose(seat, actions[self.possible_agents[seat]])
        self.cycles += 1
        over = session.terminated
        cut = not over and (session.truncated or self.cycles >= self.max_cycles)
        names = self.agents
        worth = dict(zip(self.possible_agents, session.returns(), strict=True))
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        seen = self._seen()
        ends, cuts = dict.fromkeys(names, over), dict.fromkeys(names, cut)
        return seen, worth, ends, cuts, {name: {} for name in names}

    def _seen(self) -> dict[str, Observation]:
        found: dict[str, Observation] = {}
        for seat, name in enumerate(self.possible_agents):
            mask = np.zeros(self.passing + 1, dtype=np.int8)
            mask[:-1] = self.session.mask(seat)
            mask[-1] = not mask.any()
            found[name] = {"observation": self.session.observation(seat), "action_mask": mask}
        return found

    def state(self) -> NDArray[np.uint8]:
        """Return perfect information, for critics that may know more than the agents."""
        return self.session.everything()

    def render(self) -> str | None:
        return rendered(self.session, self.render_mode)

    def close(self) -> None:
        """Close nothing: the table is text."""


def env(
    game: str | Game,
    seats: int | None = None,
    utility: str = "win",
    longest: int = LONGEST,
    illegal: str = RAISE,
    render_mode: str | None = None,
    **options: Any,
) -> TurnEnv:
    """Make an environment of PettingZoo's AEC kind."""
    return TurnEnv(Session(game, seats, options, utility, longest, illegal), render_mode)


def parallel_env(
    game: str | Game,
    seats: int | None = None,
    utility: str = "win",
    max_cycles: int = LONGEST,
    illegal: str = RAISE,
    render_mode: str | None = None,
    **options: Any,
) -> TogetherEnv:
    """Make an environment of PettingZoo's parallel kind, for games with sealed choices."""
    session = Session(game, seats, options, utility, LONGEST, illegal)
    return TogetherEnv(session, max_cycles, render_mode)


raw_env = env


def agents_of(game: Game) -> list[str]:
    """Return the names of agents: seat_0, seat_1, …"""
    return [f"seat_{seat}" for seat in range(game.seats)]


def seen_space(session: Session, choices: int) -> spaces.Dict:
    """Return the space of an agent's observation and mask."""
    mask = spaces.Box(0, 1, (choices,), dtype=np.int8)
    return spaces.Dict({"observation": session.observation_space(), "action_mask": mask})


def rendered(session: Session, mode: str | None) -> str | None:
    """Show the table as a spectator sees it: return text, or print it for people."""
    text = observation_text(session.state, None)
    if mode == "human":
        print(text)
        return None
    return text
