"""How the table of each game is drawn: one module per game, and one that can draw any view.

A drawing sees a view, never a state: what a seat may not know cannot be drawn for it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType

from konspira.drawings import generic
from konspira.kernel.game import Game
from konspira.words import Words

GAMES = "konspira.games"


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
        """Return what to write beside an option: how many of that card, who is there."""


def powers(game: Game, choices: Sequence[str], words: Words) -> list[tuple[str, str]]:
    """The cards and symbols that some choices name, and what each can do."""
    known = game.vocabulary.get("power", ())
    # A card is an argument (`block(sherlock_holmes)`) or a part of a family (`use_banker`).
    named = {word for name in choices for word in re.split(r"\W|_", name) + re.split(r"\W", name)}
    return [
        (called(type(game), card, words), words.term(game, "power", card))
        for card in known
        if card in named
    ]


def called(kind: type[Game], id: str, words: Words) -> str:
    """The name of a thing of a game, whatever it is: a card, a symbol, an item."""
    for subject, ids in kind.vocabulary.items():
        if id in ids and subject != "power" and not subject.endswith("_text"):
            return words.term(kind, subject, id)
    return id.replace("_", " ")


def drawing(game: Game) -> Drawing:
    """The module that draws a game: the one named like its package, else one that draws any."""
    package, _, name = type(game).__module__.rpartition(".")[0].rpartition(".")
    if package == GAMES and find_spec(f"{__name__}.{name}"):
        return cast(Drawing, import_module(f"{__name__}.{name}"))
    return generic
