"""Steps: the instructions of a rulebook, as small objects that an agenda is made of.

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

NOBODY: Final = -1  # a step that just happens; also: the game waits for no single seat
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
        """What this step was made with, so that it can be saved and made again."""
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
        """Do its numbers mean something in this state? Asked when a position brings it back."""
        return NOBODY <= self.seat < state.game.seats

    def run(self, state: S) -> None:
        """Do it (steps that ask nobody)."""
        raise NotImplementedError

    def candidates(self, state: S) -> list[int]:
        """What the seat may think of choosing, in the order of the offer, allowed or not."""
        raise NotImplementedError

    def verdict(self, state: S, option: int) -> Reason | None:
        """Why any choice of the table is not allowed here; None: it is. The one place of the rule.

        What belongs to other questions is `NOT_ASKED`.
        """
        return NOT_ASKED

    def options(self, state: S) -> list[int]:
        """The candidates that are allowed; none at all means the question is not asked.

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
        """The first question of the choice that this one belongs to: a redeal goes back there."""
        return self

    def question(self, state: S) -> Question:
        """How the question is put."""
        raise NotImplementedError

    def because(self, state: S, option: int, why: Reason) -> dict[str, object]:
        """The facts of a reason that declares any, and perhaps more: it takes what it declares."""
        return {}

    def refusal(self, state: S, option: int) -> Refusal | None:
        """The verdict in full; None: the choice is allowed, or belongs to another question."""
        why = self.verdict(state, option)
        if why is None or why is NOT_ASKED:
            return None
        return why.of(self.because(state, option, why) if why.names else {})


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """A sealed moment: several seats are asked at once, in any order, and none sees the others.

    Each seat works through a lane, an agenda of its own. What the steps of a lane change must stay
    invisible to the others until the step after this one reveals it.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TOGETHER)

    def fits(self, state: S) -> bool:
        return True

    def lanes(self, state: S) -> list[Step[S]]:
        """The first question of each seat that takes part."""
        raise NotImplementedError
