"""Lines of a table's chat that are facts: who came, who left, what was taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from konspira.server.wire.live import Line

if TYPE_CHECKING:
    from konspira.server.tables.table import Table


def note(table: Table, kind: str, seat: int | None, after: int = 0, name: str = "") -> Line:
    """The next line (or the one `after` it) of a table's chat."""
    if seat is not None and not name:
        name = table.seats[seat].name
    return Line(table.lines + after, kind, seat, name, "", table.house.now())
