"""The page of the kit: every part of the tables in every state, seen and without barriers."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from browser.conftest import LOCALES, NewGuest
from browser.looks import DESKTOP, PHONE, assert_fits, barriers

PARTS = ["dock", "list", "score", "tip", "drawings", "posters"]
FORMS: dict[str, tuple[ViewportSize, str]] = {
    "light": (DESKTOP, "light"),
    "dark": (DESKTOP, "dark"),
    "phone": (PHONE, "light"),
    "phone-dark": (PHONE, "dark"),
}


@pytest.mark.verify
@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("form", FORMS)
def test_every_part_of_the_kit_can_be_seen_and_used(
    guest: NewGuest, form: str, language: str, tmp_path: Path
) -> None:
    screen, theme = FORMS[form]
    phone = screen["width"] < 760
    anna = guest(language=language, phone=phone, viewport=screen, color_scheme=theme)
    anna.open("/kit")
    for part in PARTS:
        anna.page.locator(f"[data-part={part}]").wait_for()

    docks = anna.page.locator(".game-dock > .halves")
    heights = {round(one.bounding_box()["height"]) for one in docks.all()}  # type: ignore[index]

    assert len(heights) == 1, "a dock has one height, whatever is asked"
    assert_fits(anna)
    assert barriers(anna) == []
    picture = tmp_path / f"kit-{form}-{language}.png"
    anna.page.screenshot(path=str(picture), full_page=True)
    assert picture.stat().st_size > 20_000
