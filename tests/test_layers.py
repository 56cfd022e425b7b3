"""The engine needs only the standard library and msgspec: every import of it is looked at."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import konspira

PACKAGE = Path(konspira.__file__).parent
ALLOWED = {*sys.stdlib_module_names, "konspira", "msgspec", "mypy_extensions"}
MODULES = sorted(
    path.relative_to(PACKAGE).as_posix()
    for part in ("kernel", "games", "bots")
    for path in (PACKAGE / part).rglob("*.py")
)


def imported(source: str) -> set[str]:
    """The top-level packages that a module imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").split(".")[0])
    return found


@pytest.mark.parametrize("module", MODULES)
def test_the_engine_needs_only_the_standard_library_and_msgspec(module: str) -> None:
    assert imported((PACKAGE / module).read_text(encoding="utf-8")) <= ALLOWED


def test_mypy_extensions_is_needed_by_the_compiler_alone() -> None:
    users = [
        module
        for module in MODULES
        if "mypy_extensions" in imported((PACKAGE / module).read_text(encoding="utf-8"))
    ]
    assert users == ["kernel/compiling.py"]  # under TYPE_CHECKING


@pytest.mark.parametrize("source", ["import numpy", "from rich.table import Table"])
def test_another_import_would_be_seen(source: str) -> None:
    assert not imported(source) <= ALLOWED
