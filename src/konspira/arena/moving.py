"""The values of a pack that a search may move: where they stand, and packs with others there."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from konspira.arena.run import make_folder, write_whole
from konspira.extras import require
from konspira.kernel.content import Pack
from konspira.kernel.errors import OptionError, did_you_mean

Number = int | float
Numbers = tuple[Number, ...]  # one for each value that may move

FINENESS = 1000  # steps between the bounds of a value that is not whole
_FORM = re.compile(
    r"([\w-]+?)(?:\.toml)?:([^=\s]+)=(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)", re.ASCII
)


class Wish(msgspec.Struct, frozen=True):
    """A value as it was named: `FILE:ROW.KEY=LOW..HIGH`."""

    file: str
    words: tuple[str, ...]
    low: float
    high: float
    is_whole: bool

    def __str__(self) -> str:
        return f"{self.file.removesuffix('.toml')}:{'.'.join(self.words)}"


class Value(msgspec.Struct, frozen=True):
    """A number in a file of a pack."""

    name: str
    file: str
    place: list[str | int]  # the keys and places that lead to it
    low: Number
    high: Number
    is_whole: bool
    start: Number  # what stands there

    def at(self, part: float) -> Number:
        """The number at a part of the way from the lower bound to the upper one."""
        if self.is_whole:
            return int(self.low) + round(part * (self.high - self.low))
        return float(f"{self.low + round(part * FINENESS) / FINENESS * (self.high - self.low):.9g}")

    @property
    def part(self) -> float:
        """Return how far what stands there is from the lower bound; the middle if it is outside."""
        if self.low <= self.start <= self.high:
            return (self.start - self.low) / (self.high - self.low)
        return 0.5


def read_wish(text: str) -> Wish | None:
    """`scenarios:s4.radio.secrets=1..4`; None for what is not of this form.

    >>> read_wish("bank:bank.points=8..16")
    Wish(file='bank.toml', words=('bank', 'points'), low=8.0, high=16.0, is_whole=True)
    >>> read_wish("bank:bank.points=16..8"), read_wish("bank.points=8"), read_wish("bank:=1..2")
    (None, None, None)
    """
    found = _FORM.fullmatch(text.strip())
    if found is None:
        return None
    words = tuple(found[2].split("."))
    low, high = float(found[3]), float(found[4])
    if not all(words) or low >= high:
        return None
    return Wish(f"{found[1]}.toml", words, low, high, "." not in found[3] + found[4])


def values_of(pack: Pack, wishes: Sequence[Wish]) -> list[Value]:
    """The numbers that are meant; what a pack does not hold is refused."""
    found: list[Value] = []
    for wish in wishes:
        value = _value(pack, wish)
        if any((value.file, value.place) == (other.file, other.place) for other in found):
            raise OptionError("tune-twice", f"{wish} may move twice; name it once", value=str(wish))
        found.append(value)
    return found


def _value(pack: Pack, wish: Wish) -> Value:
    if wish.file not in pack.files:
        remedy = did_you_mean(wish.file, pack.files)
        raise OptionError(
            "tune-no-file",
            f"{wish}: this game reads no file {wish.file}; {remedy}",
            value=str(wish),
            file=wish.file,
            remedy=remedy,
        )
    at: Any = pack.table(wish.file)
    place: list[str | int] = []
    for word in wish.words:
        steps = _steps(at, word, not place)
        if len(steps) != 1:
            raise _unclear(wish, word, steps, _known(at, not place))
        for step in steps[0]:
            at = at[step]
            place.append(step)
    if not isinstance(at, int | float) or isinstance(at, bool):
        known = msgspec.json.encode(at).decode()
        raise OptionError(
            "tune-not-number",
            f"{wish}: {known} stands there; name a value that is a number",
            value=str(wish),
            known=known,
        )
    if isinstance(at, int) and not wish.is_whole:
        raise OptionError(
            "tune-not-whole",
            f"{wish}: the whole number {at} stands there; name whole bounds",
            value=str(wish),
            known=str(at),
        )
    whole = isinstance(at, int)
    low, high = (int(wish.low), int(wish.high)) if whole else (wish.low, wish.high)
    return Value(str(wish), wish.file, place, low, high, whole, at)


def _unclear(
    wish: Wish, word: str, steps: Sequence[Sequence[str | int]], known: Sequence[str]
) -> OptionError:
    """A word that leads nowhere, or to several places."""
    if not steps:
        remedy = did_you_mean(word, known)
        return OptionError(
            "tune-no-value",
            f"{wish}: {word!r} is not there in {wish.file}; {remedy}",
            value=str(wish),
            word=word,
            file=wish.file,
            remedy=remedy,
        )
    spellings = [_spelled(way) for way in steps]
    return OptionError(
        "tune-several",
        f"{wish}: {word!r} is there several times in {wish.file}; name one of: "
        + ", ".join(spellings),
        value=str(wish),
        word=word,
        file=wish.file,
        known=", ".join(spellings),
    )


def _spelled(way: Sequence[str | int]) -> str:
    """Write a way as people do, who count from one."""
    return ".".join(str(step + 1) if isinstance(step, int) else step for step in way)


def _steps(at: Any, word: str, is_first: bool) -> list[list[str | int]]:
    """The ways that a word may lead from here: a key, the id of a row, the number of a row."""
    if isinstance(at, Mapping):
        rows: list[list[str | int]] = []
        if is_first:  # the kind of a row need not be named
            for kind, listed in at.items():
                rows += [[kind, *way] for way in _rows(listed, word)]
        if rows:
            return rows
        if word not in at:
            return []
        return [[word, 0] if is_first and _is_single(at[word]) else [word]]
    if isinstance(at, list):
        if word.isdecimal() and 1 <= int(word) <= len(at):
            return [[int(word) - 1]]
        return _rows(at, word)
    return []


def _is_single(listed: object) -> bool:
    """Is there one row of a kind, which then needs no number?"""
    return isinstance(listed, list) and len(listed) == 1 and isinstance(listed[0], dict)


def _rows(listed: Any, word: str) -> list[list[str | int]]:
    """The rows of this id in a list of rows."""
    if not isinstance(listed, list):
        return []
    return [
        [number]
        for number, row in enumerate(listed)
        if isinstance(row, dict) and row.get("id") == word
    ]


def _known(at: Any, is_first: bool) -> list[str]:
    """Return what could have been named here."""
    if isinstance(at, Mapping):
        found = [str(key) for key in at]
        if is_first:
            lists = [rows for rows in at.values() if isinstance(rows, list)]
            ids = [
                row["id"] for rows in lists for row in rows if isinstance(row, dict) and "id" in row
            ]
            found = [str(id) for id in ids] or found
        return found
    if isinstance(at, list):
        ids = [row["id"] for row in at if isinstance(row, dict) and "id" in row]
        return [str(id) for id in ids] or [str(number + 1) for number in range(len(at))]
    return []


def write_pack(folder: Path, pack: Pack, values: Sequence[Value], numbers: Numbers) -> None:
    """A pack with these numbers, all else as it was: its comments, its order, its other files."""
    require("arena")
    tomlkit: Any = import_module("tomlkit")
    make_folder(folder)
    texts = {
        name: path.read_bytes().decode()
        for name, path in pack.files.items()
        if path != pack.own[name]
    }
    for file in dict.fromkeys(value.file for value in values):
        document: Any = tomlkit.parse(pack.files[file].read_bytes().decode())
        for value, number in zip(values, numbers, strict=True):
            if value.file != file:
                continue
            at = document
            for step in value.place[:-1]:
                at = at[step]
            if at[value.place[-1]] != number:
                at[value.place[-1]] = number
        texts[file] = tomlkit.dumps(document)
    for name, text in texts.items():
        path = folder / name
        if not path.exists() or path.read_bytes() != text.encode():
            write_whole(path, text.encode())
