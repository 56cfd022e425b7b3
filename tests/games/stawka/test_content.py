"""The content is that of the content file: every row of every table, every total."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import konspira.games.stawka
from konspira.games.stawka.content import names
from konspira.games.stawka.content import pack as content
from konspira.games.stawka.content import vocabulary as v
from konspira.games.stawka.content.rows import Ability, LocationCard
from konspira.kernel.content import Pack
from support.stawka_tables import Cells, choices, parts, table, terms

FOLDER = Path(konspira.games.stawka.__file__).parent / "data"
CONTENT = content.load(Pack(FOLDER, content.FILES))


def number(cell: str) -> int:
    return 0 if cell == "-" else int(cell)


def same_ability(ability: Ability | None, cells: Cells, trigger: str = "") -> None:
    """An ability says what its row in the content file says."""
    windows = trigger or cells["trigger"]
    if windows.startswith("rule:"):
        assert ability is None and cells["do"] == "-"
        return
    assert ability is not None
    assert ability.trigger == parts(windows, ",")
    assert ability.when == terms(cells.get("when", "-"), v.CONDITIONS)
    assert ability.cost == terms(cells.get("cost", "-"), v.COSTS)
    assert ability.choose == choices(cells.get("choose", "-"))
    assert ability.do == terms(cells["do"], v.EFFECTS)
    assert ability.duration == cells["duration"].replace("-", "instant")
    assert ability.limit == cells.get("limit", "-").replace("-", "used_up")
    assert ability.mandatory == (cells.get("mandatory") == "true")


def rows(heading: str, own: list[str]) -> list[tuple[int, Cells]]:
    """The rows of a table, each with its number in the content."""
    found = table(heading)
    assert len(found) == len(own)
    return list(enumerate(found))


# -- every row -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "cells"), rows("1. Planning cards", names.PLANS))
def test_a_planning_card_is_that_of_the_content_file(place: int, cells: Cells) -> None:
    row = CONTENT.planning[place]
    assert (row.id, row.side) == (cells["id"], cells["side"])
    for key in ("precedence", "ap_pool", "reaction_draw"):
        assert getattr(row, key) == number(cells[key])


@pytest.mark.parametrize(("place", "cells"), rows("2.1 Documents", names.DOCUMENTS))
def test_a_document_is_that_of_the_content_file(place: int, cells: Cells) -> None:
    row = CONTENT.agents[place]
    for key in ("id", "character", "side", "color", "function", "appearance"):
        assert getattr(row, key) == cells[key]
    for key in ("woman", "is_chief"):
        assert str(getattr(row, key)).lower() == cells[key]
    for key in ("rank", "ap_limit", "defence", "vigilance"):
        assert getattr(row, key) == number(cells[key])
    for key in ("talk_single", "talk_double", "talk_secret"):
        assert getattr(row, key) == number(cells[key])


@pytest.mark.parametrize(("place", "cells"), rows("2.2 Traits", names.DOCUMENTS))
def test_a_trait_is_that_of_the_content_file(place: int, cells: Cells) -> None:
    row = CONTENT.agents[place]
    assert row.id == cells["agent"]
    assert row.trait.used_by == row.side == cells["used_by"]
    same_ability(row.trait, cells)


@pytest.mark.parametrize(("place", "cells"), rows("3.2 Sectors", names.SECTORS))
def test_a_sector_has_the_fields_paths_and_exits_of_the_content_file(
    place: int, cells: Cells
) -> None:
    row = CONTENT.sectors[place]
    assert (row.id, row.tile) == (cells["id"], cells["tile"])
    faces = {tile["tile"]: tile for tile in table("3.1 Tiles")}
    assert faces[row.tile][row.face] == row.id
    fields = [cell for cell in table("3.4 Fields") if cell["sector"] == row.id]
    assert [
        (f.id, "location" if f.location else "street", f.x, f.y, str(f.fort).lower())
        for f in row.fields
    ] == [(c["field"], c["type"], int(c["x"]), int(c["y"]), c["fort"]) for c in fields]
    assert sum(f.location for f in row.fields) == number(cells["locations"])
    assert sum(not f.location for f in row.fields) == number(cells["streets"])
    paths = [cell for cell in table("3.5 Paths") if cell["sector"] == row.id]
    assert [
        (p.a, p.b, p.only_side or "-", "-" if p.gate is None else f"document_control:{p.gate}")
        for p in row.paths
    ] == [(c["a"], c["b"], c["only_side"], c["gate"]) for c in paths]
    exits = [cell for cell in table("3.6 Exits") if cell["sector"] == row.id]
    assert [(e.edge, str(e.position), e.field) for e in row.exits] == [
        (c["edge"], c["position"], c["field"]) for c in exits
    ]


@pytest.mark.parametrize(("place", "cells"), rows("3.3 Locations", names.LOCATIONS))
def test_a_location_is_that_of_the_content_file(place: int, cells: Cells) -> None:
    row = CONTENT.locations[place]
    assert (row.id, row.sector) == (cells["id"], cells["sector"])
    assert (str(row.phone).lower(), row.neighbours) == (cells["phone"], number(cells["neighbours"]))
    assert (row.substitute or "-") == cells["substitute"]


@pytest.mark.parametrize(("place", "cells"), rows("4.1 Item types", names.ITEMS))
def test_an_item_is_that_of_the_content_file(place: int, cells: Cells) -> None:
    row = CONTENT.items[place]
    assert (row.id, row.used_by) == (cells["id"], cells["used_by"])
    assert (row.copies, str(row.starred).lower()) == (number(cells["copies"]), cells["starred"])
    assert row.tags == parts(cells["tags"], ",")
    for key in ("attack_modifier", "range", "dollars"):
        assert getattr(row, key) == number(cells[key])
    same_ability(row.ability, cells)


@pytest.mark.parametrize(("place", "cells"), rows("4.2 Tiles (130)", names.TILES))
def test_a_tile_is_that_of_the_content_file(place: int, cells: Cells) -> None:
    row = CONTENT.tiles[place]
    assert (row.id, row.home, row.item) == (cells["id"], cells["home_location"], cells["item"])
    evidence = [f"{color}:{amount}" for color, amount in row.evidence.items()]
    assert evidence == parts(cells["evidence"], ";")
    assert row.lock == number(cells["lock"])


@pytest.mark.parametrize(("place", "cells"), rows("5. Top Secret cards", names.TOP_SECRET))
def test_a_top_secret_card_is_that_of_the_content_file(place: int, cells: Cells) -> None:
    row = CONTENT.top_secret[place]
    assert row.id == cells["id"]
    assert [row.evidence.get(color, 0) for color in v.COLORS] == [
        number(cells[color]) for color in v.COLORS
    ]


@pytest.mark.parametrize(("place", "cells"), rows("6.2 Cards", names.MISSIONS))
def test_a_mission_is_that_of_the_content_file(place: int, cells: Cells) -> None:
    row = CONTENT.missions[place]
    assert (row.id, row.agent) == (cells["id"], cells["agent"])
    for name, part in (("basic", row.basic), ("special", row.special)):
        assert part.when == terms(cells[f"{name}_when"], v.CONDITIONS)
        assert part.consume == terms(cells[f"{name}_consume"], v.COSTS)
        tags = [f"{tag.action}:{tag.target}" for tag in part.tags]
        assert tags == parts(cells[f"{name}_tags"], ",")


@pytest.mark.parametrize(("place", "cells"), rows("7. Threat tokens", names.THREATS))
def test_a_threat_token_is_that_of_the_content_file(place: int, cells: Cells) -> None:
    row = CONTENT.threats[place]
    assert (row.id, row.side, row.kind) == (cells["id"], cells["side"], cells["kind"])
    assert (row.count, row.modifier) == (number(cells["count"]), number(cells["modifier"]))
    assert str(row.persistent).lower() == cells["persistent"]
    same_ability(row.ability, cells)


@pytest.mark.parametrize("row", CONTENT.location_cards, ids=lambda row: row.id)
def test_a_location_card_is_that_of_the_content_file(row: LocationCard) -> None:
    found = [cells for cells in table("8. Location cards") if cells["id"] == row.id]
    assert len(found) == len(row.abilities) >= 1
    for ability, cells in zip(row.abilities, found, strict=True):
        assert (row.side, row.location) == (cells["side"], cells["location"])
        assert ability.used_by == row.side
        same_ability(ability, cells, trigger="activation_free")


@pytest.mark.parametrize(("place", "cells"), rows("9.1 Cards", names.REACTIONS))
def test_a_reaction_card_is_that_of_the_content_file(place: int, cells: Cells) -> None:
    row = CONTENT.reactions[place]
    assert (row.id, row.card_class) == (cells["id"], cells["class"])
    assert (str(row.block).lower(), row.count) == (cells["block"], number(cells["count"]))
    halves = [half for half in table("9.2 Halves") if half["card"] == row.id]
    for half, ability in zip(halves, (row.polish, row.german), strict=True):
        assert ability.used_by == half["side"]
        same_ability(ability, half)


# -- totals ----------------------------------------------------------------------------------------


def test_the_box_holds_what_the_content_file_says() -> None:
    assert len(CONTENT.tiles) == sum(row.copies for row in CONTENT.items) == 130
    assert len(CONTENT.agents) == 27
    assert len({row.character for row in CONTENT.agents}) == 25
    assert len(CONTENT.missions) == 66
    assert sum(row.count for row in CONTENT.threats) == 36
    assert len(CONTENT.location_cards) == 52
    assert sum(row.count for row in CONTENT.reactions) == 36
    assert len(CONTENT.top_secret) == 12
    assert len(CONTENT.planning) == 10
    assert len(CONTENT.sectors) == 10
    assert len({row.tile for row in CONTENT.sectors}) == 7
    assert sum(len(row.fields) for row in CONTENT.sectors) == 102


def test_the_reaction_deck_has_twelve_cards_of_each_class_and_the_blocks_of_the_file() -> None:
    classes: Counter[str] = Counter()
    blocks: Counter[str] = Counter()
    for row in CONTENT.reactions:
        classes[row.card_class] += row.count
        blocks[row.card_class] += row.count * row.block
    assert classes == {"move": 12, "search": 12, "talk": 12}
    assert blocks == {"move": 6, "search": 6, "talk": 7}
