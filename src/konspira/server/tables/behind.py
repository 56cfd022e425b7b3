"""The table as it was some minutes ago, for those who only watch with a delay.

Each change of such a table leaves a showing: how much of the log there was, when, and what followed
from it (clocks, whom it waited for, how it ended). Onlookers get the newest showing that is old
enough, and what a play leads to that knows no more of the log. They learn of the end as late as of
everything else. When they know it, nothing is held back any more.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from konspira.server.errors import Refusal
from konspira.server.store import schema
from konspira.server.store.entries import Entry, Statement
from konspira.server.store.rows import Row
from konspira.server.tables import play as plays
from konspira.server.tables import timing
from konspira.server.tables.play import BACK, REWIND, Play, Snapshot
from konspira.server.wire.common import Status

if TYPE_CHECKING:
    from konspira.server.tables.table import Table

MINUTE = 60.0
# What of a row follows from the log, and what is told only when the end is known.
KEPT = (
    *("status", "finished", "ended", "goes_on", "sealed", "asked", "waiting", "clock"),
    *("due", "changed", "result", "chapter", "rematch", "sequel", "pace", "control"),
)
# The same as long as nothing is shown. That a game has begun is told at once.
UNKNOWN: dict[str, Any] = {
    "status": "running",
    **dict.fromkeys(("finished", "ended", "result", "clock", "due")),
    **dict.fromkeys(("chapter", "rematch", "sequel")),
    **dict.fromkeys(("goes_on", "sealed"), False),
    "asked": [],
    "waiting": [],
}
_NEW = insert(schema.showings)
S = schema.showings


class Showing(msgspec.Struct, frozen=True):
    """What a table looked like after some entries of its log, and since when."""

    plies: int
    at: float
    row: Row


class Behind:
    """What onlookers know of a table, and what they do not know yet."""

    def __init__(self, table: Table, start: Play) -> None:
        self.table = table
        self.delay = seconds(table.row)
        self.start = start  # what the first showing begins with
        self.play: Play | None = None  # None: nothing is shown yet
        self.row: Row | None = None
        self.plies = 0
        self.coming: deque[tuple[Showing, Sequence[Entry]]] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._rings = 0.0

    @property
    def over(self) -> bool:
        """Do onlookers know the end?"""
        return self.row is not None and self.row.status == "finished"

    @property
    def opens(self) -> float:
        """Return the time at which onlookers begin to see something."""
        return (self.table.row.started or 0.0) + self.delay

    @property
    def next_at(self) -> float | None:
        """Return the time at which there is more to be shown."""
        return self.coming[0][0].at + self.delay if self.coming else None

    @property
    def first(self) -> Row:
        """Return what the table was like when it began, as long as nothing is shown."""
        return self.coming[0][0].row if self.coming else self.table.row

    def add(self, showing: Showing, entries: Sequence[Entry]) -> None:
        """Note a change that will be shown when it is old enough."""
        self.coming.append((showing, entries))

    def advance(self, now: float) -> bool:
        """Show what is old enough now; is there anything new?"""
        moved = False
        while self.coming and self.coming[0][0].at <= now - self.delay:
            showing, entries = self.coming.popleft()
            play = self.start if self.play is None else self.play
            if entries:
                play = play.fork()
                for entry in entries:
                    play.apply(entry)
                play.windows = timing.windows(self.table, showing.row.pace)
            self.play, self.row, self.plies = play, showing.row, showing.plies
            moved = True
        return moved

    def ring(self, at: float) -> None:
        """Wake those who watch at this time, unless they are woken before."""
        if self._timer is not None:
            if self._rings <= at:
                return
            self._timer.cancel()

        def rung() -> None:
            self._timer = None
            self.table.wake()

        self._rings = at
        delay = max(0.001, at - self.table.house.now())
        self._timer = asyncio.get_running_loop().call_later(delay, rung)


def seconds(row: Any) -> float:
    """Return how much later onlookers see what happens."""
    return row.delay * MINUTE if row.spectators in ("public", "open") else 0.0


def status(row: Any, now: float) -> Status:
    """Return how far a table is, as onlookers know it. That it began is told at once."""
    known: Status = row.status
    lags = known == "finished" and (row.finished or 0.0) + seconds(row) > now
    return "running" if lags else known


def is_veiled(row: Any, now: float) -> bool:
    """Would this table, the next part of a series, tell how the part before has ended?"""
    return bool(row.veiled and row.veiled > now and row.series and row.series["past"])


def not_yet(row: Row, left: float) -> Refusal:
    """Onlookers see this table later, and that time has not come."""
    return Refusal(
        "not-yet-shown",
        f"onlookers see this game {row.delay} minutes later; wait until it is shown",
        status=403,
        minutes=row.delay,
        seconds=max(1, round(left)),
    )


def written(row: Row, plies: int, at: float) -> Statement:
    """Return what a change writes for those who see it later."""
    kept = {name: getattr(row, name) for name in KEPT}
    values = {"table_id": row.id, "plies": plies, "at": at, "row": msgspec.to_builtins(kept)}
    return _NEW, values


def begun(table: Table, play: Play) -> Behind | None:
    """Return what onlookers of a table know that has just begun."""
    if not seconds(table.row) or table.row.started is None:
        return None
    found = Behind(table, play)
    found.add(Showing(0, table.row.started, table.row), [])
    return found


# -- from the database -----------------------------------------------------------------------------


async def read(
    table: Table,
    connection: AsyncConnection,
    row: Row,
    entries: Sequence[Entry],
    snapshots: list[Snapshot],
) -> Behind | None:
    """Return what onlookers know of a table that was not in memory; None: all that there is."""
    delay = seconds(row)
    if not delay or _is_known(row, table.house.now()):
        return None
    showings = await _showings(connection, row, -1)
    latest = table.house.now() - delay
    old = [showing for showing in showings if showing.at <= latest]
    known = old[-1].plies if old else 0
    first, later = [*entries[:known]], entries[known:]
    # A snapshot may be of choices that were made after others had been taken back.
    undone = any(entry.kind in (BACK, REWIND) for entry in later)
    windows = timing.windows(table, old[-1].row.pace if old else row.pace)
    play = plays.load(table.game, table.key(), first, [] if undone else snapshots, windows)
    found = Behind(table, play)
    if old:
        found.play, found.row, found.plies = play, old[-1].row, known
    _add(found, known, showings[len(old) :], later)
    return found


def _is_known(row: Row, now: float) -> bool:
    """Do onlookers know the end? After it nothing changes, so nothing is held back."""
    return row.status == "finished" and status(row, now) == "finished"


async def read_on(
    behind: Behind, connection: AsyncConnection, row: Row, plies: int, missing: Sequence[Entry]
) -> None:
    """Note what another process has written after the first `plies` entries."""
    _add(behind, plies, await _showings(connection, row, plies), missing)


def _add(behind: Behind, plies: int, showings: Sequence[Showing], entries: Sequence[Entry]) -> None:
    first = plies
    for showing in showings:
        if showing.plies - first <= len(entries):  # else it was written while we read
            behind.add(showing, entries[plies - first : showing.plies - first])
            plies = showing.plies


async def _showings(connection: AsyncConnection, row: Row, after: int) -> list[Showing]:
    query = select(S).where(S.c.table_id == row.id, S.c.plies > after).order_by(S.c.plies)
    return [
        Showing(found.plies, found.at, msgspec.structs.replace(row, **found.row))
        for found in await connection.execute(query)
    ]


async def shown_at(
    connection: AsyncConnection, latest: dict[str, float]
) -> dict[str, dict[str, Any]]:
    """Return what onlookers know of these tables, each as it was at its time."""
    if not latest:
        return {}
    times: dict[float, list[str]] = {}
    for table, at in latest.items():
        times.setdefault(at, []).append(table)
    old = or_(*(S.c.table_id.in_(names) & (S.c.at <= at) for at, names in times.items()))
    last = select(S.c.table_id, func.max(S.c.plies).label("plies")).where(old)
    newest = last.group_by(S.c.table_id).subquery()
    same = (S.c.table_id == newest.c.table_id) & (S.c.plies == newest.c.plies)
    query = select(S.c.table_id, S.c.row).join(newest, same)
    found = {row.table_id: row.row for row in await connection.execute(query)}
    first = select(S.c.table_id, S.c.row).where(
        S.c.table_id.in_(latest.keys() - found), S.c.plies == 0
    )
    for row in await connection.execute(first):
        found[row.table_id] = {
            name: row.row[name] for name in ("pace", "control") if name in row.row
        }
    return found
