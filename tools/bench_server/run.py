"""Konspira's server beside a boardgame.io server, under the same load in the same run.

Fifty tables of two play as fast as they can. The servers take turns, each for some rounds and each
time as a fresh process on one core of its own; the load generator has another core. Every number is
the median of its rounds, and what counts is the ratio within one run. Run by `make bench-server`.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
WANTED_RATIO = 3.0  # our throughput in units of theirs
READY_TIME = 30.0  # seconds that a server may take to start
STOP_TIME = 20.0  # seconds that it may take to stop
SETUP_TIME = 150.0  # seconds that a generator may take beside warm-up and measuring
OURS, MEMORY, FILES = "Konspira", "boardgame.io", "boardgame.io, files"
BUSY = 0.95  # of a core: a generator this busy measures itself

SIDES = ("boardgame_io", "konspira", "boardgame_io_files")

Result = dict[str, Any]


class Broken(Exception):
    """The measurement cannot be made, or is not to be believed."""


class Cores(NamedTuple):
    """The cores of server and generator; the same one if there is only one."""

    server: int | None
    generator: int | None

    @property
    def apart(self) -> bool:
        """Do they have a core each?"""
        return self.server != self.generator


class Server(NamedTuple):
    """A subject of the measurement, and how it is started."""

    name: str
    adapter: str
    command: Callable[[int, Path], list[str]]  # port and a folder of its own -> command line
    environment: dict[str, str]
    ready: str  # a path that answers once the server does
    check: Callable[[Path, Result], None]  # after a round: is what it did really done?


# -- the two servers -------------------------------------------------------------------------------


def boardgame_io(files: bool) -> Server:
    """As its documentation starts it, in production mode.

    Its default storage is memory: the moves are gone when it stops. What it brings along to keep
    them is a folder of files, which it does not wait for to reach the disk.
    """

    def command(port: int, folder: Path) -> list[str]:
        kept = [str(folder / "matches")] if files else []
        return ["node", str(HERE / "boardgame_io_server.js"), str(port), *kept]

    def check(_folder: Path, _result: Result) -> None:
        """Nothing that could be looked at, or nothing that was promised."""

    name = FILES if files else MEMORY
    environment = {"NODE_ENV": "production"}
    return Server(name, "boardgame_io", command, environment, "/games", check)


def konspira(program: Path, python: Path | None) -> Server:
    """As `konspira serve` starts it: one process, a SQLite file, every choice on disk.

    The rate limits are raised, not switched off: all players come from one address, and they play
    faster than people do.
    """
    start = [str(program)] if python is None else [str(python), str(program)]

    def command(port: int, folder: Path) -> list[str]:
        url = f"sqlite:///{folder / 'konspira.db'}"
        return [*start, "serve", "--port", str(port), "--database-url", url]

    def check(folder: Path, result: Result) -> None:
        """Every choice that was answered must be in the file that the server left behind."""
        with closing(sqlite3.connect(folder / "konspira.db")) as connection:
            query = "SELECT count(*) FROM log WHERE kind = 'choice'"
            (written,) = connection.execute(query).fetchone()
        if written < result["round_trips"]:
            raise Broken(f"{result['round_trips']} choices were answered, {written} are in the log")

    environment = {
        "KONSPIRA_REQUESTS_PER_MINUTE": "100000000",
        "KONSPIRA_CONNECTIONS_PER_ADDRESS": "0",
        "KONSPIRA_TABLES_PER_GUEST": "0",
        "KONSPIRA_TABLES_PER_ADDRESS": "0",
        "KONSPIRA_MESSAGES_PER_SECOND": "1000000",
        "KONSPIRA_BOT_PAUSE": "0",
    }
    if python is not None:
        environment["PYTHONPATH"] = packages_of(program)
    return Server(OURS, "konspira", command, environment, "/api/games", check)


# -- one round -------------------------------------------------------------------------------------


def free_port() -> int:
    """A port of the loopback interface that nobody listens to."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def on_core(core: int | None) -> Callable[[], None] | None:
    """Pins the process that is being started, and all that it starts."""
    if core is None:
        return None
    return lambda: os.sched_setaffinity(0, {core})


@contextmanager
def running(server: Server, core: int | None, folder: Path) -> Iterator[tuple[str, int]]:
    """The server's address and process id, while it runs; afterwards it does not."""
    port = free_port()
    log = folder / "server.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            server.command(port, folder),
            cwd=folder,
            env=os.environ | server.environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            preexec_fn=on_core(core),
        )
    url = f"http://127.0.0.1:{port}"
    try:
        wait_until_ready(server, process, url, log)
        yield url, process.pid
    finally:
        stop(process)


def wait_until_ready(server: Server, process: subprocess.Popen[bytes], url: str, log: Path) -> None:
    """Wait for the first answer."""
    deadline = time.monotonic() + READY_TIME
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise Broken(f"{server.name} stopped at once:\n{tail(log)}")
        try:
            with urllib.request.urlopen(url + server.ready, timeout=5):
                return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    raise Broken(f"{server.name} did not answer within {READY_TIME:.0f} s:\n{tail(log)}")


def stop(process: subprocess.Popen[bytes]) -> None:
    """Ask the server to stop; insist if it does not."""
    process.terminate()
    try:
        process.wait(STOP_TIME)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def tail(log: Path) -> str:
    """The last lines of a server's output."""
    return "\n".join(log.read_text(errors="replace").splitlines()[-20:])


def one_round(server: Server, cores: Cores, args: argparse.Namespace) -> Result:
    """Start the server, play, stop it."""
    with tempfile.TemporaryDirectory(prefix="konspira-bench-") as name:
        folder = Path(name)
        with running(server, cores.server, folder) as (url, pid):
            command = ["node", str(HERE / "load.js"), "--adapter", server.adapter, "--url", url]
            command += ["--tables", str(args.tables), "--server-pid", str(pid)]
            command += ["--warmup", str(args.warmup), "--seconds", str(args.seconds)]
            command += ["--ahead", str(args.ahead)]
            limit = SETUP_TIME + args.warmup + args.seconds
            try:
                load = subprocess.run(
                    command,
                    env=os.environ | {"NODE_ENV": "production"},
                    capture_output=True,
                    text=True,
                    timeout=limit,
                    preexec_fn=on_core(cores.generator),
                )
            except subprocess.TimeoutExpired:
                raise Broken(f"{server.name}: no result within {limit:.0f} s") from None
            if load.returncode != 0:
                output = tail(folder / "server.log")
                raise Broken(f"{server.name}: {load.stderr.strip()}\nthe server said:\n{output}")
        result: Result = json.loads(load.stdout)
        server.check(folder, result)
    return result | {"server": server.name, "others_cpu": others(result, cores)}


def others(result: Result, cores: Cores) -> float | None:
    """Return how much of the server's core was used by anything but the server."""
    if cores.server is None or cores.server >= len(result["cores"]):
        return None
    return max(0.0, float(result["cores"][cores.server]) - float(result["server_cpu"]))


# -- the report ------------------------------------------------------------------------------------


def median(results: list[Result], key: str) -> float:
    """The median over the rounds of one server."""
    return float(statistics.median(result[key] for result in results))


NUMBERS = (
    "per_second",
    "p50_ms",
    "p99_ms",
    "max_ms",
    "games",
    "server_cpu",
    "generator_cpu",
    "bytes_in",
    "bytes_out",
)


def summary(results: list[Result]) -> Result:
    """One server over its rounds. What a move costs the server holds even on a busy machine."""
    found: Result = {key: median(results, key) for key in NUMBERS}
    costs = [result["server_cpu"] / result["per_second"] * 1e6 for result in results]
    return found | {"cpu_us": statistics.median(costs), "server": results[0]["server"]}


def show(console: Console, report: Result) -> None:
    """The table that people read."""
    title = f"{report['tables']} tables of two on loopback, {report['setting']}"
    table = Table(title=title, box=SIMPLE, title_justify="left", padding=(0, 0, 0, 1))
    table.add_column("", no_wrap=True)
    for heading in ("trips/s", "p50 ms", "p99 ms", "CPU µs", "server", "load", "B in", "B out"):
        table.add_column(heading, justify="right", no_wrap=True)
    for number, row in enumerate(report["rounds"]):
        turn = number // len(report["servers"]) + 1
        table.add_row(*cells(f"{row['server']} {turn}", row), style="dim")
    for row in report["servers"]:
        table.add_row(*cells(row["server"], row), style="bold")
    console.print(table)
    for name, ratio in report["ratios"].items():
        console.print(f"{name:<44}{ratio:>6.2f} ×", highlight=False)
    if report["ratios"]:
        verdict = "reached" if reached(report["ratios"]) else "not reached"
        console.print(
            f"wanted: {WANTED_RATIO:.0f} × the throughput of {MEMORY}, p99 ≤ 1 ×: {verdict}"
        )
    for note in report["notes"]:
        console.print(note)


def cells(name: str, row: Result) -> list[str]:
    """One row of the table."""
    cost = row.get("cpu_us", row["server_cpu"] / row["per_second"] * 1e6)
    return [
        name,
        f"{row['per_second']:,.0f}",
        f"{row['p50_ms']:.2f}",
        f"{row['p99_ms']:.2f}",
        f"{cost:.0f}",
        f"{row['server_cpu']:.0%}",
        f"{row['generator_cpu']:.0%}",
        f"{row['bytes_in']:,.0f}",
        f"{row['bytes_out']:,.0f}",
    ]


def notes(rounds: list[Result], cores: Cores) -> list[str]:
    """Return what a reader must know about this run."""
    found = []
    if not cores.apart:
        found.append(
            "Server and generator shared one core: the numbers are too small, both sides'."
        )
    for row in rounds:
        if row["generator_cpu"] > BUSY:
            share = f"{row['generator_cpu']:.0%}"
            found.append(
                f"{row['server']}: the generator used {share} of its core and was the limit."
            )
    foreign = [row["others_cpu"] for row in rounds if row["others_cpu"] is not None]
    if foreign and max(foreign) > 1 - BUSY:
        share = f"{max(foreign):.0%}"
        found.append(
            f"Other programs used up to {share} of the server's core: measure again alone."
        )
    return found


def ratios(servers: list[Result]) -> dict[str, float]:
    """Ours in units of theirs, for each of theirs that was measured."""
    by_name = {row["server"]: row for row in servers}
    ours = by_name.pop(OURS, None)
    found: dict[str, float] = {}
    if ours is None:
        return found
    for name, theirs in by_name.items():
        for key, label in (("per_second", "throughput"), ("p99_ms", "p99"), ("cpu_us", "CPU")):
            found[f"{label}, {OURS} : {name}"] = ours[key] / theirs[key]
    return found


def reached(found: dict[str, float]) -> bool:
    """Is the target of the issue met? It is set against their default storage."""
    throughput = found.get(f"throughput, {OURS} : {MEMORY}", 0.0)
    return throughput >= WANTED_RATIO and found[f"p99, {OURS} : {MEMORY}"] <= 1.0


# -- the run ---------------------------------------------------------------------------------------


def choose_cores() -> Cores:
    """Two cores of those that we may use."""
    if not hasattr(os, "sched_getaffinity"):
        return Cores(None, None)
    usable = sorted(os.sched_getaffinity(0))
    return Cores(usable[0], usable[1 if len(usable) > 1 else 0])


def find_konspira(chosen: Path | None) -> Path:
    """The command to measure: the chosen one, else the compiled one, else the plain one."""
    places = [ROOT / folder / "bin/konspira" for folder in (".venv-compiled", ".venv")]
    for place in [chosen] if chosen else places:
        if place.exists() and can_serve(place):
            return place.absolute()
    where = chosen or ".venv-compiled and .venv"
    raise Broken(
        f"no `konspira serve` in {where}; run `make compiled`, or name it: --konspira PATH"
    )


def packages_of(program: Path) -> str:
    """Return where the packages of an installation are."""
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    python = program.with_name("python")
    return subprocess.run([python, "-c", code], capture_output=True, text=True).stdout.strip()


def find_python(program: Path, chosen: Path | None) -> Path | None:
    """The interpreter to run it with: the chosen one, else the system's if it fits.

    Distributions build theirs with all optimisations, as Node is built; pyenv by default does not.
    """
    own = program.with_name("python")
    if chosen is not None or not own.exists():
        return chosen and chosen.absolute()
    code = "import sys; print('{0}.{1}'.format(*sys.version_info))"
    version = subprocess.run([own, "-c", code], capture_output=True, text=True).stdout.strip()
    system = Path(f"/usr/bin/python{version}")
    return system if version and system.exists() else None


def version_of(program: Path, python: Path | None) -> str:
    """The interpreter, for the report."""
    which = python or program.with_name("python")
    if not which.exists():
        return str(program)
    said = subprocess.run([which, "--version"], capture_output=True, text=True).stdout.strip()
    return f"{said} ({which})"


def can_serve(program: Path) -> bool:
    """Has this installation the server?"""
    run = subprocess.run([program, "serve", "--help"], capture_output=True, timeout=60)
    return run.returncode == 0


def check_node() -> str:
    """The version of Node; its packages must be there."""
    if shutil.which("node") is None:
        raise Broken(
            "node is not installed; boardgame.io and the load generator need it (20 or newer)"
        )
    if not (HERE / "node_modules").is_dir():
        raise Broken("the packages are missing; run `npm ci` in tools/bench_server")
    return subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip()


def version_of_boardgame_io() -> str:
    """Return which boardgame.io is installed here."""
    package = json.loads((HERE / "node_modules/boardgame.io/package.json").read_text())
    return str(package["version"])


def arguments() -> argparse.Namespace:
    """Return what can be chosen."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--konspira", type=Path, help="the konspira command to measure")
    parser.add_argument("--python", type=Path, help="the interpreter to run it with")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0, help="measured in each round")
    parser.add_argument("--warmup", type=float, default=2.0, help="seconds before, not counted")
    parser.add_argument("--ahead", type=int, default=38, help="games made before the clock starts")
    parser.add_argument("--rounds", type=int, default=3, help="of each server, in turn")
    parser.add_argument("--only", choices=SIDES, action="append", help="one of them; repeat it")
    parser.add_argument("--json", type=Path, help="write everything to this file too")
    parser.add_argument("--check", action="store_true", help="fail if the target is missed")
    args = parser.parse_args()
    if args.tables < 1 or args.rounds < 1 or args.seconds <= 0 or args.warmup < 0:
        parser.error("tables and rounds are at least 1, seconds more than 0, warmup not negative")
    return args


def measure(args: argparse.Namespace, console: Console) -> Result:
    """Everything in turn: one server, the other, the first again."""
    node = check_node()
    cores = choose_cores()
    servers: list[Server] = []
    python = ""
    for side in args.only or SIDES:
        if side == "konspira":
            program = find_konspira(args.konspira)
            chosen = find_python(program, args.python)
            python = f", {version_of(program, chosen)}"
            servers.append(konspira(program, chosen))
        else:
            servers.append(boardgame_io(files=side == "boardgame_io_files"))
    rounds: list[Result] = []
    for number in range(args.rounds):
        for server in servers:
            with console.status(f"round {number + 1} of {args.rounds}: {server.name}"):
                rounds.append(one_round(server, cores, args))
    rows = [summary([row for row in rounds if row["server"] == s.name]) for s in servers]
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    return {
        "tables": args.tables,
        "seconds": args.seconds,
        "setting": f"{args.rounds} rounds of {args.seconds:g} s, one core for each server",
        "machine": f"{machine}, Node {node}, boardgame.io {version_of_boardgame_io()}{python}",
        "rounds": rounds,
        "servers": rows,
        "ratios": ratios(rows),
        "notes": notes(rounds, cores),
    }


def main() -> int:
    """Measure, print, and write the numbers down."""
    args = arguments()
    console = Console()
    try:
        report = measure(args, console)
    except Broken as error:
        Console(stderr=True).print(f"bench-server: {error}", markup=False, highlight=False)
        return 2
    show(console, report)
    console.print(report["machine"], style="dim")
    if args.json:
        args.json.write_text(json.dumps(report, indent=2) + "\n")
    return 1 if args.check and not reached(report["ratios"]) else 0


if __name__ == "__main__":
    sys.exit(main())
