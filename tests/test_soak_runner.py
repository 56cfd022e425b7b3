"""The soak runs slices to their end, goes on where it was stopped, and writes only what it ran."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from tools.soak import ledger
from tools.soak.due import due, sources
from tools.soak.house import House, our_house
from tools.soak.journal import Done
from tools.soak.main import main
from tools.soak.slices import (
    BOTH,
    COMPILED,
    LIMIT,
    PLAIN,
    SLICES,
    Cases,
    Selection,
    Slice,
    SoakError,
)
from tools.soak.worker import form

from support.soaking import WAITING

ROOT = Path(__file__).parents[1]
HERE = form()  # these tests run in one form only; the slices below do so too
PAGE = """# A page

<!-- slices: written by tools/soak -->
<!-- end of slices -->

<!-- ledger: written by tools/soak -->
| slice | form | commit | day | run | seconds | result |
| --- | --- | --- | --- | --: | --: | --- |
<!-- end of ledger -->

The end.
"""
SUITE = """
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.soak

@pytest.mark.parametrize("number", range(6))
def test_good(number):
    while number > 2 and Path(".soak/wait").exists():
        time.sleep(0.02)

def test_bad():
    assert 1 == 2

def test_absent():
    pytest.skip("nobody is here")

def test_of_another_slice():
    raise AssertionError
"""
CONFIG = '[tool.pytest.ini_options]\nmarkers = ["soak: late"]\naddopts = "-m \'not soak\'"\n'

LEDUC = Slice("leduc", "Leduc works.", Cases("games", "leduc", 60, HERE, batch=5))
MANY = LEDUC._replace(name="many", work=Cases("games", "leduc", 60_000, HERE, batch=50))
GAMELESS = LEDUC._replace(name="gameless", work=Cases("games", "chess", 30, HERE, batch=4))
BOLD = LEDUC._replace(
    name="bold", work=Cases("strength", "spiskowcy", 2, HERE, bound=1.01, batch=1)
)
GOOD = Slice("good", "Good tests pass.", Selection(["tests/"], HERE, words=("test_good", "absent")))
MIXED = GOOD._replace(name="mixed", work=Selection(["tests/"], HERE, no_words=("another",)))
OURS = [LEDUC, MANY, GAMELESS, BOLD, GOOD, MIXED]


def git(root: Path, *words: str) -> str:
    who = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org"]
    command = ["git", "-C", str(root), *who, *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A small repository with some tests and an empty ledger, committed."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # its tests need few plugins
    monkeypatch.setenv("PYTEST_ADDOPTS", "-p xdist")
    root = tmp_path / "clone"
    (root / "docs").mkdir(parents=True)
    (root / "tests").mkdir()
    (root / "docs" / "soak.md").write_text(PAGE, encoding="utf-8")
    (root / "tests" / "test_things.py").write_text(SUITE, encoding="utf-8")
    (root / "pyproject.toml").write_text(CONFIG, encoding="utf-8")
    (root / ".gitignore").write_text(".soak/\n__pycache__/\n.pytest_cache/\n", encoding="utf-8")
    git(root, "init", "-q")
    commit(root)
    return House(root, {PLAIN: Path(sys.executable), COMPILED: Path(sys.executable)})


def commit(root: Path) -> str:
    git(root, "add", "-A")
    git(root, "commit", "-q", "-m", "tests: something")
    return git(root, "rev-parse", "HEAD")[:10]


def soak(house: House, *words: str) -> int:
    return main(["run", "--jobs", "2", *words], house, OURS)


def page(house: House) -> str:
    return (house.root / house.page).read_text(encoding="utf-8")


def rows(house: House) -> dict[str, ledger.Row]:
    return {row.slice: row for row in ledger.rows(house.root / house.page)}


def journal(house: House, name: str) -> list[Done]:
    lines = (house.root / house.folder / name / "journal.jsonl").read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Done) for line in lines[1:]]


# -- to the end ------------------------------------------------------------------------------------


def test_a_slice_of_cases_runs_to_its_end_and_into_the_ledger(house: House) -> None:
    assert soak(house, "leduc") == 0

    row = rows(house)["leduc"]
    assert (row.run, row.result, row.form) == ("60 games", "passed", HERE)
    assert row.commit == git(house.root, "rev-parse", "HEAD")[:10]
    assert page(house).startswith("# A page") and page(house).endswith("The end.\n")


def change(house: House, path: str, words: str = "") -> None:
    file = house.root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{words}\nTIME = {time.monotonic()}\n", encoding="utf-8")
    commit(house.root)


def test_a_row_stands_until_something_changes_that_its_slice_runs(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    change(house, "src/konspira/games/emerald/state.py")
    assert due(house, [LEDUC]) == {"leduc": "not in the ledger"}
    assert soak(house, "leduc") == 0
    for beside in (
        "docs/a.md",
        "src/konspira/server/a.py",
        "src/konspira/games/emerald/state.py",
        "src/konspira/games/leduc/lessons/first.toml",
        "web/src/a.ts",
    ):
        change(house, beside)
        assert due(house, [LEDUC]) == {}
    before = rows(house)["leduc"].commit
    change(house, "src/konspira/kernel/state.py")

    reason = f"1 files changed since {before}, src/konspira/kernel/state.py first"
    assert due(house, [LEDUC]) == {"leduc": reason}
    capsys.readouterr()
    assert main(["due"], house, [LEDUC]) == 1
    assert reason in capsys.readouterr().out
    assert main(["run", "--jobs", "2", "--due"], house, [LEDUC]) == 0
    assert due(house, [LEDUC]) == {}


def test_a_row_outlives_other_comments_and_docstrings_but_no_other_code(house: House) -> None:
    file = "src/konspira/kernel/state.py"
    change(house, file)
    assert soak(house, "leduc") == 0
    path = house.root / file
    code = path.read_text(encoding="utf-8")
    path.write_text(f'"""A state."""\n{code}# more', encoding="utf-8")
    commit(house.root)
    assert due(house, [LEDUC]) == {}

    path.write_text(f'"""A state."""\n{code}MORE = 1\n', encoding="utf-8")
    commit(house.root)
    assert "1 files changed" in due(house, [LEDUC])["leduc"]


def test_a_slice_that_failed_is_due(house: House) -> None:
    assert soak(house, "mixed") == 1
    assert due(house, [MIXED]) == {"mixed": "failed: 1, 1 skipped"}


def test_a_slice_of_the_browser_runs_the_pages() -> None:
    ends = next(one for one in SLICES if one.name == "browser-ends")
    assert {"src/konspira", "web/src", "tests/browser/test_ends.py"} <= set(sources(ends, []))


def test_words_are_part_of_what_the_tests_of_rules_read_but_not_of_a_planted_mistake() -> None:
    rules, mistakes = (
        next(one for one in SLICES if one.name == name) for name in ("reasons", "mistakes-stawka")
    )
    words = ":(exclude)src/konspira/locale"
    assert words in sources(mistakes, []) and words not in sources(rules, [])


def test_a_slice_of_tests_goes_on_after_a_failure_and_says_how_to_see_it_again(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    assert soak(house, "mixed") == 1

    row = rows(house)["mixed"]
    assert (row.run, row.result) == ("7 tests", "failed: 1, 1 skipped")
    said = capsys.readouterr().out
    assert "-m pytest -m '' 'tests/test_things.py::test_bad'" in said
    kept = (house.root / house.folder / "mixed" / "failures.txt").read_text(encoding="utf-8")
    assert "assert 1 == 2" in kept


def test_a_case_that_fails_fails_the_slice_and_can_be_played_again(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    assert soak(house, "gameless") == 1

    assert (rows(house)["gameless"].run, rows(house)["gameless"].result) == (
        "30 games",
        "failed: 30",
    )
    said = capsys.readouterr().out
    assert f"{sys.executable} -m tools.soak case gameless 2" in said
    assert said.count("again: ") == 20  # nobody reads more of them
    with pytest.raises(Exception, match="chess"):
        main(["case", "gameless", "2"], house, OURS)
    assert main(["case", "leduc", "2"], house, OURS) == 0


def test_greedy_that_wins_too_little_fails_its_slice(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    assert soak(house, "bold") == 1

    assert rows(house)["bold"].result == "failed: 1"
    assert "greedy wins" in capsys.readouterr().out


def fake(folder: Path, name: str, body: str) -> Path:
    """A Python whose workers do something else in a case."""
    program = folder / f"{name}.py"
    program.write_text(
        f"import os\nfrom tools.soak import cases, worker\n{body}\n"
        f"worker.form = lambda: {name!r}\n"
        "cases.KINDS['games'] = play\nworker.main()\n",
        encoding="utf-8",
    )
    script = folder / name
    real = f'exec "{sys.executable}"'
    text = f'#!/bin/sh\nif [ "$1" = -m ]; then {real} "{program}"; else {real} "$@"; fi\n'
    script.write_text(text, encoding="utf-8")
    script.chmod(0o755)
    return script


def test_a_case_that_kills_its_process_has_failed_and_the_others_are_played(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    body = "def play(case):\n    case.number == 7 and os.abort()\n    case.checksum = 'x'\n"
    other = house._replace(pythons={HERE: fake(tmp_path, HERE, body)})

    assert main(["run", "leduc"], other, OURS) == 1

    assert (rows(house)["leduc"].run, rows(house)["leduc"].result) == ("60 games", "failed: 1")
    assert "case 7 failed" in capsys.readouterr().out


def test_forms_that_do_not_end_alike_are_noticed(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    same = "def play(case): case.checksum = str(case.number)"
    odd = "def play(case): case.checksum = str(case.number + (case.number == 3))"
    pythons = {PLAIN: fake(tmp_path, PLAIN, same), COMPILED: fake(tmp_path, COMPILED, odd)}
    both = LEDUC._replace(work=Cases("games", "leduc", 8, BOTH, batch=4))

    assert main(["run", "leduc"], house._replace(pythons=pythons), [both]) == 1

    said = capsys.readouterr().out
    assert (
        "case 3 failed" in said and "the forms end differently: plain at 3, compiled at 4" in said
    )
    assert (rows(house)["leduc"].form, rows(house)["leduc"].result) == (BOTH, "failed: 1")


# -- stopped, killed, continued --------------------------------------------------------------------

PROGRAM = """
import sys
from pathlib import Path
from tools.soak.house import House
from tools.soak.main import main
from test_soak_runner import OURS
root, *words = sys.argv[1:]
pythons = {"plain": Path(sys.executable), "compiled": Path(sys.executable)}
sys.exit(main(["run", "--jobs", "2", *words], House(Path(root), pythons), OURS))
"""


def start(house: House, *words: str) -> subprocess.Popen[str]:
    """A soak in a process of its own."""
    paths = os.pathsep.join([str(ROOT), str(ROOT / "tests")])
    env = {**os.environ, "PYTHONPATH": paths}
    command = [sys.executable, "-c", PROGRAM, str(house.root), *words]
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True, cwd=ROOT)


def await_lines(house: House, name: str, count: int, process: subprocess.Popen[str]) -> None:
    """Wait until `count` parts are done."""
    file = house.root / house.folder / name / "journal.jsonl"
    while not file.exists() or file.read_bytes().count(b"\n") <= count:
        assert process.poll() is None, "it ended too early"
        time.sleep(0.01)


@pytest.mark.verify
def test_ctrl_c_keeps_what_is_done_and_a_resumed_run_does_the_rest(house: House) -> None:
    process = start(house, "many")
    await_lines(house, "many", 4, process)
    process.send_signal(signal.SIGINT)
    said = process.communicate()[0]

    assert process.returncode == 130
    row = rows(house)["many"]
    assert re.fullmatch(r"stopped at [\d,]+ of 60,000", row.result)
    assert row.result in said
    before = journal(house, "many")
    assert row.run == f"{sum(done.cases for done in before):,} games"

    # A machine that lost its power may have written half a line.
    with (house.root / house.folder / "many" / "journal.jsonl").open("ab") as file:
        file.write(b'{"name":"0-')
    process = start(house, "many", "--resume")
    await_lines(house, "many", len(before) + 1, process)
    process.send_signal(signal.SIGTERM)
    process.communicate()
    after = journal(house, "many")
    assert after[: len(before)] == before
    assert len(after) > len(before)
    assert max(Counter(done.name for done in after).values()) == 1
    assert float(rows(house)["many"].seconds) >= float(row.seconds)


def is_gone(process: int) -> bool:
    """Is there no such process any more, as Linux knows them?"""
    status = Path(f"/proc/{process}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] == "Z"


@pytest.mark.verify
def test_a_run_that_was_killed_goes_on_from_its_last_test(house: House) -> None:
    wait = house.root / house.folder / "wait"
    wait.parent.mkdir()
    wait.touch()
    process = start(house, "good")
    await_lines(house, "good", 1, process)
    [tests] = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    process.kill()
    process.communicate()
    wait.unlink()
    while not is_gone(int(tests)):  # they notice that nobody wants them any more
        time.sleep(0.05)
    assert "good" not in rows(house)
    before = journal(house, "good")
    assert 1 <= len(before) < 7

    assert soak(house, "good", "--resume") == 0

    names = Counter(done.name for done in journal(house, "good"))
    assert len(names) == 7
    assert max(names.values()) == 1
    assert (rows(house)["good"].run, rows(house)["good"].result) == ("6 tests", "passed, 1 skipped")


def test_a_slice_ends_when_its_time_is_up(house: House) -> None:
    short = MANY._replace(minutes=0.02)

    assert main(["run", "many"], house, [short]) == 1

    assert all("stopped at" in row.result for row in rows(house).values())  # or nothing was run


def test_a_slice_that_is_finished_is_not_run_again_on_the_same_commit(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    soak(house, "leduc")
    before = journal(house, "leduc")
    written = page(house)
    (house.root / house.page).write_text(PAGE, encoding="utf-8")  # somebody took the row away

    assert soak(house, "leduc", "--resume") == 0
    assert "is finished; passed, 60 games" in capsys.readouterr().out
    assert journal(house, "leduc") == before
    assert page(house) == written

    (house.root / "more.txt").write_text("more\n", encoding="utf-8")
    now = commit(house.root)
    assert soak(house, "leduc", "--resume") == 0  # another commit: all of it
    assert rows(house)["leduc"].commit == now


# -- what may be written ---------------------------------------------------------------------------


def test_changes_are_refused_or_named(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    (house.root / "new.txt").write_text("new\n", encoding="utf-8")

    assert soak(house, "leduc") == 2
    assert "commit them, or say --dirty" in capsys.readouterr().err
    assert soak(house, "leduc", "--dirty", "--resume") == 2
    assert rows(house) == {}

    assert soak(house, "leduc", "--dirty") == 0
    assert rows(house)["leduc"].commit.endswith(" + changes")


@pytest.mark.verify
def test_the_ledger_alone_makes_no_new_commit(house: House) -> None:
    first = git(house.root, "rev-parse", "HEAD")[:10]
    soak(house, "leduc")
    assert not house.tree().dirty  # though the ledger has changed
    commit(house.root)

    soak(house, "good")

    assert {row.commit for row in rows(house).values()} == {first}


@pytest.mark.verify
def test_a_part_of_a_slice_never_reaches_the_ledger(house: House) -> None:
    (house.root / "new.txt").write_text("new\n", encoding="utf-8")

    assert soak(house, "leduc", "good", "--scale", "0.2") == 0

    assert page(house) == PAGE
    assert sum(done.cases for done in journal(house, "tried-leduc")) == 12
    assert len(journal(house, "tried-good")) == 2


def test_sources_that_change_meanwhile_are_not_what_was_run(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = house.root / "odd.txt"
    body = f"def play(case): case.checksum = 'x'; open({str(file)!r}, 'w').close()"
    other = house._replace(pythons={HERE: fake(tmp_path, HERE, body)})

    assert main(["run", "leduc"], other, OURS) == 1

    assert rows(house) == {}
    assert "the sources changed meanwhile" in capsys.readouterr().out


@pytest.mark.verify
def test_what_is_only_skipped_was_not_run(house: House) -> None:
    absent = GOOD._replace(work=Selection(["tests/"], HERE, words=("absent",)))

    assert main(["run", "good"], house, [absent]) == 1
    assert rows(house) == {}


@pytest.mark.verify
def test_tests_that_cannot_be_read_do_not_stop_the_other_slices(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    (house.root / "tests" / "test_broken.py").write_text("import nothing_here\n", encoding="utf-8")
    commit(house.root)

    assert main(["run", "--all"], house, [GOOD, LEDUC]) == 1

    assert "nothing_here" in capsys.readouterr().out
    assert list(rows(house)) == ["leduc"]


@pytest.mark.verify
def test_one_soak_runs_at_a_time(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    process = start(house, "many")
    await_lines(house, "many", 0, process)
    try:
        assert soak(house, "leduc") == 2
        assert "another soak is running" in capsys.readouterr().err
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate()
    assert process.returncode == 130


@pytest.mark.parametrize(
    ("words", "remedy"),
    [
        (["run", "leducc"], 'did you mean "leduc"?'),
        (["run", "xyz"], "see `python -m tools.soak list`"),
        (["run"], "name the slices to run, or say --all"),
        (["run", "leduc", "--all"], "name the slices to run, or say --all"),
        (["case", "good", "1"], "run one of them with pytest"),
    ],
)
def test_a_command_that_cannot_be_carried_out_says_what_to_do(
    house: House, words: list[str], remedy: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words, house, OURS) == 2
    assert remedy in capsys.readouterr().err


def test_a_form_that_is_missing_or_old_is_refused(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    work = Cases("games", "leduc", 1, COMPILED)
    slices = [LEDUC._replace(work=work)]
    absent = house._replace(pythons={COMPILED: house.root / "bin" / "python"})
    assert main(["run", "leduc"], absent, slices) == 2
    assert "run `make compiled`" in capsys.readouterr().err

    (house.root / "src" / "konspira").mkdir(parents=True)
    (house.root / "src" / "konspira" / "version.py").write_text("VERSION = '9'\n", encoding="utf-8")
    commit(house.root)
    assert main(["run", "leduc"], house, slices) == 2
    assert "src/konspira/version.py is not what" in capsys.readouterr().err


def test_a_clone_is_needed(
    tmp_path: Path, house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    outside = house._replace(root=tmp_path / "elsewhere")
    outside.root.mkdir()

    assert soak(outside, "leduc") == 2
    assert "run this in a clone" in capsys.readouterr().err


# -- the page --------------------------------------------------------------------------------------


def row(name: str, result: str = "passed") -> ledger.Row:
    return ledger.Row(name, PLAIN, "0123456789", "2026-01-31", "1,000 games", "99", result)


def test_a_newer_row_replaces_an_older_one_and_the_order_is_that_of_the_slices(
    house: House,
) -> None:
    file = house.root / house.page
    for one in (row("good"), row("leduc"), row("gone"), row("good", "failed: 2, 1 skipped")):
        ledger.write(file, one, [*OURS, LEDUC._replace(name="gone")])
    ledger.write(file, row("many", "stopped at 3 of 1,000, failed: 1"), OURS)

    assert [one.slice for one in ledger.rows(file)] == ["leduc", "many", "good"]
    assert rows(house)["good"].result == "failed: 2, 1 skipped"


@pytest.mark.parametrize(
    "line",
    [
        "| `leduc` | plain | 0123456789 | 2026-01-31 | 60 games | 9 | perfect |",
        "| `leduc` | plain | main | 2026-01-31 | 60 games | 9 | passed |",
        "| `leduc` | plain | 0123456789 | today | 60 games | 9 | passed |",
        "| `leduc` | plain | 0123456789 | 2026-01-31 | many games | 9 | passed |",
        "I ran them all, believe me.",
    ],
)
def test_a_row_that_the_soak_does_not_write_is_refused(house: House, line: str) -> None:
    file = house.root / house.page
    file.write_text(PAGE.replace("--- |\n<!-- end", f"--- |\n{line}\n<!-- end"), encoding="utf-8")

    with pytest.raises(SoakError, match="does not write"):
        ledger.rows(file)


def test_a_page_without_a_place_for_the_ledger_is_refused(house: House) -> None:
    (house.root / house.page).write_text("# A page\n", encoding="utf-8")

    with pytest.raises(SoakError, match="no place for its ledger"):
        ledger.write(house.root / house.page, row("leduc"), OURS)


def test_the_list_says_what_the_ledger_knows(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    ledger.write(house.root / house.page, row("leduc"), OURS)

    assert main(["list"], house, OURS) == 0

    said = capsys.readouterr().out
    assert "passed, 1,000 games, 0123456789, 2026-01-31" in said
    assert said.count("not in the ledger") == len(OURS) - 1


def test_the_page_of_this_project_has_the_slices_and_only_rows_of_the_soak() -> None:
    file = our_house().root / our_house().page
    table = ledger.between(file.read_text(encoding="utf-8"), ledger.SLICES)[1]
    assert table.splitlines() == ledger.described(SLICES), "run `python -m tools.soak page`"

    order = [one.name for one in SLICES]
    names = [one.slice for one in ledger.rows(file)]
    assert names == [name for name in order if name in names]


def test_every_slice_has_a_name_of_its_own_and_an_end() -> None:
    names = [one.name for one in SLICES]

    assert len(set(names)) == len(names)
    assert all(0 < one.minutes <= LIMIT for one in SLICES)


def test_every_test_that_waits_for_a_soak_is_in_a_slice(request: pytest.FixtureRequest) -> None:
    """In a run of all tests; with fewer files it asks about those."""
    waiting = request.config.stash[WAITING]
    works = [one.work for one in SLICES if isinstance(one.work, Selection)]

    lost = [
        test for test, names in waiting.items() if not any(one.picks(test, names) for one in works)
    ]

    assert not lost, "put them into a slice of tools/soak/slices.py"
