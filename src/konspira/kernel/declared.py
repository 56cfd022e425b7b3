"""Declarations: each event, question and refusal of a game, in one place, with typed facts.

    CARD = term("card", CARDS)
    ORDER_LAID = event("order-laid", seat=SEAT, count=COUNT)
    ASK_COUNT = question("order-count", "orders", card=CARD)
    TOO_FEW = refusal("SPI-6.5", "too-few-in-hand", card=CARD, count=COUNT)

A game names the modules that hold them (`Game.modules`). From there come the registry of the game,
the tables in the docs, the client's types, and the way a sentence says each fact.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from konspira.kernel.events import Event, Question, Refusal


class Fact:
    """The meaning of a fact: its role in a sentence, and for ids the subject they belong to."""

    __slots__ = ("ids", "role", "subject")

    def __init__(self, role: str, subject: str = "", ids: Sequence[str] = ()) -> None:
        self.role = role
        self.subject = subject
        self.ids = list(ids)

    def __repr__(self) -> str:
        return f"{self.role}({self.subject})" if self.subject else self.role

    def allows(self, value: object, seats: int) -> bool:
        """Is this a value of this fact, at a table with this number of seats?"""
        if self.role == "seat":
            return type(value) is int and 0 <= value < seats
        if self.role in ("seats", "counts"):
            least = 0 if self.role == "seats" else seats
            return isinstance(value, list) and least <= len(value) <= seats
        if self.role == "counted":
            return isinstance(value, dict) and set(value) <= set(self.ids)
        if self.role == "term":
            return value in self.ids
        wanted = {"count": int, "flag": bool, "text": str}[self.role]
        return type(value) is wanted


SEAT: Final = Fact("seat")  # the number of a seat; sentences show its name
SEATS: Final = Fact("seats")  # several seats; sentences list their names
COUNT: Final = Fact("count")  # a number
COUNTS: Final = Fact("counts")  # a number for each seat
FLAG: Final = Fact("flag")  # true or false
TEXT: Final = Fact("text")  # a text that sentences show unchanged


def term(subject: str, ids: Sequence[str]) -> Fact:
    """Return a fact that holds ids of one subject; each id has a name in every language."""
    return Fact("term", subject, ids)


def counted(of: Fact) -> Fact:
    """Return a fact that counts things by id: `{"banker": 2}`."""
    return Fact("counted", of.subject, of.ids)


class Declared:
    """The common part of all declarations: a kind, and named facts in an order."""

    __slots__ = ("facts", "kind", "names")

    def __init__(self, kind: str, facts: dict[str, Fact]) -> None:
        self.kind = kind
        self.facts = facts
        self.names = list(facts)

    def __repr__(self) -> str:
        facts = ", ".join([f"{name}: {fact!r}" for name, fact in self.facts.items()])
        return f"<{type(self).__name__} {self.kind}({facts})>"


class EventKind(Declared):
    """A kind of event."""

    __slots__ = ()

    def of(self, *values: object) -> Event:
        """Return an event of this kind; the values stand in the order of the declared facts."""
        return Event(self.kind, dict(zip(self.names, values, strict=True)))


class QuestionKind(Declared):
    """A kind of question, with the activity that the others see."""

    __slots__ = ("activity", "window")

    def __init__(self, kind: str, facts: dict[str, Fact], activity: str, window: bool) -> None:
        super().__init__(kind, facts)
        self.activity = activity
        self.window = window

    def of(self, seat: int, *values: object) -> Question:
        """Return the question for a seat; the values stand in the order of the declared facts."""
        facts = dict(zip(self.names, values, strict=True))
        return Question(seat, self.kind, self.activity, facts, self.window)


class Reason(Declared):
    """Why a choice is not offered: a rule, the code of a sentence, the facts that it names."""

    __slots__ = ("rule",)

    def __init__(self, kind: str, facts: dict[str, Fact], rule: str) -> None:
        super().__init__(kind, facts)
        self.rule = rule

    def of(self, known: dict[str, object]) -> Refusal:
        """Return the refusal; from the known facts it takes those that it declares."""
        return Refusal(self.rule, self.kind, {name: known[name] for name in self.names})


def event(kind: str, /, **facts: Fact) -> EventKind:
    """Declare a kind of event."""
    return EventKind(kind, facts)


def question(kind: str, activity: str, /, **facts: Fact) -> QuestionKind:
    """Declare a question; the others see only its activity."""
    return QuestionKind(kind, facts, activity, False)


def window(kind: str, activity: str, /, **facts: Fact) -> QuestionKind:
    """Declare a chance to react: the others do not see which seat has it; option one is no."""
    return QuestionKind(kind, facts, activity, True)


def refusal(rule: str, code: str, /, **facts: Fact) -> Reason:
    """Declare why a choice may not be offered."""
    return Reason(code, facts, rule)


# The choice belongs to other questions; the rule to name is that of its family.
NOT_ASKED: Final = Reason("not-asked-now", {}, "")
