"""What the server does by itself: bots move, windows close, clocks run out.

When it has to act next stands in the database (`due`). The process that changed a table last looks
after it; if that process dies, another one finds the table overdue and takes over. Should two of
them act at once, the log takes only one.

Nothing here talks: a bot's move becomes visible a pause after the last visible change that follows
from what everybody has seen (`tables/pace.py`), however many small choices it needs. A window
closes at its time, no matter who could have reacted.

A bot that cannot think keeps nobody waiting: after a few tries it makes any choice that is legal.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, TypeAlias

from sqlalchemy import select

from konspira.kernel.errors import KonspiraError
from konspira.server.store import schema
from konspira.server.store.entries import Entry
from konspira.server.store.journal import Conflict
from konspira.server.tables import ahead, holidays, pace, timing
from konspira.server.tables.notes import note
from konspira.server.tables.play import CHOICE, HOLD, HOLIDAY, LATE, OUT, SIT, Play
from konspira.server.tables.stopping import stop
from konspira.server.thinking.presence import turn_of
from konspira.server.waiting import whole

if TYPE_CHECKING:
    from konspira.kernel.state import State
    from konspira.server.house import House
    from konspira.server.tables.table import Table

LOG = logging.getLogger("konspira.driver")
Reactions: TypeAlias = dict[tuple[int, str], int]  # of bots: what they do at which question
SWEEP = 2.0  # seconds between two looks for tables that nobody looks after
GRACE = 5.0  # seconds that the process in charge of a table may be late
RETRY = 1.0  # seconds; twice as many after each failure in a row ...
LONGEST_RETRY = 30.0  # ... and no more
TRIES = 3  # thoughts that may fail in a row before a bot chooses without thinking
STRONGEST = "expert"  # may think as long as it likes
DEFAULT = "greedy"  # chooses for somebody whose time is over, where the table was made so


SAID = {SIT: "sat-in", LATE: "chosen-for", OUT: "time-over", HOLIDAY: "holiday"}


class Mind:
    """What the bots of a table have thought out already."""

    def __init__(self) -> None:
        self.reactions: Reactions = {}
        self.play: Play | None = None  # for which the gesture is meant
        self.gesture: list[Entry] = []


class Driver:
    """Looks after the tables that this process changed last."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self.news: dict[str, asyncio.Event] = {}  # of the tables that are looked after
        self._failed: dict[str, int] = {}  # thoughts in a row, by table
        self._sweeper: asyncio.Task[None] | None = None
        self._closing = False

    def open(self) -> None:
        """Begin, with the tables that were left alone."""
        self._sweeper = asyncio.create_task(self._sweep_on())

    async def close(self) -> None:
        """Stop; whatever was not done yet is due when the server is started again."""
        self._closing = True
        tasks = [*self._tasks.values()]
        if self._sweeper is not None:
            tasks.append(self._sweeper)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def attend(self, table: Table) -> None:
        """This table has changed: see when it needs us next."""
        news = self.news.get(table.id)
        if news is not None:
            news.set()
        elif table.row.due is not None and not self._closing:
            self.news[table.id] = asyncio.Event()
            self._tasks[table.id] = asyncio.create_task(self._drive(table))

    def attends(self, name: str) -> bool:
        """Does this process look after a table?"""
        return name in self.news

    async def _sweep_on(self) -> None:
        grace = 0.0  # the process in charge before we started is gone
        while True:
            try:
                await whole(self._sweep(grace))
            except Exception:  # the database may be away for a while
                LOG.exception("overdue tables could not be read")
            grace = GRACE
            await asyncio.sleep(SWEEP)

    async def _sweep(self, grace: float) -> None:
        rows = schema.tables
        latest = self._house.now() - grace
        soon = rows.c.due.is_not(None) if not grace else rows.c.due < latest
        query = select(rows.c.id).where(rows.c.status == "running", soon)
        async with self._house.reader.connect() as connection:
            names = [name for (name,) in await connection.execute(query)]
        for name in names:
            if name in self.news:  # it waits for what was due before another process went on
                self.news[name].set()
                continue
            try:
                table = await self._house.tables.get(name)
                async with table.lock:
                    await table.refresh()
            except KonspiraError as error:  # of other rules, or no more: the others go on
                LOG.warning("a table cannot go on", extra={"facts": {"table": name, "why": error}})
            else:
                self.attend(table)

    # -- one table ---------------------------------------------------------------------------------

    async def _drive(self, table: Table) -> None:
        """Look after a table as long as it needs the server."""
        news = self.news[table.id]
        mind, stuck = Mind(), 0
        try:
            while table.row.due is not None and not self._closing:
                news.clear()
                try:
                    await self._act_in_time(table, news, mind)
                    stuck = 0
                except Conflict:
                    continue  # somebody else moved: look again
                except Exception:
                    LOG.exception("a table is stuck", extra={"facts": {"table": table.id}})
                    stuck += 1
                if stuck:
                    await asyncio.sleep(min(RETRY * 2 ** (stuck - 1), LONGEST_RETRY))
        finally:
            self.news.pop(table.id, None)
            self._tasks.pop(table.id, None)
            self._failed.pop(table.id, None)

    async def _act_in_time(self, table: Table, news: asyncio.Event, mind: Mind) -> None:
        """Prepare what a bot will do, wait until it is due, then do what has to be done."""
        play, due = table.play, timing.due(table)
        if play is None or due is None:
            return
        await self._react(table, play, due, mind.reactions)
        if mind.play is not play or not mind.gesture:  # who skips a pause need not wait again
            mind.gesture = await self._gesture(table, play)
            mind.play = play
        delay = due - self._house.now()
        if delay > 0:
            try:
                await asyncio.wait_for(news.wait(), delay)
            except TimeoutError:
                pass
            else:
                return  # something has changed meanwhile: look again
        late = await self._late(table, play)
        if not await whole(self._act(table, play, mind.reactions, mind.gesture, late)):
            with suppress(TimeoutError):  # it is due, and nothing can be done: not at once again
                await asyncio.wait_for(news.wait(), RETRY)

    async def _late(self, table: Table, play: Play) -> list[Entry]:
        """Return what becomes of those whose time is over: as the table was made."""
        late = [] if table.clocks is None else table.clocks.late(self._house.now())
        if not late:
            return []
        away = await holidays.missed(self._house, table, late)
        if away:
            return away
        if table.row.time_out == "choice":
            return await self._default(table, play, late[0])
        return [Entry(OUT if table.row.time_out == "end" else SIT, seat) for seat in late]

    async def _default(self, table: Table, play: Play, seat: int) -> list[Entry]:
        """Return the choices that are made for somebody, up to where somebody learns of them."""
        question = play.state.question(seat)
        assert question is not None
        if question.window:
            return [Entry(LATE, seat), Entry(HOLD, seat, play.state.options(seat)[0])]
        return [Entry(LATE, seat), *await self._think(table, play, seat, DEFAULT)]

    async def _act(
        self,
        table: Table,
        play: Play,
        known: Reactions,
        gesture: list[Entry],
        late: list[Entry],
    ) -> bool:
        async with table.lock:
            if table.play is not play or table.play.over:
                return True
            windows = self._closing_windows(table, play, known)
            if self._is_too_long(table, play):
                await stop(table, "capped")
            elif windows:
                await table.commit(windows)
            elif answers := ahead.due_entries(table, play):
                await table.commit(answers)  # also when time is over: the player has chosen
            elif late:
                said = [(entry.seat, SAID[entry.kind]) for entry in late if entry.kind in SAID]
                notes = [note(table, kind, seat, place) for place, (seat, kind) in enumerate(said)]
                await table.commit(late, notes)
            elif gesture:
                await table.commit(gesture)
            else:
                return False
            return True

    def _is_too_long(self, table: Table, play: Play) -> bool:
        """Have bots gone on for so long without any person that it has to end?"""
        most = self._house.settings.choices_alone
        return bool(most) and not table.people() and len(play.state.history) - play.left >= most

    async def _react(self, table: Table, play: Play, due: float, known: Reactions) -> None:
        """Ask bots what they do in the windows that are open. Some close at their time anyway."""
        # Nobody may see by the time that a bot had something to think about. Without any pauses
        # (settings for tests) windows of bots that need none have no time of their own.
        fixed = play.windows == "timed" or self._house.settings.bot_pause
        left = max(0.0, due - self._house.now()) if fixed else None
        try:
            async with asyncio.timeout(left):
                for question in play.state.questions:
                    seat, level = question.seat, table.bot_in(question.seat)
                    which = (seat, play.token(seat))
                    if question.window and level is not None and which not in known:
                        known[which] = await self._choose(
                            table, play.state, seat, level, left or 0.0
                        )
        except TimeoutError:
            pass  # a bot that thinks for so long does nothing

    async def _gesture(self, table: Table, play: Play) -> list[Entry]:
        """Return what the first bot that is asked does, up to where somebody learns of it."""
        for question in play.state.questions:
            level = table.bot_in(question.seat)
            if level is not None and not question.window:
                return await self._think(table, play, question.seat, level)
        return []

    async def _think(self, table: Table, play: Play, seat: int, level: str) -> list[Entry]:
        trial = play.fork()
        made: list[Entry] = []
        while not trial.over and trial.state.question(seat) is not None:
            seconds = 0.0 if level == STRONGEST else pace.thought(table)
            option = await self._choose(table, trial.state, seat, level, seconds)
            made.append(Entry(CHOICE, seat, option))
            trial.apply(made[-1])
            if not trial.state.takeable:
                break
        return made

    async def _choose(
        self, table: Table, state: State, seat: int, level: str, seconds: float
    ) -> int:
        """Return what a bot chooses; if its thoughts fail again and again, anything that it may."""
        try:
            option = await self._house.thinkers.choose(state, seat, level, turn_of(table), seconds)
        except Exception:
            failed = self._failed[table.id] = self._failed.get(table.id, 0) + 1
            question, options = state.question(seat), state.options(seat)
            reacts = question is not None and question.window
            if failed < TRIES and not reacts:  # a window is no longer for a bot that fails in it
                raise
            if failed <= TRIES:  # said again when it could think meanwhile
                facts = {"table": table.id, "seat": seat, "bot": level}
                LOG.exception("a bot cannot think; any choice will do", extra={"facts": facts})
            return options[0] if reacts else secrets.choice(options)
        self._failed.pop(table.id, None)
        return option

    def _closing_windows(self, table: Table, play: Play, known: Reactions) -> list[Entry]:
        """The answers in all windows that are open: held, a bot's, or the one that does nothing."""
        window = timing.open_window(table, play, table.row)
        if window is None or window.until is None or window.until > self._house.now():
            return []
        answers: list[Entry] = []
        for question in play.state.questions:
            if question.window:
                seat = question.seat
                nothing = play.state.options(seat)[0]
                reaction = known.get((seat, play.token(seat)), nothing)
                answers.append(Entry(CHOICE, seat, play.held.get(seat, reaction)))
        return answers
