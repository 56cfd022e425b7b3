"""Checks of the map: fields, paths and exits of the sectors, and the locations on them (STA-2)."""

from __future__ import annotations

from collections.abc import Iterable

from konspira.games.stawka.content.findings import (
    Problem,
    need_known,
    need_new,
    need_range,
    need_total,
)
from konspira.games.stawka.content.names import FIELDS, LOCATIONS
from konspira.games.stawka.content.rows import Content, Path, Sector
from konspira.kernel.errors import Remedy

TILES = 7
TWO_SIDED = 3
EDGES = ("N", "E", "S", "W")
MIDDLE = 50  # all exits lie in the middle, so that any two edges fit


def check_sectors(content: Content) -> None:
    """Check each sector alone, then all of them: fields in canonical order, seven tiles."""
    for sector in content.sectors:
        _check_fields(sector)
        _check_paths(sector)
        _check_exits(sector)
        _check_fort(sector)
        _check_connected(sector)
    faces: set[str] = set()
    for sector in content.sectors:
        need_new(sector.id, "face", f"{sector.tile} {sector.face}", faces)
    fronts = {sector.tile for sector in content.sectors if sector.face == "front"}
    backs = {sector.tile for sector in content.sectors if sector.face == "back"}
    need_total("", "face front", len(fronts), TILES)
    need_total("", "face back", len(backs & fronts), TWO_SIDED)
    found = [field.id for sector in content.sectors for field in sector.fields]
    for place, id in enumerate(FIELDS):
        owner = next((s.id for s in content.sectors if any(f.id == id for f in s.fields)), "")
        need_known(owner, f"field {place + 1}", found[place] if place < len(found) else "–", [id])


def _check_fields(sector: Sector) -> None:
    seen: set[str] = set()
    for field in sector.fields:
        need_new(sector.id, "field", field.id, seen)
        need_range(sector.id, f"{field.id}.x", field.x, 0, 100)
        need_range(sector.id, f"{field.id}.y", field.y, 0, 100)
        if field.location:
            need_known(sector.id, "location", field.id, LOCATIONS)
        elif field.id in LOCATIONS:
            text = f"{field.id} is the id of a location; a street needs another one"
            raise Problem(sector.id, Remedy("stawka-street", text, value=field.id))


def _check_paths(sector: Sector) -> None:
    ids = [field.id for field in sector.fields]
    places = {field.id for field in sector.fields if field.location}
    seen: set[str] = set()
    for path in sector.paths:
        need_known(sector.id, "path.a", path.a, ids)
        need_known(sector.id, "path.b", path.b, [id for id in ids if id != path.a])
        need_new(sector.id, "path", "–".join(sorted((path.a, path.b))), seen)
        if path.a in places and (path.b in places or path.only_side or path.gate is not None):
            text = f"{path.a}–{path.b}: a location has plain paths to streets only"
            raise Problem(sector.id, Remedy("stawka-path", text, value=f"{path.a}–{path.b}"))
        if path.b in places:
            text = f"{path.a}–{path.b}: the location of a path stands first, as a"
            raise Problem(sector.id, Remedy("stawka-path-order", text, value=f"{path.a}–{path.b}"))


def _check_exits(sector: Sector) -> None:
    streets = [field.id for field in sector.fields if not field.location]
    seen: set[str] = set()
    for exit in sector.exits:
        need_new(sector.id, "exit", exit.edge, seen)
        need_known(sector.id, f"exit {exit.edge}", exit.field, streets)
        need_range(sector.id, f"exit {exit.edge}, position", exit.position, MIDDLE, MIDDLE)
    need_total(sector.id, "exits", len(sector.exits), len(EDGES))


def _check_fort(sector: Sector) -> None:
    """Check that a path crosses the wall of the fort only at a gate, which lets in (STA-2.8)."""
    fort = {field.id for field in sector.fields if field.fort}
    for path in sector.paths:
        if path.gate is not None:
            need_range(sector.id, f"{path.a}–{path.b}, gate", path.gate, -6, 0)
        enters = path.a not in fort and path.b in fort
        if enters != (path.gate is not None) or (path.a in fort and path.b not in fort):
            text = f"{path.a}–{path.b}: a gate stands where a path leads from outside into the fort"
            raise Problem(sector.id, Remedy("stawka-gate", text, value=f"{path.a}–{path.b}"))
    for exit in sector.exits:
        need_known(sector.id, f"exit {exit.edge}", exit.field, _others(sector, fort))


def _others(sector: Sector, without: Iterable[str]) -> list[str]:
    return [field.id for field in sector.fields if field.id not in without]


def _check_connected(sector: Sector) -> None:
    """Check that every field can be reached from every other without dashed paths."""
    reached = {sector.fields[0].id} if sector.fields else set()
    grew = True
    while grew:
        before = len(reached)
        for path in sector.paths:
            if path.only_side is None and (path.a in reached or path.b in reached):
                reached |= {path.a, path.b}
        grew = len(reached) > before
    lost = _others(sector, reached)
    if lost:
        text = f"no plain path leads to {', '.join(lost)}"
        raise Problem(sector.id, Remedy("stawka-lost", text, value=", ".join(lost)))


def check_locations(content: Content) -> None:
    """Check that each location lies in its sector, with its neighbours (STA-2.5) and substitute."""
    sectors = {sector.id: sector for sector in content.sectors}
    police = [row.id for row in content.locations if row.sector == "police"]
    for row in content.locations:
        need_known(row.id, "sector", row.sector, sectors)
        sector = sectors[row.sector]
        need_known(row.id, "field", row.id, [f.id for f in sector.fields if f.location])
        need_range(row.id, "neighbours", row.neighbours, 1, 2)
        need_total(row.id, "neighbours", beside(sector.paths, row.id), row.neighbours)
        if row.sector == "police":
            need_known(row.id, "substitute", row.substitute or "–", ["–"])
        else:  # it must be on every board with missions (STA-15.11)
            need_known(row.id, "substitute", row.substitute or "–", police)


def beside(paths: list[Path], field: str) -> int:
    """Return the number of fields beside one, dashed paths not counted."""
    return sum(field in (path.a, path.b) for path in paths if path.only_side is None)
