"""Random games in bulk: every invariant after every choice, exact replay, blind views.

So many of each game of the catalogue, evenly over all numbers of seats and all combinations of its
options; where these are too many, over a fixed sample of them. The last line of each game says the
same in plain and in compiled form, or something is wrong. Run by `make soak`.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from functools import cache, partial
from hashlib import blake2b
from itertools import product
from math import prod
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

GAMES_TO_PLAY = 20_000  # of each game
DEALS = 1_000  # of greedy against random, each played from both seats
MOST_TABLES = 1_000  # of one game with one number of seats
BATCH = 50
SAMPLE = 20  # views and redeals are compared after one choice in so many ...
LONG_SAMPLE = {"emerald": 200, "stawka": 200}  # ... and in long games more seldom
# what greedy must win of its games against random
BOUNDS = {"spiskowcy": 0.8, "estoril": 0.9, "emerald": 0.75, "stawka": 0.75}

# games in which greedy has to win several scenarios
SCENARIOS: dict[str, list[dict[str, Any]]] = {
    "stawka": [
        *[{"scenario": one} for one in ("s1_meeting", "s2_first_clash", "s3_chestnuts", "free")],
        {"scenario": "free", "free_difficulty": "advanced", "stage_cap": 30},
        *[{"scenario": one} for one in ("s4_i_know_who_you_are", "s6_top_secret")],
        {"scenario": "s5_hotel_excelsior", "stage_cap": 60},
    ]
}
# options that every table has: games without a limit would be very long
GIVEN: dict[str, dict[str, Any]] = {"stawka": {"stage_cap": 12}}

UNLIMITED = ("s5_hotel_excelsior",)  # scenarios that only a cap ends for sure

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
def tables(name: str) -> list[Table]:
    """A game with every number of seats and every combination of options, or many of them.

    The numbers of seats take turns, so that even a short soak plays them all.
    """
    low, high = GAMES[name].seat_range
    rows = [tables_of(name, seats) for seats in range(low, high + 1)]
    longest = max(len(row) for row in rows)
    return [row[place] for place in range(longest) for row in rows if place < len(row)]


def tables_of(name: str, seats: int) -> list[Table]:
    """The combinations of options of one game with so many seats."""
    return [capped(table) for table in combinations(name, seats)]


def capped(table: Table) -> Table:
    """The same table, but with an end: random players find none in an unlimited scenario."""
    name, seats, options = table
    chosen = dict(options)
    if chosen.get("scenario") in UNLIMITED and chosen["stage_cap"] == "none":
        chosen["stage_cap"] = 30  # STA-21.5
    return name, seats, tuple(chosen.items())


def combinations(name: str, seats: int) -> list[Table]:
    """All of them, or a fixed sample."""
    settings = GAMES[name].settings
    names = [setting.name for setting in settings]
    given = GIVEN.get(name, {})
    choices = [[given[s.name]] if s.name in given else s.values_for(seats) for s in settings]
    if prod(len(values) for values in choices) <= MOST_TABLES:
        return [
            (name, seats, tuple(zip(names, values, strict=True))) for values in product(*choices)
        ]
    rng = Rng(seats)
    defaults = tuple((s.name, given.get(s.name, s.default)) for s in settings)
    found = {(name, seats, defaults): None}  # in order, each once
    while len(found) < MOST_TABLES:
        drawn = [values[rng.below(len(values))] for values in choices]
        found[name, seats, tuple(zip(names, drawn, strict=True))] = None
    return list(found)


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
    sample = LONG_SAMPLE.get(state.game.id, SAMPLE)
    while not state.over:
        question = state.questions[rng.below(len(state.questions))]
        state.choose(question.seat, rng.choice(state.options(question.seat)))
        check(state)
        if rng.below(sample) == 0:
            check_redeal(state, rng)
    return check_replay(state)


# -- many games ----------------------------------------------------------------------------------


def play_batch(job: tuple[str, int, int, int]) -> Outcome:
    """The games from one number to another, up to the first that fails."""
    name, seed, start, stop = job
    choices = 0
    digest = blake2b(digest_size=8)
    for number in range(start, stop):
        game = game_at(tables(name)[number % len(tables(name))])
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


def batches(name: str, games: int, seed: int) -> list[tuple[str, int, int, int]]:
    """All games, cut into jobs."""
    return [(name, seed, start, min(start + BATCH, games)) for start in range(0, games, BATCH)]


def run(work: Callable[[Job], Done], jobs: list[Job], processes: int) -> Iterator[Done]:
    """The results of all jobs, in their order."""
    if processes == 1:
        yield from map(work, jobs)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(work, jobs)


def soak(
    name: str, games: int, seed: int, processes: int = 1, say: Callable[[str], None] = print
) -> Outcome:
    """Play so many games of one kind; the checksum does not depend on the processes."""
    digest = blake2b(digest_size=8)
    choices = 0
    jobs = batches(name, games, seed)
    began = time.monotonic()
    for done, outcome in enumerate(run(play_batch, jobs, processes), start=1):
        digest.update(outcome.checksum.encode())
        choices += outcome.choices
        if outcome.failure:
            return Outcome(choices, digest.hexdigest(), outcome.failure)
        if done % max(1, len(jobs) // 20) == 0:
            played = jobs[done - 1][3]
            say(f"{name}: {played:,} of {games:,} games, {time.monotonic() - began:.0f} s")
    return Outcome(choices, digest.hexdigest(), "")


# -- greedy against random -----------------------------------------------------------------------


def greedy_wins(job: tuple[str, dict[str, Any], int, int]) -> float:
    """The share of its games that greedy wins against random, with two seats."""
    name, options, deals, seed = job
    return match(konspira.make(name, seats=2, **options), ["greedy", "random"], deals, seed)[0]


def strength(name: str, deals: int, seed: int, processes: int = 1) -> float:
    """The same, over many deals; of a game with scenarios, in the one where it is least."""
    found: list[float] = []
    for options in SCENARIOS.get(name, [{}]):
        jobs = [(name, options, BATCH, seed + number) for number in range(max(1, deals // BATCH))]
        shares = list(run(greedy_wins, jobs, processes))
        found.append(sum(shares) / len(shares))
    return min(found)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=list(GAMES), help="only this one")
    parser.add_argument("--games", type=int, default=GAMES_TO_PLAY)
    parser.add_argument("--deals", type=int, default=DEALS, help="of greedy against random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    wish = parser.parse_args()
    return max([check_game(name, wish) for name in ([wish.game] if wish.game else GAMES)])


def check_game(name: str, wish: argparse.Namespace) -> int:
    """All that is wished for one game; 0 if nothing is wrong."""
    form = "compiled" if compiled() else "plain"
    print(f"soak: {name}: {wish.games:,} games of {len(tables(name)):,} tables, {form}", flush=True)
    outcome = soak(name, wish.games, wish.seed, wish.processes, partial(print, flush=True))
    if outcome.failure:
        print(outcome.failure, file=sys.stderr)
        return 1
    said = f"{wish.games:,} games, {outcome.choices:,} choices, checksum {outcome.checksum}"
    if name not in BOUNDS:
        print(f"soak: {name}: {said}", flush=True)
        return 0
    share = strength(name, wish.deals, wish.seed, wish.processes)
    print(f"soak: {name}: {said}; greedy wins {share:.2%} against random", flush=True)
    return 0 if share >= BOUNDS[name] else 1


if __name__ == "__main__":
    sys.exit(main())
