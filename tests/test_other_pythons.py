"""The engine in every other Python that this machine has: the same games, the same fingerprints."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
HERE = f"{sys.version_info.major}.{sys.version_info.minor}"
DECLARED = [
    found[1]
    for line in PROJECT["classifiers"]
    if (found := re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", line))
]


def interpreter(version: str) -> str | None:
    """A Python of this version: on the search path, or where pyenv keeps its own."""
    kept = Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser() / "versions"
    places = [shutil.which(f"python{version}"), *sorted(kept.glob(f"{version}.*/bin/python3"))]
    for place in places:
        if place and _version(str(place)) == version:
            return str(place)
    return None


def _version(program: str) -> str:
    """The version that a program says it is; pyenv has programs on the path that only complain."""
    line = "import sys; print('%d.%d' % sys.version_info[:2])"
    said = subprocess.run([program, "-c", line], capture_output=True, text=True, check=False)
    return said.stdout.strip()


@cache
def engine_check(python: str) -> list[str]:
    """Return what tools/engine_check.py says in a Python; the first line is its own."""
    command = [python, str(ROOT / "tools" / "engine_check.py")]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    result = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


def test_the_declared_versions_begin_where_the_package_does() -> None:
    assert DECLARED == ["3.11", "3.12", "3.13", "3.14"]
    assert PROJECT["requires-python"] == f">={DECLARED[0]}"


@pytest.mark.verify
@pytest.mark.parametrize("version", [one for one in DECLARED if one != HERE])
def test_another_python_plays_the_same_games(version: str, tmp_path: Path) -> None:
    found = interpreter(version)
    if found is None:
        pytest.skip(f"there is no Python {version} on this machine")
    subprocess.run([found, "-m", "venv", str(tmp_path / "env")], check=True)
    python = str(tmp_path / "env" / "bin" / "python")
    needed = next(row for row in PROJECT["dependencies"] if row.startswith("msgspec"))
    subprocess.run([python, "-m", "pip", "install", "-q", needed], check=True)

    theirs = engine_check(python)

    assert f"Python {version}" in theirs[0]
    assert theirs[1:] == engine_check(sys.executable)[1:]
