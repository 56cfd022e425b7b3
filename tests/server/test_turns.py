"""Whose bot thinks next: where people play first, then by turn; nobody starves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable

import msgspec
import pytest

from konspira.catalogue import GAMES
from konspira.server.settings import Settings
from konspira.server.thinking import worker
from konspira.server.thinking.presence import turn_of
from konspira.server.thinking.turns import IDLE, PLAYED, WATCHED, Turn, Turns
from konspira.server.thinking.worker import Task
from support.chairs import Chair, club_table, held, new_table
from support.club import Club, open_club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)


@pytest.fixture(autouse=True)
def no_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables without people need not rest between two thoughts."""
    monkeypatch.setattr("konspira.server.thinking.turns.REST", 0.0)


async def served(turns: Iterable[Turn], places: int = 1) -> list[tuple[str, ...]]:
    """In which order those who wait have their turn; each comes while the place is taken."""
    order: list[tuple[str, ...]] = []
    line = Turns(places)

    async def think(turn: Turn) -> None:
        async with line.place(turn):
            order.append(turn.path)
            await asyncio.sleep(0)

    async with line.place(Turn(PLAYED, ("first",))):
        tasks = [asyncio.create_task(think(turn)) for turn in turns]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return order


def of(rank: int, *paths: str) -> list[Turn]:
    return [Turn(rank, tuple(path.split())) for path in paths]


async def test_hundred_tables_of_one_host_are_one_turn_of_many() -> None:
    flood = of(PLAYED, *[f"a bad t{number}" for number in range(100)])

    order = await served([*flood, *of(PLAYED, "b good t", "c other t")])

    assert order.index(("b", "good", "t")) <= 2 and order.index(("c", "other", "t")) <= 3


async def test_guests_of_one_address_share_its_turn_and_then_each_has_one() -> None:
    flood = of(PLAYED, *[f"a bad t{number}" for number in range(50)])

    order = await served([*flood, *of(PLAYED, "a neighbour t", "b good t")])

    assert order.index(("a", "neighbour", "t")) <= 3 and order.index(("b", "good", "t")) <= 3


async def test_where_people_play_goes_before_where_they_watch_before_the_rest() -> None:
    order = await served([*of(IDLE, "i"), *of(WATCHED, "w"), *of(PLAYED, "p")])

    assert order == [("p",), ("w",), ("i",)]


async def test_nobody_starves_behind_those_who_go_first() -> None:
    many = of(PLAYED, *[f"p{number}" for number in range(100)])

    order = await served([*of(IDLE, "i"), *of(WATCHED, "w"), *many])

    assert order.index(("w",)) < 8 and order.index(("i",)) < 16


async def test_tables_without_people_leave_a_place_free() -> None:
    line = Turns(2)
    async with line.place(Turn(IDLE, ("a",))):
        second = asyncio.create_task(line.place(Turn(IDLE, ("b",))).__aenter__())
        await asyncio.sleep(0.01)
        assert not second.done()
        async with asyncio.timeout(5), line.place(Turn(PLAYED, ("c",))):
            pass
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)


async def test_who_goes_away_while_waiting_leaves_no_place_behind() -> None:
    line = Turns(1)
    async with line.place(Turn(PLAYED, ("a",))):
        waits = [asyncio.create_task(line.place(Turn(PLAYED, ("b",))).__aenter__()) for _ in "123"]
        await asyncio.sleep(0)
    for one in waits:  # the first has just been given the place, and does not know it yet
        one.cancel()
    await asyncio.gather(*waits, return_exceptions=True)
    async with asyncio.timeout(5), line.place(Turn(PLAYED, ("c",))):
        pass


# -- who is present --------------------------------------------------------------------------------


@pytest.fixture
async def club(settings: Settings) -> AsyncIterator[Club]:
    async with open_club(settings) as club:
        yield club


@ONE_BACKEND
async def test_the_rank_of_a_table_follows_from_who_is_there(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("konspira.server.thinking.presence.LATELY", 0.0)
    [anna] = await club_table(club, "Anna", bots=[None, "random"])
    table = await held(club, anna)
    assert turn_of(table).rank == IDLE
    async with Chair(club.stranger(), anna.table).page() as page:
        await page.ready()
        assert turn_of(table).rank == WATCHED
        async with anna.page() as own:
            await own.ready()
            assert turn_of(table) == Turn(PLAYED, ("127.0.0.1", table.row.host or "", table.id))
    bots = await new_table(anna.browser, seat=None, bots=["random", "random"])
    async with bots.page() as page:
        await page.until(lambda page: page.table)
        assert turn_of(await held(club, bots)).rank == WATCHED


# -- workers ---------------------------------------------------------------------------------------


def test_a_worker_keeps_only_the_games_that_it_needed_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker, "_games", {})
    kind = GAMES["spiskowcy"]
    game = kind(2)

    def task(number: int) -> Task:
        text = msgspec.json.encode(game.options) + b" " * number  # the same, and yet another
        return Task(kind, 2, text, b"", 0, "random", 0)

    first = worker._game(task(0))
    for number in range(3 * worker.MOST_GAMES):
        worker._game(task(number))
        assert worker._game(task(0)) is first  # what is needed again stays

    assert len(worker._games) == worker.MOST_GAMES
