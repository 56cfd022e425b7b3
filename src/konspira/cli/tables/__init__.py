"""How the table of each game is drawn: one module per game, and one that can draw any view.

A drawing sees a view, never a state: what a seat may not know cannot be drawn for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from konspira.cli.tables import emerald, estoril, generic, spiskowcy, stawka
from konspira.kernel.game import Game
from konspira.words import Words


class Drawing(Protocol):
    """What a module of this package offers."""

    @property
    def HEADINGS(self) -> tuple[str, ...]:  # noqa: N802 - a constant of the module
        """Kinds of events that open a new chapter of the log."""

    def draw(self, view: Any, game: Game, names: Sequence[str], words: Words) -> RenderableType:
        """The table with the eyes of the view's seat."""

    def finale(self, view: Any, game: Game, names: Sequence[str], words: Words) -> RenderableType:
        """The final scoring, item by item."""

    def note(self, view: Any, choice: str, game: Game, words: Words) -> str:
        """What to write beside an option: how many of that card, who is there, or nothing."""


DRAWINGS: dict[str, Drawing] = {
    "spiskowcy": spiskowcy,
    "estoril": estoril,
    "emerald": emerald,
    "stawka": stawka,
}


def drawing(game: Game) -> Drawing:
    """The module that draws a game."""
    return DRAWINGS.get(game.id, generic)
