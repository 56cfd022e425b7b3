"""A job is played once, by any worker and however often it is interrupted."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import msgspec
import polars
import pytest

from arena.conftest import GAMES, make_task, start
from konspira import OptionError, RecordError
from konspira.arena.parquet import write_parquet
from konspira.arena.playing import Task
from konspira.arena.rows import Row, lines, read_line
from konspira.arena.run import JOB, LOG, Run
from konspira.arena.workers import Alone, Processes, Queue, Ray, Workers, workers_for

SLOW = 4_000  # games that take some seconds
ATTEMPTS = 8  # to start a node of Ray


def played(folder: Path, task: Task, workers: Workers, total: int = GAMES) -> list[Row]:
    """All rows of a job, played in a directory."""
    run = Run(folder, task.job, total)
    try:
        for _ in run.play(task, workers):
            pass
        return run.rows
    finally:
        run.close()


def lasting(rows: list[Row]) -> list[Row]:
    """Rows without what differs from run to run."""
    return [msgspec.structs.replace(row, seconds=[]) for row in rows]


def parquet_of(folder: Path, task: Task, rows: list[Row]) -> bytes:
    write_parquet(folder, task.job, rows)
    return (folder / "games.parquet").read_bytes()


# -- the same games everywhere ---------------------------------------------------------------------


def test_any_number_of_workers_plays_the_same_games(tmp_path: Path, task: Task) -> None:
    alone = played(tmp_path / "one", task, Alone())
    two = played(tmp_path / "two", task, Processes(2))

    assert lasting(alone) == lasting(two)
    assert [row.number for row in alone] == list(range(GAMES))
    one_file, two_file = (
        parquet_of(tmp_path / name, task, rows) for name, rows in (("one", alone), ("two", two))
    )
    assert one_file == two_file


@pytest.mark.verify  # Ray takes seconds to start
def test_a_ray_cluster_plays_the_same_games(tmp_path: Path, task: Task) -> None:
    pytest.importorskip("ray", reason="ray is not installed; pip install 'konspira[cluster]'")

    rows = played(tmp_path / "ray", task, Ray("local", 2))

    assert lasting(rows) == lasting(played(tmp_path / "one", task, Alone()))


@contextmanager
def node(*arguments: str) -> Iterator[None]:
    """A node of a Ray cluster with one processor, for a while.

    Ray gives up on a node that does not start within 30 seconds; a busy machine needs several
    attempts.
    """
    ray = str(Path(sys.executable).with_name("ray"))
    command = [ray, "start", "--block", "--num-cpus=1", *arguments]
    env = {**os.environ, "RAY_AUTH_MODE": "token"}
    for _ in range(ATTEMPTS):
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
            assert process.stdout is not None
            if any("Ray runtime started" in line for line in process.stdout):
                try:
                    yield
                finally:
                    process.terminate()
                return
    raise AssertionError(f"Ray does not start: {arguments}")


def played_there(folder: Path, address: str) -> list[Row]:
    """The rows of the same job, played on a cluster by a process that has not met Ray before.

    Ray reads whether it shows its token when it is imported, and other tests may have done so.
    """
    wish = ["arena", "spiskowcy", "--bots", "random,greedy", "--games", GAMES, "--ray", address]
    with start(folder.parent, *wish, "--out", folder) as process:
        said = "".join(process.communicate())
    assert process.returncode == 0, said
    found = [read_line(line) for line in (folder / LOG).read_bytes().splitlines(keepends=True)]
    return sorted((row for row in found if row), key=lambda row: row.number)


@pytest.mark.soak
def test_a_cluster_is_joined_by_its_address_and_grows(
    tmp_path: Path, task: Task, monkeypatch: pytest.MonkeyPatch
) -> None:
    if find_spec("ray") is None:
        pytest.skip("ray is not installed; pip install 'konspira[cluster]'")
    token = tmp_path / "token"
    token.write_text(secrets.token_hex(32), encoding="ascii")
    monkeypatch.setenv("RAY_AUTH_TOKEN_PATH", str(token))
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        address = "{}:{}".format(*found.getsockname())

    with node("--head", f"--port={address.rpartition(':')[2]}", "--include-dashboard=false"):
        one = played_there(tmp_path / "one", address)
        with node(f"--address={address}"):
            two = played_there(tmp_path / "two", address)

    assert lasting(one) == lasting(two) == lasting(played(tmp_path / "alone", task, Alone()))


def test_a_cluster_that_does_not_answer_is_named(tmp_path: Path, task: Task) -> None:
    ray = pytest.importorskip("ray", reason="ray is not installed; pip install 'konspira[cluster]'")
    assert not ray.is_initialized()

    with pytest.raises(OptionError, match=r'"127\.0\.0\.1:1"') as caught:
        played(tmp_path / "ray", task, Ray("127.0.0.1:1", 2))

    assert caught.value.code == "ray-unreachable"


def test_a_victory_that_is_shared_counts_as_its_parts() -> None:
    row = Row(0, 0, 0, 0, [0, 1, 0], [9, 9, 3], [1, 1, 3], 9, [3, 3, 3], [0.0] * 3)

    assert row.shares == [0.5, 0.5, 0.0]


# -- interruption ----------------------------------------------------------------------------------


def test_what_is_there_is_not_played_again(tmp_path: Path, task: Task) -> None:
    first = played(tmp_path, task, Alone(), 6)
    before = (tmp_path / LOG).read_bytes()

    rows = played(tmp_path, task, Alone())

    assert (tmp_path / LOG).read_bytes().startswith(before)
    assert rows[:6] == first  # with their seconds: they are the old ones
    assert lasting(rows) == lasting(played(tmp_path / "other", task, Alone()))
    assert played(tmp_path, task, Alone(), 6) == first  # a smaller wish is a part of it


def test_a_torn_line_is_cut_off_and_its_game_played_again(tmp_path: Path, task: Task) -> None:
    rows = played(tmp_path, task, Alone())
    log = tmp_path / LOG
    whole = log.read_bytes()
    log.write_bytes(whole[:-20])

    again = played(tmp_path, task, Alone())

    assert lasting(again) == lasting(rows)
    assert len(log.read_bytes().splitlines()) == GAMES


def test_a_damaged_line_is_named(tmp_path: Path, task: Task) -> None:
    played(tmp_path, task, Alone(), 8)
    log = tmp_path / LOG
    kept = log.read_bytes().splitlines(keepends=True)
    kept[2] = kept[2].replace(b'"plies":', b'"plies":9')
    log.write_bytes(b"".join(kept))

    with pytest.raises(RecordError, match="line 3 is damaged") as caught:
        played(tmp_path, task, Alone(), 8)

    assert caught.value.code == "arena-damaged"
    log.write_bytes(b"".join(kept[:2] + kept[3:]))  # the remedy
    assert [row.number for row in played(tmp_path, task, Alone(), 8)] == list(range(8))


def test_a_line_knows_whether_it_is_whole() -> None:
    row = Row(3, 1, 0, 7, [0, 1], [5, -4], [1, 2], 40, [9, 9], [0.5, 0.25], turns=8)
    line = lines([row])

    assert read_line(line) == row
    for broken in (line[:-1], line[1:], line.replace(b"-4", b"-5"), b"\n", b"zz" + line[2:]):
        assert read_line(broken) is None


def wait_for_rows(log: Path, count: int) -> int:
    """Wait until `count` games are in the log; return how many there are."""
    end = time.monotonic() + 180
    while time.monotonic() < end:
        found = log.read_bytes().count(b"\n") if log.exists() else 0
        if found >= count:
            return found
        time.sleep(0.02)
    raise AssertionError(f"{log} does not grow")


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(word) for word in found.read_text().split()] if found.exists() else []


def is_alive(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    try:
        return stat.read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_after_a_kill_nothing_is_lost_and_nobody_stays_behind(tmp_path: Path, task: Task) -> None:
    out = tmp_path / "out"
    wish = ["arena", "spiskowcy", "--bots", "random,greedy", "--workers", 2, "--out", out]
    with start(tmp_path, *wish, "--games", SLOW) as process:
        wait_for_rows(out / LOG, 4)
        workers = children(process.pid)
        process.send_signal(signal.SIGKILL)
        process.communicate()
    assert len(workers) >= 2
    end = time.monotonic() + 120
    while any(is_alive(pid) for pid in workers):
        assert time.monotonic() < end, "workers outlive the process that started them"
        time.sleep(0.05)
    kept = (out / LOG).read_bytes()
    found = [row for line in kept.splitlines(keepends=True) if (row := read_line(line))]
    assert 4 <= len(found) < SLOW
    total = len(found) + 4 - len(found) % 2

    rows = played(out, task, Processes(2), total)

    assert (out / LOG).read_bytes().startswith(kept[: kept.rindex(b"\n") + 1])
    assert lasting(rows) == lasting(played(tmp_path / "whole", task, Alone(), total))


def test_ctrl_c_keeps_what_was_played_and_says_so(tmp_path: Path) -> None:
    out = tmp_path / "out"
    wish = ["arena", "spiskowcy", "--bots", "random,greedy", "--workers", 2, "--out", out]
    with start(tmp_path, *wish, "--games", SLOW) as process:
        before = wait_for_rows(out / LOG, 4)
        process.send_signal(signal.SIGINT)
        said, complaint = process.communicate(timeout=60)

    assert process.returncode == 130
    assert "the same command goes on from there" in said
    assert "Traceback" not in complaint
    assert (out / LOG).read_bytes().count(b"\n") >= before


# -- directories -----------------------------------------------------------------------------------


def test_a_directory_belongs_to_one_job(tmp_path: Path, task: Task) -> None:
    played(tmp_path, task, Alone(), 2)

    with pytest.raises(RecordError) as caught:
        Run(tmp_path, make_task(("greedy", "random")).job, 2)

    assert caught.value.code == "arena-other-job"
    assert caught.value.facts["value"] == "bots"
    assert caught.value.facts["known"] == '["random","greedy"]'


def test_a_directory_with_other_things_is_left_alone(tmp_path: Path, task: Task) -> None:
    (tmp_path / "thesis.tex").write_text("precious")

    with pytest.raises(RecordError, match=r"thesis\.tex") as caught:
        Run(tmp_path, task.job, 2)

    assert caught.value.code == "arena-not-empty"
    assert [entry.name for entry in tmp_path.iterdir()] == ["thesis.tex"]


def test_a_job_that_cannot_be_read_is_named(tmp_path: Path, task: Task) -> None:
    (tmp_path / JOB).write_text("{")

    with pytest.raises(RecordError, match="arena-job-damaged"):
        Run(tmp_path, task.job, 2)


def test_one_process_at_a_time_plays_into_a_directory(tmp_path: Path, task: Task) -> None:
    run = Run(tmp_path, task.job, 2)
    try:
        with pytest.raises(RecordError, match="arena-busy"):
            Run(tmp_path, task.job, 2)
    finally:
        run.close()
    Run(tmp_path, task.job, 2).close()


# -- bots that fail, workers that die --------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "reason", "count"),
    [
        ("Broken", "ZeroDivisionError", 1),
        ("Broken", "ZeroDivisionError", 2),
        ("Cheat", "not-an-option|unknown-choice", 1),
    ],
)
def test_a_bot_that_fails_is_named_with_its_game(
    tmp_path: Path, bot: str, reason: str, count: int
) -> None:
    task = make_task((f"support.homemade:{bot}", "random"))

    with pytest.raises(OptionError, match=reason) as caught:
        played(tmp_path, task, workers_for(count, None))

    assert caught.value.code == "bot-failed"
    assert f"support.homemade:{bot}" in str(caught.value.facts["bots"])


def test_a_worker_that_dies_is_noticed(tmp_path: Path, task: Task) -> None:
    run = Run(tmp_path, task.job, SLOW)
    playing = run.play(task, Processes(2))
    next(playing)
    os.kill(children(os.getpid())[-1], signal.SIGKILL)

    with pytest.raises(OptionError, match="arena-worker"):
        for _ in playing:
            pass

    run.close()


# -- chunks and tables -----------------------------------------------------------------------------


def test_chunks_last_about_half_a_second() -> None:
    queue = Queue(list(range(1000)))
    assert len(queue.take()) == 10
    for _ in range(12):
        queue.took(0.02, 10)  # 2 ms a game
    assert 200 <= len(queue.take()) <= 250
    for _ in range(12):
        queue.took(60.0, 1)
    assert len(queue.take()) == 1
    for _ in range(30):
        queue.took(0.0, 10)
    assert len(queue.take()) == 500 and len(queue.take()) < 500 and queue.take() == []


def test_the_tables_have_their_columns(tmp_path: Path, task: Task) -> None:
    rows = played(tmp_path, task, Alone(), 4)
    write_parquet(tmp_path, task.job, rows)

    games = polars.read_parquet(tmp_path / "games.parquet")
    times = polars.read_parquet(tmp_path / "times.parquet")

    assert dict(games.schema) == {
        "number": polars.Int64,
        "game": polars.String,
        "rules": polars.Int32,
        "pack": polars.String,
        "seats": polars.Int8,
        "options": polars.String,
        "deal": polars.Int64,
        "seed": polars.Int64,
        "bots": polars.List(polars.String),
        "scores": polars.List(polars.Int32),
        "ranks": polars.List(polars.Int8),
        "result": polars.List(polars.Float64),
        "plies": polars.Int32,
        "choices": polars.List(polars.Int32),
        "turns": polars.Float64,
        "first": polars.Int8,
        "ending": polars.List(polars.String),
        "sides": polars.List(polars.String),
    }
    assert times.columns == ["number", "bots", "seconds"]
    joined = games.join(times.select("number", "seconds"), on="number")
    assert joined["seconds"].list.len().to_list() == [2] * 4
    assert games["bots"].to_list() == [["random", "greedy"], ["greedy", "random"]] * 2
    assert games["seed"].to_list()[0] == games["seed"].to_list()[1]
    assert games["scores"].to_list() == [row.scores for row in rows]
