"""A Dockerfile without Docker: its commands run in folders and empty environments of this machine.

There is no engine here that could build an image. What can be found out without one is whether
every file that is copied exists, and whether the very commands work. Commands that change the
system (`useradd`) are left out.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath

from tools.smoke import Place

LEFT_OUT = ("useradd",)


def instructions(text: str) -> Iterator[tuple[str, str]]:
    """The instructions of a Dockerfile: the word, and what follows it."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        word, _, rest = line.strip().partition(" ")
        yield word, rest.strip()


def context(root: Path) -> list[Path]:
    """The files that an image is built from: those of git, without what .dockerignore names."""
    ignored = [
        line.removeprefix("**/")
        for line in (root / ".dockerignore").read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("#")
    ]
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    names = [name for name in listed.split("\0") if name and (root / name).is_file()]
    return [Path(name) for name in names if not any(_fits(name, one) for one in ignored)]


def _fits(name: str, pattern: str) -> bool:
    path = PurePosixPath(name)
    whole = [str(one) for one in [path, *path.parents]]
    return any(fnmatch(one, pattern) for one in [*whole, *path.parts[1:]])


class Stage:
    """One stage: a folder that stands for the root of the image, and an empty environment."""

    def __init__(self, folder: Path, name: str, arguments: Mapping[str, str]) -> None:
        self.root = folder / name
        self.place = Place(folder / f"{name}-python")
        self.work = self.root
        self.given = arguments
        self.arguments: dict[str, str] = {}
        self.environment: dict[str, str] = {}
        self.command: list[str] = []
        self.health: list[str] = []

    def inside(self, path: str) -> Path:
        """A path of the image, on this machine."""
        return self.root / path.lstrip("/") if path.startswith("/") else self.work / path

    def moved(self, text: str) -> str:
        """A command or an address with its paths on this machine."""
        tops = {one.name for one in self.root.iterdir() if one.is_dir()}
        names = "|".join(map(re.escape, sorted(tops))) or "$^"
        return re.sub(rf"(?<![\w.])/({names})(?=[/ ]|$)", rf"{self.root}/\1", text)

    def arg(self, rest: str) -> None:
        """`ARG NAME=VALUE`."""
        name, _, value = rest.partition("=")
        self.arguments[name] = self.given.get(name, value)

    def env(self, rest: str) -> None:
        """`ENV NAME=VALUE …`."""
        for pair in shlex.split(rest):
            name, _, value = pair.partition("=")
            # An address that names a file has its own slashes before the path.
            self.environment[name] = value.replace("sqlite:////", f"sqlite:///{self.root}/")

    def workdir(self, rest: str) -> None:
        """`WORKDIR /folder`."""
        self.work = self.inside(rest)
        self.work.mkdir(parents=True, exist_ok=True)

    def copy(self, source: Path, names: list[Path] | None, target: str) -> None:
        """Copy a file or a folder; of the build's own files only those that belong to it."""
        to = self.inside(target)
        if names is None:
            shutil.copytree(source, to, dirs_exist_ok=True)
            return
        for name in names:
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source / name, to / name)

    def run(self, rest: str) -> None:
        """`RUN command`, by a shell."""
        if rest.startswith(LEFT_OUT):
            return
        for name, value in self.arguments.items():
            rest = rest.replace(f"${{{name}}}", value)
        result = subprocess.run(
            ["sh", "-c", self.moved(rest)],
            cwd=self.work,
            env=self.place.environment(self.environment),
            capture_output=True,
            text=True,
        )
        assert result.returncode == 0, f"RUN {rest}: {result.stdout[-2000:]}{result.stderr[-4000:]}"


def build(root: Path, folder: Path, **arguments: str) -> Stage:
    """Follow a Dockerfile to its last stage."""
    stages: dict[str, Stage] = {}
    stage: Stage | None = None
    files = context(root)
    for word, rest in instructions((root / "Dockerfile").read_text(encoding="utf-8")):
        if word == "FROM":
            name = rest.partition(" AS ")[2] or "image"
            stage = stages[name] = Stage(folder, name, arguments)
            stage.root.mkdir(parents=True)
            continue
        assert stage is not None
        if word == "COPY" and rest.startswith("--from="):
            other, source, target = rest.removeprefix("--from=").split()
            stage.copy(stages[other].inside(source), None, target)
        elif word == "COPY":
            source, target = rest.split()
            chosen = [one.relative_to(source) for one in files if one.is_relative_to(source)]
            assert chosen, f"COPY {rest}: there is no such file"
            stage.copy(root / source, chosen, target)
        elif word in ("ARG", "ENV", "WORKDIR", "RUN"):
            getattr(stage, word.lower())(rest)
        elif word == "CMD":
            stage.command = json.loads(rest)
        elif word == "HEALTHCHECK":
            stage.health = json.loads(rest[rest.index("[") :])
        else:
            assert word in ("USER", "EXPOSE", "VOLUME"), word
    assert stage is not None
    return stage
