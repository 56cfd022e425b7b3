"""An observation of Leduc poker, straight from the state (LED-5); `observed` reads a view."""

from __future__ import annotations

from konspira.games.leduc.rules import PUBLIC, Leduc
from konspira.kernel.observing import Observer


class LeducObserver(Observer[Leduc]):
    """Cards and chips as one seat may know them."""

    __slots__ = ()

    def write(self, state: Leduc, seat: int, out: list[int]) -> None:
        cards = state.cards
        shown = state.is_showdown()
        out.append(seat + 1)
        self.asked(state, seat, out)
        out.append(state.round)
        out.append(state.raises)
        out.extend(state.bets)
        out.append(cards[PUBLIC] + 1 if shown or state.round == 2 else 0)
        for other in range(2):
            out.append(cards[other] + 1 if shown or other == seat else 0)

    def secrets(self, state: Leduc, out: list[int]) -> None:
        for card in state.cards:
            out.append(card + 1)
