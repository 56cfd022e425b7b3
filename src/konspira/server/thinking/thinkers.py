"""Bots think in worker processes, never in the event loop.

What goes to a worker is a game dealt again for the bot's seat: the real one never leaves this
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
from konspira.server.errors import too_many
from konspira.server.logs import Form
from konspira.server.thinking.turns import SOMEBODY, Turn, Turns
from konspira.server.thinking.worker import Task, begin, think, think_aloud, think_back

if TYPE_CHECKING:
    from collections.abc import Callable

    from konspira.server.operations.observe import Metrics

T = TypeVar("T")
SLOTS = 64  # thoughts that can be called off, at once
IN_TIME = 0.7  # the part of its time in which a bot thinks; the rest is for the way
COACH = "coach"  # what hints and reviews are called where bots are counted by level


def _forget(work: asyncio.Future[Advice]) -> None:
    """Ignore what became of a thought that was called off."""
    if not work.cancelled():
        work.exception()


class Thinkers:
    """The worker processes; started when the first bot has to think."""

    def __init__(self, workers: int, metrics: Metrics, log: Form) -> None:
        self._workers = max(1, workers)
        self._turns = Turns(self._workers)
        self._log: Form = log
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None
        self._spawn = get_context("spawn")
        self._stops: Any = self._spawn.RawArray("b", SLOTS)
        self._free = list(range(SLOTS))

    async def choose(
        self, state: State, seat: int, level: str, turn: Turn = SOMEBODY, seconds: float = 0.0
    ) -> int:
        """Return what a bot in this seat chooses; a single option needs no thinking.

        A bot of ours that has only some seconds, from now on, takes what looks best by then.
        """
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        until = time.monotonic() + seconds * IN_TIME if seconds else None
        return await self._run(state, seat, level, turn, think, until)

    async def advise(
        self, state: State, seat: int, budget: Budget, turn: Turn = SOMEBODY
    ) -> Advice:
        """Return what a strong bot says to a seat's question. Cancelled, it leaves its worker."""
        if not self._free:
            raise too_many(int(budget.seconds) + 1)
        slot = self._free.pop()
        work = asyncio.ensure_future(self._run(state, seat, COACH, turn, think_aloud, budget, slot))
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

    async def judge(self, state: State, made: Made, budget: Budget, turn: Turn) -> Verdict:
        """Return what a choice was worth."""
        return await self._run(state, made.seat, COACH, turn, think_back, budget, made)

    async def _run(
        self,
        state: State,
        seat: int,
        level: str,
        turn: Turn,
        what: Callable[..., T],
        *given: object,
    ) -> T:
        """Think in a worker when it is this table's turn; only then is the game dealt again."""
        async with self._turns.place(turn):
            started = time.perf_counter()
            found = await self._work(what, self._task(state, seat, level), *given)
        self._metrics.thinking.labels(state.game.id, level).observe(time.perf_counter() - started)
        return found

    async def _work(self, what: Callable[..., T], *given: object) -> T:
        loop = asyncio.get_running_loop()
        pool = self._open()
        try:
            return await loop.run_in_executor(pool, what, *given)
        except BrokenProcessPool:  # a worker was killed: a new pool thinks again
            if self._pool is pool:  # others who waited for it have come here too
                self.close()
            return await loop.run_in_executor(self._open(), what, *given)

    def _task(self, state: State, seat: int, level: str) -> Task:
        guess = state.redeal(seat, Rng(randbits(60)))
        game = state.game
        options = game.shown(game.options)  # what one seat hides is in the position, dealt again
        position = {**game.save(guess), "options": {"seats": game.seats, **options}}
        return Task(
            kind=type(game),
            pack=game.pack.overlay,
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
