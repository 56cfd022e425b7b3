"""docs/models.md: every command on the page is run as it stands there, and its tables are true."""

from __future__ import annotations

import inspect
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import konspira
from konspira.models import lines, reading

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "models.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```sh\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
SERVES = re.compile(r"konspira (?:mcp --http|serve)\b.*")
TELLS = re.compile(r"http://\S+")


def cells(first: str) -> dict[str, str]:
    """The first two columns of a table, by the words in backticks of the first."""
    rows = PAGE.split(f"\n| {first} |")[1].split("\n\n")[0].splitlines()[2:]
    return {
        name: row.split(" | ")[1]
        for row in rows
        for name in re.findall(r"`([^`]+)`", row.split(" | ")[0])
    }


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """A shell that finds `konspira` and `python`, far from the real home."""
    folder = tmp_path / "bin"
    folder.mkdir()
    source = str(Path(konspira.__file__).parents[1])
    start = (
        f"import sys; sys.path.insert(0, {source!r}); from konspira.cli.main import main; main()"
    )
    for name, more in (("konspira", f" -c {shlex.quote(start)}"), ("python", "")):
        script = folder / name
        script.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)}{more} "$@"\n')
        script.chmod(0o755)
    return {
        **os.environ,
        "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}",
        "XDG_STATE_HOME": str(tmp_path),
        "KONSPIRA_LANG": "en",
    }


@pytest.mark.skipif(os.name == "nt", reason="needs a shell")
@pytest.mark.parametrize("block", BLOCKS, ids=lambda text: text.splitlines()[-1][:60])
def test_the_commands_run_as_they_stand(block: str, environment: dict[str, str]) -> None:
    pytest.importorskip("mcp")
    command = re.sub(r"--port 8100", "--port 0", block)  # any that is free
    *before, last = command.strip().splitlines()
    served = SERVES.search(last)
    script = "\n".join(["set -e", *before, f"exec env {last}" if served else last])
    with subprocess.Popen(
        ["sh", "-c", script],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,  # a server over standard input ends with it
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        if served:
            said = ""
            while not TELLS.search(said):
                line = process.stdout.readline()
                assert line, said
                said += line
            process.send_signal(signal.SIGINT)
        said = process.stdout.read()
        code = process.wait()

    assert code in ((0, 130) if served else (0,)), said
    assert "has not chosen" not in said


def test_the_page_has_all_of_these_commands() -> None:
    text = "\n".join(BLOCKS)

    for words in ("konspira mcp", "konspira play", "konspira arena", "konspira serve"):
        assert words in text


def test_the_table_of_tools_is_true() -> None:
    pytest.importorskip("mcp")
    from konspira.models.server import TOOLS, Tools

    found = cells("tool")

    assert list(found) == list(TOOLS)
    for name, arguments in found.items():
        given = [*inspect.signature(getattr(Tools, name)).parameters][1:]
        assert re.findall(r"`(\w+)`", arguments) == given


def test_the_tables_of_the_lines_are_true() -> None:
    faults = [lines.LATE, lines.DEAD, lines.NONSENSE, lines.GIVEN_UP]

    assert list(cells("fault")) == faults
    assert f"at most {reading.MOST_TOKENS:,} tokens" in PAGE
    assert f'"protocol": {lines.PROTOCOL}' in PAGE
    assert {"text", "options", "view", "seconds", "id"} <= set(cells("key"))


def test_the_longest_turns_keep_to_the_limit() -> None:
    rows = PAGE.split("| game | seats |")[1].split("\n\n")[0].splitlines()[2:]

    assert len(rows) == 6
    for row in rows:
        assert int(row.split(" | ")[-1].strip(" |").replace(",", "")) <= reading.MOST_TOKENS
