"""Rounds read forwards: outside the kernel nobody touches an agenda (`then`, `then_all`)."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
KERNEL = ROOT / "src/konspira/kernel"
TOUCHED = re.compile(r"\b(?:state|new|self)\.agenda\b")


def sources() -> list[Path]:
    """Everything outside the kernel that plays by an agenda."""
    found = [*ROOT.glob("src/konspira/**/*.py"), *ROOT.glob("examples/**/*.py")]
    return [path for path in found if not path.is_relative_to(KERNEL)]


def touching(path: Path) -> bool:
    return TOUCHED.search(path.read_text()) is not None


def test_only_the_kernel_touches_an_agenda() -> None:
    guilty = [path for path in sources() if touching(path)]

    assert [str(path.relative_to(ROOT)) for path in guilty] == []


def test_the_check_finds_what_it_looks_for() -> None:
    assert touching(KERNEL / "state.py")
    assert sources()
