"""Where spaces lie, which are outer, and what is adjacent (EST-2)."""

from __future__ import annotations

import pytest

from konspira.games.estoril.shapes import SpaceView
from konspira.games.estoril.spaces import (
    BESIDE,
    CELLS,
    EDGE,
    SLOTS_BESIDE,
    TILES,
    rotated,
)
from support.estoril import LAYOUT_A, LAYOUT_B, scene, view


def spaces(town: str) -> dict[str, SpaceView]:
    state = scene(town, phase="placement").state()
    return {space.id: space for tile in view(state).town for space in tile.spaces}


def cell(space: SpaceView) -> tuple[int, int]:
    return space.row, space.column


@pytest.mark.rule("EST-2.1", "EST-2.2")
def test_slots_make_two_rows_of_three_tiles_with_four_cells_each() -> None:
    found = spaces(LAYOUT_A)

    assert cell(found["church_1"]) == (0, 0)
    assert cell(found["palacio_2"]) == (1, 2)
    assert cell(found["casino_3"]) == (3, 5)


@pytest.mark.rule("EST-2.3")
@pytest.mark.parametrize(
    ("turns", "cells"),
    [
        (0, [(0, 0), (1, 0), (1, 1), (0, 1)]),
        (1, [(0, 1), (0, 0), (1, 0), (1, 1)]),
        (2, [(1, 1), (0, 1), (0, 0), (1, 0)]),
        (3, [(1, 0), (1, 1), (0, 1), (0, 0)]),
    ],
)
def test_a_quarter_turn_moves_every_cell_clockwise(
    turns: int, cells: list[tuple[int, int]]
) -> None:
    places = [0, 2, 3, 1]  # I, II, III, reward on an unrotated tile

    assert [divmod(rotated(place, turns), 2) for place in places] == cells


@pytest.mark.rule("EST-2.3", "EST-2.4")
@pytest.mark.scenario("E34")
def test_a_rotated_tile_of_the_lower_row() -> None:
    found = spaces("church tamariz boca atlantico palacio@3 casino")

    assert cell(found["palacio_1"]) == (3, 2)
    assert cell(found["palacio_2"]) == (3, 3)
    assert cell(found["palacio_3"]) == (2, 3)
    state = scene("church tamariz boca atlantico palacio@3 casino", phase="placement").state()
    tile = view(state).town[4]
    assert (tile.reward_row, tile.reward_column) == (2, 2)
    assert [found[f"palacio_{n}"].outer for n in (1, 2, 3)] == [True, True, False]


@pytest.mark.rule("EST-2.4")
def test_sixteen_cells_are_outer_and_eight_are_inner() -> None:
    inner = [divmod(cell, 6) for cell in range(CELLS) if not EDGE[cell]]

    assert inner == [(row, column) for row in (1, 2) for column in (1, 2, 3, 4)]


@pytest.mark.rule("EST-2.5")
def test_only_muchaxo_is_outer_wherever_it_lies() -> None:
    found = spaces("church palacio tamariz atlantico muchaxo@1 casino")

    assert cell(found["muchaxo_2"]) == (2, 2)
    assert found["muchaxo_2"].outer
    assert not found["palacio_2"].outer


@pytest.mark.rule("EST-2.6")
def test_cells_are_adjacent_by_their_sides_never_by_corners() -> None:
    assert sorted(BESIDE[1 * 6 + 2]) == [2, 7, 9, 14]
    assert sorted(BESIDE[0]) == [1, 6]


@pytest.mark.rule("EST-2.7")
def test_slots_are_adjacent_by_their_sides() -> None:
    assert SLOTS_BESIDE == [[1, 3], [0, 2, 4], [1, 5], [0, 4], [1, 3, 5], [2, 4]]


@pytest.mark.rule("EST-2.7")
@pytest.mark.scenario("T01")
def test_the_middle_of_the_upper_row_is_adjacent_to_three_tiles() -> None:
    state = scene("atlantico palacio muchaxo church casino tamariz").state()

    near = [TILES[tile] for tile in state.near[TILES.index("palacio")]]

    assert sorted(near) == ["atlantico", "casino", "muchaxo"]


@pytest.mark.rule("EST-2.8", "EST-8.10")
def test_a_town_has_18_action_spaces_and_19_with_the_museum() -> None:
    assert len(spaces(LAYOUT_A)) == 18
    assert len(spaces(LAYOUT_B)) == 19
    assert cell(spaces(LAYOUT_B)["museum_4"]) == (0, 5)
