"""Positions of the free scenario: its board, and the passwords (see `position`)."""

from __future__ import annotations

from konspira.games.stawka.building import building
from konspira.games.stawka.building.scenarios import START
from konspira.games.stawka.content.names import LETTERS, SECTORS
from konspira.games.stawka.films import passwords
from konspira.games.stawka.state import SETUP, Stawka
from konspira.kernel.errors import Remedy
from konspira.kernel.position import Reader, wrong

TURNS = (0, 90, 180, 270)


def load_layout(state: Stawka, reader: Reader) -> None:
    """Read the laid sectors, in the order in which they were laid; police first."""
    if not state.rules.size:
        return
    state.layout = START[:]
    for place, data in enumerate(reader.items("layout")):
        row = Reader(data, f"layout[{place}]")
        sector = SECTORS.index(row.word("sector", "", SECTORS))
        spot = [sector, row.number("column", 0, -6, 6), row.number("row", 0, -6, 6)]
        spot.append(row.number("turn", 0, 0, 270))
        row.done()
        if place == 0 and spot == START:
            continue
        cell = building.cell_at(spot[1], spot[2])
        fits = spot[3] in (TURNS if state.rules.rotation else (0,))
        fits = fits and sector in building.faces(state) and cell in building.cells(state)
        if place == 0 or place >= state.rules.size or not fits:
            remedy = Remedy("stawka-layout", "no sector can be laid like this here")
            raise wrong(f"layout[{place}]", data, remedy)
        state.layout += spot
    state.rules = state.rules.layouts.laid(state.layout)


def need_whole_board(state: Stawka) -> None:
    """Refuse all else before the board is complete."""
    size = state.rules.size
    if size and state.phase != SETUP and len(state.layout) < 4 * size:
        remedy = Remedy("stawka-few-sectors", f"this board has {size} sectors", count=size)
        raise wrong("layout", len(state.layout) // 4, remedy)


def load_passwords(state: Stawka, reader: Reader) -> None:
    """Read each seat's password, its shown letters, and its wrong guesses."""
    if not state.rules.password:
        return
    rows = reader.items("passwords")
    if len(rows) not in (0, 2):
        raise wrong("passwords", rows, Remedy("seats", "this game has 2 seats", count=2))
    state.words, state.letters, state.guesses = [0, 0], [0, 0], [[], []]
    for seat, data in enumerate(rows):
        row = Reader(data, f"passwords[{seat}]")
        word = row.get("word")
        state.words[seat] = 0 if word is None else _word(state, word, row.at("word"))
        for place in row.items("letters"):
            if type(place) is not int or not 1 <= place <= passwords.LENGTH or not word:
                low_high = {"low": "1", "high": str(passwords.LENGTH)}
                remedy = Remedy("range", "expected a place of the word", **low_high)
                raise wrong(row.at("letters"), place, remedy)
            state.letters[seat] |= 1 << (place - 1)
        guesses = row.items("guesses")
        state.guesses[seat] = [_word(state, guess, row.at("guesses")) for guess in guesses]
        row.done()
    if state.phase != SETUP and 0 in state.words:
        remedy = Remedy("stawka-needs-word", "both seats need a password")
        raise wrong("passwords", rows, remedy, "STA-F.1")


def _word(state: Stawka, word: object, path: str) -> int:
    """Read a password as a number."""
    if isinstance(word, str) and len(word) == passwords.LENGTH:
        if all(letter in LETTERS for letter in word):
            found = passwords.packed(word)
            if not state.rules.words or found in state.rules.words:
                return found
    remedy = Remedy("stawka-no-password", "expected a word of the list", value=str(word), count=5)
    raise wrong(path, word, remedy, "STA-F.1")
