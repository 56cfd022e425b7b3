"""What the names in an ability mean now (rules file, 6.7)."""

from __future__ import annotations

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
from konspira.games.stawka.state import (
    ABILITY,
    ACTOR,
    ARREST,
    ATTACK,
    AUDI,
    FREE,
    INTERROGATION,
    KIND,
    ME,
    MEMBERS,
    PICKED,
    SEARCH,
    SELF,
    TALK,
    TURN,
    Stawka,
)
from konspira.games.stawka.state import TARGET as TARGET_AT
from konspira.games.stawka.town import figures
from konspira.kernel.step import NOBODY

NO_FRAME: list[int] = []


def frame_of(state: Stawka, kind: int) -> list[int]:
    """The innermost running procedure of a kind; empty if there is none."""
    for place in range(len(state.frames) - 1, -1, -1):
        if state.frames[place][KIND] == kind:
            return state.frames[place]
    return NO_FRAME


def value(state: Stawka, frame: list[int], name: int) -> int:
    """The object that a name stands for, or NONE."""
    if name < 0:
        return NONE
    if name >= OF_SECTOR:
        return look_up(state, name // 1000 * 1000, value(state, frame, name % 1000))
    if name >= TOKEN:
        return name  # the object itself
    if name >= PERSON:
        return figures.slot_of_person(state, name - PERSON)
    if name >= CHOICE:
        return frame[PICKED + name - CHOICE]
    if name == SELF_NAME:
        return frame[SELF]
    if name == MOVER:
        return state.active
    if name == IT:
        return frame[MEMBERS + frame[TURN] - 1]
    if name == HERE:
        return here(state, frame)
    return partner(state, name)


def partner(state: Stawka, name: int) -> int:
    """An agent of the running procedure."""
    if name == TARGET:
        for place in range(len(state.frames) - 1, -1, -1):
            running = state.frames[place]
            if running[KIND] in (TALK, ARREST, ATTACK, INTERROGATION):
                return running[TARGET_AT]
        return NONE
    talk = frame_of(state, TALK)
    if not talk:
        return NONE
    return talk[ACTOR] if name == INITIATOR else talk[TARGET_AT]


def here(state: Stawka, frame: list[int]) -> int:
    """The location of `self`; in a search the location being searched."""
    running = frame_of(state, SEARCH)
    slot = running[ACTOR] if running else frame[SELF]
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


def player(frame: list[int], who: int) -> int:
    """A seat."""
    if who == ME_PLAYER:
        return frame[ME]
    if who == FOE:
        return 1 - frame[ME]
    return who


def pseudo(slot: int, seat: int) -> list[int]:
    """A frame for conditions that belong to no ability in use."""
    return [ABILITY, NOBODY, slot, seat, -2, -2, -2, -2, -2, -2, NOBODY, 0]
