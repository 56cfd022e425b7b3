"""Estoril as a game: its options, its tables, and the functions that the kernel calls."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from konspira.games.estoril import (
    content,
    faults,
    greedy,
    observed,
    outlook,
    position,
    saving,
    score,
)
from konspira.games.estoril.abilities import (
    AssassinTarget,
    Conspire,
    DiplomatTarget,
    SeducerSpace,
    SeducerTarget,
)
from konspira.games.estoril.activation import Activate, UseSymbols
from konspira.games.estoril.cards import CARDS, FLAGS, MISSIONS, RECRUITS, STARTING_SET, SYMBOLS
from konspira.games.estoril.choices import TABLE
from konspira.games.estoril.ending import Discards, HandDiscard, Retrieve, ShowDiscards
from konspira.games.estoril.events import EVENTS
from konspira.games.estoril.invariants import broken
from konspira.games.estoril.notes import NOTES
from konspira.games.estoril.observing import EstorilObserver
from konspira.games.estoril.peeking import Peek
from konspira.games.estoril.placement import PlaceCard, PlaceSpace
from konspira.games.estoril.redeal import redeal
from konspira.games.estoril.resolution import Award, BocaDiscard, Effect, Resolution, Resolve
from konspira.games.estoril.round import (
    ROUND,
    DealMissions,
    EndRound,
    FirstPlayer,
    LayTown,
    Round,
    ShuffleDeck,
)
from konspira.games.estoril.rules import Rules
from konspira.games.estoril.shapes import View
from konspira.games.estoril.spaces import SLOTS, SPACES, TILE_COUNT, TILES
from konspira.games.estoril.state import (
    ALL_KNOW,
    EMPTY_TOWN,
    NO_BONUS,
    NO_THROWS,
    PHASES,
    PLACEMENT,
    Estoril,
)
from konspira.games.estoril.view import view
from konspira.kernel.events import Question
from konspira.kernel.game import Game, Setting, Summary
from konspira.kernel.observation import Observing
from konspira.kernel.position import Reader
from konspira.kernel.rng import Rng
from konspira.kernel.step import NOBODY
from konspira.kernel.strength import LONGEST, Strength


class EstorilGame(Game[Estoril]):
    """City of Spies: Estoril 1942, four rounds in a town of spies, for 2 to 4 seats."""

    id = "estoril"
    version = 1
    seat_range = (2, 4)
    notes = NOTES
    settings = (
        Setting("edition", ["pl", "de"], "EST-8.8"),
        Setting("variant_secret_missions", [False, True], "EST-11.1", seats=(3, 4)),
        Setting("variant_recruitment_agenda", [False, True], "EST-11.4"),
        Setting("variant_second_place", [False, True], "EST-11.8"),
        Setting("boca_tie", ["edition", "lowest_space_safe", "highest_space_loses"], "EST-Q10"),
        Setting("second_place_rounding", ["edition", "down", "up"], "EST-11.9"),
        Setting("agenda_starting_count", ["edition", True, False], "EST-11.7"),
        Setting("agenda_flags_distinct", ["edition", False, True], "EST-Q23"),
        Setting("nationalist_timing", ["snapshot", "final"], "EST-Q1"),
        Setting("nationalist_counts_face_down", [False, True], "EST-Q2"),
        Setting("assassin_may_target_self", [False, True], "EST-Q3"),
        Setting("symbol_order", ["owner_choice", "printed"], "EST-Q4"),
        Setting("seduced_gets_location_bonus", [True, False], "EST-Q6"),
        Setting("boca_reward_timing", ["after_discard", "before_discard"], "EST-Q9"),
        Setting("mission_needs_positive", [True, False], "EST-Q11"),
        Setting("white_marker_limit", ["none", 5], "EST-Q13"),
        Setting("peek_mandatory", [False, True], "EST-Q15"),
        Setting("show_owned_cards", [True, False], "EST-Q26"),
    )
    folder = Path(__file__).parent
    content_files = content.FILES
    origin = content.ORIGIN
    table = TABLE
    steps = {
        "deal_missions": DealMissions,
        "shuffle_deck": ShuffleDeck,
        "first_player": FirstPlayer,
        "round": Round,
        "lay_town": LayTown,
        "place_card": PlaceCard,
        "place_space": PlaceSpace,
        "peek": Peek,
        "resolution": Resolution,
        "resolve": Resolve,
        "activate": Activate,
        "use_symbols": UseSymbols,
        "assassin_target": AssassinTarget,
        "conspire": Conspire,
        "diplomat_target": DiplomatTarget,
        "seducer_target": SeducerTarget,
        "seducer_space": SeducerSpace,
        "effect": Effect,
        "boca_discard": BocaDiscard,
        "award": Award,
        "retrieve": Retrieve,
        "discards": Discards,
        "hand_discard": HandDiscard,
        "show_discards": ShowDiscards,
        "end_round": EndRound,
    }
    event_kinds = EVENTS
    # Views do not show a second look at a card, strengths, dice or a rival's use of a symbol.
    more_than_views = (
        "peeked",
        "reward-peeked",
        "peek-declined",
        "symbols-passed",
        "conspirator-kept",
        "nationalist-counted",
        "dice-thrown",
        "reward-won",
        "location-won",
    )
    midway = ("resolving", "bonus", "uses", "throws")  # the progress within a location
    die_faces = 6
    dice_thrown = 2
    question_kinds = (
        "place-card",
        "place-space",
        "peek",
        "activate",
        "assassin-target",
        "conspirator-choice",
        "diplomat-target",
        "seducer-target",
        "seducer-space",
        "boca-discard",
        "hand-discard",
    )
    activities = ("placement", "peek", "resolution", "conspiracy", "loss", "discards")
    refusals = (
        "not-in-hand",
        "not-in-town",
        "space-taken",
        "inner-space",
        "peek-needed",
        "own-card",
        "not-face-down",
        "out-of-reach",
        "no-such-symbol",
        "symbol-used",
        "no-assassins-here",
        "printed-order",
        "no-flag",
        "no-deck",
        "no-free-space",
        "no-white-marker",
        "no-target",
        "nobody-there",
        "other-location",
        "not-itself",
        "protected",
        "safe-already",
        "too-far",
        "not-adjacent",
        "not-at-boca",
        "not-your-character",
        "picked-already",
    )
    vocabulary = {
        "card": tuple(CARDS),
        "space": tuple(SPACES),
        "tile": tuple(TILES),
        "special": tuple(TILES),
        "symbol": tuple(SYMBOLS),
        "power": (*SYMBOLS, "woman"),
        "flag": tuple(FLAGS),
        "mission": tuple(MISSIONS),
        "phase": (*PHASES, "over"),
        "source": ("discards", "hand", "agenda"),
    }
    strengths = {
        "easy": Strength(slip=66),
        "medium": Strength(slip=30),
        "hard": Strength(),
        "expert": Strength(simulations=40, most=4, horizon=1, seconds=LONGEST),
    }
    rules: Rules

    def prepare(self) -> None:
        self.rules = content.read(self.pack, self.options, self.seats)

    def opening(self) -> Estoril:
        """Return the state in which each hand has its starting set, nothing else dealt (EST-1)."""
        seats = self.seats
        state = Estoril()
        state.blank(self)
        state.rules = self.rules
        state.seats = seats
        state.round = 0
        state.phase = PLACEMENT
        state.first = 0
        state.lay_out([*range(SLOTS)], [0] * SLOTS)
        state.town = EMPTY_TOWN[:]
        state.rewards = [NOBODY] * TILE_COUNT
        state.reward_down = 0
        state.deck = []
        state.known = [ALL_KNOW] * RECRUITS
        state.hand = [STARTING_SET] * seats
        state.open_hand = [0] * seats
        state.discards = [0] * seats
        state.picks = [0] * seats
        state.markers = [self.rules.markers] * seats
        state.resolved = 0
        state.resolving = NOBODY
        state.bonus = NO_BONUS
        state.uses = NO_BONUS
        state.throws = NO_THROWS
        state.counted = []
        state.missions = []
        state.hidden = []
        state.agendas = []
        state.aside = False
        state.then(DealMissions(), ShuffleDeck(), FirstPlayer(), ROUND)
        return state

    def view(self, state: Estoril, seat: int | None) -> View:
        return view(state, seat, self.waiting(state, seat))

    def redeal(self, state: Estoril, seat: int | None, rng: Rng) -> Estoril:
        return redeal(state, NOBODY if seat is None else seat, rng)

    def save_fields(self, state: Estoril) -> dict[str, Any]:
        return saving.save(state)

    def load_fields(self, state: Estoril, reader: Reader) -> None:
        position.load(state, reader)

    def check_table(self, state: Estoril) -> None:
        faults.check(state)

    def broken(self, state: Estoril) -> list[str]:
        return broken(state)

    def summary(self, state: Estoril) -> Summary:
        """Return facts for statistics; the first player card has gone round (EST-9.4, EST-10)."""
        seats = range(self.seats)
        sources = {
            "source-discards": [score.discard_points(state, seat) for seat in seats],
            "source-hand": [score.hand_points(state, seat) for seat in seats],
        }
        for mission in score.scored_missions(state):
            counts = score.counts_of(state, mission)
            sources[f"mission-{MISSIONS[mission]}"] = score.mission_points(state, counts)
        if state.agendas:
            points = state.rules.agenda_points
            sources["source-agenda"] = [score.agenda_count(state, s) * points for s in seats]
        first = (state.first - state.round + 1) % self.seats
        return Summary(turns=state.round, first=first, sources=sources)

    def advise(self, view: View, question: Question, options: list[int]) -> list[float]:
        return greedy.values(outlook.of_view(view, self.rules), question, options)

    def hunches(self, state: Estoril, seat: int, options: list[int]) -> list[float]:
        question = state.question(seat)
        assert question is not None
        return greedy.values(outlook.of_state(state, seat), question, options)

    def judge(self, state: Estoril, seat: int) -> float:
        return outlook.judge(state, seat)

    def observing(self) -> Observing:
        facts = observed.facts(self.question_kinds)
        parts = observed.parts(facts, self.rules, self.seats)
        observer = EstorilObserver(facts)
        return Observing(1, facts, parts, observed.hidden(), observer, observed.numbers)

    def score_bounds(self) -> tuple[float, float]:
        """Return the bounds of a score; no number of a card or a mission is negative (EST-10)."""
        rules = self.rules
        prize = max(rules.first_place, rules.shared_first, rules.second_place)
        agenda = max(sum(row) for row in rules.weight) * rules.agenda_points
        cards = sum(rules.vp) + len(CARDS) * rules.discard_points
        return 0, cards + len(MISSIONS) * prize + agenda

    def chapter(self, state: Estoril) -> int:
        return state.round

    def clock(self, state: Estoril) -> int:
        return state.round
