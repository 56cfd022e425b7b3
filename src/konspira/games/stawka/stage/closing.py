"""The end of an activation (STA-4.6, STA-19.5)."""

from __future__ import annotations

from typing import Final

from konspira.games.stawka import links
from konspira.games.stawka.abilities.words import MOVE_END, THIS_ACTIVATION
from konspira.games.stawka.films import passwords, radio
from konspira.games.stawka.procedures import (
    explosives,
    missions,
    search,
    threats,
)
from konspira.games.stawka.running import ABILITY
from konspira.games.stawka.state import (
    FREE,
    GOING,
    OVER,
    Stawka,
)
from konspira.games.stawka.town import boons, evidence
from konspira.kernel.step import NOBODY, Step


def settle(state: Stawka) -> None:
    """After effects: close the activation, or open `move_end`, if they ask for it."""
    if state.over or state.active < 0:
        return
    if state.closing or state.status[state.active] != FREE:
        unwind(state)
        return
    if state.due:
        for running in state.running:
            if running.kind == ABILITY:
                return
        state.due = False
        links.put_window(state, MOVE_END)


def unwind(state: Stawka) -> None:
    """End all running procedures and close the activation (STA-19.5)."""
    owed: list[Step[Stawka]] = []
    step = state.next_step()
    while step is not None and not isinstance(step, CloseActivation):
        state.skip()
        if isinstance(step, threats.TokenDone):
            threats.retire(state, step.token)  # STA-14.13
        elif isinstance(step, (radio.NameSector, missions.ChooseReward, passwords.NameLetter)):
            owed.append(step)  # earned rewards stay earned
        step = state.next_step()
    state.running.clear()
    search.put_back(state)
    free = state.status[state.active] == FREE
    if free and (state.moving == GOING or state.due):
        links.put_window(state, MOVE_END)
    while owed:
        state.then(owed.pop())
    state.moving = OVER
    state.due = False
    state.closing = False


class CloseActivation(Step[Stawka]):
    """Explode grenades, check for victory, then pass the turn (STA-4.13)."""

    def run(self, state: Stawka) -> None:
        state.then(PASS_TURN)
        if state.grenades:
            explosives.explode_grenades(state)


CLOSE: Final = CloseActivation()


class PassTurn(Step[Stawka]):
    """End the changes of an activation; the other player's turn comes."""

    def run(self, state: Stawka) -> None:
        evidence.check(state)
        if state.over:
            return
        state.active = NOBODY
        state.token_spent = 0
        state.used_now = []
        state.handed = []
        boons.expire(state, THIS_ACTIVATION)
        state.then(links.turn(1 - state.turn))


PASS_TURN: Final = PassTurn()
