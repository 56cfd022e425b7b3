"""The layout of Leduc poker's observations, and a reader that fills it from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from konspira.games.leduc.rules import ANTE, CARDS, MOST_RAISES, RAISES
from konspira.kernel.layout import Facts, Part, code, count, flag, seats_of, turns_of

if TYPE_CHECKING:
    from konspira.games.leduc.game import View

SEATS = seats_of(2)
MOST_CHIPS = ANTE + MOST_RAISES * sum(RAISES)
FACTS = Facts(("bet",), {"chips": MOST_CHIPS})
PARTS = (
    code("seat", SEATS),
    *FACTS.parts,
    flag("turns", 2),
    count("round", 2),
    count("raises", MOST_RAISES),
    count("bets", MOST_CHIPS, 2),
    code("public", CARDS),
    code("cards", CARDS, 2),
)
HIDDEN: tuple[Part, ...] = (code("deal", CARDS, 3),)


def numbers(view: View) -> list[int]:
    """Return the numbers that a view shows, without the question."""
    return [
        *turns_of(view.waiting, 2),
        view.round,
        view.raises,
        *[seat.bet for seat in view.seats],
        _code(view.public),
        *[_code(seat.card) for seat in view.seats],
    ]


def _code(card: str | None) -> int:
    return 0 if card is None else CARDS.index(card) + 1
