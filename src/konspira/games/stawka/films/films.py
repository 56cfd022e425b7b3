"""Calls the rules of a film when figures move, secrets are told and stages end (rules file, 4)."""

from __future__ import annotations

from konspira.games.stawka.films import audi, car, radio
from konspira.games.stawka.state import AUDI, GERMAN, Stawka
from konspira.kernel.step import Step


class StageCheck(Step[Stawka]):
    """Check the radio and Pulkowski at the end of a stage (STA-3.11 c)."""

    def run(self, state: Stawka) -> None:
        if state.rules.has_radio:
            radio.check_dispatch(state)
        elif not state.car.broken:
            audi.press(state)


def moved(state: Stawka, slot: int) -> None:
    """Act on a figure that has come to stand on another field."""
    if state.rules.has_radio:
        if state.radio.sending_since and slot < 4:
            radio.watch(state)
    elif slot == AUDI:
        audi.arrived(state)
    elif slot < 4 and state.where[slot] == state.rules.audi_stop:
        audi.entered(state, slot)


def gone(state: Stawka) -> None:
    """Act on an agent that has left the board: is another Pole at the radio (STA-S4.3)?"""
    if state.rules.has_radio and state.radio.sending_since and not state.over:
        radio.watch(state)


def secret_counted(state: Stawka, seat: int) -> None:
    """Act on a secret that was gained and counted."""
    if state.rules.has_radio and seat == GERMAN and not state.radio.public:
        radio.locate(state)


def lifts(state: Stawka, slot: int) -> bool:
    """Might this agent attack without a mission, as far as all know (STA-S4.6, STA-S6.7)?"""
    if state.rules.has_radio:
        return slot >> 2 == GERMAN and state.radio.public
    return car.may_strike(state, slot)
