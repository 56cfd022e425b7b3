"""A table as people see it beside the game: its seats, its settings, how far it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from konspira.kernel import shuffle
from konspira.server.tables import clocks, visibility
from konspira.server.tables.series import read_series
from konspira.server.wire import SeatInfo, Shuffle, TableInfo

if TYPE_CHECKING:
    from konspira.server.tables.table import Table


def info(table: Table, person: str | None) -> TableInfo:
    """The table as this person sees it."""
    row = table.row
    return TableInfo(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=[seat_info(table, seat.seat) for seat in table.seats],
        you=table.seat_of(person),
        host=person is not None and person == row.host,
        options=table.game.shown(table.game.options),
        visibility=row.visibility,
        spectators=row.spectators,
        pace=row.pace,
        clock=clocks.allowance(row),
        time_out=row.time_out,
        shuffle=Shuffle(
            commitment=shuffle.commitment(row.secret),
            salts=[None if seat.salt is None else seat.salt.hex() for seat in table.seats],
            secret=row.secret.hex() if table.opened else None,
        ),
        hints=table.hints(),
        proposal=None if table.play is None else visibility.proposed(table.play),
        created=row.created,
        started=row.started,
        finished=row.finished,
        ended=row.ended,
        rematch=row.rematch,
        series=read_series(row.series),
        goes_on=row.goes_on,
        sequel=row.sequel,
        sealed=row.sealed,
        chat=table.lines,
    )


def seat_info(table: Table, number: int) -> SeatInfo:
    """Return who sits there, as everybody may know it."""
    seat = table.seats[number]
    if seat.bot is not None:
        return SeatInfo("bot", seat.name, level=seat.bot)
    if seat.person is None and not seat.came:
        return SeatInfo("empty", "")
    away = table.play is not None and number in table.play.absent
    gone = table.play is not None and number in table.play.resigned
    return SeatInfo(
        "person" if seat.came else "reserved",
        seat.name,
        level=table.bot_in(number),
        sits_in=away,
        resigned=gone,
        salted=seat.salt is not None,
        hints=table.play.hinted[number] if table.play is not None and table.play.over else 0,
        holiday=_holiday(table, number),
    )


def _holiday(table: Table, number: int) -> float | None:
    """Until when the clock of a seat stands, because its player is on holiday."""
    rest = None if table.clocks is None else table.clocks.resting(number)
    return rest[1] if rest is not None and rest[1] > table.house.now() else None
