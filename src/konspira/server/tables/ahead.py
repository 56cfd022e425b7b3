"""What a player of a slow game answers beforehand.

A plan belongs to a seat. It names a kind of question, the facts that this question must have, and
the choices to make, the best ones first. The server makes them when the question comes, if the
rules allow them; otherwise the player is asked as usual. The log notes which plan was used.

Nobody else receives a byte of it. The answer takes a while that follows from the table's secret
alone: it is the same for every answer, and for every hand that allows one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import TYPE_CHECKING

from konspira.kernel.events import Question
from konspira.server.store.entries import Entry, Plan
from konspira.server.tables.clocks import SLOW
from konspira.server.tables.play import AHEAD, CHOICE, HOLD, Play
from konspira.server.wire.live import Why

if TYPE_CHECKING:
    from konspira.server.tables.clocks import Clocks
    from konspira.server.tables.table import Table

QUICKEST = 1 / 6  # of the longest pause
STEPS = 1 << 32
LOOK_FIRST = "look-first"  # a choice follows from what the player has not seen yet


def entries(table: Table, play: Play, seat: int) -> list[Entry]:
    """Return what answers the open question of a seat for it; nothing if no plan does."""
    for plan in fitting(table, play, seat):
        for deed in plan.deeds:
            made, _ = carried_out(play, seat, plan, deed)
            if made:
                return made
    return []


def fitting(table: Table, play: Play, seat: int) -> Iterator[Plan]:
    """The plans that are meant for the open question of a seat."""
    if not table.plans or (play.pace or table.row.pace) not in SLOW or not _waits_for(play, seat):
        return
    question = play.question(seat)
    assert question is not None
    for plan in plans_of(table, play, seat):
        if plan.spared != play.token(seat) and is_meant(plan, question):
            yield plan


def plans_of(table: Table, play: Play, seat: int) -> list[Plan]:
    """The plans of a seat that are not used up; those with more conditions come first."""
    kept = [plan for plan in table.plans if plan.always or plan.number not in play.spent]
    return sorted((plan for plan in kept if plan.seat == seat), key=lambda plan: -len(plan.facts))


def is_meant(plan: Plan, question: Question) -> bool:
    """Is a plan meant for this question?"""
    if plan.question != question.kind:
        return False
    return all(question.facts.get(name) == value for name, value in plan.facts.items())


def _waits_for(play: Play, seat: int) -> bool:
    """Does the game wait for this person, who has not just taken a choice back?"""
    if play.over or seat in play.held or play.is_away(seat) or seat in play.undone:
        return False
    question = play.question(seat)
    return question is not None and (not question.window or play.awaits(seat))


def carried_out(
    play: Play, seat: int, plan: Plan, deed: list[str]
) -> tuple[list[Entry], Why | None]:
    """Return the entries that make a deed; none if a choice of it is not offered, and why."""
    trial, made = play, list[Entry]()
    for name in deed:
        question, option = trial.question(seat), trial.game.number(name)
        # Once somebody has learned something from a small choice, the player looks first.
        told = bool(made) and (seat in trial.held or not trial.state.takeable)
        if told or (made and question is None):
            return [], Why(name, LOOK_FIRST, {}, None)
        if question is None or option not in trial.state.options(seat):
            return [], why_not(trial, seat, name)
        made.append(Entry(AHEAD, seat, plan.number))
        made.append(Entry(HOLD if question.window else CHOICE, seat, option))
        trial = trial.fork()
        for entry in made[-2:]:
            trial.apply(entry)
    return made, None


def why_not(play: Play, seat: int, name: str) -> Why:
    """Return why a choice of a deed is not made."""
    found = play.state.refusal(seat, name)
    if found is None:
        return Why(name, None, {}, None)
    return Why(name, found.code, found.facts, found.rule)


# -- when ------------------------------------------------------------------------------------------


def due(table: Table, play: Play, running: Clocks | None, seat: int, now: float) -> float | None:
    """Return when a seat is answered for, with its time at the latest; None if it is not."""
    if not table.plans or not entries(table, play, seat):
        return None
    since = None if running is None else running.since[seat]
    at = (now if since is None else since) + pause(table, play, seat)
    end = None if running is None else running.deadline(seat)
    return at if end is None else min(at, end)


def pause(table: Table, play: Play, seat: int) -> float:
    """The seconds that an answer takes: always the same for the same question."""
    name = f"{table.id} {seat} {play.token(seat)}"
    drawn = blake2b(name.encode(), key=table.row.secret[:64], digest_size=4).digest()
    share = QUICKEST + (1 - QUICKEST) * int.from_bytes(drawn, "big") / STEPS
    return share * table.house.settings.ahead_pause


def is_answered(table: Table, play: Play, seat: int) -> bool:
    """Is the open question of this seat answered beforehand?"""
    return bool(table.plans) and bool(entries(table, play, seat))


def unanswered(table: Table, play: Play, seats: Iterable[int]) -> list[int]:
    """These seats without those that are answered for."""
    return [seat for seat in seats if not is_answered(table, play, seat)]


def due_entries(table: Table, play: Play) -> list[Entry]:
    """Return what has to be made now, for one seat; the others come right after it."""
    now = table.house.now()
    for question in play.questions() if table.plans else []:
        at = due(table, play, table.clocks, question.seat, now)
        if at is not None and at <= now:
            return entries(table, play, question.seat)
    return []
