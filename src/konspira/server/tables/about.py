"""A table as people see it beside the game: its seats, its settings, how far it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from konspira.kernel import shuffle
from konspira.server.tables import behind, clocks, visibility
from konspira.server.tables.onlookers import hears_all, time_of
from konspira.server.tables.series import read_series
from konspira.server.wire.tables import SeatInfo, Shuffle, TableInfo

if TYPE_CHECKING:
    from konspira.server.store.rows import Row
    from konspira.server.tables.behind import Behind
    from konspira.server.tables.clocks import Clocks
    from konspira.server.tables.play import Play
    from konspira.server.tables.table import Table


def info(table: Table, person: str | None) -> TableInfo:
    """The table as this person sees it."""
    seat = table.seat_of(person)
    late = table.late(seat)
    row = table.row if late is None else told_late(late)
    play = table.play if late is None else late.play
    opened = table.opened and late is None
    running = table.clocks if late is None else clocks.load(row.clock)
    rests = [_holiday(running, one.seat, time_of(table, seat)) for one in table.seats]
    return TableInfo(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=[seat_info(table, one.seat, play, rests) for one in table.seats],
        you=seat,
        host=person is not None and person == row.host,
        options=table.game.shown(table.game.options),
        visibility=row.visibility,
        spectators=row.spectators,
        delay=row.delay,
        overheard=row.overheard,
        shown_from=None if late is None else late.opens,
        pace=row.pace,
        clock=clocks.allowance(row),
        time_out=row.time_out,
        shuffle=Shuffle(
            commitment=shuffle.commitment(row.secret),
            salts=[None if seat.salt is None else seat.salt.hex() for seat in table.seats],
            secret=row.secret.hex() if opened else None,
        ),
        hints=table.hints(late),
        proposal=None if play is None else visibility.proposed(play),
        created=row.created,
        started=row.started,
        finished=row.finished,
        ended=row.ended,
        rematch=row.rematch,
        series=read_series(row.series),
        goes_on=row.goes_on,
        sequel=row.sequel,
        sealed=row.sealed,
        chat=table.lines if hears_all(table, seat) else 0,
    )


def told_late(late: Behind) -> Row:
    """Return the row as onlookers know it."""
    if late.row is not None:
        return late.row
    return msgspec.structs.replace(late.first, **behind.UNKNOWN)


def seat_info(
    table: Table, number: int, play: Play | None, rests: Sequence[float | None]
) -> SeatInfo:
    """Return who sits there, as everybody may know it."""
    seat = table.seats[number]
    if seat.bot is not None:
        return SeatInfo("bot", seat.name, level=seat.bot)
    if seat.person is None and not seat.came:
        return SeatInfo("empty", "")
    away = play is not None and number in play.absent
    gone = play is not None and number in play.resigned
    return SeatInfo(
        "person" if seat.came else "reserved",
        seat.name,
        level=table.house.stand_in if away or gone else None,
        sits_in=away,
        resigned=gone,
        salted=seat.salt is not None,
        hints=play.hinted[number] if play is not None and play.over else 0,
        holiday=rests[number],
        agrees=seat.agrees,
    )


def _holiday(running: Clocks | None, number: int, now: float) -> float | None:
    """Until when the clock of a seat stands, because its player is on holiday."""
    rest = None if running is None else running.resting(number)
    return rest[1] if rest is not None and rest[1] > now else None
