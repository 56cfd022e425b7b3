"""Says why a value from outside does not fit its type, in words of any language."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect

from konspira.kernel.data_check import arms, first_misfit, remedy_of
from konspira.kernel.errors import Remedy

READ_FROM_TEXT: dict[type[inspect.Type], type] = {
    inspect.BoolType: bool,
    inspect.IntType: int,
    inspect.FloatType: float,
}


def remedy_for(value: object, kind: Any, text: str, path: str = "") -> Remedy:
    """Return the remedy for a value that msgspec has refused with a text; `path`: where it was."""
    found = first_misfit(value, kind)
    path = found.place or path
    name, limit = found.limit
    match name, found.value:
        case "max_length", str():
            return Remedy("too-long", text, path=path, high=limit)
        case "min_length", str():
            return Remedy("too-short", text, path=path, low=limit)
        case "max_length", _:
            return Remedy("too-many", text, path=path, high=limit)
        case "pattern", _:
            return Remedy("odd-signs", text, path=path)
        case "le", _:
            return Remedy("at-most", text, path=path, high=_number(limit))
        case "ge", _:
            return Remedy("at-least", text, path=path, low=_number(limit))
        case "values", str():
            return Remedy("no-such-value", text, path=path, value=found.value)
    return remedy_of(found, text, path)


def _number(limit: float) -> str:
    """Return a bound as a word: nobody groups its digits."""
    return str(limit).removesuffix(".0")


def from_text(text: str, kind: Any) -> object:
    """Return what a text from an address or a setting says, read as its type if it can be."""
    for arm in arms(inspect.type_info(kind)):
        if type(arm) in READ_FROM_TEXT:
            try:
                return msgspec.convert(text, READ_FROM_TEXT[type(arm)], strict=False)
            except msgspec.ValidationError:
                continue
    return text
