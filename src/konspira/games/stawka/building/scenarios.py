"""The scenario of a table: one of the pack, one built at the table, or one from a file."""

from __future__ import annotations

from collections.abc import Mapping

from konspira.games.stawka.building import designs
from konspira.games.stawka.content.names import FREE, LEVELS, SCENARIOS, SECTORS
from konspira.games.stawka.content.rows import Content, Draft, Scenario, Spot
from konspira.games.stawka.content.vocabulary import SIDES
from konspira.games.stawka.state import POLISH

Options = Mapping[str, str | bool | int]


def chosen(found: Content, options: Options, layout: list[int] | None) -> Scenario:
    """Return the row that rules are made from; `layout` has the sectors of a free one so far."""
    name = str(options["scenario"])
    if name in SCENARIOS:
        return found.scenarios[SCENARIOS.index(name)]
    if name == FREE:
        return _free(found, options, layout)
    return designs.scenario(name)


def _free(found: Content, options: Options, layout: list[int] | None) -> Scenario:
    """Return the row of a free scenario (rules file, 4.7): agents are drawn, so it has none."""
    names = [row.id.removeprefix("free_") for row in found.free]
    row = found.free[names.index(str(options["free_difficulty"]))]
    level = str(options["free_level"])
    if level == "extended" and options["free_cards"] == level:
        level = LEVELS[-1]  # the highest level adds only cards
    advanced = level == LEVELS[-1]
    return Scenario(
        id=FREE,
        part=0,
        level=level,  # type: ignore[arg-type]  # one of the option's values
        stages=row.stages,
        location_cards=row.location_cards[int(options["free_sectors"]) - 4] if advanced else 0,
        sectors=spots(layout if layout is not None else START),
        agents=[],
        rewards=row.rewards,
        timeout="vp" if options["free_timeout"] == "vp" else "draw",
        open_tracks="agents",
        draft=Draft("any_field", SIDES[POLISH], 1),
        victory=row.victory,
        source="S",
    )


START = [SECTORS.index("police"), 0, 0, 0]  # the first sector of every free board


def spots(layout: list[int]) -> list[Spot]:
    """Return sector, column, row and turn, four by four, as rows."""
    return [
        Spot(SECTORS[layout[at]], layout[at + 1], layout[at + 2], layout[at + 3])  # type: ignore[arg-type]
        for at in range(0, len(layout), 4)
    ]


def layout_of(row: Scenario) -> list[int]:
    """Return rows as sector, column, row and turn, four by four."""
    return [n for s in row.sectors for n in (SECTORS.index(s.id), s.column, s.row, s.turn)]
