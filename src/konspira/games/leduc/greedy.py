"""The value of each choice to a sensible player, from the view alone.

The rival's card may be any unseen one: its bets are ignored. A call or a raise is worth the chance
to win, times the chips. Nothing here is a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from konspira.games.leduc.rules import CARDS, DECK, RAISES, strength

if TYPE_CHECKING:
    from konspira.games.leduc.game import View


def value(view: View, name: str) -> float:
    """Return the chips to expect from a choice: fold, call or raise."""
    assert view.seat is not None
    mine, other = view.seats[view.seat], view.seats[1 - view.seat]
    if name == "fold":
        return -mine.bet
    assert mine.card is not None
    edge = advantage(CARDS.index(mine.card), CARDS.index(view.public) if view.public else None)
    if name == "call":
        return edge * other.bet
    return edge * (other.bet + RAISES[view.round])


def advantage(card: int, public: int | None) -> float:
    """Return the chance to win less the chance to lose, over all cards that the rival may hold."""
    results = [
        (strength(card, up) > strength(other, up)) - (strength(card, up) < strength(other, up))
        for up in (DECK if public is None else [public])
        for other in DECK
        if len({card, up, other}) == 3
    ]
    return sum(results) / len(results)
