"""Estoril in the terminal: drawn from the view alone, in every width and language."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from konspira import Rng
from konspira.drawings import drawing, estoril
from konspira.games.estoril.state import Estoril
from konspira.words import LANGUAGES, Words
from support.estoril import LAYOUT_A, RED, choose_any, play, scene, start

EN = Words("en")
NAMES = ["Anna", "Bartek", "Cyryl", "Dora"]


def printed(shown: RenderableType, width: int = 100) -> str:
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(shown)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def drawn(state: Estoril, seat: int | None, width: int = 100, words: Words = EN) -> str:
    game = state.game
    return printed(drawing(game).draw(state.view(seat), game, NAMES[: game.seats], words), width)


def moments(seats: int, **options: Any) -> list[Estoril]:
    """Some moments of a random game, its end among them."""
    state = start(seats, seats, **options)
    assert isinstance(state, Estoril)
    rng = Rng(seats)
    found: list[Estoril] = []
    while not state.over:
        choose_any(state, rng)
        if len(state.history) % 9 == 0 or state.over:
            found.append(state.copy())
    return found


@pytest.mark.verify
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_looks_the_same_whatever_the_others_hold(seats: int) -> None:
    for state in moments(seats, variant_recruitment_agenda=True):
        for seat in (0, 1, None):
            other = state.redeal(seat, Rng(8))
            assert isinstance(other, Estoril)
            assert drawn(other, seat) == drawn(state, seat)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_nothing_is_wider_than_the_terminal(lang: str, width: int) -> None:
    words = Words(lang)
    for state in moments(4, variant_secret_missions=True):
        text = drawn(state, 2, width, words)
        assert max(cell_len(line) for line in text.splitlines()) <= width
        if state.over:
            final = printed(estoril.finale(state.view(2), state.game, NAMES, words), width)
            assert max(cell_len(line) for line in final.splitlines()) <= width


def test_the_grid_shows_numbers_numerals_and_who_lies_where() -> None:
    state = scene(LAYOUT_A, phase="placement", seats=2).reward("palacio", "it_plain").state()
    play(state, RED, "place_card(start_plain)", "place_space(church_1)")

    mine, theirs = drawn(state, 0), drawn(state, 1)

    assert " 1.I A▮" in mine and " 1.I A▮" in theirs
    assert "Bouncer 2" in mine and "I  Anna: ▮?" in theirs
    assert "2 Hotel Palácio  ★ ▮?" in mine


def test_a_location_being_resolved_shows_strengths_and_their_reasons() -> None:
    table = scene(LAYOUT_A, seats=2, resolved="church").put("palacio_1", "red:start_seducer")
    state = table.put("palacio_2", "green:uk_seducer").put("tamariz_1", "red:it_plain").state()

    text = drawn(state, 0)

    assert "strength: Anna (you) 2, Bartek 4" in text
    assert "= 4 (+1)" in text


def test_a_space_says_what_it_does_to_a_card() -> None:
    state = scene(LAYOUT_A, phase="placement", seats=2).state()
    play(state, RED, "place_card(start_plain)")

    view = state.view(0)

    assert estoril.note(view, "place_space(church_1)", state.game, EN) == "▮"
    assert estoril.note(view, "place_space(tamariz_3)", state.game, EN) == "◉"
    assert estoril.note(view, "place_space(palacio_2)", state.game, EN) == "▮·"
    assert estoril.note(view, "place_card(start_plain)", state.game, EN) == ""


def test_the_scoring_adds_up_item_by_item() -> None:
    state = moments(3, variant_recruitment_agenda=True)[-1]
    text = printed(estoril.finale(state.view(0), state.game, NAMES[:3], EN))
    rows = [line.split()[-3:] for line in text.splitlines()[2:]]
    numbers = [[int(cell) for cell in row] for row in rows[:-1]]

    assert [sum(column) for column in zip(*numbers[:-1], strict=True)] == numbers[-1]
    assert numbers[-1] == state.scores
