"""`make ladder`: the tables of docs/bots.md are what was played, also if it is interrupted."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

TOOL = Path(__file__).parents[1] / "tools" / "ladder.py"
pytestmark = pytest.mark.verify
PAGE = "# Bots\n\n<!-- ladder -->\n<!-- end of ladder -->\n\nMore.\n"


@pytest.fixture(name="tool")
def _tool(tmp_path: Path) -> Path:
    """The tool with a page of its own beside it."""
    for folder in ("docs", "tools", "src/konspira/games/leduc"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs" / "bots.md").write_text(PAGE)
    return Path(shutil.copy(TOOL, tmp_path / "tools"))


def begin(tool: Path, *arguments: str) -> subprocess.Popen[str]:
    """Start a ladder of the smallest game."""
    command = [sys.executable, str(tool), "--tables", "leduc", "--steps", "easy", *arguments]
    return subprocess.Popen(command, stderr=subprocess.PIPE, text=True)


def row(tool: Path) -> dict[str, Any]:
    """Return what was kept."""
    kept = json.loads((tool.parents[1] / "src/konspira/games/leduc/ladder.json").read_text())
    found: dict[str, Any] = kept[""]["easy"]
    return found


def shown(tool: Path) -> str:
    """The page."""
    return (tool.parents[1] / "docs" / "bots.md").read_text()


def test_a_step_is_played_from_both_seats_and_stands_on_the_page(tool: Path) -> None:
    with begin(tool, "--deals", "20", "--workers", "1") as ladder:
        _, told = ladder.communicate(timeout=100)

    assert ladder.returncode == 0, told
    assert row(tool)["games"] == 40
    assert f"| leduc | easy : random | 40 | {row(tool)['share']:.1%} " in shown(tool)
    assert shown(tool).endswith("\n\nMore.\n")


def test_whoever_interrupts_keeps_the_deals_that_were_played(tool: Path) -> None:
    with begin(tool, "--deals", "50000", "--workers", "2") as ladder:
        assert ladder.stderr
        assert "20 games" in ladder.stderr.readline()
        ladder.send_signal(signal.SIGINT)
        _, told = ladder.communicate(timeout=100)

    assert ladder.returncode == 130, told
    assert 20 <= row(tool)["games"] < 100_000
    assert f"| {row(tool)['games']} |" in shown(tool)


@pytest.mark.parametrize("arguments", [("--tables", "chess"), ("--steps", "master")])
def test_an_unknown_table_or_step_is_refused(tool: Path, arguments: tuple[str, str]) -> None:
    with begin(tool, *arguments) as ladder:
        _, told = ladder.communicate(timeout=100)

    assert ladder.returncode == 2
    assert f'"{arguments[1]}" is unknown; choose from' in told
    assert shown(tool) == PAGE
