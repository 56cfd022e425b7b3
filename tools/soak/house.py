"""Where the soak runs: the repository, its two forms, its page and its folder."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import NamedTuple

from tools.soak.slices import COMPILED, PLAIN, SoakError

ROOT = Path(__file__).parents[2]
REMEDY = {PLAIN: "make setup", COMPILED: "make compiled"}
SOURCES = (".py", ".toml", ".ftl", ".html")  # a page names its scripts by what is in them


class Tree(NamedTuple):
    """The state of the sources: a commit, and whether something was changed since."""

    commit: str
    dirty: bool

    @property
    def name(self) -> str:
        """Return what the ledger calls it."""
        return self.commit[:10] + (" + changes" if self.dirty else "")


class House(NamedTuple):
    """A repository with tests, Pythons for both forms, a page for the ledger."""

    root: Path
    pythons: dict[str, Path]
    page: str = "docs/soak.md"
    folder: str = ".soak"

    def tree(self) -> Tree:
        """The commit that last changed anything but the ledger, and whether it is what is here."""
        others = ["--", ".", f":(exclude){self.page}"]
        commit = self.git("log", "-1", "--format=%H", *others)
        changes = self.git("status", "--porcelain", "--untracked-files=all", *others)
        return Tree(commit, bool(changes))

    def git(self, *words: str) -> str:
        """Return what git answers."""
        command = ["git", "-C", str(self.root), *words]
        found = subprocess.run(command, capture_output=True, text=True, check=False)
        if found.returncode:
            problem = found.stderr.strip()
            raise SoakError(f"the ledger names a commit: run this in a clone; git says: {problem}")
        return found.stdout.strip()

    def environment(self) -> dict[str, str]:
        """The environment of processes that need these tools."""
        paths = [str(ROOT), os.environ.get("PYTHONPATH", "")]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}

    def named(self, form: str) -> str:
        """The Python of a form, as somebody in the repository would call it."""
        python = self.pythons[form]
        return str(python.relative_to(self.root) if python.is_relative_to(self.root) else python)

    def check_form(self, form: str) -> None:
        """A form must be there, and be made of these very sources."""
        python, remedy = self.pythons[form], REMEDY[form]
        if not python.exists():
            raise SoakError(f"the {form} form is not here: run `{remedy}`")
        if form == COMPILED and (old := self.stale(python)):
            raise SoakError(f"{old} is not what the compiled form was made of: run `{remedy}`")

    def stale(self, python: Path) -> str:
        """A file of the package that is another one in the installed package, or missing there."""
        program = "import konspira; print(konspira.__file__)"
        command = [str(python), "-P", "-c", program]
        found = subprocess.run(command, capture_output=True, text=True, check=True, cwd=self.root)
        here, there = self.root / "src" / "konspira", Path(found.stdout.strip()).parent
        for path in sorted(here.rglob("*")):
            if path.suffix in SOURCES:
                other = there / path.relative_to(here)
                if not other.exists() or other.read_bytes() != path.read_bytes():
                    return str(path.relative_to(self.root))
        return ""


def our_house() -> House:
    """This repository."""
    venvs = {PLAIN: ".venv", COMPILED: ".venv-compiled"}
    return House(ROOT, {form: ROOT / venv / "bin" / "python" for form, venv in venvs.items()})
