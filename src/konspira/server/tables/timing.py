"""When the server itself has to act at a table: bots, windows, clocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import structs

from konspira.server.people import bot_speed
from konspira.server.store.entries import Entry
from konspira.server.store.rows import Row
from konspira.server.tables import ahead, clocks, visibility
from konspira.server.tables.clocks import HOUR, SLOW, Clocks
from konspira.server.tables.pace import awaits, speed
from konspira.server.tables.play import HOLIDAY, LATE, OUT, SIT, Play, Windows
from konspira.server.wire.common import Pace
from konspira.server.wire.live import Window

if TYPE_CHECKING:
    from konspira.server.tables.table import Table

LONGEST_LAG = 1000  # hours: the option of a holiday is the hour of its end times this, and its age


def open_window(table: Table, play: Play, row: Row) -> Window | None:
    """The chance to react that is open, if any."""
    if play.over or not any(q.window for q in play.questions()):
        return None
    if any(q.window and awaits(table, play, q.seat) for q in play.questions()):
        return Window(row.stirred or row.changed, None)
    until = table.house.now() if row.due is None else row.due
    if play.windows == "timed":
        return Window(until - table.house.settings.reaction_time, until)
    return Window(min(until, row.stirred or row.changed), until)


def windows(table: Table, pace: Pace) -> Windows:
    """Return how long chances to react last at a pace; what everybody knows decides it."""
    people = sum(seat.bot is None for seat in table.seats)
    if not people:
        return "alone"
    if people == 1:
        # A clock that runs only where there is something to choose would talk to spectators.
        # Nor may the times tell, with a delay, where nobody waits for a player who cannot react.
        timed = pace != "none" or table.row.delay > 0
        watched = table.row.spectators == "public" and timed
        return "polled" if watched else "alone"
    return "polled" if pace in SLOW else "timed"


def _reaction_time(table: Table, play: Play, gone: float) -> float:
    """The seconds of a window that waits for nobody, or no longer."""
    settings = table.house.settings
    if play.windows == "timed":
        return settings.reaction_time
    bots = any(q.window and table.bot_in(q.seat) is not None for q in play.questions())
    if not bots:
        return 0.0
    return bot_speed.window(settings.bot_pause, speed(table), gone)  # also if it cannot react


def clocks_after(
    table: Table, after: Play, now: float, entries: Sequence[Entry] = ()
) -> Clocks | None:
    """Return the clocks after some entries; another pace begins with its whole reserve."""
    before, running = table.play, table.clocks
    if before is not None and after.pace != before.pace:
        running = _at_pace(after.pace or "none", running, len(table.seats))
    if running is None:
        return None
    asked = [
        question.seat
        for question in ([] if after.over else after.questions())
        if not question.window or after.awaits(question.seat)
    ]
    people = [s for s in asked if table.seats[s].bot is None and not after.is_away(s)]
    late = [entry.seat for entry in entries if entry.kind in (SIT, LATE)]
    # A window gives no increment: who has answered in it is nobody's business.
    turns = [] if before is None else [q.seat for q in before.questions() if not q.window]
    again = [entry.seat for entry in entries if entry.kind == LATE]
    running = running.moved(people, now, [*turns, *late], again)
    for entry in entries:
        if entry.kind == HOLIDAY:
            running = holiday_clocks(running, entry, now)
    return running.ran_out([entry.seat for entry in entries if entry.kind == OUT])


def _at_pace(pace: Pace, running: Clocks | None, seats: int) -> Clocks | None:
    """Return the clocks of another pace; where it is slow, too, a holiday goes on."""
    begun = clocks.fresh(clocks.PACES.get(pace), seats)
    if begun is None or running is None or pace not in SLOW:
        return begun
    return structs.replace(begun, rest=running.rest)


def holiday_clocks(running: Clocks, entry: Entry, now: float) -> Clocks:
    """Return the clocks when somebody goes on holiday, or is back."""
    until, lag = divmod(entry.option, LONGEST_LAG)
    if not until:
        return running.back(entry.seat, now)
    return running.rested(entry.seat, now - lag * HOUR, until * HOUR, now)


def due_after(
    table: Table,
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
    waits = any(q.window and awaits(table, after, q.seat) for q in questions)
    for question in questions:
        answered = ahead.due(table, after, running, question.seat, now)
        if answered is not None:
            found.append(answered)
        if question.window and waits:
            continue
        if question.window:
            again = (
                before is not None
                and before.windows == after.windows
                and visibility.same_window(before, after, question.seat)
            )
            until = table.row.due if again and after.windows == "timed" else None
            found.append(until or now + _reaction_time(table, after, gone))
        elif table.seats[question.seat].bot is not None or after.is_away(question.seat):
            pause = bot_speed.pause(table.house.settings.bot_pause, speed(table), gone)
            found.append(changed + pause)
    deadline = None if running is None else running.first_deadline()
    if deadline is not None:
        found.append(deadline)
    return min(found) if found else None


def due(table: Table) -> float | None:
    """Return when the server has to act next: at once, if somebody skips a pause before it."""
    if not table.hurried or table.row.due is None or table.play is None:
        return table.row.due
    if open_window(table, table.play, table.row) is not None:
        return table.row.due
    return min(table.row.due, table.row.stirred or table.row.changed)
