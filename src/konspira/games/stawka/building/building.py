"""Builds the free scenario: players lay sectors in turns, agents are drawn (rules file, 4.7)."""

from __future__ import annotations

from konspira.games.stawka import choices
from konspira.games.stawka.content.names import CELLS, REACH, SECTORS
from konspira.games.stawka.links import Asked
from konspira.games.stawka.rules import SS_OFFICER
from konspira.games.stawka.sight import events
from konspira.games.stawka.state import GERMAN, SLOTS, Stawka
from konspira.kernel.events import Question
from konspira.kernel.step import Step

WIDTH = 2 * REACH + 1
BLACK = 3


def faces(state: Stawka) -> list[int]:
    """Return the faces that can still be laid: those of tiles that do not lie yet."""
    used = [state.rules.tile_of[sector] for sector in state.layout[::4]]
    return [s for s in range(len(SECTORS)) if state.rules.tile_of[s] not in used]


def cells(state: Stawka) -> list[int]:
    """Return the empty places that share an edge with a laid sector."""
    laid: list[int] = []
    for at in range(0, len(state.layout), 4):
        laid.append(cell_at(state.layout[at + 1], state.layout[at + 2]))
    found: list[int] = []
    for cell in laid:
        for beside in (cell - WIDTH, cell - 1, cell + 1, cell + WIDTH):
            if beside not in laid and beside not in found:
                found.append(beside)
    found.sort()
    return found


def cell_at(column: int, row: int) -> int:
    """Return the number of a place; police lies at 0, 0."""
    return (row + REACH) * WIDTH + column + REACH


class LaySector(Asked):
    """Ask for a tile, either face (D-03)."""

    def options(self, state: Stawka) -> list[int]:
        return [choices.SECTOR + sector for sector in faces(state)]

    def choose(self, state: Stawka, option: int) -> None:
        state.then(LayCell(self.seat, option - choices.SECTOR))

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "lay-sector", "setup")


class LayCell(Asked):
    """Ask for its place (D-03)."""

    __slots__ = ("sector",)

    def __init__(self, seat: int, sector: int) -> None:
        super().__init__(seat)
        self.sector = sector

    def numbers(self) -> list[int]:
        return [self.seat, self.sector]

    def fits(self, state: Stawka) -> bool:
        return 0 <= self.seat < 2 and state.rules.size > 0 and self.sector in faces(state)

    def start(self) -> Step[Stawka]:
        return LaySector(self.seat)

    def options(self, state: Stawka) -> list[int]:
        return [choices.CELL + cell for cell in cells(state)]

    def choose(self, state: Stawka, option: int) -> None:
        cell = option - choices.CELL
        if state.rules.rotation:
            state.then(LayTurn(self.seat, self.sector, cell))
        else:
            lay(state, self.seat, self.sector, cell, 0)

    def question(self, state: Stawka) -> Question:
        return Question(self.seat, "lay-cell", "setup", {"sector": SECTORS[self.sector]})


class LayTurn(Step[Stawka]):
    """Ask for its turn, if `allow_rotation` is set."""

    __slots__ = ("cell", "sector")

    def __init__(self, seat: int, sector: int, cell: int) -> None:
        super().__init__(seat)
        self.sector = sector
        self.cell = cell

    def numbers(self) -> list[int]:
        return [self.seat, self.sector, self.cell]

    def fits(self, state: Stawka) -> bool:
        if not 0 <= self.seat < 2 or state.rules.size == 0 or not state.rules.rotation:
            return False
        return self.sector in faces(state) and self.cell in cells(state)

    def start(self) -> Step[Stawka]:
        return LaySector(self.seat)

    def options(self, state: Stawka) -> list[int]:
        return [choices.TURN + quarter for quarter in range(4)]

    def choose(self, state: Stawka, option: int) -> None:
        lay(state, self.seat, self.sector, self.cell, 90 * (option - choices.TURN))

    def question(self, state: Stawka) -> Question:
        facts: dict[str, object] = {"sector": SECTORS[self.sector], "cell": CELLS[self.cell]}
        return Question(self.seat, "lay-turn", "setup", facts)


def touched(layout: list[int], column: int, row: int) -> tuple[int, int]:
    """Return the first sector that touches a place, and the edge that they share (see QUARTERS)."""
    for at in range(0, len(layout), 4):
        right, down = column - layout[at + 1], row - layout[at + 2]
        if right == 0 and down in (-1, 1):
            return layout[at], down + 1
        if down == 0 and right in (-1, 1):
            return layout[at], 2 - right
    raise AssertionError("a sector is laid beside another")


def lay(state: Stawka, seat: int, sector: int, cell: int, turn: int) -> None:
    """Lay a sector and compute the board again; then the other player goes on until all lie."""
    column, row = cell % WIDTH - REACH, cell // WIDTH - REACH
    other, edge = touched(state.layout, column, row)
    state.layout = [*state.layout, sector, column, row, turn]
    state.rules = state.rules.layouts.laid(state.layout)
    events.sector_laid(state, seat, sector, cell, edge, other, turn)
    if len(state.layout) < 4 * state.rules.size:
        state.then(LaySector(1 - seat))


class DrawAgents(Step[Stawka]):
    """Draw one agent of each colour and side; black Germans are always SS officers."""

    def run(self, state: Stawka) -> None:
        rules = state.rules
        doc = state.doc[:]
        for slot in range(SLOTS):
            fitting = [d for d in range(len(rules.person)) if rules.slot_of[d] == slot]
            if slot == GERMAN * 4 + BLACK:
                fitting = [d for d in fitting if rules.function[d] == SS_OFFICER]
            if slot == BLACK:
                doc[slot] = fitting[0]  # Kloss; his document is chosen next (STA-1.7)
            else:
                doc[slot] = fitting[state.below(len(fitting))]
            state.open |= 1 << ((1 - (slot >> 2)) * 4 + (slot & 3))
        state.doc = doc
        for slot in range(SLOTS):
            events.seat_agent(state, "agent-drawn", slot >> 2, slot)
