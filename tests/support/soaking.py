"""Long tests: some cases whenever tests run, all of them in a soak (`make soak`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from _pytest.mark import ParameterSet

WAITING = pytest.StashKey[dict[str, set[str]]]()  # the tests that wait for a soak, and their marks


def some_now(
    cases: Iterable[Any], now: Callable[[int, Any], bool], name: Callable[[Any], str] = str
) -> list[ParameterSet]:
    """All cases as parameters; those that `now` does not pick wait for a soak."""
    return [
        pytest.param(case, id=name(case), marks=[] if now(place, case) else [pytest.mark.soak])
        for place, case in enumerate(cases)
    ]
