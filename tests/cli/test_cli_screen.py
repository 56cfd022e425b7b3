"""What the terminal shows while a tournament runs."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import konspira
from konspira.arena.job import new_job
from konspira.arena.playing import Table, Task
from konspira.arena.run import Run
from konspira.cli.screen import Screen
from konspira.cli.shell import Shell

GAMES = 40


def shown(tmp_path: Path, terminal: bool, language: str = "en") -> str:
    """Everything that is printed while a small tournament of Leduc poker runs."""
    shell = Shell(language)
    file = StringIO()
    shell.console = Console(
        file=file, force_terminal=terminal, width=80, color_system=None, markup=False
    )
    job = new_job("leduc", [konspira.make("leduc")], ["random", "greedy"], 1)
    table = Table(Task(job, [""]))
    rows = [table.play(number) for number in range(GAMES)]
    run = Run(tmp_path, job, GAMES)
    run.log.rows = {row.number: row for row in rows[:10]}  # what was there before
    try:
        with Screen(shell, job, run) as screen:
            assert screen.done == 10
            for start in range(10, GAMES, 5):
                screen.note(rows[start : start + 5])
            assert screen.done == GAMES
            assert sum(screen.points) == pytest.approx(GAMES)
    finally:
        run.close()
    return file.getvalue()


def test_a_terminal_shows_a_bar_and_the_standings(tmp_path: Path) -> None:
    text = shown(tmp_path, terminal=True)

    assert "Leduc poker" in text and "40/40" in text
    assert "Rating" in text and "greedy" in text and "random" in text


def test_the_standings_speak_the_language_of_the_reader(tmp_path: Path) -> None:
    text = shown(tmp_path, terminal=True, language="pl")

    assert "Ranking" in text
    assert re.search(r"\d,\d\N{NO-BREAK SPACE}%", text)  # a comma, not a point


def test_a_file_gets_a_line_now_and_then(tmp_path: Path) -> None:
    lines = shown(tmp_path, terminal=False).splitlines()

    assert lines == [f"{count} of 40 games" for count in range(15, 41, 5)]
