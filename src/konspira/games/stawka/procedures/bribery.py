"""Bribery (STA-13)."""

from __future__ import annotations

from konspira.games.stawka import choices, links
from konspira.games.stawka.abilities.words import BRIBE_RANK, RANK
from konspira.games.stawka.links import Asked
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import TS, Stawka, put
from konspira.games.stawka.town import figures, items
from konspira.kernel.events import Question
from konspira.kernel.step import NOBODY, Step


def price(state: Stawka, slot: int, other: int) -> int:
    """Return the price by the target's rank now; a trait of the briber stretches it (STA-13.1)."""
    rank = figures.stat(state, other, RANK)
    stretch = figures.stat(state, slot, BRIBE_RANK)
    if rank <= 3 + stretch:
        return 1000
    return 2000 if rank <= 6 + stretch else 3000


def money(state: Stawka, slot: int) -> list[int]:
    """Return the dollar tiles that an agent holds."""
    return sorted(
        [
            piece
            for piece in state.items[slot]
            if piece < TS and state.rules.dollars[state.rules.item_of[piece]]
        ]
    )


def targets(state: Stawka, slot: int) -> list[int]:
    """Return the agents that the active agent can bribe (STA-13.1, STA-13.2)."""
    seat = slot >> 2
    if state.bribed[seat] >= 0 or not state.items[slot] or not figures.meets(state, slot, 1 - seat):
        return []
    total = 0
    for piece in money(state, slot):
        total += state.rules.dollars[state.rules.item_of[piece]]
    if total == 0:
        return []
    return [
        other for other in figures.met(state, slot, 1 - seat) if total >= price(state, slot, other)
    ]


class PayBribe(Asked):
    """Ask for dollar tiles until they are enough; no change is given (D-28)."""

    __slots__ = ("other", "paid")

    def __init__(self, seat: int, other: int, paid: int) -> None:
        super().__init__(seat)
        self.other = other
        self.paid = paid

    def numbers(self) -> list[int]:
        return [self.seat, self.other, self.paid]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.seat < 2 and 0 <= self.other < 8 and self.paid >= 0

    def start(self) -> Step[Stawka]:
        return self if self.paid else links.menu(self.seat)

    def options(self, state: Stawka) -> list[int]:
        found = [choices.PIECE + piece for piece in money(state, state.active)]
        return found or [choices.PASS]  # only in a redeal: the briber had enough at the start

    def choose(self, state: Stawka, option: int) -> None:
        if option == choices.PASS:
            state.then(links.menu(self.seat))
            return
        slot = state.active
        piece = option - choices.PIECE
        paid = self.paid + state.rules.dollars[state.rules.item_of[piece]]
        items.lose(state, slot, piece)
        if paid < price(state, slot, self.other):
            state.then(PayBribe(self.seat, self.other, paid))
            return
        state.bribed = put(state.bribed, self.seat, self.other)
        state.payer = put(state.payer, self.seat, slot)
        events.agents_count(state, "bribed", slot, self.other, paid)
        state.then(links.menu(self.seat))

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "pay-bribe", "activation")


def look(state: Stawka, slot: int, briber: int) -> None:
    """Show the briber the things and the mission of the bribed agent (STA-13.4)."""
    for piece in state.items[slot]:
        if piece >= TS:
            state.ts_known = put(
                state.ts_known, piece - TS, state.ts_known[piece - TS] | (1 << briber)
            )
        else:
            state.known = put(state.known, piece, state.known[piece] | (1 << briber))
        events.piece_seen(state, briber, piece)
    if state.mission[slot] >= 0:
        state.peeked |= 1 << slot
        events.mission_peeked(state, briber, slot, state.mission[slot])


def lapse(state: Stawka, slot: int) -> None:
    """Drop a bribe of an agent that dies or goes to jail: it is lost for good (STA-13.3)."""
    briber = 1 - (slot >> 2)
    if state.bribed[briber] == slot:
        state.bribed = put(state.bribed, briber, NOBODY)
        events.agent(state, "bribe-lapsed", slot)
