"""tools/release.py: it finds what a distribution lacks, and builds and tries a whole release."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tools.release import IN_SDIST, IN_WHEEL, faults, names_in, without_node

pytest.importorskip("twine", reason="twine is not installed; pip install 'konspira[dev]'")

ROOT = Path(__file__).parents[1]
PLAIN = Path("konspira-0.7.0-py3-none-any.whl")
COMPILED = Path("konspira-0.7.0-cp311-cp311-manylinux_2_17_x86_64.whl")
LIBRARY = "konspira__mypyc.cpython-311-x86_64-linux-gnu.so"


@pytest.mark.parametrize(
    ("file", "names", "fault"),
    [
        (PLAIN, IN_WHEEL, ""),
        (COMPILED, (*IN_WHEEL, LIBRARY), ""),
        (Path("konspira-0.7.0.tar.gz"), IN_SDIST, ""),
        (PLAIN, IN_WHEEL[1:], f"{IN_WHEEL[0]} is missing"),
        (Path("konspira-0.7.0.tar.gz"), IN_SDIST[1:], f"{IN_SDIST[0]} is missing"),
        (PLAIN, (*IN_WHEEL, LIBRARY), f"{LIBRARY} is compiled"),
        (PLAIN, (*IN_WHEEL, "web/node_modules/x.js"), "web/node_modules/x.js is no part of it"),
        (COMPILED, (*IN_WHEEL, "322a88__mypyc.so"), "the compiled library is not konspira__mypyc"),
        (COMPILED, IN_WHEEL, "the compiled library is not konspira__mypyc"),
        (Path("konspira-0.7.0-cp311-cp311-linux_x86_64.whl"), (*IN_WHEEL, LIBRARY), "its tag"),
    ],
)
def test_what_is_wrong_with_a_distribution_is_said(
    file: Path, names: tuple[str, ...], fault: str
) -> None:
    found = faults(file, list(names))

    assert len(found) == bool(fault)
    assert all(one.startswith(fault) for one in found)


def test_what_must_be_in_an_sdist_is_in_the_repository() -> None:
    built = "src/konspira/server/pages/index.html"

    assert [name for name in IN_SDIST if name != built and not (ROOT / name).is_file()] == []


def test_node_is_hidden_and_nothing_else(tmp_path: Path) -> None:
    there = {path.name for path in Path(without_node(tmp_path / "programs")).iterdir()}

    assert {"sh", "tar"} <= there
    assert not there & {"node", "npm"}


@pytest.mark.verify
@pytest.mark.parametrize("system", ["linux", "macos", "windows"])
def test_cibuildwheel_builds_for_every_python_that_is_declared(system: str) -> None:
    pytest.importorskip("cibuildwheel", reason="cibuildwheel is not installed")
    command = [sys.executable, "-m", "cibuildwheel", "--print-build-identifiers"]

    result = subprocess.run(
        [*command, "--platform", system], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert result.returncode == 0, result.stderr
    versions = {name.partition("-")[0] for name in result.stdout.split()}
    assert versions == {"cp311", "cp312", "cp313", "cp314"}


@pytest.mark.verify
def test_a_release_is_built_installed_and_tried(tmp_path: Path) -> None:
    if not (ROOT / "src/konspira/server/pages/index.html").exists():
        pytest.skip("the web pages are not built: run `make web`")
    command = [sys.executable, "-m", "tools.release", "--plain", "--out", str(tmp_path / "dist")]

    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)

    assert result.returncode == 0, result.stdout[-3000:] + result.stderr[-3000:]
    assert result.stdout.count("plays, prints rules, serves") == 2
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    assert "konspira/rules/stawka.md" in names_in(wheel)
