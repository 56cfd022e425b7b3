"""Work that is done to its end."""

from __future__ import annotations

import asyncio

import pytest

from konspira.server.waiting import whole


async def test_work_goes_on_to_its_end_in_a_task_that_is_cancelled() -> None:
    begun, go, done = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def work() -> None:
        begun.set()
        await go.wait()
        done.set()

    task = asyncio.create_task(whole(work()))
    await begun.wait()
    task.cancel()
    await asyncio.sleep(0)
    assert not task.done()
    go.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert done.is_set()


async def test_a_failure_is_told_cancelled_or_not() -> None:
    begun, go = asyncio.Event(), asyncio.Event()

    async def work() -> int:
        begun.set()
        await go.wait()
        raise LookupError("no table")

    task = asyncio.create_task(whole(work()))
    await begun.wait()
    task.cancel()
    go.set()
    with pytest.raises(LookupError):
        await task
    with pytest.raises(LookupError):
        await whole(work())
