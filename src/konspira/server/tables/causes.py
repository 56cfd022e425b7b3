"""Turns a change of a table into alerts for people, and ends earlier alerts.

Everything here is public at the table: the seats that the game waits for (`public_waiting`), what
one seat did to another (`deeds`), the proposer, the seat where a bot sits down, the end of the
game. So an alert holds nothing that its
reader may not know, and no alert of one seat comes earlier or later because of the cards of
another. A chance to react is told only if it is put to every seat that could react, and to all of
them at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from sqlalchemy import bindparam, delete, insert, update

from konspira.server.store.entries import Entry, Statement
from konspira.server.store.schema import alerts, mutes
from konspira.server.tables import ahead, behind, clocks, deeds
from konspira.server.tables.clocks import SLOW
from konspira.server.tables.frames import result
from konspira.server.tables.play import (
    AHEAD,
    CHOICE,
    HOLD,
    HOLIDAY,
    LATE,
    OUT,
    PLAN,
    RETURN,
    REWIND,
    SIT,
    Play,
)

if TYPE_CHECKING:
    from konspira.server.store.rows import Row, Seat
    from konspira.server.tables.clocks import Clocks
    from konspira.server.tables.table import Table

Fact: TypeAlias = dict[str, Any]

HOUR: Final = 3600.0
MARKS: Final = {True: (6 * HOUR, HOUR), False: (120.0,)}  # time left, at slow tables and at others
ASKED: Final = ("turn", "reaction")

_NEW = insert(alerts)
# What a webhook hears later it always hears: what is missing would tell of the present.
_HELD = alerts.c.person.is_(None) & (alerts.c.after > alerts.c.at)
_GONE = (
    update(alerts)
    .where(
        alerts.c.table_id == bindparam("this"),
        alerts.c.kind.in_(bindparam("kinds", expanding=True)),
        alerts.c.state.in_(("new", "planned")),
        ~_HELD,
    )
    .values(state="gone")
)
_GONE_AT = _GONE.where(alerts.c.seat.in_(bindparam("places", expanding=True)))
# A small choice ends alerts of its own seat alone; the table's webhook must not notice it.
_GONE_OWN = _GONE_AT.where(alerts.c.person.is_not(None))
_GONE_TABLE = _GONE.where(alerts.c.person.is_(None), alerts.c.seat.is_(None))
_HEARD = delete(mutes).where(mutes.c.table_id == bindparam("this"), mutes.c.until_choice)
_HEARD_BY = _HEARD.where(mutes.c.person == bindparam("who"))
_CAME = _GONE.where(alerts.c.person == bindparam("who"))


def of_change(
    table: Table, before: Play, after: Play, entries: Sequence[Entry], row: Row, now: float
) -> list[Statement]:
    """Write the alerts of a change of a running game into the outbox."""
    news = News(table, now)
    news.slow = row.pace in SLOW
    _of_questions(news, before, after, entries, clocks.load(row.clock))
    _of_deeds(news, before, after, entries)
    _of_mutes(news, before, after, entries)
    _of_seats(news, entries)
    _of_proposals(news, before, after)
    _of_outs(news, after, entries, table.clocks, clocks.load(row.clock))
    if after.over and not before.over:
        last = entries[-1]
        mover = last.seat if last.kind in (CHOICE, HOLD) else None
        _of_end(news, after, mover)
    return news.statements()


def of_start(
    table: Table, play: Play, clock: Any, starter: int | None, now: float
) -> list[Statement]:
    """Write the alerts of a game's start: that it begins, and the seats that it waits for."""
    news = News(table, now)
    news.end(["invited"])
    for seat in _people(table):
        if seat != starter:
            news.tell(seat, "game", {"what": "began"})
    news.tell_table("game", {"what": "began"})
    waits = asked(play)
    for seat in waits:
        if seat != starter:  # the player who starts a game looks at it
            _ask(news, seat, waits[seat], play, clocks.load(clock))
    _ask_table(news, waits, {})
    return news.statements()


def of_mention(table: Table, seat: int, text: str, now: float) -> list[Statement]:
    """Write an alert for a person named in the chat: the writer's name, never the words."""
    news = News(table, now)
    spoken = text.casefold()
    for other in _people(table):
        name = table.seats[other].name.casefold()
        if other != seat and name and f"@{name}" in spoken:
            news.tell(other, "chat", {"by": seat})
    return news.statements()


def of_invitation(row: Row, seats: Sequence[Seat], by: str, now: float) -> list[Statement]:
    """Write alerts for people for whom a seat is kept at a new table."""
    asker = next((seat.seat for seat in seats if seat.person == by), None)
    found = [
        _row(row.id, seat.person, seat.seat, "invited", {"by": asker}, now, now)
        for seat in seats
        if seat.person is not None and seat.person != by and not seat.came
    ]
    return [(_NEW, found)] if found else []


def of_arrival(table: str, person: str) -> list[Statement]:
    """End the invitation of a person who sits down."""
    return [(_CAME, {"this": table, "kinds": ["invited"], "who": person})]


def reminder(
    table: str, person: str, seat: int, chapter: int, now: float, after: float
) -> dict[str, Any]:
    """Return the alert of a turn whose player was looking and wants to be told again."""
    facts: Fact = {"activity": "", "chapter": chapter, "due": None}
    return _row(table, person, seat, "turn", facts, now, after)


class News:
    """The alerts of one change."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.now = now
        self.slow = table.row.pace in SLOW
        self.rows: list[dict[str, Any]] = []
        self.ended: list[Statement] = []

    def tell(self, seat: int, kind: str, facts: Fact, after: float | None = None) -> None:
        """Add an alert for the person in a seat."""
        person = self.table.seats[seat].person
        if person is not None and (self.slow or person in self.table.house.alerts.eager):
            at = self.now if after is None else after
            self.rows.append(_row(self.table.id, person, seat, kind, facts, self.now, at))

    def tell_table(self, kind: str, facts: Fact, seat: int | None = None) -> None:
        """Let the table's own webhook know, as late as its host does."""
        table = self.table
        if table.id in table.house.alerts.hooked:
            plays = table.seat_of(table.row.host) is not None
            after = self.now + (0.0 if plays else behind.seconds(table.row))
            self.rows.append(_row(table.id, None, seat, kind, facts, self.now, after))

    def end(
        self, kinds: Sequence[str], seats: Iterable[int] | None = None, own: bool = False
    ) -> None:
        """End these alerts for some seats (or for their people only), or for the whole table."""
        values: dict[str, Any] = {"this": self.table.id, "kinds": list(kinds)}
        if seats is None:
            self.ended.append((_GONE, values))
        elif places := list(seats):
            statement = _GONE_OWN if own else _GONE_AT
            self.ended.append((statement, {**values, "places": places}))

    def statements(self) -> list[Statement]:
        """Return the statements: ended alerts first, so that a new one of the same kind stays."""
        return [*self.ended, (_NEW, self.rows)] if self.rows else self.ended


def _row(
    table: str,
    person: str | None,
    seat: int | None,
    kind: str,
    facts: Fact,
    at: float,
    after: float,
) -> dict[str, Any]:
    return {
        "id": token_hex(12),
        "person": person,
        "table_id": table,
        "seat": seat,
        "kind": kind,
        "facts": facts,
        "at": at,
        "after": after,
        "state": "new",
    }


# -- seats that the game waits for -----------------------------------------------------------------


def asked(play: Play) -> dict[int, tuple[str, str]]:
    """Return, by seat, the public question: a turn and its activity, or to react."""
    if play.over:
        return {}
    found: dict[int, tuple[str, str]] = {}
    for one in play.public_waiting():
        if one.seat is not None and not play.is_away(one.seat):
            found[one.seat] = ("turn", one.activity)
    for question in play.questions():
        if question.window:
            found.pop(question.seat, None)
            if play.windows == "polled" and play.awaits(question.seat):
                found[question.seat] = ("reaction", "")
    return found


def _people(table: Table) -> list[int]:
    return [seat.seat for seat in table.seats if seat.person is not None and seat.bot is None]


def _of_questions(
    news: News, before: Play, after: Play, entries: Sequence[Entry], clock: Clocks | None
) -> None:
    was, now = asked(before), asked(after)
    acted = {entry.seat for entry in entries if entry.kind in (CHOICE, HOLD)}
    if after.pace != before.pace:  # other clocks: everybody is asked again
        news.end([*ASKED, "time"])
        was = {}
    over = [seat for seat in was if seat not in now or now[seat][0] != was[seat][0]]
    news.end(ASKED, over)
    news.end(ASKED, sorted(acted & was.keys()), own=True)
    if _reacts(was) and not _reacts(now):
        news.ended.append((_GONE_TABLE, {"this": news.table.id, "kinds": ["reaction"]}))
    again = {entry.seat for entry in entries if entry.kind == LATE}  # each has a new turn's time
    news.end(["time"], [seat for seat in was if seat not in now or seat in again])
    told, tell = _told(news.table, before, was, entries), ahead.unanswered(news.table, after, now)
    answered = [seat for seat in told if seat in now and seat not in tell]
    news.end([*ASKED, "time"], answered, own=True)
    for seat in _people(news.table):
        if seat in tell and (seat not in told or seat in over or seat in again):
            _ask(news, seat, now[seat], after, clock)
    for entry in entries:
        if entry.kind == HOLIDAY and entry.seat in now:
            news.end(["time"], [entry.seat])
            _mark(news, entry.seat, clock)
    _ask_table(news, now, was)


def _told(table: Table, before: Play, was: Iterable[int], entries: Sequence[Entry]) -> list[int]:
    """The seats that were told of their question: not those that were to be answered for."""
    revoked = {entry.seat for entry in entries if entry.kind == PLAN and entry.option}
    return [seat for seat in ahead.unanswered(table, before, was) if seat not in revoked]


def _ask(news: News, seat: int, what: tuple[str, str], play: Play, clock: Clocks | None) -> None:
    kind, activity = what
    due = None if clock is None else clock.deadline(seat)
    facts: Fact = {"activity": activity, "chapter": play.game.chapter(play.settled), "due": due}
    news.tell(seat, kind, facts)
    _mark(news, seat, clock)


def _mark(news: News, seat: int, clock: Clocks | None) -> None:
    """Add the alerts that a seat's time runs short."""
    due = None if clock is None else clock.deadline(seat)
    for left in MARKS[news.slow] if due is not None else ():
        assert due is not None
        if due - left > news.now:
            news.tell(seat, "time", {"due": due, "left": left}, due - left)


def _ask_table(
    news: News, now: Mapping[int, tuple[str, str]], was: Mapping[int, tuple[str, str]]
) -> None:
    """Add alerts for the whole table: the seat whose turn it is; open reactions, without names."""
    if news.table.id not in news.table.house.alerts.hooked:
        return
    for seat, (kind, activity) in now.items():
        if kind == "turn" and seat not in was and seat in _people(news.table):
            news.tell_table("turn", {"activity": activity, "by": seat}, seat)
    if _reacts(now) and not _reacts(was):
        news.tell_table("reaction", {})


def _reacts(waits: Mapping[int, tuple[str, str]]) -> bool:
    return any(kind == "reaction" for kind, _ in waits.values())


# -- everything else -------------------------------------------------------------------------------


def _of_deeds(news: News, before: Play, after: Play, entries: Sequence[Entry]) -> None:
    """Add what others did to a seat; the player who chooses has seen the earlier deeds."""
    if any(entry.kind == REWIND for entry in entries):
        news.end(["against"])  # they may be undone
    news.end(["against"], _choosers(before, entries), own=True)
    people = _people(news.table)
    for seat, deed in deeds.against(before, after).items():
        if seat in people and not after.over and not after.is_away(seat):
            news.tell(seat, "against", deed.facts())


def _choosers(before: Play, entries: Sequence[Entry]) -> set[int]:
    """Return the seats whose people chose themselves, and so have seen their table.

    Nobody looks when an answer given beforehand is made, when time is over, or when a bot plays.
    A choice in a window closes it; its player has looked when the answer was held.
    """
    made_for = {entry.seat for entry in entries if entry.kind in (AHEAD, LATE)}
    windows = {question.seat for question in before.questions() if question.window}
    chose = {
        entry.seat
        for entry in entries
        if entry.kind == HOLD or (entry.kind == CHOICE and entry.seat not in windows)
    }
    return {seat for seat in chose - made_for if not before.is_away(seat)}


def _of_mutes(news: News, before: Play, after: Play, entries: Sequence[Entry]) -> None:
    """End what is muted until a choice: by that choice, with the game, or with its clocks."""
    if after.over or after.pace != before.pace:
        news.ended.append((_HEARD, {"this": news.table.id}))
        return
    for seat in sorted(_choosers(before, entries)):
        if (person := news.table.seats[seat].person) is not None:
            news.ended.append((_HEARD_BY, {"this": news.table.id, "who": person}))


def _of_seats(news: News, entries: Sequence[Entry]) -> None:
    for entry in entries:
        if entry.kind == SIT:
            news.tell(entry.seat, "bot", {})
        if entry.kind == RETURN:
            news.end(["bot"], [entry.seat])


def _of_proposals(news: News, before: Play, after: Play) -> None:
    if after.proposal == before.proposal and after.stands == before.stands:
        fresh = [seat for seat in after.agreed if seat not in before.agreed]
        news.end(["agree"], fresh)
        return
    if before.proposal is not None:
        news.end(["agree"])
    if after.proposal is not None and not after.over:
        by, kind = after.proposal
        absent = {by, after.stands} if kind == "stand-in" else {by}
        for seat in _people(news.table):
            if seat not in absent and not after.is_away(seat):
                news.tell(seat, "agree", {"what": kind, "by": by})


def _of_outs(
    news: News, after: Play, entries: Sequence[Entry], was: Clocks | None, now: Clocks | None
) -> None:
    """Tell who ran out of time, and the others that they may end the game; until that is over."""
    before, out = (() if one is None else one.out for one in (was, now))
    if before and not out and after.proposal is None:
        news.end(["agree"])
    for seat in [entry.seat for entry in entries if entry.kind == OUT]:
        news.end(["time"], [seat])
        news.tell(seat, "time", {"what": "over"})
        for other in _people(news.table):
            if other not in out and not after.is_away(other):
                news.tell(other, "agree", {"what": "expired", "by": seat})


def _of_end(news: News, after: Play, mover: int | None) -> None:
    news.end(["turn", "reaction", "time", "against", "agree", "bot"])
    ended = result(after)
    winners = [] if ended is None else list(ended.winners)
    facts = {"what": "ended", "winners": winners}
    for seat in _people(news.table):
        if seat != mover and seat not in after.resigned:
            news.tell(seat, "game", facts)
    news.tell_table("game", facts)
