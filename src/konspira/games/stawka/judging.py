"""A seat's chance to win at a glance: where a search stops looking."""

from __future__ import annotations

from typing import Final

from konspira.games.stawka.state import Stawka

SPREAD: Final = 0.3  # how much of the way to victory a lead may be off


def judge(state: Stawka, seat: int) -> float:
    """A seat's chance to win, by how far both are on their way."""
    lead = way(state, seat) - way(state, 1 - seat)
    size = lead if lead > 0.0 else -lead
    return 0.5 + 0.5 * lead / (size + SPREAD)


def way(state: Stawka, seat: int) -> float:
    """How far a seat is: points or secrets of those it needs, and the evidence it has."""
    rules = state.rules
    found = 0.0
    if rules.victory_vp:
        found = state.vp[seat] / rules.victory_vp
    if rules.victory_secrets:
        share = state.secrets[seat] / rules.victory_secrets
        found = max(found, share)
    for color in range(4):
        if state.open >> (seat * 4 + color) & 1:
            have = state.track[seat * 4 + color]
            found += 0.012 * have + (0.02 if have >= 3 else 0.0)
            if rules.exposure and color == 3:
                found += 0.03 * have
    return found
