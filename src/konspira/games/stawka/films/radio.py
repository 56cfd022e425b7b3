"""Film 1: the hidden radio station (STA-S4.1 to STA-S4.7)."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.links import Asked
from konspira.games.stawka.procedures import threats
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import (
    BY_DISPATCH,
    FREE,
    GERMAN,
    POLISH,
    Stawka,
)
from konspira.games.stawka.town import evidence, figures
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import Step

KLOSS = POLISH * 4 + 3


class SetRadio(Asked):
    """D-07: the Polish player notes the place in secret (STA-S4.1)."""

    def options(self, state: Stawka) -> list[int]:
        fields = [state.rules.field_of[place] for place in state.rules.radio_places]
        return sorted([choices.FIELD + field for field in fields])

    def choose(self, state: Stawka, option: int) -> None:
        place = state.rules.place_at[option - choices.FIELD]
        state.radio.place = place
        events.radio_set(state, self.seat, place)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "set-radio", "setup")


def field(state: Stawka) -> int:
    """The field of the radio."""
    return state.rules.field_of[state.radio.place]


def possible(state: Stawka) -> list[int]:
    """Where the radio may be, as far as all know: in the sectors that were named."""
    if state.radio.public:
        return [state.radio.place]
    named = state.radio.sectors
    return [
        place
        for place in state.rules.radio_places
        if not named or named >> state.rules.sector_of[state.rules.field_of[place]] & 1
    ]


# -- the dispatch ----------------------------------------------------------------------------------


def is_ready(state: Stawka, slot: int) -> bool:
    """STA-S4.2, but for the place: Kloss, with secrets enough, and nothing is being sent."""
    enough = state.secrets[POLISH] >= state.rules.radio_secrets
    return slot == KLOSS and enough and not state.radio.sending_since and state.leader == POLISH


def can_transmit(state: Stawka) -> bool:
    """May the active agent send now?"""
    return is_ready(state, state.active) and state.where[KLOSS] == field(state)


def might_transmit(state: Stawka, slot: int) -> bool:
    """The same by what all know, so that a question tells nothing of the place (STA-19.6)."""
    if not is_ready(state, slot) or state.status[slot] != FREE:
        return False
    return figures.place(state, slot) in possible(state)


def refusal(state: Stawka) -> Refusal:
    """Why the dispatch cannot be sent."""
    if state.active != KLOSS:
        return Refusal("STA-S4.2", "only-kloss-sends")
    if state.radio.sending_since:
        return Refusal("STA-S4.2", "sending-already")
    if state.secrets[POLISH] < state.rules.radio_secrets:
        return Refusal("STA-S4.2", "too-few-secrets", {"count": state.rules.radio_secrets})
    if state.where[KLOSS] != field(state):
        return Refusal("STA-S4.2", "not-at-radio")
    return Refusal("STA-4.4", "too-few-ap", {"count": max(0, figures.ap_left(state, KLOSS))})


class Declare(Step[Stawka]):
    """Declared and paid: the radio token is placed, all know the place from now on (STA-S4.2)."""

    def run(self, state: Stawka) -> None:
        if state.acted or figures.ap_left(state, state.active) < 1 or not can_transmit(state):
            return
        figures.pay(state, state.active, 1)
        state.acted = True
        reveal(state)
        state.then(Send())
        threats.on_action(state)


class Send(Step[Stawka]):
    """Still there (STA-19.7)? Then the dispatch is on its way."""

    def run(self, state: Stawka) -> None:
        if state.status[KLOSS] != FREE or state.where[KLOSS] != field(state) or state.closing:
            events.agent(state, "action-cancelled", KLOSS)
            return
        state.radio.sending_since = state.stage
        events.place(state, "transmission-began", state.radio.place)


def reveal(state: Stawka) -> None:
    """Its place is public for good."""
    if not state.radio.public:
        state.radio.public = True
        events.place(state, "radio-revealed", state.radio.place)


def watch(state: Stawka) -> None:
    """STA-S4.3: without a free Pole at the radio the transmission is broken at once."""
    where = field(state)
    for slot in range(4):
        if state.status[slot] == FREE and state.where[slot] == where:
            return
    state.radio.sending_since = 0
    events.place(state, "transmission-broken", state.radio.place)


def check_dispatch(state: Stawka) -> None:
    """STA-S4.4: unbroken at the end of the stage after the one in which it began."""
    if state.radio.sending_since and state.stage > state.radio.sending_since:
        evidence.win(state, POLISH, BY_DISPATCH)


# -- the search for it -----------------------------------------------------------------------------


def locate(state: Stawka) -> None:
    """STA-S4.5: a German secret, before the place is known."""
    count = state.secrets[GERMAN]
    if count == 1:
        state.then(NameSector(POLISH))
    elif count == 2:
        sector = state.rules.sector_of[field(state)]
        state.radio.sectors = 1 << sector
        events.sector_named(state, sector)
    else:
        state.radio.located = True
        reveal(state)


class NameSector(Asked):
    """D-54: the Polish player adds a sector to the right one; which is which is not told."""

    def options(self, state: Stawka) -> list[int]:
        right = state.rules.sector_of[field(state)]
        return sorted([choices.SECTOR + s for s in state.rules.sectors if s != right])

    def choose(self, state: Stawka, option: int) -> None:
        other = option - choices.SECTOR
        right = state.rules.sector_of[field(state)]
        state.radio.sectors = 1 << right | 1 << other
        events.sectors_named(state, min(right, other), max(right, other))

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "name-sector", "effect")


# -- the hunt --------------------------------------------------------------------------------------


def is_hunted(state: Stawka, slot: int) -> bool:
    """STA-S4.6: is this a Pole at a radio that all know of?"""
    return slot < 4 and state.radio.public and state.where[slot] == field(state)


def may_arrest(state: Stawka, slot: int) -> bool:
    """Does this officer arrest at the radio without evidence?"""
    if not state.radio.public or state.where[slot] != field(state):
        return False
    return figures.person(state, slot) == state.rules.hunter
