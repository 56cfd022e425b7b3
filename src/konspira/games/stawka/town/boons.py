"""Changes for a time (rules file, 6.6)."""

from __future__ import annotations

from konspira.games.stawka.state import Stawka


def expire(state: Stawka, duration: int) -> None:
    """End effects of this duration, or a shorter one (6.6)."""
    kept: list[int] = []
    boons = state.boons
    for place in range(0, len(boons), 4):
        if boons[place + 3] > duration:
            kept.extend(boons[place : place + 4])
    state.boons = kept
