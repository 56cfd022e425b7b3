"""Errors: what can go wrong, who has to act, and how to put it right.

Every error has a stable `code` (also its Fluent id, `error-<code>`), the `facts` that name the
thing at fault, and an English message that ends with the remedy. A remedy has a code and facts of
its own (`remedy-<code>`). The words of the other languages live in `locale/`; `konspira.words`
renders them from codes and facts.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher, get_close_matches
from typing import Any, Final


class Remedy(str):
    """The remedy of an error: an English phrase that has a translation in the other languages."""

    code: str
    facts: dict[str, object]

    def __new__(cls, code: str, text: str, /, **facts: object) -> Remedy:
        remedy = super().__new__(cls, text)
        remedy.code = code
        remedy.facts = facts
        return remedy

    def __getnewargs_ex__(self) -> tuple[tuple[str, str], dict[str, object]]:
        """Return the arguments from which pickle makes it again."""
        return (self.code, str(self)), self.facts


class KonspiraError(Exception):
    """Base of all errors that a user of Konspira can meet."""

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
    """Return an error from its pickle, so that a worker's error reaches the caller."""
    return kind(code, message, **facts)


class IllegalChoice(KonspiraError):
    """For the player: this choice cannot be made now. The state is unchanged."""

    @property
    def rule(self) -> str | None:
        """Return the id of the rule that forbids the choice, where a rule does."""
        rule = self.facts.get("rule")
        return rule if isinstance(rule, str) else None


class OptionError(KonspiraError):
    """For the host: a game, a number of seats or an option that does not exist."""


class ContentError(KonspiraError):
    """For the author of a content pack: the file, the row and the problem."""


class PositionError(KonspiraError):
    """For the author of a position: the path inside it and the problem there."""


class RecordError(KonspiraError):
    """For the owner of a record: it cannot be read, or does not end as it claims."""


class KernelBug(KonspiraError):
    """For the authors of Konspira: something happened that cannot happen."""


MOST_NEAR: Final = 6  # how many names one remedy suggests at most


def _near(word: str, close: list[str]) -> Remedy:
    """Suggest the nearest name, or all that are just as near: one of equals would mislead."""
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
    """Return the remedy for a mistyped word: the nearest known one, or all known ones."""
    names = [name for name in known if name != word]
    close = get_close_matches(word, names, n=MOST_NEAR)
    if close:
        return _near(word, close)
    every = ", ".join(names)
    return Remedy("known", f"known: {every}", known=every)


def whole_number(low: int, high: int) -> Remedy:
    """Return the remedy for a number out of bounds."""
    text = f"expected a whole number from {low} to {high}"
    return Remedy("range", text, low=str(low), high=str(high))  # text: no digit grouping


def file_trouble(error: OSError) -> str:
    """Say why a file cannot be read; rare causes keep the words of the operating system."""
    reason = error.strerror or str(error)
    if isinstance(error, FileNotFoundError):
        return Remedy("no-such-file", reason)
    if isinstance(error, IsADirectoryError):
        return Remedy("is-folder", reason)
    if isinstance(error, PermissionError):
        return Remedy("not-allowed", reason)
    return reason
