"""Leduc poker has every property of a game."""

from __future__ import annotations

from konspira.testing import check
from support.leduc import GAME


def test_leduc_has_every_property_of_a_game() -> None:
    check(GAME, games=60)
