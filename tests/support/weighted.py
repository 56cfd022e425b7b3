"""A game without choices, whose winner is drawn with chances that stand in its pack."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import cast

import msgspec

from konspira.kernel.step import Step
from kuhn import rules
from kuhn.game import KuhnGame
from kuhn.rules import Kuhn, settle

TILTED = 40  # of a hundred, that a tilt of one adds
HIGHEST = 60  # weights above it are refused


class Chance(msgspec.Struct, frozen=True):
    """A row of the pack."""

    id: str
    weight: int
    tilt: float
    limits: list[int]
    fair: bool
    label: str


class Flip(Step[Kuhn]):
    """The first seat wins with the chance of the first row."""

    def run(self, state: Kuhn) -> None:
        game = state.game
        assert isinstance(game, WeightedGame)
        state.cards = [2, 0]
        settle(state, 0 if state.below(100) < game.percent else 1)


class WeightedGame(KuhnGame):
    """It ends at once: seat 1 wins `weight + 40 * tilt` games of a hundred."""

    id = "weighted"
    folder = Path(__file__).parent / "weighted_data"
    content_files = ("chance.toml", "single.toml")
    modules = cast("tuple[ModuleType]", (rules, sys.modules[__name__]))

    def prepare(self) -> None:
        first = self.pack.rows("chance.toml", "chance", Chance)[0]
        if first.weight > HIGHEST:
            raise self.pack.wrong("chance.toml", "chance first", f"{first.weight} is too much")
        self.percent = round(first.weight + TILTED * first.tilt)

    def opening(self) -> Kuhn:
        state = Kuhn()
        state.blank(self)
        state.cards = []
        state.chips = [1, 1]
        state.then(Flip())
        return state


GAME = WeightedGame
