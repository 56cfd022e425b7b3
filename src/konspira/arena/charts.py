"""Drawings as SVG: small enough for a phone, in colours that follow the page.

They hold text and shapes with classes, no colours of their own, so light and dark are one drawing.
Nothing is said by colour alone: every mark has its label or its place on an axis.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from konspira.arena.stats import Estimate
from konspira.arena.wording import Wording

WIDTH = 360
EDGE = 8
LINE = 24
LETTER = 6.4  # the width of one, about
MOST_BARS = 24

STYLE = """
svg text { font: 12px system-ui, sans-serif; fill: var(--ink, #1e222b); }
svg .soft { fill: var(--ink-3, #5c606c); }
svg .end { text-anchor: end; }
svg .middle { text-anchor: middle; }
svg .axis { stroke: var(--line, #d5ccb9); stroke-width: 1; }
svg .even { stroke: var(--ink-3, #5c606c); stroke-width: 1; stroke-dasharray: 3 3; }
svg .span { stroke: var(--link, #0a5c86); stroke-width: 2; }
svg .dot { fill: var(--link, #0a5c86); }
svg .bar { fill: var(--link, #0a5c86); }
svg .cell { fill: var(--link, #0a5c86); }
svg .frame { fill: none; stroke: var(--line, #d5ccb9); }
"""
DARK = """
:root { --ink: #f0ede5; --ink-3: #a3a8b3; --line: #3a4150; --link: #8ccbef; --surface: #1c212b; }
"""


class Mark(NamedTuple):
    """A line of a chart with dots: what it is, its value, and where the value should be."""

    label: str
    found: Estimate
    even: float | None = None


def drawing(height: float, title: str, parts: Sequence[str]) -> str:
    """The parts as one picture."""
    inside = "".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" '
        f'aria-label="{escape(title)}"><title>{escape(title)}</title>{inside}</svg>'
    )


def text(x: float, y: float, words: str, kind: str = "") -> str:
    """Words at a place."""
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}"{named}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A line between two places."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def short(words: str, width: float) -> str:
    """Words cut to a width; the table beside the drawing has them whole."""
    most = max(3, int(width / LETTER))
    return words if len(words) <= most else words[: most - 1] + "…"


def label_width(labels: Sequence[str]) -> float:
    """Return what the labels need, up to a good third of the drawing."""
    longest = max([len(label) for label in labels], default=0) + 1
    return min(WIDTH * 0.38, longest * LETTER) + EDGE


# -- dots with their intervals ---------------------------------------------------------------------


def dots(title: str, marks: Sequence[Mark], wording: Wording, shares: bool = True) -> str:
    """A dot and its interval for each line; a dashed tick where an even game would be."""
    left = label_width([mark.label for mark in marks])
    right = WIDTH - 54
    ends = [end for mark in marks for end in (mark.found.low, mark.found.high)]
    ends += [mark.even for mark in marks if mark.even is not None]
    low, high = min(ends), max(ends)
    pad = (high - low) * 0.05 or 0.05
    low, high = (max(0.0, low - pad), min(1.0, high + pad)) if shares else (low - pad, high + pad)

    def at(value: float) -> float:
        return left + EDGE + (value - low) / (high - low) * (right - left - 2 * EDGE)

    parts: list[str] = []
    for place, mark in enumerate(marks):
        y = LINE * place + LINE / 2 + 4
        parts.append(text(0, y + 4, short(mark.label, left - EDGE)))
        if mark.even is not None:
            parts.append(line(at(mark.even), y - 10, at(mark.even), y + 10, "even"))
        parts.append(line(at(mark.found.low), y, at(mark.found.high), y, "span"))
        parts.append(f'<circle cx="{at(mark.found.value):.1f}" cy="{y:.1f}" r="4" class="dot"/>')
        value = mark.found.value
        said = wording.percent(value) if shares else wording.number(value)
        parts.append(text(WIDTH, y + 4, said, "end"))
    bottom = LINE * len(marks) + 8
    parts.append(line(left + EDGE, bottom, right - EDGE, bottom, "axis"))
    for value, kind in ((low, ""), (high, "end")):
        said = wording.percent(value, 0) if shares else wording.number(value)
        parts.append(text(at(value), bottom + 15, said, f"soft {kind}".strip()))
    return drawing(bottom + 20, title, parts)


# -- how values are spread -------------------------------------------------------------------------


def binned(values: Sequence[float], low: float, width: float, count: int) -> list[int]:
    """Return how many values lie in each bin."""
    bins = [0] * count
    for value in values:
        bins[min(count - 1, int((value - low) / width))] += 1
    return bins


def bin_width(low: float, high: float) -> float:
    """Return a round width that gives at most `bars` bars."""
    step = 1.0
    while (high - low) / step >= MOST_BARS:
        step *= 2.5 if str(step)[0] == "2" else 2
    return step


def spread(title: str, series: Sequence[tuple[str, Sequence[float]]], wording: Wording) -> str:
    """One histogram below another, on one axis, each with its mean."""
    series = [(label, values) for label, values in series if values]
    everything = [value for _, values in series for value in values]
    if not everything:
        return drawing(LINE, title, [text(0, 16, "–")])
    width = bin_width(min(everything), max(everything))
    low = min(everything) // width * width
    count = int((max(everything) - low) / width) + 1
    tall, gap = 46, 20
    bar = (WIDTH - 2 * EDGE) / count
    parts: list[str] = []
    for place, (label, values) in enumerate(series):
        top = place * (tall + gap)
        middle = sum(values) / len(values)
        parts.append(text(0, top + 12, short(label, WIDTH - 90)))
        parts.append(text(WIDTH, top + 12, f"⌀ {wording.number(middle, 1)}", "soft end"))
        bins = binned(values, low, width, count)
        most = max(bins)
        base = top + gap + tall - 4
        for number, found in enumerate(bins):
            height = found / most * (tall - 6)
            if found:
                parts.append(
                    f'<rect x="{EDGE + number * bar + 0.5:.1f}" y="{base - height:.1f}" '
                    f'width="{max(1.0, bar - 1):.1f}" height="{height:.1f}" class="bar"/>'
                )
        parts.append(line(EDGE, base, WIDTH - EDGE, base, "axis"))
    bottom = len(series) * (tall + gap) + 14
    parts.append(text(EDGE, bottom, wording.number(low), "soft"))
    parts.append(text(WIDTH - EDGE, bottom, wording.number(low + count * width), "soft end"))
    return drawing(bottom + 6, title, parts)


# -- who beats whom --------------------------------------------------------------------------------


def matrix(
    title: str, names: Sequence[str], cells: Sequence[Sequence[Estimate | None]], wording: Wording
) -> str:
    """A cell for each pair: the darker, the more often the row is before the column."""
    labels = [f"{row + 1} {name}" for row, name in enumerate(names)]
    left = label_width(labels)
    size = min(56.0, (WIDTH - left) / len(names))
    top = LINE
    parts: list[str] = []
    for column in range(len(names)):
        parts.append(text(left + (column + 0.5) * size, top - 8, str(column + 1), "soft middle"))
    for row, label in enumerate(labels):
        y = top + row * size
        parts.append(text(0, y + size / 2 + 4, short(label, left - EDGE)))
        for column, cell in enumerate(cells[row]):
            x = left + column * size
            parts.append(square(x, y, size, cell))
            said = "·" if cell is None else wording.number(cell.value * 100)
            parts.append(text(x + size / 2, y + size / 2 + 4, said, "middle"))
    return drawing(top + len(names) * size + 4, title, parts)


def square(x: float, y: float, size: float, cell: Estimate | None) -> str:
    """One cell; its ink is thin, so that the number on it can be read in light and dark."""
    place = f'x="{x + 1:.1f}" y="{y + 1:.1f}" width="{size - 2:.1f}" height="{size - 2:.1f}"'
    if cell is None:
        return f'<rect {place} class="frame"/>'
    return f'<rect {place} class="cell" fill-opacity="{0.04 + 0.42 * cell.value:.2f}"/>'
