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
    """Ask for the place of the radio; the Polish player notes it in secret (D-07, STA-S4.1)."""

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
    """Return the field of the radio."""
    return state.rules.field_of[state.radio.place]


def possible(state: Stawka) -> list[int]:
    """Return the places of the radio by public knowledge: in the sectors that were named."""
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
    """Is the dispatch ready? Kloss has secrets enough, and none is sent (STA-S4.2)."""
    enough = state.secrets[POLISH] >= state.rules.radio_secrets
    return slot == KLOSS and enough and not state.radio.sending_since and state.leader == POLISH


def can_transmit(state: Stawka) -> bool:
    """May the active agent send now?"""
    return is_ready(state, state.active) and state.where[KLOSS] == field(state)


def might_transmit(state: Stawka, slot: int) -> bool:
    """Might it send by public knowledge? A question tells nothing of the place (STA-19.6)."""
    if not is_ready(state, slot) or state.status[slot] != FREE:
        return False
    return figures.place(state, slot) in possible(state)


def refusal(state: Stawka) -> Refusal:
    """Return why the dispatch cannot be sent."""
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
    """Declare and pay: place the radio token; all know the place from now on (STA-S4.2)."""

    def run(self, state: Stawka) -> None:
        if state.acted or figures.ap_left(state, state.active) < 1 or not can_transmit(state):
            return
        figures.pay(state, state.active, 1)
        state.acted = True
        reveal(state)
        state.then(Send())
        threats.on_action(state)


class Send(Step[Stawka]):
    """Start the dispatch if Kloss is still there (STA-19.7)."""

    def run(self, state: Stawka) -> None:
        if state.status[KLOSS] != FREE or state.where[KLOSS] != field(state) or state.closing:
            events.agent(state, "action-cancelled", KLOSS)
            return
        state.radio.sending_since = state.stage
        events.place(state, "transmission-began", state.radio.place)


def reveal(state: Stawka) -> None:
    """Make its place public for good."""
    if not state.radio.public:
        state.radio.public = True
        events.place(state, "radio-revealed", state.radio.place)


def watch(state: Stawka) -> None:
    """Break the transmission at once if no free Pole is at the radio (STA-S4.3)."""
    where = field(state)
    for slot in range(4):
        if state.status[slot] == FREE and state.where[slot] == where:
            return
    state.radio.sending_since = 0
    events.place(state, "transmission-broken", state.radio.place)


def check_dispatch(state: Stawka) -> None:
    """Win if it is unbroken at the end of the stage after the one in which it began (STA-S4.4)."""
    if state.radio.sending_since and state.stage > state.radio.sending_since:
        evidence.win(state, POLISH, BY_DISPATCH)


# -- the search for it -----------------------------------------------------------------------------


def locate(state: Stawka) -> None:
    """Let a German secret help to find the radio, before the place is known (STA-S4.5)."""
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
    """Ask the Polish player for a sector besides the right one; all hear both, unordered (D-54)."""

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
    """Is this a Pole at a radio that all know of (STA-S4.6)?"""
    return slot < 4 and state.radio.public and state.where[slot] == field(state)


def may_arrest(state: Stawka, slot: int) -> bool:
    """Does this officer arrest at the radio without evidence?"""
    if not state.radio.public or state.where[slot] != field(state):
        return False
    return figures.person(state, slot) == state.rules.hunter
