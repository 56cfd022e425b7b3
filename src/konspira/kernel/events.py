"""Events: what happened, as a seat or everybody may know it."""

from __future__ import annotations

from typing import Any, Final

from konspira.kernel.compiling import mypyc_attr

EVERYONE: Final = -1  # all seats and the spectators


@mypyc_attr(acyclic=True)
class Event:
    """A fact in the past tense: its kind, and its facts by name."""

    __slots__ = ("facts", "kind")

    def __init__(self, kind: str, facts: dict[str, object]) -> None:
        self.kind = kind
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and other.kind == self.kind and other.facts == self.facts

    def __hash__(self) -> int:
        return hash(self.kind)

    def __repr__(self) -> str:
        facts = ", ".join([f"{name}={value!r}" for name, value in self.facts.items()])
        return f"{self.kind}({facts})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.facts)


@mypyc_attr(acyclic=True)
class Told:
    """An event, who heard it (a seat or EVERYONE), and after how many choices."""

    __slots__ = ("audience", "event", "ply", "text")

    def __init__(self, ply: int, audience: int, event: Event) -> None:
        self.ply = ply
        self.audience = audience
        self.event = event
        self.text = b""  # the event as it travels; filled in once for many viewers

    def __repr__(self) -> str:
        audience = "everyone" if self.audience == EVERYONE else f"seat {self.audience}"
        return f"<told {audience} after {self.ply} choices: {self.event!r}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Told, (self.ply, self.audience, self.event)


@mypyc_attr(acyclic=True)
class Question:
    """A question that the game waits for: which seat is asked, and what.

    `kind` is for the seat that answers. The others see only the `activity`: a choice that is made
    in several steps stays secret until it is complete. In a `window` (a chance to react) the others
    do not even see the seat; the first option is to do nothing.
    """

    __slots__ = ("activity", "facts", "kind", "seat", "window")

    def __init__(
        self,
        seat: int,
        kind: str,
        activity: str,
        facts: dict[str, object] | None = None,
        window: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.activity = activity
        self.facts: dict[str, object] = {} if facts is None else facts
        self.window = window

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Question) and other._parts() == self._parts()

    def __hash__(self) -> int:
        return hash((self.seat, self.kind))

    def __repr__(self) -> str:
        facts = f", facts={self.facts!r}" if self.facts else ""
        return f"Question(seat={self.seat}, kind={self.kind!r}{facts})"

    def _parts(self) -> tuple[Any, ...]:
        return self.seat, self.kind, self.activity, self.facts, self.window

    def __reduce__(self) -> tuple[Any, ...]:
        return Question, self._parts()


@mypyc_attr(acyclic=True)
class Refusal:
    """Why a choice is not offered: the rule, a code for the sentence, and its facts."""

    __slots__ = ("code", "facts", "rule")

    def __init__(self, rule: str, code: str, facts: dict[str, object] | None = None) -> None:
        self.rule = rule
        self.code = code
        self.facts: dict[str, object] = {} if facts is None else facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and other._parts() == self._parts()

    def __hash__(self) -> int:
        return hash((self.rule, self.code))

    def __repr__(self) -> str:
        facts = f", facts={self.facts!r}" if self.facts else ""
        return f"Refusal(rule={self.rule!r}, code={self.code!r}{facts})"

    def _parts(self) -> tuple[Any, ...]:
        return self.rule, self.code, self.facts

    def __reduce__(self) -> tuple[Any, ...]:
        return Refusal, self._parts()
