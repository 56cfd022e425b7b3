"""Makes the moments of a figure, and fills an aid with the numbers of a game."""

from __future__ import annotations

from typing import Any

from konspira.bots.desk import Desk
from konspira.bots.naming import factory
from konspira.figures.shapes import Cell, Facts, Figure, Table
from konspira.kernel.game import Game
from konspira.kernel.state import State

MOST_CHOICES = 500  # of the bot that finishes a game


def states(kind: type[Game], figure: Figure) -> tuple[Game, list[State]]:
    """The game, and the position of each moment; a figure without moments has one."""
    game = kind(figure.seats, None, figure.options)
    state: State = game.position({"seed": figure.seed, **figure.position})
    _choose(state, figure.choices)
    if figure.until_over:
        _finish(state, figure.seed)
    found: list[State] = []
    for moment in figure.moment:
        _choose(state, moment.choices)
        found.append(state.copy())
    return game, found or [state]


def _choose(state: State, choices: tuple[str, ...]) -> None:
    for text in choices:
        seat, _, choice = text.partition(":")
        state.choose(int(seat), choice)  # raises where it is not offered


def _finish(state: State, seed: int) -> None:
    for made in range(MOST_CHOICES):
        if state.over:
            return
        seat = state.questions[0].seat
        state.choose(seat, factory("greedy")(seed + made).choose(Desk(state, seat)))
    raise RuntimeError(f"the game is not over after {MOST_CHOICES} choices")


def facts(content: dict[str, Any], wanted: Facts) -> dict[str, Any]:
    """The numbers of a line: what lies at these paths of the content."""
    return {name: _at(content, path) for name, path in wanted.items()}


def cells(content: dict[str, Any], game: str, table: Table) -> list[list[Cell]]:
    """The rows of a table."""
    return [
        [
            Cell(
                f"{game}-{column.term}-{value}".replace("_", "-") if column.term else value,
                column.shape,
            )
            for column in table.column
            for value in [_at(row, column.field or column.id)]
        ]
        for row in _at(content, table.rows)[: table.last]
    ]


def _at(found: Any, path: str) -> Any:
    for part in path.split("."):
        found = found[int(part)] if isinstance(found, list | tuple) else found[part]
    return found
