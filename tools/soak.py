"""Random games in bulk: every invariant after every choice, exact replay, blind views.

The games go evenly over all games of the catalogue, all numbers of seats and all combinations of
their options. The last line says the same in plain and in compiled form, or something is wrong.
Run by `make soak`.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import blake2b
from itertools import product
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeVar

import msgspec

import konspira
from konspira import Rng
from konspira.bots.match import match
from konspira.catalogue import GAMES
from konspira.kernel.compiling import compiled
from konspira.kernel.game import Game
from konspira.kernel.state import State

GAMES_TO_PLAY = 20_000
DEALS = 1_000  # of greedy against random, each played from both seats
BATCH = 50
SAMPLE = 20  # views and redeals are compared after one choice in so many
BOUND = 0.8  # what greedy must win of its games against random

Table = tuple[str, int, tuple[tuple[str, Any], ...]]  # a game, its seats, its options
Job = TypeVar("Job")
Done = TypeVar("Done")


class Broken(Exception):
    """Something that must hold does not."""


class Outcome(NamedTuple):
    """What came of some games: how many choices, a checksum, and what went wrong, if anything."""

    choices: int
    checksum: str
    failure: str


# -- one game ------------------------------------------------------------------------------------


@cache
def tables() -> list[Table]:
    """Every game with every number of seats and every combination of options."""
    found: list[Table] = []
    for name, kind in GAMES.items():
        low, high = kind.seat_range
        names = [setting.name for setting in kind.settings]
        for seats in range(low, high + 1):
            for values in product(*[setting.values for setting in kind.settings]):
                found.append((name, seats, tuple(zip(names, values, strict=True))))
    return found


@cache
def game_at(table: Table) -> Game:
    """The game of a table; reading its content once is enough."""
    name, seats, options = table
    return konspira.make(name, seats, **dict(options))


def check(state: State) -> None:
    """The invariants hold, and until the end somebody is asked and has an option."""
    broken = state.game.broken(state)
    if broken:
        raise Broken(f"broken: {', '.join(broken)}")
    if not state.over and not state.questions:
        raise Broken("nobody is asked, and the game is not over")
    for question in state.questions:
        if not state.options(question.seat):
            raise Broken(f"seat {question.seat} is asked {question.kind} and has no option")


def check_redeal(state: State, rng: Rng) -> None:
    """Each viewer sees the same in a redeal, which is a proper state itself."""
    for viewer in [None, *range(state.game.seats)]:
        other = state.redeal(viewer, rng)
        check(other)
        if other.view(viewer) != state.view(viewer):
            raise Broken(f"viewer {viewer} can tell a redeal from the real state")
        if viewer is not None and other.options(viewer) != state.options(viewer):
            raise Broken(f"seat {viewer} has other options in a redeal")


def check_replay(state: State) -> str:
    """The record leads to the same state, whose checksum is given back."""
    checksum = state.game.checksum(state)
    record = konspira.read_record(konspira.record_of(state).to_json())
    again = konspira.verify(record, state.game)
    if state.game.checksum(again) != checksum:
        raise Broken("the record leads to another state")
    return checksum


def play(state: State, rng: Rng) -> str:
    """One random game with everything checked on the way; its last checksum."""
    check(state)
    while not state.over:
        question = state.questions[rng.below(len(state.questions))]
        state.choose(question.seat, rng.choice(state.options(question.seat)))
        check(state)
        if rng.below(SAMPLE) == 0:
            check_redeal(state, rng)
    return check_replay(state)


# -- many games ----------------------------------------------------------------------------------


def play_batch(job: tuple[int, int, int]) -> Outcome:
    """The games from one number to another, up to the first that fails."""
    seed, start, stop = job
    choices = 0
    digest = blake2b(digest_size=8)
    for number in range(start, stop):
        game = game_at(tables()[number % len(tables())])
        state = game.start(seed + number)
        try:
            digest.update(play(state, Rng(seed + number)).encode())
        except Exception:  # whatever it is, the record that leads there is wanted
            return Outcome(choices, digest.hexdigest(), report(state, number))
        choices += len(state.history)
    return Outcome(choices, digest.hexdigest(), "")


def report(state: State, number: int) -> str:
    """What went wrong, and the record that leads there."""
    record = msgspec.json.encode(konspira.record_of(state)).decode()
    return f"game {number} fails\n{traceback.format_exc()}\nrecord: {record}"


def batches(games: int, seed: int) -> list[tuple[int, int, int]]:
    """All games, cut into jobs."""
    return [(seed, start, min(start + BATCH, games)) for start in range(0, games, BATCH)]


def run(work: Callable[[Job], Done], jobs: list[Job], processes: int) -> Iterator[Done]:
    """The results of all jobs, in their order."""
    if processes == 1:
        yield from map(work, jobs)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(work, jobs)


def soak(games: int, seed: int, processes: int = 1, say: Callable[[str], None] = print) -> Outcome:
    """Play all games; the checksum covers them all, however many processes there are."""
    digest = blake2b(digest_size=8)
    choices = 0
    jobs = batches(games, seed)
    began = time.monotonic()
    for done, outcome in enumerate(run(play_batch, jobs, processes), start=1):
        digest.update(outcome.checksum.encode())
        choices += outcome.choices
        if outcome.failure:
            return Outcome(choices, digest.hexdigest(), outcome.failure)
        if done % max(1, len(jobs) // 20) == 0:
            played = jobs[done - 1][2]
            say(f"{played:,} of {games:,} games, {time.monotonic() - began:.0f} s")
    return Outcome(choices, digest.hexdigest(), "")


# -- greedy against random -----------------------------------------------------------------------


def greedy_wins(job: tuple[int, int]) -> float:
    """The share of its games that greedy wins against random, with two seats."""
    deals, seed = job
    return match(konspira.make("spiskowcy", seats=2), ["greedy", "random"], deals, seed)[0]


def strength(deals: int, seed: int, processes: int = 1) -> float:
    """The same, over many deals."""
    jobs = [(BATCH, seed + number) for number in range(max(1, deals // BATCH))]
    shares = list(run(greedy_wins, jobs, processes))
    return sum(shares) / len(shares)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=GAMES_TO_PLAY)
    parser.add_argument("--deals", type=int, default=DEALS, help="of greedy against random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    wish = parser.parse_args()
    form = "compiled" if compiled() else "plain"
    print(f"soak: {wish.games:,} games of {len(tables()):,} tables, {form}", flush=True)
    outcome = soak(wish.games, wish.seed, wish.processes, lambda text: print(text, flush=True))
    if outcome.failure:
        print(outcome.failure, file=sys.stderr)
        return 1
    share = strength(wish.deals, wish.seed, wish.processes)
    print(
        f"soak: {wish.games:,} games, {outcome.choices:,} choices, checksum {outcome.checksum}; "
        f"greedy wins {share:.2%} against random"
    )
    return 0 if share >= BOUND else 1


if __name__ == "__main__":
    sys.exit(main())
