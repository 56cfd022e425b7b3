"""Looking into redealt tables of Spiskowcy: what lies where, and whether it may lie there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from konspira import Rng
from konspira.games.spiskowcy.cards import CARDS
from konspira.games.spiskowcy.state import Spiskowcy

Row = tuple[int, ...]
EVENTS = {"raid", "plot"}


def redeal(state: Spiskowcy, viewer: int | None, rng: Rng) -> Spiskowcy:
    other = state.redeal(viewer, rng)
    assert isinstance(other, Spiskowcy)
    return other


def places(state: Spiskowcy) -> list[dict[str, Any]]:
    """Return what lies where, in the words of a position: `places(state)[0]["orders"]`."""
    seats: list[dict[str, Any]] = state.game.save_fields(state)["seats"]
    return seats


def row(*piles: Mapping[str, int]) -> Row:
    """Return how many cards of each type some piles hold together."""
    return tuple(sum(pile.get(card, 0) for pile in piles) for card in CARDS)


def turned_up(state: Spiskowcy) -> Counter[str]:
    """Return what the active seat has turned up in its turn, as everybody has heard."""
    found: Counter[str] = Counter()
    for event in reversed(state.events(None)):
        if event.kind in ("turn-ended", "phase-began"):
            break
        if event.kind == "revealed":
            found[str(event.facts["card"])] += int(str(event.facts["count"]))
    return found


def is_legal(down: Counter[str], shown: Counter[str], pair: bool, empty: bool) -> bool:
    """May these cards lie face down after those were turned up (SPI-6, SPI-7.3)?"""
    whole = down + shown
    if any(card in down and card not in EVENTS for card in shown):
        return False  # all cards of a character are turned up together
    if len(whole) == 2:
        return pair and set(whole.values()) == {1}
    return len(whole) == 1 or (not whole and empty)
