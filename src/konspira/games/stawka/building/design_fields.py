"""The fields of a scenario file: their names, kinds and defaults.

Everything is checked before anything is used, so that all mistakes of a file are found at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from konspira.games.stawka.building.mistakes import Mistakes
from konspira.games.stawka.content.names import (
    CHARACTERS,
    COLORS,
    DOCUMENTS,
    LEVELS,
    SECTORS,
    SIDES,
    VICTORIES,
)
from konspira.kernel.errors import Remedy, did_you_mean

NEEDED = object()  # there is no default
MOST_SHOWN = 10**20  # larger numbers are not repeated; Python refuses to write very large ones
TYPES = {str: "text", int: "number", bool: "flag", list: "list", dict: "table"}


class Field(NamedTuple):
    """What a field may hold."""

    kind: type
    default: Any = NEEDED
    words: Sequence[str] = ()  # a text is one of these
    low: int = 0  # a number lies between these
    high: int = 0
    of: Any = None  # a list of such fields, or a table with such fields


def reward(evidence: int = 0) -> Field:
    """Return the fields of a mission's or a secret's reward; only a basic mission has evidence."""
    fields = {"vp": Field(int, 0, high=20), "evidence": Field(int, 0, high=evidence)}
    flags = {name: Field(bool, False) for name in ("secret", "letter", "choose")}
    return Field(dict, None, of={**fields, **flags})


COLOR_NUMBERS = {color: Field(int, 0, high=10) for color in COLORS}
SCENARIO: Mapping[str, Field] = {
    "title": Field(str),
    "level": Field(str, words=LEVELS),
    "stages": Field(int, high=20),
    "location_cards": Field(int, 0, high=9),
    "sectors": Field(
        list,
        of=Field(
            dict,
            of={
                "id": Field(str, words=SECTORS),
                "column": Field(int, low=-6, high=6),
                "row": Field(int, low=-6, high=6),
                "turn": Field(int, 0, high=270),
            },
        ),
    ),
    "agents": Field(
        list,
        of=Field(dict, of={"character": Field(str, words=CHARACTERS), "place": Field(str)}),
    ),
    "rewards": Field(
        dict,
        of={
            "secret": reward()._replace(default=NEEDED),
            "basic": reward(evidence=10),
            "special": reward(),
        },
    ),
    "victory": Field(
        list,
        of=Field(dict, of={"name": Field(str, words=VICTORIES), "amount": Field(int, 0, high=99)}),
    ),
    "timeout": Field(str, "draw", words=("draw", "vp")),
    "open_tracks": Field(str, "agents", words=("agents", "campaign")),
    "kloss_document": Field(str, "", words=("", *DOCUMENTS[:3])),
    "draft": Field(
        dict,
        None,
        of={
            "places": Field(str, words=("not_police", "any", "any_field")),
            "first": Field(str, words=SIDES),
            "per_sector": Field(int, 0, high=4),
        },
    ),
    "carry_over": Field(dict, {}, of={side: Field(dict, {}, of=COLOR_NUMBERS) for side in SIDES}),
}


def read_table(
    data: Mapping[str, Any], fields: Mapping[str, Field], path: str, found: Mistakes
) -> dict[str, Any]:
    """Read a table with its defaults; add what is wrong with it to the mistakes."""
    for key in data:
        if key not in fields:
            near = did_you_mean(key, fields)
            text = f'unknown field "{key}"; {near}'
            found.add(f"{path}.{key}", Remedy("design-unknown-field", text, value=key, remedy=near))
    row: dict[str, Any] = {}
    for key, field in fields.items():
        if key in data:
            row[key] = read_value(data[key], field, f"{path}.{key}", found)
        elif field.default is NEEDED:
            text = f'the field "{key}" is missing'
            found.add(path, Remedy("design-missing", text, key=key))
            row[key] = None
        else:
            row[key] = field.default
    return row


def read_value(value: Any, field: Field, path: str, found: Mistakes) -> Any:
    """Read one value and check it; None if it cannot be used."""
    kind: object = type(value)
    if kind is not field.kind:
        text = f"expected a {TYPES[field.kind]}, not {TYPES.get(type(value), 'something else')}"
        found.add(path, _expected(field.kind, text))
        return None
    if field.kind is dict:
        return read_table(value, field.of, path, found)
    if field.kind is list:
        return [read_value(v, field.of, f"{path}[{n}]", found) for n, v in enumerate(value)]
    if field.kind is str and field.words and value not in field.words:
        near = did_you_mean(value, field.words)
        text = f'"{value}" is not known here; {near}'
        found.add(path, Remedy("design-unknown", text, value=value, remedy=near))
        return None
    if field.kind is int and not field.low <= value <= field.high:
        shown = str(value) if abs(value) < MOST_SHOWN else "…"
        text = f"{shown} is out of bounds; expected {field.low} to {field.high}"
        facts = {"value": shown, "low": str(field.low), "high": str(field.high)}
        found.add(path, Remedy("design-range", text, **facts))
        return None
    return value


def _expected(kind: type, text: str) -> Remedy:
    """Return what kind of value belongs there."""
    if kind is str:
        return Remedy("design-expected-text", text)
    if kind is int:
        return Remedy("design-expected-number", text)
    if kind is bool:
        return Remedy("design-expected-flag", text)
    return Remedy("design-expected-list" if kind is list else "design-expected-table", text)
