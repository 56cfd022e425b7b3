"""Hints to the compiler and to type checkers, and whether the engine is compiled.

Plain Python ignores the hints: it runs without any of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from konspira.kernel import choices

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from typing_extensions import TypeVar

    from konspira.kernel.state import State

    S = TypeVar("S", bound=State, covariant=True, default=State)  # the type of a game's states
else:
    from typing import TypeVar

    S = TypeVar("S", covariant=True)
    i64 = int

    def mypyc_attr(**_: object) -> Any:
        """Return a decorator for the compiler; plain Python leaves the class as it is."""
        return lambda cls: cls


def compiled() -> bool:
    """Does the engine run as compiled by mypyc?"""
    return not (choices.__file__ or "").endswith(".py")
