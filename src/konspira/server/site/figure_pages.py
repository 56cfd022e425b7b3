"""The pictures of the rules and the player's aids, as they travel."""

from __future__ import annotations

import msgspec

from konspira.figures import Box, Figure, cells, facts, figures, states
from konspira.kernel.game import Game
from konspira.kernel.state import State
from konspira.server.tables.frames import Eyes
from konspira.server.tables.play import Play
from konspira.server.wire.games import (
    AidBox,
    AidCell,
    AidInfo,
    AidLine,
    FigureInfo,
    FigureMark,
    FigureMoment,
    RulesFigures,
    SymbolInfo,
)
from konspira.server.wire.live import Frame


def figures_of(kind: type[Game]) -> RulesFigures:
    """All pictures of a game and its symbols."""
    found = figures(kind)
    symbols = [SymbolInfo(one.id, one.group, one.name, one.text, one.rule) for one in found.symbol]
    return RulesFigures([_figure(kind, figure) for figure in found.figure], symbols)


def _figure(kind: type[Game], figure: Figure) -> FigureInfo:
    game, found = states(kind, figure)
    shown = [_frame(game, state, figure.seat) for state in found]
    named = [(one.id, list(one.look), one.rule) for one in figure.moment] or [("", [], "")]
    return FigureInfo(
        id=figure.id,
        kind=figure.kind,
        seats=figure.seats,
        seat=figure.seat,
        options=figure.options,
        marks=[FigureMark(one.id, one.at, one.rule) for one in figure.mark],
        moments=[
            FigureMoment(*named, frame.view, frame.question)
            for named, frame in zip(named, shown, strict=True)
        ],
    )


def _frame(game: Game, state: State, seat: int) -> Frame:
    """Return what the seat may know, as at any table."""
    eyes = Eyes(seat)
    eyes.look(Play(game, b"", "alone", state), None, None)
    return msgspec.json.decode(eyes.frame(0, 0.0), type=Frame)


def aid_of(game: Game) -> AidInfo:
    """The player's aid with the numbers of this game."""
    kind = type(game)
    content: dict[str, object] = {
        name.removesuffix(".toml"): game.pack.table(name) for name in kind.content_files
    }
    return AidInfo([_box(kind.id, box, content) for box in figures(kind).aid])


def _box(game: str, box: Box, content: dict[str, object]) -> AidBox:
    table = box.table
    rows = [] if table is None else cells(content, game, table)
    return AidBox(
        id=box.id,
        wide=box.wide,
        rule=box.rule,
        style=box.style,
        lines=[AidLine(one.id, one.rule, one.icon, facts(content, one.facts)) for one in box.line],
        columns=[] if table is None else [column.id for column in table.column],
        rows=[[AidCell(cell.text, cell.shape) for cell in row] for row in rows],
    )
