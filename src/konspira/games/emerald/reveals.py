"""Sanity (EME-13), secret identities and forced reveals (EME-14)."""

from __future__ import annotations

from typing import Final

from konspira.games.emerald import ending, events, pieces
from konspira.games.emerald.cards import CITY_COUNT, LOYALIST, RESTORATIONIST, TEXTS
from konspira.games.emerald.choices import CITY, HEART_KEEP, HEART_PLAY, MOST_SEATS
from konspira.games.emerald.drawing import take
from konspira.games.emerald.parts import REVEALS
from konspira.games.emerald.rules import TURN_COAT
from konspira.games.emerald.state import Emerald, put
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import NOBODY, Step

CALM_FACE: Final = 0
TOKEN_LOST: Final = 1
MAD_WITHOUT_TOKEN: Final = 2

NO_AGENTS: Final = 0  # the reasons why a seat must reveal
NO_TOKENS: Final = 1

EVERY_CITY: Final = [CITY + city for city in range(CITY_COUNT)]


def roll(state: Emerald, seat: int) -> int:
    """Roll the sanity die: madness costs a token, if one is left (EME-13.2, EME-13.4)."""
    mad = state.roll(state.rules.die) <= state.rules.madness_faces
    events.rolled(state, seat, mad)
    if not mad:
        return CALM_FACE
    if state.tokens[seat] == 0:
        return MAD_WITHOUT_TOKEN
    state.tokens = put(state.tokens, seat, state.tokens[seat] - 1)
    events.happened(state, "token-lost", seat, state.tokens[seat])
    return TOKEN_LOST


def roll_at_royal(state: Emerald, seat: int, city: int) -> None:
    """Roll for a royal: a lost token costs an own agent there too (EME-9.12, EME-13.3)."""
    result = roll(state, seat)
    if result == TOKEN_LOST or (result == MAD_WITHOUT_TOKEN and state.rules.mad_costs):  # AMB-17
        if state.agents[city * MOST_SEATS + seat]:
            pieces.to_supply(state, city, seat)
            events.at_city(state, "agent-mad", seat, city)


def must_reveal(state: Emerald, seat: int) -> bool:
    """Has the seat no agent on the board, or no token (EME-14.1)?"""
    if state.revealed >> seat & 1:
        return False  # EME-14.7
    return state.out[seat] + state.sheltered[seat] == 0 or state.tokens[seat] == 0


def must_refill(state: Emerald, seat: int) -> bool:
    """Must a revealed Loyalist without agents place new ones again, by this option (AMB-20)?"""
    return (
        state.rules.refill_again
        and state.is_revealed(seat)
        and state.on_board(seat) == 0
        and state.pool[seat] > 0
    )


class Reveals(Step[Emerald]):
    """Every atomic step is followed by this test, player by player (EME-14.2)."""

    def run(self, state: Emerald) -> None:
        seat = state.active
        for _ in range(state.seats):
            if must_reveal(state, seat):
                state.then(self)  # the next seat is tested after this one ...
                force(state, seat)  # ... whose reveal happens first
                return
            if must_refill(state, seat):
                state.then(REVEAL_AGENTS[seat])
            seat += 1
            if seat == state.seats:
                seat = 0
        if state.rules.immediate:  # AMB-21
            if ending.is_track_full(state) or ending.is_target_reached(state):
                ending.end(state, False)


def heart(state: Emerald, seat: int) -> int:
    """Return a Change of Heart that the seat could hold as all know (EME-14.10), or NOBODY."""
    for card in range(TEXTS):
        if state.rules.effect[card] == TURN_COAT and state.could_hold(seat, card):
            return card
    return NOBODY


def force(state: Emerald, seat: int) -> None:
    """Tell all which seat must reveal; ask it first if it could hold a Change of Heart."""
    events.reveal_forced(state, seat, NO_TOKENS if state.tokens[seat] == 0 else NO_AGENTS)
    if heart(state, seat) != NOBODY:
        events.heart_asked(state, seat)
        state.then(HEARTS[seat])
    else:
        reveal(state, seat)


def turn_coat(state: Emerald, seat: int, card: int) -> None:
    """Put a Change of Heart openly on the identity card (EME-18.2)."""
    state.tableau[seat] = [*state.tableau[seat], card]
    state.hearts = put(state.hearts, seat, state.hearts[seat] + 1)
    events.by(state, "heart-played", seat)


def reveal(state: Emerald, seat: int) -> None:
    """Show the identity: the end (EME-14.5), or new agents (EME-14.6)."""
    state.revealed |= 1 << seat
    shown(state, seat)


def shown(state: Emerald, seat: int) -> None:
    """Show an effective faction to all, new or changed (EME-14.5, 14.6, 14.8)."""
    events.revealed(state, seat)
    if state.faction(seat) == RESTORATIONIST:
        ending.end(state, True)
    else:
        state.then(REVEAL_AGENTS[seat])


class Heart(Step[Emerald]):
    """The seat may play Change of Heart just before a reveal (EME-14.3)."""

    def options(self, state: Emerald) -> list[int]:
        if held(state, self.seat) == NOBODY:
            return [HEART_KEEP]
        if state.faction(self.seat) != LOYALIST and not state.rules.heart_any:  # AMB-19
            return [HEART_KEEP]
        return [HEART_KEEP, HEART_PLAY]

    def choose(self, state: Emerald, option: int) -> None:
        if option == HEART_PLAY:
            card = held(state, self.seat)
            take(state, self.seat, card)
            turn_coat(state, self.seat, card)
        reveal(state, self.seat)

    def question(self, state: Emerald) -> Question:
        return Question(self.seat, "heart", "reveal", window=True)

    def refusal(self, state: Emerald, option: int) -> Refusal | None:
        if option != HEART_PLAY:
            return None
        if held(state, self.seat) == NOBODY:
            return Refusal("EME-14.3", "not-in-hand", {"card": "change_of_heart"})
        return Refusal("EME-14.3", "loyalists-only")


def held(state: Emerald, seat: int) -> int:
    """Return a Change of Heart in hand, or NOBODY."""
    for card in state.hand[seat]:
        if state.rules.effect[card] == TURN_COAT:
            return card
    return NOBODY


class RevealAgent(Step[Emerald]):
    """A revealed Loyalist puts agents in any cities, one at a time (EME-14.6)."""

    def options(self, state: Emerald) -> list[int]:
        seat = self.seat
        if state.pool[seat] and state.on_board(seat) < state.rules.reveal_agents:
            return EVERY_CITY
        return []

    def choose(self, state: Emerald, option: int) -> None:
        pieces.from_supply(state, option - CITY, self.seat)
        events.at_city(state, "agent-placed", self.seat, option - CITY)
        state.then(self)

    def question(self, state: Emerald) -> Question:
        missing = state.rules.reveal_agents - state.on_board(self.seat)
        count = min(missing, state.pool[self.seat])
        return Question(self.seat, "reveal-agent", "agents", {"count": count})


HEARTS: Final = [Heart(seat) for seat in range(MOST_SEATS)]
REVEAL_AGENTS: Final = [RevealAgent(seat) for seat in range(MOST_SEATS)]
REVEALS.append(Reveals())
