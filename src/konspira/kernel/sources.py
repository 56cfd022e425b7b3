"""Where the values of a content pack come from: a rulebook, a public source, or us.

Every row of a pack is marked. `source` covers a row, `stated` lists the fields of such a row that a
rulebook states, and `marks` gives each value of a row its own mark. S: stated in a rulebook. W:
found in a public source (W1: one about another edition). R: reconstructed by us. This module counts
the marks, and no other place holds these numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

import msgspec

from konspira.kernel.content import Pack

PRINTED = "S"
MARKS = ("source", "name_source", "stated", "marks", "rule")  # fields that are not values
NAME = "name"  # the field of a row's printed name; the name itself stands in the locale files


class Origin(msgspec.Struct, frozen=True):
    """A game's notes about its files, beside the marks in them."""

    rulebooks: tuple[str, ...] = ()
    public: tuple[str, ...] = ()  # sites, papers and programs that are open to all
    keys: tuple[str, ...] = ()  # fields that identify a row
    named: tuple[str, ...] = ()  # kinds of rows whose id stands for a printed name
    apart: tuple[tuple[str, str], ...] = ()
    """Values that have another mark than their row: where they are, and their mark.

    A place is like `tile/church/spaces/2/peek`, with `*` for anything; the first that fits counts.
    A row that an owner's pack has changed speaks for itself. (New marks inside a file of ours would
    change the hash of the pack, and end games that are being played.)
    """


class Tally(msgspec.Struct):
    """The number of values of each origin."""

    printed: int = 0
    public: int = 0
    ours: int = 0

    @property
    def all(self) -> int:
        """Count all values."""
        return self.printed + self.public + self.ours

    def add(self, mark: str) -> None:
        """Count a value."""
        if mark == PRINTED:
            self.printed += 1
        elif mark.startswith("W"):
            self.public += 1
        else:
            self.ours += 1


class KindTally(msgspec.Struct):
    """The rows `[[kind]]` of a file."""

    file: str
    kind: str
    rows: int
    tally: Tally
    fields: dict[str, Tally]  # in the order in which the fields first appear


class Sources(msgspec.Struct):
    """Where the values of a pack come from: in all, and for each kind of rows."""

    tally: Tally
    kinds: list[KindTally]


def sources(pack: Pack, origin: Origin) -> Sources:
    """Count the values of a pack by their marks."""
    found = Sources(Tally(), [])
    for file in pack.files:
        for kind, rows in pack.table(file).items():
            own = pack.own_table(file).get(kind, [])
            one = KindTally(file, kind, len(rows), Tally(), {})
            for place, row in enumerate(rows):
                for value, mark in _marked(row, kind, place, origin, ours=row in own):
                    name = ".".join(part for part in value if not part.isdecimal())
                    for tally in (found.tally, one.tally, one.fields.setdefault(name, Tally())):
                        tally.add(mark)
            found.kinds.append(one)
    return found


def _marked(
    row: dict[str, Any], kind: str, number: int, origin: Origin, ours: bool
) -> Iterator[tuple[list[str], str]]:
    """Yield the values of a row: their places in it, and their marks."""
    label = f"{kind}/{row.get('id', number)}/"
    for place, mark in _values(row, "", "", kind in origin.named, origin.keys):
        fitting = (other for spot, other in origin.apart if fnmatchcase(label + place, spot))
        yield place.split("/"), next(fitting, mark) if ours else mark


def _values(
    row: dict[str, Any], before: str, mark: str, named: bool, keys: tuple[str, ...]
) -> Iterator[tuple[str, str]]:
    """Yield the values of a row, each with its place and the mark that stands in the file."""
    if "marks" in row:
        for field, own in row["marks"].items():
            yield before + field, own
        return
    mark = row.get("source", mark)
    stated = row.get("stated", ())
    if "name_source" in row:
        yield before + NAME, row["name_source"]
    elif named:
        yield before + NAME, PRINTED if "id" in stated else mark
    for field, value in row.items():
        if field == "id" or field in MARKS or field in keys:
            continue
        if _is_row(value):
            yield from _values(value, f"{before}{field}/", mark, False, keys)
        elif isinstance(value, list) and value and _is_row(value[0]):
            for number, one in enumerate(value):
                yield from _values(one, f"{before}{field}/{number}/", mark, False, keys)
        else:
            yield before + field, PRINTED if field in stated else mark


def _is_row(value: object) -> bool:
    """Has the value a mark of its own?"""
    return isinstance(value, dict) and "source" in value
