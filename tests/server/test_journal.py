"""Writing down: on disk at once, and where readers look for it when somebody reads."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select
from sqlalchemy.dialects import sqlite

from konspira.server.operations import backup
from konspira.server.settings import Settings
from konspira.server.store import database, journal, schema
from konspira.server.tables.actions import choose, chosen
from konspira.server.tables.table import Table
from support.chairs import club_table, held
from support.club import Club, open_club

ONE_BACKEND = pytest.mark.parametrize("backend", ["sqlite+memory"], indirect=True)


async def play(table: Table, choices: int, seed: int = 1) -> None:
    """Make some choices at random, or until the game is over."""
    luck = random.Random(seed)
    for _ in range(choices):
        play = table.play
        assert play is not None
        if play.over:
            return
        seat = play.state.questions[0].seat
        await choose(table, seat, play.token(seat), luck.choice(play.state.offers(seat)))


async def counts(url: str) -> dict[str, int]:
    """Return how many rows there are, for somebody who does not know the journal."""
    engine = database.engine(url)
    async with database.reading(engine).connect() as connection:
        found = {
            table.name: int(await connection.scalar(select(func.count()).select_from(table)) or 0)
            for table in (schema.log, schema.fresh, schema.snapshots)
        }
    await engine.dispose()
    return found


async def everything(club: Club, table: str) -> tuple[Any, ...]:
    """Return what the database says about a table."""
    log, row = schema.log, schema.tables
    async with club.house.reader.connect() as connection:
        entries = await connection.execute(
            select(log).where(log.c.table_id == table).order_by(log.c.ply)
        )
        rows = await connection.execute(select(row).where(row.c.id == table))
        return list(entries), rows.one()


@ONE_BACKEND
async def test_a_choice_is_on_disk_at_once_and_in_its_place_when_somebody_reads(
    club: Club, settings: Settings
) -> None:
    table = await held(club, (await club_table(club, "Anna", "Bartek"))[0])
    await play(table, 5)

    found = await counts(settings.database_url)
    assert (found["log"], found["fresh"]) == (0, 5)
    entries, row = await everything(club, table.id)
    assert len(entries) == 5
    assert row.changed == table.row.changed and row.asked == table.row.asked
    found = await counts(settings.database_url)
    assert (found["log"], found["fresh"]) == (5, 0)


async def test_several_processes_write_everything_where_it_belongs(
    club: Club, settings: Settings, backend: str
) -> None:
    table = await held(club, (await club_table(club, "Anna", "Bartek"))[0])
    await play(table, 5)

    fresh = (await counts(settings.database_url))["fresh"]
    assert fresh == (0 if backend == "postgres+redis" else 5)


@ONE_BACKEND
async def test_what_is_fresh_when_a_server_dies_is_there_when_it_starts(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(self: journal.Journal) -> None:
        """A server that is killed puts nothing in order."""

    async with open_club(settings) as club:
        table = await held(club, (await club_table(club, "Anna", "Bartek"))[0])
        await play(table, 500)
        assert table.play is not None and table.play.over
        monkeypatch.setattr(journal.Journal, "fold", die)
    monkeypatch.undo()
    assert (await counts(settings.database_url))["fresh"] > 0

    async with open_club(settings) as club:
        entries, row = await everything(club, table.id)
        assert [entry[1] for entry in entries] == list(range(len(table.play.state.history)))
        assert (row.status, row.result["winners"]) == ("finished", table.play.state.winners)
        again = await club.house.tables.get(table.id)
        assert again.play is not None
        assert again.play.state.position() == table.play.state.position()
        assert (await counts(settings.database_url))["snapshots"] > 0


@ONE_BACKEND
async def test_much_that_is_fresh_is_put_in_its_place(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "FOLD_AFTER", 10)
    async with open_club(settings) as club:
        table = await held(club, (await club_table(club, "Anna", "Bartek"))[0])
        await play(table, 25)
        found = await counts(settings.database_url)
        assert found["log"] >= 20 and found["fresh"] < 10


@ONE_BACKEND
async def test_a_line_of_chat_comes_after_the_choices_before_it(
    club: Club, settings: Settings
) -> None:
    anna, _ = await club_table(club, "Anna", "Bartek")
    table = await held(club, anna)
    await play(table, 3)
    await anna.post("chat", {"text": "so far"})

    found = await counts(settings.database_url)
    assert (found["log"], found["fresh"]) == (3, 0)


@ONE_BACKEND
async def test_a_group_shares_what_one_of_it_breaks(club: Club) -> None:
    table = await held(club, (await club_table(club, "Anna", "Bartek"))[0])
    other = await held(club, (await club_table(club, "Clara", "Dario"))[0])
    await play(table, 2)
    assert table.play is not None
    await everything(club, table.id)
    table.plies = 0  # somebody who is behind
    seat = table.play.state.questions[0].seat
    offered = table.play.state.offers(seat)
    change = table.prepare([chosen(table, seat, table.play.token(seat), offered[0])])
    change.batch.lines = [(table.id, 99, "said", None, "nobody", "x", "x", 0.0)]  # no such person
    results = await asyncio.gather(
        club.house.journal.write(change.batch), play(other, 1), return_exceptions=True
    )

    assert isinstance(results[0], journal.Conflict) and results[1] is None
    assert len((await everything(club, other.id))[0]) == 1
    assert len((await everything(club, table.id))[0]) == 2


async def test_a_backup_of_fresh_choices_is_whole(settings: Settings, tmp_path: Path) -> None:
    """Taken from a running server with SQLite, restored into either kind of database."""
    source = Settings(database_url=f"sqlite:///{tmp_path / 'source.db'}", thinkers=1)
    async with open_club(source) as club:
        table = await held(club, (await club_table(club, "Anna", "Bartek"))[0])
        await play(table, 7)
        counted = await backup.write(source.database_url, tmp_path / "backup")
        assert (counted["log"], counted["fresh"]) == (0, 7)
    await backup.restore(settings.database_url, tmp_path / "backup", replace=True)

    async with open_club(settings) as club:
        assert len((await everything(club, table.id))[0]) == 7
    assert (await counts(settings.database_url))["fresh"] == 0


def test_the_values_of_a_row_are_in_the_order_of_the_statement() -> None:
    assert journal._ROW.compile(dialect=sqlite.dialect()).positiontup == [*journal.ROW, "this"]
