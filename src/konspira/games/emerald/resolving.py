"""The results of an assassination (EME-9.9 to EME-9.16)."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald import events, pieces
from konspira.games.emerald.drawing import put_away, to_discard
from konspira.games.emerald.parts import go_on
from konspira.games.emerald.reveals import roll_at_royal
from konspira.games.emerald.state import (
    ATTACK_BLOCKED,
    ATTACK_CITY,
    ATTACK_VICTIM,
    EXTRA,
    KILL_POINTS,
    TEXT_USE,
    Emerald,
)
from konspira.kernel.step import Step

MORE_KILLS: Final[list[Step[Emerald]]] = []  # filled in by `killing`


def cards_away(state: Emerald, extra: int) -> None:
    """Keep the AS card (EME-2.6); discard supports or use them up (EME-9.14)."""
    seat = state.active
    uses = state.in_play
    state.in_play = []
    state.attack = []
    state.tableau[seat] = [*state.tableau[seat], uses[0] + EXTRA * extra]
    for use in uses[1:]:
        if use >= TEXT_USE:
            put_away(state, seat, use - TEXT_USE, 0, False)
        else:
            to_discard(state, seat, [use])


class Kill(Step[Emerald]):
    """An agent dies, unless it was saved (EME-9.9, EME-12.5 to EME-12.7)."""

    def run(self, state: Emerald) -> None:
        seat = state.active
        city = state.attack[ATTACK_CITY]
        victim = state.attack[ATTACK_VICTIM]
        extra = 0
        if not state.attack[ATTACK_BLOCKED]:
            extra = kill(state, victim, city, state.in_play[0])
            pieces.clear_cubes(state, city, seat)
        elif state.rules.blocked_clears:  # AMB-16
            pieces.clear_cubes(state, city, seat)
        cards_away(state, extra)
        go_on(state, MORE_KILLS[0])


def kill(state: Emerald, victim: int, city: int, card: int) -> int:
    """Put the pawn on the card if that has a box for it (EME-9.9); return what lies there."""
    pieces.take_agent(state, city, victim)
    events.victim_at(state, "agent-killed", state.active, victim, city)
    box = state.rules.kill_points[card]
    if box < 0:
        state.pool[victim] += 1
        return 0
    pieces.gain(state, state.active, KILL_POINTS, box)
    return victim + 1


class KillRoyal(Step[Emerald]):
    """A royal dies: its killer gets card and points, then rolls the die (EME-9.11 to EME-9.13)."""

    def run(self, state: Emerald) -> None:
        seat = state.active
        city = state.attack[ATTACK_CITY]
        if not state.rules.points_first:  # AMB-13: the roll may end the game before the points
            roll_at_royal(state, seat, city)
            go_on(state, WIN_ROYALS[0])
            return
        pieces.win_royal(state, seat, city, False)
        roll_at_royal(state, seat, city)
        pieces.clear_cubes(state, city, seat)
        cards_away(state, 0)
        go_on(state, MORE_KILLS[0])


class WinRoyal(Step[Emerald]):
    """The killer gets card and points after the roll (AMB-13)."""

    def run(self, state: Emerald) -> None:
        city = state.attack[ATTACK_CITY]
        pieces.win_royal(state, state.active, city, False)
        pieces.clear_cubes(state, city, state.active)
        cards_away(state, 0)
        go_on(state, MORE_KILLS[0])


KILLS: Final = [Kill()]
KILL_ROYALS: Final = [KillRoyal()]
WIN_ROYALS: Final = [WinRoyal()]
