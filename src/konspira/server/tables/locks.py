"""A lock that can be waited for, and taken at once by code that does not wait."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """A lock like asyncio's, handed on to the first in the line."""

    def __init__(self) -> None:
        self._held = False
        self._line: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Has somebody got it?"""
        return self._held

    def take(self) -> bool:
        """Take it, if nobody has it."""
        if self._held:
            return False
        self._held = True
        return True

    def release(self) -> None:
        """Let go; the task that has waited longest has it now."""
        while self._line:
            turn = self._line.popleft()
            if not turn.done():  # else it waits no more
                turn.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had just been handed to us
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
