"""Mistakes that a check finds in a row: the row, what is wrong with it, and the remedy."""

from __future__ import annotations

from collections.abc import Iterable

from konspira.kernel.errors import Remedy


class Problem(ValueError):
    """One row is wrong, or all rows of a file together ("")."""

    def __init__(self, row: str, remedy: Remedy) -> None:
        super().__init__(remedy)
        self.row = row
        self.remedy = remedy


def need_range(row: str, key: str, value: int, low: int, high: int) -> None:
    """Refuse a number of a row that does not lie between two others."""
    if not low <= value <= high:
        text = f"{key} is {value}; expected a whole number from {low} to {high}"
        facts = {"key": key, "value": str(value), "low": str(low), "high": str(high)}
        raise Problem(row, Remedy("stawka-range", text, **facts))


def need_total(row: str, what: str, value: int, expected: int) -> None:
    """Refuse a sum over rows that is not the expected one."""
    if value != expected:
        text = f"{what}: {value} found; expected: {expected}"
        facts = {"what": what, "value": str(value), "known": str(expected)}
        raise Problem(row, Remedy("stawka-total", text, **facts))


def need_known(row: str, key: str, value: str, known: Iterable[str]) -> None:
    """Refuse a word of a row that is not in a list."""
    words = list(known)
    if value not in words:
        every = ", ".join(words) or "–"
        text = f'{key} is "{value}"; expected one of: {every}'
        raise Problem(row, Remedy("stawka-unknown", text, key=key, value=value, known=every))


def need_new(row: str, key: str, value: str, seen: set[str]) -> None:
    """Refuse a thing that stands in two places."""
    if value in seen:
        text = f"{key} {value} stands twice; take one of them out"
        raise Problem(row, Remedy("stawka-twice", text, key=key, value=value))
    seen.add(value)


def rows_differ(found: list[str], known: list[str]) -> Remedy:
    """Return the first place where rows differ: missing, too many, or in another order."""
    place = next(
        (n for n, pair in enumerate(zip(found, known, strict=False)) if pair[0] != pair[1]),
        min(len(found), len(known)),
    )
    have = found[place] if place < len(found) else "–"
    want = known[place] if place < len(known) else "–"
    text = f"row {place + 1} is {have}; expected: {want} (ids and their order are fixed)"
    return Remedy("stawka-rows", text, place=str(place + 1), found=have, known=want)


def unknown_stated(name: str, fields: Iterable[str]) -> Remedy:
    """Return the remedy for a field that `stated` names but that does not exist."""
    every = ", ".join(fields)
    text = f'stated names "{name}", which is no field of this row; fields: {every}'
    return Remedy("stawka-stated", text, value=name, known=every)
