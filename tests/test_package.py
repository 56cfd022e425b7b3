"""The package: where its files lie, what each extra brings, what is said where one is missing."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from konspira import books, catalogue, extras
from konspira.cli.serving import extras_of
from konspira.kernel.errors import OptionError
from konspira.server.settings import Settings
from konspira.words import LANGUAGES, Words

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NO_SOURCE = {"node_modules", "build", "dist"}
MODULES = {  # packages whose module has another name
    "argon2-cffi": "argon2",
    "markdown-it-py": "markdown_it",
    "prometheus-client": "prometheus_client",
}
OPTIONAL = {"uvloop", "open_spiel", "tzdata"}  # by system: what can, runs without them


def package_names(rows: list[str]) -> set[str]:
    """The packages that some requirements name, ours apart."""
    return {re.split(r"[\[<>=~!; ]", row)[0] for row in rows} - {"konspira"}


# -- files -----------------------------------------------------------------------------------------


def test_nothing_in_the_repository_is_a_symbolic_link() -> None:
    found = []
    for folder, names, files in os.walk(ROOT):
        names[:] = [name for name in names if name not in NO_SOURCE and name[0] != "."]
        found += [name for name in [*names, *files] if (Path(folder) / name).is_symlink()]

    assert found == []


def test_a_checkout_reads_the_rules_at_their_home(tmp_path: Path) -> None:
    assert books.rules_folder(tmp_path, ROOT) == ROOT / "docs" / "rules"


def test_a_package_reads_the_rules_that_were_built_into_it(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()

    assert books.rules_folder(tmp_path, ROOT) == tmp_path / "rules"


def test_missing_pages_are_built_in_a_checkout_and_installed_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(books, "PAGES", tmp_path)
    monkeypatch.setattr(books, "CHECKOUT", ROOT)
    in_checkout = books.missing_pages()
    monkeypatch.setattr(books, "CHECKOUT", tmp_path)
    installed = books.missing_pages()
    (tmp_path / books.INDEX).touch()

    assert "make web" in Words("en").say(str(in_checkout))
    for language in LANGUAGES:
        said = Words(language).say(str(installed))
        assert "pip install --force-reinstall --no-deps ." in said and "make" not in said
    assert books.missing_pages() is None


# -- games -----------------------------------------------------------------------------------------


def test_a_game_is_imported_when_somebody_asks_for_it() -> None:
    program = (
        "import sys, konspira; "
        "games = lambda: sorted({name.split('.')[2] for name in sys.modules "
        "if name.startswith('konspira.games.')}); "
        "print(games()); konspira.make('leduc'); print(games())"
    )

    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)

    assert result.stdout.splitlines() == ["[]", "['leduc']"], result.stderr


def test_the_catalogue_is_a_mapping_of_games() -> None:
    assert list(catalogue.GAMES) == [kind.id for kind in catalogue.GAMES.values()]
    assert "chess" not in catalogue.GAMES and catalogue.GAMES.get("chess") is None
    with pytest.raises(KeyError):
        catalogue.GAMES["kernel.state"]


# -- versions --------------------------------------------------------------------------------------


def test_the_pinned_versions_keep_to_the_bounds() -> None:
    pins = [
        Requirement(line)
        for line in (ROOT / "requirements-dev.txt").read_text(encoding="utf-8").splitlines()
        if line and not line.lstrip().startswith("#")
    ]
    rows = [row for extra in PROJECT["optional-dependencies"].values() for row in extra]
    bounds = [Requirement(row) for row in [*PROJECT["dependencies"], *rows]]
    wrong = [
        f"{pin} is pinned, {bound} is wanted: run `make lock`"
        for pin in pins
        for bound in bounds
        if canonicalize_name(pin.name) == canonicalize_name(bound.name)
        and not bound.specifier.contains(str(pin.specifier).removeprefix("=="))
    ]

    assert pins and wrong == []


# -- extras ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("extra", extras.EXTRAS)
def test_what_is_looked_for_is_what_the_extra_brings(extra: str) -> None:
    packages = package_names(PROJECT["optional-dependencies"][extra]) - OPTIONAL

    assert set(extras.EXTRAS[extra]) == {MODULES.get(name, name) for name in packages}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_extra_is_answered_with_the_line_to_type(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "litestar", None)
    monkeypatch.setitem(sys.modules, "redis", None)

    with pytest.raises(OptionError) as caught:
        extras.require("server", "postgres", "redis")

    said = Words(language).error(caught.value)
    assert caught.value.code == "needs-extra"
    assert "litestar" in said
    assert said.endswith(f"pip install {extras.QUOTE}konspira[server,redis]{extras.QUOTE}")


def test_a_server_asks_for_the_extras_of_its_settings() -> None:
    club = Settings(database_url="postgresql://u:p@h/n", broker_url="rediss://h:6379/0")

    assert extras_of(Settings()) == ["server"]
    assert extras_of(club) == ["server", "postgres", "redis"]
