"""Stawka as a game: its options, tables and the functions that belong to it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

from konspira.games.stawka.advice import greedy, greedy_films, judging
from konspira.games.stawka.advice.notes import NOTES
from konspira.games.stawka.advice.sight import of_state
from konspira.games.stawka.advice.strengths import LESSON, SHORT, STRENGTHS
from konspira.games.stawka.building import campaign, designs, export, making
from konspira.games.stawka.building.campaign import CarrySetting
from konspira.games.stawka.building.designs import ScenarioSetting
from konspira.games.stawka.building.opening import opening
from konspira.games.stawka.choices import TABLE
from konspira.games.stawka.content import pack as content
from konspira.games.stawka.content.names import FREE, SCENARIOS
from konspira.games.stawka.content.subjects import SUBJECTS
from konspira.games.stawka.refusals.reasons import REASONS
from konspira.games.stawka.rules import Rules
from konspira.games.stawka.saving import faults, position, saving
from konspira.games.stawka.saving.invariants import broken
from konspira.games.stawka.saving.position import MIDWAY
from konspira.games.stawka.sight import hints, observed, observed_view
from konspira.games.stawka.sight.events import EVENTS
from konspira.games.stawka.sight.observing import StawkaObserver
from konspira.games.stawka.sight.redeal import redeal
from konspira.games.stawka.sight.shapes import View
from konspira.games.stawka.sight.view import layout_of, view
from konspira.games.stawka.state import ENDINGS, Stawka
from konspira.games.stawka.steps import STEPS
from konspira.kernel.designs import Design
from konspira.kernel.events import Question
from konspira.kernel.game import Aid, Game, Setting, Summary
from konspira.kernel.observation import Observing
from konspira.kernel.position import Reader
from konspira.kernel.rng import Rng
from konspira.kernel.step import NOBODY
from konspira.kernel.strength import Strength

Values: TypeAlias = dict[str, str | bool | int]
LAST_PART: Values = {"scenario": "s3_chestnuts"}
RADIO_ONLY: Values = {"scenario": "s4_i_know_who_you_are"}
CAR_ONLY: Values = {"scenario": "s6_top_secret"}
FREE_ONLY: Values = {"scenario": FREE}
EXTENDED: Values = {**FREE_ONLY, "free_level": "extended"}
PASSWORDS: Values = {**FREE_ONLY, "free_difficulty": "advanced"}
STAGE_AP = 100  # more than can be spent in a stage


class StawkaGame(Game[Stawka]):
    """Stawka większa niż życie: two spy networks in one town, for 2 seats."""

    id = "stawka"
    version = 4
    seat_range = (2, 2)
    settings = (
        ScenarioSetting(),
        Setting("give_up", ["any_moment", "between"], "STA-4.8"),
        Setting("arrest_cost_ap", [2, 1], "STA-10.1"),
        Setting("exposure_rule", ["evidence_10", "secret_at_10", "secret_any", "off"], "STA-9.8"),
        Setting("chief_death_is_exposure", [True, False], "STA-12.16"),
        Setting("max_talks_per_agent", ["none", 1], "STA-6.2"),
        Setting("failed_rank_uses_pair", [False, True], "STA-6.4"),
        Setting("overflow_other_sources", ["lost", "vp"], "STA-9.4"),
        Setting("kidnap_stat", ["vigilance", "defence"], "STA-11.3"),
        Setting("kidnap_uses_weapon", [False, True], "STA-11.2"),
        Setting("support_range", ["same_sector", "board"], "STA-8.3"),
        Setting("support_per_test", [1, 2], "STA-8.3"),
        Setting("protection_per_roll", [1, 2], "STA-14.12"),
        Setting("interrogations_per_stage", [1, 2], "STA-10.9"),
        Setting("fort_control_modifier", [0, -1], "STA-2.8"),
        Setting("bribed_may_talk", [True, False], "STA-13.5"),
        Setting("explosives_need_mission", [True, False], "STA-12.9"),
        Setting("grenade_six", ["any_die", "own_die"], "STA-12.10"),
        Setting("safe_comparison", ["greater", "greater_equal"], "STA-18.8"),
        Setting("top_secret_counts", [True, False], "STA-18.2"),
        Setting("top_secret_spender", ["any_agent", "holder"], "STA-18.11"),
        Setting("special_counts_as_secret", [True, False], "STA-15.8"),
        Setting("training3_timeout", ["draw", "vp"], "STA-21.3", when=LAST_PART),
        Setting("s4_kloss_arrestable", [False, True], "STA-S4.6", when=RADIO_ONLY),
        Setting("factory_control_persistent", [True, False], "STA-S6.3", when=CAR_ONLY),
        Setting("audi_by_card", ["exactly", "up_to"], "STA-S6.11", when=CAR_ONLY),
        Setting("stage_cap", [30, 60, 12, "none"], "STA-21.5"),
        Setting("free_sectors", [4, 5, 6, 7], "STA-2.1", when=FREE_ONLY),
        Setting("free_level", ["advanced", "extended", "basic"], "STA-1.2", when=FREE_ONLY),
        Setting("free_cards", ["advanced", "extended"], "STA-1.2", when=EXTENDED),
        Setting("free_difficulty", ["basic", "advanced"], "STA-F.1", when=FREE_ONLY),
        Setting("free_timeout", ["draw", "vp"], "STA-21.3", when=FREE_ONLY),
        Setting("allow_rotation", [False, True], "STA-2.1", when=FREE_ONLY),
        Setting("password_wordlist", ["en", "pl", "de", "none"], "STA-F.1", None, PASSWORDS, True),
        Setting("password_fold_diacritics", [False, True], "STA-F.4", None, PASSWORDS, True),
        CarrySetting(),
    )
    folder = Path(__file__).parent
    content_files = content.FILES
    same_content = content.SAME
    origin = content.ORIGIN
    table = TABLE
    steps = STEPS
    event_kinds = EVENTS
    draws = True
    # Dice and their results, and things that leave no trace on the table.
    more_than_views = (
        "precedence-rolled",
        "token-returned",  # drawn, seen by its player, and back in the pool: no view keeps it
        "rank-rolled",
        "rank-failed",
        "talk-rolled",
        "rolled-again",
        "talk-ended",
        "test-rolled",
        "test-passed",
        "test-failed",
        "safe-rolled",
        "interrogated",
        "attack-rolled",
        "blast-rolled",
        "activation-ended",
        "window-passed",
        "trait-used",
        "object-chosen",
        "walk-ended",
        "token-ignored",
        "exchange-ended",
        "movement-ended",
        "tile-seen",
        "hand-seen",
    )
    midway = MIDWAY
    die_faces = 6
    question_kinds = (
        "lay-sector",
        "lay-cell",
        "lay-turn",
        "choose-document",
        "set-password",
        "keep-track",
        "keep-item",
        "keep-holder",
        "draft-figure",
        "draft-field",
        "choose-plan",
        "pick-token",
        "place-token",
        "drop-reaction",
        "drop-card",
        "choose-activation",
        "activation-menu",
        "on-entry",
        "trigger-token",
        "window",
        "block",
        "safe-or-draw",
        "open-safe",
        "tile-decision",
        "drop-item",
        "make-room",
        "pay-item",
        "pay-bribe",
        "hand-over",
        "exchange-item",
        "choose-tile",
        "order-tile",
        "choose-object",
        "walk",
        "choose-mission",
        "avoid-to",
        "place-released",
        "show-weapon",
        "place-kidnapped",
        "name-prisoner",
        "choose-victim",
        "strike-back",
        "mission-reward",
        "name-letter",
        "guess-password",
        "set-radio",
        "name-sector",
        "secret-reward",
        "move-token",
        "move-token-to",
        "drive",
    )
    activities = ("setup", "password", "planning", "threats", "activation", "effect", "window")
    refusals = REASONS
    vocabulary = SUBJECTS
    spelled = ("cell", "letter")
    parts = 3  # of the training campaign
    notes = NOTES
    strengths = STRENGTHS
    measured_in = "s3_chestnuts"
    has_designs = True
    rules: Rules

    def strength(self, level: str) -> Strength | None:
        """Return how strong the levels of bots are; short scenarios have numbers of their own."""
        return (LESSON if self.options["scenario"] in SHORT else STRENGTHS).get(level)

    @classmethod
    def read_design(cls, text: str) -> Design:
        """Read a scenario from a file of a player (docs/scenario-files.md)."""
        row, mistakes = designs.read(text)
        if row is None:
            return Design(designs.KEY, mistakes=tuple(mistakes))
        return Design(designs.KEY, designs.line_of(row), row.title, f"level-{row.level}")

    def aids(self) -> list[Aid]:
        return [hints.sheet(content.load(self.pack))]

    def prepare(self) -> None:
        self.rules = making.make(self.pack, self.options)

    def rules_of(self, view: View) -> Rules:
        """Return the rules of the table that a view shows: while it is built, they change."""
        if not self.rules.size:
            return self.rules
        return self.rules.layouts.laid(layout_of(view))

    def opening(self) -> Stawka:
        return opening(self, self.rules)

    def view(self, state: Stawka, seat: int | None) -> View:
        return view(state, seat, self.waiting(state, seat))

    def redeal(self, state: Stawka, seat: int | None, rng: Rng) -> Stawka:
        return redeal(state, NOBODY if seat is None else seat, rng)

    def save_fields(self, state: Stawka) -> dict[str, Any]:
        return saving.save(state)

    def load_fields(self, state: Stawka, reader: Reader) -> None:
        position.load(state, reader)

    def check_table(self, state: Stawka) -> None:
        faults.check(state)

    def part(self) -> int:
        return self.rules.part

    def sequel(self, state: Stawka) -> dict[str, str | bool | int] | None:
        if not state.over or not 0 < self.rules.part < self.parts:
            return None
        following = SCENARIOS[self.rules.part]
        return {**self.options, "scenario": following, "carry": campaign.carry(state)}

    def design(self, state: Stawka, title: str) -> str | None:
        return export.design(state, self.options, title)

    def summary(self, state: Stawka) -> Summary:
        """Return stages, the ending, and the points of both sides (STA-21)."""
        return Summary(
            turns=state.stage,
            ends=[f"ending-{ENDINGS[state.ending]}"],
            sides=["side-polish", "side-german"],
            sources={"source-vp": list(state.vp), "source-secrets": list(state.secrets)},
        )

    def advise(self, view: View, question: Question, options: list[int]) -> list[float]:
        return greedy_films.values(view, self.rules_of(view), question, options)

    def hunches(self, state: Stawka, seat: int, options: list[int]) -> list[float]:
        question = state.question(seat)
        assert question is not None
        if state.rules.film or self.rules.hotel >= 0 or self.rules.size or self.rules.password:
            return self.advise(self.view(state, seat), question, options)
        return greedy.values(greedy.Player(of_state(state, seat)), question, options)

    def judge(self, state: Stawka, seat: int) -> float:
        return judging.judge(state, seat)

    def observing(self) -> Observing:
        facts = observed.facts(self.question_kinds)
        parts = observed.parts(facts)
        observer = StawkaObserver(facts)
        return Observing(1, facts, parts, observed.hidden(), observer, observed_view.numbers)

    def score_bounds(self) -> tuple[float, float]:
        """Return the bounds of scores: one for a victory, nothing for a draw (STA-21)."""
        return 0, 1

    def chapter(self, state: Stawka) -> int:
        return state.stage

    def clock(self, state: Stawka) -> int:
        return state.stage * STAGE_AP + sum(state.spent)

    def broken(self, state: Stawka) -> list[str]:
        return broken(state)
