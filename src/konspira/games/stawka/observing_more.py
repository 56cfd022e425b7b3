"""The rest of an observation of Stawka: procedures, talks, films, passwords."""

from __future__ import annotations

from typing import Final

from konspira.games.stawka import figures
from konspira.games.stawka.names import SECTORS
from konspira.games.stawka.passwords import BITS, LENGTH
from konspira.games.stawka.state import (
    ABILITY,
    ACTOR,
    AUDI,
    BROKEN,
    COUNTER,
    DIE_1,
    DIE_2,
    ENTRIES,
    FOUND,
    KIND,
    LOADED,
    MOD,
    NAMED,
    POLISH,
    RADIO,
    RADIO_OPEN,
    RESULT,
    SEARCH,
    SELF,
    SENT,
    SLOTS,
    TARGET,
    Stawka,
)
from konspira.kernel.observing import bits, capped

ZERO: Final = 32  # what a change of a roll is counted from, as it may be negative
PAIRS: Final = SLOTS * (SLOTS - 1) // 2


def slot_code(state: Stawka, slot: int) -> int:
    """A figure's slot and one; 0 for nobody."""
    return slot + 1 if 0 <= slot < len(state.doc) and state.doc[slot] >= 0 else 0


def shifted(number: int) -> int:
    """A number that may be negative."""
    return capped(number + ZERO)


def procedure(state: Stawka, out: list[int]) -> None:
    """The innermost of those that run."""
    if not state.frames:
        for _ in range(7):
            out.append(0)
        return
    frame = state.frames[-1]
    kind = frame[KIND]
    out.append(kind)
    if kind == ABILITY:
        out.append(slot_code(state, frame[SELF]))
        for _ in range(5):
            out.append(0)
        return
    out.append(slot_code(state, frame[ACTOR]))
    out.append(0 if kind == SEARCH else slot_code(state, frame[TARGET]))
    out.append(frame[DIE_1])
    out.append(frame[DIE_2] if frame[DIE_1] else 0)
    out.append(shifted(frame[MOD]))
    out.append(shifted(frame[RESULT]))


def talks(state: Stawka, out: list[int]) -> None:
    """Which pairs have talked this stage."""
    if not state.pairs:
        out.extend([0] * PAIRS)
        return
    for one in range(SLOTS):
        for two in range(one + 1, SLOTS):
            out.append(1 if figures.has_talked(state, one, two) else 0)


def films(state: Stawka, seat: int, out: list[int]) -> None:
    """The radio, and the Black Audi."""
    film = state.film
    if state.rules.has_radio:
        known = seat == POLISH or film[RADIO_OPEN] == 1
        out.append(film[RADIO] + 1 if known else 0)
        out.append(film[RADIO_OPEN])
        out.append(capped(film[SENT]))
        out.append(film[FOUND])
        bits(film[NAMED], len(SECTORS), out)
    else:
        out.extend([0] * (4 + len(SECTORS)))
    if state.rules.audi >= 0:
        out.append(state.where[AUDI] + 1)
        out.append(capped(state.spent[AUDI]))
        out.append(1 if film[BROKEN] > 0 else 0)
        out.append(1 if film[LOADED] > 0 else 0)
        bits(film[ENTRIES], 4, out)
        for place in range(4):
            out.append(shifted(film[COUNTER + place]))
    else:
        out.extend([0] * 12)


def passwords(state: Stawka, seat: int, out: list[int]) -> None:
    """Letters of both passwords that are shown, and the viewer's own word."""
    if not state.rules.password:
        out.extend([0] * (3 * LENGTH + 2))
        return
    for other in range(2):
        word = state.words[other]
        out.append(1 if word > 0 else 0)
        for place in range(LENGTH):
            shown = state.letters[other] >> place & 1
            out.append(letter(word, place) if shown else 0)
    for place in range(LENGTH):
        word = state.words[seat] if seat >= 0 else 0
        out.append(letter(word, place) if word else 0)


def letter(word: int, place: int) -> int:
    """The code of a letter of a whole word."""
    return (word >> (BITS * (LENGTH - 1 - place)) & 63) + 1
