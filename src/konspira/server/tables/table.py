"""A table in the memory of a process: its row, its seats, its play, and who is listening.

The log in the database is the truth. A process that has fallen behind reads what is missing; of two
processes that answer the same question one is told Conflict, reads what the other wrote, and looks
again. Listeners hear of a change only when it is on disk.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import update

from konspira.kernel import shuffle
from konspira.kernel.game import Game
from konspira.server.errors import Refusal
from konspira.server.people import bot_speed
from konspira.server.people.bot_speed import Speed
from konspira.server.people.guests import Person
from konspira.server.store import schema
from konspira.server.store.entries import Batch, Entry, Plan, Values
from konspira.server.store.journal import Conflict
from konspira.server.store.rows import Row, Seat
from konspira.server.tables import behind as behinds
from konspira.server.tables import causes, clocks, outcome, pace, play, reading, timing, visibility
from konspira.server.tables.behind import Behind, Showing
from konspira.server.tables.clocks import Clocks
from konspira.server.tables.frames import Eyes
from konspira.server.tables.locks import Lock
from konspira.server.tables.play import Play
from konspira.server.tables.series import read_series
from konspira.server.wire.live import Line, Window

if TYPE_CHECKING:
    from konspira.server.house import House

_REPACE = update(schema.tables)
TAIL = 50  # lines of chat that are kept in memory


class Listener:
    """A live connection, as its table knows it."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self.person: Person | None = None
        self.address = ""

    def wake(self) -> None:
        """Look at the table again."""
        raise NotImplementedError

    def dismiss(self, code: int, reason: str) -> None:
        """Close the connection, and say why."""
        raise NotImplementedError


class Change:
    """A change of a game that is not written down yet."""

    def __init__(
        self, entries: Sequence[Entry], notes: Sequence[Line], before: Play, after: Play, row: Row
    ) -> None:
        self.entries = entries
        self.notes = notes
        self.before = before
        self.after = after
        self.row = row
        self.snapshots: list[int] = []  # after how many choices there will be one
        self.began: float | None = None  # as of the table
        self.at = 0.0  # when it was prepared
        self.batch = Batch()


class Table:
    """One table. Change it only while holding `lock`."""

    def __init__(self, house: House, row: Row, seats: Sequence[Seat]) -> None:
        self.house = house
        self.lock = Lock()
        self.row = row
        self.seats = list(seats)
        self.plans: list[Plan] = []  # what people answer beforehand
        self.game: Game = house.game(row.game, len(seats), row.options)
        self.play: Play | None = None
        self.shown: Play | None = None  # the play for those who only watch, if it is held back
        self.behind: Behind | None = None  # what onlookers know of it, if they see it later
        self.clocks: Clocks | None = None
        self.plies = 0
        self.lines = 0  # of the chat ...
        self.tail: deque[Line] = deque(maxlen=TAIL)  # ... and the last of them, if known
        self.asides = 0  # lines of the onlookers' chat
        self.number = 0  # raised by every change of the game
        self.facts = 0  # raised when something beside the game may have changed
        self.eyes: dict[int | None, Eyes] = {}
        self.gone = False  # deleted: all listeners are sent away
        self.listeners: set[Listener] = set()  # the live connections
        self.acted = 0.0  # when a person last did something here
        self.speeds: dict[str, Speed] = {}  # what people who sit here wish of bots
        self.began: float | None = None  # since when bots have gone on without asking anybody
        self.hurried = False  # does a person alone with bots skip to the next question?
        self._counters: dict[str, list[int]] = {}  # of choices, by people and by bots
        self.snapshots: list[int] = []  # after how many choices one was taken

    @property
    def id(self) -> str:
        """The name of the table, and its address."""
        return self.row.id

    @property
    def running(self) -> Play:
        """The play; refused while nobody has started or when it is over."""
        if self.play is None:
            raise Refusal("table-not-started", "nobody has started this table; wait for the host")
        if self.row.status != "running":
            raise Refusal("table-finished", "this game is over; start another one")
        return self.play

    @property
    def opened(self) -> bool:
        """May everything be seen? What the next part of a series still hides stays closed."""
        return self.row.status == "finished" and not self.row.sealed

    def key(self) -> bytes:
        """The key of the deal, from the server's secret and everybody's salt."""
        return shuffle.key(self.row.secret, self.id, [seat.salt for seat in self.seats])

    def seat_of(self, person: str | None) -> int | None:
        """Return where this person sits."""
        if person is None:
            return None
        for seat in self.seats:
            if seat.person == person and (seat.came or self.row.status == "open"):
                return seat.seat
        return None

    def _person_in(self, seat: int | None) -> str | None:
        return None if seat is None else self.seats[seat].person

    def bot_in(self, seat: int) -> str | None:
        """The level of the bot that plays this seat now."""
        if self.seats[seat].bot is not None:
            return self.seats[seat].bot
        away = self.play is not None and self.play.is_away(seat)
        return self.house.stand_in if away else None

    def people(self) -> list[int]:
        """The seats where a person plays, is there and has not resigned."""
        return [seat.seat for seat in self.seats if seat.person and self.bot_in(seat.seat) is None]

    def hints(self, late: Behind | None = None) -> bool:
        """May those who play ask for hints? Where others are people, they have agreed."""
        play = self.play if late is None else late.play
        if self.row.hints or (play is not None and play.hints):
            return True
        gone = frozenset() if play is None else play.resigned
        people = [seat for seat in self.seats if seat.bot is None and seat.seat not in gone]
        return self.row.status != "open" and len(people) <= 1

    # -- what viewers get --------------------------------------------------------------------------

    def may_watch(self, seat: int | None) -> bool:
        """May this viewer see the game?"""
        if seat is not None or self.row.spectators in ("public", "open"):
            return True
        return self.row.spectators == "later" and self.row.status == "finished"

    def late(self, seat: int | None) -> Behind | None:
        """Return what this viewer sees after a delay; None: it sees everything at once."""
        behind = self.behind
        if seat is not None or behind is None or behind.over:
            return None
        now = self.house.now()
        if behind.advance(now):
            self.number += 1
            self.facts += 1
            if behind.over:
                return None
        at = behind.next_at
        if at is not None and self.listeners:
            behind.ring(at)
        return behind

    def is_over(self, seat: int | None) -> bool:
        """Is the game over, as far as this viewer knows?"""
        return self.late(seat) is None and self.row.status == "finished"

    def look(self, seat: int | None) -> Eyes:
        """The game with these eyes, as it is now."""
        assert self.play is not None
        late = self.late(seat)
        eyes = self.eyes.get(seat)
        if eyes is None:
            eyes = self.eyes[seat] = Eyes(seat)
            eyes.open = seat is None and self.row.spectators == "open"
        if eyes.looked != (number := self.number):
            clock = self.clocks if late is None or late.row is None else clocks.load(late.row.clock)
            eyes.look(self.stage(seat), clock, self.window(seat))
            eyes.looked = number  # not before: some may not look yet
        return eyes

    def stage(self, seat: int | None) -> Play:
        """The play as far as this viewer may know it.

        Somebody who plays alone with bots is never kept waiting in a window, so time would tell
        spectators what that person can do there. They see a window open, and how it went on when
        the person has made the next choice that everybody may see.
        """
        assert self.play is not None
        late = self.late(seat)
        if late is not None:
            if late.play is None:
                raise behinds.not_yet(self.row, late.opens - self.house.now())
            return late.play
        return self.play if seat is not None or self.shown is None else self.shown

    def window(self, seat: int | None = None) -> Window | None:
        """The chance to react that is open for a viewer, if any."""
        assert self.play is not None
        late = self.late(seat)
        if late is not None and late.play is not None and late.row is not None:
            return timing.open_window(self, late.play, late.row)
        if seat is None and self.shown is not None:
            return Window(self.row.changed, None)  # there is one: that is why it is held back
        return timing.open_window(self, self.play, self.row)

    def follow(self, began: float | None) -> None:
        """Note since when bots have gone on; None: a person is asked."""
        self.began = began
        if began is None:
            self.hurried = False

    def wake(self, facts: bool = True, only: int | None = None) -> None:
        """Everybody who listens looks again, or the one seat that can have something new."""
        self.number += 1
        self.facts += facts
        for listener in self.listeners:
            if only is None or listener.seat == only:
                listener.wake()

    # -- changing ----------------------------------------------------------------------------------

    async def commit(self, entries: Sequence[Entry], notes: Sequence[Line] = ()) -> None:
        """Write entries down, then let everybody know. Raises Conflict when it came too late."""
        change = self.prepare(entries, notes)
        await self.write(change.batch)
        self.settle(change)

    def prepare(self, entries: Sequence[Entry], notes: Sequence[Line] = ()) -> Change:
        """Return what entries lead to, and what of it is to be written down."""
        assert self.play is not None
        now = self.house.now()
        before = self.play
        after = before.fork()
        for entry in entries:
            after.apply(entry)
        if after.pace is not None and after.pace != before.pace:
            after.windows = timing.windows(self, after.pace)
        began = pace.began_after(self, after, now)
        row = outcome.row_after(self, before, after, now, entries, began)
        change = Change(entries, notes, before, after, row)
        change.began = began
        batch, ply = change.batch, self.plies
        log: list[Values] = []
        for entry in entries:
            log.append((row.id, ply, entry.kind, entry.seat, entry.option, now))
            ply += 1
        batch.log = log
        if row is not self.row:
            batch.row = outcome.row_values(row)
        if notes:
            batch.lines = [line_row(self.id, line, self._person_in(line.seat)) for line in notes]
        outcome.snapshot(self, change)
        if self.behind is not None:
            batch.more = [*batch.more, behinds.written(row, ply, now)]
            change.at = now
        if self.house.alerts.follows(self) or row.pace in clocks.SLOW:
            told = causes.of_change(self, before, after, entries, row, now)
            batch.more = [*batch.more, *told]
        if row.pace != self.row.pace or row.control != self.row.control:
            repaced = _REPACE.where(schema.tables.c.id == self.id)
            values = {"pace": row.pace, "control": row.control}
            batch.more = [*batch.more, (repaced.values(values), {})]
        if row.status != self.row.status and row.series is not None:
            past = update(schema.tables).where(schema.tables.c.sequel == self.id)
            batch.more = [*batch.more, (past.values(sealed=False), {})]
        return change

    def settle(self, change: Change) -> None:
        """Let a change hold that is written down, and tell everybody."""
        before, after, entries = change.before, change.after, change.entries
        if change.row is not self.row:
            if change.row.status != self.row.status:
                self._open_past()
            self.row = change.row
            self.clocks = clocks.load(change.row.clock)
        self.play = after
        self.plies += len(entries)
        if self.behind is not None:
            self.behind.add(Showing(self.plies, change.at, change.row), entries)
        released = self.shown is not None and self.row.held in (None, self.plies)
        if self.row.held is None:
            self.shown = None
        elif self.row.held == self.plies:
            self.shown = after
        self.add_lines(change.notes)
        self.snapshots = change.snapshots
        self.follow(change.began)
        for entry in entries:
            if self.bot_in(entry.seat) is None and entries[0].kind not in play.BY_THE_CLOCK:
                self.acted = self.house.now()
            if entry.kind == play.CHOICE:
                self._count(entry.seat)
        facts = bool(change.notes) or visibility.facts(before) != visibility.facts(after)
        own = None
        # That an answer was given beforehand must not look different from the answer alone.
        made = [entry for entry in entries if entry.kind != play.AHEAD]
        if not facts and not released and len(made) == 1:
            # With all cards open, later, nothing is the business of one seat alone.
            if self.behind is None:
                own = visibility.own_business(before, after, made[0])
        self.spread(facts, own)

    def add_lines(self, lines: Sequence[Line]) -> None:
        """These lines of chat are written down."""
        self.tail.extend(lines)
        self.lines += len(lines)

    def tail_since(self, number: int) -> list[Line]:
        """The chat from a line on; nothing if that line is not in memory."""
        known = self.lines - len(self.tail)
        return list(self.tail)[number - known :] if known <= number < self.lines else []

    async def write(self, batch: Batch) -> None:
        """Write something down; if somebody else was quicker, read what it was first."""
        late: Conflict | None = None
        try:
            await self.house.journal.write(batch)
        except Conflict as conflict:
            late = conflict  # compiled code must not wait in here
        if late is not None:
            await self.refresh()
            raise late

    def spread(self, facts: bool = True, only: int | None = None) -> None:
        """Tell everybody here, every other process, and the driver of bots and clocks."""
        self.wake(facts, only)
        house = self.house
        if not house.alone:
            house.changes.tell(self.id)
        if self.row.due is not None or self.row.id in house.driver.news:
            house.driver.attend(self)

    def _count(self, seat: int) -> None:
        by = "person" if self.bot_in(seat) is None else "bot"
        if by not in self._counters:
            self._counters[by] = self.house.metrics.choices.cell(self.game.id, by)
        self._counters[by][0] += 1

    def _open_past(self) -> None:
        """This part is over: what it hid from the part before hides nothing any more."""
        series = read_series(self.row.series)
        for part in [] if series is None else series.past[-1:]:
            table = self.house.tables.held(part.table)
            if table is not None:
                table.row = msgspec.structs.replace(table.row, sealed=False)
                table.wake()
            self.house.changes.tell(part.table)

    # -- reading -----------------------------------------------------------------------------------

    async def learn_speeds(self) -> None:
        """Read how fast those who sit here wish bots to be."""
        name = self.id
        self.speeds = await self.house.reader.read(
            lambda reading: bot_speed.speeds_at(reading, name)
        )

    async def catch_up(self) -> None:
        """Read what other processes may have written; a process that is alone knows it all."""
        if not self.house.alone:
            await self.refresh()

    async def refresh(self) -> None:
        """Read what other processes have written, and let those who listen look again."""
        await self.house.reader.read(partial(reading.read, self))
        self.wake()


def line_row(table: str, line: Line, person: str | None) -> Values:
    """A line of the chat, as it is written down; whose it is, so that it can be forgotten."""
    return (table, line.number, line.kind, line.seat, person, line.name, line.text, line.at)
