"""Nobody learns what others hide from standing answers and windows that close at once.

The page answers for its viewer: “pass without asking”. Here somebody does the same with another
hand, and the others compare what they get, and when, by the clock of the story. That the page does
so whatever its viewer holds is shown in `web/src/lib/table/standing.test.ts`. Then a page is tried
that looks at its hand first.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest

from konspira.server.settings import Settings
from support.ambush import SHIELD, SPEAR
from support.ambushed import (
    REACTION,
    Wanted,
    alone,
    ambush_club,
    both,
    dealt,
    holds,
    lacks,
    without_times,
)
from support.chairs import Chair, Page, Watch, until
from support.club import Club

pytestmark = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)

STEP = 5.0  # seconds between two looks
Heard = list[tuple[float, str, Any]]  # when, who, what


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def club(settings: Settings, watch: Watch) -> AsyncIterator[Club]:
    async with ambush_club(settings, watch) as club:
        yield club


def alike(state: Any) -> bool:
    """The hand of the person who compares."""
    return bool(state.hands[2] == [1, 1, 1])


class Ears:
    """The frames of the others, with the time by the watch since the story began."""

    def __init__(self, watch: Watch, table: str, pages: dict[str, Page]) -> None:
        self.watch, self.table, self.pages = watch, table, pages
        self.began = watch.now
        self.heard: Heard = []
        for page in pages.values():
            page.raw.clear()

    async def listen(self, last: str = "") -> None:
        """Note what has come; `last` is the event that must have."""
        for name, page in self.pages.items():
            if last:
                await page.until(lambda page: [one["kind"] for one in page.events[-1:]] == [last])
            await page.caught_up()
            told = [self._timeless(text) for text in page.raw]
            at = self.watch.now - self.began
            self.heard += [(at, name, one) for one in told if one["is"] != "done"]
            page.raw.clear()

    def _timeless(self, text: str) -> dict[str, Any]:
        """A message with the times of this story, not of the world."""
        message = without_times(text, self.table)
        clock = message.get("clock")
        if clock:
            clock["since"] = [at and at - self.began for at in clock["since"]]
        return message


async def story(
    club: Club, watch: Watch, wanted: Wanted, pace: str, after: float | None
) -> tuple[Heard, int]:
    """A strike; its victim lets the chance to block pass after some seconds (None: is silent).

    What the third person and a spectator get of it, and how many options the victim had.
    """
    striker, victim, third = await dealt(club, both(wanted, alike), pace=pace)
    watcher = Chair(club.stranger(), striker.table)
    async with third.page() as one, watcher.page() as two, victim.page() as own:
        for page in (one, two, own):
            await page.ready()
        ears = Ears(watch, striker.table, {"third": one, "watcher": two})
        await striker.choose("strike(1)")
        await own.until(lambda page: page.frame["window"])
        timed = own.frame["window"]["until"] is not None
        await ears.listen("struck")
        question = own.frame["question"]
        closes = REACTION if timed else after
        assert closes is not None
        while watch.now - ears.began < closes:
            if question and after is not None and watch.now - ears.began >= after:
                await own.choose("pass")
                question = None
                await ears.listen()
            await watch.pass_time(club, striker, STEP)
            if watch.now - ears.began < closes:
                await ears.listen()
                assert one.events[-1]["kind"] == "struck"
        if not timed:
            await own.choose("pass")
        await ears.listen("hit")
    offered = await _offered(victim)
    return ears.heard, offered


async def _offered(victim: Chair) -> int:
    """Return how many shields the victim held: what the others must not learn."""
    frame = await victim.frame()
    return int(frame["view"]["hand"][SHIELD])


async def test_who_passes_without_asking_says_nothing_of_the_hand(club: Club, watch: Watch) -> None:
    """A ring runs its time: silence, a pass at once and a late one are the same."""
    cases = [await story(club, watch, lacks(1, SHIELD), "none", None)]
    for after in (0.0, 20.0, None):
        cases.append(await story(club, watch, holds(1, SHIELD), "none", after))

    assert [bool(held) for _, held in cases] == [False, True, True, True]
    for heard, _ in cases:
        assert heard == cases[0][0]
    assert {name for _, name, _ in cases[0][0]} == {"third", "watcher"}
    assert cases[0][0][-1][0] == REACTION


async def test_where_others_wait_for_it_a_pass_takes_as_long_whatever_is_held(
    club: Club, watch: Watch
) -> None:
    cases = [
        await story(club, watch, wanted, "daily", 10.0)
        for wanted in (lacks(1, SHIELD), holds(1, SHIELD))
    ]

    assert [bool(held) for _, held in cases] == [False, True]
    assert cases[0][0] == cases[1][0]
    assert cases[0][0][-1][0] == 10.0


async def test_a_page_that_looks_at_its_hand_first_is_found(club: Club, watch: Watch) -> None:
    """Ask me only where it concerns me: not where others wait, for they could count the seconds."""
    quick = await story(club, watch, lacks(1, SHIELD), "daily", 5.0)
    slow = await story(club, watch, holds(1, SHIELD), "daily", 20.0)

    assert quick[0] != slow[0]


# -- windows that close at once --------------------------------------------------------------------


async def at_once(club: Club, watch: Watch, wanted: Wanted, answers: Sequence[str]) -> Heard:
    """Two bots strike somebody alone, who has every window answered at once; then strikes back."""
    anna = await alone(club, both(wanted, lacks(0, SHIELD)), visibility="public")
    spectator = Chair(club.stranger(), anna.table)
    async with anna.page() as page, spectator.page() as other:
        await other.ready()
        given = [*answers]
        while (await page.asked())["window"]:
            await page.choose(given.pop(0))
        await until(lambda: _is_calm(spectator))
        await other.caught_up()
        ears = Ears(watch, anna.table, {"spectator": other})
        frame = await spectator.frame()
        await watch.pass_time(club, anna, 10)
        await page.choose("strike(0)")
        await ears.listen()
    return [(0.0, "frame", without_times(json.dumps(frame), anna.table)), *ears.heard]


async def _is_calm(spectator: Chair) -> bool:
    return bool((await spectator.frame())["window"])


async def test_windows_that_close_at_once_look_the_same_with_every_hand(
    club: Club, watch: Watch
) -> None:
    twice = both(lambda state: state.hands[2][SHIELD] > 1, lacks(0, SPEAR), lacks(1, SPEAR))
    nothing = await at_once(club, watch, lacks(2, SHIELD), [])
    passed = await at_once(club, watch, twice, ["pass", "pass"])

    assert nothing == passed
