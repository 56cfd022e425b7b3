"""Arrest, jail and interrogation (STA-10), kidnapping for exchange (STA-11)."""

from __future__ import annotations

from konspira.games.stawka import choices, links
from konspira.games.stawka.abilities.goals import fits_aim
from konspira.games.stawka.abilities.words import ARREST_AVOIDED, ARRESTED
from konspira.games.stawka.content.names import LOCATIONS
from konspira.games.stawka.films import films, radio
from konspira.games.stawka.links import Asked
from konspira.games.stawka.procedures import bribery, exchange, search, threats
from konspira.games.stawka.rules import WEAPON
from konspira.games.stawka.running import (
    BY_ARREST,
    BY_KIDNAP,
    Arrest,
)
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import GERMAN, POLISH, PRISONER, TS, Stawka, put
from konspira.games.stawka.town import evidence, figures, items, movement, vigilance
from konspira.kernel.events import Question
from konspira.kernel.step import Step

NEEDED = 6  # evidence (STA-9.3)
KLOSS = 3  # his slot
JAIL = LOCATIONS.index("jail")


def targets(state: Stawka, slot: int, ap: int) -> list[int]:
    """Return the agents that an agent may arrest now (STA-10.1, STA-10.2)."""
    if slot >> 2 != GERMAN or ap < state.rules.arrest_cost or state.rules.field_of[JAIL] < 0:
        return []
    found: list[int] = []
    if not figures.meets(state, slot, POLISH):
        return found
    hunts = state.rules.has_radio and radio.may_arrest(state, slot)  # STA-S4.6
    for other in figures.met(state, slot, POLISH):
        if other == KLOSS and not (hunts and state.rules.kloss_arrestable):
            continue
        if not hunts and state.track[GERMAN * 4 + (other & 3)] < NEEDED:
            continue
        if figures.has_talked(state, slot, other):
            continue
        if figures.is_ss(state, slot) or is_unlocked(state, slot, other):
            found.append(other)
    return found


def is_unlocked(state: Stawka, slot: int, other: int) -> bool:
    """Does its mission allow it to arrest this agent?"""
    mission = state.mission[slot]
    if mission < 0:
        return False
    for goal in state.rules.goals[mission]:
        if goal.arrest >= 0 and fits_aim(state, slot, other, goal.arrest, False):
            return True
    return False


class Declare(Step[Stawka]):
    """Declare and pay an arrest (STA-10.1)."""

    __slots__ = ("other",)

    def __init__(self, other: int) -> None:
        super().__init__()
        self.other = other

    def numbers(self) -> list[int]:
        return [self.other]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.other < 8

    def run(self, state: Stawka) -> None:
        slot = state.active
        ap = figures.ap_left(state, slot)
        if state.acted or self.other not in targets(state, slot, ap):
            return
        figures.pay(state, slot, state.rules.arrest_cost)
        state.acted = True
        start(state, slot, self.other, False)
        threats.on_action(state)


def can_start(state: Stawka, slot: int, other: int) -> bool:
    """Can an arrest by a card begin: do they meet, is there a jail, may this pair still talk?"""
    met = figures.is_free(state, slot) and other in figures.met(state, slot, 1 - (slot >> 2))
    return met and state.rules.field_of[JAIL] >= 0 and not figures.has_talked(state, slot, other)


def start(state: Stawka, slot: int, other: int, auto: bool) -> None:
    """Start an arrest, as an action or by a card (`start_arrest`)."""
    events.agents(state, "arrest-declared", slot, other)
    state.running.append(Arrest(slot, other, slot >> 2, BY_ARREST, auto))
    state.then(Caught())


def current(state: Stawka) -> Arrest:
    """Return the arrest or kidnapping that runs."""
    arrest = state.running[-1]
    assert isinstance(arrest, Arrest)
    return arrest


class Caught(Step[Stawka]):
    """Test the target; no test in the police sector (STA-10.3, STA-10.4, STA-11.3)."""

    def run(self, state: Stawka) -> None:
        arrest = current(state)
        slot, other = arrest.actor, arrest.target
        met = state.where[slot] == state.where[other]
        if not figures.is_free(state, slot) or not figures.is_free(state, other) or not met:
            arrest.cancelled = True
        if arrest.cancelled:
            events.agent(state, "action-cancelled", slot)
            state.running.pop()
            return
        state.pairs |= 1 << figures.pair(slot, other)  # STA-10.2
        state.then(Outcome())
        certain = arrest.is_certain() or figures.sector(state, other) == state.rules.police
        if arrest.cause == BY_ARREST and certain:
            state.verdict = 0
        else:
            vigilance.start(state, other, arrest.cause)


class Outcome(Step[Stawka]):
    """Carry out the result: arrested or avoided; kidnapped or avoided."""

    def run(self, state: Stawka) -> None:
        arrest = current(state)
        slot, other = arrest.actor, arrest.target
        if arrest.cause == BY_KIDNAP:
            state.running.pop()
            if state.verdict:
                events.agent(state, "kidnap-avoided", other)
                evidence.gain(state, GERMAN, slot & 3, 3, evidence.FROM_TEXT)  # STA-11.3
                evidence.check(state)
            else:
                events.agent(state, "kidnapped", other)
                state.then(exchange.PlaceKidnapped(POLISH, other), exchange.NamePrisoner(POLISH))
        elif state.verdict:
            events.agent(state, "arrest-avoided", other)
            state.fugitives |= 1 << other
            state.then(AvoidTo(POLISH, other), links.window(ARREST_AVOIDED), search.CloseFrame())
        else:
            state.running.pop()
            imprison(state, slot, other)


def imprison(state: Stawka, slot: int, other: int) -> None:
    """Put an agent in jail (STA-10.5)."""
    events.agent(state, "arrested", other)
    items.lose_all(state, other)
    state.status = put(state.status, other, PRISONER)
    state.where[other] = state.rules.field_of[JAIL]
    bribery.lapse(state, other)
    movement.note(state, slot, ARRESTED, other, 0)
    if state.rules.film:
        films.gone(state)
    evidence.check(state)


class AvoidTo(Asked):
    """Ask for the nearest location to flee to; an agent in a location stays (D-47, STA-10.6)."""

    __slots__ = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def numbers(self) -> list[int]:
        return [self.seat, self.slot]

    def fits(self, state: Stawka) -> bool:
        return self.seat == POLISH and 0 <= self.slot < 4

    def options(self, state: Stawka) -> list[int]:
        far = state.rules.far[POLISH][state.where[self.slot]]
        best = -1
        found: list[int] = []
        for place in state.rules.places:
            field = state.rules.field_of[place]
            if state.destroyed >> place & 1 or far[field] < 0:
                continue
            if best < 0 or far[field] < best:
                best = far[field]
                found = []
            if far[field] == best:
                found.append(choices.FIELD + field)
        found.sort()
        return [] if best == 0 else found

    def choose(self, state: Stawka, option: int) -> None:
        movement.stand(state, self.slot, option - choices.FIELD)
        events.agent_field(state, "relocated", self.slot, option - choices.FIELD)
        if state.rules.film:
            films.moved(state, self.slot)

    def question(self, state: Stawka) -> Question:
        return Question(
            self.seat, "avoid-to", "effect", {"agent": figures.called(state, self.slot)}
        )


# -- kidnapping ------------------------------------------------------------------------------------


def weapons(state: Stawka, slot: int) -> list[int]:
    """Return the kinds of weapons that an agent holds."""
    found: list[int] = []
    for piece in state.items[slot]:
        if piece < TS:
            item = state.rules.item_of[piece]
            if state.rules.tags[item] & WEAPON and item not in found:
                found.append(item)
    found.sort()
    return found
