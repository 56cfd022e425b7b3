"""setup.py: when it compiles, where pages and rules come from, what it says if something lacks."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest

pytest.importorskip(
    "setuptools.command.bdist_wheel", reason="setuptools is too old; pip install 'setuptools>=77'"
)

ROOT = Path(__file__).parents[1]
PAGES = Path("src/konspira/server/pages")
MADE = (".*", "node_modules", "build", "dist", "__pycache__", "*.egg-info", "pages", "tests")
FAKE = (
    "import os, pathlib; pathlib.Path(os.environ['NOTED']).touch(); raise ImportError('no mypyc')"
)

Result = subprocess.CompletedProcess[str]
Setup = Callable[..., Result]


@pytest.fixture
def compiler_note(tmp_path: Path) -> Path:
    """A file that is there when somebody has asked for mypyc, which is not installed here."""
    (tmp_path / "fake" / "mypyc").mkdir(parents=True)
    (tmp_path / "fake" / "mypyc" / "__init__.py").touch()
    (tmp_path / "fake" / "mypyc" / "build.py").write_text(FAKE)
    return tmp_path / "mypyc-was-asked-for"


@pytest.fixture
def setup(tmp_path: Path, compiler_note: Path) -> Setup:
    """Runs setup.py in a folder, without Node and without mypyc."""

    def run(folder: Path, *words: str, **settings: str) -> Result:
        kept = {name: text for name, text in os.environ.items() if "KONSPIRA" not in name}
        environment = {
            **kept,
            "PATH": str(Path(sys.executable).parent),
            "PYTHONPATH": str(tmp_path / "fake"),
            "NOTED": str(compiler_note),
            **settings,
        }
        command = [sys.executable, "setup.py", "-q", *words]
        return subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, check=False
        )

    return run


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what the repository holds, without anything that was built."""
    folder = tmp_path / "checkout"
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*MADE))
    (folder / "web" / "src" / "pages").mkdir(exist_ok=True)  # pages of the source, not built ones
    shutil.copytree(ROOT / "web" / "src" / "pages", folder / "web/src/pages", dirs_exist_ok=True)
    return folder


def wheel_in(folder: Path) -> Path:
    """The one wheel that was built."""
    (found,) = folder.glob("*.whl")
    return found


def names_in(wheel: Path) -> set[str]:
    """The files in a wheel."""
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


# -- when mypyc runs -------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [("egg_info", "--egg-base"), ("dist_info", "--output-dir")])
def test_metadata_is_made_without_the_compiler(
    words: tuple[str, str], setup: Setup, compiler_note: Path, tmp_path: Path
) -> None:
    (tmp_path / "out").mkdir()

    result = setup(ROOT, *words, str(tmp_path / "out"), KONSPIRA_COMPILE="1")

    assert result.returncode == 0, result.stderr
    assert list((tmp_path / "out").iterdir()) and not compiler_note.exists()


@pytest.mark.verify
def test_an_editable_installation_is_plain(
    setup: Setup, compiler_note: Path, checkout: Path, tmp_path: Path
) -> None:
    result = setup(checkout, "editable_wheel", "--dist-dir", str(tmp_path / "out"))

    assert result.returncode == 0, result.stderr
    assert not compiler_note.exists()
    assert not (checkout / "src" / "konspira" / "rules").exists()  # it reads docs/rules


@pytest.mark.verify
def test_a_wheel_is_compiled_or_says_why_not(
    setup: Setup, compiler_note: Path, checkout: Path, tmp_path: Path
) -> None:
    forced = setup(checkout, "bdist_wheel", KONSPIRA_COMPILE="1")
    asked = compiler_note.exists()
    result = setup(checkout, "bdist_wheel", "--dist-dir", str(tmp_path / "out"))

    assert asked and forced.returncode != 0
    assert result.returncode == 0, result.stderr
    assert "not compiled (mypyc: no mypyc); the package is plain Python" in result.stderr
    assert wheel_in(tmp_path / "out").name.endswith("-py3-none-any.whl")


@pytest.mark.verify
def test_plain_python_can_be_asked_for(setup: Setup, compiler_note: Path, checkout: Path) -> None:
    result = setup(checkout, "bdist_wheel", KONSPIRA_COMPILE="0")

    assert result.returncode == 0, result.stderr
    assert not compiler_note.exists()


# -- rules and pages -------------------------------------------------------------------------------


@pytest.mark.verify
def test_a_wheel_without_node_has_the_rules_and_says_that_it_has_no_pages(
    setup: Setup, checkout: Path, tmp_path: Path
) -> None:
    result = setup(checkout, "bdist_wheel", "--dist-dir", str(tmp_path / "out"))

    names = names_in(wheel_in(tmp_path / "out"))
    folder = ROOT / "docs" / "rules"
    found = [*folder.glob("*.md"), *folder.glob("origins/*.toml")]
    files = [path.relative_to(folder) for path in found]
    rules = {f"konspira/rules/{path.as_posix()}" for path in files}
    assert "node is not installed: this package has no web pages" in result.stderr
    assert {name for name in names if name.startswith("konspira/rules/")} == rules
    assert not any(name.startswith("konspira/server/pages") for name in names)


@pytest.mark.verify
@pytest.mark.parametrize(
    ("words", "settings"), [(("sdist",), {}), (("bdist_wheel",), {"KONSPIRA_PAGES": "1"})]
)
def test_a_release_without_pages_is_refused(
    words: tuple[str, ...], settings: dict[str, str], setup: Setup, checkout: Path
) -> None:
    result = setup(checkout, *words, **settings)

    assert result.returncode != 0
    assert "install Node 20" in result.stderr.splitlines()[-1]


@pytest.mark.verify
def test_an_sdist_needs_no_node(setup: Setup, checkout: Path, tmp_path: Path) -> None:
    (checkout / PAGES).mkdir()
    (checkout / PAGES / "index.html").write_text("old")
    os.utime(checkout / PAGES / "index.html", (0, 0))
    (checkout / "PKG-INFO").touch()  # this is what tells an sdist from a checkout

    out = str(tmp_path / "out")
    result = setup(checkout, "bdist_wheel", "--dist-dir", out, KONSPIRA_PAGES="1")

    assert result.returncode == 0, result.stderr
    assert "node is not installed" not in result.stderr
    assert "konspira/server/pages/index.html" in names_in(wheel_in(tmp_path / "out"))


@pytest.mark.verify
def test_node_builds_the_pages_that_a_checkout_lacks(
    setup: Setup, checkout: Path, tmp_path: Path
) -> None:
    if shutil.which("npm") is None:
        pytest.skip("npm is not installed")

    out = str(tmp_path / "out")
    result = setup(checkout, "bdist_wheel", "--dist-dir", out, PATH=os.environ["PATH"])

    assert result.returncode == 0, result.stderr
    names = names_in(wheel_in(tmp_path / "out"))
    assert "konspira/server/pages/index.html" in names
    assert any(name.startswith("konspira/server/pages/assets/index-") for name in names)


@pytest.mark.verify
def test_a_node_that_fails_stops_the_build_with_a_remedy(
    setup: Setup, checkout: Path, tmp_path: Path
) -> None:
    npm = tmp_path / "bin" / "npm"
    npm.parent.mkdir()
    npm.write_text("#!/bin/sh\necho too old >&2\nexit 1\n")
    npm.chmod(0o755)

    result = setup(checkout, "bdist_wheel", PATH=str(npm.parent))

    assert result.returncode != 0
    assert "set KONSPIRA_PAGES=0" in result.stderr.splitlines()[-1]
