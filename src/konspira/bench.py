"""How fast the engine is, next to OpenSpiel in the same run on the same core.

Machines are shared and noisy, so absolute numbers mean little: the subjects take turns in short
rounds, each row is the median of its rounds, and what counts is the ratio within one run.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from konspira import bench_research, bench_search
from konspira.bots.playout import random_games
from konspira.catalogue import make
from konspira.kernel.compiling import compiled
from konspira.kernel.game import Game
from konspira.kernel.rng import Rng

ROUNDS = 7
COPIES = 4_000
BATCH = 20  # games between two looks at the clock ...
FEW = 2  # ... where games are long


class Row(msgspec.Struct):
    """One subject: decisions per second, the cost of a copy, the memory of a state."""

    subject: str
    decisions: float  # per second, driven by a Python loop
    inside: float | None  # per second, driven by the engine's own loop
    copy_us: float
    state_bytes: int


# -- one round of each -----------------------------------------------------------------------------

Loop = Callable[[float], float]  # seconds -> decisions per second


def konspira_loop(game: Game) -> Loop:
    """A Python program that asks for the options and chooses one of them."""
    pick = Random(1).random
    seeds = iter(range(1 << 60))

    def run(seconds: float) -> float:
        count, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            state = game.start(next(seeds), listen=False)
            while not state.over:
                seat = state.asked if state.asked >= 0 else state.questions[0].seat  # sealed
                options = state.options(seat)
                state.choose(seat, options[int(pick() * len(options))])
                count += 1
        return count / (time.perf_counter() - start)

    return run


def inside_loop(game: Game, batch: int = BATCH) -> Loop:
    """The engine's own loop, as search and simulation use it."""
    rng = Rng(1)
    opening = game.opening()
    seeds = iter(range(0, 1 << 60, batch))

    def run(seconds: float) -> float:
        count, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            count += random_games(opening, next(seeds), batch, rng)
        return count / (time.perf_counter() - start)

    return run


def openspiel_loop(game: Any) -> Loop:
    """The same Python program against OpenSpiel; chance is its own, decisions are counted."""
    pick = Random(1).random

    def run(seconds: float) -> float:
        count, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                chance = state.is_chance_node()
                options = state.legal_actions()
                state.apply_action(options[int(pick() * len(options))])
                if not chance:
                    count += 1
        return count / (time.perf_counter() - start)

    return run


def copy_cost(clone: Callable[[], object]) -> float:
    """Microseconds for one copy."""
    start = time.perf_counter()
    for _ in range(COPIES):
        clone()
    return (time.perf_counter() - start) / COPIES * 1e6


def memory_of(name: str) -> int:
    """Bytes that one more state takes, from the growth of a process of its own."""
    code = f"from konspira import bench; print(bench.growth({name!r}))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return int(run.stdout)


def growth(name: str) -> int:
    """Return how much this process grows with each state of a subject that it holds."""
    clone = next(subject.clone for subject in subjects() if subject.name == name)
    held = [clone() for _ in range(COPIES)]  # what the allocator had to spare is used up now
    before = _resident()
    held += [clone() for _ in range(5 * COPIES)]
    return (_resident() - before) // (len(held) - COPIES)


def _resident() -> int:
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


# -- subjects --------------------------------------------------------------------------------------


class Subject(msgspec.Struct):
    """What is measured, and how."""

    name: str
    loop: Loop
    inside: Loop | None
    clone: Callable[[], object]


def konspira_subject(
    name: str, seats: int, choices: int, label: str = "", **options: str
) -> Subject:
    """One of our games; the copied state is in the middle of a game."""
    game = make(name, seats=seats, **options)
    state = game.start(1, listen=False)
    for number in range(choices):
        seat = state.asked if state.asked >= 0 else state.questions[0].seat  # sealed
        offered = state.options(seat)  # the first of them may be to give up: take each in turn
        state.choose(seat, offered[number % len(offered)])
    title = f"konspira {label or name}, {seats} seats"
    batch = FEW if label else BATCH
    return Subject(title, konspira_loop(game), inside_loop(game, batch), state.copy)


def openspiel_subject(pyspiel: Any, name: str, actions: int) -> Subject:
    """A game of OpenSpiel through its Python interface."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    for _ in range(actions):
        state.apply_action(state.legal_actions()[0])
    return Subject(f"openspiel {name}", openspiel_loop(game), None, state.clone)


def subjects() -> list[Subject]:
    """Ours, and OpenSpiel's where it is installed."""
    found = [konspira_subject("spiskowcy", seats, 30) for seats in (2, 3, 4)]
    found += [konspira_subject("estoril", seats, 30) for seats in (2, 3, 4)]
    found += [konspira_subject("emerald", seats, 300) for seats in (2, 3, 5)]
    for part, scenario in enumerate(("s1_meeting", "s2_first_clash", "s3_chestnuts"), start=1):
        label = f"stawka part {part}"
        found.append(konspira_subject("stawka", 2, 40, label, scenario=scenario))
    found.append(konspira_subject("leduc", 2, 1))
    try:
        import pyspiel
    except ImportError:
        return found
    for name, actions in (("hearts", 80), ("oh_hell", 12), ("leduc_poker", 3)):
        found.append(openspiel_subject(pyspiel, name, actions))
    return found


@contextmanager
def one_core() -> Iterator[None]:
    """Stay on one core while measuring, where the system lets us."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def measure(seconds: float) -> list[Row]:
    """All subjects in turn, round after round; each number is the median of its rounds."""
    found = subjects()
    slice_ = seconds / ROUNDS / len(found)
    numbers: list[tuple[list[float], list[float], list[float]]] = [([], [], []) for _ in found]
    with one_core():
        for _ in range(ROUNDS):
            for subject, (loops, insides, copies) in zip(found, numbers, strict=True):
                loops.append(subject.loop(slice_))
                if subject.inside is not None:
                    insides.append(subject.inside(slice_))
                copies.append(copy_cost(subject.clone))
    return [
        Row(
            subject.name,
            statistics.median(loops),
            statistics.median(insides) if insides else None,
            statistics.median(copies),
            memory_of(subject.name),
        )
        for subject, (loops, insides, copies) in zip(found, numbers, strict=True)
    ]


def ratios(rows: list[Row]) -> dict[str, float]:
    """Return what the issues ask for: ours in units of OpenSpiel's."""
    by_name = {row.subject: row for row in rows}
    pairs = (
        ("spiskowcy, 3 seats", "hearts"),
        ("estoril, 3 seats", "hearts"),
        ("emerald, 3 seats", "hearts"),
        ("stawka part 1, 2 seats", "hearts"),
        ("stawka part 2, 2 seats", "hearts"),
        ("stawka part 3, 2 seats", "hearts"),
        ("leduc, 2 seats", "leduc_poker"),
    )
    found: dict[str, float] = {}
    for ours, theirs in pairs:
        one, two = by_name.get(f"konspira {ours}"), by_name.get(f"openspiel {theirs}")
        if one is None or two is None or one.inside is None:
            continue
        name = ours.split(",")[0]
        found[f"{name} : {theirs}, decisions, Python loop"] = one.decisions / two.decisions
        found[f"{name} : {theirs}, decisions, inside"] = one.inside / two.decisions
        found[f"{name} : {theirs}, copy"] = one.copy_us / two.copy_us
        found[f"{name} : {theirs}, memory"] = one.state_bytes / max(1, two.state_bytes)
    return found


def report(seconds: float) -> dict[str, Any]:
    """Everything as plain data."""
    rows = measure(seconds)
    with one_core():
        searches = bench_search.measure(seconds)
        learned = bench_research.measure(seconds)
    return {
        "compiled": compiled(),
        "python": sys.version.split()[0],
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "rows": [msgspec.to_builtins(row) for row in rows],
        "ratios": ratios(rows),
        "searches": [msgspec.to_builtins(row) for row in searches],
        "search_ratios": bench_search.ratios(searches),
        "research": [msgspec.to_builtins(row) for row in learned],
        "research_ratios": bench_research.ratios(learned),
    }


def main(seconds: float = 20.0, as_json: bool = False) -> None:
    """Measure and print: a table, or JSON."""
    found = report(seconds)
    if as_json:
        print(json.dumps(found, indent=2))
        return
    form = "compiled" if found["compiled"] else "plain Python"
    print(f"Konspira {form}, Python {found['python']}, {found['machine']}, one core")
    print(f"{'':28}{'dec/s, Python loop':>20}{'dec/s, inside':>16}{'copy µs':>10}{'state B':>10}")
    for row in found["rows"]:
        inside = f"{row['inside']:,.0f}" if row["inside"] else "–"
        print(
            f"{row['subject']:28}{row['decisions']:>20,.0f}{inside:>16}"
            f"{row['copy_us']:>10.2f}{row['state_bytes']:>10,}"
        )
    for name, ratio in found["ratios"].items():
        print(f"{name:58}{ratio:>6.2f} ×")
    print(f"\n{'':44}{'simulations/s':>16}{'decisions/s':>16}")
    for row in found["searches"]:
        print(f"{row['subject']:44}{row['simulations']:>16,.0f}{row['decisions']:>16,.0f}")
    for name, ratio in found["search_ratios"].items():
        print(f"{name:58}{ratio:>6.2f} ×")
    print(f"\n{'':44}{'steps/s':>16}")
    for row in found["research"]:
        print(f"{row['subject']:44}{row['steps']:>16,.0f}")
    for name, ratio in found["research_ratios"].items():
        print(f"{name:64}{ratio:>6.1f} ×")
