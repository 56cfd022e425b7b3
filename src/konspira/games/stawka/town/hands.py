"""The value of a hand of location cards in AP (STA-4.11, STA-16.5)."""

from __future__ import annotations

from konspira.games.stawka.abilities.words import AP_LIMIT
from konspira.games.stawka.rules import ADVANCED
from konspira.games.stawka.state import AUDI, Stawka
from konspira.games.stawka.town import figures, hands


def available(state: Stawka, slot: int) -> int:
    """Return the AP that an agent could spend, with a card still to be converted (STA-4.11)."""
    if slot == AUDI:
        return figures.ap_left(state, slot)  # nothing is converted for it (STA-S6.4)
    seat = slot >> 2
    pool = state.pool[seat]
    if pool >= 1 and state.leader == seat and hands.may_convert(state, seat):
        pool += 2
    return min(pool, figures.stat(state, slot, AP_LIMIT) - state.spent[slot])


def may_convert(state: Stawka, seat: int) -> bool:
    """May this player convert a card? One per player and stage (STA-16.5)."""
    if state.rules.level < ADVANCED or state.converted >> seat & 1:
        return False
    if state.rules.hotel >= 0:
        for card in state.lc_hand[seat]:
            if not is_closed(state, seat, card):
                return True
        return False
    return len(state.lc_hand[seat]) > 0


def is_closed(state: Stawka, seat: int, card: int) -> bool:
    """Is it the hotel card of a player who has too few VP for room 217 (STA-S5.2)?"""
    rules = state.rules
    return rules.card_place[card] == rules.hotel and state.vp[seat] < rules.hotel_vp
