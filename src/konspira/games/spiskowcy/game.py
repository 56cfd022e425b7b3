"""Spiskowcy as a game: its options, its tables, and the functions that the kernel calls."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from konspira.games.spiskowcy import (
    actions,
    cards,
    content,
    ending,
    events,
    faults,
    greedy,
    observed,
    orders,
    outlook,
    plot,
    position,
    raid,
    round,
    score,
)
from konspira.games.spiskowcy.cards import CARDS, CHARACTERS, KINDS
from konspira.games.spiskowcy.choices import TABLE
from konspira.games.spiskowcy.invariants import broken
from konspira.games.spiskowcy.notes import NOTES
from konspira.games.spiskowcy.observing import SpiskowcyObserver
from konspira.games.spiskowcy.redeal import redeal
from konspira.games.spiskowcy.round import ROUND, FirstPlayer
from konspira.games.spiskowcy.shapes import View
from konspira.games.spiskowcy.state import (
    CHOOSING,
    DEAL_PHASE,
    NO_ORDER,
    NOTHING,
    Rules,
    Spiskowcy,
)
from konspira.games.spiskowcy.view import view
from konspira.kernel.events import Question
from konspira.kernel.game import Game, Setting, Summary
from konspira.kernel.observation import Observing
from konspira.kernel.position import Reader
from konspira.kernel.rng import Rng
from konspira.kernel.step import NOBODY
from konspira.kernel.strength import LONGEST, Strength


class SpiskowcyGame(Game[Spiskowcy]):
    """Spiskowcy (Koryŏ): eight rounds of influence at a castle, for 2 to 4 seats."""

    id = "spiskowcy"
    version = 1
    seat_range = (2, 4)
    notes = NOTES
    settings = (
        Setting("order_timing", ["sequential", "simultaneous"], "Q-01"),
        Setting("order_counts_visible", [True, False], "Q-02"),
        Setting("allow_empty_order", [False, True], "Q-03"),
        Setting("event_effect_optional", [True, False], "Q-05"),
        Setting("spy_plot_protection_two_player", [True, False], "Q-11"),
        Setting("prince_bonus", ["optional", "auto"], "Q-15"),
        Setting("final_tiebreak", ["shared", "most_characters"], "Q-19"),
        Setting("unplayed_hand_revealed", [False, True], "Q-23"),
    )
    folder = Path(__file__).parent
    content_files = content.FILES
    origin = content.ORIGIN
    table = TABLE
    modules = (cards, events, round, orders, actions, raid, plot, ending)
    draws_key = "deck"
    draws_rule = "SPI-14.1"
    more_than_views = ("plotted",)  # the two cards may be of the same type
    strengths = {
        "easy": Strength(slip=60),
        "medium": Strength(slip=31),
        "hard": Strength(slip=14),
        "expert": Strength(simulations=1200, most=8, horizon=8, seconds=LONGEST),
    }
    rules: Rules

    def prepare(self) -> None:
        self.rules = content.read(self.pack, self.options)

    def opening(self) -> Spiskowcy:
        """Return a state with everything empty and the points in the bank (SPI-2)."""
        seats = self.seats
        state = Spiskowcy()
        state.blank(self)
        state.rules = self.rules
        state.seats = seats
        state.round = 0
        state.phase = DEAL_PHASE
        state.first = 0
        state.hand = [NOTHING] * seats
        state.orders = [NO_ORDER] * seats
        state.returned = [NOTHING] * seats
        state.tableau = [[0] * KINDS for _ in range(seats)]
        state.released = NOTHING
        state.dealt = [0] * seats
        state.stage = [CHOOSING] * seats
        state.innkeeper = NOBODY
        state.points = [0] * seats
        state.bank = self.rules.points
        state.used = 0
        state.stock = self.rules.copies[:]
        state.shown = NOBODY
        state.shown_count = 0
        state.shown_pair = False
        state.then(FirstPlayer(), ROUND)
        return state

    def view(self, state: Spiskowcy, seat: int | None) -> View:
        return view(state, seat, self.waiting(state, seat))

    def redeal(self, state: Spiskowcy, seat: int | None, rng: Rng) -> Spiskowcy:
        return redeal(state, NOBODY if seat is None else seat, rng)

    def save_fields(self, state: Spiskowcy) -> dict[str, Any]:
        return position.save(state)

    def load_fields(self, state: Spiskowcy, reader: Reader) -> None:
        position.load(state, reader)

    def draw_piles(self, state: Spiskowcy) -> list[list[int]]:
        return [[kind for kind, count in enumerate(state.deck()) for _ in range(count)]]

    def card_names(self) -> Sequence[str]:
        return CARDS

    def check_table(self, state: Spiskowcy) -> None:
        faults.check(state)

    def broken(self, state: Spiskowcy) -> list[str]:
        return broken(state)

    def summary(self, state: Spiskowcy) -> Summary:
        """Return facts for statistics; the first player token has gone round (SPI-3.3, SPI-12)."""
        seats = range(self.seats)
        worth = self.rules.influence
        leaders = [score.sole_leader(state, kind) for kind in range(CHARACTERS)]
        sources = {
            f"card-{CARDS[kind]}": [worth[kind] * (leaders[kind] == seat) for seat in seats]
            for kind in range(CHARACTERS)
        }
        sources["source-events"] = [
            sum(worth[kind] * state.tableau[seat][kind] for kind in range(CHARACTERS, KINDS))
            for seat in seats
        ]
        sources["source-points"] = list(state.points)
        first = (state.first - state.round + 1) % self.seats
        return Summary(turns=state.round, first=first, sources=sources)

    def advise(self, view: View, question: Question, options: list[int]) -> list[float]:
        return greedy.values(outlook.of_view(view, self.rules), question, options)

    def hunches(self, state: Spiskowcy, seat: int, options: list[int]) -> list[float]:
        question = state.question(seat)
        assert question is not None
        return greedy.values(outlook.of_state(state, seat), question, options)

    def judge(self, state: Spiskowcy, seat: int) -> float:
        return outlook.judge(state, seat)

    def observing(self) -> Observing:
        facts = observed.facts(self.question_kinds, self.seats)
        parts = observed.parts(facts, self.rules, self.seats)
        observer = SpiskowcyObserver(facts)
        return Observing(1, facts, parts, observed.hidden(), observer, observed.numbers)

    def score_bounds(self) -> tuple[float, float]:
        worth = [one * n for one, n in zip(self.rules.influence, self.rules.copies, strict=True)]
        low = sum(one for one in worth if one < 0)
        return low, sum(one for one in worth if one > 0) + self.rules.points

    def chapter(self, state: Spiskowcy) -> int:
        return state.round

    def clock(self, state: Spiskowcy) -> int:
        return state.round
