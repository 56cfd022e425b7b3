"""Writes the rest of an observation of Stawka: procedures, talks, films, passwords."""

from __future__ import annotations

from typing import Final

from konspira.games.stawka.content.names import SECTORS
from konspira.games.stawka.films.passwords import BITS, LENGTH
from konspira.games.stawka.running import SEARCH, Procedure, Use
from konspira.games.stawka.state import (
    AUDI,
    POLISH,
    SLOTS,
    Stawka,
)
from konspira.games.stawka.town import figures
from konspira.kernel.observing import bits, capped

ZERO: Final = 32  # a change of a roll is counted from here, as it may be negative
PAIRS: Final = SLOTS * (SLOTS - 1) // 2
NO_PAIRS: Final = bytes(28)
NO_RADIO: Final = bytes(4 + len(SECTORS))
NO_AUDI: Final = bytes(12)
NO_WORDS: Final = bytes(3 * LENGTH + 2)


def slot_code(state: Stawka, slot: int) -> int:
    """Return a figure's slot plus one; 0 for nobody."""
    return slot + 1 if 0 <= slot < len(state.doc) and state.doc[slot] >= 0 else 0


def shifted(number: int) -> int:
    """Return a number that may be negative, shifted."""
    return capped(number + ZERO)


def procedure(state: Stawka, out: list[int]) -> None:
    """Write the innermost running procedure."""
    if not state.running:
        for _ in range(7):
            out.append(0)
        return
    running = state.running[-1]
    out.append(running.kind)
    if isinstance(running, Use):
        out.append(slot_code(state, running.agent))
        for _ in range(5):
            out.append(0)
        return
    assert isinstance(running, Procedure)
    out.append(slot_code(state, running.actor))
    out.append(0 if running.kind == SEARCH else slot_code(state, running.target))
    out.append(running.die_1)
    out.append(running.die_2 if running.die_1 else 0)
    out.append(shifted(running.modifier))
    out.append(shifted(running.came_to()))


def talks(state: Stawka, out: list[bytes]) -> None:
    """Write the pairs that have talked in this stage."""
    if not state.pairs:
        out.append(NO_PAIRS)
        return
    row: list[int] = []
    for one in range(SLOTS):
        for two in range(one + 1, SLOTS):
            row.append(1 if figures.has_talked(state, one, two) else 0)
    out.append(bytes(row))


def films(state: Stawka, seat: int, out: list[bytes]) -> None:
    """Write the radio and the Black Audi."""
    if state.rules.has_radio:
        radio = state.radio
        known = seat == POLISH or radio.public
        row = [radio.place + 1 if known else 0, int(radio.public)]
        row += [capped(radio.sending_since), int(radio.located)]
        bits(radio.sectors, len(SECTORS), row)
        out.append(bytes(row))
    else:
        out.append(NO_RADIO)
    if state.rules.audi >= 0:
        film = state.car
        row = [state.where[AUDI] + 1, capped(state.spent[AUDI])]
        row.append(1 if film.broken > 0 else 0)
        row.append(1 if film.loaded > 0 else 0)
        bits(film.entered, 4, row)
        for place in range(4):
            row.append(shifted(film.counters[place]))
        out.append(bytes(row))
    else:
        out.append(NO_AUDI)


def passwords(state: Stawka, seat: int, out: list[bytes]) -> None:
    """Write shown letters of both passwords, and the viewer's own word."""
    if not state.rules.password:
        out.append(NO_WORDS)
        return
    row: list[int] = []
    for other in range(2):
        word = state.words[other]
        row.append(1 if word > 0 else 0)
        for place in range(LENGTH):
            shown = state.letters[other] >> place & 1
            row.append(letter(word, place) if shown else 0)
    for place in range(LENGTH):
        word = state.words[seat] if seat >= 0 else 0
        row.append(letter(word, place) if word else 0)
    out.append(bytes(row))


def letter(word: int, place: int) -> int:
    """Return the code of a letter of a whole word."""
    return (word >> (BITS * (LENGTH - 1 - place)) & 63) + 1
