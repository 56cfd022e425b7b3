"""Final scoring (EME-17): correction by faction, the penalty of the lowest, the winner."""

from __future__ import annotations

from konspira.games.emerald import events
from konspira.games.emerald.cards import LOYALIST, RESTORATIONIST
from konspira.games.emerald.state import (
    EXTRA,
    LOYALIST_POINTS,
    NEUTRAL,
    RESTORATIONIST_POINTS,
    Emerald,
)
from konspira.kernel.step import NOBODY


def kept_kills(state: Emerald, seat: int) -> int:
    """Count the kill points of a Loyalist: only for pawns of Restorationists (EME-17.2)."""
    if state.faction(seat) != LOYALIST:
        return 0  # EME-17.3
    count = 0
    for entry in state.tableau[seat]:
        box = state.rules.kill_points[entry % EXTRA]
        if box > 0 and entry >= EXTRA:
            if state.faction(entry // EXTRA - 1) == RESTORATIONIST:
                count += box
    return count


def kept_points(state: Emerald, seat: int) -> int:
    """Count neutral points and those of the seat's faction (EME-17.2, EME-17.3)."""
    kind = LOYALIST_POINTS if state.faction(seat) == LOYALIST else RESTORATIONIST_POINTS
    return state.points[seat * 4 + NEUTRAL] + state.points[seat * 4 + kind]


def kept_track(state: Emerald, seat: int) -> int:
    """Count the distance of the markers, if the seat's own one is ahead (EME-17.2, EME-17.3)."""
    own = state.faction(seat)
    return max(0, state.markers[own] - state.markers[1 - own])


def corrected(state: Emerald, seat: int) -> int:
    """Return the rest of the live total after the correction."""
    return kept_points(state, seat) + kept_kills(state, seat) + kept_track(state, seat)


def lowest(state: Emerald, scores: list[int]) -> int:
    """Return the seat with the lowest corrected score; a Loyalist counts as lower (EME-17.4)."""
    found = NOBODY
    for seat in range(state.seats):
        if found == NOBODY or scores[seat] < scores[found]:
            found = seat
        elif scores[seat] == scores[found] and state.faction(seat) == LOYALIST:
            if state.faction(found) != LOYALIST:
                found = seat
    return found


def final(state: Emerald) -> list[int]:
    """Return the corrected scores after the penalty (EME-17.5, EME-17.7)."""
    scores = [corrected(state, seat) for seat in range(state.seats)]
    loser = state.faction(lowest(state, scores))
    for seat in range(state.seats):
        if state.faction(seat) == loser:
            scores[seat] -= state.rules.penalty
    return scores


def ranks_of(state: Emerald, scores: list[int]) -> list[int]:
    """Rank by score; in a tie a Restorationist beats a Loyalist (EME-17.6)."""
    keys = [scores[seat] * 2 + state.faction(seat) for seat in range(state.seats)]
    ranks: list[int] = []
    for key in keys:
        rank = 1
        for other in keys:
            if other > key:
                rank += 1
        ranks.append(rank)
    return ranks


def finish(state: Emerald) -> None:
    """Score the game, step by step, and end it."""
    everyone = (1 << state.seats) - 1
    for seat in range(state.seats):
        if not state.is_revealed(seat):
            events.revealed(state, seat)  # EME-17.1
    scores = final(state)
    if state.listening:
        for seat in range(state.seats):
            events.corrected(state, seat, corrected(state, seat))
        before = [corrected(state, seat) for seat in range(state.seats)]
        events.penalised(state, state.faction(lowest(state, before)), state.rules.penalty)
    state.revealed = everyone
    state.plan = []
    state.finish(scores, ranks_of(state, scores))
    events.game_scored(state)
