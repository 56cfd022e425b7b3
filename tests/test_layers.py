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
    """Facts of one game stand in that game, so a game from outside can have them too."""
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


# -- no sentence of a library is read --------------------------------------------------------------

MSGSPEC_SAYS = re.compile(
    r"Expected `|Invalid enum value|missing required field|contains unknown|matching regex|^ - at "
)
READERS = {"search", "match", "fullmatch", "findall", "finditer", "split", "sub"} | {
    *("startswith", "endswith", "partition", "rpartition", "find", "index"),
}
# Before Python 3.14 tomllib tells the line of an error in its sentence only.
READ = {"kernel/content.py", "games/stawka/building/designs.py"}


def reads_a_sentence(source: str) -> bool:
    """Does a module look into the text of an error, or know how msgspec puts its own?"""
    text = re.compile(r"str\((error|cause|exc)\)")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and MSGSPEC_SAYS.search(str(node.value)):
            return True
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In):
            if text.fullmatch(ast.unparse(node.comparators[0])):
                return True
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            parts = [ast.unparse(part) for part in (node.func.value, *node.args)]
            if node.func.attr in READERS and any(map(text.fullmatch, parts)):
                return True
    return False


def test_no_module_reads_the_sentence_of_a_library() -> None:
    readers = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if reads_a_sentence(path.read_text(encoding="utf-8"))
    }

    assert readers == READ


@pytest.mark.parametrize(
    "source",
    [
        'BOUND = re.compile(r"Expected `int` >= (.*)")',
        'place = re.search("line", str(error))',
        'if "unknown" in str(error): pass',
        'if str(cause).startswith("Object"): pass',
    ],
)
def test_a_reader_of_a_sentence_would_be_seen(source: str) -> None:
    assert reads_a_sentence(source)
    assert not reads_a_sentence("raise Trouble(str(error))")


# -- no circle ------------------------------------------------------------------------------------


def needs(source: str, name: str, known: set[str]) -> set[str]:
    """The modules of ours that a module imports when it runs, now or later."""
    found: set[str] = set()
    waiting: list[ast.AST] = [ast.parse(source)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            waiting += node.orelse
            continue
        if isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{alias.name}" for alias in node.names} & known
            found |= inner if len(inner) == len(node.names) else inner | {node.module}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        waiting += ast.iter_child_nodes(node)
    return found & known - {name}


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Modules that import each other: what is left when all that need nothing more are gone."""
    left = {name: set(found) for name, found in graph.items()}
    while True:
        ready = {name for name, found in left.items() if not found}
        if not ready:
            break
        left = {name: found - ready for name, found in left.items() if name not in ready}
    used = set().union(*left.values()) if left else set()
    return sorted(used & set(left))


def test_no_modules_import_each_other() -> None:
    """Not even inside functions: a circle has no first module to read."""
    names = {
        ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts): path
        for path in PACKAGE.rglob("*.py")
    }
    packages = {name.removesuffix(".__init__"): path for name, path in names.items()}
    graph = {
        name: needs(path.read_text(encoding="utf-8"), name, set(packages))
        for name, path in packages.items()
    }

    assert circle(graph) == []


def test_a_circle_would_be_seen() -> None:
    known = {"a.one", "a.two", "a.three"}
    graph = {
        "a.one": needs("from a import two", "a.one", known),
        "a.two": needs("def f():\n    from a.one import x", "a.two", known),
        "a.three": needs("from a.two import y", "a.three", known),
    }

    assert circle(graph) == ["a.one", "a.two"]
