"""Arrest, jail and interrogation (STA-10), kidnapping for exchange (STA-11)."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.abilities.conditions import fits_aim
from konspira.games.stawka.abilities.ops import ARREST_AVOIDED, ARRESTED, INTERROGATION
from konspira.games.stawka.content.names import LOCATIONS
from konspira.games.stawka.films import films, radio
from konspira.games.stawka.procedures import bribery, search, talk, threats
from konspira.games.stawka.refusals import asked as refusals_asked
from konspira.games.stawka.rules import WEAPON
from konspira.games.stawka.sight import events
from konspira.games.stawka.stage import windows
from konspira.games.stawka.state import (
    ACTOR,
    ARREST,
    BY_ARREST,
    BY_KIDNAP,
    CANCELLED,
    DIE_1,
    DIE_2,
    EXTRA,
    FLAGS,
    FREE,
    GERMAN,
    KNOWN,
    MOD,
    POLISH,
    PRISONER,
    TARGET,
    TS,
    Stawka,
    put,
)
from konspira.games.stawka.state import INTERROGATION as INTERROGATING
from konspira.games.stawka.town import evidence, figures, items, movement, rolls, vigilance
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import NOBODY, Step

NEEDED = 6  # evidence (STA-9.3)
KLOSS = 3  # his slot
JAIL = LOCATIONS.index("jail")


def targets(state: Stawka, slot: int, ap: int) -> list[int]:
    """Whom an agent may arrest now (STA-10.1, STA-10.2)."""
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
    """Declared and paid (STA-10.1)."""

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
    """An arrest, as an action or by a card (`start_arrest`)."""
    events.agents(state, "arrest-declared", slot, other)
    state.frames.append([ARREST, slot, other, slot >> 2, int(auto), 0, 0, 0, 0, BY_ARREST, 0])
    state.agenda.append(Caught())


class Caught(Step[Stawka]):
    """The test of the target; none in the police sector (STA-10.3, STA-10.4, STA-11.3)."""

    def run(self, state: Stawka) -> None:
        frame = state.frames[-1]
        slot, other = frame[ACTOR], frame[TARGET]
        met = state.where[slot] == state.where[other]
        if not figures.is_free(state, slot) or not figures.is_free(state, other) or not met:
            frame[FLAGS] |= CANCELLED
        if frame[FLAGS] & CANCELLED:
            events.agent(state, "action-cancelled", slot)
            state.frames.pop()
            return
        state.pairs |= 1 << figures.pair(slot, other)  # STA-10.2
        state.agenda.append(Outcome())
        certain = frame[MOD] or figures.sector(state, other) == state.rules.police
        if frame[EXTRA] == BY_ARREST and certain:
            state.verdict = 0
        else:
            vigilance.start(state, other, frame[EXTRA])


class Outcome(Step[Stawka]):
    """Arrested or avoided; kidnapped or avoided."""

    def run(self, state: Stawka) -> None:
        frame = state.frames[-1]
        slot, other = frame[ACTOR], frame[TARGET]
        if frame[EXTRA] == BY_KIDNAP:
            state.frames.pop()
            if state.verdict:
                events.agent(state, "kidnap-avoided", other)
                evidence.gain(state, GERMAN, slot & 3, 3, evidence.FROM_TEXT)  # STA-11.3
                evidence.check(state)
            else:
                events.agent(state, "kidnapped", other)
                state.agenda.append(NamePrisoner(POLISH))
                state.agenda.append(PlaceKidnapped(POLISH, other))
        elif state.verdict:
            events.agent(state, "arrest-avoided", other)
            state.fugitives |= 1 << other
            state.agenda.append(search.CloseFrame())
            state.agenda.append(windows.window(ARREST_AVOIDED))
            state.agenda.append(AvoidTo(POLISH, other))
        else:
            state.frames.pop()
            imprison(state, slot, other)


def imprison(state: Stawka, slot: int, other: int) -> None:
    """STA-10.5."""
    events.agent(state, "arrested", other)
    items.lose_all(state, other)
    state.status = put(state.status, other, PRISONER)
    state.where[other] = state.rules.field_of[JAIL]
    bribery.lapse(state, other)
    movement.note(state, slot, ARRESTED, other, 0)
    if state.film:
        films.gone(state)
    evidence.check(state)


class AvoidTo(Step[Stawka]):
    """D-47: the nearest location; it stays where it stands in one (STA-10.6)."""

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
        if state.film:
            films.moved(state, self.slot)

    def question(self, state: Stawka) -> Question:
        return Question(
            self.seat, "avoid-to", "effect", {"agent": figures.called(state, self.slot)}
        )

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        return refusals_asked.avoiding(state, option)


# -- interrogation ---------------------------------------------------------------------------------


def can_interrogate(state: Stawka) -> list[int]:
    """STA-10.9: once per stage, in the activation of a German agent he controls himself."""
    if state.rules.level == 0 or state.leader != GERMAN or state.active < 4:
        return []
    if state.asked_out >= state.rules.interrogations:
        return []
    return [slot for slot in range(4) if state.status[slot] == PRISONER]


def interrogate(state: Stawka, slot: int) -> None:
    """A roll like a talk's (STA-10.9)."""
    state.frames.append([INTERROGATING, NOBODY, slot, GERMAN, 0, 0, 0, 0, 0, NOBODY, 0])
    state.agenda.append(InterrogationRoll())
    windows.put(state, INTERROGATION)


class InterrogationRoll(Step[Stawka]):
    """STA-10.10."""

    def run(self, state: Stawka) -> None:
        frame = state.frames.pop()
        slot = frame[TARGET]
        color = slot & 3
        frame[DIE_1] = state.roll(6)
        frame[DIE_2] = state.roll(6)
        before = state.track[GERMAN * 4 + color]
        total = frame[DIE_1] + frame[DIE_2] + frame[MOD] + evidence.bonus(state, GERMAN, color)
        events.dice(state, "interrogated", slot, frame[DIE_1], frame[DIE_2], total)
        result = talk.outcome(state, slot, total, before)
        rolls.keep(state, rolls.INTERROGATION_ROLL, frame, total, 0, result)
        if result == 3:
            state.agenda.append(PlaceReleased(GERMAN, slot, 0))
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
    """`release_prisoner`: onto a field, or where somebody chooses."""
    if field >= 0 and not figures.is_destroyed(state, field):
        set_free(state, slot, field)
    else:
        state.agenda.append(PlaceReleased(chooser, slot, 0))


def set_free(state: Stawka, slot: int, field: int) -> None:
    """STA-10.11."""
    state.status = put(state.status, slot, FREE)
    state.where[slot] = field
    events.agent_field(state, "released", slot, field)
    if state.film:
        films.moved(state, slot)


class PlaceReleased(Step[Stawka]):
    """D-51: any location; in an exchange, of a sector without an SS officer (STA-11.4)."""

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

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        return refusals_asked.releasing(state, self.exchange, option)


# -- kidnapping ------------------------------------------------------------------------------------


def weapons(state: Stawka, slot: int) -> list[int]:
    """The kinds of weapons an agent holds."""
    found: list[int] = []
    for piece in state.items[slot]:
        if piece < TS:
            item = state.rules.item_of[piece]
            if state.rules.tags[item] & WEAPON and item not in found:
                found.append(item)
    found.sort()
    return found


def kidnap_targets(state: Stawka, slot: int, ap: int) -> list[int]:
    """STA-11.1: an agent that meets exactly one German, not an SS officer."""
    if slot >> 2 != POLISH or ap < 2 or not figures.meets(state, slot, GERMAN):
        return []
    if PRISONER not in state.status[:4] or not weapons(state, slot):
        return []
    met = figures.met(state, slot, GERMAN)
    if len(met) != 1 or figures.is_ss(state, met[0]):
        return []
    enough = state.track[met[0] & 3] >= NEEDED
    return met if enough and not figures.has_talked(state, slot, met[0]) else []


class DeclareKidnap(Declare):
    """Declared and paid; a weapon is shown (STA-11.2)."""

    __slots__ = ()

    def run(self, state: Stawka) -> None:
        slot = state.active
        ap = figures.ap_left(state, slot)
        if state.acted or self.other not in kidnap_targets(state, slot, ap):
            return
        figures.pay(state, slot, 2)
        state.acted = True
        state.frames.append([ARREST, slot, self.other, POLISH, 0, 0, 0, 0, 0, BY_KIDNAP, 0])
        state.agenda.append(Caught())
        state.agenda.append(TokenOnAction())
        state.agenda.append(ShowWeapon(POLISH))


class TokenOnAction(Step[Stawka]):
    """The enemy token on the field of a declared action (STA-14.9)."""

    def run(self, state: Stawka) -> None:
        threats.on_action(state)


class ShowWeapon(Step[Stawka]):
    """D-23: which weapon is shown."""

    def options(self, state: Stawka) -> list[int]:
        found = [choices.WEAPON + item for item in weapons(state, state.frames[-1][ACTOR])]
        return found or [choices.PASS]  # only in a redeal: who declared had one

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.PASS:
            return
        frame = state.frames[-1]
        item = option - choices.WEAPON
        piece = items.first_of(state, frame[ACTOR], item)
        state.known = put(state.known, piece, KNOWN)
        events.agents_item(state, "kidnap-declared", frame[ACTOR], frame[TARGET], item)
        if state.rules.kidnap_uses:
            items.lose(state, frame[ACTOR], piece)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "show-weapon", "activation")

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        return refusals_asked.weapon(state, state.frames[-1][ACTOR], option)


class PlaceKidnapped(Step[Stawka]):
    """D-50: any street field of any sector (STA-11.4)."""

    __slots__ = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def numbers(self) -> list[int]:
        return [self.seat, self.slot]

    def fits(self, state: Stawka) -> bool:
        return self.seat == POLISH and 4 <= self.slot < 8

    def options(self, state: Stawka) -> list[int]:
        streets = [field for field in state.rules.fields if state.rules.place_at[field] < 0]
        return sorted([choices.FIELD + field for field in streets])

    def choose(self, state: Stawka, option: int) -> None:
        movement.stand(state, self.slot, option - choices.FIELD)
        events.agent_field(state, "relocated", self.slot, option - choices.FIELD)

    def question(self, state: Stawka) -> Question:
        return Question(
            self.seat, "place-kidnapped", "effect", {"agent": figures.called(state, self.slot)}
        )

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        return refusals_asked.kidnapped_to(state, option)


class NamePrisoner(Step[Stawka]):
    """D-50: who is exchanged (R-16)."""

    def options(self, state: Stawka) -> list[int]:
        return [
            choices.AGENT + figures.person(state, slot)
            for slot in range(4)
            if state.status[slot] == PRISONER
        ]

    def choose(self, state: Stawka, option: int) -> None:
        slot = figures.slot_of_person(state, option - choices.AGENT)
        events.seat(state, "object-chosen", self.seat)
        state.agenda.append(PlaceReleased(GERMAN, slot, 1))

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "name-prisoner", "effect")

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        return refusals_asked.exchanging(state, option)
