"""Effects on numbers (rules file, 6.3): dice, stats, evidence, victory points, AP.

Each effect is a function. The function after it returns why the effect would be in vain now, or ""
if it would change something: a text is offered only if one of its effects can change something, and
so is an object (R-92). The answers follow from the knowledge of the player who uses the text. If
all see whether he is asked (traits, face-up items and tokens), they follow from public knowledge.
"""

from __future__ import annotations

from typing import Final

from konspira.games.stawka.abilities.words import COLOR
from konspira.games.stawka.running import (
    ROLLS,
    Procedure,
    Test,
    Use,
    rolling_in,
    talk_in,
    test_in,
)
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import AUDI, Stawka, put
from konspira.games.stawka.town import evidence, figures, rolls
from konspira.kernel.step import NOBODY

NOTHING: Final = "changes-nothing"
VIGILANCE_TEST: Final = 1  # the check of `auto_result`; the other one is the rank check


# -- dice and stats --------------------------------------------------------------------------------


def modify_roll(state: Stawka, use: Use, roll: int, amount: int) -> None:
    """Change the roll of a running procedure; the change stays if the dice are rolled again."""
    running = rolling_in(state.running, ROLLS[roll])
    if running is not None:
        change(state, use, running, amount)
        events.count(state, "roll-changed", use.me, amount)


def modify_roll_in_vain(state: Stawka, use: Use, roll: int, amount: int) -> str:
    return reroll_in_vain(state, use, roll) if amount else NOTHING


def change(state: Stawka, use: Use, running: Procedure, amount: int) -> None:
    """Let the text change the roll of a procedure, and note it as the reason."""
    ability = state.rules.abilities[use.ability]
    rolls.change(running, ability.kind, ability.source, amount)


def change_last(state: Stawka, use: Use, amount: int) -> None:
    """Let the text change the roll of the procedure that it has just begun."""
    running = state.running[-1]
    assert isinstance(running, Procedure)
    change(state, use, running, amount)


def reroll(state: Stawka, use: Use, roll: int) -> None:
    """Roll the dice of a running procedure again; the new ones count."""
    running = rolling_in(state.running, ROLLS[roll])
    if running is not None:
        running.die_1 = state.roll(6)
        running.die_2 = state.roll(6)
        events.pair_of_dice(state, "rolled-again", running.die_1, running.die_2)


def reroll_in_vain(state: Stawka, use: Use, roll: int) -> str:
    """Return why a new roll would be in vain: no such procedure runs, or its result is certain."""
    running = rolling_in(state.running, ROLLS[roll])
    if running is None or (isinstance(running, Test) and running.certain):
        return NOTHING
    return ""


def auto_result(state: Stawka, use: Use, check: int) -> None:
    """Let the vigilance test, or the rank check, succeed without a roll."""
    if check == VIGILANCE_TEST:
        test = test_in(state.running)
        if test is None:
            return
        test.certain = True
    else:
        talk = talk_in(state.running)
        if talk is None:
            return
        talk.rank_certain = True
    events.seat(state, "result-certain", use.me)


def auto_result_in_vain(state: Stawka, use: Use, check: int) -> str:
    if check == VIGILANCE_TEST:
        test = test_in(state.running)
        return "" if test is not None and not test.certain else NOTHING
    talk = talk_in(state.running)
    return "" if talk is not None and not talk.rank_certain else NOTHING


def modify_stat(state: Stawka, use: Use, agent: int, stat: int, amount: int) -> None:
    """Change a number of an agent for the duration of the text."""
    duration = state.rules.abilities[use.ability].duration
    state.boons = [*state.boons, agent, stat, amount, duration]
    events.stat_changed(state, agent, stat, amount)


def modify_stat_in_vain(state: Stawka, use: Use, agent: int, stat: int, amount: int) -> str:
    return "" if amount else NOTHING


def always_on(state: Stawka, use: Use, agent: int, what: int) -> None:
    """Do nothing: only static texts have `set_stat` and `allow`; `building/making` reads them."""


def always_on_in_vain(state: Stawka, use: Use, agent: int, what: int) -> str:
    return NOTHING


# -- evidence and victory points -------------------------------------------------------------------


def color_of(seat: int, target: int) -> int:
    """Return the colour of an agent of the other network, or of a track; NOBODY for all others."""
    if target < 0 or target == AUDI or (target < AUDI and target >> 2 == seat):
        return NOBODY
    return target & 3 if target < AUDI else target - COLOR


def gain_evidence(state: Stawka, use: Use, player: int, target: int, amount: int) -> None:
    """Add evidence (STA-9.4); surplus from this source is lost."""
    color = color_of(player, target)
    if color >= 0:
        evidence.gain(state, player, color, amount, evidence.FROM_TEXT)
        evidence.check(state)


def gain_evidence_in_vain(state: Stawka, use: Use, player: int, target: int, amount: int) -> str:
    color = color_of(player, target)
    if color < 0:
        return NOTHING
    if not evidence.is_open(state, player, color):
        return "track-closed"
    full = state.track[player * 4 + color] >= evidence.MOST and not state.rules.overflow_vp
    return "track-full" if full else ""


def lose_evidence(state: Stawka, use: Use, player: int, target: int, amount: int) -> None:
    """Take evidence away, not below 0 (STA-9.6)."""
    color = color_of(player, target)
    if color >= 0:
        evidence.lose(state, player, color, amount)


def lose_evidence_in_vain(state: Stawka, use: Use, player: int, target: int, amount: int) -> str:
    color = color_of(player, target)
    if color < 0:
        return NOTHING
    if not evidence.is_open(state, player, color):
        return "track-closed"
    return "" if state.track[player * 4 + color] else "track-empty"


def transfer_evidence(
    state: Stawka, use: Use, player: int, origin: int, to: int, amount: int
) -> None:
    """Move all evidence of a track to another track of that player; surplus above 10 is lost."""
    color = color_of(player, origin)
    if color < 0:
        return
    source, goal = player * 4 + color, player * 4 + to
    moved = min(amount, state.track[source])
    if moved > 0:
        state.track = put(state.track, source, state.track[source] - moved)
        state.track = put(state.track, goal, min(evidence.MOST, state.track[goal] + moved))
        events.evidence_moved(state, player, color, to, moved)
        if state.track[goal] == evidence.MOST and evidence.burns(state, to):
            evidence.expose(state, player)  # from any source
        evidence.check(state)


def transfer_evidence_in_vain(
    state: Stawka, use: Use, player: int, origin: int, to: int, amount: int
) -> str:
    color = color_of(player, origin)
    if color < 0 or not evidence.is_open(state, player, color):
        return NOTHING
    return "" if state.track[player * 4 + color] else NOTHING


def gain_vp(state: Stawka, use: Use, player: int, amount: int) -> None:
    """Add victory points."""
    evidence.gain_vp(state, player, amount)
    evidence.check(state)


def gain_vp_in_vain(state: Stawka, use: Use, player: int, amount: int) -> str:
    return "" if amount else NOTHING


# -- AP --------------------------------------------------------------------------------------------


def change_pool(state: Stawka, use: Use, player: int, amount: int) -> None:
    """Change the AP pool of this stage, not below 0."""
    state.pool[player] = max(0, state.pool[player] + amount)
    events.count(state, "pool-changed", player, amount)


def change_pool_in_vain(state: Stawka, use: Use, player: int, amount: int) -> str:
    return "" if amount > 0 or (amount < 0 and state.pool[player] > 0) else NOTHING


def spend_agent_ap(state: Stawka, use: Use, agent: int, amount: int) -> None:
    """Let an agent lose AP, as far as its limit and its owner's pool allow."""
    if figures.is_free(state, agent):
        lost = max(0, min(amount, figures.ap_left(state, agent)))
        figures.pay(state, agent, lost)
        events.agent_count(state, "ap-lost", agent, lost)


def spend_agent_ap_in_vain(state: Stawka, use: Use, agent: int, amount: int) -> str:
    free = figures.is_free(state, agent) and figures.ap_left(state, agent) > 0
    return "" if free else NOTHING
