"""What the content file counts over its tables is true of the data: maps, hint card, line-ups."""

from __future__ import annotations

import re
from collections import Counter, deque
from itertools import combinations
from pathlib import Path

import pytest

import konspira.games.stawka
from konspira.games.stawka.content import names
from konspira.games.stawka.content import pack as content
from konspira.games.stawka.content import vocabulary as v
from konspira.games.stawka.content.rows import Scenario, Tile
from konspira.kernel.content import Pack
from support.stawka_tables import RULES, Cells, table

FOLDER = Path(konspira.games.stawka.__file__).parent / "data"
CONTENT = content.load(Pack(FOLDER, content.FILES))
OPPOSITE = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}
Grid = dict[str, tuple[int, int]]
Graph = dict[str, set[str]]


def grid(text: str) -> Grid:
    """`administrative [0,0]; main_square [1,0]`, in either of the two spellings of the files."""
    found = re.findall(r"(\w+):? ?\[(\d),(\d)\]", text)
    return {sector: (int(column), int(row)) for sector, column, row in found}


def board(spots: Grid, side: str) -> Graph:
    """The fields of a board and their neighbours for one side (STA-2.2, STA-2.3)."""
    graph: Graph = {}
    sectors = {row.id: row for row in CONTENT.sectors}
    exits = {(row.id, str(exit.edge)): exit.field for row in CONTENT.sectors for exit in row.exits}
    for id, (column, row) in spots.items():
        for field in sectors[id].fields:
            graph.setdefault(field.id, set())
        for path in sectors[id].paths:
            if path.only_side in (None, side):
                graph[path.a].add(path.b)
                graph[path.b].add(path.a)
        for edge, (across, down, other) in OPPOSITE.items():
            for neighbour, place in spots.items():
                if place == (column + across, row + down):
                    graph[exits[id, edge]].add(exits[neighbour, other])
    return graph


def distance(graph: Graph, start: str, end: str, only: set[str] | None = None) -> int:
    """STA-2.6; with `only`, along these fields."""
    steps, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for field in sorted(graph[here]):
            if field not in steps and (only is None or field in only):
                steps[field] = steps[here] + 1
                queue.append(field)
    return steps[end]


def tiles_of(location: str) -> list[Tile]:
    return [tile for tile in CONTENT.tiles if tile.home == location]


def scenario(id: str) -> Scenario:
    return next(row for row in CONTENT.scenarios if row.id == id)


BOARDS = {
    cells["scenario"]: cells
    for cells in table("3.7 Scenario boards (the same layouts as in `stawka.md` section 4)")
}


# -- maps ------------------------------------------------------------------------------------------


@pytest.mark.rule("STA-2.1", "STA-2.2", "STA-2.6")
@pytest.mark.parametrize("cells", BOARDS.values(), ids=lambda cells: cells["scenario"])
def test_a_board_has_the_fields_and_the_mean_distance_of_the_content_file(cells: Cells) -> None:
    graph = board(grid(cells["sectors"]), "polish")
    places = [field for field in graph if field in names.LOCATIONS]
    assert len(places) == int(cells["locations"])
    assert len(graph) - len(places) == int(cells["streets"])
    pairs = list(combinations(places, 2))
    mean = sum(distance(graph, one, other) for one, other in pairs) / len(pairs)
    assert f"{mean:.1f}" == cells["avg_distance"]


def test_paths_lead_both_ways_and_no_field_lies_apart() -> None:
    for cells in BOARDS.values():
        for side in v.SIDES:
            graph = board(grid(cells["sectors"]), side)
            assert all(field in graph[other] for field in graph for other in graph[field])
            assert all(distance(graph, next(iter(graph)), field) >= 0 for field in graph)


@pytest.mark.rule("STA-2.3")
def test_the_dashed_paths_serve_one_side_only() -> None:
    dashed = [(row.id, p.only_side) for row in CONTENT.sectors for p in row.paths if p.only_side]
    assert dashed == [("police", "german"), ("city", "polish")]
    graph = {side: board({"police": (0, 0), "city": (0, 1)}, side) for side in v.SIDES}
    assert distance(graph["german"], "pol_a", "pol_c") == 1
    assert distance(graph["polish"], "pol_a", "pol_c") == 3
    assert distance(graph["polish"], "cit_a", "cit_c") == 1
    assert distance(graph["german"], "cit_a", "cit_c") == 3


@pytest.mark.rule("STA-2.5", "STA-2.7")
def test_two_locations_have_two_neighbours_and_ten_have_a_telephone() -> None:
    two = [row.id for row in CONTENT.locations if row.neighbours == 2]
    assert two == ["police_post", "station"]
    phones = [row.id for row in CONTENT.locations if row.phone]
    stated = "gestapo jail police_post labour_office courts hotel phone_booth abwehr reil_office"
    assert phones == [*stated.split(), "ss_villa"]


@pytest.mark.rule("STA-2.8")
def test_the_fort_has_one_gate_and_holds_three_locations() -> None:
    gates = [(p.a, p.b, p.gate) for row in CONTENT.sectors for p in row.paths if p.gate is not None]
    assert gates == [("mil_c", "mil_g", 0)]
    fort = [field.id for row in CONTENT.sectors for field in row.fields if field.fort]
    assert fort == ["mil_g", "mil_f", "abwehr", "barracks", "bunker"]


def test_kloss_reaches_the_courts_in_three_steps_and_the_audi_the_factory_in_nine() -> None:
    first = board(grid(BOARDS["s1_meeting"]["sectors"]), "polish")
    assert distance(first, "officers_flats", "courts") == 3
    last = board(grid(BOARDS["s6_top_secret"]["sectors"]), "german")
    roads = {f for f in last if f not in names.LOCATIONS} | {"factory", "barracks"}
    assert distance(last, "barracks", "factory", only=roads) == 9


# -- tiles -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "cells", table("4.3 Hint card: what a location hides"), ids=lambda cells: cells["location"]
)
def test_the_hint_card_counts_the_tiles_of_a_location(cells: Cells) -> None:
    items = {row.id: row for row in CONTENT.items}
    tiles = tiles_of(cells["location"])
    assert len(tiles) == 5
    for color in v.COLORS:
        assert sum(tile.evidence.get(color, 0) for tile in tiles) == int(cells[color])
    for column, tag in (("safes", "safe"), ("valuables", "valuable"), ("weapons", "weapon")):
        assert sum(tag in items[tile.item].tags for tile in tiles) == int(cells[column])


def test_yellow_evidence_is_the_commonest_and_black_the_rarest() -> None:
    symbols = Counter(color for tile in CONTENT.tiles for color in tile.evidence)
    assert [symbols[color] for color in v.COLORS] == [76, 50, 32, 16]
    points: Counter[str] = Counter()
    for tile in CONTENT.tiles:
        points.update(tile.evidence)
    assert [points[color] for color in v.COLORS] == [107, 79, 56, 32]


@pytest.mark.parametrize("cells", table("10.3 Evidence supply"), ids=lambda c: c["scenario"])
def test_the_evidence_on_a_board_is_that_of_the_content_file(cells: Cells) -> None:
    spots = grid(BOARDS[cells["scenario"]]["sectors"])
    places = [row.id for row in CONTENT.locations if row.sector in spots]
    tiles = [tile for place in places for tile in tiles_of(place)]
    assert len(tiles) == int(cells["tiles"])
    assert sum(bool(tile.evidence) for tile in tiles) == int(cells["with_evidence"])
    for color in v.COLORS:
        assert sum(tile.evidence.get(color, 0) for tile in tiles) == int(cells[color])


# -- scenarios -------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", CONTENT.scenarios, ids=lambda row: row.id)
def test_a_scenario_has_the_line_up_and_the_numbers_of_both_files(row: Scenario) -> None:
    text = (RULES / "stawka.md").read_text(encoding="utf-8")
    [yaml] = re.findall(rf"^### 4\.\d `{row.id}`.+?```yaml\n(.+?)```", text, re.M | re.S)

    def line(key: str) -> str:
        found = re.search(rf"^{key}: (.+)$", yaml, re.M)
        return re.sub(r"\s+#.*", "", found[1]) if found else "none"

    assert row.level == line("level")
    assert (f"part {row.part}" if row.part else "none") in line("campaign")
    assert (str(row.stages) if row.stages else "unlimited") == line("stages")
    assert line("location_card_limit") == (
        str(row.location_cards) if row.location_cards else "none"
    )
    spots = {spot.id: (spot.column, spot.row) for spot in row.sectors}
    assert spots == grid(line("sectors")) == grid(BOARDS[row.id]["sectors"])
    wins: dict[str, int] = {victory.name: victory.amount for victory in row.victory}
    assert ("exposure" in wins) == line("exposure_ending").startswith("yes")
    for name, what in (("vp", r"(\d+) VP"), ("secrets", r"(\d+) secrets")):
        said = re.search(what, line("victory"))
        assert wins.get(name, 0) == (int(said[1]) if said else 0)
    people = {agent.character: agent for agent in CONTENT.agents}
    for cells in table("2.3 Line-ups (check: one agent per colour and side)"):
        if cells["scenario"] == row.id:
            found = {
                people[post.character].color: post.character
                for post in row.agents
                if people[post.character].side == cells["side"]
            }
            assert [found.get(color, "-") for color in v.COLORS] == [cells[c] for c in v.COLORS]
    for post in row.agents:
        if post.place != "draft":
            assert f"{post.character}: {post.place}" in yaml


def test_the_rewards_of_the_training_campaign() -> None:
    first, second, third = CONTENT.scenarios[:3]
    assert (first.rewards.secret.vp, first.rewards.secret.secret) == (0, True)
    assert first.rewards.basic is first.rewards.special is None
    for row in (second, third):
        assert row.rewards.basic is not None and row.rewards.special is not None
        assert (row.rewards.basic.vp, row.rewards.basic.secret) == (2, False)
        assert (row.rewards.special.vp, row.rewards.special.secret) == (4, True)
        assert (row.rewards.secret.vp, row.rewards.secret.secret) == (3, True)
    drafts = [row.draft for row in (second, third)]
    assert [(d.places, d.first, d.per_sector) for d in drafts if d] == [
        ("not_police", "german", 0),
        ("any", "german", 1),
    ]
    assert [row.open_tracks for row in CONTENT.scenarios] == [
        *["campaign"] * 2,
        *["agents"] * 4,
    ]
    assert first.kloss_document == "kloss_doc_1"
