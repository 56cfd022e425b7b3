"""Records games again: with the same choices where they can be made, else by bots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.playthroughs.plans import PLANS, Plan, PlaythroughError
from tools.playthroughs.playing import (
    Chooser,
    Played,
    by_bots,
    by_choices_then_bots,
    play,
)
from tools.playthroughs.records import (
    FOLDER,
    Manner,
    Recorded,
    read,
    record_path,
    recorded_as,
    start,
    story_path,
    to_json,
)
from tools.playthroughs.stories import manner_for, story

ENDINGS = 20  # so often bots try to end a recorded game as planned ...
TRIES = 300  # ... and at most this number of other games


class Found(NamedTuple):
    """A game that ends as planned."""

    recorded: Recorded
    played: Played
    missing: list[str]  # what it should show and does not


def refresh(plan: Plan, folder: Path = FOLDER, tries: int = TRIES) -> str:
    """Record a game again; says how it was found.

    Where no game shows all that it should, the one that misses least is taken.
    """
    before = _before(plan, folder)
    best: Found | None = None
    for seed, chooser in attempts(plan, before, tries):
        found = _found(plan, seed, play(start(plan, seed), chooser), before)
        if found is not None and (best is None or len(found.missing) < len(best.missing)):
            best = found
            if not found.missing:
                break
    if best is None:
        raise PlaythroughError(
            f"of {tries} games from seed {plan.seed} on, none comes to {plan.ends or 'its end'}; "
            "change its row in tools/playthroughs/plans.py"
        )
    write(plan, best, folder)
    without = f"; it does not show {', '.join(best.missing)}" if best.missing else ""
    return _how(before, best.recorded) + without


def attempts(plan: Plan, before: Recorded | None, tries: int) -> Iterator[tuple[int, Chooser]]:
    """Yield what may lead to a planned game: the recorded choices, then bots with other seeds."""
    if before is not None:
        for seed in range(before.seed, before.seed + ENDINGS):
            yield before.seed, by_choices_then_bots(before.choices, plan.levels, seed)
    for seed in range(plan.seed, plan.seed + tries):
        yield seed, by_bots(plan.levels, seed)


def _found(plan: Plan, seed: int, played: Played, before: Recorded | None) -> Found | None:
    """A game, if it ends as planned and its story can be told."""
    ends = played.state.game.summary(played.state).ends if played.state.over else []
    if played.trouble or (plan.ends and plan.ends not in ends):
        return None
    manner = _manner(plan, seed, played, before)
    if plan.story and manner is None:
        return None
    missing = [kind for kind in plan.shows if kind not in played.told]
    return Found(recorded_as(plan, seed, played, manner), played, missing)


def write(plan: Plan, found: Found, folder: Path) -> None:
    """Write a record, and its story if it has one."""
    recorded = found.recorded
    path = record_path(plan, folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(to_json(recorded), encoding="utf-8")
    if recorded.story is not None:
        lines = story(plan, recorded.seed, found.played, recorded.story)
        story_path(plan, folder).write_text("\n".join(lines) + "\n", encoding="utf-8")


def remove_strays(folder: Path = FOLDER) -> list[Path]:
    """Remove files of games that are not planned any more."""
    kept = {record_path(plan, folder) for plan in PLANS}
    kept |= {story_path(plan, folder) for plan in PLANS if plan.story}
    found = [path for path in sorted(folder.glob("*/playthroughs/*")) if path not in kept]
    for path in found:
        path.unlink()
    return found


def _before(plan: Plan, folder: Path) -> Recorded | None:
    """Return what is recorded already, if it is of the same table."""
    if not record_path(plan, folder).exists():
        return None
    found = read(plan, folder)
    same = (found.players, found.options, found.position) == (
        list(plan.levels),
        plan.options,
        plan.position,
    )
    return found if same else None


def _manner(plan: Plan, seed: int, played: Played, before: Recorded | None) -> Manner | None:
    if not plan.story:
        return None
    told = before.story if before is not None and before.seed == seed else None
    return manner_for(plan, seed, played, told or Manner())


def _how(before: Recorded | None, found: Recorded) -> str:
    """Return how a game was found: as recorded, or from which choice on by bots."""
    if before is None or before.seed != found.seed:
        return f"bots, seed {found.seed}"
    same = 0
    for old, new in zip(before.choices, found.choices, strict=False):
        if old != new:
            break
        same += 1
    if same == len(found.choices) == len(before.choices):
        return "the same choices"
    return f"the same {same} choices, then bots"
