"""The end of the game and its conditions (EME-16)."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald import events, score
from konspira.games.emerald.parts import AFTER, TURNS
from konspira.games.emerald.state import Emerald
from konspira.kernel.step import Step

BY_REVEAL: Final = 0
BY_TRACK: Final = 1
BY_TARGET: Final = 2
BY_TURNS: Final = 3


def is_track_full(state: Emerald) -> bool:
    """Is a marker on the last space (EME-16.2)?"""
    return state.markers[0] >= state.rules.track or state.markers[1] >= state.rules.track


def is_target_reached(state: Emerald) -> bool:
    """Has any seat reached the target (EME-16.1)?"""
    for seat in range(state.seats):
        if state.total(seat) >= state.rules.target:
            return True
    return False


def are_turns_over(state: Emerald) -> bool:
    """Has the game reached its technical limit of turns (EME-16.7)?"""
    return state.turns >= state.rules.turn_cap * state.seats


def end(state: Emerald, revealed: bool) -> None:
    """End the game and name all conditions that hold (EME-16.5, EME-16.8)."""
    ends: list[int] = []
    if revealed:
        ends.append(BY_REVEAL)
    if is_track_full(state):
        ends.append(BY_TRACK)
    if is_target_reached(state):
        ends.append(BY_TARGET)
    if are_turns_over(state):
        ends.append(BY_TURNS)
    for kind in ends:
        state.ends |= 1 << kind
    events.game_ended(state, ends)
    score.finish(state)


class After(Step[Emerald]):
    """After an action or free action, the end is tested; then the turn goes on (EME-16.4)."""

    def run(self, state: Emerald) -> None:
        if is_track_full(state) or is_target_reached(state):
            end(state, False)
        else:
            state.then(TURNS[state.active])


AFTER.append(After())
