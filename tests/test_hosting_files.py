"""Dockerfile and compose.yaml: linted, and their own commands run where no Docker is needed."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from tools.smoke import check_address

from konspira.server.settings import read_settings
from konspira.version import VERSION
from support.containers import Stage, build, context, instructions
from support.services import find_postgres, no_postgres, no_redis, postgres, redis

ROOT = Path(__file__).parents[1]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
OURS = COMPOSE["services"]["konspira"]


def program(name: str) -> str:
    """A program that is installed beside this Python."""
    path = Path(sys.executable).parent / name
    if not path.exists():
        pytest.skip(f"{name} is not installed; pip install 'konspira[dev]'")
    return str(path)


def filled(text: str) -> str:
    """A value of compose.yaml as it is where the password is the only thing that was set."""
    text = re.sub(r"\$\{POSTGRES_PASSWORD:\?[^}]*\}", "secret", text)
    return re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", text)


# -- reading ---------------------------------------------------------------------------------------


@pytest.mark.verify
def test_the_dockerfile_has_nothing_to_complain_about() -> None:
    found = subprocess.run(
        [program("hadolint"), "--no-color", str(ROOT / "Dockerfile")],
        capture_output=True,
        text=True,
    )

    assert (found.returncode, found.stdout) == (0, "")


@pytest.mark.verify
def test_compose_follows_its_specification() -> None:
    command = [program("check-jsonschema"), "--builtin-schema", "vendor.compose-spec"]

    found = subprocess.run([*command, str(ROOT / "compose.yaml")], capture_output=True, text=True)

    assert found.returncode == 0, found.stdout


def test_compose_sets_what_the_server_knows() -> None:
    settings = read_settings({name: filled(text) for name, text in OURS["environment"].items()})

    assert settings.workers == 2
    assert settings.database_url == "postgresql://konspira:secret@database/konspira"
    assert settings.broker_url == "redis://broker:6379/0"
    assert (settings.secure_cookies, settings.proxies, settings.metrics_token) == (False, (), "")


def test_compose_names_services_that_are_there_and_the_version_that_this_is() -> None:
    services = COMPOSE["services"]

    assert OURS["image"] == f"konspira:{VERSION}"
    assert set(OURS["depends_on"]) == set(services) - {"konspira"}
    assert all("healthcheck" in services[name] for name in OURS["depends_on"])


def test_the_password_of_compose_has_no_default() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")

    assert re.findall(r"\$\{POSTGRES_PASSWORD(..)", text) == [":?", ":?"]


def test_an_image_is_built_from_the_repository_alone() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this is no git checkout")
    names = [path.as_posix() for path in context(ROOT)]

    assert {"setup.py", "docs/rules/stawka.md", "web/package-lock.json"} <= set(names)
    assert [name for name in names if name.startswith(("tests/", ".git/", ".venv"))] == []


def test_a_dockerfile_is_read_with_its_continued_lines() -> None:
    text = "# note\nFROM a AS b\n\nENV X=1 \\\n    Y=2\nRUN one && two\n"

    assert [(word, rest.split()) for word, rest in instructions(text)] == [
        ("FROM", ["a", "AS", "b"]),
        ("ENV", ["X=1", "Y=2"]),
        ("RUN", ["one", "&&", "two"]),
    ]


# -- running ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Stage:
    """The last stage of the Dockerfile, in plain Python: compiling is tested elsewhere."""
    if not shutil.which("npm"):
        pytest.skip("npm is not installed")
    if not (ROOT / ".git").exists():
        pytest.skip("this is no git checkout")
    return build(ROOT, tmp_path_factory.mktemp("image"), KONSPIRA_COMPILE="0")


@pytest.mark.verify
def test_the_image_serves_the_web_app(image: Stage) -> None:
    settings = {**image.environment, "KONSPIRA_HOST": "127.0.0.1"}

    with image.place.serving(*image.command, **settings) as address:
        check_address(address)
        port = address.rpartition(":")[2]
        image.place.run(*image.health, KONSPIRA_PORT=port)

    assert (image.root / "data" / "konspira.db").is_file()


@pytest.fixture
def neighbours(tmp_path: Path) -> Iterator[tuple[str, str]]:
    """PostgreSQL and Redis as compose.yaml starts them, each with its check of health."""
    if reason := no_postgres() or no_redis():
        pytest.skip(reason)
    (tmp_path / "database").mkdir()
    (tmp_path / "broker").mkdir()
    with postgres(tmp_path / "database") as database, redis(tmp_path / "broker") as broker:
        yield database, broker


@pytest.mark.verify
def test_compose_joins_the_image_with_its_neighbours(
    image: Stage, neighbours: tuple[str, str]
) -> None:
    database, broker = neighbours
    programs = find_postgres()
    assert programs
    owner, _, where = database.removeprefix("postgresql://").partition("@")
    host, _, port = where.partition(":")
    there = ["-h", host, "-p", port, "-U", owner]
    role = "CREATE ROLE konspira LOGIN PASSWORD 'secret'"
    for statement in (role, "CREATE DATABASE konspira OWNER konspira"):
        command = [str(programs / "psql"), *there, "-d", "postgres", "-qc", statement]
        subprocess.run(command, check=True)
    settings = {
        **image.environment,
        **{name: filled(text) for name, text in OURS["environment"].items()},
        "KONSPIRA_HOST": "127.0.0.1",
    }
    settings["KONSPIRA_DATABASE_URL"] = settings["KONSPIRA_DATABASE_URL"].replace(
        "@database/", f"@{where}/"
    )
    settings["KONSPIRA_BROKER_URL"] = f"{broker}/0"

    healthy = [
        [*COMPOSE["services"]["database"]["healthcheck"]["test"][1:], "-h", host, "-p", port],
        [*COMPOSE["services"]["broker"]["healthcheck"]["test"][1:]],
    ]
    healthy[0][0] = str(programs / healthy[0][0])
    healthy[1][1:1] = ["-p", broker.rpartition(":")[2]]
    for command in healthy:
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)

    with image.place.serving(*image.command, **settings) as address:
        check_address(address)
