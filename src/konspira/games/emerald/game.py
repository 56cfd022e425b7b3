"""Emerald as a game: its options, its tables, and the functions that the kernel calls."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from konspira.games.emerald import (
    content,
    faults,
    greedy,
    observed,
    outlook,
    position,
    saving,
    sight,
)
from konspira.games.emerald.blocks import Block
from konspira.games.emerald.cards import CARDS, CITY_COUNT
from konspira.games.emerald.choices import MOST_SEATS, TABLE
from konspira.games.emerald.claiming import ClaimCard, ClaimCity, ClaimMore
from konspira.games.emerald.discarding import DiscardCard, RedrawCard
from konspira.games.emerald.effects import ResolveText
from konspira.games.emerald.ending import After
from konspira.games.emerald.invariants import broken
from konspira.games.emerald.killing import KillCard, KillCity, KillSupport, KillTarget, MoreKills
from konspira.games.emerald.moving import MoveCard, MoveFrom, MoveTo, TrackCard
from konspira.games.emerald.notes import NOTES
from konspira.games.emerald.observing import EmeraldObserver
from konspira.games.emerald.opening import DealHands, FirstPlayer, LayStacks, SetupAgent
from konspira.games.emerald.placing import PlaceCard, PlaceCity, RetrieveCard, RetrieveSource
from konspira.games.emerald.redeal import redeal
from konspira.games.emerald.resolving import Kill, KillRoyal, WinRoyal
from konspira.games.emerald.reveals import Heart, RevealAgent, Reveals
from konspira.games.emerald.rules import Rules
from konspira.games.emerald.shapes import View
from konspira.games.emerald.state import SETUP, WIDTH, Emerald
from konspira.games.emerald.texts import (
    RedeployCity,
    TextCity,
    TextCount,
    TextSeat,
    TextSource,
    TextVictim,
)
from konspira.games.emerald.turn import BeginTurn, Turn
from konspira.games.emerald.view import score_view, view
from konspira.games.emerald.vocabulary import (
    ACTIVITIES,
    ENDS,
    EVENTS,
    QUESTIONS,
    REFUSALS,
    VOCABULARY,
)
from konspira.games.emerald.zombies import (
    MoreStrikes,
    ResolveStrike,
    StrikeVictim,
    ZombieCity,
    ZombieStrike,
)
from konspira.kernel.events import Question
from konspira.kernel.game import Game, Setting, Summary
from konspira.kernel.observation import Observing
from konspira.kernel.position import Reader, step_text
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.kernel.step import NOBODY
from konspira.kernel.strength import LONGEST, Strength

MOST_GAINED = 100  # by one action, in any pack


class EmeraldGame(Game[Emerald]):
    """A Study in Emerald, second edition, for 2 to 5 seats."""

    id = "emerald"
    version = 2
    seat_range = (2, MOST_SEATS)
    notes = NOTES
    settings = (
        Setting("zombies_are_pieces", [False, True], "AMB-1"),
        Setting("payment", ["minimal", "free"], "AMB-2"),
        Setting("retrieve", ["exact", "short"], "AMB-37", when={"payment": "minimal"}),
        Setting("reshuffle", ["lazy", "eager"], "AMB-4"),
        Setting("free_after_second", [True, False], "AMB-9"),
        Setting("move_once", [True, False], "AMB-12"),
        Setting("royal_points_first", [True, False], "AMB-13"),
        Setting("vampire_block", ["kills", "assassination_only", "like_sherlock"], "AMB-15"),
        Setting("blocked_clears", [False, True], "AMB-16"),
        Setting("mad_without_token_costs_agent", [False, True], "AMB-17"),
        Setting("heart_on_reveal", ["loyalist", "any"], "AMB-19"),
        Setting("loyalist_refill_again", [False, True], "AMB-20"),
        Setting("end_check", ["after_action", "immediate"], "AMB-21"),
        Setting("lestrade_self", [True, False], "AMB-23"),
        Setting("leopold_stacks", ["void", "remove"], "AMB-25"),
        Setting("discard_public", [True, False], "AMB-27"),
        Setting("cthulhu_shows_stack", [False, True], "AMB-35"),
        Setting("free_action_cap", [20, 10, 5], "EME-3.10"),
        Setting("turn_cap", [150, 50, 10], "EME-16.7"),
    )
    folder = Path(__file__).parent
    content_files = content.FILES
    origin = content.ORIGIN
    table = TABLE
    steps = {
        "lay_stacks": LayStacks,
        "deal_hands": DealHands,
        "first_player": FirstPlayer,
        "setup_agent": SetupAgent,
        "begin_turn": BeginTurn,
        "turn": Turn,
        "place_city": PlaceCity,
        "place_card": PlaceCard,
        "claim_city": ClaimCity,
        "claim_card": ClaimCard,
        "claim_more": ClaimMore,
        "retrieve_card": RetrieveCard,
        "retrieve_source": RetrieveSource,
        "move_card": MoveCard,
        "move_from": MoveFrom,
        "move_to": MoveTo,
        "track_card": TrackCard,
        "kill_card": KillCard,
        "kill_city": KillCity,
        "kill_target": KillTarget,
        "kill_support": KillSupport,
        "kill": Kill,
        "kill_royal": KillRoyal,
        "win_royal": WinRoyal,
        "more_kills": MoreKills,
        "discard_card": DiscardCard,
        "redraw_card": RedrawCard,
        "text_city": TextCity,
        "text_victim": TextVictim,
        "text_seat": TextSeat,
        "text_count": TextCount,
        "text_source": TextSource,
        "redeploy_city": RedeployCity,
        "resolve_text": ResolveText,
        "zombie_strike": ZombieStrike,
        "strike_victim": StrikeVictim,
        "resolve_strike": ResolveStrike,
        "more_strikes": MoreStrikes,
        "zombie_city": ZombieCity,
        "block": Block,
        "reveals": Reveals,
        "heart": Heart,
        "reveal_agent": RevealAgent,
        "after": After,
    }
    event_kinds = EVENTS
    draws_key = "draws"
    draws_rule = "EME-2.10"
    # Views do not show which of several equal pawns moved, dice without an effect, second looks,
    # and the zone that an undead card was taken from.
    more_than_views: tuple[str, ...] = (
        "agent-moved",
        "die-rolled",
        "terrified",
        "looked",
        "undead-removed",
    )
    midway = ("in_play", "strikes", "attack", "ends", "claims")  # an attack, a text, the end
    die_faces = 6
    question_kinds = QUESTIONS
    activities = ACTIVITIES
    refusals = REFUSALS
    vocabulary = VOCABULARY
    strengths = {
        "easy": Strength(slip=45),
        "medium": Strength(slip=20),
        "hard": Strength(),
        "expert": Strength(simulations=40, most=4, horizon=4, seconds=LONGEST),
    }
    rules: Rules

    def prepare(self) -> None:
        self.rules = content.read(self.pack, self.options, self.seats)
        if not self.rules.discard_public:  # AMB-27: heard, but not shown
            heard = tuple(kind for kind, facts in EVENTS.items() if {"card", "cards"} & set(facts))
            self.more_than_views = (*type(self).more_than_views, *heard)

    def opening(self) -> Emerald:
        """Return the state before any deal: cubes in Limbo and supply (EME-1.6, EME-1.7)."""
        seats = self.seats
        rules = self.rules
        state = Emerald()
        state.blank(self)
        state.rules = rules
        state.seats = seats
        state.phase = SETUP
        state.first = 0
        state.active = 0
        state.turns = 0
        state.actions = 0
        state.free = 0
        state.claims = 0
        state.stacks = [NOBODY] * (CITY_COUNT * WIDTH)
        state.left = [0] * CITY_COUNT
        state.lost = [0] * CITY_COUNT
        state.slots = 0
        state.gone = []
        state.cubes = [0] * (CITY_COUNT * MOST_SEATS)
        state.agents = [0] * (CITY_COUNT * MOST_SEATS)
        state.zombies = [0] * (CITY_COUNT * MOST_SEATS)
        state.supply = [rules.cubes - rules.limbo] * seats
        state.limbo = [rules.limbo] * seats
        state.pool = [rules.agents_each] * seats
        state.out = [0] * seats
        state.sheltered = [0] * seats
        state.tokens = [rules.tokens] * seats
        state.hand = [[] for _ in range(seats)]
        state.open_hand = [[] for _ in range(seats)]
        state.deck = [[] for _ in range(seats)]
        state.discard = [[] for _ in range(seats)]
        state.tableau = [[] for _ in range(seats)]
        state.identity = [0] * seats
        state.hearts = [0] * seats
        state.revealed = 0
        state.looks = [0] * seats
        state.markers = [0, 0]
        state.points = [0] * (4 * MOST_SEATS)
        state.ends = 0
        state.purged = False
        state.in_play = []
        state.attack = []
        state.strikes = []
        state.plan = []
        state.then(LayStacks(), DealHands(), FirstPlayer())
        return state

    def view(self, state: Emerald, seat: int | None) -> View:
        return view(state, seat, self.waiting(state, seat))

    def redeal(self, state: Emerald, seat: int | None, rng: Rng) -> Emerald:
        return redeal(state, NOBODY if seat is None else seat, rng)

    def save(self, state: State) -> dict[str, Any]:
        """Save an unfinished choice as its choices so far, on top of the question it began with."""
        data = super().save(state)
        step = state.next_step()
        if isinstance(state, Emerald) and state.plan and step is not None:
            data["agenda"][-1] = step_text(step.start(), self._step_names)
        return data

    def save_fields(self, state: Emerald) -> dict[str, Any]:
        return saving.save(state)

    def load_fields(self, state: Emerald, reader: Reader) -> None:
        position.load(state, reader)

    def draw_piles(self, state: Emerald) -> list[list[int]]:
        """Return the piles that the active seat draws from: deck, then discards (EME-2.10)."""
        return [state.deck[state.active], state.discard[state.active]]

    def card_names(self) -> Sequence[str]:
        return CARDS

    def check_table(self, state: Emerald) -> None:
        faults.check(state)

    def replay(self, state: Emerald) -> None:
        position.replay(state)

    def broken(self, state: Emerald) -> list[str]:
        return broken(state)

    def summary(self, state: Emerald) -> Summary:
        """Return facts for statistics: turns of all, several ends, factions (EME-16.8, EME-17)."""
        found = [score_view(state, seat) for seat in range(self.seats)]
        return Summary(
            turns=state.turns / self.seats,
            first=state.first,
            ends=[f"end-{name}" for place, name in enumerate(ENDS) if state.ends >> place & 1],
            sides=[f"faction-{seat.faction}" for seat in found],
            sources={
                "source-neutral": [seat.neutral for seat in found],
                "source-own": [seat.own for seat in found],
                "source-kills": [seat.kills for seat in found],
                "source-track": [seat.track for seat in found],
                "source-penalty": [-seat.penalty for seat in found],
            },
        )

    def advise(self, view: View, question: Question, options: list[int]) -> list[float]:
        return greedy.values(sight.of_view(view, self.rules), question, options)

    def hunches(self, state: Emerald, seat: int, options: list[int]) -> list[float]:
        question = state.question(seat)
        assert question is not None
        return greedy.values(sight.of_state(state, seat), question, options)

    def judge(self, state: Emerald, seat: int) -> float:
        return outlook.judge(sight.of_state(state, seat))

    def observing(self) -> Observing:
        facts = observed.facts(self.question_kinds, self.seats)
        parts = observed.parts(facts, self.rules, self.seats)
        hidden = observed.hidden(self.seats)
        return Observing(1, facts, parts, hidden, EmeraldObserver(facts), observed.numbers)

    def score_bounds(self) -> tuple[float, float]:
        """Return the bounds of a score: reaching the target ends the game (EME-16)."""
        return -self.rules.penalty, 2 * self.rules.target + MOST_GAINED

    def chapter(self, state: Emerald) -> int:
        return state.turns // state.seats + state.phase

    def clock(self, state: Emerald) -> int:
        return state.turns
