"""Leduc poker in a line: deals and bets, for tests that read like the rules file."""

from __future__ import annotations

import konspira
from konspira.games.leduc.game import View
from konspira.games.leduc.rules import Leduc

GAME = konspira.make("leduc")


def position(**words: object) -> Leduc:
    """Any position, from the words of the rules file."""
    state = GAME.position(words)
    assert isinstance(state, Leduc)
    return state


def deal(cards: str) -> Leduc:
    """A game with these cards: of seat 0, of seat 1, and perhaps the public one."""
    return position(deck=cards.split())


def play(state: Leduc, bets: str) -> Leduc:
    """Some bets, each made by the seat whose turn it is."""
    for bet in bets.split():
        state.choose(state.asked, bet)
    return state


def offers(state: Leduc) -> list[str]:
    """Return what the seat on turn may do."""
    return state.offers(state.asked)


def chips(state: Leduc) -> list[int]:
    """Return what each seat has put into the pot, as everybody sees it."""
    return [seat.bet for seat in view(state).seats]


def view(state: Leduc, seat: int | None = None) -> View:
    """The table with the eyes of a seat, or of a spectator."""
    seen = state.view(seat)
    assert isinstance(seen, View)
    return seen


def cards(state: Leduc, seat: int | None) -> list[str | None]:
    """The private cards, as a seat (None: a spectator) sees them."""
    return [place.card for place in view(state, seat).seats]
