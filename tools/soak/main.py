"""The command of the soak.

    python -m tools.soak list                     the slices, and what the ledger says of them
    python -m tools.soak due                      those that have to run, and why
    python -m tools.soak run NAME,NAME ...        run some; --all runs all, --due what is due
    python -m tools.soak case NAME NUMBER         play one case again, with its traceback
    python -m tools.soak page                     write the table of slices into docs/soak.md

`run` takes --resume (go on where a run of the same commit was stopped), --budget MINUTES, --jobs N,
--dirty (the sources need not be committed; the ledger says so) and --scale 0.01 (a small part of
each slice, to try it; it never writes the ledger).
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence

from tools.soak import ledger
from tools.soak.due import due
from tools.soak.house import House, our_house
from tools.soak.progress import Clock, say
from tools.soak.runner import Wish, run
from tools.soak.slices import SLICES, Cases, Slice, SoakError, find

WRONG = 2  # the exit code for a command that cannot be carried out


def parser() -> argparse.ArgumentParser:
    """The command line."""
    top = argparse.ArgumentParser(
        "python -m tools.soak",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = top.add_subparsers(dest="command", required=True)
    commands.add_parser("list")
    commands.add_parser("due")
    commands.add_parser("page")
    case = commands.add_parser("case")
    case.add_argument("name")
    case.add_argument("number", type=int)
    running = commands.add_parser("run")
    running.add_argument("names", nargs="*", metavar="NAME")
    running.add_argument("--all", action="store_true")
    running.add_argument("--due", action="store_true")
    running.add_argument("--resume", action="store_true")
    running.add_argument("--dirty", action="store_true")
    running.add_argument("--budget", type=positive, default=float("inf"), metavar="MINUTES")
    running.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    running.add_argument("--scale", type=positive, default=1.0)
    return top


def positive(text: str) -> float:
    """A number above 0."""
    value = float(text)
    if not value > 0:
        raise argparse.ArgumentTypeError(f"{text} is not above 0")
    return value


def main(
    words: Sequence[str] | None = None,
    house: House | None = None,
    slices: Sequence[Slice] = SLICES,
) -> int:
    """Carry out a command; what cannot be done is said in one line."""
    wish = parser().parse_args(words)
    house = house or our_house()
    try:
        return COMMANDS[wish.command](wish, house, slices)
    except SoakError as error:
        print(f"soak: {error}", file=sys.stderr)
        return WRONG


def list_slices(wish: argparse.Namespace, house: House, slices: Sequence[Slice]) -> int:
    """Print all slices with what the ledger says of them."""
    known = {row.slice: row for row in ledger.rows(house.root / house.page)}
    for one in slices:
        row = known.get(one.name)
        last = f"{row.result}, {row.run}, {row.commit}, {row.day}" if row else "not in the ledger"
        say(f"{one.name:<24} {one.work.form:<9} {one.proves}\n{'':<24} {last}")
    return 0


def list_due(wish: argparse.Namespace, house: House, slices: Sequence[Slice]) -> int:
    """Print the slices that have to run; 0 if there are none."""
    found = due(house, slices)
    for name, why in found.items():
        say(f"{name:<24} {why}")
    return 1 if found else 0


def write_page(wish: argparse.Namespace, house: House, slices: Sequence[Slice]) -> int:
    """Write the table of slices."""
    ledger.put(house.root / house.page, ledger.SLICES, ledger.described(slices))
    return 0


def play_case(wish: argparse.Namespace, house: House, slices: Sequence[Slice]) -> int:
    """Play one case in this process; it raises what is wrong."""
    from tools.soak.cases import Case  # nothing else here needs Konspira

    [one] = find([wish.name], slices)
    if not isinstance(one.work, Cases):
        raise SoakError(f"{one.name} has tests, not cases: run one of them with pytest")
    case = Case(one.work, wish.number)
    case.run()
    say(f"{one.name}: case {wish.number} passes, checksum {case.checksum}")
    return 0


def run_slices(wish: argparse.Namespace, house: House, slices: Sequence[Slice]) -> int:
    """Run slices; Ctrl-C and `kill` keep what is done."""
    names = [name for word in wish.names for name in word.split(",") if name]
    if [wish.all, wish.due, bool(names)].count(True) != 1:
        raise SoakError(
            "name the slices to run, or say --all or --due; `python -m tools.soak list` has them"
        )
    if wish.due:
        names = list(due(house, slices))
    chosen = list(slices) if wish.all else find(names, slices)
    asked = Wish(wish.resume, wish.dirty, wish.scale, wish.jobs)
    clock = Clock(60 * wish.budget)
    signs = (signal.SIGTERM, signal.SIGINT)  # a shell's "&" leaves the second one off
    before = [signal.signal(sign, clock.interrupt) for sign in signs]
    try:
        return run(house, chosen, asked, clock, slices)
    finally:
        for sign, handler in zip(signs, before, strict=True):
            signal.signal(sign, handler)


COMMANDS = {
    "list": list_slices,
    "due": list_due,
    "page": write_page,
    "case": play_case,
    "run": run_slices,
}
