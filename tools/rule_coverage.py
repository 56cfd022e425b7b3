"""Rule coverage: every rule has a test, every scenario is played, every citation exists.

A rule id (`SPI-6.4`) is defined where it opens a list item of `docs/rules/<game>.md`; the headings
(`SPI-6`) and the ids local to that file (rulings `Q-05`, scenarios `T-01` or `E01`, decisions
`D4`) may be cited too. A test says what it checks with `@pytest.mark.rule("SPI-6.4")` and what it
plays with `@pytest.mark.scenario("T-01")`. A game counts as soon as it has a package under `src`.
What no test can reach is listed with its reason in `docs/rules/untested.toml`.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULES = Path("docs/rules")
UNTESTED = RULES / "untested.toml"
GAMES = Path("src/konspira/games")
SOURCES = Path("src")
TESTS = Path("tests")

# An id opens a list item, a table row, a heading or a paragraph, perhaps in bold.
_OPENING = re.compile(
    r"^(- |\| |#+ |)(\*\*)?`?(?:([A-Z]{3})-)?"
    r"([A-Z]\d*(?:\.\d+)+|[A-Z]-?\d+|\d+(?:\.\d+)*[a-z]?)\b",  # STA-S4.1 is a rule, T-01 is not
    re.MULTILINE,
)
_SUFFIXES = {"src": (".py", ".toml", ".ftl"), "tests": (".py",)}
_NOT_RUN = ("skip", "xfail")


@dataclass
class Rulebook:
    """The ids that one rules file defines."""

    game: str
    prefix: str = ""
    rules: list[str] = field(default_factory=list)  # each of them needs a test
    known: set[str] = field(default_factory=set)  # rules and sections
    local: set[str] = field(default_factory=set)  # rulings, scenarios, decisions

    @property
    def scenarios(self) -> list[str]:
        """The worked scenarios; each of them needs a test."""
        return sorted(word for word in self.local if word.startswith(("T", "E")))


@dataclass(frozen=True)
class Found:
    """An id and where it stands; `game` if the place belongs to one."""

    id: str
    path: Path
    line: int
    game: str = ""

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.id}"


# -- what the rules files define -------------------------------------------------------------------


def read_rulebook(path: Path) -> Rulebook:
    """The ids a rules file defines; its prefix is that of the first rule in it."""
    book = Rulebook(path.stem)
    bold: list[str] = []
    plain: list[str] = []
    for opening, stars, prefix, number in _OPENING.findall(path.read_text(encoding="utf-8")):
        if number[0].isalpha() and "." not in number:
            book.local.add(number)
        elif prefix:
            book.prefix = book.prefix or prefix
            book.known.add(f"{prefix}-{number}")
            if opening == "- ":
                (bold if stars else plain).append(f"{prefix}-{number}")
    # A file that sets its rules in bold may begin other items with an id too.
    book.rules = bold or plain
    return book


def read_untested(root: Path) -> dict[str, str]:
    """Rules and scenarios (`stawka T-16`) that no test can reach, with the reason why."""
    path = root / UNTESTED
    if not path.exists():
        return {}
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    found = {str(row.get("id")): str(row.get("reason", "")) for row in table.get("rule", [])}
    for row in table.get("scenario", []):  # worked scenarios of parts that are not built yet
        found[f"{row.get('game')} {row.get('id')}"] = str(row.get("reason", ""))
    return found


# -- what sources and tests cite -------------------------------------------------------------------


def files(root: Path, folder: Path) -> Iterator[tuple[Path, str]]:
    """The source files under a folder, each with the game it belongs to."""
    for path in sorted((root / folder).rglob("*")):
        if path.suffix in _SUFFIXES[folder.name] and path.is_file():
            inner = path.relative_to(root)
            home = re.match(r"(?:src/konspira|tests)/games/(\w+)/", inner.as_posix())
            yield inner, home[1] if home else ""


def find_citations(root: Path, books: list[Rulebook]) -> Iterator[Found]:
    """Every id in sources and tests that looks like one of these rulebooks'."""
    prefixes = "|".join(book.prefix for book in books if book.prefix)
    shared = re.compile(
        rf"\b(?:{prefixes})-(?:[A-Z]\.|[A-Z]-?)?\d+(?:\.\d+[a-z]?)*" if prefixes else r"(?!)"
    )
    letters = {book.game: "".join(sorted({word[0] for word in book.local})) for book in books}
    for folder in (SOURCES, TESTS):
        for path, game in files(root, folder):
            own = letters.get(game, "")
            local = re.compile(rf"(?<![\w-])[{own}]-?\d+\b" if own else r"(?!)")
            text = (root / path).read_text(encoding="utf-8")
            # Strings of a test are its data; a wrong id there fails the test itself, or is meant.
            lines = prose(text) if folder == TESTS else enumerate(text.splitlines(), start=1)
            for number, line in lines:
                for word in shared.findall(line):
                    yield Found(word, path, number)
                for word in local.findall(line):
                    yield Found(word, path, number, game)


def prose(source: str) -> Iterator[tuple[int, str]]:
    """The comments and docstrings of a Python file, line by line."""
    tokens = list(tokenize.generate_tokens(io.StringIO(source).readline))
    for token, after in pairwise(tokens):
        # A docstring is a statement of its own: nothing but its end follows it in its line.
        alone = token.type == tokenize.STRING and after.type == tokenize.NEWLINE
        if token.type == tokenize.COMMENT or (alone and not token.line[: token.start[1]].strip()):
            yield from enumerate(token.string.splitlines(), start=token.start[0])


def find_marks(root: Path, kind: str) -> Iterator[Found]:
    """The arguments of `@pytest.mark.<kind>(...)` on tests that are run."""
    for path, game in files(root, TESTS):
        tree = ast.parse((root / path).read_text(encoding="utf-8"), str(path))
        for node in ast.walk(tree):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                continue
            marks = [mark for deco in node.decorator_list for mark in ast.walk(deco)]
            names = {mark.attr for mark in marks if isinstance(mark, ast.Attribute)}
            if not node.name.lower().startswith("test") or names.intersection(_NOT_RUN):
                continue
            for mark in marks:
                if isinstance(mark, ast.Call) and _is_mark(mark.func, kind):
                    for argument in mark.args:
                        yield Found(_text(argument), path, mark.lineno, game)


def _is_mark(node: ast.expr, kind: str) -> bool:
    return (
        isinstance(node, ast.Attribute)
        and node.attr == kind
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "mark"
    )


def _text(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return f"{ast.unparse(node)} (write the id itself)"


# -- comparing -------------------------------------------------------------------------------------


def check(root: Path) -> tuple[list[str], list[str]]:
    """Return what is wrong, and a line for each game that is covered."""
    books = [read_rulebook(path) for path in sorted((root / RULES).glob("*.md"))]
    games = {book.game: book for book in books if (root / GAMES / book.game).is_dir()}
    tested = list(find_marks(root, "rule"))
    played = list(find_marks(root, "scenario"))
    untested = read_untested(root)
    problems: list[str] = []
    for book in games.values():
        problems += missing_tests(book, tested, played, untested)
    problems += wrong_citations(root, books, tested, played)
    done = {found.id for found in tested} | {f"{found.game} {found.id}" for found in played}
    problems += wrong_excuses(untested, done, books)
    summary = [
        f"{book.game}: {len(book.rules)} rules, {len(book.scenarios)} scenarios, "
        + (f"{left} of them not yet" if (left := put_off(book, untested)) else "all tested")
        for book in games.values()
    ]
    return problems, summary


def put_off(book: Rulebook, untested: dict[str, str]) -> int:
    """Return how many of its rules and scenarios have an excuse instead of a test."""
    own = [*book.rules, *(f"{book.game} {scenario}" for scenario in book.scenarios)]
    return len([word for word in own if word in untested])


def missing_tests(
    book: Rulebook, tested: list[Found], played: list[Found], untested: dict[str, str]
) -> list[str]:
    """The rules and scenarios of an implemented game that no test names."""
    rules = {found.id for found in tested} | set(untested)
    scenarios = {found.id for found in played if found.game == book.game}
    return [
        *[f"{book.game}: no test for rule {rule}" for rule in book.rules if rule not in rules],
        *[
            f"{book.game}: no test for scenario {scenario}"
            for scenario in book.scenarios
            if scenario not in scenarios and f"{book.game} {scenario}" not in untested
        ],
    ]


def wrong_citations(
    root: Path, books: list[Rulebook], tested: list[Found], played: list[Found]
) -> list[str]:
    """Ids that no rules file defines."""
    known = set().union(*(book.known for book in books))
    for book in books:
        known.update(f"{book.prefix}-{word}" for word in book.local)
    local = {book.game: book.local for book in books}
    wrong = {found for found in tested if found.id not in known}
    wrong |= {found for found in played if found.id not in local.get(found.game, set())}
    for found in find_citations(root, books):
        if found.id not in (local.get(found.game, set()) if found.game else known):
            wrong.add(found)
    lines = sorted({str(found) for found in wrong})
    return [f"{line} is not in {RULES.as_posix()}" for line in lines]


def wrong_excuses(
    untested: dict[str, str], tested: set[str], books: list[Rulebook]
) -> Iterator[str]:
    """Entries of the list of untested rules that should not be there."""
    rules = {rule for book in books for rule in book.rules}
    rules |= {f"{book.game} {scenario}" for book in books for scenario in book.scenarios}
    for rule, reason in untested.items():
        if rule not in rules:
            yield f"{UNTESTED.as_posix()}: {rule} is not a rule"
        elif rule in tested:
            yield f"{UNTESTED.as_posix()}: {rule} has a test; take it off the list"
        elif not reason.strip():
            yield f"{UNTESTED.as_posix()}: {rule} needs a reason"


def main(root: Path = ROOT) -> int:
    """Print what is wrong, or what is covered."""
    problems, summary = check(root)
    for line in problems or summary:
        print(line)
    if problems:
        print(f"rule coverage: {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
