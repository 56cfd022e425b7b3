"""The course of a stage (STA-3)."""

from __future__ import annotations

from konspira.games.stawka import choices, links
from konspira.games.stawka.abilities import words
from konspira.games.stawka.films import films
from konspira.games.stawka.links import Asked
from konspira.games.stawka.procedures import cards, explosives, placing, reactions
from konspira.games.stawka.rules import ADVANCED, EXTENDED
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import (
    ACTIVATIONS,
    BY_TIME,
    LOCATIONS,
    PLANNING,
    REACTIONS,
    STAGE_END,
    THREATS,
    Stawka,
    put,
)
from konspira.games.stawka.town import boons, evidence
from konspira.kernel.events import Question
from konspira.kernel.step import NOBODY, Step, Together

PLANS = 5  # cards a player; after four stages all of them return (STA-3.3)


class Stage(Step[Stawka]):
    """Run one stage, in the order of STA-3.1."""

    def run(self, state: Stawka) -> None:
        state.stage += 1
        state.phase = PLANNING
        state.plans = [NOBODY, NOBODY]
        state.spent = [0] * len(state.spent)
        state.withdrawn = 0
        state.active = NOBODY
        events.number(state, "stage-began", state.stage)
        state.then(Activations())
        if state.rules.level >= ADVANCED:
            state.then(ReactionPhase(), LocationPhase())
        if state.rules.level >= EXTENDED:
            state.then(ThreatPhase())
        state.then(Planning(), Precedence(), links.window(words.STAGE_START))


class Planning(Together[Stawka]):
    """Let both choose secretly at the same time (STA-3.2)."""

    def lanes(self, state: Stawka) -> list[Step[Stawka]]:
        return [ChoosePlan(0), ChoosePlan(1)]


class ChoosePlan(Asked):
    """Ask for a planning card (D-11)."""

    def options(self, state: Stawka) -> list[int]:
        used = state.used_plans[self.seat]
        first = choices.PLAN + self.seat * PLANS
        return [first + card for card in range(PLANS) if not used >> card & 1]

    def choose(self, state: Stawka, option: int) -> None:
        state.plans = put(state.plans, self.seat, option - choices.PLAN)
        events.plan_sealed(state, self.seat, option - choices.PLAN)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "choose-plan", "planning")


class Precedence(Step[Stawka]):
    """Show the cards; the lower value goes first (STA-3.4 to STA-3.6)."""

    def run(self, state: Stawka) -> None:
        for seat in range(2):
            plan = state.plans[seat]
            events.plan_shown(state, seat, plan)
            state.pool[seat] = state.rules.plan_pool[plan]
        mine = [state.rules.plan_precedence[plan] for plan in state.plans]
        if mine[0] != mine[1]:
            state.first = 0 if mine[0] < mine[1] else 1
        elif state.first == NOBODY or state.stage == 1:
            one = two = 0
            while one == two:
                one, two = state.roll(6), state.roll(6)
                events.pair_of_dice(state, "precedence-rolled", one, two)
            state.first = 0 if one < two else 1
        events.seat(state, "precedence-fixed", state.first)


class ThreatPhase(Step[Stawka]):
    """Draw two tokens for the second player, one for the first; the second begins (STA-3.7)."""

    def run(self, state: Stawka) -> None:
        state.phase = THREATS
        second = 1 - state.first
        placing.draw(state, second, 2)
        placing.draw(state, state.first, 1)
        state.then(placing.Place(second), placing.Place(state.first), placing.Place(second))


class ReactionPhase(Step[Stawka]):
    """Let both draw reaction cards, the precedence player first (STA-3.8)."""

    def run(self, state: Stawka) -> None:
        state.phase = REACTIONS
        state.then(DrawReactions(state.first), DrawReactions(1 - state.first))


class DrawReactions(Step[Stawka]):
    """Draw as many cards as the planning card says."""

    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def numbers(self) -> list[int]:
        return [self.owner]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.owner < 2 and state.plans[self.owner] >= 0

    def run(self, state: Stawka) -> None:
        reactions.draw(state, self.owner, state.rules.plan_draw[state.plans[self.owner]])


class LocationPhase(Step[Stawka]):
    """Fill hands up to the limit (STA-3.9)."""

    def run(self, state: Stawka) -> None:
        state.phase = LOCATIONS
        for seat in (state.first, 1 - state.first):
            cards.draw(state, seat, state.rules.location_limit - len(state.lc_hand[seat]))


class Activations(Step[Stawka]):
    """Begin the activations (STA-3.10)."""

    def run(self, state: Stawka) -> None:
        state.phase = ACTIVATIONS
        state.then(links.turn(state.first))


class EndStage(Step[Stawka]):
    """End a stage: abilities, dynamite, victory and length, then its changes end (STA-3.11)."""

    def run(self, state: Stawka) -> None:
        state.phase = STAGE_END
        state.active = NOBODY
        state.then(NextStage())
        if state.rules.film:
            state.then(films.StageCheck())
        state.then(Charges())
        links.put_window(state, words.STAGE_END)


class Charges(Step[Stawka]):
    """Explode dynamite (STA-3.11 b)."""

    def run(self, state: Stawka) -> None:
        explosives.explode_charges(state)


class NextStage(Step[Stawka]):
    """Clean up and start the next stage (STA-3.11 d to g)."""

    def run(self, state: Stawka) -> None:
        evidence.check(state)
        if state.over:
            return
        if state.rules.stages and state.stage >= state.rules.stages:
            evidence.time_out(state)
            return
        if state.rules.stage_cap and state.stage >= state.rules.stage_cap:
            evidence.win(state, NOBODY, BY_TIME)  # STA-21.5
            return
        boons.expire(state, words.THIS_STAGE)
        state.pairs = 0
        state.asked_out = 0
        state.fugitives = 0
        state.used_stage = []
        state.converted = 0
        for seat in range(2):
            state.used_plans = put(
                state.used_plans, seat, state.used_plans[seat] | (1 << (state.plans[seat] % PLANS))
            )
        if state.stage % (PLANS - 1) == 0:
            state.used_plans = [0, 0]  # STA-3.3
        events.number(state, "stage-ended", state.stage)
        state.then(Stage())
