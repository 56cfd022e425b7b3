"""Interrogation, and ways out of jail (STA-10.9 to STA-10.11)."""

from __future__ import annotations

from konspira.games.stawka import choices, links
from konspira.games.stawka.abilities.words import INTERROGATION
from konspira.games.stawka.films import films
from konspira.games.stawka.links import Asked
from konspira.games.stawka.procedures import talk
from konspira.games.stawka.running import (
    Interrogation,
)
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import FREE, GERMAN, PRISONER, Stawka, put
from konspira.games.stawka.town import evidence, figures, rolls
from konspira.kernel.events import Question
from konspira.kernel.step import Step


def can_interrogate(state: Stawka) -> list[int]:
    """Can it interrogate? Once per stage, if a German's own player leads him (STA-10.9)."""
    if state.rules.level == 0 or state.leader != GERMAN or state.active < 4:
        return []
    if state.asked_out >= state.rules.interrogations:
        return []
    return [slot for slot in range(4) if state.status[slot] == PRISONER]


def interrogate(state: Stawka, slot: int) -> None:
    """Start an interrogation: a roll like a talk's (STA-10.9)."""
    state.running.append(Interrogation(slot, GERMAN))
    state.then(InterrogationRoll())
    links.put_window(state, INTERROGATION)


class InterrogationRoll(Step[Stawka]):
    """Roll, and carry out the result (STA-10.10)."""

    def run(self, state: Stawka) -> None:
        asking = state.running.pop()
        assert isinstance(asking, Interrogation)
        slot = asking.target
        color = slot & 3
        asking.die_1 = state.roll(6)
        asking.die_2 = state.roll(6)
        before = state.track[GERMAN * 4 + color]
        bonus = evidence.bonus(state, GERMAN, color)
        total = asking.die_1 + asking.die_2 + asking.modifier + bonus
        events.dice(state, "interrogated", slot, asking.die_1, asking.die_2, total)
        result = talk.outcome(state, slot, total, before)
        rolls.keep(state, rolls.INTERROGATION_ROLL, asking, total, 0, result)
        if result == 3:
            state.then(PlaceReleased(GERMAN, slot, 0))
            talk.tell_secret(state, GERMAN, slot, before, 2)
        elif result:
            evidence.gain(state, GERMAN, color, result, evidence.FROM_TALK)
        evidence.check(state)


def can_release(state: Stawka) -> bool:
    """Is there a location left to be released into (STA-10.11)?"""
    for place in state.rules.places:
        if not state.destroyed >> place & 1:
            return True
    return False


def release(state: Stawka, slot: int, field: int, chooser: int) -> None:
    """Release a prisoner onto a field, or where a player chooses: `release_prisoner`."""
    if field >= 0 and not figures.is_destroyed(state, field):
        set_free(state, slot, field)
    else:
        state.then(PlaceReleased(chooser, slot, 0))


def set_free(state: Stawka, slot: int, field: int) -> None:
    """Set a prisoner free on a field (STA-10.11)."""
    state.status = put(state.status, slot, FREE)
    state.where[slot] = field
    events.agent_field(state, "released", slot, field)
    if state.rules.film:
        films.moved(state, slot)


class PlaceReleased(Asked):
    """Ask for any location; in an exchange, of a sector without an SS officer (D-51, STA-11.4)."""

    __slots__ = ("exchange", "slot")

    def __init__(self, seat: int, slot: int, exchange: int) -> None:
        super().__init__(seat)
        self.slot = slot
        self.exchange = exchange

    def numbers(self) -> list[int]:
        return [self.seat, self.slot, self.exchange]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.seat < 2 and 0 <= self.slot < 4

    def options(self, state: Stawka) -> list[int]:
        every: list[int] = []
        calm: list[int] = []
        for place in state.rules.places:
            if not state.destroyed >> place & 1:
                field = state.rules.field_of[place]
                every.append(choices.FIELD + field)
                if not figures.ss_in_sector(state, state.rules.sector_of[field]):
                    calm.append(choices.FIELD + field)
        found = calm if self.exchange and calm else every
        found.sort()
        return found

    def choose(self, state: Stawka, option: int) -> None:
        set_free(state, self.slot, option - choices.FIELD)

    def question(self, state: Stawka) -> Question:
        return Question(
            self.seat, "place-released", "effect", {"agent": figures.called(state, self.slot)}
        )
