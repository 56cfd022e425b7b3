"""What can go wrong, for whom, and what to do about it.

Every error has a stable `code` (also its Fluent id, `error-<code>`), the `facts` that name the
thing at fault, and an English message that ends with the remedy. A remedy has a code and facts of
its own (`remedy-<code>`). The words of the other languages live in `locale/`; `konspira.words`
renders them from codes and facts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import SequenceMatcher, get_close_matches
from typing import Any, Final


class Remedy(str):
    """What to do about an error: an English phrase that can be said in the other languages too."""

    code: str
    facts: dict[str, object]

    def __new__(cls, code: str, text: str, /, **facts: object) -> Remedy:
        remedy = super().__new__(cls, text)
        remedy.code = code
        remedy.facts = facts
        return remedy

    def __getnewargs_ex__(self) -> tuple[tuple[str, str], dict[str, object]]:
        """What pickle makes it again from."""
        return (self.code, str(self)), self.facts


class KonspiraError(Exception):
    """Base of all errors a user of Konspira can meet."""

    def __init__(self, code: str, message: str, **facts: object) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        message = str(self).removeprefix(f"{self.code}: ")
        return _error, (type(self), self.code, message, self.facts)


def _error(
    kind: type[KonspiraError], code: str, message: str, facts: dict[str, object]
) -> KonspiraError:
    """An error from its pickle: one that a worker raises reaches the one who asked."""
    return kind(code, message, **facts)


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


MOST_NEAR: Final = 6  # names that one remedy suggests


def _near(word: str, close: list[str]) -> Remedy:
    """The nearest name, or all that are just as near: a guess among equals would mislead."""
    matcher = SequenceMatcher(b=word)
    ratios = []
    for name in close:
        matcher.set_seq1(name)
        ratios.append(matcher.ratio())
    nearest = sorted(
        name for name, ratio in zip(close, ratios, strict=True) if ratio == max(ratios)
    )
    if len(nearest) == 1:
        return Remedy("near", f'did you mean "{nearest[0]}"?', near=nearest[0])
    every = ", ".join(nearest)
    return Remedy("near-some", f"did you mean one of these: {every}?", known=every)


def did_you_mean(word: str, known: Iterable[str]) -> Remedy:
    """The remedy for a mistyped word: the nearest known one, or all of them."""
    names = [name for name in known if name != word]
    close = get_close_matches(word, names, n=MOST_NEAR)
    if close:
        return _near(word, close)
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
