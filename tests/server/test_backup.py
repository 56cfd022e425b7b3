"""Backups: everything of one moment, back into either kind of database, whole or not at all."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from konspira.server.errors import ServerError
from konspira.server.operations import backup
from konspira.server.settings import Settings
from konspira.server.store import database, schema
from support.club import SALT, open_club

ACCOUNT = {"login": "anna", "password": "correct horse battery"}


async def rows(url: str) -> dict[str, list[dict[str, Any]]]:
    """Everything that a database holds."""
    engine = database.engine(url)
    async with database.reading(engine).connect() as connection:
        found = {
            table.name: [
                dict(row)
                for row in (
                    await connection.execute(table.select().order_by(*table.primary_key))
                ).mappings()
            ]
            for table in schema.metadata.sorted_tables
        }
    await engine.dispose()
    return found


async def play_a_little(settings: Settings) -> str:
    """A club with an account, a game that is over and one that runs."""
    async with open_club(settings) as club:
        anna, bartek = await club.guest("Anna"), await club.guest("Łukasz 🦊")
        await anna.post("/api/me/account", ACCOUNT)
        await anna.patch("/api/me", {"preferences": {"theme": "dark"}})
        for end in (True, False):
            body = {"game": "spiskowcy", "seats": 2, "pace": "daily"}
            table = str((await anna.post("/api/tables", body))["id"])
            for browser in (anna, bartek):
                await browser.post(f"/api/tables/{table}/seat", {"salt": SALT})
            await anna.post(f"/api/tables/{table}/start")
            await bartek.post(f"/api/tables/{table}/chat", {"text": "zażółć gęślą jaźń"})
            if end:
                await bartek.post(f"/api/tables/{table}/resign")
    return table


@pytest.fixture
def other(settings: Settings, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """An empty database of the other kind."""
    if not settings.database_url.startswith("sqlite"):
        return f"sqlite:///{tmp_path / 'other.db'}"
    make: Callable[[], str] = request.getfixturevalue("new_postgres")
    return make()


async def test_a_club_moves_to_the_other_kind_of_database_and_plays_on(
    settings: Settings, other: str, tmp_path: Path
) -> None:
    table = await play_a_little(settings)
    file = tmp_path / "club.backup"

    counts = await backup.write(settings.database_url, file)
    assert await backup.restore(other, file) == counts

    before, after = await rows(settings.database_url), await rows(other)
    assert after == before
    assert (counts["people"], counts["tables"], counts["seats"]) == (2, 2, 4)
    moved = msgspec.structs.replace(settings, database_url=other)
    async with open_club(moved) as club:
        anna = club.stranger()
        await anna.post("/api/me/sign-in", ACCOUNT)
        assert (await anna.get(f"/api/tables/{table}"))["you"] == 0
        assert (await anna.get(f"/api/tables/{table}/frame"))["view"]
        assert (await anna.get(f"/api/tables/{table}/chat"))[-1]["text"] == "zażółć gęślą jaźń"


async def test_a_backup_can_be_made_while_people_play(settings: Settings, tmp_path: Path) -> None:
    async with open_club(settings) as club:
        anna = await club.guest("Anna")
        counts = await backup.write(settings.database_url, tmp_path / "one")
        await anna.patch("/api/me", {"name": "Ania"})
        assert counts["people"] == 1


async def test_only_its_owner_can_read_a_backup_and_nothing_is_left_beside_it(
    made: Path, tmp_path: Path
) -> None:
    assert made.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir() if ".tmp" in path.name) == []


@pytest.fixture
async def made(settings: Settings, tmp_path: Path) -> Path:
    """A backup of a small club."""
    async with open_club(settings) as club:
        await club.guest("Anna")
    await backup.write(settings.database_url, tmp_path / "club.backup")
    return tmp_path / "club.backup"


async def test_a_database_that_is_in_use_is_spared_unless_told(
    settings: Settings, made: Path
) -> None:
    before = await rows(settings.database_url)
    with pytest.raises(ServerError) as caught:
        await backup.restore(settings.database_url, made)
    assert caught.value.code == "database-not-empty"
    assert await rows(settings.database_url) == before

    async with open_club(settings) as club:
        await club.guest("Bartek")
    await backup.restore(settings.database_url, made, replace=True)

    assert await rows(settings.database_url) == before


async def test_a_database_where_a_server_was_only_started_counts_as_empty(
    settings: Settings, other: str, made: Path
) -> None:
    async with open_club(msgspec.structs.replace(settings, database_url=other)):
        pass

    await backup.restore(other, made)

    assert await rows(other) == await rows(settings.database_url)


async def test_a_backup_does_not_overwrite_a_file(settings: Settings, made: Path) -> None:
    before = made.read_bytes()
    with pytest.raises(ServerError) as caught:
        await backup.write(settings.database_url, made)

    assert caught.value.code == "backup-exists"
    assert made.read_bytes() == before


def lines(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def renamed(text: list[bytes]) -> list[bytes]:
    return [line.replace(b"Anna", b"Eve!") for line in text]


def of_the_future(text: list[bytes]) -> list[bytes]:
    header = json.loads(text[0])
    return [json.dumps({**header, "version": 2}).encode() + b"\n", *text[1:]]


@pytest.mark.parametrize(
    ("change", "remedy"),
    [
        (renamed, "backup-changed"),
        (lambda text: text[:-1], "backup-cut"),
        (lambda text: text[:1] + text[2:], "backup-changed"),
        (lambda text: [*text, text[1]], "backup-after-end"),
        (lambda text: [text[0], b"{nonsense\n", *text[1:]], "not-json"),
        (lambda text: [text[0], b'["nothing", {}]\n', *text[1:]], "not-json"),
        (lambda text: [], "backup-cut"),
        (of_the_future, "backup-kind"),
    ],
)
async def test_a_changed_backup_is_refused_and_nothing_is_touched(
    settings: Settings, made: Path, change: Any, remedy: str
) -> None:
    before = await rows(settings.database_url)
    made.write_bytes(gzip.compress(b"".join(change(lines(made)))))

    with pytest.raises(ServerError) as caught:
        await backup.restore(settings.database_url, made, replace=True)

    assert caught.value.code == "backup-malformed"
    assert getattr(caught.value.facts["remedy"], "code", None) == remedy
    assert await rows(settings.database_url) == before


@pytest.mark.parametrize(
    ("content", "remedy"),
    [(b"", "backup-cut"), (b"PK\x03\x04 not gzip", "backup-no-gzip"), (None, "backup-cut")],
)
async def test_a_file_that_is_no_backup_is_refused(
    made: Path, content: bytes | None, remedy: str
) -> None:
    made.write_bytes(made.read_bytes()[:-20] if content is None else content)

    with pytest.raises(ServerError) as caught:
        backup.verify(made)

    assert caught.value.code == "backup-malformed"
    assert getattr(caught.value.facts["remedy"], "code", None) == remedy


async def test_a_restore_that_fails_halfway_changes_nothing(
    settings: Settings, made: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await rows(settings.database_url)

    def fail(path: Path) -> Any:
        yield from list(real(path))[:1]
        raise OSError("the disk is gone")

    real = backup._groups
    monkeypatch.setattr(backup, "_groups", fail)
    with pytest.raises(ServerError):
        await backup.restore(settings.database_url, made, replace=True)

    assert await rows(settings.database_url) == before


async def test_a_backup_of_a_newer_version_is_refused(settings: Settings, made: Path) -> None:
    engine = database.engine(settings.database_url)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await engine.dispose()
    made.unlink()
    await backup.write(settings.database_url, made)

    with pytest.raises(ServerError) as caught:
        backup.verify(made)

    assert caught.value.code == "backup-newer"


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("sqlite:///{folder}/nothing.db", "no-database"),
        ("sqlite:///{folder}/empty.db", "nothing-to-back-up"),
        ("mysql://x", "bad-database-url"),
    ],
)
async def test_there_must_be_something_to_back_up(tmp_path: Path, url: str, code: str) -> None:
    (tmp_path / "empty.db").touch()

    with pytest.raises(ServerError) as caught:
        await backup.write(url.format(folder=tmp_path), tmp_path / "file")

    assert caught.value.code == code
    assert not (tmp_path / "file").exists()
    assert not (tmp_path / "nothing.db").exists()


async def test_a_folder_that_is_not_there_is_named(made: Path, settings: Settings) -> None:
    with pytest.raises(ServerError) as caught:
        await backup.write(settings.database_url, made.parent / "nowhere" / "file")
    assert caught.value.code == "backup-unreadable"
    with pytest.raises(ServerError) as caught:
        backup.verify(made.parent / "nothing")
    assert caught.value.code == "backup-unreadable"
