"""Threat tokens (STA-14): placing, entering, triggering, dismissing, helping (STA-8.3)."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.abilities import abilities, offering
from konspira.games.stawka.abilities.words import (
    DISMISSED,
    TOKEN,
    TOKEN_ACTION,
    TOKEN_DISMISS_FAILED,
    TOKEN_ENTRY,
    WINDOWS,
)
from konspira.games.stawka.films import car
from konspira.games.stawka.links import Asked
from konspira.games.stawka.procedures import placing
from konspira.games.stawka.running import (
    BY_DISMISSAL,
)
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import (
    AUDI,
    TOKENS,
    UP_DISMISS,
    USED,
    Stawka,
    put,
    side_of,
)
from konspira.games.stawka.town import figures, movement, rolls, vigilance
from konspira.kernel.events import Question
from konspira.kernel.step import NOBODY, Step

# -- on the board ----------------------------------------------------------------------------------


def reveal(state: Stawka, token: int) -> None:
    """Turn a token face up; it stays so."""
    if not state.token_up >> token & 1:
        state.token_up |= 1 << token
        row, side = state.rules.row_of[token], figures.token_side(token)
        events.token(state, "token-revealed", side, row, state.token_at[token])


def remove(state: Stawka, token: int) -> None:
    """Show a token and put it with its owner's used ones; not the one in the factory (STA-S6.3)."""
    if token == state.rules.fixed_token:
        return
    events.token_gone(state, state.rules.row_of[token], state.token_at[token])
    state.token_at = put(state.token_at, token, USED)


def can_move(state: Stawka, token: int, field: int) -> bool:
    """Can it be moved? By STA-14.4, and not the one in the factory (STA-S6.3)."""
    side = figures.token_side(token)
    return token != state.rules.fixed_token and field in placing.legal_fields(state, side)


def move(state: Stawka, token: int, field: int) -> None:
    """Move a token by STA-14.4; a face-up one stays face up."""
    if can_move(state, token, field):
        events.token_moved(state, state.token_at[token], field)
        state.token_at = put(state.token_at, token, field)


def can_dismiss(state: Stawka) -> bool:
    """Can it dismiss? Its action is not done, it can pay, an enemy token lies here (STA-14.7)."""
    slot = state.active
    if state.acted or state.rules.level == 0 or state.leader != side_of(slot):
        return False
    if slot == AUDI and not car.is_loaded(state):
        return False  # STA-S6.5
    token = figures.token_on(state, state.where[slot])
    if token < 0 or figures.token_side(token) == side_of(slot):
        return False
    if token == state.rules.fixed_token:
        return False  # STA-S6.3
    return figures.ap_left(state, slot) >= 1


def entered(state: Stawka, token: int) -> None:
    """Let the mover decide first, then the owner (STA-14.8)."""
    if can_dismiss(state):
        state.then(OnEntry(state.leader))
    else:
        ask_owner(state, token, TOKEN_ENTRY)


class OnEntry(Step[Stawka]):
    """Ask: stop and dismiss, or not (D-36)."""

    def options(self, state: Stawka) -> list[int]:
        return [choices.DISMISS, choices.IGNORE]

    def choose(self, state: Stawka, option: int) -> None:
        token = figures.token_on(state, state.where[state.active])
        if option == choices.DISMISS:
            dismiss(state)
        else:
            events.agent_field(state, "token-ignored", state.active, state.where[state.active])
            ask_owner(state, token, TOKEN_ENTRY)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "on-entry", "activation")


def dismiss(state: Stawka) -> None:
    """Declare and pay a dismissal (STA-14.7)."""
    slot = state.active
    state.acted = True
    figures.pay(state, slot, 1)
    token = figures.token_on(state, state.where[slot])
    events.agent_field(state, "dismissal-declared", slot, state.where[slot])
    state.then(DismissResult(state.token_at[token]))
    vigilance.start(state, slot, BY_DISMISSAL)
    if state.rules.audi >= 0 and slot > 3:
        vigilance.add(
            state, rolls.FILM, rolls.DISMISS_BONUS, state.car.counters[UP_DISMISS]
        )  # STA-S6.10


class DismissResult(Step[Stawka]):
    """Carry out the dismissal: passed, shown and gone; failed, its owner may trigger it."""

    __slots__ = ("field",)

    def __init__(self, field: int) -> None:
        super().__init__()
        self.field = field

    def numbers(self) -> list[int]:
        return [self.field]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.field < choices.N_FIELDS

    def run(self, state: Stawka) -> None:
        token = figures.token_on(state, self.field)
        if token < 0:
            return  # used up as support during the dismissal
        if not state.verdict:
            ask_owner(state, token, TOKEN_DISMISS_FAILED)
            return
        events.token_dismissed(state, state.active, state.rules.row_of[token], self.field)
        state.token_at = put(state.token_at, token, USED)
        movement.note(state, state.active, DISMISSED, 0, 0)


def on_action(state: Stawka) -> None:
    """Open `token_action` for any other action on a field with an enemy token (STA-14.9)."""
    slot = state.active
    token = figures.token_on(state, state.where[slot])
    if token >= 0 and figures.token_side(token) != slot >> 2 and state.leader == slot >> 2:
        ask_owner(state, token, TOKEN_ACTION)


def ask_owner(state: Stawka, token: int, window: int) -> None:
    """Let the owner trigger his token."""
    state.then(TriggerToken(figures.token_side(token), state.token_at[token], window))


def text_of(state: Stawka, token: int, window: int) -> int:
    """Return the ability of a token for this window, or NOBODY."""
    number = state.rules.threat_ability[state.rules.row_of[token]]
    if number < 0 or not state.rules.abilities[number].windows >> window & 1:
        return NOBODY
    return number


def works(state: Stawka, token: int, seat: int, window: int) -> bool:
    """Has this token a text for this window that can change anything (STA-14.14)?"""
    number = text_of(state, token, window)
    if number < 0:
        return False
    return offering.usable(state, state.rules.abilities[number], TOKEN + token, seat, NOBODY)


class TriggerToken(Asked):
    """Ask the owner to trigger his token, or not (D-37)."""

    __slots__ = ("field", "window")

    def __init__(self, seat: int, field: int, window: int) -> None:
        super().__init__(seat)
        self.field = field
        self.window = window

    def numbers(self) -> list[int]:
        return [self.seat, self.field, self.window]

    def fits(self, state: Stawka) -> bool:
        inside = 0 <= self.field < choices.N_FIELDS and 0 <= self.seat < 2
        return inside and TOKEN_ENTRY <= self.window <= TOKEN_DISMISS_FAILED

    def options(self, state: Stawka) -> list[int]:
        token = figures.token_on(state, self.field)
        if token < 0 or figures.token_side(token) != self.seat or state.token_spent >> token & 1:
            return []
        if state.active < 0 or state.where[state.active] != self.field:
            return []  # pushed away since then
        if not works(state, token, self.seat, self.window):
            return [] if state.token_up >> token & 1 else [choices.PASS]
        return [choices.PASS, choices.TRIGGER]

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.PASS:
            events.seat(state, "window-passed", self.seat)
            return
        token = figures.token_on(state, self.field)
        row = state.rules.row_of[token]
        state.token_up |= 1 << token
        state.token_spent |= 1 << token
        events.token(state, "token-triggered", self.seat, row, state.token_at[token])
        state.then(TokenDone(token))
        ability = state.rules.abilities[state.rules.threat_ability[row]]
        abilities.start(state, ability, TOKEN + token, self.seat, NOBODY)

    def question(self, state: Stawka) -> Question:
        facts: dict[str, object] = {"window": WINDOWS[self.window]}
        return Question(self.seat, "trigger-token", "window", facts, window=True)


class TokenDone(Step[Stawka]):
    """Finish a token: it is used after its effect, unless it stays (STA-14.13)."""

    __slots__ = ("token",)

    def __init__(self, token: int) -> None:
        super().__init__()
        self.token = token

    def numbers(self) -> list[int]:
        return [self.token]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.token < TOKENS

    def run(self, state: Stawka) -> None:
        retire(state, self.token)


def retire(state: Stawka, token: int) -> None:
    """Put away a token that was used, unless it stays (STA-14.13)."""
    if state.token_at[token] >= 0 and not state.rules.persistent[state.rules.row_of[token]]:
        remove(state, token)


# -- support and protection ------------------------------------------------------------------------


class Dismiss(Step[Stawka]):
    """Declare the dismissal that was chosen after movement, once `move_end` is over."""

    def run(self, state: Stawka) -> None:
        if can_dismiss(state):
            dismiss(state)
