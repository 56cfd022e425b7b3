"""Finds the first place where data does not fit its type, once msgspec has refused the data.

msgspec says it in an English sentence only. Here the data are walked beside their type, so that the
place and the reason can be told in any language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from msgspec import inspect

from konspira.kernel.errors import Remedy

# Types by the word for their values, in the order in which a sentence lists them.
KINDS: Final[dict[str, tuple[type[inspect.Type], ...]]] = {
    "bool": (inspect.BoolType,),
    "int": (inspect.IntType,),
    "float": (inspect.FloatType,),
    "str": (inspect.StrType,),
    "object": (inspect.StructType, inspect.DictType),
    "array": (inspect.ListType, inspect.VarTupleType, inspect.TupleType, inspect.SetType),
    "null": (inspect.NoneType,),
}
PLAIN: Final = {bool: "bool", dict: "object", list: "array", tuple: "array", type(None): "null"}
LIMITS: Final[dict[str, Callable[[Any, Any], bool]]] = {  # of msgspec.Meta: what each asks for
    "min_length": lambda value, limit: len(value) >= limit,
    "max_length": lambda value, limit: len(value) <= limit,
    "pattern": lambda value, limit: re.search(limit, value) is not None,
    "ge": lambda value, limit: value >= limit,
    "le": lambda value, limit: value <= limit,
    "values": lambda value, limit: value in limit,  # of a Literal
}


class Misfit(NamedTuple):
    """The first value that does not fit, and why."""

    path: str = "$"
    value: object = None
    reason: str = "misfit"  # the code of its remedy
    facts: dict[str, object] = {}  # of the remedy
    limit: tuple[str, Any] = ("", None)  # what the value is beyond: the name in LIMITS, and itself

    @property
    def place(self) -> str:
        """Return the path as a remedy begins with it; nothing for the whole data."""
        return "" if self.path == "$" else f"{self.path.removeprefix('$.')}: "


def misfit(value: object, kind: Any, text: str) -> Remedy:
    """Return the remedy for data that msgspec has refused with a text."""
    found = first_misfit(value, kind)
    return remedy_of(found, text, found.place)


def remedy_of(found: Misfit, text: str, place: str) -> Remedy:
    """Return the remedy for a misfit at a place; a limit is not named."""
    match found.reason:
        case "other-type":
            return Remedy("other-type", text, path=place, **found.facts)
        case "unknown-key":
            return Remedy("unknown-key", text, path=place, **found.facts)
        case "missing-key":
            return Remedy("missing-key", text, path=place, **found.facts)
    return Remedy("misfit", text, path=place)


def first_misfit(value: object, kind: Any) -> Misfit:
    """Return the first place in the data that does not fit the type, or one without a place."""
    return _first(_wanted(kind), value, "$") or Misfit()


@cache
def _wanted(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def arms(wanted: inspect.Type) -> list[inspect.Type]:
    """Return the types of a union, or the type itself."""
    if isinstance(wanted, inspect.Metadata):
        return arms(wanted.type)
    if isinstance(wanted, inspect.UnionType):
        return [arm for one in wanted.types for arm in arms(one)]
    return [wanted]


def _first(wanted: inspect.Type, value: object, path: str) -> Misfit | None:
    word = _word(value)
    taken = {name: arm for arm in arms(wanted) for name in _takes(arm)}
    if "any" in taken:
        return None
    arm = taken.get(word) or taken.get("float" if word == "int" else word)
    if arm is None:
        known = " | ".join(name for name in KINDS if name in taken)
        return Misfit(path, value, "other-type", {"known": known, "value": word})
    for found in _inside(arm, value, path):
        if found is not None:
            return found
    for name, fits in LIMITS.items():
        limit = getattr(arm, name, None)
        if limit is not None and not fits(value, limit):
            return Misfit(path, value, limit=(name, limit))
    return None


def _word(value: object) -> str:
    return PLAIN.get(type(value), type(value).__name__)


def _takes(arm: inspect.Type) -> list[str]:
    """Return the words for the values that a type takes."""
    if isinstance(arm, inspect.LiteralType):
        return [_word(value) for value in arm.values]
    return [name for name, types in KINDS.items() if isinstance(arm, types)] or ["any"]


def _inside(arm: inspect.Type, value: Any, path: str) -> Iterator[Misfit | None]:
    """Check the parts of a value, in their order."""
    match arm:
        case inspect.StructType():
            yield from _fields(arm, value, path)
        case inspect.DictType():
            for key, part in value.items():
                yield _first(arm.key_type, key, path)
                yield _first(arm.value_type, part, f"{path}[...]")
        case inspect.ListType() | inspect.VarTupleType() | inspect.SetType():
            for place, part in enumerate(value):
                yield _first(arm.item_type, part, f"{path}[{place}]")
        case inspect.TupleType():
            for place, (item, part) in enumerate(zip(arm.item_types, value, strict=False)):
                yield _first(item, part, f"{path}[{place}]")
            if len(value) != len(arm.item_types):
                yield Misfit(path, value)


def _fields(arm: inspect.StructType, value: dict[str, Any], path: str) -> Iterator[Misfit | None]:
    types = {field.encode_name: field.type for field in arm.fields}
    for key, part in value.items():
        if key in types:
            yield _first(types[key], part, f"{path}.{key}")
        elif arm.forbid_unknown_fields and key != arm.tag_field:
            yield Misfit(path, value, "unknown-key", {"key": key})
    for field in arm.fields:
        if field.required and field.encode_name not in value:
            yield Misfit(path, value, "missing-key", {"key": field.encode_name})
