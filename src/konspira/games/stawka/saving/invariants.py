"""Invariants that hold after every step: nothing is lost or doubled, every figure has a place."""

from __future__ import annotations

from konspira.games.stawka.content.names import TILES, TOP_SECRET
from konspira.games.stawka.rules import ADVANCED
from konspira.games.stawka.state import (
    AUDI,
    DEAD,
    FREE,
    SLOTS,
    TOKENS,
    TS,
    Stawka,
)


def broken(state: Stawka) -> list[str]:
    """Return the broken invariants; empty in every state that play can reach."""
    found: list[str] = []
    if not is_dealt(state):
        return found
    if not _tiles_once(state):
        found.append("STA-1.8")
    if not _secret_cards_once(state):
        found.append("STA-18.10")
    if not _cards_once(state):
        found.append("STA-16.1")
    fields = [at for at in state.token_at if at >= 0]
    if len(fields) != len(set(fields)) or len(state.token_at) != TOKENS:
        found.append("STA-14.4")
    for slot in range(SLOTS):
        free = state.status[slot] == FREE
        if free and state.rules.sector_of[state.where[slot]] < 0:
            found.append("STA-2.1")
        if state.status[slot] == DEAD and (state.items[slot] or state.mission[slot] >= 0):
            found.append("STA-12.8")
        if state.mission[slot] >= 0 and state.mission[slot] in state.sets[slot]:
            found.append("STA-15.1")
    if any(not 0 <= value <= 10 for value in state.track):
        found.append("STA-9.1")
    if any(bin(marks).count("1") > 2 for marks in state.marks):
        found.append("STA-7.6")
    if min(state.pool) < 0:
        found.append("STA-4.5")
    found += _radio_breaks(state)
    found += _audi_breaks(state)
    if not _hotel_below(state):
        found.append("STA-S5.1")
    if state.active < 0 and state.running:
        found.append("STA-4.13")
    return found


def _radio_breaks(state: Stawka) -> list[str]:
    """Check that the radio is at a possible place, in a sector that was named."""
    rules, film = state.rules, state.radio
    if not rules.has_radio or film.place < 0:
        return []
    if film.place not in rules.radio_places:
        return ["STA-S4.1"]
    here = rules.sector_of[rules.field_of[film.place]]
    return [] if film.sectors == 0 or film.sectors >> here & 1 else ["STA-S4.5"]


def _audi_breaks(state: Stawka) -> list[str]:
    """Check that the Audi keeps to its way, is guarded, and Pulkowski broke before loading."""
    rules, film = state.rules, state.car
    if rules.audi < 0:
        return []
    found: list[str] = []
    field = state.where[AUDI]
    if rules.place_at[field] >= 0 and field not in (rules.audi, rules.audi_stop):
        found.append("STA-S6.4")
    if rules.fixed_token >= 0 and state.token_at[rules.fixed_token] != rules.audi_stop:
        found.append("STA-S6.3")
    if film.loaded and not film.broken:
        found.append("STA-S6.6")
    return found


def _hotel_below(state: Stawka) -> bool:
    """Check that a hotel card in a deck lies at its bottom (STA-S5.1)."""
    if state.rules.hotel < 0:
        return True
    for deck in state.lc_deck:
        if any(state.rules.card_place[card] == state.rules.hotel for card in deck[1:]):
            return False
    return True


def is_dealt(state: Stawka) -> bool:
    """Have tiles and cards been laid out yet (STA-1.8)?"""
    return state.stage > 0 or any(state.stacks) or len(state.gone) > 0


def _tiles_once(state: Stawka) -> bool:
    """Check that each tile of the board lies in one place."""
    held = [piece for pieces in state.items for piece in pieces if piece < TS]
    found = [*held, *state.gone, *([state.drawn] if state.drawn >= 0 else [])]
    for place in state.rules.places:
        found += [*state.stacks[place], *state.safes[place]]
    known = [tile for place in state.rules.places for tile in range(place * 5, place * 5 + 5)]
    return sorted(found) == known and len(known) <= len(TILES)


def _secret_cards_once(state: Stawka) -> bool:
    held = [piece - TS for pieces in state.items for piece in pieces if piece >= TS]
    return sorted([*held, *state.ts_deck, *state.ts_gone]) == [*range(len(TOP_SECRET))]


def _cards_once(state: Stawka) -> bool:
    if state.rules.level < ADVANCED:
        return True
    count = len(state.rules.places)
    for seat in range(2):
        cards = [*state.lc_deck[seat], *state.lc_hand[seat], *state.lc_gone[seat]]
        if len(cards) != count or len(set(cards)) != count:
            return False
    cards = [*state.rx_deck, *state.rx_gone, *state.rx_hand[0], *state.rx_hand[1]]
    return all(cards.count(card) == n for card, n in enumerate(state.rules.reaction_count))
