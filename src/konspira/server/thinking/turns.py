"""Whose bot thinks next: where people play first, then by turn, and nobody waits for ever.

Workers are few and tables are many. Things wait in three ranks; inside a rank the turn goes round
between addresses, then between the hosts of an address, then between the tables of a host. So a
hundred tables of one host wait for each other, and everybody else waits for one of them at most.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple, TypeAlias

PLAYED, WATCHED, IDLE = range(3)  # a person plays there and is present; looks on; neither
PATIENCE = (0, 4, 8)  # thoughts of others after which a rank has its turn anyway
REST = 0.05  # seconds between two thoughts of idle tables: their moves cost the event loop, too

Waiter: TypeAlias = "asyncio.Future[None]"


class Turn(NamedTuple):
    """Where a thought waits: its rank, then the names between which the turn goes round."""

    rank: int
    path: tuple[str, ...]


SOMEBODY = Turn(PLAYED, ())


class Ring:
    """Those who wait in one rank, by turn between the first names of their paths, and so on."""

    def __init__(self) -> None:
        self._rings: dict[str, Ring] = {}
        self._waiters: deque[Waiter] = deque()

    def __bool__(self) -> bool:
        return bool(self._rings or self._waiters)

    def put(self, path: tuple[str, ...], waiter: Waiter) -> None:
        """Somebody comes, and stands behind those of the same path."""
        if path:
            self._rings.setdefault(path[0], Ring()).put(path[1:], waiter)
        else:
            self._waiters.append(waiter)

    def take(self) -> Waiter:
        """The next one; whose turn it was stands last from now on."""
        if self._waiters:
            return self._waiters.popleft()
        name = next(iter(self._rings))
        ring = self._rings.pop(name)
        waiter = ring.take()
        if ring:
            self._rings[name] = ring
        return waiter


class Turns:
    """Hands out the places of the workers. One of several stays free for tables with people."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._idle_places = max(1, places - 1)
        self._rings = (Ring(), Ring(), Ring())
        self._passed_over = [0, 0, 0]  # how often others went first, per rank that waits

    @asynccontextmanager
    async def place(self, turn: Turn) -> AsyncIterator[None]:
        """A worker's place, when it is this one's turn."""
        await self._wait(turn)
        try:
            yield
        finally:
            self._places += 1
            if turn.rank == IDLE:
                asyncio.get_running_loop().call_later(REST, self._rested)
            self._hand_out()

    async def _wait(self, turn: Turn) -> None:
        waiter: Waiter = asyncio.get_running_loop().create_future()
        self._rings[turn.rank].put(turn.path, waiter)
        self._hand_out()
        try:
            await waiter
        except asyncio.CancelledError:
            if not waiter.cancelled():  # the place came at the same moment: somebody else takes it
                self._places += 1
                self._idle_places += turn.rank == IDLE
                self._hand_out()
            raise

    def _rested(self) -> None:
        self._idle_places += 1
        self._hand_out()

    def _hand_out(self) -> None:
        """Give free places to those whose turn it is."""
        while self._places and (rank := self._next_rank()) is not None:
            waiter = self._rings[rank].take()
            if waiter.done():
                continue  # has gone away meanwhile
            self._count(rank)
            self._places -= 1
            self._idle_places -= rank == IDLE
            waiter.set_result(None)

    def _next_rank(self) -> int | None:
        """The first rank in which somebody waits, unless another was passed over too often."""
        waiting = [rank for rank in (PLAYED, WATCHED, IDLE) if self._rings[rank]]
        if IDLE in waiting and not self._idle_places:
            waiting.remove(IDLE)
        late = [rank for rank in waiting if rank and self._passed_over[rank] >= PATIENCE[rank]]
        return next(iter(late or waiting), None)

    def _count(self, served: int) -> None:
        self._passed_over[served] = 0
        for rank in (WATCHED, IDLE):
            if rank != served and self._rings[rank]:
                self._passed_over[rank] += 1
