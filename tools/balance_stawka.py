"""How even the scenarios of Stawka are: greedy bots on both sides, many games of each.

It prints who wins how often, with 95 % intervals, what ends the games and how long they are. Every
scenario that the game has is played, or those named; `--option K=V` sets options. docs/balance.md
says what came of it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, quantiles
from typing import Any, NamedTuple, cast

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.balance import in_words

import konspira
from konspira import bots
from konspira.games.stawka.game import StawkaGame
from konspira.games.stawka.names import SCENARIOS, SIDES
from konspira.games.stawka.state import ENDINGS, Stawka
from konspira.kernel.errors import OptionError
from konspira.kernel.game import Game

GAMES_TO_PLAY = 2_000  # of each scenario
BATCH = 20
MOST = 0.7  # of the decided games, for either side
CAP = 60  # stages, where a scenario has no limit (STA-21.5)

Options = tuple[tuple[str, Any], ...]


class Played(NamedTuple):
    """What is kept of one game."""

    winners: list[int]
    ending: str
    stages: int
    points: list[int]


@cache
def table(options: Options) -> Game:
    """The game; reading its content once is enough."""
    return konspira.make("stawka", seats=2, **dict(options))


def play(options: Options, deal: int, levels: tuple[str, str]) -> Played:
    """One game."""
    state = cast(Stawka, table(options).start(deal, listen=False))
    players = [bots.make(level, 2 * deal + seat) for seat, level in enumerate(levels)]
    bots.play_out(state, players)
    return Played(state.winners, ENDINGS[state.ending], state.stage, list(state.vp))


def play_batch(job: tuple[Options, int, int, tuple[str, str]]) -> list[Played]:
    """The deals from one number to another."""
    options, start, stop, levels = job
    return [play(options, deal, levels) for deal in range(start, stop)]


def play_all(
    options: Options, games: int, seed: int, processes: int, levels: tuple[str, str]
) -> list[Played]:
    """So many games; the same ones, however many processes play them."""
    jobs = [
        (options, start, min(start + BATCH, seed + games), levels)
        for start in range(seed, seed + games, BATCH)
    ]
    if processes == 1:
        return [played for job in jobs for played in play_batch(job)]
    with get_context("spawn").Pool(processes) as pool:
        return [played for batch in pool.imap(play_batch, jobs) for played in batch]


def share(games: list[Played], seat: int) -> float:
    """How many of the games a side wins; a draw counts as half a win for both."""
    return mean(seat in game.winners and 1 / len(game.winners) for game in games)


def is_even(games: list[Played]) -> bool:
    """Does neither side win too many of the games that somebody wins?"""
    decided = [game for game in games if len(game.winners) == 1]
    return not decided or max(share(decided, seat) for seat in range(2)) <= MOST


def report(scenario: str, games: list[Played]) -> Iterator[str]:
    """What there is to say about the games of one scenario."""
    decided = [game for game in games if len(game.winners) == 1]
    drawn = len(games) - len(decided)
    yield f"{scenario}, {len(games):,} games, {drawn:,} drawn"
    for seat, side in enumerate(SIDES):
        said = in_words(share(decided, seat), len(decided)) if decided else "–"
        yield f"  {side:<15} {said} of the decided ones"
    ends = Counter((game.ending, tuple(game.winners)) for game in games)
    for (ending, winners), count in ends.most_common():
        who = SIDES[winners[0]] if len(winners) == 1 else "draw"
        yield f"  {ending:<15} {who:<7} {in_words(count / len(games), len(games))}"
    stages = [game.stages for game in games]
    marks = ", ".join(f"{mark:.0f}" for mark in quantiles(stages, n=4)) if len(games) > 1 else "–"
    yield f"  stages          mean {mean(stages):.1f}; quartiles {marks}; most {max(stages)}"
    points = " to ".join(f"{mean(game.points[seat] for game in games):.1f}" for seat in range(2))
    yield f"  points          {points}"


def options_of(scenario: str, wished: dict[str, Any]) -> Options:
    """The options of a table; a scenario without a limit gets a cap."""
    options = {"scenario": scenario, **wished}
    game = StawkaGame(2, None, options)
    if not game.rules.stages and "stage_cap" not in wished:
        options["stage_cap"] = CAP
    return tuple(sorted(options.items()))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("scenarios", nargs="*", metavar="SCENARIO", help="all, if none is named")
    parser.add_argument("--games", type=int, default=GAMES_TO_PLAY, help="of each scenario")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--levels", default="greedy,greedy", help="the bots of both sides")
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    wish = parser.parse_args()
    wished = dict(pair.split("=", 1) for pair in wish.option)
    polish, german = wish.levels.split(",")
    even = True
    for scenario in wish.scenarios or SCENARIOS:
        try:
            options = options_of(scenario, wished)
        except OptionError as error:
            parser.error(str(error))
        games = play_all(options, wish.games, wish.seed, wish.processes, (polish, german))
        print("\n".join(report(scenario, games)), flush=True)
        even = even and is_even(games)
    return 0 if even else 1


if __name__ == "__main__":
    sys.exit(main())
