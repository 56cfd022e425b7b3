"""During the game: choices, taking back, agreements, resigning, coming back, chat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select

from konspira.kernel.errors import IllegalChoice
from konspira.server.errors import Refusal
from konspira.server.journal import Batch, Conflict
from konspira.server.notes import note
from konspira.server.people import Person
from konspira.server.play import (
    AGREE,
    BACK,
    CHOICE,
    DECLINE,
    END,
    ENDINGS,
    HOLD,
    PROPOSALS,
    PROPOSE,
    RESIGN,
    RETURN,
    REWIND,
    Entry,
    Play,
)
from konspira.server.store import schema
from konspira.server.tables import Table, line_row
from konspira.server.wire import Line, Why

LINES_AT_ONCE = 500


def seat_at(table: Table, person: Person | None) -> int:
    """Where this person plays; refused for everybody else."""
    seat = table.seat_of(None if person is None else person.id)
    if seat is None:
        raise Refusal("not-seated", "you do not play at this table; you may watch", status=403)
    return seat


# -- choices ---------------------------------------------------------------------------------------


async def choose(table: Table, seat: int, token: str, choice: str) -> None:
    """Make a choice. It is on disk when this returns; a late or doubled one is refused."""
    async with table.lock:
        while True:
            play = table.running
            _check_token(table, play, seat, token)
            number = play.game.number(choice)
            if number not in play.state.options(seat):
                play.state.copy().choose(seat, number)  # raises, with the reason
            question = play.state.question(seat)
            kind = HOLD if question is not None and question.window else CHOICE
            try:
                await table.commit([Entry(kind, seat, number)])
            except Conflict:
                continue  # another process wrote first: is the question still open?
            return


def _check_token(table: Table, play: Play, seat: int, token: str) -> None:
    if table.bot_in(seat) is not None:
        raise Refusal(
            "bot-sits-in", "a bot plays for you now; take your seat back first", status=409
        )
    if play.over or token != play.token(seat) or seat in play.held:
        raise Refusal(
            "stale-choice",
            "this question is no longer open; look at the table as it is now",
            value=token,
        )


def why(table: Table, seat: int, choice: str) -> Why:
    """Why a choice is not offered; from what this seat may know."""
    found = table.running.state.refusal(seat, choice)
    if found is None:
        return Why(choice, None, {}, None)
    return Why(choice, found.code, found.facts, found.rule)


async def take_back(table: Table, seat: int) -> None:
    """Take back the seat's latest choice, as long as nobody has learned anything since."""
    async with table.lock:
        while True:
            place = table.running.own_last(seat)
            if place is None:
                raise Refusal(
                    "nothing-to-take-back",
                    "somebody has learned something since; ask the others to agree",
                )
            try:
                await table.commit([Entry(BACK, seat, place)])
            except IllegalChoice:
                raise Refusal(
                    "nothing-to-take-back", "the others have gone on from there", status=409
                ) from None
            except Conflict:
                continue
            return


# -- agreements ------------------------------------------------------------------------------------


async def propose(table: Table, seat: int, kind: str) -> None:
    """Ask the others; with no other people at the table it is done at once."""

    def entries(play: Play) -> tuple[list[Entry], list[str]]:
        if play.proposal is not None:
            raise Refusal("proposal-open", "the table has not answered the last proposal yet")
        if kind == "take-back" and play.before_last(seat) is None:
            raise Refusal("nothing-to-take-back", "you have not chosen anything yet")
        made = [Entry(PROPOSE, seat, PROPOSALS.index(kind))]
        if [other for other in table.people() if other != seat]:
            return made, [f"proposed-{kind}"]
        return _carried_out(play, seat, kind, made)

    await _act(table, seat, entries)


async def answer(table: Table, seat: int, agree: bool) -> None:
    """Agree or not; when all other people have agreed, it is done."""

    def entries(play: Play) -> tuple[list[Entry], list[str]]:
        if play.proposal is None:
            raise Refusal("no-proposal", "nothing is proposed; it was answered or withdrawn")
        proposer, kind = play.proposal
        if not agree:
            return [Entry(DECLINE, seat)], ["declined"]
        if seat == proposer or seat in play.agreed:
            raise Refusal("agreed-already", "you have agreed already; wait for the others")
        made = [Entry(AGREE, seat)]
        missing = set(table.people()) - {proposer, seat, *play.agreed}
        return (made, []) if missing else _carried_out(play, proposer, kind, made)

    await _act(table, seat, entries)


def _carried_out(
    play: Play, seat: int, kind: str, made: list[Entry]
) -> tuple[list[Entry], list[str]]:
    if kind == "end":
        return [*made, Entry(END, seat, ENDINGS.index("agreed"))], ["ended"]
    return [*made, Entry(REWIND, seat, play.before_last(seat) or 0)], ["rewound"]


async def resign(table: Table, seat: int) -> None:
    """Give up. Of two, the other wins; of more, a bot plays on for the one who left."""

    def entries(play: Play) -> tuple[list[Entry], list[str]]:
        if seat in play.resigned:
            raise Refusal("resigned-already", "you have resigned already")
        made = [Entry(RESIGN, seat)]
        left = [other for other in table.people() if other != seat]
        if len(table.seats) == 2 or not left:
            made.append(Entry(END, seat, ENDINGS.index("resigned")))
        return made, ["resigned"]

    await _act(table, seat, entries)


async def come_back(table: Table, seat: int) -> None:
    """The person is back; the bot that sat in gets up."""

    def entries(play: Play) -> tuple[list[Entry], list[str]]:
        if seat not in play.absent:
            raise Refusal("not-away", "no bot sits in for you; it is your seat")
        return [Entry(RETURN, seat)], ["returned"]

    await _act(table, seat, entries)


async def _act(table: Table, seat: int, entries: Any) -> None:
    """Write down what an act leads to; if another process was quicker, look again."""
    async with table.lock:
        while True:
            made, kinds = entries(table.running)
            lines = [note(table, kind, seat, place) for place, kind in enumerate(kinds)]
            try:
                await table.commit(made, lines)
            except Conflict:
                continue
            return


# -- chat ------------------------------------------------------------------------------------------


async def say(table: Table, seat: int, text: str) -> Line:
    """A line of chat, for everybody at the table."""
    text = " ".join(text.split())
    if not text:
        raise Refusal("empty-line", "there is nothing in this line; write something", status=400)
    async with table.lock:
        while True:
            name = table.seats[seat].name
            line = Line(table.lines, "said", seat, name, text, table.house.now())
            try:
                row = line_row(table.id, line, table.seats[seat].person)
                await table.house.journal.write(Batch(lines=[row]))
            except Conflict:
                await table.refresh()
                continue
            table.lines += 1
            table.wake()
            table.house.changes.tell(table.id)
            return line


async def read_lines(table: Table, since: int) -> Sequence[Line]:
    """The chat, from a line on."""
    rows = schema.lines
    query = (
        select(rows)
        .where(rows.c.table_id == table.id, rows.c.number >= since)
        .order_by(rows.c.number)
        .limit(LINES_AT_ONCE)
    )
    async with table.house.reader.connect() as connection:
        return [
            Line(row.number, row.kind, row.seat, row.name, row.text, row.at)
            for row in await connection.execute(query)
        ]
