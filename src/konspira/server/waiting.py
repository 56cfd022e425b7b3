"""Work that is done to its end, even by a task that is told to stop."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

Result = TypeVar("Result")


async def whole(work: Coroutine[object, object, Result]) -> Result:
    """Do this; if we are cancelled meanwhile, stop when it is done.

    A query on PostgreSQL that is cut off opens another connection to say so, behind everybody's
    back. A server that stops at that moment waits for it forever.
    """
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        if not task.cancelled() and (error := task.exception()) is not None:
            raise error from None
        raise
