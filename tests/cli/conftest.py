"""The command line in this process: words in, words out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from konspira.cli.commands import app

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs a command with answers on its standard input, far from the real home and language."""

    def invoke(*words: object, answers: str = "", columns: int = 100, **extra: str) -> Result:
        env = {
            "XDG_STATE_HOME": str(tmp_path / "state"),
            "COLUMNS": str(columns),
            "KONSPIRA_LANG": "",
            "LC_ALL": "C",
            "NO_COLOR": "",
            "FORCE_COLOR": "",
            **extra,
        }
        return CliRunner().invoke(app, [str(word) for word in words], input=answers, env=env)

    return invoke
