"""Connects the functions that `links` promises. Importing this module makes the rules complete."""

from __future__ import annotations

from konspira.games.stawka.films import audi, films, passwords
from konspira.games.stawka.links import DEEDS, Deeds
from konspira.games.stawka.procedures import death, threats
from konspira.games.stawka.stage import closing, stage
from konspira.games.stawka.state import Stawka
from konspira.kernel.step import Step


class Linked(Deeds):
    """All parts of the rules, together."""

    __slots__ = ()

    def settle(self, state: Stawka) -> None:
        closing.settle(state)

    def end_stage(self) -> Step[Stawka]:
        return stage.EndStage()

    def moved(self, state: Stawka, slot: int) -> None:
        films.moved(state, slot)

    def reveal(self, state: Stawka, token: int) -> None:
        threats.reveal(state, token)

    def entered(self, state: Stawka, token: int) -> None:
        threats.entered(state, token)

    def eliminate(self, state: Stawka, slot: int) -> None:
        death.eliminate(state, slot)

    def secret_counted(self, state: Stawka, seat: int) -> None:
        films.secret_counted(state, seat)

    def gain_letter(self, state: Stawka, seat: int) -> None:
        passwords.gain_letter(state, seat)

    def reward_surplus(self, state: Stawka, seat: int, amount: int) -> None:
        audi.reward_surplus(state, seat, amount)

    def drive(self, seat: int, left: int, origin: int) -> Step[Stawka]:
        return audi.Drive(seat, left, origin)


DEEDS.append(Linked())
