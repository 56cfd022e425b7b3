"""Arguments of a text and what they stand for: names, look-ups, fixed things (rules file, 6.7)."""

from __future__ import annotations

from typing import Final

from konspira.games.stawka.abilities.words import COLOR, FIELD, NONE, PLACE, SECTOR, TOKEN
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


class Argument:
    """One argument of a condition or an effect. It never changes; this one names nothing."""

    __slots__ = ()

    def of(self, state: Stawka, use: Use) -> int:
        """Return the object or the number that it stands for now, or NONE."""
        return NONE

    def chosen(self) -> int:
        """Return the place of the choice that it names (see `CHOICES`), or NONE."""
        return NONE

    def fixed(self) -> int:
        """Return its fixed value, or NONE."""
        return NONE


class Fixed(Argument):
    """The object itself, a number, a player."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def of(self, state: Stawka, use: Use) -> int:
        return self.number

    def fixed(self) -> int:
        return self.number


class Chosen(Argument):
    """`c1`, `k1` and so on: what somebody chose for this text (6.8)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def of(self, state: Stawka, use: Use) -> int:
        return use.picked[self.place]

    def chosen(self) -> int:
        return self.place


class Person(Argument):
    """`agent:<id>`: the figure of a character."""

    __slots__ = ("character",)

    def __init__(self, character: int) -> None:
        self.character = character

    def of(self, state: Stawka, use: Use) -> int:
        return figures.slot_of_person(state, self.character)


class Self(Argument):
    """`self`: the agent whose text it is."""

    __slots__ = ()

    def of(self, state: Stawka, use: Use) -> int:
        return use.agent


class Mover(Argument):
    """`mover`, `searcher`: the active agent."""

    __slots__ = ()

    def of(self, state: Stawka, use: Use) -> int:
        return state.active


class Target(Argument):
    """`target`: the agent that the running procedure is about."""

    __slots__ = ()

    def of(self, state: Stawka, use: Use) -> int:
        for place in range(len(state.running) - 1, -1, -1):
            running = state.running[place]
            if isinstance(running, (Talk, Arrest, Attack, Interrogation)):
                return running.target
        return NONE


class Initiator(Argument):
    """`talk_initiator`."""

    __slots__ = ()

    def of(self, state: Stawka, use: Use) -> int:
        talk = talk_in(state.running)
        return NONE if talk is None else talk.actor


class TalkedTo(Argument):
    """`talked_to`."""

    __slots__ = ()

    def of(self, state: Stawka, use: Use) -> int:
        talk = talk_in(state.running)
        return NONE if talk is None else talk.target


class Here(Argument):
    """`here`: the location of `self`; in a search the location being searched."""

    __slots__ = ()

    def of(self, state: Stawka, use: Use) -> int:
        search = search_in(state.running)
        slot = use.agent if search is None else search.actor
        if not 0 <= slot < 8:
            return NONE
        found = figures.place(state, slot)
        return PLACE + found if found >= 0 else NONE


class Me(Argument):
    """`me`: the player who uses the text."""

    __slots__ = ()

    def of(self, state: Stawka, use: Use) -> int:
        return use.me


class Foe(Argument):
    """`foe`: the other player."""

    __slots__ = ()

    def of(self, state: Stawka, use: Use) -> int:
        return 1 - use.me


class LookUp(Argument):
    """Something that belongs to another argument; each look-up is a class of its own."""

    __slots__ = ("thing",)

    def __init__(self, thing: Argument) -> None:
        self.thing = thing

    def chosen(self) -> int:
        return self.thing.chosen()


class ColorOf(LookUp):
    """`color_of`."""

    __slots__ = ()

    def of(self, state: Stawka, use: Use) -> int:
        thing = self.thing.of(state, use)
        if thing >= COLOR:
            return thing
        return COLOR + (thing & 3) if thing >= 0 else NONE


class SectorOf(LookUp):
    """`sector_of`."""

    __slots__ = ()

    def of(self, state: Stawka, use: Use) -> int:
        return sector_of(state, self.thing.of(state, use))


class PlaceOf(LookUp):
    """`location_of`."""

    __slots__ = ()

    def of(self, state: Stawka, use: Use) -> int:
        field = field_of(state, self.thing.of(state, use))
        place = state.rules.place_at[field] if field >= 0 else NOBODY
        return PLACE + place if place >= 0 else NONE


class FieldOf(LookUp):
    """`field`, `same_field_as`."""

    __slots__ = ()

    def of(self, state: Stawka, use: Use) -> int:
        field = field_of(state, self.thing.of(state, use))
        return FIELD + field if field >= 0 else NONE


def sector_of(state: Stawka, thing: int) -> int:
    """Return the sector of an object, or NONE."""
    field = field_of(state, thing)
    return SECTOR + state.rules.sector_of[field] if field >= 0 else NONE


def field_of(state: Stawka, thing: int) -> int:
    """Return the field of an agent, token or location; NOBODY off the board, prisoners included."""
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


def pseudo(slot: int, seat: int) -> Use:
    """Return a use for conditions that belong to no text in use."""
    return Use(NOBODY, slot, seat, NOBODY)


NO_TEXT: Final = pseudo(NOBODY, NOBODY)
