"""Observations: what one seat may know of a state, as small numbers, written quickly.

A game has an `Observer` that appends the numbers of its layout (see `layout`), whole numbers from 0
to 255, as pieces of bytes. Joined, they are a row of an array. Turning a list into bytes takes the
most time, so each part that is often empty has a piece of zeros ready. The same numbers can be read
from a view; a test compares both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from konspira.kernel.compiling import mypyc_attr
from konspira.kernel.events import Question
from konspira.kernel.state import State
from konspira.kernel.step import TOGETHER

if TYPE_CHECKING:
    from konspira.kernel.layout import Facts

MOST: Final = 255
KEPT: Final = 1 << 14  # how many rows are remembered: some megabytes


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes observations of one game."""

    __slots__ = ("codes", "kinds", "names")

    def __init__(self, facts: Facts) -> None:
        self.kinds: dict[str, int] = facts.kinds
        self.names: list[str] = facts.names
        self.codes: list[dict[object, int]] = facts.codes

    def write(self, state: Any, seat: int, out: list[bytes]) -> None:
        """Append what a seat (NOBODY: a spectator) may know; it must read nothing else."""
        raise NotImplementedError

    def secrets(self, state: Any, out: list[bytes]) -> None:
        """Append what no seat may know, for perfect information."""
        raise NotImplementedError

    def asked(self, state: State, seat: int, out: list[int]) -> None:
        """Append the question that is put to this seat, and which other seats are waited for."""
        turns = [0] * state.game.seats
        asked = state.asked
        if asked >= 0:
            question = state.agenda[-1].question(state)
            if asked == seat:
                turns[asked] = 1
                self.question(question, out)
            else:
                if not question.window:
                    turns[asked] = 1
                self.question(None, out)
        else:
            own: Question | None = None
            if asked == TOGETHER:
                for other in range(len(state.lane_options)):
                    if state.lane_options[other]:
                        question = state.lanes[other][-1].question(state)
                        if other == seat:
                            own = question
                        if other == seat or not question.window:
                            turns[other] = 1
            self.question(own, out)
        out.extend(turns)

    def question(self, question: Question | None, out: list[int]) -> None:
        """Append the kind of a question and its facts that have codes; zeros without a question."""
        codes = self.codes
        if question is None:
            out.append(0)
            for _ in codes:
                out.append(0)
            return
        out.append(self.kinds[question.kind])
        facts = question.facts
        for place in range(len(codes)):
            value = facts.get(self.names[place])
            out.append(0 if value is None else codes[place].get(value, 0))


def bits(value: int, size: int, out: list[int]) -> None:
    """Append a set, as 0 or 1 for each of its members."""
    for place in range(size):
        out.append(value >> place & 1)


class Rows:
    """Counts of cards by kind, as bytes.

    Most piles have not changed since the last decision, so rows are remembered by their cards.
    """

    __slots__ = ("known", "zeros")

    def __init__(self, kinds: int) -> None:
        self.zeros: bytes = bytes(kinds)
        self.known: dict[tuple[int, ...], bytes] = {}

    def of(self, cards: list[int]) -> bytes:
        """Return the row of these cards."""
        if not cards:
            return self.zeros
        key = tuple(cards)
        found = self.known.get(key)
        if found is None:
            row = [0] * len(self.zeros)
            for card in cards:
                row[card] += 1
            found = bytes(row)
            if len(self.known) >= KEPT:
                self.known.clear()
            self.known[key] = found
        return found


def capped(number: int) -> int:
    """Limit a number to the range of an observation."""
    if number < 0:
        return 0
    return number if number < MOST else MOST
