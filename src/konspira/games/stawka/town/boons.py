"""Changes for a time (rules file, 6.6)."""

from __future__ import annotations

from konspira.games.stawka.state import Stawka


def expire(state: Stawka, duration: int) -> None:
    """Effects that last so long, or shorter, end (6.6)."""
    kept: list[int] = []
    boons = state.boons
    for place in range(0, len(boons), 4):
        if boons[place + 3] > duration:
            kept.extend(boons[place : place + 4])
    state.boons = kept
