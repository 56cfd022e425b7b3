"""Those who watch with a delay see the same at each process of a server."""

from __future__ import annotations

import random

import msgspec
import pytest

from konspira.server.settings import Settings
from support.chairs import Chair, Watch, club_table, held, play_of, play_on, until
from support.club import Club, open_club
from support.onlooking import everything

pytestmark = pytest.mark.parametrize("backend", ["postgres+redis"], indirect=True)
MINUTE = 60.0


async def alike(clubs: list[Club], chair: Chair) -> None:
    """Wait until both processes know the same of a table."""
    one, two = [await held(club, chair) for club in clubs]
    await until(
        lambda: (one.plies, one.lines, one.row.status) == (two.plies, two.lines, two.row.status)
    )


async def test_an_onlooker_sees_the_same_moment_at_another_process(settings: Settings) -> None:
    watch = Watch()
    async with open_club(settings, watch) as club, open_club(settings, watch) as other:
        await see_the_same([club, other], watch)


async def see_the_same(clubs: list[Club], watch: Watch) -> None:
    chairs = await club_table(
        clubs[0], "Anna", "Bartek", delay=10, visibility="public", overheard=True
    )
    cyd = await clubs[0].guest("Cyd")
    there = clubs[1].stranger()
    there.http.cookies = cyd.http.cookies
    async with Chair(there, chairs[0].table).page() as page:
        for turn in range(4):
            await play_on(chairs, random.Random(turn), 4)
            await chairs[0].post("chat", {"text": f"turn {turn}"})
            await alike(clubs, chairs[0])
            watch.now += 4 * MINUTE
        shown = await everything(cyd, chairs[0].table)
        assert "turn 1" in shown[7] and "turn 2" not in shown[7]  # it is 16 minutes later
        assert shown == await everything(there, chairs[0].table)

        (await held(clubs[1], chairs[0])).wake()
        view = (await Chair(cyd, chairs[0].table).frame())["view"]
        await page.until(lambda page: page.frame and page.frame["view"] == view)

        await chairs[1].post("resign")
        await alike(clubs, chairs[0])
        assert shown == await everything(there, chairs[0].table)

        watch.now += 10 * MINUTE
        (await held(clubs[1], chairs[0])).wake()
        await page.until(lambda page: page.frame["result"])
    view = (await play_of(clubs[0], chairs[0])).state.view(None)
    assert page.frame["view"] == msgspec.json.decode(msgspec.json.encode(view))
