"""Kidnapping for exchange: the declaration (STA-11.1, STA-11.2)."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.links import Asked
from konspira.games.stawka.procedures import (
    arrest,
    threats,
)
from konspira.games.stawka.running import (
    BY_KIDNAP,
    Arrest,
)
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import GERMAN, KNOWN, POLISH, PRISONER, Stawka, put
from konspira.games.stawka.town import figures, items
from konspira.kernel.events import Question
from konspira.kernel.step import Step


def kidnap_targets(state: Stawka, slot: int, ap: int) -> list[int]:
    """Return the victims: an agent may meet exactly one German, not an SS officer (STA-11.1)."""
    if slot >> 2 != POLISH or ap < 2 or not figures.meets(state, slot, GERMAN):
        return []
    if PRISONER not in state.status[:4] or not arrest.weapons(state, slot):
        return []
    met = figures.met(state, slot, GERMAN)
    if len(met) != 1 or figures.is_ss(state, met[0]):
        return []
    enough = state.track[met[0] & 3] >= arrest.NEEDED
    return met if enough and not figures.has_talked(state, slot, met[0]) else []


class DeclareKidnap(arrest.Declare):
    """Declare and pay a kidnapping; a weapon is shown (STA-11.2)."""

    __slots__ = ()

    def run(self, state: Stawka) -> None:
        slot = state.active
        ap = figures.ap_left(state, slot)
        if state.acted or self.other not in kidnap_targets(state, slot, ap):
            return
        figures.pay(state, slot, 2)
        state.acted = True
        state.running.append(Arrest(slot, self.other, POLISH, BY_KIDNAP, False))
        state.then(ShowWeapon(POLISH), TokenOnAction(), arrest.Caught())


class TokenOnAction(Step[Stawka]):
    """Open a window for the enemy token on the field of a declared action (STA-14.9)."""

    def run(self, state: Stawka) -> None:
        threats.on_action(state)


class ShowWeapon(Asked):
    """Ask which weapon is shown (D-23)."""

    def options(self, state: Stawka) -> list[int]:
        found = [
            choices.WEAPON + item for item in arrest.weapons(state, arrest.current(state).actor)
        ]
        return found or [choices.PASS]  # only in a redeal: the one who declared had a weapon

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.PASS:
            return
        kidnapping = arrest.current(state)
        item = option - choices.WEAPON
        piece = items.first_of(state, kidnapping.actor, item)
        state.known = put(state.known, piece, KNOWN)
        events.agents_item(state, "kidnap-declared", kidnapping.actor, kidnapping.target, item)
        if state.rules.kidnap_uses:
            items.lose(state, kidnapping.actor, piece)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "show-weapon", "activation")
