"""The invariants that hold after every step (EME-2.15, EME-2.16, EME-15.2)."""

from __future__ import annotations

from konspira.games.emerald.cards import (
    CITY_COUNT,
    FIRST_CITY,
    FIRST_ROYAL,
    FIRST_START,
    GAME_CARDS,
    HAND_KINDS,
    KINDS,
    LOYALIST,
    RESTORATIONIST,
)
from konspira.games.emerald.choices import MOST_SEATS
from konspira.games.emerald.rules import ROYALTY_POINTS, SACRIFICE, SHELTER, TURN_COAT
from konspira.games.emerald.state import EXTRA, FRESH, TEXT_USE, WIDTH, Emerald


def broken(state: Emerald) -> list[str]:
    """Return the ids of the violated rules."""
    found: list[str] = []
    if not are_cards_whole(state):
        found.append("EME-2.16")
    if not are_pieces_whole(state):
        found.append("EME-2.15")
    if state.points != points_of(state):
        found.append("EME-15.2")
    if any(list(row) != sorted(row) or any(c >= HAND_KINDS for c in row) for row in state.hand):
        found.append("EME-19.1")
    if not all(_is_part(state.open_hand[s], state.hand[s]) for s in range(state.seats)):
        found.append("EME-19.8")
    if any(not 0 <= marker <= state.rules.track for marker in state.markers):
        found.append("EME-8.3")
    if state.hearts != [hearts_of(state, seat) for seat in range(state.seats)]:
        found.append("EME-14.4")
    factions = [state.identity.count(LOYALIST), state.identity.count(RESTORATIONIST)]
    if factions[0] > state.rules.loyalists or factions[1] > state.rules.restorationists:
        found.append("EME-1.9")
    if any(state.left[c] and state.face_up(c) >= FIRST_ROYAL for c in range(CITY_COUNT)):
        found.append("EME-1.5")
    if state.purged and any(state.zombies):
        found.append("EME-18.21")
    return found


def _is_part(part: list[int], whole: list[int]) -> bool:
    return all(part.count(card) <= whole.count(card) for card in part)


def hearts_of(state: Emerald, seat: int) -> int:
    """Count the Change of Heart cards on an identity."""
    entries = state.tableau[seat]
    return sum(state.rules.effect[entry % EXTRA] == TURN_COAT for entry in entries)


def owned(state: Emerald, seat: int) -> list[int]:
    """Return all cards of a seat, in every zone; those of the active seat may be in play."""
    found = [*state.hand[seat], *state.deck[seat], *state.discard[seat]]
    found += [entry % EXTRA for entry in state.tableau[seat]]
    if seat == state.active:
        found += [use % TEXT_USE for use in state.in_play]
    return found


def are_cards_whole(state: Emerald) -> bool:
    """Is no card lost or doubled? A card that lies nowhere is undealt or was removed unseen."""
    counts = [0] * KINDS
    start = state.rules.copies[FIRST_START:FIRST_CITY]
    for seat in range(state.seats):
        cards = owned(state, seat)
        for card in cards:
            counts[card] += 1
        own = [cards.count(card) for card in range(FIRST_START, FIRST_CITY)]
        if own != start and state.turns + state.out[seat] > 0:
            return False
    for card in state.gone:
        counts[card] += 1
    for city in range(CITY_COUNT):
        for place in range(state.left[city]):
            counts[state.stacks[city * WIDTH + place]] += 1
        if state.slots >> city & 1:
            counts[FIRST_ROYAL + city] += 1
        for card in (FIRST_CITY + city, FIRST_ROYAL + city):
            # A city's own cards lie somewhere, unless Cthulhu has taken them unseen.
            if counts[card] == 0 and state.left[city]:
                return False
    limits = state.rules.copies
    for card in range(KINDS):
        if FIRST_START <= card < FIRST_CITY:
            continue
        if counts[card] > limits[card]:
            return False
    return sum(counts[:GAME_CARDS]) <= state.rules.stack * CITY_COUNT


def pawns(state: Emerald, seat: int) -> int:
    """Count the agents of a seat that lie on cards for good (EME-2.17)."""
    count = 0
    for owner in range(state.seats):
        for entry in state.tableau[owner]:
            card, extra = entry % EXTRA, entry // EXTRA
            if state.rules.effect[card] == SACRIFICE:
                count += extra if owner == seat else 0
            elif state.rules.kill_points[card] >= 0 and extra == seat + 1:
                count += 1
    return count


def sheltered_of(state: Emerald, seat: int) -> int:
    """Count the agents on Mi-Go cards."""
    entries = state.tableau[seat]
    return sum(
        entry // EXTRA % FRESH for entry in entries if state.rules.effect[entry % EXTRA] == SHELTER
    )


def are_pieces_whole(state: Emerald) -> bool:
    """Are all cubes, agents and zombies somewhere, with no negative numbers?"""
    rules = state.rules
    numbers = [*state.cubes, *state.agents, *state.zombies, *state.supply, *state.limbo]
    if min([*numbers, *state.pool, *state.out, *state.sheltered, *state.tokens]) < 0:
        return False
    for seat in range(state.seats):
        places = range(seat, CITY_COUNT * MOST_SEATS, MOST_SEATS)
        cubes = sum(state.cubes[place] for place in places)
        agents = sum(state.agents[place] for place in places)
        if cubes + state.supply[seat] + state.limbo[seat] != rules.cubes:
            return False
        if agents != state.out[seat] or state.sheltered[seat] != sheltered_of(state, seat):
            return False
        if agents + state.pool[seat] + state.sheltered[seat] + pawns(state, seat) != (
            rules.agents_each
        ):
            return False
        if state.tokens[seat] > rules.tokens:
            return False
    return sum(state.zombies) <= rules.zombies


def points_of(state: Emerald) -> list[int]:
    """Compute all points again from the cards (EME-15.2)."""
    rules = state.rules
    found = [0] * (4 * MOST_SEATS)
    for seat in range(state.seats):
        for card in owned(state, seat):
            for kind in range(3):
                found[seat * 4 + kind] += rules.points[card * 4 + kind]
        for entry in state.tableau[seat]:
            card, extra = entry % EXTRA, entry // EXTRA
            if card >= FIRST_ROYAL:
                found[seat * 4 + (2 if extra else 1)] += rules.royal_points[card - FIRST_ROYAL]
            elif rules.effect[card] == SACRIFICE:
                found[seat * 4 + 2] += rules.amount[card] * extra
            elif rules.effect[card] == ROYALTY_POINTS:
                found[seat * 4 + 1] += rules.amount[card] * state.royals(seat)
            elif rules.kill_points[card] > 0 and extra:
                found[seat * 4 + 3] += rules.kill_points[card]
    return found
