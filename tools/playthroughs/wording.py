"""Facts and views as words, for the texts of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, TypeAlias

WIDTH = 100
LONG = 60  # letters of a list that may be broken into lines
BIG_ROW = 5  # a list of rows with at least these facts is told row by row

Parts: TypeAlias = dict[str, dict[str, Any]]


def text(value: Any) -> str:
    """A value without spaces: `merchant:2,raid:1`, `yes`, `-` for nothing, `?` for None."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "?"
    if isinstance(value, dict):
        return ",".join(f"{key}:{text(item)}" for key, item in value.items()) or "-"
    if isinstance(value, list):
        words = [f"({text(item)})" if isinstance(item, dict) else text(item) for item in value]
        if all(isinstance(item, str | None) for item in value):
            words = _counted(words)
        return (", " if len(str(words)) > LONG else ",").join(words) or "-"
    return str(value)


def _counted(words: list[str]) -> list[str]:
    """Words, those that follow each other counted: `raid*3`."""
    runs = [(word, len(list(same))) for word, same in groupby(words)]
    return [f"{word}*{count}" if count > 1 else word for word, count in runs]


def known(value: Any) -> Any:
    """A value without what is unknown in its rows."""
    if isinstance(value, dict):
        return {name: known(item) for name, item in value.items() if item is not None}
    return [known(item) for item in value] if isinstance(value, list) else value


def facts(data: Mapping[str, Any]) -> list[str]:
    """Names and values."""
    return [f"{name}={text(value)}" for name, value in data.items()]


def wrapped(head: str, words: Sequence[str], indent: int = 9) -> list[str]:
    """Words after a head, in lines that are not too long."""
    lines = [head]
    for word in words:
        if len(lines[-1]) + len(word) >= WIDTH:
            lines.append(" " * (indent - 1))
        lines[-1] += f" {word}"
    return lines


def parts(view: Mapping[str, Any]) -> Parts:
    """A view as the table and its big rows: seats, agents, locations."""
    table = {name: value for name, value in view.items() if name != "seat"}  # said before it
    found: Parts = {"table": table}
    for name, rows in list(table.items()):
        if isinstance(rows, list) and rows and _is_big(rows[0]):
            found |= {f"{name}[{place}]": row for place, row in enumerate(table.pop(name))}
    return found


def _is_big(row: Any) -> bool:
    return isinstance(row, dict) and len(row) >= BIG_ROW


def news(view: Parts, known: Parts) -> Parts:
    """Return what a view shows beyond a known one."""
    found: Parts = {}
    for part, data in view.items():
        before = known.get(part, {})
        said = {name: value for name, value in data.items() if before.get(name, ...) != value}
        if said:
            found[part] = said
    return found


def viewer(place: int) -> str:
    """Return whose view it is: the spectator's comes first."""
    return f"seat {place - 1}" if place else "spectator"
