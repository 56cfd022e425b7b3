"""How a table ends that nobody plays to its end: by the host's order, or because it is too long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from konspira.server.store.entries import Entry
from konspira.server.tables.notes import note
from konspira.server.tables.play import END, ENDINGS

if TYPE_CHECKING:
    from konspira.server.tables.table import Table

Reason: TypeAlias = Literal["stopped", "capped"]


async def stop(table: Table, why: Reason) -> None:
    """End a running table; a line of its chat says why. The caller holds its lock."""
    await table.commit([Entry(END, 0, ENDINGS.index(why))], [note(table, why, None)])
