"""Before the game: tables are made, people and bots sit down, somebody starts."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from konspira.bots import make
from konspira.kernel import shuffle
from konspira.server import clocks
from konspira.server.errors import Refusal
from konspira.server.notes import note
from konspira.server.people import Person
from konspira.server.play import Play
from konspira.server.store import schema
from konspira.server.tables import Seat, Table, asked_seats, line_row, public_waiting
from konspira.server.wire import ChangeTable, NewTable, PutBot, TakeSeat

if TYPE_CHECKING:
    from konspira.server.house import House

SECRET_BYTES = 32
BOT_NAMES = ("Ada", "Bruno", "Celina", "Damian", "Emil", "Franka", "Gosia", "Hugo", "Iza", "Jan")
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
FIRST = """
amber ash birch bold bright bronze calm cedar clear copper coral crimson dawn deep dusk ember
fern flint frost gold green grey harbour hazel hollow iron ivory jade lark linen lone lunar
maple marble mist moss night north oak old olive opal pale pearl pine plum quiet rain red river
rose rust sage salt sand silver slate snow stone storm tall teal velvet wild
"""
SECOND = """
anchor arch bell bridge castle chapel cipher citadel clock cloak court crown door ferry forest
fountain garden gate hall harbour hill inn island key lamp lantern ledger letter market mask
meadow mill mirror moon orchard owl palace park pier quay raven ring road sail square stairs
station street studio theatre tower tunnel valley vault villa wall wharf window wood yard
"""


def new_id() -> str:
    """An address that can be read aloud and cannot be guessed."""
    tail = "".join(secrets.choice(LETTERS) for _ in range(8))
    return f"{secrets.choice(FIRST.split())}-{secrets.choice(SECOND.split())}-{tail}"


# -- making tables ---------------------------------------------------------------------------------


async def create(house: House, person: Person, wish: NewTable) -> Table:
    """A new table; whoever makes it is its host and, as a rule, sits down at once."""
    game = house.game(wish.game, wish.seats, wish.options)
    seats = [Seat(place, None, "", None, False, None) for place in range(game.seats)]
    if len(wish.bots) > game.seats:
        raise Refusal(
            "too-many-bots",
            f"{len(wish.bots)} bots do not fit at {game.seats} seats; name one level per seat",
            status=400,
            value=str(len(wish.bots)),
            high=game.seats,
        )
    for place, level in enumerate(wish.bots):
        if level is not None:
            seats[place] = bot_seat(seats, place, level)
    if wish.seat is not None:
        _check_seat(seats, wish.seat)
        if seats[wish.seat].bot is not None:
            raise Refusal(
                "seat-taken", "a bot sits there; choose another seat", value=str(wish.seat)
            )
        seats[wish.seat] = Seat(wish.seat, person.id, person.name, None, True, None)
    row = {
        **_new_row(house, person.id),
        "game": game.id,
        "rules": game.version,
        "pack": game.pack.hash,
        "options": game.options,
        "visibility": wish.visibility,
        "spectators": wish.spectators,
        "pace": wish.pace,
    }
    async with house.database.begin() as connection:
        await _insert(connection, row, seats)
    return await house.tables.get(str(row["id"]))


def _new_row(house: House, host: str | None) -> dict[str, Any]:
    return {
        "id": new_id(),
        "host": host,
        "status": "open",
        "secret": secrets.token_bytes(SECRET_BYTES),
        "created": house.now(),
        "changed": house.now(),
        "plies": 0,
        "asked": [],
        "waiting": [],
    }


async def _insert(connection: AsyncConnection, row: dict[str, Any], seats: list[Seat]) -> None:
    await connection.execute(insert(schema.tables).values(row))
    rows = [{"table_id": row["id"], **msgspec.structs.asdict(seat)} for seat in seats]
    await connection.execute(insert(schema.seats), rows)


def bot_seat(seats: list[Seat], place: int, level: str) -> Seat:
    """A seat with a bot in it, whose name nobody else has."""
    make(level)  # refuses a level that does not exist
    taken = {seat.name for seat in seats}
    name = next(name for name in BOT_NAMES[place:] + BOT_NAMES if name not in taken)
    return Seat(place, None, name, level, True, None)


def _check_seat(seats: list[Seat], place: int) -> None:
    if not 0 <= place < len(seats):
        raise Refusal(
            "no-such-seat",
            f"there is no seat {place}; seats are the numbers 0 to {len(seats) - 1}",
            status=400,
            value=str(place),
            last=len(seats) - 1,
        )


# -- changing an open table ------------------------------------------------------------------------


def _open(table: Table) -> None:
    if table.row.status != "open":
        raise Refusal("table-started", "this game has started; sit down at another table")


def _hosted(table: Table, person: Person) -> None:
    _open(table)
    if table.row.host != person.id:
        raise Refusal("not-the-host", "only the host can do this; ask the host", status=403)


async def change(table: Table, person: Person, wish: ChangeTable) -> None:
    """The host changes how the game will be played."""
    async with table.lock:
        await table.refresh()
        _hosted(table, person)
        values = {
            name: value
            for name, value in msgspec.structs.asdict(wish).items()
            if value is not None and name != "options"
        }
        if wish.options is not None:
            game = table.house.game(table.row.game, len(table.seats), wish.options)
            values["options"] = game.options
        if values:
            async with table.house.database.begin() as connection:
                await _update(connection, table, **values)
        await _changed(table)


async def take_seat(table: Table, person: Person, wish: TakeSeat) -> None:
    """Sit down; whoever sits already only adds random bytes to the shuffle."""
    async with table.lock:
        await table.refresh()
        _open(table)
        own = [seat.seat for seat in table.seats if seat.person == person.id]
        place = own[0] if own else _free_seat(table, wish.seat)
        came = own and table.seats[place].came
        values = {
            "person": person.id,
            "name": person.name,
            "came": True,
            "salt": bytes.fromhex(wish.salt),
        }
        rows = schema.seats
        statement = update(rows).where(rows.c.table_id == table.id, rows.c.seat == place)
        free = rows.c.person.is_(None) if not own else rows.c.person == person.id
        async with table.house.database.begin() as connection:
            done = await connection.execute(statement.where(free, rows.c.bot.is_(None)), values)
            if done.rowcount != 1:
                raise _taken(place)
            if not came:
                await _say(connection, table, "joined", place, person)
        await _changed(table)


def _free_seat(table: Table, wanted: int | None) -> int:
    free = [seat.seat for seat in table.seats if seat.person is None and seat.bot is None]
    if wanted is not None:
        _check_seat(table.seats, wanted)
        if wanted not in free:
            raise _taken(wanted)
        return wanted
    if not free:
        raise Refusal("table-full", "every seat is taken; watch, or make a table of your own")
    return free[0]


def _taken(place: int) -> Refusal:
    return Refusal("seat-taken", f"seat {place} is taken; choose another seat", value=str(place))


async def leave(table: Table, person: Person) -> None:
    """Get up before the start. A table that nobody sits at any more is no more."""
    async with table.lock:
        await table.refresh()
        _open(table)
        place = next((seat.seat for seat in table.seats if seat.person == person.id), None)
        if place is None and table.row.host != person.id:
            raise Refusal("not-seated", "you do not sit at this table", status=403)
        others = [s.person for s in table.seats if s.person not in (None, person.id) and s.came]
        async with table.house.database.begin() as connection:
            if not others:
                rows = schema.tables
                await connection.execute(delete(rows).where(rows.c.id == table.id))
            else:
                if place is not None:
                    await _empty(connection, table, place)
                    await _say(connection, table, "left", place, person)
                if table.row.host == person.id:
                    await _update(connection, table, host=others[0])
        if others:
            await _changed(table)
        else:
            table.house.tables.forget(table.id)
            table.gone = True
            table.wake()
            table.house.changes.tell(table.id)


async def put_bot(table: Table, person: Person, wish: PutBot) -> None:
    """The host puts a bot in a free seat, another one in its place, or takes it away."""
    async with table.lock:
        await table.refresh()
        _hosted(table, person)
        _check_seat(table.seats, wish.seat)
        if table.seats[wish.seat].person is not None and table.seats[wish.seat].came:
            raise _taken(wish.seat)
        async with table.house.database.begin() as connection:
            await _empty(connection, table, wish.seat)
            if wish.level is not None:
                others = [seat for seat in table.seats if seat.seat != wish.seat]
                bot = bot_seat(others, wish.seat, wish.level)
                await _set_seat(connection, table, bot)
        await _changed(table)


async def start(table: Table, person: Person) -> None:
    """The host starts: every seat is taken, every person has a part in the shuffle."""
    async with table.lock:
        await table.refresh()
        _hosted(table, person)
        _check_ready(table)
        now = table.house.now()
        key = shuffle.key(table.row.secret, table.id, [seat.salt for seat in table.seats])
        play = Play(table.game, key)
        table.clocks = clocks.fresh(table.row.pace, len(table.seats))
        running = table.clocks_after(play, now)
        values = {
            "status": "running",
            "started": now,
            "changed": now,
            "asked": asked_seats(play),
            "waiting": public_waiting(play),
            "clock": clocks.save(running),
            "due": table.due_after(play, running, now, now, None),
        }
        rows = schema.tables
        statement = update(rows).where(rows.c.id == table.id, rows.c.status == "open")
        async with table.house.database.begin() as connection:
            done = await connection.execute(statement.values(values))
            if done.rowcount != 1:
                raise Refusal("table-started", "this game has started already")
            await _say(connection, table, "started", table.seat_of(person.id), person)
        await table.refresh()
        table.spread()


def _check_ready(table: Table) -> None:
    empty = [seat.seat for seat in table.seats if seat.bot is None and not seat.came]
    if empty:
        raise Refusal(
            "seats-empty",
            f"nobody sits in seat {empty[0]}; wait for a friend, or put a bot there",
            value=str(empty[0]),
        )
    unsalted = [seat.name for seat in table.seats if seat.bot is None and seat.salt is None]
    if unsalted:
        raise Refusal(
            "shuffle-incomplete",
            f"{unsalted[0]} has no part in the shuffle yet; it comes when the page is open",
            value=unsalted[0],
        )


# -- once more -------------------------------------------------------------------------------------


async def rematch(table: Table, person: Person) -> Table:
    """The next table: the same people and bots, all one seat on. Made once, then everybody's."""
    house = table.house
    async with table.lock:
        await table.refresh()
        if table.row.status != "finished":
            raise Refusal("table-running", "this game is not over yet; play it to its end")
        if table.row.rematch is not None:
            return await house.tables.get(table.row.rematch)
        if table.seat_of(person.id) is None and table.row.host != person.id:
            raise Refusal("not-seated", "only who has played can ask for a rematch", status=403)
        row = {**_new_row(house, person.id)}
        for name in ("game", "options", "visibility", "spectators", "pace"):
            row[name] = getattr(table.row, name)
        row["rules"], row["pack"] = table.game.version, table.game.pack.hash
        rows = schema.tables
        mine = update(rows).where(rows.c.id == table.id, rows.c.rematch.is_(None))
        async with house.database.begin() as connection:
            done = await connection.execute(mine.values(rematch=row["id"]))
            if done.rowcount == 1:
                await _insert(connection, row, _turned(table.seats, person))
                await _say(connection, table, "rematch", table.seat_of(person.id), person)
        await _changed(table)
        return await house.tables.get(str(table.row.rematch))


def _turned(seats: list[Seat], person: Person) -> list[Seat]:
    """Everybody one seat on; people come by themselves, whoever asks is there already."""
    count = len(seats)
    turned: list[Seat] = []
    for place in range(count):
        old = seats[(place + 1) % count]
        came = old.bot is not None or old.person == person.id
        turned.append(Seat(place, old.person, old.name, old.bot, came, None))
    return turned


# -- small pieces ----------------------------------------------------------------------------------


async def _update(connection: AsyncConnection, table: Table, **values: Any) -> None:
    rows = schema.tables
    await connection.execute(update(rows).where(rows.c.id == table.id).values(values))


async def _set_seat(connection: AsyncConnection, table: Table, seat: Seat) -> None:
    rows = schema.seats
    where = update(rows).where(rows.c.table_id == table.id, rows.c.seat == seat.seat)
    await connection.execute(where.values(msgspec.structs.asdict(seat)))


async def _empty(connection: AsyncConnection, table: Table, place: int) -> None:
    await _set_seat(connection, table, Seat(place, None, "", None, False, None))


async def _say(
    connection: AsyncConnection, table: Table, kind: str, seat: int | None, person: Person
) -> None:
    line = note(table, kind, seat, name=person.name)
    await connection.execute(insert(schema.lines).values(line_row(table.id, line, person.id)))


async def _changed(table: Table) -> None:
    await table.refresh()
    table.house.changes.tell(table.id)
