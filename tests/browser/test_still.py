"""The board never moves under the pointer, and no explanation lies on what is pressed next.

With every change of the code the beginning of a game of each title at each width; in a soak whole
games.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from browser import emerald, estoril, films, spiskowcy, stawka
from browser.conftest import NewGuest
from browser.guest import Guest
from browser.still import Tips, moved, reading, watch
from browser.ways import EVERYTHING

FEW = 12  # answers
WIDTHS = [1440, 768, 390]
GAMES: dict[str, tuple[Any, Callable[[Guest], str]]] = {
    "spiskowcy": (spiskowcy, lambda anna: anna.new_table(1)),
    "estoril": (estoril, lambda anna: anna.new_table(1, game=estoril.GAME)),
    "emerald": (emerald, lambda anna: anna.new_table(1, game=emerald.GAME, spectators="later")),
    "stawka": (stawka, lambda anna: stawka.new_table(anna, "s1_meeting")),
    "film": (stawka, lambda anna: stawka.new_table(anna, films.RADIO, side=1)),
}


@pytest.mark.parametrize(
    "answers",
    [
        pytest.param(FEW, id="beginning"),
        pytest.param(EVERYTHING, id="whole", marks=pytest.mark.soak),
    ],
)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_between_a_question_and_its_answer(
    guest: NewGuest, game: str, width: int, answers: int
) -> None:
    module, table = GAMES[game]
    phone = width < 760
    screen: ViewportSize = {"width": width, "height": 844 if phone else 900}
    anna = guest("Anna", phone=phone, viewport=screen)
    watch(anna)
    anna.open(f"/t/{table(anna)}")
    anna.page.evaluate("document.fonts.ready.then(() => null)")
    tips = Tips(random.Random(4))

    way = module.Thumb if phone else module.Mouse
    reading(way, tips).play(anna, random.Random(2), answers=answers)

    found = moved(anna)
    assert not found, "\n".join(found)
    assert not tips.faults, "\n".join(tips.faults)
    assert phone or tips.opened
    if answers == EVERYTHING:
        assert anna.over()


FACES = {"spiskowcy": "grenze", "estoril": "limelight", "emerald": "playfair", "stawka": "courier"}


@pytest.mark.parametrize("game", FACES)
def test_a_board_is_drawn_when_its_letters_have_arrived(guest: NewGuest, game: str) -> None:
    """Names are fitted once: a face that came later would move what is about to be pressed."""
    anna = guest("Anna")
    _, table = GAMES[game]
    held: list[Route] = []
    path = table(anna)
    # A browser has no clock here: the page alone would otherwise stop waiting after a while.
    anna.page.clock.install()
    anna.page.route(f"**/{FACES[game]}*.woff2", lambda route: held.append(route))
    anna.open(f"/t/{path}")
    anna.until("heard.frame")
    anna.page.clock.run_for(500)
    expect(anna.page.locator(".boardghost")).to_be_attached()
    assert held

    for route in held:
        route.continue_()
    anna.page.unroute(f"**/{FACES[game]}*.woff2")
    anna.page.locator(".game-dock").wait_for()
