"""Any game: what a view holds, name by name; lists with an entry for each seat are a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from konspira.notebook.kit import Part, Sheet, notes, signed, tag

LEFT_OUT = ("game", "seat", "waiting")  # said elsewhere
NOTHING = "–"


def facts(sheet: Sheet) -> list[str]:
    """Everything stands in the table."""
    return []


def draw(sheet: Sheet) -> list[Part]:
    """Single facts in a line, then the seats."""
    data: dict[str, Any] = msgspec.to_builtins(sheet.view)
    single: list[Part] = []
    columns: dict[str, list[str]] = {}
    for name, value in data.items():
        if name in LEFT_OUT or (name == "scores" and value is None):  # only at the end
            continue
        if isinstance(value, list) and len(value) == len(sheet.names):
            columns.update(_columns(sheet, name, value))
        else:
            single.append([f"{_label(sheet, name)} ", tag("b", _shown(sheet, value))])
    rows = [["", *[cells[seat] for cells in columns.values()]] for seat in range(len(sheet.names))]
    return [notes(*single) if single else None, sheet.seats(list(columns), rows)]


def _columns(sheet: Sheet, name: str, value: list[Any]) -> dict[str, list[str]]:
    if all(isinstance(entry, Mapping) for entry in value):
        keys = dict.fromkeys(key for entry in value for key in entry)
        return {
            _label(sheet, key): [_shown(sheet, entry.get(key)) for entry in value] for key in keys
        }
    return {_label(sheet, name): [_shown(sheet, entry) for entry in value]}


def _label(sheet: Sheet, name: str) -> str:
    own = sheet.words.field(sheet.kind, name)
    if own is not None:
        return own
    known = f"shell-field-{name.replace('_', '-')}"
    return sheet.words.say(known) if sheet.words.has(known) else name.replace("_", " ")


def _shown(sheet: Sheet, value: Any) -> str:
    """A value of a view, with the names of cards where it names some."""
    if value is None or value in ({}, [], ""):
        return NOTHING
    if isinstance(value, Mapping):
        return ", ".join(f"{_shown(sheet, key)} {value[key]}" for key in value)
    if isinstance(value, list | tuple):
        return ", ".join(_shown(sheet, entry) for entry in value)
    if isinstance(value, bool):
        return sheet.words.say("shell-yes") if value else sheet.words.say("shell-no")
    for subject, ids in sheet.kind.vocabulary.items():
        if value in ids:
            return sheet.term(subject, value)
    return signed(value) if isinstance(value, int) else str(value)
