"""The layout of an observation: named parts with shapes and bounds (see `observing`).

An observation is a list of whole numbers from 0 to 255. A part counts something, marks something (0
or 1), or holds codes: 0 stands for nothing, the others for the ids that the part names.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import prod
from typing import Any, TypeAlias

import msgspec

MOST = 255  # a number of an observation is one byte


class Part(msgspec.Struct, frozen=True):
    """A part of an observation."""

    name: str
    shape: tuple[int, ...]
    high: int
    codes: tuple[str, ...] = ()  # the meaning of each number; empty: the numbers count

    @property
    def size(self) -> int:
        """Count its numbers."""
        return prod(self.shape)


def count(name: str, high: int, *shape: int) -> Part:
    """Return a part whose numbers count something."""
    return Part(name, shape or (1,), min(high, MOST))


def flag(name: str, *shape: int) -> Part:
    """Return a part whose numbers are 0 or 1."""
    return Part(name, shape or (1,), 1)


def code(name: str, ids: Iterable[str], *shape: int) -> Part:
    """Return a part whose numbers stand for ids; 0 stands for nothing."""
    codes = ("", *ids)
    return Part(name, shape or (1,), len(codes) - 1, codes)


class Layout:
    """The parts of an observation, one after another."""

    def __init__(self, id: str, version: int, parts: Sequence[Part]) -> None:
        self.id = id
        self.version = version  # raised when the same position is written differently
        self.parts = tuple(parts)
        self.size = sum(part.size for part in parts)
        self.high = [part.high for part in parts for _ in range(part.size)]
        self.slices: dict[str, slice] = {}
        at = 0
        for part in parts:
            self.slices[part.name] = slice(at, at + part.size)
            at += part.size

    def __repr__(self) -> str:
        return f"<Layout {self.id}-v{self.version}: {len(self.parts)} parts, {self.size} numbers>"

    @property
    def name(self) -> str:
        """Return its id with its version, as environments are called."""
        return f"{self.id}-v{self.version}"

    def part(self, name: str) -> Part:
        """Return a part by its name."""
        return next(part for part in self.parts if part.name == name)

    def named(self, numbers: Sequence[int]) -> dict[str, list[int]]:
        """Return the numbers of an observation by part."""
        return {name: [int(one) for one in numbers[place]] for name, place in self.slices.items()}

    def described(self, numbers: Sequence[int]) -> dict[str, Any]:
        """Do the same as `named` for people: codes as ids, and no zeros."""
        found: dict[str, Any] = {}
        for part in self.parts:
            row = [int(one) for one in numbers[self.slices[part.name]]]  # ints, also from NumPy
            if any(row):
                words = [part.codes[one] for one in row] if part.codes else row
                found[part.name] = words[0] if part.size == 1 else words
        return found


Known: TypeAlias = Mapping[str, Sequence[str] | int]  # by fact: its ids, or the highest count


class Facts:
    """Codes for a question: its kind, then some of its facts."""

    def __init__(self, kinds: Sequence[str], facts: Known) -> None:
        self.parts = [code("question", kinds)]
        for name, values in facts.items():
            if isinstance(values, int):
                self.parts.append(count(f"question_{name}", values))
            else:
                self.parts.append(code(f"question_{name}", values))
        self.names = list(facts)
        self.kinds = {kind: place for place, kind in enumerate(kinds, start=1)}
        self.codes: list[dict[object, int]] = [_codes(values) for values in facts.values()]


def _codes(values: Sequence[str] | int) -> dict[object, int]:
    if isinstance(values, int):
        return {number: number for number in range(values + 1)}
    found: dict[object, int] = {value: place for place, value in enumerate(values, start=1)}
    # Seats are numbers in facts and names in codes.
    found.update({int(value): found[value] for value in values if value.isdecimal()})
    return found


def seats_of(seats: int) -> list[str]:
    """Return the ids of seats."""
    return [str(seat) for seat in range(seats)]


def turns_of(waiting: Sequence[Any], seats: int) -> list[int]:
    """Mark the seats that the game waits for, as far as a view shows them."""
    known = {one.seat for one in waiting}
    return [int(seat in known) for seat in range(seats)]
