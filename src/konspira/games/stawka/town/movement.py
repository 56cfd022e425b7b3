"""Movement: steps with their windows (STA-5.4), walks and relocations (STA-5.5)."""

from __future__ import annotations

from typing import Final

from konspira.games.stawka import links
from konspira.games.stawka.abilities.words import (
    ENTERED,
    MOVE_DECLARED,
    MOVE_END,
    STEP_AFTER,
    STEP_BEFORE,
    THREAT,
)
from konspira.games.stawka.films import car
from konspira.games.stawka.running import BY_CONTROL
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import (
    AUDI,
    GOING,
    OVER,
    USED,
    Stawka,
    put,
    put_row,
    side_of,
)
from konspira.games.stawka.town import figures, hands, rolls, vigilance
from konspira.kernel.step import NOBODY, Step


def note(state: Stawka, slot: int, kind: int, thing: int, number: int) -> None:
    """Note a deed that a mission may ask for (6.9), while its agent holds one."""
    if state.mission[slot] >= 0:
        state.deeds = put_row(
            state.deeds, slot, [*state.deeds[slot], kind * 100000 + thing * 100 + number]
        )


def stand(state: Stawka, slot: int, field: int) -> None:
    """Put a figure on a field."""
    state.where[slot] = field
    place = state.rules.place_at[field]
    if place >= 0:
        note(state, slot, ENTERED, place, 0)


def reveal_near(state: Stawka, slot: int) -> None:
    """Turn up controls beside an enemy agent; other tokens are known to be none (STA-14.10)."""
    side = slot >> 2
    if slot == AUDI or state.rules.level == 0:
        return  # STA-S6.4: it is no agent
    if slot == state.active and state.leader != side:
        return
    for field in state.rules.near[side][state.where[slot]]:
        token = figures.token_on(state, field)
        if is_unknown_threat(state, slot, token):
            if figures.is_control(state, token):
                links.deeds().reveal(state, token)
            else:
                state.token_plain |= 1 << token


def is_unknown_threat(state: Stawka, slot: int, token: int) -> bool:
    """Is it an enemy token that might be a document control, by public knowledge?"""
    if token < 0 or figures.token_side(token) == slot >> 2:
        return False
    return not (state.token_up | state.token_plain) >> token & 1


# -- steps -----------------------------------------------------------------------------------------


def targets(state: Stawka, slot: int) -> list[int]:
    """Return the fields that the active agent may step onto now (STA-4.3, STA-5.1, STA-5.3)."""
    if slot == AUDI:
        return car.targets(state)
    if state.moving > GOING:
        return []
    left = figures.ap_left(state, slot)
    need = 1 if state.acted or state.paid else 2
    if left < 1 or (left < need and hands.available(state, slot) < need):
        return []
    near = state.rules.near[slot >> 2][state.where[slot]]
    if not state.boons and not state.fugitives and not state.destroyed:
        return near  # nothing keeps it here, and nothing is destroyed: most often
    found: list[int] = []
    for field in near:
        if figures.can_go(state, slot, field, False) and can_pass(state, slot, field, left):
            found.append(field)
    return found


def can_pass(state: Stawka, slot: int, field: int, left: int) -> bool:
    """Can it pass? A destroyed location can only be walked through (STA-5.8)."""
    if not figures.is_destroyed(state, field):
        return True
    return left >= 2 and len(state.rules.near[slot >> 2][field]) > 1


def declare(state: Stawka, field: int) -> None:
    """Declare and pay a step; the rest of STA-5.4 follows."""
    slot = state.active
    first = state.paid == 0
    figures.pay(state, slot, 1)
    state.paid += 1
    state.moving = GOING
    state.step_from = state.where[slot]
    state.step_to = field
    events.agent_field(state, "step-declared", slot, field)
    state.then(links.menu(state.leader))
    if not state.rules.windows & BEFORE_A_STEP:
        if not figures.needs_control(state, slot, state.step_from, field):
            arrive(state)  # nothing can come between: most often
            return
    state.then(links.window(STEP_BEFORE), CONTROL, ARRIVE)
    if first:
        state.then(links.window(MOVE_DECLARED))


def still_legal(state: Stawka) -> bool:
    """Can the declared step still be made? If not, it is cancelled (STA-5.4)."""
    slot = state.active
    if state.step_to < 0:
        return False
    good = (
        not state.closing
        and figures.is_free(state, slot)
        and state.where[slot] == state.step_from
        and state.moving == GOING
        and figures.can_go(state, slot, state.step_to, False)
    )
    if not good:
        events.agent_field(state, "step-cancelled", slot, state.step_to)
        state.step_to = NOBODY
    return good


class Control(Step[Stawka]):
    """Check documents, if the field demands it (STA-2.8, STA-14.11)."""

    def run(self, state: Stawka) -> None:
        if not still_legal(state):
            return
        slot, field = state.active, state.step_to
        if not figures.needs_control(state, slot, state.step_from, field):
            return
        token = figures.token_on(state, field)
        state.then(ControlResult())
        vigilance.start(state, slot, BY_CONTROL)
        if token >= 0 and figures.is_control(state, token):
            links.deeds().reveal(state, token)
            row = state.rules.row_of[token]
            vigilance.add(state, THREAT, row, state.rules.modifier[row])
        else:
            vigilance.add(state, rolls.GATE, 0, state.rules.fort_control)


class ControlResult(Step[Stawka]):
    """Passed: remove the token. Failed: the agent stays, its movement is over (STA-14.11)."""

    def run(self, state: Stawka) -> None:
        if state.verdict:
            token = figures.token_on(state, state.step_to)
            kept = token == state.rules.fixed_token  # STA-S6.3
            if token >= 0 and figures.is_control(state, token) and not kept:
                events.token_gone(state, state.rules.row_of[token], state.step_to)
                state.token_at = put(state.token_at, token, USED)
            return
        events.agent_field(state, "step-cancelled", state.active, state.step_to)
        state.step_to = NOBODY
        end(state, state.active)
        links.deeds().settle(state)


class Arrive(Step[Stawka]):
    """Move the figure; then reveals, the threat on the field, and `step_after` (STA-5.4)."""

    def run(self, state: Stawka) -> None:
        if still_legal(state):
            arrive(state)


def arrive(state: Stawka) -> None:
    """Let the active agent make the step that was declared."""
    slot, field = state.active, state.step_to
    stand(state, slot, field)
    events.agent_way(state, "stepped", slot, state.step_from, field)
    state.step_to = NOBODY
    if state.rules.film:
        links.deeds().moved(state, slot)
        if state.over:
            return
    reveal_near(state, slot)
    token = figures.token_on(state, field)
    side = side_of(slot)
    if token >= 0 and figures.token_side(token) != side and state.leader == side:
        state.then(links.window(STEP_AFTER), STOPPED[1 if state.acted else 0])
        if slot != AUDI or car.is_loaded(state):  # STA-S6.5
            links.deeds().entered(state, token)
    else:
        links.put_window(state, STEP_AFTER)


class Stopped(Step[Stawka]):
    """End the movement after a dismissal declared on entering (STA-14.8)."""

    __slots__ = ("acted",)

    def __init__(self, acted: int) -> None:
        super().__init__()
        self.acted = acted  # was the action done before this step?

    def numbers(self) -> list[int]:
        return [self.acted]

    def fits(self, state: Stawka) -> bool:
        return self.acted in (0, 1)

    def run(self, state: Stawka) -> None:
        if state.acted and not self.acted and state.moving == GOING:
            finish(state)


# Steps never change, so a game needs only one of each.
ARRIVE: Final = Arrive()
CONTROL: Final = Control()
STOPPED: Final = [Stopped(0), Stopped(1)]

BEFORE_A_STEP: Final = 1 << STEP_BEFORE | 1 << MOVE_DECLARED


def finish(state: Stawka) -> None:
    """Finish the movement part; `move_end` opens once (STA-5.3)."""
    state.moving = OVER
    events.agent(state, "movement-ended", state.active)
    if figures.is_free(state, state.active):
        links.put_window(state, MOVE_END)


def end(state: Stawka, slot: int) -> None:
    """Forbid further movement in this activation: `end_movement`."""
    if slot != state.active or state.moving == OVER:
        return
    if state.moving == GOING:
        state.due = True
    state.moving = OVER
    state.halted = True
    events.agent(state, "movement-ended", slot)
