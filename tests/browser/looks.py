"""What must be true of any page: no barriers, no wider than the screen, in the right language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentResource
from fluent.syntax import ast
from playwright.sync_api import ViewportSize

from browser.guest import Guest
from konspira.words import FOLDER

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}
THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")

# Every address that is not a table's.
PAGES = {
    "home": "/",
    "tables": "/tables",
    "rules": "/rules/spiskowcy",
    "reference": "/rules/spiskowcy/reference",
    "sources": "/rules/emerald/sources",
    "aid": "/rules/estoril/aid",
    "preferences": "/preferences",
    "account": "/account",
    "credits": "/credits",
    "portraits": "/portraits",
    "missing": "/no/such/page/here",
}

# All texts that somebody can read or hear: in the page, in labels, titles and placeholders. What
# says itself that it is in another language may be.
TEXTS = """() => {
  const own = (one) =>
    one.closest('[lang]').lang === document.documentElement.lang &&
    one.closest('script, style, code, kbd') === null
  const found = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    if (own(walker.currentNode.parentElement)) found.push(walker.currentNode.data)
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt']) {
    for (const one of document.querySelectorAll(`[${name}]`)) {
      if (own(one)) found.push(one.getAttribute(name))
    }
  }
  return found.map((text) => text.trim()).filter((text) => text !== '')
}"""

GAMES = "spiskowcy|estoril|emerald|stawka"
ID = re.compile(rf"\b(?:web|{GAMES}|error|shell|remedy|why)-[a-z]+(?:-[a-z]+)*\b|\{{ ?\$")


def opened(guest: Guest, path: str) -> None:
    """Open a page and wait until it has everything."""
    if path == PAGES["missing"]:  # the browser notes that the server has no such page
        guest.forgiven.append(rf"status of 404 .*{path}")
    guest.open(path)
    guest.page.get_by_role("heading", level=1).first.wait_for()
    guest.until("heard.fetching === 0")
    guest.page.evaluate("document.fonts.ready.then(() => null)")


# -- words -----------------------------------------------------------------------------------------


@cache
def plain_texts(language: str, files: str = "web*.ftl") -> dict[str, str]:
    """The messages of the client that are the same for everybody, whatever the facts."""
    found: dict[str, str] = {}
    for path in sorted((FOLDER / language).glob(files)):
        for entry in FluentResource(path.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message) or entry.value is None:
                continue
            parts = entry.value.elements
            if len(parts) == 1 and isinstance(parts[0], ast.TextElement):
                found[entry.id.name] = parts[0].value
    return found


def only_english(language: str) -> set[str]:
    """Texts that are English and not, by chance, of this language too."""
    own = set(plain_texts(language, "*.ftl").values())  # a Loyalist is one in German too
    # A single letter is no word: it may be the initial of a name.
    return {text for text in plain_texts("en").values() if text not in own and len(text) > 1}


def untranslated(guest: Guest) -> list[str]:
    """Texts of this page that are ids of messages, or English where they should not be."""
    texts: list[str] = guest.page.evaluate(TEXTS)
    bad = [text for text in texts if ID.search(text)]
    if guest.words.language != "en":
        english = only_english(guest.words.language)
        bad += [text for text in texts if text in english]
    return bad


# -- shape -----------------------------------------------------------------------------------------


def too_wide(guest: Guest) -> str:
    """Return what makes the page wider than the screen; nothing if nothing does."""
    return str(
        guest.page.evaluate(
            """() => {
              const { scrollWidth } = document.documentElement
              if (scrollWidth <= innerWidth) return ''
              const wide = [...document.body.querySelectorAll('*')]
                .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
                .map((one) => `${one.tagName}.${one.className?.baseVal ?? one.className}`)
              return `${scrollWidth} > ${innerWidth}: ${wide.slice(0, 6).join(' ')}`
            }"""
        )
    )


# -- barriers --------------------------------------------------------------------------------------


def barriers(guest: Guest, rules: list[str] | None = None, part: str = "") -> list[str]:
    """Return what axe finds on the page as it is now, or in a part of it."""
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = {"type": "rule", "values": rules}
    found = guest.page.evaluate(
        "([part, options]) => axe.run(part || document, options)", [part, options]
    )
    return [
        f"{one['id']} ({one['impact']}): {one['help']}: "
        + "; ".join(f"{node['target']} {node['html'][:120]}" for node in one["nodes"][:4])
        for one in found["violations"]
    ]


def barriers_in_both_themes(guest: Guest, part: str = "") -> list[str]:
    """Return what axe finds here in light and in dark, and what is wider than the screen."""
    found: list[str] = []
    for theme in THEMES:
        guest.page.emulate_media(color_scheme=theme)
        # Only colours change with the theme.
        rules = None if theme == "light" else ["color-contrast", "link-in-text-block"]
        found += [f"{theme}: {text}" for text in barriers(guest, rules, part)]
    guest.page.emulate_media(color_scheme="light")
    return found + [text for text in [too_wide(guest)] if text]


def barriers_everywhere(guest: Guest, part: str = "") -> list[str]:
    """The same on a large and on a small screen."""
    found: list[str] = []
    for form, size in (("phone", PHONE), ("desktop", DESKTOP)):
        guest.page.set_viewport_size(size)
        found += [f"{form}, {text}" for text in barriers_in_both_themes(guest, part)]
    return found


def assert_fits(guest: Guest) -> None:
    """The page is no wider than the screen, and speaks one language."""
    assert too_wide(guest) == ""
    left = untranslated(guest)
    assert left == [], left
