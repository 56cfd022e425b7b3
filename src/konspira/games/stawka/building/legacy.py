"""The first steps of a part of the campaign that follows another one (D-09, D-10)."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.links import Asked
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import KNOWN, TS, Stawka, put
from konspira.games.stawka.town import figures, items
from konspira.kernel.events import Question
from konspira.kernel.step import Step

BLACK = 3
MOST_ON_A_CHIEF = 9  # where exposure is an ending


def halve(value: int) -> int:
    """Halve the evidence and round it up."""
    return (value + 1) // 2


class KeepTrack(Asked):
    """Ask which own track the winner leaves unhalved (D-09)."""

    def options(self, state: Stawka) -> list[int]:
        found = [choices.PASS]
        for color in range(4):
            before = state.rules.carried[self.seat * 4 + color]
            closed = color == BLACK and state.rules.keep_not_black
            if halve(before) != before and not closed:
                found.append(choices.KEEP_TRACK + color)
        return found

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.PASS:
            events.seat(state, "window-passed", self.seat)
            return
        color = option - choices.KEEP_TRACK
        place = self.seat * 4 + color
        state.track = put(state.track, place, limit(state, place, state.rules.carried[place]))
        events.evidence(state, "track-kept", self.seat, color, state.track[place])

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "keep-track", "setup")


def limit(state: Stawka, place: int, value: int) -> int:
    """Limit a track: no chief is exposed before the first stage (STA-9.8)."""
    chief = place % 4 == BLACK and state.rules.exposure
    return min(value, MOST_ON_A_CHIEF) if chief else value


class KeepItem(Asked):
    """Ask the winner by points which item he keeps of those he held at the end (D-10)."""

    def options(self, state: Stawka) -> list[int]:
        return [choices.PASS, *[choices.PIECE + piece for piece in state.kept]]

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.PASS:
            state.kept = []
            events.seat(state, "window-passed", self.seat)
            return
        state.then(KeepHolder(self.seat, option - choices.PIECE))

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "keep-item", "setup")


class KeepHolder(Asked):
    """Ask which own agent begins with it (D-10)."""

    __slots__ = ("piece",)

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def numbers(self) -> list[int]:
        return [self.seat, self.piece]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.seat < 2 and self.piece in state.kept

    def start(self) -> Step[Stawka]:
        return KeepItem(self.seat)

    def options(self, state: Stawka) -> list[int]:
        slots = [s for s in range(self.seat * 4, self.seat * 4 + 4) if state.doc[s] >= 0]
        return sorted([choices.AGENT + figures.person(state, slot) for slot in slots])

    def choose(self, state: Stawka, option: int) -> None:
        slot = figures.slot_of_person(state, option - choices.AGENT)
        state.kept = []
        items.add(state, slot, self.piece)
        if self.piece >= TS:
            state.ts_known = put(state.ts_known, self.piece - TS, 1 << self.seat)
        else:
            starred = state.rules.starred[state.rules.item_of[self.piece]]
            state.known = put(state.known, self.piece, KNOWN if starred else 1 << self.seat)
        events.item_kept(state, self.seat, slot, self.piece)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "keep-holder", "setup")
