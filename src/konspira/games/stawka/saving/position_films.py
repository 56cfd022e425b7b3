"""Positions of the films: the radio, the Black Audi (see `saving` and `position`)."""

from __future__ import annotations

from typing import Any

from konspira.games.stawka.content.names import COLORS, FIELDS, LOCATIONS, SECTORS
from konspira.games.stawka.state import (
    AUDI,
    BONUS,
    BROKEN,
    COUNTER,
    COUNTERS,
    ENTRIES,
    FOUND,
    LOADED,
    NAMED,
    RADIO,
    RADIO_OPEN,
    SENT,
    SETUP,
    THROWN,
    Stawka,
)
from konspira.kernel.errors import Remedy, did_you_mean
from konspira.kernel.position import Reader, wrong
from konspira.kernel.step import NOBODY

MOST = 99


def save(state: Stawka) -> dict[str, Any]:
    """What belongs to a film alone; nothing in the training campaign."""
    if state.rules.has_radio:
        return {"radio": _save_radio(state)}
    return {"audi": _save_audi(state)} if state.rules.audi >= 0 else {}


def _save_radio(state: Stawka) -> dict[str, Any]:
    film = state.film
    return {
        "place": LOCATIONS[film[RADIO]] if film[RADIO] >= 0 else None,
        "public": film[RADIO_OPEN] == 1,
        "sending_since": film[SENT],
        "located": film[FOUND] == 1,
        "sectors": [SECTORS[s] for s in range(len(SECTORS)) if film[NAMED] >> s & 1],
    }


def _save_audi(state: Stawka) -> dict[str, Any]:
    film = state.film
    return {
        "field": FIELDS[state.where[AUDI]],
        "spent": state.spent[AUDI],
        "broken": film[BROKEN],
        "loaded": film[LOADED],
        "entered": [COLORS[slot] for slot in range(4) if film[ENTRIES] >> slot & 1],
        "counters": {name: film[COUNTER + place] for place, name in enumerate(COUNTERS)},
        "bonuses": {COLORS[slot]: film[BONUS + slot] for slot in range(4)},
        "roll": film[THROWN:],
    }


def load(state: Stawka, reader: Reader) -> None:
    """Read the same again; what is not named stays as the scenario begins."""
    if state.rules.has_radio:
        _load_radio(state, reader.sub("radio"))
    elif state.rules.audi >= 0:
        _load_audi(state, reader.sub("audi"))


def _load_radio(state: Stawka, data: Reader) -> None:
    known = [LOCATIONS[place] for place in state.rules.radio_places]
    place = data.get("place", None if state.phase == SETUP else known[0])
    if place is not None and place not in known:
        raise wrong(data.at("place"), place, did_you_mean(str(place), known), "STA-S4.1")
    if place is None and state.phase != SETUP:
        remedy = Remedy("stawka-radio", "the radio has a place once the game has begun")
        raise wrong(data.at("place"), place, remedy, "STA-S4.1")
    film = state.film
    film[RADIO] = NOBODY if place is None else LOCATIONS.index(place)
    film[RADIO_OPEN] = int(_flag(data, "public"))
    film[SENT] = data.number("sending_since", 0, 0, MOST)
    film[FOUND] = int(_flag(data, "located"))
    film[NAMED] = sum(1 << sector for sector in set(data.names("sectors", SECTORS)))
    if place is not None and film[NAMED]:
        here = state.rules.sector_of[state.rules.field_of[film[RADIO]]]
        if not film[NAMED] >> here & 1:
            remedy = Remedy("stawka-radio-sector", "one of the sectors named is the right one")
            raise wrong(data.at("sectors"), data.get("sectors"), remedy, "STA-S4.5")
    data.done()


def _load_audi(state: Stawka, data: Reader) -> None:
    rules, film = state.rules, state.film
    known = [
        FIELDS[field]
        for field in rules.fields
        if rules.place_at[field] < 0 or field in (rules.audi, rules.audi_stop)
    ]
    field = data.word("field", FIELDS[state.where[AUDI]], known)
    state.where[AUDI] = FIELDS.index(field)
    state.spent[AUDI] = data.number("spent", 0, 0, MOST)
    film[BROKEN] = data.number("broken", 0, 0, MOST)
    film[LOADED] = data.number("loaded", 0, 0, MOST)
    if film[LOADED] and not film[BROKEN]:
        remedy = Remedy("stawka-not-broken", "Pulkowski is loaded only once he is broken")
        raise wrong(data.at("loaded"), film[LOADED], remedy, "STA-S6.6")
    film[ENTRIES] = sum(1 << color for color in set(data.names("entered", COLORS)))
    counters = data.sub("counters")
    for place, name in enumerate(COUNTERS):
        film[COUNTER + place] = counters.number(name, 0, -MOST, MOST)
    counters.done()
    bonuses = data.sub("bonuses")
    for slot, name in enumerate(COLORS):
        film[BONUS + slot] = bonuses.number(name, 0, 0, MOST)
    bonuses.done()
    thrown = data.items("roll")
    if len(thrown) not in (0, 3) or any(type(n) is not int or abs(n) > MOST for n in thrown):
        raise wrong(data.at("roll"), thrown, Remedy("stawka-thrown", "expected two dice, a total"))
    film[THROWN:] = thrown or [0, 0, 0]
    data.done()


def _flag(reader: Reader, key: str) -> bool:
    value = reader.get(key, False)
    if not isinstance(value, bool):
        raise wrong(reader.at(key), value, Remedy("expected-flag", "expected true or false"))
    return value
