"""Positions as plain dicts: a reader whose errors name the place, and steps as text."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from konspira.kernel.errors import PositionError, Remedy, did_you_mean, whole_number
from konspira.kernel.step import Step

HIGHEST_SEED = 2**62 - 1
LONGEST_KEY = 64  # bytes

_STEP = re.compile(r"([a-z_]+)(?:\((-?[0-9]{1,9}(?:,-?[0-9]{1,9})*)\))?")


EXPECTED_LIST = Remedy("expected-list", "expected a list, like […]")
NOT_HERE = Remedy("not-here", "it means nothing here; leave it out")
LONGEST_VALUE = 200  # how many characters of a value an error shows
_PLACES = re.compile(r"[^.\[\]]+")


class Reader:
    """One dict of a position, read key by key; it refuses at the end each key that nobody read."""

    def __init__(self, data: object, path: str = "") -> None:
        if not isinstance(data, Mapping):
            remedy = Remedy("expected-dict", "expected names and values, like {…}")
            raise wrong(path or "position", data, remedy)
        self.data = data
        self.path = path
        self._read: dict[str, None] = {}  # in order of reading: same mistake, same error

    def at(self, key: str) -> str:
        """Return the path of a key, as errors name it."""
        return f"{self.path}.{key}" if self.path else key

    def has(self, key: str) -> bool:
        """Is this key named?"""
        return key in self.data

    def get(self, key: str, default: Any = None) -> Any:
        """Return a raw value."""
        self._read[key] = None
        return self.data.get(key, default)

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """Return a whole number within bounds."""
        value = self.get(key, default)
        if type(value) is not int or not low <= value <= high:
            raise wrong(self.at(key), value, whole_number(low, high))
        return value

    def word(self, key: str, default: str, known: Sequence[str]) -> str:
        """Return one of the known words."""
        value = self.get(key, default)
        if value not in known:
            raise wrong(self.at(key), value, did_you_mean(str(value), known))
        return str(value)

    def items(self, key: str) -> list[Any]:
        """Return a list; empty if the key is missing."""
        value = self.get(key, [])
        if not isinstance(value, list | tuple):
            raise wrong(self.at(key), value, EXPECTED_LIST)
        return list(value)

    def names(self, key: str, known: Sequence[str]) -> list[int]:
        """Return a list of known names, each as its index in the list of known ones."""
        found: list[int] = []
        for place, value in enumerate(self.items(key)):
            if value not in known:
                raise wrong(f"{self.at(key)}[{place}]", value, did_you_mean(str(value), known))
            found.append(list(known).index(value))
        return found

    def counts(self, key: str, known: Sequence[str], most: Sequence[int]) -> list[int]:
        """Return the count of each known name, from `{"banker": 2}`; missing names count 0."""
        value = self.get(key, {})
        inner = Reader(value, self.at(key))
        row = [inner.number(name, 0, 0, limit) for name, limit in zip(known, most, strict=True)]
        inner.done(known)
        return row

    def numbers(self, key: str, count: int) -> list[int]:
        """Return a list of `count` whole numbers."""
        found = self.items(key)
        if len(found) != count or any(type(value) is not int for value in found):
            remedy = Remedy("expected-numbers", f"expected {count} whole numbers", count=count)
            raise wrong(self.at(key), found, remedy)
        return found

    def sub(self, key: str) -> Reader:
        """Return a reader of a dict inside this one; an empty dict if the key is missing."""
        return Reader(self.get(key, {}), self.at(key))

    def done(self, known: Sequence[str] = ()) -> None:
        """Refuse each key that nobody has read."""
        for key in self.data:
            if key in self._read:
                continue
            if key in known:  # another place reads it, but in this one it means nothing
                raise wrong(self.at(str(key)), self.data[key], NOT_HERE)
            raise wrong(self.at(str(key)), self.data[key], no_such_key(key, known or self._read))


def no_such_key(key: object, known: Iterable[str]) -> Remedy:
    """Return the remedy for a key that no place of this kind has."""
    near = did_you_mean(str(key), known)
    return Remedy("no-such-key", f"there is no such key; {near}", near=near)


def wrong(path: str, value: object, remedy: str, rule: str = "") -> PositionError:
    """Return the error for one place of a position."""
    cited = f" ({rule})" if rule else ""
    return PositionError(
        "bad-position",
        f"{path} is {shown(value)}: {remedy}{cited}",
        path=path,
        value=shown(value),
        remedy=remedy,
        rule=rule,
    )


def as_written(error: PositionError, data: object) -> PositionError:
    """Return the same error with the value that stands at its path, if there is one."""
    found = data
    for name in _PLACES.findall(str(error.facts["path"])):
        if isinstance(found, Mapping) and name in found:
            found = found[name]
        elif isinstance(found, list | tuple) and name.isdecimal() and int(name) < len(found):
            found = found[int(name)]
        else:
            return error
    remedy = error.facts["remedy"]
    assert isinstance(remedy, str)
    return wrong(str(error.facts["path"]), found, remedy, str(error.facts["rule"]))


def shown(value: object) -> str:
    """Return a value of a position as it would stand in a JSON file."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
        return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"
    except (TypeError, ValueError, RecursionError):  # odd keys, endless numbers, circles
        return type(value).__name__


def seats_remedy(seats: int) -> Remedy:
    """Return the remedy for seats that this table does not have."""
    return Remedy("seats", f"this game has {seats} seats", count=seats)


def key_of(text: object) -> bytes | None:
    """Return the key of a stream from its hexadecimal digits; None if they are no key."""
    try:
        key = bytes.fromhex(text) if isinstance(text, str) else b""
    except ValueError:
        return None
    return key if is_key(key) else None


def is_key(key: object) -> bool:
    """Can this be the key of a stream?"""
    return isinstance(key, bytes) and 1 <= len(key) <= LONGEST_KEY


def is_seed(seed: object) -> bool:
    """Can this be a seed?"""
    return type(seed) is int and 0 <= seed <= HIGHEST_SEED


def step_text(step: Step[Any], names: Mapping[type[Step[Any]], str]) -> str:
    """Return a step as text, like `raid_card(0,2)`."""
    numbers = ",".join(str(number) for number in step.numbers())
    name = names[type(step)]
    return f"{name}({numbers})" if numbers else name


def read_step(text: object, steps: Mapping[str, type[Step[Any]]], path: str) -> Step[Any]:
    """Return the step that `step_text` wrote."""
    match = _STEP.fullmatch(text) if isinstance(text, str) else None
    if match is None:
        remedy = Remedy("expected-step", "expected a step like raid_card(0,2)")
        raise wrong(path, text, remedy)
    make = steps.get(match[1])
    if make is None:
        raise wrong(path, text, did_you_mean(match[1], steps))
    numbers = [int(number) for number in match[2].split(",")] if match[2] else []
    try:
        step = make(*numbers)
        asks = type(step).choose is not Step.choose
        if step.numbers() != numbers or asks != (step.seat >= 0):
            raise ValueError  # wrong numbers, or a seat where none, or no seat where one is asked
    except (TypeError, ValueError, IndexError):
        remedy = Remedy("other-numbers", "this step takes other numbers")
        raise wrong(path, text, remedy) from None
    return step
