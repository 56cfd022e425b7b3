"""Phase IV: the end of the round, tableaux are cut down to the limit (SPI-11)."""

from __future__ import annotations

from konspira.games.spiskowcy import events
from konspira.games.spiskowcy.cards import CARDS, CHARACTERS, KINDS, PRINCE
from konspira.games.spiskowcy.choices import DISCARD, STOP_DISCARDING
from konspira.games.spiskowcy.raid import people
from konspira.games.spiskowcy.state import Spiskowcy
from konspira.kernel.events import Question, Refusal
from konspira.kernel.step import Step


class Trim(Step[Spiskowcy]):
    """Discard characters, one at a time, until the tableau is within the limit (SPI-11.1)."""

    def options(self, state: Spiskowcy) -> list[int]:
        row = state.tableau[self.seat]
        size = 0
        for count in row:  # compiled, this is faster than sum()
            size += count
        keep = state.rules.keep[state.round]
        if size <= keep:
            return []  # SPI-11.5
        # SPI-11.2: the Prince bonus is judged anew after each discard.
        if size <= keep + state.rules.prince_bonus and state.leads(self.seat, PRINCE):
            if state.rules.prince_stops_early:
                return []
            found = people(row, DISCARD)
            found.append(STOP_DISCARDING)  # SPI-11.4
            return found
        return people(row, DISCARD)  # SPI-11.3; only events left: nothing, and they stay (SPI-11.5)

    def choose(self, state: Spiskowcy, option: int) -> None:
        if option == STOP_DISCARDING:
            events.happened(state, "kept", self.seat)
            return
        state.then(self)
        state.release(self.seat, option - DISCARD)
        events.card_gone(state, "discarded", self.seat, option - DISCARD)

    def question(self, state: Spiskowcy) -> Question:
        surplus = sum(state.tableau[self.seat]) - state.rules.keep[state.round]
        return Question(self.seat, "discard", "discards", {"count": surplus})

    def refusal(self, state: Spiskowcy, option: int) -> Refusal | None:
        if option == STOP_DISCARDING:
            keep = state.rules.keep[state.round]
            held = sum(state.tableau[self.seat])
            return Refusal("SPI-11.3", "over-the-limit", {"count": keep, "held": held})
        if not DISCARD <= option < DISCARD + KINDS:
            return None
        kind = option - DISCARD
        if kind >= CHARACTERS:
            return Refusal("SPI-9.2", "events-stay", {"card": CARDS[kind]})
        return Refusal("SPI-11.3", "not-in-tableau", {"card": CARDS[kind]})
