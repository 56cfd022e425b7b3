"""The command `python -m tools.playthroughs`: refresh, check, show, diff or record games."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from tools.playthroughs.changes import changes
from tools.playthroughs.checking import difference
from tools.playthroughs.plans import Plan, PlaythroughError, matching
from tools.playthroughs.records import read, replay
from tools.playthroughs.refreshing import refresh, remove_strays
from tools.playthroughs.texts import block_text, whole_text

from konspira import KonspiraError
from konspira.kernel.record import record_of


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and do what it says."""
    parser = argparse.ArgumentParser(prog="python -m tools.playthroughs", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, text in (
        ("refresh", "record games again, with the same choices where they can be made"),
        ("check", "make the recorded choices again and say what is not as recorded"),
    ):
        command = commands.add_parser(name, help=text)
        command.add_argument("names", nargs="*", help="spiskowcy, or spiskowcy/two-seats; all")
    for name, text in (
        ("show", "print everything in a game: questions, options, choices, events, views"),
        ("diff", "print what has changed in a game since it was recorded, or since a commit"),
        ("record", "print a game as a record that `konspira replay` and `review` read"),
    ):
        command = commands.add_parser(name, help=text)
        command.add_argument("name", help="spiskowcy/two-seats")
        if name != "record":
            command.add_argument("--block", type=int, help="only this block, counted from 0")
        if name == "diff":
            command.add_argument("--since", default="", help="a commit")
    chosen = parser.parse_args(arguments)
    try:
        return _run(chosen)
    except PlaythroughError as error:
        print(error, file=sys.stderr)
        return 1


def _run(chosen: argparse.Namespace) -> int:
    if chosen.command == "refresh":
        if not chosen.names:
            for path in remove_strays():
                print(f"{path.name}: removed")
        return refresh_all(matching(chosen.names))
    if chosen.command == "check":
        return check_all(matching(chosen.names))
    [plan] = matching([chosen.name])[:1]
    if chosen.command == "record":
        sys.stdout.write(record(plan))
        return 0
    if chosen.command == "show":
        lines = show(plan, chosen.block)
    else:
        lines = changes(plan, chosen.block, chosen.since)
    sys.stdout.write("\n".join([*lines, ""]))
    return 0


def refresh_all(plans: Sequence[Plan]) -> int:
    """Record games again; name those that cannot be found."""
    lost: list[str] = []
    for plan in plans:
        try:
            print(f"{plan.id}: {refresh(plan)}", flush=True)
        except (PlaythroughError, KonspiraError) as error:
            lost.append(f"{plan.id}: {error}")
    for text in lost:
        print(text, file=sys.stderr)
    return 1 if lost else 0


def check_all(plans: Sequence[Plan]) -> int:
    """Make all recorded choices again and say what is not as recorded."""
    found = 0
    for plan in plans:
        recorded = read(plan)
        text = difference(plan, recorded, replay(plan, recorded))
        found += bool(text)
        print(text or f"{plan.id}: as recorded", flush=True)
    return 1 if found else 0


def show(plan: Plan, block: int | None) -> list[str]:
    """Everything in a recorded game, or in one block of it."""
    recorded = read(plan)
    played = replay(plan, recorded)
    if block is None:
        return whole_text(plan, recorded.seed, played)
    if not 0 <= block < len(played.blocks):
        raise PlaythroughError(f"{plan.id} has blocks 0 to {len(played.blocks) - 1}, not {block}")
    return block_text(played.blocks, block)


def record(plan: Plan) -> str:
    """A game in the format of every record."""
    if plan.position:
        raise PlaythroughError(
            f"{plan.id} begins in a position; only games from a start are records"
        )
    state = replay(plan, read(plan)).state
    return record_of(state, list(plan.levels)).to_json().decode()


if __name__ == "__main__":
    sys.exit(main())
