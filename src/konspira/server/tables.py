"""A table in the memory of a process: its row, its seats, its play, and who is listening.

The log in the database is the truth. A process that has fallen behind reads what is missing; of two
processes that answer the same question one is told Conflict, reads what the other wrote, and looks
again. Whoever listens hears of a change only when it is on disk.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from prometheus_client import Counter
from sqlalchemy import delete, insert, update

from konspira.kernel import shuffle
from konspira.kernel.game import Game
from konspira.server import clocks, noticing, play
from konspira.server.clocks import Clocks
from konspira.server.errors import Refusal
from konspira.server.frames import Eyes, result
from konspira.server.journal import Batch, Conflict, Statement
from konspira.server.play import Entry, Play, Windows
from konspira.server.series import goes_on, read_series
from konspira.server.store import rows, schema
from konspira.server.store.rows import Row, Seat
from konspira.server.wire import (
    Line,
    Proposal,
    SeatInfo,
    Shuffle,
    TableInfo,
    Window,
)

if TYPE_CHECKING:
    from konspira.server.house import House

SNAPSHOT_EVERY = 50  # choices
PATIENT = ("daily", "relaxed")  # paces at which a chance to react waits for people
TAIL = 50  # lines of chat that are kept in memory


class Listener(Protocol):
    """A live connection, as its table knows it."""

    seat: int | None

    def wake(self) -> None:
        """Look at the table again."""


class Table:
    """One table. Change it only while holding `lock`."""

    def __init__(self, house: House, row: Row, seats: Sequence[Seat]) -> None:
        self.house = house
        self.lock = asyncio.Lock()
        self.row = row
        self.seats = list(seats)
        self.game: Game = house.game(row.game, len(seats), row.options)
        self.play: Play | None = None
        self.clocks: Clocks | None = None
        self.plies = 0
        self.lines = 0  # of the chat ...
        self.tail: deque[Line] = deque(maxlen=TAIL)  # ... and the last of them, if known
        self.number = 0  # raised by every change of the game
        self.facts = 0  # raised when something beside the game may have changed
        self.eyes: dict[int | None, Eyes] = {}
        self.gone = False  # deleted: whoever listens is sent away
        self.listeners: set[Listener] = set()  # the live connections
        self._counters: dict[str, Counter] = {}  # of choices, by people and by bots
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
        """Where this person sits."""
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
        away = self.play is not None and seat in self.play.absent | self.play.resigned
        return "greedy" if away else None

    def people(self) -> list[int]:
        """The seats where a person plays, is there and has not resigned."""
        return [seat.seat for seat in self.seats if seat.person and self.bot_in(seat.seat) is None]

    # -- what viewers get --------------------------------------------------------------------------

    def may_watch(self, seat: int | None) -> bool:
        """May this viewer see the game?"""
        return seat is not None or self.row.spectators == "public"

    def look(self, seat: int | None) -> Eyes:
        """The game with these eyes, as it is now."""
        assert self.play is not None
        eyes = self.eyes.get(seat)
        if eyes is None:
            eyes = self.eyes[seat] = Eyes(seat)
        if eyes.looked != self.number:
            eyes.looked = self.number
            eyes.look(self.play, self.clocks, self.window())
        return eyes

    def window(self) -> Window | None:
        """The chance to react that is open, if any."""
        assert self.play is not None
        if self.play.over or not any(q.window for q in self.play.state.questions):
            return None
        if any(q.window and self._awaits(self.play, q.seat) for q in self.play.state.questions):
            return Window(self.row.changed, None)
        until = self.house.now() if self.row.due is None else self.row.due
        return Window(until - self._reaction_time(self.play), until)

    def windows(self) -> Windows:
        """How long chances to react last here; what everybody at the table knows decides it."""
        if sum(seat.bot is None for seat in self.seats) == 1 and self.row.spectators == "none":
            return "alone"
        return "polled" if self.row.pace in PATIENT else "timed"

    def _awaits(self, play: Play, seat: int) -> bool:
        """Does an open window wait for the person in this seat?"""
        return self.seats[seat].bot is None and play.awaits(seat)

    def _reaction_time(self, play: Play) -> float:
        """The seconds of a window that waits for nobody, or no longer."""
        settings = self.house.settings
        if play.windows == "timed":
            return settings.reaction_time
        bots = any(q.window and self.bot_in(q.seat) is not None for q in play.state.questions)
        return settings.bot_pause / 2 if bots else 0.0  # as long for a bot that cannot react

    def info(self, person: str | None) -> TableInfo:
        """The table as this person sees it."""
        row = self.row
        proposal = None
        if self.play is not None and self.play.proposal is not None and not self.play.over:
            seat, kind = self.play.proposal
            proposal = Proposal("end" if kind == "end" else "take-back", seat, [*self.play.agreed])
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
            proposal=proposal,
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
        """Who sits there, as everybody may know it."""
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
        assert self.play is not None
        now = self.house.now()
        before = self.play
        after = before.fork()
        for entry in entries:
            after.apply(entry)
        row = self._row_after(before, after, now)
        snapshots, more = self._snapshot(after, entries)
        batch = Batch(
            log=[
                {
                    "table_id": self.id,
                    "ply": self.plies + place,
                    "kind": entry.kind,
                    "seat": entry.seat,
                    "option": entry.option,
                    "at": now,
                }
                for place, entry in enumerate(entries)
            ],
            lines=[line_row(self.id, line, self._person_in(line.seat)) for line in notes],
            more=[*more, *self._ending(row)],
        )
        if row is not self.row:
            batch.row = {
                "this": self.id,
                "asked": row.asked,
                "waiting": row.waiting,
                "clock": row.clock,
                "due": row.due,
                "changed": row.changed,
            }
        await self.write(batch)
        if row.status != self.row.status:
            self._open_past()
        self.play, self.row = after, row
        self.clocks = clocks.load(row.clock)
        self.plies += len(entries)
        self.add_lines(notes)
        self._snapshots = snapshots
        for entry in entries:
            if entry.kind == play.CHOICE:
                self._count(entry.seat)
        facts = noticing.facts(before) != noticing.facts(after) or bool(notes)
        own = (
            None if facts or len(entries) != 1 else noticing.own_business(before, after, entries[0])
        )
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
        try:
            await self.house.journal.write(batch)
        except Conflict:
            await self.refresh()
            raise

    def _row_after(self, before: Play, after: Play, now: float) -> Row:
        """What the log leads to for lists and clocks; the same row if nobody could see a change."""
        seen = noticing.is_seen(before, after)
        running = self.clocks_after(after, now)
        changed = now if seen else self.row.changed
        due = self.due_after(after, running, changed, now, before)
        asked, waiting = noticing.asked_seats(after), noticing.public_waiting(after)
        row = self.row
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
            )
        elif (asked, waiting, due, running) == (row.asked, row.waiting, row.due, self.clocks):
            return row if not seen else msgspec.structs.replace(row, changed=changed)
        return msgspec.structs.replace(
            row, asked=asked, waiting=waiting, clock=clocks.save(running), due=due, changed=changed
        )

    def spread(self, facts: bool = True, only: int | None = None) -> None:
        """Tell everybody here, every other process, and whoever plays for bots and clocks."""
        self.wake(facts, only)
        self.house.changes.tell(self.id)
        self.house.driver.attend(self)

    def _count(self, seat: int) -> None:
        by = "person" if self.bot_in(seat) is None else "bot"
        if by not in self._counters:
            self._counters[by] = self.house.metrics.choices.labels(self.game.id, by)
        self._counters[by].inc()

    def clocks_after(self, after: Play, now: float) -> Clocks | None:
        if self.clocks is None:
            return None
        asked = [
            question.seat
            for question in ([] if after.over else after.state.questions)
            if not question.window or after.awaits(question.seat)
        ]
        away = after.absent | after.resigned
        people = [s for s in asked if self.seats[s].bot is None and s not in away]
        return self.clocks.moved(people, now)

    def due_after(
        self, after: Play, running: Clocks | None, changed: float, now: float, before: Play | None
    ) -> float | None:
        """When the server itself has to act next."""
        if after.over:
            return None
        found: list[float] = []
        away = after.absent | after.resigned
        waits = any(q.window and self._awaits(after, q.seat) for q in after.state.questions)
        for question in after.state.questions:
            if question.window and waits:
                continue
            if question.window:
                again = before is not None and noticing.same_window(before, after, question.seat)
                until = self.row.due if again and after.windows == "timed" else None
                found.append(until or now + self._reaction_time(after))
            elif self.seats[question.seat].bot is not None or question.seat in away:
                found.append(changed + self.house.settings.bot_pause)
        deadline = None if running is None else running.first_deadline()
        if deadline is not None:
            found.append(deadline)
        return min(found, default=None)

    def _snapshot(self, after: Play, entries: Sequence[Entry]) -> tuple[list[int], list[Statement]]:
        """A snapshot now and then; those that a rewind goes behind are dropped."""
        made, taken = len(after.state.history), self._snapshots
        taken_at = schema.snapshots
        if any(entry.kind == play.REWIND for entry in entries):
            behind = delete(taken_at).where(taken_at.c.table_id == self.id, taken_at.c.made > made)
            return [place for place in taken if place <= made], [(behind, {})]
        last = taken[-1] if taken else -1
        if made < max(last, 0) + SNAPSHOT_EVERY or after.state is not after.settled:
            return taken, []
        since = bisect_right(after.state.log, last, key=lambda told: told.ply)
        new = msgspec.structs.asdict(play.take_snapshot(after.state, since))
        return [*taken, made], [(insert(taken_at), {"table_id": self.id, **new})]

    def _ending(self, row: Row) -> list[Statement]:
        if row.status == self.row.status:
            return []
        values = {
            "status": row.status,
            "finished": row.finished,
            "ended": row.ended,
            "result": msgspec.to_builtins(row.result),
            "goes_on": row.goes_on,
            "sealed": row.sealed,
        }
        before = update(schema.tables).where(schema.tables.c.sequel == self.id)
        return [
            (update(schema.tables).where(schema.tables.c.id == self.id).values(values), {}),
            (before.values(sealed=False), {}),
        ]

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

    async def catch_up(self) -> None:
        """Read what other processes may have written; a process that is alone knows it all."""
        if not self.house.alone:
            await self.refresh()

    async def refresh(self) -> None:
        """Read what other processes have written, and let those who listen look again."""
        async with self.house.reader.connect() as connection:
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
        self.wake()

    async def read_log(self, connection: Any, row: Row, seats: Sequence[Seat]) -> None:
        """Play what is missing; a play that nobody holds yet is read with its snapshots."""
        if self.play is None:
            check_rules(self.game, row)
            entries = await rows.entries_of(connection, self.id, 0)
            snapshots = await rows.snapshots_of(connection, self.id)
            self.row, self.seats = row, list(seats)
            self.play = play.load(self.game, self.key(), entries, snapshots, self.windows())
            self.plies = len(entries)
            self._snapshots = [snapshot.made for snapshot in snapshots]
        else:
            missing = await rows.entries_of(connection, self.id, self.plies)
            after = self.play.fork()
            for entry in missing:
                after.apply(entry)
            self.play = after
            self.plies += len(missing)
            if missing:  # another process may have taken snapshots, or dropped some
                self._snapshots = await rows.snapshot_places(connection, self.id)
        self.clocks = clocks.load(row.clock)


def line_row(table: str, line: Line, person: str | None) -> dict[str, Any]:
    """A line of the chat, as it is written down; whose it is, so that it can be forgotten."""
    return {
        "table_id": table,
        "number": line.number,
        "kind": line.kind,
        "seat": line.seat,
        "person": person,
        "name": line.name,
        "text": line.text,
        "at": line.at,
    }


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
