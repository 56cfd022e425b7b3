"""The two chats of a table as one connection reads them: the players', and the onlookers' own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import msgspec

from konspira.server.store.rows import LINES_AT_ONCE
from konspira.server.tables import actions, onlookers
from konspira.server.waiting import whole
from konspira.server.wire.live import Line

if TYPE_CHECKING:
    from konspira.server.tables.table import Table

_encode = msgspec.json.Encoder().encode


class Chats:
    """How far a viewer of a table has read."""

    def __init__(self, table: Table, line: int = 0, aside: int = 0) -> None:
        self.table = table
        self.seat: int | None = None
        self._line = line  # how many lines of the players' chat were sent
        self._aside = aside  # likewise of the onlookers' chat
        self._hears: bool | None = None  # every line of the players' chat?
        self._read: tuple[int, ...] = ()  # what there was when an onlooker read last
        self._later: float | None = None  # when more of that is told

    def look(self, seat: int | None) -> list[bytes]:
        """Return what is new and in memory."""
        self.seat = seat
        hears = onlookers.hears_all(self.table, seat)
        if hears is not self._hears:
            if self._hears is not None or not hears:
                self._line = 0  # onlookers count other lines; now they are all read again
            self._hears = hears
        lines = self.table.tail_since(self._line) if hears else self._overheard()
        if lines:
            self._line = lines[-1].number + 1
        return [_encode(line) for line in lines]

    def _overheard(self) -> list[Line]:
        """Return what is new to an onlooker, if all is in memory."""
        if self._has_read():
            self._ring()  # the bell may have rung for something else
            return []
        found = onlookers.heard_in_memory(self.table, self._line)
        if found is None:
            return []
        lines, later = found
        self._note(self._known(), later)
        return lines

    def _note(self, known: tuple[int, ...], later: float | None) -> None:
        """Note how far an onlooker has read, and when there is more to be told."""
        self._read, self._later = known, later
        self._ring()

    def _ring(self) -> None:
        if self._later is not None and self.table.behind is not None:
            self.table.behind.ring(self._later)

    def waits(self) -> bool:
        """Is there something that must be read from the database?"""
        if self.table.asides > self._aside and onlookers.hears_asides(self.table, self.seat):
            return True
        return self.table.lines > self._line if self._hears else not self._has_read()

    async def older(self) -> AsyncIterator[bytes]:
        """Read what is new and not in memory; a page that is closed meanwhile cuts off no query."""
        table = self.table
        while self._hears and table.lines > self._line:
            lines = await whole(actions.read_lines(table, self._line))
            if not lines:
                break
            for line in lines:
                self._line = line.number + 1
                yield _encode(line)
        if not self._hears:
            async for data in self._heard():
                yield data
        while table.asides > self._aside and onlookers.hears_asides(table, self.seat):
            asides = await whole(onlookers.read_asides(table, self.seat, self._aside))
            if not asides:
                break
            for aside in asides:
                self._aside = aside.number + 1
                yield _encode(aside)

    async def _heard(self) -> AsyncIterator[bytes]:
        """Read what an onlooker hears of the players' chat during the game."""
        more = not self._has_read()
        while more:
            known = self._known()
            lines, later = await whole(onlookers.heard_lines(self.table, self._line))
            self._note(known, later)
            for line in lines:
                self._line = line.number + 1
                yield _encode(line)
            more = len(lines) == LINES_AT_ONCE

    def _has_read(self) -> bool:
        """Has an onlooker read all that may be read by now?"""
        told = self._later is None or self.table.house.now() < self._later
        return told and self._read == self._known()

    def _known(self) -> tuple[int, ...]:
        late = self.table.late(None)
        return (self.table.lines, -1 if late is None else late.plies)
