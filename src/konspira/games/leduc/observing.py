"""The observation of Leduc poker, straight from the state (LED-5); `observed` reads a view."""

from __future__ import annotations

from konspira.games.leduc.rules import PUBLIC, Leduc
from konspira.kernel.observing import Observer


class LeducObserver(Observer):
    """Cards and chips as one seat may know them."""

    __slots__ = ()

    def write(self, state: Leduc, seat: int, out: list[bytes]) -> None:
        row: list[int] = []
        cards = state.cards
        shown = state.is_showdown()
        row.append(seat + 1)
        self.bet(state, seat, row)
        row.append(state.round)
        row.append(state.raises)
        row.extend(state.bets)
        row.append(cards[PUBLIC] + 1 if shown or state.round == 2 else 0)
        for other in range(2):
            row.append(cards[other] + 1 if shown or other == seat else 0)
        out.append(bytes(row))

    def bet(self, state: Leduc, seat: int, out: list[int]) -> None:
        """Write what `asked` would for the game's only question, without making a question."""
        asked = state.asked
        if asked == seat and seat >= 0:
            out.append(1)
            out.append(state.owed(seat))
        else:
            out.append(0)
            out.append(0)
        out.append(1 if asked == 0 else 0)
        out.append(1 if asked == 1 else 0)

    def secrets(self, state: Leduc, out: list[bytes]) -> None:
        out.append(bytes([card + 1 for card in state.cards]))
