"""Talks (STA-6)."""

from __future__ import annotations

from typing import Final

from konspira.games.stawka import links
from konspira.games.stawka.abilities.words import (
    RANK,
    TALK_AFTER_ROLL,
    TALK_BEFORE_RANK,
    TALK_BEFORE_ROLL,
    TALK_DECLARED,
    TALK_END,
    TALK_RANK_FAILED,
    TALKED,
    THIS_ACTION,
)
from konspira.games.stawka.films import audi
from konspira.games.stawka.procedures import threats
from konspira.games.stawka.running import Talk
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import FREE, Stawka
from konspira.games.stawka.town import boons, evidence, figures, movement, rolls
from konspira.kernel.events import Refusal
from konspira.kernel.step import Step

SECRET_AT_10: Final = 1
SECRET_ANY: Final = 2


def targets(state: Stawka, slot: int) -> list[int]:
    """Return enemies of the leading player whom an agent may talk to now (STA-6.1, STA-6.2)."""
    if state.leader != slot >> 2 and not state.rules.bribed_talk:
        return []  # STA-13.5
    if not figures.meets(state, slot, 1 - state.leader) or figures.has_talked_out(state, slot):
        return []
    return [
        other
        for other in figures.met(state, slot, 1 - state.leader)
        if not figures.has_talked(state, slot, other)
    ]


def refusal(state: Stawka, slot: int, character: int) -> Refusal:
    """Return why it cannot talk to an agent."""
    other = figures.slot_of_person(state, character)
    if state.leader != slot >> 2 and not state.rules.bribed_talk:
        return Refusal("STA-13.5", "bribed-may-not")
    if other < 0 or other >> 2 == state.leader:
        return Refusal("STA-6.1", "no-enemy")
    if other not in figures.met(state, slot, 1 - state.leader):
        return Refusal("STA-6.1", "not-met")
    if figures.has_talked(state, slot, other) or figures.has_talked_out(state, slot):
        return Refusal("STA-6.2", "talked-already")
    return Refusal("STA-4.4", "too-few-ap", {"count": max(0, figures.ap_left(state, slot))})


class Declare(Step[Stawka]):
    """Declare and pay a talk (STA-6.1)."""

    __slots__ = ("other",)

    def __init__(self, other: int) -> None:
        super().__init__()
        self.other = other

    def numbers(self) -> list[int]:
        return [self.other]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.other < 8

    def run(self, state: Stawka) -> None:
        slot = state.active
        if state.acted or figures.ap_left(state, slot) < 1:
            return
        if self.other not in targets(state, slot):
            return
        figures.pay(state, slot, 1)
        state.acted = True
        begin(state, Talk(slot, self.other, state.leader))
        threats.on_action(state)


def can_start(state: Stawka, slot: int, other: int) -> bool:
    """Can a card start this talk? Both are free, and this pair may still talk (STA-6.11)."""
    if state.status[slot] != FREE or state.status[other] != FREE or slot >> 2 == other >> 2:
        return False
    return not figures.has_talked(state, slot, other) and not figures.has_talked_out(state, slot)


def start(state: Stawka, slot: int, other: int, skip_rank: bool, by_reaction: bool) -> None:
    """Start a talk by a card (STA-6.11)."""
    if not can_start(state, slot, other):
        return
    talk = Talk(slot, other, slot >> 2)
    talk.distant = True
    talk.skips_rank = skip_rank
    talk.reacted = by_reaction
    begin(state, talk)


def begin(state: Stawka, talk: Talk) -> None:
    """Begin the talk: `talk_declared`, then the rank check."""
    events.agents(state, "talk-declared", talk.actor, talk.target)
    state.running.append(talk)
    state.then(links.window(TALK_DECLARED), RankCheck(), CloseTalk())


def current(state: Stawka) -> Talk:
    """Return the talk that runs."""
    talk = state.running[-1]
    assert isinstance(talk, Talk)
    return talk


def goes_on(state: Stawka, talk: Talk) -> bool:
    """Does the talk go on? Both are free, and together unless a card allows distance (STA-19.7)."""
    slot, other = talk.actor, talk.target
    if talk.cancelled or state.status[slot] != FREE or state.status[other] != FREE:
        return False
    return talk.distant or state.where[slot] == state.where[other]


class RankCheck(Step[Stawka]):
    """Check ranks: abilities first, then ranks are compared (STA-6.3)."""

    def run(self, state: Stawka) -> None:
        talk = current(state)
        if not goes_on(state, talk):
            return
        if talk.skips_rank:
            agree(state, talk)
            return
        state.then(RankRoll())
        links.put_window(state, TALK_BEFORE_RANK)


class RankRoll(Step[Stawka]):
    """Roll a d6 greater than the difference, if the initiator's rank is lower."""

    def run(self, state: Stawka) -> None:
        talk = current(state)
        if not goes_on(state, talk):
            return
        slot, other = talk.actor, talk.target
        gap = figures.stat(state, other, RANK) - figures.stat(state, slot, RANK)
        if gap > 0 and not talk.rank_certain:
            die = state.roll(6)
            events.rank_rolled(state, slot, die, gap)
            rolls.keep_plain(state, rolls.RANK_ROLL, [slot, other], [die, 0], gap + 1)
            if die <= gap:
                events.agents(state, "rank-failed", slot, other)
                if state.rules.failed_rank_uses:
                    state.pairs |= 1 << figures.pair(slot, other)
                links.put_window(state, TALK_RANK_FAILED)
                return
        agree(state, talk)


def agree(state: Stawka, talk: Talk) -> None:
    """Note that the pair has talked, whatever the result is (STA-6.5)."""
    state.pairs |= 1 << figures.pair(talk.actor, talk.target)
    talk.held = state.track[talk.seat * 4 + (talk.target & 3)]
    if state.rules.max_talks:
        state.used_stage = [*state.used_stage, -1 - talk.actor]
    state.then(TalkRoll())
    links.put_window(state, TALK_BEFORE_ROLL)


class TalkRoll(Step[Stawka]):
    """Make the effectiveness roll (STA-6.6)."""

    def run(self, state: Stawka) -> None:
        talk = current(state)
        talk.die_1 = state.roll(6)
        talk.die_2 = state.roll(6)
        score = total(state, talk)
        events.dice(state, "talk-rolled", talk.actor, talk.die_1, talk.die_2, score)
        result = outcome(state, talk.target, score, talk.held)
        rolls.keep(state, rolls.TALK_ROLL, talk, score, 0, result)
        state.then(TalkResult())
        links.put_window(state, TALK_AFTER_ROLL)


def total(state: Stawka, talk: Talk) -> int:
    """Return the total: dice, track and every bonus used."""
    bonus = evidence.bonus(state, talk.seat, talk.target & 3)
    return talk.die_1 + talk.die_2 + talk.modifier + bonus


class TalkResult(Step[Stawka]):
    """Carry out the result: only the highest threshold reached counts (STA-6.7 to STA-6.10)."""

    def run(self, state: Stawka) -> None:
        talk = current(state)
        slot, other, seat = talk.actor, talk.target, talk.seat
        score = total(state, talk)
        result = outcome(state, other, score, talk.held)
        talk.result = result
        rolls.keep(state, rolls.TALK_ROLL, talk, score, 0, result)
        events.agents_count(state, "talk-ended", slot, other, result)
        movement.note(state, slot, TALKED, other, result)
        state.then(links.window(TALK_END))  # below the threshold of any secret
        if result == 3:
            tell_secret(state, seat, other, talk.held, 0)
        elif result:
            evidence.gain(state, seat, other & 3, result, evidence.FROM_TALK)
        evidence.check(state)


def outcome(state: Stawka, other: int, total: int, before: int) -> int:
    """Return 0 to 3 (STA-6.13); a secret needs three pieces of evidence (STA-6.8)."""
    if total >= figures.threshold(state, other, 2):
        return 3 if before >= 3 else 2
    if total >= figures.threshold(state, other, 1):
        return 2
    return 1 if total >= figures.threshold(state, other, 0) else 0


def tell_secret(state: Stawka, seat: int, other: int, before: int, left: int) -> None:
    """Count the secret, give the reward, remove the evidence (STA-6.10)."""
    rule = state.rules.exposure_rule
    if state.rules.exposure and figures.is_chief(state, other):
        if rule == SECRET_ANY or (rule == SECRET_AT_10 and before >= evidence.MOST):
            evidence.expose(state, seat)
            return
    rules = state.rules
    evidence.gain_secret(state, seat, rules.secret_vp, True, rules.secret_letter)
    if left or not rules.keep_track:
        evidence.clear(state, seat, other & 3, left)
    if rules.secret_tokens:
        state.then(audi.SecretReward(seat))  # STA-S6.9


class CloseTalk(Step[Stawka]):
    """Close the talk; its changes end."""

    def run(self, state: Stawka) -> None:
        state.running.pop()
        boons.expire(state, THIS_ACTION)
