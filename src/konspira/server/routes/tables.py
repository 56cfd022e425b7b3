"""The routes of tables: thin, one for each thing that can be done."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar import MediaType, Response, Router, delete, get, patch, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody, Parameter
from litestar.types import Scope

from konspira.server.errors import Refusal
from konspira.server.http.compression import MIXED
from konspira.server.http.security import address_of
from konspira.server.people.guests import Person
from konspira.server.privacy.retention import archived
from konspira.server.routes.given import TheGuest, TheHouse, ThePerson
from konspira.server.tables import about, actions, following, lobby, moments, places, plans, seating
from konspira.server.tables.moments import record_of_table
from konspira.server.tables.onlookers import (
    check_veil,
    check_watched,
    heard_lines,
    hears_all,
    read_asides,
    say_aside,
    time_of,
)
from konspira.server.tables.table import Table
from konspira.server.wire.live import Aside, Frame, Line, Moment, PlanInfo, Why
from konspira.server.wire.review import AskHint, Hint, Review
from konspira.server.wire.tables import (
    Answer,
    ChangePlaces,
    ChangeTable,
    Choose,
    Consent,
    Lobby,
    NewPlan,
    NewTable,
    Propose,
    PutBot,
    Row,
    Say,
    TableInfo,
    TakeSeat,
)

TheTable: TypeAlias = NamedDependency[Table]  # as it is now in the database
Count = Annotated[int, Parameter(ge=0, le=1_000_000)]
Word = Annotated[str, Parameter(max_length=80)]
Title = Annotated[str, Parameter(max_length=80)]


async def provide_table(house: TheHouse, guest: TheGuest, table_id: FromPath[str]) -> Table:
    """A table by its name, as it is now in the database."""
    table = await house.tables.get(table_id[:64])
    async with table.lock:
        await table.catch_up()
    check_veil(table, guest)
    return table


def frame_of(table: Table, person: Person | None, since: int = 0) -> Response[Frame]:
    """The game as this person may know it."""
    seat = table.seat_of(None if person is None else person.id)
    check_watched(table, seat)
    if table.play is None:
        raise Refusal("table-not-started", "nobody has started this table; wait for the host")
    eyes = table.look(seat)
    start = min(since, len(eyes.ears.heard))
    content: Any = eyes.frame(start, time_of(table, seat))  # encoded already
    return Response(content, media_type=MediaType.JSON)


def _seat(table: Table, person: Person | None) -> int | None:
    """The viewer's seat; refused where this viewer may not watch."""
    seat = table.seat_of(None if person is None else person.id)
    check_watched(table, seat)
    return seat


@get("/api/lobby", opt=MIXED, summary="The lists of the home page")
async def lists(house: TheHouse, guest: TheGuest) -> Lobby:
    """Your tables (your turn first), open, running and finished ones."""
    return await lobby.lobby(house, guest)


@get("/api/waiting", opt=MIXED, summary="The tables that wait for me")
async def waiting(house: TheHouse, guest: TheGuest) -> list[Row]:
    """Least time left first; for somebody without a name, none."""
    return await lobby.waiting(house, guest)


@post("/api/tables", summary="Make a table")
async def create(
    house: TheHouse, person: ThePerson, data: JSONBody[NewTable], scope: Scope
) -> TableInfo:
    """The host sits down; the commitment of the shuffle is public from now on."""
    return about.info(await seating.create(house, person, data, address_of(scope)), person.id)


@get("/", summary="A table")
async def table(guest: TheGuest, this: TheTable) -> TableInfo:
    """Return who sits there and how it is played."""
    return about.info(this, None if guest is None else guest.id)


@patch("/", summary="Change how an open table will be played")
async def change(person: ThePerson, this: TheTable, data: JSONBody[ChangeTable]) -> TableInfo:
    """The host, before the start."""
    await seating.change(this, person, data)
    return about.info(this, person.id)


@post("/seat", status_code=200, summary="Sit down")
async def take_seat(person: ThePerson, this: TheTable, data: JSONBody[TakeSeat]) -> TableInfo:
    """Sit down, or add random bytes to the seat one has already."""
    await seating.take_seat(this, person, data)
    return about.info(this, person.id)


@delete("/seat", summary="Leave before the start")
async def leave(person: ThePerson, this: TheTable) -> None:
    """Delete the table once its last person has left."""
    await seating.leave(this, person)


@post("/bot", status_code=200, summary="Put a bot in a free seat")
async def put_bot(person: ThePerson, this: TheTable, data: JSONBody[PutBot]) -> TableInfo:
    """The host, before the start."""
    await seating.put_bot(this, person, data)
    return about.info(this, person.id)


@post("/places", status_code=200, summary="Change places")
async def change_places(
    person: ThePerson, this: TheTable, data: JSONBody[ChangePlaces]
) -> TableInfo:
    """Before the start: you move to a free seat; the host lets any two seats change sitters."""
    await places.change_places(this, person, data)
    return about.info(this, person.id)


@post("/start", status_code=200, summary="Start the game")
async def start(person: ThePerson, this: TheTable) -> TableInfo:
    """The host, when every seat is taken."""
    await seating.start(this, person)
    return about.info(this, person.id)


@get("/frame", opt=MIXED, summary="The game as you may know it")
async def frame(guest: TheGuest, this: TheTable, since: FromQuery[Count] = 0) -> Response[Frame]:
    """Everything, or what was heard from an event on."""
    return frame_of(this, guest, since)


@post("/choose", opt=MIXED, status_code=200, summary="Make a choice")
async def choose(person: ThePerson, this: TheTable, data: JSONBody[Choose]) -> Response[Frame]:
    """Answered when it is on disk."""
    await actions.choose(this, actions.seat_at(this, person), data.token, data.choice)
    return frame_of(this, person)


@post("/take-back", opt=MIXED, status_code=200, summary="Take back your latest choice")
async def take_back(person: ThePerson, this: TheTable) -> Response[Frame]:
    """As long as nobody has learned anything since."""
    await actions.take_back(this, actions.seat_at(this, person))
    return frame_of(this, person)


@post("/skip", opt=MIXED, status_code=200, summary="Skip the pauses of bots until you are asked")
async def skip(person: ThePerson, this: TheTable) -> Response[Frame]:
    """Only for somebody who plays with bots alone; chances to react last as long as before."""
    await actions.skip(this, actions.seat_at(this, person))
    return frame_of(this, person)


@get("/why", summary="Why is a choice not offered?")
async def why(person: ThePerson, this: TheTable, choice: FromQuery[Word]) -> Why:
    """The rule, the code of the sentence and its facts."""
    return actions.why(this, actions.seat_at(this, person), choice)


@post("/hint", status_code=200, summary="What would a strong bot do?")
async def hint(person: ThePerson, this: TheTable, data: JSONBody[AskHint]) -> Hint:
    """From what you may know; against bots, or where all have agreed to hints."""
    return await this.house.hints.ask(this, person, data.token)


@get("/review", summary="The review of a finished game")
async def review(guest: TheGuest, this: TheTable) -> Review:
    """Every choice with the chance to win before and after it, once somebody has asked for it."""
    over = this.is_over(_seat(this, guest))
    return await this.house.reviews.read(this, over)


@post("/review", status_code=200, summary="Have a finished game reviewed")
async def ask_review(person: ThePerson, this: TheTable) -> Review:
    """Made in the background, once; `GET` says how far it is."""
    over = this.is_over(_seat(this, person))
    return await this.house.reviews.ask(this, person, over)


@get("/moments/{number:int}", opt=MIXED, summary="The table at an earlier moment")
async def moment(
    guest: TheGuest, this: TheTable, number: FromPath[int], eyes: FromQuery[Word] = "own"
) -> Moment:
    """As you saw it then; after the end also with other eyes."""
    return await moments.moment(this, _seat(this, guest), number, eyes)


@get("/plans", summary="What you have answered beforehand")
async def planned(person: ThePerson, this: TheTable) -> list[PlanInfo]:
    """Your own plans; nobody sees those of others."""
    return plans.info(this, actions.seat_at(this, person))


@post("/plans", status_code=200, summary="Answer a question beforehand")
async def plan(person: ThePerson, this: TheTable, data: JSONBody[NewPlan]) -> list[PlanInfo]:
    """In a slow game. The choices are made when the question comes, if they are offered then."""
    return await plans.make(this, actions.seat_at(this, person), data)


@delete("/plans/{number:int}", status_code=200, summary="Revoke an answer beforehand")
async def revoke(person: ThePerson, this: TheTable, number: FromPath[int]) -> list[PlanInfo]:
    """Its question is put to you again."""
    return await plans.revoke(this, actions.seat_at(this, person), number)


@post("/proposal", status_code=200, summary="Propose something to all other people")
async def propose(person: ThePerson, this: TheTable, data: JSONBody[Propose]) -> TableInfo:
    """Done at once if there are no other people."""
    await actions.propose(this, actions.seat_at(this, person), data)
    return about.info(this, person.id)


@post("/proposal/answer", status_code=200, summary="Agree to a proposal, or not")
async def answer(person: ThePerson, this: TheTable, data: JSONBody[Answer]) -> TableInfo:
    """Agree or not. Once all other people have agreed, the proposal is carried out."""
    await actions.answer(this, actions.seat_at(this, person), data.agree)
    return about.info(this, person.id)


@post("/claim", status_code=200, summary="End the game of somebody who has run out of time")
async def claim(person: ThePerson, this: TheTable) -> TableInfo:
    """End it, if the table has that rule. Of two, who ends it wins; of more, nobody does."""
    await actions.claim(this, actions.seat_at(this, person))
    return about.info(this, person.id)


@post("/resign", status_code=200, summary="Give up")
async def resign(person: ThePerson, this: TheTable) -> TableInfo:
    """Of two, the other wins; of more, a bot plays on."""
    await actions.resign(this, actions.seat_at(this, person))
    return about.info(this, person.id)


@post("/return", status_code=200, summary="Take your seat back from a bot")
async def come_back(person: ThePerson, this: TheTable) -> TableInfo:
    """The bot that sat in gets up."""
    await actions.come_back(this, actions.seat_at(this, person))
    return about.info(this, person.id)


@post("/rematch", summary="Play once more")
async def rematch(person: ThePerson, this: TheTable, scope: Scope) -> TableInfo:
    """The next table: the same people and bots, all one seat on."""
    return about.info(await following.rematch(this, person, address_of(scope)), person.id)


@post("/sequel", summary="Go on with the next part")
async def go_on(person: ThePerson, this: TheTable, scope: Scope) -> TableInfo:
    """The table of the next part: the same people and bots on the same sides."""
    return about.info(await following.go_on(this, person, address_of(scope)), person.id)


@get("/chat", summary="What was said")
async def chat(guest: TheGuest, this: TheTable, since: FromQuery[Count] = 0) -> list[Line]:
    """The chat of the players, from a line on, as far as the reader may know it."""
    seat = this.seat_of(None if guest is None else guest.id)
    if this.play is not None:
        check_watched(this, seat)
    if not hears_all(this, seat):
        return (await heard_lines(this, since))[0]
    return list(await actions.read_lines(this, since))


@post("/chat", summary="Say something")
async def say(person: ThePerson, this: TheTable, data: JSONBody[Say]) -> Line:
    """The players read it at once; onlookers when the game is over, or if the host wants it."""
    return await actions.say(this, actions.seat_at(this, person), data.text)


@get("/asides", summary="What onlookers said")
async def asides(guest: TheGuest, this: TheTable, since: FromQuery[Count] = 0) -> list[Aside]:
    """The chat of those who only watch; the players read it when the game is over."""
    seat = this.seat_of(None if guest is None else guest.id)
    return list(await read_asides(this, seat, since))


@post("/asides", summary="Say something to the other onlookers")
async def say_to_onlookers(person: ThePerson, this: TheTable, data: JSONBody[Say]) -> Aside:
    """For those who do not play here."""
    if this.seat_of(person.id) is not None:
        raise Refusal("seated", "you play here; write to the table instead", status=403)
    return await say_aside(this, person, data.text)


@post("/consent", status_code=200, summary="Agree that onlookers see all cards")
async def consent(person: ThePerson, this: TheTable, data: JSONBody[Consent]) -> TableInfo:
    """Or take it back; before the start, where the host has chosen it."""
    await seating.consent(this, person, data.agree)
    return about.info(this, person.id)


@get("/record", summary="The record of a finished game")
async def record(house: TheHouse, guest: TheGuest, table_id: FromPath[str]) -> Response[bytes]:
    """For `konspira verify`: the choices, the shuffle, the result."""
    try:
        this = await provide_table(house, guest, table_id)
    except Refusal as refused:
        if refused.code != "no-such-table":
            raise
        data = (await archived(house, table_id[:64])).to_json()
    else:
        over = this.is_over(_seat(this, guest))
        data = (await record_of_table(house, this.id, over)).to_json()
    name = f'attachment; filename="{table_id[:64]}.json"'
    return Response(data, media_type=MediaType.JSON, headers={"content-disposition": name})


@get("/design", summary="The table as it was set up, as a file that another table can be made from")
async def design(guest: TheGuest, this: TheTable, title: FromQuery[Title] = "") -> Response[bytes]:
    """A scenario of one's own, or one that was built at this table."""
    seat = _seat(this, guest)
    state = None if this.play is None else this.stage(seat).state
    text = None if state is None else this.game.design(state, title or this.id)
    if text is None:
        raise Refusal("no-design", "there is no scenario to be saved here; build one first")
    name = f'attachment; filename="{this.id}.toml"'
    headers = {"content-disposition": name}
    return Response(text.encode(), media_type="application/toml; charset=utf-8", headers=headers)


ROUTES = [
    lists,
    waiting,
    create,
    Router(
        "/api/tables/{table_id:str}",
        dependencies={"this": Provide(provide_table)},
        route_handlers=[
            table,
            change,
            take_seat,
            leave,
            put_bot,
            change_places,
            start,
            frame,
            choose,
            take_back,
            skip,
            why,
            hint,
            review,
            ask_review,
            moment,
            planned,
            plan,
            revoke,
            propose,
            answer,
            claim,
            resign,
            come_back,
            rematch,
            go_on,
            chat,
            say,
            asides,
            say_to_onlookers,
            consent,
            record,
            design,
        ],
    ),
]
