"""The ledger: a table in docs/soak.md that this tool writes, a row for the last run of a slice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tools.soak.slices import Cases, Selection, Slice, SoakError

HEAD = "| slice | form | commit | day | run | seconds | result |"
RULE = "| --- | --- | --- | --- | --: | --: | --- |"
LIST_HEAD = "| slice | form | size | minutes at most | proves |"
LIST_RULE = "| --- | --- | --: | --: | --- |"
LEDGER, SLICES = "ledger", "slices"  # the names of the two tables

COUNT = r"\d{1,3}(?:,\d{3})*"
ROW = re.compile(
    r"\| `(?P<slice>[a-z0-9-]+)` \| (?P<form>plain|compiled|both) "
    r"\| (?P<commit>[0-9a-f]{10}(?: \+ changes)?) \| (?P<day>\d{4}-\d{2}-\d{2}) "
    rf"\| (?P<run>{COUNT} (?:games|deals|edits|tests)) \| (?P<seconds>{COUNT}) "
    rf"\| (?P<result>(?:stopped at {COUNT} of {COUNT}(?:, failed: \d+)?|passed|failed: \d+)"
    r"(?:, \d+ skipped)?) \|"
)


class Row(NamedTuple):
    """The last run of a slice."""

    slice: str
    form: str
    commit: str
    day: str
    run: str
    seconds: str
    result: str

    def line(self) -> str:
        """The row as it stands in the table."""
        return f"| `{self.slice}` | " + " | ".join(self[1:]) + " |"


def unit(work: Cases | Selection) -> str:
    """Return what is counted."""
    if isinstance(work, Selection):
        return "tests"
    return {"strength": "deals", "edits": "edits"}.get(work.kind, "games")


def between(text: str, name: str) -> tuple[str, str, str]:
    """A page in three parts: before a table, the table, after it."""
    begin, end = f"<!-- {name}: written by tools/soak -->\n", f"<!-- end of {name} -->"
    before, found, rest = text.partition(begin)
    table, also, after = rest.partition(end)
    if not found or not also:
        raise SoakError(
            f"the page of the ledger has no place for its {name}: `git checkout docs/soak.md`"
        )
    return before + begin, table, end + after


def rows(page: Path) -> list[Row]:
    """The rows of a page; something that this tool did not write is an error."""
    lines = between(page.read_text(encoding="utf-8"), LEDGER)[1].splitlines()
    if lines[:2] != [HEAD, RULE]:
        raise SoakError(f"the ledger in {page.name} does not begin with its heading: {lines[:2]}")
    found = [ROW.fullmatch(line) for line in lines[2:]]
    for line, row in zip(lines[2:], found, strict=True):
        if row is None:
            raise SoakError(f"{page.name} has a row that the soak does not write: {line}")
    return [Row(**row.groupdict()) for row in found if row]


def write(page: Path, row: Row, slices: Sequence[Slice]) -> None:
    """Put a row into the ledger, in place of an older one; rows of slices that are gone go."""
    kept = {one.slice: one for one in rows(page)} | {row.slice: row}
    lines = [kept[one.name].line() for one in slices if one.name in kept]
    put(page, LEDGER, [HEAD, RULE, *lines])


def put(page: Path, name: str, lines: Sequence[str]) -> None:
    """Replace one table of the page."""
    before, _, after = between(page.read_text(encoding="utf-8"), name)
    page.write_text(before + "\n".join(lines) + "\n" + after, encoding="utf-8")


def described(slices: Sequence[Slice]) -> list[str]:
    """The table of all slices."""
    lines = [LIST_HEAD, LIST_RULE]
    for one in slices:
        work = one.work
        size = f"{work.cases:,} {unit(work)}" if isinstance(work, Cases) else "tests"
        lines.append(f"| `{one.name}` | {work.form} | {size} | {one.minutes:g} | {one.proves} |")
    return lines
