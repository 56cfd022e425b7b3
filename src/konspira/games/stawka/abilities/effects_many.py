"""Effects on several agents, tokens or tracks at once, in board order (rules file, 6.3).

Each effect is followed by a function that says why it would be in vain (see `effects_numbers`).
"""

from __future__ import annotations

from konspira.games.stawka.abilities.effects_numbers import (
    NOTHING,
    gain_evidence,
    gain_evidence_in_vain,
)
from konspira.games.stawka.abilities.effects_town import (
    discard_item,
    discard_item_in_vain,
    forbid,
    forbid_in_vain,
    remove_threat,
    remove_threat_in_vain,
)
from konspira.games.stawka.abilities.naming import field_of
from konspira.games.stawka.abilities.words import COLOR, TOKEN
from konspira.games.stawka.running import Use
from konspira.games.stawka.state import TOKENS, Stawka
from konspira.games.stawka.town import figures


def enemies(state: Stawka, use: Use, agent: int, spares_chiefs: int) -> list[int]:
    """Return the enemies in the sector of an agent, by field, on one field by colour."""
    sector = figures.sector(state, agent)
    first = (1 - use.me) * 4
    found = [
        slot
        for slot in range(first, first + 4)
        if figures.sector(state, slot) == sector >= 0
        and not (spares_chiefs and figures.is_chief(state, slot))
    ]
    return in_order(state, found)


def in_order(state: Stawka, things: list[int]) -> list[int]:
    """Sort agents by field as listed on the board."""
    return [
        thing for field in state.rules.fields for thing in things if field_of(state, thing) == field
    ]


def gain_evidence_in_sector(
    state: Stawka, use: Use, agent: int, spares_chiefs: int, player: int, amount: int
) -> None:
    """Add evidence on all enemies in a sector: Round-up, Sermon notes."""
    for slot in enemies(state, use, agent, spares_chiefs):
        if not state.over:
            gain_evidence(state, use, player, slot, amount)


def gain_evidence_in_sector_in_vain(
    state: Stawka, use: Use, agent: int, spares_chiefs: int, player: int, amount: int
) -> str:
    for slot in enemies(state, use, agent, spares_chiefs):
        if not gain_evidence_in_vain(state, use, player, slot, amount):
            return ""
    return NOTHING


def forbid_in_sector(
    state: Stawka, use: Use, agent: int, spares_chiefs: int, what: int, duration: int
) -> None:
    """Keep all enemies in a sector where they are: Platform control."""
    for slot in enemies(state, use, agent, spares_chiefs):
        forbid(state, use, slot, what, duration)


def forbid_in_sector_in_vain(
    state: Stawka, use: Use, agent: int, spares_chiefs: int, what: int, duration: int
) -> str:
    for slot in enemies(state, use, agent, spares_chiefs):
        if not forbid_in_vain(state, use, slot, what, duration):
            return ""
    return NOTHING


def discard_items_in_sector(
    state: Stawka, use: Use, agent: int, spares_chiefs: int, count: int
) -> None:
    """Discard an item of each enemy in a sector: Market raid."""
    for slot in enemies(state, use, agent, spares_chiefs):
        discard_item(state, use, slot, count)


def discard_items_in_sector_in_vain(
    state: Stawka, use: Use, agent: int, spares_chiefs: int, count: int
) -> str:
    for slot in enemies(state, use, agent, spares_chiefs):
        if not discard_item_in_vain(state, use, slot, count):
            return ""
    return NOTHING


def enemy_tokens(state: Stawka, use: Use, agent: int) -> list[int]:
    """Return the enemy's threat tokens in the sector of an agent."""
    sector = figures.sector(state, agent)
    found = [
        TOKEN + token
        for token in range(TOKENS)
        if state.token_at[token] >= 0
        and figures.token_side(token) != use.me
        and state.rules.sector_of[state.token_at[token]] == sector
    ]
    return [thing - TOKEN for thing in in_order(state, found)]


def remove_threats_in_sector(state: Stawka, use: Use, agent: int) -> None:
    """Remove all enemy threat tokens in a sector: Partisans."""
    for token in enemy_tokens(state, use, agent):
        remove_threat(state, use, token)


def remove_threats_in_sector_in_vain(state: Stawka, use: Use, agent: int) -> str:
    for token in enemy_tokens(state, use, agent):
        if not remove_threat_in_vain(state, use, token):
            return ""
    return NOTHING


def gain_evidence_by_markers(
    state: Stawka, use: Use, location: int, player: int, amount: int
) -> None:
    """Add evidence on the agent of each marker that lies there: Caretaker's report."""
    for color in range(4):
        if state.marks[location] >> color & 1 and not state.over:
            gain_evidence(state, use, player, COLOR + color, amount)


def gain_evidence_by_markers_in_vain(
    state: Stawka, use: Use, location: int, player: int, amount: int
) -> str:
    for color in range(4):
        if state.marks[location] >> color & 1:
            if not gain_evidence_in_vain(state, use, player, COLOR + color, amount):
                return ""
    return NOTHING
