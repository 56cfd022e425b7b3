"""How fast batches and environments are, next to PettingZoo's Leduc in the same run.

A step of a batch writes observations and masks; its choices are random legal ones, which is part of
the time. Environments are driven by one loop: `last`, a random choice of the mask, `step`.
"""

from __future__ import annotations

import statistics
import time
import warnings
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import Any

import msgspec

ROUNDS = 5
GAMES = 256
PEER = "pettingzoo leduc_holdem_v4"
TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("leduc", {}),
    ("spiskowcy", {"seats": 2}),
    ("estoril", {"seats": 2}),
    ("emerald", {"seats": 2}),
    ("stawka", {}),
)
Loop = Callable[[float], float]  # seconds -> steps per second


class ResearchRow(msgspec.Struct):
    """Steps per second of one subject."""

    subject: str
    steps: float


def batch_loop(name: str, options: dict[str, Any]) -> Loop:
    """Many games at once, with observations and masks."""
    from konspira.research import Batch

    batch = Batch(name, GAMES, **options)

    def run(seconds: float) -> float:
        count, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            batch.step(batch.sample())
            count += GAMES
        return count / (time.perf_counter() - start)

    return run


def environment_loop(env: Any) -> Loop:
    """One game after another through PettingZoo's interface; ours and theirs."""
    import numpy as np

    pick = Random(1).random
    seeds = iter(range(1 << 60))

    def run(seconds: float) -> float:
        count, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            env.reset(seed=next(seeds))
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                else:
                    offered = np.flatnonzero(seen["action_mask"])
                    env.step(int(offered[int(pick() * len(offered))]))
                count += 1
                if time.perf_counter() - start >= seconds:
                    break
        return count / (time.perf_counter() - start)

    return run


def subjects() -> dict[str, Loop]:
    """Ours, and PettingZoo's Leduc where what it needs is installed."""
    if any(find_spec(name) is None for name in ("numpy", "gymnasium", "pettingzoo")):
        return {}
    from konspira.research import pettingzoo

    found: dict[str, Loop] = {}
    for name, options in TABLES:
        found[f"konspira batch, {name}"] = batch_loop(name, options)
        found[f"konspira pettingzoo, {name}"] = environment_loop(pettingzoo.env(name, **options))
    if find_spec("rlcard") is not None and find_spec("pygame") is not None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pettingzoo.classic import leduc_holdem_v4

            found[PEER] = environment_loop(leduc_holdem_v4.env())
    return found


def measure(seconds: float) -> list[ResearchRow]:
    """All subjects in turn, round after round; each number is the median of its rounds."""
    found = subjects()
    rounds: dict[str, list[float]] = {name: [] for name in found}
    for _ in range(ROUNDS):
        for name, loop in found.items():
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                rounds[name].append(loop(seconds / ROUNDS / len(found)))
    return [ResearchRow(name, statistics.median(numbers)) for name, numbers in rounds.items()]


def ratios(rows: list[ResearchRow]) -> dict[str, float]:
    """Ours in units of PettingZoo's Leduc."""
    by_name = {row.subject: row.steps for row in rows}
    if PEER not in by_name:
        return {}
    return {
        f"{name} : {PEER}": steps / by_name[PEER] for name, steps in by_name.items() if name != PEER
    }
