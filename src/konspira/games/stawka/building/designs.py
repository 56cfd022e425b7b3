"""Scenarios in files of players: read, checked with all mistakes at once, made into an option.

A design is TOML with one table `[scenario]` (docs/scenario-files.md). As an option of a table it is
the same thing on one line, in JSON, so that a record replays without the file.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache, lru_cache
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from konspira.games.stawka.building.design_checks import check
from konspira.games.stawka.building.design_fields import SCENARIO, read_table
from konspira.games.stawka.building.mistakes import MOST, Enough, Mistakes
from konspira.games.stawka.building.toml_lines import lines
from konspira.games.stawka.content import pack as content
from konspira.games.stawka.content.names import FREE, OWN, SCENARIOS
from konspira.games.stawka.content.rows import Content, Scenario
from konspira.kernel import toml_shape
from konspira.kernel.content import Pack
from konspira.kernel.designs import Mistake
from konspira.kernel.errors import OptionError, Remedy, did_you_mean
from konspira.kernel.game import Setting
from konspira.kernel.toml_shape import tangled

LONGEST = 20_000  # letters of a file
KEY = "scenario"
MARK = "\ufeff"  # of byte order: some editors put it before the first letter
GIVEN = ("id", "part", "source", "stated")  # fields of a row that a file does not have


@cache
def shipped() -> Content:
    """Return the content of the box: what a design may name."""
    return content.load(Pack(Path(__file__).parent.parent / "data", content.FILES))


def read(text: str) -> tuple[Scenario | None, list[Mistake]]:
    """Read the scenario of a file's text, or raise all its mistakes in the order of their lines."""
    found = Mistakes()
    text = text.removeprefix(MARK)
    if len(text) > LONGEST:
        remedy = Remedy("design-long", f"at most {LONGEST} letters", count=LONGEST)
        return None, [Mistake(1, "", remedy)]
    try:
        data: dict[str, Any]
        if text.lstrip().startswith("{"):
            data = {KEY: msgspec.json.decode(text)}
        else:
            tangle = tangled(text)
            if tangle is not None:
                return None, [Mistake(tangle, "", _simpler())]
            data = tomllib.loads(text)
            found.lines = lines(text)
    except (ValueError, RecursionError) as error:  # also numbers too long, brackets too deep
        return None, [_not_toml(error, text)]
    for key in islice(data, MOST):
        if key != KEY:
            text = f'"{key}" does not belong here; expected one table [{KEY}]'
            found.add(key, Remedy("design-no-table", text, value=key, key=KEY))
    if not isinstance(data.get(KEY), dict):
        found.add("", Remedy("design-no-table", f"expected one table [{KEY}]", value="–", key=KEY))
        return None, found.sorted()
    try:
        row = read_table(data[KEY], SCENARIO, KEY, found)
        check(row, shipped(), found)
    except Enough:
        pass
    if found.rows:
        return None, found.sorted()
    return msgspec.convert({**row, "id": OWN, "part": 0, "source": "R"}, Scenario), []


def _simpler() -> Remedy:
    """Return the bounds of the text that is read."""
    parts, deep, most = toml_shape.MOST_PARTS, toml_shape.DEEPEST, toml_shape.LONGEST_LINE
    text = f"a key has at most {parts} parts, brackets {deep} levels, a line {most} letters"
    return Remedy("design-tangled", text, parts=parts, deep=deep, high=most)


def _not_toml(error: Exception, text: str) -> Mistake:
    """Say where a text stops being TOML, or cannot be read."""
    place = re.search(r"at line (\d+), column (\d+)", str(error))
    rows = text.split("\n")
    if place:
        line = int(place[1])
    elif isinstance(error, tomllib.TOMLDecodeError):
        line = len(rows)  # something is not closed
    else:  # the error names no line; only a long line leads here
        line = rows.index(max(rows, key=len)) + 1
    return Mistake(
        line, "", Remedy("design-not-toml", str(error), column=place[2] if place else "–")
    )


def line_of(row: Scenario) -> str:
    """Return a scenario on one line: the value of the option."""
    return msgspec.json.encode(plain(row)).decode()


def plain(row: Scenario) -> dict[str, Any]:
    """Return a scenario as the table of a file."""
    data = {k: v for k, v in msgspec.to_builtins(row).items() if k not in GIVEN}
    found: dict[str, Any] = _without_nothing(data)
    return found


def _without_nothing(data: Any) -> Any:
    """Return a value without fields that are None."""
    if isinstance(data, dict):
        return {key: _without_nothing(value) for key, value in data.items() if value is not None}
    return [_without_nothing(value) for value in data] if isinstance(data, list) else data


@lru_cache(256)
def scenario(line: str) -> Scenario:
    """Return the row of an option's value, which was read before."""
    row, mistakes = read(line)
    assert row is not None, mistakes
    return row


class ScenarioSetting(Setting):
    """The scenario: one of the box, the free one, or the text of a file."""

    free = True

    def __init__(self) -> None:
        super().__init__(KEY, [*SCENARIOS, FREE], "STA-1.2")

    def read(self, value: object) -> str:
        text = str(value).removeprefix(MARK)
        if text in self.values:
            return text
        if "\n" not in text and not text.lstrip().startswith("{"):
            remedy = did_you_mean(text, [str(known) for known in self.values])
            raise OptionError(
                "bad-option-value",
                f"{self.name} cannot be {text!r}; {remedy}",
                option=self.name,
                value=text,
                remedy=remedy,
            )
        row, mistakes = read(text)
        if row is None:
            first = mistakes[0]
            raise OptionError(
                "bad-scenario",
                f"line {first.line}: {first.remedy}; mistakes in all: {len(mistakes)}",
                option=self.name,
                line=first.line,
                remedy=first.remedy,
                count=len(mistakes),
            )
        return line_of(row)

    def read_for(self, value: object, seats: int) -> str:
        return self.read(value)

    def brief(self, value: str | bool | int) -> str:
        """Return the title of a scenario from a file in place of its whole text."""
        text = str(value)
        if not text.startswith("{"):
            return text
        return msgspec.json.encode({"title": msgspec.json.decode(text).get("title", "")}).decode()
