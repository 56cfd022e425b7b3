"""During the game: choices, taking back, agreements, resigning, coming back, chat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from konspira.kernel.errors import IllegalChoice
from konspira.server.errors import Refusal
from konspira.server.people.guests import Person
from konspira.server.store import rows
from konspira.server.store.entries import Batch, Entry
from konspira.server.store.journal import Conflict
from konspira.server.tables import ahead, causes, pace
from konspira.server.tables.clocks import OWN
from konspira.server.tables.notes import note
from konspira.server.tables.play import (
    AGREE,
    AGREED_PACES,
    ASK_BOT,
    ASK_HINTS,
    ASK_PACE,
    BACK,
    CHOICE,
    DECLINE,
    END,
    ENDINGS,
    HINTS,
    HOLD,
    PACE,
    PROPOSE,
    RESIGN,
    RETURN,
    REWIND,
    SIT,
    Play,
    proposing,
)
from konspira.server.tables.table import Table, line_row
from konspira.server.wire.common import Pace, ProposalKind
from konspira.server.wire.live import Line, Why
from konspira.server.wire.tables import Propose


def seat_at(table: Table, person: Person | None) -> int:
    """Return where this person plays; refused for everybody else."""
    seat = table.seat_of(None if person is None else person.id)
    if seat is None:
        raise Refusal("not-seated", "you do not play at this table; you may watch", status=403)
    return seat


def present(table: Table, seat: int) -> Play:
    """The game, for somebody who plays it; refused while a bot plays in this seat."""
    play = table.running
    if seat in play.resigned:
        raise Refusal("resigned-already", "you have resigned; a bot plays on in your place")
    if table.bot_in(seat) is not None:
        raise Refusal("bot-sits-in", "a bot plays for you now; take your seat back first")
    return play


# -- choices ---------------------------------------------------------------------------------------


def make(
    table: Table,
    seat: int,
    token: str,
    choice: str,
    on_disk: Callable[[], None],
    ended: Callable[[Exception | None], None],
) -> None:
    """Check a choice, fold it into the game, write it down and tell everybody.

    Every choice of a person goes this way, from a live connection or by HTTP. Hold the lock until
    `ended` is called, with what went wrong or None. `on_disk` is called before anybody is told. A
    choice that the rules forbid is refused at once, and neither is called.
    """
    change = table.prepare([chosen(table, seat, token, choice)])

    def written(error: Exception | None) -> None:
        if error is None:
            try:
                on_disk()
                table.settle(change)
            except Exception as trouble:  # the journal, which writes for all, goes on
                error = trouble
        ended(error)

    table.house.journal.put(change.batch, written)


async def choose(table: Table, seat: int, token: str, choice: str) -> None:
    """Make a choice when the table is free. It is on disk and told when this returns."""
    async with table.lock:
        while True:
            answer: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
            make(table, seat, token, choice, _nothing, partial(_answer, answer))
            error = await answer
            if error is None:
                return
            if not isinstance(error, Conflict):
                raise error
            await table.refresh()  # another process wrote first: is the question still open?


def _nothing() -> None:
    """Do nothing."""


def _answer(answer: asyncio.Future[Exception | None], error: Exception | None) -> None:
    if not answer.done():  # else nobody waits for it any longer
        answer.set_result(error)


def chosen(table: Table, seat: int, token: str, choice: str) -> Entry:
    """The entry that a choice makes; refused if it is none that can be made now."""
    play = present(table, seat)
    check_token(play, seat, token)
    number = play.game.number(choice)
    if number not in play.state.options(seat):
        play.state.copy().choose(seat, number)  # raises, with the reason
    question = play.question(seat)
    return Entry(HOLD if question is not None and question.window else CHOICE, seat, number)


def check_token(play: Play, seat: int, token: str) -> None:
    if play.over or token != play.token(seat) or seat in play.held:
        raise Refusal(
            "stale-choice",
            "this question is no longer open; look at the table as it is now",
            token=token,
        )


def why(table: Table, seat: int, choice: str) -> Why:
    """Return why a choice is not offered; from what this seat may know."""
    return ahead.why_not(table.running, seat, choice)


async def take_back(table: Table, seat: int) -> None:
    """Take back the seat's latest choice, as long as nobody has learned anything since."""

    def acts(play: Play) -> Acts:
        back = _back(play, seat)
        if back is None:
            raise Refusal(
                "nothing-to-take-back",
                "somebody has learned something since; ask the others to agree",
            )
        return [back], []

    await _act(table, seat, acts)


def _back(play: Play, seat: int) -> Entry | None:
    """The entry that takes back the latest choice of a seat, if that needs nobody's consent."""
    place = play.own_last(seat)
    if place is None:
        return None
    back = Entry(BACK, seat, place)
    try:
        play.fork().apply(back)
    except IllegalChoice:  # the others have gone on from there
        return None
    return back


async def skip(table: Table, seat: int) -> None:
    """No pauses of bots until this person is asked; for somebody who plays with bots alone."""
    async with table.lock:
        present(table, seat)
        others = [table.seats[one].name for one in table.people() if one != seat]
        if others:
            raise Refusal(
                "others-watch-bots",
                f"{others[0]} wants to see what the bots do, too; nothing is skipped here",
                value=others[0],
            )
        pace.hurry(table)
        table.house.changes.tell_hurry(table.id)


# -- agreements ------------------------------------------------------------------------------------


async def propose(table: Table, seat: int, wish: Propose) -> None:
    """Ask the others; with no other people at the table it is done at once.

    Somebody who is gone need not agree to a bot.
    """
    kind = wish.kind

    def acts(play: Play) -> Acts:
        if play.proposal is not None:
            raise Refusal("proposal-open", "the table has not answered the last proposal yet")
        stands = 0
        if kind == "take-back":
            back = _back(play, seat)
            if back is not None:
                return [back], []  # nobody has learned anything: nobody is asked
            before = play.before_last(seat)
            if before is None:
                raise Refusal(
                    "nothing-chosen-yet", "you have not chosen anything that could be taken back"
                )
            stands = before
        if kind == "hints":
            if table.hints():
                raise Refusal("hints-already", "hints may be asked for here; just ask")
            made = [Entry(ASK_HINTS, seat)]
        elif kind == "stand-in":
            stands = gone(table, seat, wish.seat)
            made = [Entry(ASK_BOT, seat, stands)]
        elif kind == "pace":
            stands = AGREED_PACES.index(_other_pace(table, wish.pace))
            made = [Entry(ASK_PACE, seat, stands)]
        else:
            made = [Entry(PROPOSE, seat, proposing(kind, stands))]
        if _missing(table, seat, kind, stands):
            return made, [(f"proposed-{kind}", stands if kind == "stand-in" else seat)]
        return _carried_out(seat, kind, stands, made)

    await _act(table, seat, acts)


async def answer(table: Table, seat: int, agree: bool) -> None:
    """Agree or not; when all other people have agreed, it is done."""

    def acts(play: Play) -> Acts:
        if play.proposal is None:
            raise Refusal("no-proposal", "nothing is proposed; it was answered or withdrawn")
        proposer, kind = play.proposal
        if not agree:
            return [Entry(DECLINE, seat)], [("declined", seat)]
        if seat == proposer or seat in play.agreed:
            raise Refusal("agreed-already", "you have agreed already; wait for the others")
        made = [Entry(AGREE, seat)]
        missing = _missing(table, proposer, kind, play.stands) - {seat, *play.agreed}
        return (made, []) if missing else _carried_out(proposer, kind, play.stands, made)

    await _act(table, seat, acts)


def _missing(table: Table, proposer: int, kind: ProposalKind, stands: int) -> set[int]:
    """Return who has to agree to a proposal."""
    return set(table.people()) - ({proposer, stands} if kind == "stand-in" else {proposer})


def _other_pace(table: Table, wanted: Pace | None) -> Pace:
    """The pace to go on at; refused if it is the one of the table, or has no values."""
    if wanted is None or wanted in OWN:
        raise Refusal(
            "pace-needed",
            f"a game can go on at one of these paces: {', '.join(AGREED_PACES)}; name one",
            status=400,
            value=", ".join(AGREED_PACES),
        )
    if wanted == table.row.pace:
        raise Refusal("pace-already", "the table is played at this pace already; name another")
    return wanted


def gone(table: Table, seat: int, about: int | None) -> int:
    """The seat of somebody for whom everybody has waited long enough; refused for others."""
    play = table.running
    if about is None or about >= len(table.seats) or about == seat or about not in table.people():
        raise Refusal(
            "no-such-player",
            "nobody plays there whom a bot could replace; name the seat of another person",
            status=400,
            value=str(about),
        )
    rest = None if table.clocks is None else table.clocks.resting(about)
    if rest is not None and rest[1] > table.house.now():
        raise Refusal(
            "on-holiday",
            f"{table.seats[about].name} is on holiday; wait for the end of it",
            value=table.seats[about].name,
        )
    # Both are public: whom the game waits for, and since when nobody has seen anything happen.
    waits = [one.seat for one in play.public_waiting()]
    since = table.house.now() - table.row.changed
    left = table.house.settings.away_time - since
    if about not in waits or left > 0:
        raise Refusal(
            "not-gone",
            f"nobody has waited for {table.seats[about].name} for long; wait a while",
            value=table.seats[about].name,
            seconds=max(1, round(left)),
        )
    return about


def _carried_out(seat: int, kind: ProposalKind, stands: int, made: list[Entry]) -> Acts:
    if kind == "hints":
        return [*made, Entry(HINTS, seat)], [("hints-agreed", seat)]
    if kind == "stand-in":
        return [*made, Entry(SIT, stands)], [("stood-in", stands)]
    if kind == "pace":
        return [*made, Entry(PACE, seat, stands)], [("pace-changed", seat)]
    if kind == "end":
        return [*made, Entry(END, seat, ENDINGS.index("agreed"))], [("ended", seat)]
    return [*made, Entry(REWIND, seat, stands)], [("rewound", seat)]


async def claim(table: Table, seat: int) -> None:
    """End the game because the time of somebody else is over. Of two, who ends it wins."""

    def acts(play: Play) -> Acts:
        out = () if table.clocks is None else table.clocks.out
        if seat in out:
            raise Refusal("own-time-over", "your own time is over; make your choice")
        if not out:
            raise Refusal("time-not-over", "nobody has run out of time; the game goes on")
        made = [Entry(END, seat, ENDINGS.index("expired"))]
        return made, [("ran-out", place) for place in out]

    await _act(table, seat, acts)


async def resign(table: Table, seat: int) -> None:
    """Give up. Of two, the other wins; of more, a bot plays on for the one who left."""

    def acts(play: Play) -> Acts:
        made = [Entry(RESIGN, seat)]
        gone = {seat, *play.resigned}
        left = [s.seat for s in table.seats if s.person and s.seat not in gone]
        if len(table.seats) == 2 or not left:
            made.append(Entry(END, seat, ENDINGS.index("resigned")))
        return made, [("resigned", seat)]

    await _act(table, seat, acts, away=True)


async def come_back(table: Table, seat: int) -> None:
    """The person is back; the bot that sat in gets up."""

    def acts(play: Play) -> Acts:
        if seat not in play.absent:
            raise Refusal("not-away", "no bot sits in for you; it is your seat")
        return [Entry(RETURN, seat)], [("returned", seat)]

    await _act(table, seat, acts, away=True)


Acts: TypeAlias = tuple[list[Entry], list[tuple[str, int]]]  # and notes: what, of which seat


async def _act(table: Table, seat: int, acts: Callable[[Play], Acts], away: bool = False) -> None:
    """Write down what an act leads to; if another process was quicker, look again.

    Somebody whose bot sits in can do only what may be done from away.
    """
    async with table.lock:
        while True:
            if not away or seat in table.running.resigned:
                present(table, seat)
            made, kinds = acts(table.running)
            lines = [note(table, kind, who, place) for place, (kind, who) in enumerate(kinds)]
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
                told = causes.of_mention(table, seat, text, line.at)
                await table.write(Batch(lines=[row], more=told))
            except Conflict:
                continue
            table.add_lines([line])
            table.wake()
            table.house.changes.tell(table.id)
            return line


async def read_lines(table: Table, since: int) -> Sequence[Line]:
    """The chat, from a line on."""
    found = table.tail_since(since)
    if found or since >= table.lines:
        return found
    return await table.house.reader.read(
        lambda connection: rows.lines_of(connection, table.id, since)
    )
