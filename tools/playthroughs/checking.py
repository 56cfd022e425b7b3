"""Makes the recorded choices again and says where a game is not as it was recorded."""

from __future__ import annotations

from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

from tools.playthroughs.plans import Plan, find
from tools.playthroughs.playing import Played
from tools.playthroughs.records import FOLDER, Recorded, read, recorded_as, replay, story_path
from tools.playthroughs.stories import story

RUN = ".venv/bin/python -m tools.playthroughs"
ABOVE = ("rules", "ends", "scores", "ranks", "checksum")  # what a game leads to


class Outcome(NamedTuple):
    """A recorded game, played again."""

    difference: str  # what is not as recorded, and how to see it; empty: nothing
    told: set[str]  # kinds of events
    asked: set[str]  # kinds of questions


@cache
def outcome(id: str) -> Outcome:
    """The recorded game of a plan, played again once for all tests."""
    plan = find(id)
    recorded = read(plan)
    played = replay(plan, recorded)
    return Outcome(difference(plan, recorded, played), played.told, played.asked)


def difference(plan: Plan, recorded: Recorded, played: Played, folder: Path = FOLDER) -> str:
    """The first thing that is not as recorded, and how to see it; empty where all is the same."""
    where, number = _first_difference(recorded, recorded_as(plan, recorded.seed, played, None))
    if played.trouble:
        where = f"{where or 'it stops'}: {played.trouble}"
    if not where:
        where = _other_story(plan, recorded, played, folder)
    if not where:
        return ""
    block = "" if number is None else f" --block {number}"
    return (
        f"{plan.id} is not as recorded: {where}\n"
        f"  to see it as it goes now:     {RUN} show {plan.id}{block}\n"
        f"  to see what has changed:      {RUN} diff {plan.id}{block}\n"
        f"  to record it as it goes now:  make playthroughs ONLY={plan.id}"
    )


def _first_difference(recorded: Recorded, found: Recorded) -> tuple[str, int | None]:
    """Return where two games part: in a block, or only in what stands above the blocks."""
    made = 0
    for number, (before, now) in enumerate(zip_longest(recorded.blocks, found.blocks)):
        block = before or now
        count = len(" ".join(block.choices).split())
        if before is None or now is None or before.checksum != now.checksum:
            return f"block {number} ({block.at}), choices {made + 1} to {made + count}", number
        made += count
    for name in ABOVE:
        if getattr(recorded, name) != getattr(found, name):
            return f"{name} was {getattr(recorded, name)}, now it is {getattr(found, name)}", None
    return "", None


def _other_story(plan: Plan, recorded: Recorded, played: Played, folder: Path) -> str:
    """The first line of a story that is not as recorded."""
    if recorded.story is None:
        return ""
    before = story_path(plan, folder).read_text(encoding="utf-8").splitlines()
    now = story(plan, recorded.seed, played, recorded.story)
    for number, (old, new) in enumerate(zip(before, now, strict=False), start=1):
        if old != new:
            return f"line {number} of its story was {old!r}, now it is {new!r}"
    if len(before) != len(now):
        return f"its story had {len(before)} lines, now it has {len(now)}"
    return ""
