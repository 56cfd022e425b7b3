"""Writes running procedures into a position, a row of numbers for each, and reads them again."""

from __future__ import annotations

from typing import Final

from konspira.games.stawka.running import (
    ABILITY,
    ARREST,
    ATTACK,
    INTERROGATION,
    SEARCH,
    TALK,
    TEST,
    Action,
    Arrest,
    Attack,
    Interrogation,
    Procedure,
    Running,
    Search,
    Talk,
    Test,
    Use,
)
from konspira.kernel.step import NOBODY

# The flags of a row: one bit each.
CANCELLED: Final = 1
REACTED: Final = 2
SKIPS_RANK: Final = 4
CERTAIN: Final = 8
NO_MARKER: Final = 16
MUST_KEEP: Final = 32
REPLACED: Final = 64
PREVENTED: Final = 128
RANK_CERTAIN: Final = 2048
DISTANT: Final = 4096
HEAD: Final = 11  # numbers of a row before `notes`


def numbers(running: Running) -> list[int]:
    """Return the row of a running procedure."""
    if isinstance(running, Use):
        head = [ABILITY, running.ability, running.agent, running.me]
        return [*head, *running.picked, running.piece, running.turn, *running.members]
    assert isinstance(running, Procedure)
    who = [running.kind, running.actor, running.target, running.seat]
    rolled = [running.modifier, running.die_1, running.die_2, running.came_to()]
    return [*who, *rolled, flags(running), *own(running), *running.notes]


def flags(running: Procedure) -> int:
    """Return the flags of a procedure as bits."""
    found = {CANCELLED: isinstance(running, Action) and running.cancelled}
    if isinstance(running, Search):
        found |= {REACTED: running.reacted, NO_MARKER: running.no_marker}
        found |= {MUST_KEEP: running.must_keep, REPLACED: running.replaced}
    elif isinstance(running, Talk):
        found |= {REACTED: running.reacted, SKIPS_RANK: running.skips_rank}
        found |= {RANK_CERTAIN: running.rank_certain, DISTANT: running.distant}
    elif isinstance(running, Test):
        found |= {CERTAIN: running.certain}
    elif isinstance(running, Attack):
        found |= {PREVENTED: running.prevented}
    return sum(bit for bit, is_so in found.items() if is_so)


def own(running: Procedure) -> list[int]:
    """Return the two numbers that mean something else in each procedure."""
    if isinstance(running, Search):
        return [running.color, 0]
    if isinstance(running, Talk):
        return [NOBODY, running.held]
    if isinstance(running, Test | Arrest):
        return [running.cause, 0]
    if isinstance(running, Attack):
        return [running.weapon, running.answer]
    return [NOBODY, 0]


def read(row: list[int]) -> Running | None:
    """Read a row; None: no procedure writes such a row."""
    found: Running | None = None
    if row and row[0] == ABILITY and len(row) > 11:
        found = _use(row)
    elif len(row) >= HEAD:
        found = _procedure(row)
    return found if found is not None and numbers(found) == row else None


def _use(row: list[int]) -> Use:
    use = Use(row[1], row[2], row[3], row[10])
    use.picked = row[4:10]
    use.turn = row[11]
    use.members = row[12:]
    return use


def _procedure(row: list[int]) -> Procedure | None:
    kind, actor, target, seat = row[0], row[1], row[2], row[3]
    result, flags, extra, before = row[7], row[8], row[9], row[10]
    procedure: Procedure
    if kind == SEARCH:
        procedure = _search(actor, target, seat, flags)
        procedure.color = extra
    elif kind == TALK:
        procedure = _talk(actor, target, seat, flags)
        procedure.held = before
        procedure.result = result
    elif kind == INTERROGATION:
        procedure = Interrogation(target, seat)
    elif kind == TEST:
        procedure = Test(actor, seat, extra)
        procedure.certain = flags & CERTAIN > 0
    elif kind == ARREST:
        procedure = Arrest(actor, target, seat, extra, False)
    elif kind == ATTACK:
        procedure = Attack(actor, target, seat, extra)
        procedure.answer = before
        procedure.hit = result & 1 > 0
        procedure.hit_back = result & 2 > 0
        procedure.prevented = flags & PREVENTED > 0
    else:
        return None
    if isinstance(procedure, Action):
        procedure.cancelled = flags & CANCELLED > 0
    procedure.modifier, procedure.die_1, procedure.die_2 = row[4], row[5], row[6]
    procedure.notes = row[HEAD:]
    return procedure


def _search(actor: int, target: int, seat: int, flags: int) -> Search:
    search = Search(actor, target, seat)
    search.reacted = flags & REACTED > 0
    search.no_marker = flags & NO_MARKER > 0
    search.must_keep = flags & MUST_KEEP > 0
    search.replaced = flags & REPLACED > 0
    return search


def _talk(actor: int, target: int, seat: int, flags: int) -> Talk:
    talk = Talk(actor, target, seat)
    talk.distant = flags & DISTANT > 0
    talk.rank_certain = flags & RANK_CERTAIN > 0
    talk.reacted = flags & REACTED > 0
    talk.skips_rank = flags & SKIPS_RANK > 0
    return talk
