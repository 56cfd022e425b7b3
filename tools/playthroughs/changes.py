"""What has changed in a game: the program of another commit shows it as it went then."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tarfile
import tempfile
from difflib import unified_diff
from pathlib import Path

from tools.playthroughs.plans import Plan, PlaythroughError
from tools.playthroughs.records import record_path

ROOT = Path(__file__).parents[2]


def changes(plan: Plan, block: int | None, since: str) -> list[str]:
    """The lines of a game that are not as they were when it was recorded, or at a commit."""
    path = record_path(plan).relative_to(ROOT).as_posix()
    commit = since or _git("log", "-1", "--format=%H", "--", path).decode().strip()
    if not commit:
        raise PlaythroughError(f"{path} is in no commit yet; there is nothing to compare it with")
    with tempfile.TemporaryDirectory() as name:
        with tarfile.open(fileobj=io.BytesIO(_git("archive", commit))) as files:
            files.extractall(name, filter="data")
        then = _shown(Path(name), plan, block)
    now = _shown(ROOT, plan, block)
    return list(unified_diff(then, now, f"{plan.id} at {commit[:12]}", "now", lineterm=""))


def _shown(root: Path, plan: Plan, block: int | None) -> list[str]:
    """A game as the program in this folder shows it."""
    command = [sys.executable, "-m", "tools.playthroughs", "show", plan.id]
    command += [] if block is None else ["--block", str(block)]
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise PlaythroughError(f"in {root}: {done.stderr.strip()}")
    return done.stdout.splitlines()


def _git(*words: str) -> bytes:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True)
    if done.returncode:
        raise PlaythroughError(done.stderr.decode(errors="replace").strip())
    return done.stdout
