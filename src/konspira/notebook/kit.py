"""The kit of all drawings: text that is always escaped, seats, chips, tables, grids."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any, NamedTuple, TypeAlias

from konspira.kernel.game import Game
from konspira.notebook.style import STYLE
from konspira.words import Words


class Html(str):
    """Text that is HTML already; every other text is escaped."""

    __slots__ = ()


Part: TypeAlias = "str | int | Iterable[Part] | None"

# Shape and colour of each seat, as at a table of the web app.
SHAPES = (
    ("#c8401b", '<circle cx="12" cy="12" r="10"/>'),
    ("#1b3b86", '<rect x="3" y="3" width="18" height="18" rx="2.5"/>'),
    ("#12806e", '<path d="M12 1 23 12 12 23 1 12z"/>'),
    ("#f0cf3b", '<path d="M12 2 23 21.5H1z"/>'),
    ("#8a5fc0", '<path d="M6.5 2h11L23 12l-5.5 10h-11L1 12z"/>'),
)
EYE = Html(
    '<svg width="15" height="15" viewBox="0 0 24 24" fill="none" stroke="currentColor" '
    'stroke-width="2" aria-hidden="true"><path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 '
    '6.5S2 12 2 12Z"/><circle cx="12" cy="12" r="3"/></svg>'
)
NOTHING = "·"
UNKNOWN = "?"


def joined(part: Part) -> str:
    """Parts as HTML; what is not HTML yet is escaped."""
    if part is None:
        return ""
    if isinstance(part, Html):
        return str(part)
    if isinstance(part, str | int):
        return escape(signed(part) if isinstance(part, int) else part)
    return "".join(joined(one) for one in part)


def tag(name: str, *parts: Part, **attributes: str) -> Html:
    """An element; `class_` is its class."""
    said = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"'
        for key, value in attributes.items()
        if value
    )
    return Html(f"<{name}{said}>{joined(parts)}</{name}>")


def signed(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")


def mark(seat: int) -> Html:
    """The shape of a seat."""
    color, shape = SHAPES[seat % len(SHAPES)]
    return Html(
        f'<svg class="kx-s" viewBox="-1 -1 26 26" fill="{color}" aria-hidden="true">{shape}</svg>'
    )


def chip(*parts: Part, class_: str = "", title: str = "") -> Html:
    """A small thing on the table."""
    return tag("span", *parts, class_=f"kx-c {class_}".strip(), title=title)


def chips(parts: Iterable[Html]) -> Html:
    """Some of them side by side."""
    return tag("div", list(parts), class_="kx-p")


def cell(title: Part, side: Part, *lines: Part, class_: str = "") -> Html:
    """A place of a grid."""
    head = tag("div", title, tag("span", side))
    return tag("div", head, *lines, class_=f"kx-y {class_}".strip())


def grid(cells: Iterable[Html]) -> Html:
    """Places beside each other."""
    return tag("div", list(cells), class_="kx-g")


def notes(*parts: Part) -> Html:
    """A line of facts."""
    return tag("div", [tag("span", part) for part in parts if part], class_="kx-n")


class Sheet(NamedTuple):
    """What a drawing is made of: a view, its game, and the words of one language."""

    view: Any
    kind: type[Game] | Game
    words: Words
    names: Sequence[str]

    def term(self, subject: str, id: str) -> str:
        """The name of a thing in the game."""
        return self.words.term(self.kind, subject, id)

    def card(self, id: str | None) -> str:
        """The name of a card; None is one that the viewer may not know."""
        return UNKNOWN if id is None else self.words.card(self.kind, id)

    def counted(self, cards: Mapping[str, int]) -> list[Html]:
        """Cards as chips, with their number."""
        return [chip(self.card(id), f" ×{n}" if n > 1 else "") for id, n in cards.items() if n]

    def name(self, seat: int, *small: Part) -> Html:
        """The head of a seat's row."""
        first = getattr(self.view, "first", None) == seat
        more = tag("small", *small) if small else ""
        return tag(
            "th", mark(seat), " ", self.names[seat], " ⚑" if first else "", more, scope="row"
        )

    def seats(self, heads: Sequence[Part], rows: Sequence[Sequence[Part]]) -> Html:
        """A row for each seat; the viewer's own is marked."""
        head = tag("thead", tag("tr", tag("th"), [tag("th", one, scope="col") for one in heads]))
        lines = [
            tag(
                "tr",
                row[0] if isinstance(row[0], Html) else self.name(seat),
                [tag("td", one) for one in row[1:]],
                class_="kx-m" if seat == self.view.seat else "",
            )
            for seat, row in enumerate(rows)
        ]
        table = tag("table", head, tag("tbody", lines), class_="kx-t")
        return tag("div", table, class_="kx-f")

    def private(self, title: str, parts: Sequence[Html]) -> Html | None:
        """Return what only the viewer sees."""
        if not parts:
            return None
        return tag("div", chips([Html(tag("b", title)), *parts]), class_="kx-v")

    def waiting(self) -> Html | None:
        """Whom the game waits for, as far as the viewer may know."""
        said = [
            self.words.activity(
                self.kind, one.activity, None if one.seat is None else self.names[one.seat]
            )
            for one in self.view.waiting
        ]
        return tag("div", " ".join(said), class_="kx-q") if said else None


def framed(title: str, facts: Sequence[str], eyes: Part, parts: Iterable[Part], lang: str) -> Html:
    """A whole drawing, with its style."""
    line = ", ".join(fact for fact in facts if fact)
    head = tag(
        "div",
        tag("b", title),
        tag("span", line),
        tag("span", eyes, class_="kx-e") if eyes else "",
        class_="kx-h",
    )
    label = f"{title}, {line}" if line else title
    style = Html(f"<style>{STYLE}</style>")
    return tag("div", style, head, parts, class_="kx", role="group", aria_label=label, lang=lang)
