"""Two servers with the same past and different presents, for an onlooker who sees it later.

In the one world everybody waits. In the other they play on, talk, end the game and begin another
one. Until the delay has passed, whatever an onlooker receives or asks for must be the same.
"""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from konspira.server.tables.frames import Eyes
from support.club import Browser
from support.onlooking import requests_of
from support.worlds import Leak, Spec, World, Worlds

PAST, STEP = 6, 9.0  # choices that both worlds have made; seconds between what is done
Deed = Callable[[World], Awaitable[object]]


async def tell(worlds: Worlds, spec: Spec) -> None:
    """Compare what an onlooker gets while only one world goes on; raises Leak."""
    await worlds.prepare(spec)
    await worlds.title("the start", lambda world: world.start(spec))
    try:
        for seed in range(PAST):
            await _step(worlds, spec, _choosing(seed), _choosing(seed))
        await _step(worlds, spec, _nothing, _nothing, spec.delay * 60.0 + 1.0)  # all of it is shown
        deeds = _deeds(spec.seats)
        for deed in deeds:
            await _step(worlds, spec, deed, _nothing)
        since = STEP * (len(deeds) - 1)  # the first deed
        await _step(worlds, spec, _nothing, _nothing, spec.delay * 60.0 - since - 0.01)
        await _tells_in_time(worlds, spec)
    finally:
        await worlds.both(lambda world: world.close())
        await worlds.both(lambda world: world.hide_tables())


async def _step(worlds: Worlds, spec: Spec, one: Deed, other: Deed, seconds: float = STEP) -> None:
    """Time passes, something is done, and the onlooker asks for everything."""
    worlds.time += seconds
    for world, deed in zip(worlds.pair, (one, other), strict=True):
        world.title = deed.__name__
        await world.pass_to(worlds.time)
        await deed(world)
        await world.listen()
        for method, url, body in requests_of(world.id):
            await world.http(method, url, body)
    worlds.compare(spec)


async def _tells_in_time(worlds: Worlds, spec: Spec) -> None:
    """Assert that the worlds differ when the delay has passed: there was something to be seen."""
    try:
        await _step(worlds, spec, _nothing, _nothing, spec.delay * 60.0 + 1.0)
    except Leak:
        for world in worlds.pair:
            world.live.clear()
            world.answers.clear()
        return
    raise AssertionError("onlookers are never told")


# -- what people do --------------------------------------------------------------------------------


async def _nothing(world: World) -> None:
    pass


def _choosing(seed: int) -> Deed:
    async def choosing(world: World) -> None:
        luck = random.Random(seed)
        for browser in luck.sample(world.browsers, len(world.browsers)):
            question = (await browser.get(f"/api/tables/{world.id}/frame"))["question"]
            if question is not None:
                answer = {"token": question["token"], "choice": luck.choice(question["options"])}
                await browser.post(f"/api/tables/{world.id}/choose", answer)
                return

    return choosing


def _posting(seat: int, what: str, body: Any = None) -> Deed:
    async def posting(world: World) -> None:
        browser: Browser = world.browsers[seat]
        await browser.post(f"/api/tables/{world.id}/{what}", body)

    return posting


def _deeds(seats: int) -> list[Deed]:
    """Return what happens within less time than the delay."""
    agreed = [_posting(seat, "proposal/answer", {"agree": True}) for seat in range(1, seats)]
    said = _posting(0, "chat", {"text": "nobody hears this"})
    ended = _posting(0, "proposal", {"kind": "end"})
    return [_choosing(10), said, ended, *agreed, _posting(0, "rematch")]


# -- a leak that is planted ------------------------------------------------------------------------


def every_look_is_news(patch: pytest.MonkeyPatch) -> None:
    """Let each look at a table be something new, whatever is seen."""
    look = Eyes.look

    def looking(self: Eyes, *more: Any) -> None:
        look(self, *more)
        self.number += 1

    patch.setattr(Eyes, "look", looking)
