"""The lists of the home page (yours, open, running, finished), and the tables that wait for you."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import case, select
from sqlalchemy.ext.asyncio import AsyncConnection

from konspira.kernel.game import Game
from konspira.server.people.guests import Person
from konspira.server.store import schema
from konspira.server.tables import behind, clocks
from konspira.server.tables.series import read_series
from konspira.server.wire.tables import Lobby, Muted, Row, SeatInfo

if TYPE_CHECKING:
    from konspira.server.house import House

LONGEST = 50  # rows of a list
PUT_OFF: Final = ("turn", "reaction")  # the alerts that can be put off
T, S, A = schema.tables, schema.seats, schema.alerts
_SECONDS = case((T.c.spectators.in_(("public", "open")), T.c.delay * 60.0), else_=0.0)


async def lobby(house: House, person: Person | None) -> Lobby:
    """The lists, as this person may see them."""
    me = None if person is None else person.id
    public = T.c.visibility == "public"
    now = house.now()
    seen = T.c.spectators.in_(("public", "open"))
    told = (T.c.status == "finished") & (T.c.finished + _SECONDS <= now)
    goes_on = (T.c.status == "running") | ((T.c.status == "finished") & ~told)
    public &= T.c.veiled.is_(None) | (T.c.veiled <= now)
    # Where onlookers see things later, the order must not tell what happens now.
    stirred = case((_SECONDS > 0, T.c.started), else_=T.c.changed)
    async with house.reader.connect() as connection:
        quiet = await silence(connection, me, house.now())
        yours: list[Row] = []
        if me is not None:
            mine = T.c.id.in_(select(S.c.table_id).where(S.c.person == me)) | (T.c.host == me)
            # What is over must not crowd out what waits.
            waits = (T.c.status == "open") | (T.c.goes_on & T.c.sequel.is_(None))
            going = case((T.c.status == "running", 0), (waits, 1), else_=2)
            rows = await _rows(connection, mine, going, T.c.changed.desc())
            yours = await _told(house, connection, rows, me, quiet)
        lists = []
        for may, order in (
            ((T.c.status == "open") & public, T.c.created.desc()),
            (goes_on & public & seen, stirred.desc()),
            (told & public & (seen | (T.c.spectators == "later")), T.c.finished.desc()),
        ):
            rows = await _rows(connection, may, order)
            lists.append(await _told(house, connection, rows, me))
    lists[1] = [row for row in lists[1] if row.status == "running"]  # players know the end
    yours.sort(key=_first)
    return Lobby(yours, *lists)


async def waiting(house: House, person: Person | None) -> list[Row]:
    """The running tables that ask this person, least time left first."""
    if person is None:
        return []
    async with house.reader.connect() as connection:
        found = await _asking(connection, person.id)
        quiet = await silence(connection, person.id, house.now())
        rows = await _told(house, connection, found, person.id, quiet)
    never = float("inf")
    return sorted(rows, key=lambda row: (never if row.until is None else row.until, row.created))


async def asking(connection: AsyncConnection, person: str) -> set[str]:
    """The tables that wait for somebody."""
    return {row.id for row in await _asking(connection, person)}


async def pressing(connection: AsyncConnection, person: str, now: float) -> int:
    """Return how many tables wait and are not put off: the number on the icon of the app."""
    quiet = await silence(connection, person, now)
    return len(await asking(connection, person) - quiet.later.keys())


class Silence(msgspec.Struct, frozen=True):
    """What somebody does not want to hear now, by table."""

    later: dict[str, float]  # put off, until when
    muted: dict[str, Muted]


NOTHING: Final = Silence({}, {})


async def silence(connection: AsyncConnection, person: str | None, now: float) -> Silence:
    """Return what somebody has put off or muted."""
    if person is None:
        return NOTHING
    put_off = select(A.c.table_id, A.c.after).where(
        A.c.person == person, A.c.kind.in_(PUT_OFF), A.c.state == "new", A.c.after > now
    )
    mute = select(schema.mutes).where(schema.mutes.c.person == person)
    return Silence(
        {row.table_id: row.after for row in await connection.execute(put_off)},
        {
            row.table_id: "choice" if row.until_choice else "always"
            for row in await connection.execute(mute)
        },
    )


async def _asking(connection: AsyncConnection, person: str) -> list[Any]:
    """Every table that asks somebody: unlike the lists of the home page, this has no end."""
    query = select(T, S.c.seat.label("own")).join(S, S.c.table_id == T.c.id)
    rows = await connection.execute(query.where(S.c.person == person, T.c.status == "running"))
    return [row for row in rows if row.own in row.asked]


def _first(row: Row) -> tuple[int, float]:
    """Your turn first, the oldest of them first; then what runs, what is open, what is over.

    A part of a series that waits for its next one is as good as open.
    """
    if row.your_turn:
        return (0, row.until or row.created)
    place = ("running", "open", "finished").index(row.status)
    return (2 if row.goes_on else place + 1, -row.created)


async def _rows(connection: AsyncConnection, where: Any, *order: Any) -> Sequence[Any]:
    return (await connection.execute(select(T).where(where).order_by(*order).limit(LONGEST))).all()


async def _told(
    house: House,
    connection: AsyncConnection,
    rows: Sequence[Any],
    me: str | None,
    quiet: Silence = NOTHING,
) -> list[Row]:
    seats: dict[str, list[Any]] = {row.id: [] for row in rows}
    query = select(S).where(S.c.table_id.in_(list(seats))).order_by(S.c.table_id, S.c.seat)
    for seat in await connection.execute(query):
        seats[seat.table_id].append(seat)
    rows = await _late(house, connection, rows, seats, me)
    return [_row(house.games.get(row.game), row, seats[row.id], me, quiet) for row in rows]


async def _late(
    house: House,
    connection: AsyncConnection,
    rows: Sequence[Any],
    seats: dict[str, list[Any]],
    me: str | None,
) -> list[Any]:
    """Return the rows as this person knows them: who only watches may see a table later."""
    now = house.now()
    late = {
        row.id: now - behind.seconds(row)
        for row in rows
        if behind.seconds(row)
        and behind.status(row, now) == "running"
        and not any(me is not None and seat.person == me for seat in seats[row.id])
    }
    shown = await behind.shown_at(connection, late)
    return [
        SimpleNamespace(**{**row._mapping, **behind.UNKNOWN, **shown.get(row.id, {})})
        if row.id in late
        else row
        for row in rows
    ]


def _row(
    game: type[Game] | None, row: Any, seats: list[Any], me: str | None, quiet: Silence
) -> Row:
    """A table as this person may see it; of a game that is no longer played here, less."""
    own = next((seat.seat for seat in seats if me is not None and seat.person == me), None)
    running = clocks.load(row.clock)
    mine = own is not None and own in row.asked and row.status == "running"
    return Row(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=[_seat(seat) for seat in seats],
        you=own,
        your_turn=mine,
        waiting=row.waiting,
        pace=row.pace,
        clock=clocks.allowance(row),
        until=running.deadline(own) if mine and running is not None and own is not None else None,
        created=row.created,
        finished=row.finished,
        winners=(row.result or {}).get("winners", []),
        series=read_series(row.series),
        goes_on=row.goes_on and row.sequel is None,
        options={} if game is None else game.brief(row.options),
        chapter=row.chapter or 0,
        later=quiet.later.get(row.id) if mine else None,
        muted=quiet.muted.get(row.id),
    )


def _seat(seat: Any) -> SeatInfo:
    if seat.bot is not None:
        return SeatInfo("bot", seat.name, level=seat.bot)
    if seat.person is None and not seat.came:
        return SeatInfo("empty", "")
    return SeatInfo("person" if seat.came else "reserved", seat.name)
