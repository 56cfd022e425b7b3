"""Movement: steps with their windows (STA-5.4), walks and relocations (STA-5.5)."""

from __future__ import annotations

from typing import Final

from konspira.games.stawka import choices
from konspira.games.stawka.abilities.ops import (
    ENTERED,
    LEAVE_FIELD,
    LEAVE_SECTOR,
    MOVE_DECLARED,
    MOVE_END,
    STEP_AFTER,
    STEP_BEFORE,
    THREAT,
)
from konspira.games.stawka.films import audi, films
from konspira.games.stawka.procedures import threats
from konspira.games.stawka.refusals import asked as refusals_asked
from konspira.games.stawka.sight import events
from konspira.games.stawka.stage import activation, windows
from konspira.games.stawka.state import (
    AUDI,
    BY_CONTROL,
    GOING,
    OVER,
    STILL,
    USED,
    Stawka,
    put,
    put_row,
    side_of,
)
from konspira.games.stawka.town import figures, rolls, vigilance
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import NOBODY, Step


def note(state: Stawka, slot: int, kind: int, thing: int, number: int) -> None:
    """Something that a mission may ask for (6.9), while its agent holds one."""
    if state.mission[slot] >= 0:
        state.deeds = put_row(
            state.deeds, slot, [*state.deeds[slot], kind * 100000 + thing * 100 + number]
        )


def stand(state: Stawka, slot: int, field: int) -> None:
    """A figure comes to stand on a field."""
    state.where[slot] = field
    place = state.rules.place_at[field]
    if place >= 0:
        note(state, slot, ENTERED, place, 0)


def reveal_near(state: Stawka, slot: int) -> None:
    """STA-14.10: controls beside an enemy agent are turned up; other tokens are none."""
    side = slot >> 2
    if slot == AUDI or state.rules.level == 0:
        return  # STA-S6.4: it is no agent
    if slot == state.active and state.leader != side:
        return
    for field in state.rules.near[side][state.where[slot]]:
        token = figures.token_on(state, field)
        if is_unknown_threat(state, slot, token):
            if figures.is_control(state, token):
                threats.reveal(state, token)
            else:
                state.token_plain |= 1 << token


def is_unknown_threat(state: Stawka, slot: int, token: int) -> bool:
    """Is it an enemy token of which all do not know yet whether it is a document control?"""
    if token < 0 or figures.token_side(token) == slot >> 2:
        return False
    return not (state.token_up | state.token_plain) >> token & 1


# -- steps -----------------------------------------------------------------------------------------


def targets(state: Stawka, slot: int) -> list[int]:
    """The fields that the active agent may step onto now (STA-4.3, STA-5.1, STA-5.3)."""
    if slot == AUDI:
        return audi.targets(state)
    if state.moving > GOING:
        return []
    left = figures.ap_left(state, slot)
    need = 1 if state.acted or state.paid else 2
    if left < 1 or (left < need and activation.available(state, slot) < need):
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
    """STA-5.8: a destroyed location can only be walked through."""
    if not figures.is_destroyed(state, field):
        return True
    return left >= 2 and len(state.rules.near[slot >> 2][field]) > 1


def declare(state: Stawka, field: int) -> None:
    """A step is declared and paid; what follows in STA-5.4."""
    slot = state.active
    first = state.paid == 0
    figures.pay(state, slot, 1)
    state.paid += 1
    state.moving = GOING
    state.step_from = state.where[slot]
    state.step_to = field
    events.agent_field(state, "step-declared", slot, field)
    state.agenda.append(activation.menu_of(state.leader))
    if not state.rules.windows & BEFORE_A_STEP:
        if not figures.needs_control(state, slot, state.step_from, field):
            arrive(state)  # nothing can come between: most often
            return
    state.agenda.append(ARRIVE)
    state.agenda.append(CONTROL)
    state.agenda.append(windows.window(STEP_BEFORE))
    if first:
        state.agenda.append(windows.window(MOVE_DECLARED))


def still_legal(state: Stawka) -> bool:
    """Can the declared step still be made? If not it is cancelled (STA-5.4)."""
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
    """A document control, if the field demands one (STA-2.8, STA-14.11)."""

    def run(self, state: Stawka) -> None:
        if not still_legal(state):
            return
        slot, field = state.active, state.step_to
        if not figures.needs_control(state, slot, state.step_from, field):
            return
        token = figures.token_on(state, field)
        state.agenda.append(ControlResult())
        vigilance.start(state, slot, BY_CONTROL)
        if token >= 0 and figures.is_control(state, token):
            threats.reveal(state, token)
            row = state.rules.row_of[token]
            vigilance.add(state, THREAT, row, state.rules.modifier[row])
        else:
            vigilance.add(state, rolls.GATE, 0, state.rules.fort_control)


class ControlResult(Step[Stawka]):
    """Passed: the token goes; failed: the agent stays, its movement is over (STA-14.11)."""

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
        activation.settle(state)


class Arrive(Step[Stawka]):
    """The figure moves; reveals, then the threat on the field, then `step_after` (STA-5.4)."""

    def run(self, state: Stawka) -> None:
        if still_legal(state):
            arrive(state)


def arrive(state: Stawka) -> None:
    """The active agent makes the step that was declared."""
    slot, field = state.active, state.step_to
    stand(state, slot, field)
    events.agent_way(state, "stepped", slot, state.step_from, field)
    state.step_to = NOBODY
    if state.film:
        films.moved(state, slot)
        if state.over:
            return
    reveal_near(state, slot)
    token = figures.token_on(state, field)
    side = side_of(slot)
    if token >= 0 and figures.token_side(token) != side and state.leader == side:
        state.agenda.append(STOPPED[1 if state.acted else 0])
        state.agenda.append(windows.window(STEP_AFTER))
        if slot != AUDI or audi.is_loaded(state):  # STA-S6.5
            threats.entered(state, token)
    else:
        windows.put(state, STEP_AFTER)


class Stopped(Step[Stawka]):
    """A dismissal declared on entering has ended the movement (STA-14.8)."""

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
    """The movement part is over; `move_end` opens once (STA-5.3)."""
    state.moving = OVER
    events.agent(state, "movement-ended", state.active)
    if figures.is_free(state, state.active):
        windows.put(state, MOVE_END)


def end(state: Stawka, slot: int) -> None:
    """`end_movement`: no further movement in this activation."""
    if slot != state.active or state.moving == OVER:
        return
    if state.moving == GOING:
        state.due = True
    state.moving = OVER
    state.halted = True
    events.agent(state, "movement-ended", slot)


# -- walks and relocations (STA-5.5) ---------------------------------------------------------------


def begins(state: Stawka, slot: int, chooser: int) -> None:
    """Moved by the player who controls it, the active agent uses its movement."""
    if slot == state.active and chooser == state.leader and state.moving == STILL:
        state.moving = GOING


def can_relocate(state: Stawka, slot: int, field: int, me: int) -> bool:
    """May this player place a figure there? Not onto a destroyed field, nor onto its own."""
    if field < 0 or figures.is_destroyed(state, field) or field == state.where[slot]:
        return False
    owner = state.leader if slot == state.active else side_of(slot)
    if owner != me:
        return True  # `forbid` binds only its own side
    if figures.forbidden(state, slot, LEAVE_FIELD):
        return False
    away = state.rules.sector_of[field] != state.rules.sector_of[state.where[slot]]
    return not (away and figures.forbidden(state, slot, LEAVE_SECTOR))


def relocate(state: Stawka, slot: int, field: int, me: int) -> None:
    """Place a figure without steps."""
    if not can_relocate(state, slot, field, me):
        return
    begins(state, slot, me)
    stand(state, slot, field)
    events.agent_field(state, "relocated", slot, field)
    if state.film:
        films.moved(state, slot)


def walk(state: Stawka, chooser: int, slot: int, steps: int, exact: bool) -> None:
    """Move a figure field by field; the controls beside its way are revealed."""
    reveal_near(state, slot)
    state.agenda.append(Walk(chooser, slot, steps, int(exact)))


def can_walk(state: Stawka, slot: int, me: int, exact: bool) -> bool:
    """Could a walk lead anywhere, or turn a token up? A token that nobody knows closes no way."""
    seat = me if exact else walker(state, slot)
    if slot != AUDI:
        for field in state.rules.near[slot >> 2][state.where[slot]]:
            if is_unknown_threat(state, slot, figures.token_on(state, field)):
                return True
    return len(walk_fields(state, slot, seat, exact)) > 0


def walker(state: Stawka, slot: int) -> int:
    """The player who decides where a figure of his walks."""
    return state.leader if slot == state.active else side_of(slot)


def walk_fields(state: Stawka, slot: int, seat: int, exact: bool) -> list[int]:
    """The fields that a figure may walk onto next; a walk never ends in a destroyed location."""
    if slot == AUDI:
        return audi.fields(state, seat)
    start = state.where[slot]
    found: list[int] = []
    for field in state.rules.near[slot >> 2][start]:
        if figures.is_destroyed(state, field):
            continue  # no walk needs to pass there
        if exact:
            good = not figures.needs_control(state, slot, start, field)
        else:
            good = figures.can_go(state, slot, field, True)
        if good:
            found.append(field)
    return found


class Walk(Step[Stawka]):
    """D-59: the next field, or stop where the walk is "up to"."""

    __slots__ = ("exact", "left", "slot")

    def __init__(self, seat: int, slot: int, left: int, exact: int) -> None:
        super().__init__(seat)
        self.slot = slot
        self.left = left
        self.exact = exact

    def numbers(self) -> list[int]:
        return [self.seat, self.slot, self.left, self.exact]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.seat < 2 and 0 <= self.slot < len(state.doc) and 0 <= self.left <= 9

    def options(self, state: Stawka) -> list[int]:
        slot = self.slot
        if self.left <= 0 or not figures.is_free(state, slot):
            return []
        fields = walk_fields(state, slot, self.seat, self.exact == 1)
        found = [choices.FIELD + field for field in fields]
        return found if self.exact or not found else [choices.STOP, *found]

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.STOP:
            events.agent(state, "walk-ended", self.slot)
            return
        start, field = state.where[self.slot], option - choices.FIELD
        begins(state, self.slot, self.seat)
        stand(state, self.slot, field)
        events.agent_way(state, "walked", self.slot, start, field)
        if state.film:
            films.moved(state, self.slot)
            if state.over:
                return
        reveal_near(state, self.slot)
        if self.left > 1:
            state.agenda.append(Walk(self.seat, self.slot, self.left - 1, self.exact))

    def question(self, state: Stawka) -> Question:
        return Question(
            self.seat,
            "walk",
            "effect",
            {"agent": figures.called(state, self.slot), "count": self.left},
        )

    def refusal(self, state: Stawka, option: int) -> Refusal | None:
        return refusals_asked.walking(state, self.slot, option)
