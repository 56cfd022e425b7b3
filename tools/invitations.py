"""Draws the pictures that stand beside links in other people's networks, 1200 x 630.

One for each game, one for each scenario with a picture of its own, one for the house. They are
made of the client's own posters and pictures and hold no word but our name, so that they fit every
language: the title stands beside them (`server/site/previews.py`). They are kept in
`web/public/og`. Run this after a poster has changed, and look at them.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browser import host

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "web" / "public" / "og"
PICTURES = ROOT / "web" / "src" / "lib" / "home" / "pictures"
WAYS = ROOT / "web" / "src" / "lib" / "home" / "ways.ts"
SIZE = {"width": 1200, "height": 630}
MOST_BYTES = 80_000
QUALITY = 84

# A card of the start panel names its picture and its scenario.
CARD = re.compile(r"id: '([a-z-]+)', options: \{ scenario: '(s\d\w+)' \}")

STYLE = """
body { margin: 0; width: 1200px; height: 630px; display: flex; overflow: hidden }
.art { flex: 1; height: 630px; min-width: 0; overflow: hidden }
.art svg { display: block; width: 100%; height: 100% }
.mark { position: absolute; right: 0; bottom: 0; padding: 14px 30px 18px; background: #1a1f2b;
  border-radius: 22px 0 0 0; color: #fff; font: 800 46px/1 var(--display); display: flex;
  align-items: center }
.mark svg { color: #f4ae22; width: 36px; height: 36px; margin: 8px 3px 0 }
"""


def draw(page: Page, name: str, arts: list[str], mark: str) -> None:
    """Lay pictures side by side, put our name on them, and keep that as a file."""
    body = "".join(f'<div class="art">{art}</div>' for art in arts)
    page.evaluate(
        "([style, body]) => { document.body.innerHTML = `<style>${style}</style>${body}` }",
        [STYLE, f'{body}<div class="mark">{mark}</div>'],
    )
    page.evaluate("document.fonts.ready")
    path = FOLDER / f"{name}.jpg"
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    size = path.stat().st_size
    print(f"{path.relative_to(ROOT)}: {size // 1000} kB")
    if size > MOST_BYTES:
        sys.exit(f"{name} has {size} bytes; draw it simpler: at most {MOST_BYTES}")


def sliced(svg: str) -> str:
    """A picture that fills its frame; what is above or below is cut."""
    return svg.replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ', 1)


def main() -> None:
    """Draw all of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        host.serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = host.open_browser(playwright)
        page = browser.new_page(viewport=SIZE, color_scheme="light")  # type: ignore[arg-type]
        page.goto(f"{address}/kit")
        page.locator("[data-part=posters] svg").first.wait_for()
        mark = page.locator(".wordmark").inner_html().replace('class="sr"', "hidden")
        posters = page.locator("[data-part=posters] figure").evaluate_all(
            "all => all.map(one => [one.dataset.game, one.innerHTML])"
        )
        for game, poster in posters:
            draw(page, game, [poster], mark)
        draw(page, "konspira", [poster for _, poster in posters], mark)
        for picture, scenario in CARD.findall(WAYS.read_text(encoding="utf-8")):
            art = (PICTURES / f"{picture}.svg").read_text(encoding="utf-8")
            draw(page, f"stawka-{scenario.replace('_', '-')}", [sliced(art)], mark)
        browser.close()


if __name__ == "__main__":
    main()
