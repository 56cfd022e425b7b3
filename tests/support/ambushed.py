"""Tables of a game with chances to react, dealt as a test wants them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from konspira.kernel.events import Question
from konspira.server.settings import Settings
from support.ambush import AmbushGame
from support.chairs import Chair, held, new_table, salt_for
from support.club import Club, open_club

REACTION = 60.0  # seconds, by the watch
Wanted = Callable[[Any], bool]


class Ambush(AmbushGame):
    """The game with advice for greedy bots: a seat that can react does."""

    id = "ambush"

    def advise(self, view: Any, question: Question, options: list[int]) -> list[float]:
        return [float(option) for option in options]


@asynccontextmanager
async def ambush_club(settings: Settings, now: Callable[[], float]) -> AsyncIterator[Club]:
    # The usual bot overlooks things on purpose; one that sits in here does what is advised.
    settings = msgspec.structs.replace(settings, reaction_time=REACTION, stand_in="greedy")
    async with open_club(settings, now, {"ambush": Ambush}) as club:
        yield club


def holds(seat: int, card: int) -> Wanted:
    return lambda state: state.hands[seat][card] > 0


def lacks(seat: int, card: int) -> Wanted:
    return lambda state: state.hands[seat][card] == 0


def both(*wanted: Wanted) -> Wanted:
    return lambda state: all(one(state) for one in wanted)


async def dealt(club: Club, wanted: Wanted, *names: str, **wishes: Any) -> list[Chair]:
    """A running table with a wanted deal; the people have the names, bots the other seats."""
    browsers = [await club.guest(name) for name in names or ("Anna", "Bartek", "Cyd")]
    host = await new_table(browsers[0], game="ambush", seats=3, **wishes)
    chairs = [host, *[Chair(browser, host.table) for browser in browsers[1:]]]
    for chair in chairs:
        await chair.sit()
    table = await held(club, host)
    seat = (await chairs[-1].info())["you"]
    await chairs[-1].sit(salt=salt_for(club.house, table, seat, wanted))
    await host.post("start")
    return chairs


async def alone(club: Club, wanted: Wanted, **wishes: Any) -> Chair:
    """Somebody alone with two bots, in the last seat: the first bot strikes it at once."""
    seats: dict[str, Any] = {"seat": 2, "bots": ["greedy", "greedy", None]}
    (chair,) = await dealt(club, wanted, "Anna", **seats, **wishes)
    return chair


def without_times(text: str, table: str) -> dict[str, Any]:
    """A message as it would be at any table at any time."""
    message: dict[str, Any] = json.loads(text.replace(table, "this-table"))
    message["now"] = 0
    window = message.get("window")
    if window is not None:
        until = window["until"]
        message["window"] = "waits" if until is None else round(until - window["since"], 6)
    return message
