"""The writer of Estoril's positions, in the words of the rules file; `position` reads them."""

from __future__ import annotations

from typing import Any

from konspira.games.estoril.cards import CARDS, MISSIONS, names
from konspira.games.estoril.spaces import (
    ROTATIONS,
    SLOTS,
    SPACE_COUNT,
    SPACES,
    TILE_COUNT,
    TILES,
)
from konspira.games.estoril.state import ALL_KNOW, PHASES, Character, Estoril
from konspira.kernel.step import NOBODY

PUBLICLY = "all"  # in place of a list of seats: all know the card


def save(state: Estoril) -> dict[str, Any]:
    """Return all fields of a state that are Estoril's own."""
    data: dict[str, Any] = {
        "round": state.round,
        "phase": PHASES[state.phase],
        "first": state.first,
        "town": [_save_tile(state, slot) for slot in range(SLOTS)],
        "characters": {
            SPACES[space]: _save_character(state, state.town[space])
            for space in range(SPACE_COUNT)
            if state.town[space].seat >= 0
        },
        "deck": [CARDS[card] for card in reversed(state.deck)],
        "known": {
            CARDS[card]: _save_knowledge(state, state.known[card])
            for card in sorted([*state.deck, *state.hidden_rewards()])
            if state.known[card]
        },
        "seats": [_save_seat(state, seat) for seat in range(state.seats)],
        "missions": [MISSIONS[mission] for mission in state.missions],
        "hidden_missions": [MISSIONS[mission] for mission in state.hidden],
        "set_aside": state.aside,
        "resolved": [TILES[tile] for tile in range(TILE_COUNT) if state.resolved >> tile & 1],
        "resolving": None if state.resolving == NOBODY else TILES[state.resolving],
        "bonus": list(state.bonus),
        "uses": list(state.uses),
        "throws": list(state.throws),
        "counted": list(state.counted),
    }
    if state.draws:
        data["next_town"] = [
            {"tile": TILES[number // ROTATIONS], "rotation": number % ROTATIONS}
            for number in state.draws
        ]
    return data


def _save_tile(state: Estoril, slot: int) -> dict[str, Any]:
    tile = state.slots[slot]
    reward = state.rewards[tile]
    data: dict[str, Any] = {"tile": TILES[tile], "rotation": state.rotations[slot]}
    data["reward"] = None if reward == NOBODY else CARDS[reward]
    data["face_down"] = state.reward_down >> tile & 1 == 1
    return data


def _save_character(state: Estoril, character: Character) -> dict[str, Any]:
    return {
        "seat": character.seat,
        "card": CARDS[character.card],
        "face_down": character.down,
        "moved": character.moved,
        "protected": character.safe,
        "known_to": _save_knowledge(state, character.seen),
    }


def _save_knowledge(state: Estoril, bits: int) -> Any:
    if bits == ALL_KNOW:
        return PUBLICLY
    return [seat for seat in range(state.seats) if bits >> seat & 1]


def _save_seat(state: Estoril, seat: int) -> dict[str, Any]:
    return {
        "hand": names(state.hand[seat]),
        "known_hand": names(state.open_hand[seat]),
        "discards": names(state.discards[seat]),
        "picks": names(state.picks[seat]),
        "markers": state.markers[seat],
        "agenda": MISSIONS[state.agendas[seat]] if state.agendas else None,
    }
