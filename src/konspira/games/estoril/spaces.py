"""The geometry of the town: tiles, action spaces, cells and their neighbours (EST-2)."""

from __future__ import annotations

from typing import Final

TILES: Final = [
    "church",
    "palacio",
    "tamariz",
    "atlantico",
    "muchaxo",
    "casino",
    "boca",
    "museum",
]
TILE_COUNT: Final = 8
SLOTS: Final = 6
ROTATIONS: Final = 4
ROWS: Final = 4
COLUMNS: Final = 6
CELLS: Final = 24  # row * COLUMNS + column
MOST_ON_A_TILE: Final = 4

# An action space is a number: three to a tile in the order of the tiles, IV of the museum is last.
PER_TILE: Final = 3
SPACE_COUNT: Final = 25
MUSEUM: Final = 7
SPACES: Final = [
    f"{tile}_{numeral}" for tile in TILES for numeral in range(1, 5 if tile == "museum" else 4)
]
SPACES_OF: Final = [
    [tile * 3 + place for place in range(4 if tile == 7 else 3)] for tile in range(8)
]
TILE_OF: Final = [tile for tile in range(8) for _ in SPACES_OF[tile]]
PLACE_OF: Final = [place for tile in range(8) for place in range(len(SPACES_OF[tile]))]


def rotated(local: int, turns: int) -> int:
    """Return the cell of a tile (row * 2 + column) after clockwise quarter turns (EST-2.3)."""
    row, column = local // 2, local % 2
    for _ in range(turns):
        row, column = column, 1 - row
    return row * 2 + column


def cell_at(slot: int, local: int) -> int:
    """Return the cell of the town for a cell of the tile in a slot (EST-2.1, EST-2.2)."""
    row = slot // 3 * 2 + local // 2
    column = slot % 3 * 2 + local % 2
    return row * COLUMNS + column


def is_edge(cell: int) -> bool:
    """Is it one of the 16 outer cells (EST-2.4)?"""
    row, column = cell // COLUMNS, cell % COLUMNS
    return row in (0, ROWS - 1) or column in (0, COLUMNS - 1)


def cells_beside(cell: int) -> list[int]:
    """Return the cells that share a side with this one; diagonals never count (EST-2.6)."""
    row, column = cell // COLUMNS, cell % COLUMNS
    found: list[int] = []
    if row > 0:
        found.append(cell - COLUMNS)
    if row < ROWS - 1:
        found.append(cell + COLUMNS)
    if column > 0:
        found.append(cell - 1)
    if column < COLUMNS - 1:
        found.append(cell + 1)
    return found


def slots_beside(slot: int) -> list[int]:
    """Return the slots that share a side with this one (EST-2.7)."""
    found: list[int] = []
    for other in range(SLOTS):
        rows = abs(other // 3 - slot // 3)
        columns = abs(other % 3 - slot % 3)
        if rows + columns == 1:
            found.append(other)
    return found


# CELL_OF[slot][turns][local]: the cell of the town.
CELL_OF: Final = [
    [[cell_at(slot, rotated(local, turns)) for local in range(4)] for turns in range(4)]
    for slot in range(6)
]
EDGE: Final = [is_edge(cell) for cell in range(24)]
BESIDE: Final = [cells_beside(cell) for cell in range(24)]
SLOTS_BESIDE: Final = [slots_beside(slot) for slot in range(6)]
