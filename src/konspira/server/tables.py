"""A table in the memory of a process: its row, its seats, its play, and who is listening.

The log in the database is the truth. A process that has fallen behind reads what is missing; of two
processes that answer the same question one is told Conflict, reads what the other wrote, and looks
again. Whoever listens hears of a change only when it is on disk.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from prometheus_client import Counter
from sqlalchemy import delete, insert, update

from konspira.kernel import shuffle
from konspira.kernel.events import EVERYONE, Event
from konspira.kernel.game import Game
from konspira.kernel.record import Record, record_of
from konspira.kernel.shuffle import FairDeal
from konspira.server import clocks, play
from konspira.server.clocks import Clocks
from konspira.server.errors import Refusal
from konspira.server.frames import Eyes, ask, result
from konspira.server.journal import Batch, Conflict, Statement
from konspira.server.play import Entry, Play
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
        until = self.house.now() if self.row.due is None else self.row.due
        return Window(until - self.house.settings.reaction_time, until)

    def info(self, person: str | None) -> TableInfo:
        """The table as this person sees it."""
        row, now_over = self.row, self.row.status == "finished"
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
            options=self.game.options,
            visibility=row.visibility,
            spectators=row.spectators,
            pace=row.pace,
            shuffle=Shuffle(
                commitment=shuffle.commitment(row.secret),
                salts=[None if seat.salt is None else seat.salt.hex() for seat in self.seats],
                secret=row.secret.hex() if now_over else None,
            ),
            proposal=proposal,
            created=row.created,
            started=row.started,
            finished=row.finished,
            ended=row.ended,
            rematch=row.rematch,
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
        self.play, self.row = after, row
        self.clocks = clocks.load(row.clock)
        self.plies += len(entries)
        self.add_lines(notes)
        self._snapshots = snapshots
        for entry in entries:
            if entry.kind == play.CHOICE:
                self._count(entry.seat)
        facts = _facts(before) != _facts(after) or bool(notes)
        own = None if facts or len(entries) != 1 else _own_business(before, after, entries[0])
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
        seen = _is_seen(before, after)
        running = self.clocks_after(after, now)
        changed = now if seen else self.row.changed
        due = self.due_after(after, running, changed, now, before)
        asked, waiting = asked_seats(after), public_waiting(after)
        row = self.row
        if after.over and not before.over:
            found = result(after)
            assert found is not None
            row = msgspec.structs.replace(
                row, status="finished", finished=now, ended=found.ended, result=found
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
        asked = [] if after.over else [q.seat for q in after.state.questions if not q.window]
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
        for question in after.state.questions:
            if question.window:
                open_already = before is not None and _same_window(before, after, question.seat)
                until = self.row.due if open_already else None
                found.append(until or now + self.house.settings.reaction_time)
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
        }
        return [(update(schema.tables).where(schema.tables.c.id == self.id).values(values), {})]

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
                await self._read_log(connection, row, seats)
        self.row, self.seats = row, seats
        self.wake()

    async def _read_log(self, connection: Any, row: Row, seats: Sequence[Seat]) -> None:
        """Play what is missing; a play that nobody holds yet is read with its snapshots."""
        if self.play is None:
            check_rules(self.game, row)
            entries = await rows.entries_of(connection, self.id, 0)
            snapshots = await rows.snapshots_of(connection, self.id)
            self.row, self.seats = row, list(seats)
            self.play = play.load(self.game, self.key(), entries, snapshots)
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


def _same_window(before: Play, after: Play, seat: int) -> bool:
    """Is the window that is open for this seat the one that was open already?"""
    asked = before.state.question(seat)
    return asked is not None and asked.window and before.token(seat) == after.token(seat)


def _facts(play: Play) -> tuple[object, ...]:
    """What of a play is told with the table, not with the game."""
    return (play.proposal, play.agreed, play.absent, play.resigned, play.over)


def asked_seats(after: Play) -> list[int]:
    """The seats that have something to choose; each may know it only of itself."""
    return [seat for seat in range(after.game.seats) if ask(after, seat) is not None]


def public_waiting(after: Play) -> list[int]:
    """The seats that everybody knows to be choosing."""
    if after.over:
        return []
    return [one.seat for one in after.game.waiting(after.state, None) if one.seat is not None]


def _is_seen(before: Play, after: Play) -> bool:
    """Did a spectator see anything happen?"""
    if after.ended != before.ended or _public(before, after) != _public(after, before):
        return True
    return after.game.waiting(after.state, None) != before.game.waiting(before.state, None)


def _public(one: Play, other: Play) -> list[Event]:
    """What everybody has heard in one play, without what both have in common for sure."""
    same = one.versions == other.versions or one.settled is other.settled
    start = min(len(one.settled.log), len(other.settled.log)) if same else 0
    return [told.event for told in one.state.log[start:] if told.audience == EVERYONE]


def _own_business(before: Play, after: Play, entry: Entry) -> int | None:
    """The seat that alone can have something new after this entry; None: anybody can.

    The kernel promises that nothing changes for the others as long as nobody was told anything.
    """
    if entry.kind not in (play.CHOICE, play.HOLD) or after.versions != before.versions:
        return None
    new = after.state.log[len(before.state.log) :]
    if any(told.audience != entry.seat for told in new) or after.settled is not before.settled:
        return None
    asked = [question.seat for question in after.state.questions]
    return entry.seat if asked == [question.seat for question in before.state.questions] else None


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


async def load_table(house: House, table: str) -> Table:
    """A table from the database."""
    async with house.reader.connect() as connection:
        row = await rows.row_of(connection, table)
        seats = await rows.seats_of(connection, table)
        found = Table(house, row, seats)
        found.lines = await rows.count_lines(connection, table)
        if row.status != "open":
            await found._read_log(connection, row, seats)
    return found


class Tables:
    """The tables that this process has in memory; those nobody listens to make room for others."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._kept: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Table]] = {}

    def names(self) -> list[str]:
        """The tables in memory."""
        return list(self._kept)

    def held(self, table: str) -> Table | None:
        """A table, if it is in memory."""
        return self._kept.get(table)

    async def get(self, table: str) -> Table:
        """A table, from memory or from the database."""
        found = self._kept.get(table)
        if found is not None:
            self._kept.move_to_end(table)
            return found
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(load_table(self._house, table))
        try:
            found = await asyncio.shield(self._loading[table])
        finally:
            self._loading.pop(table, None)
        found = self._kept.setdefault(table, found)
        self._make_room()
        return found

    def _make_room(self) -> None:
        surplus = len(self._kept) - self._house.settings.cached_tables
        if surplus <= 0:
            return
        driver = self._house.driver
        idle = [name for name, table in self._kept.items() if not table.listeners][:surplus]
        for name in idle:
            # What somebody works with stays: there must never be a second one of it.
            if not self._kept[name].lock.locked() and not driver.attends(name):
                del self._kept[name]

    def keep(self, table: Table) -> None:
        """A table that was just made."""
        self._kept[table.id] = table
        self._make_room()

    def forget(self, table: str) -> None:
        """A table that is no more."""
        self._kept.pop(table, None)


# -- records ---------------------------------------------------------------------------------------


async def record_of_table(house: House, table_id: str) -> Record:
    """The record of a finished game, with everything that its shuffle can be checked by."""
    table = await house.tables.get(table_id)
    if table.play is None or table.row.status != "finished":
        raise Refusal(
            "record-not-yet", "a game is opened when it is over; wait for its end", status=403
        )
    record = record_of(table.play.state, [seat.name for seat in table.seats])
    deal = FairDeal(
        table=table.id,
        commitment=shuffle.commitment(table.row.secret),
        secret=table.row.secret.hex(),
        salts=[None if seat.salt is None else seat.salt.hex() for seat in table.seats],
    )
    return msgspec.structs.replace(record, shuffle=deal)
