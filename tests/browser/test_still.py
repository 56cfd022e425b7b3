"""The board never moves under the pointer: from question to answer all keeps its place."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize

from browser import emerald, estoril, spiskowcy, stawka
from browser.conftest import NewGuest
from browser.guest import Guest
from browser.ways import Way

MOST = 2.0  # px that a thing may move
ANSWERS = 12
WIDTHS = [1440, 768, 390]

# Board and dock, and everything in them that can be pressed, by what it is.
BOXES = """() => {
  const found = {}
  // What was scrolled on purpose has not moved.
  const put = (name, one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    let [left, top] = [x, y]
    for (let up = one.parentElement; up; up = up.parentElement) {
      left += up.scrollLeft
      top += up.scrollTop
    }
    if (width && height) found[name] = [left, top, width, height].map(Math.round)
  }
  for (const id of ['main', 'dock']) put(id, document.getElementById(id))
  for (const one of document.querySelectorAll('#main [data-at], #main button, #dock button')) {
    const { at, choice, offer, row, col, card } = one.dataset
    const half = one.closest('.own, .question, #main')?.className ?? ''
    const name = [half, at ?? choice ?? offer ?? card ?? one.textContent.trim(), row, col].join(' ')
    if (!(name in found)) put(name, one)
  }
  return found
}"""
Boxes = dict[str, list[float]]


def moved(before: Boxes, now: Boxes) -> list[str]:
    """What has moved or grown, of what is there both times."""
    both = before.keys() & now.keys()
    return [
        f"{name}: {before[name]} → {now[name]}"
        for name in sorted(both)
        if any(abs(a - b) > MOST for a, b in zip(before[name], now[name], strict=True))
    ]


def watched(way: type[Way], faults: list[str]) -> Way:
    """This way to play, which looks at every press whether something has moved."""

    class Watched(way):  # type: ignore[misc, valid-type]
        token = ""
        boxes: Boxes = {}

        def press(self, guest: Guest, thing: Locator) -> None:
            thing.wait_for()
            question: Any = guest.question()
            now: Boxes = guest.page.evaluate(BOXES)
            frame: Boxes = {
                name: self.boxes[name] for name in ("main", "dock") if name in self.boxes
            }
            same = question is not None and question["token"] == self.token
            faults.extend(
                f"{question and question['kind']}: {one}"
                for one in moved(self.boxes if same else frame, now)
            )
            self.token, self.boxes = question["token"] if question else "", now
            super().press(guest, thing)

    made: Way = Watched()
    return made


GAMES: dict[str, tuple[Any, Callable[[Guest], str]]] = {
    "spiskowcy": (spiskowcy, lambda anna: anna.new_table(1)),
    "estoril": (estoril, lambda anna: anna.new_table(1, game=estoril.GAME)),
    "emerald": (emerald, lambda anna: anna.new_table(1, game=emerald.GAME)),
    "stawka": (stawka, lambda anna: stawka.new_table(anna, "s1_meeting")),
}


@pytest.mark.verify
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_between_a_question_and_its_answer(
    guest: NewGuest, game: str, width: int
) -> None:
    module, table = GAMES[game]
    phone = width < 760
    screen: ViewportSize = {"width": width, "height": 844 if phone else 900}
    anna = guest("Anna", phone=phone, viewport=screen)
    anna.open(f"/t/{table(anna)}")
    faults: list[str] = []

    # The card in the middle of a narrow plate takes the robot's click; its press is the city's.
    by_keys = (game, width) == ("emerald", 768)
    way = module.Keys if by_keys else module.Thumb if phone else module.Mouse
    watched(way, faults).play(anna, random.Random(2), answers=ANSWERS)

    assert faults == []
