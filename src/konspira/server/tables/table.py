"""A table in the memory of a process: its row, its seats, its play, and who is listening.

The log in the database is the truth. A process that has fallen behind reads what is missing; of two
processes that answer the same question one is told Conflict, reads what the other wrote, and looks
again. Listeners hear of a change only when it is on disk.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from konspira.kernel import shuffle
from konspira.kernel.game import Game
from konspira.server.errors import Refusal
from konspira.server.people import bot_speed
from konspira.server.people.bot_speed import Speed
from konspira.server.people.guests import Person
from konspira.server.store import rows, schema
from konspira.server.store.entries import Batch, Entry, Values
from konspira.server.store.journal import Conflict
from konspira.server.store.rows import Row, Seat
from konspira.server.tables import causes, clocks, play, visibility
from konspira.server.tables.clocks import Clocks
from konspira.server.tables.frames import Eyes, result
from konspira.server.tables.locks import Lock
from konspira.server.tables.play import Play, Windows
from konspira.server.tables.series import goes_on, read_series
from konspira.server.wire import (
    Line,
    SeatInfo,
    Shuffle,
    TableInfo,
    Window,
)

if TYPE_CHECKING:
    from konspira.server.house import House

SNAPSHOT_EVERY = 50  # choices
TAIL = 50  # lines of chat that are kept in memory


_json = msgspec.json.Encoder().encode


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
        self.batch = Batch()


class Table:
    """One table. Change it only while holding `lock`."""

    def __init__(self, house: House, row: Row, seats: Sequence[Seat]) -> None:
        self.house = house
        self.lock = Lock()
        self.row = row
        self.seats = list(seats)
        self.game: Game = house.game(row.game, len(seats), row.options)
        self.play: Play | None = None
        self.shown: Play | None = None  # the play for those who only watch, if it is held back
        self.clocks: Clocks | None = None
        self.plies = 0
        self.lines = 0  # of the chat ...
        self.tail: deque[Line] = deque(maxlen=TAIL)  # ... and the last of them, if known
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
        self._snapshots: list[int] = []  # after how many choices one was taken

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

    def hints(self) -> bool:
        """May those who play ask for hints? Where others are people, they have agreed."""
        if self.row.hints or (self.play is not None and self.play.hints):
            return True
        gone = frozenset() if self.play is None else self.play.resigned
        people = [seat for seat in self.seats if seat.bot is None and seat.seat not in gone]
        return self.row.status != "open" and len(people) <= 1

    # -- what viewers get --------------------------------------------------------------------------

    def may_watch(self, seat: int | None) -> bool:
        """May this viewer see the game?"""
        if seat is not None or self.row.spectators == "public":
            return True
        return self.row.spectators == "later" and self.row.status == "finished"

    def look(self, seat: int | None) -> Eyes:
        """The game with these eyes, as it is now."""
        assert self.play is not None
        eyes = self.eyes.get(seat)
        if eyes is None:
            eyes = self.eyes[seat] = Eyes(seat)
        if eyes.looked != self.number:
            eyes.looked = self.number
            eyes.look(self.stage(seat), self.clocks, self.window(seat))
        return eyes

    def stage(self, seat: int | None) -> Play:
        """The play as far as this viewer may know it.

        Somebody who plays alone with bots is never kept waiting in a window, so time would tell
        spectators what that person can do there. They see a window open, and how it went on when
        the person has made the next choice that everybody may see.
        """
        assert self.play is not None
        return self.play if seat is not None or self.shown is None else self.shown

    def window(self, seat: int | None = None) -> Window | None:
        """The chance to react that is open for a viewer, if any."""
        assert self.play is not None
        if seat is None and self.shown is not None:
            return Window(self.row.changed, None)  # there is one: that is why it is held back
        return self.open_window()

    def open_window(self) -> Window | None:
        """The chance to react that is open, if any."""
        assert self.play is not None
        if self.play.over or not any(q.window for q in self.play.questions()):
            return None
        if any(q.window and self._awaits(self.play, q.seat) for q in self.play.questions()):
            return Window(self.row.stirred or self.row.changed, None)
        until = self.house.now() if self.row.due is None else self.row.due
        if self.play.windows == "timed":
            return Window(until - self.house.settings.reaction_time, until)
        return Window(min(until, self.row.stirred or self.row.changed), until)

    def windows(self) -> Windows:
        """Return how long chances to react last here; what everybody knows decides it."""
        people = sum(seat.bot is None for seat in self.seats)
        if not people:
            return "alone"
        if people == 1:
            # A clock that runs only where there is something to choose would talk to spectators.
            watched = self.row.spectators == "public" and self.row.pace != "none"
            return "polled" if watched else "alone"
        return "polled" if self.row.pace in clocks.SLOW else "timed"

    def _awaits(self, play: Play, seat: int) -> bool:
        """Does an open window wait for the person in this seat?"""
        return self.seats[seat].bot is None and play.awaits(seat)

    def _reaction_time(self, play: Play, gone: float) -> float:
        """The seconds of a window that waits for nobody, or no longer."""
        settings = self.house.settings
        if play.windows == "timed":
            return settings.reaction_time
        bots = any(q.window and self.bot_in(q.seat) is not None for q in play.questions())
        if not bots:
            return 0.0
        return bot_speed.window(settings.bot_pause, self.speed(), gone)  # also if it cannot react

    # -- how fast bots move ------------------------------------------------------------------------

    def speed(self) -> Speed:
        """Return how fast bots move here: as slow as anybody wishes who plays and is there."""
        if self.hurried:
            return "instant"
        there = [self.seats[seat].person or "" for seat in self.people()]
        return bot_speed.slowest([self.speeds.get(person, "natural") for person in there])

    def asks(self, after: Play) -> bool:
        """Is a person asked, as everybody at the table knows?"""
        if after.over:
            return True
        for question in after.questions():
            if question.window and (after.windows == "timed" or self._awaits(after, question.seat)):
                return True
        waits = visibility.public_waiting(after)
        return any(self.seats[seat].bot is None and not after.is_away(seat) for seat in waits)

    def began_after(self, after: Play, now: float) -> float | None:
        """Since when people wait for bots that go on by themselves, if they do."""
        people = self.people()
        if not people or len(people) == len(self.seats) or self.asks(after):
            return None
        return now if self.began is None else self.began

    def thought(self) -> float:
        """The seconds for a bot's next thought; 0: as long as it likes, where nobody waits."""
        if self.began is None:
            return 0.0
        return bot_speed.thought(max(0.0, self.house.now() - self.began))

    def hurry(self) -> None:
        """Bots make no pauses until somebody is asked."""
        self.hurried = self.play is not None and not self.asks(self.play)
        if self.hurried:
            self.house.driver.attend(self)

    def due(self) -> float | None:
        """Return when the server has to act next: at once, if somebody skips a pause before it."""
        if not self.hurried or self.row.due is None or self.open_window() is not None:
            return self.row.due
        return min(self.row.due, self.row.stirred or self.row.changed)

    def _follow(self, began: float | None) -> None:
        self.began = began
        if began is None:
            self.hurried = False

    def info(self, person: str | None) -> TableInfo:
        """The table as this person sees it."""
        row = self.row
        return TableInfo(
            id=row.id,
            game=row.game,
            status=row.status,
            seats=[self.seat_info(seat.seat) for seat in self.seats],
            you=self.seat_of(person),
            host=person is not None and person == row.host,
            options=self.game.shown(self.game.options),
            visibility=row.visibility,
            spectators=row.spectators,
            pace=row.pace,
            shuffle=Shuffle(
                commitment=shuffle.commitment(row.secret),
                salts=[None if seat.salt is None else seat.salt.hex() for seat in self.seats],
                secret=row.secret.hex() if self.opened else None,
            ),
            hints=self.hints(),
            proposal=None if self.play is None else visibility.proposed(self.play),
            created=row.created,
            started=row.started,
            finished=row.finished,
            ended=row.ended,
            rematch=row.rematch,
            series=read_series(row.series),
            goes_on=row.goes_on,
            sequel=row.sequel,
            sealed=row.sealed,
            chat=self.lines,
        )

    def seat_info(self, number: int) -> SeatInfo:
        """Return who sits there, as everybody may know it."""
        seat = self.seats[number]
        if seat.bot is not None:
            return SeatInfo("bot", seat.name, level=seat.bot)
        if seat.person is None and not seat.came:
            return SeatInfo("empty", "")
        away = self.play is not None and number in self.play.absent
        gone = self.play is not None and number in self.play.resigned
        return SeatInfo(
            "person" if seat.came else "reserved",
            seat.name,
            level=self.bot_in(number),
            sits_in=away,
            resigned=gone,
            salted=seat.salt is not None,
            hints=self.play.hinted[number] if self.play is not None and self.play.over else 0,
        )

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
        began = self.began_after(after, now)
        row = self._row_after(before, after, now, entries, began)
        change = Change(entries, notes, before, after, row)
        change.began = began
        batch, ply = change.batch, self.plies
        log: list[Values] = []
        for entry in entries:
            log.append((row.id, ply, entry.kind, entry.seat, entry.option, now))
            ply += 1
        batch.log = log
        if row is not self.row:
            batch.row = _row_values(row)
        if notes:
            batch.lines = [line_row(self.id, line, self._person_in(line.seat)) for line in notes]
        self._snapshot(change)
        if self.house.alerts.follows(self):
            told = causes.of_change(self, before, after, entries, row, now)
            batch.more = [*batch.more, *told]
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
        released = self.shown is not None and self.row.held in (None, self.plies)
        if self.row.held is None:
            self.shown = None
        elif self.row.held == self.plies:
            self.shown = after
        self.add_lines(change.notes)
        self._snapshots = change.snapshots
        self._follow(change.began)
        for entry in entries:
            if self.bot_in(entry.seat) is None:
                self.acted = self.house.now()
            if entry.kind == play.CHOICE:
                self._count(entry.seat)
        facts = bool(change.notes) or visibility.facts(before) != visibility.facts(after)
        own = None
        if not facts and not released and len(entries) == 1:
            own = visibility.own_business(before, after, entries[0])
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

    def _row_after(
        self,
        before: Play,
        after: Play,
        now: float,
        entries: Sequence[Entry],
        began: float | None,
    ) -> Row:
        """Return what the log leads to for lists and clocks; the same row if nothing is seen."""
        row = self.row
        seen = visibility.is_seen(before, after)
        running = self.clocks_after(after, now)
        stirred = now if seen else row.stirred or row.changed
        due = self.due_after(after, running, stirred, now, before, began)
        asked, waiting = visibility.asked_seats(after), visibility.public_waiting(after)
        chapter = visibility.chapter(after)
        held = self.held_after(before, after, entries)
        if held is not None and held == row.held:  # spectators see nothing of it
            if (asked, due, running, stirred) == (row.asked, row.due, self.clocks, row.stirred):
                return row
            return msgspec.structs.replace(
                row, asked=asked, clock=clocks.save(running), due=due, stirred=stirred
            )
        changed = now if seen or row.held is not None else row.changed
        if held != row.held:
            row = msgspec.structs.replace(row, held=held, stirred=None)
        if after.over and not before.over:
            found = result(after)
            assert found is not None
            following, sealed = goes_on(after.state) if after.state.over else (False, False)
            row = msgspec.structs.replace(
                row,
                status="finished",
                finished=now,
                ended=found.ended,
                result=found,
                goes_on=following,
                sealed=sealed,
                address=None,
            )
        elif (asked, waiting, due, running) == (row.asked, row.waiting, row.due, self.clocks):
            if (changed, chapter) == (row.changed, row.chapter):
                return row
            return msgspec.structs.replace(row, changed=changed, chapter=chapter)
        return msgspec.structs.replace(
            row,
            asked=asked,
            waiting=waiting,
            clock=clocks.save(running),
            due=due,
            changed=changed,
            chapter=chapter,
        )

    def held_after(self, before: Play, after: Play, entries: Sequence[Entry]) -> int | None:
        """Return how much of the log spectators know after these entries; None: all of it."""
        if after.windows != "alone" or self.row.spectators != "public" or after.over:
            return None
        if all(seat.bot is not None or after.is_away(seat.seat) for seat in self.seats):
            return None  # bots alone: their windows last as long whatever they could do
        if self.row.held is not None and not self._tells(before, after, entries):
            return self.row.held
        waits = any(question.window for question in after.questions())
        return self.plies + len(entries) if waits else None

    def _tells(self, before: Play, after: Play, entries: Sequence[Entry]) -> bool:
        """Is this what a person does for everybody to see, and no answer in a window?"""
        entry = entries[0]
        if entry.kind != play.CHOICE:
            return entry.kind == play.RETURN or (
                entry.kind not in (play.HOLD, play.HINT) and visibility.is_seen(before, after)
            )
        question = before.question(entry.seat)
        own = self.bot_in(entry.seat) is None and question is not None and not question.window
        return own and visibility.is_seen(before, after)

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

    def clocks_after(self, after: Play, now: float) -> Clocks | None:
        if self.clocks is None:
            return None
        asked = [
            question.seat
            for question in ([] if after.over else after.questions())
            if not question.window or after.awaits(question.seat)
        ]
        people = [s for s in asked if self.seats[s].bot is None and not after.is_away(s)]
        return self.clocks.moved(people, now)

    def due_after(
        self,
        after: Play,
        running: Clocks | None,
        changed: float,
        now: float,
        before: Play | None,
        began: float | None = None,
    ) -> float | None:
        """Return when the server itself has to act next; bots may have gone on since they began."""
        if after.over:
            return None
        found: list[float] = []
        gone = 0.0 if began is None else max(0.0, changed - began)
        questions = after.questions()
        waits = any(q.window and self._awaits(after, q.seat) for q in questions)
        for question in questions:
            if question.window and waits:
                continue
            if question.window:
                again = before is not None and visibility.same_window(before, after, question.seat)
                until = self.row.due if again and after.windows == "timed" else None
                found.append(until or now + self._reaction_time(after, gone))
            elif self.seats[question.seat].bot is not None or after.is_away(question.seat):
                pause = bot_speed.pause(self.house.settings.bot_pause, self.speed(), gone)
                found.append(changed + pause)
        deadline = None if running is None else running.first_deadline()
        if deadline is not None:
            found.append(deadline)
        return min(found) if found else None

    def _snapshot(self, change: Change) -> None:
        """A snapshot now and then; those that a rewind goes behind are dropped."""
        state, taken = change.after.state, self._snapshots
        made = len(state.history)
        change.snapshots = taken
        for entry in change.entries:
            if entry.kind == play.REWIND:
                at = schema.snapshots.c
                behind = delete(schema.snapshots).where(at.table_id == self.id, at.made > made)
                change.batch.more = [(behind, {})]
                change.snapshots = [place for place in taken if place <= made]
                return
        last = taken[-1] if taken else -1
        if made < max(last, 0) + SNAPSHOT_EVERY or state is not change.after.settled:
            return
        since = bisect_right(state.log, last, key=lambda told: told.ply)
        new = play.take_snapshot(state, since)
        change.batch.snapshots = [(self.id, new.made, new.position, new.told, new.learned)]
        change.snapshots = [*taken, made]

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
        await self.house.reader.read(self._read)
        self.wake()

    async def _read(self, connection: AsyncConnection) -> None:
        try:
            row = await rows.row_of(connection, self.id)
        except Refusal:  # in another process the last person has left
            self.gone = True
            self.wake()
            raise
        seats = await rows.seats_of(connection, self.id)
        self.lines = await rows.count_lines(connection, self.id)
        self.tail.clear()
        # The options may have changed since we looked, and the log is played by them.
        self.game = self.house.game(row.game, len(seats), row.options)
        if row.status != "open":
            await self.read_log(connection, row, seats)
        self.row, self.seats = row, seats
        self.speeds = await bot_speed.speeds_at(connection, self.id)
        if self.play is not None:
            self._follow(self.began_after(self.play, row.stirred or row.changed))

    async def read_log(self, connection: AsyncConnection, row: Row, seats: Sequence[Seat]) -> None:
        """Play what is missing; a play that nobody holds yet is read with its snapshots."""
        if self.play is None:
            check_rules(self.game, row)
            entries = await rows.entries_of(connection, self.id, 0)
            snapshots = await rows.snapshots_of(connection, self.id)
            self.row, self.seats = row, list(seats)
            self.play = play.load(self.game, self.key(), entries, snapshots, self.windows())
            if row.held is not None:
                known = entries[: row.held]
                self.shown = play.load(self.game, self.key(), known, snapshots, self.windows())
            self.plies = len(entries)
            self._snapshots = [snapshot.made for snapshot in snapshots]
        else:
            missing = await rows.entries_of(connection, self.id, self.plies)
            if missing:  # else it stays the same play: what a bot thinks about it still holds
                after = self.play.fork()
                for ply, entry in enumerate(missing, self.plies + 1):
                    after.apply(entry)
                    if ply == row.held:
                        self.shown = after.fork()
                self.play = after
                self.plies += len(missing)
                # another process may have taken snapshots, or dropped some
                self._snapshots = await rows.snapshot_places(connection, self.id)
            if row.held is None:
                self.shown = None
        self.clocks = clocks.load(row.clock)


def line_row(table: str, line: Line, person: str | None) -> Values:
    """A line of the chat, as it is written down; whose it is, so that it can be forgotten."""
    return (table, line.number, line.kind, line.seat, person, line.name, line.text, line.at)


def _row_values(row: Row) -> Values:
    """Return what follows from the log, as it is written down (see journal.ROW)."""
    clock = None if row.clock is None else _json(row.clock).decode()
    result = None if row.result is None else _json(row.result).decode()
    asked, waiting = _json(row.asked).decode(), _json(row.waiting).decode()
    how = (row.status, row.finished, row.ended, row.goes_on, row.sealed)
    more = (row.held, row.stirred, row.address, row.chapter)
    return (*how, asked, waiting, clock, row.due, row.changed, result, *more, row.id)


def check_rules(game: Game, row: Row) -> None:
    """A game that was begun by other rules cannot go on by these."""
    if (row.rules, row.pack) != (game.version, game.pack.hash):
        raise Refusal(
            "table-other-rules",
            f"this game was begun by version {row.rules} of the rules with content {row.pack}; "
            "it can be read with the version of Konspira that began it",
            status=410,
            value=f"{row.rules} {row.pack}",
        )
