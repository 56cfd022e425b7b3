"""The documents are true: their tables, links, commands and excerpts are compared with the code.

Their sessions (`>>>`) are run by pytest as doctests.
"""

from __future__ import annotations

import ast
import re
import shlex
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
import typer
from tools import check_words
from tools.check_words import called, strings
from tools.rule_coverage import read_rulebook
from typer.testing import CliRunner, Result

import konspira
from konspira import Rng
from konspira.catalogue import GAMES
from konspira.cli.commands import app
from konspira.games.spiskowcy.game import SpiskowcyGame
from konspira.games.spiskowcy.shapes import ScoreView, SeatView, View
from konspira.kernel.events import EVERYONE
from konspira.kernel.gathering import Declarations
from konspira.kernel.loading import sealed
from konspira.kernel.record import Record
from konspira.kernel.record import Result as RecordResult
from konspira.words import LANGUAGES
from test_tutorial import BLOCK, SOURCE, contains

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
TERMINAL = ROOT / "docs" / "terminal.md"
PACKS = ROOT / "docs" / "packs.md"
PICTURES = ROOT / "docs" / "pictures"
CONTRIBUTING = ROOT / "CONTRIBUTING.md"
ARCHITECTURE = ROOT / "docs" / "architecture.md"
NOTATION = ROOT / "docs" / "positions-and-choices.md"
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")

RULES = sorted((ROOT / "docs" / "rules").glob("*.md"))
MAP = ROOT / "src" / "konspira" / "games" / "stawka" / "README.md"
FOLDERS = [ROOT, *[ROOT / "docs" / name for name in (".", "adr", "api")]]
PAGES = sorted([*[page for folder in FOLDERS for page in folder.glob("*.md")], MAP])


def place(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


every_page = pytest.mark.parametrize("page", PAGES, ids=place)
every_document = pytest.mark.parametrize("page", [*PAGES, *RULES], ids=place)


# -- reading Markdown ------------------------------------------------------------------------------


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def prose(text: str) -> str:
    """A text without its blocks of code."""
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def blocks(page: Path, *languages: str) -> list[str]:
    """The blocks of code in these languages."""
    return [text for language, text in BLOCK.findall(read(page)) if language in languages]


def section(page: Path, heading: str) -> str:
    """Return what stands under a heading, up to the next one."""
    _, found, rest = read(page).partition(f"# {heading}\n")
    assert found, f"{place(page)} has no heading {heading}"
    return re.split(r"^#+ ", rest, maxsplit=1, flags=re.MULTILINE)[0]


def table(text: str, first: str) -> list[list[str]]:
    """The rows of the table whose first column has this heading."""
    lines = iter(text.splitlines())
    for line in lines:
        if line.startswith(f"| {first} |"):
            break
    else:
        raise AssertionError(f"no table with the column {first}")
    next(lines)
    found: list[list[str]] = []
    for line in lines:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split(" | ")])
    return found


def ids(cell: str) -> list[str]:
    """The words in backticks."""
    return re.findall(r"`([^`]+)`", cell)


def firsts(text: str, first: str) -> list[str]:
    """The ids in the first column of a table."""
    return [id for row in table(text, first) for id in ids(row[0])]


# -- links, commands, rules ------------------------------------------------------------------------


def slug(heading: str) -> str:
    """The anchor of a heading."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


@every_document
def test_every_link_inside_the_project_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(read(page))):
        if re.match(r"https?:|mailto:", target):
            continue
        path, _, anchor = target.partition("#")
        other = page.parent / path if path else page
        assert other.exists(), f"{place(page)}: {target}"
        if anchor:
            anchors = [slug(line) for line in re.findall(r"^#+ (.+)$", read(other), re.MULTILINE)]
            assert anchor in anchors, f"{place(page)}: {target}"


def command_lines(page: Path, program: str) -> Iterator[list[str]]:
    """Every use of a program in a block for the shell or between backticks, as words."""
    lines = [line for text in blocks(page, "sh", "console") for line in text.splitlines()]
    lines += [" ".join(code.split()) for code in re.findall(r"`([^`]+)`", prose(read(page)))]
    for line in lines:
        found = re.fullmatch(rf"(?:\$ )?(?:\.venv/bin/)?{program} (.+)", line)
        if found:
            yield [word for word in shlex.split(found[1], comments=True) if word != "…"]


class Wrong(Exception):
    """A command line that the command would not understand."""


def check_command(words: list[str]) -> None:
    """Go through a command line of `konspira` as its parser would."""
    command: Any = typer.main.get_command(app)
    while words and hasattr(command, "commands") and not words[0].startswith("-"):
        if words[0] not in command.commands:
            raise Wrong(f"no command {words[0]}")
        command = command.commands[words[0]]
        words = words[1:]
    options = {name: option for option in command.params for name in option.opts}
    places = [option for option in command.params if option.param_type_name == "argument"]
    given: dict[str, str] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word in ("-h", "--help"):
            return
        if not word.startswith("--"):
            if not places:
                raise Wrong(f"one word too many: {word}")
            given[places.pop(0).name] = word
        elif word not in options:
            raise Wrong(f"no option {word}")
        elif not options[word].is_flag:
            if not rest:
                raise Wrong(f"{word} needs a value")
            given[options[word].name] = rest.pop(0)
    check_values(given)
    if words and any(place.required for place in places):  # a bare name is only mentioned
        raise Wrong(f"{places[0].name} is missing")


def check_values(given: dict[str, str]) -> None:
    """Games and languages that are named must be there; words in capitals stand for anything."""
    game, language = given.get("game", "GAME"), given.get("lang", LANGUAGES[0])
    if not game.isupper() and game not in (*GAMES, "kuhn", "kuhn:GAME"):  # the tutorial's
        raise Wrong(f"no game {game}")
    if language not in LANGUAGES:
        raise Wrong(f"no language {language}")


@every_document
def test_every_konspira_command_is_a_real_one(page: Path) -> None:
    for words in command_lines(page, "konspira"):
        check_command(words)


@pytest.mark.parametrize(
    "line",
    [
        "playy",
        "play chess",
        "play --sets 3",
        "play --seats",
        "play --lang fr",
        "replay --to 3",
        "games all",
        "--verbose",
    ],
)
def test_a_command_that_does_not_exist_is_noticed(line: str) -> None:
    with pytest.raises(Wrong):
        check_command(line.split())


def targets() -> list[str]:
    """Return what the Makefile can make."""
    found = re.search(r"^\.PHONY: (.+)$", MAKEFILE, re.MULTILINE)
    assert found
    return found[1].split()


@every_document
def test_every_make_target_is_a_real_one(page: Path) -> None:
    for words in command_lines(page, "make"):
        for word in words:
            name, equals, _ = word.partition("=")
            if equals:
                assert re.search(rf"\b{name}\b", MAKEFILE), f"{place(page)}: make {word}"
            else:
                assert name in targets(), f"{place(page)}: make {word}"


def test_the_guide_for_contributors_names_every_make_target() -> None:
    named = {word for words in command_lines(CONTRIBUTING, "make") for word in words}

    assert set(targets()) <= named


@every_page
def test_every_rule_that_is_cited_exists(page: Path) -> None:
    books = [read_rulebook(path) for path in RULES]
    known = {id for book in books for id in book.known}
    prefixes = "|".join(book.prefix for book in books if book.prefix)

    for rule in re.findall(rf"\b(?:{prefixes})-\d+(?:\.\d+)*", read(page)):
        assert rule in known, f"{place(page)}: {rule}"


@every_page
def test_every_excerpt_stands_in_the_file_that_it_names(page: Path) -> None:
    for _, text in BLOCK.findall(read(page)):
        first, *lines = text.splitlines()
        named = SOURCE.fullmatch(first)
        if named:
            source = (ROOT / named[1]).read_text(encoding="utf-8").splitlines()
            assert contains(source, lines), f"{place(page)}: {named[1]} has changed"


HOSTS = re.compile(r"pypi\.org|pythonhosted\.|npmjs\.|anaconda\.org|registry\.\w|index-url", re.I)
HOMES = re.compile(r"(?<![\w.~])/(?:home|root|Users|work)/")
TEXTS = (".md", ".py", ".toml", ".ftl", ".txt", ".json", ".yaml", ".ts", ".svelte", ".js")


def test_no_file_names_a_package_host_or_somebodys_home() -> None:
    folders = [ROOT / name for name in ("docs", "src", "tests", "tools", "web")]
    paths = [path for folder in folders for path in folder.rglob("*") if path.suffix in TEXTS]
    paths = [path for path in paths if not {"node_modules", "pages"} & set(path.parts)]
    paths += [path for path in ROOT.iterdir() if path.suffix in TEXTS]
    paths += [ROOT / "Makefile", ROOT / ".ci" / "run"]
    for path in paths:
        if path == Path(__file__):
            continue
        for number, line in enumerate(read(path).splitlines(), start=1):
            assert not HOSTS.search(line), f"{path.name}:{number}"
            assert not HOMES.search(line), f"{path.name}:{number}"


def test_a_package_host_and_a_home_are_noticed() -> None:
    assert HOSTS.search("see https://PyPI.org/project/x") and HOSTS.search("--index-url x")
    assert HOMES.search("cd /home/anna/konspira") and HOMES.search("`/root/x`")
    assert not HOMES.search("see docs/work/x and ~/home/x")


# -- the first pages -------------------------------------------------------------------------------

CLAIMS = (  # what the README says nobody else has, and the tests that hold us to it
    ("Bots that cannot peek", "tests/bots/test_search.py"),
    ("The rule behind every", "tools/rule_coverage.py"),
    ("Undo bounded by knowledge", "tests/server/test_undo.py"),
    ("A shuffle you can check", "tests/server/test_shuffle.py"),
    ("Leak tests, byte for byte", "tests/server/test_leaks.py"),
    ("One code from a laptop to PostgreSQL", "tests/server/test_two_processes.py"),
)


def test_the_readme_is_short_and_each_claim_links_to_its_page() -> None:
    assert len(read(README).splitlines()) <= 70
    claims = re.findall(r"^- \*\*\[(.+?)\.?\]\((.+?)\)\*\* ", read(README), re.MULTILINE)

    assert len(claims) == len(CLAIMS)
    for (words, target), (begins, proof) in zip(claims, CLAIMS, strict=True):
        assert words.startswith(begins) and target.startswith("docs/")
        assert (ROOT / proof).is_file()


def test_the_documents_show_every_picture_and_no_other() -> None:
    shown = [
        (page.parent / target).resolve()
        for page in PAGES
        for target in re.findall(r"!\[[^\]]+\]\(([^)]+)\)", read(page))
    ]

    assert sorted(path.name for path in shown) == sorted(path.name for path in PICTURES.iterdir())
    assert all(path.parent == PICTURES for path in shown)


def test_the_moving_picture_is_small_and_goes_round() -> None:
    data = (PICTURES / "table.webp").read_bytes()

    durations, loops = frames_of(data)

    assert len(data) <= 1_500_000
    assert loops == 0  # for ever
    assert 8 <= sum(durations) / 1000 <= 15
    assert len(durations) > 40


def frames_of(data: bytes) -> tuple[list[int], int]:
    """The milliseconds of each frame of an animated WebP, and how often it goes round."""
    assert data[:4] == b"RIFF" and data[8:12] == b"WEBP"
    durations, loops, place = [], -1, 12
    while place < len(data):
        size = int.from_bytes(data[place + 4 : place + 8], "little")
        body = data[place + 8 : place + 8 + size]
        if data[place : place + 4] == b"ANIM":
            loops = int.from_bytes(body[4:6], "little")
        elif data[place : place + 4] == b"ANMF":
            durations.append(int.from_bytes(body[12:15], "little"))
        place += 8 + size + size % 2
    return durations, loops


def invoke(state: Path, words: list[str], answers: str = "") -> Result:
    """The command in this process, far from the real home and language."""
    env = {"XDG_STATE_HOME": str(state), "COLUMNS": "100", "KONSPIRA_LANG": "en", "NO_COLOR": ""}
    return CliRunner().invoke(app, words, input=answers, env={**env, "FORCE_COLOR": ""})


def test_every_command_is_listed() -> None:
    commands: Any = typer.main.get_command(app)

    named = [shlex.split(line)[1] for line in firsts(read(TERMINAL), "command")]

    assert sorted(named) == sorted(commands.commands)


def test_the_terminal_in_the_documents_is_a_real_one(tmp_path: Path) -> None:
    [excerpt] = blocks(TERMINAL, "text")
    assert '`make terminal ARGS="--seed 7"`' in read(TERMINAL)

    result = invoke(tmp_path, ["play", "spiskowcy", "--seed", "7"], "why order_none\nquit\n")

    rest = [line.rstrip() for line in result.stdout.splitlines()]
    for part in excerpt.strip().split("\n…\n"):
        lines = part.splitlines()
        assert contains(rest, lines), f"copy what the terminal shows now: {lines[0]}"
        rest = rest[rest.index(lines[0]) + len(lines) :]


def test_the_pack_in_the_documents_can_be_played(tmp_path: Path) -> None:
    [text] = blocks(PACKS, "toml")
    name = text.splitlines()[0].removeprefix("# my-pack/")
    (tmp_path / name).write_text(text, encoding="utf-8")

    game = konspira.make("spiskowcy", pack=tmp_path)

    assert isinstance(game, SpiskowcyGame)
    assert game.rules.points == tomllib.loads(text)["bank"][0]["points"]
    assert game.pack.hash != konspira.make("spiskowcy").pack.hash


def test_the_changelog_knows_this_version() -> None:
    assert f"\n## {konspira.__version__}\n" in read(ROOT / "CHANGELOG.md")


# -- architecture, dependencies, hooks -------------------------------------------------------------


def test_the_diagram_shows_the_layers_of_the_import_contract() -> None:
    contract = PYPROJECT["tool"]["importlinter"]["contracts"][0]["layers"]
    layers = [
        [name.strip().removeprefix("konspira.") for name in row.split("|")] for row in contract
    ]

    rows = [re.findall(r"│ (\w+)", line) for line in read(ARCHITECTURE).splitlines()]

    assert [row for row in rows if row] == layers


def layout() -> list[Path]:
    """The paths that the page on architecture lists."""
    text = section(ARCHITECTURE, "Where things live")
    found: list[Path] = []
    folders: dict[int, Path] = {0: ROOT}
    for line in re.findall(r"^ *\S.*$", text.split("```")[1], re.MULTILINE):
        depth = len(line) - len(line.lstrip())
        path = folders[depth] / line.split()[0]
        folders[depth + 2] = path
        found.append(path)
    return found


def test_the_layout_lists_what_is_there() -> None:
    package, kernel = ROOT / "src" / "konspira", ROOT / "src" / "konspira" / "kernel"
    names = [path.relative_to(ROOT).as_posix() for path in layout()]

    assert [path for path in layout() if not path.exists()] == []
    for path in [*kernel.glob("*.py"), *package.iterdir(), *(package / "games").iterdir()]:
        name = path.relative_to(ROOT).as_posix()
        if path.name[0] != "_" and path.name not in ("version.py", "py.typed", "games"):
            assert name in names, f"{name} is not in the layout"


def test_the_map_of_stawka_names_every_module_once() -> None:
    patterns = firsts(read(MAP), "modules")

    for path in MAP.parent.rglob("*.py"):
        name = path.relative_to(MAP.parent).with_suffix("").as_posix()
        if path.name != "__init__.py":
            named = [one for one in patterns if fnmatch(name, one)]
            assert len(named) == 1, f"{name}: {named}"
    for pattern in patterns:
        assert list(MAP.parent.glob(f"{pattern}.py")), pattern


def required(rows: list[str]) -> set[str]:
    """The packages that some requirements name, ours apart."""
    names = {re.split(r"[\[<>=~! ]", row)[0] for row in rows}
    return names - {"konspira"}


def test_every_dependency_has_its_reason_and_no_other_has() -> None:
    page = ROOT / "docs" / "dependencies.md"
    project = PYPROJECT["project"]
    groups = {"Runtime": project["dependencies"], "Build": PYPROJECT["build-system"]["requires"]}
    extras = project["optional-dependencies"]
    groups |= {f"Extra `{name}`": rows for name, rows in extras.items() if required(rows)}

    for heading, rows in groups.items():
        found = table(section(page, heading), "package")
        assert {id for row in found for id in ids(row[0])} == required(rows), heading
        assert all(row[1] for row in found)
    headings = set(re.findall(r"^## (.+)$", read(page), re.MULTILINE))
    assert headings == {*groups, "Extra `all`", "Upper bounds", "The client's typefaces"}
    assert set(extras) - {"dev", "test", "docs", "bench", "ray", "all"} == contained(extras["all"])


def contained(rows: list[str]) -> set[str]:
    """The extras of ours that some requirements bring."""
    ours = [row for row in rows if row.startswith("konspira[")]
    return {extra for row in ours for extra in row[len("konspira[") : -1].split(",")}


def test_every_upper_bound_has_its_reason_and_no_other_has() -> None:
    project = PYPROJECT["project"]
    rows = [*project["dependencies"], *PYPROJECT["build-system"]["requires"]]
    rows += [row for extra in project["optional-dependencies"].values() for row in extra]
    bounded = required([row for row in rows if "<" in row.partition(";")[0]])

    found = table(section(ROOT / "docs" / "dependencies.md", "Upper bounds"), "package")

    assert {id for row in found for id in ids(row[0])} == bounded


def test_the_hooks_run_what_make_check_runs_and_fetch_nothing() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    [recipe] = re.findall(r"^check-python: .*\n((?:\t.+\n)+)", MAKEFILE, re.MULTILINE)

    def tools(commands: list[str]) -> list[str]:
        """Each command without its options."""
        return sorted(re.sub(r" (?:--\S+|\.)(?= |$)", "", command) for command in commands)

    made = re.findall(r"\$\(BIN\)/(.+)", recipe)
    hooked = re.findall(r"entry: \.venv/bin/(.+)", hooks)
    assert tools(hooked) == tools(made)
    assert set(re.findall(r"repo: (.+)", hooks)) == {"local"}
    assert hooks.count("language: system") == len(hooked)


# -- positions and choices -------------------------------------------------------------------------


def known_keys(data: dict[str, Any]) -> set[str]:
    """The keys of a position, as its reader lists them when it meets one that it does not know."""
    with pytest.raises(konspira.PositionError) as caught:
        konspira.make("spiskowcy").position(data)
    return set(str(caught.value.facts["remedy"]).partition("known: ")[2].split(", "))


def test_every_key_of_a_position_is_described() -> None:
    shared = firsts(section(NOTATION, "Keys of every game"), "key")
    text = section(NOTATION, "Keys of Spiskowcy")
    first, second = text.split("Each dict in `seats`:")

    assert sorted([*shared, *firsts(first, "key")]) == sorted(
        known_keys(sealed({"xyzzy": 1, "agenda": []}))
    )
    assert sorted(firsts(second, "key")) == sorted(known_keys({"seats": [{"xyzzy": 1}]}))
    [chance] = [
        row for row in table(section(NOTATION, "Keys of every game"), "key") if "word" in row[1]
    ]
    assert set(ids(chance[1])) == known_keys({"chance": {"xyzzy": 1}})


def test_the_positions_on_the_command_line_can_be_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [text] = blocks(NOTATION, "json")
    (tmp_path / "raid.json").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    lines = [words for words in command_lines(NOTATION, "konspira") if words[0] == "position"]

    assert lines
    for words in lines:
        result = invoke(tmp_path, words)
        assert result.exit_code == 0, result.output


def test_the_table_of_choices_is_complete() -> None:
    rows = [
        [ids(name)[0], argument.replace("–", ""), int(start), int(count), rule]
        for name, argument, start, count, rule in table(section(NOTATION, "Choices"), "family")
    ]

    assert rows == [
        [family.name, family.subject, family.start, len(family.names), family.rule]
        for family in SpiskowcyGame.table.families
    ]


def test_every_card_is_named() -> None:
    assert set(SpiskowcyGame.vocabulary["card"]) <= set(ids(prose(section(NOTATION, "Choices"))))


# -- what random games show ------------------------------------------------------------------------


class Sample(NamedTuple):
    """The questions and events of some random games with various options."""

    questions: dict[str, tuple[set[str], set[tuple[str, ...]], set[str]]]
    audiences: dict[str, set[str]]  # of each kind of event
    refusals: dict[str, set[tuple[str, tuple[str, ...]]]]  # by code: rule and facts


@cache
def sample() -> Sample:
    """Random games with few and many seats, with the usual options and with all others."""
    seen = Sample(defaultdict(lambda: (set(), set(), set())), defaultdict(set), defaultdict(set))
    others: dict[str, Any] = {
        setting.name: setting.values[-1] for setting in SpiskowcyGame.settings
    }
    for seats in range(2, 5):
        for options in ({}, others, {"order_counts_visible": False, "allow_empty_order": True}):
            for seed in range(8):
                watch(konspira.make("spiskowcy", seats, **options).start(seed), Rng(seed), seen)
    return seen


def watch(state: Any, rng: Rng, seen: Sample) -> None:
    """Play one game at random and note what it shows."""
    table = state.game.table
    while not state.over:
        question = state.questions[rng.below(len(state.questions))]
        options = state.options(question.seat)
        activities, facts, families = seen.questions[question.kind]
        activities.add(question.activity)
        facts.add(tuple(question.facts))
        families.update(table.family(option).name for option in options)
        if rng.below(4) == 0:
            for option in range(len(table)):
                refusal = state.refusal(question.seat, option)
                if refusal is not None:
                    seen.refusals[refusal.code].add((refusal.rule, tuple(refusal.facts)))
        state.choose(question.seat, rng.choice(options))
    for told in state.log:
        audience = "all" if told.audience == EVERYONE else "the seat"
        seen.audiences[told.event.kind].add(audience)


def test_the_table_of_questions_is_true() -> None:
    rows = table(section(NOTATION, "Questions"), "kind")

    assert [ids(row[0])[0] for row in rows] == list(SpiskowcyGame.question_kinds)
    for kind, activity, facts, families in rows:
        found = sample().questions[ids(kind)[0]]
        assert found == (set(ids(activity)), {tuple(ids(facts))}, set(ids(families))), kind


def test_the_table_of_events_is_true() -> None:
    rows = table(section(NOTATION, "Events"), "kind")

    assert {ids(row[0])[0]: tuple(ids(row[1])) for row in rows} == SpiskowcyGame.event_kinds
    for kind, _, audience in rows:
        assert sample().audiences[ids(kind)[0]] == {audience}, kind


def declared() -> Declarations:
    """Return the declarations of Spiskowcy."""
    found = SpiskowcyGame.declared
    assert found is not None
    return found


def test_the_table_of_refusals_is_true() -> None:
    rows = table(section(NOTATION, "Refusals"), "code")
    known = declared().refusals

    assert [ids(row[0])[0] for row in rows] == list(known)
    for code, facts, rules in rows:
        id = ids(code)[0]
        documented = {(rule, tuple(ids(facts))) for rule in rules.split(", ")}
        assert documented == {(one.rule, tuple(one.names)) for one in known[id]}, code
        assert sample().refusals[id] <= documented, code
    kernel = {code for call in calls("kernel", {"Refusal"}) for code in strings(call.args[1])}
    assert kernel <= set(ids(prose(section(NOTATION, "Refusals"))))


# -- fields and errors -----------------------------------------------------------------------------


def fields(kind: type[msgspec.Struct]) -> list[str]:
    return [field.name for field in msgspec.structs.fields(kind)]


def test_every_field_of_a_record_is_described() -> None:
    text = section(NOTATION, "Records")

    assert sorted(firsts(text, "field")) == sorted(fields(Record))
    [result] = [row for row in table(text, "field") if row[0] == "`result`"]
    assert ids(result[1]) == fields(RecordResult)


def test_every_field_of_a_view_is_described() -> None:
    text = section(NOTATION, "Views")

    assert firsts(text, "field of the table") == fields(View)
    assert firsts(text, "field of a seat") == fields(SeatView)
    [scores] = [row for row in table(text, "field of the table") if row[0] == "`scores`"]
    assert ids(scores[1]) == fields(ScoreView)


def calls(folder: str, names: set[str]) -> Iterator[ast.Call]:
    """Calls of these functions and classes in the sources, where they have arguments."""
    for path in sorted((ROOT / "src" / "konspira" / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(read(path))):
            if isinstance(node, ast.Call) and called(node) in names and node.args:
                yield node


def test_the_table_of_errors_is_complete() -> None:
    raised = {
        (called(call), code)
        for call in calls("", set(check_words.ERRORS) - {"ShellError", "ServerError"})
        for code in strings(call.args[0])
    }

    rows = [(ids(row[0])[0], ids(row[1])[0]) for row in table(section(NOTATION, "Errors"), "class")]

    assert sorted(rows) == sorted(raised)


def test_every_error_of_the_command_line_is_listed() -> None:
    raised = {code for call in calls("cli", {"ShellError"}) for code in strings(call.args[0])}

    rows = table(section(NOTATION, "Errors of the command line"), "about")

    assert sorted(id for row in rows for id in ids(row[1])) == sorted(raised)


def test_every_error_of_the_server_is_listed() -> None:
    for folders, kind, text in (
        (("server", "cli"), "ServerError", section(NOTATION, "Errors of the server")),
        (("server",), "Refusal", section(ROOT / "docs" / "wire.md", "Errors")),
    ):
        found = [call for folder in folders for call in calls(folder, {kind})]
        raised = {code for call in found for code in strings(call.args[0])}
        listed = [id for row in table(text, "about") for id in ids(row[1])]
        assert sorted(listed) == sorted(raised)
