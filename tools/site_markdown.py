"""What the documentation site adds to Markdown: anchors of rules, and pages from the root.

Python-Markdown loads it by its name in `mkdocs.yml`. Every numbered rule gets its id as an anchor
(`rules/spiskowcy/#SPI-6.4`), and where the same page cites it, a link. A page that consists of
`<!-- include ../CONTRIBUTING.md -->` shows that file, with links as the site has them.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString

from konspira.server.site.rules_pages import ID

DOCS = Path(__file__).parents[1] / "docs"
INCLUDE = re.compile(r"<!-- include (\S+) -->")
LINK = re.compile(r"\[([^\]]*)\]\((?!https?:|#)([^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
OPAQUE = ("a", "code", "pre")  # no links in there


class Include(Preprocessor):
    """Puts files from the root of the project into pages of the site."""

    def run(self, lines: list[str]) -> list[str]:
        found = INCLUDE.fullmatch("\n".join(lines).strip())
        if not found:
            return lines
        return moved((DOCS / found[1]).read_text(encoding="utf-8")).split("\n")


def moved(text: str) -> str:
    """A page of the root as it stands in the folder of documents; code is left alone."""
    parts = re.split(f"({FENCE.pattern})", text, flags=FENCE.flags)
    return "".join(part if part.startswith("```") else LINK.sub(_moved, part) for part in parts)


def _moved(link: re.Match[str]) -> str:
    path, hash, anchor = link[2].partition("#")
    path = PAGES.get(path, path.removeprefix("docs/"))
    if not (DOCS / path).exists():
        return link[1]  # a file that the site does not have
    return f"[{link[1]}]({path}{hash}{anchor})"


class Rules(Treeprocessor):
    """Gives rules their anchors, and links to those of the same page."""

    def run(self, root: Element) -> None:
        defined: dict[Element, str] = {}
        for element in root.iter():
            id = defines(element)
            if id and id not in defined.values():
                defined[element] = id
                element.set("id", id)
        self._link(root, set(defined.values()), "", defined)

    def _link(
        self, element: Element, known: set[str], own: str, defined: dict[Element, str]
    ) -> None:
        """Turn ids in the text below an element into links, but not a rule's own."""
        own = defined.get(element, own)
        place = 0
        for child in list(element):
            if child.tag not in OPAQUE:
                self._link(child, known, own, defined)
            place = list(element).index(child)
            tail, child.tail = child.tail, None
            text, links = linked(tail, known - {own})
            child.tail = text
            for shift, link in enumerate(links, start=1):
                element.insert(place + shift, link)
        text, links = linked(element.text, known - {own})
        element.text = text
        for place, link in enumerate(links):
            element.insert(place, link)


def defines(element: Element) -> str | None:
    """The id that a heading, an item, a row or a bold paragraph begins with."""
    if element.tag == "p" and not (
        len(element) and element[0].tag == "strong" and not element.text
    ):
        return None
    if element.tag not in (*HEADINGS, "li", "tr", "p"):
        return None
    first = element[0] if element.tag == "tr" and len(element) else element
    found = ID.match("".join(first.itertext()).lstrip())
    return found[0] if found else None


def linked(text: str | None, known: set[str]) -> tuple[str | None, list[Element]]:
    """A text up to its first id, and a link with the text behind it for each id."""
    links: list[Element] = []
    rest = 0
    first = text
    for found in ID.finditer(text or ""):
        if found[0] in known and text:
            before = text[rest : found.start()]
            if links:
                links[-1].tail = before
            else:
                first = before
            link = Element("a", {"href": f"#{found[0]}"})
            link.text = AtomicString(found[0])
            links.append(link)
            rest = found.end()
    if links and text:
        links[-1].tail = text[rest:]
    return first, links


class Site(Extension):
    """Both of them."""

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802
        md.preprocessors.register(Include(md), "konspira-include", 100)
        md.treeprocessors.register(
            Rules(md), "konspira-rules", 15
        )  # after inline, before the table of contents


def makeExtension(**options: Any) -> Site:  # noqa: N802
    return Site(**options)
