"""Positions of the films: the radio, the Black Audi (see `saving` and `position`)."""

from __future__ import annotations

from typing import Any

from konspira.games.stawka.content.names import COLORS, FIELDS, LOCATIONS, SECTORS
from konspira.games.stawka.state import (
    AUDI,
    COUNTERS,
    SETUP,
    Stawka,
)
from konspira.kernel.errors import Remedy, did_you_mean
from konspira.kernel.position import Reader, wrong
from konspira.kernel.step import NOBODY

MOST = 99


def save(state: Stawka) -> dict[str, Any]:
    """Write the state of a film; in the training campaign there is none."""
    if state.rules.has_radio:
        return {"radio": _save_radio(state)}
    return {"audi": _save_audi(state)} if state.rules.audi >= 0 else {}


def _save_radio(state: Stawka) -> dict[str, Any]:
    film = state.radio
    return {
        "place": LOCATIONS[film.place] if film.place >= 0 else None,
        "public": film.public,
        "sending_since": film.sending_since,
        "located": film.located,
        "sectors": [SECTORS[s] for s in range(len(SECTORS)) if film.sectors >> s & 1],
    }


def _save_audi(state: Stawka) -> dict[str, Any]:
    film = state.car
    return {
        "field": FIELDS[state.where[AUDI]],
        "spent": state.spent[AUDI],
        "broken": film.broken,
        "loaded": film.loaded,
        "entered": [COLORS[slot] for slot in range(4) if film.entered >> slot & 1],
        "counters": {name: film.counters[place] for place, name in enumerate(COUNTERS)},
        "bonuses": {COLORS[slot]: film.bonuses[slot] for slot in range(4)},
        "roll": list(film.roll),
    }


def load(state: Stawka, reader: Reader) -> None:
    """Read it again; parts that are not named stay as the scenario begins."""
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
    film = state.radio
    film.place = NOBODY if place is None else LOCATIONS.index(place)
    film.public = _flag(data, "public")
    film.sending_since = data.number("sending_since", 0, 0, MOST)
    film.located = _flag(data, "located")
    film.sectors = sum(1 << sector for sector in set(data.names("sectors", SECTORS)))
    if place is not None and film.sectors:
        here = state.rules.sector_of[state.rules.field_of[film.place]]
        if not film.sectors >> here & 1:
            remedy = Remedy("stawka-radio-sector", "one of the sectors named is the right one")
            raise wrong(data.at("sectors"), data.get("sectors"), remedy, "STA-S4.5")
    data.done()


def _load_audi(state: Stawka, data: Reader) -> None:
    rules, film = state.rules, state.car
    known = [
        FIELDS[field]
        for field in rules.fields
        if rules.place_at[field] < 0 or field in (rules.audi, rules.audi_stop)
    ]
    field = data.word("field", FIELDS[state.where[AUDI]], known)
    state.where[AUDI] = FIELDS.index(field)
    state.spent[AUDI] = data.number("spent", 0, 0, MOST)
    film.broken = data.number("broken", 0, 0, MOST)
    film.loaded = data.number("loaded", 0, 0, MOST)
    if film.loaded and not film.broken:
        remedy = Remedy("stawka-not-broken", "Pulkowski is loaded only once he is broken")
        raise wrong(data.at("loaded"), film.loaded, remedy, "STA-S6.6")
    film.entered = sum(1 << color for color in set(data.names("entered", COLORS)))
    counters = data.sub("counters")
    for place, name in enumerate(COUNTERS):
        film.counters[place] = counters.number(name, 0, -MOST, MOST)
    counters.done()
    bonuses = data.sub("bonuses")
    for slot, name in enumerate(COLORS):
        film.bonuses[slot] = bonuses.number(name, 0, 0, MOST)
    bonuses.done()
    thrown = data.items("roll")
    if len(thrown) not in (0, 3) or any(type(n) is not int or abs(n) > MOST for n in thrown):
        raise wrong(data.at("roll"), thrown, Remedy("stawka-thrown", "expected two dice, a total"))
    film.roll = thrown or [0, 0, 0]
    data.done()


def _flag(reader: Reader, key: str) -> bool:
    value = reader.get(key, False)
    if not isinstance(value, bool):
        raise wrong(reader.at(key), value, Remedy("expected-flag", "expected true or false"))
    return value
