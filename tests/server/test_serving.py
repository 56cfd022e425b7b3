"""`konspira serve`, `backup` and `restore`, as a host meets them."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from typer.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from konspira.cli.commands import app
from konspira.server.settings import Settings

PATIENCE = 180.0
COMMAND = [sys.executable, "-c", "from konspira.cli.main import main; main()"]


def environment(folder: Path, **more: str) -> dict[str, str]:
    """Far from the real home, language and settings."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("KONSPIRA_")}
    return {
        **kept,
        "XDG_STATE_HOME": str(folder),
        "KONSPIRA_LANG": "en",
        "LC_ALL": "C.UTF-8",
        **more,
    }


class Process:
    """A server that runs by itself."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert process.stdout
        self.first = process.stdout.readline()  # said when it can be used
        self.address = "".join(re.findall(r"http://\S+", self.first))

    def stop(self, how: signal.Signals) -> tuple[int, str, list[dict[str, Any]]]:
        """Stop it; its exit code, its last words and its log."""
        self.process.send_signal(how)
        said, logged = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said, [json.loads(line) for line in logged.splitlines()]


@contextmanager
def serve(folder: Path, *words: str, **more: str) -> Iterator[Process]:
    """`konspira serve` on a free port."""
    process = subprocess.Popen(
        [*COMMAND, "serve", "--port", "0", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(folder, **more),
    )
    try:
        yield Process(process)
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()


def test_a_server_says_where_it_is_and_stops_in_peace(tmp_path: Path) -> None:
    with serve(tmp_path) as server:
        assert re.fullmatch(
            r"Konspira is running at http://127\.0\.0\.1:\d+ – press Ctrl-C to stop it\n",
            server.first,
        )
        assert httpx.get(f"{server.address}/api/ready", trust_env=False).status_code == 200
        code, said, log = server.stop(signal.SIGINT)

    assert (code, said) == (0, "Konspira has stopped. Every game is saved.\n")
    assert [line["path"] for line in log if line["message"] == "request"] == []  # machines ask that
    database = tmp_path / "konspira" / "konspira.db"
    assert database.stat().st_mode & 0o777 == 0o600


def test_a_server_stops_when_the_system_says_so(tmp_path: Path) -> None:
    with serve(tmp_path, "--lang", "de") as server:
        assert "Konspira läuft unter" in server.first
        code, _, log = server.stop(signal.SIGTERM)

    assert code in (0, -signal.SIGTERM)
    assert any("shutdown complete" in line["message"] for line in log)


def test_settings_come_from_the_environment_too(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'elsewhere.db'}"
    with serve(tmp_path, KONSPIRA_DATABASE_URL=url, KONSPIRA_METRICS_TOKEN="x") as server:
        headers = {"authorization": "Bearer x"}
        metrics = httpx.get(f"{server.address}/api/metrics", headers=headers, trust_env=False)

    assert metrics.status_code == 200
    assert (tmp_path / "elsewhere.db").is_file()
    assert not (tmp_path / "konspira").exists()


def test_a_browser_is_opened_when_asked_for(tmp_path: Path) -> None:
    opener = tmp_path / "browser"
    opener.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    opener.chmod(0o755)
    with serve(tmp_path, "--open", BROWSER=f"{opener} %s") as server:
        opened = tmp_path / "opened"
        latest = time.monotonic() + PATIENCE
        while not (opened.exists() and opened.read_text()) and time.monotonic() < latest:
            time.sleep(0.05)

        assert opened.read_text().strip() == server.address


def test_what_was_said_is_there_after_a_restart(tmp_path: Path) -> None:
    with (
        serve(tmp_path) as server,
        httpx.Client(base_url=server.address, trust_env=False) as browser,
    ):
        browser.get("/api/me")
        headers = {"x-csrf-token": browser.cookies["konspira-csrf"]}
        browser.post("/api/me", json={"name": "Anna"}, headers=headers)
        cookies = dict(browser.cookies)
        server.process.kill()
    with serve(tmp_path) as server:
        me = httpx.get(f"{server.address}/api/me", cookies=cookies, trust_env=False)

    assert me.json()["name"] == "Anna"


@pytest.mark.parametrize("backend", ["postgres+redis"], indirect=True)
def test_several_processes_serve_one_address(tmp_path: Path, settings: Settings) -> None:
    urls = ["--database-url", settings.database_url, "--broker-url", settings.broker_url]
    with serve(tmp_path, "--workers", "2", *urls) as server:
        with httpx.Client(base_url=server.address, trust_env=False) as browser:
            browser.get("/api/me")
            headers = {"x-csrf-token": browser.cookies["konspira-csrf"]}
            made = browser.post("/api/me", json={"name": "Anna"}, headers=headers)
            assert made.status_code == 200
            cookies = dict(browser.cookies)
        names = [
            httpx.get(f"{server.address}/api/me", cookies=cookies, trust_env=False).json()["name"]
            for _ in range(12)
        ]
        code, _, log = server.stop(signal.SIGINT)

    assert names == ["Anna"] * 12
    assert code == 0
    started = [line for line in log if line["message"].startswith("Started server process")]
    assert len(started) == 2


# -- what a host can do wrong ----------------------------------------------------------------------


@pytest.fixture
def run(tmp_path: Path) -> Callable[..., Result]:
    """A command in this process."""

    def invoke(*words: str, **more: str) -> Result:
        empty = dict.fromkeys([name for name in os.environ if name.startswith("KONSPIRA_")])
        env = {**empty, **environment(tmp_path, **more), "NO_COLOR": "", "FORCE_COLOR": ""}
        return CliRunner().invoke(app, list(words), env=env)

    return invoke


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("serve --workers 2", "workers-need-broker"),
        ("serve --broker-url amqp://x", "bad-broker-url"),
        ("serve --broker-url redis://127.0.0.1:9/0", "broker-unreachable"),
        ("serve --database-url mysql://x", "bad-database-url"),
        ("serve --database-url postgresql://x@127.0.0.1:9/x", "database-unreachable"),
        ("serve --database-url sqlite:////no/such/folder/x.db", "database-unreachable"),
        ("serve --host 192.0.2.1", "address-unusable"),
        ("serve --host nowhere.invalid", "address-unusable"),
        ("serve --host 127.0.0.1 --qr", "phones-shut-out"),
        ("backup file", "no-database"),
        ("restore no-such-file", "backup-unreadable"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_a_mistake_gets_one_line_with_its_code(
    run: Callable[..., Result], words: str, code: str, lang: str
) -> None:
    result = run(*words.split(), "--lang", lang)

    assert result.exit_code == 2, result.output
    assert result.stderr.startswith(f"{code}: ")
    assert len(result.stderr.splitlines()) == 1
    assert "Traceback" not in result.output


def test_a_port_that_is_taken_is_named(run: Callable[..., Result]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        result = run("serve", "--port", str(port))

    assert result.exit_code == 2
    assert result.stderr.startswith(f"port-taken: Something is already listening on port {port}.")


def test_two_servers_do_not_share_a_database_unheard(
    tmp_path: Path, run: Callable[..., Result]
) -> None:
    with serve(tmp_path):
        result = run("serve", "--port", "0")

    assert result.exit_code == 2
    assert result.stderr.startswith("database-in-use: ")


def test_a_wrong_setting_in_the_environment_is_named(run: Callable[..., Result]) -> None:
    assert run("serve", KONSPIRA_PORT="x").stderr.startswith("bad-setting-value: ")
    assert run("serve", KONSPIRA_PROXY="x").stderr.startswith("unknown-setting: ")


def test_a_club_can_be_kept_and_brought_back(tmp_path: Path, run: Callable[..., Result]) -> None:
    file = tmp_path / "club.backup"
    with serve(tmp_path):
        kept = run("backup", str(file))
    assert kept.stdout == f"Backup written: {file} (people: 0, tables: 0)\n"

    brought = run("restore", str(file), "--database-url", f"sqlite:///{tmp_path / 'new.db'}")

    assert brought.stdout == (
        "Backup restored (people: 0, tables: 0). The server can be started now.\n"
    )
    assert (tmp_path / "new.db").stat().st_mode & 0o777 == 0o600
    again = run("restore", str(file), "--replace")
    assert again.exit_code == 0, again.output


def test_a_server_that_cannot_write_is_not_ready(tmp_path: Path) -> None:
    """A full disk, as a server meets it: nothing can be written any more."""
    with serve(tmp_path) as server:
        ready = f"{server.address}/api/ready"
        before = httpx.get(ready, trust_env=False)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        full = httpx.get(ready, trust_env=False)
        endless = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, endless)
        after = httpx.get(ready, trust_env=False)

    assert [answer.status_code for answer in (before, full, after)] == [200, 503, 200]
    assert full.json()["code"] == "not-ready"


def test_half_open_connections_do_not_take_all_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """1,024 connections with half a header shut everybody out."""
    small = ["sh", "-c", 'ulimit -n 160; exec "$0" "$@"']
    monkeypatch.setitem(globals(), "COMMAND", [*small, *COMMAND])
    with serve(tmp_path) as server, ExitStack() as opened:
        place = urlsplit(server.address)
        for _ in range(300):
            half = opened.enter_context(socket.create_connection((place.hostname, place.port)))
            half.sendall(b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ")
        lobby = f"{server.address}/api/lobby"
        codes = [httpx.get(lobby, trust_env=False, timeout=60).status_code for _ in range(3)]
        _, _, log = server.stop(signal.SIGTERM)

    assert codes == [200] * 3
    assert "few connections are possible" in [line["message"] for line in log]


def test_neither_queries_nor_tracebacks_of_live_connections_are_logged(tmp_path: Path) -> None:
    with serve(tmp_path) as server:
        place = server.address.replace("http", "ws", 1)
        with httpx.Client(base_url=server.address, trust_env=False) as browser:
            browser.get("/api/me")
            headers = {"x-csrf-token": browser.cookies["konspira-csrf"]}
            browser.post("/api/me", json={"name": "Anna"}, headers=headers)
            wish = {"game": "leduc", "seats": 2}
            table = browser.post("/api/tables", json=wish, headers=headers).json()["id"]
        for said in (b"\x81\x82\0\0\0\0\xff\xfe", b"\x81\x82\0\0\0\0{}", b"\xff\xff", b""):
            with connect(f"{place}/api/tables/{table}/live?mark=secret", proxy=None) as live:
                live.recv()
                live.socket.sendall(said)
                if said:
                    with pytest.raises(ConnectionClosed):
                        while True:
                            live.recv(timeout=PATIENCE)
                else:
                    live.socket.shutdown(socket.SHUT_RDWR)  # it leaves without a word
        _, _, log = server.stop(signal.SIGTERM)

    assert "secret" not in json.dumps(log)
    assert [line for line in log if "traceback" in line] == []
    assert [line["message"] for line in log].count("a live connection sent no message") == 3
