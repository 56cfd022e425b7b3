"""Phase IV: at the end of the round, tableaux are cut down to the limit (SPI-11)."""

from __future__ import annotations

from typing import Final

from konspira.games.spiskowcy import events
from konspira.games.spiskowcy.cards import CARD, CARDS, CHARACTERS, KINDS, PRINCE
from konspira.games.spiskowcy.choices import DISCARD, STOP_DISCARDING
from konspira.games.spiskowcy.raid import people
from konspira.games.spiskowcy.state import Spiskowcy
from konspira.kernel.declared import COUNT, NOT_ASKED, Reason, question, refusal
from konspira.kernel.events import Question
from konspira.kernel.step import Step

ASK_DISCARD: Final = question("discard", "discards", count=COUNT)

OVER_THE_LIMIT: Final = refusal("SPI-11.3", "over-the-limit", count=COUNT, held=COUNT)
EVENTS_STAY: Final = refusal("SPI-9.2", "events-stay", card=CARD)
NOT_IN_TABLEAU: Final = refusal("SPI-11.3", "not-in-tableau", card=CARD)

DISCARDS_AND_STOP: Final = [*range(DISCARD, DISCARD + KINDS), STOP_DISCARDING]


class Trim(Step[Spiskowcy]):
    """The seat discards characters, one at a time, until it is within the limit (SPI-11.1)."""

    def candidates(self, state: Spiskowcy) -> list[int]:
        return DISCARDS_AND_STOP

    def verdict(self, state: Spiskowcy, option: int) -> Reason | None:
        row = state.tableau[self.seat]
        if option == STOP_DISCARDING:
            return None if self.may_stop(state, sum(row)) else OVER_THE_LIMIT  # SPI-11.4
        if not DISCARD <= option < DISCARD + KINDS:
            return NOT_ASKED
        if option - DISCARD >= CHARACTERS:
            return EVENTS_STAY
        return None if row[option - DISCARD] else NOT_IN_TABLEAU

    def may_stop(self, state: Spiskowcy, size: int) -> bool:
        """May the seat stop now? The Prince bonus is judged again after each discard (SPI-11.2)."""
        rules = state.rules
        within = size <= rules.keep[state.round] + rules.prince_bonus
        return within and state.leads(self.seat, PRINCE)

    def because(self, state: Spiskowcy, option: int, why: Reason) -> dict[str, object]:
        if option == STOP_DISCARDING:
            held = sum(state.tableau[self.seat])
            return {"count": state.rules.keep[state.round], "held": held}
        return {"card": CARDS[option - DISCARD]}

    def options(self, state: Spiskowcy) -> list[int]:
        row = state.tableau[self.seat]
        size = 0
        for count in row:  # compiled code runs this faster than sum()
            size += count
        if size <= state.rules.keep[state.round]:
            return []  # SPI-11.5
        found = people(row, DISCARD)  # SPI-11.3
        if not self.may_stop(state, size):
            return found  # empty if only events are left: they stay (SPI-11.5)
        if state.rules.prince_stops_early:
            return []
        found.append(STOP_DISCARDING)
        return found

    def choose(self, state: Spiskowcy, option: int) -> None:
        if option == STOP_DISCARDING:
            events.happened(state, events.KEPT, self.seat)
            return
        state.then(self)
        state.release(self.seat, option - DISCARD)
        events.card_gone(state, events.DISCARDED, self.seat, option - DISCARD)

    def question(self, state: Spiskowcy) -> Question:
        surplus = sum(state.tableau[self.seat]) - state.rules.keep[state.round]
        return ASK_DISCARD.of(self.seat, surplus)
