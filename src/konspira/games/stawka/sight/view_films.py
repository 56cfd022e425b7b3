"""The public part of a film: radio, Black Audi, and the standing of both sides (STA-20)."""

from __future__ import annotations

import msgspec

from konspira.games.stawka.content.names import FIELDS, FIGURES, LOCATIONS, SECTORS
from konspira.games.stawka.films import audi, car, passwords, radio
from konspira.games.stawka.sight.running import Change, changes_of
from konspira.games.stawka.state import (
    AUDI,
    COUNTERS,
    FREE,
    GERMAN,
    POLISH,
    PRISONER,
    Stawka,
)
from konspira.games.stawka.town import evidence, figures

STANDINGS = (  # the values of `Standing.victory`
    *("vp", "secrets", "exposure", "room_217", "prisoners", "password"),
    *("dispatch", "located", "barracks", "hold_out", "network"),
)


class Standing(msgspec.Struct, frozen=True):
    """The progress of a side on one way of winning."""

    victory: str  # see STANDINGS; network: STA-10.12
    seat: int  # the side that would win by it
    have: int
    need: int


class RadioView(msgspec.Struct, frozen=True):
    """The hidden radio station (STA-S4.1 to STA-S4.5)."""

    place: str | None  # None: the viewer may not know it
    public: bool
    possible: list[str]  # places where it may be, by public knowledge
    sectors: list[str]  # sectors that the Polish player has named
    sending_since: int | None  # the stage in which the running transmission began
    secrets_needed: int
    located: bool  # by German secrets


class AudiView(msgspec.Struct, frozen=True):
    """The Black Audi and its passenger (STA-S6.1 to STA-S6.12); all of it is public."""

    field: str
    ap_limit: int
    ap_spent: int
    vigilance: int
    defence: int  # with all changes by missions and cards
    broken: bool
    loaded: bool
    waits: bool  # loaded in this stage: it may neither drive nor be attacked
    breaks_at: int
    roll: list[int]  # the last roll against Pulkowski: two dice, and its total
    modifiers: list[Change]  # the changes of the next roll, as things are now
    entered: list[str]  # Polish agents that have stood in the factory
    counters: dict[str, int]  # 6.10
    bonuses: dict[str, int]  # by Polish agent: on attacks on the Audi


def radio_view(state: Stawka, viewer: int) -> RadioView | None:
    """Return the radio with the eyes of a seat."""
    if not state.rules.has_radio:
        return None
    film = state.radio
    known = film.place >= 0 and (viewer == POLISH or film.public)
    return RadioView(
        place=LOCATIONS[film.place] if known else None,
        public=film.public,
        possible=[LOCATIONS[place] for place in radio.possible(state)],
        sectors=[SECTORS[sector] for sector in range(len(SECTORS)) if film.sectors >> sector & 1],
        sending_since=film.sending_since or None,
        secrets_needed=state.rules.radio_secrets,
        located=film.located,
    )


def audi_view(state: Stawka) -> AudiView | None:
    """Return the car, the same for all."""
    if state.rules.audi < 0:
        return None
    film = state.car
    names = [FIGURES[figures.person(state, slot)] for slot in range(4)]
    return AudiView(
        field=FIELDS[state.where[AUDI]],
        ap_limit=car.ap_limit(state),
        ap_spent=state.spent[AUDI],
        vigilance=figures.vigilance(state, AUDI),
        defence=audi.defence(state),
        broken=film.broken > 0,
        loaded=film.loaded > 0,
        waits=not car.may_move(state),
        breaks_at=state.rules.breaks_at,
        roll=film.roll if film.roll[0] else [],
        modifiers=changes_of(audi.changes(state)) if state.stage else [],
        entered=[name for slot, name in enumerate(names) if film.entered >> slot & 1],
        counters={name: film.counters[place] for place, name in enumerate(COUNTERS)},
        bonuses={name: film.bonuses[slot] for slot, name in enumerate(names) if film.bonuses[slot]},
    )


def standings(state: Stawka) -> list[Standing]:
    """Return every way to win of this scenario, for each side that has it."""
    rules = state.rules
    found: list[Standing] = []
    for seat in (POLISH, GERMAN):
        if rules.victory_vp:
            found.append(Standing("vp", seat, state.vp[seat], rules.victory_vp))
        if rules.victory_secrets:
            found.append(Standing("secrets", seat, state.secrets[seat], rules.victory_secrets))
        if rules.exposure:
            found.append(Standing("exposure", seat, state.track[seat * 4 + 3], evidence.MOST))
        if rules.password:
            shown = passwords.LENGTH - len(passwords.hidden(state, 1 - seat))
            found.append(Standing("password", seat, shown, passwords.LENGTH))
        if rules.hotel >= 0:
            found.append(Standing("room_217", seat, state.vp[seat], rules.hotel_vp))
    if rules.has_radio:
        sent = 1 + state.stage - state.radio.sending_since if state.radio.sending_since else 0
        found.append(Standing("dispatch", POLISH, sent, 2))
        found.append(Standing("located", GERMAN, 3 if state.radio.located else located(state), 3))
    if rules.audi >= 0:
        left = rules.far[GERMAN][state.where[AUDI]][rules.audi]
        way = rules.far[GERMAN][rules.audi_stop][rules.audi]
        driven = max(0, way - left) if state.car.loaded else 0
        found.append(Standing("barracks", GERMAN, driven, way))
        found.append(Standing("hold_out", POLISH, state.stage, rules.stages))
    if rules.prisoners:
        found.append(Standing("prisoners", GERMAN, state.status.count(PRISONER), 3))
    if rules.network:
        lost = sum(state.doc[s] >= 0 and state.status[s] != FREE for s in range(3))
        there = sum(state.doc[slot] >= 0 for slot in range(3))
        if state.stage:
            found.append(Standing("network", GERMAN, lost, there))
    return found


def located(state: Stawka) -> int:
    """Count German secrets for finding the radio."""
    return 2 if state.radio.public else min(2, state.secrets[GERMAN])
