"""Plays every level of bots against the one below it, and writes the tables of docs/bots.md.

    python tools/ladder.py [--quick] [--tables spiskowcy,estoril] [--steps easy,expert]
                           [--deals 100] [--workers 2] [--only-write]

Two seats; every deal is played twice, with seats swapped. What was measured is kept in
docs/ladder.json, so that a part of the ladder can be played again alone.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from konspira.bots import Desk, make
from konspira.bots.desk import Bot
from konspira.bots.strengths import LADDER
from konspira.catalogue import make as make_game
from konspira.kernel.compiling import compiled
from konspira.kernel.state import State

DOCS = Path(__file__).parent.parent / "docs"
KEPT = DOCS / "ladder.json"
PAGE = DOCS / "bots.md"
BEGIN, END = "<!-- ladder -->", "<!-- end of ladder -->"

TABLES: dict[str, tuple[str, dict[str, str]]] = {
    "spiskowcy": ("spiskowcy", {}),
    "estoril": ("estoril", {}),
    "emerald": ("emerald", {}),
    "stawka-1": ("stawka", {"scenario": "s1_meeting"}),
    "stawka-2": ("stawka", {"scenario": "s2_first_clash"}),
    "stawka-3": ("stawka", {"scenario": "s3_chestnuts"}),
    "leduc": ("leduc", {}),
}
STEPS = {level: below for below, level in zip(("random", *LADDER), LADDER, strict=False)}
DEALS = {"easy": 100, "medium": 150, "hard": 150, "expert": 100}
FEW = {"easy": 10, "medium": 15, "hard": 15, "expert": 4}
SURE = 1.96  # standard errors on either side: 95 %


class Timed(Bot):
    """A bot, and how long it thinks."""

    def __init__(self, level: str, seed: int) -> None:
        super().__init__(seed)
        self.bot = make(level, seed)
        self.seconds = 0.0
        self.choices = 0

    def choose(self, desk: Desk) -> int:
        began = time.process_time()
        option = self.bot.choose(desk)
        self.seconds += time.process_time() - began
        self.choices += 1
        return option


def finish(state: State, bots: list[Timed]) -> None:
    """Let the bots play a game to its end."""
    while not state.over:
        seat = state.questions[0].seat
        options = state.options(seat)
        forced = len(options) == 1
        state.choose(seat, options[0] if forced else bots[seat].choose(Desk(state, seat)))


def play_deal(table: str, level: str, below: str, deal: int) -> tuple[float, float, int]:
    """One deal from both sides: the level's share of the two games, its seconds, its choices."""
    name, options = TABLES[table]
    game = make_game(name, seats=2, **options)
    share, seconds, choices = 0.0, 0.0, 0
    for seat in range(2):
        state = game.start(deal, listen=False)
        upper, lower = Timed(level, 2 * deal), Timed(below, 2 * deal + 1)
        finish(state, [upper, lower] if seat == 0 else [lower, upper])
        if seat in state.winners:
            share += 0.5 / len(state.winners)
        seconds += upper.seconds
        choices += upper.choices
    return share, seconds, choices


def wilson(share: float, games: int) -> tuple[float, float]:
    """The interval by Wilson's score, as if all games were independent; never of no width."""
    square = SURE * SURE / games
    middle = (share + square / 2) / (1 + square)
    half = SURE / (1 + square) * math.sqrt(share * (1 - share) / games + square / (4 * games))
    return middle - half, middle + half


def summary(found: list[tuple[float, float, int]]) -> dict[str, Any]:
    """The share of all games, its interval and the seconds for one choice."""
    shares = [share for share, _, _ in found]
    mean = sum(shares) / len(shares)
    spread = math.sqrt(sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1))
    half = SURE * spread / math.sqrt(len(shares))
    choices = sum(count for _, _, count in found)
    low, high = wilson(mean, 2 * len(shares))  # where all deals end alike, these know better
    return {
        "games": 2 * len(found),
        "share": round(mean, 4),
        "low": round(max(0.0, min(low, mean - half)), 4),
        "high": round(min(1.0, max(high, mean + half)), 4),
        "seconds": round(sum(seconds for _, seconds, _ in found) / max(1, choices), 6),
        "compiled": compiled(),
    }


def read() -> dict[str, dict[str, dict[str, Any]]]:
    """What was measured before."""
    found: dict[str, dict[str, dict[str, Any]]] = (
        json.loads(KEPT.read_text()) if KEPT.exists() else {}
    )
    return found


def keep(table: str, level: str, row: dict[str, Any]) -> None:
    """Keep one row, and write the tables anew: whoever interrupts a ladder loses one row."""
    measured = read()
    measured.setdefault(table, {})[level] = row
    KEPT.write_text(json.dumps(measured, indent=1, sort_keys=True) + "\n")
    write(measured)


def write(measured: dict[str, dict[str, dict[str, Any]]]) -> None:
    """Put the tables into the page."""
    lines = ["| table | step | games | wins | 95 % interval | ms per choice |"]
    lines.append("|---|---|--:|--:|---|--:|")
    for table in TABLES:
        for level, below in STEPS.items():
            row = measured.get(table, {}).get(level)
            if row is None:
                continue
            shown = f"{1000 * row['seconds']:,.1f}" if row["seconds"] >= 0.0001 else "< 0.1"
            shown += "" if row["compiled"] else " (plain Python)"
            lines.append(
                f"| {table} | {level} : {below} | {row['games']} | {row['share']:.1%} "
                f"| {row['low']:.1%} to {row['high']:.1%} | {shown} |"
            )
    text = PAGE.read_text()
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(before + BEGIN + "\n" + "\n".join(lines) + "\n" + END + after)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--quick", action="store_true", help="few deals: minutes, wide intervals")
    parser.add_argument("--tables", default=",".join(TABLES))
    parser.add_argument("--steps", default=",".join(LADDER))
    parser.add_argument("--deals", type=int, default=0, help="instead of the usual numbers")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only-write", action="store_true", help="the tables, without playing")
    args = parser.parse_args()
    if args.only_write:
        write(read())
        return
    tables, steps = args.tables.split(","), args.steps.split(",")
    for given, known in ((tables, list(TABLES)), (steps, list(STEPS))):
        for name in given:
            if name not in known:
                parser.error(f'"{name}" is unknown; choose from {", ".join(known)}')
    with ProcessPoolExecutor(args.workers, get_context("spawn")) as pool:
        for table in tables:
            for level in steps:
                deals = args.deals or (FEW if args.quick else DEALS)[level]
                tasks = [
                    pool.submit(play_deal, table, level, STEPS[level], n) for n in range(deals)
                ]
                done = [task.result() for task in as_completed(tasks)]
                row = summary(done)
                keep(table, level, row)
                print(table, level, ":", STEPS[level], row, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
