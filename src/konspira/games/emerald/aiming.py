"""The targets of a text, and whether it could do anything (EME-18, EME-2.13)."""

from __future__ import annotations

from konspira.games.emerald.cards import CITY_COUNT, LOYALIST, RESTORATIONIST
from konspira.games.emerald.choices import CITY, MOST_SEATS, SEAT
from konspira.games.emerald.discarding import text_card
from konspira.games.emerald.rules import (
    ADVANCE_LOYALISTS,
    BANISH_CUBES,
    CALM,
    CLAIM_TEXT,
    DRAW,
    EMPTY_LIMBO,
    HIDE_ROYALTY,
    KILL_ANYWHERE,
    LIMBO_BY_AGENTS,
    LOOK,
    PURGE,
    RAISE_DEAD,
    REDRAW,
    REMOVE_CARD,
    REPLACE_ANYWHERE,
    REPLACE_HERE,
    ROYALTY_POINTS,
    SACRIFICE,
    SEND_AGENT,
    SEND_HOME,
    SHELTER,
    TERRIFY,
    TURN_COAT,
    WIPE_CITY,
)
from konspira.games.emerald.state import EXTRA, Emerald

STRUCK = 100  # in `strikes`: a city where an agent has been removed


def is_void(state: Emerald, card: int) -> bool:
    """Has this text lost its meaning after Society of Leopold (EME-18.21)?"""
    return state.purged and state.rules.undead[card]


def usable(state: Emerald, seat: int, card: int) -> bool:
    """Would at least one part of this text change something (EME-2.13)?"""
    rules = state.rules
    effect = rules.effect[card]
    if effect in (DRAW, REDRAW):
        return len(state.deck[seat]) + len(state.discard[seat]) > 0
    if effect in (ROYALTY_POINTS, TURN_COAT):
        return True
    if effect == EMPTY_LIMBO:
        return state.limbo[seat] > 0
    if effect == LIMBO_BY_AGENTS:
        return state.limbo[seat] > 0 and state.on_board(seat) > 0
    if effect == ADVANCE_LOYALISTS:
        return state.markers[LOYALIST] < rules.track
    if effect == CALM:
        return state.tokens[seat] < rules.tokens or state.markers[RESTORATIONIST] < rules.track
    if effect == SEND_AGENT:
        return state.pool[seat] + state.out[seat] > 0
    if effect in (SHELTER, SACRIFICE):
        return state.out[seat] > 0
    if effect == PURGE:
        return not state.purged or is_undead_owned(state)
    if effect in (TERRIFY, LOOK):
        return len(seats_for(state, seat, effect)) > 0
    if is_void(state, card):
        return False
    if effect == RAISE_DEAD:
        return state.zombies_left() > 0 or is_strike_possible(state, seat)
    if effect in (REPLACE_ANYWHERE, REPLACE_HERE):
        if state.pool[seat] == 0:
            return False  # EME-2.15
    for city in range(CITY_COUNT):
        if is_city_fit(state, seat, effect, city):
            return True
    return False


def is_undead_owned(state: Emerald) -> bool:
    """Does any seat own a Zombies or Vampires card? Public (EME-19.8)."""
    for seat in range(state.seats):
        for rows in (state.hand, state.deck, state.discard, state.tableau):
            for entry in rows[seat]:
                if state.rules.undead[entry % EXTRA]:
                    return True
    return False


def seats_for(state: Emerald, seat: int, effect: int) -> list[int]:
    """Return the seats that Terror by Night or Vladimir Burtsev can target (DEC-33, DEC-36)."""
    found: list[int] = []
    for other in range(state.seats):
        if other == seat:
            continue
        if effect == TERRIFY:
            if state.tokens[other]:
                found.append(other)
        elif not state.is_revealed(other):
            found.append(other)
    return found


def is_city_fit(state: Emerald, seat: int, effect: int, city: int) -> bool:
    """Can a text be aimed at this city?"""
    if effect == WIPE_CITY:
        return is_anything_at(state, city)  # DEC-21
    if effect == CLAIM_TEXT:
        return state.left[city] > 0 and state.leads(city, seat)
    if effect == HIDE_ROYALTY:
        return state.slots >> city & 1 == 1 and state.leads(city, seat)
    if effect == REMOVE_CARD:
        return state.left[city] > 0
    if effect in (SHELTER, SACRIFICE):
        return state.agents[city * MOST_SEATS + seat] > 0
    return len(victims(state, seat, effect, city, [])) > 0


def is_anything_at(state: Emerald, city: int) -> bool:
    """Is there a card in the stack, an agent, a zombie or a cube?"""
    if state.left[city]:
        return True
    for place in range(city * MOST_SEATS, city * MOST_SEATS + state.seats):
        if state.agents[place] or state.cubes[place] or state.zombies[place]:
            return True
    return False


def victims(state: Emerald, seat: int, effect: int, city: int, taken: list[int]) -> list[int]:
    """Return the seats that a text can hit in this city; `taken` are pieces aimed at before."""
    found: list[int] = []
    first = city * MOST_SEATS
    if effect == REPLACE_HERE and not state.agents[first + seat]:
        return found  # EME-18.24
    for other in range(state.seats):
        place = first + other
        if effect == SEND_HOME:
            if state.cubes[place] and (other != seat or state.rules.lestrade_self):  # AMB-23
                found.append(other)
        elif effect == BANISH_CUBES:
            if state.cubes[place] > taken.count(place):
                found.append(other)
        elif other != seat and state.agents[place]:
            found.append(other)
    return found


def aimed(state: Emerald, seat: int) -> list[int]:
    """Return the plan's (city, player) pairs as places; a sole player there need not be named."""
    plan = state.plan
    effect = state.rules.effect[text_card(plan[0])]
    taken: list[int] = []
    at = 1
    while at < len(plan):
        city = plan[at] - CITY
        found = victims(state, seat, effect, city, taken)
        if len(found) == 1:
            taken.append(city * MOST_SEATS + found[0])
            at += 1
        elif at + 1 < len(plan):
            taken.append(city * MOST_SEATS + plan[at + 1] - SEAT)
            at += 2
        else:
            break  # the player is still to be named
    return taken


# -- zombies (EME-18.27) ---------------------------------------------------------------------------


def strike_victims(state: Emerald, seat: int, city: int) -> list[int]:
    """Return the rivals whose agent a zombie may remove there (EME-18.27)."""
    found: list[int] = []
    first = city * MOST_SEATS
    if STRUCK + city in state.strikes:
        return found  # at most one agent per city
    used = 0
    for other in range(state.seats):
        used += state.strikes.count(first + other)
    if state.zombies[first + seat] <= used:
        return found  # a blocked strike uses up a zombie
    for other in range(state.seats):
        if other != seat and state.agents[first + other] > state.strikes.count(first + other):
            found.append(other)
    return found


def is_strike_possible(state: Emerald, seat: int) -> bool:
    """Can any zombie strike?"""
    for city in range(CITY_COUNT):
        if state.zombies[city * MOST_SEATS + seat]:
            if strike_victims(state, seat, city):
                return True
    return False


def needs_victim(effect: int) -> bool:
    """Is this text aimed at a player in a city?"""
    return effect in (SEND_HOME, REPLACE_ANYWHERE, REPLACE_HERE, KILL_ANYWHERE, BANISH_CUBES)
