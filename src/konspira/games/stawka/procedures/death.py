"""Death (STA-12.8): an agent leaves the game."""

from __future__ import annotations

from konspira.games.stawka.films import films
from konspira.games.stawka.procedures import bribery, missions
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import (
    DEAD,
    FREE,
    Stawka,
    put,
    put_row,
)
from konspira.games.stawka.town import evidence, items
from konspira.kernel.step import NOBODY


def bury(state: Stawka, slots: list[int]) -> None:
    """Take a dead agent out; first a mission done by the same event is paid (STA-12.8, 12.15)."""
    for slot in slots:
        missions.claim_dying(state, slot)
    for slot in slots:
        if state.status[slot] == FREE:
            eliminate(state, slot)
    for slot in slots:
        if evidence.is_chief_lost(state, slot):
            evidence.expose(state, 1 - (slot >> 2))  # STA-12.16


def eliminate(state: Stawka, slot: int) -> None:
    """Take an agent out of the game with all it has."""
    events.agent(state, "eliminated", slot)
    items.lose_all(state, slot)
    state.status = put(state.status, slot, DEAD)
    state.where[slot] = NOBODY
    state.mission = put(state.mission, slot, NOBODY)
    state.sets = put_row(state.sets, slot, [])
    state.deeds = put_row(state.deeds, slot, [])
    evidence.close_track(state, slot)
    bribery.lapse(state, slot)
    if state.rules.film:
        films.gone(state)
