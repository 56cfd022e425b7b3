"""The writer of Emerald's positions, in the words of the rules file; `position` reads them."""

from __future__ import annotations

from typing import Any

from konspira.games.emerald.cards import CARDS, CITIES, FACTIONS, FIRST_ROYAL
from konspira.games.emerald.choices import MOST_SEATS, TABLE
from konspira.games.emerald.rules import ATTACKS, HIDE_ROYALTY, SACRIFICE, SHELTER
from konspira.games.emerald.state import (
    ATTACK_BLOCKED,
    ATTACK_CITY,
    ATTACK_KIND,
    ATTACK_VICTIM,
    EXTRA,
    FRESH,
    TEXT_USE,
    WIDTH,
    Emerald,
)
from konspira.games.emerald.vocabulary import ENDS, PHASES


def save(state: Emerald) -> dict[str, Any]:
    """Return all fields of a state that are Emerald's own."""
    data: dict[str, Any] = {
        "phase": PHASES[state.phase],
        "first": state.first,
        "active": state.active,
        "turns": state.turns,
        "actions": state.actions,
        "free": state.free,
        "claims": state.claims,
        "markers": {name: state.markers[track] for track, name in enumerate(FACTIONS)},
        "cities": {name: _save_city(state, city) for city, name in enumerate(CITIES)},
        "removed": [CARDS[card] for card in state.gone],
        "purged": state.purged,
        "seats": [_save_seat(state, seat) for seat in range(state.seats)],
        "in_play": [_save_use(use) for use in state.in_play],
        "strikes": state.strikes[:],
        "plan": [TABLE.name(option) for option in state.plan],
    }
    if state.attack:
        data["attack"] = {
            "kind": ATTACKS[state.attack[ATTACK_KIND]],
            "city": CITIES[state.attack[ATTACK_CITY]],
            "victim": state.attack[ATTACK_VICTIM],
            "blocked": state.attack[ATTACK_BLOCKED] == 1,
        }
    if state.draws:
        data["draws"] = [CARDS[card] for card in state.draws]
    if state.ends:
        data["ends"] = [name for end, name in enumerate(ENDS) if state.ends >> end & 1]
    return data


def _save_use(use: int) -> dict[str, Any]:
    return {"card": CARDS[use % TEXT_USE], "text": use >= TEXT_USE}


def _save_city(state: Emerald, city: int) -> dict[str, Any]:
    """Return the stack from its face-up card down, and the pieces by seat."""
    places = range(city * MOST_SEATS, city * MOST_SEATS + state.seats)
    start = city * WIDTH
    stack = state.stacks[start : start + state.left[city]]
    return {
        "stack": [CARDS[card] for card in reversed(stack)],
        "royal": state.slots >> city & 1 == 1,
        "lost": state.lost[city],
        "cubes": [state.cubes[place] for place in places],
        "agents": [state.agents[place] for place in places],
        "zombies": [state.zombies[place] for place in places],
    }


def _save_seat(state: Emerald, seat: int) -> dict[str, Any]:
    return {
        "hand": [CARDS[card] for card in state.hand[seat]],
        "known_hand": [CARDS[card] for card in state.open_hand[seat]],
        "deck": [CARDS[card] for card in state.deck[seat]],
        "discard": [CARDS[card] for card in state.discard[seat]],
        "tableau": [save_entry(state, entry) for entry in state.tableau[seat]],
        "identity": FACTIONS[state.identity[seat]],
        "revealed": state.is_revealed(seat),
        "looked_by": [other for other in range(state.seats) if state.looks[seat] >> other & 1],
        "supply": state.supply[seat],
        "limbo": state.limbo[seat],
        "agents": state.pool[seat],
        "tokens": state.tokens[seat],
    }


def save_entry(state: Emerald, entry: int) -> dict[str, Any]:
    """Return a card of a tableau with the pieces on it or under it."""
    card, extra = entry % EXTRA, entry // EXTRA
    data: dict[str, Any] = {"card": CARDS[card]}
    effect = state.rules.effect[card]
    if card >= FIRST_ROYAL:
        data["hidden"] = extra == 1
    elif effect in (SHELTER, SACRIFICE):
        data["agents"] = extra % FRESH
        if extra >= FRESH:
            data["fresh"] = True
    elif effect == HIDE_ROYALTY and extra:
        data["royal"] = CARDS[FIRST_ROYAL + extra - 1]
    elif extra:
        data["victim"] = extra - 1
    return data
