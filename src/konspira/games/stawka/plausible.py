"""What a position may claim: a table, an agenda and a result that the rules could lead to.

A position need not be reachable move by move, but the game must be able to go on from it. What lies
where is checked where it is read, in `position_pieces`.
"""

from __future__ import annotations

from konspira.games.stawka import plausible_agenda, plausible_endings, plausible_table
from konspira.games.stawka.abilities import ops
from konspira.games.stawka.content.names import DOCUMENTS, FIELDS, PIECES
from konspira.games.stawka.plausible_frames import in_game, is_figure, is_key
from konspira.games.stawka.plausible_place import refused
from konspira.games.stawka.procedures.explosives import GRENADE
from konspira.games.stawka.rules import EXPLOSIVE
from konspira.games.stawka.running import ABILITY
from konspira.games.stawka.saving.invariants import is_dealt
from konspira.games.stawka.saving.saving import named, person
from konspira.games.stawka.state import (
    ENDINGS,
    FREE,
    NOT_YET,
    OVER,
    SETUP,
    STILL,
    TS,
    Stawka,
    side_of,
)
from konspira.games.stawka.town import evidence


def check(state: Stawka) -> None:
    """Refuse what could not be played on."""
    plausible_table.check(state)
    check_effects(state)
    plausible_endings.check_film(state)
    if state.over:
        plausible_endings.check_result(state)
        return
    if state.ending != NOT_YET:
        raise refused("ending", ENDINGS[state.ending], "STA-21.1")
    for seat in range(2):
        how = evidence.reached(state, seat)
        if how != NOT_YET and is_dealt(state):
            raise refused("ending", ENDINGS[NOT_YET], "STA-21.1")
    check_activation(state)
    check_moments(state)
    plausible_agenda.check(state)


# -- what lasts ------------------------------------------------------------------------------------


def check_effects(state: Stawka) -> None:
    """Explosives, effects for a time, and abilities used, as texts of this game leave them."""
    for name, row in (("dynamite", state.charges), ("grenades", state.grenades)):
        for at in range(0, len(row), 3):
            if not is_charge(state, name, row[at : at + 3]):
                raise refused(name, row, "STA-12.9")
    if state.grenades and state.active < 0:
        raise refused("grenades", state.grenades, "STA-12.10")
    changes = [list(change) for change in lasting(state)]
    for at in range(0, len(state.boons), 4):
        boon = state.boons[at : at + 4]
        if len(boon) < 4 or not is_figure(state, boon[0]) or boon[1:] not in changes:
            raise refused("effects", boon, "STA-19.4")
    for key in state.used_stage:
        talked = key < 0 and state.rules.max_talks and in_game(state, -1 - key)
        if not talked and not is_key(state, key, ops.ONCE_PER_STAGE):
            raise refused("used_this_stage", key, "STA-19.1")
    for key in state.used_now:
        if not is_key(state, key, ops.ONCE_PER_ACTIVATION):
            raise refused("used_now", key, "STA-19.1")
    for piece in state.kept:
        known = 0 <= piece < len(PIECES) and (piece >= TS or piece // 5 in state.rules.places)
        fits = state.phase == SETUP and state.rules.keeper >= 0 and known
        if not fits or state.kept.count(piece) > 1:
            raise refused("kept", piece, "STA-18.1")
    if state.barred != state.rules.barred:
        raise refused("barred", named(DOCUMENTS, state.barred), "STA-1.7")


def is_charge(state: Stawka, name: str, row: list[int]) -> bool:
    """Where it lies, who laid it, and a tile that is out of the game."""
    if len(row) < 3 or not in_game(state, row[1]) or row[2] not in state.gone:
        return False
    item = state.rules.item_of[row[2]]
    if not state.rules.tags[item] & EXPLOSIVE or (name == "grenades") != (item == GRENADE):
        return False
    return row[0] in (state.rules.fields if name == "grenades" else state.rules.places)


def lasting(state: Stawka) -> list[tuple[int, int, int]]:
    """What, how much and how long: all that a text of this game can change for a time."""
    found: list[tuple[int, int, int]] = []
    for ability in state.rules.abilities:
        for op in ability.do:
            if op.code == ops.MODIFY_STAT:
                found.append((op.b, op.n, ability.duration))
            elif op.code == ops.FORBID:
                found.append((op.b, 0, op.c))
    return found


def check_activation(state: Stawka) -> None:
    """The activation that goes on: its agent is free, it has paid what it moved (STA-4, STA-5)."""
    if state.active < 0:
        if state.handed or state.used_now or state.drawn >= 0:
            raise refused("activation.handed", len(state.handed), "STA-4.13")
        return
    slot = state.active
    if state.status[slot] != FREE:
        raise refused("activation.agent", person(state, slot), "STA-4.2")
    if state.paid > state.spent[slot] or (state.paid and state.moving == STILL):
        raise refused("activation.paid", state.paid, "STA-4.5")
    if (state.halted and state.moving != OVER) or (state.due and state.moving != OVER):
        raise refused("activation.halted", state.halted, "STA-4.6")
    running = any(running.kind == ABILITY for running in state.running)
    if (state.due or state.closing) and not running:
        raise refused("activation.closing", state.closing, "STA-19.5")
    if len(set(state.handed)) != len(state.handed):
        raise refused("activation.handed", len(state.handed), "STA-18.5")


def check_moments(state: Stawka) -> None:
    """What belongs to one moment only: a step being made, a tile in hand, a blocked card."""
    kinds = [type(step).__name__ for step in state.agenda]
    near = state.rules.near
    if state.step_to >= 0:
        start = state.step_from
        if "Arrive" not in kinds or start < 0 or state.moving == STILL or state.active < 0:
            raise refused("activation.step_to", named(FIELDS, state.step_to), "STA-5.4")
        if state.step_to not in near[side_of(state.active)][start]:
            raise refused("activation.step_to", named(FIELDS, state.step_to), "STA-5.1")
    if state.step_from >= 0 and state.rules.sector_of[state.step_from] < 0:
        raise refused("activation.step_from", named(FIELDS, state.step_from), "STA-2.1")
    holding = any(name in kinds for name in ("TileDecision", "KeepTile", "DrawTile", "Do"))
    if state.drawn >= 0 and not holding:
        raise refused("drawn", PIECES[state.drawn], "STA-7.2")
    if state.blocked:
        raise refused("activation.blocked", True, "STA-17.4")
