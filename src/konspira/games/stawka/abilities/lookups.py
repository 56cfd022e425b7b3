"""What the names in an ability mean now (rules file, 6.7)."""

from __future__ import annotations

from typing import Final

from konspira.games.stawka.abilities.ops import (
    CHOICE,
    COLOR,
    FIELD,
    FOE,
    HERE,
    INITIATOR,
    IT,
    MOVER,
    NONE,
    OF_COLOR,
    OF_FIELD,
    OF_PLACE,
    OF_SECTOR,
    PERSON,
    PLACE,
    SECTOR,
    TARGET,
    TOKEN,
)
from konspira.games.stawka.abilities.ops import ME as ME_PLAYER
from konspira.games.stawka.abilities.ops import SELF as SELF_NAME
from konspira.games.stawka.running import (
    Arrest,
    Attack,
    Interrogation,
    Talk,
    Use,
    search_in,
    talk_in,
)
from konspira.games.stawka.state import AUDI, FREE, Stawka
from konspira.games.stawka.town import figures
from konspira.kernel.step import NOBODY


def value(state: Stawka, use: Use, name: int) -> int:
    """The object that a name stands for, or NONE."""
    if name < 0:
        return NONE
    if name >= OF_SECTOR:
        return look_up(state, name // 1000 * 1000, value(state, use, name % 1000))
    if name >= TOKEN:
        return name  # the object itself
    if name >= PERSON:
        return figures.slot_of_person(state, name - PERSON)
    if name >= CHOICE:
        return use.picked[name - CHOICE]
    if name == SELF_NAME:
        return use.agent
    if name == MOVER:
        return state.active
    if name == IT:
        return use.members[use.turn - 1]
    if name == HERE:
        return here(state, use)
    return partner(state, name)


def partner(state: Stawka, name: int) -> int:
    """An agent of the running procedure."""
    if name == TARGET:
        for place in range(len(state.running) - 1, -1, -1):
            running = state.running[place]
            if isinstance(running, (Talk, Arrest, Attack, Interrogation)):
                return running.target
        return NONE
    talk = talk_in(state.running)
    if talk is None:
        return NONE
    return talk.actor if name == INITIATOR else talk.target


def here(state: Stawka, use: Use) -> int:
    """The location of `self`; in a search the location being searched."""
    search = search_in(state.running)
    slot = use.agent if search is None else search.actor
    if not 0 <= slot < 8:
        return NONE
    found = figures.place(state, slot)
    return PLACE + found if found >= 0 else NONE


def look_up(state: Stawka, what: int, thing: int) -> int:
    """`sector_of`, `location_of`, `color_of`, `field` of an object."""
    if what == OF_COLOR:
        return thing if thing >= COLOR else (COLOR + (thing & 3) if thing >= 0 else NONE)
    field = field_of(state, thing)
    if field < 0:
        return NONE
    if what == OF_SECTOR:
        return SECTOR + state.rules.sector_of[field]
    if what == OF_PLACE:
        found = state.rules.place_at[field]
        return PLACE + found if found >= 0 else NONE
    assert what == OF_FIELD
    return FIELD + field


def field_of(state: Stawka, thing: int) -> int:
    """Where an agent, token or location is; NOBODY off the board (prisoners are)."""
    if thing < 0:
        return NOBODY
    if thing <= AUDI:
        return state.where[thing] if state.status[thing] == FREE else NOBODY
    if thing >= FIELD:
        return thing - FIELD
    if thing >= PLACE and thing < SECTOR:
        return state.rules.field_of[thing - PLACE]
    if thing >= TOKEN and thing < COLOR:
        return max(state.token_at[thing - TOKEN], NOBODY)
    return NOBODY


def player(use: Use, who: int) -> int:
    """A seat."""
    if who == ME_PLAYER:
        return use.me
    if who == FOE:
        return 1 - use.me
    return who


def pseudo(slot: int, seat: int) -> Use:
    """For conditions that belong to no text in use."""
    return Use(NOBODY, slot, seat, NOBODY)


NO_TEXT: Final = pseudo(NOBODY, NOBODY)
