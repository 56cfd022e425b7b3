"""Onlookers learn nothing before its time, and no more than the table allows.

Twins (tests/support/twins.py) are played at tables that onlookers see later, and at such where they
see all cards: there with the eyes of a player, who sees no more than anywhere else. Then two worlds
have the same past and different presents, of which no byte may tell within the delay. The second
half plants leaks and shows that these comparisons find them.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import literal

from konspira.server.store.rows import Row
from konspira.server.tables import about, behind, lobby, onlookers
from konspira.server.tables.behind import Behind
from konspira.server.tables.frames import Eyes
from konspira.server.tables.play import Play
from konspira.server.tables.table import Table
from konspira.server.wire.live import Line
from support import futures
from support.worlds import Leak, Spec, Worlds, open_worlds

LATER = Spec("spiskowcy", 3, None, 2000, 12, delay=1)
OPEN = LATER._replace(spectators="open")
TWINS = {
    "later": LATER,
    "open-to-onlookers": OPEN._replace(viewer=1, seed=2100),
    "later-sealed": LATER._replace(seed=2200, options={"order_timing": "simultaneous"}),
    "later-windows": Spec("ambush", 3, None, 2300, 9, delay=1),
    "later-bots": LATER._replace(seed=2400, bots=(1,), language="pl"),
    "open-windows": Spec("ambush", 3, 2, 30, 9, spectators="open", delay=2),
}
PRESENTS = {
    "later": LATER._replace(seats=2, viewer=None, seed=2600, delay=2),
    "open": OPEN._replace(seats=2, viewer=None, seed=2700, delay=2),
}

pytestmark = pytest.mark.verify  # tests/server/test_onlookers.py has a quick one


@pytest.fixture(scope="module")
async def worlds(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Worlds]:
    folder = tmp_path_factory.mktemp("worlds")
    with pytest.MonkeyPatch.context() as patch:
        async with open_worlds(folder, patch) as both:
            yield both


@pytest.mark.parametrize("name", TWINS)
async def test_delayed_and_open_tables_tell_no_hidden_card(worlds: Worlds, name: str) -> None:
    unlike, compared = worlds.unlike, worlds.compared
    twin = await worlds.play(TWINS[name])
    assert twin.differ()  # other cards were hidden,
    assert worlds.unlike > unlike  # others did something else,
    assert worlds.compared > compared + 20_000  # and the viewer got a lot to read


@pytest.mark.parametrize("name", PRESENTS)
async def test_the_present_is_in_no_byte(worlds: Worlds, name: str) -> None:
    compared = worlds.compared
    await futures.tell(worlds, PRESENTS[name])
    assert worlds.compared > compared + 100_000


# -- the comparison can fail -----------------------------------------------------------------------

Plant = Callable[[pytest.MonkeyPatch], None]
Story = Callable[[Worlds, Spec], Awaitable[object]]
LEAKS: dict[str, tuple[Plant, Story, Spec]] = {}


def plant(story: Story, spec: Spec) -> Callable[[Plant], Plant]:
    """A leak, and the story in which it shows."""

    def decorate(leak: Plant) -> Plant:
        LEAKS[leak.__name__] = (leak, story, spec)
        return leak

    return decorate


@plant(futures.tell, PRESENTS["later"])
def the_present_is_shown(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "stage", lambda self, seat: self.play)


@plant(futures.tell, PRESENTS["open"])
def cards_are_open_too_early(patch: pytest.MonkeyPatch) -> None:
    advance = Behind.advance
    patch.setattr(Behind, "advance", lambda self, now: advance(self, now + self.delay / 2))


@plant(futures.tell, PRESENTS["later"])
def a_table_tells_its_status_at_once(patch: pytest.MonkeyPatch) -> None:
    def told(late: Behind) -> Row:
        return late.table.row

    patch.setattr(about, "told_late", told)


@plant(futures.tell, PRESENTS["later"])
def lists_tell_the_end_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(lobby, "_SECONDS", literal(0.0))


@plant(futures.tell, PRESENTS["later"])
def the_chat_is_read_at_once(patch: pytest.MonkeyPatch) -> None:
    def told(table: Table, lines: list[Line], since: int, start: int) -> onlookers.Heard:
        return list(lines), None

    patch.setattr(onlookers, "_told", told)


@plant(futures.tell, PRESENTS["open"])
def what_is_over_is_opened_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "is_over", lambda self, seat: self.row.status == "finished")


@plant(futures.tell, PRESENTS["later"])
def every_change_sends_a_frame(patch: pytest.MonkeyPatch) -> None:
    futures.every_look_is_news(patch)


@plant(futures.tell, PRESENTS["later"])
def what_is_asked_is_asked_of_the_present(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(behind, "status", lambda row, now: row.status)
    patch.setattr(Table, "late", lambda self, seat: None)


def _open_cards(patch: pytest.MonkeyPatch, seat: int | None) -> None:
    core = Eyes._core

    def showing(self: Eyes, play: Play, *more: Any) -> bytes:
        self.open = self.open or self.seat == seat
        return core(self, play, *more)

    patch.setattr(Eyes, "_core", showing)


@plant(Worlds.play, TWINS["later"])
def all_cards_are_open_to_onlookers(patch: pytest.MonkeyPatch) -> None:
    _open_cards(patch, None)


@plant(Worlds.play, TWINS["open-to-onlookers"])
def open_cards_are_shown_to_players(patch: pytest.MonkeyPatch) -> None:
    _open_cards(patch, 1)


@pytest.mark.patches
@pytest.mark.parametrize("name", LEAKS)
async def test_a_planted_leak_is_found(
    name: str, worlds: Worlds, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak, story, spec = LEAKS[name]
    leak(monkeypatch)
    with pytest.raises(Leak):
        await story(worlds, spec._replace(tag=name))
