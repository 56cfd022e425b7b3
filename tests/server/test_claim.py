"""A database is used by one process alone, or by several that hear each other."""

from __future__ import annotations

import asyncio
import shutil
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from konspira.server.errors import ServerError
from konspira.server.operations import backup
from konspira.server.settings import Settings
from konspira.server.store import database
from konspira.server.store.claim import Claim
from support import services
from support.club import SALT, Browser, Club, open_club


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


# -- a claim that is lost while the server runs ----------------------------------------------------

LONG = 120.0  # seconds; the machine may be busy with other things


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(LONG):
        while not true():
            await asyncio.sleep(0.02)


async def until_ready(club: Club) -> None:
    """Wait until a server says that it can work."""
    async with asyncio.timeout(LONG):
        while not (await club.stranger().request("GET", "/api/ready")).is_success:
            await asyncio.sleep(0.05)


async def open_table(host: Browser) -> str:
    """A table with a free seat."""
    table = str((await host.post("/api/tables", {"game": "leduc", "seats": 2}))["id"])
    await host.post(f"/api/tables/{table}/seat", {"salt": SALT})
    return table


async def kinds(browser: Browser, table: str) -> list[str]:
    """Return who sits at a table."""
    return [seat["kind"] for seat in (await browser.get(f"/api/tables/{table}"))["seats"]]


class Restarted:
    """A PostgreSQL of this test's own, which can be restarted under its servers."""

    def __init__(self, cluster: services.Cluster) -> None:
        self.cluster = cluster
        self.settings = Settings(
            database_url=f"{cluster.address}/postgres", thinkers=1, requests_per_minute=0
        )
        self._stack = ExitStack()
        self._stack.enter_context(cluster.running(signal.SIGINT))

    async def restart(self) -> None:
        """As `pg_ctl restart -m fast`."""
        await asyncio.to_thread(self.stop)
        await asyncio.to_thread(self._stack.enter_context, self.cluster.running(signal.SIGINT))

    def stop(self) -> None:
        self._stack.close()


@pytest.fixture
def restarted() -> Iterator[Restarted]:
    missing = services.no_postgres()
    if missing:
        pytest.skip(missing)
    with TemporaryDirectory(prefix="konspira-") as name:
        found = Restarted(services.Cluster(Path(name)))
        yield found
        found.stop()


@pytest.mark.verify
async def test_a_claim_that_a_restart_ended_is_taken_again(
    restarted: Restarted, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_club(restarted.settings) as club:
        anna = await club.guest("Anna")
        table = await open_table(anna)

        await restarted.restart()
        await until_ready(club)

        with pytest.raises(ServerError) as caught:
            await Claim(club.house.database, True).take()
        assert caught.value.code == "database-in-use"
        bartek = await club.guest("Bartek")
        await bartek.post(f"/api/tables/{table}/seat", {"salt": SALT})
        assert await kinds(anna, table) == ["person", "person"]
    told = [record.getMessage() for record in caplog.records if record.name == "konspira.claim"]
    assert told == ["the claim on the database is lost", "the claim on the database is back"]


@pytest.mark.verify
async def test_a_server_whose_database_another_one_has_changes_nothing_and_says_why(
    restarted: Restarted, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_club(restarted.settings) as first:
        anna = await first.guest("Anna")
        table = await open_table(anna)
        free = asyncio.Event()
        claim = first.house.claim
        real = claim._lock

        async def late() -> bool:
            await free.wait()  # the other server is quicker
            return await real()

        monkeypatch.setattr(claim, "_lock", late)
        await restarted.restart()
        await until(lambda: claim.lost)
        async with open_club(restarted.settings) as second:
            bartek = await second.guest("Bartek")
            await bartek.post(f"/api/tables/{table}/seat", {"salt": SALT})
            free.set()
            await until(lambda: "another server uses the database" in caplog.text)

            for path, body in (("chat", {"text": "hello"}), ("seat", {"salt": SALT})):
                problem = await anna.refused("POST", f"/api/tables/{table}/{path}", body)
                assert (problem["status"], problem["code"]) == (503, "claim-lost")
            problem = await first.stranger().refused("POST", "/api/me", {"name": "Celina"})
            assert problem["code"] == "claim-lost"
            problem = await anna.refused("GET", "/api/ready")
            assert (problem["status"], problem["code"]) == (503, "claim-lost")
            assert (await second.stranger().get("/api/ready"))["status"] == "ready"

        await until_ready(first)  # the other one is gone

        assert await kinds(anna, table) == ["person", "person"]
        await anna.post(f"/api/tables/{table}/start")


@pytest.fixture
async def lonely(sqlite: Path, tmp_path: Path) -> AsyncIterator[Club]:
    """A server that has an SQLite file for itself."""
    file = shutil.copy(sqlite, tmp_path / "club.db")
    async with open_club(Settings(database_url=f"sqlite:///{file}", thinkers=1)) as club:
        yield club


def lock_of(club: Club) -> Path:
    return Path(f"{club.house.database.url.database}.lock")


async def test_a_lock_that_was_removed_is_made_again(lonely: Club, tmp_path: Path) -> None:
    lock_of(lonely).unlink()

    await until(lock_of(lonely).exists)
    await until_ready(lonely)

    with pytest.raises(ServerError) as caught:
        await Claim(lonely.house.database, True).take()
    assert caught.value.code == "database-in-use"
    assert await lonely.guest("Anna")


async def test_a_server_that_lost_its_file_to_another_waits_for_a_restart(lonely: Club) -> None:
    anna = await lonely.guest("Anna")
    table = await open_table(anna)
    other = Claim(lonely.house.database, True)
    lock_of(lonely).unlink()
    await other.take()

    await until(lambda: lonely.house.claim.lost)
    await other.leave()
    await asyncio.sleep(0.1)

    problem: dict[str, Any] = await anna.refused(
        "POST", f"/api/tables/{table}/chat", {"text": "hello"}
    )
    assert (problem["status"], problem["code"]) == (503, "claim-lost")
    assert (await anna.refused("GET", "/api/ready"))["code"] == "claim-lost"


async def test_a_link_to_a_database_is_the_same_database(sqlite: Path, tmp_path: Path) -> None:
    file, link = Path(shutil.copy(sqlite, tmp_path / "club.db")), tmp_path / "link.db"
    link.symlink_to(file)
    engines = [database.engine(f"sqlite:///{path}") for path in (file, link)]
    one, two = (Claim(engine, True) for engine in engines)
    await one.take()

    with pytest.raises(ServerError) as caught:
        await two.take()

    assert caught.value.code == "database-in-use"
    await one.leave()
    for engine in engines:
        await engine.dispose()
