"""No name is cut: cards, cities, places, players, in three languages, at four widths."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from browser import emerald, estoril, spiskowcy
from browser.conftest import NewGuest
from browser.guest import GAME as SPISKOWCY
from browser.guest import Guest, Seen
from konspira.catalogue import GAMES as CATALOGUE

LONG = "Bursztynowy Zając"  # as long as the names that the pages propose
WIDTHS: list[ViewportSize] = [
    {"width": 390, "height": 844},
    {"width": 768, "height": 900},
    {"width": 1024, "height": 768},
    {"width": 1440, "height": 900},
]

# Text of a single thing whose box is too small for it, and stamps that leave their tile.
CUT = """() => {
  const own = (one) => [...one.childNodes].some((part) => part.nodeType === 3 && part.data.trim())
  const inline = (one) => getComputedStyle(one).display.startsWith('inline')
  const seen = (one) => one.offsetParent !== null && !one.closest('.sr')
  const found = []
  for (const one of document.querySelectorAll('#main *, #dock *, header .status.mine b')) {
    if (!(one instanceof HTMLElement) || !seen(one)) continue
    const style = getComputedStyle(one)
    const hides = /hidden|clip/.test(style.overflowX) || style.textOverflow === 'ellipsis'
    const holds = own(one) || [...one.children].some((part) => own(part) && inline(part))
    if (hides && holds && one.clientWidth && one.scrollWidth > one.clientWidth) {
      const box = `${one.scrollWidth} > ${one.clientWidth}`
      found.push(`${one.className || one.tagName} ${one.textContent.trim()}: ${box}`)
    }
  }
  for (const stamp of document.querySelectorAll('[data-tile] .ts span')) {
    const tile = stamp.closest('[data-tile]').getBoundingClientRect()
    const { left, right, top, bottom } = stamp.getBoundingClientRect()
    const out = left < tile.left || right > tile.right || top < tile.top || bottom > tile.bottom
    if (out && seen(stamp)) found.push(`stamp outside its tile: ${stamp.textContent}`)
  }
  return found
}"""


# Puts names into the places for names, one after another, as the page would write them.
FILL = """([selector, names, round]) => {
  const places = [...document.querySelectorAll(selector)]
  const short = (name) => {
    const [first, ...rest] = name.split(' ')
    const whole = name.length <= 14 || rest.length === 0 || first.endsWith('.')
    return whole ? name : `${first[0]}. ${rest.join(' ')}`
  }
  const tiny = (name) => {
    const words = name.split(' ')
    const last = words.at(-1)
    return words.length > 1 && last.length > 3 ? last.replace(/[“”„"]/g, '') : name
  }
  places.forEach((place, n) => {
    const name = names[(n + round * places.length) % names.length]
    const [long, little] = [place.querySelector('.long'), place.querySelector('.short')]
    if (long) [long.textContent, little.textContent] = [short(name), tiny(name)]
    else place.textContent = name
  })
  return Math.ceil(names.length / Math.max(1, places.length))
}"""


def settled(frame: Seen) -> bool:
    """Some rounds were played: cards lie everywhere."""
    view = frame["view"]
    if view["game"] == SPISKOWCY:
        return bool(view["round"] > 2)
    return bool(view.get("turn", 0) > 2 or view.get("round", 0) > 1)


def cut(guest: Guest, names: dict[str, list[str]]) -> list[str]:
    """Return what cannot be read whole at some width, with every name in every place for one."""
    found: list[str] = []

    def look(width: int) -> None:
        guest.page.evaluate(
            "document.fonts.ready.then(() => new Promise((go) => requestAnimationFrame(() => "
            "requestAnimationFrame(() => setTimeout(go, 60)))))"
        )
        texts: list[str] = guest.page.evaluate(CUT)
        found.extend(f"{width} px: {text}" for text in texts)

    for size in WIDTHS:
        guest.page.set_viewport_size(size)
        look(size["width"])
        for place, texts in names.items():
            rounds, done = 1, 0
            while done < rounds:
                rounds = min(8, guest.page.evaluate(FILL, [place, texts, done]))
                done += 1
                look(size["width"])
    return found


GAMES: dict[str, tuple[Any, int, dict[str, str]]] = {
    SPISKOWCY: (spiskowcy, 3, {".hand .name": "cards"}),
    estoril.GAME: (estoril, 2, {".ch .name": "characters"}),
    emerald.GAME: (
        emerald,
        3,
        {".hand .gc b, .stack .gc b": "cards", ".roy:not(.empty) b": "royals"},
    ),
}


def names_of(guest: Guest, game: str, kind: str) -> list[str]:
    """The names of the cards of a game, the longest first."""
    games: list[Seen] = guest.ask("GET", "/games")
    pack: Seen = next(one["content"] for one in games if one["id"] == game)
    if kind == "royals":
        ids = [city["royal"] for city in pack["cities"]["city"]]
    else:
        ids = [card["id"] for card in pack[kind][kind.removesuffix("s")]]
    texts = {guest.words.card(CATALOGUE[game], id) for id in ids}
    return sorted((re.sub(r" \([^)]*\)$", "", text) for text in texts), key=len, reverse=True)


@pytest.mark.parametrize("language", ["en", "pl", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_no_name_is_cut(guest: NewGuest, game: str, language: str) -> None:
    module, bots, places = GAMES[game]
    anna = guest(LONG, language=language)
    names = {place: names_of(anna, game, kind) for place, kind in places.items()}
    table = anna.new_table(bots, game=game)
    anna.skip(table, settled, module.eventful)
    anna.open(f"/t/{table}")
    anna.await_question()

    assert cut(anna, names) == []
