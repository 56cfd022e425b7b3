"""Answers beforehand tell the others nothing: stories that differ in a hand and in a plan.

A strike is told on several servers that draw the same names, secrets and times. Its victim holds a
shield or not, and has answered beforehand or answers itself. What the third person, a spectator and
the outbox get until the answer, and where all of them pass also after it, is the same to the byte
and to the moment. Then leaks are planted.
"""

from __future__ import annotations

import random
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count, zip_longest
from typing import Any, NamedTuple, TypeAlias

import msgspec
import pytest
from sqlalchemy import select

from konspira.server.settings import Settings
from konspira.server.store import schema
from konspira.server.tables import ahead, causes, seating, visibility
from konspira.server.tables.causes import News
from konspira.server.tables.frames import Eyes
from konspira.server.tables.play import Entry, Play
from konspira.server.tables.table import Table
from support.ambush import SHIELD
from support.ambushed import Wanted, ambush_club, both, dealt, holds, lacks
from support.chairs import Chair, Page, Watch, held
from support.club import Club
from support.soaking import some_now
from support.worlds import Chance, Leak

pytestmark = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)

LONGEST = 120.0  # seconds that an answer takes, as the settings have it
EARLY, LATE = LONGEST / 6 - 1, 1.0  # looks: before any answer, and just before this one
BLOCK, PASS = ["block"], ["pass"]
PAUSE = ahead.pause  # as it is without a planted leak

Deeds: TypeAlias = Sequence[list[str]]


class Told(NamedTuple):
    """What the others got: until the answer, and with it."""

    before: list[str]
    after: list[str]


class Others:
    """Everybody but the victim: their pages, lists, and what is to be sent to them."""

    def __init__(self, club: Club, watch: Watch, pages: dict[Chair, Page]) -> None:
        self.club, self.watch, self.pages = club, watch, pages
        self.got: list[str] = []

    async def look(self, patient: bool = False) -> None:
        """Note all that has come since the last look, and what they can ask for."""
        for name, (chair, page) in enumerate(self.pages.items()):
            await (page.caught_up() if patient else page.do("ping"))
            heard = [text for text in page.raw if '"done"' not in text]
            page.raw.clear()
            asked = [
                await chair.browser.get(path)
                for path in (chair.path, f"{chair.path}/frame", "/api/lobby")
            ]
            self.got += [f"{name} {self.watch.now} {one}" for one in [*heard, *asked]]
        self.got += await self._alerts()
        salt = (await held(self.club, chair)).seats[2].salt
        assert salt is not None  # everybody knows it: the deal differs by it
        self.got = [text.replace(salt.hex(), "salt") for text in self.got]

    async def _alerts(self) -> list[str]:
        table = await held(self.club, next(iter(self.pages)))
        rows, victim = schema.alerts.c, table.seats[1].person
        seats = {table.seats[seat].person: seat for seat in (0, 2)}
        query = select(schema.alerts).where(rows.person.is_(None) | (rows.person != victim))
        async with self.club.house.reader.connect() as connection:
            found = (await connection.execute(query)).all()
        told = [(seats.get(o.person), o.kind, o.facts, o.at, o.after, o.state) for o in found]
        return sorted(f"{self.watch.now} {one}" for one in told)


@asynccontextmanager
async def told_to(club: Club, watch: Watch, *chairs: Chair) -> AsyncIterator[Others]:
    """The others at their open pages, from now on."""
    async with AsyncExitStack() as stack:
        pages = {chair: await stack.enter_async_context(chair.page()) for chair in chairs}
        for page in pages.values():
            await page.ready()
        others = Others(club, watch, pages)
        await others.look()
        yield others


def alike(state: Any) -> bool:
    """The hands of the others: a shield, a spear and rags, without what answers a block."""
    return bool(state.hands[2] == [1, 1, 1] and state.hands[0] == [1, 0, 2])


async def story(settings: Settings, wanted: Wanted, deeds: Deeds, own: str) -> Told:
    """A strike that is answered beforehand, or by the victim itself at the same moment."""
    watch = Watch()
    async with ambush_club(settings, watch) as club:
        wishes = {"pace": "daily", "visibility": "public"}
        striker, victim, third = await dealt(club, both(wanted, alike), **wishes)
        await striker.browser.ask("PUT", f"{striker.path}/hook", {"url": "http://127.0.0.1:9/"})
        watcher = Chair(club.stranger(), striker.table)
        async with told_to(club, watch, third, watcher) as others:
            watch.now += 10
            if deeds:
                await victim.post("plans", {"question": "blocked", "deeds": deeds})
            await others.look()
            await striker.choose("strike(1)")
            table = await held(club, striker)
            takes = PAUSE(table, table.running, 1)
            await watch.pass_time(club, striker, EARLY)
            await others.look()
            await watch.pass_time(club, striker, takes - EARLY - LATE)
            await others.look(patient=True)
            before, others.got = others.got, []
            watch.now += LATE
            if own:
                await victim.choose(own)
            await watch.pass_time(club, striker, 0)
            for page in others.pages.values():
                await page.until(lambda page: page.events[-1]["kind"] != "struck")
            await others.look()
            return Told(before, others.got)


Tell: TypeAlias = Callable[..., Awaitable[Told]]


@pytest.fixture
def tell(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Tell:
    """Tells a story on a server of its own, which draws what the others draw."""
    file = settings.database_url.removeprefix("sqlite:///")
    numbers = count()

    async def told(wanted: Wanted, deeds: Deeds = (), own: str = "") -> Told:
        chance = Chance()
        chance.rng = random.Random("answers")
        monkeypatch.setattr(seating, "secrets", chance)
        copy = shutil.copy(file, f"{file}.{next(numbers)}")
        changes = {"database_url": f"sqlite:///{copy}", "alerts": False, "private_hooks": True}
        return await story(msgspec.structs.replace(settings, **changes), wanted, deeds, own)

    return told


def compare(one: Sequence[str], two: Sequence[str]) -> None:
    """Every byte, in order."""
    for left, right in zip_longest(one, two, fillvalue="nothing"):
        if left != right:
            raise Leak(f"{left}\n-- or --\n{right}")


# -- the same for everybody else -------------------------------------------------------------------


async def test_until_the_answer_nobody_can_tell_hands_and_plans_apart(tell: Tell) -> None:
    """The card is played, or nothing is done: at the same moment, and nobody heard of it before."""
    full = await tell(holds(1, SHIELD), [BLOCK, PASS])
    bare = await tell(lacks(1, SHIELD), [BLOCK, PASS])

    compare(full.before, bare.before)
    assert "struck" in "".join(full.before)
    assert "blocked" in full.after[0] and "nobody-reacted" in bare.after[0]  # at once


@pytest.mark.verify
async def test_who_passes_passes_alike(tell: Tell) -> None:
    """With the card and without, beforehand or by one's own hand at the same moment."""
    first = await tell(lacks(1, SHIELD), [BLOCK, PASS])
    for story in (
        (holds(1, SHIELD), [PASS, BLOCK]),
        (holds(1, SHIELD), (), "pass"),
        (lacks(1, SHIELD), (), "pass"),
        (lacks(1, SHIELD), [PASS]),
    ):
        other = await tell(*story)
        compare([*first.before, *first.after], [*other.before, *other.after])
    assert "nobody-reacted" in "".join(first.after)


# -- the comparison can fail -----------------------------------------------------------------------

Plant: TypeAlias = Callable[[pytest.MonkeyPatch], None]


def an_answer_comes_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ahead, "pause", lambda *_: 0.0)


def who_holds_nothing_answers_sooner(patch: pytest.MonkeyPatch) -> None:
    pause = ahead.pause

    def sooner(table: Table, play: Play, seat: int) -> float:
        idle = len(play.state.options(seat)) == 1
        return pause(table, play, seat) - (2 * LATE if idle else 0.0)

    patch.setattr(ahead, "pause", sooner)


def a_plan_is_news_for_everybody(patch: pytest.MonkeyPatch) -> None:
    look = Eyes.look

    def looking(self: Eyes, *more: Any) -> None:
        look(self, *more)
        self.number += 1

    patch.setattr(Eyes, "look", looking)
    patch.setattr(visibility, "own_business", lambda *_: None)


def carrying_out_is_news(patch: pytest.MonkeyPatch) -> None:
    own_business = visibility.own_business

    def own(before: Play, after: Play, entry: Entry) -> int | None:
        return None if after.spent != before.spent else own_business(before, after, entry)

    patch.setattr(visibility, "own_business", own)


def lists_say_who_is_answered_for(patch: pytest.MonkeyPatch) -> None:
    waiting = Play.public_waiting

    def telling(self: Play) -> Any:
        return [] if self.plans else waiting(self)

    patch.setattr(Play, "public_waiting", telling)


def the_table_is_told_only_of_who_must_answer(patch: pytest.MonkeyPatch) -> None:
    ask = causes._ask_table

    def asking(news: News, now: Any, was: Any) -> None:
        ask(news, {} if news.table.plans else now, was)

    patch.setattr(causes, "_ask_table", asking)


LEAKS = [
    an_answer_comes_at_once,
    who_holds_nothing_answers_sooner,
    a_plan_is_news_for_everybody,
    carrying_out_is_news,
    lists_say_who_is_answered_for,
    the_table_is_told_only_of_who_must_answer,
]


@pytest.mark.patches
@pytest.mark.parametrize(
    "leak", some_now(LEAKS, lambda place, _: place == 0, lambda leak: leak.__name__)
)
async def test_a_planted_leak_is_found(
    leak: Plant, tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    bare = await tell(lacks(1, SHIELD), [BLOCK, PASS])
    alone = await tell(lacks(1, SHIELD), (), "pass")

    with pytest.raises(Leak):
        compare([*bare.before, *bare.after], [*alone.before, *alone.after])
