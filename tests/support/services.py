"""PostgreSQL and Redis, started by the tests themselves in a temporary folder."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 120.0  # seconds for a service to answer
SPARES = 2000  # numbered databases of Redis, one for each test


def free_port() -> int:
    """A port that nobody uses at this moment."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until somebody listens there."""
    latest = time.monotonic() + PATIENCE
    while time.monotonic() < latest and process.poll() is None:
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise RuntimeError(f"{process.args!r} does not answer: {log.read_text(errors='replace')}")


@contextmanager
def running(command: list[str], port: int, log: Path, end: int = signal.SIGTERM) -> Iterator[None]:
    """A service, from its first answer to its end."""
    with log.open("wb") as file:
        process = subprocess.Popen(command, stdout=file, stderr=file)
    try:
        wait_for(port, process, log)
        yield
    finally:
        process.send_signal(end)
        process.wait(PATIENCE)


# -- Redis -----------------------------------------------------------------------------------------


def no_redis() -> str | None:
    """Return why there can be no Redis here."""
    return None if shutil.which("redis-server") else "redis-server is not installed"


@contextmanager
def redis(folder: Path, port: int | None = None) -> Iterator[str]:
    """A Redis; its address without the number of a database."""
    port = port or free_port()
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--dir", str(folder)]
    command += ["--save", "", "--appendonly", "no", "--databases", str(SPARES)]
    with running(command, port, folder / "redis.log"):
        yield f"redis://127.0.0.1:{port}"


# -- PostgreSQL ------------------------------------------------------------------------------------


def find_postgres() -> Path | None:
    """The folder with PostgreSQL's programs: Debian keeps them apart, by version."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    path = found[-1] if found else shutil.which("postgres")
    return Path(path).parent if path else None


def no_postgres() -> str | None:
    """Return why there can be no PostgreSQL here."""
    if find_postgres() is None:
        return "PostgreSQL is not installed"
    if os.getuid() == 0 and not (shutil.which("setpriv") and _owner()):
        return "PostgreSQL does not run as root, and there is no user postgres to run it as"
    return None


def _owner() -> pwd.struct_passwd | None:
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return None


def _await_queries(ready: list[str]) -> None:
    """A PostgreSQL that listens may still be starting up, and sends everybody away meanwhile."""
    latest = time.monotonic() + PATIENCE
    while subprocess.run(ready, check=False).returncode != 0:
        if time.monotonic() > latest:
            raise RuntimeError("PostgreSQL listens, but takes no queries")
        time.sleep(0.05)


class Cluster:
    """A PostgreSQL that forgets quickly, and can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        programs, owner = find_postgres(), _owner()
        assert programs
        self.folder, self.port = folder, free_port()
        self.address = f"postgresql://club@127.0.0.1:{self.port}"  # without the name of a database
        self._ready = [str(programs / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port), "-q"]
        before: list[str] = []
        if os.getuid() == 0:  # it refuses to be root
            assert owner
            ids = (f"--reuid={owner.pw_uid}", f"--regid={owner.pw_gid}")
            before = ["setpriv", *ids, "--clear-groups"]
            os.chown(folder, owner.pw_uid, owner.pw_gid)
            for parent in folder.parents:  # and has to reach its folder
                mode = parent.stat().st_mode
                if parent.stat().st_uid == 0 and parent != Path("/") and not mode & 1:
                    parent.chmod(mode | 0o011)
        data = ("-D", str(folder / "data"))
        made = [*before, str(programs / "initdb"), *data, "-U", "club", "-A", "trust", "-N"]
        made += ["-E", "UTF8", "--no-locale"]
        subprocess.run(made, check=True, capture_output=True, cwd=folder)
        self._command = [*before, str(programs / "postgres"), *data]
        self._command += ["-p", str(self.port), "-k", str(folder)]
        for setting in (
            "fsync=off",
            "full_page_writes=off",
            "max_connections=60",
            "shared_buffers=16MB",
            "listen_addresses=127.0.0.1",
        ):
            self._command += ["-c", setting]

    @contextmanager
    def running(self, end: int = signal.SIGTERM) -> Iterator[str]:
        """From its first answer to its end; SIGINT does not wait until everybody has left."""
        with running(self._command, self.port, self.folder / "postgres.log", end):
            _await_queries(self._ready)
            yield self.address


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL; its address without the name of a database."""
    with Cluster(folder).running() as address:
        yield address
