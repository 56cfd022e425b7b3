"""Plans are made, revoked and shown: for the player who answers beforehand, and for nobody else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec
from sqlalchemy import bindparam, delete, insert

from konspira.kernel.errors import did_you_mean
from konspira.server.errors import Refusal
from konspira.server.store import schema
from konspira.server.store.entries import Entry, Plan, Statement
from konspira.server.store.journal import Conflict
from konspira.server.tables import ahead
from konspira.server.tables.actions import present
from konspira.server.tables.clocks import SLOW
from konspira.server.tables.play import PLAN, Play
from konspira.server.tables.table import Table
from konspira.server.wire.live import PlanInfo
from konspira.server.wire.tables import NewPlan

MOST = 20  # plans of a seat
MOST_DEEDS = 20  # of a plan

P = schema.plans
_NEW = insert(P)
_GONE = delete(P).where(
    P.c.table_id == bindparam("this"), P.c.number.in_(bindparam("numbers", expanding=True))
)

Planned: TypeAlias = tuple[Plan | None, list[Plan]]  # the plan that is new, and those that end


async def make(table: Table, seat: int, wish: NewPlan) -> list[PlanInfo]:
    """Make a plan; it takes the place of one for the same question and the same facts."""

    def planned(play: Play) -> Planned:
        _check(table, wish)
        plans = ahead.plans_of(table, play, seat)
        same = [one for one in plans if (one.question, one.facts) == (wish.question, wish.facts)]
        if not same and len(plans) >= MOST:
            raise Refusal(
                "too-many-plans",
                f"you answer {MOST} questions beforehand; revoke one of these answers first",
                most=MOST,
            )
        open_ = None if play.question(seat) is None or seat in play.held else play.token(seat)
        asked = (wish.question, wish.deeds, dict(wish.facts), wish.always)
        return Plan(play.plans + 1, seat, *asked, open_), same

    await _act(table, seat, planned)
    return info(table, seat)


async def revoke(table: Table, seat: int, number: int) -> list[PlanInfo]:
    """Revoke a plan; its question is put to the player again."""

    def planned(play: Play) -> Planned:
        found = [one for one in ahead.plans_of(table, play, seat) if one.number == number]
        if not found:
            raise Refusal(
                "no-such-plan",
                f"you have no answer beforehand with the number {number}; it was used or revoked",
                status=404,
                value=str(number),
            )
        return None, found

    await _act(table, seat, planned)
    return info(table, seat)


def _check(table: Table, wish: NewPlan) -> None:
    """Refuse a plan that no question can ever be meant by."""
    if table.row.pace not in SLOW:
        raise Refusal(
            "not-slow",
            "only a slow game can be answered beforehand; choose a pace with an hour for each move",
            value=table.row.id,
        )
    kinds = table.game.question_kinds
    if wish.question not in kinds:
        remedy = did_you_mean(wish.question, kinds)
        raise Refusal(
            "no-such-question",
            f'this game never asks "{wish.question}"; {remedy}',
            status=400,
            value=wish.question,
            remedy=remedy,
        )
    if not 1 <= len(wish.deeds) <= MOST_DEEDS or not all(wish.deeds):
        raise Refusal(
            "bad-plan",
            f"there are {len(wish.deeds)} deeds; name 1 to {MOST_DEEDS}, each of 1 or more choices",
            status=400,
            value=str(len(wish.deeds)),
            most=MOST_DEEDS,
        )
    for deed in wish.deeds:
        for name in deed:
            table.game.number(name)  # raises for a name that no choice has


async def _act(table: Table, seat: int, planned: Callable[[Play], Planned]) -> None:
    """Write a change of the plans down, with an entry in the log.

    The entry makes the process fail that carries out a plan which it does not know to be revoked.
    """
    async with table.lock:
        while True:
            play = present(table, seat)
            new, gone = planned(play)
            known = table.plans
            answered = ahead.is_answered(table, play, seat)
            table.plans = [one for one in known if one not in gone] + ([new] if new else [])
            uncovered = answered and not ahead.is_answered(table, play, seat)
            try:
                change = table.prepare([Entry(PLAN, seat, int(uncovered))])
                change.batch.more = [*change.batch.more, *_statements(table.id, new, gone)]
                await table.write(change.batch)
            except Conflict:
                continue  # what is planned was read again
            except BaseException:
                table.plans = known
                raise
            table.settle(change)
            return


def _statements(table: str, new: Plan | None, gone: list[Plan]) -> list[Statement]:
    found: list[Statement] = []
    if gone:
        found.append((_GONE, {"this": table, "numbers": [plan.number for plan in gone]}))
    if new is not None:
        kept = msgspec.to_builtins(new)
        row = {"table_id": table, "number": new.number, "seat": new.seat, "plan": kept}
        found.append((_NEW, row))
    return found


# -- for the page ----------------------------------------------------------------------------------


def info(table: Table, seat: int) -> list[PlanInfo]:
    """The plans of a seat: when one will be carried out, or why the open question stays open."""
    play = table.play
    if play is None or play.over:
        return []
    now = table.house.now()
    at = ahead.due(table, play, table.clocks, seat, now)
    meant = list(ahead.fitting(table, play, seat))
    made = ahead.entries(table, play, seat)
    used = made[0].option if made else None
    return [
        PlanInfo(
            number=plan.number,
            question=plan.question,
            deeds=plan.deeds,
            facts=plan.facts,
            always=plan.always,
            at=at if plan.number == used else None,
            why=ahead.carried_out(play, seat, plan, plan.deeds[0])[1]
            if plan in meant and not made
            else None,
        )
        for plan in ahead.plans_of(table, play, seat)
    ]
