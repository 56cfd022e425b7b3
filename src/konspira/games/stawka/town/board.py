"""The board of a scenario: sectors laid on a grid become one graph (STA-2)."""

from __future__ import annotations

from konspira.games.stawka.content.names import FIELDS, LOCATIONS, SECTORS
from konspira.games.stawka.content.rows import Content, Scenario, Spot
from konspira.games.stawka.rules import Rules

BESIDE = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}
EDGES = "NESW"


def lay(rules: Rules, content: Content, scenario: Scenario) -> None:
    """Fill in all that follows from the layout."""
    count = len(FIELDS)
    spots = {(spot.column, spot.row): spot for spot in scenario.sectors}
    ordered = sorted(spots, key=lambda spot: (spot[1], spot[0]))  # 6.3: by row, then column
    rules.sectors = [SECTORS.index(spots[spot].id) for spot in ordered]
    rules.sector_of = [-1] * count
    rules.place_at = [-1] * count
    rules.fort = [False] * count
    rules.gate = [[] for _ in range(count)]
    rules.near = [[[] for _ in range(count)] for _ in range(2)]
    rules.fields = []
    for number in rules.sectors:
        _sector(rules, content, number)
    _join(rules, content, spots)
    for side in range(2):
        for field in rules.fields:
            rules.near[side][field].sort()
    rules.far = [[_distances(rules, side, field) for field in range(count)] for side in range(2)]
    rules.places = [place for place in range(len(LOCATIONS)) if rules.field_of[place] >= 0]
    rules.neighbours = [
        rules.near[0][rules.field_of[place]] if rules.field_of[place] >= 0 else []
        for place in range(len(LOCATIONS))
    ]
    rules.police = SECTORS.index("police")


def _sector(rules: Rules, content: Content, number: int) -> None:
    """Add the fields and paths of one sector."""
    sector = content.sectors[number]
    for row in sector.fields:
        field = FIELDS.index(row.id)
        rules.fields.append(field)
        rules.sector_of[field] = number
        rules.fort[field] = row.fort
        if row.location:
            place = LOCATIONS.index(row.id)
            rules.place_at[field] = place
            rules.field_of[place] = field
    for path in sector.paths:
        a, b = FIELDS.index(path.a), FIELDS.index(path.b)
        for side, name in enumerate(("polish", "german")):
            if path.only_side in (None, name):  # STA-2.3
                rules.near[side][a].append(b)
                rules.near[side][b].append(a)
        if path.gate is not None:
            rules.gate[a].append(b)  # STA-2.8


def _join(rules: Rules, content: Content, spots: dict[tuple[int, int], Spot]) -> None:
    """Join matching exits on touching edges (STA-2.2)."""
    for (column, row), spot in spots.items():
        for edge, position, field in _exits(content, spot):
            right, down, opposite = BESIDE[edge]
            other = spots.get((column + right, row + down))
            if other is None:
                continue
            for match in _exits(content, other):
                if match[:2] == (opposite, position):
                    for side in range(2):
                        rules.near[side][FIELDS.index(field)].append(FIELDS.index(match[2]))


def _exits(content: Content, spot: Spot) -> list[tuple[str, int, str]]:
    """Return the exits of a sector as it lies: edge, place on it (from west or north), field.

    A quarter turn clockwise takes north to east and east to south; from east to south and from west
    to north places are counted from the other end.
    """
    found: list[tuple[str, int, str]] = []
    for exit in content.sectors[SECTORS.index(spot.id)].exits:
        edge: str = exit.edge
        position = exit.position
        for _ in range(spot.turn // 90):
            position = 100 - position if edge in "EW" else position
            edge = EDGES[(EDGES.index(edge) + 1) % 4]
        found.append((edge, position, exit.field))
    return found


def _distances(rules: Rules, side: int, start: int) -> list[int]:
    """Return the steps to every field; -1 if there is no way (STA-2.6)."""
    found = [-1] * len(FIELDS)
    if rules.sector_of[start] < 0:
        return found
    found[start] = 0
    queue = [start]
    for field in queue:
        for other in rules.near[side][field]:
            if found[other] < 0:
                found[other] = found[field] + 1
                queue.append(other)
    return found
