"""How fast bots move: the wish of those who play, and pauses that make room for each other.

People choose a speed (`botSpeed`); the slowest wish at a table holds. The pauses of a run (from the
moment when nobody is asked any more until somebody is) get shorter as it goes on: each is what is
left of a first pause after the time that has gone. So a long turn is slow enough to follow where it
begins, and all of it takes no longer than a handful of pauses.

All of this follows from what everybody at the table sees: who sits there, and when something
happened. Nothing here knows what anybody holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from sqlalchemy import select

from konspira.kernel.errors import did_you_mean
from konspira.server.errors import Refusal
from konspira.server.store import schema

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from konspira.server.house import House
    from konspira.server.wire.common import Value

Speed: TypeAlias = Literal["natural", "brisk", "instant"]
SPEEDS: Final[tuple[Speed, ...]] = get_args(Speed)  # the slowest first; also what nobody chose
PREFERENCE: Final = "botSpeed"
PARTS: Final[dict[Speed, float]] = {"natural": 1.0, "brisk": 1 / 3, "instant": 0.0}
TOGETHER: Final = 5.5  # a run waits for at most this many first pauses
SHORTEST: Final = 1 / 6  # of a first pause, for a bot's chance to react, at every speed
RUN: Final = 5.0  # seconds: what bots may think in one run, all of them together ...
SHARE: Final = 0.4  # ... and the part of what is left for one thought
THOUGHT: Final = 0.1  # seconds that a thought always has


def pause(first: float, speed: Speed, gone: float) -> float:
    """The seconds before a bot's move is seen, when a run has lasted so long already."""
    return max(0.0, first * PARTS[speed] - gone / TOGETHER)


def window(first: float, speed: Speed, gone: float) -> float:
    """The seconds of a bot's chance to react: whatever it holds, and long enough to think."""
    return max(pause(first, speed, gone) / 2, first * SHORTEST)


def thought(gone: float) -> float:
    """The seconds for one thought of a bot that somebody waits for."""
    return max(THOUGHT, (RUN - gone) * SHARE)


def slowest(wishes: Iterable[Speed]) -> Speed:
    """The speed for all of them."""
    return min(wishes, key=SPEEDS.index, default=SPEEDS[0])


def speed_of(preferences: Mapping[str, object] | None) -> Speed:
    """Return what somebody wishes."""
    wish = (preferences or {}).get(PREFERENCE)
    return next((speed for speed in SPEEDS if speed == wish), SPEEDS[0])


def check(wishes: Mapping[str, Value]) -> None:
    """Refused: a speed that does not exist."""
    wish = wishes.get(PREFERENCE, SPEEDS[0])
    if wish not in SPEEDS:
        remedy = did_you_mean(str(wish), SPEEDS)
        raise Refusal(
            "unknown-bot-speed",
            f'bots have no speed "{wish}"; {remedy}',
            400,
            value=str(wish)[:80],
            remedy=remedy,
        )


async def speeds_at(connection: AsyncConnection, table: str) -> dict[str, Speed]:
    """Return what everybody who sits at a table wishes."""
    people, seats = schema.people.c, schema.seats.c
    query = select(people.id, people.preferences).join(
        schema.seats, (seats.person == people.id) & (seats.table_id == table)
    )
    return {row.id: speed_of(row.preferences) for row in await connection.execute(query)}


async def change(house: House, person: str, speed: Speed) -> None:
    """Somebody wishes another speed: the games that this person plays go on with it."""
    tables, seats = schema.tables.c, schema.seats.c
    query = select(tables.id).join(schema.seats, seats.table_id == tables.id)
    query = query.where(seats.person == person, tables.status == "running")
    async with house.reader.connect() as connection:
        names = [name for (name,) in await connection.execute(query)]
    for name in names:
        table = house.tables.held(name)
        if table is not None:
            table.speeds[person] = speed
        house.changes.tell(name)  # the others read it with the table
