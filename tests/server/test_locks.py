"""The lock of a table: one at a time, in the order they came, and nobody is forgotten."""

from __future__ import annotations

import asyncio

import pytest

from konspira.server.tables.locks import Lock


async def test_it_is_handed_on_in_order() -> None:
    lock, came = Lock(), list[int]()

    async def work(number: int) -> None:
        async with lock:
            came.append(number)
            await asyncio.sleep(0)
            assert lock.locked() and not lock.take()

    await asyncio.gather(*[work(number) for number in range(5)])
    assert came == list(range(5)) and not lock.locked()


async def test_nobody_takes_it_while_it_is_handed_on() -> None:
    lock = Lock()
    assert lock.take() and not lock.take()
    waiting = asyncio.create_task(lock.__aenter__())
    await asyncio.sleep(0)
    lock.release()
    assert not lock.take()  # it belongs to the task that waited
    await waiting
    lock.release()
    assert lock.take()


async def test_who_gives_up_waiting_holds_up_nobody() -> None:
    lock = Lock()
    assert lock.take()
    first, second, third = [asyncio.create_task(lock.__aenter__()) for _ in range(3)]
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.sleep(0)
    lock.release()  # to the second, who goes away at the same moment
    second.cancel()
    async with asyncio.timeout(5):
        await third
    assert first.cancelled() and second.cancelled() and lock.locked()
    lock.release()
    assert not lock.locked()


async def test_it_is_let_go_when_something_breaks() -> None:
    lock = Lock()
    with pytest.raises(ValueError, match="broken"):
        async with lock:
            raise ValueError("broken")
    assert not lock.locked()
