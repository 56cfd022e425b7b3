"""What can go wrong, for whom, and what to do about it.

Every error has a stable `code` (also its Fluent id, `error-<code>`), the `facts` that name the
thing at fault, and an English message that ends with the remedy. The words of the other
languages live in `locale/`; `konspira.words` renders them from code and facts.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


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


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The remedy for a mistyped word: the nearest known one, or all of them."""
    names = list(known)
    close = get_close_matches(word, names, n=1)
    if close:
        return f'did you mean "{close[0]}"?'
    return "known: " + ", ".join(names)
