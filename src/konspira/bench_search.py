"""How fast the searches are, next to OpenSpiel's IS-MCTS in the same run on the same core.

Like is compared with like: plain tree search with random play below the tree, ours and theirs. The
experts' own search is measured too; it makes fewer decisions, and better ones.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from konspira.bots.search import Search
from konspira.bots.strengths import strength
from konspira.bots.tree import Tree
from konspira.catalogue import make
from konspira.kernel.rng import Rng
from konspira.kernel.state import State

ROUNDS = 5
EXPLORE = 0.7
THINK = 200  # simulations of one question ...
BATCH = 5  # ... and of them between two looks at the clock
SLOW = 20  # the same for a search in Python
PLAYOUTS = 40  # random games that tell how many decisions a simulation of theirs makes


class SearchRow(msgspec.Struct):
    """One subject: what its search does in a second."""

    subject: str
    simulations: float
    decisions: float


Loop = Callable[[float], tuple[float, float]]  # seconds -> simulations and decisions per second


def middle(name: str, seats: int, choices: int, **options: str) -> State:
    """Return a game after some sensible choices, where a seat has to choose."""
    game = make(name, seats=seats, **options)
    state = game.start(1, listen=False)
    while choices > 0 or len(_offered(state)) < 2:
        seat = _asked(state)
        offered = state.options(seat)
        values = game.hunches(state, seat, offered) if len(offered) > 1 else [0.0]
        state.choose(seat, offered[values.index(max(values))])
        choices -= 1
    return state


def _asked(state: State) -> int:
    return state.asked if state.asked >= 0 else state.questions[0].seat  # sealed


def _offered(state: State) -> list[int]:
    return state.options(_asked(state))


def tree_loop(state: State) -> Loop:
    """Our plain tree search."""
    rng = Rng(1)
    seat = _asked(state)

    def run(seconds: float) -> tuple[float, float]:
        simulations = decisions = 0
        tree = Tree(seat, rng)
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            if tree.simulations >= THINK:
                simulations += tree.simulations
                decisions += tree.decisions
                tree = Tree(seat, rng)
            tree.run(state, BATCH)
        passed = time.perf_counter() - began
        simulations += tree.simulations
        decisions += tree.decisions
        return simulations / passed, decisions / passed

    return run


def expert_loop(state: State) -> Loop:
    """The search of the game's expert."""
    rng = Rng(1)
    seat = _asked(state)
    options = state.options(seat)
    how = strength(state.game, "expert")

    def run(seconds: float) -> tuple[float, float]:
        simulations = decisions = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            search = Search(seat, rng, how.horizon)
            search.run(state, options, how.most, BATCH)
            simulations += search.simulations
            decisions += search.decisions
        passed = time.perf_counter() - began
        return simulations / passed, decisions / passed

    return run


def openspiel_position(game: Any, actions: int) -> Any:
    """Return a game of OpenSpiel after some actions, where a seat has to choose."""
    pick = Random(1)
    state = game.new_initial_state()
    while actions > 0 or state.is_chance_node():
        state.apply_action(pick.choice(state.legal_actions()))
        actions -= 1
    return state


def openspiel_length(state: Any) -> float:
    """Return how many decisions a simulation from here makes, up to the end of the game."""
    pick = Random(1)
    count = 0
    for _ in range(PLAYOUTS):
        copy = state.clone()
        while not copy.is_terminal():
            count += not copy.is_chance_node()
            copy.apply_action(pick.choice(copy.legal_actions()))
    return count / PLAYOUTS


def openspiel_loop(bot: Any, state: Any, simulations: int) -> Loop:
    """Return one of OpenSpiel's bots, with a number of simulations for each choice."""
    length = openspiel_length(state)

    def run(seconds: float) -> tuple[float, float]:
        count = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            bot.step(state)
            count += simulations
        rate = count / (time.perf_counter() - began)
        return rate, rate * length

    return run


def openspiel_subjects() -> dict[str, Loop]:
    """Their IS-MCTS in Python and in C++, where it is installed."""
    try:
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts
    except ImportError:
        return {}
    found: dict[str, Loop] = {}
    for name, actions in (("hearts", 60), ("oh_hell", 12)):
        # Worlds drawn while cards are being passed can be left without a legal action.
        game = pyspiel.load_game("hearts(pass_cards=false)" if name == "hearts" else name)
        state = openspiel_position(game, actions)
        slow = ismcts.ISMCTSBot(
            game,
            mcts.RandomRolloutEvaluator(1),
            EXPLORE,
            SLOW,
            allow_inconsistent_action_sets=True,
        )
        fast = pyspiel.ISMCTSBot(
            1,
            pyspiel.RandomRolloutEvaluator(1, 1),
            EXPLORE,
            THINK,
            allow_inconsistent_action_sets=True,
        )
        found[f"openspiel {name}, IS-MCTS in Python"] = openspiel_loop(slow, state, SLOW)
        found[f"openspiel {name}, IS-MCTS in C++"] = openspiel_loop(fast, state, THINK)
    return found


def subjects() -> dict[str, Loop]:
    """Ours and theirs."""
    positions = {
        "spiskowcy": middle("spiskowcy", 3, 12),
        "estoril": middle("estoril", 3, 12),
        "emerald": middle("emerald", 3, 20),
        "stawka part 1": middle("stawka", 2, 10, scenario="s1_meeting"),
    }
    found = {f"konspira {name}, IS-MCTS": tree_loop(state) for name, state in positions.items()}
    found |= {f"konspira {name}, expert": expert_loop(state) for name, state in positions.items()}
    return found | openspiel_subjects()


def measure(seconds: float) -> list[SearchRow]:
    """All subjects in turn, round after round; each number is the median of its rounds."""
    found = subjects()
    slice_ = seconds / ROUNDS / len(found)
    rounds = [[loop(slice_) for loop in found.values()] for _ in range(ROUNDS)]
    return [
        SearchRow(
            name,
            statistics.median(row[place][0] for row in rounds),
            statistics.median(row[place][1] for row in rounds),
        )
        for place, name in enumerate(found)
    ]


def ratios(rows: list[SearchRow]) -> dict[str, float]:
    """Return what the issue asks for: our decisions per second in units of theirs."""
    by_name = {row.subject: row for row in rows}
    ours = by_name["konspira spiskowcy, IS-MCTS"]
    return {
        f"spiskowcy : {row.subject.removeprefix('openspiel ')}": ours.decisions / row.decisions
        for row in rows
        if row.subject.startswith("openspiel")
    }
