"""Steps: the instructions of a rulebook, as the small objects of an agenda.

A step holds only numbers and never changes once made, so copies of a state share it, and any
position can be saved and resumed, in the middle of an interrupt too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from konspira.kernel.compiling import mypyc_attr
from konspira.kernel.declared import NOT_ASKED, Reason
from konspira.kernel.events import Question, Refusal

if TYPE_CHECKING:
    from konspira.kernel.state import State

NOBODY: Final = -1  # a step that asks no seat; also: the game waits for no single seat
TOGETHER: Final = -2  # several seats are asked at once, sealed

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One instruction of the rulebook. A step with a seat asks it; one without just happens."""

    __slots__ = ("seat",)

    seat: int

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat = seat

    def numbers(self) -> list[int]:
        """Return the numbers that this step was made with: they save it and make it again."""
        return [] if self.seat < 0 else [self.seat]

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(self.numbers())

    def __copy__(self) -> Step[S]:
        return self  # a step never changes

    def __deepcopy__(self, memo: dict[int, Any]) -> Step[S]:
        return self

    def __repr__(self) -> str:
        numbers = ", ".join([str(number) for number in self.numbers()])
        return f"{type(self).__name__}({numbers})"

    def fits(self, state: S) -> bool:
        """Do its numbers mean something in this state? Called for a step that a position names."""
        return NOBODY <= self.seat < state.game.seats

    def run(self, state: S) -> None:
        """Carry out the instruction, in a step that asks nobody."""
        raise NotImplementedError

    def candidates(self, state: S) -> list[int]:
        """Return the choices that the seat may think of, allowed or not, in order of the offer."""
        raise NotImplementedError

    def verdict(self, state: S, option: int) -> Reason | None:
        """Say why a choice of the table is not allowed here, or None: the one place of the rule.

        A choice that belongs to other questions is `NOT_ASKED`.
        """
        return NOT_ASKED

    def options(self, state: S) -> list[int]:
        """Return the candidates that are allowed; with none at all the question is not asked.

        A step that is asked often may list them itself, faster; the conformance suite compares.
        """
        found: list[int] = []
        for option in self.candidates(state):
            if self.verdict(state, option) is None:
                found.append(option)
        return found

    def choose(self, state: S, option: int) -> None:
        """Carry out a choice that was among the options."""
        raise NotImplementedError

    def start(self) -> Step[S]:
        """Return the first question of the choice that this step belongs to, for a redeal."""
        return self

    def question(self, state: S) -> Question:
        """Return the question to put to the seat."""
        raise NotImplementedError

    def because(self, state: S, option: int, why: Reason) -> dict[str, object]:
        """Return the facts for a reason; more than it declares does no harm."""
        return {}

    def refusal(self, state: S, option: int) -> Refusal | None:
        """Return the verdict with its facts; None: the choice is allowed or belongs elsewhere."""
        why = self.verdict(state, option)
        if why is None or why is NOT_ASKED:
            return None
        return why.of(self.because(state, option, why) if why.names else {})


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """A sealed moment: several seats are asked at once, in any order, and none sees the others.

    Each seat works through a lane, an agenda of its own. The changes that a lane makes must stay
    invisible to the others until the step after this one reveals them.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TOGETHER)

    def fits(self, state: S) -> bool:
        return True

    def lanes(self, state: S) -> list[Step[S]]:
        """Return the first question of each seat that takes part."""
        raise NotImplementedError
