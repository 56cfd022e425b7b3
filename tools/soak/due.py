"""Which slices are due: those that never passed, and those whose sources changed since they did.

A row of the ledger names a commit. It says something about the program of today as long as
nothing that the slice runs has changed since that commit. Comments and docstrings do not run.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence

from tools.soak import ledger
from tools.soak.house import House
from tools.soak.slices import BOTH, COMPILED, Cases, Slice, SoakError

PACKAGE = "src/konspira"
# What stands above the games and the bots: no game that is played without a page needs it.
ABOVE = (
    *("arena", "cli", "drawings", "figures", "guides", "lessons", "models", "notebook", "puzzles"),
    *("research", "server", "aids.py", "bench.py", "bench_research.py", "bench_search.py"),
    *("books.py", "extras.py", "printed.py", "rulebook.py", "games/*/lessons/*", "games/*/*.md"),
)
ENGINE = ("tests/games/", "tests/kernel/", "tests/conformance/", "tests/test_position_fuzz.py")
WORDLESS = ("tests/conformance/", "tests/test_position_fuzz.py")  # they read no messages
PAGES = "tests/browser/"


def sources(one: Slice, games: Iterable[str]) -> list[str]:
    """Return what a slice runs, as paths for git; `games` are the folders of all games."""
    work = one.work
    found = [PACKAGE]
    if isinstance(work, Cases):
        found += ["tools/soak/cases.py", "tools/soak/edits.py", *_without(ABOVE)]
        found += _without(f"games/{game}" for game in games if game != work.game)
        if work.kind != "edits":
            found += _without(["locale"])
    else:
        found += [*work.paths, "tests/support", "tests/conftest.py"]
        if all(path.startswith(ENGINE) for path in work.paths):
            found += _without(ABOVE)
            if all(path.startswith(WORDLESS) for path in work.paths):
                found += _without(["locale"])
        elif any(path.startswith(PAGES) for path in work.paths):
            found.append("web/src")
    if work.form in (COMPILED, BOTH):
        found.append("setup.py")
    return found


def _without(names: Iterable[str]) -> list[str]:
    return [f":(exclude){PACKAGE}/{name}" for name in names]


def reason(house: House, one: Slice, row: ledger.Row | None) -> str:
    """Return why a slice has to run; empty if its row still stands."""
    if row is None:
        return "not in the ledger"
    if not row.result.startswith("passed"):
        return row.result
    commit, _, changes = row.commit.partition(" + ")
    if changes:
        return "ran on something that was not committed"
    games = [path.name for path in (house.root / PACKAGE / "games").glob("*/")]
    paths = sources(one, games)
    try:
        changed = house.git("diff", "--name-only", commit, "HEAD", "--", *paths).split("\n")
    except SoakError:
        return f"ran at {commit}, which is not in this clone"
    changed = [path for path in changed if path and not runs_alike(house, commit, path)]
    return f"{len(changed)} files changed since {commit}, {changed[0]} first" if changed else ""


def runs_alike(house: House, commit: str, path: str) -> bool:
    """Return whether only comments and docstrings of a Python file have changed since a commit."""
    if not path.endswith(".py"):
        return False
    try:
        texts = [house.git("show", f"{one}:{path}") for one in (commit, "HEAD")]
    except SoakError:  # the file is new, or gone
        return False
    before, now = (_without_words(text) for text in texts)
    return before == now


def _without_words(text: str) -> str:
    """Return the program of a file, without its comments and docstrings."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if ast.get_docstring(node, clean=False) is not None:
                del node.body[0]
    return ast.dump(tree)


def due(house: House, slices: Sequence[Slice]) -> dict[str, str]:
    """The slices that have to run, each with its reason."""
    known = {row.slice: row for row in ledger.rows(house.root / house.page)}
    found = {one.name: reason(house, one, known.get(one.name)) for one in slices}
    return {name: why for name, why in found.items() if why}
