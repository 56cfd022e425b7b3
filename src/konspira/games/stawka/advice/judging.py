"""Estimates a seat's chance to win, for the leaves of a search."""

from __future__ import annotations

import math
from typing import Final

from konspira.games.stawka.advice.prospects import SECRET, TALKS, prospects
from konspira.games.stawka.state import DEAD, PRISONER, Stawka
from konspira.games.stawka.town.evidence import is_open
from konspira.games.stawka.town.figures import is_chief, threshold

STEEP: Final = 0.17  # the advantage that counts as almost sure
JAILED: Final = 5.0  # the cost of an agent in jail


def judge(state: Stawka, seat: int) -> float:
    """Return a seat's chance to win, by the progress of both."""
    lead = way(state, seat) - way(state, 1 - seat)
    return 1.0 / (1.0 + math.exp(-STEEP * lead))


def way(state: Stawka, seat: int) -> float:
    """Return the progress of a seat: secrets, points, and the prospects of its evidence."""
    rules = state.rules
    found = SECRET * state.secrets[seat]
    if rules.victory_vp and rules.secret_vp:
        points = SECRET / rules.secret_vp * state.vp[seat]
        found = max(found, points) if rules.victory_secrets else points
    left = rules.stages - state.stage if rules.stages else 8
    talks = min(TALKS, 1 + max(0, left))
    for color in range(4):
        slot = (1 - seat) * 4 + color
        if state.doc[slot] < 0 or not is_open(state, seat, color):
            continue
        status = state.status[slot]
        if status == DEAD:
            continue
        about = prospects(
            rules,
            threshold(state, slot, 0),
            threshold(state, slot, 1),
            threshold(state, slot, 2),
            is_chief(state, slot),
        )
        found += about.future[talks][state.track[seat * 4 + color]]
        if status == PRISONER:
            found += JAILED
    return found
