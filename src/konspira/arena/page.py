"""A report as sections of tables and drawings, for a browser or a terminal.

The HTML is one file that needs nothing else: no network, no script, no font.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from konspira.arena import charts

NAMESPACE = "http://www.w3.org/2000/svg"  # only a name: nothing is fetched from there

TOKENS = """
:root { color-scheme: light dark; --bg: #f5f1e8; --surface: #fffdf8; --surface-2: #eae4d6;
  --line: #d5ccb9; --ink: #1e222b; --ink-2: #4a4f5c; --ink-3: #5c606c; --link: #0a5c86; }
@media (prefers-color-scheme: dark) { :root { --bg: #13161d; --surface: #1c212b;
  --surface-2: #272d39; --line: #3a4150; --ink: #f0ede5; --ink-2: #bfc1c8; --ink-3: #a3a8b3;
  --link: #8ccbef; } }
"""
STYLE = """
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 1080px; margin: 0 auto; padding: 16px; }
h1 { font-size: 24px; line-height: 1.2; margin: 8px 0; }
h2 { font-size: 19px; margin: 0 0 8px; }
h3 { font-size: 15px; margin: 16px 0 6px; }
p { margin: 6px 0; max-width: 75ch; color: var(--ink-2); }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 14px;
  padding: 16px; margin: 16px 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 14px; }
th, td { padding: 5px 10px; border-bottom: 1px solid var(--line); text-align: left;
  vertical-align: top; }
thead th { color: var(--ink-3); font-weight: 560; vertical-align: bottom; }
tbody th { font-weight: 560; }
td.n, thead th.n { text-align: right; white-space: nowrap; }
.charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(330px, 100%), 1fr));
  gap: 16px 28px; }
figure { margin: 0; min-width: 0; }
figcaption { font-weight: 560; margin: 10px 0 4px; }
svg { display: block; width: 100%; max-width: 460px; height: auto; }
@media (max-width: 600px) { th, td { padding: 5px 6px; } section { padding: 12px; } }
@media print { section { break-inside: avoid; } }
"""


class Table(NamedTuple):
    """Words and numbers in rows; the first cell of a row names it."""

    title: str
    head: list[str]
    rows: list[list[str]]
    note: str = ""


class Chart(NamedTuple):
    """A drawing."""

    id: str  # the name of its file
    title: str
    svg: str


class Section(NamedTuple):
    """What belongs together."""

    title: str
    notes: list[str]
    tables: list[Table]
    charts: list[Chart]


class Page(NamedTuple):
    """A whole report."""

    title: str
    lead: list[str]
    sections: list[Section]
    language: str


def is_number(cell: str) -> bool:
    """Is this a cell that stands to the right?"""
    return cell[:1].isdecimal() or cell[:1] in ("+", "\N{MINUS SIGN}", "–")


def html(page: Page) -> str:
    """The page as one file."""
    parts = [f"<h1>{escape(page.title)}</h1>", *paragraphs(page.lead)]
    for section in page.sections:
        parts.append(f"<section><h2>{escape(section.title)}</h2>")
        parts += paragraphs(section.notes)
        if section.charts:
            parts.append('<div class="charts">')
            parts += [figure(chart) for chart in section.charts]
            parts.append("</div>")
        parts += [table_html(table) for table in section.tables]
        parts.append("</section>")
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{page.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(page.title)}</title>\n<style>{TOKENS}{STYLE}{charts.STYLE}</style>\n"
        f"</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def paragraphs(texts: Sequence[str]) -> list[str]:
    """Sentences, each as a paragraph."""
    return [f"<p>{escape(text)}</p>" for text in texts if text]


def figure(chart: Chart) -> str:
    """A drawing with its title."""
    return f"<figure><figcaption>{escape(chart.title)}</figcaption>{chart.svg}</figure>"


def table_html(table: Table) -> str:
    """A table that scrolls by itself where the screen is narrow."""
    numeric = [
        bool(table.rows) and all(is_number(row[place]) for row in table.rows)
        for place in range(len(table.head))
    ]

    def marked(place: int) -> str:
        return ' class="n"' if numeric[place] else ""

    head = "".join(
        f'<th scope="col"{marked(place)}>{escape(word)}</th>'
        for place, word in enumerate(table.head)
    )
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(
            f"<td{marked(place)}>{escape(cell)}</td>" for place, cell in enumerate(row) if place
        )
        + "</tr>"
        for row in table.rows
    )
    title = f"<h3>{escape(table.title)}</h3>" if table.title else ""
    note = "".join(paragraphs([table.note]))
    return (
        f'{title}{note}<div class="wide"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def write_plots(page: Page, folder: Path) -> None:
    """Every drawing as a file of its own, which follows light and dark too."""
    folder.mkdir(exist_ok=True)
    style = f"<style>{charts.STYLE}@media (prefers-color-scheme: dark) {{{charts.DARK}}}</style>"
    for section in page.sections:
        for chart in section.charts:
            head, _, rest = chart.svg.partition("</title>")
            head = head.replace("<svg ", f'<svg xmlns="{NAMESPACE}" ', 1)
            text = f"{head}</title>{style}{rest}\n"
            (folder / f"{chart.id}.svg").write_text(text, encoding="utf-8")
