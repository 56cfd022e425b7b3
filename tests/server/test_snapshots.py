"""The cost of a choice does not grow with the game: snapshots, and tables kept in memory."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from konspira.kernel.state import State
from konspira.server.settings import Settings
from konspira.server.store import schema
from konspira.server.store.entries import Batch
from konspira.server.store.journal import Done, Journal
from konspira.server.tables import outcome
from konspira.server.tables.actions import choose
from konspira.server.tables.play import Play
from konspira.server.tables.shelf import load_table
from konspira.server.tables.table import Table
from support.chairs import Chair, club_table, held, play_of, start
from support.club import Club, open_club

EVERY = 10
ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """A snapshot after a number of choices."""
    monkeypatch.setattr(outcome, "SNAPSHOT_EVERY", EVERY)


async def play(table: Table, luck: random.Random, choices: int) -> None:
    """Choose at random, as people do it through any connection."""
    for _ in range(choices):
        play = table.play
        assert play is not None
        if play.over:
            return
        seat = luck.choice(play.state.questions).seat
        option = luck.choice(play.state.offers(seat))
        await choose(table, seat, play.token(seat), option)


async def snapshots(club: Club, chair: Chair) -> list[tuple[int, int]]:
    """Return which snapshots there are: after how many choices, and with how many events."""
    rows = schema.snapshots
    query = select(rows.c.made, rows.c.told).where(rows.c.table_id == chair.table)
    async with club.house.reader.connect() as connection:
        found = (await connection.execute(query.order_by(rows.c.made))).all()
    return [(row.made, len(msgspec.json.decode(row.told))) for row in found]


class Counter:
    """A count of the choices that the engine has carried out."""

    def __init__(self) -> None:
        self.count = 0


@contextmanager
def counting() -> Iterator[Counter]:
    """Count every choice that is carried out on the way to a play."""
    counter = Counter()
    reach = Play._reach

    def counted(self: Play, state: State) -> None:
        counter.count += 1
        reach(self, state)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Play, "_reach", counted)
        yield counter


def same(one: Table, other: Table) -> None:
    """Two readings of one table are one game, for everybody and in every detail."""
    first, second = one.play, other.play
    assert first is not None and second is not None
    assert first.state.position() == second.state.position()
    assert first.state.history == second.state.history
    assert first.state.learned == second.state.learned
    assert first.settled.position() == second.settled.position()
    seats = range(first.game.seats)
    assert [first.token(seat) for seat in seats] == [second.token(seat) for seat in seats]
    for seat in (None, *seats):
        assert one.look(seat).frame(0, 0) == other.look(seat).frame(0, 0)


@pytest.mark.patches
async def test_a_table_is_read_from_its_last_snapshot(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    table = await held(club, chairs[0])
    await play(table, random.Random(1), 73)
    made = len((await play_of(club, chairs[0])).state.history)  # or the game was over sooner

    taken = await snapshots(club, chairs[0])
    with counting() as counter:
        again = await load_table(club.house, table.id)

    same(again, table)
    places = [made for made, _ in taken]
    assert len(taken) >= made // (2 * EVERY) > 1
    assert all(later - earlier >= EVERY for earlier, later in pairwise(places))
    assert counter.count == made - places[-1] < 2 * EVERY
    assert sum(events for _, events in taken) <= len((await play_of(club, chairs[0])).state.log)


@ONE_BACKEND
async def test_the_cost_of_reading_does_not_grow_with_the_game(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", "Cyd", "Dana")
    table = await held(club, chairs[0])
    luck = random.Random(2)
    costs: list[int] = []
    while not (await play_of(club, chairs[0])).over:
        await play(table, luck, 7)
        with counting() as counter:
            await load_table(club.house, table.id)
        costs.append(counter.count)

    made = len((await play_of(club, chairs[0])).state.history)
    assert len(costs) > 15
    # Nothing is kept in the middle of what nobody has learned of: some stretches are longer.
    assert max(costs[len(costs) // 2 :]) <= made // 4
    same(await load_table(club.house, table.id), table)


@pytest.mark.patches
@ONE_BACKEND
async def test_a_choice_costs_the_engine_the_same_early_and_late(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek", "Cyd", "Dana")
    table = await held(club, chairs[0])
    luck = random.Random(3)
    costs: list[int] = []
    while not (await play_of(club, chairs[0])).over:
        with counting() as counter:
            await play(table, luck, 1)
        costs.append(counter.count)

    assert len(costs) > 100
    assert set(costs) == {1}  # each choice is carried out once, and nothing else is


async def test_taking_back_beyond_snapshots_drops_them_and_new_ones_are_taken(club: Club) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    table = await held(club, chairs[0])
    luck = random.Random(4)
    await play(table, luck, 45)
    before = await snapshots(club, chairs[0])
    for _ in range(9):  # both agree, again and again
        assert table.play is not None
        chair = chairs[table.play.state.history[-1][0]]
        if (await chair.propose("take-back"))["proposal"] is not None:
            await next(other for other in chairs if other is not chair).answer(True)
    made = len((await play_of(club, chairs[0])).state.history)
    after = await snapshots(club, chairs[0])
    assert after == [(place, events) for place, events in before if place <= made]
    same(await load_table(club.house, table.id), table)

    await play(table, luck, 60)

    later = await snapshots(club, chairs[0])
    assert later[: len(after)] == after
    assert len(later) > len(after) + 1
    same(await load_table(club.house, table.id), table)


async def test_a_snapshot_that_could_not_be_written_is_taken_later(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    table = await held(club, chairs[0])
    luck = random.Random(5)
    put = club.house.journal.put
    failed = 0

    def broken(batch: Batch, done: Done) -> None:
        nonlocal failed
        if batch.snapshots and failed < 3:
            failed += 1
            done(OSError("the disk is full"))
        else:
            put(batch, done)

    monkeypatch.setattr(club.house.journal, "put", broken)
    while len((await play_of(club, chairs[0])).state.history) < 40:
        try:
            await play(table, luck, 1)
        except OSError:
            continue

    assert failed == 3
    same(await load_table(club.house, table.id), table)


@pytest.mark.parametrize("backend", ["postgres+redis"], indirect=True)
async def test_two_processes_take_snapshots_of_one_table(settings: Settings) -> None:
    async with open_club(settings) as here, open_club(settings) as there:
        chairs = await start(await here.guest("Anna"), await here.guest("Bartek"))
        luck = random.Random(6)
        one, two = await held(here, chairs[0]), await held(there, chairs[0])
        for _ in range(40):
            for table in (one, two):
                async with table.lock:
                    await table.refresh()
                await play(table, luck, luck.randrange(1, 4))
        async with one.lock:
            await one.refresh()

        taken = await snapshots(here, chairs[0])
        same(one, two)
        same(await load_table(here.house, one.id), two)
        assert one.play is not None
        assert len(taken) >= len(one.play.state.history) // (3 * EVERY)


@ONE_BACKEND
async def test_a_choice_writes_a_few_rows_however_long_the_game_is(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    chairs = await club_table(club, "Anna", "Bartek")
    table = await held(club, chairs[0])
    sizes: list[int] = []
    put = Journal.put

    def weighed(self: Journal, batch: Batch, done: Done) -> None:
        ending = batch.row is not None and "finished" in batch.row
        if not batch.snapshots and not ending:
            rows: list[Any] = [*batch.log, *batch.lines, batch.row]
            sizes.append(len(msgspec.json.encode(rows)))
        put(self, batch, done)

    monkeypatch.setattr(Journal, "put", weighed)
    await play(table, random.Random(7), 90)

    early, late = sizes[: len(sizes) // 3], sizes[-len(sizes) // 3 :]
    assert max(late) <= 1.2 * max(early)
    async with club.house.reader.connect() as connection:
        count = await connection.scalar(select(func.count()).select_from(schema.log))
    assert count == len((await play_of(club, chairs[0])).state.history)
