"""How even A Study in Emerald is: greedy bots in all seats, many games for each number of seats.

It prints how long the games are, which faction wins, from which place in the order of play, what
ended them and the scores. Run by `make balance`; docs/balance.md says what came of it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from math import sqrt
from multiprocessing import get_context
from statistics import mean, quantiles
from typing import NamedTuple, cast

import konspira
from konspira import bots
from konspira.catalogue import GAMES
from konspira.games.emerald.cards import FACTIONS, LOYALIST
from konspira.games.emerald.state import Emerald
from konspira.games.emerald.vocabulary import ENDS
from konspira.kernel.game import Game

GAMES_TO_PLAY = 1_000  # with each number of seats
BATCH = 20
SHORTEST, LONGEST = 12, 20  # turns per player, on average
MOST = 0.58  # of the games, for either faction
CERTAINTY = 1.96  # standard deviations of a 95 % interval


class Played(NamedTuple):
    """What is kept of one game."""

    turns: float  # per player
    factions: list[int]  # of each seat, at the end
    winners: list[int]
    first: int
    ends: int  # a bit for each way to end
    scores: list[int]

    @property
    def is_mixed(self) -> bool:
        """Did both factions play?"""
        return len(set(self.factions)) == 2

    def seats_of(self, faction: int) -> list[int]:
        """Who belongs to a faction."""
        return [seat for seat, own in enumerate(self.factions) if own == faction]


# -- playing -------------------------------------------------------------------------------------


@cache
def table(seats: int) -> Game:
    """The game; reading its content once is enough."""
    return konspira.make("emerald", seats)


def play(seats: int, deal: int) -> Played:
    """One game, greedy in every seat."""
    state = cast(Emerald, table(seats).start(deal, listen=False))
    bots.play_out(state, [bots.make("greedy", deal + seat) for seat in range(seats)])
    return Played(
        turns=state.turns / seats,
        factions=[state.faction(seat) for seat in range(seats)],
        winners=state.winners,
        first=state.first,
        ends=state.ends,
        scores=state.scores,
    )


def play_batch(job: tuple[int, int, int]) -> list[Played]:
    """The deals from one number to another."""
    seats, start, stop = job
    return [play(seats, deal) for deal in range(start, stop)]


def play_all(seats: int, games: int, seed: int, processes: int) -> list[Played]:
    """So many games with so many seats; the same ones, however many processes play them."""
    jobs = [
        (seats, start, min(start + BATCH, seed + games))
        for start in range(seed, seed + games, BATCH)
    ]
    if processes == 1:
        return [played for job in jobs for played in play_batch(job)]
    with get_context("spawn").Pool(processes) as pool:
        return [played for batch in pool.imap(play_batch, jobs) for played in batch]


# -- counting ------------------------------------------------------------------------------------


def wilson(share: float, games: int) -> tuple[float, float]:
    """Where the true share lies with 95 % certainty, by Wilson."""
    square = CERTAINTY**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = sqrt(share * (1 - share) / games + square / (4 * games**2))
    half *= CERTAINTY / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def share_of(games: Sequence[Played], groups: Sequence[list[int]]) -> float:
    """The share of the games that these seats win; a shared victory counts as its parts."""
    pairs = zip(games, groups, strict=True)
    return mean(len(set(group) & set(game.winners)) / len(game.winners) for game, group in pairs)


def in_words(share: float, games: int) -> str:
    """A share and its interval: `43.2 % (40.1 to 46.3)`."""
    low, high = wilson(share, games)
    return f"{share:.1%} ({low * 100:.1f} to {high * 100:.1f})".replace("%", " %", 1)


def report(seats: int, games: list[Played]) -> Iterator[str]:
    """What there is to say about the games with so many seats."""
    turns = [game.turns for game in games]
    marks = ", ".join(f"{mark:.1f}" for mark in quantiles(turns, n=4))
    yield f"{seats} seats, {len(games):,} games"
    yield f"  turns per player  mean {mean(turns):.1f}; quartiles {marks}; most {max(turns):.1f}"
    mixed = [game for game in games if game.is_mixed]
    yield f"  both factions     {len(mixed):,} games; of these won by"
    for faction, name in enumerate(FACTIONS):
        share = share_of(mixed, [game.seats_of(faction) for game in mixed])
        yield f"    {name:<15} {in_words(share, len(mixed))}"
    yield "  won by the player who began, and by those after"
    for place in range(seats):
        share = share_of(games, [[(game.first + place) % seats] for game in games])
        yield f"    {place + 1:<15} {in_words(share, len(games))}"
    ends = Counter(name for game in games for at, name in enumerate(ENDS) if game.ends >> at & 1)
    said = ", ".join(f"{name} {ends[name] / len(games):.1%}" for name in ENDS if ends[name])
    yield f"  ended by          {said}".replace("%", " %")
    best = [max(game.scores) for game in games]
    rest = [score for game in games for score in sorted(game.scores)[:-1]]
    yield f"  final scores      winner {mean(best):.1f}, others {mean(rest):.1f}"


def is_even(games: list[Played]) -> bool:
    """Are the aims of docs/balance.md met?"""
    mixed = [game for game in games if game.is_mixed]
    loyal = share_of(mixed, [game.seats_of(LOYALIST) for game in mixed])
    length = mean(game.turns for game in games)
    return SHORTEST <= length <= LONGEST and 1 - MOST <= loyal <= MOST


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    low, high = GAMES["emerald"].seat_range
    parser.add_argument("--seats", type=int, nargs="+", default=list(range(low, high + 1)))
    parser.add_argument("--games", type=int, default=GAMES_TO_PLAY)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    wish = parser.parse_args()
    even = True
    for seats in wish.seats:
        games = play_all(seats, wish.games, wish.seed, wish.processes)
        print("\n".join(report(seats, games)), flush=True)
        even &= is_even(games)
    return 0 if even else 1


if __name__ == "__main__":
    sys.exit(main())
