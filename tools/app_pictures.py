"""Draws the pictures of the app: its icons, and screenshots of our pages for those who install it.

They are kept in `web/public/app`; the manifest names them (`server/site/manifest.py`). Run this
after the mark or the pages have changed, and look at them. The pages must be built.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browser import host
from browser.guest import Guest
from konspira.server.site.manifest import DARK

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "web" / "public" / "app"
QUALITY = 80
MOST_BYTES = 220_000
LIGHT = "#f3efe6"
AMBER, INK = "#f4ae22", "#1a1f2b"
# The mark of the house (`lib/ui/Icon.svelte`), and two drawings for shortcuts.
KEY = (
    '<path fill="{fill}" fill-rule="evenodd" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22Zm0 '
    '5a3.6 3.6 0 0 1 1.7 6.77l1.3 5.23H9l1.3-5.23A3.6 3.6 0 0 1 12 6Z"/>'
)
BOLT = '<path fill="{fill}" d="M13 3 5 13.5h6L10.5 21 19 10h-6.5z"/>'
PLAY = '<path fill="{fill}" d="M8 5v14l11-7z"/>'

# name, pixels, drawing, its share of the width, its colour, ground, corner in hundredths
ICONS = (
    ("icon-192", 192, KEY, 0.74, LIGHT, DARK, 21),
    ("icon-512", 512, KEY, 0.74, LIGHT, DARK, 21),
    ("icon-180", 180, KEY, 0.7, LIGHT, DARK, 0),  # Apple cuts the corners itself
    ("maskable-512", 512, KEY, 0.56, LIGHT, DARK, 0),  # all of it within the circle that is safe
    ("badge-96", 96, KEY, 1.0, "#ffffff", "none", 0),  # only its shape is shown
    ("turn-96", 96, BOLT, 0.66, INK, AMBER, 21),
    ("play-96", 96, PLAY, 0.66, LIGHT, DARK, 21),
)
DEVICES: dict[str, dict[str, Any]] = {
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
    "desktop": {"viewport": {"width": 1280, "height": 800}},
}


def icon(page: Page, name: str, size: int, art: str, share: float, *looks: Any) -> None:
    """Draw one icon and keep it."""
    fill, ground, corner = looks
    inset = 24 * (1 - share) / 2
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f'<style>body{{margin:0;background:none}}svg{{display:block}}</style><svg width="{size}" '
        f'height="{size}" viewBox="0 0 24 24"><rect width="24" height="24" rx="{24 * corner / 100}"'
        f' fill="{ground}"/><g transform="translate({inset} {inset}) scale({share})">'
        f"{art.format(fill=fill)}</g></svg>"
    )
    page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)


def screens(browser: Browser, address: str) -> None:
    """The pages that the app begins with, on a phone and on a wide screen."""
    for device, looks in DEVICES.items():
        context = browser.new_context(locale="en-GB", reduced_motion="reduce", **looks)
        ada = Guest(context, address).introduce("Ada")
        for wish in (
            {"bots": 3, "pace": "relaxed"},
            {"bots": 1, "game": "estoril", "pace": "daily"},
            {"bots": 1, "game": "emerald", "pace": "daily"},
        ):
            table = ada.new_table(**wish)  # type: ignore[arg-type]
            ada.skip(table, until=lambda frame: frame["moment"] > 12)
        first = ada.new_table(bots=3, pace="daily")
        ada.skip(first, until=lambda frame: frame["moment"] > 20)
        ada.open("/tables")
        ada.page.locator("[data-wait]").nth(3).wait_for()
        ada.until("heard.fetching === 0")
        _keep(ada.page, f"screen-tables-{device}")
        ada.open("/")
        ada.until("heard.fetching === 0")
        _keep(ada.page, f"screen-home-{device}")
        context.close()


def _keep(page: Page, name: str) -> None:
    page.evaluate("document.fonts.ready")
    path = FOLDER / f"{name}.jpg"
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    if path.stat().st_size > MOST_BYTES:
        sys.exit(f"{name} has {path.stat().st_size} bytes: at most {MOST_BYTES}")


def main() -> None:
    """All of them, or only the icons."""
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = host.open_browser(playwright)
        page = browser.new_page()
        for one in ICONS:
            icon(page, *one)
        if "--icons" not in sys.argv:
            with (
                tempfile.TemporaryDirectory() as folder,
                host.serving(Path(folder), requests_per_minute=0, bot_pause=0) as address,
            ):
                screens(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
