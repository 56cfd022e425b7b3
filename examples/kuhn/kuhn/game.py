"""Kuhn poker as a game: its tables, the view of each seat (KUH-5), redeals and positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from konspira.kernel.choices import ChoiceTable, Family
from konspira.kernel.errors import Remedy
from konspira.kernel.game import Game, Waiting
from konspira.kernel.position import Reader, seats_remedy, wrong
from konspira.kernel.rng import Rng
from kuhn import rules
from kuhn.rules import (
    ANTE,
    BET,
    CALL,
    CARDS,
    CHECK,
    DEALS,
    FOLD,
    Deal,
    Kuhn,
    Showdown,
    Speak,
)


class SeatView(msgspec.Struct, frozen=True):
    """One seat, as the viewer sees it."""

    card: str | None  # None: the viewer may not know
    chips: int


class View(msgspec.Struct, frozen=True):
    """The table with the eyes of one seat, or of a spectator."""

    game: str
    seat: int | None  # the viewer's seat; None: a spectator
    seats: list[SeatView]
    waiting: list[Waiting]  # the seat whose turn it is
    scores: list[int] | None  # at the end


class KuhnGame(Game[Kuhn]):
    """Kuhn poker: three cards and one bet, for 2 seats."""

    id = "kuhn"
    version = 1
    seat_range = (2, 2)
    folder = Path(__file__).parent
    table = ChoiceTable(
        [
            Family("check", CHECK, "KUH-3.2"),
            Family("bet", BET, "KUH-3.2"),
            Family("fold", FOLD, "KUH-3.3"),
            Family("call", CALL, "KUH-3.3"),
        ]
    )
    modules = (rules,)

    def opening(self) -> Kuhn:
        """Return a state with the antes in the pot; everything else is still to come (KUH-2.1)."""
        state = Kuhn()
        state.blank(self)
        state.cards = []
        state.chips = [ANTE, ANTE]
        state.then(Deal(), Speak(0), Showdown())
        return state

    def view(self, state: Kuhn, seat: int | None) -> View:
        """Return what this seat may see (KUH-5)."""
        return View(
            game=self.id,
            seat=seat,
            seats=[
                SeatView(CARDS[state.cards[n]] if sees(state, seat, n) else None, state.chips[n])
                for n in range(2)
            ],
            waiting=self.waiting(state, seat),
            scores=state.scores[:] if state.over else None,
        )

    def redeal(self, state: Kuhn, seat: int | None, rng: Rng) -> Kuhn:
        """Return a random deal that shows this seat the same cards, each as likely as the next."""
        new = state.copy()
        new.forget(rng)
        known = [n for n in range(2) if sees(state, seat, n)]
        deals = [deal for deal in DEALS if all(deal[n] == state.cards[n] for n in known)]
        new.cards = deals[rng.below(len(deals))]
        return new

    def save_fields(self, state: Kuhn) -> dict[str, Any]:
        return {
            "seats": [{"card": CARDS[state.cards[n]], "chips": state.chips[n]} for n in range(2)]
        }

    def load_fields(self, state: Kuhn, reader: Reader) -> None:
        """Load a game in the middle, with both cards; without them it begins with a deal."""
        if not reader.has("seats"):
            state.then(Deal(), Speak(0), Showdown())
            return
        seats = [Reader(data, f"seats[{n}]") for n, data in enumerate(reader.items("seats"))]
        if len(seats) != 2:
            raise wrong("seats", len(seats), seats_remedy(2), "KUH-1.1")
        state.cards = [CARDS.index(one.word("card", "", CARDS)) for one in seats]
        if state.cards[0] == state.cards[1]:
            remedy = Remedy("only", "there is only one of it", count=1)
            raise wrong("seats[1].card", CARDS[state.cards[1]], remedy, "KUH-6.1")
        state.chips = [one.number("chips", ANTE, ANTE, ANTE + 1) for one in seats]
        for one in seats:
            one.done(("card", "chips"))
        due = [n for n in range(2) if state.owes(n)]  # after a bet nobody else can be on turn
        turn = reader.number("turn", *([due[0]] * 3 if due else [0, 0, 1]))
        state.then(Speak(turn), Showdown())

    def broken(self, state: Kuhn) -> list[str]:
        found: list[str] = []
        if state.cards[0] == state.cards[1]:
            found.append("KUH-6.1")
        if sum(state.scores) != 0:
            found.append("KUH-6.2")
        return found


def sees(state: Kuhn, viewer: int | None, seat: int) -> bool:
    """Does the viewer see the card of a seat (KUH-5)?"""
    return viewer == seat or state.is_shown()
