"""Rules as pages: every rule has an anchor, every citation leads somewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tools.rule_coverage import read_rulebook

from konspira.catalogue import GAMES
from konspira.server.site.rules_pages import guide, reference, render
from konspira.words import LANGUAGES, Words
from support.club import Club

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
BOOKS = sorted(path.stem for path in (ROOT / "docs" / "rules").glob("*.md"))


def rules_of(name: str) -> Path:
    """The file of a rulebook."""
    return RULES / f"{name}.md"


class Page(HTMLParser):
    """The anchors and links of a page, and whether its tags are closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.ids += [found["id"]] if found.get("id") else []  # type: ignore[list-item]  # not None
        self.links += [found["href"]] if found.get("href") else []  # type: ignore[list-item]
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_of_the_reference_has_an_anchor(game: str) -> None:
    page = Page(reference(rules_of(game)).html)
    book = read_rulebook(ROOT / "docs" / "rules" / f"{game}.md")

    assert page.open == []
    assert len(page.ids) == len(set(page.ids))
    wanted = {id.lower() for id in book.rules}
    assert wanted <= set(page.ids), sorted(wanted - set(page.ids))


@pytest.mark.parametrize("game", BOOKS)
def test_every_link_of_the_reference_leads_to_an_anchor(game: str) -> None:
    page = Page(reference(rules_of(game)).html)

    for link in page.links:
        assert link.startswith("#") and link[1:] in page.ids, link


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_a_guide_cites_rules_by_links_into_the_reference(game: str, language: str) -> None:
    found = guide(GAMES[game](), rules_of(game), language)
    page = Page(found.html)
    anchors = Page(reference(rules_of(game)).html).ids

    assert found.title.startswith(Words(language).game(GAMES[game]))
    assert "<h1" not in found.html and page.open == []
    assert len(page.links) > 15
    for link in page.links:
        path, _, anchor = link.partition("#")
        assert path == f"/rules/{game}/reference" and anchor in anchors, link
    headings = re.findall(r"<h[23]( id=\"[^\"]+\")?>", found.html)
    assert len(headings) > 5 and all(headings)


def test_spiskowcys_innkeeper_can_be_looked_up() -> None:
    html = reference(rules_of("spiskowcy")).html

    assert re.search(r'<li id="spi-6\.4">\s*(<p>)?<strong>SPI-6\.4</strong>', html)
    assert '<a href="#spi-13.4">SPI-13.4</a>' in html
    assert '<tr id="q-01">' in html
    assert '<p id="t-01">' in html
    assert "<table>" in html


def test_html_in_markdown_stays_text_and_odd_links_go_nowhere() -> None:
    page = render("# T\n\n<script>x</script> [a](javascript:alert(1)) <b>", frozenset(), "")

    assert page.title == "T"
    assert "<script" not in page.html and "<b>" not in page.html
    assert 'href="javascript' not in page.html


def test_headings_of_the_same_name_have_anchors_of_their_own() -> None:
    html = render("# T\n\n## Same!\n\n## Same!\n\n## ¿?\n", frozenset(), "").html

    assert re.findall(r'id="([^"]+)"', html) == ["same", "same-2", "section"]


async def test_pages_come_in_the_language_asked_for_and_compressed(club: Club) -> None:
    pole = club.stranger("pl")

    polish = await pole.get("/api/games/spiskowcy/rules")
    german = await pole.get("/api/games/spiskowcy/rules", lang="de")
    response = await pole.request("GET", "/api/games/spiskowcy/reference")

    assert polish["title"] == "Spiskowcy: jak grać"
    assert german["title"].startswith("Die Verschwörer")
    assert response.headers["content-encoding"] == "gzip"
    assert "spi-6.4" in response.json()["html"]
    again = {"if-none-match": response.headers["etag"]}
    assert (
        await pole.request("GET", "/api/games/spiskowcy/reference", headers=again)
    ).status_code == 304
