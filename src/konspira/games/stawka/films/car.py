"""Film 3: the ways of the Black Audi, and those who may strike it (STA-S6.4 to STA-S6.11)."""

from __future__ import annotations

from konspira.games.stawka.abilities.words import AP_LIMIT
from konspira.games.stawka.state import AUDI, GERMAN, GOING, POLISH, Stawka
from konspira.games.stawka.town import figures

KLOSS = POLISH * 4 + 3
SPENT = 2  # fields for a Top Secret card (STA-S6.11)


def may_move(state: Stawka) -> bool:
    """May it move? Not in the stage in which it was loaded (STA-S6.6)."""
    return not state.car.loaded or state.stage > state.car.loaded


def is_loaded(state: Stawka) -> bool:
    """Is it on its way with Pulkowski? Then it can be attacked, and tokens stop it."""
    return state.car.loaded > 0 and state.stage > state.car.loaded


def fields(state: Stawka, seat: int) -> list[int]:
    """Return the fields where a player may move it; the Polish one not the barracks (STA-S6.4)."""
    near = state.rules.audi_near[state.where[AUDI]]
    if seat == GERMAN:
        return near
    return [field for field in near if field != state.rules.audi]


def targets(state: Stawka) -> list[int]:
    """Return the fields that it may drive to now, in its activation."""
    left = figures.ap_left(state, AUDI)
    need = 1 if state.acted or state.paid else 2
    if state.moving > GOING or left < need or not may_move(state):
        return []
    return fields(state, GERMAN)


def drives(state: Stawka, seat: int, left: int, origin: int) -> list[int]:
    """Return its next fields by a card; with an exact distance it never goes back (STA-S6.11)."""
    near = fields(state, seat)
    if not state.rules.audi_exact:
        return near
    found: list[int] = []
    for field in near:
        if field != origin and (left <= 1 or ends_at(state, field) or goes_on(state, seat, field)):
            found.append(field)
    return found


def ends_at(state: Stawka, field: int) -> bool:
    """Does its way end here anyway: home with its passenger, or at the place where he gets in?"""
    loaded = state.car.loaded > 0
    if field == state.rules.audi:
        return loaded
    return field == state.rules.audi_stop and state.car.broken > 0 and not loaded


def goes_on(state: Stawka, seat: int, field: int) -> bool:
    """Does a way lead on from a field, but not back?"""
    for following in state.rules.audi_near[field]:
        closed = seat != GERMAN and following == state.rules.audi
        if following != state.where[AUDI] and not closed:
            return True
    return False


def may_strike(state: Stawka, slot: int) -> bool:
    """May this agent attack the Audi on its way? Any Polish one but Kloss may (STA-S6.7)."""
    return slot < KLOSS and is_loaded(state)


def ap_limit(state: Stawka) -> int:
    """Return its AP limit (STA-S6.4)."""
    return figures.stat(state, AUDI, AP_LIMIT)
