"""Steps: the instructions of a rulebook, as small objects that an agenda is made of.

A step holds only numbers and never changes once made, so copies of a state share it, and any
position can be saved and resumed, in the middle of an interrupt too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from konspira.kernel.compiling import mypyc_attr
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

    def options(self, state: S) -> list[int]:
        """The legal choices (steps that ask); none at all means the question is not asked."""
        raise NotImplementedError

    def choose(self, state: S, option: int) -> None:
        """Carry out a choice that was among the options."""
        raise NotImplementedError

    def start(self) -> Step[S]:
        """The first question of the choice that this one belongs to: a redeal goes back there."""
        return self

    def question(self, state: S) -> Question:
        """How the question is put."""
        raise NotImplementedError

    def refusal(self, state: S, option: int) -> Refusal | None:
        """Why a choice of this question's own families is not offered; None: not one of them."""
        return None


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
