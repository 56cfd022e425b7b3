"""Reads the file of figures of a game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from konspira.figures.shapes import Figures
from konspira.kernel.content import Pack
from konspira.kernel.data_check import misfit
from konspira.kernel.game import Game

FOLDER = Path(__file__).parent


def has_figures(kind: type[Game]) -> bool:
    """Is there a file of figures?"""
    return (FOLDER / f"{kind.id}.toml").is_file()


def figures(kind: type[Game]) -> Figures:
    """The figures of a game, read once; a game without a file has none."""
    return _figures(kind.id) if has_figures(kind) else Figures()


@cache
def _figures(game: str) -> Figures:
    file = f"{game}.toml"
    pack = Pack(FOLDER, (file,))
    table = pack.table(file)
    try:
        return msgspec.convert(table, Figures, strict=True)
    except msgspec.ValidationError as error:
        raise pack.wrong(file, "figures", misfit(table, Figures, str(error))) from None
