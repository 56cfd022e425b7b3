"""Bots think in worker processes, never in the event loop.

What goes to a worker is a game dealt anew for the bot's seat: the real one never leaves this
process, so a bot cannot peek, whatever it does.
"""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from secrets import randbits
from threading import Thread
from typing import TYPE_CHECKING

import msgspec

from konspira.bots import Desk, make
from konspira.kernel.game import Game
from konspira.kernel.rng import Rng
from konspira.kernel.state import State

if TYPE_CHECKING:
    from konspira.server.observe import Metrics


class Task(msgspec.Struct, frozen=True):
    """What a worker needs to know."""

    kind: type[Game]
    seats: int
    options: bytes
    position: bytes
    seat: int
    level: str
    seed: int


_games: dict[tuple[str, int, bytes], Game] = {}  # of one worker


def _game(task: Task) -> Game:
    which = (task.kind.id, task.seats, task.options)
    if which not in _games:
        _games[which] = task.kind(task.seats, None, msgspec.json.decode(task.options))
    return _games[which]


def think(task: Task) -> int:
    """Runs in a worker: the option that a bot of this level takes."""
    state = _game(task).position(msgspec.json.decode(task.position))
    return make(task.level, task.seed).choose(Desk(state, task.seat))


def _follow() -> None:
    """Runs in a worker: when the server is killed, nobody else sends its workers home."""
    parent = parent_process()
    if parent is not None:

        def leave() -> None:
            parent.join()
            os._exit(0)

        Thread(target=leave, daemon=True).start()


class Thinkers:
    """The worker processes; started when the first bot has to think."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self._workers = max(1, workers)
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, state: State, seat: int, level: str) -> int:
        """What a bot in this seat chooses; a single option needs no thinking."""
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        started = time.perf_counter()
        task = self._task(state, seat, level)
        loop = asyncio.get_running_loop()
        pool = self._open()
        try:
            option = await loop.run_in_executor(pool, think, task)
        except BrokenProcessPool:  # a worker was killed: a new pool thinks again
            if self._pool is pool:  # others who waited for it have come here too
                self.close()
            option = await loop.run_in_executor(self._open(), think, task)
        self._metrics.thinking.labels(state.game.id, level).observe(time.perf_counter() - started)
        return option

    def _task(self, state: State, seat: int, level: str) -> Task:
        guess = state.redeal(seat, Rng(randbits(60)))
        game = state.game
        options = game.shown(game.options)  # what one seat hides is in the position, dealt anew
        position = {**guess.position(), "options": {"seats": game.seats, **options}}
        return Task(
            kind=type(game),
            seats=game.seats,
            options=msgspec.json.encode(options),
            position=msgspec.json.encode(position),
            seat=seat,
            level=level,
            seed=randbits(60),
        )

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, spawn, initializer=_follow)
        return self._pool

    def close(self) -> None:
        """The workers go home."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
