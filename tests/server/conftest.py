"""One suite for both pairs: SQLite with memory, PostgreSQL with Redis.

A test that takes `club` runs on both. `club.guest("Anna")` is a browser with somebody behind it;
`club.house` is the inside of the server. `settings` can be changed with `msgspec.structs.replace`
and opened with `open_club`, also twice for two processes of one server.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy import text

from konspira.server import house
from konspira.server.settings import Settings
from konspira.server.store import database
from support import services
from support.club import NO_QUOTAS, Club, open_club

BACKENDS = ("sqlite+memory", "postgres+redis")
NUMBERS = count(1)


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """The loop that the server runs on."""
    return "asyncio", {"use_uvloop": True}


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine reads options slowly; nobody is refused for that here."""
    monkeypatch.setattr(house, "TRYING", 60)


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Redis for all tests of this worker."""
    missing = services.no_redis()
    if missing:
        pytest.skip(missing)
    with services.redis(tmp_path_factory.mktemp("redis")) as address:
        yield address


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL for all tests of this worker, with one database to copy."""
    missing = services.no_postgres()
    if missing:
        pytest.skip(missing)
    # Not below pytest's own folder: that is closed to others whenever another pytest starts.
    with TemporaryDirectory(prefix="konspira-") as name, services.postgres(Path(name)) as address:
        asyncio.run(_make_model(address))
        yield address


async def _make_model(address: str) -> None:
    await _administer(address, "CREATE DATABASE model")
    await _migrate(f"{address}/model")


async def _migrate(address: str) -> None:
    model = database.engine(address)
    await database.migrate(model)
    await model.dispose()


async def _administer(address: str, statement: str) -> None:
    engine = database.engine(f"{address}/postgres", pool=1)
    async with engine.connect() as connection:
        alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await alone.execute(text(statement))
    await engine.dispose()


@pytest.fixture(scope="session")
def sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with our schema, to copy."""
    file = tmp_path_factory.mktemp("sqlite") / "model.db"
    asyncio.run(_migrate(f"sqlite:///{file}"))
    return file


@pytest.fixture(scope="module", params=BACKENDS)
def backend(request: pytest.FixtureRequest) -> str:
    """Return where the server keeps things, and how its processes talk."""
    return str(request.param)


@pytest.fixture(scope="session")
def new_postgres(postgres: str) -> Callable[[], str]:
    """Makes empty databases with our schema."""

    def make() -> str:
        name = f"club{next(NUMBERS)}"
        asyncio.run(_administer(postgres, f"CREATE DATABASE {name} TEMPLATE model"))
        return f"{postgres}/{name}"

    return make


@pytest.fixture
def settings(backend: str, tmp_path: Path, request: pytest.FixtureRequest) -> Settings:
    """A server of its own for each test, quick and without limits."""
    return quick(backend, tmp_path, request)


def quick(backend: str, folder: Path, request: pytest.FixtureRequest) -> Settings:
    """A server on a new database, without pauses and without limits."""
    if backend == "sqlite+memory":
        file = shutil.copy(request.getfixturevalue("sqlite"), folder / "club.db")
        database_url, broker_url = f"sqlite:///{file}", "memory://"
    else:
        database_url = request.getfixturevalue("new_postgres")()
        broker_url = f"{request.getfixturevalue('redis')}/{next(NUMBERS)}"
    return Settings(
        database_url=database_url,
        broker_url=broker_url,
        thinkers=1,
        bot_pause=0.0,
        reaction_time=0.2,
        requests_per_minute=0,
        messages_per_second=0,
        **NO_QUOTAS,
    )


@pytest.fixture
async def club(settings: Settings) -> AsyncIterator[Club]:
    """A running server."""
    async with open_club(settings) as club:
        yield club


@pytest.fixture(scope="module")
def common(
    backend: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Settings:
    return quick(backend, tmp_path_factory.mktemp("club"), request)


@pytest.fixture(scope="module")
async def standing(common: Settings) -> AsyncIterator[Club]:
    """A running server for all tests of a file that do not mind what others did there."""
    async with open_club(common) as club:
        yield club
