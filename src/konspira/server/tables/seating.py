"""Before the game: tables are made, people and bots sit down, somebody starts."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import insert

from konspira.bots.levels import unknown
from konspira.kernel.game import Game
from konspira.server.errors import Refusal
from konspira.server.people.guests import Person
from konspira.server.store import schema
from konspira.server.store.entries import Batch, Statement
from konspira.server.store.rows import Row, Seat
from konspira.server.tables import behind, causes, clocks, delay, openness, timing
from konspira.server.tables.changing import (
    Change,
    act,
    by_person,
    check_host,
    check_open,
    check_seat,
    taken,
)
from konspira.server.tables.notes import note
from konspira.server.tables.places import drawn
from konspira.server.tables.play import Play
from konspira.server.tables.series import series_of
from konspira.server.tables.table import Table
from konspira.server.tables.visibility import asked_seats, chapter, public_waiting
from konspira.server.wire.common import Value
from konspira.server.wire.tables import ChangeTable, NewTable, PutBot, TakeSeat

if TYPE_CHECKING:
    from konspira.server.house import House

SECRET_BYTES = 32
PLAIN = ("random", "greedy")  # levels that can be asked for, though no page offers them
BOT_NAMES = ("Ada", "Borys", "Celina", "Damian", "Emil", "Franka", "Gosia", "Hugo", "Iza", "Jan")
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


_NEW_TABLE = insert(schema.tables)
_NEW_SEATS = insert(schema.seats)
_NEW_LINE = insert(schema.lines)


# -- making tables ---------------------------------------------------------------------------------


async def create(house: House, person: Person, wish: NewTable, address: str = "") -> Table:
    """Make a table. Its maker is the host and, as a rule, sits down at once."""
    game = await house.try_game(wish.game, wish.seats, wish.options)
    async with house.quotas.one_more(person, address):
        return await _create(house, person, wish, game, address)


async def _create(house: House, person: Person, wish: NewTable, game: Game, address: str) -> Table:
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
            seats[place] = bot_seat(house, seats, place, level)
    if wish.seat is not None:
        check_seat(seats, wish.seat)
        if seats[wish.seat].bot is not None:
            raise Refusal(
                "seat-taken", "a bot sits there; choose another seat", value=str(wish.seat)
            )
        agrees = wish.spectators == "open"  # who chooses it has read the warning
        seats[wish.seat] = Seat(wish.seat, person.id, person.name, None, True, None, agrees)
    if wish.by_lot:
        seats = drawn(seats)
    row = Row(
        id=new_id(),
        game=game.id,
        rules=game.version,
        pack=game.pack.hash,
        options=game.options,
        series=series_of(game),
        host=person.id,
        visibility=wish.visibility,
        spectators=wish.spectators,
        delay=wish.delay,
        overheard=wish.overheard,
        **_timed(wish),
        hints=wish.hints,
        status="open",
        secret=secrets.token_bytes(SECRET_BYTES),
        created=house.now(),
        changed=house.now(),
        address=address,
    )
    openness.check(row)
    table = Table(house, row, seats)
    lines = [note(table, "seats-drawn", None, name=person.name)] if wish.by_lot else []
    values = [msgspec.structs.asdict(line) for line in lines]
    more: list[Statement] = [
        (_NEW_LINE, {"table_id": row.id, "person": person.id, **line}) for line in values
    ]
    await house.journal.write(Batch(more=[*made(row, seats), *more]))
    table.add_lines(lines)
    house.tables.keep(table)
    return table


def _timed(wish: NewTable) -> dict[str, Any]:
    """The values of a new table that say how much time there is."""
    return {**clocks.chosen(wish.pace, wish.clock), "time_out": wish.time_out}


def made(row: Row, seats: list[Seat]) -> list[Statement]:
    """Return what a new table writes."""
    rows = [{"table_id": row.id, **msgspec.structs.asdict(seat)} for seat in seats]
    return [(_NEW_TABLE, msgspec.structs.asdict(row)), (_NEW_SEATS, rows)]


def bot_seat(house: House, seats: list[Seat], place: int, level: str) -> Seat:
    """A seat with a bot in it, whose name nobody else has."""
    if level not in house.levels and level not in PLAIN:
        raise unknown(level, [*house.levels, *PLAIN])
    taken = {seat.name for seat in seats}
    name = next(name for name in BOT_NAMES[place:] + BOT_NAMES if name not in taken)
    return Seat(place, None, name, level, True, None)


# -- changing an open table ------------------------------------------------------------------------


async def change(table: Table, person: Person, wish: ChangeTable) -> None:
    """The host changes how the game will be played."""
    if wish.options is not None:
        check_host(table, person)
        await table.house.try_game(table.row.game, len(table.seats), _kept(table, wish.options))

    def batch() -> Change:
        check_host(table, person)
        values: dict[str, Any] = {
            name: value
            for name, value in msgspec.structs.asdict(wish).items()
            if value is not None and name not in ("options", "pace", "clock")
        }
        values |= clocks.chosen(wish.pace, wish.clock)
        if wish.options is not None:
            game = _changed(table, wish.options)
            values |= {"options": game.options, "series": series_of(game)}
        row = msgspec.structs.replace(table.row, **values)
        openness.check(row)
        return Change(row=values, seats=openness.asked_again(table, row))

    await act(table, batch)


def _changed(table: Table, options: Mapping[str, Value]) -> Game:
    """The game with other options. What the host was not shown stays as it is."""
    if table.row.series is not None and table.row.series["past"]:
        raise Refusal(
            "options-fixed",
            "the part before has settled how this one is played; make a table of its own instead",
        )
    return _game(table, _kept(table, options))


def _kept(table: Table, options: Mapping[str, Value]) -> dict[str, object]:
    hidden = table.game.shown(table.game.options)
    return {
        name: table.game.options[name] if value == hidden.get(name) else value
        for name, value in options.items()
    }


def _game(table: Table, options: Mapping[str, object]) -> Game:
    return table.house.game(table.row.game, len(table.seats), options)


async def take_seat(table: Table, person: Person, wish: TakeSeat) -> None:
    """Sit down; a person who sits already only adds random bytes to the shuffle."""

    def batch() -> Change:
        check_open(table)
        own = [seat.seat for seat in table.seats if seat.person == person.id]
        place = own[0] if own else _free_seat(table, wish.seat)
        salt = bytes.fromhex(wish.salt)
        agrees = table.seats[place].agrees if own else False
        seat = Seat(place, person.id, person.name, None, True, salt, agrees)
        came = bool(own) and table.seats[place].came
        came_now = [] if came else [by_person(person, "joined", place)]
        told = [] if came else causes.of_arrival(table.id, person.id)
        return Change(seats=[seat], notes=came_now, told=told)

    await act(table, batch)


def _free_seat(table: Table, wanted: int | None) -> int:
    free = [seat.seat for seat in table.seats if seat.person is None and seat.bot is None]
    if wanted is not None:
        check_seat(table.seats, wanted)
        if wanted not in free:
            raise taken(wanted)
        return wanted
    if not free:
        raise Refusal("table-full", "every seat is taken; watch, or make a table of your own")
    return free[0]


async def consent(table: Table, person: Person, agree: bool) -> None:
    """A person agrees that onlookers see all cards, or does so no longer."""

    def batch() -> Change:
        check_open(table)
        place = table.seat_of(person.id)
        if place is None:
            raise Refusal("not-seated", "you do not sit at this table", status=403)
        if agree and table.row.spectators != "open":
            raise Refusal("not-asked-for", "nobody asks for your cards; the host has not chosen it")
        return Change(seats=[msgspec.structs.replace(table.seats[place], agrees=agree)])

    await act(table, batch)


async def leave(table: Table, person: Person) -> None:
    """Get up before the start. Delete the table once its last person has left."""

    def batch() -> Change:
        check_open(table)
        place = next((seat.seat for seat in table.seats if seat.person == person.id), None)
        if place is None and table.row.host != person.id:
            raise Refusal("not-seated", "you do not sit at this table", status=403)
        others = [s.person for s in table.seats if s.person not in (None, person.id) and s.came]
        if not others:
            return Change(seats=list(table.seats), remove=True)
        host = others[0] if table.row.host == person.id else table.row.host
        empty = [] if place is None else [_empty(place)]
        return Change(row={"host": host}, seats=empty, notes=[by_person(person, "left", place)])

    await act(table, batch)


async def clear(table: Table) -> None:
    """Nobody sits at this table any more: the host of the server has ended it."""

    def batch() -> Change:
        check_open(table)
        return Change(seats=list(table.seats), remove=True)

    await act(table, batch)


async def put_bot(table: Table, person: Person, wish: PutBot) -> None:
    """The host puts a bot in a free seat, another one in its place, or takes it away."""

    def batch() -> Change:
        check_host(table, person)
        check_seat(table.seats, wish.seat)
        if table.seats[wish.seat].person is not None and table.seats[wish.seat].came:
            raise taken(wish.seat)
        if wish.level is None:
            return Change(seats=[_empty(wish.seat)])
        others = [seat for seat in table.seats if seat.seat != wish.seat]
        return Change(seats=[bot_seat(table.house, others, wish.seat, wish.level)])

    await act(table, batch)


async def start(table: Table, person: Person) -> None:
    """The host starts: every seat is taken, every person has a part in the shuffle."""
    async with table.house.quotas.one_more_running(table, person):
        await _start(table, person)


async def _start(table: Table, person: Person) -> None:
    await table.learn_speeds()

    def batch() -> Change:
        check_host(table, person)
        _check_ready(table)
        now = table.house.now()
        play = Play(table.game, table.key(), timing.windows(table, table.row.pace))
        table.clocks = clocks.fresh(clocks.allowance(table.row), len(table.seats))
        running = timing.clocks_after(table, play, now)
        values = {
            "status": "running",
            "started": now,
            "changed": now,
            "asked": asked_seats(play),
            "waiting": public_waiting(play),
            "clock": clocks.save(running),
            "due": timing.due_after(table, play, running, now, now, None),
            "held": delay.held_after(table, play, play, []),
            "chapter": chapter(play),
        }
        if behind.seconds(table.row):
            row = msgspec.structs.replace(table.row, **values)
            shown = [behind.written(row, 0, now)]
        else:
            shown = []
        starter = table.seat_of(person.id)
        told = causes.of_start(table, play, values["clock"], starter, now)
        begun = by_person(person, "started", starter)
        return Change(
            row=values, seats=list(table.seats), notes=[begun], play=play, told=[*told, *shown]
        )

    await act(table, batch)


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
    openness.check_agreed(table)


def _empty(place: int) -> Seat:
    return Seat(place, None, "", None, False, None)
