"""Grenades and dynamite (STA-12.9 to STA-12.14)."""

from __future__ import annotations

from konspira.games.stawka.abilities.words import ELIMINATED
from konspira.games.stawka.content.names import ITEMS
from konspira.games.stawka.films import audi, car
from konspira.games.stawka.procedures import death, threats
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import (
    AUDI,
    FREE,
    Stawka,
    put,
    put_row,
)
from konspira.games.stawka.town import evidence, figures, items, movement
from konspira.kernel.step import Step

GRENADE = ITEMS.index("grenade")


class PlaceExplosive(Step[Stawka]):
    """Place an explosive face up on the agent's field (STA-12.9, STA-12.12)."""

    __slots__ = ("item",)

    def __init__(self, item: int) -> None:
        super().__init__()
        self.item = item

    def numbers(self) -> list[int]:
        return [self.item]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.item < len(ITEMS)

    def run(self, state: Stawka) -> None:
        slot = state.active
        piece = items.first_of(state, slot, self.item)
        place = figures.place(state, slot)
        if piece < 0 or state.closing or not (place >= 0 or self.item == GRENADE):
            events.agent(state, "action-cancelled", slot)
            return
        items.remove(state, slot, piece)
        items.put_out(state, piece, True)
        events.placed_explosive(state, slot, self.item, state.where[slot])
        if self.item == GRENADE:
            state.grenades = [*state.grenades, state.where[slot], slot, piece]
        else:
            state.charges = [*state.charges, place, slot, piece]


def on_field(state: Stawka, field: int) -> list[int]:
    """Return all free agents on a field, and the loaded Audi (STA-S6.12)."""
    found = [s for s in range(8) if state.status[s] == FREE and state.where[s] == field]
    if state.rules.audi >= 0 and state.where[AUDI] == field and car.is_loaded(state):
        found.append(AUDI)
    return found


def blast_dice(state: Stawka, slots: list[int]) -> list[int]:
    """Roll a die for each agent before anything else happens."""
    found: list[int] = []
    for slot in slots:
        die = state.roll(6)
        events.agent_die(state, "blast-rolled", slot, die)
        found.append(die)
    return found


def explode_grenades(state: Stawka) -> None:
    """Explode grenades: 1 or 2 kills; a 6 kills the thrower who stayed (STA-12.10)."""
    while state.grenades and not state.over:
        field, thrower, piece = state.grenades[:3]
        state.grenades = state.grenades[3:]
        events.exploded(state, state.rules.item_of[piece], field)
        slots = on_field(state, field)
        dice = blast_dice(state, slots)
        dead = [slot for slot, die in zip(slots, dice, strict=True) if die <= 2]
        if AUDI in dead:
            audi.stopped(state)
            return
        if thrower in slots and thrower not in dead:
            own = dice[slots.index(thrower)]
            if own == 6 or (6 in dice and not state.rules.own_die):
                dead.append(thrower)
        blow_up(state, thrower, dead)


def explode_charges(state: Stawka) -> None:
    """Explode dynamite at the end of the stage, in order of placement (STA-12.12, STA-12.13)."""
    while state.charges and not state.over:
        place, placer, piece = state.charges[:3]
        state.charges = state.charges[3:]
        field = state.rules.field_of[place]
        events.exploded(state, state.rules.item_of[piece], field)
        slots = on_field(state, field)
        dice = blast_dice(state, slots)
        dead = [slot for slot, die in zip(slots, dice, strict=True) if die <= 4]
        if AUDI in dead:
            audi.stopped(state)
            return
        if 1 in dice:
            beside: list[int] = []
            for other in state.rules.neighbours[place]:
                beside += [slot for slot in on_field(state, other) if slot != AUDI]
            for slot, die in zip(beside, blast_dice(state, beside), strict=True):
                if die <= 4:
                    dead.append(slot)
        destroy(state, place)
        blow_up(state, placer, dead)


def blow_up(state: Stawka, placer: int, dead: list[int]) -> None:
    """Carry out all deaths of one explosion together; they cause no evidence (STA-12.14)."""
    for slot in dead:
        if state.status[placer] == FREE and slot >> 2 != placer >> 2:
            movement.note(state, placer, ELIMINATED, slot, 0)
    death.bury(state, dead)
    evidence.check(state)


def destroy(state: Stawka, place: int) -> None:
    """Destroy a location: tiles, markers and tokens there are removed (STA-12.13)."""
    field = state.rules.field_of[place]
    state.destroyed |= 1 << place
    for tile in state.safes[place]:
        items.put_out(state, tile, True)
    state.safes = put_row(
        state.safes, place, []
    )  # the stack stays in the state, out of reach: it is hidden from all
    state.marks = put(state.marks, place, 0)
    token = figures.token_on(state, field)
    if token >= 0:
        threats.remove(state, token)
    events.destroyed(state, place)
