"""The gallery: everybody of the content has a face, in every size, and each card its picture."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from browser import looks
from browser.conftest import NewGuest

GAMES = looks.ROOT / "src" / "konspira" / "games"
SIZES = [96, 48, 28]

# Of everybody on the page: the sizes of the pictures, and of how many shapes each is made.
DRAWN = """() => Object.fromEntries([...document.querySelectorAll('[data-portrait]')].map((one) => [
  one.dataset.portrait,
  [...one.querySelectorAll('svg.portrait')].map((svg) => ({
    size: svg.getBoundingClientRect().width,
    shapes: svg.querySelectorAll('path').length,
  })),
]))"""


def ids(path: str, row: str) -> set[str]:
    content = tomllib.loads((GAMES / path).read_text(encoding="utf-8"))
    return {one["id"] for one in content[row]}


@pytest.mark.verify
@pytest.mark.parametrize("theme", looks.THEMES)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_gallery_shows_everybody_in_three_sizes(
    guest: NewGuest, phone: bool, theme: str, tmp_path: Path
) -> None:
    anna = guest("Anna", phone=phone)
    anna.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    looks.opened(anna, "/portraits")

    drawn = anna.page.evaluate(DRAWN)
    wanted = ids("stawka/data/agents.toml", "agent")
    wanted |= ids("estoril/data/characters.toml", "character")
    assert wanted <= set(drawn)
    for who, pictures in drawn.items():
        assert [one["size"] for one in pictures] == SIZES, who
        large, _, small = (one["shapes"] for one in pictures)
        assert large >= small > 8, who
    anna.page.screenshot(path=tmp_path / f"portraits-{theme}.png", full_page=True)


@pytest.mark.verify
def test_every_card_of_stawka_has_a_picture(guest: NewGuest) -> None:
    anna = guest("Anna")
    looks.opened(anna, "/portraits")

    shown = anna.page.locator("[data-vignette]")
    cards = {one.get_attribute("data-vignette") for one in shown.all()}
    wanted = ids("stawka/data/location_cards.toml", "location_card")
    wanted |= ids("stawka/data/reactions.toml", "reaction")
    assert wanted <= cards
    empty = anna.page.locator("[data-vignette]:not(:has(path))")
    assert empty.count() == 0
