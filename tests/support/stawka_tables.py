"""Reads the tables of the content file of Stawka, so that tests can compare them with the data.

The file writes terms as `name(arg, key=value)`; here they become the terms that the loader makes of
the TOML files, on a way of its own.
"""

from __future__ import annotations

import re
from pathlib import Path

from konspira.games.stawka.content import vocabulary as v
from konspira.games.stawka.content.rows import Choice
from konspira.games.stawka.content.terms import Term, Value

RULES = Path(__file__).parents[2] / "docs" / "rules"
TEXT = (RULES / "stawka-content.md").read_text(encoding="utf-8")
PARAMETERS = {**v.CONDITIONS, **v.GOALS, **v.EVENTS, **v.LOOKUPS}  # given by place
MANY = ("any_of", "all_of")
Cells = dict[str, str]


def table(heading: str) -> list[Cells]:
    """The rows of the first table below a heading."""
    [below] = re.findall(rf"^#+ {re.escape(heading)}\n(.+?)(?=^#|\Z)", TEXT, re.M | re.S)
    [lines, *_] = re.findall(r"(?:^\|.+\|\n)+", below, re.M)
    head, _, *rows = [
        [cell.strip() for cell in line.strip()[1:-1].split("|")] for line in lines.splitlines()
    ]
    return [dict(zip(head, row, strict=True)) for row in rows]


def parts(text: str, separator: str) -> list[str]:
    """Return what stands between separators, those inside brackets left alone; `-` is nothing."""
    found, depth = [""], 0
    for letter in "" if text == "-" else text:
        depth += (letter in "([") - (letter in ")]")
        if letter == separator and depth == 0:
            found.append("")
        else:
            found[-1] += letter
    return [part.strip() for part in found if part.strip()]


def terms(cell: str, table: dict[str, dict[str, str]]) -> list[Term]:
    """The terms of a cell: effects, conditions or costs."""
    return [term(text, {**PARAMETERS, **table}) for text in parts(cell, ";")]


def term(text: str, known: dict[str, dict[str, str]]) -> Term:
    """One term."""
    name, _, inside = text.partition("(")
    arguments = parts(inside.removesuffix(")"), ",")
    if name in MANY:
        return Term(name, {"of": [term(argument, known) for argument in arguments]})
    keys = list(known[name])
    args: dict[str, Value] = {}
    for place, argument in enumerate(arguments):
        named = re.fullmatch(r"(\w+)=(.+)", argument, re.S)
        key = named[1] if named else keys[place]
        key = "counter" if name == "add_counter" and key == "name" else key
        kind = known[name][key].rstrip("?-")
        args[key] = value(named[2] if named else argument, kind, known)
    return Term(name, args)


def value(text: str, kind: str, known: dict[str, dict[str, str]]) -> Value:
    """A parameter: a number, a word, a term or a list of terms."""
    if kind in ("effects", "conditions"):
        inside = text[1:-1] if text.startswith("[") else text
        return [term(part, known) for part in parts(inside, ";")]
    if kind == "number":
        return int(text)
    if kind == "flag":
        return text == "true"
    if "(" in text or kind in ("condition", "event", "set"):
        return term(text, known)
    return text


def choices(cell: str) -> list[Choice]:
    """The objects to be chosen."""
    return [choice(part) for part in parts(cell, ";")]


def choice(text: str) -> Choice:
    """One object: `c1=own_agent(not_self)`."""
    found = re.fullmatch(r"(\w+)=(\w+)(?:\((.+)\))?", text)
    assert found, text
    name, domain, filter = found.groups()
    if filter in (None, "any"):
        return Choice(name, domain, None)
    if "(" in filter:
        return Choice(name, domain, term(filter, PARAMETERS))
    words = parts(filter, ",")
    if words[0] in v.COLORS:
        return Choice(name, domain, Term("colors", {"of": words}))
    return Choice(name, domain, Term(filter, {}))
