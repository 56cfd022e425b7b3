"""Layouts by game, and observations in the form that networks need."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from konspira.catalogue import make
from konspira.kernel import observation
from konspira.kernel.game import Game
from konspira.kernel.layout import Layout, Part


def game_of(game: str | Game, seats: int | None = None, **options: Any) -> Game:
    """Return a game from its name, or the game itself."""
    if isinstance(game, Game):
        return game
    return make(game, seats=seats, **options)


def layout(game: str | Game, seats: int | None = None, **options: Any) -> Layout:
    """Return the layout of an observation: named parts with shapes and bounds."""
    return observation.layout(game_of(game, seats, **options))


def perfect_layout(game: str | Game, seats: int | None = None, **options: Any) -> Layout:
    """Return the layout of perfect information: all seats' observations, and the hidden facts."""
    return observation.perfect_layout(game_of(game, seats, **options))


def described(part: Part) -> str:
    """Return a part in one line, for tables."""
    shape = " × ".join(str(size) for size in part.shape)
    return f"{part.name}: {shape}, 0 to {part.high}{', codes' if part.codes else ''}"


class Expansion:
    """Observations as floats from 0 to 1: codes become one-hot, counts are divided by bounds."""

    def __init__(self, known: Layout) -> None:
        codes = [bool(part.codes) for part in known.parts for _ in range(part.size)]
        high = np.array(known.high, dtype=np.int64)
        self.codes = np.flatnonzero(codes)
        self.counts = np.flatnonzero(np.logical_not(codes))
        self.scale = (1 / np.maximum(high[self.counts], 1)).astype(np.float32)
        widths = high[self.codes]
        starts = len(self.counts) + np.cumsum(widths) - widths
        self.starts = starts - 1  # code 1 is the first; 0 stands for nothing
        self.width = int(len(self.counts) + widths.sum())

    def __call__(self, observations: NDArray[np.uint8]) -> NDArray[np.float32]:
        """Return rows of floats for rows of numbers; the counts come first, then the codes."""
        rows = np.atleast_2d(observations)
        out = np.zeros((len(rows), self.width), dtype=np.float32)
        out[:, : len(self.counts)] = rows[:, self.counts] * self.scale
        codes = rows[:, self.codes].astype(np.int64)
        row, place = np.nonzero(codes)
        out[row, self.starts[place] + codes[row, place]] = 1
        return out if np.ndim(observations) > 1 else out[0]


def expand(known: Layout, observations: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Return observations as floats from 0 to 1. For many calls keep an `Expansion`."""
    return Expansion(known)(observations)


def choice_features(game: Game) -> NDArray[np.int32]:
    """Return features of choices, for networks that score options: family, subject, argument.

    A row for each choice of the table: the number of its family, of its subject (0: none) and of
    its argument. With `Batch.offers` this is the compact form of a mask over a large table.
    """
    families = game.table.families
    subjects = ["", *dict.fromkeys(family.subject for family in families if family.subject)]
    rows = [
        (number, subjects.index(family.subject), argument)
        for number, family in enumerate(families)
        for argument in range(len(family.names))
    ]
    return np.array(rows, dtype=np.int32)
