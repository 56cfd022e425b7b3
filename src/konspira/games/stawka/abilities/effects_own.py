"""Effects that only a single component has (rules file, 6.3).

Each effect is followed by a function that says why it would be in vain (see `effects_numbers`).
"""

from __future__ import annotations

from typing import Final

from konspira.games.stawka.abilities.effects_cards import (
    add_counter,
    draw_location,
    draw_location_in_vain,
    draw_reaction,
    draw_reaction_in_vain,
    release_prisoner,
    release_prisoner_in_vain,
    start_interrogation,
)
from konspira.games.stawka.abilities.effects_numbers import (
    NOTHING,
    change_pool,
    change_pool_in_vain,
    gain_evidence,
    gain_evidence_in_vain,
    gain_vp,
    lose_evidence,
    lose_evidence_in_vain,
    modify_roll,
    modify_roll_in_vain,
    spend_agent_ap,
    spend_agent_ap_in_vain,
)
from konspira.games.stawka.abilities.effects_town import (
    cancel,
    draw_tile,
    draw_tile_in_vain,
    end_activation,
    end_activation_in_vain,
    end_movement,
    end_movement_in_vain,
    forbid,
    forbid_in_vain,
    gain_top_secret,
    gain_top_secret_in_vain,
    place_threat,
    place_threat_in_vain,
)
from konspira.games.stawka.content.names import PLAYED
from konspira.games.stawka.rules import ADVANCED
from konspira.games.stawka.running import Use
from konspira.games.stawka.state import UP_DEFENCE, UP_PULKOWSKI, Stawka
from konspira.games.stawka.town import figures

TALK_ROLL: Final = 0
TOP_SECRET: Final = PLAYED.index("s6_top_secret")

# -- items -----------------------------------------------------------------------------------------


def charm(state: Stawka, use: Use, target: int, woman: int, other: int) -> None:
    """Change a talk roll by one amount, with a woman by another: flowers, chocolate."""
    modify_roll(state, use, TALK_ROLL, _charmed(state, target, woman, other))


def charm_in_vain(state: Stawka, use: Use, target: int, woman: int, other: int) -> str:
    return modify_roll_in_vain(state, use, TALK_ROLL, _charmed(state, target, woman, other))


def _charmed(state: Stawka, target: int, woman: int, other: int) -> int:
    return woman if state.rules.woman[state.doc[target]] else other


def draw_reaction_or_gain_ap(state: Stawka, use: Use, player: int, count: int) -> None:
    """Newspaper: draw reaction cards if the table plays with them, otherwise gain AP."""
    act = draw_reaction if state.rules.level >= ADVANCED else change_pool
    act(state, use, player, count)


def draw_reaction_or_gain_ap_in_vain(state: Stawka, use: Use, player: int, count: int) -> str:
    cards = state.rules.level >= ADVANCED
    return (draw_reaction_in_vain if cards else change_pool_in_vain)(state, use, player, count)


def draw_location_or_gain_ap(state: Stawka, use: Use, player: int, count: int) -> None:
    """Code book: draw location cards if the table plays with them, otherwise gain AP."""
    act = draw_location if state.rules.level >= ADVANCED else change_pool
    act(state, use, player, count)


def draw_location_or_gain_ap_in_vain(state: Stawka, use: Use, player: int, count: int) -> str:
    cards = state.rules.level >= ADVANCED
    return (draw_location_in_vain if cards else change_pool_in_vain)(state, use, player, count)


# -- cards about a prisoner; if nobody is in jail they do something else ---------------------------


def free_prisoner_or_lose_evidence(
    state: Stawka, use: Use, prisoner: int, chosen_by: int, player: int, target: int, amount: int
) -> None:
    """Forged release order; the agent is chosen only if nobody is in jail."""
    if prisoner >= 0:
        release_prisoner(state, use, prisoner, -1, chosen_by)
    else:
        lose_evidence(state, use, player, target, amount)


def free_prisoner_or_lose_evidence_in_vain(
    state: Stawka, use: Use, prisoner: int, chosen_by: int, player: int, target: int, amount: int
) -> str:
    if prisoner >= 0:
        return release_prisoner_in_vain(state, use, prisoner, -1, chosen_by)
    return lose_evidence_in_vain(state, use, player, target, amount)


def free_prisoner_or_draw_tile(
    state: Stawka, use: Use, prisoner: int, place: int, chosen_by: int, agent: int, location: int
) -> None:
    """Bribed warder: free a prisoner, or draw a tile."""
    if prisoner >= 0:
        release_prisoner(state, use, prisoner, place, chosen_by)
    else:
        draw_tile(state, use, agent, location, 0, 1)


def free_prisoner_or_draw_tile_in_vain(
    state: Stawka, use: Use, prisoner: int, place: int, chosen_by: int, agent: int, location: int
) -> str:
    if prisoner >= 0:
        return release_prisoner_in_vain(state, use, prisoner, place, chosen_by)
    return draw_tile_in_vain(state, use, agent, location, 0, 1)


def question_prisoner_or_gain_evidence(
    state: Stawka, use: Use, prisoner: int, bonus: int, player: int, target: int, amount: int
) -> None:
    """Third degree; the colour is chosen only if nobody is in jail."""
    if prisoner >= 0:
        start_interrogation(state, use, prisoner, bonus)
    else:
        gain_evidence(state, use, player, target, amount)


def question_prisoner_or_gain_evidence_in_vain(
    state: Stawka, use: Use, prisoner: int, bonus: int, player: int, target: int, amount: int
) -> str:
    if prisoner >= 0:
        return ""
    return gain_evidence_in_vain(state, use, player, target, amount)


def gain_evidence_on_prisoner_or_place_threat(
    state: Stawka, use: Use, prisoner: int, player: int, amount: int
) -> None:
    """Informer in the cell: add evidence on a prisoner, or place a threat token."""
    if prisoner >= 0:
        gain_evidence(state, use, player, prisoner, amount)
    else:
        place_threat(state, use, player, 0)


def gain_evidence_on_prisoner_or_place_threat_in_vain(
    state: Stawka, use: Use, prisoner: int, player: int, amount: int
) -> str:
    if prisoner >= 0:
        return gain_evidence_in_vain(state, use, player, prisoner, amount)
    return place_threat_in_vain(state, use, player, 0)


# -- cards of film 3 -------------------------------------------------------------------------------


def move_pulkowski_or_gain_vp(state: Stawka, use: Use, player: int, amount: int, vp: int) -> None:
    """Sabotage, Line to Berlin: change all rolls on Pulkowski in Top Secret; elsewhere gain VP."""
    if state.rules.scenario == TOP_SECRET:
        add_counter(state, use, UP_PULKOWSKI, amount)
    else:
        gain_vp(state, use, player, vp)


def move_pulkowski_or_gain_vp_in_vain(
    state: Stawka, use: Use, player: int, amount: int, vp: int
) -> str:
    changed = amount if state.rules.scenario == TOP_SECRET else vp
    return "" if changed else NOTHING


def guard_audi(state: Stawka, use: Use, amount: int) -> None:
    """Guards doubled: improve the defence of the Black Audi in Top Secret."""
    if state.rules.scenario == TOP_SECRET:
        add_counter(state, use, UP_DEFENCE, amount)


def guard_audi_in_vain(state: Stawka, use: Use, amount: int) -> str:
    return "" if state.rules.scenario == TOP_SECRET and amount else NOTHING


# -- other cards and tokens ------------------------------------------------------------------------


def gain_evidence_less_on_chief(
    state: Stawka, use: Use, player: int, agent: int, chief: int, other: int
) -> None:
    """Overheard words: add evidence, less of it on a chief."""
    gain_evidence(state, use, player, agent, chief if figures.is_chief(state, agent) else other)


def gain_evidence_less_on_chief_in_vain(
    state: Stawka, use: Use, player: int, agent: int, chief: int, other: int
) -> str:
    return gain_evidence_in_vain(state, use, player, agent, other)


def pay_or_stop(state: Stawka, use: Use, agent: int, amount: int) -> None:
    """Dangerous ground: let the agent pay AP; if it cannot, end its movement."""
    if figures.ap_left(state, agent) >= amount:
        spend_agent_ap(state, use, agent, amount)
    else:
        end_movement(state, use, agent)


def pay_or_stop_in_vain(state: Stawka, use: Use, agent: int, amount: int) -> str:
    if figures.ap_left(state, agent) >= amount:
        return spend_agent_ap_in_vain(state, use, agent, amount)
    return end_movement_in_vain(state, use, agent)


# -- behind a vigilance test (STA-8.2) -------------------------------------------------------------


def end_movement_if_failed(state: Stawka, use: Use, agent: int) -> None:
    """Spot check: end the movement if the test failed."""
    if not state.verdict:
        end_movement(state, use, agent)


def cancel_if_failed(state: Stawka, use: Use, action: int) -> None:
    """Creaking floor: cancel the action if the test failed."""
    if not state.verdict:
        cancel(state, use, action)


def gain_top_secret_or_be_seen(
    state: Stawka, use: Use, agent: int, player: int, amount: int
) -> None:
    """Guest in the study: gain a Top Secret card, or give evidence to the other player."""
    if state.verdict:
        gain_top_secret(state, use, agent)
    else:
        gain_evidence(state, use, player, agent, amount)


def gain_top_secret_or_be_seen_in_vain(
    state: Stawka, use: Use, agent: int, player: int, amount: int
) -> str:
    if gain_evidence_in_vain(state, use, player, agent, amount):
        return gain_top_secret_in_vain(state, use, agent)
    return ""


def be_trapped(
    state: Stawka, use: Use, agent: int, player: int, amount: int, what: int, duration: int
) -> None:
    """Trap: if the test failed, add evidence, end the activation, and keep the agent there."""
    if state.verdict:
        return
    gain_evidence(state, use, player, agent, amount)
    if not state.over:
        end_activation(state, use, agent)
        forbid(state, use, agent, what, duration)


def be_trapped_in_vain(
    state: Stawka, use: Use, agent: int, player: int, amount: int, what: int, duration: int
) -> str:
    if gain_evidence_in_vain(state, use, player, agent, amount):
        if end_activation_in_vain(state, use, agent):
            return forbid_in_vain(state, use, agent, what, duration)
    return ""
