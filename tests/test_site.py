"""The documentation site builds, no link is dead, every rule and every promised name is there."""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urldefrag, urljoin

import pytest
import yaml
from tools import site as site_tool

import konspira
from konspira import bots
from konspira.server.site.rules_pages import defined

DOCS = site_tool.DOCS
RULES = sorted((DOCS / "rules").glob("*.md"))
NAME = re.compile(r"(\S+)((?:\n(?: .*)?)*)")  # what is to be described, and how
SITE = "https://site.test/"  # stands for the place where the site will be

# What everybody outside may rely on, besides what `konspira` and `konspira.bots` export.
PROMISED = {
    "konspira.kernel.game.Game": ["start", "position", "name"],
    "konspira.kernel.state.State": [
        "questions",
        "options",
        "offers",
        "choose",
        "why_not",
        "view",
        "events",
        "copy",
        "redeal",
        "position",
        "over",
        "scores",
        "winners",
    ],
    "konspira.kernel.events.Question": [],
    "konspira.kernel.events.Event": [],
    "konspira.testing.check": [],
    "konspira.arena.run.Run": ["play"],
    **{f"konspira.{name}": [] for name in konspira.__all__},
    **{f"konspira.bots.{name}": [] for name in bots.__all__ if not name.isupper()},
}


def test_every_document_is_in_the_navigation() -> None:
    def pages(entry: object) -> Iterator[str]:
        if isinstance(entry, str):
            yield entry
        elif isinstance(entry, dict):
            for inner in entry.values():
                yield from pages(inner)
        elif isinstance(entry, list):
            for inner in entry:
                yield from pages(inner)

    listed = list(pages(yaml.safe_load(site_tool.CONFIG.read_text(encoding="utf-8"))["nav"]))

    there = [path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")]
    assert sorted(listed) == sorted(there), "add the page to `nav` in mkdocs.yml"


def test_every_promised_name_is_in_the_reference_and_exists() -> None:
    described: dict[str, list[str]] = {}
    for page in (DOCS / "api").glob("*.md"):
        for part in page.read_text(encoding="utf-8").split("\n::: ")[1:]:
            name, options = NAME.match(part).groups()  # type: ignore[union-attr]  # it always fits
            wanted = yaml.safe_load(options) or {}
            members = described.setdefault(name, [])
            members += wanted.get("options", {}).get("members") or []
            for cell in re.findall(r"^\| (`.+?`) \|", part, re.MULTILINE):
                members += re.findall(r"`(\w+)`", cell)

    for name, members in PROMISED.items():
        assert name in described, f"docs/api has no {name}"
        assert set(members) <= set(described[name]), name
    for name, members in described.items():
        module, _, last = name.rpartition(".")
        thing = getattr(importlib.import_module(module), last)
        for member in members:
            assert member in fields(thing) or hasattr(thing, member), f"{name} has no {member}"


def fields(thing: type) -> set[str]:
    """The attributes that a class and those above it declare, or that their methods set."""
    found = {name for kind in thing.__mro__ for name in getattr(kind, "__annotations__", {})}
    return found | set(re.findall(r"\bself\.(\w+)(?:: .+)? = ", inspect.getsource(thing)))


# -- the built site --------------------------------------------------------------------------------


class Page(HTMLParser):
    """The anchors of a page and where its links lead."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []  # from other sites, without being asked
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if name == "id" and value:
                self.anchors.add(value)
            elif name in ("href", "src") and value:
                self.links.append(value)
                if re.match(r"(?:https?:)?//", value) and tag != "a":
                    self.loads.append(value)


class Site(NamedTuple):
    """The files of the site by their address, and those that are pages."""

    files: set[str]
    pages: dict[str, Page]


def read_site(folder: Path) -> Site:
    files, pages = set(), {}
    for path in folder.rglob("*"):
        if path.is_file():
            address = urljoin(SITE, path.relative_to(folder).as_posix())
            files.add(address)
            if path.suffix == ".html" and path.name != "404.html":
                folder_address = address.removesuffix("index.html")
                files.add(folder_address)
                pages[folder_address] = Page(path.read_text(encoding="utf-8"))
    return Site(files, pages)


def dead_links(site: Site) -> list[str]:
    """Links inside the site that lead nowhere."""
    found = []
    for address, page in site.pages.items():
        for link in page.links:
            target, anchor = urldefrag(urljoin(address, unquote(link)))
            if not target.startswith(SITE):
                continue
            if target not in site.files:
                found.append(f"{address}: {link}")
            elif anchor and target in site.pages and anchor not in site.pages[target].anchors:
                found.append(f"{address}: {link}")
    return found


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """The site, built as `make docs` does, into a folder of its own."""
    return read_site(site_tool.build(tmp_path_factory.mktemp("site")))


@pytest.mark.verify
def test_no_link_of_the_site_is_dead(site: Site) -> None:
    assert len(site.pages) == len(list(DOCS.rglob("*.md")))
    assert sum(len(page.links) for page in site.pages.values()) > 1000
    assert dead_links(site) == []


@pytest.mark.verify
@pytest.mark.parametrize("rules", RULES, ids=lambda path: path.stem)
def test_every_rule_has_its_id_as_an_anchor(site: Site, rules: Path) -> None:
    ids = {id for line in rules.read_text(encoding="utf-8").splitlines() if (id := defined(line))}

    page = site.pages[f"{SITE}rules/{rules.stem}/"]

    assert ids or rules.stem == "stawka-content"  # which defines cards, not rules
    assert ids <= page.anchors, sorted(ids - page.anchors)


@pytest.mark.verify
def test_nothing_is_loaded_from_elsewhere(site: Site) -> None:
    for address, page in site.pages.items():
        assert page.loads == [], address


@pytest.mark.verify
def test_a_dead_link_is_noticed(site: Site) -> None:
    page = Page('<a href="no-such/">x</a><a href="rules/spiskowcy/#SPI-6.4">y</a>')
    other = Page('<a href="rules/spiskowcy/#SPI-99.9">x</a><img src="pictures/none.png">')

    dead = dead_links(site._replace(pages={**site.pages, SITE: page, f"{SITE}x/../": other}))

    assert dead == [
        f"{SITE}: no-such/",
        f"{SITE}x/../: rules/spiskowcy/#SPI-99.9",
        f"{SITE}x/../: pictures/none.png",
    ]
