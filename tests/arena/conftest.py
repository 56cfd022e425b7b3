"""Small jobs, and the program as its own process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import konspira
from konspira.arena.job import Job, new_job
from konspira.arena.playing import Task

TESTS = Path(__file__).parents[1]
GAMES = 24


def make_task(
    bots: tuple[str, ...] = ("random", "greedy"), game: str = "spiskowcy", watch: bool = False
) -> Task:
    job: Job = new_job(game, [konspira.make(game, 2)], bots, 1, watch)
    return Task(job, [""])


@pytest.fixture
def task() -> Task:
    """Random against greedy."""
    return make_task()


def start(folder: Path, *words: object) -> subprocess.Popen[str]:
    """`konspira …` in a process of its own, with our homemade bots within reach."""
    env = {**os.environ, "PYTHONPATH": str(TESTS), "KONSPIRA_LANG": "en", "COLUMNS": "100"}
    code = "from konspira.cli.main import main; main()"
    command = [sys.executable, "-c", code, *map(str, words)]
    return subprocess.Popen(
        command, env=env, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
