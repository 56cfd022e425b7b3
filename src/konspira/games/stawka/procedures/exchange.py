"""The exchange after a kidnapping (STA-11.4)."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.links import Asked
from konspira.games.stawka.procedures import interrogation
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import GERMAN, POLISH, PRISONER, Stawka
from konspira.games.stawka.town import figures, movement
from konspira.kernel.events import Question


class PlaceKidnapped(Asked):
    """Ask where the kidnapped agent is put: any street field of any sector (D-50, STA-11.4)."""

    __slots__ = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def numbers(self) -> list[int]:
        return [self.seat, self.slot]

    def fits(self, state: Stawka) -> bool:
        return self.seat == POLISH and 4 <= self.slot < 8

    def options(self, state: Stawka) -> list[int]:
        streets = [field for field in state.rules.fields if state.rules.place_at[field] < 0]
        return sorted([choices.FIELD + field for field in streets])

    def choose(self, state: Stawka, option: int) -> None:
        movement.stand(state, self.slot, option - choices.FIELD)
        events.agent_field(state, "relocated", self.slot, option - choices.FIELD)

    def question(self, state: Stawka) -> Question:
        return Question(
            self.seat, "place-kidnapped", "effect", {"agent": figures.called(state, self.slot)}
        )


class NamePrisoner(Asked):
    """Ask who is exchanged (D-50, R-16)."""

    def options(self, state: Stawka) -> list[int]:
        return [
            choices.AGENT + figures.person(state, slot)
            for slot in range(4)
            if state.status[slot] == PRISONER
        ]

    def choose(self, state: Stawka, option: int) -> None:
        slot = figures.slot_of_person(state, option - choices.AGENT)
        events.seat(state, "object-chosen", self.seat)
        state.then(interrogation.PlaceReleased(GERMAN, slot, 1))

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "name-prisoner", "effect")
