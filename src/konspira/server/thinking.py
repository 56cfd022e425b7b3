"""Bots think in worker processes, never in the event loop.

What goes to a worker is a game dealt anew for the bot's seat: the real one never leaves this
process, so a bot cannot peek, whatever it does.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from secrets import randbits
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from konspira.bots import Desk, make
from konspira.bots.ismcts import Judged
from konspira.bots.naming import factory, is_own
from konspira.bots.review import Verdict, judge
from konspira.bots.usual import usual_level
from konspira.bots.weighing import Budget, weigh
from konspira.kernel.game import Game
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.server.security import too_many

if TYPE_CHECKING:
    from collections.abc import Callable

    from konspira.server.observe import Metrics

T = TypeVar("T")
LOG = logging.getLogger("konspira.thinking")
SLOTS = 64  # thoughts that can be called off, at once
COACH = "coach"  # what hints and reviews are called where bots are counted by level


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
_stops: Any = None  # of one worker: a byte for each thought that can be called off


def _game(task: Task) -> Game:
    which = (task.kind.id, task.seats, task.options)
    if which not in _games:
        _games[which] = task.kind(task.seats, None, msgspec.json.decode(task.options))
    return _games[which]


def think(task: Task) -> int:
    """Runs in a worker: the option that a bot of this level takes."""
    desk = _desk(task)
    try:
        return desk.legal(factory(task.level, classes=True)(task.seed).choose(desk))
    except Exception:
        if not is_own(task.level):
            raise  # a bot of ours never fails
        LOG.exception("the bot %s has failed; another one chooses in its place", task.level)
        return make(usual_level(), task.seed).choose(desk)


def think_aloud(task: Task, budget: Budget, slot: int) -> list[Judged]:
    """Runs in a worker: what each option is worth, unless it is called off."""
    return weigh(_desk(task), budget, task.seed, lambda: bool(_stops[slot]))


def think_back(task: Task, budget: Budget, ply: int, chosen: int) -> Verdict:
    """Runs in a worker: what a choice of a finished game was worth."""
    return judge(_desk(task), ply, chosen, budget, task.seed)


def _desk(task: Task) -> Desk:
    state = _game(task).position(msgspec.json.decode(task.position))
    return Desk(state, task.seat)


def _begin(stops: Any) -> None:
    """Runs in a worker: when the server is killed, nobody else sends its workers home."""
    global _stops
    _stops = stops
    parent = parent_process()
    if parent is not None:

        def leave() -> None:
            parent.join()
            os._exit(0)

        Thread(target=leave, daemon=True).start()


def _forget(work: asyncio.Future[list[Judged]]) -> None:
    """What became of a thought that was called off is nobody's business."""
    if not work.cancelled():
        work.exception()


class Thinkers:
    """The worker processes; started when the first bot has to think."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self._workers = max(1, workers)
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None
        self._spawn = get_context("spawn")
        self._stops: Any = self._spawn.RawArray("b", SLOTS)
        self._free = list(range(SLOTS))

    async def choose(self, state: State, seat: int, level: str) -> int:
        """What a bot in this seat chooses; a single option needs no thinking."""
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        return await self._run(state, level, think, self._task(state, seat, level))

    async def weigh(self, state: State, seat: int, budget: Budget) -> list[Judged]:
        """What each option of a seat is worth. Cancelled, it leaves its worker soon."""
        if not self._free:
            raise too_many(int(budget.seconds) + 1)
        slot = self._free.pop()
        task = self._task(state, seat, COACH)
        work = asyncio.ensure_future(self._run(state, COACH, think_aloud, task, budget, slot))
        work.add_done_callback(lambda _: self._leave(slot))
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            self._stops[slot] = 1  # its worker looks there now and then
            work.add_done_callback(_forget)
            raise

    def _leave(self, slot: int) -> None:
        self._stops[slot] = 0
        self._free.append(slot)

    async def judge(
        self, state: State, seat: int, ply: int, chosen: int, budget: Budget
    ) -> Verdict:
        """What a choice was worth that was made here."""
        task = self._task(state, seat, COACH)
        return await self._run(state, COACH, think_back, task, budget, ply, chosen)

    async def _run(self, state: State, level: str, what: Callable[..., T], *given: object) -> T:
        started = time.perf_counter()
        loop = asyncio.get_running_loop()
        pool = self._open()
        try:
            found = await loop.run_in_executor(pool, what, *given)
        except BrokenProcessPool:  # a worker was killed: a new pool thinks again
            if self._pool is pool:  # others who waited for it have come here too
                self.close()
            found = await loop.run_in_executor(self._open(), what, *given)
        self._metrics.thinking.labels(state.game.id, level).observe(time.perf_counter() - started)
        return found

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
            self._pool = ProcessPoolExecutor(
                self._workers, self._spawn, initializer=_begin, initargs=(self._stops,)
            )
        return self._pool

    def close(self) -> None:
        """The workers go home."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
