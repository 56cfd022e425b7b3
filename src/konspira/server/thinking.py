"""Bots think in worker processes, never in the event loop.

What goes to a worker is a game dealt anew for the bot's seat: the real one never leaves this
process, so a bot cannot peek, whatever it does.
"""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from secrets import randbits
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from konspira.bots.comparing import Budget
from konspira.bots.review import Advice, Made, Verdict
from konspira.kernel.rng import Rng
from konspira.kernel.state import State
from konspira.server.logs import Form
from konspira.server.security import too_many
from konspira.server.worker import Task, begin, think, think_aloud, think_back

if TYPE_CHECKING:
    from collections.abc import Callable

    from konspira.server.observe import Metrics

T = TypeVar("T")
SLOTS = 64  # thoughts that can be called off, at once
COACH = "coach"  # what hints and reviews are called where bots are counted by level


def _forget(work: asyncio.Future[Advice]) -> None:
    """What became of a thought that was called off is nobody's business."""
    if not work.cancelled():
        work.exception()


class Thinkers:
    """The worker processes; started when the first bot has to think."""

    def __init__(self, workers: int, metrics: Metrics, log: Form) -> None:
        self._workers = max(1, workers)
        self._log: Form = log
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

    async def advise(self, state: State, seat: int, budget: Budget) -> Advice:
        """What a strong bot says to a seat's question. Cancelled, it leaves its worker soon."""
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

    async def judge(self, state: State, made: Made, budget: Budget) -> Verdict:
        """What a choice was worth that was made here."""
        task = self._task(state, made.seat, COACH)
        return await self._run(state, COACH, think_back, task, budget, made)

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
                self._workers, self._spawn, initializer=begin, initargs=(self._stops, self._log)
            )
        return self._pool

    def close(self) -> None:
        """The workers go home."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
