"""`konspira serve`, `konspira backup` and `konspira restore`: a server and its database."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from konspira import catalogue
from konspira.books import missing_pages
from konspira.cli.greeting import EVERYWHERE, check_reachable, greet, local_address
from konspira.cli.options import Lang, find_game
from konspira.cli.saving import games_folder
from konspira.cli.shell import Shell, opened
from konspira.extras import require
from konspira.kernel.errors import Remedy
from konspira.kernel.game import Game
from konspira.server.errors import ServerError
from konspira.server.logs import Form, start_logging
from konspira.server.operations.packs import read_packs
from konspira.server.settings import Settings, environment_of, read_settings

if TYPE_CHECKING:
    from litestar import Litestar

    from konspira.server.http.doors import ServerConfig

MEMORY = "memory://"  # as konspira.server.store.broker has it, which is slow to import
MOST_BYTES = 16 * 1024  # of a message on a live connection
STARTING = 60.0  # seconds for a process to start
DATABASE = "KONSPIRA_DATABASE_URL"

DatabaseUrl = Annotated[
    str | None,
    typer.Option(metavar="URL", help="sqlite:///… or postgresql://…; else your own folder."),
]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the backup.")]


def serve(
    host: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0: to everybody.")
    ] = None,
    port: Annotated[
        int | None, typer.Option(metavar="N", min=0, max=65535, help="0: any that is free.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Processes; several need Redis.")
    ] = None,
    database_url: DatabaseUrl = None,
    broker_url: Annotated[
        str | None, typer.Option(metavar="URL", help="memory:// or redis://host:6379/0.")
    ] = None,
    secure_cookies: Annotated[
        bool | None,
        typer.Option("--secure-cookies/--no-secure-cookies", help="On behind a proxy with TLS."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy that says who asks; repeat it."),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="A further address of this site; repeat it."),
    ] = None,
    game: Annotated[
        list[str] | None,
        typer.Option(metavar="module:GAME", help="A game of your own to play here; repeat it."),
    ] = None,
    pack: Annotated[
        list[str] | None,
        typer.Option(metavar="GAME=DIR", help="A content pack to play a game with; repeat it."),
    ] = None,
    log: Annotated[
        Form | None,
        typer.Option(
            metavar="auto|json|text|none",
            help="What to log on stderr; auto: text at a terminal, else JSON.",
        ),
    ] = None,
    browse: Annotated[
        bool, typer.Option("--open/--no-open", help="Open a browser at the address.")
    ] = False,
    qr: Annotated[
        bool,
        typer.Option("--qr", help="Listen to the network, and show a QR code for phones in it."),
    ] = False,
    lang: Lang = None,
) -> None:
    """Run a server to play in the browser.

    Every option can be set by an environment variable too, like KONSPIRA_PORT; docs/hosting.md
    lists them all.
    """
    with opened(lang) as shell, private_files():
        environment = with_default_database()
        if qr and host is None and not environment.get("KONSPIRA_HOST"):
            host = EVERYWHERE[0]
        settings = read_settings(
            environment,
            host=host,
            port=port,
            workers=workers,
            database_url=database_url,
            broker_url=broker_url,
            secure_cookies=secure_cookies,
            proxies=tuple(proxy) if proxy else None,
            origins=tuple(origin) if origin else None,
            games=tuple(game) if game else None,
            packs=tuple(pack) if pack else None,
            log=log,
        )
        check_workers(settings)
        require(*extras_of(settings))
        read_packs(settings.packs, played_here(settings))  # refuses what cannot be found or read
        if qr:
            check_reachable(settings.host)
        warn_of_missing_pages(shell)
        asyncio.run(prepare(settings))
        listener = bind(settings.host, settings.port)
        place = (settings.host, listener.getsockname()[1])

        def ready() -> None:
            greet(shell, *place, qr=qr)
            if browse:
                address = local_address(*place)
                threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

        os.environ["KONSPIRA_LANG"] = shell.words.language  # what other processes log in
        with suppress(KeyboardInterrupt):  # this is how a server is stopped
            run(settings, listener, ready)
        shell.say("shell-served")


def warn_of_missing_pages(shell: Shell) -> None:
    """Say how to get the web pages where they are not; the rest of the server works without."""
    if message := missing_pages():
        typer.echo(shell.words.say(message), err=True)


@contextmanager
def private_files() -> Iterator[None]:
    """New files can be read by their owner only: a database holds the secrets of all tables."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


def extras_of(settings: Settings) -> list[str]:
    """Return what a server with these settings has to be installed with."""
    wishes = {
        "server": True,
        "postgres": settings.database_url.startswith("postgres"),
        "redis": settings.broker_url.startswith("redis"),
    }
    return [extra for extra, wished in wishes.items() if wished]


def with_default_database() -> dict[str, str]:
    """The environment; where it names no database, it is the one in the user's own folder."""
    if os.environ.get(DATABASE):
        return dict(os.environ)
    return {**os.environ, DATABASE: f"sqlite:///{default_database()}"}


def default_database() -> Path:
    """Return where a server keeps its tables when nobody says otherwise."""
    return games_folder() / "konspira.db"


def check_workers(settings: Settings) -> None:
    """Several processes must be able to hear each other."""
    if settings.workers > 1 and settings.broker_url == MEMORY:
        raise ServerError(
            "workers-need-broker",
            f"{settings.workers} processes cannot hear each other in memory; "
            "add --broker-url redis://127.0.0.1:6379/0, or use one process",
            count=settings.workers,
        )


async def prepare(settings: Settings) -> None:
    """Bring the database up to date and see whether the broker answers, before anybody comes."""
    from konspira.server.store import database
    from konspira.server.store.broker import Broker
    from konspira.server.store.claim import Claim

    if settings.database_url == f"sqlite:///{default_database()}":
        default_database().parent.mkdir(parents=True, exist_ok=True)
    engine = database.engine(settings.database_url)
    broker = Broker(settings)
    claim = Claim(engine, alone=settings.broker_url == MEMORY)
    try:
        await claim.take()
        await database.migrate(engine)
        await broker.check()
    finally:
        await claim.leave()
        await engine.dispose()
        await broker.close()


def bind(host: str, port: int) -> socket.socket:
    """Listen at an address; what does not work is said in words."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise ServerError(
                "port-taken",
                f"somebody listens at port {port} already; choose another one with --port",
                value=str(port),
            ) from None
        if error.errno == errno.EACCES:
            trouble: str = Remedy("not-allowed", error.strerror or "not allowed")
        else:
            trouble = error.strerror or str(error)
        raise ServerError(
            "address-unusable",
            f"{host}:{port}: {trouble}; choose another address with --host and --port",
            value=f"{host}:{port}",
            trouble=trouble,
        ) from None
    listener.set_inheritable(True)
    return listener


def run(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until somebody stops it: one process here, or several that are watched from here."""
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    if settings.workers == 1:
        config = configured(settings, made(settings))

        class Server(uvicorn.Server):
            async def startup(self, sockets: list[socket.socket] | None = None) -> None:
                await super().startup(sockets)
                ready()

        Server(config).run([listener])
        return
    os.environ.update(environment_of(settings))

    class Several(Multiprocess):
        def init_processes(self) -> None:
            super().init_processes()
            if all(one.wait_until_ready(STARTING, self.should_exit) for one in self.processes):
                ready()

    Several(configured(settings, "konspira.cli.serving:app"), [listener]).run()


def configured(settings: Settings, application: Litestar | str) -> ServerConfig:
    """Return how uvicorn runs: only proxies that are named are believed, messages have a limit."""
    from konspira.server.http.doors import Doors, ServerConfig
    from konspira.server.live.sockets import LiveSocket

    return ServerConfig(
        application,
        Doors(settings),
        factory=isinstance(application, str),
        workers=settings.workers,
        ws=LiveSocket,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,  # frames are small, and it costs more than it saves
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=settings.shutdown_time,
        server_header=False,
        access_log=False,
        log_config=None,
    )


def played_here(settings: Settings) -> dict[str, type[Game]]:
    """The games of this server: all that are installed, and the host's own."""
    own = [find_game(name) for name in settings.games]
    return {**catalogue.games(), **{kind.id: kind for kind in own}}


def app() -> Litestar:
    """The application of one of several processes; its settings are in the environment."""
    return made(read_settings(os.environ))


def made(settings: Settings) -> Litestar:
    """The application of this process."""
    from konspira.server.app import create_app
    from konspira.server.http.doors import warn_of_few_files

    start_logging(settings.log, os.environ.get("KONSPIRA_LANG", ""))
    warn_of_few_files()
    application = create_app(played_here(settings), settings)
    # Tables live long and hold many small objects: looking through all of them for garbage again
    # and again took a fifth of the time. And the thread that writes shall not wait for its turn.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    sys.setswitchinterval(0.001)
    return application


# -- backups ---------------------------------------------------------------------------------------


def backup(file: BackupFile, database_url: DatabaseUrl = None, lang: Lang = None) -> None:
    """Write everything a server keeps to a file.

    The server may run meanwhile. The file can be restored into SQLite and into PostgreSQL.
    """
    with opened(lang) as shell:
        settings = read_settings(with_default_database(), database_url=database_url)
        require(*extras_of(settings))
        from konspira.server.operations import backup as backups

        counts = asyncio.run(backups.write(settings.database_url, file))
        shell.say(
            "shell-backed-up", file=str(file), people=counts["people"], tables=counts["tables"]
        )


def restore(
    file: BackupFile,
    database_url: DatabaseUrl = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Lose what the database holds now.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Fill a database from a backup.

    Stop the server first. The backup is checked before anything is changed, and it is restored as
    a whole or not at all.
    """
    with opened(lang) as shell, private_files():
        settings = read_settings(with_default_database(), database_url=database_url)
        require(*extras_of(settings))
        from konspira.server.operations import backup as backups

        if settings.database_url == f"sqlite:///{default_database()}":
            default_database().parent.mkdir(parents=True, exist_ok=True)
        counts = asyncio.run(backups.restore(settings.database_url, file, replace))
        shell.say("shell-restored", people=counts["people"], tables=counts["tables"])
