"""Writes a state of Stawka as a plain dict, in the words of the rules file; `position` reads it."""

from __future__ import annotations

from typing import Any

from konspira.games.stawka.content.names import (
    COLORS,
    DOCUMENTS,
    FIELDS,
    FIGURES,
    LOCATION_CARDS,
    LOCATIONS,
    MISSIONS,
    PIECES,
    PLANS,
    REACTIONS,
    SECTORS,
    THREATS,
    TOP_SECRET,
)
from konspira.games.stawka.films.passwords import spelled
from konspira.games.stawka.saving import position_films, procedures
from konspira.games.stawka.saving.invariants import is_dealt
from konspira.games.stawka.state import ENDINGS, PHASES, SLOTS, STATUSES, TOKENS, Stawka
from konspira.games.stawka.town.figures import has_talked
from konspira.kernel.step import NOBODY

SPOTS = {-1: "pool", -2: "hand", -3: "used", -4: "pick"}


def person(state: Stawka, slot: int) -> str | None:
    """Return the agent of a slot."""
    return FIGURES[state.rules.person[state.doc[slot]]] if slot >= 0 else None


def named(names: list[str], number: int) -> str | None:
    """Return a name, or None for NOBODY."""
    return names[number] if number >= 0 else None


def save(state: Stawka) -> dict[str, Any]:
    """Write all parts of a state that only Stawka has."""
    return {
        "stage": state.stage,
        "phase": PHASES[state.phase],
        "dealt": is_dealt(state),
        "first": None if state.first < 0 else state.first,
        "turn": None if state.turn < 0 else state.turn,
        "seats": [_seat(state, seat) for seat in range(2)],
        "agents": {
            str(person(state, slot)): _agent(state, slot)
            for slot in range(SLOTS)
            if state.doc[slot] >= 0
        },
        "places": {LOCATIONS[place]: _place(state, place) for place in state.rules.places},
        "known": _known(state),
        "removed": [PIECES[tile] for tile in state.gone],
        "drawn": named(PIECES, state.drawn),
        "top_secret_deck": [TOP_SECRET[card] for card in reversed(state.ts_deck)],
        "top_secret_discards": [TOP_SECRET[card] for card in state.ts_gone],
        "tokens": _tokens(state),
        "reaction_deck": [REACTIONS[card] for card in reversed(state.rx_deck)],
        "reaction_discards": [REACTIONS[card] for card in state.rx_gone],
        "talked": [
            [person(state, one), person(state, two)]
            for one in range(SLOTS)
            for two in range(one + 1, SLOTS)
            if has_talked(state, one, two)
        ],
        "interrogations": state.asked_out,
        "fugitives": [person(state, slot) for slot in range(SLOTS) if state.fugitives >> slot & 1],
        "dynamite": list(state.charges),
        "grenades": list(state.grenades),
        "effects": list(state.boons),
        "used_this_stage": list(state.used_stage),
        "used_now": list(state.used_now),
        "activation": _activation(state),
        "frames": [procedures.numbers(running) for running in state.running],
        "roll": state.rolled.numbers() if state.rolled is not None else [],
        "ending": ENDINGS[state.ending],
        "barred": named(DOCUMENTS, state.barred),
        "kept": list(state.kept),
        **_built(state),
        **position_films.save(state),
    }


def _built(state: Stawka) -> dict[str, Any]:
    """Write the board of a free scenario and the passwords, if there are any."""
    found: dict[str, Any] = {}
    if state.rules.size:
        row = state.layout
        found["layout"] = [
            {
                "sector": SECTORS[row[at]],
                "column": row[at + 1],
                "row": row[at + 2],
                "turn": row[at + 3],
            }
            for at in range(0, len(row), 4)
        ]
    if state.rules.password:
        found["passwords"] = [
            {
                "word": spelled(state.words[seat]) or None,
                "letters": [place + 1 for place in range(5) if state.letters[seat] >> place & 1],
                "guesses": [spelled(word) for word in state.guesses[seat]],
            }
            for seat in range(2)
        ]
    return found


def _seat(state: Stawka, seat: int) -> dict[str, Any]:
    known = state.lc_known[seat]
    return {
        "plan": named(PLANS, state.plans[seat]),
        "used_plans": [PLANS[seat * 5 + k] for k in range(5) if state.used_plans[seat] >> k & 1],
        "pool": state.pool[seat],
        "withdrawn": state.withdrawn >> seat & 1 == 1,
        "vp": state.vp[seat],
        "secrets": state.secrets[seat],
        "tracks": {
            COLORS[color]: state.track[seat * 4 + color]
            for color in range(4)
            if state.open >> (seat * 4 + color) & 1
        },
        "location_hand": [LOCATION_CARDS[card] for card in state.lc_hand[seat]],
        "location_deck": [LOCATION_CARDS[card] for card in reversed(state.lc_deck[seat])],
        "location_discards": [LOCATION_CARDS[card] for card in state.lc_gone[seat]],
        "known_location_cards": [
            LOCATION_CARDS[card] for card in state.lc_hand[seat] if known >> card & 1
        ],
        "reaction_hand": [REACTIONS[card] for card in state.rx_hand[seat]],
        "known_reaction_cards": [REACTIONS[card] for card in state.rx_known[seat]],
        "converted": state.converted >> seat & 1 == 1,
        "bribed": person(state, state.bribed[seat]),
        "payer": person(state, state.payer[seat]),
    }


def _agent(state: Stawka, slot: int) -> dict[str, Any]:
    return {
        "document": DOCUMENTS[state.doc[slot]],
        "field": named(FIELDS, state.where[slot]),
        "status": STATUSES[state.status[slot]],
        "spent": state.spent[slot],
        "items": [PIECES[piece] for piece in state.items[slot]],
        "mission": named(MISSIONS, state.mission[slot]),
        "mission_shown": state.shown >> slot & 1 == 1,
        "mission_peeked": state.peeked >> slot & 1 == 1,
        "missions": [MISSIONS[card] for card in state.sets[slot]],
        "deeds": list(state.deeds[slot]),
    }


def _place(state: Stawka, place: int) -> dict[str, Any]:
    return {
        "stack": [PIECES[tile] for tile in reversed(state.stacks[place])],
        "safes": [PIECES[tile] for tile in state.safes[place]],
        "markers": [COLORS[color] for color in range(4) if state.marks[place] >> color & 1],
        "destroyed": state.destroyed >> place & 1 == 1,
    }


def _known(state: Stawka) -> dict[str, int]:
    """Write who knows a tile or a Top Secret card: 1 polish, 2 german, 4 everybody, added up."""
    bits = [*state.known, *state.ts_known]
    return {PIECES[piece]: bits[piece] for piece in range(len(PIECES)) if bits[piece]}


def _tokens(state: Stawka) -> list[dict[str, Any]]:
    """Write the tokens of each row in order, up to the last one that is not simply in its pool."""
    found: list[dict[str, Any]] = []
    for row in range(len(THREATS)):
        tokens = [token for token in range(TOKENS) if state.rules.row_of[token] == row]
        while tokens and is_fresh(state, tokens[-1]):
            tokens.pop()
        found += [_token(state, token) for token in tokens]
    return found


def is_fresh(state: Stawka, token: int) -> bool:
    """Is it in its pool, and unknown to all?"""
    bits = state.token_up | state.token_seen | state.token_plain | state.token_spent
    return state.token_at[token] == NOBODY and not bits >> token & 1


def _token(state: Stawka, token: int) -> dict[str, Any]:
    at = state.token_at[token]
    return {
        "threat": THREATS[state.rules.row_of[token]],
        "at": FIELDS[at] if at >= 0 else SPOTS[at],
        "face_up": state.token_up >> token & 1 == 1,
        "seen": state.token_seen >> token & 1 == 1,
        "no_control": state.token_plain >> token & 1 == 1,
        "triggered": state.token_spent >> token & 1 == 1,
    }


def _activation(state: Stawka) -> dict[str, Any]:
    return {
        "agent": person(state, state.active),
        "leader": state.leader,
        "moving": state.moving,
        "paid": state.paid,
        "acted": state.acted,
        "halted": state.halted,
        "due": state.due,
        "closing": state.closing,
        "step_from": named(FIELDS, state.step_from),
        "step_to": named(FIELDS, state.step_to),
        "reacted": state.reacted,
        "handed": [PIECES[piece] for piece in state.handed],
        "verdict": state.verdict,
        "blocked": state.blocked,
    }
