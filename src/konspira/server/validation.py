"""Turns msgspec's message about a value that does not fit its type into words of any language."""

from __future__ import annotations

import re

from konspira.kernel import errors
from konspira.kernel.errors import Remedy

LENGTH = re.compile(r"Expected `(str|array|object)` of length ([<>]=) (\d+)")
BOUND = re.compile(r"Expected `(?:int|float)` ([<>]=) (-?\d+(?:\.\d+)?)")
CHOICE = re.compile(r"Invalid (?:enum )?value '(.*)'")


def remedy_for(text: str) -> Remedy:
    """Return the remedy for msgspec's message: the kernel's, and lengths, bounds and choices."""
    said, _, place = text.replace("`key` in ", "").partition(" - at ")
    path = f"{place.strip('`').removeprefix('$.')}: " if place else ""
    if found := LENGTH.fullmatch(said):
        kind, sign, number = found.groups()
        if kind == "str":
            if sign == "<=":
                return Remedy("too-long", text, path=path, high=int(number))
            return Remedy("too-short", text, path=path, low=int(number))
        return Remedy("too-many", text, path=path, high=int(number))
    if found := BOUND.fullmatch(said):
        number = found[2].removesuffix(".0")  # as a word: no one groups its digits
        if found[1] == "<=":
            return Remedy("at-most", text, path=path, high=number)
        return Remedy("at-least", text, path=path, low=number)
    if found := CHOICE.fullmatch(said):
        return Remedy("no-such-value", text, path=path, value=found[1])
    if "matching regex" in said:
        return Remedy("odd-signs", text, path=path)
    return errors.misfit(text)
