"""Sessions: who is connected live, and how all of a person's sessions end at once.

A cookie is void when the person's epoch was raised. What is open already has read its cookie long
ago, so it is closed, here and in all other processes. `end_all` does both.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, Protocol

from sqlalchemy import select, update

from konspira.server.people import browsers
from konspira.server.store.schema import people
from konspira.server.store.schema import sessions as known

if TYPE_CHECKING:
    from konspira.server.house import House
    from konspira.server.people.guests import Person

Reason = Literal["signed-out", "password-changed", "forgotten", "barred", "handed-over"]
SIGNED_OUT = 4401
AGAIN = 1012  # the browser is somebody else now and connects again
AT_ONCE = 500  # people in one query


async def end_all(house: House, person: str, reason: Reason = "signed-out") -> None:
    """End every session of a person: all cookies are void, all live connections close."""
    async with house.database.begin() as connection:
        this = update(people).where(people.c.id == person)
        await connection.execute(this.values(epoch=people.c.epoch + 1))
        await browsers.forget(connection, person)
    house.sessions.shut(person, reason)


class Open(Protocol):
    """A live connection, as its person's sessions know it."""

    person: Person | None

    def end(self, code: int, reason: str) -> None:
        """Close the connection."""


class Sessions:
    """The live connections of this process, by person."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._open: dict[str, set[Open]] = {}

    def enter(self, connection: Open) -> None:
        """A person is connected. Strangers have no session that could end."""
        if connection.person is not None:
            self._open.setdefault(connection.person.id, set()).add(connection)

    def leave(self, person: str, connection: Open) -> None:
        """A connection is closed."""
        left = self._open.get(person, set())
        left.discard(connection)
        if not left:
            self._open.pop(person, None)

    def shut(self, person: str, reason: Reason, only: str = "", keep: str = "") -> None:
        """Close the connections of a person in all processes: of one session, or of all but one."""
        self.shut_here(person, reason, only, keep)
        self._house.changes.tell_ended(person, reason, only, keep)

    def shut_here(self, person: str, reason: Reason, only: str = "", keep: str = "") -> None:
        """Close the connections of a person in this process."""
        self._house.known.clear()
        code = AGAIN if reason == "handed-over" else SIGNED_OUT
        for connection in list(self._open.get(person, ())):
            session = "" if connection.person is None else connection.person.session
            if (only and session != only) or (keep and session == keep):
                continue
            connection.end(code, reason)

    async def check_all(self) -> None:
        """Close what was ended while other processes could not tell us."""
        names = list(self._open)
        for start in range(0, len(names), AT_ONCE):
            await self.check(names[start : start + AT_ONCE])

    async def check(self, names: Iterable[str]) -> None:
        """Close the connections of these people whose cookies are void by now."""
        query = select(people.c.id, people.c.epoch).where(people.c.id.in_(list(names)))
        async with self._house.reader.connect() as connection:
            epochs = {row.id: row.epoch for row in await connection.execute(query)}
            gone = select(known.c.id).where(known.c.person.in_(list(names)))
            ended = set(await connection.scalars(gone.where(known.c.ended.is_not(None))))
        for name in names:
            for one in list(self._open.get(name, ())):
                if one.person is None:
                    continue
                if epochs.get(name) != one.person.epoch or one.person.session in ended:
                    one.end(SIGNED_OUT, "signed-out" if name in epochs else "forgotten")
