"""The rules as pages: guides for players in each language, and the numbered reference.

Every rule has its id in lower case as an anchor (`#spi-6.4`), and where an id is cited, it is a
link. Only our own Markdown and that of the host's games comes here; raw HTML in it is shown as
text all the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from konspira.aids import filled
from konspira.books import GUIDES, RULES
from konspira.kernel.game import Game
from konspira.printed import origins, printed
from konspira.server.wire.games import RulePlace, RulesPage
from konspira.words import Words

ID = re.compile(r"\b[A-Z]{1,4}-?(?:[A-Z]?\d+|[A-Z]\.\d+)(?:\.\d+[a-z]?)*\b")
# A line defines the id it opens with: a heading, a list item, a row of a table, a bold paragraph.
DEFINES = re.compile(rf"(?:#+ |- |\| |(?=\*\*))[*`]*({ID.pattern})")
# Where a figure stands in a guide, and how that looks as HTML.
PLACE = r"[figure: \1]"
FIGURE = re.compile(r"<p>\[figure: ([a-z-]+)\]</p>")
BLOCKS = ("heading_open", "list_item_open", "tr_open", "paragraph_open")

_markdown = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def guide(game: Game, rules: Path, language: str) -> RulesPage:
    """Return the guide for newcomers; a game without one has its numbered rules."""
    path = GUIDES / language / f"{game.id}.md"
    if not path.is_file():
        return reference(rules)
    text = filled(path.read_text(encoding="utf-8"), game, Words(language), PLACE)
    return render(text, _known(rules), f"/rules/{game.id}/reference", rules.stem)


@cache
def reference(rules: Path) -> RulesPage:
    """The numbered rules of a game."""
    return render(rules.read_text(encoding="utf-8"), _known(rules), "", rules.stem, notes=True)


@cache
def _known(rules: Path) -> frozenset[str]:
    """The ids that the rules of a game define."""
    lines = rules.read_text(encoding="utf-8").splitlines()
    return frozenset(id for line in lines if (id := defined(line)))


def rules_file(game: type[Game]) -> Path:
    """Return where the numbered rules of a game lie; a game from outside has them beside it."""
    own = game.folder / "rules.md"
    return own if own.is_file() else RULES / f"{game.id}.md"


def defined(line: str) -> str | None:
    """The id that a line defines, if any."""
    found = DEFINES.match(line)
    return found[1] if found else None


def render(
    text: str, known: frozenset[str], page: str, game: str = "", notes: bool = False
) -> RulesPage:
    """Markdown as a page; the heading of the first rank is its title and stands apart.

    With notes, each rule in a list says where it stands in the printed rulebook of the game.
    """
    lines = text.splitlines()
    tokens = _markdown.parse(text)
    title = ""
    if len(tokens) > 2 and tokens[0].type == "heading_open" and tokens[0].tag == "h1":
        title = _plain(tokens[1])
        tokens = tokens[3:]
    taken: set[str] = set()
    own: str | None = None  # the rule that is being defined
    for place, token in enumerate(tokens):
        if token.type in BLOCKS and token.map:
            id = defined(lines[token.map[0]])
            if id is not None and id.lower() not in taken:
                own = id
                token.attrSet("id", id.lower())
                taken.add(id.lower())
            elif token.type == "heading_open":
                token.attrSet("id", _free(_slug(_plain(tokens[place + 1])), taken))
        elif token.type == "inline":
            token.children = list(_linked(token.children or [], known - {own}, page))
            if own is not None and lines[token.map[0] if token.map else 0].startswith("- "):
                token.children += _origin(game, own) if notes else []
                own = None
    html = _markdown.renderer.render(tokens, _markdown.options, {})
    return RulesPage(title, FIGURE.sub(r'<div data-figure="\1"></div>', html), *_printed(game))


def _printed(game: str) -> tuple[list[str], dict[str, list[RulePlace]]]:
    """The printed rulebooks of a game, and where each rule stands in them."""
    found = origins(game)
    books = [book.id for book in found.book]
    places: dict[str, list[RulePlace]] = {}
    for place in found.place:
        for rule in place.rules:
            where = RulePlace(books.index(place.book), place.section, place.page)
            places.setdefault(rule, []).append(where)
    return [book.title for book in found.book], places


def _linked(tokens: list[Token], known: frozenset[str], page: str) -> Iterator[Token]:
    """The pieces of a text, with the ids of rules turned into links."""
    inside = 0  # links do not stand in links
    for token in tokens:
        inside += (token.type == "link_open") - (token.type == "link_close")
        if token.type != "text" or inside:
            yield token
            continue
        rest = 0
        for found in ID.finditer(token.content):
            if found[0] not in known:
                continue
            yield _text(token.content[rest : found.start()])
            yield Token("link_open", "a", 1, {"href": f"{page}#{found[0].lower()}"})
            yield _text(found[0])
            yield Token("link_close", "a", -1)
            rest = found.end()
        yield _text(token.content[rest:])


def _origin(game: str, rule: str) -> list[Token]:
    """Return where a rule stands in the printed rulebook, as a note beside it."""
    text = printed(game, rule, _english())
    return (
        [Token("html_inline", "", 0, content=f'<small class="printed">{escape(text)}</small>')]
        if text
        else []
    )


@cache
def _english() -> Words:
    """The numbered rules are written in English."""
    return Words("en")


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)


def _plain(token: Token) -> str:
    """The words of a heading."""
    return "".join(child.content for child in token.children or [])


def _slug(text: str) -> str:
    return re.sub(r"[^\w-]", "", text.lower().replace(" ", "-")) or "section"


def _free(slug: str, taken: set[str]) -> str:
    """An anchor that no other heading has."""
    found, again = slug, 2
    while found in taken:
        found = f"{slug}-{again}"
        again += 1
    taken.add(found)
    return found
