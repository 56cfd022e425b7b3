"""Moves of cubes, agents, points and markers (EME-2, EME-8.4, EME-9.13, EME-15)."""

from __future__ import annotations

from konspira.games.emerald import events
from konspira.games.emerald.cards import CITY_COUNT, FIRST_ROYAL
from konspira.games.emerald.choices import MOST_SEATS
from konspira.games.emerald.rules import ROYALTY_POINTS
from konspira.games.emerald.state import (
    EXTRA,
    LOYALIST_POINTS,
    RESTORATIONIST_POINTS,
    WIDTH,
    Emerald,
    put,
)

# -- agents ----------------------------------------------------------------------------------------


def put_agent(state: Emerald, city: int, seat: int) -> None:
    """Put an agent into a city; the caller takes it from its former place."""
    state.agents[city * MOST_SEATS + seat] += 1
    state.out[seat] += 1


def take_agent(state: Emerald, city: int, seat: int) -> None:
    """Take an agent out of a city; the caller puts it somewhere else."""
    state.agents[city * MOST_SEATS + seat] -= 1
    state.out[seat] -= 1


def from_supply(state: Emerald, city: int, seat: int) -> None:
    """Move an agent from its supply to a city."""
    state.pool[seat] -= 1
    put_agent(state, city, seat)


def to_supply(state: Emerald, city: int, seat: int) -> None:
    """Move an agent from a city to its supply."""
    take_agent(state, city, seat)
    state.pool[seat] += 1


# -- cubes -----------------------------------------------------------------------------------------


def to_limbo(state: Emerald, city: int, seat: int) -> None:
    """Move all cubes of a seat there to Limbo."""
    place = city * MOST_SEATS + seat
    count = state.cubes[place]
    if count:
        state.cubes[place] = 0
        state.limbo[seat] += count
        events.pieces(state, "cubes-to-limbo", seat, city, count)


def home(state: Emerald, city: int, seat: int) -> None:
    """Move all cubes of a seat there back to its supply."""
    place = city * MOST_SEATS + seat
    count = state.cubes[place]
    if count:
        state.cubes[place] = 0
        state.supply[seat] += count
        events.pieces(state, "cubes-home", seat, city, count)


def clear_cubes(state: Emerald, city: int, seat: int) -> None:
    """Move the winner's cubes to Limbo, all others home (EME-5.6, EME-9.13)."""
    for other in range(state.seats):
        if other == seat:
            to_limbo(state, city, other)
        else:
            home(state, city, other)


# -- points ----------------------------------------------------------------------------------------


def gain(state: Emerald, seat: int, kind: int, count: int) -> None:
    """Give points or, with Society of Leopold, take them away (EME-15.3, EME-15.5)."""
    if count:
        place = seat * 4 + kind
        state.points = put(state.points, place, state.points[place] + count)
        events.points(state, seat, kind, count)


def gain_card(state: Emerald, seat: int, card: int, sign: int) -> None:
    """Give the points that a card shows (EME-5.8)."""
    for kind in range(3):
        count = state.rules.points[card * 4 + kind]
        if count:
            gain(state, seat, kind, sign * count)


def win_royal(state: Emerald, seat: int, city: int, hidden: bool) -> None:
    """Put a royal into the tableau: killed (EME-9.11) or hidden (EME-18.8)."""
    state.slots &= ~(1 << city)
    card = FIRST_ROYAL + city
    state.tableau[seat] = [*state.tableau[seat], card + EXTRA if hidden else card]
    events.royal(state, "royal-hidden" if hidden else "royal-killed", seat, city, card)
    kind = LOYALIST_POINTS if hidden else RESTORATIONIST_POINTS
    gain(state, seat, kind, state.rules.royal_points[city])
    for entry in state.tableau[seat]:
        other = entry % EXTRA
        if state.rules.effect[other] == ROYALTY_POINTS:  # EME-18.1: now and later
            gain(state, seat, RESTORATIONIST_POINTS, state.rules.amount[other])


# -- tracks ----------------------------------------------------------------------------------------


def advance_marker(state: Emerald, track: int, spaces: int) -> None:
    """Move a marker forward; it stops at the last space (EME-8.3)."""
    before = state.markers[track]
    after = min(state.rules.track, before + spaces)
    if after != before:
        state.markers = put(state.markers, track, after)
        events.marker_moved(state, track)


# -- stacks ----------------------------------------------------------------------------------------


def turn_up(state: Emerald, city: int) -> None:
    """Turn up the next card; a royal moves to its slot at once (EME-1.5, EME-5.10)."""
    while state.left[city]:
        card = state.stacks[city * WIDTH + state.left[city] - 1]
        if card >= FIRST_ROYAL:
            state.left = put(state.left, city, state.left[city] - 1)
            state.slots |= 1 << city
            events.in_city(state, "royal-appeared", city, card)
        elif state.purged and state.rules.remove_undead and state.rules.undead[card]:  # AMB-25
            state.left = put(state.left, city, state.left[city] - 1)
            state.gone = [*state.gone, card]
            events.in_city(state, "card-lost", city, card)
        else:
            events.in_city(state, "card-turned", city, card)
            return


def cities_of(bits: int) -> list[int]:
    """Return the cities of a set of bits."""
    return [city for city in range(CITY_COUNT) if bits >> city & 1]
