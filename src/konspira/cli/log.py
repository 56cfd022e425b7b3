"""The log in words: what happened, as one viewer heard it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from konspira.cli.shell import Shell
from konspira.drawings import drawing
from konspira.kernel.events import EVERYONE, Event, Told
from konspira.kernel.game import Game
from konspira.kernel.state import State


def print_event(
    shell: Shell,
    game: Game,
    event: Event,
    names: Sequence[str],
    viewer: int | None,
    mark: str = "",
    reader: str = "",
) -> None:
    """One line of the log; the first kind of heading becomes a rule across the screen."""
    sentence = reader + shell.words.event(game, event, names, viewer)
    headings = drawing(game).HEADINGS
    if event.kind in headings[:1] and len(sentence) + 6 <= shell.console.width:
        shell.console.print(Rule(Text(sentence, "bold"), style="dim"))
        return
    hit = viewer is not None and viewer in [event.facts.get(name) for name in ("victim", "a", "b")]
    style = "bold" if event.kind in headings else "magenta" if hit else ""
    print_line(shell, Text(sentence, style), mark)


def print_line(shell: Shell, line: Text, mark: str = "") -> None:
    """A line of the log, set in, with a mark before it."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=max(1, len(mark)), style="dim", justify="right")
    grid.add_column()
    grid.add_row(mark, line)
    shell.console.print(grid)


def heard(state: State, viewer: int | None) -> list[Told]:
    """The events that a viewer heard, with the number of choices before each."""
    return [told for told in state.log if told.audience in (EVERYONE, viewer)]


def print_whole_log(
    shell: Shell,
    game: Game,
    log: Iterable[Told],
    names: Sequence[str],
    viewer: int | None,
    numbered: bool = False,
) -> None:
    """A log, on request with the number of choices before each line; private lines name whose.

    During a game it must not be numbered: how many small choices another seat needed for one order
    tells a pair from two cards of one type (SPI-13).
    """
    for told in log:
        reader = "" if told.audience in (EVERYONE, viewer) else f"[{names[told.audience]}] "
        print_event(
            shell, game, told.event, names, viewer, f"{told.ply:>4}" if numbered else "", reader
        )
