"""What compiled modules say to the compiler and to type checkers, and whether it was listened to.

Plain Python ignores it: nothing of this is needed to run.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from konspira.kernel import choices

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from typing_extensions import TypeVar

    from konspira.kernel.state import State

    S = TypeVar("S", bound=State, covariant=True, default=State)  # what the states of a game are
else:
    from typing import TypeVar

    S = TypeVar("S", covariant=True)
    i64 = int

    def mypyc_attr(**_: object) -> Any:
        """Speaks to the compiler only: plain Python leaves the class as it is."""
        return lambda cls: cls


def compiled() -> bool:
    """Does the engine run as compiled by mypyc?"""
    return not (choices.__file__ or "").endswith(".py")
