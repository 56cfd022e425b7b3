"""What the pages of rules show beside their text: pictures from positions, symbols, player's aids.

A picture is a position and some choices; the engine makes every moment of it, and the page draws
what one seat sees of it. An aid is a sheet of short lines whose numbers come from the game's data.
Both lie in `figures/<game>.toml`; the words are Fluent messages, see `needs`.
"""

from konspira.figures.reading import figures, has_figures
from konspira.figures.shapes import Box, Cell, Figure, Figures, Mark, Moment, Symbol, needs
from konspira.figures.showing import cells, facts, states

__all__ = [
    "Box",
    "Cell",
    "Figure",
    "Figures",
    "Mark",
    "Moment",
    "Symbol",
    "cells",
    "facts",
    "figures",
    "has_figures",
    "needs",
    "states",
]
