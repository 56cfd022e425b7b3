"""A database is used by one process alone, or by several that hear each other."""

from __future__ import annotations

from pathlib import Path

import pytest

from konspira.server import backup
from konspira.server.errors import ServerError
from konspira.server.settings import Settings
from konspira.server.store import database
from konspira.server.store.claim import Claim
from support.club import open_club


@pytest.mark.parametrize(
    ("first", "second", "together"),
    [(True, True, False), (True, False, False), (False, True, False), (False, False, True)],
)
async def test_whoever_is_alone_shares_with_nobody(
    settings: Settings, first: bool, second: bool, together: bool
) -> None:
    engine = database.engine(settings.database_url)
    one, two = Claim(engine, first), Claim(engine, second)
    await one.take()
    try:
        if together:
            await two.take()
        else:
            with pytest.raises(ServerError) as caught:
                await two.take()
            assert caught.value.code == "database-in-use"
        await one.leave()
        await two.leave()
        await two.take()
    finally:
        await one.leave()
        await two.leave()
        await engine.dispose()


async def test_nothing_is_restored_under_a_running_server(
    settings: Settings, tmp_path: Path
) -> None:
    async with open_club(settings) as club:
        await club.guest("Anna")
        await backup.write(settings.database_url, tmp_path / "file")
        with pytest.raises(ServerError) as caught:
            await backup.restore(settings.database_url, tmp_path / "file", replace=True)

    assert caught.value.code == "database-in-use"
    await backup.restore(settings.database_url, tmp_path / "file", replace=True)


async def test_a_database_that_cannot_be_reached_is_named(tmp_path: Path) -> None:
    for url in (f"sqlite:///{tmp_path}/no/folder/x.db", "postgresql://x@127.0.0.1:9/x"):
        engine = database.engine(url)
        with pytest.raises(ServerError) as caught:
            await Claim(engine, True).take()
        assert caught.value.code == "database-unreachable"
        await engine.dispose()
