"""Variants of a game side by side: what changes from the first one to another."""

from __future__ import annotations

from collections.abc import Sequence

from konspira.arena.balance import ENOUGH, Change, compare
from konspira.arena.job import Job
from konspira.arena.page import Section, Table
from konspira.arena.rows import Row
from konspira.arena.wording import Wording

LETTERS = 26


def mark(place: int) -> str:
    """A short name for a variant: A, B, C … and numbers where letters end."""
    return chr(ord("A") + place) if place < LETTERS else str(place + 1)


def comparisons(job: Job, rows: Sequence[Row], wording: Wording) -> list[Section]:
    """Every variant beside the first one with as many seats."""
    found: list[Section] = []
    for other, variant in enumerate(job.variants):
        base = next(p for p, one in enumerate(job.variants) if one.seats == variant.seats)
        if base == other:
            continue
        changes = compare(rows, base, other)
        title = wording.say("arena-comparison", one=mark(base), two=mark(other))
        head = [
            wording.say(f"arena-{word}")
            for word in ("measure", "change", "certain", "before", "after")
        ]
        body = [change_row(change, wording) for change in changes]
        found.append(
            Section(title, [wording.say("arena-comparison-note")], [Table("", head, body)], [])
        )
    return found


def change_row(change: Change, wording: Wording) -> list[str]:
    """Return what one number does."""
    if change.is_share:
        before, after = wording.percent(change.before), wording.percent(change.after)
        moved = wording.change(change.change, 1, 100)
    else:
        before, after = wording.number(change.before, 2), wording.number(change.after, 2)
        moved = wording.change(change.change, 2)
    if change.change.count < ENOUGH:
        certain = wording.say("arena-too-few")
    else:
        certain = wording.say("arena-yes" if change.change.is_apart_from(0.0) else "arena-no")
    return [measure_name(change.id, wording), moved, certain, before, after]


def measure_name(id: str, wording: Wording) -> str:
    """Return what is compared."""
    known = {
        "turns": "turns",
        "plies": "plies",
        "options": "per-question",
        "winner": "measure-winner",
        "margin": "measure-margin",
        "first": "measure-first",
        "drama": "drama",
        "swaps": "swaps",
        "decided": "decided",
        "alone": "alone",
        "tree": "tree",
    }
    if id in known:
        return wording.say(f"arena-{known[id]}")
    if id.startswith("seat-"):
        return wording.say("arena-measure-seat", number=int(id.removeprefix("seat-")))
    return wording.term(id)
