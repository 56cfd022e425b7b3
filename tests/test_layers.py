"""The engine needs only the standard library and msgspec: every import of it is looked at."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

import konspira
from konspira.catalogue import GAMES

PACKAGE = Path(konspira.__file__).parent
ALLOWED = {*sys.stdlib_module_names, "konspira", "msgspec"}
# For the compiler and for type checkers, in one module, under TYPE_CHECKING.
UNSEEN = {"mypy_extensions", "typing_extensions"}
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
    assert imported((PACKAGE / module).read_text(encoding="utf-8")) <= ALLOWED | UNSEEN


def test_what_only_tools_need_is_imported_in_one_place() -> None:
    users = [
        module
        for module in MODULES
        if imported((PACKAGE / module).read_text(encoding="utf-8")) & UNSEEN
    ]
    assert users == ["kernel/compiling.py"]


@pytest.mark.parametrize("source", ["import numpy", "from rich.table import Table"])
def test_another_import_would_be_seen(source: str) -> None:
    assert not imported(source) <= ALLOWED


NAMELESS = [
    path
    for part in ("kernel", "bots", "cli", "arena", "models", "server")
    for path in sorted((PACKAGE / part).rglob("*.py"))
]


@pytest.mark.parametrize("path", NAMELESS, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_only_games_and_the_catalogue_name_a_game(path: Path) -> None:
    """What belongs to one game is written in that game, so a game from outside can have it too."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    words = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert not words & set(GAMES)


def test_games_do_not_know_each_other() -> None:
    contract = re.search(
        r'name = "Games do not know each other".*?modules = \[(.*?)\]',
        (PACKAGE.parents[1] / "pyproject.toml").read_text(encoding="utf-8"),
        re.DOTALL,
    )
    assert contract
    assert set(re.findall(r"konspira\.games\.(\w+)", contract[1])) == set(GAMES)
