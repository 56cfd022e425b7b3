"""Who is at a table: people who play, people who look on, or nobody; and whose turn that makes it.

Each process knows the live connections that it serves. A player without one is present for a
while after each choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from konspira.server.thinking.turns import IDLE, PLAYED, WATCHED, Turn

if TYPE_CHECKING:
    from konspira.server.tables.table import Table

LATELY = 60.0  # seconds after a choice in which its maker counts as present


def path_of(table: Table) -> tuple[str, ...]:
    """Between whom the turn goes round: addresses, the hosts there, their tables."""
    return (table.row.address or "", table.row.host or "", table.id)


def turn_of(table: Table) -> Turn:
    """Return where the bots of a table stand in the line."""
    if table.people() and is_present(table):
        return Turn(PLAYED, path_of(table))
    return Turn(WATCHED if table.listeners else IDLE, path_of(table))


def is_present(table: Table) -> bool:
    """Is somebody who plays here at the table?"""
    if table.house.now() - table.acted < LATELY:
        return True
    return any(listener.seat is not None for listener in table.listeners)
