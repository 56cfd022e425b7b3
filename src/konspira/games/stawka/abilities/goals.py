"""Goals of missions (rules file, 6.9): targets, and deeds done since the card was taken."""

from __future__ import annotations

from konspira.games.stawka.abilities.texts import Condition, nothing
from konspira.games.stawka.abilities.words import (
    ANYBODY,
    CHIEF,
    CIVIL,
    COLOR,
    ENEMY_ANY,
    ENEMY_UNIFORM,
    NONE,
    NOT_CHIEF,
    OWN_ANY,
    OWN_COLOR,
    PEOPLE,
    PLACE,
    SAME_COLOR,
    SECTOR,
    TALKED,
    UNIFORMED,
)
from konspira.games.stawka.running import Use
from konspira.games.stawka.state import FREE, Stawka
from konspira.games.stawka.town import figures


def real_place(state: Stawka, place: int) -> int:
    """Return the place of a location: its substitute if it is not on the board (STA-15.11)."""
    if place >= 0 and state.rules.field_of[place] < 0:
        return state.rules.substitute[place]
    return place


def meets(state: Stawka, slot: int, aim: int) -> bool:
    """Does an agent who fits stand on its field?"""
    if state.status[slot] != FREE:
        return False
    for other in range(8):
        if other == slot or state.status[other] != FREE:
            continue
        if state.where[other] == state.where[slot] and fits_aim(state, slot, other, aim, True):
            return True
    return False


def fits_aim(state: Stawka, slot: int, other: int, aim: int, meeting: bool) -> bool:
    """Is the other agent a target of this kind for the holder of a mission?"""
    own = slot >> 2 == other >> 2
    if aim >= PEOPLE:
        return figures.person(state, other) == aim - PEOPLE
    if aim == CHIEF:
        return own == meeting and figures.is_chief(state, other)
    if aim >= OWN_COLOR:
        return own and other & 3 == aim - OWN_COLOR
    if aim == OWN_ANY:
        return own
    if own:
        return False
    if aim in (ANYBODY, ENEMY_ANY):
        return True
    if aim == NOT_CHIEF:
        return not figures.is_chief(state, other)
    if aim == SAME_COLOR:
        return other & 3 == slot & 3
    if aim in (UNIFORMED, ENEMY_UNIFORM):
        return figures.in_uniform(state, other)
    if aim == CIVIL:
        return not figures.in_uniform(state, other)
    return aim >= COLOR and other & 3 == aim - COLOR


class Since(Condition):
    """The goal `since`: its holder did this as often since it took its card (STA-15.12)."""

    __slots__ = ("deed", "least", "result", "thing")

    def __init__(self, deed: int, thing: int, result: int, least: int) -> None:
        super().__init__("since", nothing, [])
        self.deed = deed
        self.thing = thing  # a location, a target, or NONE for any
        self.result = result  # of a talk
        self.least = least

    def holds(self, state: Stawka, use: Use) -> bool:
        count = 0
        for deed in state.deeds[use.agent]:
            if deed // 100000 == self.deed and self.counts(state, use.agent, deed):
                count += 1
        return count >= self.least

    def counts(self, state: Stawka, slot: int, deed: int) -> bool:
        """Is it the deed that the goal names?"""
        thing, number = deed // 100 % 1000, deed % 100
        if self.thing == NONE:
            return True
        if self.deed == TALKED and number < self.result:
            return False
        if PLACE <= self.thing < SECTOR:
            return thing == real_place(state, self.thing - PLACE)
        return fits_aim(state, slot, thing, self.thing, False)
