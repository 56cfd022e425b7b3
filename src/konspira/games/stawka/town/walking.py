"""Walks and relocations by a text (STA-5.5)."""

from __future__ import annotations

from konspira.games.stawka import choices, links
from konspira.games.stawka.abilities.words import LEAVE_FIELD, LEAVE_SECTOR
from konspira.games.stawka.films import car
from konspira.games.stawka.links import Asked
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import (
    AUDI,
    GOING,
    STILL,
    Stawka,
    side_of,
)
from konspira.games.stawka.town import figures, movement
from konspira.kernel.events import Question


def begins(state: Stawka, slot: int, chooser: int) -> None:
    """Does this use the movement? The active agent does, moved by the player who controls it."""
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
    movement.stand(state, slot, field)
    events.agent_field(state, "relocated", slot, field)
    if state.rules.film:
        links.deeds().moved(state, slot)


def walk(state: Stawka, chooser: int, slot: int, steps: int, exact: bool) -> None:
    """Move a figure field by field; the controls beside its way are revealed."""
    movement.reveal_near(state, slot)
    state.then(Walk(chooser, slot, steps, int(exact)))


def can_walk(state: Stawka, slot: int, me: int, exact: bool) -> bool:
    """Could a walk lead anywhere, or turn a token up? An unknown token closes no way."""
    seat = me if exact else walker(state, slot)
    if slot != AUDI:
        for field in state.rules.near[slot >> 2][state.where[slot]]:
            if movement.is_unknown_threat(state, slot, figures.token_on(state, field)):
                return True
    return len(walk_fields(state, slot, seat, exact)) > 0


def walker(state: Stawka, slot: int) -> int:
    """Return the player who decides the walk of a figure."""
    return state.leader if slot == state.active else side_of(slot)


def walk_fields(state: Stawka, slot: int, seat: int, exact: bool) -> list[int]:
    """Return the next fields of a walk; a walk never ends in a destroyed location."""
    if slot == AUDI:
        return car.fields(state, seat)
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


class Walk(Asked):
    """Ask for the next field, or a stop if the walk is "up to" (D-59)."""

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
        movement.stand(state, self.slot, field)
        events.agent_way(state, "walked", self.slot, start, field)
        if state.rules.film:
            links.deeds().moved(state, self.slot)
            if state.over:
                return
        movement.reveal_near(state, self.slot)
        if self.left > 1:
            state.then(Walk(self.seat, self.slot, self.left - 1, self.exact))

    def question(self, state: Stawka) -> Question:
        return Question(
            self.seat,
            "walk",
            "effect",
            {"agent": figures.called(state, self.slot), "count": self.left},
        )
