"""Leduc poker as a game: its tables, what each seat may see (LED-5), redeals and positions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from konspira.games.leduc import greedy, observed, rules
from konspira.games.leduc.observing import LeducObserver
from konspira.games.leduc.rules import CARDS, DECK, PUBLIC, Leduc
from konspira.kernel.choices import ChoiceTable, Family
from konspira.kernel.errors import Remedy
from konspira.kernel.events import Question
from konspira.kernel.game import Game, Waiting
from konspira.kernel.observation import Observing
from konspira.kernel.position import Reader, seats_remedy, wrong
from konspira.kernel.rng import Rng
from konspira.kernel.showing import Seen
from konspira.kernel.sources import Origin

SEATS = 2  # LED-1.1
MOST_CHIPS = rules.ANTE + rules.MOST_RAISES * sum(rules.RAISES)


class SeatView(msgspec.Struct, frozen=True):
    """One seat, as the viewer sees it."""

    card: str | None  # None: hidden from the viewer
    bet: int  # chips in the pot


class View(Seen, frozen=True):
    """The table as one seat or a spectator sees it."""

    game: str
    seat: int | None  # the seat that sees it; None: a spectator
    round: int
    public: str | None  # None: not turned up yet
    pot: int
    raises: int  # in this betting round
    seats: list[SeatView]
    waiting: list[Waiting]  # the seats that the game waits for
    scores: list[int] | None  # at the end


class LeducGame(Game[Leduc]):
    """Leduc poker: six cards and two betting rounds, for 2 seats."""

    id = "leduc"
    version = 1
    seat_range = (SEATS, SEATS)
    folder = Path(__file__).parent
    origin = Origin(
        public=("Bayes' Bluff: Opponent Modelling in Poker (UAI 2005)", "OpenSpiel: leduc_poker")
    )
    table = ChoiceTable(
        [
            Family("fold", rules.FOLD, "LED-3.2"),
            Family("call", rules.CALL, "LED-3.3"),
            Family("raise", rules.RAISE, "LED-3.4"),
        ]
    )
    modules = (rules,)
    zero_sum = True  # LED-6.3
    draws_key = "deck"
    draws_rule = "LED-6.1"

    def opening(self) -> Leduc:
        """Return the state after the antes (LED-2.1), with everything else still to come."""
        state = Leduc()
        state.blank(self)
        state.cards = []
        state.bets = [rules.ANTE] * SEATS
        state.round = 1
        state.raises = 0
        state.then_all(rules.COURSE)
        return state

    def view(self, state: Leduc, seat: int | None) -> View:
        """Return what lies open for this seat (LED-5)."""
        places = open_places(state, seat)
        seen = [CARDS[card] if n in places else None for n, card in enumerate(state.cards)]
        return View(
            game=self.id,
            seat=seat,
            round=state.round,
            public=seen[PUBLIC],
            pot=sum(state.bets),
            raises=state.raises,
            seats=[SeatView(seen[n], state.bets[n]) for n in range(SEATS)],
            waiting=self.waiting(state, seat),
            scores=state.scores[:] if state.over else None,
        )

    def redeal(self, state: Leduc, seat: int | None, rng: Rng) -> Leduc:
        """Deal the cards again that the seat cannot see; every deal is equally likely."""
        new = state.copy()
        new.forget(rng)
        places = open_places(state, seat)
        unseen = [card for card in DECK if card not in [state.cards[n] for n in places]]
        rng.shuffle(unseen)
        new.cards = [card if n in places else unseen.pop() for n, card in enumerate(state.cards)]
        return new

    def save_fields(self, state: Leduc) -> dict[str, Any]:
        return {
            "round": state.round,
            "raises": state.raises,
            "public": CARDS[state.cards[PUBLIC]],
            "seats": [
                {"card": CARDS[state.cards[seat]], "bet": state.bets[seat]} for seat in range(SEATS)
            ],
        }

    def load_fields(self, state: Leduc, reader: Reader) -> None:
        """Load a game in the middle, all cards named, or a new one, perhaps with a fixed deck."""
        if reader.has("seats") or reader.has("over"):
            load_table(state, reader)
            return
        state.draws = reader.names("deck", CARDS)
        if len(state.draws) > len(rules.DEALS[0]):
            remedy = Remedy("leduc-deck", "more cards than are dealt")
            raise wrong("deck", len(state.draws), remedy, "LED-2.2")
        state.then_all(rules.COURSE)

    def draw_piles(self, state: Leduc) -> list[list[int]]:
        return [[*DECK]]

    def card_names(self) -> Sequence[str]:
        return CARDS

    def broken(self, state: Leduc) -> list[str]:
        found: list[str] = []
        if len(set(state.cards)) != SEATS + 1:
            found.append("LED-6.1")
        if state.asked >= 0 and state.owed(state.asked) != due(state):
            found.append("LED-6.2")
        if sum(state.scores):
            found.append("LED-6.3")
        return found

    def observing(self) -> Observing:
        facts = observed.FACTS
        parts = observed.PARTS
        return Observing(1, facts, parts, observed.HIDDEN, LeducObserver(facts), observed.numbers)

    def deals(self) -> list[tuple[float, list[int]]]:
        """Return every deal, each as likely as any other (LED-2.2)."""
        return [(1 / len(rules.DEALS), deal) for deal in rules.DEALS]

    def score_bounds(self) -> tuple[float, float]:
        return -MOST_CHIPS, MOST_CHIPS

    def chapter(self, state: Leduc) -> int:
        return state.round

    def advise(self, view: View, question: Question, options: list[int]) -> list[float]:
        return [greedy.value(view, self.name(option)) for option in options]


def open_places(state: Leduc, seat: int | None) -> list[int]:
    """Return the places in the deal whose cards a seat may see (LED-5)."""
    if state.is_showdown():
        return [0, 1, PUBLIC]  # LED-5.2
    own = [] if seat is None else [seat]
    return own if state.round == 1 else [*own, PUBLIC]


def due(state: Leduc) -> int:
    """Return the chips that the seat on turn must owe (LED-6.2)."""
    return rules.RAISES[state.round] if state.raises else 0


def load_table(state: Leduc, reader: Reader) -> None:
    """Read the table; by default: the ante, round 1, and the seat that owes chips is on turn."""
    seats = [Reader(data, f"seats[{n}]") for n, data in enumerate(reader.items("seats"))]
    if len(seats) != SEATS:
        raise wrong("seats", len(seats), seats_remedy(SEATS), "LED-1.1")
    names = [data.word("card", "", CARDS) for data in seats]
    names.append(reader.word("public", "", CARDS))
    state.cards = [CARDS.index(name) for name in names]
    check_cards(state.cards)
    state.bets = [data.number("bet", rules.ANTE, rules.ANTE, MOST_CHIPS) for data in seats]
    for data in seats:
        data.done(("card", "bet"))
    state.round = reader.number("round", 1, 1, 2)
    state.raises = reader.number("raises", int(state.owed(0) != 0), 0, rules.MOST_RAISES)
    turn = reader.number("turn", int(state.owed(1) > 0), 0, SEATS - 1)
    if not reader.has("over") and state.owed(turn) != due(state):
        text = f"seat {turn} must owe {due(state)}"
        remedy = Remedy("leduc-owe", text, seat=turn, count=due(state))
        raise wrong("bets", state.bets, remedy, "LED-6.2")
    later = rules.COURSE[2 if state.round == 1 else 4 :]  # the steps after this betting round
    state.then(rules.BETS[turn], *later)


def check_cards(cards: list[int]) -> None:
    """Refuse a position that breaks LED-6.1."""
    for card in cards:
        if cards.count(card) > 1:
            remedy = Remedy("only", "there is only one of it", count=1)
            raise wrong("cards", CARDS[card], remedy, "LED-6.1")
