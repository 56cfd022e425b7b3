"""What a check finds wrong with a row: the row, and words that say what and how to put it right."""

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
    """A number of a row must lie between two others."""
    if not low <= value <= high:
        text = f"{key} is {value}; expected a whole number from {low} to {high}"
        facts = {"key": key, "value": str(value), "low": str(low), "high": str(high)}
        raise Problem(row, Remedy("stawka-range", text, **facts))


def need_total(row: str, what: str, value: int, expected: int) -> None:
    """A sum over rows is fixed."""
    if value != expected:
        text = f"{what}: {value} found; expected: {expected}"
        facts = {"what": what, "value": str(value), "known": str(expected)}
        raise Problem(row, Remedy("stawka-total", text, **facts))


def need_known(row: str, key: str, value: str, known: Iterable[str]) -> None:
    """A word of a row must be one of a list."""
    words = list(known)
    if value not in words:
        every = ", ".join(words) or "–"
        text = f'{key} is "{value}"; expected one of: {every}'
        raise Problem(row, Remedy("stawka-unknown", text, key=key, value=value, known=every))


def need_new(row: str, key: str, value: str, seen: set[str]) -> None:
    """A thing may stand in one place only."""
    if value in seen:
        text = f"{key} {value} stands twice; take one of them out"
        raise Problem(row, Remedy("stawka-twice", text, key=key, value=value))
    seen.add(value)


def rows_differ(found: list[str], known: list[str]) -> Remedy:
    """Rows that are missing, too many or in another order: the first place where they differ."""
    place = next(
        (n for n, pair in enumerate(zip(found, known, strict=False)) if pair[0] != pair[1]),
        min(len(found), len(known)),
    )
    have = found[place] if place < len(found) else "–"
    want = known[place] if place < len(known) else "–"
    text = f"row {place + 1} is {have}; expected: {want} (ids and their order are fixed)"
    return Remedy("stawka-rows", text, place=str(place + 1), found=have, known=want)


def unknown_stated(name: str, fields: Iterable[str]) -> Remedy:
    """A field that the rulebook is said to state must exist."""
    every = ", ".join(fields)
    text = f'stated names "{name}", which is no field of this row; fields: {every}'
    return Remedy("stawka-stated", text, value=name, known=every)
