"""Effects on cards and procedures (rules file, 6.3): missions, hands, talks, arrests, tests.

Each effect is followed by a function that says why it would be in vain (see `effects_numbers`).
"""

from __future__ import annotations

from konspira.games.stawka.abilities.effects_numbers import NOTHING, change_last
from konspira.games.stawka.abilities.words import BY_CHANCE, FIELD, REACTION
from konspira.games.stawka.films import audi
from konspira.games.stawka.procedures import (
    arrest,
    cards,
    interrogation,
    missions,
    reactions,
    talk,
)
from konspira.games.stawka.running import BY_EFFECT, Use, attack_in
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import BY_ROOM, PRISONER, Stawka
from konspira.games.stawka.town import evidence, figures, vigilance
from konspira.kernel.step import NOBODY

# -- missions --------------------------------------------------------------------------------------


def gain_mission(state: Stawka, use: Use, agent: int, chosen: int) -> None:
    """Take one of the cards left, at random or as its player chooses (STA-15.3)."""
    if not gain_mission_in_vain(state, use, agent, chosen):
        if chosen:
            missions.offer(state, use.me, agent)
        else:
            missions.take_at_random(state, agent)


def gain_mission_in_vain(state: Stawka, use: Use, agent: int, chosen: int) -> str:
    return "" if state.mission[agent] < 0 and state.sets[agent] else NOTHING


def peek_mission(state: Stawka, use: Use, player: int, agent: int) -> None:
    """Let a player look at the mission that an agent holds."""
    if not peek_mission_in_vain(state, use, player, agent):
        state.peeked |= 1 << agent
        events.mission_peeked(state, player, agent, state.mission[agent])


def peek_mission_in_vain(state: Stawka, use: Use, player: int, agent: int) -> str:
    if state.mission[agent] < 0:
        return "no-mission"
    return "mission-known" if (state.shown | state.peeked) >> agent & 1 else ""


# -- location and reaction cards -------------------------------------------------------------------


def draw_location(state: Stawka, use: Use, player: int, count: int) -> None:
    """Draw location cards, also above the hand limit."""
    cards.draw(state, player, count)


def draw_location_in_vain(state: Stawka, use: Use, player: int, count: int) -> str:
    return "" if cards.can_draw(state, player) else NOTHING


def draw_reaction(state: Stawka, use: Use, player: int, count: int) -> None:
    """Draw reaction cards; STA-17.2 applies at once."""
    reactions.draw(state, player, count)


def draw_reaction_in_vain(state: Stawka, use: Use, player: int, count: int) -> str:
    return "" if reactions.can_draw(state) else NOTHING


def peek_hand(state: Stawka, use: Use, player: int, of_reactions: int) -> None:
    """Let a player look at the other's hand."""
    if of_reactions:
        reactions.peek(state, player)
    else:
        cards.peek(state, player)


def peek_hand_in_vain(state: Stawka, use: Use, player: int, of_reactions: int) -> str:
    module = reactions.can_peek if of_reactions else cards.can_peek
    return "" if module(state, player) else NOTHING


def discard_location(state: Stawka, use: Use, player: int, count: int, chosen_by: int) -> None:
    """Discard a location card, shown: at random, or chosen by the player who has just looked."""
    cards.discard(state, player, count, NOBODY if chosen_by == BY_CHANCE else chosen_by)


def discard_location_in_vain(
    state: Stawka, use: Use, player: int, count: int, chosen_by: int
) -> str:
    return "" if count > 0 and state.lc_hand[player] else NOTHING


def discard_reaction(state: Stawka, use: Use, player: int, count: int, chosen_by: int) -> None:
    """Discard a reaction card, shown: at random, or chosen by the player who has just looked."""
    reactions.discard(state, player, count, NOBODY if chosen_by == BY_CHANCE else chosen_by)


def discard_reaction_in_vain(
    state: Stawka, use: Use, player: int, count: int, chosen_by: int
) -> str:
    return "" if count > 0 and state.rx_hand[player] else NOTHING


# -- procedures ------------------------------------------------------------------------------------


def start_talk(
    state: Stawka, use: Use, initiator: int, target: int, skip_rank: int, bonus: int
) -> None:
    """Start a talk (STA-6.11)."""
    by_card = state.rules.abilities[use.ability].kind == REACTION
    before = len(state.running)
    talk.start(state, initiator, target, skip_rank == 1, by_card)
    if len(state.running) > before:
        change_last(state, use, bonus)


def start_talk_in_vain(
    state: Stawka, use: Use, initiator: int, target: int, skip_rank: int, bonus: int
) -> str:
    return "" if talk.can_start(state, initiator, target) else NOTHING


def start_arrest(
    state: Stawka, use: Use, officer: int, target: int, need_evidence: int, certain: int
) -> None:
    """Start an arrest without AP; it is not an action (STA-10.1 to STA-10.7)."""
    if arrest.can_start(state, officer, target):
        arrest.start(state, officer, target, certain == 1)


def start_arrest_in_vain(
    state: Stawka, use: Use, officer: int, target: int, need_evidence: int, certain: int
) -> str:
    return "" if arrest.can_start(state, officer, target) else NOTHING


def start_interrogation(state: Stawka, use: Use, prisoner: int, bonus: int) -> None:
    """Start an interrogation outside the limit per stage (STA-10.9)."""
    if state.status[prisoner] == PRISONER:
        interrogation.interrogate(state, prisoner)
        change_last(state, use, bonus)


def start_interrogation_in_vain(state: Stawka, use: Use, prisoner: int, bonus: int) -> str:
    return "" if state.status[prisoner] == PRISONER else NOTHING


def vigilance_test(state: Stawka, use: Use, agent: int, modifier: int) -> None:
    """Make a vigilance test (STA-8); the effects after it read `state.verdict`."""
    if figures.is_free(state, agent):
        vigilance.start(state, agent, BY_EFFECT)
        change_last(state, use, modifier)
    else:
        state.verdict = 1


def vigilance_test_in_vain(state: Stawka, use: Use, agent: int, modifier: int) -> str:
    return NOTHING  # by itself a test changes nothing


def release_prisoner(state: Stawka, use: Use, agent: int, place: int, chosen_by: int) -> None:
    """Release a prisoner into a location, or where a player chooses (STA-10.11)."""
    if state.status[agent] == PRISONER:
        field = place - FIELD if place >= FIELD else NOBODY
        interrogation.release(state, agent, field, chosen_by)


def release_prisoner_in_vain(
    state: Stawka, use: Use, agent: int, place: int, chosen_by: int
) -> str:
    can = state.status[agent] == PRISONER and interrogation.can_release(state)
    return "" if can else NOTHING


def prevent_elimination(state: Stawka, use: Use, agent: int) -> None:
    """Save the agent: it stays in play, and the attack counts as failed (STA-12.7)."""
    attack = attack_in(state.running)
    if attack is not None:
        attack.prevented = True
        events.agent(state, "saved", agent)


def prevent_elimination_in_vain(state: Stawka, use: Use, agent: int) -> str:
    attack = attack_in(state.running)
    return "" if attack is not None and not attack.prevented else NOTHING


def win(state: Stawka, use: Use, player: int) -> None:
    """End the game: the player has won."""
    evidence.win(state, player, BY_ROOM)


def win_in_vain(state: Stawka, use: Use, player: int) -> str:
    return ""


def add_counter(state: Stawka, use: Use, counter: int, amount: int) -> None:
    """Change a counter of film 3 (6.10)."""
    audi.count(state, counter, amount)


def add_counter_in_vain(state: Stawka, use: Use, counter: int, amount: int) -> str:
    return "" if state.rules.audi >= 0 and amount else NOTHING
