"""Plays every level of bots against the one below it, and writes the tables of docs/bots.md.

    python tools/ladder.py [--quick] [--tables spiskowcy,estoril] [--steps easy,expert]
                           [--deals 100] [--workers 2] [--only-write]

Two seats; every deal is played twice, with seats swapped. What was measured is kept beside each
game (ladder.json), where the lobby reads it too, so a part of the ladder can be played alone. Of
two measurements of a step the longer one is kept, until its bots get other numbers. Ctrl-C keeps
the deals that were played of the step that it interrupts, and ends the ladder.
"""

from __future__ import annotations

import argparse
import json
import math
import signal
import sys
import time
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from konspira.bots import Desk, make
from konspira.bots.desk import Bot
from konspira.bots.strengths import LADDER, strength
from konspira.catalogue import kind_of
from konspira.kernel.compiling import compiled
from konspira.kernel.game import Game
from konspira.kernel.state import State

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "konspira" / "games"
KEPT = "ladder.json"
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- ladder -->", "<!-- end of ladder -->"

TABLES = (  # a game, or a scenario of one
    "spiskowcy",
    "estoril",
    "emerald",
    "stawka:s1_meeting",
    "stawka:s2_first_clash",
    "stawka:s3_chestnuts",
    "leduc",
)
STEPS = {level: below for below, level in zip(("random", *LADDER), LADDER, strict=False)}
DEALS = {"easy": 100, "medium": 150, "hard": 200, "expert": 100}
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


def made(table: str) -> Game:
    """The game of a table."""
    name, _, scenario = table.partition(":")
    return kind_of(name)(2, None, {"scenario": scenario} if scenario else {})


def play_deal(table: str, level: str, below: str, deal: int) -> tuple[float, float, int]:
    """One deal from both sides: the level's share of the two games, its seconds, its choices."""
    game = made(table)
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
    """Return what was measured before: table -> level -> its row."""
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for file in sorted(GAMES.glob(f"*/{KEPT}")):
        for scenario, rows in json.loads(file.read_text()).items():
            found[f"{file.parent.name}:{scenario}".rstrip(":")] = rows
    return found


def numbers(table: str, level: str) -> list[list[float]]:
    """Return the strengths of the two bots of a step: a row is true as long as they are."""
    game = made(table)
    return [list(strength(game, one)) for one in (level, STEPS[level]) if one in LADDER]


def keep(table: str, level: str, row: dict[str, Any]) -> None:
    """Keep one row, unless a longer one of the same bots is there, and write the tables again."""
    measured = read()
    row["numbers"] = numbers(table, level)
    rows = measured.setdefault(table, {})
    old = rows.get(level, row)
    if old["numbers"] == row["numbers"] and old["games"] > row["games"]:
        print(f"{table} {level}: the row of {old['games']} games is kept", file=sys.stderr)
        return
    rows[level] = row
    game = table.partition(":")[0]
    scenarios = {
        name.partition(":")[2]: found
        for name, found in sorted(measured.items())
        if name.partition(":")[0] == game
    }
    parts = (f'"{name}": {{\n{_lines(found)}\n}}' for name, found in scenarios.items())
    (GAMES / game / KEPT).write_text("{\n" + ",\n".join(parts) + "\n}\n")
    write(measured)


def _lines(rows: dict[str, dict[str, Any]]) -> str:
    """A line for each step, in the order of the ladder."""
    steps = [level for level in LADDER if level in rows]
    return ",\n".join(f'  "{level}": {json.dumps(rows[level], sort_keys=True)}' for level in steps)


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
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's "&" leaves it off
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
    with ProcessPoolExecutor(args.workers, get_context("spawn"), deaf) as pool:
        for table in tables:
            for level in steps:
                deals = args.deals or (FEW if args.quick else DEALS)[level]
                tasks = [
                    pool.submit(play_deal, table, level, STEPS[level], n) for n in range(deals)
                ]
                if not measure(table, level, tasks):
                    pool.shutdown(cancel_futures=True)
                    sys.exit(130)


def deaf() -> None:
    """Ctrl-C is for the process that keeps the results; the others finish their deals."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def measure(table: str, level: str, tasks: list[Future[tuple[float, float, int]]]) -> bool:
    """Gather the deals of one step and keep its row; False if somebody interrupted it."""
    done: list[tuple[float, float, int]] = []
    whole = True
    try:
        for task in as_completed(tasks):
            done.append(task.result())
            if len(done) % 10 == 0:
                tell(table, level, done)
    except KeyboardInterrupt:
        whole = False
    if done:
        tell(table, level, done)
        keep(table, level, summary(done))
    return whole


def tell(table: str, level: str, done: list[tuple[float, float, int]]) -> None:
    """Say how a step stands."""
    row = summary(done)
    print(
        f"{table} {level} : {STEPS[level]}  {row['games']} games, {row['share']:.1%} "
        f"({row['low']:.1%} to {row['high']:.1%})",
        file=sys.stderr,
        flush=True,
    )


if __name__ == "__main__":
    main()
