"""How fast bots move at a table: as slow as anybody wishes, quicker the longer they go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from konspira.server.people import bot_speed
from konspira.server.people.bot_speed import Speed
from konspira.server.tables import visibility
from konspira.server.tables.play import Play

if TYPE_CHECKING:
    from konspira.server.tables.table import Table


def speed(table: Table) -> Speed:
    """Return how fast bots move here: as slow as anybody wishes who plays and is there."""
    if table.hurried:
        return "instant"
    there = [table.seats[seat].person or "" for seat in table.people()]
    return bot_speed.slowest([table.speeds.get(person, "natural") for person in there])


def awaits(table: Table, play: Play, seat: int) -> bool:
    """Does an open window wait for the person in this seat?"""
    return table.seats[seat].bot is None and play.awaits(seat)


def asks(table: Table, after: Play) -> bool:
    """Is a person asked, as everybody at the table knows?"""
    if after.over:
        return True
    for question in after.questions():
        if question.window and (after.windows == "timed" or awaits(table, after, question.seat)):
            return True
    waits = visibility.public_waiting(after)
    return any(table.seats[seat].bot is None and not after.is_away(seat) for seat in waits)


def began_after(table: Table, after: Play, now: float) -> float | None:
    """Since when people wait for bots that go on by themselves, if they do."""
    people = table.people()
    if not people or len(people) == len(table.seats) or asks(table, after):
        return None
    return now if table.began is None else table.began


def thought(table: Table) -> float:
    """The seconds for a bot's next thought; 0: as long as it likes, where nobody waits."""
    if table.began is None:
        return 0.0
    return bot_speed.thought(max(0.0, table.house.now() - table.began))


def hurry(table: Table) -> None:
    """Bots make no pauses until somebody is asked."""
    table.hurried = table.play is not None and not asks(table, table.play)
    if table.hurried:
        table.house.driver.attend(table)
