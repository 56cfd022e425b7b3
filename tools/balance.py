"""Are the aims of docs/balance.md met? `konspira report emerald`, and a verdict at the end.

Greedy bots play A Study in Emerald with each number of seats. Run by `make balance`; words behind
it go to `konspira report`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from konspira.arena.balance import Balance
from konspira.cli.arena import RESULTS
from konspira.cli.commands import app

SHORTEST, LONGEST = 12, 20  # turns per player, on average
MOST = 0.58  # of the games, for either faction


class Results(msgspec.Struct):
    """The part of the report that we need."""

    found: list[Balance]


def missed(found: Sequence[Balance]) -> list[str]:
    """The aims that are not met."""
    problems: list[str] = []
    for one in found:
        seats = len(one.table.seats)
        if one.turns is None or not SHORTEST <= one.turns.value <= LONGEST:
            turns = "–" if one.turns is None else f"{one.turns.value:.1f}"
            problems.append(f"{seats} seats: {turns} turns, not {SHORTEST} to {LONGEST}")
        for side, share in one.sides.items():
            if share.value > MOST:
                problems.append(
                    f"{seats} seats: {side} wins {share.value:.1%}, more than {MOST:.0%}"
                )
    return problems


def main(words: Sequence[str] = ()) -> int:
    with TemporaryDirectory() as folder:
        wish = ["report", "emerald", "--games", "1000", *words, "--out", f"{folder}/out"]
        code = app(wish, standalone_mode=False)
        if code:
            return int(code)
        text = (Path(folder) / "out" / RESULTS).read_bytes()
        problems = missed(msgspec.json.decode(text, type=Results).found)
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
