"""What can go wrong, for whom, and what to do about it.

Every error has a stable `code` (also its Fluent id, `error-<code>`), the `facts` that name the
thing at fault, and an English message that ends with the remedy. A remedy has a code and facts of
its own (`remedy-<code>`). The words of the other languages live in `locale/`; `konspira.words`
renders them from codes and facts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches


class Remedy(str):
    """What to do about an error: an English phrase that can be said in the other languages too."""

    code: str
    facts: dict[str, object]

    def __new__(cls, code: str, text: str, /, **facts: object) -> Remedy:
        remedy = super().__new__(cls, text)
        remedy.code = code
        remedy.facts = facts
        return remedy


class KonspiraError(Exception):
    """Base of all errors a user of Konspira can meet."""

    def __init__(self, code: str, message: str, **facts: object) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.facts = facts


class IllegalChoice(KonspiraError):
    """For the player: this choice cannot be made now. The state is unchanged."""

    @property
    def rule(self) -> str | None:
        """The rule that forbids the choice, where a rule does."""
        rule = self.facts.get("rule")
        return rule if isinstance(rule, str) else None


class OptionError(KonspiraError):
    """For the host: a game, a number of seats or an option that does not exist."""


class ContentError(KonspiraError):
    """For the author of a content pack: a file, a row and what is wrong with it."""


class PositionError(KonspiraError):
    """For the author of a position: the path inside it and what is wrong there."""


class RecordError(KonspiraError):
    """For the owner of a record: it cannot be read, or does not lead where it says."""


class KernelBug(KonspiraError):
    """For us: something that cannot happen did."""


def did_you_mean(word: str, known: Iterable[str]) -> Remedy:
    """The remedy for a mistyped word: the nearest known one, or all of them."""
    names = list(known)
    close = get_close_matches(word, names, n=1)
    if close:
        return Remedy("near", f'did you mean "{close[0]}"?', near=close[0])
    every = ", ".join(names)
    return Remedy("known", f"known: {every}", known=every)


def whole_number(low: int, high: int) -> Remedy:
    """The remedy for a number out of bounds."""
    text = f"expected a whole number from {low} to {high}"
    return Remedy("range", text, low=str(low), high=str(high))  # as words: no one groups the digits


def misfit(text: str) -> Remedy:
    """What msgspec says of a value that does not fit its type, so that it can be translated."""
    said, _, place = text.partition(" - at ")
    path = f"{place.strip('`').removeprefix('$.')}: " if place else ""
    names = re.findall(r"`(.+?)`", said)
    if said.startswith("Expected") and len(names) == 2:
        return Remedy("other-type", text, path=path, known=names[0], value=names[1])
    if "missing required field" in said and names:
        return Remedy("missing-key", text, path=path, key=names[0])
    if "unknown field" in said and names:
        return Remedy("unknown-key", text, path=path, key=names[0])
    return Remedy("misfit", text, path=path)


def file_trouble(error: OSError) -> str:
    """Why a file cannot be read; what happens seldom is said in the words of the system."""
    reason = error.strerror or str(error)
    if isinstance(error, FileNotFoundError):
        return Remedy("no-such-file", reason)
    if isinstance(error, IsADirectoryError):
        return Remedy("is-folder", reason)
    if isinstance(error, PermissionError):
        return Remedy("not-allowed", reason)
    return reason
