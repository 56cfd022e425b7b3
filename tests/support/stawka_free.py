"""Tables of the free scenario (rules file, 4.7), for tests."""

from __future__ import annotations

from typing import Any

from konspira import Rng
from konspira.games.stawka.state import Stawka
from support.stawka import Scene, make, scene

TOWN = (("police", 0, 0), ("administrative", 1, 0), ("main_square", 2, 0), ("city", 1, 1))
WORDS = ("heart", "zebra")  # Polish, German


def layout(*spots: tuple[str, int, int]) -> list[dict[str, object]]:
    """Sectors as a position has them."""
    return [{"sector": name, "column": x, "row": y} for name, x, y in spots]


def free(letters: tuple[list[int], list[int]] = ([], []), **more: Any) -> Scene:
    """The middle of stage 1 on a board of four sectors, with passwords."""
    options = {"free_difficulty": "advanced", **more}
    words = [{"word": word, "letters": shown} for word, shown in zip(WORDS, letters, strict=True)]
    if options["free_difficulty"] == "advanced":
        options.setdefault("passwords", words)
    return scene("free", layout=layout(*TOWN), **options)


def begin(seed: int = 0, **options: Any) -> Stawka:
    """A new free game: nothing but police lies."""
    state = make("free", **options).start(seed)
    assert isinstance(state, Stawka)
    return state


def until(state: Stawka, kind: str, seed: int = 0) -> Stawka:
    """Random choices until such a question is put, or the end."""
    rng = Rng(seed)
    while not state.over and all(question.kind != kind for question in state.questions):
        question = state.questions[rng.below(len(state.questions))]
        state.choose(question.seat, rng.choice(state.options(question.seat)))
    return state


def spell(state: Stawka, seat: int, word: str) -> Stawka:
    """A word, letter by letter."""
    for letter in word:
        state.choose(seat, f"letter({letter})")
    return state
