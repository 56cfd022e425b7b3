"""Missions (STA-15): handed over, drawn, claimed."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.abilities import abilities, offering
from konspira.games.stawka.abilities.goals import Since
from konspira.games.stawka.abilities.naming import pseudo
from konspira.games.stawka.abilities.texts import all_hold
from konspira.games.stawka.abilities.words import (
    AS_CHIEF,
    DESPITE_ENEMIES,
    ELIMINATED,
    IN_SECTOR,
)
from konspira.games.stawka.content.names import CHARACTERS
from konspira.games.stawka.films import audi, passwords
from konspira.games.stawka.links import Asked
from konspira.games.stawka.procedures import threats
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import FREE, Stawka, put, put_row
from konspira.games.stawka.town import evidence, figures
from konspira.kernel.events import Question
from konspira.kernel.step import NOBODY, Step

FRITZ_KOPF = CHARACTERS.index("fritz_kopf")

# -- handing over (STA-15.2) -----------------------------------------------------------------------


def gives(state: Stawka, slot: int) -> bool:
    """Does this agent hand out missions?"""
    return figures.is_chief(state, slot) or figures.is_allowed(state, slot, AS_CHIEF)


def takes(state: Stawka, slot: int) -> bool:
    """May it be given a mission? Fritz Kopf gets his otherwise (STA-15.4)."""
    if state.mission[slot] >= 0 or not state.sets[slot]:
        return False
    return figures.person(state, slot) != FRITZ_KOPF


def can_pass(state: Stawka, giver: int, taker: int) -> bool:
    """Do these two meet as the rule demands?"""
    apart = state.where[giver] != state.where[taker]
    if giver == taker or (apart and not figures.is_allowed(state, taker, IN_SECTOR)):
        return False
    if not gives(state, giver) or not takes(state, taker):
        return False
    sector = figures.sector(state, giver)
    if apart and figures.sector(state, taker) != sector:
        return False
    if figures.is_allowed(state, giver, DESPITE_ENEMIES):
        return True
    return not figures.enemy_in_sector(state, sector, giver >> 2)


def partners(state: Stawka, slot: int) -> list[int]:
    """Return the agents with whom the active agent can hand over or receive a mission."""
    side = slot >> 2
    giver, taker = gives(state, slot), takes(state, slot)
    if not giver and not taker:
        return []
    return [
        other
        for other in range(side * 4, side * 4 + 4)
        if state.status[other] == FREE
        and ((giver and can_pass(state, slot, other)) or (taker and can_pass(state, other, slot)))
    ]


class Declare(Step[Stawka]):
    """Declare and pay; then a player chooses among the cards left."""

    __slots__ = ("other",)

    def __init__(self, other: int) -> None:
        super().__init__()
        self.other = other

    def numbers(self) -> list[int]:
        return [self.other]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.other < 8

    def run(self, state: Stawka) -> None:
        slot, other = state.active, self.other
        if state.acted or figures.ap_left(state, slot) < 1 or other not in partners(state, slot):
            return
        figures.pay(state, slot, 1)
        state.acted = True
        taker, giver = (other, slot) if can_pass(state, slot, other) else (slot, other)
        events.agents(state, "mission-passed", taker, giver, "agent_by")
        state.then(PassCard(taker, giver))
        threats.on_action(state)


class PassCard(Step[Stawka]):
    """Let the player look at the cards left, if this is still possible (STA-19.7)."""

    __slots__ = ("giver", "taker")

    def __init__(self, taker: int, giver: int) -> None:
        super().__init__()
        self.taker = taker
        self.giver = giver

    def numbers(self) -> list[int]:
        return [self.taker, self.giver]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.taker < 8 and 0 <= self.giver < 8

    def run(self, state: Stawka) -> None:
        both = state.status[self.taker] == FREE and state.status[self.giver] == FREE
        if both and can_pass(state, self.giver, self.taker):
            offer(state, self.taker >> 2, self.taker)
        else:
            events.agent(state, "action-cancelled", state.active)


def offer(state: Stawka, seat: int, slot: int) -> None:
    """Let a player choose among the cards left."""
    state.then(ChooseMission(seat, slot))


class ChooseMission(Asked):
    """Ask for a mission, in private (D-20, D-63)."""

    __slots__ = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def numbers(self) -> list[int]:
        return [self.seat, self.slot]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.seat < 2 and 0 <= self.slot < 8

    def options(self, state: Stawka) -> list[int]:
        return sorted([choices.MISSION + card for card in state.sets[self.slot]])

    def choose(self, state: Stawka, option: int) -> None:
        take(state, self.slot, option - choices.MISSION)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "choose-mission", "effect")


def take(state: Stawka, slot: int, card: int) -> None:
    """Give the agent this mission."""
    state.sets = put_row(state.sets, slot, [other for other in state.sets[slot] if other != card])
    state.mission = put(state.mission, slot, card)
    state.deeds = put_row(state.deeds, slot, [])
    state.shown &= ~(1 << slot)
    state.peeked &= ~(1 << slot)
    events.mission_taken(state, slot, card)


def take_at_random(state: Stawka, slot: int) -> None:
    """Take a random mission: from items and the stash (STA-15.3)."""
    left = sorted(state.sets[slot])
    if left:
        take(state, slot, left[state.below(len(left))])


# -- claiming (STA-15.6) ---------------------------------------------------------------------------


def is_fulfilled(state: Stawka, slot: int, part: int) -> bool:
    """Do all terms of a part hold now, and can its price be paid?"""
    goal = state.rules.goals[state.mission[slot]][part]
    if not all_hold(state, pseudo(slot, slot >> 2), goal.when):
        return False
    return offering.can_pay(state, goal.consume, slot, NOBODY)


def claims(state: Stawka) -> list[int]:
    """Return the parts that can be claimed for the active agent."""
    slot = state.active
    if state.mission[slot] < 0:
        return []
    return [choices.CLAIM_BASIC + part for part in range(2) if is_fulfilled(state, slot, part)]


def claim(state: Stawka, slot: int, part: int) -> None:
    """Reveal the card, pay its price, then take the reward."""
    card = state.mission[slot]
    state.shown |= 1 << slot
    events.mission_claimed(state, slot, card, part)
    state.then(Reward(slot, part))
    abilities.pay(state, state.rules.goals[card][part].consume, state.leader, slot)


class Reward(Step[Stawka]):
    """Reward the player who claimed, or briber (STA-13.7); the card is used (STA-15.8, 15.9)."""

    __slots__ = ("part", "slot")

    def __init__(self, slot: int, part: int) -> None:
        super().__init__()
        self.slot = slot
        self.part = part

    def numbers(self) -> list[int]:
        return [self.slot, self.part]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.slot < 8 and self.part in (0, 1)

    def run(self, state: Stawka) -> None:
        state.mission = put(state.mission, self.slot, NOBODY)
        state.deeds = put_row(state.deeds, self.slot, [])
        state.shown &= ~(1 << self.slot)
        state.peeked &= ~(1 << self.slot)
        reward(state, state.leader, self.slot, self.part)
        evidence.check(state)


def reward(state: Stawka, seat: int, slot: int, part: int) -> None:
    """Give the reward of the scenario."""
    rules = state.rules
    if rules.audi >= 0:
        audi.reward_mission(state, seat, slot, part)
    if rules.special_choice if part else rules.basic_evidence:
        state.then(ChooseReward(seat, slot, part))
    elif part == 1:
        counts, letter = rules.special_secret, rules.special_letter
        evidence.gain_secret(state, seat, rules.special_vp, counts, letter)
    elif rules.basic_vp:
        evidence.gain_vp(state, seat, rules.basic_vp)


class ChooseReward(Asked):
    """Ask for one of the rewards of an agent's mission (D-52, STA-15.8)."""

    __slots__ = ("part", "slot")

    def __init__(self, seat: int, slot: int, part: int) -> None:
        super().__init__(seat)
        self.slot = slot
        self.part = part

    def numbers(self) -> list[int]:
        return [self.seat, self.slot, self.part]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.seat < 2 and 0 <= self.slot < 8 and self.part in (0, 1)

    def options(self, state: Stawka) -> list[int]:
        rules = state.rules
        found: list[int] = []
        if self.part == 0:
            if rules.basic_vp:
                found.append(choices.TAKE_VP)
            if evidence.is_open(state, self.seat, self.slot & 3):
                found.append(choices.TAKE_EVIDENCE)
            return found
        if rules.special_vp:
            found.append(choices.TAKE_VP)
        if rules.special_secret:
            found.append(choices.TAKE_SECRET)
        if rules.special_letter and passwords.hidden(state, 1 - self.seat):
            found.append(choices.TAKE_LETTER)
        return found

    def choose(self, state: Stawka, option: int) -> None:
        rules = state.rules
        if option == choices.TAKE_VP:
            amount = rules.special_vp if self.part else rules.basic_vp
            evidence.gain_vp(state, self.seat, amount)
        elif option == choices.TAKE_EVIDENCE:
            amount = rules.basic_evidence
            evidence.gain(state, self.seat, self.slot & 3, amount, evidence.FROM_TEXT)
        elif option == choices.TAKE_SECRET:
            evidence.gain_secret(state, self.seat, 0, True, rules.secret_letter)
        else:
            events.seat(state, "object-chosen", self.seat)
            passwords.gain_letter(state, self.seat)
        evidence.check(state)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "mission-reward", "effect")


def claim_dying(state: Stawka, slot: int) -> None:
    """Claim a part that an elimination has just fulfilled, though its holder dies (STA-12.15)."""
    if state.mission[slot] < 0 or state.status[slot] != FREE:
        return
    goals = state.rules.goals[state.mission[slot]]
    for part in (1, 0):
        by_death = False
        for condition in goals[part].when:
            if isinstance(condition, Since) and condition.deed == ELIMINATED:
                by_death = True
        if by_death and is_fulfilled(state, slot, part) and not goals[part].consume:
            events.mission_claimed(state, slot, state.mission[slot], part)
            state.mission = put(state.mission, slot, NOBODY)
            state.deeds = put_row(state.deeds, slot, [])
            leader = state.leader if slot == state.active else slot >> 2
            reward(state, leader, slot, part)
            return
