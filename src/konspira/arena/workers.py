"""Who plays the games: this process, processes of this machine, or a Ray cluster.

All of them do the same: they take chunks of numbers and give back lines of the log. Each worker
has a chunk in hand and one waiting, so it never idles; chunks are as large as half a second of
play, so nobody talks much. A worker of this machine ends when this process does, however it ends.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from socket import create_connection
from time import perf_counter
from typing import Any, Protocol

from konspira.arena.playing import Trouble, play_chunk
from konspira.extras import require
from konspira.kernel.errors import OptionError

Chunk = list[int]
Result = bytes | Trouble
Work = Callable[[bytes, Iterable[int]], Result]  # a task and numbers become lines of a log

SECONDS = 0.5  # that a chunk should take
LARGEST = 500
PATIENCE = 5.0  # seconds that a cluster has to answer
NAMED = ("local", "auto")  # clusters that need no address
WAITING = 2  # chunks that a worker has: one in hand, one to come
STARTING = 0.05  # where nothing is measured yet, a game is taken to last so long


class Queue:
    """The games that are still to be played, cut into chunks by what the last ones took."""

    def __init__(self, numbers: list[int], seconds: float = STARTING) -> None:
        self.numbers = numbers
        self.next = 0
        self.seconds = seconds  # that one of them takes

    def take(self) -> Chunk:
        """The next chunk; empty when all games are given away."""
        size = max(1, min(LARGEST, int(SECONDS / self.seconds)))
        chunk = self.numbers[self.next : self.next + size]
        self.next += len(chunk)
        return chunk

    def took(self, seconds: float, games: int) -> None:
        """Note how long a chunk was played; later ones count more than earlier ones."""
        self.seconds = max(1e-5, (self.seconds + seconds / games) / 2)


class Workers(Protocol):
    """What plays chunks."""

    def run(self, task: bytes, queue: Queue) -> Iterator[Result]:
        """The results of all chunks, in the order they are finished."""


class Alone:
    """This process itself."""

    def __init__(self, work: Work = play_chunk) -> None:
        self.work = work

    def run(self, task: bytes, queue: Queue) -> Iterator[Result]:
        """One chunk after another."""
        while chunk := queue.take():
            begun = perf_counter()
            result = self.work(task, chunk)
            queue.took(perf_counter() - begun, len(chunk))
            yield result


class Processes:
    """Some processes of this machine, each with a pipe of its own."""

    def __init__(self, count: int, work: Work = play_chunk) -> None:
        self.count = count
        self.work = work

    def run(self, task: bytes, queue: Queue) -> Iterator[Result]:
        """Give each chunk to the next free worker."""
        context = get_context("spawn")
        pipes: list[Connection] = []
        processes = []
        try:
            for _ in range(self.count):
                here, there = context.Pipe()
                process = context.Process(target=serve, args=(there, task, self.work), daemon=True)
                process.start()
                there.close()  # so that its end is noticed
                pipes.append(here)
                processes.append(process)
            yield from self._deal(pipes, queue)
        finally:
            for pipe in pipes:
                pipe.close()
            for process in processes:
                process.terminate()
                process.join()

    def _deal(self, pipes: list[Connection], queue: Queue) -> Iterator[Result]:
        waiting = dict.fromkeys(pipes, 0)
        for _ in range(WAITING):
            for pipe in pipes:
                self._give(pipe, queue, waiting)
        while any(waiting.values()):
            ready = wait([pipe for pipe in pipes if waiting[pipe]])
            for pipe in [pipe for pipe in pipes if pipe in ready]:
                try:
                    result, seconds, games = pipe.recv()
                except (EOFError, ConnectionError):
                    raise lost() from None
                waiting[pipe] -= 1
                queue.took(seconds, games)
                self._give(pipe, queue, waiting)
                yield result

    def _give(self, pipe: Connection, queue: Queue, waiting: dict[Connection, int]) -> None:
        chunk = queue.take()
        if chunk:
            with suppress(BrokenPipeError):  # noticed when its answer is read
                pipe.send(chunk)
            waiting[pipe] += 1


def serve(pipe: Connection, task: bytes, work: Work) -> None:
    """A worker: plays chunks until nobody sends any."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started us
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            chunk = pipe.recv()
            begun = perf_counter()
            result = work(task, chunk)
            pipe.send((result, perf_counter() - begun, len(chunk)))


def lost() -> OptionError:
    """A worker has died; nobody knows why."""
    return OptionError(
        "arena-worker",
        "a worker process has ended in the middle of a game (is there enough memory?); "
        "start the same command again, and it goes on from here",
    )


class Ray:
    """A Ray cluster; `local` is one on this machine, for `workers` workers."""

    def __init__(self, address: str, count: int, work: Work = play_chunk) -> None:
        check_address(address)
        require("cluster")
        self.address = address
        self.count = count
        self.work = work

    def run(self, task: bytes, queue: Queue) -> Iterator[Result]:
        """Two chunks for each processor of the cluster; those that join later get their share."""
        ray = self._connected()
        try:
            remote: Any = ray.remote(timed)
            task_there = ray.put(task)
            open_chunks: list[Any] = []
            while True:
                room = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
                while len(open_chunks) < room and (chunk := queue.take()):
                    open_chunks.append(remote.remote(self.work, task_there, chunk))
                if not open_chunks:
                    return
                done, open_chunks = ray.wait(open_chunks, num_returns=1)
                try:
                    result, seconds, games = ray.get(done[0])
                except ray.exceptions.RayError:  # it has tried again on other nodes already
                    raise lost() from None
                queue.took(seconds, games)
                yield result
        finally:
            ray.shutdown()

    def _connected(self) -> Any:
        if self.address != "local":
            show_token()
        ray: Any = import_module("ray")
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            knock(self.address)
            if self.address == "local":
                # Named, or Ray would join a cluster that somebody else runs here.
                ray.init("local", num_cpus=self.count, include_dashboard=False, **quiet)
            else:
                ray.init(address=self.address, **quiet)
        except Exception as error:  # Ray has many words for an address that does not answer
            reason = str(error).strip().splitlines()[0] if str(error).strip() else repr(error)
            raise OptionError(
                "ray-unreachable",
                f'no Ray cluster answers at "{self.address}": {reason}; start one with '
                "`ray start --head`, or name `local`",
                value=self.address,
                reason=reason,
            ) from None
        return ray


def split_address(address: str) -> tuple[str, str]:
    """The host and the port; Ray's own sign may stand before them."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    return host, port


def check_address(address: str) -> None:
    """Refuse what cannot be the address of a cluster."""
    host, port = split_address(address)
    if address not in NAMED and not (host and port.isdecimal()):
        raise OptionError(
            "ray-address",
            f'"{address}" is no address of a Ray cluster; write HOST:PORT, or local or auto',
            value=address,
        )


def knock(address: str) -> None:
    """Is anybody there? Ray itself would ask for minutes."""
    if address not in NAMED:
        host, port = split_address(address)
        create_connection((host, int(port)), PATIENCE).close()


def show_token() -> None:
    """Let Ray show the token that a cluster may ask for, if there is one.

    `ray start` asks for it unless it is told otherwise; a program that joins by HOST:PORT has to
    say so.
    """
    file = Path(os.environ.get("RAY_AUTH_TOKEN_PATH", "~/.ray/auth_token")).expanduser()
    if "RAY_AUTH_TOKEN" in os.environ or file.exists():
        os.environ.setdefault("RAY_AUTH_MODE", "token")


def timed(work: Work, task: bytes, chunk: Chunk) -> tuple[Result, float, int]:
    """A chunk on another machine, and how long it took."""
    begun = perf_counter()
    return work(task, chunk), perf_counter() - begun, len(chunk)


def workers_for(count: int, ray: str | None, work: Work = play_chunk) -> Workers:
    """As many workers as were asked for."""
    if ray is not None:
        return Ray(ray, count, work)
    return Processes(count, work) if count > 1 else Alone(work)
