"""Reading a table from the database: its row, its seats, and what is missing of its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy.ext.asyncio import AsyncConnection

from konspira.kernel.game import Game
from konspira.server.errors import Refusal
from konspira.server.people import bot_speed
from konspira.server.store import rows
from konspira.server.store.rows import Row, Seat
from konspira.server.tables import behind, clocks, pace, play, timing

if TYPE_CHECKING:
    from konspira.server.tables.table import Table


async def read(table: Table, connection: AsyncConnection) -> None:
    try:
        row = await rows.row_of(connection, table.id)
    except Refusal:  # in another process the last person has left
        table.gone = True
        table.wake()
        raise
    seats = await rows.seats_of(connection, table.id)
    table.lines, table.asides = await rows.count_lines(connection, table.id)
    table.tail.clear()
    # The options may have changed since we looked, and the log is played by them.
    table.game = table.house.game(row.game, len(seats), row.options)
    if row.status != "open":
        await read_log(table, connection, row, seats)
    table.row, table.seats = row, seats
    table.speeds = await bot_speed.speeds_at(connection, table.id)
    if table.play is not None:
        table.follow(pace.began_after(table, table.play, row.stirred or row.changed))


async def read_log(
    table: Table, connection: AsyncConnection, row: Row, seats: Sequence[Seat]
) -> None:
    """Play what is missing; a play that nobody holds yet is read with its snapshots."""
    if table.play is None:
        check_rules(table.game, row)
        entries = await rows.entries_of(connection, table.id, 0)
        snapshots = await rows.snapshots_of(connection, table.id)
        table.row, table.seats = row, list(seats)
        windows = timing.windows(table, row.pace)
        table.play = play.load(table.game, table.key(), entries, snapshots, windows)
        if row.held is not None:
            known = entries[: row.held]
            table.shown = play.load(table.game, table.key(), known, snapshots, windows)
        table.behind = await behind.read(table, connection, row, entries, snapshots)
        table.plies = len(entries)
        table.snapshots = [snapshot.made for snapshot in snapshots]
    else:
        missing = await rows.entries_of(connection, table.id, table.plies)
        if missing and table.behind is not None:
            await behind.read_on(table.behind, connection, row, table.plies, missing)
        if missing:  # else it stays the same play: what a bot thinks about it still holds
            after = table.play.fork()
            for ply, entry in enumerate(missing, table.plies + 1):
                after.apply(entry)
                if ply == row.held:
                    table.shown = after.fork()
            after.windows = timing.windows(table, row.pace)
            table.play = after
            table.plies += len(missing)
            # another process may have taken snapshots, or dropped some
            table.snapshots = await rows.snapshot_places(connection, table.id)
        if row.held is None:
            table.shown = None
    table.plans = await rows.plans_of(connection, table.id)
    table.clocks = clocks.load(row.clock)


def check_rules(game: Game, row: Row) -> None:
    """A game that was begun by other rules cannot go on by these."""
    if (row.rules, row.pack) != (game.version, game.pack.hash):
        raise Refusal(
            "table-other-rules",
            f"this game was begun by version {row.rules} of the rules with content {row.pack}; "
            "it can be read with the version of Konspira that began it",
            status=410,
            value=f"{row.rules} {row.pack}",
        )
