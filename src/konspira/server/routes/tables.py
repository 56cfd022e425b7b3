"""The routes of tables: thin, one for each thing that can be done."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, delete, get, patch, post
from litestar.params import Parameter

from konspira.server import actions, lobby, moments, seating
from konspira.server.errors import Refusal
from konspira.server.house import House
from konspira.server.people import Person
from konspira.server.routes.given import TheGuest, TheHouse, ThePerson
from konspira.server.tables import Table, record_of_table
from konspira.server.wire import (
    Answer,
    ChangeTable,
    Choose,
    Frame,
    Line,
    Lobby,
    Moment,
    NewTable,
    Propose,
    PutBot,
    Say,
    TableInfo,
    TakeSeat,
    Why,
)

Count = Annotated[int, Parameter(ge=0, le=1_000_000)]
Word = Annotated[str, Parameter(max_length=80)]


async def found(house: House, table_id: str) -> Table:
    """A table by its name, as it is now in the database."""
    table = await house.tables.get(table_id[:64])
    async with table.lock:
        await table.refresh()
    return table


def frame_of(table: Table, person: Person | None, since: int = 0) -> Response[Frame]:
    """The game as this person may know it."""
    seat = table.seat_of(None if person is None else person.id)
    if not table.may_watch(seat):
        raise Refusal("not-watched", "this table is played without spectators", status=403)
    if table.play is None:
        raise Refusal("table-not-started", "nobody has started this table; wait for the host")
    eyes = table.look(seat)
    start = min(since, len(eyes.ears.heard))
    content: Any = eyes.frame(start, table.house.now())  # encoded already
    return Response(content, media_type=MediaType.JSON)


@get("/api/lobby", summary="The lists of the home page")
async def lists(house: TheHouse, guest: TheGuest) -> Lobby:
    """Your tables (your turn first), open, running and finished ones."""
    return await lobby.lobby(house, guest)


@post("/api/tables", summary="Make a table")
async def create(house: TheHouse, person: ThePerson, data: NewTable) -> TableInfo:
    """The host sits down; the commitment of the shuffle is public from now on."""
    return (await seating.create(house, person, data)).info(person.id)


@get("/api/tables/{table_id:str}", summary="A table")
async def table(house: TheHouse, guest: TheGuest, table_id: str) -> TableInfo:
    """Who sits there and how it is played."""
    return (await found(house, table_id)).info(None if guest is None else guest.id)


@patch("/api/tables/{table_id:str}", summary="Change how an open table will be played")
async def change(house: TheHouse, person: ThePerson, table_id: str, data: ChangeTable) -> TableInfo:
    """The host, before the start."""
    this = await found(house, table_id)
    await seating.change(this, person, data)
    return this.info(person.id)


@post("/api/tables/{table_id:str}/seat", summary="Sit down")
async def take_seat(house: TheHouse, person: ThePerson, table_id: str, data: TakeSeat) -> TableInfo:
    """Sit down, or add random bytes to the seat one has already."""
    this = await found(house, table_id)
    await seating.take_seat(this, person, data)
    return this.info(person.id)


@delete("/api/tables/{table_id:str}/seat", summary="Leave before the start")
async def leave(house: TheHouse, person: ThePerson, table_id: str) -> None:
    """A table that nobody sits at any more is no more."""
    await seating.leave(await found(house, table_id), person)


@post("/api/tables/{table_id:str}/bot", summary="Put a bot in a free seat")
async def put_bot(house: TheHouse, person: ThePerson, table_id: str, data: PutBot) -> TableInfo:
    """The host, before the start."""
    this = await found(house, table_id)
    await seating.put_bot(this, person, data)
    return this.info(person.id)


@post("/api/tables/{table_id:str}/start", summary="Start the game")
async def start(house: TheHouse, person: ThePerson, table_id: str) -> TableInfo:
    """The host, when every seat is taken."""
    this = await found(house, table_id)
    await seating.start(this, person)
    return this.info(person.id)


@get("/api/tables/{table_id:str}/frame", summary="The game as you may know it")
async def frame(
    house: TheHouse, guest: TheGuest, table_id: str, since: Count = 0
) -> Response[Frame]:
    """Everything, or what was heard from an event on."""
    return frame_of(await found(house, table_id), guest, since)


@post("/api/tables/{table_id:str}/choose", summary="Make a choice")
async def choose(
    house: TheHouse, person: ThePerson, table_id: str, data: Choose
) -> Response[Frame]:
    """Answered when it is on disk."""
    this = await found(house, table_id)
    await actions.choose(this, actions.seat_at(this, person), data.token, data.choice)
    return frame_of(this, person)


@post("/api/tables/{table_id:str}/take-back", summary="Take back your latest choice")
async def take_back(house: TheHouse, person: ThePerson, table_id: str) -> Response[Frame]:
    """As long as nobody has learned anything since."""
    this = await found(house, table_id)
    await actions.take_back(this, actions.seat_at(this, person))
    return frame_of(this, person)


@get("/api/tables/{table_id:str}/why", summary="Why is a choice not offered?")
async def why(house: TheHouse, person: ThePerson, table_id: str, choice: Word) -> Why:
    """The rule, the code of the sentence and its facts."""
    this = await found(house, table_id)
    return actions.why(this, actions.seat_at(this, person), choice)


@get("/api/tables/{table_id:str}/moments/{number:int}", summary="The table at an earlier moment")
async def moment(
    house: TheHouse, guest: TheGuest, table_id: str, number: int, eyes: Word = "own"
) -> Moment:
    """As you saw it then; after the end also with other eyes."""
    this = await found(house, table_id)
    seat = this.seat_of(None if guest is None else guest.id)
    if not this.may_watch(seat):
        raise Refusal("not-watched", "this table is played without spectators", status=403)
    return moments.moment(this, seat, number, eyes)


@post("/api/tables/{table_id:str}/proposal", summary="Propose to take back, or to end")
async def propose(house: TheHouse, person: ThePerson, table_id: str, data: Propose) -> TableInfo:
    """Done at once if there are no other people."""
    this = await found(house, table_id)
    await actions.propose(this, actions.seat_at(this, person), data.kind)
    return this.info(person.id)


@post("/api/tables/{table_id:str}/proposal/answer", summary="Agree to a proposal, or not")
async def answer(house: TheHouse, person: ThePerson, table_id: str, data: Answer) -> TableInfo:
    """When all other people have agreed, it is done."""
    this = await found(house, table_id)
    await actions.answer(this, actions.seat_at(this, person), data.agree)
    return this.info(person.id)


@post("/api/tables/{table_id:str}/resign", summary="Give up")
async def resign(house: TheHouse, person: ThePerson, table_id: str) -> TableInfo:
    """Of two, the other wins; of more, a bot plays on."""
    this = await found(house, table_id)
    await actions.resign(this, actions.seat_at(this, person))
    return this.info(person.id)


@post("/api/tables/{table_id:str}/return", summary="Take your seat back from a bot")
async def come_back(house: TheHouse, person: ThePerson, table_id: str) -> TableInfo:
    """The bot that sat in gets up."""
    this = await found(house, table_id)
    await actions.come_back(this, actions.seat_at(this, person))
    return this.info(person.id)


@post("/api/tables/{table_id:str}/rematch", summary="Play once more")
async def rematch(house: TheHouse, person: ThePerson, table_id: str) -> TableInfo:
    """The next table: the same people and bots, all one seat on."""
    return (await seating.rematch(await found(house, table_id), person)).info(person.id)


@get("/api/tables/{table_id:str}/chat", summary="What was said")
async def chat(house: TheHouse, guest: TheGuest, table_id: str, since: Count = 0) -> list[Line]:
    """The chat, from a line on."""
    return list(await actions.read_lines(await found(house, table_id), since))


@post("/api/tables/{table_id:str}/chat", summary="Say something")
async def say(house: TheHouse, person: ThePerson, table_id: str, data: Say) -> Line:
    """Everybody at the table reads it."""
    this = await found(house, table_id)
    return await actions.say(this, actions.seat_at(this, person), data.text)


@get("/api/tables/{table_id:str}/record", summary="The record of a finished game")
async def record(house: TheHouse, guest: TheGuest, table_id: str) -> Response[bytes]:
    """For `konspira verify`: the choices, the shuffle, the result."""
    this = await found(house, table_id)
    if not this.may_watch(this.seat_of(None if guest is None else guest.id)):
        raise Refusal("not-watched", "this table is played without spectators", status=403)
    data = (await record_of_table(house, this.id)).to_json()
    name = f'attachment; filename="{this.id}.json"'
    return Response(data, media_type=MediaType.JSON, headers={"content-disposition": name})


ROUTES = [
    lists,
    create,
    table,
    change,
    take_seat,
    leave,
    put_bot,
    start,
    frame,
    choose,
    take_back,
    why,
    moment,
    propose,
    answer,
    resign,
    come_back,
    rematch,
    chat,
    say,
    record,
]
