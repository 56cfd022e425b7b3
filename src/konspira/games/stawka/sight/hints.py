"""The hint card: the hidden evidence of each location, and its other tiles (2.1).

The rulebook has such a sheet on the back of the sheet of threat tokens; all may look at it.
"""

from __future__ import annotations

from collections.abc import Collection

from konspira.games.stawka.content.names import COLORS
from konspira.games.stawka.content.rows import Content
from konspira.kernel.game import Aid, AidRow

SHEET = "hint_sheet"
THINGS = {"safes": "safe", "valuables": "valuable", "weapons": "weapon"}  # columns, tags of items


def hidden(content: Content, location: str, gone: Collection[str] = ()) -> list[int]:
    """Return evidence by colour, then safes, valuables and weapons, without the tiles that left."""
    tags = {item.id: item.tags for item in content.items}
    tiles = [tile for tile in content.tiles if tile.home == location and tile.id not in gone]
    evidence = [sum(tile.evidence.get(color, 0) for tile in tiles) for color in COLORS]
    things = [sum(tag in tags[tile.item] for tile in tiles) for tag in THINGS.values()]
    return evidence + things


def sheet(content: Content) -> Aid:
    """Return the whole sheet."""
    columns = [("color", color) for color in COLORS] + [("aid", thing) for thing in THINGS]
    rows = [
        AidRow("location", place.id, tuple(hidden(content, place.id)))
        for place in content.locations
    ]
    return Aid(SHEET, ("aid", "location"), tuple(columns), tuple(rows))
