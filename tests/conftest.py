"""Which tests belong to which tier. CONTRIBUTING.md says what each tier is for.

A test without a mark runs in `make test`, in plain Python. One marked `verify` waits for `make
verify`, one marked `soak` for `make soak`. The folders below decide the rest, so that no test has
to repeat it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from support.soaking import WAITING

HERE = Path(__file__).parent

# Run again in the compiled form: what is compiled is behind them. Rule tests are not among them:
# the conformance suite, the checksums and the playthroughs find both forms equal.
COMPILED = (
    "arena/",
    "bots/",
    "browser/",
    "cli/",
    "conformance/",
    "kernel/",
    "models/",
    "puzzles/",
    "research/",
    "server/",
    "test_balance.py",
    "test_bench.py",
    "test_compiled.py",
    "test_drawings.py",
    "test_ladder.py",
    "test_position_fuzz.py",
    "test_properties.py",
)
COMPILED_NAMES = ("test_playthroughs.py", "test_redeal_frequencies.py")

# Wait for `make verify`: browsers, planted mistakes, and servers that are several processes.
LATER = ("browser/", "conformance/test_mutations", "server/test_crash.py", "server/test_openapi.py")
NOW = ("browser/test_short_games.py",)
POSTGRES = "postgres+redis"


@pytest.hookimpl(tryfirst=True)  # before pytest picks by marks
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if not item.path.is_relative_to(HERE):
            continue  # a document
        place = item.path.relative_to(HERE).as_posix()
        if _waits(item, place):
            item.add_marker(pytest.mark.verify)
        if item.get_closest_marker("patches") is None and _is_compiled(place):
            item.add_marker(pytest.mark.compiled)
    waiting = [item for item in items if item.get_closest_marker("soak")]
    config.stash[WAITING] = {item.nodeid: marks(item) for item in waiting}


def marks(item: pytest.Item) -> set[str]:
    """The names of a test's marks."""
    return {mark.name for mark in item.iter_markers()}


def _waits(item: pytest.Item, place: str) -> bool:
    if place.startswith(NOW):
        return False
    return place.startswith(LATER) or POSTGRES in item.nodeid


def _is_compiled(place: str) -> bool:
    return place.startswith(COMPILED) or place.endswith(COMPILED_NAMES)
