"""The invariants that hold after every step (EST-13)."""

from __future__ import annotations

from konspira.games.estoril.cards import KINDS, RECRUITS, cards_of
from konspira.games.estoril.state import DISCARD, Estoril
from konspira.kernel.step import NOBODY


def broken(state: Estoril) -> list[str]:
    """Return the ids of the violated invariants."""
    found: list[str] = []
    if not _recruits_once(state) or not _starting_once(state):
        found.append("EST-13.2")
    placed = [character for character in state.town if character.seat >= 0]
    spaces = [cell for cell in state.cell_of if cell >= 0]
    if len(placed) > state.rules.markers * state.seats or len(placed) >= len(spaces):
        found.append("EST-13.4")
    if placed and (state.over or state.phase == DISCARD):
        found.append("EST-9.1")
    if any(picks & ~hand for picks, hand in zip(state.picks, state.hand, strict=True)):
        found.append("EST-9.2")
    for character in placed:
        if not character.seen >> character.seat & 1 or character.down == (character.seen >= 16):
            found.append("EST-12.2")
    if state.reward_down and any(
        state.reward_down >> tile & 1 and card == NOBODY for tile, card in enumerate(state.rewards)
    ):
        found.append("EST-3.2")
    return found


def _recruits_once(state: Estoril) -> bool:
    """Does each recruit lie in one place? A recruit that lies nowhere is in the box."""
    places = [card for card in [*state.deck, *state.rewards] if card != NOBODY]
    places += [c.card for c in state.town if c.seat >= 0 and c.card < RECRUITS]
    for bits in [*state.hand, *state.discards]:
        places += [card for card in cards_of(bits) if card < RECRUITS]
    return len(places) == len(set(places)) and all(0 <= card < RECRUITS for card in places)


def _starting_once(state: Estoril) -> bool:
    """Does each starting character lie in one place of its owner?"""
    for seat in range(state.seats):
        own = [c.card for c in state.town if c.seat == seat]
        own += [*cards_of(state.hand[seat]), *cards_of(state.discards[seat])]
        if len(own) != len(set(own)) or any(card >= KINDS for card in own):
            return False
    return True
